<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Save it elsewhere, or keep the window open?</source>
        <translation>Anderswo speichern oder das Fenster offen lassen?</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Offen lassen</translation>
    </message>
    <message>
        <source>Write over the file?</source>
        <translation>Datei überschreiben?</translation>
    </message>
    <message>
        <source>Write over it</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>{name} exists already.</source>
        <translation>{name} gibt es schon.</translation>
    </message>
    <message>
        <source>Give {name} the trait {trait}</source>
        <translation>{name}: Merkmal {trait} geben</translation>
    </message>
    <message>
        <source>Take the trait {trait} off {name}</source>
        <translation>{name}: Merkmal {trait} nehmen</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Achsenmächte</translation>
    </message>
    <message>
        <source>Allies</source>
        <translation>Alliierte</translation>
    </message>
    <message>
        <source>Select a hex, or point at one, to see what is seen from there.</source>
        <translation>Ein Feld auswählen oder darauf zeigen, um zu sehen, was von dort aus sichtbar ist.</translation>
    </message>
    <message numerus="yes">
        <source>{hex} sees %n hex(es).</source>
        <translation>
            <numerusform>Von {hex} aus ist %n Feld zu sehen.</numerusform>
            <numerusform>Von {hex} aus sind %n Felder zu sehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{start} sees {end}.</source>
        <translation>Sichtlinie von {start} nach {end}.</translation>
    </message>
    <message>
        <source>{start} does not see {end}: {hexes} in the way.</source>
        <translation>Keine Sichtlinie von {start} nach {end}: {hexes} im Weg.</translation>
    </message>
    <message>
        <source>Select a unit, or point at one, to see where it can go.</source>
        <translation>Eine Einheit auswählen oder darauf zeigen, um zu sehen, wohin sie ziehen kann.</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) in reach of the unit on {hex}</source>
        <translation>
            <numerusform>%n Feld in Reichweite der Einheit auf {hex}</numerusform>
            <numerusform>%n Felder in Reichweite der Einheit auf {hex}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it may still battle on %n of them.</source>
        <translation>
            <numerusform>auf %n davon kann sie noch kämpfen.</numerusform>
            <numerusform>auf %n davon kann sie noch kämpfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a unit, or point at one, to see what it can attack.</source>
        <translation>Eine Einheit auswählen oder darauf zeigen, um zu sehen, was sie angreifen kann.</translation>
    </message>
    <message numerus="yes">
        <source>The unit on {hex} has %n target(s).</source>
        <translation>
            <numerusform>Die Einheit auf {hex} hat %n Ziel.</numerusform>
            <numerusform>Die Einheit auf {hex} hat %n Ziele.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flag(s) on {hex}</source>
        <translation>
            <numerusform>%n Flagge auf {hex}</numerusform>
            <numerusform>%n Flaggen auf {hex}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) lost because the way back is closed.</source>
        <translation>
            <numerusform>%n Figur verloren, weil der Rückweg versperrt ist.</numerusform>
            <numerusform>%n Figuren verloren, weil der Rückweg versperrt ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>the way back is open.</source>
        <translation>der Rückweg ist frei.</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) would lose figures to that many flags.</source>
        <translation>
            <numerusform>%n Einheit würde durch so viele Flaggen Figuren verlieren.</numerusform>
            <numerusform>%n Einheiten würden durch so viele Flaggen Figuren verlieren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Crossed out: closed. Hatched: a unit that enters has to stop.</source>
        <translation>Durchkreuzt: unpassierbar. Schraffiert: Wer hineinzieht, muss anhalten.</translation>
    </message>
    <message>
        <source>Green: left and right. Hatched: hexes of two sections.</source>
        <translation>Grün: links und rechts. Schraffiert: Felder zweier Bereiche.</translation>
    </message>
    <message>
        <source>Turns until each side can be at each objective.</source>
        <translation>Züge, bis jede Seite jedes Ziel erreichen kann.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message numerus="yes">
        <source>{side} can attack %n unit(s) in the first turn, with the dice shown.</source>
        <translation>
            <numerusform>{side} können im ersten Zug %n Einheit angreifen, mit den gezeigten Würfeln.</numerusform>
            <numerusform>{side} können im ersten Zug %n Einheiten angreifen, mit den gezeigten Würfeln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards that order attackers, and how many of them:</source>
        <translation>Karten, die Angreifern Befehle geben, und wie vielen:</translation>
    </message>
    <message>
        <source>Cards that order it:</source>
        <translation>Karten, die ihr Befehle geben:</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Line of sight</source>
        <translation>Sichtlinie</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Bewegungen</translation>
    </message>
    <message>
        <source>Targets and dice</source>
        <translation>Ziele und Würfel</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Rückzüge</translation>
    </message>
    <message>
        <source>Open and closed ground</source>
        <translation>Offenes und versperrtes Gelände</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Ways to objectives</source>
        <translation>Wege zu den Zielen</translation>
    </message>
    <message>
        <source>First contacts</source>
        <translation>Erste Kontakte</translation>
    </message>
    <message>
        <source>{hex}: open ground</source>
        <translation>{hex}: offenes Gelände</translation>
    </message>
    <message>
        <source>It is not your turn to choose.</source>
        <translation>Gerade entscheidet jemand anderes.</translation>
    </message>
    <message>
        <source>Choose a section by a hex that lies in it alone, or by a button.</source>
        <translation>Einen Bereich wählen: mit einem Feld, das nur in ihm liegt, oder mit einem Knopf.</translation>
    </message>
    <message>
        <source>it may battle from there</source>
        <translation>kann von dort kämpfen</translation>
    </message>
    <message>
        <source>no battle after that</source>
        <translation>danach kein Kampf</translation>
    </message>
    <message>
        <source>it may leave the board there</source>
        <translation>sie kann dort das Spielfeld verlassen</translation>
    </message>
    <message>
        <source>leaving the board takes one more hex of movement</source>
        <translation>zum Verlassen des Spielfelds braucht sie ein Feld Bewegung mehr</translation>
    </message>
    <message>
        <source>{dice}: hit {hit} %, eliminate {kill} %, drive back {retreat} %</source>
        <translation>{dice}: Treffer {hit} %, Vernichtung {kill} %, Rückzug {retreat} %</translation>
    </message>
    <message>
        <source>Briefing</source>
        <translation>Szenariobeschreibung</translation>
    </message>
    <message>
        <source>Conditions of victory</source>
        <translation>Siegbedingungen</translation>
    </message>
    <message>
        <source>Special rules</source>
        <translation>Sonderregeln</translation>
    </message>
    <message>
        <source>Not enforced by the program</source>
        <translation>Vom Programm nicht überwacht</translation>
    </message>
    <message>
        <source>&amp;Back to the editor</source>
        <translation>&amp;Zurück zum Editor</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Set by hand</source>
        <translation>Von Hand &amp;setzen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Roll &amp;again</source>
        <translation>Noch einmal wür&amp;feln</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>&amp;Schritt</translation>
    </message>
    <message>
        <source>&amp;Choose dice and cards</source>
        <translation>Würfel und &amp;Karten wählen</translation>
    </message>
    <message>
        <source>Show all &amp;hands</source>
        <translation>Alle &amp;Hände zeigen</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>Be&amp;wegung verringern</translation>
    </message>
    <message>
        <source>See from the &amp;other side</source>
        <translation>Von der &amp;anderen Seite sehen</translation>
    </message>
    <message>
        <source>&amp;Next choice</source>
        <translation>&amp;Nächste Wahl</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom ou&amp;t</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Fit the board</source>
        <translation>Spielplan &amp;einpassen</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>&amp;Open game…</source>
        <translation>Partie ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save game…</source>
        <translation>Partie &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Export report…</source>
        <translation>Bericht &amp;exportieren…</translation>
    </message>
    <message>
        <source>&amp;What the scenario tells…</source>
        <translation>&amp;Was das Szenario sagt…</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>{side} played by</source>
        <translation>{side}: gespielt von</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed of the program’s players</source>
        <translation>Tempo der Programmspieler</translation>
    </message>
    <message>
        <source>How fast the program’s players choose</source>
        <translation>Wie schnell die Programmspieler entscheiden</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>The unit is eliminated.</source>
        <translation>Die Einheit ist vernichtet.</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flag(s)</source>
        <translation>
            <numerusform>%n Flagge</numerusform>
            <numerusform>%n Flaggen</numerusform>
        </translation>
    </message>
    <message>
        <source>For orders.</source>
        <translation>Für Aktivierungen.</translation>
    </message>
    <message>
        <source>For recovery.</source>
        <translation>Für die Erholung.</translation>
    </message>
    <message>
        <source>For a mine.</source>
        <translation>Für eine Mine.</translation>
    </message>
    <message>
        <source>For the ice.</source>
        <translation>Für das Eis.</translation>
    </message>
    <message>
        <source>For the bunker.</source>
        <translation>Gegen den Bunker.</translation>
    </message>
    <message>
        <source>Games ({pattern})</source>
        <translation>Partien ({pattern})</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>{path}: {why}</source>
        <translation>{path}: {why}</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Test play</source>
        <translation>Testspiel</translation>
    </message>
    <message>
        <source>The game is not over, or has notes that are in no file.</source>
        <translation>Die Partie ist nicht zu Ende, oder zu ihr gibt es Notizen, die in keiner Datei stehen.</translation>
    </message>
    <message>
        <source>Save it, to go on another time?</source>
        <translation>Speichern, um ein andermal weiterzuspielen?</translation>
    </message>
    <message>
        <source>Lines of play</source>
        <translation>Spielverläufe</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>läuft noch</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Zeitpunkt der Partie</translation>
    </message>
    <message>
        <source>Go on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>Moment {here} of {all}</source>
        <translation>Zeitpunkt {here} von {all}</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>A new note</source>
        <translation>Neue Notiz</translation>
    </message>
    <message>
        <source>A note on this moment</source>
        <translation>Notiz zu diesem Zeitpunkt</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>A note on {hex}</source>
        <translation>Notiz zu {hex}</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Zug {turn}</translation>
    </message>
    <message>
        <source>Strength {number}</source>
        <translation>Stärke {number}</translation>
    </message>
    <message>
        <source>Let chance decide</source>
        <translation>Zufall entscheiden lassen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Meine Karten zeigen</translation>
    </message>
    <message>
        <source>It is played in the enemy’s turn.</source>
        <translation>Sie wird im gegnerischen Zug gespielt.</translation>
    </message>
    <message>
        <source>Combat cards: {cards}</source>
        <translation>Gefechtskarten: {cards}</translation>
    </message>
    <message>
        <source>Played: {side}</source>
        <translation>Gespielt: {side}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>It cannot be played now.</source>
        <translation>Sie ist jetzt nicht spielbar.</translation>
    </message>
    <message>
        <source>The card of this turn has been played.</source>
        <translation>Die Karte dieses Zugs ist gespielt.</translation>
    </message>
    <message>
        <source>The player of the program failed: {why}</source>
        <translation>Der Programmspieler ist ausgefallen: {why}</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>After turn {turn}</source>
        <translation>Nach Zug {turn}</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Der Anfang</translation>
    </message>
    <message>
        <source>Pages ({pattern})</source>
        <translation>Seiten ({pattern})</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Bericht exportieren</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>for units</source>
        <translation>für Einheiten</translation>
    </message>
    <message>
        <source>for objectives</source>
        <translation>für Ziele</translation>
    </message>
    <message>
        <source>for exits</source>
        <translation>für Ausgänge</translation>
    </message>
    <message>
        <source>Units left</source>
        <translation>Verbliebene Einheiten</translation>
    </message>
    <message>
        <source>Figures lost</source>
        <translation>Verlorene Figuren</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>{have} of {need}</source>
        <translation>{have} von {need}</translation>
    </message>
    <message>
        <source>{left} of {all}</source>
        <translation>{left} von {all}</translation>
    </message>
    <message>
        <source>Turn {turn}. Draw pile {deck}, discards {discards}.</source>
        <translation>Zug {turn}. Nachziehstapel {deck}, Ablagestapel {discards}.</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Draufgänger</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Planer</translation>
    </message>
    <message>
        <source>cautious</source>
        <translation>vorsichtig</translation>
    </message>
    <message>
        <source>objective hunter</source>
        <translation>Zieljäger</translation>
    </message>
    <message>
        <source>wrecker</source>
        <translation>Zerstörer</translation>
    </message>
    <message>
        <source>Commander-in-chief</source>
        <translation>Oberbefehlshaber</translation>
    </message>
    <message>
        <source>{chief}, center</source>
        <translation>{chief}, Mitte</translation>
    </message>
    <message>
        <source>Left flank</source>
        <translation>Linke Flanke</translation>
    </message>
    <message>
        <source>Right flank</source>
        <translation>Rechte Flanke</translation>
    </message>
    <message>
        <source>Field general, left</source>
        <translation>Feldgeneral, links</translation>
    </message>
    <message>
        <source>Field general, center</source>
        <translation>Feldgeneral, Mitte</translation>
    </message>
    <message>
        <source>Field general, right</source>
        <translation>Feldgeneral, rechts</translation>
    </message>
    <message>
        <source>Note on this hex…</source>
        <translation>Notiz zu diesem Feld…</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Take the unit off the board</source>
        <translation>Einheit vom Spielplan nehmen</translation>
    </message>
    <message>
        <source>Put the unit elsewhere</source>
        <translation>Einheit versetzen</translation>
    </message>
    <message>
        <source>Put {unit} here</source>
        <translation>{unit} hierher setzen</translation>
    </message>
    <message>
        <source>Put back here</source>
        <translation>Hierher zurücksetzen</translation>
    </message>
    <message>
        <source>Its turn</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Medals for units…</source>
        <translation>Orden für Einheiten…</translation>
    </message>
    <message>
        <source>Medals for exits…</source>
        <translation>Orden für Ausgänge…</translation>
    </message>
    <message>
        <source>Take a card in hand…</source>
        <translation>Karte auf die Hand nehmen…</translation>
    </message>
    <message>
        <source>Give a card away…</source>
        <translation>Karte abgeben…</translation>
    </message>
    <message>
        <source>Objective {number}</source>
        <translation>Ziel {number}</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>{side} {unit} (from {hex})</source>
        <translation>{side} {unit} (von {hex})</translation>
    </message>
    <message>
        <source>Not possible: {why}.</source>
        <translation>Nicht möglich: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>By hand: {unit} has %n figure(s)</source>
        <translation>
            <numerusform>Von Hand: {unit} hat %n Figur</numerusform>
            <numerusform>Von Hand: {unit} hat %n Figuren</numerusform>
        </translation>
    </message>
    <message>
        <source>By hand: {unit} is taken off</source>
        <translation>Von Hand: {unit} vom Plan genommen</translation>
    </message>
    <message>
        <source>Now choose Put here in the menu of another hex.</source>
        <translation>Jetzt „Hierher setzen“ im Menü eines anderen Felds wählen.</translation>
    </message>
    <message>
        <source>By hand: {unit} is put on {hex}</source>
        <translation>Von Hand: {unit} auf {hex} gesetzt</translation>
    </message>
    <message>
        <source>By hand: it is the turn of {side}</source>
        <translation>Von Hand: am Zug: {side}</translation>
    </message>
    <message>
        <source>By hand: objective {number} is held by {side}</source>
        <translation>Von Hand: Ziel {number} gehalten von: {side}</translation>
    </message>
    <message>
        <source>By hand: medals of {side}</source>
        <translation>Von Hand: Orden ({side})</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>Eine solche Karte gibt es nicht.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>By hand: cards of {side}</source>
        <translation>Von Hand: Karten ({side})</translation>
    </message>
    <message>
        <source>Paused. Go on from here, or step.</source>
        <translation>Pause. Ab hier weiterspielen oder Schritt.</translation>
    </message>
    <message>
        <source>{side}: {player} is at it …</source>
        <translation>{side}: {player} ist dabei …</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Bewegung</numerusform>
            <numerusform>%n Bewegungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s)</source>
        <translation>
            <numerusform>%n Angriff</numerusform>
            <numerusform>%n Angriffe</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn before: {told}.</source>
        <translation>Der Zug davor: {told}.</translation>
    </message>
    <message numerus="yes">
        <source>{side} lost %n figure(s)</source>
        <translation>
            <numerusform>{side} verloren %n Figur</numerusform>
            <numerusform>{side} verloren %n Figuren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} gained %n medal(s)</source>
        <translation>
            <numerusform>{side} erhielten %n Orden</numerusform>
            <numerusform>{side} erhielten %n Orden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} lost %n medal(s)</source>
        <translation>
            <numerusform>{side} verloren %n Orden</numerusform>
            <numerusform>{side} verloren %n Orden</numerusform>
        </translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Eine neue Partie</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Ohne Titel</translation>
    </message>
    <message>
        <source>In teams</source>
        <translation>In Teams</translation>
    </message>
    <message>
        <source>A side may be played by several: each decides for a section, one for the cards.</source>
        <translation>Mehrere können eine Seite spielen: Jeder entscheidet für einen Bereich, einer über die Karten.</translation>
    </message>
    <message>
        <source>The same seed and the same choices give the same game.</source>
        <translation>Gleicher Startwert und gleiche Entscheidungen ergeben die gleiche Partie.</translation>
    </message>
    <message>
        <source>All hands lie open</source>
        <translation>Alle Hände liegen offen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Go on with the last game, on the map as it was then</source>
        <translation>Letzte Partie fortsetzen, auf der damaligen Karte</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Every rule of this scenario is enforced.</source>
        <translation>Alle Regeln dieses Szenarios werden eingehalten.</translation>
    </message>
    <message>
        <source>The program does not enforce this. Undo what breaks such a rule, choose dice and cards, or set figures, medals and hands by hand, all in the Edit menu.</source>
        <translation>Das Programm überwacht dies nicht. Was gegen eine solche Regel verstößt, lässt sich rückgängig machen; Würfel und Karten lassen sich wählen, Figuren, Orden und Hände von Hand setzen, alles im Menü Bearbeiten.</translation>
    </message>
    <message>
        <source>Left to you</source>
        <translation>Den Spielern überlassen</translation>
    </message>
    <message>
        <source>There is nothing to play: both sides need a unit on the board</source>
        <translation>Nichts zu spielen: Beide Seiten brauchen eine Einheit auf dem Spielplan</translation>
    </message>
    <message>
        <source>There is nothing to play: the game would be over before it begins</source>
        <translation>Nichts zu spielen: Die Partie wäre zu Ende, bevor sie beginnt</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} medals</source>
        <translation>{number} Orden</translation>
    </message>
    <message>
        <source>{unit} ({side})</source>
        <translation>{unit} ({side})</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n Figur</numerusform>
            <numerusform>%n Figuren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n medal(s)</source>
        <translation>
            <numerusform>%n Orden</numerusform>
            <numerusform>%n Orden</numerusform>
        </translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nirgendwo</translation>
    </message>
    <message>
        <source>infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>armor</source>
        <translation>Panzer</translation>
    </message>
    <message>
        <source>{title} – test play</source>
        <translation>{title} – Testspiel</translation>
    </message>
    <message>
        <source>It tells nothing more.</source>
        <translation>Mehr sagt es nicht.</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Saved to {path}</source>
        <translation>Gespeichert in {path}</translation>
    </message>
    <message>
        <source>1 die</source>
        <translation>1 Würfel</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>center</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>{section}, left half</source>
        <translation>{section}, linke Hälfte</translation>
    </message>
    <message>
        <source>{section}, right half</source>
        <translation>{section}, rechte Hälfte</translation>
    </message>
    <message>
        <source>The game is over; nobody has won ({reason}).</source>
        <translation>Die Partie ist vorbei; niemand hat gewonnen ({reason}).</translation>
    </message>
    <message>
        <source>{side} won ({reason}), {axis} : {allies} medals in turn {turn}.</source>
        <translation>{side} haben gewonnen ({reason}), {axis} : {allies} Orden in Zug {turn}.</translation>
    </message>
    <message>
        <source>by medals</source>
        <translation>durch Orden</translation>
    </message>
    <message>
        <source>at once, by its objective</source>
        <translation>sofort, durch ihr Ziel</translation>
    </message>
    <message>
        <source>the other side has no units left</source>
        <translation>die Gegenseite hat keine Einheiten mehr</translation>
    </message>
    <message>
        <source>the draw pile is used up</source>
        <translation>der Nachziehstapel ist aufgebraucht</translation>
    </message>
    <message>
        <source>nothing happened for too long</source>
        <translation>zu lange ist nichts geschehen</translation>
    </message>
    <message>
        <source>A card is drawn.</source>
        <translation>Eine Karte wird gezogen.</translation>
    </message>
    <message>
        <source>A combat card is dealt.</source>
        <translation>Eine Gefechtskarte wird ausgeteilt.</translation>
    </message>
    <message>
        <source>A card is lost.</source>
        <translation>Eine Karte geht verloren.</translation>
    </message>
    <message>
        <source>A mine is revealed.</source>
        <translation>Eine Mine wird aufgedeckt.</translation>
    </message>
    <message>
        <source>The dice decide.</source>
        <translation>Die Würfel entscheiden.</translation>
    </message>
    <message>
        <source>no card can be played; choose one to put away.</source>
        <translation>keine Karte ist spielbar; eine zum Ablegen wählen.</translation>
    </message>
    <message>
        <source>choose the next card, or play no more in this turn.</source>
        <translation>wähle die nächste Karte oder spiele in diesem Zug keine mehr.</translation>
    </message>
    <message>
        <source>choose a card to play.</source>
        <translation>eine Karte zum Spielen wählen.</translation>
    </message>
    <message>
        <source>there is no card to play.</source>
        <translation>es ist keine Karte zum Spielen da.</translation>
    </message>
    <message numerus="yes">
        <source>{card}: order %n more unit(s).</source>
        <translation>
            <numerusform>{card}: noch %n Einheit aktivieren.</numerusform>
            <numerusform>{card}: noch %n Einheiten aktivieren.</numerusform>
        </translation>
    </message>
    <message>
        <source>choose where the unit on {hex} retreats.</source>
        <translation>wählen, wohin sich die Einheit auf {hex} zurückzieht.</translation>
    </message>
    <message numerus="yes">
        <source>{card}: order %n more unit(s) only to move.</source>
        <translation>
            <numerusform>{card}: aktiviere noch %n Einheit, die nur zieht.</numerusform>
            <numerusform>{card}: aktiviere noch %n Einheiten, die nur ziehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>the unit on {hex} has held; let it battle back?</source>
        <translation>Die Einheit auf {hex} hat standgehalten; soll sie zurückschlagen?</translation>
    </message>
    <message>
        <source>take the ground on {hex}?</source>
        <translation>auf {hex} Boden gewinnen?</translation>
    </message>
    <message>
        <source>the unit on {hex} is attacked; let it strike first with the Ambush card?</source>
        <translation>die Einheit auf {hex} wird angegriffen; mit der Karte Hinterhalt zuerst zuschlagen?</translation>
    </message>
    <message>
        <source>{card}: choose the section.</source>
        <translation>{card}: den Bereich wählen.</translation>
    </message>
    <message>
        <source>{card}: choose the unit that recovers.</source>
        <translation>{card}: die Einheit wählen, die sich erholt.</translation>
    </message>
    <message>
        <source>{card}: choose the units to strike at, side by side.</source>
        <translation>{card}: die Einheiten wählen, die getroffen werden sollen, Seite an Seite.</translation>
    </message>
    <message>
        <source>{card}: choose the unit to strike at next.</source>
        <translation>{card}: die nächste Einheit wählen, die getroffen werden soll.</translation>
    </message>
    <message>
        <source>move ordered units: click one, then the hex where it goes.</source>
        <translation>aktivierte Einheiten ziehen: erst die Einheit anklicken, dann ihr Zielfeld.</translation>
    </message>
    <message>
        <source>battle: click a unit, then its target.</source>
        <translation>Kampf: erst eine Einheit anklicken, dann ihr Ziel.</translation>
    </message>
    <message>
        <source>the unit may battle once more.</source>
        <translation>die Einheit darf noch einmal kämpfen.</translation>
    </message>
    <message>
        <source>the unit may move on.</source>
        <translation>die Einheit darf weiterziehen.</translation>
    </message>
    <message>
        <source>choose the card to keep.</source>
        <translation>die Karte wählen, die behalten wird.</translation>
    </message>
    <message>
        <source>{card}: choose the units that get figures back.</source>
        <translation>{card}: wähle die Einheiten, die Figuren zurückerhalten.</translation>
    </message>
    <message>
        <source>choose the hexes where smoke rises, side by side.</source>
        <translation>wähle die Felder, auf denen Nebel aufsteigt, nebeneinander.</translation>
    </message>
    <message>
        <source>move onto the new bridge?</source>
        <translation>auf die neue Brücke ziehen?</translation>
    </message>
    <message>
        <source>fetch a discarded card, or draw as usual.</source>
        <translation>nimm eine abgelegte Karte oder ziehe wie sonst.</translation>
    </message>
    <message>
        <source>the unit may move one hex on before it battles again.</source>
        <translation>die Einheit darf ein Feld weiterziehen, bevor sie wieder kämpft.</translation>
    </message>
    <message>
        <source>choose the card for your next turn.</source>
        <translation>die Karte für den nächsten Zug wählen.</translation>
    </message>
    <message>
        <source>the turn ends; play a combat card?</source>
        <translation>der Zug endet; eine Gefechtskarte spielen?</translation>
    </message>
    <message numerus="yes">
        <source>the unit on {hex} has to answer %n flag(s); ignore some by a card?</source>
        <translation>
            <numerusform>%n Flagge gegen die Einheit auf {hex}: mit einer Karte ignorieren?</numerusform>
            <numerusform>%n Flaggen gegen die Einheit auf {hex}: einige mit Karten ignorieren?</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not battle back</source>
        <translation>Nicht zurückschlagen</translation>
    </message>
    <message>
        <source>Draw as usual</source>
        <translation>Wie sonst ziehen</translation>
    </message>
    <message>
        <source>Ignore none by cards</source>
        <translation>Keine mit Karten ignorieren</translation>
    </message>
    <message>
        <source>Orders done</source>
        <translation>Aktivierung fertig</translation>
    </message>
    <message>
        <source>Targets done</source>
        <translation>Ziele fertig</translation>
    </message>
    <message>
        <source>Moves done</source>
        <translation>Bewegung fertig</translation>
    </message>
    <message>
        <source>Battles done</source>
        <translation>Kämpfe fertig</translation>
    </message>
    <message>
        <source>No more battle</source>
        <translation>Kein Kampf mehr</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Hier bleiben</translation>
    </message>
    <message>
        <source>Smoke done</source>
        <translation>Nebel fertig</translation>
    </message>
    <message>
        <source>End of turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>No ambush</source>
        <translation>Kein Hinterhalt</translation>
    </message>
    <message>
        <source>{card} as Air Power</source>
        <translation>{card} als Luftangriff</translation>
    </message>
    <message>
        <source>Battle back</source>
        <translation>Zurückschlagen</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Hinüber</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Hinterhalt</translation>
    </message>
    <message>
        <source>Ignore the flags</source>
        <translation>Flaggen ignorieren</translation>
    </message>
    <message>
        <source>Take ground</source>
        <translation>Boden gewinnen</translation>
    </message>
    <message>
        <source>Leave the board from {hex}</source>
        <translation>Spielplan von {hex} aus verlassen</translation>
    </message>
    <message>
        <source>Clear {hex}</source>
        <translation>{hex} räumen</translation>
    </message>
    <message>
        <source>Let {hex} recover</source>
        <translation>{hex} erholt sich</translation>
    </message>
    <message>
        <source>Smoke from {hex}</source>
        <translation>Nebel von {hex}</translation>
    </message>
    <message>
        <source>Supply {hex}</source>
        <translation>{hex} versorgen</translation>
    </message>
    <message>
        <source>Bridge {hex}</source>
        <translation>{hex} überbrücken</translation>
    </message>
    <message>
        <source>Attack the bunker on {hex}</source>
        <translation>Bunker auf {hex} angreifen</translation>
    </message>
    <message>
        <source>Attack {hex}</source>
        <translation>{hex} angreifen</translation>
    </message>
    <message>
        <source>To {hex} by way of {via}</source>
        <translation>Nach {hex} über {via}</translation>
    </message>
    <message>
        <source>To {hex}</source>
        <translation>Nach {hex}</translation>
    </message>
    <message>
        <source>No line of sight: {hexes} in the way.</source>
        <translation>Keine Sichtlinie: {hexes} im Weg.</translation>
    </message>
    <message>
        <source>It is {distance} hexes away, and the unit fires {range}.</source>
        <translation>Die Entfernung ist {distance} Felder, die Einheit schießt {range} weit.</translation>
    </message>
    <message numerus="yes">
        <source>That is too far: the unit moves %n hex(es).</source>
        <translation>
            <numerusform>Das ist zu weit: Die Einheit zieht %n Feld.</numerusform>
            <numerusform>Das ist zu weit: Die Einheit zieht %n Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>The unit may be ordered from turn {turn} of its side on.</source>
        <translation>Die Einheit darf erst ab Zug {turn} ihrer Seite aktiviert werden.</translation>
    </message>
    <message>
        <source>Nothing can be done with this hex now.</source>
        <translation>Mit diesem Feld ist jetzt nichts anzufangen.</translation>
    </message>
    <message>
        <source>There is no unit.</source>
        <translation>Dort steht keine Einheit.</translation>
    </message>
    <message>
        <source>That is a unit of the enemy.</source>
        <translation>Das ist eine feindliche Einheit.</translation>
    </message>
    <message>
        <source>That is a unit of your own.</source>
        <translation>Das ist eine eigene Einheit.</translation>
    </message>
    <message>
        <source>It has its order already, or no order is left.</source>
        <translation>Sie ist schon aktiviert, oder es ist keine Aktivierung mehr übrig.</translation>
    </message>
    <message>
        <source>The card does not order units of this kind.</source>
        <translation>Die Karte aktiviert keine Einheiten dieser Art.</translation>
    </message>
    <message>
        <source>The card gives no order in the section where the unit stands.</source>
        <translation>Die Karte gilt nicht für den Bereich, in dem die Einheit steht.</translation>
    </message>
    <message>
        <source>No order is left for the section where the unit stands.</source>
        <translation>Für den Bereich, in dem die Einheit steht, ist keine Aktivierung mehr übrig.</translation>
    </message>
    <message>
        <source>The card orders only units beside an enemy.</source>
        <translation>Die Karte aktiviert nur Einheiten neben einem Feind.</translation>
    </message>
    <message>
        <source>The card orders only units that are not beside an enemy.</source>
        <translation>Die Karte aktiviert nur Einheiten, die nicht neben einem Feind stehen.</translation>
    </message>
    <message>
        <source>Nothing can be laid on its hex.</source>
        <translation>Auf ihr Feld lässt sich nichts legen.</translation>
    </message>
    <message>
        <source>The unit was not ordered.</source>
        <translation>Die Einheit wurde nicht aktiviert.</translation>
    </message>
    <message>
        <source>The unit has moved already.</source>
        <translation>Die Einheit ist schon gezogen.</translation>
    </message>
    <message>
        <source>The unit has battled already, or moved too far to battle.</source>
        <translation>Die Einheit hat schon gekämpft oder ist zu weit gezogen, um zu kämpfen.</translation>
    </message>
    <message>
        <source>The unit cannot leave its hex.</source>
        <translation>Die Einheit kann ihr Feld nicht verlassen.</translation>
    </message>
    <message>
        <source>Another unit stands there.</source>
        <translation>Dort steht eine andere Einheit.</translation>
    </message>
    <message>
        <source>The unit cannot enter that hex.</source>
        <translation>Die Einheit kann dieses Feld nicht betreten.</translation>
    </message>
    <message>
        <source>No way there is open and short enough.</source>
        <translation>Kein Weg dorthin ist frei und kurz genug.</translation>
    </message>
    <message>
        <source>The unit cannot battle from its hex.</source>
        <translation>Die Einheit kann von ihrem Feld aus nicht kämpfen.</translation>
    </message>
    <message>
        <source>With an enemy beside it, the unit must battle that one.</source>
        <translation>Steht ein Feind daneben, muss die Einheit diesen bekämpfen.</translation>
    </message>
    <message>
        <source>The card allows attacks on adjacent enemies only.</source>
        <translation>Die Karte erlaubt nur Angriffe auf benachbarte Feinde.</translation>
    </message>
    <message>
        <source>With this card, a unit beside an enemy does not battle.</source>
        <translation>Mit dieser Karte kämpft eine Einheit neben einem Feind nicht.</translation>
    </message>
    <message>
        <source>From there it cannot be attacked.</source>
        <translation>Von dort aus ist sie nicht angreifbar.</translation>
    </message>
    <message>
        <source>The ground takes all dice away.</source>
        <translation>Das Gelände nimmt alle Würfel weg.</translation>
    </message>
    <message>
        <source>Give up a stroke</source>
        <translation>Strich abbrechen</translation>
    </message>
    <message>
        <source>Choose a piece from the palette to fill with it</source>
        <translation>Zum Füllen ein Teil aus der Palette wählen</translation>
    </message>
    <message>
        <source>Click: fill with {name}; Alt: all hexes of the kind</source>
        <translation>Klick: mit {name} füllen; Alt: alle Felder der Art</translation>
    </message>
    <message>
        <source>Choose a piece from the palette first.</source>
        <translation>Zuerst ein Teil aus der Palette wählen.</translation>
    </message>
    <message>
        <source>The layer of this piece is locked or hidden.</source>
        <translation>Die Ebene dieses Teils ist gesperrt oder ausgeblendet.</translation>
    </message>
    <message numerus="yes">
        <source>Fill %n hex(es) with {name}</source>
        <translation>
            <numerusform>%n Feld mit {name} füllen</numerusform>
            <numerusform>%n Felder mit {name} füllen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Click: take the piece in hand; again: the one below</source>
        <translation>Klick: Teil zur Hand nehmen; noch einmal: das darunter</translation>
    </message>
    <message>
        <source>There is nothing to pick here.</source>
        <translation>Hier ist nichts aufzunehmen.</translation>
    </message>
    <message>
        <source>Drag: move the board; the wheel with Ctrl zooms</source>
        <translation>Ziehen: Spielplan verschieben; Rad mit Strg zoomt</translation>
    </message>
    <message>
        <source>Choose a piece from the palette to draw a line of it</source>
        <translation>Für eine Linie ein Teil aus der Palette wählen</translation>
    </message>
    <message>
        <source>Drag: a straight line of {name}</source>
        <translation>Ziehen: gerade Linie aus {name}</translation>
    </message>
    <message numerus="yes">
        <source>Place {name} on %n hex(es) in a line</source>
        <translation>
            <numerusform>{name} in einer Linie auf %n Feld platzieren</numerusform>
            <numerusform>{name} in einer Linie auf %n Felder platzieren</numerusform>
        </translation>
    </message>
    <message>
        <source>a badge needs a unit</source>
        <translation>ein Abzeichen braucht eine Einheit</translation>
    </message>
    <message>
        <source>Not here: {reasons}</source>
        <translation>Nicht hier: {reasons}</translation>
    </message>
    <message numerus="yes">
        <source>Your boxes hold %n more of it; it can be placed all the same</source>
        <translation>
            <numerusform>In den Boxen ist noch %n davon; platzieren geht trotzdem</numerusform>
            <numerusform>In den Boxen sind noch %n davon; platzieren geht trotzdem</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a piece from the palette to place it</source>
        <translation>Zum Platzieren ein Teil aus der Palette wählen</translation>
    </message>
    <message>
        <source>Click: place {name}; Shift: line; Alt: pick</source>
        <translation>Klick: {name} platzieren; Umschalt: Linie; Alt: aufnehmen</translation>
    </message>
    <message>
        <source>{key}: turn</source>
        <translation>{key}: drehen</translation>
    </message>
    <message>
        <source>Place {name}</source>
        <translation>{name} platzieren</translation>
    </message>
    <message numerus="yes">
        <source>Place {name} on %n hex(es)</source>
        <translation>
            <numerusform>{name} auf %n Feld platzieren</numerusform>
            <numerusform>{name} auf %n Felder platzieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Click: erase the top piece; Shift: everything on the hex</source>
        <translation>Klick: oberstes Teil radieren; Umschalt: alles auf dem Feld</translation>
    </message>
    <message>
        <source>What lies here is locked or hidden.</source>
        <translation>Was hier liegt, ist gesperrt oder ausgeblendet.</translation>
    </message>
    <message numerus="yes">
        <source>Erase %n hex(es)</source>
        <translation>
            <numerusform>%n Feld radieren</numerusform>
            <numerusform>%n Felder radieren</numerusform>
        </translation>
    </message>
    <message>
        <source>{key}: mirror</source>
        <translation>{key}: spiegeln</translation>
    </message>
    <message>
        <source>{key}: cancel</source>
        <translation>{key}: abbrechen</translation>
    </message>
    <message>
        <source>Click to place</source>
        <translation>Klick: ablegen</translation>
    </message>
    <message>
        <source>Not pasted: a layer of it is locked or hidden.</source>
        <translation>Nicht eingefügt: Eine Ebene davon ist gesperrt oder ausgeblendet.</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n hex(es)</source>
        <translation>
            <numerusform>%n Feld einfügen</numerusform>
            <numerusform>%n Felder einfügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) fell off the board</source>
        <translation>
            <numerusform>%n Feld fiel vom Spielplan</numerusform>
            <numerusform>%n Felder fielen vom Spielplan</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw: {name}; pieces and rotations are chosen for you</source>
        <translation>Zeichnen: {name}; Teile und Drehungen ergeben sich von selbst</translation>
    </message>
    <message>
        <source>The layer of lines is locked or hidden.</source>
        <translation>Die Ebene der Linien ist gesperrt oder ausgeblendet.</translation>
    </message>
    <message numerus="yes">
        <source>Draw {name} over %n hex(es)</source>
        <translation>
            <numerusform>{name} über %n Feld zeichnen</numerusform>
            <numerusform>{name} über %n Felder zeichnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Click: select, again: the piece below; drag: move; Shift adds, Ctrl removes</source>
        <translation>Klick: auswählen, noch einmal: das Teil darunter; Ziehen: verschieben; Umschalt fügt hinzu, Strg nimmt weg</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) selected</source>
        <translation>
            <numerusform>%n Feld ausgewählt</numerusform>
            <numerusform>%n Felder ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Release here to leave everything as it is</source>
        <translation>Hier loslassen, um alles zu lassen, wie es ist</translation>
    </message>
    <message>
        <source>Copy to {hex}</source>
        <translation>Nach {hex} kopieren</translation>
    </message>
    <message>
        <source>Move to {hex}; Ctrl: copy</source>
        <translation>Nach {hex} verschieben; Strg: kopieren</translation>
    </message>
    <message>
        <source>Not moved: something would fall off the board.</source>
        <translation>Nicht verschoben: Etwas fiele vom Spielplan.</translation>
    </message>
    <message>
        <source>Not moved: something of it is locked or hidden.</source>
        <translation>Nicht verschoben: Etwas davon ist gesperrt oder ausgeblendet.</translation>
    </message>
    <message>
        <source>Copy a piece</source>
        <translation>Teil kopieren</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <translation>Teil verschieben</translation>
    </message>
    <message numerus="yes">
        <source>Copy %n hex(es)</source>
        <translation>
            <numerusform>%n Feld kopieren</numerusform>
            <numerusform>%n Felder kopieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n hex(es)</source>
        <translation>
            <numerusform>%n Feld verschieben</numerusform>
            <numerusform>%n Felder verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} of {all}</source>
        <translation>{place} von {all}</translation>
    </message>
    <message>
        <source>Click: add or change the medal of a hex</source>
        <translation>Klick: Orden eines Felds hinzufügen oder ändern</translation>
    </message>
    <message>
        <source>Click: write a label on a hex</source>
        <translation>Klick: Beschriftung auf ein Feld schreiben</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Inventory</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>exit</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>elite</source>
        <translation>Elite</translation>
    </message>
    <message>
        <source>Temporary</source>
        <translation>Temporär</translation>
    </message>
    <message>
        <source>Temporary majority</source>
        <translation>Temporär, Überzahl</translation>
    </message>
    <message>
        <source>Temporary majority at turn start</source>
        <translation>Temporär, Überzahl (Rundenbeginn)</translation>
    </message>
    <message>
        <source>Permanent</source>
        <translation>Permanent</translation>
    </message>
    <message>
        <source>Permanent at turn start</source>
        <translation>Permanent (Rundenbeginn)</translation>
    </message>
    <message>
        <source>Last to occupy</source>
        <translation>Letzter Besatzer</translation>
    </message>
    <message>
        <source>Sole control</source>
        <translation>Alleinherrschaft</translation>
    </message>
    <message>
        <source>Sudden death</source>
        <translation>Sudden Death</translation>
    </message>
    <message>
        <source>Only the text says what ends the game at once.</source>
        <translation>Nur der Text sagt, was die Partie sofort beendet.</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>The text of the scenario may say otherwise.</source>
        <translation>Der Text des Szenarios kann etwas anderes sagen.</translation>
    </message>
    <message>
        <source>1 medal</source>
        <translation>1 Orden</translation>
    </message>
    <message>
        <source>one of their units stands on {places}</source>
        <translation>eine ihrer Einheiten auf {places} steht</translation>
    </message>
    <message>
        <source>one of its units stands on {places}</source>
        <translation>eine ihrer Einheiten auf {places} steht</translation>
    </message>
    <message>
        <source>their units stand on {places} at once</source>
        <translation>ihre Einheiten zugleich auf {places} stehen</translation>
    </message>
    <message>
        <source>its units stand on {places} at once</source>
        <translation>ihre Einheiten zugleich auf {places} stehen</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>their units stand on at least {needed} of the {count} hexes {places}</source>
        <translation>ihre Einheiten auf mindestens {needed} der {count} Felder {places} stehen</translation>
    </message>
    <message>
        <source>its units stand on at least {needed} of the {count} hexes {places}</source>
        <translation>ihre Einheiten auf mindestens {needed} der {count} Felder {places} stehen</translation>
    </message>
    <message>
        <source>more than half, at least {needed}, of the {count} hexes {places}</source>
        <translation>mehr als der Hälfte, mindestens {needed}, der {count} Felder {places}</translation>
    </message>
    <message>
        <source>both of the hexes {places}</source>
        <translation>beiden Feldern {places}</translation>
    </message>
    <message>
        <source>any of the {count} hexes from {first} to {last}</source>
        <translation>einem der {count} Felder von {first} bis {last}</translation>
    </message>
    <message>
        <source>Units of the {side} may leave the board over {edge} from {place}.</source>
        <translation>{side}: Einheiten dürfen den Spielplan über {edge} von {place} aus verlassen.</translation>
    </message>
    <message>
        <source>Units may leave the board over {edge} from {place}; nothing says whose.</source>
        <translation>Einheiten dürfen den Spielplan über {edge} von {place} aus verlassen; von welcher Seite, ist nicht gesagt.</translation>
    </message>
    <message>
        <source>The exit on {place} does not lie on the edge of the board.</source>
        <translation>Der Ausgang auf {place} liegt nicht am Rand des Spielplans.</translation>
    </message>
    <message>
        <source>the upper edge</source>
        <translation>den oberen Rand</translation>
    </message>
    <message>
        <source>the lower edge</source>
        <translation>den unteren Rand</translation>
    </message>
    <message>
        <source>the left edge</source>
        <translation>den linken Rand</translation>
    </message>
    <message>
        <source>the right edge</source>
        <translation>den rechten Rand</translation>
    </message>
    <message>
        <source>Enforced in test play</source>
        <translation>Im Testspiel eingehalten</translation>
    </message>
    <message>
        <source>Partly enforced in test play</source>
        <translation>Im Testspiel teilweise eingehalten</translation>
    </message>
    <message>
        <source>Not enforced in test play</source>
        <translation>Im Testspiel nicht eingehalten</translation>
    </message>
    <message>
        <source>No rule of play</source>
        <translation>Keine Spielregel</translation>
    </message>
    <message>
        <source>The {side} hold {medals} as long as {condition}; they lose it as soon as that is over.</source>
        <translation>{side} halten {medals}, solange {condition}; danach geht das verloren.</translation>
    </message>
    <message>
        <source>The {side} hold {medals} as long as their units stand on {majority}.</source>
        <translation>{side} halten {medals}, solange ihre Einheiten auf {majority} stehen.</translation>
    </message>
    <message>
        <source>The {side} gain {medals} if at the start of one of their turns their units stand on {majority}; they lose it at the start of a later turn of theirs if they do not.</source>
        <translation>{side} erhalten {medals}, wenn zu Beginn einer ihrer Runden ihre Einheiten auf {majority} stehen; trifft das zu Beginn einer späteren eigenen Runde nicht mehr zu, geht das verloren.</translation>
    </message>
    <message>
        <source>The {side} gain {medals} as soon as one of their units enters {place}; they keep it.</source>
        <translation>{side} erhalten {medals}, sobald eine ihrer Einheiten {place} betritt, und behalten das.</translation>
    </message>
    <message>
        <source>The {side} gain {medals} if at the start of one of their turns {condition}; they keep it.</source>
        <translation>{side} erhalten {medals}, wenn zu Beginn einer ihrer Runden {condition}, und behalten das.</translation>
    </message>
    <message>
        <source>The {side} gain {medals} as soon as one of their units enters {place}; they lose it when a unit of the {enemy} does.</source>
        <translation>{side} erhalten {medals}, sobald eine ihrer Einheiten {place} betritt; das geht verloren, wenn es eine Einheit der Gegenseite ({enemy}) tut.</translation>
    </message>
    <message>
        <source>The {side} hold {medals} as long as one of their units stands on {place}, and none of the {enemy} does.</source>
        <translation>{side} halten {medals}, solange eine ihrer Einheiten auf {place} steht und keine der Gegenseite ({enemy}).</translation>
    </message>
    <message>
        <source>The {side} win the game at once when {condition}.</source>
        <translation>{side} gewinnen die Partie sofort, wenn {condition}.</translation>
    </message>
    <message>
        <source>A side holds {medals} as long as {condition}; it loses it as soon as that is over.</source>
        <translation>Eine Seite hält {medals}, solange {condition}; danach geht das verloren.</translation>
    </message>
    <message>
        <source>A side holds {medals} as long as its units stand on {majority}.</source>
        <translation>Eine Seite hält {medals}, solange ihre Einheiten auf {majority} stehen.</translation>
    </message>
    <message>
        <source>A side gains {medals} if at the start of one of its turns its units stand on {majority}; it loses it at the start of a later turn of its own if they do not, or when the other side gains it.</source>
        <translation>Eine Seite erhält {medals}, wenn zu Beginn einer ihrer Runden ihre Einheiten auf {majority} stehen; das geht verloren, wenn es zu Beginn einer späteren eigenen Runde nicht mehr zutrifft oder die andere Seite es erhält.</translation>
    </message>
    <message>
        <source>The first side of which a unit enters {place} gains {medals} and keeps it.</source>
        <translation>Die erste Seite, von der eine Einheit {place} betritt, erhält {medals} und behält das.</translation>
    </message>
    <message>
        <source>The first side to gain {medals}, which it keeps, is the one for which at the start of one of its turns {condition}.</source>
        <translation>{medals} für die erste Seite, für die zu Beginn einer ihrer Runden gilt, dass {condition}; sie behält das.</translation>
    </message>
    <message>
        <source>The side of which a unit was the last to enter {place} holds {medals}.</source>
        <translation>Die Seite, von der zuletzt eine Einheit {place} betreten hat, hält {medals}.</translation>
    </message>
    <message>
        <source>A side holds {medals} as long as one of its units stands on {place}, and none of the other side does.</source>
        <translation>Eine Seite hält {medals}, solange eine ihrer Einheiten auf {place} steht und keine der anderen Seite.</translation>
    </message>
    <message>
        <source>A side wins the game at once when {condition}.</source>
        <translation>Eine Seite gewinnt die Partie sofort, wenn {condition}.</translation>
    </message>
    <message>
        <source>it is played as: {type}</source>
        <translation>gespielt wird: {type}</translation>
    </message>
    <message>
        <source>Exit {place}</source>
        <translation>Ausgang {place}</translation>
    </message>
    <message>
        <source>Countryside</source>
        <translation>Graslandschaft</translation>
    </message>
    <message>
        <source>Beach</source>
        <translation>Strand</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Winter</translation>
    </message>
    <message>
        <source>Desert</source>
        <translation>Wüste</translation>
    </message>
    <message>
        <source>Western Front</source>
        <translation>Westfront</translation>
    </message>
    <message>
        <source>Eastern Front</source>
        <translation>Ostfront</translation>
    </message>
    <message>
        <source>Pacific</source>
        <translation>Pazifik</translation>
    </message>
    <message>
        <source>Mediterranean</source>
        <translation>Mittelmeer</translation>
    </message>
    <message>
        <source>artillery</source>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>vehicles</source>
        <translation>Fahrzeuge</translation>
    </message>
    <message>
        <source>all units</source>
        <translation>alle Einheiten</translation>
    </message>
    <message>
        <source>No unit can enter.</source>
        <translation>Keine Einheit kann das Feld betreten.</translation>
    </message>
    <message>
        <source>Closed to {classes}.</source>
        <translation>Unpassierbar für: {classes}.</translation>
    </message>
    <message>
        <source>Entered and left only by its open sides.</source>
        <translation>Nur über die offenen Seiten zu betreten und zu verlassen.</translation>
    </message>
    <message>
        <source>Units can cross the water here.</source>
        <translation>Hier lässt sich das Wasser überqueren.</translation>
    </message>
    <message>
        <source>Opens {terrain} to {classes}.</source>
        <translation>Öffnet {terrain} für: {classes}.</translation>
    </message>
    <message>
        <source>{classes} must stop on entering.</source>
        <translation>Muss beim Betreten anhalten: {classes}.</translation>
    </message>
    <message>
        <source>They may still take ground.</source>
        <translation>Boden gewinnen bleibt erlaubt.</translation>
    </message>
    <message>
        <source>Only as the first hex of a move.</source>
        <translation>Nur als erstes Feld einer Bewegung.</translation>
    </message>
    <message numerus="yes">
        <source>A move that enters it is of %n hex(es) at most.</source>
        <translation>
            <numerusform>Eine Bewegung dorthin geht über höchstens %n Feld.</numerusform>
            <numerusform>Eine Bewegung dorthin geht über höchstens %n Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>From {terrain}</source>
        <translation>Von {terrain} aus</translation>
    </message>
    <message>
        <source>From anything but {terrain}</source>
        <translation>Von anderswo als {terrain} aus</translation>
    </message>
    <message>
        <source>A move along the road may be one hex longer.</source>
        <translation>Eine Bewegung entlang der Straße darf ein Feld länger sein.</translation>
    </message>
    <message>
        <source>Roll {dice} on entering: each star costs {figures}.</source>
        <translation>Beim Betreten {dice} werfen: Jeder Stern kostet {figures}.</translation>
    </message>
    <message>
        <source>No battle in the turn of entering: {classes}.</source>
        <translation>Kein Kampf im Zug des Betretens: {classes}.</translation>
    </message>
    <message>
        <source>A unit that enters battles only if this was the first hex of its move.</source>
        <translation>Wer es betritt, kämpft nur, wenn es das erste Feld der Bewegung war.</translation>
    </message>
    <message>
        <source>No retreat into it: {classes}.</source>
        <translation>Kein Rückzug dorthin: {classes}.</translation>
    </message>
    <message>
        <source>It cannot be taken after a close assault.</source>
        <translation>Nach einem Nahkampf lässt sich hier kein Boden gewinnen.</translation>
    </message>
    <message>
        <source>Armor that takes it does not battle again.</source>
        <translation>Panzer, die es durch Bodengewinn betreten, kämpfen nicht noch einmal.</translation>
    </message>
    <message>
        <source>Taken only by a unit that has not moved in this turn.</source>
        <translation>Boden gewinnt hier nur eine Einheit, die in diesem Zug nicht gezogen ist.</translation>
    </message>
    <message>
        <source>Taken only by infantry, and not from the beach.</source>
        <translation>Boden gewinnt hier nur Infanterie, und nicht vom Strand aus.</translation>
    </message>
    <message>
        <source>Cannot leave: {classes}.</source>
        <translation>Kann es nicht verlassen: {classes}.</translation>
    </message>
    <message numerus="yes">
        <source>A move that begins here is of %n hex(es) at most.</source>
        <translation>
            <numerusform>Eine Bewegung von hier geht über höchstens %n Feld.</numerusform>
            <numerusform>Eine Bewegung von hier geht über höchstens %n Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>To {terrain}</source>
        <translation>Nach {terrain}</translation>
    </message>
    <message>
        <source>To anything but {terrain}</source>
        <translation>Anderswohin als {terrain}</translation>
    </message>
    <message>
        <source>No battle in the turn of leaving: {classes}.</source>
        <translation>Kein Kampf im Zug des Verlassens: {classes}.</translation>
    </message>
    <message>
        <source>Dice of attackers on lower ground: {changes}.</source>
        <translation>Würfel von Angreifern, die tiefer stehen: {changes}.</translation>
    </message>
    <message>
        <source>Dice of attackers: {changes}.</source>
        <translation>Würfel der Angreifer: {changes}.</translation>
    </message>
    <message>
        <source>Not between two hexes of this kind.</source>
        <translation>Nicht zwischen zwei solchen Feldern.</translation>
    </message>
    <message>
        <source>This holds for attackers that ignore terrain, too.</source>
        <translation>Das gilt auch für Angreifer, die das Gelände nicht beachten.</translation>
    </message>
    <message>
        <source>Into and out of it, {classes} fight only at distance 1.</source>
        <translation>Hinein und heraus nur auf Entfernung 1: {classes}.</translation>
    </message>
    <message>
        <source>Infantry does not fire across it.</source>
        <translation>Infanterie schießt nicht darüber hinweg.</translation>
    </message>
    <message>
        <source>It protects only the side that owns it.</source>
        <translation>Geschützt ist nur die Seite, der es gehört.</translation>
    </message>
    <message>
        <source>The unit can be attacked only from adjacent hexes.</source>
        <translation>Die Einheit kann nur von benachbarten Feldern aus angegriffen werden.</translation>
    </message>
    <message>
        <source>Cards that strike anywhere cannot choose the unit.</source>
        <translation>Karten, die überall treffen, können die Einheit nicht wählen.</translation>
    </message>
    <message>
        <source>Attackers {units}: {dice} dice.</source>
        <translation>Angreifer {units}: {dice} Würfel.</translation>
    </message>
    <message>
        <source>Flags count as hits.</source>
        <translation>Flaggen zählen als Treffer.</translation>
    </message>
    <message>
        <source>No battle from here: {classes}.</source>
        <translation>Von hier aus kein Kampf: {classes}.</translation>
    </message>
    <message>
        <source>Own dice: {changes}.</source>
        <translation>Eigene Würfel: {changes}.</translation>
    </message>
    <message>
        <source>Dice of artillery by distance: {dice}.</source>
        <translation>Würfel der Artillerie nach Entfernung: {dice}.</translation>
    </message>
    <message>
        <source>Blocks, but connected hills of the same height see each other.</source>
        <translation>Versperrt sie, aber zusammenhängende Hügel gleicher Höhe sehen einander.</translation>
    </message>
    <message>
        <source>Blocks lines that cross two such hexes or more.</source>
        <translation>Versperrt Linien, die zwei oder mehr solche Felder kreuzen.</translation>
    </message>
    <message>
        <source>From inside, units fight only at distance 1.</source>
        <translation>Von innen wird nur auf Entfernung 1 gekämpft.</translation>
    </message>
    <message>
        <source>Blocks.</source>
        <translation>Versperrt.</translation>
    </message>
    <message>
        <source>Stops fire that needs no line of sight, too.</source>
        <translation>Hält auch Beschuss ohne Sichtlinie auf.</translation>
    </message>
    <message>
        <source>All flags may be ignored</source>
        <translation>Alle Flaggen dürfen ignoriert werden</translation>
    </message>
    <message numerus="yes">
        <source>%n flag(s) may be ignored</source>
        <translation>
            <numerusform>%n Flagge darf ignoriert werden</numerusform>
            <numerusform>%n Flaggen dürfen ignoriert werden</numerusform>
        </translation>
    </message>
    <message>
        <source>Japanese infantry ignores every flag here.</source>
        <translation>Japanische Infanterie ignoriert hier jede Flagge.</translation>
    </message>
    <message>
        <source>No retreat: each flag costs {classes} a figure.</source>
        <translation>Kein Rückzug, jede Flagge kostet eine Figur: {classes}.</translation>
    </message>
    <message>
        <source>Its owner loses command cards when an enemy enters, and draws when back.</source>
        <translation>Der Besitzer verliert Kommandokarten, wenn ein Feind es betritt, und zieht welche bei der Rückkehr.</translation>
    </message>
    <message>
        <source>Laid during the game by: {units}.</source>
        <translation>Im Spiel gelegt von: {units}.</translation>
    </message>
    <message>
        <source>Built during the game by: {units}.</source>
        <translation>Im Spiel gebaut von: {units}.</translation>
    </message>
    <message>
        <source>Built by the card {card}, if the scenario allows it.</source>
        <translation>Gebaut mit der Karte {card}, wenn das Szenario es erlaubt.</translation>
    </message>
    <message numerus="yes">
        <source>It lies there for %n turn(s) of the enemy.</source>
        <translation>
            <numerusform>Liegt dort für %n Zug des Gegners.</numerusform>
            <numerusform>Liegt dort für %n Züge des Gegners.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It lies there for %n turn(s) of its owner.</source>
        <translation>
            <numerusform>Liegt dort für %n Zug des Besitzers.</numerusform>
            <numerusform>Liegt dort für %n Züge des Besitzers.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its strength is hidden until an enemy of its owner enters.</source>
        <translation>Die Stärke bleibt verdeckt, bis ein Feind des Besitzers das Feld betritt.</translation>
    </message>
    <message>
        <source>the unit’s own symbol</source>
        <translation>das Symbol der Einheit</translation>
    </message>
    <message>
        <source>It rolls as many dice as its strength; hits: {symbols}.</source>
        <translation>Wirft so viele Würfel, wie die Stärke angibt; Treffer: {symbols}.</translation>
    </message>
    <message>
        <source>recover figures</source>
        <translation>Figuren zurückerhalten</translation>
    </message>
    <message>
        <source>remove the wire</source>
        <translation>den Stacheldraht entfernen</translation>
    </message>
    <message>
        <source>remove the road block</source>
        <translation>die Straßensperre entfernen</translation>
    </message>
    <message>
        <source>clear the mine</source>
        <translation>die Mine räumen</translation>
    </message>
    <message>
        <source>Instead of battling, {whom} must {what}.</source>
        <translation>Statt zu kämpfen, muss {whom}: {what}.</translation>
    </message>
    <message>
        <source>Instead of battling, {whom} may {what}.</source>
        <translation>Statt zu kämpfen, darf {whom}: {what}.</translation>
    </message>
    <message>
        <source>it has lost figures</source>
        <translation>sie hat Figuren verloren</translation>
    </message>
    <message>
        <source>it has not moved</source>
        <translation>sie ist nicht gezogen</translation>
    </message>
    <message>
        <source>no enemy is adjacent</source>
        <translation>kein Feind ist benachbart</translation>
    </message>
    <message>
        <source>Only if {conditions}.</source>
        <translation>Nur wenn: {conditions}.</translation>
    </message>
    <message>
        <source>These bring a figure back: {symbols}.</source>
        <translation>Je eine Figur bringen zurück: {symbols}.</translation>
    </message>
    <message>
        <source>It rolls a die for each command card in hand.</source>
        <translation>Sie wirft einen Würfel für jede Kommandokarte auf der Hand.</translation>
    </message>
    <message>
        <source>its unit leaves</source>
        <translation>die Einheit geht weg</translation>
    </message>
    <message>
        <source>its unit is eliminated</source>
        <translation>die Einheit ist vernichtet</translation>
    </message>
    <message>
        <source>infantry removes it</source>
        <translation>Infanterie entfernt es</translation>
    </message>
    <message>
        <source>engineers remove it</source>
        <translation>Pioniere entfernen es</translation>
    </message>
    <message>
        <source>armor enters</source>
        <translation>Panzer kommen darauf</translation>
    </message>
    <message>
        <source>armor on it battles</source>
        <translation>Panzer darauf kämpfen</translation>
    </message>
    <message>
        <source>a petard rolls a star</source>
        <translation>ein Petard wirft einen Stern</translation>
    </message>
    <message>
        <source>a mine plough clears it</source>
        <translation>ein Minenpflug räumt es</translation>
    </message>
    <message>
        <source>it turns out to be a dummy</source>
        <translation>es ist eine Attrappe</translation>
    </message>
    <message>
        <source>its unit moves</source>
        <translation>die Einheit zieht</translation>
    </message>
    <message>
        <source>its unit retreats</source>
        <translation>die Einheit zieht sich zurück</translation>
    </message>
    <message>
        <source>its unit battles</source>
        <translation>die Einheit kämpft</translation>
    </message>
    <message>
        <source>the gun that it belongs to moves</source>
        <translation>das Geschütz dazu zieht</translation>
    </message>
    <message>
        <source>its time is over</source>
        <translation>die Zeit ist um</translation>
    </message>
    <message>
        <source>It goes when: {events}.</source>
        <translation>Kommt weg, wenn: {events}.</translation>
    </message>
    <message>
        <source>{place}: closed to {classes}.</source>
        <translation>{place}: unpassierbar für {classes}.</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) of movement</source>
        <translation>
            <numerusform>%n Feld Bewegung</numerusform>
            <numerusform>%n Felder Bewegung</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: {hexes} for {classes}.</source>
        <translation>{place}: {hexes} für {classes}.</translation>
    </message>
    <message>
        <source>{text}: {classes}.</source>
        <translation>{text}: {classes}.</translation>
    </message>
    <message>
        <source>Nobody could establish them; test play leaves it out.</source>
        <translation>Niemand konnte sie ermitteln; das Testspiel lässt sie weg.</translation>
    </message>
    <message>
        <source>As open ground.</source>
        <translation>Wie offenes Gelände.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Betreten</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Attack into</source>
        <translation>Angriff hinein</translation>
    </message>
    <message>
        <source>Attack out</source>
        <translation>Angriff heraus</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Flaggen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Weiteres</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Besonderes</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>It does not move.</source>
        <translation>Sie zieht nicht.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n hex(es).</source>
        <translation>
            <numerusform>Bis zu %n Feld.</numerusform>
            <numerusform>Bis zu %n Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>It moves or battles, not both.</source>
        <translation>Sie zieht oder kämpft, nicht beides.</translation>
    </message>
    <message numerus="yes">
        <source>It battles after %n hex(es) at most.</source>
        <translation>
            <numerusform>Sie kämpft nach höchstens %n Feld.</numerusform>
            <numerusform>Sie kämpft nach höchstens %n Feldern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n hex(es) along a road.</source>
        <translation>
            <numerusform>Bis zu %n Feld auf einer Straße.</numerusform>
            <numerusform>Bis zu %n Felder auf einer Straße.</numerusform>
        </translation>
    </message>
    <message>
        <source>It battles even after entering terrain that forbids that to others.</source>
        <translation>Sie kämpft auch, nachdem sie Gelände betreten hat, das anderen den Kampf verbietet.</translation>
    </message>
    <message>
        <source>It cannot attack.</source>
        <translation>Sie kann nicht angreifen.</translation>
    </message>
    <message>
        <source>Dice by distance: {dice}.</source>
        <translation>Würfel nach Entfernung: {dice}.</translation>
    </message>
    <message>
        <source>If it has not moved: {dice}.</source>
        <translation>Ohne Bewegung: {dice}.</translation>
    </message>
    <message>
        <source>It needs no line of sight.</source>
        <translation>Sie braucht keine Sichtlinie.</translation>
    </message>
    <message>
        <source>If it has not moved, it needs no line of sight.</source>
        <translation>Ohne Bewegung braucht sie keine Sichtlinie.</translation>
    </message>
    <message>
        <source>It cannot attack {classes}.</source>
        <translation>Kein Angriff auf: {classes}.</translation>
    </message>
    <message>
        <source>Its stars hit {whom}{when}.</source>
        <translation>Sterne treffen{when}: {whom}.</translation>
    </message>
    <message>
        <source>It ignores what terrain takes from its dice{when}.</source>
        <translation>Das Gelände des Ziels nimmt ihr keine Würfel{when}.</translation>
    </message>
    <message>
        <source> if it has not moved</source>
        <translation> ohne Bewegung</translation>
    </message>
    <message>
        <source> in close assault</source>
        <translation> im Nahkampf</translation>
    </message>
    <message>
        <source>Hit by: {symbols}.</source>
        <translation>Getroffen von: {symbols}.</translation>
    </message>
    <message>
        <source>Dice that hit are rolled again; then only {symbols} counts.</source>
        <translation>Würfel, die treffen, werden noch einmal geworfen; dann zählt nur: {symbols}.</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) lost make a medal.</source>
        <translation>
            <numerusform>%n verlorene Figur ergibt einen Orden.</numerusform>
            <numerusform>%n verlorene Figuren ergeben einen Orden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worth %n medal(s).</source>
        <translation>
            <numerusform>%n Orden wert.</numerusform>
            <numerusform>%n Orden wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not retreat.</source>
        <translation>Sie zieht sich nicht zurück.</translation>
    </message>
    <message>
        <source>{fewest} to {most} hexes for each flag.</source>
        <translation>{fewest} bis {most} Felder für jede Flagge.</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) for each flag.</source>
        <translation>
            <numerusform>%n Feld für jede Flagge.</numerusform>
            <numerusform>%n Felder für jede Flagge.</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not take ground.</source>
        <translation>Sie gewinnt keinen Boden.</translation>
    </message>
    <message>
        <source>After a close assault it may take ground, and battle once more.</source>
        <translation>Nach einem Nahkampf darf sie Boden gewinnen und noch einmal kämpfen.</translation>
    </message>
    <message>
        <source>After a close assault it may take ground.</source>
        <translation>Nach einem Nahkampf darf sie Boden gewinnen.</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Malen</translation>
    </message>
    <message>
        <source>Choose a terrain in the palette, such as forest. Then press the left button of the mouse on the board, and draw.</source>
        <translation>In der Palette ein Gelände wählen, etwa Wald. Dann auf dem Spielplan die linke Maustaste drücken und zeichnen.</translation>
    </message>
    <message>
        <source>Take it back: press {key}, or click the arrow that is marked.</source>
        <translation>Das Gemalte zurücknehmen: {key} drücken oder auf den markierten Pfeil klicken.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Place a unit</source>
        <translation>Eine Einheit platzieren</translation>
    </message>
    <message>
        <source>Choose a unit in the palette, such as infantry, and click the hex where it is to stand.</source>
        <translation>In der Palette eine Einheit wählen, etwa Infanterie, und auf das Feld klicken, auf dem sie stehen soll.</translation>
    </message>
    <message>
        <source>Something is wrong with this map, and the list that is marked says what. Press {key}, or click a line of the list: the board shows where it is.</source>
        <translation>Mit dieser Karte stimmt etwas nicht, und die markierte Liste sagt, was. {key} drücken oder auf eine Zeile der Liste klicken: Der Spielplan zeigt, wo es ist.</translation>
    </message>
    <message>
        <source>Read a problem</source>
        <translation>Ein Problem lesen</translation>
    </message>
    <message>
        <source>Press {key} to play this map. Close the game to come back to the editor.</source>
        <translation>Mit {key} wird diese Karte gespielt. Wer das Spiel schließt, kehrt zum Editor zurück.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>That was the tour</source>
        <translation>Das war der Rundgang</translation>
    </message>
    <message>
        <source>Help &gt; Tour begins it again. Change this map as you like; closed here, nothing of it is kept.</source>
        <translation>Mit Hilfe &gt; Rundgang beginnt er von neuem. Diese Karte lässt sich nach Belieben ändern; wird sie hier geschlossen, bleibt nichts davon.</translation>
    </message>
    <message>
        <source>{key} finds any action by its words. Help &gt; Tour shows the window in five steps. Where the mouse rests on a piece, its rules are told.</source>
        <translation>{key} findet jede Aktion nach ihren Wörtern. Hilfe &gt; Rundgang zeigt das Fenster in fünf Schritten. Wo die Maus auf einem Teil ruht, werden seine Regeln genannt.</translation>
    </message>
    <message>
        <source>Choose a piece, then click or draw on the board. Type to search; Enter takes the best match. A right click makes a favourite.</source>
        <translation>Ein Teil wählen, dann auf den Spielplan klicken oder zeichnen. Tippen sucht; die Eingabetaste nimmt das Passendste. Ein Rechtsklick macht es zum Favoriten.</translation>
    </message>
    <message>
        <source>Shows and changes what lies on the selected hexes. With several hexes selected, a change goes for all of them.</source>
        <translation>Zeigt und ändert, was auf den ausgewählten Feldern liegt. Sind es mehrere, gilt eine Änderung für alle.</translation>
    </message>
    <message>
        <source>The eye hides a layer; the padlock keeps it from being changed.</source>
        <translation>Das Auge blendet eine Ebene aus; das Schloss schützt sie vor Änderungen.</translation>
    </message>
    <message>
        <source>Shows on the board what the rules say: lines of sight, moves, targets, retreats, and more. Point at a hex or a unit.</source>
        <translation>Zeigt auf dem Spielplan, was die Regeln sagen: Sichtlinien, Bewegungen, Ziele, Rückzüge und mehr. Auf ein Feld oder eine Einheit zeigen.</translation>
    </message>
    <message>
        <source>Lists what is wrong or odd, while you edit. Enter goes to the place; Fix repairs it where that is safe.</source>
        <translation>Nennt beim Bearbeiten, was falsch oder seltsam ist. Die Eingabetaste führt zur Stelle; Beheben repariert, wo das sicher ist.</translation>
    </message>
    <message>
        <source>Title, date, sides, medals, special rules and texts, in as many languages as you like.</source>
        <translation>Titel, Datum, Seiten, Orden, Sonderregeln und Texte, in beliebig vielen Sprachen.</translation>
    </message>
    <message>
        <source>Say which boxes you own: every piece then tells how many are left, and what is missing is listed.</source>
        <translation>Angeben, welche Boxen vorhanden sind: Jedes Teil sagt dann, wie viele noch da sind, und Fehlendes wird aufgelistet.</translation>
    </message>
    <message>
        <source>Every step since the file was opened; click one to go back or forth.</source>
        <translation>Jeder Schritt, seit die Datei geöffnet wurde; ein Klick führt zurück oder vor.</translation>
    </message>
    <message>
        <source>{board} board, {face}</source>
        <translation>Spielplan {board}, {face}</translation>
    </message>
    <message>
        <source>{name} (fitting of a tank)</source>
        <translation>{name} (Zurüstteil eines Panzers)</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>“{name}” in the menu</source>
        <translation>„{name}“ im Menü</translation>
    </message>
    <message>
        <source>Board, with the map and its medals</source>
        <translation>Spielplan, mit der Karte und ihren Orden</translation>
    </message>
    <message>
        <source>Face of the board</source>
        <translation>Spielplanseite</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Front</translation>
    </message>
    <message>
        <source>Fictional</source>
        <translation>Erfunden</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Moves first</source>
        <translation>Zieht zuerst</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Boxen</translation>
    </message>
    <message>
        <source>Exits</source>
        <translation>Ausgänge</translation>
    </message>
    <message>
        <source>Air drops</source>
        <translation>Luftlandungen</translation>
    </message>
    <message>
        <source>Reserves</source>
        <translation>Reserven</translation>
    </message>
    <message>
        <source>Muted findings</source>
        <translation>Stummgeschaltete Befunde</translation>
    </message>
    <message>
        <source>{hex}: {piece}, turned</source>
        <translation>{hex}: {piece}, gedreht</translation>
    </message>
    <message>
        <source>note “{text}”</source>
        <translation>Notiz „{text}“</translation>
    </message>
    <message>
        <source>other blanks or line breaks</source>
        <translation>andere Leerzeichen oder Zeilenumbrüche</translation>
    </message>
    <message>
        <source>now {things}</source>
        <translation>jetzt {things}</translation>
    </message>
    <message>
        <source>no longer {things}</source>
        <translation>nicht mehr {things}</translation>
    </message>
    <message>
        <source>without {things}</source>
        <translation>ohne {things}</translation>
    </message>
    <message>
        <source>with {things}</source>
        <translation>mit {things}</translation>
    </message>
    <message>
        <source>Instead of battling it gives figures up for lost ones of own units beside it; neither battles then.</source>
        <translation>Statt zu kämpfen gibt sie Figuren ab für verlorene eigener Einheiten neben ihr; beide kämpfen dann nicht.</translation>
    </message>
    <message numerus="yes">
        <source>It carries a unit up to %n hex(es) over water, and goes where it lands.</source>
        <translation>
            <numerusform>Trägt eine Einheit bis zu %n Feld über Wasser und verschwindet, wo sie landet.</numerusform>
            <numerusform>Trägt eine Einheit bis zu %n Felder über Wasser und verschwindet, wo sie landet.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has one of: {accessories}.</source>
        <translation>Sie hat eines von: {accessories}.</translation>
    </message>
    <message>
        <source>A hit that neither eliminates a unit nor drives it back marks it: big guns roll one die more against it until it moves, or the gun does.</source>
        <translation>Ein Treffer, der eine Einheit weder ausschaltet noch zurücktreibt, markiert sie: Schwere Artillerie würfelt gegen sie mit einem Würfel mehr, bis sie oder das Geschütz sich bewegt.</translation>
    </message>
    <message>
        <source>In a turn it fires shells of one kind.</source>
        <translation>In einem Zug feuert er nur eine Art von Granaten.</translation>
    </message>
    <message>
        <source>Flags of its attacks cannot be ignored.</source>
        <translation>Flaggen seiner Angriffe können nicht ignoriert werden.</translation>
    </message>
    <message>
        <source>Instead of attacking it may lay smoke on up to three connected hexes in its range.</source>
        <translation>Statt anzugreifen darf er Nebel auf bis zu drei zusammenhängende Felder in Reichweite legen.</translation>
    </message>
    <message>
        <source>Terrain does not protect it, only obstacles do.</source>
        <translation>Gelände schützt ihn nicht, nur Hindernisse.</translation>
    </message>
    <message>
        <source>Its special figure is the last to be removed.</source>
        <translation>Ihre besondere Figur wird als letzte entfernt.</translation>
    </message>
    <message>
        <source>It attacks an enemy beside it, and no other then.</source>
        <translation>Sie greift einen benachbarten Feind an, und dann keinen anderen.</translation>
    </message>
    <message>
        <source>A section card for its section orders one unit more.</source>
        <translation>Eine Bereichskarte für ihren Bereich aktiviert eine Einheit mehr.</translation>
    </message>
    <message>
        <source>Ordered by Recon, it may fetch a discarded card instead of drawing.</source>
        <translation>Durch Aufklärung aktiviert, darf eine abgelegte Karte geholt statt gezogen werden.</translation>
    </message>
    <message>
        <source>It battles on wire and may remove it in the same turn.</source>
        <translation>Sie kämpfen im Stacheldraht und dürfen ihn im selben Zug entfernen.</translation>
    </message>
    <message>
        <source>If it could battle on a minefield, it clears it instead.</source>
        <translation>Könnten sie auf einem Minenfeld kämpfen, räumen sie es stattdessen.</translation>
    </message>
    <message>
        <source>It may remove a road block instead of battling.</source>
        <translation>Sie dürfen statt zu kämpfen eine Straßensperre entfernen.</translation>
    </message>
    <message>
        <source>By a rule of the scenario: after a won close assault it may stay and attack once more with one die.</source>
        <translation>Durch eine Regel des Szenarios: Nach gewonnenem Nahkampf darf sie stehen bleiben und nochmals mit einem Würfel angreifen.</translation>
    </message>
    <message>
        <source>all but infantry</source>
        <translation>allen außer Infanterie</translation>
    </message>
    <message>
        <source>air strikes</source>
        <translation>Luftangriffen</translation>
    </message>
    <message>
        <source>snipers</source>
        <translation>Scharfschützen</translation>
    </message>
    <message>
        <source>machine guns</source>
        <translation>Maschinengewehren</translation>
    </message>
    <message>
        <source>whoever hits infantry by stars</source>
        <translation>allen, die Infanterie mit Sternen treffen</translation>
    </message>
    <message>
        <source>Stars hit it from: {attackers}.</source>
        <translation>Sterne treffen sie von: {attackers}.</translation>
    </message>
    <message>
        <source>What is impassable for {classes} is so for it.</source>
        <translation>Was für {classes} unpassierbar ist, ist es auch für sie.</translation>
    </message>
    <message>
        <source>It stops on railways.</source>
        <translation>Sie hält auf Schienen an.</translation>
    </message>
    <message>
        <source>It cannot remove wire.</source>
        <translation>Sie kann Stacheldraht nicht entfernen.</translation>
    </message>
    <message>
        <source>It removes wire.</source>
        <translation>Sie entfernt Stacheldraht.</translation>
    </message>
    <message>
        <source>It does not recover in hospitals and oases.</source>
        <translation>Sie erholt sich nicht in Lazaretten und Oasen.</translation>
    </message>
    <message>
        <source>Never ordered by: {cards}.</source>
        <translation>Nie aktiviert durch: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{card}: up to %n hex(es), and battle.</source>
        <translation>
            <numerusform>{card}: bis zu %n Feld, mit Kampf.</numerusform>
            <numerusform>{card}: bis zu %n Felder, mit Kampf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: up to %n hex(es), no battle.</source>
        <translation>
            <numerusform>{card}: bis zu %n Feld, ohne Kampf.</numerusform>
            <numerusform>{card}: bis zu %n Felder, ohne Kampf.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card brings its figures back.</source>
        <translation>Keine Karte bringt ihre Figuren zurück.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Nation</translation>
    </message>
    <message>
        <source>Command cards</source>
        <translation>Kommandokarten</translation>
    </message>
    <message>
        <source>Hand grows to</source>
        <translation>Hand wächst auf</translation>
    </message>
    <message>
        <source>Medals to win</source>
        <translation>Orden zum Sieg</translation>
    </message>
    <message>
        <source>a medal whose terms no file states ({places})</source>
        <translation>ein Orden, dessen Bedingungen keine Datei nennt ({places})</translation>
    </message>
    <message>
        <source>As the special rules say</source>
        <translation>Laut Sonderregeln</translation>
    </message>
    <message>
        <source>{seat}: name</source>
        <translation>{seat}: Name</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>„{text}“</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Air Power as Artillery Bombard</source>
        <translation>Luftangriff als Artilleriefeuer</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>sie ist beschädigt</translation>
    </message>
    <message>
        <source>Notes cannot be kept. {file} cannot be read, so it is not written over: {why}</source>
        <translation>Notizen lassen sich nicht aufbewahren. {file} ist nicht lesbar und wird deshalb nicht überschrieben: {why}</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Overlay</source>
        <translation>Einblendung</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Flaggen</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Kräfte</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erläuterung</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Panzer</translation>
    </message>
    <message>
        <source>Artillery</source>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Achsenmächte</translation>
    </message>
    <message>
        <source>Allies</source>
        <translation>Alliierte</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>center</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>{units} ({figures} figures)</source>
        <translation>{units} ({figures} Figuren)</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message>
        <source>Declared by the author</source>
        <translation>Vom Autor angegeben</translation>
    </message>
    <message>
        <source>Bocage counts which boxes the scenario needs.</source>
        <translation>Bocage zählt, welche Boxen das Szenario braucht.</translation>
    </message>
    <message>
        <source>Declare which boxes are needed</source>
        <translation>Benötigte Boxen angeben</translation>
    </message>
    <message>
        <source>Let the boxes be counted</source>
        <translation>Boxen zählen lassen</translation>
    </message>
    <message>
        <source>Declare {number} × {box}</source>
        <translation>{number} × {box} angeben</translation>
    </message>
</context>
<context>
    <name>CampForm</name>
    <message>
        <source>Nation</source>
        <translation>Nation</translation>
    </message>
    <message>
        <source>Command cards</source>
        <translation>Kommandokarten</translation>
    </message>
    <message>
        <source>Hand grows to</source>
        <translation>Hand wächst auf</translation>
    </message>
    <message>
        <source>Medals to win</source>
        <translation>Orden zum Sieg</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>Nicht angegeben</translation>
    </message>
    <message>
        <source>it does not grow</source>
        <translation>sie wächst nicht</translation>
    </message>
    <message>
        <source>Set nation of the {side} to {nation}</source>
        <translation>Nation ({side}): {nation}</translation>
    </message>
    <message>
        <source>Give the {side} {number} command cards</source>
        <translation>{side}: {number} Kommandokarten geben</translation>
    </message>
    <message>
        <source>Let the hand of the {side} grow to {number}</source>
        <translation>{side}: Hand auf {number} wachsen lassen</translation>
    </message>
    <message>
        <source>Let the hand of the {side} stay as it is</source>
        <translation>{side}: Hand lassen, wie sie ist</translation>
    </message>
    <message>
        <source>Let the {side} need {number} medals</source>
        <translation>{side}: {number} Orden zum Sieg</translation>
    </message>
</context>
<context>
    <name>ChangeBoard</name>
    <message>
        <source>Change the board</source>
        <translation>Spielplan ändern</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Spielplanseite</translation>
    </message>
    <message>
        <source>Move down by rows</source>
        <translation>Um Reihen nach unten schieben</translation>
    </message>
    <message>
        <source>Move right by hexes</source>
        <translation>Um Felder nach rechts schieben</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) would be lost, because the new board has no room:</source>
        <translation>
            <numerusform>%n Feld ginge verloren, weil der neue Spielplan keinen Platz hat:</numerusform>
            <numerusform>%n Felder gingen verloren, weil der neue Spielplan keinen Platz hat:</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything fits.</source>
        <translation>Alles passt.</translation>
    </message>
</context>
<context>
    <name>ChoiceField</name>
    <message>
        <source>mixed</source>
        <translation>verschieden</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Play {card}</source>
        <translation>{card} spielen</translation>
    </message>
    <message>
        <source>Put {card} away</source>
        <translation>{card} ablegen</translation>
    </message>
    <message>
        <source>Use section {section}</source>
        <translation>Bereich {section} nutzen</translation>
    </message>
    <message>
        <source>Order {at}</source>
        <translation>{at} aktivieren</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Move {at} to {to}</source>
        <translation>Von {at} nach {to} ziehen</translation>
    </message>
    <message>
        <source>Leave the board from {to} with {at}</source>
        <translation>Spielplan von {to} aus verlassen mit {at}</translation>
    </message>
    <message>
        <source>Attack {to} from {at}</source>
        <translation>{to} von {at} aus angreifen</translation>
    </message>
    <message>
        <source>Clear {at}</source>
        <translation>{at} räumen</translation>
    </message>
    <message>
        <source>Choose {at} as a target</source>
        <translation>{at} als Ziel wählen</translation>
    </message>
    <message>
        <source>Strike at {at}</source>
        <translation>{at} treffen</translation>
    </message>
    <message>
        <source>Let {at} recover</source>
        <translation>{at} sich erholen lassen</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Hinterhalt</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>Retreat from {at} to {to}</source>
        <translation>Von {at} nach {to} zurückziehen</translation>
    </message>
    <message>
        <source>Ignore the flags</source>
        <translation>Flaggen ignorieren</translation>
    </message>
    <message>
        <source>Take the ground on {to} with {at}</source>
        <translation>Boden auf {to} gewinnen mit {at}</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>{card} behalten</translation>
    </message>
    <message>
        <source>Fire smoke shells from {at}</source>
        <translation>Rauchgranaten von {at} aus feuern</translation>
    </message>
    <message>
        <source>Let smoke rise on {at}</source>
        <translation>Nebel auf {at} legen</translation>
    </message>
    <message>
        <source>Supply {to} from {at}</source>
        <translation>{to} von {at} aus mit Nachschub versorgen</translation>
    </message>
    <message>
        <source>Bridge {to} from {at}</source>
        <translation>{to} von {at} aus überbrücken</translation>
    </message>
    <message>
        <source>Build a bridge on {at}</source>
        <translation>Auf {at} eine Brücke bauen</translation>
    </message>
    <message>
        <source>Move from {at} onto the bridge on {to}</source>
        <translation>Von {at} auf die Brücke auf {to} ziehen</translation>
    </message>
    <message>
        <source>Attack the empty bunker on {to} from {at}</source>
        <translation>Den leeren Bunker auf {to} von {at} aus angreifen</translation>
    </message>
    <message>
        <source>Let {at} recover where it stands</source>
        <translation>{at} sich erholen lassen</translation>
    </message>
    <message>
        <source>Fetch {card} from the discards</source>
        <translation>{card} vom Ablagestapel nehmen</translation>
    </message>
    <message>
        <source>Battle back</source>
        <translation>Zurückschlagen</translation>
    </message>
    <message>
        <source>Play {card} as a strike from the air</source>
        <translation>{card} als Luftangriff spielen</translation>
    </message>
    <message>
        <source>Choose {card} for the next turn</source>
        <translation>{card} für den nächsten Zug wählen</translation>
    </message>
    <message>
        <source>Play a combat card</source>
        <translation>Eine Gefechtskarte spielen</translation>
    </message>
</context>
<context>
    <name>Comparing</name>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>This file cannot be compared</source>
        <translation>Diese Datei lässt sich nicht vergleichen</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Compare with {name}</source>
        <translation>Vergleich mit {name}</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Take over all</source>
        <translation>Alles übernehmen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) differ.</source>
        <translation>
            <numerusform>%n Teil unterscheidet sich.</numerusform>
            <numerusform>%n Teile unterscheiden sich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take over %n part(s)</source>
        <translation>
            <numerusform>%n Teil übernehmen</numerusform>
            <numerusform>%n Teile übernehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Take over: {what}</source>
        <translation>Übernehmen: {what}</translation>
    </message>
</context>
<context>
    <name>DateField</name>
    <message>
        <source>YYYY-MM-DD</source>
        <translation>JJJJ-MM-TT</translation>
    </message>
    <message>
        <source>{title}: pick from a calendar</source>
        <translation>{title}: aus dem Kalender wählen</translation>
    </message>
    <message>
        <source>“{text}”: is that {day} or {other}?</source>
        <translation>„{text}“: Ist das {day} oder {other}?</translation>
    </message>
    <message>
        <source>“{text}” is no day.</source>
        <translation>„{text}“ ist kein Tag.</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Your notes</source>
        <translation>Eigene Notizen</translation>
    </message>
    <message>
        <source>Your notes; they stay on this machine</source>
        <translation>Eigene Notizen; sie bleiben auf diesem Rechner</translation>
    </message>
    <message>
        <source>Result of a game</source>
        <translation>Ergebnis einer Partie</translation>
    </message>
    <message>
        <source>Result, such as Allies 5 : 3</source>
        <translation>Ergebnis, etwa Alliierte 5 : 3</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Select a scenario to read about it.</source>
        <translation>Ein Szenario auswählen, um darüber zu lesen.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {why}</source>
        <translation>{path} ist nicht lesbar: {why}</translation>
    </message>
    <message>
        <source>By {author}</source>
        <translation>Von {author}</translation>
    </message>
    <message>
        <source>Axis: {units} units, {medals} medals to win</source>
        <translation>Achsenmächte: {units} Einheiten, {medals} Orden zum Sieg</translation>
    </message>
    <message>
        <source>Allies: {units} units, {medals} medals to win</source>
        <translation>Alliierte: {units} Einheiten, {medals} Orden zum Sieg</translation>
    </message>
    <message>
        <source>{errors} errors, {warnings} warnings</source>
        <translation>Fehler: {errors}, Warnungen: {warnings}</translation>
    </message>
</context>
<context>
    <name>Disk</name>
    <message>
        <source>Changed on disk by another program.</source>
        <translation>Auf dem Datenträger von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meines behalten</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>The file is gone from the disk. Saving writes it again.</source>
        <translation>Die Datei ist vom Datenträger verschwunden. Speichern schreibt sie wieder.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>A newer release of Bocage wrote the file. Open it in another tab.</source>
        <translation>Eine neuere Version von Bocage hat die Datei geschrieben. In einem anderen Tab öffnen.</translation>
    </message>
    <message>
        <source>Reload from disk</source>
        <translation>Vom Datenträger neu laden</translation>
    </message>
    <message>
        <source>What the file on the disk says otherwise</source>
        <translation>Was in der Datei auf dem Datenträger anders ist</translation>
    </message>
    <message>
        <source>{name}: the scenarios are the same.</source>
        <translation>{name}: Die Szenarien sind gleich.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n difference(s).</source>
        <translation>
            <numerusform>{name}: %n Unterschied.</numerusform>
            <numerusform>{name}: %n Unterschiede.</numerusform>
        </translation>
    </message>
    <message>
        <source>This file cannot be read</source>
        <translation>Diese Datei ist nicht lesbar</translation>
    </message>
</context>
<context>
    <name>Editing</name>
    <message>
        <source>Not cut: something of it is locked or hidden.</source>
        <translation>Nicht ausgeschnitten: Etwas davon ist gesperrt oder ausgeblendet.</translation>
    </message>
    <message numerus="yes">
        <source>Cut %n hex(es)</source>
        <translation>
            <numerusform>%n Feld ausschneiden</numerusform>
            <numerusform>%n Felder ausschneiden</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut a piece</source>
        <translation>Teil ausschneiden</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) copied</source>
        <translation>
            <numerusform>%n Feld kopiert</numerusform>
            <numerusform>%n Felder kopiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Piece copied</source>
        <translation>Teil kopiert</translation>
    </message>
    <message>
        <source>Nothing to paste: {why}</source>
        <translation>Nichts einzufügen: {why}</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n hex(es)</source>
        <translation>
            <numerusform>%n Feld löschen</numerusform>
            <numerusform>%n Felder löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete a piece</source>
        <translation>Teil löschen</translation>
    </message>
    <message>
        <source>What is locked or hidden stays.</source>
        <translation>Was gesperrt oder ausgeblendet ist, bleibt.</translation>
    </message>
    <message>
        <source>Swap Axis and Allies</source>
        <translation>Achsenmächte und Alliierte tauschen</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>Plätze tauschen</translation>
    </message>
    <message>
        <source>Turn the board by 180°</source>
        <translation>Spielplan um 180° drehen</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation>Links und rechts spiegeln</translation>
    </message>
    <message>
        <source>Change the board</source>
        <translation>Spielplan ändern</translation>
    </message>
    <message>
        <source>Label of {hex}</source>
        <translation>Beschriftung von {hex}</translation>
    </message>
    <message>
        <source>Change the label of {hex}</source>
        <translation>Beschriftung von {hex} ändern</translation>
    </message>
    <message>
        <source>Label {hex}</source>
        <translation>{hex} beschriften</translation>
    </message>
    <message>
        <source>Pick the piece</source>
        <translation>Teil aufnehmen</translation>
    </message>
    <message>
        <source>Label…</source>
        <translation>Beschriftung…</translation>
    </message>
    <message>
        <source>Medals and exits…</source>
        <translation>Orden und Ausgänge…</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Turn {number}: {side}.</source>
        <translation>Zug {number}: {side}.</translation>
    </message>
    <message>
        <source>{side}: {card} played.</source>
        <translation>{side}: {card} gespielt.</translation>
    </message>
    <message>
        <source>It counts as {card}.</source>
        <translation>Sie zählt als {card}.</translation>
    </message>
    <message>
        <source>{side}: {card} put away.</source>
        <translation>{side}: {card} abgelegt.</translation>
    </message>
    <message>
        <source>{side}: {card} drawn.</source>
        <translation>{side}: {card} gezogen.</translation>
    </message>
    <message>
        <source>The discards become the draw pile.</source>
        <translation>Der Ablagestapel wird zum Nachziehstapel.</translation>
    </message>
    <message>
        <source>The unit on {cell} is ordered.</source>
        <translation>Die Einheit auf {cell} wird aktiviert.</translation>
    </message>
    <message>
        <source>A unit moves from {cell} to {cell}.</source>
        <translation>Eine Einheit zieht von {cell} nach {cell}.</translation>
    </message>
    <message>
        <source>The unit on {cell} leaves the board.</source>
        <translation>Die Einheit auf {cell} verlässt den Spielplan.</translation>
    </message>
    <message>
        <source>The unit on {cell} attacks {cell} with {dice}.</source>
        <translation>Die Einheit auf {cell} greift {cell} an ({dice}).</translation>
    </message>
    <message>
        <source>A card strikes at {cell} with {dice}.</source>
        <translation>Eine Karte trifft {cell} ({dice}).</translation>
    </message>
    <message>
        <source>The unit on {cell} strikes first at {cell} with {dice}.</source>
        <translation>Die Einheit auf {cell} schlägt zuerst zu, gegen {cell} ({dice}).</translation>
    </message>
    <message>
        <source>The dice show {roll}.</source>
        <translation>Die Würfel zeigen {roll}.</translation>
    </message>
    <message>
        <source>The unit on {cell} loses {figures}.</source>
        <translation>Die Einheit auf {cell} verliert {figures}.</translation>
    </message>
    <message>
        <source>The unit on {cell} is eliminated.</source>
        <translation>Die Einheit auf {cell} ist vernichtet.</translation>
    </message>
    <message>
        <source>The unit on {cell} does not retreat.</source>
        <translation>Die Einheit auf {cell} zieht sich nicht zurück.</translation>
    </message>
    <message>
        <source>A unit retreats from {cell} to {cell}.</source>
        <translation>Eine Einheit zieht sich von {cell} nach {cell} zurück.</translation>
    </message>
    <message>
        <source>The unit on {cell} cannot retreat so far and loses {figures}.</source>
        <translation>Die Einheit auf {cell} kann sich nicht so weit zurückziehen und verliert {figures}.</translation>
    </message>
    <message>
        <source>A unit takes ground from {cell} to {cell}.</source>
        <translation>Eine Einheit gewinnt Boden, von {cell} nach {cell}.</translation>
    </message>
    <message>
        <source>{piece}: gone from {cell}.</source>
        <translation>{piece}: entfernt von {cell}.</translation>
    </message>
    <message>
        <source>{piece}: laid on {cell}.</source>
        <translation>{piece}: gelegt auf {cell}.</translation>
    </message>
    <message>
        <source>The unit on {cell} recovers {figures}.</source>
        <translation>Die Einheit auf {cell} bekommt {figures} zurück.</translation>
    </message>
    <message>
        <source>The mine on {cell} has strength {number}.</source>
        <translation>Die Mine auf {cell} hat Stärke {number}.</translation>
    </message>
    <message>
        <source>{side}: {medals} gained.</source>
        <translation>{side}: {medals} erhalten.</translation>
    </message>
    <message>
        <source>{side}: {medals} lost.</source>
        <translation>{side}: {medals} verloren.</translation>
    </message>
    <message>
        <source>Objective {place} is held by {side}.</source>
        <translation>Ziel {place} gehalten von: {side}.</translation>
    </message>
    <message>
        <source>The game is over; winner: {side}, by {reason}.</source>
        <translation>Die Partie ist vorbei; Sieg: {side}, {reason}.</translation>
    </message>
    <message>
        <source>The unit on {cell} is ordered to move.</source>
        <translation>Die Einheit auf {cell} wird aktiviert, nur zu ziehen.</translation>
    </message>
    <message>
        <source>The unit on {cell} gives a figure to the one on {cell}.</source>
        <translation>Die Einheit auf {cell} gibt der auf {cell} eine Figur.</translation>
    </message>
    <message>
        <source>The unit on {cell} fires smoke shells.</source>
        <translation>Die Einheit auf {cell} feuert Rauchgranaten.</translation>
    </message>
    <message>
        <source>The unit on {cell} attacks the bunker on {cell} with {dice}.</source>
        <translation>Die Einheit auf {cell} greift den Bunker auf {cell} mit {dice} an.</translation>
    </message>
    <message>
        <source>{side}: {card} lost from the hand.</source>
        <translation>{side}: {card} geht von der Hand verloren.</translation>
    </message>
    <message>
        <source>{side} fetches a discarded card.</source>
        <translation>{side}: eine abgelegte Karte geholt.</translation>
    </message>
    <message>
        <source>The unit on {cell} battles back at {cell} with {dice}.</source>
        <translation>Die Einheit auf {cell} schlägt gegen {cell} mit {dice} zurück.</translation>
    </message>
    <message>
        <source>The unit on {cell} has given its last figure.</source>
        <translation>Die Einheit auf {cell} hat ihre letzte Figur abgegeben.</translation>
    </message>
    <message>
        <source>The craft on {cell} has landed its unit.</source>
        <translation>Das Boot auf {cell} hat seine Einheit abgesetzt.</translation>
    </message>
    <message>
        <source>{side} has chosen a card for its next turn.</source>
        <translation>{side}: eine Karte für den nächsten Zug gewählt.</translation>
    </message>
    <message>
        <source>{side} has captured what lies on {cell}.</source>
        <translation>{side}: eingenommen, was auf {cell} liegt.</translation>
    </message>
    <message>
        <source>{side} plays the combat card {combat}.</source>
        <translation>{side}: Gefechtskarte {combat} gespielt.</translation>
    </message>
    <message>
        <source>{side} draws a combat card.</source>
        <translation>{side}: eine Gefechtskarte gezogen.</translation>
    </message>
    <message>
        <source>{unit} on {cell} is ordered.</source>
        <translation>{unit} auf {cell} wird aktiviert.</translation>
    </message>
    <message>
        <source>{unit} moves from {cell} to {cell}.</source>
        <translation>{unit} zieht von {cell} nach {cell}.</translation>
    </message>
    <message>
        <source>{unit} on {cell} leaves the board.</source>
        <translation>{unit} auf {cell} verlässt den Spielplan.</translation>
    </message>
    <message>
        <source>{unit} on {cell} attacks {unit} on {cell} with {dice}.</source>
        <translation>{unit} auf {cell} greift {unit} auf {cell} an ({dice}).</translation>
    </message>
    <message>
        <source>A card strikes at {unit} on {cell} with {dice}.</source>
        <translation>Eine Karte trifft {unit} auf {cell} ({dice}).</translation>
    </message>
    <message>
        <source>{unit} on {cell} strikes first at {unit} on {cell} with {dice}.</source>
        <translation>{unit} auf {cell} schlägt zuerst zu, gegen {unit} auf {cell} ({dice}).</translation>
    </message>
    <message>
        <source>{unit} on {cell} loses {figures}.</source>
        <translation>{unit} auf {cell} verliert {figures}.</translation>
    </message>
    <message>
        <source>{unit} on {cell} is eliminated.</source>
        <translation>{unit} auf {cell} ist vernichtet.</translation>
    </message>
    <message>
        <source>{unit} on {cell} does not retreat.</source>
        <translation>{unit} auf {cell} zieht sich nicht zurück.</translation>
    </message>
    <message>
        <source>{unit} retreats from {cell} to {cell}.</source>
        <translation>{unit} zieht sich von {cell} nach {cell} zurück.</translation>
    </message>
    <message>
        <source>{unit} on {cell} cannot retreat so far and loses {figures}.</source>
        <translation>{unit} auf {cell} kann sich nicht so weit zurückziehen und verliert {figures}.</translation>
    </message>
    <message>
        <source>{unit} takes ground from {cell} to {cell}.</source>
        <translation>{unit} gewinnt Boden, von {cell} nach {cell}.</translation>
    </message>
    <message>
        <source>{unit} on {cell} recovers {figures}.</source>
        <translation>{unit} auf {cell} bekommt {figures} zurück.</translation>
    </message>
    <message>
        <source>{unit} on {cell} is ordered to move.</source>
        <translation>{unit} auf {cell}: aktiviert, nur zu ziehen.</translation>
    </message>
    <message>
        <source>{unit} on {cell} gives a figure to {unit} on {cell}.</source>
        <translation>{unit} auf {cell} gibt eine Figur ab an: {unit} auf {cell}.</translation>
    </message>
    <message>
        <source>{unit} on {cell} fires smoke shells.</source>
        <translation>{unit} auf {cell} feuert Rauchgranaten.</translation>
    </message>
    <message>
        <source>{unit} on {cell} attacks the bunker on {cell} with {dice}.</source>
        <translation>{unit} auf {cell} greift den Bunker auf {cell} mit {dice} an.</translation>
    </message>
    <message>
        <source>{unit} on {cell} battles back at {unit} on {cell} with {dice}.</source>
        <translation>{unit} auf {cell} schlägt zurück gegen: {unit} auf {cell}, mit {dice}.</translation>
    </message>
    <message>
        <source>{unit} on {cell} has given its last figure.</source>
        <translation>{unit} auf {cell} hat die letzte Figur abgegeben.</translation>
    </message>
</context>
<context>
    <name>ExitForm</name>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>Nicht angegeben</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Set marker of {item} to {marker}</source>
        <translation>Marker von {item}: {marker}</translation>
    </message>
</context>
<context>
    <name>ExportPicture</name>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> Pixel</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>Durchsichtiger Hintergrund</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>Section lines</source>
        <translation>Bereichslinien</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Beschriftungen</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Width of a hex</source>
        <translation>Breite eines Felds</translation>
    </message>
    <message>
        <source>{width} × {height} pixels where nobody scales it</source>
        <translation>{width} × {height} Pixel, solange niemand skaliert</translation>
    </message>
    <message>
        <source>One page of {width} × {height} mm</source>
        <translation>Eine Seite von {width} × {height} mm</translation>
    </message>
    <message>
        <source>{width} × {height} pixels, takes {memory} MB of memory</source>
        <translation>{width} × {height} Pixel, braucht {memory} MB Speicher</translation>
    </message>
    <message>
        <source>; that is too much, choose fewer pixels</source>
        <translation>; das ist zu viel, weniger Pixel wählen</translation>
    </message>
    <message>
        <source>Not written: {why}</source>
        <translation>Nicht geschrieben: {why}</translation>
    </message>
</context>
<context>
    <name>Failure</name>
    <message>
        <source>Permission denied</source>
        <translation>Zugriff verweigert</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>Gerät oder Datei wird gerade benutzt</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Speicherplatz dieses Benutzers ist aufgebraucht</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Datei gibt es schon</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Datei ist zu groß</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>Ungültige Angabe</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Fehler beim Lesen oder Schreiben</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Das ist ein Ordner</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>Zu viele Verknüpfungen hintereinander</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Zu viele offene Dateien</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Dateiname ist zu lang</translation>
    </message>
    <message>
        <source>Too many open files in system</source>
        <translation>Zu viele offene Dateien im System</translation>
    </message>
    <message>
        <source>No such device</source>
        <translation>Das Gerät gibt es nicht</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Der Datenträger ist voll</translation>
    </message>
    <message>
        <source>Transport endpoint is not connected</source>
        <translation>Der Netzwerkordner ist nicht verbunden</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Das ist kein Ordner</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Das ist nicht erlaubt</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>Die Datei im Netzwerk ist nicht mehr erreichbar</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>Zeitüberschreitung der Verbindung</translation>
    </message>
    <message>
        <source>the file is read-only</source>
        <translation>die Datei ist schreibgeschützt</translation>
    </message>
    <message>
        <source>this is a device or a pipe</source>
        <translation>das ist ein Gerät oder eine Pipe</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Untitled {number}</source>
        <translation>Ohne Titel {number}</translation>
    </message>
    <message>
        <source>Open scenarios</source>
        <translation>Szenarien öffnen</translation>
    </message>
    <message>
        <source>Scenarios ({patterns});;All files (*)</source>
        <translation>Szenarien ({patterns});;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Diese Datei lässt sich nicht öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) cannot be opened</source>
        <translation>
            <numerusform>%n Datei lässt sich nicht öffnen</numerusform>
            <numerusform>%n Dateien lassen sich nicht öffnen</numerusform>
        </translation>
    </message>
    <message>
        <source>{path}: this is a folder; choose files in it</source>
        <translation>{path}: Das ist ein Ordner; Dateien darin wählen</translation>
    </message>
    <message>
        <source>{path}: no file can be called that</source>
        <translation>{path}: So kann keine Datei heißen</translation>
    </message>
    <message>
        <source>The file is read-only. Changes can be saved under another name.</source>
        <translation>Die Datei ist schreibgeschützt. Änderungen lassen sich unter anderem Namen speichern.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No longer there: {names}</source>
        <translation>Nicht mehr da: {names}</translation>
    </message>
    <message>
        <source>Wrote {name}</source>
        <translation>{name} geschrieben</translation>
    </message>
    <message>
        <source>No copy could be kept: {why}</source>
        <translation>Keine Sicherungskopie möglich: {why}</translation>
    </message>
    <message>
        <source>{path}: {reason}</source>
        <translation>{path}: {reason}</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search titles, authors, dates and names of files</source>
        <translation>Titel, Autoren, Daten und Dateinamen durchsuchen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Alle Spielpläne</translation>
    </message>
    <message>
        <source>Face of the board</source>
        <translation>Spielplanseite</translation>
    </message>
    <message>
        <source>All faces</source>
        <translation>Alle Seiten</translation>
    </message>
    <message>
        <source>From my boxes</source>
        <translation>Aus meinen Boxen</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Units of each side</source>
        <translation>Einheiten je Seite</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Whatever is found</source>
        <translation>Alle Befunde</translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>Keine Fehler</translation>
    </message>
    <message>
        <source>No errors or warnings</source>
        <translation>Keine Fehler und Warnungen</translation>
    </message>
    <message>
        <source>With errors</source>
        <translation>Mit Fehlern</translation>
    </message>
    <message>
        <source>{what}, from</source>
        <translation>{what}, von</translation>
    </message>
    <message>
        <source>{what}, to</source>
        <translation>{what}, bis</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
</context>
<context>
    <name>FindAction</name>
    <message>
        <source>Find an action</source>
        <translation>Aktion suchen</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Was möchten Sie tun?</translation>
    </message>
    <message>
        <source>Words of the action</source>
        <translation>Wörter der Aktion</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>{action}, not possible now</source>
        <translation>{action}, jetzt nicht möglich</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find pieces, units, labels, hexes and texts</source>
        <translation>Teile, Einheiten, Beschriftungen, Felder und Texte suchen</translation>
    </message>
    <message>
        <source>Find on the map and in the texts</source>
        <translation>Auf der Karte und in den Texten suchen</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} von {all}</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>the file is not UTF-8 text: byte {offset} is {byte}</source>
        <translation>die Datei ist kein UTF-8-Text: Byte {offset} ist {byte}</translation>
    </message>
    <message>
        <source>save it as UTF-8 without changing its contents</source>
        <translation>unverändert als UTF-8 speichern</translation>
    </message>
    <message>
        <source>the file has more than {most} bytes</source>
        <translation>die Datei hat mehr als {most} Bytes</translation>
    </message>
    <message>
        <source>check that this is a scenario file</source>
        <translation>prüfen, ob dies eine Szenariodatei ist</translation>
    </message>
    <message>
        <source>this is not YAML: {problem}</source>
        <translation>das ist kein YAML: {problem}</translation>
    </message>
    <message>
        <source>correct the line; a value that begins with a question mark, or contains a colon, a hash or a bracket, must be quoted</source>
        <translation>die Zeile berichtigen; ein Wert, der mit einem Fragezeichen beginnt oder einen Doppelpunkt, eine Raute oder eine Klammer enthält, muss in Anführungszeichen stehen</translation>
    </message>
    <message>
        <source>this is not JSON: {problem}</source>
        <translation>das ist kein JSON: {problem}</translation>
    </message>
    <message>
        <source>correct the line; an earlier quote, comma or bracket may be missing</source>
        <translation>die Zeile berichtigen; vielleicht fehlt davor ein Anführungszeichen, ein Komma oder eine Klammer</translation>
    </message>
    <message>
        <source>the key {key!r} occurs twice here</source>
        <translation>der Schlüssel „{key}“ steht hier zweimal</translation>
    </message>
    <message>
        <source>keep one of the two</source>
        <translation>einen von beiden behalten</translation>
    </message>
    <message>
        <source>the data is nested too deeply or repeats itself too often</source>
        <translation>die Daten sind zu tief verschachtelt oder wiederholen sich zu oft</translation>
    </message>
    <message>
        <source>nest the data less deeply, and in YAML write out what aliases repeat</source>
        <translation>weniger tief verschachteln, und in YAML ausschreiben, was Aliase wiederholen</translation>
    </message>
    <message>
        <source>{value} is not a number that a file may contain</source>
        <translation>{value} ist keine Zahl, die in einer Datei stehen darf</translation>
    </message>
    <message>
        <source>write a finite number</source>
        <translation>eine endliche Zahl schreiben</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>fill it in; &apos;bocage new&apos; makes a new scenario</source>
        <translation>ausfüllen; „bocage new“ legt ein neues Szenario an</translation>
    </message>
    <message>
        <source>a text contains half of a character pair: {value!r}</source>
        <translation>ein Text enthält ein halbes Zeichenpaar: „{value}“</translation>
    </message>
    <message>
        <source>replace the damaged character</source>
        <translation>das beschädigte Zeichen ersetzen</translation>
    </message>
    <message>
        <source>the file holds more than one YAML document</source>
        <translation>die Datei enthält mehr als ein YAML-Dokument</translation>
    </message>
    <message>
        <source>keep one scenario per file</source>
        <translation>je Datei nur ein Szenario behalten</translation>
    </message>
    <message>
        <source>{what} is not allowed in a scenario file</source>
        <translation>in einer Szenariodatei nicht erlaubt: {what}</translation>
    </message>
    <message>
        <source>use plain texts, numbers, true, false, lists and mappings</source>
        <translation>einfache Texte, Zahlen, true, false, Listen und Zuordnungen verwenden</translation>
    </message>
    <message>
        <source>the file contains zero bytes; it is probably UTF-16 text, or no text at all</source>
        <translation>die Datei enthält Null-Bytes; sie ist wohl UTF-16-Text oder gar kein Text</translation>
    </message>
    <message>
        <source>save it as UTF-8</source>
        <translation>als UTF-8 speichern</translation>
    </message>
    <message>
        <source>expected {expected}, found {found}</source>
        <translation>erwartet: {expected}; gefunden: {found}</translation>
    </message>
    <message>
        <source>see &apos;bocage schema {schema}&apos; for what belongs here</source>
        <translation>„bocage schema {schema}“ zeigt, was hierher gehört</translation>
    </message>
    <message>
        <source>unknown key {key!r}</source>
        <translation>unbekannter Schlüssel „{key}“</translation>
    </message>
    <message>
        <source>{advice}</source>
        <translation>{advice}</translation>
    </message>
    <message>
        <source>the key {key!r} is missing</source>
        <translation>der Schlüssel „{key}“ fehlt</translation>
    </message>
    <message>
        <source>add it</source>
        <translation>ihn ergänzen</translation>
    </message>
    <message>
        <source>{found!r} is not one of the values allowed here</source>
        <translation>„{found}“ gehört nicht zu den Werten, die hier erlaubt sind</translation>
    </message>
    <message>
        <source>{found} is {problem}</source>
        <translation>{found}: {problem}</translation>
    </message>
    <message>
        <source>choose a value within the bounds</source>
        <translation>einen Wert innerhalb der Grenzen wählen</translation>
    </message>
    <message>
        <source>{found!r} does not have the form {form}</source>
        <translation>„{found}“ hat nicht die verlangte Form: {form}</translation>
    </message>
    <message>
        <source>correct it</source>
        <translation>berichtigen</translation>
    </message>
    <message>
        <source>only the first {count} problems are listed</source>
        <translation>nur die ersten {count} Probleme sind aufgeführt</translation>
    </message>
    <message>
        <source>solve these, then look again</source>
        <translation>diese lösen, dann erneut prüfen</translation>
    </message>
    <message>
        <source>the value is not allowed here: {problem}</source>
        <translation>der Wert ist hier nicht erlaubt: {problem}</translation>
    </message>
    <message>
        <source>this looks like {what}</source>
        <translation>das sieht aus wie {what}</translation>
    </message>
    <message>
        <source>give the file the suffix {suffix}</source>
        <translation>der Datei die Endung {suffix} geben</translation>
    </message>
    <message>
        <source>the file was written by a newer release (format {found}, this release knows {known})</source>
        <translation>die Datei stammt von einer neueren Version (Format {found}, diese Version kennt {known})</translation>
    </message>
    <message>
        <source>update Bocage to change the file; here it can only be looked at</source>
        <translation>Bocage aktualisieren, um die Datei zu ändern; hier lässt sie sich nur ansehen</translation>
    </message>
    <message>
        <source>this is {what}, not {wanted}</source>
        <translation>dies ist {what}; gebraucht wird {wanted}</translation>
    </message>
    <message>
        <source>{name}: {found} counted, but the {box} has only {most} pieces for {what}</source>
        <translation>{name}: {found} gezählt, aber {box} hat nur {most} Teile für {what}</translation>
    </message>
    <message>
        <source>count again, or put what comes from another box under that box</source>
        <translation>nachzählen, oder was aus einer anderen Box stammt, bei jener Box eintragen</translation>
    </message>
    <message>
        <source>counted in the {box}, of which no copy is owned</source>
        <translation>gezählt in {box}, von der keine vorhanden ist</translation>
    </message>
    <message>
        <source>add the box to those that you own, or leave the counts out</source>
        <translation>die Box zu den vorhandenen hinzufügen oder die Zahlen weglassen</translation>
    </message>
    <message>
        <source>no source says that the {box} holds {name}</source>
        <translation>keine Quelle nennt für {box}: {name}</translation>
    </message>
    <message>
        <source>check the name of the box; if it is right, nothing needs to be done</source>
        <translation>den Namen der Box prüfen; stimmt er, ist nichts zu tun</translation>
    </message>
    <message>
        <source>the behaviour {value!r} of {name!r} is not known</source>
        <translation>das Verhalten „{value}“ von „{name}“ ist unbekannt</translation>
    </message>
    <message>
        <source>it is kept as it is, but has no effect here</source>
        <translation>es bleibt, wie es ist, bewirkt hier aber nichts</translation>
    </message>
    <message>
        <source>expected {what}, found {value!r}</source>
        <translation>erwartet: {what}; gefunden: „{value}“</translation>
    </message>
    <message>
        <source>the hex is listed more than once; the entries were joined</source>
        <translation>das Feld ist mehrmals aufgeführt; die Einträge wurden vereinigt</translation>
    </message>
    <message>
        <source>nothing needs to be done; editing the hex makes one entry of them</source>
        <translation>nichts zu tun; wird das Feld bearbeitet, entsteht ein einziger Eintrag</translation>
    </message>
    <message>
        <source>an entry has no usable row and column: {value}</source>
        <translation>ein Eintrag hat keine brauchbare Zeile und Spalte: {value}</translation>
    </message>
    <message>
        <source>it is kept in the file, but shown nowhere</source>
        <translation>er bleibt in der Datei, wird aber nirgends gezeigt</translation>
    </message>
    <message>
        <source>the entry says nothing about its hex</source>
        <translation>der Eintrag sagt nichts über sein Feld</translation>
    </message>
    <message>
        <source>nothing needs to be done</source>
        <translation>nichts zu tun</translation>
    </message>
    <message>
        <source>the label has no text</source>
        <translation>die Beschriftung hat keinen Text</translation>
    </message>
    <message>
        <source>the hex is listed more than once, and the entries disagree about: {layers}</source>
        <translation>das Feld ist mehrmals aufgeführt, und die Einträge widersprechen sich bei: {layers}</translation>
    </message>
    <message>
        <source>the first entry counts; correct the hex to make it one entry</source>
        <translation>der erste Eintrag gilt; das Feld berichtigen, damit es ein Eintrag wird</translation>
    </message>
    <message>
        <source>the key {key!r} is missing; the usual value is assumed</source>
        <translation>der Schlüssel „{key}“ fehlt; der übliche Wert wird angenommen</translation>
    </message>
    <message>
        <source>set the value to make it certain</source>
        <translation>den Wert setzen, damit er feststeht</translation>
    </message>
    <message>
        <source>both players are {side}</source>
        <translation>beide Spieler haben dieselbe Seite: {side}</translation>
    </message>
    <message>
        <source>the side at the top is taken from player 1, the other is its enemy</source>
        <translation>die Seite oben ist die von Spieler 1, die andere ist ihr Feind</translation>
    </message>
    <message>
        <source>the condition for sudden death is not understood: {value}</source>
        <translation>die Bedingung für Sudden Death ist nicht verständlich: {value}</translation>
    </message>
    <message>
        <source>the special rule {key!r} is not known</source>
        <translation>die Sonderregel „{key}“ ist unbekannt</translation>
    </message>
    <message>
        <source>the board type {value!r} is not known</source>
        <translation>die Art des Spielplans ist unbekannt: „{value}“</translation>
    </message>
    <message>
        <source>set board.type to STANDARD, BRKTHRU or OVERLORD</source>
        <translation>board.type auf STANDARD, BRKTHRU oder OVERLORD setzen</translation>
    </message>
    <message>
        <source>the file holds {what} instead of a scenario</source>
        <translation>die Datei enthält kein Szenario, sondern: {what}</translation>
    </message>
    <message>
        <source>the flags of the medal have no meaning together: {flags}; it counts as {type}</source>
        <translation>die Angaben zum Orden ergeben zusammen keinen Sinn: {flags}; er gilt als {type}</translation>
    </message>
    <message>
        <source>they are kept as they are; set the type that is meant</source>
        <translation>sie bleiben, wie sie sind; die gemeinte Art einstellen</translation>
    </message>
    <message>
        <source>the options stand outside of game_info, where no program looks for them</source>
        <translation>die Optionen stehen außerhalb von game_info, wo kein Programm sie sucht</translation>
    </message>
    <message>
        <source>they are kept as they are; set the rules that are meant</source>
        <translation>sie bleiben, wie sie sind; die gemeinten Regeln einstellen</translation>
    </message>
    <message>
        <source>{what} cannot be said in an .m44 file</source>
        <translation>lässt sich in einer .m44-Datei nicht ausdrücken: {what}</translation>
    </message>
    <message>
        <source>other programs will not see it; Bocage keeps it in the file and reads it back</source>
        <translation>andere Programme sehen es nicht; Bocage bewahrt es in der Datei und liest es wieder</translation>
    </message>
    <message>
        <source>{what} of the Bocage file no longer matches what another program saved, and was left aside</source>
        <translation>{what} der Bocage-Datei passt nicht mehr zu dem, was ein anderes Programm gespeichert hat, und blieb außer Acht</translation>
    </message>
    <message>
        <source>set it again if it still applies</source>
        <translation>neu einstellen, falls es noch gilt</translation>
    </message>
    <message>
        <source>comments cannot be kept in this format</source>
        <translation>Kommentare lassen sich in diesem Format nicht bewahren</translation>
    </message>
    <message>
        <source>keep the YAML file if the comments matter</source>
        <translation>die YAML-Datei behalten, wenn die Kommentare wichtig sind</translation>
    </message>
    <message>
        <source>an .m44 file needs a date; {date} is written for the battle without one</source>
        <translation>eine .m44-Datei braucht ein Datum; für die Schlacht ohne Datum wird {date} geschrieben</translation>
    </message>
    <message>
        <source>set the first day of the battle</source>
        <translation>den ersten Tag der Schlacht angeben</translation>
    </message>
    <message>
        <source>the catalogue knows no {layer} {name!r}</source>
        <translation>{layer}: „{name}“ steht nicht im Katalog</translation>
    </message>
    <message>
        <source>it is kept as it is; replace it if it is a typing mistake</source>
        <translation>es bleibt, wie es ist; ersetzen, wenn es ein Tippfehler ist</translation>
    </message>
    <message>
        <source>{label} is not a hex of this board; on it: {pieces}</source>
        <translation>{label} ist kein Feld dieses Spielplans; darauf: {pieces}</translation>
    </message>
    <message>
        <source>move it to a hex of the board, or remove it</source>
        <translation>auf ein Feld des Spielplans verlegen oder entfernen</translation>
    </message>
    <message>
        <source>remove what lies off the board</source>
        <translation>entfernen, was außerhalb des Spielplans liegt</translation>
    </message>
    <message>
        <source>{label} is not a hex of this board</source>
        <translation>{label} ist kein Feld dieses Spielplans</translation>
    </message>
    <message>
        <source>name a hex of the board instead, or remove it</source>
        <translation>stattdessen ein Feld des Spielplans nennen oder es entfernen</translation>
    </message>
    <message>
        <source>the {name} has no side</source>
        <translation>„{name}“ hat keine Seite</translation>
    </message>
    <message>
        <source>set the side that laid it</source>
        <translation>die Seite angeben, die es gelegt hat</translation>
    </message>
    <message>
        <source>the {name} does not lie on what it belongs on</source>
        <translation>„{name}“ liegt nicht auf dem, worauf es gehört</translation>
    </message>
    <message>
        <source>move it to one of these, or remove it: {expected}</source>
        <translation>auf eines von diesen verlegen oder entfernen: {expected}</translation>
    </message>
    <message>
        <source>the {name} may not share a hex with {other}</source>
        <translation>„{name}“ darf nicht mit „{other}“ auf einem Feld liegen</translation>
    </message>
    <message>
        <source>move one of the two, or remove it</source>
        <translation>eines von beiden verlegen oder entfernen</translation>
    </message>
    <message>
        <source>there is no orientation {orientation} of the {name}, only {expected}</source>
        <translation>„{name}“ hat keine Ausrichtung {orientation}, nur {expected}</translation>
    </message>
    <message>
        <source>choose an orientation that it has</source>
        <translation>eine vorhandene Ausrichtung wählen</translation>
    </message>
    <message>
        <source>set orientation {turn}, which is the same turn</source>
        <translation>Ausrichtung {turn} einstellen, was dieselbe Drehung ist</translation>
    </message>
    <message>
        <source>no owner is named for the {name}, so nobody loses a card when it is captured</source>
        <translation>„{name}“ hat keinen Besitzer, also verliert niemand eine Karte, wenn es erobert wird</translation>
    </message>
    <message>
        <source>set the owner, if its capture is to cost a card</source>
        <translation>den Besitzer angeben, falls die Eroberung eine Karte kosten soll</translation>
    </message>
    <message>
        <source>no owner is named for the {name}, so it counts for the {side}, who stand in it</source>
        <translation>„{name}“ hat keinen Besitzer, gilt also für die Seite, die darin steht: {side}</translation>
    </message>
    <message>
        <source>set the owner</source>
        <translation>den Besitzer angeben</translation>
    </message>
    <message>
        <source>set the {side} as the owner</source>
        <translation>als Besitzer einstellen: {side}</translation>
    </message>
    <message>
        <source>no owner is named for the {name}, and no unit stands in it</source>
        <translation>„{name}“ hat keinen Besitzer, und es steht keine Einheit darin</translation>
    </message>
    <message>
        <source>set the side that it protects, or take a field bunker, which protects both sides</source>
        <translation>die Seite angeben, die es schützt, oder einen Feldbunker nehmen, der beide Seiten schützt</translation>
    </message>
    <message>
        <source>the owner of the {name} makes no difference: the rules are the same for both sides</source>
        <translation>der Besitzer macht bei „{name}“ keinen Unterschied: die Regeln gelten für beide Seiten gleich</translation>
    </message>
    <message>
        <source>remove the owner</source>
        <translation>den Besitzer entfernen</translation>
    </message>
    <message>
        <source>the trait {trait} is not for the {name}</source>
        <translation>das Merkmal „{trait}“ ist nicht für „{name}“</translation>
    </message>
    <message>
        <source>remove the trait, or choose one that is for this piece</source>
        <translation>das Merkmal entfernen oder eines wählen, das für dieses Teil ist</translation>
    </message>
    <message>
        <source>the same {name} lies here twice</source>
        <translation>„{name}“ liegt hier doppelt</translation>
    </message>
    <message>
        <source>remove one of the two</source>
        <translation>eines von beiden entfernen</translation>
    </message>
    <message>
        <source>remove the second one</source>
        <translation>das zweite entfernen</translation>
    </message>
    <message>
        <source>the {name} lies here without a unit</source>
        <translation>„{name}“ liegt hier ohne Einheit</translation>
    </message>
    <message>
        <source>set a unit on the hex, or remove the marker</source>
        <translation>eine Einheit auf das Feld stellen oder den Marker entfernen</translation>
    </message>
    <message>
        <source>the {name} is {landscape} art on the {face} face of the board{more}</source>
        <translation>„{name}“ ist für eine andere Landschaft gezeichnet ({landscape}) als die Spielplanseite ({face}){more}</translation>
    </message>
    <message>
        <source>take a tile of the same landscape, or change the face of the board</source>
        <translation>ein Geländeteil derselben Landschaft nehmen oder die Spielplanseite wechseln</translation>
    </message>
    <message>
        <source>nobody knows the rules of {name}, so they are not applied{places}</source>
        <translation>niemand kennt die Regeln für {name}, darum werden sie nicht angewandt{places}</translation>
    </message>
    <message>
        <source>say in the special rules of the scenario what it does</source>
        <translation>in den Sonderregeln des Szenarios sagen, was es bewirkt</translation>
    </message>
    <message>
        <source>the {name} shows what the face of the board prints here anyway</source>
        <translation>„{name}“ zeigt, was die Spielplanseite hier ohnehin zeigt</translation>
    </message>
    <message>
        <source>remove the tile</source>
        <translation>das Geländeteil entfernen</translation>
    </message>
    <message>
        <source>remove the {name}</source>
        <translation>„{name}“ entfernen</translation>
    </message>
    <message>
        <source>the label is too {problem} to be read on its hex</source>
        <translation>die Beschriftung ist zu {problem}, um auf ihrem Feld lesbar zu sein</translation>
    </message>
    <message>
        <source>the trait {trait} says what the {name} is anyway</source>
        <translation>das Merkmal „{trait}“ sagt, was „{name}“ ohnehin ist</translation>
    </message>
    <message>
        <source>remove the trait</source>
        <translation>das Merkmal entfernen</translation>
    </message>
    <message>
        <source>remove the trait {trait}</source>
        <translation>das Merkmal „{trait}“ entfernen</translation>
    </message>
    <message>
        <source>the {name} lies in the sea that the face prints here</source>
        <translation>„{name}“ liegt im Meer, das die Spielplanseite hier zeigt</translation>
    </message>
    <message>
        <source>move it ashore, or choose another face of the board</source>
        <translation>an Land verlegen oder eine andere Spielplanseite wählen</translation>
    </message>
    <message>
        <source>the traits of the {name} contradict each other: {traits}</source>
        <translation>die Merkmale von „{name}“ widersprechen sich: {traits}</translation>
    </message>
    <message>
        <source>keep one of them</source>
        <translation>eines davon behalten</translation>
    </message>
    <message>
        <source>the {name} lies on a hex that no unit may enter</source>
        <translation>„{name}“ liegt auf einem Feld, das keine Einheit betreten darf</translation>
    </message>
    <message>
        <source>move it, or remove it</source>
        <translation>verlegen oder entfernen</translation>
    </message>
    <message>
        <source>the {name} leads toward {others}, where no river goes on</source>
        <translation>„{name}“ führt nach {others}, wo kein Fluss weitergeht</translation>
    </message>
    <message>
        <source>lay the next river tile there, turn this one, or let the river end in a lake or the sea</source>
        <translation>dort das nächste Flussteil legen, dieses drehen oder den Fluss in einem See oder im Meer enden lassen</translation>
    </message>
    <message>
        <source>the {name} leads toward {others}, where no road goes on</source>
        <translation>„{name}“ führt nach {others}, wo keine Straße weitergeht</translation>
    </message>
    <message>
        <source>lay the next road tile there, or let the road end in a town or at the edge of the map</source>
        <translation>dort das nächste Straßenteil legen oder die Straße in einer Stadt oder am Rand enden lassen</translation>
    </message>
    <message>
        <source>the {name} leads toward {others}, where no railway goes on</source>
        <translation>„{name}“ führt nach {others}, wo keine Schienen weitergehen</translation>
    </message>
    <message>
        <source>lay the next railway tile there, or let the railway end in a station or town</source>
        <translation>dort das nächste Schienenteil legen oder die Schienen in einem Bahnhof oder einer Stadt enden lassen</translation>
    </message>
    <message>
        <source>the {name} opens toward {others}, where the lake does not go on</source>
        <translation>„{name}“ öffnet sich nach {others}, wo der See nicht weitergeht</translation>
    </message>
    <message>
        <source>lay another lake tile there, or turn this one</source>
        <translation>dort ein weiteres Seeteil legen oder dieses drehen</translation>
    </message>
    <message>
        <source>the {name} {problem}</source>
        <translation>„{name}“ {problem}</translation>
    </message>
    <message>
        <source>turn it so that it joins the two banks, in line with the road</source>
        <translation>so drehen, dass sie die beiden Ufer in Richtung der Straße verbindet</translation>
    </message>
    <message>
        <source>turn the {name} to orientation {turn}</source>
        <translation>„{name}“ auf Ausrichtung {turn} drehen</translation>
    </message>
    <message>
        <source>the way from {others} leads into the {name}, and no bridge lies there</source>
        <translation>der Weg von {others} führt in „{name}“, und dort liegt keine Brücke</translation>
    </message>
    <message>
        <source>lay a bridge or a ford on the hex, or let the road end before it</source>
        <translation>eine Brücke oder Furt auf das Feld legen oder die Straße davor enden lassen</translation>
    </message>
    <message>
        <source>the {name} leads nowhere: {problem}</source>
        <translation>„{name}“ führt nirgendwohin: {problem}</translation>
    </message>
    <message>
        <source>lay it where both banks can be entered, or remove it</source>
        <translation>dorthin legen, wo beide Ufer betreten werden können, oder entfernen</translation>
    </message>
    <message>
        <source>the {name} does not meet the tile on {others}: their open edges do not fit together</source>
        <translation>„{name}“ passt nicht an das Teil auf {others}: die offenen Kanten treffen sich nicht</translation>
    </message>
    <message>
        <source>turn one of the two, or lay a curve, fork or crossing</source>
        <translation>eines von beiden drehen oder eine Kurve, Gabelung oder Kreuzung legen</translation>
    </message>
    <message>
        <source>the {name} does not meet its neighbours as it lies</source>
        <translation>„{name}“ passt so, wie es liegt, nicht an seine Nachbarn</translation>
    </message>
    <message>
        <source>turn it to orientation {turn}, in which it meets all of them</source>
        <translation>auf Ausrichtung {turn} drehen, in der es an alle passt</translation>
    </message>
    <message>
        <source>the {name} leads to {gap}, and so does the one on {others}, but no such tile lies there</source>
        <translation>„{name}“ führt nach {gap}, ebenso das Teil auf {others}, aber dort liegt kein solches Teil</translation>
    </message>
    <message>
        <source>lay the tile that joins them on {gap}</source>
        <translation>auf {gap} das Teil legen, das sie verbindet</translation>
    </message>
    <message>
        <source>lay a {missing} on {gap}</source>
        <translation>„{missing}“ auf {gap} legen</translation>
    </message>
    <message>
        <source>the {name} may never be on this hex, because of the {obstacle}</source>
        <translation>„{name}“ darf nie auf diesem Feld sein, wegen „{obstacle}“</translation>
    </message>
    <message>
        <source>move the unit, or remove what keeps it off</source>
        <translation>die Einheit versetzen oder entfernen, was sie fernhält</translation>
    </message>
    <message>
        <source>the {name} has {figures} figures; such units have {allowed}</source>
        <translation>„{name}“: die Zahl der Figuren ist {figures}; bei solchen Einheiten ist sie {allowed}</translation>
    </message>
    <message>
        <source>set another number, or leave it out for the usual one</source>
        <translation>eine andere Zahl angeben oder sie weglassen, dann gilt die übliche</translation>
    </message>
    <message>
        <source>set the usual number of figures</source>
        <translation>die übliche Zahl von Figuren einstellen</translation>
    </message>
    <message>
        <source>the {name} is brought in by the {side}, but {army} fight for the other side</source>
        <translation>„{name}“ kommt für: {side}; aber für die andere Seite kämpfen: {army}</translation>
    </message>
    <message>
        <source>choose figures of the {side}, or change the side</source>
        <translation>Figuren dieser Seite wählen ({side}) oder die Seite ändern</translation>
    </message>
    <message>
        <source>the badge {badge} means nothing on a unit of the kind {name}</source>
        <translation>das Abzeichen „{badge}“ bedeutet bei der Einheitenart „{name}“ nichts</translation>
    </message>
    <message>
        <source>choose the kind {kinds} instead, or remove the badge</source>
        <translation>stattdessen diese Art wählen: {kinds}; oder das Abzeichen entfernen</translation>
    </message>
    <message>
        <source>make it a unit of the kind {made}</source>
        <translation>zu einer Einheit dieser Art machen: {made}</translation>
    </message>
    <message>
        <source>{army} fight for {nation}: {units}</source>
        <translation>{army} kämpfen für {nation}: {units}</translation>
    </message>
    <message>
        <source>change the nation of the side, or the figures</source>
        <translation>die Nation der Seite oder die Figuren ändern</translation>
    </message>
    <message>
        <source>nothing tells for which side the {name} fights</source>
        <translation>nichts sagt, für welche Seite „{name}“ kämpft</translation>
    </message>
    <message>
        <source>set its army, or the owner of a train or ship</source>
        <translation>die Armee einstellen, oder den Besitzer eines Zuges oder Schiffes</translation>
    </message>
    <message>
        <source>there is no elite form of the {name}</source>
        <translation>„{name}“ gibt es nicht als Eliteeinheit</translation>
    </message>
    <message>
        <source>leave out &apos;elite&apos;</source>
        <translation>„Elite“ weglassen</translation>
    </message>
    <message>
        <source>the trait {trait} is not for a unit of the kind {name}</source>
        <translation>das Merkmal „{trait}“ ist nicht für die Einheitenart „{name}“</translation>
    </message>
    <message>
        <source>remove the trait, or choose one that is for this kind of unit</source>
        <translation>das Merkmal entfernen oder eines wählen, das für diese Art Einheit ist</translation>
    </message>
    <message>
        <source>the {name} does not lie on {wanted}</source>
        <translation>„{name}“ liegt nicht, wo es hingehört: {wanted}</translation>
    </message>
    <message>
        <source>move it into the water, or remove it</source>
        <translation>ins Wasser versetzen oder entfernen</translation>
    </message>
    <message>
        <source>the {name} stands on a hex that is impassable for every unit</source>
        <translation>„{name}“ steht auf einem Feld, das für jede Einheit unpassierbar ist</translation>
    </message>
    <message>
        <source>move the unit, or say in the special rules what is meant</source>
        <translation>die Einheit versetzen oder in den Sonderregeln sagen, was gemeint ist</translation>
    </message>
    <message>
        <source>the {what} adds nothing to the {name}</source>
        <translation>{what}: ändert nichts an „{name}“</translation>
    </message>
    <message>
        <source>remove it</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>remove the {what}</source>
        <translation>entfernen: {what}</translation>
    </message>
    <message>
        <source>nobody knows all the rules of units of the kind {name}, so not all are applied</source>
        <translation>niemand kennt alle Regeln der Einheitenart „{name}“, darum werden nicht alle angewandt</translation>
    </message>
    <message>
        <source>say in the special rules of the scenario what they do</source>
        <translation>in den Sonderregeln des Szenarios sagen, was sie bewirken</translation>
    </message>
    <message>
        <source>the {name} does not go with a battle of {year}</source>
        <translation>„{name}“ passt nicht zu einer Schlacht von {year}</translation>
    </message>
    <message>
        <source>take the other model of the weapon, or correct the date</source>
        <translation>das andere Modell der Waffe nehmen oder das Datum berichtigen</translation>
    </message>
    <message>
        <source>the unit may be ordered from turn {turn} on, {problem}</source>
        <translation>die Einheit darf ab Zug {turn} aktiviert werden, {problem}</translation>
    </message>
    <message>
        <source>choose another turn, or leave it out</source>
        <translation>einen anderen Zug wählen oder ihn weglassen</translation>
    </message>
    <message>
        <source>leave out the turn</source>
        <translation>den Zug weglassen</translation>
    </message>
    <message>
        <source>the {name} stands in the sea before the enemy&apos;s baseline</source>
        <translation>„{name}“ steht im Meer vor der Grundlinie des Feindes</translation>
    </message>
    <message>
        <source>move it ashore, or change the side that sits at the top</source>
        <translation>an Land versetzen oder die Seite ändern, die oben sitzt</translation>
    </message>
    <message>
        <source>the {name} consists of {army}, but such units go with {armies} only</source>
        <translation>„{name}“ hat falsche Figuren ({army}); zu solchen Einheiten passen nur: {armies}</translation>
    </message>
    <message>
        <source>choose one of these armies, or another kind of unit</source>
        <translation>eine dieser Armeen oder eine andere Art Einheit wählen</translation>
    </message>
    <message>
        <source>no badge tells {units} of the kind {name} from plain ones</source>
        <translation>kein Abzeichen unterscheidet {units} der Art „{name}“ von gewöhnlichen</translation>
    </message>
    <message>
        <source>give each of them a badge of its formation</source>
        <translation>jeder von ihnen ein Abzeichen ihres Verbandes geben</translation>
    </message>
    <message>
        <source>the badge {badge} lies with {army}, who do not wear it</source>
        <translation>das Abzeichen „{badge}“ liegt bei Figuren, die es nicht tragen: {army}</translation>
    </message>
    <message>
        <source>choose a badge of their nation, or other figures</source>
        <translation>ein Abzeichen ihrer Nation oder andere Figuren wählen</translation>
    </message>
    <message>
        <source>the {name} carries {fittings}, but only one of them can be fixed to it</source>
        <translation>„{name}“ trägt mehr als ein Zurüstteil: {fittings}</translation>
    </message>
    <message>
        <source>the {name} carries none of its fittings, so it battles like plain armor</source>
        <translation>„{name}“ trägt kein Zurüstteil und kämpft so wie gewöhnliche Panzer</translation>
    </message>
    <message>
        <source>choose the fitting that the scenario gives it: {fittings}</source>
        <translation>das Zurüstteil wählen, das ihm das Szenario gibt: {fittings}</translation>
    </message>
    <message>
        <source>{asked} hexes of the group are to be held at once, but it has {size} on the board</source>
        <translation>{asked} Felder der Gruppe sollen zugleich gehalten werden, aber auf dem Spielplan hat sie {size}</translation>
    </message>
    <message>
        <source>{advice}, or add hexes to the group</source>
        <translation>{advice}, oder der Gruppe Felder hinzufügen</translation>
    </message>
    <message>
        <source>ask for {usable} of the group</source>
        <translation>{usable} der Gruppe verlangen</translation>
    </message>
    <message>
        <source>{problem}</source>
        <translation>{problem}</translation>
    </message>
    <message>
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message>
        <source>{label} is named twice in the group</source>
        <translation>{label} ist in der Gruppe zweimal genannt</translation>
    </message>
    <message>
        <source>name each hex once</source>
        <translation>jedes Feld nur einmal nennen</translation>
    </message>
    <message>
        <source>another objective says the same</source>
        <translation>ein anderes Ziel sagt dasselbe</translation>
    </message>
    <message>
        <source>remove one of them, or make one objective that is worth more medals</source>
        <translation>eines davon entfernen, oder ein Ziel daraus machen, das mehr Orden wert ist</translation>
    </message>
    <message>
        <source>no unit of {camp} may be on {label}</source>
        <translation>{camp}: keine Einheit darf auf {label} sein</translation>
    </message>
    <message>
        <source>change what lies on the hex, or move the objective</source>
        <translation>ändern, was auf dem Feld liegt, oder das Ziel verlegen</translation>
    </message>
    <message>
        <source>open a way to it, move it, or let the other side win it</source>
        <translation>einen Weg dorthin öffnen, es verlegen oder die andere Seite es gewinnen lassen</translation>
    </message>
    <message>
        <source>the medal belongs to {camp} from the start, because units of that side stand there</source>
        <translation>{camp}: der Orden gehört dieser Seite von Anfang an, denn ihre Einheiten stehen dort</translation>
    </message>
    <message>
        <source>check that it is meant so; the target of the side should allow for it</source>
        <translation>prüfen, ob das so gemeint ist; die Orden zum Sieg sollten es berücksichtigen</translation>
    </message>
    <message>
        <source>the {name} is a medal of {other}, but only {camp} can win it here</source>
        <translation>„{name}“ ist ein Orden dieser Seite: {other}; gewinnen kann ihn hier nur: {camp}</translation>
    </message>
    <message>
        <source>lay a medal of the side that can win it, or correct the side</source>
        <translation>einen Orden der Seite legen, die ihn gewinnen kann, oder die Seite berichtigen</translation>
    </message>
    <message>
        <source>medals without terms: {count}; they count as temporary and worth 1</source>
        <translation>Orden ohne Bedingungen: {count}; sie gelten als temporär und zählen 1</translation>
    </message>
    <message>
        <source>read the victory text and set the terms of each medal</source>
        <translation>den Siegtext lesen und die Bedingungen jedes Ordens einstellen</translation>
    </message>
    <message>
        <source>the target of {camp} is {target}, and there are {most} at most: {what}</source>
        <translation>{camp}: zum Sieg sind {target} Orden nötig, und es gibt höchstens {most}: {what}</translation>
    </message>
    <message>
        <source>lower the target, add objectives, or enter the units that only the texts mention</source>
        <translation>die Orden zum Sieg senken, Ziele hinzufügen oder die Einheiten eintragen, die nur in den Texten stehen</translation>
    </message>
    <message>
        <source>the target of {camp} is {target} of {most} medals in all: {what}</source>
        <translation>{camp}: zum Sieg sind {target} von insgesamt {most} Orden nötig: {what}</translation>
    </message>
    <message>
        <source>lower the target or add an objective, unless the side is meant to have it hard</source>
        <translation>die Orden zum Sieg senken oder ein Ziel hinzufügen, außer die Seite soll es schwer haben</translation>
    </message>
    <message>
        <source>sudden death: {problem}</source>
        <translation>Sudden Death: {problem}</translation>
    </message>
    <message>
        <source>name the side and hexes that it can come to hold during the game</source>
        <translation>die Seite nennen, und Felder, die sie im Lauf des Spiels halten kann</translation>
    </message>
    <message>
        <source>the {name} only shows the score and never lies on the map</source>
        <translation>„{name}“ zeigt nur den Punktestand und liegt nie auf dem Spielplan</translation>
    </message>
    <message>
        <source>remove it, or lay another medal</source>
        <translation>entfernen oder einen anderen Orden legen</translation>
    </message>
    <message>
        <source>remove it; the usual medal of the side takes its place</source>
        <translation>entfernen; der übliche Orden der Seite tritt an seine Stelle</translation>
    </message>
    <message>
        <source>the objectives of {camp} are worth {count} medals, and {target} win the game</source>
        <translation>{camp}: die Ziele sind {count} Orden wert, und {target} gewinnen das Spiel</translation>
    </message>
    <message>
        <source>raise the target or make fewer objectives, unless a race for them is the point</source>
        <translation>die Orden zum Sieg erhöhen oder weniger Ziele machen, außer es geht um den Wettlauf zu ihnen</translation>
    </message>
    <message>
        <source>set how many medals it is worth; what wins the game at once is sudden death</source>
        <translation>einstellen, wie viele Orden es wert ist; was das Spiel sofort gewinnt, ist Sudden Death</translation>
    </message>
    <message>
        <source>either side can win it, but only a medal of {camp} lies there</source>
        <translation>beide Seiten können es gewinnen, aber dort liegt nur ein Orden dieser Seite: {camp}</translation>
    </message>
    <message>
        <source>set the side that can win it, or lay a medal for both sides</source>
        <translation>die Seite einstellen, die es gewinnen kann, oder einen Orden für beide Seiten legen</translation>
    </message>
    <message>
        <source>the exit does not say which side may leave here</source>
        <translation>der Ausgang sagt nicht, welche Seite hier den Spielplan verlassen darf</translation>
    </message>
    <message>
        <source>make it an exit of one side</source>
        <translation>ihn zum Ausgang einer Seite machen</translation>
    </message>
    <message>
        <source>{label} is not at the edge of the board</source>
        <translation>{label} liegt nicht am Rand des Spielplans</translation>
    </message>
    <message>
        <source>make the exit of hexes of the edge</source>
        <translation>den Ausgang aus Feldern des Randes bilden</translation>
    </message>
    <message>
        <source>exits of {camp} lie on the baseline of that side itself: {what}</source>
        <translation>{camp}: Ausgänge liegen auf der eigenen Grundlinie: {what}</translation>
    </message>
    <message>
        <source>move them to another edge, or ask for medals that must be fought for</source>
        <translation>an einen anderen Rand verlegen, oder Orden verlangen, um die gekämpft werden muss</translation>
    </message>
    <message>
        <source>the marker of a single exit hex lies at the left or right edge, where its arrows do not point off the board</source>
        <translation>der Marker eines einzelnen Ausgangsfeldes liegt am linken oder rechten Rand, wo seine Pfeile nicht vom Spielplan weisen</translation>
    </message>
    <message>
        <source>use the marker that is turned sideways, or move the exit to a baseline</source>
        <translation>den seitwärts gedrehten Marker nehmen oder den Ausgang an eine Grundlinie verlegen</translation>
    </message>
    <message>
        <source>no unit of {camp} can ever come to this exit and leave by it</source>
        <translation>{camp}: keine Einheit kann je zu diesem Ausgang kommen und ihn benutzen</translation>
    </message>
    <message>
        <source>open a way to it, or move it</source>
        <translation>einen Weg dorthin öffnen oder ihn verlegen</translation>
    </message>
    <message>
        <source>the marker ends a stretch of the edge, but the exit has only this hex</source>
        <translation>der Marker beendet einen Abschnitt des Randes, aber der Ausgang hat nur dieses Feld</translation>
    </message>
    <message>
        <source>name all hexes of the stretch, or use the marker of a single exit hex</source>
        <translation>alle Felder des Abschnitts nennen oder den Marker eines einzelnen Ausgangsfeldes nehmen</translation>
    </message>
    <message>
        <source>the exit is a stretch of the edge, but lacks some of its hexes: {what}</source>
        <translation>der Ausgang ist ein Abschnitt des Randes, aber es fehlen Felder: {what}</translation>
    </message>
    <message>
        <source>name all hexes between the two ends, or use the marker of a single exit hex</source>
        <translation>alle Felder zwischen den beiden Enden nennen oder den Marker eines einzelnen Ausgangsfeldes nehmen</translation>
    </message>
    <message>
        <source>add the hexes between the ends</source>
        <translation>die Felder zwischen den Enden ergänzen</translation>
    </message>
    <message>
        <source>the {name} belongs to no exit</source>
        <translation>„{name}“ gehört zu keinem Ausgang</translation>
    </message>
    <message>
        <source>make an exit of its hex, or of the stretch that two of them mark, and name its side</source>
        <translation>aus dem Feld, oder aus dem Abschnitt zwischen zweien davon, einen Ausgang machen und dessen Seite nennen</translation>
    </message>
    <message>
        <source>make it an exit of its side</source>
        <translation>zu einem Ausgang seiner Seite machen</translation>
    </message>
    <message>
        <source>another exit says the same</source>
        <translation>ein anderer Ausgang sagt dasselbe</translation>
    </message>
    <message>
        <source>the hand of {camp} has {hand} command cards at the start; 2 to 12 are usual</source>
        <translation>{camp}: zu Beginn {hand} Kommandokarten; üblich sind 2 bis 12</translation>
    </message>
    <message>
        <source>set a number from 2 to 12</source>
        <translation>eine Zahl von 2 bis 12 einstellen</translation>
    </message>
    <message>
        <source>the target of {camp} is {medals} medals; 2 to 12 are usual</source>
        <translation>{camp}: Orden zum Sieg: {medals}; üblich sind 2 bis 12</translation>
    </message>
    <message>
        <source>the battle ends on {end}, before it begins on {begin}</source>
        <translation>die Schlacht endet am {end}, bevor sie am {begin} beginnt</translation>
    </message>
    <message>
        <source>correct the two days</source>
        <translation>die beiden Tage berichtigen</translation>
    </message>
    <message>
        <source>exchange the two days</source>
        <translation>die beiden Tage vertauschen</translation>
    </message>
    <message>
        <source>the battle is historical, but has no date</source>
        <translation>die Schlacht ist historisch, hat aber kein Datum</translation>
    </message>
    <message>
        <source>set the first day of the battle, or mark it as fictional</source>
        <translation>den ersten Tag der Schlacht angeben oder sie als erfunden kennzeichnen</translation>
    </message>
    <message>
        <source>{day} is not a day of the war, from 1931 to 1945</source>
        <translation>{day} ist kein Tag des Krieges, von 1931 bis 1945</translation>
    </message>
    <message>
        <source>correct the date, or mark the battle as fictional</source>
        <translation>das Datum berichtigen oder die Schlacht als erfunden kennzeichnen</translation>
    </message>
    <message>
        <source>it is not said which nation fights for {camp}</source>
        <translation>{camp}: es ist nicht gesagt, welche Nation für diese Seite kämpft</translation>
    </message>
    <message>
        <source>set the nation</source>
        <translation>die Nation einstellen</translation>
    </message>
    <message>
        <source>both sides are {name}</source>
        <translation>beide Seiten haben dieselbe Nation: {name}</translation>
    </message>
    <message>
        <source>correct one of the two nations</source>
        <translation>eine der beiden Nationen berichtigen</translation>
    </message>
    <message>
        <source>{name} usually fights for {camp}, but here for {now}</source>
        <translation>{name}: kämpft gewöhnlich auf dieser Seite: {camp}; hier auf dieser: {now}</translation>
    </message>
    <message>
        <source>check that it is meant so, as where a nation changed sides</source>
        <translation>prüfen, ob das so gemeint ist, etwa weil eine Nation die Seite wechselte</translation>
    </message>
    <message>
        <source>{name} never fought on this front: {front}</source>
        <translation>{name}: hat nie an dieser Front gekämpft: {front}</translation>
    </message>
    <message>
        <source>correct the nation or the front</source>
        <translation>die Nation oder die Front berichtigen</translation>
    </message>
    <message>
        <source>the rule {name} belongs to a nation that does not take part</source>
        <translation>die Regel „{name}“ gehört zu einer Nation, die nicht teilnimmt</translation>
    </message>
    <message>
        <source>drop the rule, or correct the nations</source>
        <translation>die Regel streichen oder die Nationen berichtigen</translation>
    </message>
    <message>
        <source>the rule {name} does not fit: {problem}</source>
        <translation>die Regel „{name}“ passt nicht: {problem}</translation>
    </message>
    <message>
        <source>drop one of the two</source>
        <translation>eines von beiden streichen</translation>
    </message>
    <message>
        <source>the rule {name} need not be set: {problem}</source>
        <translation>die Regel „{name}“ muss nicht eingestellt werden: {problem}</translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>weglassen</translation>
    </message>
    <message>
        <source>leave the rule out</source>
        <translation>die Regel weglassen</translation>
    </message>
    <message>
        <source>the air drop cannot be done: {problem}</source>
        <translation>die Luftlandung ist nicht durchführbar: {problem}</translation>
    </message>
    <message>
        <source>correct the side, the unit, the centre or the range</source>
        <translation>Seite, Einheit, Mittelpunkt oder Reichweite berichtigen</translation>
    </message>
    <message>
        <source>the reserve cannot come as it is said: {problem}</source>
        <translation>die Reserve kann nicht wie angegeben kommen: {problem}</translation>
    </message>
    <message>
        <source>correct the side, the unit, the turn or the hexes</source>
        <translation>Seite, Einheit, Zug oder Felder berichtigen</translation>
    </message>
    <message>
        <source>{problem}, but a reserve is to enter there</source>
        <translation>{problem}, aber dort soll eine Reserve eintreffen</translation>
    </message>
    <message>
        <source>choose a hex of the edge that is likely to be free</source>
        <translation>ein Feld am Rand wählen, das vermutlich frei ist</translation>
    </message>
    <message>
        <source>the rule {name} has nothing to work on: {problem}</source>
        <translation>die Regel „{name}“ läuft ins Leere: {problem}</translation>
    </message>
    <message>
        <source>drop the rule, or place what it is about</source>
        <translation>die Regel streichen oder legen, worum es in ihr geht</translation>
    </message>
    <message>
        <source>the value of the rule {name} makes no sense: {problem}</source>
        <translation>der Wert der Regel „{name}“ ergibt keinen Sinn: {problem}</translation>
    </message>
    <message>
        <source>correct the value, or drop the rule</source>
        <translation>den Wert berichtigen oder die Regel streichen</translation>
    </message>
    <message>
        <source>the centre of the air drop is given in words, which no program understands: {center}</source>
        <translation>der Mittelpunkt der Luftlandung ist in Worten angegeben, die kein Programm versteht: {center}</translation>
    </message>
    <message>
        <source>name the hex, if there is one only</source>
        <translation>das Feld nennen, wenn es nur eines gibt</translation>
    </message>
    <message>
        <source>the special rules are to decide who moves first, but there are none in the texts</source>
        <translation>die Sonderregeln sollen entscheiden, wer beginnt, aber die Texte enthalten keine</translation>
    </message>
    <message>
        <source>write a special rule that says who begins, or name the side that moves first</source>
        <translation>eine Sonderregel schreiben, die sagt, wer beginnt, oder die Seite nennen, die beginnt</translation>
    </message>
    <message>
        <source>{code} is muted here, but there is nothing to mute</source>
        <translation>{code} ist hier stummgeschaltet, aber es gibt nichts stummzuschalten</translation>
    </message>
    <message>
        <source>remove it from the muted findings</source>
        <translation>aus den stummgeschalteten Befunden entfernen</translation>
    </message>
    <message>
        <source>remove the muting</source>
        <translation>die Stummschaltung entfernen</translation>
    </message>
    <message>
        <source>{code!r} is not the code of a finding that can be muted</source>
        <translation>„{code}“ ist nicht der Code eines Befundes, der sich stummschalten lässt</translation>
    </message>
    <message>
        <source>correct it, or remove it from the muted findings</source>
        <translation>berichtigen oder aus den stummgeschalteten Befunden entfernen</translation>
    </message>
    <message>
        <source>there is no unit of {camp}, and none to come</source>
        <translation>{camp}: es gibt keine Einheit, und es kommt auch keine</translation>
    </message>
    <message>
        <source>place units for both sides</source>
        <translation>Einheiten für beide Seiten aufstellen</translation>
    </message>
    <message>
        <source>the hand of {camp} has {hand} command cards; with the rule {name} it has {size}</source>
        <translation>{camp}: {hand} Kommandokarten; mit der Regel „{name}“ sind es {size}</translation>
    </message>
    <message>
        <source>set {size} command cards, or drop the rule</source>
        <translation>{size} Kommandokarten einstellen oder die Regel streichen</translation>
    </message>
    <message>
        <source>set a number of 2 or more</source>
        <translation>eine Zahl ab 2 einstellen</translation>
    </message>
    <message>
        <source>{what} has no title</source>
        <translation>{what}: der Titel fehlt</translation>
    </message>
    <message>
        <source>write a title</source>
        <translation>einen Titel schreiben</translation>
    </message>
    <message>
        <source>there is no {field} in {language!r}, but in {other!r} there is</source>
        <translation>{field}: fehlt in der Sprache „{language}“, nicht aber in „{other}“</translation>
    </message>
    <message>
        <source>translate it, or remove the language</source>
        <translation>übersetzen oder die Sprache entfernen</translation>
    </message>
    <message>
        <source>the label {text!r} has no text in: {languages}</source>
        <translation>die Beschriftung „{text}“ hat keinen Text in: {languages}</translation>
    </message>
    <message>
        <source>translate it, or write it as a single text for all languages</source>
        <translation>übersetzen oder als einen Text für alle Sprachen schreiben</translation>
    </message>
    <message>
        <source>the briefing in {language!r} gives the {camp} side {stated} command cards, but {hand} are set</source>
        <translation>{camp}: die Szenariobeschreibung in „{language}“ nennt {stated} Kommandokarten, eingestellt sind {hand}</translation>
    </message>
    <message>
        <source>correct the text, or set the hand size</source>
        <translation>den Text berichtigen oder die Zahl der Karten einstellen</translation>
    </message>
    <message>
        <source>the victory text in {language!r} lets {who} win with {stated} medals, but {medals} are set</source>
        <translation>{who}: der Siegtext in „{language}“ nennt {stated} Orden zum Sieg, eingestellt sind {medals}</translation>
    </message>
    <message>
        <source>correct the text, or set the number of medals</source>
        <translation>den Text berichtigen oder die Zahl der Orden einstellen</translation>
    </message>
    <message>
        <source>the {field} in {language!r} speaks of {what}, but there are none on the map: {words!r}</source>
        <translation>{field} in „{language}“: genannt sind {what}, aber auf dem Spielplan gibt es keine: „{words}“</translation>
    </message>
    <message>
        <source>place them on the map, or correct the text</source>
        <translation>sie auf den Spielplan legen oder den Text berichtigen</translation>
    </message>
    <message>
        <source>the texts in {language!r} say nothing about the {what} of this scenario</source>
        <translation>die Texte in „{language}“ sagen nichts über {what} dieses Szenarios</translation>
    </message>
    <message>
        <source>tell the players what they are for and whose they are</source>
        <translation>den Spielern sagen, wozu und für wen sie da sind</translation>
    </message>
    <message>
        <source>{what} is blank</source>
        <translation>{what}: ohne Inhalt</translation>
    </message>
    <message>
        <source>write it, or remove it</source>
        <translation>schreiben oder entfernen</translation>
    </message>
    <message>
        <source>special rules are described in the text, but none is set</source>
        <translation>im Text sind Sonderregeln beschrieben, aber keine ist eingestellt</translation>
    </message>
    <message>
        <source>read the rules text and set what it says</source>
        <translation>den Regeltext lesen und einstellen, was er sagt</translation>
    </message>
    <message>
        <source>special rules are set, but there is no rules text</source>
        <translation>Sonderregeln sind eingestellt, aber es gibt keinen Regeltext</translation>
    </message>
    <message>
        <source>write down what they change</source>
        <translation>aufschreiben, was sie ändern</translation>
    </message>
    <message>
        <source>the briefing in {language!r} lets the {camp} side move first, but it is set otherwise</source>
        <translation>{camp}: beginnt laut Szenariobeschreibung in „{language}“, aber eingestellt ist es anders</translation>
    </message>
    <message>
        <source>correct the text, or set who moves first</source>
        <translation>den Text berichtigen oder einstellen, wer beginnt</translation>
    </message>
    <message>
        <source>{what} has {count} characters; much more than {limit} will hardly fit on a sheet</source>
        <translation>{what}: {count} Zeichen; viel mehr als {limit} passen kaum auf ein Blatt</translation>
    </message>
    <message>
        <source>shorten it</source>
        <translation>kürzen</translation>
    </message>
    <message>
        <source>the rules text in {language!r} names the rules {rule!r}, but they are not set</source>
        <translation>der Regeltext in „{language}“ nennt die Regel „{rule}“, aber sie ist nicht eingestellt</translation>
    </message>
    <message>
        <source>set the rule, or remove it from the text</source>
        <translation>die Regel einstellen oder aus dem Text entfernen</translation>
    </message>
    <message>
        <source>{what} contains HTML: {found!r}</source>
        <translation>{what}: enthält HTML: „{found}“</translation>
    </message>
    <message>
        <source>write the sign or the line break itself</source>
        <translation>das Zeichen oder den Zeilenumbruch selbst schreiben</translation>
    </message>
    <message>
        <source>write the signs and line breaks that the HTML stands for</source>
        <translation>die Zeichen und Zeilenumbrüche schreiben, für die das HTML steht</translation>
    </message>
    <message>
        <source>{what} contains garbled signs: {found!r}</source>
        <translation>{what}: enthält verstümmelte Zeichen: „{found}“</translation>
    </message>
    <message>
        <source>write what they stood for</source>
        <translation>schreiben, wofür sie standen</translation>
    </message>
    <message>
        <source>write the signs that were meant</source>
        <translation>die gemeinten Zeichen schreiben</translation>
    </message>
    <message>
        <source>the displayed date {text!r} does not name the year {year} in which the battle begins</source>
        <translation>das angezeigte Datum „{text}“ nennt nicht das Jahr {year}, in dem die Schlacht beginnt</translation>
    </message>
    <message>
        <source>correct the date or the text</source>
        <translation>das Datum oder den Text berichtigen</translation>
    </message>
    <message>
        <source>{language!r} is not the code of a language</source>
        <translation>„{language}“ ist nicht der Code einer Sprache</translation>
    </message>
    <message>
        <source>use a code such as en, de or nl</source>
        <translation>einen Code wie en, de oder nl verwenden</translation>
    </message>
    <message>
        <source>call it {meant!r}</source>
        <translation>„{meant}“ nennen</translation>
    </message>
    <message>
        <source>the {field} in {language!r} is the same as in {other!r}</source>
        <translation>{field}: in „{language}“ dasselbe wie in „{other}“</translation>
    </message>
    <message>
        <source>translate it, or remove it until it is translated</source>
        <translation>übersetzen, oder bis zur Übersetzung entfernen</translation>
    </message>
    <message>
        <source>{what} contains formatting for web pages: {found!r}</source>
        <translation>{what}: enthält Formatierung für Webseiten: „{found}“</translation>
    </message>
    <message>
        <source>remove it, unless the text is meant for a program that knows it</source>
        <translation>entfernen, außer der Text ist für ein Programm bestimmt, das sie kennt</translation>
    </message>
    <message>
        <source>the {field} in {language!r} names the hex {label!r}, which this board does not have</source>
        <translation>{field} in „{language}“: nennt das Feld „{label}“, das dieser Spielplan nicht hat</translation>
    </message>
    <message>
        <source>correct the label; odd rows have capital letters, even rows small ones</source>
        <translation>die Bezeichnung berichtigen; ungerade Reihen haben Großbuchstaben, gerade Reihen kleine</translation>
    </message>
    <message>
        <source>no {camp} unit starts in the {seat} section, as that side sees it</source>
        <translation>{camp}: keine Einheit beginnt in diesem Bereich, aus Sicht dieser Seite: {seat}</translation>
    </message>
    <message>
        <source>put a unit there, or accept that the cards for this section lie idle at first</source>
        <translation>dort eine Einheit aufstellen oder hinnehmen, dass die Karten für diesen Bereich zunächst brachliegen</translation>
    </message>
    <message>
        <source>the {name} starts next to an enemy, the {other} on {place}</source>
        <translation>„{name}“ beginnt neben einem Feind, „{other}“ auf {place}</translation>
    </message>
    <message>
        <source>leave at least one hex between them, unless the battle is to open this way</source>
        <translation>mindestens ein Feld dazwischen lassen, außer die Schlacht soll so beginnen</translation>
    </message>
    <message>
        <source>the {name} cannot retreat: there is no hex toward its own side where it could go</source>
        <translation>„{name}“ kann sich nicht zurückziehen: zur eigenen Seite hin gibt es kein Feld, auf das es könnte</translation>
    </message>
    <message>
        <source>let it start elsewhere, or open a hex behind it</source>
        <translation>anderswo beginnen lassen oder ein Feld dahinter freimachen</translation>
    </message>
    <message>
        <source>the {name} can never leave its hex</source>
        <translation>„{name}“ kann das Feld nie verlassen</translation>
    </message>
    <message>
        <source>let it start elsewhere, or give it a hex that it can enter</source>
        <translation>anderswo beginnen lassen oder ein Feld schaffen, das sich betreten lässt</translation>
    </message>
    <message>
        <source>{count} of the {total} {camp} units start in range of enemies that move first</source>
        <translation>{camp}: {count} von {total} Einheiten beginnen in Reichweite von Feinden, die den ersten Zug haben</translation>
    </message>
    <message>
        <source>move them back, put terrain between, or let this side move first</source>
        <translation>zurückversetzen, Gelände dazwischen legen oder diese Seite beginnen lassen</translation>
    </message>
    <message>
        <source>the {camp} side has {units} units with {figures} figures, the enemy has {enemies} with {others}, and nothing else makes up for it</source>
        <translation>{camp}: {units} Einheiten mit {figures} Figuren, der Feind hat {enemies} mit {others}, und nichts sonst gleicht das aus</translation>
    </message>
    <message>
        <source>give the weaker side more cards, fewer medals to win, or an objective of its own</source>
        <translation>der schwächeren Seite mehr Karten, weniger Orden zum Sieg oder ein eigenes Ziel geben</translation>
    </message>
    <message>
        <source>the {camp} side starts with {hand} command cards, the enemy with {other}</source>
        <translation>{camp}: beginnt mit {hand} Kommandokarten, der Feind mit {other}</translation>
    </message>
    <message>
        <source>check that the difference is meant to be that large</source>
        <translation>prüfen, ob der Unterschied so groß sein soll</translation>
    </message>
    <message>
        <source>wherever the {name} goes, it can never attack an enemy or come to an objective or exit</source>
        <translation>wohin „{name}“ auch zieht, nie lässt sich ein Feind angreifen oder ein Ziel oder Ausgang erreichen</translation>
    </message>
    <message>
        <source>open a way for it, or let it start elsewhere</source>
        <translation>einen Weg öffnen oder anderswo beginnen lassen</translation>
    </message>
    <message>
        <source>units can leave the board here in their first turn: {places}</source>
        <translation>hier können Einheiten schon in ihrem ersten Zug den Spielplan verlassen: {places}</translation>
    </message>
    <message>
        <source>move the exit or the units apart, unless the units are meant to get away</source>
        <translation>den Ausgang und die Einheiten auseinanderrücken, außer die Einheiten sollen entkommen</translation>
    </message>
    <message>
        <source>no tile lies in the {seat} section of the map</source>
        <translation>in diesem Bereich des Spielplans liegt kein Geländeteil: {seat}</translation>
    </message>
    <message>
        <source>lay some terrain there, or accept that it is an empty plain</source>
        <translation>dort Gelände legen oder hinnehmen, dass es eine leere Ebene ist</translation>
    </message>
    <message>
        <source>the {camp} side moves first and can take this objective at once, from {places}</source>
        <translation>{camp}: diese Seite beginnt und kann dieses Ziel sofort nehmen, von {places} aus</translation>
    </message>
    <message>
        <source>let an enemy unit hold it, or move it out of reach</source>
        <translation>von einer feindlichen Einheit halten lassen oder außer Reichweite verlegen</translation>
    </message>
    <message>
        <source>the scenario declares {box}, but nothing on the map comes from it</source>
        <translation>das Szenario nennt die Box „{box}“, aber nichts auf dem Spielplan stammt daraus</translation>
    </message>
    <message>
        <source>leave it out if no rule of the scenario needs it either</source>
        <translation>weglassen, falls auch keine Regel des Szenarios sie braucht</translation>
    </message>
    <message>
        <source>the scenario does not declare {boxes}, but uses {pieces} from there</source>
        <translation>das Szenario nennt eine Box nicht ({boxes}), verwendet aber Teile daraus: {pieces}</translation>
    </message>
    <message>
        <source>declare the box, or declare none and have them computed</source>
        <translation>die Box nennen, oder keine nennen und sie berechnen lassen</translation>
    </message>
    <message>
        <source>the scenario declares {declared} of {box}, but the board alone takes {needed}</source>
        <translation>das Szenario nennt „{box}“ {declared}-mal, aber allein der Spielplan braucht {needed}</translation>
    </message>
    <message>
        <source>declare as many as are needed</source>
        <translation>so viele nennen, wie gebraucht werden</translation>
    </message>
    <message>
        <source>declare {needed} of {box}</source>
        <translation>„{box}“ {needed}-mal nennen</translation>
    </message>
    <message>
        <source>{name}: {needed} needed, {available} in your boxes{shared}, {missing} missing</source>
        <translation>{name}: {needed} nötig, {available} in den Boxen{shared}, {missing} zu wenig</translation>
    </message>
    <message>
        <source>{name}: {needed} needed, and whether your boxes hold as many is not certain</source>
        <translation>{name}: {needed} nötig, und ob die Boxen so viele enthalten, ist nicht sicher</translation>
    </message>
    <message>
        <source>count them, and write the number into your boxes file</source>
        <translation>nachzählen und die Zahl in die Datei der Boxen schreiben</translation>
    </message>
    <message>
        <source>no box is known to hold {name}</source>
        <translation>keine Box ist bekannt, die dies enthält: {name}</translation>
    </message>
    <message>
        <source>use something else in its place, or make one yourself</source>
        <translation>etwas anderes dafür nehmen oder selbst eines basteln</translation>
    </message>
    <message>
        <source>the desktop editor does not have {what}</source>
        <translation>im Desktop-Editor gibt es nicht: {what}</translation>
    </message>
    <message>
        <source>use one of its own pieces, or keep the scenario out of the desktop editor</source>
        <translation>eines von dessen Teilen nehmen oder das Szenario vom Desktop-Editor fernhalten</translation>
    </message>
    <message>
        <source>the online game refuses scenarios {what}</source>
        <translation>das Onlinespiel weist solche Szenarien ab: {what}</translation>
    </message>
    <message>
        <source>the desktop editor does not offer the language {language!r}</source>
        <translation>der Desktop-Editor bietet die Sprache „{language}“ nicht an</translation>
    </message>
    <message>
        <source>it offers {languages}, and &apos;c&apos; for any other</source>
        <translation>er bietet {languages} an, und „c“ für jede andere</translation>
    </message>
    <message>
        <source>the online game reads one condition for sudden death only, and this is not the first</source>
        <translation>das Onlinespiel liest nur eine Bedingung für Sudden Death, und dies ist nicht die erste</translation>
    </message>
    <message>
        <source>leave one, or make a medal objective of the others</source>
        <translation>eine lassen, oder aus den anderen Ziele mit Orden machen</translation>
    </message>
    <message>
        <source>the desktop editor does not know {what}</source>
        <translation>der Desktop-Editor kennt nicht: {what}</translation>
    </message>
    <message>
        <source>say it in the texts as well, because they are all that its users see</source>
        <translation>es auch in den Texten sagen, denn mehr sehen dessen Benutzer nicht</translation>
    </message>
    <message>
        <source>the online game passes over {what}</source>
        <translation>das Onlinespiel übergeht: {what}</translation>
    </message>
    <message>
        <source>do without it in a scenario for the online game</source>
        <translation>in einem Szenario für das Onlinespiel darauf verzichten</translation>
    </message>
    <message>
        <source>the online game gives the {name} to the side at the bottom, not to its owner</source>
        <translation>das Onlinespiel gibt „{name}“ der Seite unten, nicht dem Besitzer</translation>
    </message>
    <message>
        <source>swap the seats of the sides, or do without it</source>
        <translation>die Plätze der Seiten tauschen oder darauf verzichten</translation>
    </message>
    <message>
        <source>the online game shows one language, and there are {count}</source>
        <translation>das Onlinespiel zeigt eine Sprache, und es gibt {count}</translation>
    </message>
    <message>
        <source>make a file for each language that is to be played there</source>
        <translation>für jede Sprache, in der dort gespielt werden soll, eine Datei anlegen</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>an object with 1 key</source>
        <translation>ein Objekt mit 1 Schlüssel</translation>
    </message>
    <message>
        <source>a list with 1 item</source>
        <translation>eine Liste mit 1 Element</translation>
    </message>
    <message>
        <source>an object with {n} keys</source>
        <translation>ein Objekt mit {n} Schlüsseln</translation>
    </message>
    <message>
        <source>a list with {n} items</source>
        <translation>eine Liste mit {n} Elementen</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Achsenmächte</translation>
    </message>
    <message>
        <source>Allies</source>
        <translation>Alliierte</translation>
    </message>
    <message>
        <source>Allied</source>
        <translation>Alliierte</translation>
    </message>
    <message>
        <source>Western</source>
        <translation>Westfront</translation>
    </message>
    <message>
        <source>Eastern</source>
        <translation>Ostfront</translation>
    </message>
    <message>
        <source>Pacific</source>
        <translation>Pazifik</translation>
    </message>
    <message>
        <source>Mediterranean</source>
        <translation>Mittelmeer</translation>
    </message>
    <message>
        <source>countryside</source>
        <translation>Graslandschaft</translation>
    </message>
    <message>
        <source>beach</source>
        <translation>Strand</translation>
    </message>
    <message>
        <source>winter</source>
        <translation>Winter</translation>
    </message>
    <message>
        <source>desert</source>
        <translation>Wüste</translation>
    </message>
    <message>
        <source>ground</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>rect</source>
        <translation>rechteckiges Teil</translation>
    </message>
    <message>
        <source>obstacle</source>
        <translation>Hindernis</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>badge</source>
        <translation>Abzeichen</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>temporary</source>
        <translation>temporär</translation>
    </message>
    <message>
        <source>temporary majority</source>
        <translation>temporär, Überzahl</translation>
    </message>
    <message>
        <source>temporary majority turn start</source>
        <translation>temporär, Überzahl (Rundenbeginn)</translation>
    </message>
    <message>
        <source>permanent</source>
        <translation>permanent</translation>
    </message>
    <message>
        <source>permanent turn start</source>
        <translation>permanent (Rundenbeginn)</translation>
    </message>
    <message>
        <source>last to occupy</source>
        <translation>letzter Besatzer</translation>
    </message>
    <message>
        <source>sole control</source>
        <translation>Alleinherrschaft</translation>
    </message>
    <message>
        <source>sudden death</source>
        <translation>Sudden Death</translation>
    </message>
    <message>
        <source>the Axis</source>
        <translation>Achsenmächte</translation>
    </message>
    <message>
        <source>the Allies</source>
        <translation>Alliierte</translation>
    </message>
    <message>
        <source>either side</source>
        <translation>beide Seiten</translation>
    </message>
    <message>
        <source>{name} box</source>
        <translation>Box „{name}“</translation>
    </message>
    <message>
        <source>write down what you own in a file of its own; &apos;bocage schema boxes&apos; prints its form</source>
        <translation>die eigenen Boxen in einer eigenen Datei aufschreiben; „bocage schema boxes“ zeigt ihre Form</translation>
    </message>
    <message>
        <source>a scenario</source>
        <translation>ein Szenario</translation>
    </message>
    <message>
        <source>a list of boxes</source>
        <translation>eine Liste von Boxen</translation>
    </message>
    <message>
        <source>{board} board, {face} face</source>
        <translation>Spielplan {board}, {face}</translation>
    </message>
    <message>
        <source>{name} (fitting of a tank)</source>
        <translation>{name} (Zurüstteil eines Panzers)</translation>
    </message>
    <message>
        <source>{name} ({army})</source>
        <translation>{name} ({army})</translation>
    </message>
    <message>
        <source>{parts}: {needed} needed, but {reasons}: {missing} short</source>
        <translation>{parts}: {needed} nötig, aber {reasons}: {missing} zu wenig</translation>
    </message>
    <message>
        <source>{parts}: not in these boxes</source>
        <translation>{parts}: nicht in diesen Boxen</translation>
    </message>
    <message>
        <source>{parts} come from the same {most} {word} in {place}: {needed} needed, {missing} short{turned}</source>
        <translation>{parts} teilen sich {most} {word} in {place}: {needed} nötig, {missing} zu wenig{turned}</translation>
    </message>
    <message>
        <source>there is only 1 {part} in {place}</source>
        <translation>es gibt nur 1 {part} in {place}</translation>
    </message>
    <message>
        <source>there are only {most} {parts} in {place}</source>
        <translation>es gibt nur {most} {parts} in {place}</translation>
    </message>
    <message>
        <source>figures of {place} make only {most} badges unnecessary</source>
        <translation>Figuren aus {place} machen nur {most} Abzeichen entbehrlich</translation>
    </message>
    <message>
        <source> {name}</source>
        <translation> {name}</translation>
    </message>
    <message>
        <source>of the {total} {parts} in {place} at least {others} show other things</source>
        <translation>es gibt {total} {parts} in {place}, von denen mindestens {others} anderes zeigen</translation>
    </message>
    <message>
        <source>the {total} {parts} in {place} have {faces} faces, and at least {others} of them show other things</source>
        <translation>die {total} {parts} in {place} haben {faces} Seiten, von denen mindestens {others} anderes zeigen</translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <translation>{name} ({number})</translation>
    </message>
    <message>
        <source>{place} holds at most {most}{name}</source>
        <translation>{place} enthält höchstens {most}{name}</translation>
    </message>
    <message>
        <source>{place} hold at most {most}{name}</source>
        <translation>{place} enthalten höchstens {most}{name}</translation>
    </message>
    <message>
        <source>{place} holds only {most}{name}</source>
        <translation>{place} enthält nur {most}{name}</translation>
    </message>
    <message>
        <source>{place} hold only {most}{name}</source>
        <translation>{place} enthalten nur {most}{name}</translation>
    </message>
    <message>
        <source>, whichever way you turn them</source>
        <translation>, wie man sie auch wendet</translation>
    </message>
    <message>
        <source>{least} to {most} in {place}</source>
        <translation>{least} bis {most} in {place}</translation>
    </message>
    <message>
        <source>{number} {name} stand in</source>
        <translation>als Ersatz dienen {number}: {name}</translation>
    </message>
    <message>
        <source>not a piece that Bocage knows</source>
        <translation>kein Teil, das Bocage kennt</translation>
    </message>
    <message>
        <source>an unknown number in {place}</source>
        <translation>unbekannt viele in {place}</translation>
    </message>
    <message>
        <source>some of about {most} {parts} in {place}</source>
        <translation>einige der etwa {most} {parts} in {place}</translation>
    </message>
    <message>
        <source>about {most} in {place}</source>
        <translation>etwa {most} in {place}</translation>
    </message>
    <message>
        <source>any of the {most} {parts} in {place}</source>
        <translation>beliebige der {most} {parts} in {place}</translation>
    </message>
    <message>
        <source>{most} in {place}</source>
        <translation>{most} in {place}</translation>
    </message>
    <message>
        <source>{number} units are told apart by {name} figures instead</source>
        <translation>{number} Einheiten werden stattdessen durch Figuren unterschieden: {name}</translation>
    </message>
    <message>
        <source>1 {name} stands in</source>
        <translation>als Ersatz dient 1: {name}</translation>
    </message>
    <message>
        <source>no box is known to hold it</source>
        <translation>keine Box ist bekannt, die es enthält</translation>
    </message>
    <message>
        <source>none in these boxes</source>
        <translation>keine in diesen Boxen</translation>
    </message>
    <message>
        <source>{number} of them for units that enter later</source>
        <translation>{number} davon für Einheiten, die später eintreffen</translation>
    </message>
    <message>
        <source>probably some in {place}</source>
        <translation>wohl einige in {place}</translation>
    </message>
    <message>
        <source>some of the {most} {parts} in {place}</source>
        <translation>einige der {most} {parts} in {place}</translation>
    </message>
    <message>
        <source>1 unit is told apart by {name} figures instead</source>
        <translation>1 Einheit wird stattdessen durch Figuren unterschieden: {name}</translation>
    </message>
    <message>
        <source>{missing} short</source>
        <translation>{missing} zu wenig</translation>
    </message>
    <message>
        <source>other pieces need the same parts</source>
        <translation>andere Stücke brauchen dieselben Teile</translation>
    </message>
    <message>
        <source>not sure together with the other pieces</source>
        <translation>nicht sicher zusammen mit den anderen Stücken</translation>
    </message>
    <message>
        <source>board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>tile</source>
        <translation>Geländeteil</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>medal</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>Spielpläne</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>Geländeteile</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>badges</source>
        <translation>Abzeichen</translation>
    </message>
    <message>
        <source>markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>medals</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>{number} {name} boxes</source>
        <translation>{number} Boxen „{name}“</translation>
    </message>
    <message>
        <source>the {name} box</source>
        <translation>Box „{name}“</translation>
    </message>
    <message>
        <source>expecting value</source>
        <translation>Wert erwartet</translation>
    </message>
    <message>
        <source>expecting &apos;,&apos; delimiter</source>
        <translation>Trennzeichen „,“ erwartet</translation>
    </message>
    <message>
        <source>expecting &apos;:&apos; delimiter</source>
        <translation>Trennzeichen „:“ erwartet</translation>
    </message>
    <message>
        <source>expecting property name enclosed in double quotes</source>
        <translation>Schlüssel in doppelten Anführungszeichen erwartet</translation>
    </message>
    <message>
        <source>illegal trailing comma before end of object</source>
        <translation>unzulässiges Komma vor dem Ende eines Objekts</translation>
    </message>
    <message>
        <source>illegal trailing comma before end of array</source>
        <translation>unzulässiges Komma vor dem Ende einer Liste</translation>
    </message>
    <message>
        <source>invalid control character at</source>
        <translation>ungültiges Steuerzeichen</translation>
    </message>
    <message>
        <source>invalid \escape</source>
        <translation>ungültige Escape-Folge</translation>
    </message>
    <message>
        <source>invalid \uXXXX escape</source>
        <translation>ungültige \uXXXX-Folge</translation>
    </message>
    <message>
        <source>unterminated string starting at</source>
        <translation>hier beginnt ein Text, der nicht endet</translation>
    </message>
    <message>
        <source>extra data</source>
        <translation>überzählige Daten</translation>
    </message>
    <message>
        <source>while parsing a block mapping</source>
        <translation>beim Lesen einer Zuordnung</translation>
    </message>
    <message>
        <source>while parsing a block collection</source>
        <translation>beim Lesen einer Liste</translation>
    </message>
    <message>
        <source>while parsing a flow mapping</source>
        <translation>beim Lesen einer Zuordnung in Klammern</translation>
    </message>
    <message>
        <source>while parsing a flow sequence</source>
        <translation>beim Lesen einer Liste in Klammern</translation>
    </message>
    <message>
        <source>while parsing a node</source>
        <translation>beim Lesen eines Wertes</translation>
    </message>
    <message>
        <source>while parsing a block node</source>
        <translation>beim Lesen eines Wertes im Block</translation>
    </message>
    <message>
        <source>while parsing a flow node</source>
        <translation>beim Lesen eines Wertes in Klammern</translation>
    </message>
    <message>
        <source>while parsing a quoted scalar</source>
        <translation>beim Lesen eines Textes in Anführungszeichen</translation>
    </message>
    <message>
        <source>while parsing a tag</source>
        <translation>beim Lesen eines Tags</translation>
    </message>
    <message>
        <source>while scanning a simple key</source>
        <translation>beim Lesen eines Schlüssels</translation>
    </message>
    <message>
        <source>while scanning a quoted scalar</source>
        <translation>beim Lesen eines Textes in Anführungszeichen</translation>
    </message>
    <message>
        <source>while scanning a plain scalar</source>
        <translation>beim Lesen eines Textes ohne Anführungszeichen</translation>
    </message>
    <message>
        <source>while scanning a block scalar</source>
        <translation>beim Lesen eines Textblocks</translation>
    </message>
    <message>
        <source>while scanning a directive</source>
        <translation>beim Lesen einer Direktive</translation>
    </message>
    <message>
        <source>while scanning a tag</source>
        <translation>beim Lesen eines Tags</translation>
    </message>
    <message>
        <source>while scanning an anchor</source>
        <translation>beim Lesen eines Ankers</translation>
    </message>
    <message>
        <source>while scanning an alias</source>
        <translation>beim Lesen eines Alias</translation>
    </message>
    <message>
        <source>while scanning for the next token</source>
        <translation>bei der Suche nach dem nächsten Zeichen</translation>
    </message>
    <message>
        <source>did not find expected key</source>
        <translation>erwarteter Schlüssel nicht gefunden</translation>
    </message>
    <message>
        <source>did not find expected &apos;-&apos; indicator</source>
        <translation>erwartetes „-“ nicht gefunden</translation>
    </message>
    <message>
        <source>did not find expected &apos;,&apos; or &apos;}}&apos;</source>
        <translation>erwartetes „,“ oder „}}“ nicht gefunden</translation>
    </message>
    <message>
        <source>did not find expected &apos;,&apos; or &apos;]&apos;</source>
        <translation>erwartetes „,“ oder „]“ nicht gefunden</translation>
    </message>
    <message>
        <source>did not find expected node content</source>
        <translation>erwarteter Wert nicht gefunden</translation>
    </message>
    <message>
        <source>did not find expected &lt;document start&gt;</source>
        <translation>erwarteter Anfang des Dokuments nicht gefunden</translation>
    </message>
    <message>
        <source>did not find expected alphabetic or numeric character</source>
        <translation>erwarteter Buchstabe oder erwartete Ziffer nicht gefunden</translation>
    </message>
    <message>
        <source>did not find expected comment or line break</source>
        <translation>erwarteter Kommentar oder Zeilenumbruch nicht gefunden</translation>
    </message>
    <message>
        <source>did not find expected hexdecimal number</source>
        <translation>erwartete Hexadezimalzahl nicht gefunden</translation>
    </message>
    <message>
        <source>did not find expected whitespace or line break</source>
        <translation>erwartetes Leerzeichen oder erwarteter Zeilenumbruch nicht gefunden</translation>
    </message>
    <message>
        <source>could not find expected &apos;:&apos;</source>
        <translation>erwarteter Doppelpunkt nicht gefunden</translation>
    </message>
    <message>
        <source>could not find expected directive name</source>
        <translation>erwarteter Name einer Direktive nicht gefunden</translation>
    </message>
    <message>
        <source>mapping values are not allowed in this context</source>
        <translation>ein Doppelpunkt mit Wert ist hier nicht erlaubt</translation>
    </message>
    <message>
        <source>mapping keys are not allowed in this context</source>
        <translation>ein Schlüssel ist hier nicht erlaubt</translation>
    </message>
    <message>
        <source>block sequence entries are not allowed in this context</source>
        <translation>ein Listenpunkt ist hier nicht erlaubt</translation>
    </message>
    <message>
        <source>found character that cannot start any token</source>
        <translation>ein Zeichen, mit dem hier nichts beginnen kann</translation>
    </message>
    <message>
        <source>found unexpected end of stream</source>
        <translation>unerwartetes Ende der Datei</translation>
    </message>
    <message>
        <source>found unexpected document indicator</source>
        <translation>unerwartete Dokumentgrenze</translation>
    </message>
    <message>
        <source>found unexpected &apos;:&apos;</source>
        <translation>unerwarteter Doppelpunkt</translation>
    </message>
    <message>
        <source>found unknown escape character</source>
        <translation>unbekannte Escape-Folge</translation>
    </message>
    <message>
        <source>found undefined alias</source>
        <translation>nicht definierter Alias</translation>
    </message>
    <message>
        <source>found undefined tag handle</source>
        <translation>nicht definiertes Tag-Kürzel</translation>
    </message>
    <message>
        <source>found a tab character that violates indentation</source>
        <translation>ein Tabulator stört die Einrückung</translation>
    </message>
    <message>
        <source>found a tab character where an indentation space is expected</source>
        <translation>ein Tabulator, wo zur Einrückung ein Leerzeichen erwartet wird</translation>
    </message>
    <message>
        <source>control characters are not allowed</source>
        <translation>Steuerzeichen sind nicht erlaubt</translation>
    </message>
    <message>
        <source>invalid Unicode character</source>
        <translation>ungültiges Unicode-Zeichen</translation>
    </message>
    <message>
        <source>unknown reason</source>
        <translation>unbekannter Grund</translation>
    </message>
    <message>
        <source>{path}: this is a device or a pipe; name a file</source>
        <translation>{path}: das ist ein Gerät oder eine Pipe; eine Datei angeben</translation>
    </message>
    <message>
        <source>a mapping</source>
        <translation>eine Zuordnung</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>of a hex label such as A1 or d8</source>
        <translation>die eines Feldes wie A1 oder d8</translation>
    </message>
    <message>
        <source>of a date such as 1944-06-06</source>
        <translation>die eines Datums wie 1944-06-06</translation>
    </message>
    <message>
        <source>{number} values are allowed, such as {names}</source>
        <translation>{number} Werte sind erlaubt, etwa {names}</translation>
    </message>
    <message>
        <source>of the pattern {pattern}</source>
        <translation>die des Musters {pattern}</translation>
    </message>
    <message>
        <source>allowed: {names}</source>
        <translation>erlaubt: {names}</translation>
    </message>
    <message>
        <source>{number} keys are allowed, such as {names}</source>
        <translation>{number} Schlüssel sind erlaubt, etwa {names}</translation>
    </message>
    <message>
        <source>the text {text!r}</source>
        <translation>der Text „{text}“</translation>
    </message>
    <message>
        <source>the number {number}</source>
        <translation>die Zahl {number}</translation>
    </message>
    <message>
        <source>another value</source>
        <translation>ein anderer Wert</translation>
    </message>
    <message>
        <source>less than {bound}</source>
        <translation>kleiner als {bound}</translation>
    </message>
    <message>
        <source>more than {bound}</source>
        <translation>größer als {bound}</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>zu kurz</translation>
    </message>
    <message>
        <source>not allowed here ({rule})</source>
        <translation>hier nicht erlaubt ({rule})</translation>
    </message>
    <message>
        <source>{reason} ({character})</source>
        <translation>{reason} ({character})</translation>
    </message>
    <message>
        <source>the tag {tag}</source>
        <translation>das Tag {tag}</translation>
    </message>
    <message>
        <source>a list or mapping as a key</source>
        <translation>eine Liste oder Zuordnung als Schlüssel</translation>
    </message>
    <message>
        <source>{choice!r} begins with none of {words}</source>
        <translation>„{choice}“ beginnt mit keinem von {words}</translation>
    </message>
    <message>
        <source>{choice!r} is no action: cards, hexes and faces of dice must follow by name</source>
        <translation>„{choice}“ ist keine Aktion: Karten, Felder und Würfelseiten müssen mit Namen folgen</translation>
    </message>
    <message>
        <source>{card}: {free} are free, not {wanted}</source>
        <translation>{card}: {free} sind frei, nicht {wanted}</translation>
    </message>
    <message>
        <source>unit {n} is not on the board</source>
        <translation>Einheit {n} steht nicht auf dem Spielplan</translation>
    </message>
    <message>
        <source>there is no cell {n}</source>
        <translation>ein Feld Nummer {n} gibt es nicht</translation>
    </message>
    <message>
        <source>another unit stands on {hex}</source>
        <translation>auf {hex} steht eine andere Einheit</translation>
    </message>
    <message>
        <source>{n} numbers were told for {cards} cards</source>
        <translation>{n} Zahlen für {cards} Karten</translation>
    </message>
    <message>
        <source>medals for {source!r} follow from who holds what, or are unknown</source>
        <translation>Orden für „{source}“ ergeben sich daraus, wer was hält, oder sind unbekannt</translation>
    </message>
    <message>
        <source>nobody has {n} medals</source>
        <translation>niemand hat {n} Orden</translation>
    </message>
    <message>
        <source>there is no objective {n}</source>
        <translation>ein Ziel {n} gibt es nicht</translation>
    </message>
    <message>
        <source>{side} cannot win this objective</source>
        <translation>dieses Ziel können sie nicht gewinnen: {side}</translation>
    </message>
    <message>
        <source>a sudden death ends the game, and nobody holds it</source>
        <translation>Sudden Death beendet das Spiel, niemand hält es</translation>
    </message>
    <message>
        <source>turn {turn} is none of {side}</source>
        <translation>in Zug {turn} sind sie nicht am Zug: {side}</translation>
    </message>
    <message>
        <source>cards are being dealt or drawn: go on until a turn begins, or back</source>
        <translation>gerade werden Karten gegeben oder gezogen: weiter bis zum Beginn eines Zuges, oder zurück</translation>
    </message>
    <message>
        <source>who stands there decides who holds this objective</source>
        <translation>wer dort steht, entscheidet, wer dieses Ziel hält</translation>
    </message>
    <message>
        <source>the game would be over</source>
        <translation>das Spiel wäre zu Ende</translation>
    </message>
    <message>
        <source>there is no unit {n}</source>
        <translation>eine Einheit {n} gibt es nicht</translation>
    </message>
    <message>
        <source>a unit of 1 to {most} figures cannot have {n}</source>
        <translation>eine Einheit von 1 bis {most} Figuren kann nicht {n} haben</translation>
    </message>
    <message>
        <source>there is no card {n}</source>
        <translation>eine Karte {n} gibt es nicht</translation>
    </message>
    <message>
        <source>{side} would have won: {n} medals are enough</source>
        <translation>sie hätten gewonnen: {side}; {n} Orden genügen</translation>
    </message>
    <message>
        <source>unknown option {name!r}; known: {known}</source>
        <translation>unbekannte Option „{name}“; bekannt: {known}</translation>
    </message>
    <message>
        <source>{name} is {known}, not {value!r}</source>
        <translation>{name} ist {known}, nicht „{value}“</translation>
    </message>
    <message>
        <source>the record was made with another setup: rules or scenario differ</source>
        <translation>die Aufzeichnung stammt von einem anderen Aufbau: Regeln oder Szenario weichen ab</translation>
    </message>
    <message>
        <source>after {n} choices the game is not where it was recorded to be</source>
        <translation>nach {n} Entscheidungen steht das Spiel nicht so, wie es aufgezeichnet ist</translation>
    </message>
    <message>
        <source>where it begins: {why}</source>
        <translation>am Anfang: {why}</translation>
    </message>
    <message>
        <source>choice {n}: {why}</source>
        <translation>Entscheidung {n}: {why}</translation>
    </message>
    <message>
        <source>choice {n}: {choice!r} is not legal in turn {turn}</source>
        <translation>Entscheidung {n}: „{choice}“ ist in Zug {turn} nicht erlaubt</translation>
    </message>
    <message>
        <source>this is no state of a game of this scenario: {why}</source>
        <translation>das ist kein Stand eines Spiels dieses Szenarios: {why}</translation>
    </message>
    <message>
        <source>no turn begins here: {names} is not as it is then</source>
        <translation>hier beginnt kein Zug: {names} ist nicht wie am Anfang eines Zuges</translation>
    </message>
    <message>
        <source>combat cards are nowhere, or do what no card does</source>
        <translation>Gefechtskarten sind nirgends, oder tun, was keine Karte tut</translation>
    </message>
    <message>
        <source>masks and where differ</source>
        <translation>masks und where weichen voneinander ab</translation>
    </message>
    <message>
        <source>no unit is attacked</source>
        <translation>keine Einheit wird angegriffen</translation>
    </message>
    <message>
        <source>no unit takes ground</source>
        <translation>keine Einheit gewinnt Boden</translation>
    </message>
    <message>
        <source>no unit attacks</source>
        <translation>keine Einheit greift an</translation>
    </message>
    <message>
        <source>no unit is busy</source>
        <translation>keine Einheit ist beschäftigt</translation>
    </message>
    <message>
        <source>no unit is on its way</source>
        <translation>keine Einheit ist unterwegs</translation>
    </message>
    <message>
        <source>{name} has {found} entries, not {length}</source>
        <translation>{name} hat {found} Einträge, nicht {length}</translation>
    </message>
    <message>
        <source>{name} is {value}</source>
        <translation>{name} ist {value}</translation>
    </message>
    <message>
        <source>{name} are no pairs</source>
        <translation>{name} sind keine Paare</translation>
    </message>
    <message>
        <source>{name} holds cells without units of the side whose turn it is</source>
        <translation>{name} enthält Felder ohne Einheiten der Seite am Zug</translation>
    </message>
    <message>
        <source>unit {n} is unknown, or twice on the board</source>
        <translation>Einheit {n} ist unbekannt, oder zweimal auf dem Spielplan</translation>
    </message>
    <message>
        <source>unit {n} has {figures} figures</source>
        <translation>Einheit {n} hat {figures} Figuren</translation>
    </message>
    <message>
        <source>masks and where differ on cell {n}</source>
        <translation>masks und where weichen auf Feld Nummer {n} voneinander ab</translation>
    </message>
    <message>
        <source>a state knows nothing of {names}</source>
        <translation>in einem Stand gibt es kein {names}</translation>
    </message>
    <message>
        <source>this is no state of a game: {why}</source>
        <translation>das ist kein Stand eines Spiels: {why}</translation>
    </message>
    <message>
        <source>it was not chance that led to moment {moment}</source>
        <translation>zu Zeitpunkt {moment} hat nicht der Zufall geführt</translation>
    </message>
    <message>
        <source>moment {after} does not follow moment {before}</source>
        <translation>Zeitpunkt {after} folgt nicht auf Zeitpunkt {before}</translation>
    </message>
    <message>
        <source>1 unit</source>
        <translation>1 Einheit</translation>
    </message>
    <message>
        <source>{number} units</source>
        <translation>{number} Einheiten</translation>
    </message>
    <message>
        <source>{name} of {enemy} come for {side}</source>
        <translation>„{name}“ mit Figuren der anderen Seite ({enemy}) kommt für: {side}</translation>
    </message>
    <message>
        <source>they do not arrive in a certain turn, so a turn means nothing</source>
        <translation>sie trifft nicht in einem bestimmten Zug ein, also bedeutet ein Zug nichts</translation>
    </message>
    <message>
        <source>they come by train, and there is no railway</source>
        <translation>sie kommt mit dem Zug, und es gibt keine Schienen</translation>
    </message>
    <message>
        <source>no {name} may be on {hex}</source>
        <translation>„{name}“ darf nicht auf {hex} sein</translation>
    </message>
    <message>
        <source>{hex} is not a hex of this board</source>
        <translation>{hex} ist kein Feld dieses Spielplans</translation>
    </message>
    <message>
        <source>{hex} is not at the edge of the board</source>
        <translation>{hex} liegt nicht am Rand des Spielplans</translation>
    </message>
    <message>
        <source>it is not said in which turn they arrive</source>
        <translation>es ist nicht gesagt, in welchem Zug sie eintrifft</translation>
    </message>
    <message>
        <source>it is not said where they enter</source>
        <translation>es ist nicht gesagt, wo sie eintrifft</translation>
    </message>
    <message>
        <source>{hex} is occupied at the start</source>
        <translation>{hex} ist zu Beginn besetzt</translation>
    </message>
    <message>
        <source>it brings no units</source>
        <translation>sie bringt keine Einheiten</translation>
    </message>
    <message>
        <source>{number} units drop at once, and there is room for {room}</source>
        <translation>{number} Einheiten landen zugleich, und Platz ist für {room}</translation>
    </message>
    <message>
        <source> that other pieces need too</source>
        <translation> (die auch andere Stücke brauchen)</translation>
    </message>
    <message>
        <source>{boxes} would do</source>
        <translation>helfen würde: {boxes}</translation>
    </message>
    <message>
        <source>{number} more {name} boxes</source>
        <translation>{number} weitere Boxen „{name}“</translation>
    </message>
    <message>
        <source>no box is known to help</source>
        <translation>keine Box ist bekannt, die hilft</translation>
    </message>
    <message>
        <source>1 more {name} box</source>
        <translation>1 weitere Box „{name}“</translation>
    </message>
    <message>
        <source>{number} more</source>
        <translation>{number} weitere</translation>
    </message>
    <message>
        <source>is not in line with the way that leads to it</source>
        <translation>liegt nicht in der Richtung des Weges, der dorthin führt</translation>
    </message>
    <message>
        <source>lies along the water instead of across it</source>
        <translation>liegt längs am Wasser statt quer darüber</translation>
    </message>
    <message>
        <source>all around it is the edge of the map</source>
        <translation>ringsum ist der Rand des Spielplans</translation>
    </message>
    <message>
        <source>nobody may enter {hexes} behind it</source>
        <translation>niemand darf {hexes} dahinter betreten</translation>
    </message>
    <message>
        <source>left</source>
        <translation>linker Flügel</translation>
    </message>
    <message>
        <source>center</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechter Flügel</translation>
    </message>
    <message>
        <source>{camp} can never hold it: {why}</source>
        <translation>{camp}: diese Seite kann es nie halten: {why}</translation>
    </message>
    <message>
        <source>it can never happen: {why}</source>
        <translation>es kann nie dazu kommen: {why}</translation>
    </message>
    <message>
        <source>neither side can ever hold it: {why}</source>
        <translation>keine Seite kann es je halten: {why}</translation>
    </message>
    <message>
        <source>units can get to {near} of the {wanted} hexes that must be held</source>
        <translation>Einheiten kommen auf {near} der {wanted} Felder, die zu halten sind</translation>
    </message>
    <message>
        <source>it takes {wanted} units at once, and there are {units}</source>
        <translation>es braucht {wanted} Einheiten zugleich, und es gibt {units}</translation>
    </message>
    <message>
        <source>leave the number out</source>
        <translation>die Zahl weglassen</translation>
    </message>
    <message>
        <source>name a number from 1 to {most}</source>
        <translation>eine Zahl von 1 bis {most} angeben</translation>
    </message>
    <message>
        <source>no unit can get there</source>
        <translation>keine Einheit kann dorthin kommen</translation>
    </message>
    <message>
        <source>nothing says which side wins by it</source>
        <translation>nichts sagt, welche Seite dadurch gewinnt</translation>
    </message>
    <message>
        <source>the two sides</source>
        <translation>beide Seiten</translation>
    </message>
    <message>
        <source>it is worth no medal</source>
        <translation>es ist keinen Orden wert</translation>
    </message>
    <message>
        <source>it is worth {medals} medals, and {target} win the game</source>
        <translation>es ist {medals} Orden wert, und {target} gewinnen das Spiel</translation>
    </message>
    <message>
        <source>a majority of a single hex is just that hex</source>
        <translation>die Überzahl auf einem einzigen Feld ist eben dieses Feld</translation>
    </message>
    <message>
        <source>make it temporary, or add the other hexes of the group</source>
        <translation>temporär machen oder die anderen Felder der Gruppe hinzufügen</translation>
    </message>
    <message>
        <source>make it temporary</source>
        <translation>temporär machen</translation>
    </message>
    <message>
        <source>sudden death wins the game, so it is worth no number of medals</source>
        <translation>Sudden Death gewinnt das Spiel, ist also keine Zahl von Orden wert</translation>
    </message>
    <message>
        <source>leave the number out, or choose another type of objective</source>
        <translation>die Zahl weglassen oder eine andere Art Ziel wählen</translation>
    </message>
    <message>
        <source>remove the number of medals</source>
        <translation>die Zahl der Orden entfernen</translation>
    </message>
    <message>
        <source>units of {camp} fulfil it before the first turn</source>
        <translation>{camp}: Einheiten erfüllen es vor dem ersten Zug</translation>
    </message>
    <message>
        <source>1 to {most}</source>
        <translation>1 bis {most}</translation>
    </message>
    <message>
        <source>no piece</source>
        <translation>kein Teil</translation>
    </message>
    <message>
        <source>nation</source>
        <translation>Nation</translation>
    </message>
    <message>
        <source> (and {number} more)</source>
        <translation> (und {number} weitere)</translation>
    </message>
    <message>
        <source>for the Overlord board</source>
        <translation>für den Overlord-Spielplan</translation>
    </message>
    <message>
        <source>divide the battle, or play it on the table</source>
        <translation>die Schlacht teilen oder sie am Tisch spielen</translation>
    </message>
    <message>
        <source>set the side that moves first</source>
        <translation>die Seite einstellen, die beginnt</translation>
    </message>
    <message>
        <source>in which the special rules decide who moves first</source>
        <translation>in denen die Sonderregeln entscheiden, wer beginnt</translation>
    </message>
    <message>
        <source>the rule {name!r}</source>
        <translation>die Regel „{name}“</translation>
    </message>
    <message>
        <source>the air drop</source>
        <translation>die Luftlandung</translation>
    </message>
    <message>
        <source>the reserve</source>
        <translation>die Reserve</translation>
    </message>
    <message>
        <source>the piece {name!r}</source>
        <translation>das Teil „{name}“</translation>
    </message>
    <message>
        <source>the trait {name!r}</source>
        <translation>das Merkmal „{name}“</translation>
    </message>
    <message>
        <source>the {name}</source>
        <translation>„{name}“</translation>
    </message>
    <message>
        <source>the unit {name!r}</source>
        <translation>die Einheit „{name}“</translation>
    </message>
    <message>
        <source>the target of {camp} is 0 medals, which are won before the first turn</source>
        <translation>{camp}: zum Sieg sind 0 Orden nötig, und die sind vor dem ersten Zug gewonnen</translation>
    </message>
    <message>
        <source>{camp} would have no command cards to play</source>
        <translation>{camp}: diese Seite hätte keine Kommandokarten zum Ausspielen</translation>
    </message>
    <message>
        <source>there are no exits for it</source>
        <translation>es gibt keine Ausgänge dafür</translation>
    </message>
    <message>
        <source>there are no mines</source>
        <translation>es gibt keine Minen</translation>
    </message>
    <message>
        <source>there are no rivers</source>
        <translation>es gibt keine Flüsse</translation>
    </message>
    <message>
        <source>there are no bridges that can be blown</source>
        <translation>es gibt keine Brücken, die sich sprengen lassen</translation>
    </message>
    <message>
        <source>it does not say how many units, as a number of 1 or more</source>
        <translation>er sagt nicht, wie viele Einheiten, als Zahl ab 1</translation>
    </message>
    <message>
        <source>it does not say how many medals, as a number of 1 or more</source>
        <translation>er sagt nicht, wie viele Orden, als Zahl ab 1</translation>
    </message>
    <message>
        <source>the face of the board is {face}</source>
        <translation>die Spielplanseite ist: {face}</translation>
    </message>
    <message>
        <source>it changes nothing without {rules}</source>
        <translation>sie ändert nichts ohne: {rules}</translation>
    </message>
    <message>
        <source>that is so anyway</source>
        <translation>das ist ohnehin so</translation>
    </message>
    <message>
        <source>it asks for {units} units of {camp}, and there are {own}</source>
        <translation>er verlangt {units} Einheiten ({camp}), und es gibt {own}</translation>
    </message>
    <message>
        <source>it cannot be in force beside {rule}</source>
        <translation>sie kann nicht neben „{rule}“ gelten</translation>
    </message>
    <message>
        <source>it is {value} anyway</source>
        <translation>der Wert ist ohnehin {value}</translation>
    </message>
    <message>
        <source>it does not name a side</source>
        <translation>er nennt keine Seite</translation>
    </message>
    <message>
        <source>{rule} includes it</source>
        <translation>„{rule}“ schließt sie ein</translation>
    </message>
    <message>
        <source>{hex} is no higher than the plain</source>
        <translation>{hex} ist nicht höher als die Ebene</translation>
    </message>
    <message>
        <source>it does not name sections by the numbers 0, 1 and 2</source>
        <translation>er nennt keine Bereiche mit den Zahlen 0, 1 und 2</translation>
    </message>
    <message>
        <source>it names no hex</source>
        <translation>er nennt kein Feld</translation>
    </message>
    <message>
        <source> (here and on {number} more)</source>
        <translation> (hier und auf {number} weiteren)</translation>
    </message>
    <message>
        <source>wide</source>
        <translation>breit</translation>
    </message>
    <message>
        <source>part it into several lines, or shorten it</source>
        <translation>auf mehrere Zeilen verteilen oder kürzen</translation>
    </message>
    <message>
        <source>high</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>use fewer lines, or move a part of it to another hex</source>
        <translation>weniger Zeilen verwenden oder einen Teil auf ein anderes Feld verlegen</translation>
    </message>
    <message>
        <source>the trait {name}</source>
        <translation>das Merkmal „{name}“</translation>
    </message>
    <message>
        <source>badge {name}</source>
        <translation>Abzeichen „{name}“</translation>
    </message>
    <message>
        <source>which is when every unit may</source>
        <translation>ab dem jede Einheit es darf</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <source>trait {name}</source>
        <translation>Merkmal „{name}“</translation>
    </message>
    <message>
        <source>which few games see</source>
        <translation>den wenige Spiele erreichen</translation>
    </message>
    <message>
        <source>unit {name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>bridges</source>
        <translation>Brücken</translation>
    </message>
    <message>
        <source>bunkers</source>
        <translation>Bunker</translation>
    </message>
    <message>
        <source>exits</source>
        <translation>Ausgänge</translation>
    </message>
    <message>
        <source>minefields</source>
        <translation>Minenfelder</translation>
    </message>
    <message>
        <source>airfields</source>
        <translation>Flugplätze</translation>
    </message>
    <message>
        <source>railways</source>
        <translation>Schienen</translation>
    </message>
    <message>
        <source>road blocks</source>
        <translation>Straßensperren</translation>
    </message>
    <message>
        <source>trenches</source>
        <translation>Schützengräben</translation>
    </message>
    <message>
        <source>field hospitals</source>
        <translation>Feldlazarette</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>units {number}</source>
        <translation>Einheiten {number}</translation>
    </message>
    <message>
        <source>objectives {number}</source>
        <translation>Ziele {number}</translation>
    </message>
    <message>
        <source>exits {number}</source>
        <translation>Ausgänge {number}</translation>
    </message>
    <message>
        <source>others {number}</source>
        <translation>anderes {number}</translation>
    </message>
    <message>
        <source>the label</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>subtitle</source>
        <translation>Untertitel</translation>
    </message>
    <message>
        <source>displayed date</source>
        <translation>angezeigtes Datum</translation>
    </message>
    <message>
        <source>history</source>
        <translation>Geschichte</translation>
    </message>
    <message>
        <source>briefing</source>
        <translation>Szenariobeschreibung</translation>
    </message>
    <message>
        <source>victory text</source>
        <translation>Siegtext</translation>
    </message>
    <message>
        <source>rules text</source>
        <translation>Regeltext</translation>
    </message>
    <message>
        <source>bibliography</source>
        <translation>Literatur</translation>
    </message>
    <message>
        <source>the {field} in {language!r}</source>
        <translation>{field} in „{language}“</translation>
    </message>
    <message>
        <source>the text in {language!r}</source>
        <translation>Text in „{language}“</translation>
    </message>
    <message>
        <source>the language {language!r}</source>
        <translation>Sprache „{language}“</translation>
    </message>
    <message>
        <source>the scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>objectives</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>air drops</source>
        <translation>Luftlandungen</translation>
    </message>
    <message>
        <source>reserves</source>
        <translation>Reserven</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>beide Seiten</translation>
    </message>
    <message>
        <source>the {camp} side</source>
        <translation>{camp}</translation>
    </message>
    <message>
        <source>this is no part of a map that was copied</source>
        <translation>das ist kein kopierter Teil eines Spielplans</translation>
    </message>
    <message>
        <source>this part of a map was copied by another release of the program</source>
        <translation>diesen Teil eines Spielplans hat eine andere Version des Programms kopiert</translation>
    </message>
    <message>
        <source>it holds no map</source>
        <translation>darin ist kein Spielplan</translation>
    </message>
    <message>
        <source>this part of a map is damaged: {why}</source>
        <translation>dieser Teil eines Spielplans ist beschädigt: {why}</translation>
    </message>
    <message>
        <source>this part of a map names hexes that its board does not have</source>
        <translation>dieser Teil eines Spielplans nennt Felder, die sein Spielplan nicht hat</translation>
    </message>
    <message>
        <source>this part of a map is turned in a way that there is not</source>
        <translation>dieser Teil eines Spielplans ist auf eine Art gedreht, die es nicht gibt</translation>
    </message>
    <message>
        <source>this is no part of a map: {why}</source>
        <translation>das ist kein Teil eines Spielplans: {why}</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>Nordosten</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>Nordwesten</translation>
    </message>
    <message>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>Südwesten</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>Südosten</translation>
    </message>
    <message>
        <source>no tile of the family {name} opens to the {edges}</source>
        <translation>kein Geländeteil der Art „{name}“ öffnet sich nach {edges}</translation>
    </message>
    <message>
        <source>{piece} does not open to the {edges}</source>
        <translation>„{piece}“ öffnet sich nicht nach {edges}</translation>
    </message>
    <message>
        <source>no bridge leads to the {edges}</source>
        <translation>keine Brücke führt nach {edges}</translation>
    </message>
    <message>
        <source>{name} ends in {piece}</source>
        <translation>„{name}“ endet in „{piece}“</translation>
    </message>
    <message>
        <source>no tile joins {name} to the {edges} with {other} here</source>
        <translation>kein Geländeteil verbindet hier „{name}“ nach {edges} mit „{other}“</translation>
    </message>
    <message>
        <source>a bridge is missing here</source>
        <translation>hier fehlt eine Brücke</translation>
    </message>
    <message>
        <source>the board has no hex here</source>
        <translation>der Spielplan hat hier kein Feld</translation>
    </message>
    <message>
        <source>there is no piece {name!r}</source>
        <translation>ein Teil „{name}“ gibt es nicht</translation>
    </message>
    <message>
        <source>{name} is no tile</source>
        <translation>„{name}“ ist kein Geländeteil</translation>
    </message>
    <message>
        <source>a unit needs an army</source>
        <translation>eine Einheit braucht eine Armee</translation>
    </message>
    <message>
        <source>unknown suffix {suffix!r}</source>
        <translation>unbekannte Endung „{suffix}“</translation>
    </message>
    <message>
        <source>a file name without a suffix</source>
        <translation>ein Dateiname ohne Endung</translation>
    </message>
    <message>
        <source>{path}: {problem}; known: {suffixes}</source>
        <translation>{path}: {problem}; bekannt: {suffixes}</translation>
    </message>
    <message>
        <source>&apos;-&apos;: there is no reading from stdin or writing to stdout; name a file</source>
        <translation>&apos;-&apos;: weder wird von stdin gelesen noch nach stdout geschrieben; eine Datei angeben</translation>
    </message>
    <message>
        <source>the scenario is of format {version}, and this release writes format {ours}; update Bocage to save it</source>
        <translation>das Szenario hat Format {version}, und diese Version schreibt Format {ours}; zum Speichern Bocage aktualisieren</translation>
    </message>
    <message>
        <source>there is no moment {moment}</source>
        <translation>einen Zeitpunkt {moment} gibt es nicht</translation>
    </message>
    <message>
        <source>it was played with another setup: rules or scenario differ</source>
        <translation>es wurde mit einem anderen Aufbau gespielt: Regeln oder Szenario weichen ab</translation>
    </message>
    <message>
        <source>the game does not come to where it was when it was saved</source>
        <translation>das Spiel kommt nicht dorthin, wo es beim Speichern war</translation>
    </message>
    <message>
        <source>a note is about turn {turn}</source>
        <translation>eine Notiz gilt Zug {turn}</translation>
    </message>
    <message>
        <source>its {key!r} are no list</source>
        <translation>„{key}“ ist darin keine Liste</translation>
    </message>
    <message>
        <source>line {n}: {choice!r} was chosen there before</source>
        <translation>Linie {n}: „{choice}“ wurde dort schon gewählt</translation>
    </message>
    <message>
        <source>its position {title!r} cannot be read: {why}</source>
        <translation>die Stellung „{title}“ lässt sich nicht lesen: {why}</translation>
    </message>
    <message>
        <source>its position {title!r} has too many levels</source>
        <translation>die Stellung „{title}“ ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>its &apos;rolls&apos; are {rolls}</source>
        <translation>&apos;rolls&apos; ist darin {rolls}</translation>
    </message>
    <message>
        <source>line {n}: {why}</source>
        <translation>Linie {n}: {why}</translation>
    </message>
    <message>
        <source>line {n}: {choice!r} is not legal in turn {turn}</source>
        <translation>Linie {n}: „{choice}“ ist in Zug {turn} nicht erlaubt</translation>
    </message>
    <message>
        <source>a note is pinned to {label}, which is no hex</source>
        <translation>eine Notiz hängt an {label}, und das ist kein Feld</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>there are too many levels, or too long numbers, in it</source>
        <translation>es ist zu tief verschachtelt, oder enthält zu lange Zahlen</translation>
    </message>
    <message>
        <source>{constant} is no number</source>
        <translation>{constant} ist keine Zahl</translation>
    </message>
    <message>
        <source>line {line}, column {column} is not as it should be</source>
        <translation>Zeile {line}, Spalte {column} ist nicht, wie sie sein soll</translation>
    </message>
    <message>
        <source>this is no record of a game: its &apos;format&apos; is not {known}</source>
        <translation>das ist keine Aufzeichnung eines Spiels: sein &apos;format&apos; ist nicht {known}</translation>
    </message>
    <message>
        <source>records of version {version} are unknown; known: {known}</source>
        <translation>Aufzeichnungen der Version {version} sind unbekannt; bekannt: {known}</translation>
    </message>
    <message>
        <source>its scenario cannot be read: {place}: {why}</source>
        <translation>sein Szenario lässt sich nicht lesen: {place}: {why}</translation>
    </message>
    <message>
        <source>its &apos;options&apos; are no object</source>
        <translation>&apos;options&apos; ist darin kein Objekt</translation>
    </message>
    <message>
        <source>its {key!r} is not a text</source>
        <translation>„{key}“ ist darin kein Text</translation>
    </message>
    <message>
        <source>its {key!r} is not a list of texts</source>
        <translation>„{key}“ ist darin keine Liste von Texten</translation>
    </message>
    <message>
        <source>axis</source>
        <translation>Achsenmächte</translation>
    </message>
    <message>
        <source>allies</source>
        <translation>Alliierte</translation>
    </message>
    <message>
        <source>did you mean {near!r}?</source>
        <translation>ist „{near}“ gemeint?</translation>
    </message>
    <message>
        <source>a country code</source>
        <translation>ein Länderkürzel</translation>
    </message>
    <message>
        <source>a date such as 1944-06-06</source>
        <translation>ein Datum wie 1944-06-06</translation>
    </message>
    <message>
        <source>a list of hexes</source>
        <translation>eine Liste von Feldern</translation>
    </message>
    <message>
        <source>a hex label such as &apos;A1&apos;</source>
        <translation>ein Feld wie „A1“</translation>
    </message>
    <message>
        <source>the objective as it is set here</source>
        <translation>das Ziel, wie es hier eingestellt ist</translation>
    </message>
    <message>
        <source>the exit as it is set here</source>
        <translation>der Ausgang, wie er hier eingestellt ist</translation>
    </message>
    <message>
        <source>the air drop as it is set here</source>
        <translation>die Luftlandung, wie sie hier eingestellt ist</translation>
    </message>
    <message>
        <source>the reserve as it is set here</source>
        <translation>die Reserve, wie sie hier eingestellt ist</translation>
    </message>
    <message>
        <source>the special rule as it is set here</source>
        <translation>die Sonderregel, wie sie hier eingestellt ist</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>Beschriftungen</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>what is set under {key!r}</source>
        <translation>was unter „{key}“ eingestellt ist</translation>
    </message>
    <message>
        <source>the {part} as it is set here</source>
        <translation>{part}, wie hier eingestellt</translation>
    </message>
    <message>
        <source>the special rule {rule!r}</source>
        <translation>die Sonderregel „{rule}“</translation>
    </message>
    <message>
        <source>the time and place at which a reserve arrives</source>
        <translation>wann und wo eine Reserve eintrifft</translation>
    </message>
    <message>
        <source>more than one air drop at the same time</source>
        <translation>mehr als eine Luftlandung zur selben Zeit</translation>
    </message>
    <message>
        <source>a sudden death objective that is marked by a medal</source>
        <translation>ein Sudden-Death-Ziel, auf dem ein Orden liegt</translation>
    </message>
    <message>
        <source>the {name} under another tile</source>
        <translation>„{name}“ unter einem anderen Geländeteil</translation>
    </message>
    <message>
        <source>a note on a hex</source>
        <translation>eine Notiz auf einem Feld</translation>
    </message>
    <message>
        <source>a label in several languages</source>
        <translation>eine Beschriftung in mehreren Sprachen</translation>
    </message>
    <message>
        <source>elite {name}</source>
        <translation>Elite: {name}</translation>
    </message>
    <message>
        <source>the badge {name!r}</source>
        <translation>das Abzeichen „{name}“</translation>
    </message>
    <message>
        <source>a sudden death objective that either side can win</source>
        <translation>ein Sudden-Death-Ziel, das beide Seiten gewinnen können</translation>
    </message>
    <message>
        <source>the marker {name!r}</source>
        <translation>der Marker „{name}“</translation>
    </message>
    <message>
        <source>the unit {name!r} with {army}</source>
        <translation>die Einheit „{name}“ ({army})</translation>
    </message>
    <message>
        <source>the author&apos;s notes</source>
        <translation>die Notizen des Autors</translation>
    </message>
    <message>
        <source>muted diagnostics</source>
        <translation>stummgeschaltete Befunde</translation>
    </message>
    <message>
        <source>the value of {key!r}</source>
        <translation>ein passender Wert für „{key}“</translation>
    </message>
    <message>
        <source>the name of a tag</source>
        <translation>der Name eines Tags</translation>
    </message>
    <message>
        <source>the name of a piece</source>
        <translation>der Name eines Teils</translation>
    </message>
    <message>
        <source>the name of a unit</source>
        <translation>der Name einer Einheit</translation>
    </message>
    <message>
        <source>a badge</source>
        <translation>ein Abzeichen</translation>
    </message>
    <message>
        <source>one of {words}</source>
        <translation>eines von {words}</translation>
    </message>
    <message>
        <source>a scenario in the format of Bocage</source>
        <translation>ein Szenario im Format von Bocage</translation>
    </message>
    <message>
        <source>a single value</source>
        <translation>ein einzelner Wert</translation>
    </message>
    <message>
        <source>a {name} belongs under {key!r}</source>
        <translation>„{name}“ gehört unter „{key}“</translation>
    </message>
    <message>
        <source>give it to &apos;bocage count&apos; or &apos;bocage validate&apos; with --boxes, beside a scenario</source>
        <translation>sie „bocage count“ oder „bocage validate“ mit --boxes übergeben, zusammen mit einem Szenario</translation>
    </message>
    <message>
        <source>an .m44 file</source>
        <translation>eine .m44-Datei</translation>
    </message>
    <message>
        <source>of a real day</source>
        <translation>die eines wirklichen Tages</translation>
    </message>
</context>
<context>
    <name>GameReport</name>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>(no title)</source>
        <translation>(ohne Titel)</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Achsenmächte</translation>
    </message>
    <message>
        <source>Allies</source>
        <translation>Alliierte</translation>
    </message>
    <message>
        <source>{axis} (Axis) against {allies} (Allies)</source>
        <translation>{axis} (Achsenmächte) gegen {allies} (Alliierte)</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Startwert {seed}</translation>
    </message>
    <message>
        <source>{side} won by {reason} in turn {turn}, medals {axis} : {allies}</source>
        <translation>{side}: Sieg in Zug {turn} ({reason}), Orden {axis} : {allies}</translation>
    </message>
    <message>
        <source>Nobody won ({reason}) in turn {turn}, medals {axis} : {allies}</source>
        <translation>Niemand hat gewonnen ({reason}), Zug {turn}, Orden {axis} : {allies}</translation>
    </message>
    <message>
        <source>The game goes on in turn {turn}, medals {axis} : {allies}</source>
        <translation>Die Partie steht in Zug {turn}, Orden {axis} : {allies}</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Den Spielern überlassen</translation>
    </message>
    <message>
        <source>In numbers</source>
        <translation>In Zahlen</translation>
    </message>
    <message>
        <source>Medals (needed)</source>
        <translation>Orden (nötig)</translation>
    </message>
    <message>
        <source>Medals for units</source>
        <translation>Orden für Einheiten</translation>
    </message>
    <message>
        <source>Medals for objectives</source>
        <translation>Orden für Ziele</translation>
    </message>
    <message>
        <source>Medals for exits</source>
        <translation>Orden für Ausgänge</translation>
    </message>
    <message>
        <source>Units left</source>
        <translation>Verbliebene Einheiten</translation>
    </message>
    <message>
        <source>Figures left</source>
        <translation>Verbliebene Figuren</translation>
    </message>
    <message>
        <source>Units lost</source>
        <translation>Verlorene Einheiten</translation>
    </message>
    <message>
        <source>Figures lost</source>
        <translation>Verlorene Figuren</translation>
    </message>
    <message>
        <source>Figures recovered</source>
        <translation>Wiederhergestellte Figuren</translation>
    </message>
    <message>
        <source>Units that left the board</source>
        <translation>Einheiten, die den Spielplan verlassen haben</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Angriffe</translation>
    </message>
    <message>
        <source>Battle dice</source>
        <translation>Kampfwürfel</translation>
    </message>
    <message>
        <source>Figures hit</source>
        <translation>Getroffene Figuren</translation>
    </message>
    <message>
        <source>Figures hit per die</source>
        <translation>Getroffene Figuren je Würfel</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Würfelseite</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Panzer</translation>
    </message>
    <message>
        <source>Grenade</source>
        <translation>Granate</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Flagge</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Bewegungen</translation>
    </message>
    <message>
        <source>Figures lost in battle</source>
        <translation>Im Kampf verlorene Figuren</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Verlauf der Partie</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Turn {number}: {side}</source>
        <translation>Zug {number}: {side}</translation>
    </message>
    <message>
        <source>Turn {number}: {side}, {card}</source>
        <translation>Zug {number}: {side}, {card}</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Showed</source>
        <translation>Gewürfelt</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>ambush</source>
        <translation>Hinterhalt</translation>
    </message>
    <message>
        <source>−{losses}</source>
        <translation>−{losses}</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>vernichtet</translation>
    </message>
    <message>
        <source>back to {hex}</source>
        <translation>zurück nach {hex}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Nachziehen</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>Von Hand gesetzt</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>on {hex}</source>
        <translation>auf {hex}</translation>
    </message>
    <message>
        <source>in turn {turn}</source>
        <translation>in Zug {turn}</translation>
    </message>
</context>
<context>
    <name>Gaps</name>
    <message>
        <source>Air drops</source>
        <translation>Luftlandungen</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Minen</translation>
    </message>
    <message>
        <source>Must Exit</source>
        <translation>Verlassen des Spielplans</translation>
    </message>
    <message>
        <source>Overlord board</source>
        <translation>Overlord-Spielplan</translation>
    </message>
    <message>
        <source>Reserves</source>
        <translation>Reserven</translation>
    </message>
    <message>
        <source>Special rules that only the text tells</source>
        <translation>Sonderregeln, die nur im Text stehen</translation>
    </message>
    <message>
        <source>Sudden death</source>
        <translation>Sudden Death</translation>
    </message>
    <message>
        <source>What lies off the board is left out</source>
        <translation>Was neben dem Spielplan liegt, bleibt weg</translation>
    </message>
    <message>
        <source>Who begins is left to the special rules</source>
        <translation>Wer beginnt, bleibt den Sonderregeln überlassen</translation>
    </message>
    <message>
        <source>a deck of our own is used</source>
        <translation>ein eigenes Deck wird benutzt</translation>
    </message>
    <message>
        <source>a unit of unknown kind or side is left out</source>
        <translation>eine Einheit unbekannter Art oder Seite bleibt weg</translation>
    </message>
    <message>
        <source>both sides may leave there</source>
        <translation>beide Seiten dürfen dort hinaus</translation>
    </message>
    <message>
        <source>it only stands there</source>
        <translation>steht nur da</translation>
    </message>
    <message>
        <source>its condition is only in the text</source>
        <translation>die Bedingung steht nur im Text</translation>
    </message>
    <message>
        <source>its strength is not known</source>
        <translation>die Stärke ist nicht bekannt</translation>
    </message>
    <message>
        <source>its terms are only in the text</source>
        <translation>die Bedingungen stehen nur im Text</translation>
    </message>
    <message>
        <source>no side owns it, so it does nothing that depends on the side</source>
        <translation>niemand besitzt es, also tut es nichts, was von der Seite abhängt</translation>
    </message>
    <message>
        <source>nobody is dropped</source>
        <translation>niemand wird abgesetzt</translation>
    </message>
    <message>
        <source>nobody must</source>
        <translation>niemand muss</translation>
    </message>
    <message>
        <source>some only have a text, which the players carry out themselves</source>
        <translation>manche haben nur einen Text, den die Spieler selbst ausführen</translation>
    </message>
    <message>
        <source>the Allies do</source>
        <translation>es sind die Alliierten</translation>
    </message>
    <message>
        <source>by itself it carries nobody</source>
        <translation>allein trägt es niemanden</translation>
    </message>
    <message>
        <source>no accessory is named, so it has none</source>
        <translation>kein Zurüstteil ist genannt, also hat sie keines</translation>
    </message>
    <message>
        <source>field generals act one after another, by rules of a secondary source</source>
        <translation>Feldgenerale handeln nacheinander, nach Regeln aus zweiter Hand</translation>
    </message>
    <message>
        <source>the piece is unknown and means nothing</source>
        <translation>das Teil ist unbekannt und bedeutet nichts</translation>
    </message>
    <message>
        <source>the printed cards are not known</source>
        <translation>die gedruckten Karten sind nicht bekannt</translation>
    </message>
    <message>
        <source>the side is not stated</source>
        <translation>die Seite ist nicht angegeben</translation>
    </message>
    <message>
        <source>the side or the number of units is not stated</source>
        <translation>Seite oder Anzahl der Einheiten ist nicht angegeben</translation>
    </message>
    <message>
        <source>the strengths of one set are known, and always used</source>
        <translation>die Stärken eines Satzes sind bekannt und gelten immer</translation>
    </message>
    <message>
        <source>the strengths of that set are not known</source>
        <translation>die Stärken dieses Satzes sind nicht bekannt</translation>
    </message>
    <message>
        <source>the strengths of winter mines are not known</source>
        <translation>die Stärken der Winterminen sind nicht bekannt</translation>
    </message>
    <message>
        <source>the trait is unknown and means nothing</source>
        <translation>das Merkmal ist unbekannt und bedeutet nichts</translation>
    </message>
    <message>
        <source>they do not arrive</source>
        <translation>sie treffen nicht ein</translation>
    </message>
    <message>
        <source>those of the Terrain Pack are used</source>
        <translation>es gelten die des Terrain Pack</translation>
    </message>
    <message>
        <source>what it does besides is not known</source>
        <translation>was es sonst bewirkt, ist nicht bekannt</translation>
    </message>
    <message>
        <source>what it does is not known</source>
        <translation>was es bewirkt, ist nicht bekannt</translation>
    </message>
    <message>
        <source>what lies off the board is left out</source>
        <translation>was neben dem Spielplan liegt, bleibt weg</translation>
    </message>
</context>
<context>
    <name>General</name>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Front</translation>
    </message>
    <message>
        <source>Fictional</source>
        <translation>Erfunden</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Board face</source>
        <translation>Spielplanseite</translation>
    </message>
    <message>
        <source>At the top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Moves first</source>
        <translation>Zieht zuerst</translation>
    </message>
    <message>
        <source>As the special rules say</source>
        <translation>Laut Sonderregeln</translation>
    </message>
    <message>
        <source>Set number to {text}</source>
        <translation>Nummer: {text}</translation>
    </message>
    <message>
        <source>Set front to {front}</source>
        <translation>Front: {front}</translation>
    </message>
    <message>
        <source>Call the scenario fictional</source>
        <translation>Szenario als erfunden bezeichnen</translation>
    </message>
    <message>
        <source>Call the scenario historical</source>
        <translation>Szenario als historisch bezeichnen</translation>
    </message>
    <message>
        <source>Set the first day</source>
        <translation>Ersten Tag setzen</translation>
    </message>
    <message>
        <source>Set the last day</source>
        <translation>Letzten Tag setzen</translation>
    </message>
    <message>
        <source>Set board face to {face}</source>
        <translation>Spielplanseite: {face}</translation>
    </message>
    <message>
        <source>Let the {side} sit at the top</source>
        <translation>{side} oben sitzen lassen</translation>
    </message>
    <message>
        <source>Let the special rules say who moves first</source>
        <translation>Sonderregeln sagen lassen, wer beginnt</translation>
    </message>
    <message>
        <source>Let the {side} move first</source>
        <translation>{side} beginnen lassen</translation>
    </message>
</context>
<context>
    <name>GoToBar</name>
    <message>
        <source>Go to hex</source>
        <translation>Zum Feld gehen</translation>
    </message>
    <message>
        <source>{first} to {last}, then Enter; capitals do not matter</source>
        <translation>{first} bis {last}, dann Eingabetaste; Groß oder klein ist gleich</translation>
    </message>
    <message>
        <source>There is no hex {name} on this board.</source>
        <translation>Ein Feld {name} gibt es auf diesem Spielplan nicht.</translation>
    </message>
</context>
<context>
    <name>Goals</name>
    <message>
        <source>Medals and exits</source>
        <translation>Orden und Ausgänge</translation>
    </message>
    <message>
        <source>No medals and exits yet. Click a hex with the medal tool to add one.</source>
        <translation>Noch keine Orden und Ausgänge. Zum Hinzufügen mit dem Ordenwerkzeug auf ein Feld klicken.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
</context>
<context>
    <name>HexEntry</name>
    <message>
        <source>Hexes</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Such as C5, D5, e4</source>
        <translation>Etwa C5, D5, e4</translation>
    </message>
    <message>
        <source>Use selected hexes</source>
        <translation>Ausgewählte Felder nehmen</translation>
    </message>
    <message>
        <source>Select hexes on the board; Shift adds, Ctrl removes</source>
        <translation>Felder auf dem Spielplan auswählen; Umschalt fügt hinzu, Strg nimmt weg</translation>
    </message>
    <message>
        <source>Fill the stretch between</source>
        <translation>Strecke dazwischen füllen</translation>
    </message>
    <message>
        <source>It takes at least one hex.</source>
        <translation>Es braucht mindestens ein Feld.</translation>
    </message>
    <message>
        <source>The board has no hex “{word}”.</source>
        <translation>Der Spielplan hat kein Feld „{word}“.</translation>
    </message>
</context>
<context>
    <name>HexHeader</name>
    <message>
        <source>Medals and exits</source>
        <translation>Orden und Ausgänge</translation>
    </message>
    <message>
        <source>{number} hexes</source>
        <translation>{number} Felder</translation>
    </message>
    <message>
        <source>Medals and exits…</source>
        <translation>Orden und Ausgänge…</translation>
    </message>
    <message>
        <source>Add medal or exit…</source>
        <translation>Orden oder Ausgang hinzufügen…</translation>
    </message>
    <message>
        <source>and {number} more, see Problems</source>
        <translation>und {number} weitere, siehe Probleme</translation>
    </message>
</context>
<context>
    <name>InventoryPanel</name>
    <message>
        <source>Piece</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Benötigt</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Entnehmen</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Pick list</source>
        <translation>Packliste</translation>
    </message>
    <message>
        <source>My boxes</source>
        <translation>Meine Boxen</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Boxen</translation>
    </message>
    <message>
        <source>{number} missing</source>
        <translation>{number} fehlen</translation>
    </message>
    <message>
        <source>Your list of boxes cannot be read, and is left as it is: {why}</source>
        <translation>Die Liste der Boxen ist nicht lesbar und bleibt, wie sie ist: {why}</translation>
    </message>
    <message>
        <source>Open a scenario to see what it takes out of your boxes.</source>
        <translation>Ein Szenario öffnen, um zu sehen, was es den Boxen entnimmt.</translation>
    </message>
    <message>
        <source>Needs {boxes}.</source>
        <translation>Braucht {boxes}.</translation>
    </message>
    <message>
        <source>Tell under “My boxes” what you own to see what is left.</source>
        <translation>Unter „Meine Boxen“ angeben, was vorhanden ist, um den Rest zu sehen.</translation>
    </message>
    <message>
        <source>Not enough: {proofs}.</source>
        <translation>Nicht genug: {proofs}.</translation>
    </message>
    <message>
        <source>Your boxes hold everything.</source>
        <translation>Die Boxen enthalten alles.</translation>
    </message>
</context>
<context>
    <name>ItemForm</name>
    <message>
        <source>either side</source>
        <translation>beide Seiten</translation>
    </message>
    <message>
        <source>Set side of {item} to {side}</source>
        <translation>Seite von {item}: {side}</translation>
    </message>
</context>
<context>
    <name>LabelEditor</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Label in {language}</source>
        <translation>Beschriftung in {language}</translation>
    </message>
    <message>
        <source>Write {name}</source>
        <translation>{name} schreiben</translation>
    </message>
</context>
<context>
    <name>Layers</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Beschriftungen</translation>
    </message>
    <message>
        <source>Markers, medals, exits</source>
        <translation>Marker, Orden, Ausgänge</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Obstacles</source>
        <translation>Hindernisse</translation>
    </message>
    <message>
        <source>Bunkers and bridges</source>
        <translation>Bunker und Brücken</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Rivers, roads and rails</source>
        <translation>Flüsse, Straßen und Schienen</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>Section lines</source>
        <translation>Bereichslinien</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Raster</translation>
    </message>
</context>
<context>
    <name>LibraryModel</name>
    <message>
        <source>Cannot be read</source>
        <translation>Nicht lesbar</translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Spielplanseite</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Achsenmächte</translation>
    </message>
    <message>
        <source>Allies</source>
        <translation>Alliierte</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Pick one</source>
        <translation>Eines auslosen</translation>
    </message>
    <message>
        <source>Find near duplicates</source>
        <translation>Fast Gleiche suchen</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Neu einlesen</translation>
    </message>
    <message>
        <source>Remove a folder</source>
        <translation>Ordner entfernen</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left out that cannot be read.</source>
        <translation>
            <numerusform>%n Datei ist nicht lesbar und bleibt geschlossen.</numerusform>
            <numerusform>%n Dateien sind nicht lesbar und bleiben geschlossen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Ordner hinzufügen</translation>
    </message>
    <message>
        <source>{folder} (is not there)</source>
        <translation>{folder} (nicht vorhanden)</translation>
    </message>
    <message>
        <source>Reading: {read} of {total}</source>
        <translation>Gelesen: {read} von {total}</translation>
    </message>
    <message>
        <source>{shown} of {total}</source>
        <translation>{shown} von {total}</translation>
    </message>
</context>
<context>
    <name>LineField</name>
    <message>
        <source>mixed</source>
        <translation>verschieden</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Close this tab</source>
        <translation>Diesen Tab schließen</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Copies of all scenarios were kept; you can go on, or save and start again.</source>
        <translation>Von allen Szenarien wurden Kopien angelegt; weiterarbeiten ist möglich, oder speichern und neu starten.</translation>
    </message>
    <message>
        <source>Copies could not be kept. Save your scenarios under other names.</source>
        <translation>Es konnten keine Kopien angelegt werden. Die Szenarien bitte unter anderen Namen speichern.</translation>
    </message>
    <message>
        <source>The boxes were not saved: {why}</source>
        <translation>Die Boxen wurden nicht gespeichert: {why}</translation>
    </message>
</context>
<context>
    <name>MarkerEditor</name>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>Nicht angegeben</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Give {name} to {side}</source>
        <translation>{name} für {side}</translation>
    </message>
    <message>
        <source>Take the side off {name}</source>
        <translation>{name}: keine Seite</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Overlay</source>
        <translation>Einblendung</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Undo {step}</source>
        <translation>Rückgängig: {step}</translation>
    </message>
    <message>
        <source>Redo {step}</source>
        <translation>Wiederholen: {step}</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Be&amp;dienfelder</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Bocage {version}, a scenario workshop for the board game Memoir ’44. An independent project of players; the game’s name belongs to its publisher.</source>
        <translation>Bocage {version}, eine Szenariowerkstatt für das Brettspiel Memoir ’44. Ein unabhängiges Projekt von Spielern; der Name des Spiels gehört seinem Verlag.</translation>
    </message>
    <message>
        <source>About Bocage</source>
        <translation>Über Bocage</translation>
    </message>
</context>
<context>
    <name>NewLanguage</name>
    <message>
        <source>Code of a language</source>
        <translation>Kürzel einer Sprache</translation>
    </message>
    <message>
        <source>Such as fr, es or pl</source>
        <translation>Etwa fr, es oder pl</translation>
    </message>
    <message>
        <source>Add language</source>
        <translation>Sprache hinzufügen</translation>
    </message>
    <message>
        <source>“{code}” is no code of a language.</source>
        <translation>„{code}“ ist kein Kürzel einer Sprache.</translation>
    </message>
</context>
<context>
    <name>NewScenario</name>
    <message>
        <source>New scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>Title (may come later)</source>
        <translation>Titel (kann später kommen)</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Spielplanseite</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Leerer Spielplan</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>Notes to yourself</source>
        <translation>Eigene Notizen</translation>
    </message>
    <message>
        <source>Never printed</source>
        <translation>Werden nie gedruckt</translation>
    </message>
    <message>
        <source>Write notes</source>
        <translation>Notizen schreiben</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>mixed</source>
        <translation>verschieden</translation>
    </message>
</context>
<context>
    <name>ObjectiveForm</name>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Either side</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Hexes to hold</source>
        <translation>Zu haltende Felder</translation>
    </message>
    <message>
        <source>How many hexes of the group must be held at once</source>
        <translation>Wie viele Felder der Gruppe zugleich gehalten werden müssen</translation>
    </message>
    <message>
        <source>Stated by the file</source>
        <translation>In der Datei angegeben</translation>
    </message>
    <message>
        <source>Without this, the file shows a bare medal and leaves its terms to the text</source>
        <translation>Ohne dies zeigt die Datei nur einen Orden und überlässt die Bedingungen dem Text</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Medals there</source>
        <translation>Orden dort</translation>
    </message>
    <message>
        <source>Set type of {item} to {type}</source>
        <translation>Art von {item}: {type}</translation>
    </message>
    <message>
        <source>Set worth of {item} to {value}</source>
        <translation>Wert von {item}: {value}</translation>
    </message>
    <message>
        <source>Set hexes to hold of {item} to {value}</source>
        <translation>Zu haltende Felder von {item}: {value}</translation>
    </message>
    <message>
        <source>State the terms of {item}</source>
        <translation>Bedingungen von {item} angeben</translation>
    </message>
    <message>
        <source>Leave the terms of {item} to the text</source>
        <translation>Bedingungen von {item} dem Text überlassen</translation>
    </message>
    <message>
        <source>Lay other medals for {item}</source>
        <translation>Andere Orden legen für {item}</translation>
    </message>
</context>
<context>
    <name>Objectives</name>
    <message>
        <source>Medals and exits here</source>
        <translation>Orden und Ausgänge hier</translation>
    </message>
    <message>
        <source>New medal</source>
        <translation>Neuer Orden</translation>
    </message>
    <message>
        <source>New exit</source>
        <translation>Neuer Ausgang</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Medals and exits of {hex}</source>
        <translation>Orden und Ausgänge von {hex}</translation>
    </message>
    <message>
        <source>Exits lie on the edge of the board</source>
        <translation>Ausgänge liegen am Rand des Spielplans</translation>
    </message>
    <message>
        <source>Nothing can be won here yet. Add a medal or an exit.</source>
        <translation>Hier ist noch nichts zu gewinnen. Einen Orden oder einen Ausgang hinzufügen.</translation>
    </message>
    <message>
        <source>the exit on {hex}</source>
        <translation>Ausgang auf {hex}</translation>
    </message>
    <message>
        <source>the medal on {hex}</source>
        <translation>Orden auf {hex}</translation>
    </message>
    <message>
        <source>Set hexes of {item}</source>
        <translation>Felder von {item} setzen</translation>
    </message>
    <message>
        <source>Add {item}</source>
        <translation>{item} hinzufügen</translation>
    </message>
    <message>
        <source>Remove {item}</source>
        <translation>{item} entfernen</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>A newer release of Bocage wrote this file. It can be looked at, not changed.</source>
        <translation>Eine neuere Version von Bocage hat diese Datei geschrieben. Sie lässt sich ansehen, nicht ändern.</translation>
    </message>
    <message numerus="yes">
        <source>Reading this file gave %n remark(s).</source>
        <translation>
            <numerusform>Beim Lesen der Datei gab es %n Anmerkung.</numerusform>
            <numerusform>Beim Lesen der Datei gab es %n Anmerkungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>What reading the file gave to say</source>
        <translation>Was beim Lesen der Datei auffiel</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>none left, {number} missing</source>
        <translation>keine übrig, {number} fehlen</translation>
    </message>
    <message>
        <source>number not known</source>
        <translation>Anzahl unbekannt</translation>
    </message>
    <message>
        <source>none in your boxes</source>
        <translation>keine in den Boxen</translation>
    </message>
    <message>
        <source>{left} of {total} left</source>
        <translation>{left} von {total} übrig</translation>
    </message>
    <message>
        <source>Search pieces</source>
        <translation>Teile suchen</translation>
    </message>
    <message>
        <source>Show the pieces of a box</source>
        <translation>Die Teile einer Box zeigen</translation>
    </message>
    <message>
        <source>All boxes</source>
        <translation>Alle Boxen</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Aus den Favoriten entfernen</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Zu den Favoriten</translation>
    </message>
</context>
<context>
    <name>PaletteModel</name>
    <message>
        <source>Recent</source>
        <translation>Zuletzt benutzt</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>{name} (elite)</source>
        <translation>{name} (Elite)</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>Medals that lie there</source>
        <translation>Orden, die dort liegen</translation>
    </message>
    <message>
        <source>Medal to lay there</source>
        <translation>Orden, der dort liegen soll</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>Playing</name>
    <message numerus="yes">
        <source>The test play left %n note(s).</source>
        <translation>
            <numerusform>Das Testspiel hinterließ %n Notiz.</numerusform>
            <numerusform>Das Testspiel hinterließ %n Notizen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Notes on the test play</source>
        <translation>Notizen zum Testspiel</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>Filter problems</source>
        <translation>Probleme filtern</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Fix all of this kind</source>
        <translation>Alle dieser Art beheben</translation>
    </message>
    <message>
        <source>Open a scenario, and what is wrong with it is listed here.</source>
        <translation>Nach dem Öffnen eines Szenarios steht hier, was daran nicht stimmt.</translation>
    </message>
    <message>
        <source>No problem contains these words.</source>
        <translation>Kein Problem enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Nothing found by {number} checks.</source>
        <translation>{number} Prüfungen, nichts gefunden.</translation>
    </message>
    <message>
        <source>Fix would: {title}</source>
        <translation>Behebung: {title}</translation>
    </message>
</context>
<context>
    <name>Properties</name>
    <message>
        <source>Note to yourself</source>
        <translation>Eigene Notiz</translation>
    </message>
    <message>
        <source>Remove piece</source>
        <translation>Teil entfernen</translation>
    </message>
    <message>
        <source>Add label</source>
        <translation>Beschriften</translation>
    </message>
    <message>
        <source>Note to yourself; it is never printed</source>
        <translation>Eigene Notiz; wird nie gedruckt</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Nothing is selected.

Click a hex of the board with the Select tool to see and change what lies there; draw a frame to take several.</source>
        <translation>Nichts ist ausgewählt.

Mit dem Werkzeug Auswählen ein Feld des Spielplans anklicken, um zu sehen und zu ändern, was dort liegt; einen Rahmen ziehen, um mehrere zu nehmen.</translation>
    </message>
    <message>
        <source>Open a scenario, or begin a new one.</source>
        <translation>Ein Szenario öffnen oder ein neues anfangen.</translation>
    </message>
    <message>
        <source>Bocage does not know this piece, and keeps it as it is.</source>
        <translation>Bocage kennt dieses Teil nicht und behält es, wie es ist.</translation>
    </message>
    <message>
        <source>This layer is locked.</source>
        <translation>Diese Ebene ist gesperrt.</translation>
    </message>
    <message>
        <source>a label</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>{number} pieces</source>
        <translation>{number} Teile</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Notiz schreiben</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>{dice}, {percent} to eliminate the unit, worth {medals}</source>
        <translation>{dice}, {percent} für Vernichtung der Einheit, {medals} wert</translation>
    </message>
    <message>
        <source>from there it attacks {cell} with {dice}, worth {medals}</source>
        <translation>von dort greift sie {cell} an ({dice}), {medals} wert</translation>
    </message>
    <message>
        <source>for objectives and exits the hex is worth {medals} more</source>
        <translation>für Ziele und Ausgänge ist das Feld {medals} mehr wert</translation>
    </message>
    <message>
        <source>it comes nearer to the enemy</source>
        <translation>sie kommt dem Feind näher</translation>
    </message>
    <message>
        <source>it is safer there, by {medals}</source>
        <translation>dort ist sie sicherer, um {medals}</translation>
    </message>
    <message>
        <source>it is the best that is left</source>
        <translation>es ist das Beste, was bleibt</translation>
    </message>
    <message>
        <source>a unit that leaves the board is worth {medals}</source>
        <translation>eine Einheit, die den Spielplan verlässt, ist {medals} wert</translation>
    </message>
    <message>
        <source>what it does now is worth {medals} more than the card in hand</source>
        <translation>jetzt bewirkt sie {medals} mehr als auf der Hand</translation>
    </message>
    <message>
        <source>an order to this unit is worth {medals}</source>
        <translation>diese Einheit zu aktivieren ist {medals} wert</translation>
    </message>
    <message>
        <source>nothing more is worth doing</source>
        <translation>mehr lohnt sich nicht</translation>
    </message>
    <message>
        <source>the unit stands better where it is</source>
        <translation>die Einheit steht besser, wo sie ist</translation>
    </message>
    <message>
        <source>in hand it is worth {medals}, the most of those drawn</source>
        <translation>auf der Hand ist sie {medals} wert, am meisten von den gezogenen</translation>
    </message>
    <message>
        <source>in hand it is worth least</source>
        <translation>auf der Hand ist sie am wenigsten wert</translation>
    </message>
    <message>
        <source>the attacked unit strikes first</source>
        <translation>die angegriffene Einheit schlägt zuerst zu</translation>
    </message>
    <message>
        <source>its figures are worth {medals}</source>
        <translation>ihre Figuren sind {medals} wert</translation>
    </message>
    <message>
        <source>there is nothing better to attack</source>
        <translation>es gibt nichts Besseres anzugreifen</translation>
    </message>
    <message>
        <source>the orders there are worth {medals}</source>
        <translation>die Aktivierungen dort sind {medals} wert</translation>
    </message>
    <message>
        <source>there the figure is worth {medals} more</source>
        <translation>dort ist die Figur {medals} mehr wert</translation>
    </message>
    <message>
        <source>smoke keeps off fire that would cost {medals}</source>
        <translation>Rauch hält Beschuss ab, der {medals} kosten würde</translation>
    </message>
    <message>
        <source>the shorter ways over it are worth {medals}</source>
        <translation>die kürzeren Wege darüber sind {medals} wert</translation>
    </message>
    <message>
        <source>{dice}, {percent} to destroy the bunker</source>
        <translation>{dice}, {percent} für Zerstörung des Bunkers</translation>
    </message>
    <message>
        <source>in hand it is worth {medals}, the most of those put away</source>
        <translation>auf der Hand ist sie {medals} wert, am meisten von den abgelegten</translation>
    </message>
    <message>
        <source>what is drawn is probably worth more</source>
        <translation>was gezogen wird, ist wahrscheinlich mehr wert</translation>
    </message>
    <message>
        <source>to battle back costs nothing</source>
        <translation>zurückzuschlagen kostet nichts</translation>
    </message>
    <message>
        <source>as things stand it is worth {medals}</source>
        <translation>wie es steht, ist sie {medals} wert</translation>
    </message>
    <message>
        <source>played on, it comes to {medals} more than what looked best, in {games}</source>
        <translation>weitergespielt bringt es {medals} mehr als das, was am besten aussah, in {games}</translation>
    </message>
    <message>
        <source>of all that was compared it promises most, in {games} played on as well</source>
        <translation>von allem Verglichenen verspricht es am meisten, auch weitergespielt in {games}</translation>
    </message>
    <message>
        <source>the player tells no reason</source>
        <translation>der Spieler nennt keinen Grund</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Noch keine Dateien</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n missing file(s) from the list</source>
        <translation>
            <numerusform>%n fehlende Datei aus der Liste entfernen</numerusform>
            <numerusform>%n fehlende Dateien aus der Liste entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} (missing)</source>
        <translation>{name} (fehlt)</translation>
    </message>
    <message>
        <source>Always list {name}</source>
        <translation>{name} immer anzeigen</translation>
    </message>
</context>
<context>
    <name>RecordValue</name>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
</context>
<context>
    <name>RecoveredDialog</name>
    <message>
        <source>Recovered scenarios</source>
        <translation>Wiederhergestellte Szenarien</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>nie gespeichert</translation>
    </message>
    <message>
        <source>Open recovered</source>
        <translation>Wiederhergestellte öffnen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Bocage ended before these scenarios were saved. The files are untouched.</source>
        <translation>Bocage endete, bevor diese Szenarien gespeichert waren. Die Dateien sind unverändert.</translation>
    </message>
</context>
<context>
    <name>Recovering</name>
    <message>
        <source>Recover changes</source>
        <translation>Änderungen wiederherstellen</translation>
    </message>
</context>
<context>
    <name>Repairs</name>
    <message>
        <source>The scenario has changed since; the fix does not fit it.</source>
        <translation>Das Szenario hat sich seither geändert; die Behebung passt nicht mehr.</translation>
    </message>
    <message>
        <source>Fix: {title}</source>
        <translation>Beheben: {title}</translation>
    </message>
    <message numerus="yes">
        <source>Fix all of kind {code} (%n)</source>
        <translation>
            <numerusform>Alle der Art {code} beheben (%n)</numerusform>
            <numerusform>Alle der Art {code} beheben (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplacePieces</name>
    <message>
        <source>Replace pieces</source>
        <translation>Teile ersetzen</translation>
    </message>
    <message>
        <source>Tiles, obstacles and markers</source>
        <translation>Geländeteile, Hindernisse und Marker</translation>
    </message>
    <message>
        <source>Kinds of unit</source>
        <translation>Arten von Einheiten</translation>
    </message>
    <message>
        <source>Figure sets</source>
        <translation>Figurensätze</translation>
    </message>
    <message>
        <source>Badges</source>
        <translation>Abzeichen</translation>
    </message>
    <message>
        <source>On the selected hexes only</source>
        <translation>Nur auf den ausgewählten Feldern</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>This</source>
        <translation>Dieses</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Durch</translation>
    </message>
    <message>
        <source>Replace {old} by {new}</source>
        <translation>{old} durch {new} ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) would change.</source>
        <translation>
            <numerusform>%n Feld würde sich ändern.</numerusform>
            <numerusform>%n Felder würden sich ändern.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is locked or hidden stays.</source>
        <translation>Was gesperrt oder ausgeblendet ist, bleibt.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Copy details</source>
        <translation>Einzelheiten kopieren</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>Switch on {rule}</source>
        <translation>{rule} einschalten</translation>
    </message>
    <message>
        <source>Switch off {rule}</source>
        <translation>{rule} ausschalten</translation>
    </message>
    <message>
        <source>Set {rule}</source>
        <translation>{rule} festlegen</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Filter special rules</source>
        <translation>Sonderregeln filtern</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>{name} (unknown)</source>
        <translation>{name} (unbekannt)</translation>
    </message>
    <message>
        <source>Switch off {rule}</source>
        <translation>{rule} ausschalten</translation>
    </message>
</context>
<context>
    <name>SaveChanges</name>
    <message>
        <source>Save changes?</source>
        <translation>Änderungen speichern?</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>nie gespeichert</translation>
    </message>
    <message>
        <source>These scenarios have changes that are not saved:</source>
        <translation>Diese Szenarien haben ungespeicherte Änderungen:</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>{name} was changed by another program after it was opened here.</source>
        <translation>{name} wurde von einem anderen Programm geändert, seit es hier geöffnet ist.</translation>
    </message>
    <message>
        <source>Save scenario</source>
        <translation>Szenario speichern</translation>
    </message>
    <message>
        <source>{name} is open in another tab. Choose another name.</source>
        <translation>{name} ist in einem anderen Tab geöffnet. Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Saved {name}</source>
        <translation>{name} gespeichert</translation>
    </message>
    <message numerus="yes">
        <source>Saved. Other programs will not see everything: %n remark(s).</source>
        <translation>
            <numerusform>Gespeichert. Andere Programme sehen nicht alles: %n Anmerkung.</numerusform>
            <numerusform>Gespeichert. Andere Programme sehen nicht alles: %n Anmerkungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>What?</source>
        <translation>Was?</translation>
    </message>
    <message>
        <source>Other programs will not see this</source>
        <translation>Andere Programme sehen dies nicht</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Not saved: {why}</source>
        <translation>Nicht gespeichert: {why}</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>This scenario was not saved</source>
        <translation>Dieses Szenario wurde nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>ScenarioPanel</name>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Medals and exits</source>
        <translation>Orden und Ausgänge</translation>
    </message>
    <message>
        <source>Special rules</source>
        <translation>Sonderregeln</translation>
    </message>
    <message>
        <source>Boxes needed</source>
        <translation>Benötigte Boxen</translation>
    </message>
    <message>
        <source>Notes to yourself</source>
        <translation>Eigene Notizen</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Open a scenario, or begin a new one.</source>
        <translation>Ein Szenario öffnen oder ein neues anfangen.</translation>
    </message>
</context>
<context>
    <name>SectionTicks</name>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>center</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>A newer release of Bocage wrote this file; it cannot be changed here.</source>
        <translation>Eine neuere Version von Bocage hat diese Datei geschrieben; sie lässt sich hier nicht ändern.</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Aktionen und Tasten suchen</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Die neue Taste drücken</translation>
    </message>
    <message>
        <source>Keep the keys that it has</source>
        <translation>Bisherige Tasten behalten</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <source>Take the key from the other</source>
        <translation>Der anderen die Taste nehmen</translation>
    </message>
    <message>
        <source>Reset this one</source>
        <translation>Diese zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>Usually: {keys}</source>
        <translation>Üblich: {keys}</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>keine Taste</translation>
    </message>
    <message>
        <source>{key} is needed for typing, for moving about or for the menus.</source>
        <translation>{key} wird zum Schreiben, zum Bewegen oder für die Menüs gebraucht.</translation>
    </message>
    <message>
        <source>{key} belongs to “{action}” ({menu}).</source>
        <translation>{key} gehört zu „{action}“ ({menu}).</translation>
    </message>
</context>
<context>
    <name>Speaking</name>
    <message>
        <source>La&amp;nguage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
</context>
<context>
    <name>Stack</name>
    <message>
        <source>What lies here, from top to bottom</source>
        <translation>Was hier liegt, von oben nach unten</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n Anmerkung</numerusform>
            <numerusform>%n Anmerkungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextField</name>
    <message>
        <source>mixed</source>
        <translation>verschieden</translation>
    </message>
</context>
<context>
    <name>TextsInStep</name>
    <message>
        <source>Texts in step with the map ({language})</source>
        <translation>Texte im Einklang mit der Karte ({language})</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the selected lines, or all if none is selected</source>
        <translation>Die gewählten Zeilen kopieren, oder alle, wenn keine gewählt ist</translation>
    </message>
    <message>
        <source>Add the marked lines</source>
        <translation>Markierte Zeilen anfügen</translation>
    </message>
    <message>
        <source>Replace the text</source>
        <translation>Text ersetzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Your text</source>
        <translation>Eigener Text</translation>
    </message>
    <message>
        <source>What the map says</source>
        <translation>Was die Karte sagt</translation>
    </message>
    <message>
        <source>The text has all of these lines.</source>
        <translation>Der Text enthält alle diese Zeilen.</translation>
    </message>
    <message numerus="yes">
        <source>The text lacks %n line(s), marked with a sign.</source>
        <translation>
            <numerusform>Im Text fehlt %n Zeile; ein Zeichen steht davor.</numerusform>
            <numerusform>Im Text fehlen %n Zeilen; ein Zeichen steht davor.</numerusform>
        </translation>
    </message>
    <message>
        <source>{line} (not in the text)</source>
        <translation>{line} (nicht im Text)</translation>
    </message>
    <message>
        <source>Add generated lines to {text} ({language})</source>
        <translation>Erzeugte Zeilen an {text} anfügen ({language})</translation>
    </message>
    <message>
        <source>Replace {text} by generated lines ({language})</source>
        <translation>{text} durch erzeugte Zeilen ersetzen ({language})</translation>
    </message>
</context>
<context>
    <name>TextsPage</name>
    <message>
        <source>From the map…</source>
        <translation>Aus der Karte…</translation>
    </message>
    <message>
        <source>Compare the texts with what is on the map</source>
        <translation>Die Texte mit dem vergleichen, was auf der Karte liegt</translation>
    </message>
</context>
<context>
    <name>TextsSection</name>
    <message>
        <source>Languages of the texts</source>
        <translation>Sprachen der Texte</translation>
    </message>
    <message>
        <source>Add a language</source>
        <translation>Sprache hinzufügen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Subtitle</source>
        <translation>Untertitel</translation>
    </message>
    <message>
        <source>Date as printed</source>
        <translation>Datum wie gedruckt</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Geschichte</translation>
    </message>
    <message>
        <source>Briefing</source>
        <translation>Szenariobeschreibung</translation>
    </message>
    <message>
        <source>Conditions of victory</source>
        <translation>Siegbedingungen</translation>
    </message>
    <message>
        <source>Special rules</source>
        <translation>Sonderregeln</translation>
    </message>
    <message>
        <source>Bibliography</source>
        <translation>Literatur</translation>
    </message>
    <message>
        <source>Other languages have more: {texts}</source>
        <translation>In anderen Sprachen gibt es mehr: {texts}</translation>
    </message>
    <message>
        <source>Write {text} ({language})</source>
        <translation>{text} ({language}) schreiben</translation>
    </message>
</context>
<context>
    <name>TileEditor</name>
    <message>
        <source>Orientation</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Turn left</source>
        <translation>Nach links drehen</translation>
    </message>
    <message>
        <source>Turn right</source>
        <translation>Nach rechts drehen</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Turn {name} left</source>
        <translation>{name} nach links drehen</translation>
    </message>
    <message>
        <source>Turn {name} right</source>
        <translation>{name} nach rechts drehen</translation>
    </message>
    <message>
        <source>Set orientation of {name} to {value}</source>
        <translation>Ausrichtung von {name}: {value}</translation>
    </message>
    <message>
        <source>Give {name} to {side}</source>
        <translation>{name} für {side}</translation>
    </message>
    <message>
        <source>Take the owner off {name}</source>
        <translation>{name}: kein Besitzer</translation>
    </message>
</context>
<context>
    <name>ToolOptions</name>
    <message>
        <source>Tool options</source>
        <translation>Werkzeugoptionen</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>Turn left</source>
        <translation>Nach links drehen</translation>
    </message>
    <message>
        <source>Turn right</source>
        <translation>Nach rechts drehen</translation>
    </message>
    <message>
        <source>1 hex</source>
        <translation>1 Feld</translation>
    </message>
    <message>
        <source>7 hexes</source>
        <translation>7 Felder</translation>
    </message>
    <message>
        <source>19 hexes</source>
        <translation>19 Felder</translation>
    </message>
    <message>
        <source>3 in a row</source>
        <translation>3 in einer Reihe</translation>
    </message>
    <message>
        <source>3 rising</source>
        <translation>3 ansteigend</translation>
    </message>
    <message>
        <source>3 falling</source>
        <translation>3 abfallend</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Links und rechts</translation>
    </message>
    <message>
        <source>Turned by 180°</source>
        <translation>Um 180° gedreht</translation>
    </message>
    <message>
        <source>All four corners</source>
        <translation>Alle vier Ecken</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Achsenmächte</translation>
    </message>
    <message>
        <source>Allies</source>
        <translation>Alliierte</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Tour</source>
        <translation>Rundgang</translation>
    </message>
</context>
<context>
    <name>TourBar</name>
    <message>
        <source>Tour</source>
        <translation>Rundgang</translation>
    </message>
    <message>
        <source>Skip step</source>
        <translation>Schritt überspringen</translation>
    </message>
    <message>
        <source>End tour</source>
        <translation>Rundgang beenden</translation>
    </message>
    <message>
        <source>Close this map</source>
        <translation>Karte schließen</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Offen lassen</translation>
    </message>
    <message>
        <source>{number} of {all}: {what}</source>
        <translation>{number} von {all}: {what}</translation>
    </message>
</context>
<context>
    <name>UnitEditor</name>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Badge</source>
        <translation>Abzeichen</translation>
    </message>
    <message>
        <source>Elite</source>
        <translation>Elite</translation>
    </message>
    <message>
        <source>From turn</source>
        <translation>Ab Zug</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>erster</translation>
    </message>
    <message>
        <source>The first turn in which the unit may be ordered</source>
        <translation>Der erste Zug, in dem die Einheit aktiviert werden darf</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>As usual for the kind</source>
        <translation>Wie für die Art üblich</translation>
    </message>
    <message>
        <source>usual ({number})</source>
        <translation>üblich ({number})</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>üblich</translation>
    </message>
    <message>
        <source>Turn {name} into {kind}</source>
        <translation>{name} in {kind} verwandeln</translation>
    </message>
    <message>
        <source>Set army of {name} to {army}</source>
        <translation>Armee von {name}: {army}</translation>
    </message>
    <message>
        <source>Set figures of {name} to {value}</source>
        <translation>Figuren von {name}: {value}</translation>
    </message>
    <message>
        <source>Set figures of {name} to the usual number</source>
        <translation>Figuren von {name}: übliche Anzahl</translation>
    </message>
    <message>
        <source>Set badge of {name} to {badge}</source>
        <translation>Abzeichen von {name}: {badge}</translation>
    </message>
    <message>
        <source>Take the badge off {name}</source>
        <translation>{name}: kein Abzeichen</translation>
    </message>
    <message>
        <source>Make {name} elite</source>
        <translation>{name} zu Elite machen</translation>
    </message>
    <message>
        <source>Make {name} regular</source>
        <translation>{name} zu regulär machen</translation>
    </message>
    <message>
        <source>Let {name} be ordered from turn {value}</source>
        <translation>{name} ab Zug {value} aktivierbar</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>What would you like to do?</source>
        <translation>Womit geht es los?</translation>
    </message>
    <message>
        <source>New scenario…</source>
        <translation>Neues Szenario…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Which boxes do you own?</source>
        <translation>Welche Boxen sind vorhanden?</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Rundgang machen</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open an example</source>
        <translation>Beispiel öffnen</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>{name} (missing)</source>
        <translation>{name} (fehlt)</translation>
    </message>
    <message>
        <source>Always list it</source>
        <translation>Immer anzeigen</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Aus der Liste entfernen</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>S&amp;zenario</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Sp&amp;ielen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Li&amp;brary…</source>
        <translation>Bibliothe&amp;k…</translation>
    </message>
    <message>
        <source>Reopen &amp;closed tab</source>
        <translation>&amp;Geschlossenen Tab wieder öffnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save a&amp;ll</source>
        <translation>A&amp;lle speichern</translation>
    </message>
    <message>
        <source>Reloa&amp;d from disk</source>
        <translation>Vom Datenträger neu la&amp;den</translation>
    </message>
    <message>
        <source>&amp;Export picture…</source>
        <translation>&amp;Bild exportieren…</translation>
    </message>
    <message>
        <source>Close &amp;tab</source>
        <translation>&amp;Tab schließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>browse search folder</source>
        <translation>durchsuchen stöbern Ordner Verzeichnis</translation>
    </message>
    <message>
        <source>png svg pdf image</source>
        <translation>png svg pdf Bild Grafik</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Au&amp;sschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Paste &amp;in place</source>
        <translation>&amp;An gleicher Stelle einfügen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Alles aus&amp;wählen</translation>
    </message>
    <message>
        <source>Select &amp;none</source>
        <translation>Auswahl auf&amp;heben</translation>
    </message>
    <message>
        <source>Select ali&amp;ke</source>
        <translation>&amp;Gleichartiges auswählen</translation>
    </message>
    <message>
        <source>&amp;Reselect</source>
        <translation>Auswahl wiede&amp;rherstellen</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>S&amp;uchen</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>&amp;Nächste Fundstelle</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>&amp;Vorherige Fundstelle</translation>
    </message>
    <message>
        <source>&amp;Go to hex…</source>
        <translation>Zum &amp;Feld gehen…</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>search</source>
        <translation>finden Suche</translation>
    </message>
    <message>
        <source>jump coordinate</source>
        <translation>springen koordinate</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>abbrechen</translation>
    </message>
    <message>
        <source>S&amp;wap Axis and Allies</source>
        <translation>Achsenmächte und &amp;Alliierte tauschen</translation>
    </message>
    <message>
        <source>Swap s&amp;eats</source>
        <translation>Plät&amp;ze tauschen</translation>
    </message>
    <message>
        <source>&amp;Turn the board by 180°</source>
        <translation>Spielplan um 180° &amp;drehen</translation>
    </message>
    <message>
        <source>&amp;Mirror left and right</source>
        <translation>&amp;Links und rechts spiegeln</translation>
    </message>
    <message>
        <source>&amp;Change the board…</source>
        <translation>&amp;Spielplan ändern…</translation>
    </message>
    <message>
        <source>&amp;Replace pieces…</source>
        <translation>&amp;Teile ersetzen…</translation>
    </message>
    <message>
        <source>Com&amp;pare with…</source>
        <translation>Mit Datei &amp;vergleichen…</translation>
    </message>
    <message>
        <source>difference diff</source>
        <translation>Unterschied Unterschiede Differenz</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>Aus&amp;wählen</translation>
    </message>
    <message>
        <source>&amp;Paint</source>
        <translation>&amp;Malen</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>&amp;Linie</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>&amp;Füllen</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Radieren</translation>
    </message>
    <message>
        <source>P&amp;ick</source>
        <translation>Auf&amp;nehmen</translation>
    </message>
    <message>
        <source>&amp;Rivers, roads and rails</source>
        <translation>Flüsse, &amp;Straßen und Schienen</translation>
    </message>
    <message>
        <source>&amp;Medals and exits</source>
        <translation>&amp;Orden und Ausgänge</translation>
    </message>
    <message>
        <source>L&amp;abel</source>
        <translation>&amp;Beschriftung</translation>
    </message>
    <message>
        <source>&amp;Hand</source>
        <translation>&amp;Hand</translation>
    </message>
    <message>
        <source>Turn piece left</source>
        <translation>Teil nach links drehen</translation>
    </message>
    <message>
        <source>Turn piece right</source>
        <translation>Teil nach rechts drehen</translation>
    </message>
    <message>
        <source>Smaller brush</source>
        <translation>Kleinerer Pinsel</translation>
    </message>
    <message>
        <source>Larger brush</source>
        <translation>Größerer Pinsel</translation>
    </message>
    <message>
        <source>Search pieces</source>
        <translation>Teile suchen</translation>
    </message>
    <message>
        <source>Mirror piece</source>
        <translation>Teil spiegeln</translation>
    </message>
    <message>
        <source>find</source>
        <translation>finden</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom ou&amp;t</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>&amp;100 %</translation>
    </message>
    <message>
        <source>&amp;Fit the board</source>
        <translation>Spielplan &amp;einpassen</translation>
    </message>
    <message>
        <source>From the oth&amp;er side</source>
        <translation>Von der anderen Sei&amp;te</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Raster</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>K&amp;oordinaten</translation>
    </message>
    <message>
        <source>&amp;Section lines</source>
        <translation>&amp;Bereichslinien</translation>
    </message>
    <message>
        <source>&amp;Overlays…</source>
        <translation>E&amp;inblendungen…</translation>
    </message>
    <message>
        <source>&amp;Hide or show all panels</source>
        <translation>&amp;Alle Bedienfelder ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Ne&amp;xt panel</source>
        <translation>&amp;Nächstes Bedienfeld</translation>
    </message>
    <message>
        <source>Pre&amp;vious panel</source>
        <translation>Vorheriges Bedien&amp;feld</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Look of the s&amp;ystem</source>
        <translation>Aussehen wie das S&amp;ystem</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>D&amp;unkel</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>Be&amp;wegung verringern</translation>
    </message>
    <message>
        <source>analysis sight</source>
        <translation>Analyse Sicht Sichtlinie</translation>
    </message>
    <message>
        <source>focus</source>
        <translation>fokus</translation>
    </message>
    <message>
        <source>animation accessibility</source>
        <translation>animation barrierefrei</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>&amp;Nächstes Problem</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>V&amp;orheriges Problem</translation>
    </message>
    <message>
        <source>Quick &amp;fix</source>
        <translation>&amp;Schnell beheben</translation>
    </message>
    <message>
        <source>&amp;Copy the list of problems</source>
        <translation>Liste der Probleme &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Test play</source>
        <translation>&amp;Testspiel</translation>
    </message>
    <message>
        <source>game simulate</source>
        <translation>Spiel Partie simulieren</translation>
    </message>
    <message>
        <source>&amp;Help on this</source>
        <translation>&amp;Hilfe hierzu</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>Aktion &amp;suchen…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Tastenkürzel…</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Rundgang</translation>
    </message>
    <message>
        <source>&amp;About Bocage</source>
        <translation>Über &amp;Bocage</translation>
    </message>
    <message>
        <source>what explain rules</source>
        <translation>was erklären regeln</translation>
    </message>
    <message>
        <source>command search</source>
        <translation>Befehl Befehlspalette finden</translation>
    </message>
    <message>
        <source>hotkeys change configure</source>
        <translation>Tastatur Tastenbelegung ändern einstellen</translation>
    </message>
    <message>
        <source>learn begin lesson</source>
        <translation>lernen anfangen lektion</translation>
    </message>
    <message>
        <source>version</source>
        <translation>Version</translation>
    </message>
</context>
<context>
    <name>palette</name>
    <message>
        <source>Woods, hills and fields</source>
        <translation>Wälder, Hügel und Äcker</translation>
    </message>
    <message>
        <source>Towns and buildings</source>
        <translation>Städte und Gebäude</translation>
    </message>
    <message>
        <source>Rivers, lakes and coasts</source>
        <translation>Flüsse, Seen und Küsten</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>Railways</source>
        <translation>Schienen</translation>
    </message>
    <message>
        <source>Airfields and trenches</source>
        <translation>Flugplätze und Schützengräben</translation>
    </message>
    <message>
        <source>Bunkers and bridges</source>
        <translation>Bunker und Brücken</translation>
    </message>
    <message>
        <source>Obstacles</source>
        <translation>Hindernisse</translation>
    </message>
    <message>
        <source>Badges</source>
        <translation>Abzeichen</translation>
    </message>
    <message>
        <source>Markers and exits</source>
        <translation>Marker und Ausgänge</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Orden</translation>
    </message>
</context>
</TS>
