<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl_NL" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>Not saved</source>
        <translation>Niet opgeslagen</translation>
    </message>
    <message>
        <source>Save it elsewhere, or keep the window open?</source>
        <translation>Ergens anders opslaan of het venster open laten?</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Opslaan als…</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Open laten</translation>
    </message>
    <message>
        <source>Write over the file?</source>
        <translation>Bestand overschrijven?</translation>
    </message>
    <message>
        <source>Write over it</source>
        <translation>Overschrijven</translation>
    </message>
    <message>
        <source>Give {name} the trait {trait}</source>
        <translation>{name}: kenmerk {trait} geven</translation>
    </message>
    <message>
        <source>Take the trait {trait} off {name}</source>
        <translation>{name}: kenmerk {trait} wegnemen</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>As-mogendheden</translation>
    </message>
    <message>
        <source>Allies</source>
        <translation>Geallieerden</translation>
    </message>
    <message>
        <source>Select a hex, or point at one, to see what is seen from there.</source>
        <translation>Selecteer een vak of wijs er een aan om te zien wat van daaruit zichtbaar is.</translation>
    </message>
    <message numerus="yes">
        <source>{hex} sees %n hex(es).</source>
        <translation>
            <numerusform>Vanaf {hex} is %n vak te zien.</numerusform>
            <numerusform>Vanaf {hex} zijn %n vakken te zien.</numerusform>
        </translation>
    </message>
    <message>
        <source>{start} sees {end}.</source>
        <translation>Zichtlijn van {start} naar {end}.</translation>
    </message>
    <message>
        <source>{start} does not see {end}: {hexes} in the way.</source>
        <translation>Geen zichtlijn van {start} naar {end}: {hexes} in de weg.</translation>
    </message>
    <message>
        <source>Select a unit, or point at one, to see where it can go.</source>
        <translation>Selecteer een eenheid of wijs er een aan om te zien waar ze heen kan.</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) in reach of the unit on {hex}</source>
        <translation>
            <numerusform>%n vak binnen bereik van de eenheid op {hex}</numerusform>
            <numerusform>%n vakken binnen bereik van de eenheid op {hex}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it may still battle on %n of them.</source>
        <translation>
            <numerusform>op %n daarvan kan ze nog vechten.</numerusform>
            <numerusform>op %n daarvan kan ze nog vechten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a unit, or point at one, to see what it can attack.</source>
        <translation>Selecteer een eenheid of wijs er een aan om te zien wat ze kan aanvallen.</translation>
    </message>
    <message numerus="yes">
        <source>The unit on {hex} has %n target(s).</source>
        <translation>
            <numerusform>De eenheid op {hex} heeft %n doelwit.</numerusform>
            <numerusform>De eenheid op {hex} heeft %n doelwitten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flag(s) on {hex}</source>
        <translation>
            <numerusform>%n vlag op {hex}</numerusform>
            <numerusform>%n vlaggen op {hex}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) lost because the way back is closed.</source>
        <translation>
            <numerusform>%n figuur verloren omdat de weg terug versperd is.</numerusform>
            <numerusform>%n figuren verloren omdat de weg terug versperd is.</numerusform>
        </translation>
    </message>
    <message>
        <source>the way back is open.</source>
        <translation>de weg terug is vrij.</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) would lose figures to that many flags.</source>
        <translation>
            <numerusform>%n eenheid zou door zoveel vlaggen figuren verliezen.</numerusform>
            <numerusform>%n eenheden zouden door zoveel vlaggen figuren verliezen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Crossed out: closed. Hatched: a unit that enters has to stop.</source>
        <translation>Doorgekruist: niet-passeerbaar. Gearceerd: een eenheid die er komt, moet stoppen.</translation>
    </message>
    <message>
        <source>Green: left and right. Hatched: hexes of two sections.</source>
        <translation>Groen: links en rechts. Gearceerd: vakken van twee secties.</translation>
    </message>
    <message>
        <source>Turns until each side can be at each objective.</source>
        <translation>Beurten tot elk kamp bij elk doel kan zijn.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nooit</translation>
    </message>
    <message numerus="yes">
        <source>{side} can attack %n unit(s) in the first turn, with the dice shown.</source>
        <translation>
            <numerusform>{side}: %n eenheid kan in de eerste beurt worden aangevallen, met de getoonde stenen.</numerusform>
            <numerusform>{side}: %n eenheden kunnen in de eerste beurt worden aangevallen, met de getoonde stenen.</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Line of sight</source>
        <translation>Zichtlijn</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Verplaatsingen</translation>
    </message>
    <message>
        <source>Targets and dice</source>
        <translation>Doelwitten en stenen</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Terugtrekken</translation>
    </message>
    <message>
        <source>Open and closed ground</source>
        <translation>Open en gesloten terrein</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Secties</translation>
    </message>
    <message>
        <source>Ways to objectives</source>
        <translation>Wegen naar doelen</translation>
    </message>
    <message>
        <source>First contacts</source>
        <translation>Eerste contacten</translation>
    </message>
    <message>
        <source>It is not your turn to choose.</source>
        <translation>Nu kiest iemand anders.</translation>
    </message>
    <message>
        <source>Choose a section by a hex that lies in it alone, or by a button.</source>
        <translation>Kies een sectie met een vak dat alleen daarin ligt, of met een knop.</translation>
    </message>
    <message>
        <source>it may battle from there</source>
        <translation>kan van daaruit vechten</translation>
    </message>
    <message>
        <source>no battle after that</source>
        <translation>daarna geen gevecht</translation>
    </message>
    <message>
        <source>it may leave the board there</source>
        <translation>ze kan daar het bord verlaten</translation>
    </message>
    <message>
        <source>leaving the board takes one more hex of movement</source>
        <translation>het bord verlaten kost één vak meer</translation>
    </message>
    <message>
        <source>{dice}: hit {hit} %, eliminate {kill} %, drive back {retreat} %</source>
        <translation>{dice}: treffer {hit} %, uitschakelen {kill} %, terugtrekken {retreat} %</translation>
    </message>
    <message>
        <source>Briefing</source>
        <translation>Aanwijzingen</translation>
    </message>
    <message>
        <source>Conditions of victory</source>
        <translation>Overwinningsvoorwaarden</translation>
    </message>
    <message>
        <source>Special rules</source>
        <translation>Speciale regels</translation>
    </message>
    <message>
        <source>Not enforced by the program</source>
        <translation>Niet door het programma gehandhaafd</translation>
    </message>
    <message>
        <source>&amp;Back to the editor</source>
        <translation>&amp;Terug naar de editor</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;luiten</translation>
    </message>
    <message>
        <source>&amp;Set by hand</source>
        <translation>Met de &amp;hand zetten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Opnieu&amp;w</translation>
    </message>
    <message>
        <source>Roll &amp;again</source>
        <translation>Opnieuw &amp;gooien</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pauze</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>&amp;Stap</translation>
    </message>
    <message>
        <source>&amp;Choose dice and cards</source>
        <translation>Stenen en &amp;kaarten kiezen</translation>
    </message>
    <message>
        <source>Show all &amp;hands</source>
        <translation>Alle &amp;handen tonen</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>Be&amp;weging verminderen</translation>
    </message>
    <message>
        <source>See from the &amp;other side</source>
        <translation>Van de andere &amp;kant zien</translation>
    </message>
    <message>
        <source>&amp;Next choice</source>
        <translation>Volgende k&amp;euze</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Klaar</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Inzoomen</translation>
    </message>
    <message>
        <source>Zoom ou&amp;t</source>
        <translation>&amp;Uitzoomen</translation>
    </message>
    <message>
        <source>&amp;Fit the board</source>
        <translation>&amp;Bord passend maken</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nieuw spel…</translation>
    </message>
    <message>
        <source>&amp;Open game…</source>
        <translation>Spel &amp;openen…</translation>
    </message>
    <message>
        <source>&amp;Save game…</source>
        <translation>Spel op&amp;slaan…</translation>
    </message>
    <message>
        <source>&amp;Export report…</source>
        <translation>Verslag &amp;exporteren…</translation>
    </message>
    <message>
        <source>&amp;What the scenario tells…</source>
        <translation>&amp;Wat het scenario vertelt…</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Be&amp;werken</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pelen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Bee&amp;ld</translation>
    </message>
    <message>
        <source>{side} played by</source>
        <translation>{side} gespeeld door</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed of the program’s players</source>
        <translation>Tempo van de programmaspelers</translation>
    </message>
    <message>
        <source>How fast the program’s players choose</source>
        <translation>Hoe snel de programmaspelers kiezen</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Verder</translation>
    </message>
    <message>
        <source>The unit is eliminated.</source>
        <translation>De eenheid is uitgeschakeld.</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n treffer</numerusform>
            <numerusform>%n treffers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flag(s)</source>
        <translation>
            <numerusform>%n vlag</numerusform>
            <numerusform>%n vlaggen</numerusform>
        </translation>
    </message>
    <message>
        <source>For orders.</source>
        <translation>Voor bevelen.</translation>
    </message>
    <message>
        <source>For recovery.</source>
        <translation>Voor herstel.</translation>
    </message>
    <message>
        <source>For a mine.</source>
        <translation>Voor een mijn.</translation>
    </message>
    <message>
        <source>For the ice.</source>
        <translation>Voor het ijs.</translation>
    </message>
    <message>
        <source>Games ({pattern})</source>
        <translation>Spellen ({pattern})</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Spel opslaan</translation>
    </message>
    <message>
        <source>{path}: {why}</source>
        <translation>{path}: {why}</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Spel openen</translation>
    </message>
    <message>
        <source>Test play</source>
        <translation>Proefspel</translation>
    </message>
    <message>
        <source>The game is not over, or has notes that are in no file.</source>
        <translation>Het spel is niet afgelopen, of er zijn notities die in geen enkel bestand staan.</translation>
    </message>
    <message>
        <source>Save it, to go on another time?</source>
        <translation>Opslaan om een andere keer verder te spelen?</translation>
    </message>
    <message>
        <source>Lines of play</source>
        <translation>Spelverlopen</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Beurt</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Keuzes</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Einde</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>loopt nog</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Moment van het spel</translation>
    </message>
    <message>
        <source>Go on from here</source>
        <translation>Vanaf hier verder</translation>
    </message>
    <message>
        <source>Moment {here} of {all}</source>
        <translation>Moment {here} van {all}</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notities</translation>
    </message>
    <message>
        <source>A new note</source>
        <translation>Nieuwe notitie</translation>
    </message>
    <message>
        <source>A note on this moment</source>
        <translation>Notitie bij dit moment</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>A note on {hex}</source>
        <translation>Notitie bij {hex}</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Beurt {turn}</translation>
    </message>
    <message>
        <source>Strength {number}</source>
        <translation>Sterkte {number}</translation>
    </message>
    <message>
        <source>Let chance decide</source>
        <translation>Toeval laten beslissen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Mijn kaarten tonen</translation>
    </message>
    <message>
        <source>It is played in the enemy’s turn.</source>
        <translation>Die wordt in de beurt van de tegenstander gespeeld.</translation>
    </message>
    <message>
        <source>Played: {side}</source>
        <translation>Gespeeld: {side}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Het spel is voorbij.</translation>
    </message>
    <message>
        <source>It cannot be played now.</source>
        <translation>Die kan nu niet gespeeld worden.</translation>
    </message>
    <message>
        <source>The card of this turn has been played.</source>
        <translation>De kaart van deze beurt is gespeeld.</translation>
    </message>
    <message>
        <source>The player of the program failed: {why}</source>
        <translation>De programmaspeler liep vast: {why}</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Gevecht</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dobbelstenen</translation>
    </message>
    <message>
        <source>After turn {turn}</source>
        <translation>Na beurt {turn}</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Het begin</translation>
    </message>
    <message>
        <source>Pages ({pattern})</source>
        <translation>Pagina’s ({pattern})</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Verslag exporteren</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Medailles</translation>
    </message>
    <message>
        <source>for units</source>
        <translation>voor eenheden</translation>
    </message>
    <message>
        <source>for objectives</source>
        <translation>voor doelen</translation>
    </message>
    <message>
        <source>for exits</source>
        <translation>voor uitgangen</translation>
    </message>
    <message>
        <source>Units left</source>
        <translation>Eenheden over</translation>
    </message>
    <message>
        <source>Figures lost</source>
        <translation>Verloren figuren</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Kaarten in de hand</translation>
    </message>
    <message>
        <source>{have} of {need}</source>
        <translation>{have} van {need}</translation>
    </message>
    <message>
        <source>{left} of {all}</source>
        <translation>{left} van {all}</translation>
    </message>
    <message>
        <source>Turn {turn}. Draw pile {deck}, discards {discards}.</source>
        <translation>Beurt {turn}. Trekstapel {deck}, aflegstapel {discards}.</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mens</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Toeval</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Vechtlustig</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Planner</translation>
    </message>
    <message>
        <source>cautious</source>
        <translation>voorzichtig</translation>
    </message>
    <message>
        <source>objective hunter</source>
        <translation>doeljager</translation>
    </message>
    <message>
        <source>wrecker</source>
        <translation>sloper</translation>
    </message>
    <message>
        <source>Note on this hex…</source>
        <translation>Notitie bij dit vak…</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Take the unit off the board</source>
        <translation>Eenheid van het bord nemen</translation>
    </message>
    <message>
        <source>Put the unit elsewhere</source>
        <translation>Eenheid verzetten</translation>
    </message>
    <message>
        <source>Put {unit} here</source>
        <translation>{unit} hier neerzetten</translation>
    </message>
    <message>
        <source>Put back here</source>
        <translation>Hier terugzetten</translation>
    </message>
    <message>
        <source>Its turn</source>
        <translation>Aan de beurt</translation>
    </message>
    <message>
        <source>Medals for units…</source>
        <translation>Medailles voor eenheden…</translation>
    </message>
    <message>
        <source>Medals for exits…</source>
        <translation>Medailles voor uitgangen…</translation>
    </message>
    <message>
        <source>Take a card in hand…</source>
        <translation>Kaart in de hand nemen…</translation>
    </message>
    <message>
        <source>Give a card away…</source>
        <translation>Kaart weggeven…</translation>
    </message>
    <message>
        <source>Objective {number}</source>
        <translation>Doel {number}</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>{side} {unit} (from {hex})</source>
        <translation>{side} {unit} (van {hex})</translation>
    </message>
    <message>
        <source>Not possible: {why}.</source>
        <translation>Niet mogelijk: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>By hand: {unit} has %n figure(s)</source>
        <translation>
            <numerusform>Met de hand: {unit} heeft %n figuur</numerusform>
            <numerusform>Met de hand: {unit} heeft %n figuren</numerusform>
        </translation>
    </message>
    <message>
        <source>By hand: {unit} is taken off</source>
        <translation>Met de hand: {unit} van het bord genomen</translation>
    </message>
    <message>
        <source>Now choose Put here in the menu of another hex.</source>
        <translation>Kies nu ‘Hier neerzetten’ in het menu van een ander vak.</translation>
    </message>
    <message>
        <source>By hand: {unit} is put on {hex}</source>
        <translation>Met de hand: {unit} op {hex} gezet</translation>
    </message>
    <message>
        <source>By hand: it is the turn of {side}</source>
        <translation>Met de hand: aan de beurt: {side}</translation>
    </message>
    <message>
        <source>By hand: objective {number} is held by {side}</source>
        <translation>Met de hand: doel {number} in handen van: {side}</translation>
    </message>
    <message>
        <source>By hand: medals of {side}</source>
        <translation>Met de hand: medailles ({side})</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>Zo’n kaart is er niet.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Kaart</translation>
    </message>
    <message>
        <source>By hand: cards of {side}</source>
        <translation>Met de hand: kaarten ({side})</translation>
    </message>
    <message>
        <source>Paused. Go on from here, or step.</source>
        <translation>Gepauzeerd. Ga vanaf hier verder, of zet een stap.</translation>
    </message>
    <message>
        <source>{side}: {player} is at it …</source>
        <translation>{side}: {player} is bezig …</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n verplaatsing</numerusform>
            <numerusform>%n verplaatsingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s)</source>
        <translation>
            <numerusform>%n aanval</numerusform>
            <numerusform>%n aanvallen</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn before: {told}.</source>
        <translation>De beurt ervoor: {told}.</translation>
    </message>
    <message numerus="yes">
        <source>{side} lost %n figure(s)</source>
        <translation>
            <numerusform>{side} verloren %n figuur</numerusform>
            <numerusform>{side} verloren %n figuren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} gained %n medal(s)</source>
        <translation>
            <numerusform>{side} wonnen %n medaille</numerusform>
            <numerusform>{side} wonnen %n medailles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} lost %n medal(s)</source>
        <translation>
            <numerusform>{side} verloren %n medaille</numerusform>
            <numerusform>{side} verloren %n medailles</numerusform>
        </translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Een nieuw spel</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Zonder titel</translation>
    </message>
    <message>
        <source>The same seed and the same choices give the same game.</source>
        <translation>Dezelfde startwaarde en dezelfde keuzes geven hetzelfde spel.</translation>
    </message>
    <message>
        <source>All hands lie open</source>
        <translation>Alle handen liggen open</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwaarde</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Spel beginnen</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Terug naar het spel</translation>
    </message>
    <message>
        <source>Go on with the last game, on the map as it was then</source>
        <translation>Laatste spel voortzetten, op de kaart van toen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Every rule of this scenario is enforced.</source>
        <translation>Alle regels van dit scenario worden gehandhaafd.</translation>
    </message>
    <message>
        <source>The program does not enforce this. Undo what breaks such a rule, choose dice and cards, or set figures, medals and hands by hand, all in the Edit menu.</source>
        <translation>Het programma handhaaft dit niet. Maak ongedaan wat zo’n regel breekt, kies stenen en kaarten, of zet figuren, medailles en handen met de hand, alles in het menu Bewerken.</translation>
    </message>
    <message>
        <source>Left to you</source>
        <translation>Aan de spelers overgelaten</translation>
    </message>
    <message>
        <source>There is nothing to play: both sides need a unit on the board</source>
        <translation>Niets te spelen: beide kampen hebben een eenheid op het bord nodig</translation>
    </message>
    <message>
        <source>There is nothing to play: the game would be over before it begins</source>
        <translation>Niets te spelen: het spel zou voorbij zijn voor het begint</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>%n spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} medals</source>
        <translation>{number} medailles</translation>
    </message>
    <message>
        <source>{unit} ({side})</source>
        <translation>{unit} ({side})</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n figuur</numerusform>
            <numerusform>%n figuren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n medal(s)</source>
        <translation>
            <numerusform>%n medaille</numerusform>
            <numerusform>%n medailles</numerusform>
        </translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nergens</translation>
    </message>
    <message>
        <source>infantry</source>
        <translation>infanterie</translation>
    </message>
    <message>
        <source>armor</source>
        <translation>pantser</translation>
    </message>
    <message>
        <source>{title} – test play</source>
        <translation>{title} – proefspel</translation>
    </message>
    <message>
        <source>It tells nothing more.</source>
        <translation>Meer vertelt het niet.</translation>
    </message>
    <message>
        <source>game</source>
        <translation>spel</translation>
    </message>
    <message>
        <source>Saved to {path}</source>
        <translation>Opgeslagen in {path}</translation>
    </message>
    <message>
        <source>1 die</source>
        <translation>1 steen</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n steen</numerusform>
            <numerusform>%n stenen</numerusform>
        </translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>center</source>
        <translation>centrum</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>The game is over; nobody has won ({reason}).</source>
        <translation>Het spel is voorbij; niemand heeft gewonnen ({reason}).</translation>
    </message>
    <message>
        <source>{side} won ({reason}), {axis} : {allies} medals in turn {turn}.</source>
        <translation>{side} hebben gewonnen ({reason}), {axis} : {allies} medailles in beurt {turn}.</translation>
    </message>
    <message>
        <source>by medals</source>
        <translation>door medailles</translation>
    </message>
    <message>
        <source>at once, by its objective</source>
        <translation>meteen, door hun doel</translation>
    </message>
    <message>
        <source>the other side has no units left</source>
        <translation>de tegenstander heeft geen eenheden meer</translation>
    </message>
    <message>
        <source>the draw pile is used up</source>
        <translation>de trekstapel is op</translation>
    </message>
    <message>
        <source>nothing happened for too long</source>
        <translation>te lang is er niets gebeurd</translation>
    </message>
    <message>
        <source>A card is drawn.</source>
        <translation>Er wordt een kaart getrokken.</translation>
    </message>
    <message>
        <source>A mine is revealed.</source>
        <translation>Er wordt een mijn onthuld.</translation>
    </message>
    <message>
        <source>The dice decide.</source>
        <translation>De stenen beslissen.</translation>
    </message>
    <message>
        <source>no card can be played; choose one to put away.</source>
        <translation>geen kaart is speelbaar; kies er een om af te leggen.</translation>
    </message>
    <message>
        <source>choose a card to play.</source>
        <translation>kies een kaart om te spelen.</translation>
    </message>
    <message>
        <source>there is no card to play.</source>
        <translation>er is geen kaart om te spelen.</translation>
    </message>
    <message numerus="yes">
        <source>{card}: order %n more unit(s).</source>
        <translation>
            <numerusform>{card}: nog %n eenheid activeren.</numerusform>
            <numerusform>{card}: nog %n eenheden activeren.</numerusform>
        </translation>
    </message>
    <message>
        <source>choose where the unit on {hex} retreats.</source>
        <translation>kies waarheen de eenheid op {hex} zich terugtrekt.</translation>
    </message>
    <message>
        <source>take the ground on {hex}?</source>
        <translation>terreinwinst op {hex}?</translation>
    </message>
    <message>
        <source>the unit on {hex} is attacked; let it strike first with the Ambush card?</source>
        <translation>de eenheid op {hex} wordt aangevallen; met de kaart Hinderlaag eerst toeslaan?</translation>
    </message>
    <message>
        <source>{card}: choose the section.</source>
        <translation>{card}: kies de sectie.</translation>
    </message>
    <message>
        <source>{card}: choose the unit that recovers.</source>
        <translation>{card}: kies de eenheid die herstelt.</translation>
    </message>
    <message>
        <source>{card}: choose the units to strike at, side by side.</source>
        <translation>{card}: kies de eenheden om te treffen, naast elkaar.</translation>
    </message>
    <message>
        <source>{card}: choose the unit to strike at next.</source>
        <translation>{card}: kies de volgende eenheid om te treffen.</translation>
    </message>
    <message>
        <source>move ordered units: click one, then the hex where it goes.</source>
        <translation>verplaats geactiveerde eenheden: klik op een eenheid, dan op het vak waar ze heen gaat.</translation>
    </message>
    <message>
        <source>battle: click a unit, then its target.</source>
        <translation>gevecht: klik op een eenheid, dan op haar doelwit.</translation>
    </message>
    <message>
        <source>the unit may battle once more.</source>
        <translation>de eenheid mag nog een keer vechten.</translation>
    </message>
    <message>
        <source>the unit may move on.</source>
        <translation>de eenheid mag verder trekken.</translation>
    </message>
    <message>
        <source>choose the card to keep.</source>
        <translation>kies de kaart om te houden.</translation>
    </message>
    <message>
        <source>Orders done</source>
        <translation>Bevelen klaar</translation>
    </message>
    <message>
        <source>Targets done</source>
        <translation>Doelwitten klaar</translation>
    </message>
    <message>
        <source>Moves done</source>
        <translation>Verplaatsen klaar</translation>
    </message>
    <message>
        <source>Battles done</source>
        <translation>Gevechten klaar</translation>
    </message>
    <message>
        <source>No more battle</source>
        <translation>Geen gevecht meer</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Hier blijven</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Blijven</translation>
    </message>
    <message>
        <source>No ambush</source>
        <translation>Geen hinderlaag</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Hinderlaag</translation>
    </message>
    <message>
        <source>Ignore the flags</source>
        <translation>Vlaggen negeren</translation>
    </message>
    <message>
        <source>Take ground</source>
        <translation>Terreinwinst</translation>
    </message>
    <message>
        <source>Leave the board from {hex}</source>
        <translation>Bord verlaten vanaf {hex}</translation>
    </message>
    <message>
        <source>Clear {hex}</source>
        <translation>{hex} ruimen</translation>
    </message>
    <message>
        <source>To {hex} by way of {via}</source>
        <translation>Naar {hex} via {via}</translation>
    </message>
    <message>
        <source>To {hex}</source>
        <translation>Naar {hex}</translation>
    </message>
    <message>
        <source>No line of sight: {hexes} in the way.</source>
        <translation>Geen zichtlijn: {hexes} in de weg.</translation>
    </message>
    <message>
        <source>It is {distance} hexes away, and the unit fires {range}.</source>
        <translation>De afstand is {distance} vakken, en de eenheid vuurt er {range}.</translation>
    </message>
    <message numerus="yes">
        <source>That is too far: the unit moves %n hex(es).</source>
        <translation>
            <numerusform>Dat is te ver: de eenheid verplaatst %n vak.</numerusform>
            <numerusform>Dat is te ver: de eenheid verplaatst %n vakken.</numerusform>
        </translation>
    </message>
    <message>
        <source>The unit may be ordered from turn {turn} of its side on.</source>
        <translation>De eenheid mag pas vanaf beurt {turn} van haar kamp geactiveerd worden.</translation>
    </message>
    <message>
        <source>Nothing can be done with this hex now.</source>
        <translation>Met dit vak kan nu niets gedaan worden.</translation>
    </message>
    <message>
        <source>There is no unit.</source>
        <translation>Daar staat geen eenheid.</translation>
    </message>
    <message>
        <source>That is a unit of the enemy.</source>
        <translation>Dat is een vijandelijke eenheid.</translation>
    </message>
    <message>
        <source>That is a unit of your own.</source>
        <translation>Dat is een eigen eenheid.</translation>
    </message>
    <message>
        <source>It has its order already, or no order is left.</source>
        <translation>Ze heeft haar bevel al, of er is geen bevel meer over.</translation>
    </message>
    <message>
        <source>The card does not order units of this kind.</source>
        <translation>De kaart activeert geen eenheden van deze soort.</translation>
    </message>
    <message>
        <source>The card gives no order in the section where the unit stands.</source>
        <translation>De kaart geeft geen bevel in de sectie waar de eenheid staat.</translation>
    </message>
    <message>
        <source>No order is left for the section where the unit stands.</source>
        <translation>Er is geen bevel meer over voor de sectie waar de eenheid staat.</translation>
    </message>
    <message>
        <source>The card orders only units beside an enemy.</source>
        <translation>De kaart activeert alleen eenheden naast een vijand.</translation>
    </message>
    <message>
        <source>The card orders only units that are not beside an enemy.</source>
        <translation>De kaart activeert alleen eenheden die niet naast een vijand staan.</translation>
    </message>
    <message>
        <source>Nothing can be laid on its hex.</source>
        <translation>Op haar vak kan niets gelegd worden.</translation>
    </message>
    <message>
        <source>The unit was not ordered.</source>
        <translation>De eenheid is niet geactiveerd.</translation>
    </message>
    <message>
        <source>The unit has moved already.</source>
        <translation>De eenheid is al verplaatst.</translation>
    </message>
    <message>
        <source>The unit has battled already, or moved too far to battle.</source>
        <translation>De eenheid heeft al gevochten, of is te ver verplaatst om te vechten.</translation>
    </message>
    <message>
        <source>The unit cannot leave its hex.</source>
        <translation>De eenheid kan haar vak niet verlaten.</translation>
    </message>
    <message>
        <source>Another unit stands there.</source>
        <translation>Daar staat een andere eenheid.</translation>
    </message>
    <message>
        <source>The unit cannot enter that hex.</source>
        <translation>De eenheid kan dat vak niet betreden.</translation>
    </message>
    <message>
        <source>No way there is open and short enough.</source>
        <translation>Geen weg daarheen is vrij en kort genoeg.</translation>
    </message>
    <message>
        <source>The unit cannot battle from its hex.</source>
        <translation>De eenheid kan vanaf haar vak niet vechten.</translation>
    </message>
    <message>
        <source>With an enemy beside it, the unit must battle that one.</source>
        <translation>Met een vijand ernaast moet de eenheid die bevechten.</translation>
    </message>
    <message>
        <source>The card allows attacks on adjacent enemies only.</source>
        <translation>De kaart staat alleen aanvallen op aangrenzende vijanden toe.</translation>
    </message>
    <message>
        <source>With this card, a unit beside an enemy does not battle.</source>
        <translation>Met deze kaart vecht een eenheid naast een vijand niet.</translation>
    </message>
    <message>
        <source>From there it cannot be attacked.</source>
        <translation>Van daaruit kan ze niet aangevallen worden.</translation>
    </message>
    <message>
        <source>The ground takes all dice away.</source>
        <translation>Het terrein neemt alle stenen weg.</translation>
    </message>
    <message>
        <source>Give up a stroke</source>
        <translation>Streek afbreken</translation>
    </message>
    <message>
        <source>Choose a piece from the palette to fill with it</source>
        <translation>Kies een stuk uit het palet om mee te vullen</translation>
    </message>
    <message>
        <source>Click: fill with {name}; Alt: all hexes of the kind</source>
        <translation>Klik: vullen met {name}; Alt: alle vakken van die soort</translation>
    </message>
    <message>
        <source>Choose a piece from the palette first.</source>
        <translation>Kies eerst een stuk uit het palet.</translation>
    </message>
    <message>
        <source>The layer of this piece is locked or hidden.</source>
        <translation>De laag van dit stuk is vergrendeld of verborgen.</translation>
    </message>
    <message numerus="yes">
        <source>Fill %n hex(es) with {name}</source>
        <translation>
            <numerusform>%n vak vullen met {name}</numerusform>
            <numerusform>%n vakken vullen met {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n vak</numerusform>
            <numerusform>%n vakken</numerusform>
        </translation>
    </message>
    <message>
        <source>Click: take the piece in hand; again: the one below</source>
        <translation>Klik: stuk in de hand nemen; nog eens: dat eronder</translation>
    </message>
    <message>
        <source>There is nothing to pick here.</source>
        <translation>Hier valt niets op te pakken.</translation>
    </message>
    <message>
        <source>Drag: move the board; the wheel with Ctrl zooms</source>
        <translation>Slepen: bord verschuiven; wiel met Ctrl zoomt</translation>
    </message>
    <message>
        <source>Choose a piece from the palette to draw a line of it</source>
        <translation>Kies een stuk uit het palet om een lijn van te trekken</translation>
    </message>
    <message>
        <source>Drag: a straight line of {name}</source>
        <translation>Slepen: rechte lijn van {name}</translation>
    </message>
    <message numerus="yes">
        <source>Place {name} on %n hex(es) in a line</source>
        <translation>
            <numerusform>{name} in een lijn op %n vak plaatsen</numerusform>
            <numerusform>{name} in een lijn op %n vakken plaatsen</numerusform>
        </translation>
    </message>
    <message>
        <source>a badge needs a unit</source>
        <translation>een embleem heeft een eenheid nodig</translation>
    </message>
    <message>
        <source>Not here: {reasons}</source>
        <translation>Niet hier: {reasons}</translation>
    </message>
    <message numerus="yes">
        <source>Your boxes hold %n more of it; it can be placed all the same</source>
        <translation>
            <numerusform>In de dozen zit er nog %n; plaatsen kan toch</numerusform>
            <numerusform>In de dozen zitten er nog %n; plaatsen kan toch</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a piece from the palette to place it</source>
        <translation>Kies een stuk uit het palet om te plaatsen</translation>
    </message>
    <message>
        <source>; Z: turn</source>
        <translation>; Z: draaien</translation>
    </message>
    <message>
        <source>Click: place {name}; Shift: line; Alt: pick</source>
        <translation>Klik: {name} plaatsen; Shift: lijn; Alt: oppakken</translation>
    </message>
    <message>
        <source>Place {name}</source>
        <translation>{name} plaatsen</translation>
    </message>
    <message numerus="yes">
        <source>Place {name} on %n hex(es)</source>
        <translation>
            <numerusform>{name} op %n vak plaatsen</numerusform>
            <numerusform>{name} op %n vakken plaatsen</numerusform>
        </translation>
    </message>
    <message>
        <source>Click: erase the top piece; Shift: everything on the hex</source>
        <translation>Klik: bovenste stuk wissen; Shift: alles op het vak</translation>
    </message>
    <message>
        <source>What lies here is locked or hidden.</source>
        <translation>Wat hier ligt, is vergrendeld of verborgen.</translation>
    </message>
    <message numerus="yes">
        <source>Erase %n hex(es)</source>
        <translation>
            <numerusform>%n vak wissen</numerusform>
            <numerusform>%n vakken wissen</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to place, Z: turn, X: mirror, Esc: cancel</source>
        <translation>Klik: plaatsen, Z: draaien, X: spiegelen, Esc: afbreken</translation>
    </message>
    <message>
        <source>Not pasted: a layer of it is locked or hidden.</source>
        <translation>Niet geplakt: een laag ervan is vergrendeld of verborgen.</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n hex(es)</source>
        <translation>
            <numerusform>%n vak plakken</numerusform>
            <numerusform>%n vakken plakken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) fell off the board</source>
        <translation>
            <numerusform>%n vak viel van het bord</numerusform>
            <numerusform>%n vakken vielen van het bord</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw: {name}; pieces and rotations are chosen for you</source>
        <translation>Tekenen: {name}; stukken en draaiing volgen vanzelf</translation>
    </message>
    <message>
        <source>The layer of lines is locked or hidden.</source>
        <translation>De laag van de lijnen is vergrendeld of verborgen.</translation>
    </message>
    <message numerus="yes">
        <source>Draw {name} over %n hex(es)</source>
        <translation>
            <numerusform>{name} over %n vak tekenen</numerusform>
            <numerusform>{name} over %n vakken tekenen</numerusform>
        </translation>
    </message>
    <message>
        <source>Click: select, again: the piece below; drag: move; Shift adds, Ctrl removes</source>
        <translation>Klik: selecteren, nog eens: het stuk eronder; slepen: verplaatsen; Shift voegt toe, Ctrl haalt weg</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) selected</source>
        <translation>
            <numerusform>%n vak geselecteerd</numerusform>
            <numerusform>%n vakken geselecteerd</numerusform>
        </translation>
    </message>
    <message>
        <source>Release here to leave everything as it is</source>
        <translation>Laat hier los om alles te laten zoals het is</translation>
    </message>
    <message>
        <source>Copy to {hex}; Esc: cancel</source>
        <translation>Naar {hex} kopiëren; Esc: afbreken</translation>
    </message>
    <message>
        <source>Move to {hex}; Ctrl: copy; Esc: cancel</source>
        <translation>Naar {hex} verplaatsen; Ctrl: kopiëren; Esc: afbreken</translation>
    </message>
    <message>
        <source>Not moved: something would fall off the board.</source>
        <translation>Niet verplaatst: er zou iets van het bord vallen.</translation>
    </message>
    <message>
        <source>Not moved: something of it is locked or hidden.</source>
        <translation>Niet verplaatst: iets ervan is vergrendeld of verborgen.</translation>
    </message>
    <message>
        <source>Copy a piece</source>
        <translation>Stuk kopiëren</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <translation>Stuk verplaatsen</translation>
    </message>
    <message numerus="yes">
        <source>Copy %n hex(es)</source>
        <translation>
            <numerusform>%n vak kopiëren</numerusform>
            <numerusform>%n vakken kopiëren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n hex(es)</source>
        <translation>
            <numerusform>%n vak verplaatsen</numerusform>
            <numerusform>%n vakken verplaatsen</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} of {all}</source>
        <translation>{place} van {all}</translation>
    </message>
    <message>
        <source>Click: add or change the medal of a hex</source>
        <translation>Klik: medaille van een vak toevoegen of wijzigen</translation>
    </message>
    <message>
        <source>Click: write a label on a hex</source>
        <translation>Klik: tekst op een vak schrijven</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Zoals geopend</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palet</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschappen</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Lagen</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemen</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scenario</translation>
    </message>
    <message>
        <source>Inventory</source>
        <translation>Inventaris</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Geschiedenis</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>doel</translation>
    </message>
    <message>
        <source>exit</source>
        <translation>uitgang</translation>
    </message>
    <message>
        <source>elite</source>
        <translation>elite</translation>
    </message>
    <message>
        <source>Temporary</source>
        <translation>Tijdelijk</translation>
    </message>
    <message>
        <source>Temporary majority</source>
        <translation>Tijdelijk, meerderheid</translation>
    </message>
    <message>
        <source>Temporary majority at turn start</source>
        <translation>Tijdelijk, meerderheid (beurtbegin)</translation>
    </message>
    <message>
        <source>Permanent</source>
        <translation>Permanent</translation>
    </message>
    <message>
        <source>Permanent at turn start</source>
        <translation>Permanent (beurtbegin)</translation>
    </message>
    <message>
        <source>Last to occupy</source>
        <translation>Laatste bezetter</translation>
    </message>
    <message>
        <source>Sole control</source>
        <translation>Alleenheerschappij</translation>
    </message>
    <message>
        <source>Sudden death</source>
        <translation>Sudden death</translation>
    </message>
    <message>
        <source>Only the text says what ends the game at once.</source>
        <translation>Alleen de tekst zegt wat het spel meteen beëindigt.</translation>
    </message>
    <message>
        <source>or</source>
        <translation>of</translation>
    </message>
    <message>
        <source>The text of the scenario may say otherwise.</source>
        <translation>De tekst van het scenario kan iets anders zeggen.</translation>
    </message>
    <message>
        <source>1 medal</source>
        <translation>1 medaille</translation>
    </message>
    <message>
        <source>one of their units stands on {places}</source>
        <translation>een van hun eenheden op {places} staat</translation>
    </message>
    <message>
        <source>one of its units stands on {places}</source>
        <translation>een van haar eenheden op {places} staat</translation>
    </message>
    <message>
        <source>their units stand on {places} at once</source>
        <translation>hun eenheden tegelijk op {places} staan</translation>
    </message>
    <message>
        <source>its units stand on {places} at once</source>
        <translation>zijn eenheden tegelijk op {places} staan</translation>
    </message>
    <message>
        <source>and</source>
        <translation>en</translation>
    </message>
    <message>
        <source>their units stand on at least {needed} of the {count} hexes {places}</source>
        <translation>hun eenheden op minstens {needed} van de {count} vakken {places} staan</translation>
    </message>
    <message>
        <source>its units stand on at least {needed} of the {count} hexes {places}</source>
        <translation>zijn eenheden op minstens {needed} van de {count} vakken {places} staan</translation>
    </message>
    <message>
        <source>more than half, at least {needed}, of the {count} hexes {places}</source>
        <translation>meer dan de helft, minstens {needed}, van de {count} vakken {places}</translation>
    </message>
    <message>
        <source>both of the hexes {places}</source>
        <translation>beide vakken {places}</translation>
    </message>
    <message>
        <source>any of the {count} hexes from {first} to {last}</source>
        <translation>een van de {count} vakken van {first} tot {last}</translation>
    </message>
    <message>
        <source>Units of the {side} may leave the board over {edge} from {place}.</source>
        <translation>{side}: eenheden mogen het bord over {edge} verlaten vanaf {place}.</translation>
    </message>
    <message>
        <source>Units may leave the board over {edge} from {place}; nothing says whose.</source>
        <translation>Eenheden mogen het bord over {edge} verlaten vanaf {place}; van welk kamp wordt niet gezegd.</translation>
    </message>
    <message>
        <source>The exit on {place} does not lie on the edge of the board.</source>
        <translation>De uitgang op {place} ligt niet aan de rand van het bord.</translation>
    </message>
    <message>
        <source>the upper edge</source>
        <translation>de bovenrand</translation>
    </message>
    <message>
        <source>the lower edge</source>
        <translation>de onderrand</translation>
    </message>
    <message>
        <source>the left edge</source>
        <translation>de linkerrand</translation>
    </message>
    <message>
        <source>the right edge</source>
        <translation>de rechterrand</translation>
    </message>
    <message>
        <source>Enforced in test play</source>
        <translation>In het proefspel gehandhaafd</translation>
    </message>
    <message>
        <source>Partly enforced in test play</source>
        <translation>In het proefspel deels gehandhaafd</translation>
    </message>
    <message>
        <source>Not enforced in test play</source>
        <translation>In het proefspel niet gehandhaafd</translation>
    </message>
    <message>
        <source>No rule of play</source>
        <translation>Geen spelregel</translation>
    </message>
    <message>
        <source>The {side} hold {medals} as long as {condition}; they lose it as soon as that is over.</source>
        <translation>{side} hebben {medals} zolang {condition}; daarna gaat dat verloren.</translation>
    </message>
    <message>
        <source>The {side} hold {medals} as long as their units stand on {majority}.</source>
        <translation>{side} hebben {medals} zolang hun eenheden op {majority} staan.</translation>
    </message>
    <message>
        <source>The {side} gain {medals} if at the start of one of their turns their units stand on {majority}; they lose it at the start of a later turn of theirs if they do not.</source>
        <translation>{side} krijgen {medals} als aan het begin van een van hun beurten hun eenheden op {majority} staan; klopt dat aan het begin van een latere eigen beurt niet meer, dan gaat dat verloren.</translation>
    </message>
    <message>
        <source>The {side} gain {medals} as soon as one of their units enters {place}; they keep it.</source>
        <translation>{side} krijgen {medals} zodra een van hun eenheden {place} betreedt, en houden dat.</translation>
    </message>
    <message>
        <source>The {side} gain {medals} if at the start of one of their turns {condition}; they keep it.</source>
        <translation>{side} krijgen {medals} als aan het begin van een van hun beurten {condition}, en houden dat.</translation>
    </message>
    <message>
        <source>The {side} gain {medals} as soon as one of their units enters {place}; they lose it when a unit of the {enemy} does.</source>
        <translation>{side} krijgen {medals} zodra een van hun eenheden {place} betreedt; dat gaat verloren als een eenheid van de tegenstander ({enemy}) dat doet.</translation>
    </message>
    <message>
        <source>The {side} hold {medals} as long as one of their units stands on {place}, and none of the {enemy} does.</source>
        <translation>{side} hebben {medals} zolang een van hun eenheden op {place} staat, en geen van de tegenstander ({enemy}).</translation>
    </message>
    <message>
        <source>The {side} win the game at once when {condition}.</source>
        <translation>{side} winnen het spel meteen als {condition}.</translation>
    </message>
    <message>
        <source>A side holds {medals} as long as {condition}; it loses it as soon as that is over.</source>
        <translation>Een kamp heeft {medals} zolang {condition}; daarna gaat dat verloren.</translation>
    </message>
    <message>
        <source>A side holds {medals} as long as its units stand on {majority}.</source>
        <translation>Een kamp heeft {medals} zolang zijn eenheden op {majority} staan.</translation>
    </message>
    <message>
        <source>A side gains {medals} if at the start of one of its turns its units stand on {majority}; it loses it at the start of a later turn of its own if they do not, or when the other side gains it.</source>
        <translation>Een kamp krijgt {medals} als aan het begin van een van zijn beurten zijn eenheden op {majority} staan; dat gaat verloren als het aan het begin van een latere eigen beurt niet meer klopt, of als het andere kamp het krijgt.</translation>
    </message>
    <message>
        <source>The first side of which a unit enters {place} gains {medals} and keeps it.</source>
        <translation>Het eerste kamp waarvan een eenheid {place} betreedt, krijgt {medals} en houdt dat.</translation>
    </message>
    <message>
        <source>The first side to gain {medals}, which it keeps, is the one for which at the start of one of its turns {condition}.</source>
        <translation>{medals} voor het eerste kamp waarvoor aan het begin van een van zijn beurten geldt dat {condition}; het houdt dat.</translation>
    </message>
    <message>
        <source>The side of which a unit was the last to enter {place} holds {medals}.</source>
        <translation>Het kamp waarvan het laatst een eenheid {place} heeft betreden, heeft {medals}.</translation>
    </message>
    <message>
        <source>A side holds {medals} as long as one of its units stands on {place}, and none of the other side does.</source>
        <translation>Een kamp heeft {medals} zolang een van zijn eenheden op {place} staat, en geen van het andere kamp.</translation>
    </message>
    <message>
        <source>A side wins the game at once when {condition}.</source>
        <translation>Een kamp wint het spel meteen als {condition}.</translation>
    </message>
    <message>
        <source>it is played as: {type}</source>
        <translation>gespeeld wordt: {type}</translation>
    </message>
    <message>
        <source>Exit {place}</source>
        <translation>Uitgang {place}</translation>
    </message>
    <message>
        <source>Countryside</source>
        <translation>Landzijde</translation>
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
        <translation>Woestijn</translation>
    </message>
    <message>
        <source>artillery</source>
        <translation>artillerie</translation>
    </message>
    <message>
        <source>vehicles</source>
        <translation>voertuigen</translation>
    </message>
    <message>
        <source>all units</source>
        <translation>alle eenheden</translation>
    </message>
    <message>
        <source>No unit can enter.</source>
        <translation>Geen eenheid mag dit vak betreden.</translation>
    </message>
    <message>
        <source>Closed to {classes}.</source>
        <translation>Niet passeerbaar voor: {classes}.</translation>
    </message>
    <message>
        <source>Entered and left only by its open sides.</source>
        <translation>Alleen via de open zijden te betreden en te verlaten.</translation>
    </message>
    <message>
        <source>Units can cross the water here.</source>
        <translation>Hier kan het water worden overgestoken.</translation>
    </message>
    <message>
        <source>Lets {classes} onto the water.</source>
        <translation>Op het water mogen: {classes}.</translation>
    </message>
    <message>
        <source>{classes} must stop on entering.</source>
        <translation>Moet bij het betreden stoppen: {classes}.</translation>
    </message>
    <message>
        <source>They may still take ground.</source>
        <translation>Terreinwinst blijft toegestaan.</translation>
    </message>
    <message>
        <source>Only as the first hex of a move.</source>
        <translation>Alleen als eerste vak van een verplaatsing.</translation>
    </message>
    <message numerus="yes">
        <source>A move that enters it is of %n hex(es) at most.</source>
        <translation>
            <numerusform>Een verplaatsing daarheen gaat over hoogstens %n vak.</numerusform>
            <numerusform>Een verplaatsing daarheen gaat over hoogstens %n vakken.</numerusform>
        </translation>
    </message>
    <message>
        <source>From {terrain}</source>
        <translation>Vanaf {terrain}</translation>
    </message>
    <message>
        <source>From anything but {terrain}</source>
        <translation>Van elders dan {terrain}</translation>
    </message>
    <message>
        <source>A move along the road may be one hex longer.</source>
        <translation>Een verplaatsing langs de weg mag één vak langer zijn.</translation>
    </message>
    <message>
        <source>Roll {dice} on entering: each star costs {figures}.</source>
        <translation>Gooi bij het betreden {dice}: elke ster kost {figures}.</translation>
    </message>
    <message>
        <source>No battle in the turn of entering: {classes}.</source>
        <translation>Geen gevecht in de beurt van het betreden: {classes}.</translation>
    </message>
    <message>
        <source>A unit that enters battles only if this was the first hex of its move.</source>
        <translation>Wie het betreedt, vecht alleen als dit het eerste vak van de verplaatsing was.</translation>
    </message>
    <message>
        <source>No retreat into it: {classes}.</source>
        <translation>Niet erheen terugtrekken: {classes}.</translation>
    </message>
    <message>
        <source>It cannot be taken after a close assault.</source>
        <translation>Na een man-tot-man gevecht is hier geen terreinwinst mogelijk.</translation>
    </message>
    <message>
        <source>Armor that takes it does not battle again.</source>
        <translation>Pantsers die hier terreinwinst boeken, vechten niet nog een keer.</translation>
    </message>
    <message>
        <source>Taken only by a unit that has not moved in this turn.</source>
        <translation>Terreinwinst hier alleen voor een eenheid die deze beurt niet is verplaatst.</translation>
    </message>
    <message>
        <source>Taken only by infantry, and not from the beach.</source>
        <translation>Terreinwinst hier alleen voor infanterie, en niet vanaf het strand.</translation>
    </message>
    <message>
        <source>Cannot leave: {classes}.</source>
        <translation>Kan het niet verlaten: {classes}.</translation>
    </message>
    <message numerus="yes">
        <source>A move that begins here is of %n hex(es) at most.</source>
        <translation>
            <numerusform>Een verplaatsing vanaf hier gaat over hoogstens %n vak.</numerusform>
            <numerusform>Een verplaatsing vanaf hier gaat over hoogstens %n vakken.</numerusform>
        </translation>
    </message>
    <message>
        <source>To {terrain}</source>
        <translation>Naar {terrain}</translation>
    </message>
    <message>
        <source>To anything but {terrain}</source>
        <translation>Naar elders dan {terrain}</translation>
    </message>
    <message>
        <source>No battle in the turn of leaving: {classes}.</source>
        <translation>Geen gevecht in de beurt van het verlaten: {classes}.</translation>
    </message>
    <message>
        <source>Dice of attackers on lower ground: {changes}.</source>
        <translation>Dobbelstenen van aanvallers die lager staan: {changes}.</translation>
    </message>
    <message>
        <source>Dice of attackers: {changes}.</source>
        <translation>Dobbelstenen van aanvallers: {changes}.</translation>
    </message>
    <message>
        <source>Not between two hexes of this kind.</source>
        <translation>Niet tussen twee van zulke vakken.</translation>
    </message>
    <message>
        <source>This holds for attackers that ignore terrain, too.</source>
        <translation>Dit geldt ook voor aanvallers die het terrein negeren.</translation>
    </message>
    <message>
        <source>Into and out of it, {classes} fight only at distance 1.</source>
        <translation>Erin en eruit alleen op afstand 1: {classes}.</translation>
    </message>
    <message>
        <source>Infantry does not fire across it.</source>
        <translation>Infanterie vuurt er niet overheen.</translation>
    </message>
    <message>
        <source>It protects only the side that owns it.</source>
        <translation>Alleen de eigenaar is beschermd.</translation>
    </message>
    <message>
        <source>The unit can be attacked only from adjacent hexes.</source>
        <translation>De eenheid kan alleen vanaf aangrenzende vakken worden aangevallen.</translation>
    </message>
    <message>
        <source>Cards that strike anywhere cannot choose the unit.</source>
        <translation>Kaarten die overal treffen, kunnen de eenheid niet kiezen.</translation>
    </message>
    <message>
        <source>Attackers {units}: {dice} dice.</source>
        <translation>Aanvallers {units}: {dice} dobbelstenen.</translation>
    </message>
    <message>
        <source>Flags count as hits.</source>
        <translation>Vlaggen tellen als treffers.</translation>
    </message>
    <message>
        <source>No battle from here: {classes}.</source>
        <translation>Geen gevecht vanaf hier: {classes}.</translation>
    </message>
    <message>
        <source>Own dice: {changes}.</source>
        <translation>Eigen dobbelstenen: {changes}.</translation>
    </message>
    <message>
        <source>Dice of artillery by distance: {dice}.</source>
        <translation>Dobbelstenen van artillerie per afstand: {dice}.</translation>
    </message>
    <message>
        <source>Blocks, but connected hills of the same height see each other.</source>
        <translation>Blokkeert, maar verbonden heuvels van gelijke hoogte zien elkaar.</translation>
    </message>
    <message>
        <source>Blocks lines that cross two such hexes or more.</source>
        <translation>Blokkeert lijnen die twee of meer van zulke vakken kruisen.</translation>
    </message>
    <message>
        <source>From inside, units fight only at distance 1.</source>
        <translation>Van binnenuit wordt alleen op afstand 1 gevochten.</translation>
    </message>
    <message>
        <source>Blocks.</source>
        <translation>Blokkeert.</translation>
    </message>
    <message>
        <source>Stops fire that needs no line of sight, too.</source>
        <translation>Houdt ook vuur zonder zichtlijn tegen.</translation>
    </message>
    <message>
        <source>All flags may be ignored</source>
        <translation>Alle vlaggen mogen worden genegeerd</translation>
    </message>
    <message numerus="yes">
        <source>%n flag(s) may be ignored</source>
        <translation>
            <numerusform>%n vlag mag worden genegeerd</numerusform>
            <numerusform>%n vlaggen mogen worden genegeerd</numerusform>
        </translation>
    </message>
    <message>
        <source>No retreat: each flag costs {classes} a figure.</source>
        <translation>Niet terugtrekken, elke vlag kost een figuur: {classes}.</translation>
    </message>
    <message>
        <source>Its owner loses command cards when an enemy enters, and draws when back.</source>
        <translation>De eigenaar verliest bevelkaarten als een vijand het betreedt, en trekt er bij terugkeer.</translation>
    </message>
    <message>
        <source>Its strength is hidden until an enemy of its owner enters.</source>
        <translation>De sterkte blijft verborgen tot een vijand van de eigenaar het vak betreedt.</translation>
    </message>
    <message>
        <source>the unit’s own symbol</source>
        <translation>het symbool van de eenheid</translation>
    </message>
    <message>
        <source>It rolls as many dice as its strength; hits: {symbols}.</source>
        <translation>Gooit zoveel dobbelstenen als de sterkte; treffers: {symbols}.</translation>
    </message>
    <message>
        <source>recover figures</source>
        <translation>figuren terugkrijgen</translation>
    </message>
    <message>
        <source>remove the wire</source>
        <translation>de concertina verwijderen</translation>
    </message>
    <message>
        <source>remove the road block</source>
        <translation>de wegversperring verwijderen</translation>
    </message>
    <message>
        <source>clear the mine</source>
        <translation>de mijn ruimen</translation>
    </message>
    <message>
        <source>Instead of battling, {whom} must {what}.</source>
        <translation>In plaats van te vechten moet {whom}: {what}.</translation>
    </message>
    <message>
        <source>Instead of battling, {whom} may {what}.</source>
        <translation>In plaats van te vechten mag {whom}: {what}.</translation>
    </message>
    <message>
        <source>it has lost figures</source>
        <translation>ze heeft figuren verloren</translation>
    </message>
    <message>
        <source>it has not moved</source>
        <translation>ze is niet verplaatst</translation>
    </message>
    <message>
        <source>no enemy is adjacent</source>
        <translation>geen vijand is aangrenzend</translation>
    </message>
    <message>
        <source>Only if {conditions}.</source>
        <translation>Alleen als: {conditions}.</translation>
    </message>
    <message>
        <source>These bring a figure back: {symbols}.</source>
        <translation>Eén figuur terug per: {symbols}.</translation>
    </message>
    <message>
        <source>It rolls a die for each command card in hand.</source>
        <translation>Ze gooit een dobbelsteen voor elke bevelkaart in de hand.</translation>
    </message>
    <message>
        <source>its unit leaves</source>
        <translation>de eenheid vertrekt</translation>
    </message>
    <message>
        <source>its unit is eliminated</source>
        <translation>de eenheid is uitgeschakeld</translation>
    </message>
    <message>
        <source>infantry removes it</source>
        <translation>infanterie verwijdert het</translation>
    </message>
    <message>
        <source>engineers remove it</source>
        <translation>genie verwijdert het</translation>
    </message>
    <message>
        <source>armor enters</source>
        <translation>pantser komt erop</translation>
    </message>
    <message>
        <source>armor on it battles</source>
        <translation>pantser erop vecht</translation>
    </message>
    <message>
        <source>a petard rolls a star</source>
        <translation>een petard gooit een ster</translation>
    </message>
    <message>
        <source>a mine plough clears it</source>
        <translation>een mijnenploeg ruimt het</translation>
    </message>
    <message>
        <source>it turns out to be a dummy</source>
        <translation>het blijkt loos te zijn</translation>
    </message>
    <message>
        <source>its unit moves</source>
        <translation>de eenheid verplaatst zich</translation>
    </message>
    <message>
        <source>its unit retreats</source>
        <translation>de eenheid trekt zich terug</translation>
    </message>
    <message>
        <source>its unit battles</source>
        <translation>de eenheid vecht</translation>
    </message>
    <message>
        <source>the gun that it belongs to moves</source>
        <translation>het bijbehorende geschut verplaatst zich</translation>
    </message>
    <message>
        <source>its time is over</source>
        <translation>de tijd is om</translation>
    </message>
    <message>
        <source>It goes when: {events}.</source>
        <translation>Verdwijnt als: {events}.</translation>
    </message>
    <message>
        <source>{place}: closed to {classes}.</source>
        <translation>{place}: niet passeerbaar voor {classes}.</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) of movement</source>
        <translation>
            <numerusform>%n vak verplaatsing</numerusform>
            <numerusform>%n vakken verplaatsing</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: {hexes} for {classes}.</source>
        <translation>{place}: {hexes} voor {classes}.</translation>
    </message>
    <message>
        <source>{text}: {classes}.</source>
        <translation>{text}: {classes}.</translation>
    </message>
    <message>
        <source>Nobody could establish them; test play leaves it out.</source>
        <translation>Niemand kon ze achterhalen; het testspel laat ze weg.</translation>
    </message>
    <message>
        <source>As open ground.</source>
        <translation>Als open terrein.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Betreden</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlaten</translation>
    </message>
    <message>
        <source>Attack into</source>
        <translation>Aanval erin</translation>
    </message>
    <message>
        <source>Attack out</source>
        <translation>Aanval eruit</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Zicht</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Vlaggen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verplaatsing</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Verdediging</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Terrein</translation>
    </message>
    <message>
        <source>It does not move.</source>
        <translation>Ze verplaatst zich niet.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n hex(es).</source>
        <translation>
            <numerusform>Tot %n vak.</numerusform>
            <numerusform>Tot %n vakken.</numerusform>
        </translation>
    </message>
    <message>
        <source>It moves or battles, not both.</source>
        <translation>Ze verplaatst zich of vecht, niet allebei.</translation>
    </message>
    <message numerus="yes">
        <source>It battles after %n hex(es) at most.</source>
        <translation>
            <numerusform>Ze vecht na hoogstens %n vak.</numerusform>
            <numerusform>Ze vecht na hoogstens %n vakken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n hex(es) along a road.</source>
        <translation>
            <numerusform>Tot %n vak langs een weg.</numerusform>
            <numerusform>Tot %n vakken langs een weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>It battles even after entering terrain that forbids that to others.</source>
        <translation>Ze vecht ook na het betreden van terrein dat dit anderen verbiedt.</translation>
    </message>
    <message>
        <source>It cannot attack.</source>
        <translation>Ze kan niet aanvallen.</translation>
    </message>
    <message>
        <source>Dice by distance: {dice}.</source>
        <translation>Dobbelstenen per afstand: {dice}.</translation>
    </message>
    <message>
        <source>If it has not moved: {dice}.</source>
        <translation>Zonder verplaatsing: {dice}.</translation>
    </message>
    <message>
        <source>It needs no line of sight.</source>
        <translation>Ze heeft geen zichtlijn nodig.</translation>
    </message>
    <message>
        <source>If it has not moved, it needs no line of sight.</source>
        <translation>Zonder verplaatsing heeft ze geen zichtlijn nodig.</translation>
    </message>
    <message>
        <source>It cannot attack {classes}.</source>
        <translation>Geen aanval op: {classes}.</translation>
    </message>
    <message>
        <source>Its stars hit {whom}{when}.</source>
        <translation>Sterren raken{when}: {whom}.</translation>
    </message>
    <message>
        <source>It ignores what terrain takes from its dice{when}.</source>
        <translation>Het terrein van het doel kost haar geen dobbelstenen{when}.</translation>
    </message>
    <message>
        <source> if it has not moved</source>
        <translation> zonder verplaatsing</translation>
    </message>
    <message>
        <source> in close assault</source>
        <translation> in een man-tot-man gevecht</translation>
    </message>
    <message>
        <source>Hit by: {symbols}.</source>
        <translation>Geraakt door: {symbols}.</translation>
    </message>
    <message>
        <source>Dice that hit are rolled again; then only {symbols} counts.</source>
        <translation>Dobbelstenen die raken, worden opnieuw gegooid; dan telt alleen: {symbols}.</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) lost make a medal.</source>
        <translation>
            <numerusform>%n verloren figuur is een medaille waard.</numerusform>
            <numerusform>%n verloren figuren zijn een medaille waard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worth %n medal(s).</source>
        <translation>
            <numerusform>%n medaille waard.</numerusform>
            <numerusform>%n medailles waard.</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not retreat.</source>
        <translation>Ze trekt zich niet terug.</translation>
    </message>
    <message>
        <source>{fewest} to {most} hexes for each flag.</source>
        <translation>{fewest} tot {most} vakken per vlag.</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) for each flag.</source>
        <translation>
            <numerusform>%n vak per vlag.</numerusform>
            <numerusform>%n vakken per vlag.</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not take ground.</source>
        <translation>Ze boekt geen terreinwinst.</translation>
    </message>
    <message>
        <source>After a close assault it may take ground, and battle once more.</source>
        <translation>Na een man-tot-man gevecht mag ze terreinwinst boeken en nog een keer vechten.</translation>
    </message>
    <message>
        <source>After a close assault it may take ground.</source>
        <translation>Na een man-tot-man gevecht mag ze terreinwinst boeken.</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Schilderen</translation>
    </message>
    <message>
        <source>Choose a terrain in the palette, such as forest. Then press the left button of the mouse on the board, and draw.</source>
        <translation>Kies in het palet een terrein, zoals bos. Druk dan op het spelbord de linkermuisknop in en teken.</translation>
    </message>
    <message>
        <source>Take it back: press {key}, or click the arrow that is marked.</source>
        <translation>Maak het ongedaan: druk op {key} of klik op de gemarkeerde pijl.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Place a unit</source>
        <translation>Een eenheid plaatsen</translation>
    </message>
    <message>
        <source>Choose a unit in the palette, such as infantry, and click the hex where it is to stand.</source>
        <translation>Kies in het palet een eenheid, zoals infanterie, en klik op het vak waar ze moet staan.</translation>
    </message>
    <message>
        <source>Something is wrong with this map, and the list that is marked says what. Press {key}, or click a line of the list: the board shows where it is.</source>
        <translation>Er is iets mis met deze kaart, en de gemarkeerde lijst zegt wat. Druk op {key} of klik op een regel van de lijst: het spelbord toont waar het is.</translation>
    </message>
    <message>
        <source>Read a problem</source>
        <translation>Een probleem lezen</translation>
    </message>
    <message>
        <source>Press {key} to play this map. Close the game to come back to the editor.</source>
        <translation>Met {key} wordt deze kaart gespeeld. Wie het spel sluit, keert terug naar de editor.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>That was the tour</source>
        <translation>Dat was de rondleiding</translation>
    </message>
    <message>
        <source>Help &gt; Tour begins it again. Change this map as you like; closed here, nothing of it is kept.</source>
        <translation>Met Help &gt; Rondleiding begint ze opnieuw. Deze kaart is naar wens te wijzigen; wordt ze hier gesloten, dan blijft er niets van bewaard.</translation>
    </message>
    <message>
        <source>{key} finds any action by its words. Help &gt; Tour shows the window in five steps. Where the mouse rests on a piece, its rules are told.</source>
        <translation>{key} vindt elke actie op haar woorden. Help &gt; Rondleiding toont het venster in vijf stappen. Waar de muis op een stuk rust, staan de regels ervan.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Choose a piece, then click or draw on the board. Type to search; Enter takes the best match. A right click makes a favourite.</source>
        <translation>Kies een stuk en klik of teken dan op het bord. Typen zoekt; Enter neemt het best passende. Een rechtsklik maakt er een favoriet van.</translation>
    </message>
    <message>
        <source>Shows and changes what lies on the selected hexes. With several hexes selected, a change goes for all of them.</source>
        <translation>Toont en wijzigt wat op de geselecteerde vakken ligt. Bij meer vakken geldt een wijziging voor alle.</translation>
    </message>
    <message>
        <source>The eye hides a layer; the padlock keeps it from being changed.</source>
        <translation>Het oog verbergt een laag; het slot beschermt haar tegen wijzigingen.</translation>
    </message>
    <message>
        <source>Shows on the board what the rules say: lines of sight, moves, targets, retreats, and more. Point at a hex or a unit.</source>
        <translation>Toont op het bord wat de regels zeggen: zichtlijnen, verplaatsingen, doelen, terugtrekken en meer. Wijs een vak of een eenheid aan.</translation>
    </message>
    <message>
        <source>Lists what is wrong or odd, while you edit. Enter goes to the place; Fix repairs it where that is safe.</source>
        <translation>Noemt tijdens het bewerken wat fout of vreemd is. Enter gaat naar de plaats; Herstellen repareert waar dat veilig is.</translation>
    </message>
    <message>
        <source>Title, date, sides, medals, special rules and texts, in as many languages as you like.</source>
        <translation>Titel, datum, kampen, medailles, speciale regels en teksten, in zoveel talen als u wilt.</translation>
    </message>
    <message>
        <source>Say which boxes you own: every piece then tells how many are left, and what is missing is listed.</source>
        <translation>Geef aan welke dozen er zijn: elk stuk vertelt dan hoeveel er over zijn, en wat ontbreekt wordt genoemd.</translation>
    </message>
    <message>
        <source>Every step since the file was opened; click one to go back or forth.</source>
        <translation>Elke stap sinds het bestand werd geopend; een klik gaat terug of vooruit.</translation>
    </message>
    <message>
        <source>{board} board, {face}</source>
        <translation>Bord {board}, {face}</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Overlay</source>
        <translation>Overlay</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Eenheden</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Vlaggen</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Kamp</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Strijdkrachten</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Pantser</translation>
    </message>
    <message>
        <source>Artillery</source>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>As</translation>
    </message>
    <message>
        <source>Allies</source>
        <translation>Geallieerden</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>center</source>
        <translation>centrum</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>{units} ({figures} figures)</source>
        <translation>{units} ({figures} figuren)</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Spelbord</translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message>
        <source>Declared by the author</source>
        <translation>Door de auteur opgegeven</translation>
    </message>
    <message>
        <source>Bocage counts which boxes the scenario needs.</source>
        <translation>Bocage telt welke dozen het scenario nodig heeft.</translation>
    </message>
    <message>
        <source>Declare which boxes are needed</source>
        <translation>Benodigde dozen opgeven</translation>
    </message>
    <message>
        <source>Let the boxes be counted</source>
        <translation>Dozen laten tellen</translation>
    </message>
    <message>
        <source>Declare {number} × {box}</source>
        <translation>{number} × {box} opgeven</translation>
    </message>
</context>
<context>
    <name>CampForm</name>
    <message>
        <source>Nation</source>
        <translation>Natie</translation>
    </message>
    <message>
        <source>Command cards</source>
        <translation>Bevelkaarten</translation>
    </message>
    <message>
        <source>Hand grows to</source>
        <translation>Hand groeit tot</translation>
    </message>
    <message>
        <source>Medals to win</source>
        <translation>Medailles voor winst</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>Niet opgegeven</translation>
    </message>
    <message>
        <source>it does not grow</source>
        <translation>groeit niet</translation>
    </message>
    <message>
        <source>Set nation of the {side} to {nation}</source>
        <translation>Natie ({side}): {nation}</translation>
    </message>
    <message>
        <source>Give the {side} {number} command cards</source>
        <translation>{side}: {number} bevelkaarten geven</translation>
    </message>
    <message>
        <source>Let the hand of the {side} grow to {number}</source>
        <translation>{side}: hand tot {number} laten groeien</translation>
    </message>
    <message>
        <source>Let the hand of the {side} stay as it is</source>
        <translation>{side}: hand laten zoals die is</translation>
    </message>
    <message>
        <source>Let the {side} need {number} medals</source>
        <translation>{side}: {number} medailles voor winst</translation>
    </message>
</context>
<context>
    <name>ChangeBoard</name>
    <message>
        <source>Change the board</source>
        <translation>Spelbord wijzigen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spelbord</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Bordzijde</translation>
    </message>
    <message>
        <source>Move down by rows</source>
        <translation>Rijen omlaag schuiven</translation>
    </message>
    <message>
        <source>Move right by hexes</source>
        <translation>Vakken naar rechts schuiven</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) would be lost, because the new board has no room:</source>
        <translation>
            <numerusform>%n vak zou verloren gaan omdat het nieuwe bord geen plaats heeft:</numerusform>
            <numerusform>%n vakken zouden verloren gaan omdat het nieuwe bord geen plaats heeft:</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything fits.</source>
        <translation>Alles past.</translation>
    </message>
</context>
<context>
    <name>ChoiceField</name>
    <message>
        <source>mixed</source>
        <translation>verschillend</translation>
    </message>
</context>
<context>
    <name>ChoiceValue</name>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Play {card}</source>
        <translation>{card} spelen</translation>
    </message>
    <message>
        <source>Put {card} away</source>
        <translation>{card} afleggen</translation>
    </message>
    <message>
        <source>Use section {section}</source>
        <translation>Sectie {section} gebruiken</translation>
    </message>
    <message>
        <source>Order {at}</source>
        <translation>{at} activeren</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Move {at} to {to}</source>
        <translation>Van {at} naar {to} verplaatsen</translation>
    </message>
    <message>
        <source>Leave the board from {to} with {at}</source>
        <translation>Bord verlaten vanaf {to} met {at}</translation>
    </message>
    <message>
        <source>Attack {to} from {at}</source>
        <translation>{to} aanvallen vanaf {at}</translation>
    </message>
    <message>
        <source>Clear {at}</source>
        <translation>{at} ruimen</translation>
    </message>
    <message>
        <source>Choose {at} as a target</source>
        <translation>{at} als doelwit kiezen</translation>
    </message>
    <message>
        <source>Strike at {at}</source>
        <translation>{at} treffen</translation>
    </message>
    <message>
        <source>Let {at} recover</source>
        <translation>{at} laten herstellen</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Hinderlaag</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Retreat from {at} to {to}</source>
        <translation>Van {at} naar {to} terugtrekken</translation>
    </message>
    <message>
        <source>Ignore the flags</source>
        <translation>Vlaggen negeren</translation>
    </message>
    <message>
        <source>Take the ground on {to} with {at}</source>
        <translation>Terreinwinst op {to} met {at}</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>{card} houden</translation>
    </message>
</context>
<context>
    <name>Comparing</name>
    <message>
        <source>Compare with</source>
        <translation>Vergelijken met</translation>
    </message>
    <message>
        <source>This file cannot be compared</source>
        <translation>Dit bestand kan niet worden vergeleken</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Compare with {name}</source>
        <translation>Vergelijking met {name}</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Verschillen</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Overnemen</translation>
    </message>
    <message>
        <source>Take over all</source>
        <translation>Alles overnemen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) differ.</source>
        <translation>
            <numerusform>%n deel verschilt.</numerusform>
            <numerusform>%n delen verschillen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{field}: written otherwise</source>
        <translation>{field}: anders geschreven</translation>
    </message>
    <message numerus="yes">
        <source>Take over %n part(s)</source>
        <translation>
            <numerusform>%n deel overnemen</numerusform>
            <numerusform>%n delen overnemen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DateField</name>
    <message>
        <source>YYYY-MM-DD</source>
        <translation>JJJJ-MM-DD</translation>
    </message>
    <message>
        <source>{title}: pick from a calendar</source>
        <translation>{title}: kiezen uit de kalender</translation>
    </message>
    <message>
        <source>“{text}”: is that {day} or {other}?</source>
        <translation>‘{text}’: is dat {day} of {other}?</translation>
    </message>
    <message>
        <source>“{text}” is no day.</source>
        <translation>‘{text}’ is geen dag.</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Your notes</source>
        <translation>Eigen notities</translation>
    </message>
    <message>
        <source>Your notes; they stay on this machine</source>
        <translation>Eigen notities; ze blijven op deze computer</translation>
    </message>
    <message>
        <source>Result of a game</source>
        <translation>Uitslag van een spel</translation>
    </message>
    <message>
        <source>Result, such as Allies 5 : 3</source>
        <translation>Uitslag, zoals Geallieerden 5 : 3</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <source>Select a scenario to read about it.</source>
        <translation>Selecteer een scenario om erover te lezen.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {why}</source>
        <translation>{path} kan niet worden gelezen: {why}</translation>
    </message>
    <message>
        <source>Axis: {units} units, {medals} medals to win</source>
        <translation>As-mogendheden: {units} eenheden, {medals} medailles voor winst</translation>
    </message>
    <message>
        <source>Allies: {units} units, {medals} medals to win</source>
        <translation>Geallieerden: {units} eenheden, {medals} medailles voor winst</translation>
    </message>
    <message>
        <source>{errors} errors, {warnings} warnings</source>
        <translation>Fouten: {errors}, waarschuwingen: {warnings}</translation>
    </message>
</context>
<context>
    <name>Disk</name>
    <message>
        <source>Changed on disk by another program.</source>
        <translation>Op schijf gewijzigd door een ander programma.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Opnieuw laden</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Het mijne houden</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergelijken</translation>
    </message>
    <message>
        <source>The file is gone from the disk. Saving writes it again.</source>
        <translation>Het bestand is van de schijf verdwenen. Opslaan schrijft het opnieuw.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>A newer release of Bocage wrote the file. Open it in another tab.</source>
        <translation>Een nieuwere versie van Bocage heeft het bestand geschreven. Open het in een ander tabblad.</translation>
    </message>
    <message>
        <source>Reload from disk</source>
        <translation>Opnieuw laden van schijf</translation>
    </message>
    <message>
        <source>What the file on the disk says otherwise</source>
        <translation>Wat in het bestand op schijf anders is</translation>
    </message>
    <message>
        <source>{name}: the scenarios are the same.</source>
        <translation>{name}: de scenario’s zijn gelijk.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n difference(s).</source>
        <translation>
            <numerusform>{name}: %n verschil.</numerusform>
            <numerusform>{name}: %n verschillen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This file cannot be read</source>
        <translation>Dit bestand kan niet worden gelezen</translation>
    </message>
</context>
<context>
    <name>Editing</name>
    <message>
        <source>Not cut: something of it is locked or hidden.</source>
        <translation>Niet geknipt: iets ervan is vergrendeld of verborgen.</translation>
    </message>
    <message numerus="yes">
        <source>Cut %n hex(es)</source>
        <translation>
            <numerusform>%n vak knippen</numerusform>
            <numerusform>%n vakken knippen</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut a piece</source>
        <translation>Stuk knippen</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) copied</source>
        <translation>
            <numerusform>%n vak gekopieerd</numerusform>
            <numerusform>%n vakken gekopieerd</numerusform>
        </translation>
    </message>
    <message>
        <source>Piece copied</source>
        <translation>Stuk gekopieerd</translation>
    </message>
    <message>
        <source>Nothing to paste: {why}</source>
        <translation>Niets te plakken: {why}</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n hex(es)</source>
        <translation>
            <numerusform>%n vak verwijderen</numerusform>
            <numerusform>%n vakken verwijderen</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete a piece</source>
        <translation>Stuk verwijderen</translation>
    </message>
    <message>
        <source>What is locked or hidden stays.</source>
        <translation>Wat vergrendeld of verborgen is, blijft.</translation>
    </message>
    <message>
        <source>Swap Axis and Allies</source>
        <translation>As en Geallieerden wisselen</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>Plaatsen wisselen</translation>
    </message>
    <message>
        <source>Turn the board by 180°</source>
        <translation>Bord 180° draaien</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation>Links en rechts spiegelen</translation>
    </message>
    <message>
        <source>Change the board</source>
        <translation>Spelbord wijzigen</translation>
    </message>
    <message>
        <source>Label of {hex}</source>
        <translation>Tekst van {hex}</translation>
    </message>
    <message>
        <source>Change the label of {hex}</source>
        <translation>Tekst van {hex} wijzigen</translation>
    </message>
    <message>
        <source>Label {hex}</source>
        <translation>Tekst op {hex} schrijven</translation>
    </message>
    <message>
        <source>Pick the piece</source>
        <translation>Stuk oppakken</translation>
    </message>
    <message>
        <source>Label…</source>
        <translation>Tekst…</translation>
    </message>
    <message>
        <source>Medals and exits…</source>
        <translation>Medailles en uitgangen…</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Turn {number}: {side}.</source>
        <translation>Beurt {number}: {side}.</translation>
    </message>
    <message>
        <source>{side}: {card} played.</source>
        <translation>{side}: {card} gespeeld.</translation>
    </message>
    <message>
        <source>It counts as {card}.</source>
        <translation>Die telt als {card}.</translation>
    </message>
    <message>
        <source>{side}: {card} put away.</source>
        <translation>{side}: {card} afgelegd.</translation>
    </message>
    <message>
        <source>{side}: {card} drawn.</source>
        <translation>{side}: {card} getrokken.</translation>
    </message>
    <message>
        <source>The discards become the draw pile.</source>
        <translation>De aflegstapel wordt de trekstapel.</translation>
    </message>
    <message>
        <source>The unit on {cell} is ordered.</source>
        <translation>De eenheid op {cell} wordt geactiveerd.</translation>
    </message>
    <message>
        <source>A unit moves from {cell} to {cell}.</source>
        <translation>Een eenheid gaat van {cell} naar {cell}.</translation>
    </message>
    <message>
        <source>The unit on {cell} leaves the board.</source>
        <translation>De eenheid op {cell} verlaat het bord.</translation>
    </message>
    <message>
        <source>The unit on {cell} attacks {cell} with {dice}.</source>
        <translation>De eenheid op {cell} valt {cell} aan ({dice}).</translation>
    </message>
    <message>
        <source>A card strikes at {cell} with {dice}.</source>
        <translation>Een kaart treft {cell} ({dice}).</translation>
    </message>
    <message>
        <source>The unit on {cell} strikes first at {cell} with {dice}.</source>
        <translation>De eenheid op {cell} slaat eerst toe, tegen {cell} ({dice}).</translation>
    </message>
    <message>
        <source>The dice show {roll}.</source>
        <translation>De stenen tonen {roll}.</translation>
    </message>
    <message>
        <source>The unit on {cell} loses {figures}.</source>
        <translation>De eenheid op {cell} verliest {figures}.</translation>
    </message>
    <message>
        <source>The unit on {cell} is eliminated.</source>
        <translation>De eenheid op {cell} is uitgeschakeld.</translation>
    </message>
    <message>
        <source>The unit on {cell} does not retreat.</source>
        <translation>De eenheid op {cell} trekt zich niet terug.</translation>
    </message>
    <message>
        <source>A unit retreats from {cell} to {cell}.</source>
        <translation>Een eenheid trekt zich terug van {cell} naar {cell}.</translation>
    </message>
    <message>
        <source>The unit on {cell} cannot retreat so far and loses {figures}.</source>
        <translation>De eenheid op {cell} kan zich niet zo ver terugtrekken en verliest {figures}.</translation>
    </message>
    <message>
        <source>A unit takes ground from {cell} to {cell}.</source>
        <translation>Een eenheid boekt terreinwinst, van {cell} naar {cell}.</translation>
    </message>
    <message>
        <source>{piece}: gone from {cell}.</source>
        <translation>{piece}: weg van {cell}.</translation>
    </message>
    <message>
        <source>{piece}: laid on {cell}.</source>
        <translation>{piece}: gelegd op {cell}.</translation>
    </message>
    <message>
        <source>The unit on {cell} recovers {figures}.</source>
        <translation>De eenheid op {cell} krijgt {figures} terug.</translation>
    </message>
    <message>
        <source>The mine on {cell} has strength {number}.</source>
        <translation>De mijn op {cell} heeft sterkte {number}.</translation>
    </message>
    <message>
        <source>{side}: {medals} gained.</source>
        <translation>{side}: {medals} gewonnen.</translation>
    </message>
    <message>
        <source>{side}: {medals} lost.</source>
        <translation>{side}: {medals} verloren.</translation>
    </message>
    <message>
        <source>Objective {place} is held by {side}.</source>
        <translation>Doel {place} in handen van: {side}.</translation>
    </message>
    <message>
        <source>The game is over; winner: {side}, by {reason}.</source>
        <translation>Het spel is voorbij; winst: {side}, {reason}.</translation>
    </message>
    <message>
        <source>{unit} on {cell} is ordered.</source>
        <translation>{unit} op {cell} wordt geactiveerd.</translation>
    </message>
    <message>
        <source>{unit} moves from {cell} to {cell}.</source>
        <translation>{unit} gaat van {cell} naar {cell}.</translation>
    </message>
    <message>
        <source>{unit} on {cell} leaves the board.</source>
        <translation>{unit} op {cell} verlaat het bord.</translation>
    </message>
    <message>
        <source>{unit} on {cell} attacks {unit} on {cell} with {dice}.</source>
        <translation>{unit} op {cell} valt {unit} op {cell} aan ({dice}).</translation>
    </message>
    <message>
        <source>A card strikes at {unit} on {cell} with {dice}.</source>
        <translation>Een kaart treft {unit} op {cell} ({dice}).</translation>
    </message>
    <message>
        <source>{unit} on {cell} strikes first at {unit} on {cell} with {dice}.</source>
        <translation>{unit} op {cell} slaat eerst toe, tegen {unit} op {cell} ({dice}).</translation>
    </message>
    <message>
        <source>{unit} on {cell} loses {figures}.</source>
        <translation>{unit} op {cell} verliest {figures}.</translation>
    </message>
    <message>
        <source>{unit} on {cell} is eliminated.</source>
        <translation>{unit} op {cell} is uitgeschakeld.</translation>
    </message>
    <message>
        <source>{unit} on {cell} does not retreat.</source>
        <translation>{unit} op {cell} trekt zich niet terug.</translation>
    </message>
    <message>
        <source>{unit} retreats from {cell} to {cell}.</source>
        <translation>{unit} trekt zich terug van {cell} naar {cell}.</translation>
    </message>
    <message>
        <source>{unit} on {cell} cannot retreat so far and loses {figures}.</source>
        <translation>{unit} op {cell} kan zich niet zo ver terugtrekken en verliest {figures}.</translation>
    </message>
    <message>
        <source>{unit} takes ground from {cell} to {cell}.</source>
        <translation>{unit} boekt terreinwinst, van {cell} naar {cell}.</translation>
    </message>
    <message>
        <source>{unit} on {cell} recovers {figures}.</source>
        <translation>{unit} op {cell} krijgt {figures} terug.</translation>
    </message>
</context>
<context>
    <name>ExitForm</name>
    <message>
        <source>Side</source>
        <translation>Kamp</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>Niet opgegeven</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Markering</translation>
    </message>
    <message>
        <source>Set marker of {item} to {marker}</source>
        <translation>Markering van {item}: {marker}</translation>
    </message>
</context>
<context>
    <name>ExportPicture</name>
    <message>
        <source>Export picture</source>
        <translation>Afbeelding exporteren</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> pixels</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>Doorzichtige achtergrond</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coördinaten</translation>
    </message>
    <message>
        <source>Section lines</source>
        <translation>Sectielijnen</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Teksten</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Eenheden</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formaat</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breedte</translation>
    </message>
    <message>
        <source>Width of a hex</source>
        <translation>Breedte van een vak</translation>
    </message>
    <message>
        <source>{width} × {height} pixels where nobody scales it</source>
        <translation>{width} × {height} pixels zolang niemand schaalt</translation>
    </message>
    <message>
        <source>One page of {width} × {height} mm</source>
        <translation>Eén pagina van {width} × {height} mm</translation>
    </message>
    <message>
        <source>{width} × {height} pixels, takes {memory} MB of memory</source>
        <translation>{width} × {height} pixels, kost {memory} MB geheugen</translation>
    </message>
    <message>
        <source>; that is too much, choose fewer pixels</source>
        <translation>; dat is te veel, kies minder pixels</translation>
    </message>
    <message>
        <source>{name} exists already.</source>
        <translation>{name} bestaat al.</translation>
    </message>
    <message>
        <source>Not written: {why}</source>
        <translation>Niet geschreven: {why}</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Untitled {number}</source>
        <translation>Zonder titel {number}</translation>
    </message>
    <message>
        <source>Open scenarios</source>
        <translation>Scenario’s openen</translation>
    </message>
    <message>
        <source>Scenarios ({patterns});;All files (*)</source>
        <translation>Scenario’s ({patterns});;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Dit bestand kan niet worden geopend</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) cannot be opened</source>
        <translation>
            <numerusform>%n bestand kan niet worden geopend</numerusform>
            <numerusform>%n bestanden kunnen niet worden geopend</numerusform>
        </translation>
    </message>
    <message>
        <source>{path}: this is a folder; choose files in it</source>
        <translation>{path}: dit is een map; kies bestanden erin</translation>
    </message>
    <message>
        <source>{path}: no file can be called that</source>
        <translation>{path}: zo kan geen bestand heten</translation>
    </message>
    <message>
        <source>The file is read-only. Changes can be saved under another name.</source>
        <translation>Het bestand is alleen-lezen. Wijzigingen kunnen onder een andere naam worden opgeslagen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>No longer there: {names}</source>
        <translation>Niet meer aanwezig: {names}</translation>
    </message>
    <message>
        <source>Wrote {name}</source>
        <translation>{name} geschreven</translation>
    </message>
    <message>
        <source>No copy could be kept: {why}</source>
        <translation>Er kon geen kopie worden bewaard: {why}</translation>
    </message>
    <message>
        <source>{path}: {reason}</source>
        <translation>{path}: {reason}</translation>
    </message>
</context>
<context>
    <name>FindAction</name>
    <message>
        <source>Find an action</source>
        <translation>Actie zoeken</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Wat wilt u doen?</translation>
    </message>
    <message>
        <source>Words of the action</source>
        <translation>Woorden van de actie</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acties</translation>
    </message>
    <message>
        <source>{action}, not possible now</source>
        <translation>{action}, nu niet mogelijk</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find pieces, units, labels, hexes and texts</source>
        <translation>Stukken, eenheden, labels, vakken en teksten zoeken</translation>
    </message>
    <message>
        <source>Find on the map and in the texts</source>
        <translation>Zoeken op de kaart en in de teksten</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Vorige</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} van {all}</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Niets gevonden</translation>
    </message>
</context>
<context>
    <name>Gaps</name>
    <message>
        <source>Air drops</source>
        <translation>Luchtlandingen</translation>
    </message>
    <message>
        <source>Breakthrough board</source>
        <translation>Breakthrough-bord</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Mijnen</translation>
    </message>
    <message>
        <source>Must Exit</source>
        <translation>Het bord verlaten</translation>
    </message>
    <message>
        <source>Overlord board</source>
        <translation>Overlord-bord</translation>
    </message>
    <message>
        <source>Reserves</source>
        <translation>Reserves</translation>
    </message>
    <message>
        <source>Special rules that only the text tells</source>
        <translation>Speciale regels die alleen in de tekst staan</translation>
    </message>
    <message>
        <source>Sudden death</source>
        <translation>Sudden death</translation>
    </message>
    <message>
        <source>What lies off the board is left out</source>
        <translation>Wat buiten het bord ligt, blijft weg</translation>
    </message>
    <message>
        <source>Who begins is left to the special rules</source>
        <translation>Wie begint, wordt aan de speciale regels overgelaten</translation>
    </message>
    <message>
        <source>a unit of unknown kind or side is left out</source>
        <translation>een eenheid van onbekende soort of onbekend kamp blijft weg</translation>
    </message>
    <message>
        <source>both sides may leave there</source>
        <translation>beide kampen mogen daar weg</translation>
    </message>
    <message>
        <source>flags of its attacks can be ignored</source>
        <translation>vlaggen van haar aanvallen kunnen worden genegeerd</translation>
    </message>
    <message>
        <source>it battles on wire or removes it, not both</source>
        <translation>ze vecht op prikkeldraad of verwijdert het, niet allebei</translation>
    </message>
    <message>
        <source>it carries nobody</source>
        <translation>ze vervoert niemand</translation>
    </message>
    <message>
        <source>it does not attack a second time</source>
        <translation>ze valt geen tweede keer aan</translation>
    </message>
    <message>
        <source>it fetches no discarded card</source>
        <translation>ze haalt geen afgelegde kaart terug</translation>
    </message>
    <message>
        <source>it fires no smoke shells</source>
        <translation>ze vuurt geen rookgranaten</translation>
    </message>
    <message>
        <source>it gives no dice</source>
        <translation>het geeft geen stenen</translation>
    </message>
    <message>
        <source>it gives no further order</source>
        <translation>ze geeft geen extra bevel</translation>
    </message>
    <message>
        <source>it is not built during the game</source>
        <translation>wordt tijdens het spel niet gebouwd</translation>
    </message>
    <message>
        <source>it lays no smoke</source>
        <translation>ze legt geen rook</translation>
    </message>
    <message>
        <source>it marks no unit that it hits</source>
        <translation>ze markeert geen eenheid die ze treft</translation>
    </message>
    <message>
        <source>it only stands there</source>
        <translation>staat er alleen maar</translation>
    </message>
    <message>
        <source>it stays for the whole game</source>
        <translation>blijft het hele spel liggen</translation>
    </message>
    <message>
        <source>it supplies nobody</source>
        <translation>ze bevoorraadt niemand</translation>
    </message>
    <message>
        <source>its accessory does nothing</source>
        <translation>haar toebehoren doet niets</translation>
    </message>
    <message>
        <source>its capture costs no cards</source>
        <translation>de verovering kost geen kaarten</translation>
    </message>
    <message>
        <source>its condition is only in the text</source>
        <translation>de voorwaarde staat alleen in de tekst</translation>
    </message>
    <message>
        <source>its strength is not known</source>
        <translation>de sterkte is niet bekend</translation>
    </message>
    <message>
        <source>its terms are only in the text</source>
        <translation>de voorwaarden staan alleen in de tekst</translation>
    </message>
    <message>
        <source>no figures are recovered there</source>
        <translation>er herstellen daar geen figuren</translation>
    </message>
    <message>
        <source>nobody is dropped</source>
        <translation>niemand wordt gedropt</translation>
    </message>
    <message>
        <source>nobody must</source>
        <translation>niemand moet</translation>
    </message>
    <message>
        <source>one player a side plays one card a turn, without field generals</source>
        <translation>één speler per kamp speelt één kaart per beurt, zonder veldgeneraals</translation>
    </message>
    <message>
        <source>see the units that would supply others</source>
        <translation>zie de eenheden die anderen zouden bevoorraden</translation>
    </message>
    <message>
        <source>the Allies do</source>
        <translation>het zijn de Geallieerden</translation>
    </message>
    <message>
        <source>the base deck is used, not the Breakthrough deck</source>
        <translation>gespeeld wordt met de kaarten van het basisspel, niet met die van Breakthrough</translation>
    </message>
    <message>
        <source>the piece is unknown and means nothing</source>
        <translation>het stuk is onbekend en betekent niets</translation>
    </message>
    <message>
        <source>the side is not stated</source>
        <translation>het kamp is niet opgegeven</translation>
    </message>
    <message>
        <source>the side or the number of units is not stated</source>
        <translation>het kamp of het aantal eenheden is niet opgegeven</translation>
    </message>
    <message>
        <source>the strengths of one set are known, and always used</source>
        <translation>de sterktes van één set zijn bekend en gelden altijd</translation>
    </message>
    <message>
        <source>the strengths of that set are not known</source>
        <translation>de sterktes van die set zijn niet bekend</translation>
    </message>
    <message>
        <source>the strengths of winter mines are not known</source>
        <translation>de sterktes van wintermijnen zijn niet bekend</translation>
    </message>
    <message>
        <source>the trait is unknown and means nothing</source>
        <translation>het kenmerk is onbekend en betekent niets</translation>
    </message>
    <message>
        <source>they do not arrive</source>
        <translation>ze komen niet</translation>
    </message>
    <message>
        <source>those of the Terrain Pack are used</source>
        <translation>die van het Terrain Pack gelden</translation>
    </message>
    <message>
        <source>units do not use it</source>
        <translation>eenheden gebruiken het niet</translation>
    </message>
    <message>
        <source>what it does is not known</source>
        <translation>wat het doet is niet bekend</translation>
    </message>
    <message>
        <source>what lies off the board is left out</source>
        <translation>wat buiten het bord ligt, blijft weg</translation>
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
        <translation>Fictief</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Einde</translation>
    </message>
    <message>
        <source>Board face</source>
        <translation>Bordzijde</translation>
    </message>
    <message>
        <source>At the top</source>
        <translation>Bovenaan</translation>
    </message>
    <message>
        <source>Moves first</source>
        <translation>Begint</translation>
    </message>
    <message>
        <source>As the special rules say</source>
        <translation>Volgens de speciale regels</translation>
    </message>
    <message>
        <source>Western Front</source>
        <translation>Westfront</translation>
    </message>
    <message>
        <source>Eastern Front</source>
        <translation>Oostfront</translation>
    </message>
    <message>
        <source>Pacific</source>
        <translation>Stille Oceaan</translation>
    </message>
    <message>
        <source>Mediterranean</source>
        <translation>Middellandse Zee</translation>
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
        <translation>Scenario fictief noemen</translation>
    </message>
    <message>
        <source>Call the scenario historical</source>
        <translation>Scenario historisch noemen</translation>
    </message>
    <message>
        <source>Set the first day</source>
        <translation>Eerste dag instellen</translation>
    </message>
    <message>
        <source>Set the last day</source>
        <translation>Laatste dag instellen</translation>
    </message>
    <message>
        <source>Set board face to {face}</source>
        <translation>Bordzijde: {face}</translation>
    </message>
    <message>
        <source>Let the {side} sit at the top</source>
        <translation>{side} bovenaan laten zitten</translation>
    </message>
    <message>
        <source>Let the special rules say who moves first</source>
        <translation>Speciale regels laten zeggen wie begint</translation>
    </message>
    <message>
        <source>Let the {side} move first</source>
        <translation>{side} laten beginnen</translation>
    </message>
</context>
<context>
    <name>GoToBar</name>
    <message>
        <source>Go to hex</source>
        <translation>Ga naar vak</translation>
    </message>
    <message>
        <source>{first} to {last}, then Enter; capitals do not matter</source>
        <translation>{first} tot {last}, dan Enter; hoofdletters maken niet uit</translation>
    </message>
    <message>
        <source>There is no hex {name} on this board.</source>
        <translation>Een vak {name} is er niet op dit bord.</translation>
    </message>
</context>
<context>
    <name>Goals</name>
    <message>
        <source>Medals and exits</source>
        <translation>Medailles en uitgangen</translation>
    </message>
    <message>
        <source>No medals and exits yet. Click a hex with the medal tool to add one.</source>
        <translation>Nog geen medailles en uitgangen. Klik met het medaillegereedschap op een vak om er een toe te voegen.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bewerken…</translation>
    </message>
</context>
<context>
    <name>HexEntry</name>
    <message>
        <source>Hexes</source>
        <translation>Vakken</translation>
    </message>
    <message>
        <source>Such as C5, D5, e4</source>
        <translation>Zoals C5, D5, e4</translation>
    </message>
    <message>
        <source>Use selected hexes</source>
        <translation>Geselecteerde vakken gebruiken</translation>
    </message>
    <message>
        <source>Select hexes on the board; Shift adds, Ctrl removes</source>
        <translation>Selecteer vakken op het bord; Shift voegt toe, Ctrl haalt weg</translation>
    </message>
    <message>
        <source>Fill the stretch between</source>
        <translation>Stuk ertussen vullen</translation>
    </message>
    <message>
        <source>It takes at least one hex.</source>
        <translation>Er is minstens één vak nodig.</translation>
    </message>
    <message>
        <source>The board has no hex “{word}”.</source>
        <translation>Het bord heeft geen vak ‘{word}’.</translation>
    </message>
</context>
<context>
    <name>HexHeader</name>
    <message>
        <source>Medals and exits</source>
        <translation>Medailles en uitgangen</translation>
    </message>
    <message>
        <source>{number} hexes</source>
        <translation>{number} vakken</translation>
    </message>
    <message>
        <source>Medals and exits…</source>
        <translation>Medailles en uitgangen…</translation>
    </message>
    <message>
        <source>Add medal or exit…</source>
        <translation>Medaille of uitgang toevoegen…</translation>
    </message>
    <message>
        <source>and {number} more, see Problems</source>
        <translation>en nog {number}, zie Problemen</translation>
    </message>
</context>
<context>
    <name>InventoryPanel</name>
    <message>
        <source>Piece</source>
        <translation>Stuk</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Nodig</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Over</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Uitnemen</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Stukken</translation>
    </message>
    <message>
        <source>Pick list</source>
        <translation>Paklijst</translation>
    </message>
    <message>
        <source>My boxes</source>
        <translation>Mijn dozen</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Dozen</translation>
    </message>
    <message>
        <source>{number} missing</source>
        <translation>{number} te kort</translation>
    </message>
    <message>
        <source>Your list of boxes cannot be read, and is left as it is: {why}</source>
        <translation>De lijst met dozen kan niet worden gelezen en blijft zoals ze is: {why}</translation>
    </message>
    <message>
        <source>Open a scenario to see what it takes out of your boxes.</source>
        <translation>Open een scenario om te zien wat het uit de dozen neemt.</translation>
    </message>
    <message>
        <source>Needs {boxes}.</source>
        <translation>Heeft {boxes} nodig.</translation>
    </message>
    <message>
        <source>Tell under “My boxes” what you own to see what is left.</source>
        <translation>Geef onder ‘Mijn dozen’ op wat er is, om te zien wat over is.</translation>
    </message>
    <message>
        <source>Not enough: {proofs}.</source>
        <translation>Niet genoeg: {proofs}.</translation>
    </message>
    <message>
        <source>Your boxes hold everything.</source>
        <translation>De dozen bevatten alles.</translation>
    </message>
</context>
<context>
    <name>ItemForm</name>
    <message>
        <source>either side</source>
        <translation>beide kampen</translation>
    </message>
    <message>
        <source>Set side of {item} to {side}</source>
        <translation>Kamp van {item}: {side}</translation>
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
        <translation>Tekst in {language}</translation>
    </message>
    <message>
        <source>Write {name}</source>
        <translation>{name} schrijven</translation>
    </message>
</context>
<context>
    <name>Layers</name>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Vergrendelen</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Lagen</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Teksten</translation>
    </message>
    <message>
        <source>Markers, medals, exits</source>
        <translation>Marker, medaille, uitgang</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Eenheden</translation>
    </message>
    <message>
        <source>Obstacles</source>
        <translation>Obstakels</translation>
    </message>
    <message>
        <source>Bunkers and bridges</source>
        <translation>Bunkers en bruggen</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terrein</translation>
    </message>
    <message>
        <source>Rivers, roads and rails</source>
        <translation>Rivieren, wegen en spoorlijnen</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Ondergrond</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coördinaten</translation>
    </message>
    <message>
        <source>Section lines</source>
        <translation>Sectielijnen</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Raster</translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <source>Library</source>
        <translation>Bibliotheek</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Search titles and names of files</source>
        <translation>Titels en bestandsnamen doorzoeken</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spelbord</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Alle spelborden</translation>
    </message>
    <message>
        <source>Face of the board</source>
        <translation>Bordzijde</translation>
    </message>
    <message>
        <source>All faces</source>
        <translation>Alle zijden</translation>
    </message>
    <message>
        <source>From my boxes</source>
        <translation>Met mijn dozen</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Kan niet worden gelezen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Bordzijde</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>As-mogendheden</translation>
    </message>
    <message>
        <source>Allies</source>
        <translation>Geallieerden</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scenario’s</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Pick one</source>
        <translation>Kies er een</translation>
    </message>
    <message>
        <source>Find near duplicates</source>
        <translation>Bijna gelijke zoeken</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Map toevoegen…</translation>
    </message>
    <message>
        <source>Remove folders</source>
        <translation>Mappen verwijderen</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Map toevoegen</translation>
    </message>
    <message>
        <source>Reading: {read} of {total}</source>
        <translation>Gelezen: {read} van {total}</translation>
    </message>
    <message>
        <source>{shown} of {total}</source>
        <translation>{shown} van {total}</translation>
    </message>
</context>
<context>
    <name>LineField</name>
    <message>
        <source>mixed</source>
        <translation>verschillend</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Not saved yet</source>
        <translation>Nog niet opgeslagen</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Welkom</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Er ging iets mis</translation>
    </message>
    <message>
        <source>Copies of all scenarios were kept; you can go on, or save and start again.</source>
        <translation>Van alle scenario’s zijn kopieën bewaard; doorgaan kan, of opslaan en opnieuw starten.</translation>
    </message>
    <message>
        <source>Copies could not be kept. Save your scenarios under other names.</source>
        <translation>Er konden geen kopieën worden bewaard. Sla de scenario’s onder andere namen op.</translation>
    </message>
    <message>
        <source>The boxes were not saved: {why}</source>
        <translation>De dozen zijn niet opgeslagen: {why}</translation>
    </message>
</context>
<context>
    <name>MarkerEditor</name>
    <message>
        <source>Side</source>
        <translation>Kamp</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>Niet opgegeven</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Kenmerken</translation>
    </message>
    <message>
        <source>Give {name} to {side}</source>
        <translation>{name} voor {side}</translation>
    </message>
    <message>
        <source>Take the side off {name}</source>
        <translation>{name}: geen kamp</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Overlay</source>
        <translation>Overlay</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Undo {step}</source>
        <translation>Ongedaan maken: {step}</translation>
    </message>
    <message>
        <source>Redo {step}</source>
        <translation>Opnieuw: {step}</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Panelen</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Gereedschap</translation>
    </message>
    <message>
        <source>Bocage {version}, a scenario workshop for the board game Memoir ’44. An independent project of players; the game’s name belongs to its publisher.</source>
        <translation>Bocage {version}, een scenariowerkplaats voor het bordspel Memoir ’44. Een onafhankelijk project van spelers; de naam van het spel is van de uitgever.</translation>
    </message>
    <message>
        <source>About Bocage</source>
        <translation>Over Bocage</translation>
    </message>
</context>
<context>
    <name>NewLanguage</name>
    <message>
        <source>Code of a language</source>
        <translation>Code van een taal</translation>
    </message>
    <message>
        <source>Such as fr, es or pl</source>
        <translation>Zoals fr, es of pl</translation>
    </message>
    <message>
        <source>Add language</source>
        <translation>Taal toevoegen</translation>
    </message>
    <message>
        <source>“{code}” is no code of a language.</source>
        <translation>‘{code}’ is geen code van een taal.</translation>
    </message>
</context>
<context>
    <name>NewScenario</name>
    <message>
        <source>New scenario</source>
        <translation>Nieuw scenario</translation>
    </message>
    <message>
        <source>Title (may come later)</source>
        <translation>Titel (mag later)</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Aanmaken</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Beginnen met</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spelbord</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Bordzijde</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Leeg spelbord</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>Notes to yourself</source>
        <translation>Eigen notities</translation>
    </message>
    <message>
        <source>Never printed</source>
        <translation>Worden nooit afgedrukt</translation>
    </message>
    <message>
        <source>Write notes</source>
        <translation>Notities schrijven</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>mixed</source>
        <translation>verschillend</translation>
    </message>
</context>
<context>
    <name>ObjectiveForm</name>
    <message>
        <source>Type</source>
        <translation>Soort</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Kamp</translation>
    </message>
    <message>
        <source>Either side</source>
        <translation>Beide kampen</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Medailles</translation>
    </message>
    <message>
        <source>Hexes to hold</source>
        <translation>Te houden vakken</translation>
    </message>
    <message>
        <source>How many hexes of the group must be held at once</source>
        <translation>Hoeveel vakken van de groep tegelijk gehouden moeten worden</translation>
    </message>
    <message>
        <source>Stated by the file</source>
        <translation>Door het bestand opgegeven</translation>
    </message>
    <message>
        <source>Without this, the file shows a bare medal and leaves its terms to the text</source>
        <translation>Zonder dit toont het bestand alleen een medaille en laat het de voorwaarden aan de tekst</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>Medals there</source>
        <translation>Medailles daar</translation>
    </message>
    <message>
        <source>Set type of {item} to {type}</source>
        <translation>Soort van {item}: {type}</translation>
    </message>
    <message>
        <source>Set worth of {item} to {value}</source>
        <translation>Waarde van {item}: {value}</translation>
    </message>
    <message>
        <source>Set hexes to hold of {item} to {value}</source>
        <translation>Te houden vakken van {item}: {value}</translation>
    </message>
    <message>
        <source>State the terms of {item}</source>
        <translation>Voorwaarden van {item} opgeven</translation>
    </message>
    <message>
        <source>Leave the terms of {item} to the text</source>
        <translation>Voorwaarden van {item} aan de tekst laten</translation>
    </message>
    <message>
        <source>Lay other medals for {item}</source>
        <translation>Andere medailles leggen voor {item}</translation>
    </message>
</context>
<context>
    <name>Objectives</name>
    <message>
        <source>Medals and exits here</source>
        <translation>Medailles en uitgangen hier</translation>
    </message>
    <message>
        <source>New medal</source>
        <translation>Nieuwe medaille</translation>
    </message>
    <message>
        <source>New exit</source>
        <translation>Nieuwe uitgang</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Vakken</translation>
    </message>
    <message>
        <source>Medals and exits of {hex}</source>
        <translation>Medailles en uitgangen van {hex}</translation>
    </message>
    <message>
        <source>Exits lie on the edge of the board</source>
        <translation>Uitgangen liggen aan de rand van het bord</translation>
    </message>
    <message>
        <source>Nothing can be won here yet. Add a medal or an exit.</source>
        <translation>Hier valt nog niets te winnen. Voeg een medaille of een uitgang toe.</translation>
    </message>
    <message>
        <source>the exit on {hex}</source>
        <translation>uitgang op {hex}</translation>
    </message>
    <message>
        <source>the medal on {hex}</source>
        <translation>medaille op {hex}</translation>
    </message>
    <message>
        <source>Set hexes of {item}</source>
        <translation>Vakken van {item} instellen</translation>
    </message>
    <message>
        <source>Add {item}</source>
        <translation>{item} toevoegen</translation>
    </message>
    <message>
        <source>Remove {item}</source>
        <translation>{item} verwijderen</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>A newer release of Bocage wrote this file. It can be looked at, not changed.</source>
        <translation>Een nieuwere versie van Bocage heeft dit bestand geschreven. Het kan bekeken worden, niet gewijzigd.</translation>
    </message>
    <message numerus="yes">
        <source>Reading this file gave %n remark(s).</source>
        <translation>
            <numerusform>Het lezen van dit bestand gaf %n opmerking.</numerusform>
            <numerusform>Het lezen van dit bestand gaf %n opmerkingen.</numerusform>
        </translation>
    </message>
    <message>
        <source>What reading the file gave to say</source>
        <translation>Wat bij het lezen van het bestand opviel</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>none left, {number} missing</source>
        <translation>geen over, {number} te kort</translation>
    </message>
    <message>
        <source>number not known</source>
        <translation>aantal onbekend</translation>
    </message>
    <message>
        <source>none in your boxes</source>
        <translation>geen in de dozen</translation>
    </message>
    <message>
        <source>{left} of {total} left</source>
        <translation>{left} van {total} over</translation>
    </message>
    <message>
        <source>Search pieces</source>
        <translation>Stukken zoeken</translation>
    </message>
    <message>
        <source>Show the pieces of a box</source>
        <translation>De stukken van een doos tonen</translation>
    </message>
    <message>
        <source>All boxes</source>
        <translation>Alle dozen</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Stukken</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Uit favorieten verwijderen</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Aan favorieten toevoegen</translation>
    </message>
</context>
<context>
    <name>PaletteModel</name>
    <message>
        <source>Recent</source>
        <translation>Recent</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favorieten</translation>
    </message>
    <message>
        <source>{name} (elite)</source>
        <translation>{name} (elite)</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>Medals that lie there</source>
        <translation>Medailles die daar liggen</translation>
    </message>
    <message>
        <source>Medal to lay there</source>
        <translation>Medaille om daar te leggen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
</context>
<context>
    <name>Playing</name>
    <message numerus="yes">
        <source>The test play left %n note(s).</source>
        <translation>
            <numerusform>Het proefspel liet %n notitie na.</numerusform>
            <numerusform>Het proefspel liet %n notities na.</numerusform>
        </translation>
    </message>
    <message>
        <source>Notes on the test play</source>
        <translation>Notities bij het proefspel</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Problems</source>
        <translation>Problemen</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filteren</translation>
    </message>
    <message>
        <source>Filter problems</source>
        <translation>Problemen filteren</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Herstellen</translation>
    </message>
    <message>
        <source>Fix all of this kind</source>
        <translation>Alle van deze soort herstellen</translation>
    </message>
    <message>
        <source>Open a scenario, and what is wrong with it is listed here.</source>
        <translation>Open een scenario, en wat eraan mankeert staat hier.</translation>
    </message>
    <message>
        <source>No problem contains these words.</source>
        <translation>Geen probleem bevat deze woorden.</translation>
    </message>
    <message>
        <source>Nothing found by {number} checks.</source>
        <translation>{number} controles, niets gevonden.</translation>
    </message>
    <message>
        <source>Fix would: {title}</source>
        <translation>Herstel: {title}</translation>
    </message>
</context>
<context>
    <name>Properties</name>
    <message>
        <source>Note to yourself</source>
        <translation>Eigen notitie</translation>
    </message>
    <message>
        <source>Remove piece</source>
        <translation>Stuk verwijderen</translation>
    </message>
    <message>
        <source>Add label</source>
        <translation>Tekst toevoegen</translation>
    </message>
    <message>
        <source>Note to yourself; it is never printed</source>
        <translation>Eigen notitie; wordt nooit afgedrukt</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschappen</translation>
    </message>
    <message>
        <source>Nothing is selected.

Click a hex of the board with the Select tool to see and change what lies there; draw a frame to take several.</source>
        <translation>Er is niets geselecteerd.

Klik met het gereedschap Selecteren op een vak van het bord om te zien en te wijzigen wat er ligt; trek een kader om er meer te nemen.</translation>
    </message>
    <message>
        <source>Open a scenario, or begin a new one.</source>
        <translation>Open een scenario of begin een nieuw.</translation>
    </message>
    <message>
        <source>Bocage does not know this piece, and keeps it as it is.</source>
        <translation>Bocage kent dit stuk niet en houdt het zoals het is.</translation>
    </message>
    <message>
        <source>This layer is locked.</source>
        <translation>Deze laag is vergrendeld.</translation>
    </message>
    <message>
        <source>a label</source>
        <translation>tekst</translation>
    </message>
    <message>
        <source>{number} pieces</source>
        <translation>{number} stukken</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Notitie schrijven</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} verwijderen</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>{dice}, {percent} to eliminate the unit, worth {medals}</source>
        <translation>{dice}, {percent} kans om de eenheid uit te schakelen, {medals} waard</translation>
    </message>
    <message>
        <source>from there it attacks {cell} with {dice}, worth {medals}</source>
        <translation>van daaruit valt ze {cell} aan ({dice}), {medals} waard</translation>
    </message>
    <message>
        <source>for objectives and exits the hex is worth {medals} more</source>
        <translation>voor doelen en uitgangen is het vak {medals} meer waard</translation>
    </message>
    <message>
        <source>it comes nearer to the enemy</source>
        <translation>ze komt dichter bij de vijand</translation>
    </message>
    <message>
        <source>it is safer there, by {medals}</source>
        <translation>daar is ze veiliger, {medals} waard</translation>
    </message>
    <message>
        <source>it is the best that is left</source>
        <translation>het is het beste wat overblijft</translation>
    </message>
    <message>
        <source>a unit that leaves the board is worth {medals}</source>
        <translation>een eenheid die het bord verlaat is {medals} waard</translation>
    </message>
    <message>
        <source>what it does now is worth {medals} more than the card in hand</source>
        <translation>nu levert ze {medals} meer op dan in de hand</translation>
    </message>
    <message>
        <source>an order to this unit is worth {medals}</source>
        <translation>deze eenheid activeren is {medals} waard</translation>
    </message>
    <message>
        <source>nothing more is worth doing</source>
        <translation>meer is de moeite niet waard</translation>
    </message>
    <message>
        <source>the unit stands better where it is</source>
        <translation>de eenheid staat beter waar ze is</translation>
    </message>
    <message>
        <source>in hand it is worth {medals}, the most of those drawn</source>
        <translation>in de hand is ze {medals} waard, het meest van de getrokken kaarten</translation>
    </message>
    <message>
        <source>in hand it is worth least</source>
        <translation>in de hand is ze het minst waard</translation>
    </message>
    <message>
        <source>the attacked unit strikes first</source>
        <translation>de aangevallen eenheid slaat eerst toe</translation>
    </message>
    <message>
        <source>its figures are worth {medals}</source>
        <translation>haar figuren zijn {medals} waard</translation>
    </message>
    <message>
        <source>there is nothing better to attack</source>
        <translation>er is niets beters om aan te vallen</translation>
    </message>
    <message>
        <source>the orders there are worth {medals}</source>
        <translation>de bevelen daar zijn {medals} waard</translation>
    </message>
    <message>
        <source>played on, it comes to {medals} more than what looked best, in {games}</source>
        <translation>verder gespeeld levert het {medals} meer op dan wat het beste leek, in {games}</translation>
    </message>
    <message>
        <source>of all that was compared it promises most, in {games} played on as well</source>
        <translation>van alles wat vergeleken is belooft het het meest, ook verder gespeeld in {games}</translation>
    </message>
    <message>
        <source>the player tells no reason</source>
        <translation>de speler noemt geen reden</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Recent geopend</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Nog geen bestanden</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n missing file(s) from the list</source>
        <translation>
            <numerusform>%n ontbrekend bestand uit de lijst verwijderen</numerusform>
            <numerusform>%n ontbrekende bestanden uit de lijst verwijderen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} (missing)</source>
        <translation>{name} (ontbreekt)</translation>
    </message>
    <message>
        <source>Always list {name}</source>
        <translation>{name} altijd tonen</translation>
    </message>
</context>
<context>
    <name>RecordValue</name>
    <message>
        <source>Side</source>
        <translation>Kamp</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Eenheden</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Medailles</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Secties</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Optie</translation>
    </message>
</context>
<context>
    <name>RecoveredDialog</name>
    <message>
        <source>Recovered scenarios</source>
        <translation>Herstelde scenario’s</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>nooit opgeslagen</translation>
    </message>
    <message>
        <source>Open recovered</source>
        <translation>Herstelde openen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Weggooien</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Later</translation>
    </message>
    <message>
        <source>Bocage ended before these scenarios were saved. The files are untouched.</source>
        <translation>Bocage eindigde voordat deze scenario’s waren opgeslagen. De bestanden zijn onaangeroerd.</translation>
    </message>
</context>
<context>
    <name>Recovering</name>
    <message>
        <source>Recover changes</source>
        <translation>Wijzigingen herstellen</translation>
    </message>
</context>
<context>
    <name>Repairs</name>
    <message>
        <source>The scenario has changed since; the fix does not fit it.</source>
        <translation>Het scenario is sindsdien gewijzigd; het herstel past niet meer.</translation>
    </message>
    <message>
        <source>Fix: {title}</source>
        <translation>Herstellen: {title}</translation>
    </message>
    <message numerus="yes">
        <source>Fix all of kind {code} (%n)</source>
        <translation>
            <numerusform>Alle van soort {code} herstellen (%n)</numerusform>
            <numerusform>Alle van soort {code} herstellen (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplacePieces</name>
    <message>
        <source>Replace pieces</source>
        <translation>Stukken vervangen</translation>
    </message>
    <message>
        <source>Tiles, obstacles and markers</source>
        <translation>Terreinstukken, obstakels en markeringen</translation>
    </message>
    <message>
        <source>Kinds of unit</source>
        <translation>Soorten eenheden</translation>
    </message>
    <message>
        <source>Figure sets</source>
        <translation>Figurensets</translation>
    </message>
    <message>
        <source>Badges</source>
        <translation>Emblemen</translation>
    </message>
    <message>
        <source>On the selected hexes only</source>
        <translation>Alleen op de geselecteerde vakken</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Vervangen</translation>
    </message>
    <message>
        <source>This</source>
        <translation>Dit</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Door</translation>
    </message>
    <message>
        <source>Replace {old} by {new}</source>
        <translation>{old} door {new} vervangen</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) would change.</source>
        <translation>
            <numerusform>%n vak zou veranderen.</numerusform>
            <numerusform>%n vakken zouden veranderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is locked or hidden stays.</source>
        <translation>Wat vergrendeld of verborgen is, blijft.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Copy details</source>
        <translation>Details kopiëren</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>Switch on {rule}</source>
        <translation>{rule} inschakelen</translation>
    </message>
    <message>
        <source>Switch off {rule}</source>
        <translation>{rule} uitschakelen</translation>
    </message>
    <message>
        <source>Set {rule}</source>
        <translation>{rule} instellen</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Filter special rules</source>
        <translation>Speciale regels filteren</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filteren</translation>
    </message>
    <message>
        <source>{name} (unknown)</source>
        <translation>{name} (onbekend)</translation>
    </message>
    <message>
        <source>Switch off {rule}</source>
        <translation>{rule} uitschakelen</translation>
    </message>
</context>
<context>
    <name>SaveChanges</name>
    <message>
        <source>Save changes?</source>
        <translation>Wijzigingen opslaan?</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>nooit opgeslagen</translation>
    </message>
    <message>
        <source>These scenarios have changes that are not saved:</source>
        <translation>Deze scenario’s hebben wijzigingen die niet zijn opgeslagen:</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>{name} was changed by another program after it was opened here.</source>
        <translation>{name} is door een ander programma gewijzigd nadat het hier werd geopend.</translation>
    </message>
    <message>
        <source>Save scenario</source>
        <translation>Scenario opslaan</translation>
    </message>
    <message>
        <source>{name} exists already.</source>
        <translation>{name} bestaat al.</translation>
    </message>
    <message>
        <source>{name} is open in another tab. Choose another name.</source>
        <translation>{name} is in een ander tabblad geopend. Kies een andere naam.</translation>
    </message>
    <message>
        <source>Saved {name}</source>
        <translation>{name} opgeslagen</translation>
    </message>
    <message numerus="yes">
        <source>Saved. Other programs will not see everything: %n remark(s).</source>
        <translation>
            <numerusform>Opgeslagen. Andere programma’s zien niet alles: %n opmerking.</numerusform>
            <numerusform>Opgeslagen. Andere programma’s zien niet alles: %n opmerkingen.</numerusform>
        </translation>
    </message>
    <message>
        <source>What?</source>
        <translation>Wat?</translation>
    </message>
    <message>
        <source>Other programs will not see this</source>
        <translation>Andere programma’s zien dit niet</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Not saved: {why}</source>
        <translation>Niet opgeslagen: {why}</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Opslaan als…</translation>
    </message>
    <message>
        <source>This scenario was not saved</source>
        <translation>Dit scenario is niet opgeslagen</translation>
    </message>
</context>
<context>
    <name>ScenarioPanel</name>
    <message>
        <source>General</source>
        <translation>Algemeen</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Teksten</translation>
    </message>
    <message>
        <source>Medals and exits</source>
        <translation>Medailles en uitgangen</translation>
    </message>
    <message>
        <source>Special rules</source>
        <translation>Speciale regels</translation>
    </message>
    <message>
        <source>Boxes needed</source>
        <translation>Benodigde dozen</translation>
    </message>
    <message>
        <source>Notes to yourself</source>
        <translation>Eigen notities</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scenario</translation>
    </message>
    <message>
        <source>Open a scenario, or begin a new one.</source>
        <translation>Open een scenario of begin een nieuw.</translation>
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
        <translation>centrum</translation>
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
        <translation>Een nieuwere versie van Bocage heeft dit bestand geschreven; het kan hier niet worden gewijzigd.</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Sneltoetsen</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Acties en toetsen zoeken</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Druk op de nieuwe toets</translation>
    </message>
    <message>
        <source>Keep the keys that it has</source>
        <translation>Huidige toetsen behouden</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Geen toets</translation>
    </message>
    <message>
        <source>Take the key from the other</source>
        <translation>De toets van de andere overnemen</translation>
    </message>
    <message>
        <source>Reset this one</source>
        <translation>Deze herstellen</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alles herstellen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acties</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Actie</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nieuwe toets</translation>
    </message>
    <message>
        <source>Usually: {keys}</source>
        <translation>Gewoonlijk: {keys}</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>geen toets</translation>
    </message>
    <message>
        <source>{key} is needed for typing, for moving about or for the menus.</source>
        <translation>{key} is nodig om te typen, om te bewegen of voor de menu’s.</translation>
    </message>
    <message>
        <source>{key} belongs to “{action}” ({menu}).</source>
        <translation>{key} hoort bij “{action}” ({menu}).</translation>
    </message>
</context>
<context>
    <name>Speaking</name>
    <message>
        <source>La&amp;nguage</source>
        <translation>&amp;Taal</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Zoals het systeem</translation>
    </message>
</context>
<context>
    <name>Stack</name>
    <message>
        <source>What lies here, from top to bottom</source>
        <translation>Wat hier ligt, van boven naar beneden</translation>
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
            <numerusform>%n fout</numerusform>
            <numerusform>%n fouten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n waarschuwing</numerusform>
            <numerusform>%n waarschuwingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n opmerking</numerusform>
            <numerusform>%n opmerkingen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextField</name>
    <message>
        <source>mixed</source>
        <translation>verschillend</translation>
    </message>
</context>
<context>
    <name>TextsInStep</name>
    <message>
        <source>Texts in step with the map ({language})</source>
        <translation>Teksten in overeenstemming met de kaart ({language})</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Copy the selected lines, or all if none is selected</source>
        <translation>De gekozen regels kopiëren, of alle als er geen gekozen is</translation>
    </message>
    <message>
        <source>Add the marked lines</source>
        <translation>Gemarkeerde regels toevoegen</translation>
    </message>
    <message>
        <source>Replace the text</source>
        <translation>Tekst vervangen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Your text</source>
        <translation>Je tekst</translation>
    </message>
    <message>
        <source>What the map says</source>
        <translation>Wat de kaart zegt</translation>
    </message>
    <message>
        <source>The text has all of these lines.</source>
        <translation>De tekst bevat al deze regels.</translation>
    </message>
    <message numerus="yes">
        <source>The text lacks %n line(s), marked with a sign.</source>
        <translation>
            <numerusform>In de tekst ontbreekt %n regel; er staat een teken voor.</numerusform>
            <numerusform>In de tekst ontbreken %n regels; er staat een teken voor.</numerusform>
        </translation>
    </message>
    <message>
        <source>{line} (not in the text)</source>
        <translation>{line} (niet in de tekst)</translation>
    </message>
    <message>
        <source>Add generated lines to {text} ({language})</source>
        <translation>Gegenereerde regels aan {text} toevoegen ({language})</translation>
    </message>
    <message>
        <source>Replace {text} by generated lines ({language})</source>
        <translation>{text} door gegenereerde regels vervangen ({language})</translation>
    </message>
</context>
<context>
    <name>TextsPage</name>
    <message>
        <source>From the map…</source>
        <translation>Van de kaart…</translation>
    </message>
    <message>
        <source>Compare the texts with what is on the map</source>
        <translation>De teksten vergelijken met wat er op de kaart ligt</translation>
    </message>
</context>
<context>
    <name>TextsSection</name>
    <message>
        <source>Languages of the texts</source>
        <translation>Talen van de teksten</translation>
    </message>
    <message>
        <source>Add a language</source>
        <translation>Een taal toevoegen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Subtitle</source>
        <translation>Ondertitel</translation>
    </message>
    <message>
        <source>Date as printed</source>
        <translation>Datum zoals gedrukt</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Geschiedenis</translation>
    </message>
    <message>
        <source>Briefing</source>
        <translation>Aanwijzingen</translation>
    </message>
    <message>
        <source>Conditions of victory</source>
        <translation>Overwinningsvoorwaarden</translation>
    </message>
    <message>
        <source>Special rules</source>
        <translation>Speciale regels</translation>
    </message>
    <message>
        <source>Bibliography</source>
        <translation>Bibliografie</translation>
    </message>
    <message>
        <source>Other languages have more: {texts}</source>
        <translation>Andere talen hebben meer: {texts}</translation>
    </message>
    <message>
        <source>Write {text} ({language})</source>
        <translation>{text} ({language}) schrijven</translation>
    </message>
</context>
<context>
    <name>TileEditor</name>
    <message>
        <source>Orientation</source>
        <translation>Oriëntatie</translation>
    </message>
    <message>
        <source>Turn left</source>
        <translation>Linksom draaien</translation>
    </message>
    <message>
        <source>Turn right</source>
        <translation>Rechtsom draaien</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Eigenaar</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Kenmerken</translation>
    </message>
    <message>
        <source>Turn {name} left</source>
        <translation>{name} linksom draaien</translation>
    </message>
    <message>
        <source>Turn {name} right</source>
        <translation>{name} rechtsom draaien</translation>
    </message>
    <message>
        <source>Set orientation of {name} to {value}</source>
        <translation>Oriëntatie van {name}: {value}</translation>
    </message>
    <message>
        <source>Give {name} to {side}</source>
        <translation>{name} voor {side}</translation>
    </message>
    <message>
        <source>Take the owner off {name}</source>
        <translation>{name}: geen eigenaar</translation>
    </message>
</context>
<context>
    <name>ToolOptions</name>
    <message>
        <source>Tool options</source>
        <translation>Gereedschapsopties</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Kwast</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Kamp</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tekenen</translation>
    </message>
    <message>
        <source>Turn left (Z)</source>
        <translation>Linksom draaien (Z)</translation>
    </message>
    <message>
        <source>Turn right (Shift+Z)</source>
        <translation>Rechtsom draaien (Shift+Z)</translation>
    </message>
    <message>
        <source>1 hex</source>
        <translation>1 vak</translation>
    </message>
    <message>
        <source>7 hexes</source>
        <translation>7 vakken</translation>
    </message>
    <message>
        <source>19 hexes</source>
        <translation>19 vakken</translation>
    </message>
    <message>
        <source>3 in a row</source>
        <translation>3 op een rij</translation>
    </message>
    <message>
        <source>3 rising</source>
        <translation>3 stijgend</translation>
    </message>
    <message>
        <source>3 falling</source>
        <translation>3 dalend</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Links en rechts</translation>
    </message>
    <message>
        <source>Turned by 180°</source>
        <translation>180° gedraaid</translation>
    </message>
    <message>
        <source>All four corners</source>
        <translation>Alle vier hoeken</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>As-mogendheden</translation>
    </message>
    <message>
        <source>Allies</source>
        <translation>Geallieerden</translation>
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
        <translation>Rondleiding</translation>
    </message>
</context>
<context>
    <name>TourBar</name>
    <message>
        <source>Tour</source>
        <translation>Rondleiding</translation>
    </message>
    <message>
        <source>Skip step</source>
        <translation>Stap overslaan</translation>
    </message>
    <message>
        <source>End tour</source>
        <translation>Rondleiding beëindigen</translation>
    </message>
    <message>
        <source>Close this map</source>
        <translation>Kaart sluiten</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Open laten</translation>
    </message>
    <message>
        <source>{number} of {all}: {what}</source>
        <translation>{number} van {all}: {what}</translation>
    </message>
</context>
<context>
    <name>UnitEditor</name>
    <message>
        <source>Kind</source>
        <translation>Soort</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Leger</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Badge</source>
        <translation>Embleem</translation>
    </message>
    <message>
        <source>Elite</source>
        <translation>Elite</translation>
    </message>
    <message>
        <source>From turn</source>
        <translation>Vanaf beurt</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>eerste</translation>
    </message>
    <message>
        <source>The first turn in which the unit may be ordered</source>
        <translation>De eerste beurt waarin de eenheid geactiveerd mag worden</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Kenmerken</translation>
    </message>
    <message>
        <source>As usual for the kind</source>
        <translation>Zoals gewoon voor de soort</translation>
    </message>
    <message>
        <source>usual ({number})</source>
        <translation>gewoon ({number})</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>gewoon</translation>
    </message>
    <message>
        <source>Turn {name} into {kind}</source>
        <translation>{name} in {kind} veranderen</translation>
    </message>
    <message>
        <source>Set army of {name} to {army}</source>
        <translation>Leger van {name}: {army}</translation>
    </message>
    <message>
        <source>Set figures of {name} to {value}</source>
        <translation>Figuren van {name}: {value}</translation>
    </message>
    <message>
        <source>Set figures of {name} to the usual number</source>
        <translation>Figuren van {name}: gewoon aantal</translation>
    </message>
    <message>
        <source>Set badge of {name} to {badge}</source>
        <translation>Embleem van {name}: {badge}</translation>
    </message>
    <message>
        <source>Take the badge off {name}</source>
        <translation>{name}: geen embleem</translation>
    </message>
    <message>
        <source>Make {name} elite</source>
        <translation>{name} elite maken</translation>
    </message>
    <message>
        <source>Make {name} regular</source>
        <translation>{name} regulier maken</translation>
    </message>
    <message>
        <source>Let {name} be ordered from turn {value}</source>
        <translation>{name} vanaf beurt {value} activeerbaar</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>What would you like to do?</source>
        <translation>Waarmee beginnen?</translation>
    </message>
    <message>
        <source>New scenario…</source>
        <translation>Nieuw scenario…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Openen…</translation>
    </message>
    <message>
        <source>Which boxes do you own?</source>
        <translation>Welke dozen zijn er?</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Rondleiding volgen</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Laatst geopend</translation>
    </message>
    <message>
        <source>Open an example</source>
        <translation>Voorbeeld openen</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Voorbeelden</translation>
    </message>
    <message>
        <source>{name} (missing)</source>
        <translation>{name} (ontbreekt)</translation>
    </message>
    <message>
        <source>Always list it</source>
        <translation>Altijd tonen</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Uit de lijst verwijderen</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Bestand</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Be&amp;werken</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>S&amp;cenario</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Gereedschap</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Bee&amp;ld</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>Co&amp;ntrole</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pelen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nieuw…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Openen…</translation>
    </message>
    <message>
        <source>Li&amp;brary…</source>
        <translation>&amp;Bibliotheek…</translation>
    </message>
    <message>
        <source>Reopen &amp;closed tab</source>
        <translation>Gesloten &amp;tabblad heropenen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Op&amp;slaan</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Opslaan &amp;als…</translation>
    </message>
    <message>
        <source>Save a&amp;ll</source>
        <translation>A&amp;lles opslaan</translation>
    </message>
    <message>
        <source>Reloa&amp;d from disk</source>
        <translation>Opnieuw laden van s&amp;chijf</translation>
    </message>
    <message>
        <source>&amp;Export picture…</source>
        <translation>Afbeelding &amp;exporteren…</translation>
    </message>
    <message>
        <source>Close &amp;tab</source>
        <translation>Tabblad sl&amp;uiten</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>A&amp;fsluiten</translation>
    </message>
    <message>
        <source>browse search folder</source>
        <translation>bladeren zoeken map bibliotheek</translation>
    </message>
    <message>
        <source>png svg pdf image</source>
        <translation>png svg pdf afbeelding plaatje</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>K&amp;nippen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Plakken</translation>
    </message>
    <message>
        <source>Paste &amp;in place</source>
        <translation>Op &amp;dezelfde plaats plakken</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>D&amp;upliceren</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles selecteren</translation>
    </message>
    <message>
        <source>Select &amp;none</source>
        <translation>Selectie op&amp;heffen</translation>
    </message>
    <message>
        <source>Select ali&amp;ke</source>
        <translation>&amp;Gelijke selecteren</translation>
    </message>
    <message>
        <source>&amp;Reselect</source>
        <translation>Opnieuw se&amp;lecteren</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Zoeken</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>V&amp;olgende vindplaats</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Vor&amp;ige vindplaats</translation>
    </message>
    <message>
        <source>&amp;Go to hex…</source>
        <translation>Ga naa&amp;r vak…</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>&amp;Stap terug</translation>
    </message>
    <message>
        <source>search</source>
        <translation>vinden zoekopdracht</translation>
    </message>
    <message>
        <source>jump coordinate</source>
        <translation>springen coördinaat</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>annuleren</translation>
    </message>
    <message>
        <source>S&amp;wap Axis and Allies</source>
        <translation>&amp;As en Geallieerden wisselen</translation>
    </message>
    <message>
        <source>Swap s&amp;eats</source>
        <translation>&amp;Plaatsen wisselen</translation>
    </message>
    <message>
        <source>&amp;Turn the board by 180°</source>
        <translation>Bord 180° &amp;draaien</translation>
    </message>
    <message>
        <source>&amp;Mirror left and right</source>
        <translation>&amp;Links en rechts spiegelen</translation>
    </message>
    <message>
        <source>&amp;Change the board…</source>
        <translation>&amp;Spelbord wijzigen…</translation>
    </message>
    <message>
        <source>&amp;Replace pieces…</source>
        <translation>Stukken &amp;vervangen…</translation>
    </message>
    <message>
        <source>Com&amp;pare with…</source>
        <translation>Met bestand ver&amp;gelijken…</translation>
    </message>
    <message>
        <source>difference diff</source>
        <translation>verschil verschillen</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Selecteren</translation>
    </message>
    <message>
        <source>&amp;Paint</source>
        <translation>S&amp;childeren</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>&amp;Lijn</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>&amp;Vullen</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Wissen</translation>
    </message>
    <message>
        <source>P&amp;ick</source>
        <translation>&amp;Oppakken</translation>
    </message>
    <message>
        <source>&amp;Rivers, roads and rails</source>
        <translation>&amp;Rivieren, wegen en spoorlijnen</translation>
    </message>
    <message>
        <source>&amp;Medals and exits</source>
        <translation>&amp;Medailles en uitgangen</translation>
    </message>
    <message>
        <source>L&amp;abel</source>
        <translation>&amp;Tekst</translation>
    </message>
    <message>
        <source>&amp;Hand</source>
        <translation>&amp;Hand</translation>
    </message>
    <message>
        <source>Turn piece left</source>
        <translation>Stuk linksom draaien</translation>
    </message>
    <message>
        <source>Turn piece right</source>
        <translation>Stuk rechtsom draaien</translation>
    </message>
    <message>
        <source>Smaller brush</source>
        <translation>Kleinere kwast</translation>
    </message>
    <message>
        <source>Larger brush</source>
        <translation>Grotere kwast</translation>
    </message>
    <message>
        <source>Search pieces</source>
        <translation>Stukken zoeken</translation>
    </message>
    <message>
        <source>Mirror piece</source>
        <translation>Stuk spiegelen</translation>
    </message>
    <message>
        <source>find</source>
        <translation>vinden</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Inzoomen</translation>
    </message>
    <message>
        <source>Zoom ou&amp;t</source>
        <translation>&amp;Uitzoomen</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>&amp;100 %</translation>
    </message>
    <message>
        <source>&amp;Fit the board</source>
        <translation>&amp;Bord passend maken</translation>
    </message>
    <message>
        <source>From the oth&amp;er side</source>
        <translation>Van de andere &amp;kant</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Raster</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coördinaten</translation>
    </message>
    <message>
        <source>&amp;Section lines</source>
        <translation>&amp;Sectielijnen</translation>
    </message>
    <message>
        <source>&amp;Overlays…</source>
        <translation>&amp;Overlays…</translation>
    </message>
    <message>
        <source>&amp;Hide or show all panels</source>
        <translation>&amp;Alle panelen tonen of verbergen</translation>
    </message>
    <message>
        <source>Ne&amp;xt panel</source>
        <translation>Volge&amp;nd paneel</translation>
    </message>
    <message>
        <source>Pre&amp;vious panel</source>
        <translation>Vori&amp;g paneel</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Volledig scherm</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Indeling &amp;herstellen</translation>
    </message>
    <message>
        <source>Look of the s&amp;ystem</source>
        <translation>Uiterlijk van het s&amp;ysteem</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Licht</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Donker</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>Be&amp;weging verminderen</translation>
    </message>
    <message>
        <source>analysis sight</source>
        <translation>analyse zicht zichtlijn</translation>
    </message>
    <message>
        <source>focus</source>
        <translation>focus</translation>
    </message>
    <message>
        <source>animation accessibility</source>
        <translation>animatie toegankelijk</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>&amp;Volgend probleem</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>V&amp;orig probleem</translation>
    </message>
    <message>
        <source>Quick &amp;fix</source>
        <translation>&amp;Snel herstellen</translation>
    </message>
    <message>
        <source>&amp;Copy the list of problems</source>
        <translation>Problemenlijst &amp;kopiëren</translation>
    </message>
    <message>
        <source>&amp;Test play</source>
        <translation>&amp;Proefspel</translation>
    </message>
    <message>
        <source>game simulate</source>
        <translation>spel partij simuleren</translation>
    </message>
    <message>
        <source>&amp;Help on this</source>
        <translation>&amp;Hulp hierbij</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>Actie &amp;zoeken…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Sneltoetsen…</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Rondleiding</translation>
    </message>
    <message>
        <source>&amp;About Bocage</source>
        <translation>Over &amp;Bocage</translation>
    </message>
    <message>
        <source>what explain rules</source>
        <translation>wat uitleg regels</translation>
    </message>
    <message>
        <source>command search</source>
        <translation>opdracht opdrachtenpalet vinden</translation>
    </message>
    <message>
        <source>hotkeys change configure</source>
        <translation>toetsenbord toetsen wijzigen instellen</translation>
    </message>
    <message>
        <source>learn begin lesson</source>
        <translation>leren beginnen les</translation>
    </message>
    <message>
        <source>version</source>
        <translation>versie</translation>
    </message>
</context>
<context>
    <name>palette</name>
    <message>
        <source>Woods, hills and fields</source>
        <translation>Bossen, heuvels en akkers</translation>
    </message>
    <message>
        <source>Towns and buildings</source>
        <translation>Steden en gebouwen</translation>
    </message>
    <message>
        <source>Rivers, lakes and coasts</source>
        <translation>Rivieren, meren en kusten</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Wegen</translation>
    </message>
    <message>
        <source>Railways</source>
        <translation>Spoorlijnen</translation>
    </message>
    <message>
        <source>Airfields and trenches</source>
        <translation>Vliegvelden en loopgraven</translation>
    </message>
    <message>
        <source>Bunkers and bridges</source>
        <translation>Bunkers en bruggen</translation>
    </message>
    <message>
        <source>Obstacles</source>
        <translation>Obstakels</translation>
    </message>
    <message>
        <source>Badges</source>
        <translation>Emblemen</translation>
    </message>
    <message>
        <source>Markers and exits</source>
        <translation>Markeringen en uitgangen</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Medailles</translation>
    </message>
</context>
</TS>
