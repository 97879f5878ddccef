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
        <source>{name} exists already.</source>
        <translation>{name} bestaat al.</translation>
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
            <numerusform>{side} kunnen in de eerste beurt %n eenheid aanvallen, met de getoonde stenen.</numerusform>
            <numerusform>{side} kunnen in de eerste beurt %n eenheden aanvallen, met de getoonde stenen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards that order attackers, and how many of them:</source>
        <translation>Kaarten die aanvallers bevelen geven, en hoeveel:</translation>
    </message>
    <message>
        <source>Cards that order it:</source>
        <translation>Kaarten die haar bevelen geven:</translation>
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
        <source>{hex}: open ground</source>
        <translation>{hex}: open terrein</translation>
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
        <source>For the bunker.</source>
        <translation>Tegen de bunker.</translation>
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
        <source>Combat cards: {cards}</source>
        <translation>Gevechtskaarten: {cards}</translation>
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
        <source>Commander-in-chief</source>
        <translation>Opperbevelhebber</translation>
    </message>
    <message>
        <source>{chief}, center</source>
        <translation>{chief}, centrum</translation>
    </message>
    <message>
        <source>Left flank</source>
        <translation>Linkerflank</translation>
    </message>
    <message>
        <source>Right flank</source>
        <translation>Rechterflank</translation>
    </message>
    <message>
        <source>Field general, left</source>
        <translation>Veldgeneraal, links</translation>
    </message>
    <message>
        <source>Field general, center</source>
        <translation>Veldgeneraal, centrum</translation>
    </message>
    <message>
        <source>Field general, right</source>
        <translation>Veldgeneraal, rechts</translation>
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
        <source>In teams</source>
        <translation>In teams</translation>
    </message>
    <message>
        <source>A side may be played by several: each decides for a section, one for the cards.</source>
        <translation>Een kamp kan door meerderen worden gespeeld: ieder beslist over een sectie, één over de kaarten.</translation>
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
        <source>{section}, left half</source>
        <translation>{section}, linkerhelft</translation>
    </message>
    <message>
        <source>{section}, right half</source>
        <translation>{section}, rechterhelft</translation>
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
        <source>A combat card is dealt.</source>
        <translation>Een gevechtskaart wordt gedeeld.</translation>
    </message>
    <message>
        <source>A card is lost.</source>
        <translation>Een kaart gaat verloren.</translation>
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
        <source>choose the next card, or play no more in this turn.</source>
        <translation>kies de volgende kaart, of speel er deze beurt geen meer.</translation>
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
    <message numerus="yes">
        <source>{card}: order %n more unit(s) only to move.</source>
        <translation>
            <numerusform>{card}: activeer nog %n eenheid die alleen verplaatst.</numerusform>
            <numerusform>{card}: activeer nog %n eenheden die alleen verplaatsen.</numerusform>
        </translation>
    </message>
    <message>
        <source>the unit on {hex} has held; let it battle back?</source>
        <translation>de eenheid op {hex} heeft standgehouden; laat haar terugvechten?</translation>
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
        <source>{card}: choose the units that get figures back.</source>
        <translation>{card}: kies de eenheden die figuren terugkrijgen.</translation>
    </message>
    <message>
        <source>choose the hexes where smoke rises, side by side.</source>
        <translation>kies de vakken waar rook opstijgt, naast elkaar.</translation>
    </message>
    <message>
        <source>move onto the new bridge?</source>
        <translation>de nieuwe brug op?</translation>
    </message>
    <message>
        <source>fetch a discarded card, or draw as usual.</source>
        <translation>neem een afgelegde kaart of trek zoals gewoonlijk.</translation>
    </message>
    <message>
        <source>the unit may move one hex on before it battles again.</source>
        <translation>de eenheid mag een vak verder voor ze weer vecht.</translation>
    </message>
    <message>
        <source>choose the card for your next turn.</source>
        <translation>kies de kaart voor uw volgende beurt.</translation>
    </message>
    <message>
        <source>the turn ends; play a combat card?</source>
        <translation>de beurt eindigt; een gevechtskaart spelen?</translation>
    </message>
    <message numerus="yes">
        <source>the unit on {hex} has to answer %n flag(s); ignore some by a card?</source>
        <translation>
            <numerusform>%n vlag tegen de eenheid op {hex}: met een kaart negeren?</numerusform>
            <numerusform>%n vlaggen tegen de eenheid op {hex}: er met kaarten enkele negeren?</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not battle back</source>
        <translation>Niet terugvechten</translation>
    </message>
    <message>
        <source>Draw as usual</source>
        <translation>Gewoon trekken</translation>
    </message>
    <message>
        <source>Ignore none by cards</source>
        <translation>Geen met kaarten negeren</translation>
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
        <source>Smoke done</source>
        <translation>Rook klaar</translation>
    </message>
    <message>
        <source>End of turn</source>
        <translation>Beurt eindigen</translation>
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
        <source>{card} as Air Power</source>
        <translation>{card} als luchtaanval</translation>
    </message>
    <message>
        <source>Battle back</source>
        <translation>Terugvechten</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Oversteken</translation>
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
        <source>Let {hex} recover</source>
        <translation>{hex} herstelt</translation>
    </message>
    <message>
        <source>Smoke from {hex}</source>
        <translation>Rook vanaf {hex}</translation>
    </message>
    <message>
        <source>Supply {hex}</source>
        <translation>{hex} bevoorraden</translation>
    </message>
    <message>
        <source>Bridge {hex}</source>
        <translation>{hex} overbruggen</translation>
    </message>
    <message>
        <source>Attack the bunker on {hex}</source>
        <translation>Bunker op {hex} aanvallen</translation>
    </message>
    <message>
        <source>Attack {hex}</source>
        <translation>{hex} aanvallen</translation>
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
        <source>Click: place {name}; Shift: line; Alt: pick</source>
        <translation>Klik: {name} plaatsen; Shift: lijn; Alt: oppakken</translation>
    </message>
    <message>
        <source>{key}: turn</source>
        <translation>{key}: draaien</translation>
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
        <source>{key}: mirror</source>
        <translation>{key}: spiegelen</translation>
    </message>
    <message>
        <source>{key}: cancel</source>
        <translation>{key}: afbreken</translation>
    </message>
    <message>
        <source>Click to place</source>
        <translation>Klik: plaatsen</translation>
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
        <source>Copy to {hex}</source>
        <translation>Naar {hex} kopiëren</translation>
    </message>
    <message>
        <source>Move to {hex}; Ctrl: copy</source>
        <translation>Naar {hex} verplaatsen; Ctrl: kopiëren</translation>
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
        <source>Opens {terrain} to {classes}.</source>
        <translation>Maakt {terrain} toegankelijk voor: {classes}.</translation>
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
        <source>Japanese infantry ignores every flag here.</source>
        <translation>Japanse infanterie negeert hier elke vlag.</translation>
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
        <source>Laid during the game by: {units}.</source>
        <translation>Tijdens het spel gelegd door: {units}.</translation>
    </message>
    <message>
        <source>Built during the game by: {units}.</source>
        <translation>Tijdens het spel gebouwd door: {units}.</translation>
    </message>
    <message>
        <source>Built by the card {card}, if the scenario allows it.</source>
        <translation>Gebouwd met de kaart {card}, als het scenario dat toestaat.</translation>
    </message>
    <message numerus="yes">
        <source>It lies there for %n turn(s) of the enemy.</source>
        <translation>
            <numerusform>Ligt daar voor %n beurt van de vijand.</numerusform>
            <numerusform>Ligt daar voor %n beurten van de vijand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It lies there for %n turn(s) of its owner.</source>
        <translation>
            <numerusform>Ligt daar voor %n beurt van de eigenaar.</numerusform>
            <numerusform>Ligt daar voor %n beurten van de eigenaar.</numerusform>
        </translation>
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
        <source>Special</source>
        <translation>Bijzonder</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terrein</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
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
    <message>
        <source>{name} (fitting of a tank)</source>
        <translation>{name} (onderdeel van een tank)</translation>
    </message>
    <message>
        <source>error</source>
        <translation>fout</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>waarschuwing</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>opmerking</translation>
    </message>
    <message>
        <source>“{name}” in the menu</source>
        <translation>‘{name}’ in het menu</translation>
    </message>
    <message>
        <source>Board, with the map and its medals</source>
        <translation>Spelbord, met de kaart en de medailles</translation>
    </message>
    <message>
        <source>Face of the board</source>
        <translation>Bordzijde</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Teksten</translation>
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
        <translation>Fictief</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plaatsen</translation>
    </message>
    <message>
        <source>Moves first</source>
        <translation>Begint</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Kampen</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Dozen</translation>
    </message>
    <message>
        <source>Exits</source>
        <translation>Uitgangen</translation>
    </message>
    <message>
        <source>Air drops</source>
        <translation>Luchtlandingen</translation>
    </message>
    <message>
        <source>Reserves</source>
        <translation>Reserves</translation>
    </message>
    <message>
        <source>Muted findings</source>
        <translation>Gedempte bevindingen</translation>
    </message>
    <message>
        <source>{hex}: {piece}, turned</source>
        <translation>{hex}: {piece}, gedraaid</translation>
    </message>
    <message>
        <source>note “{text}”</source>
        <translation>notitie ‘{text}’</translation>
    </message>
    <message>
        <source>other blanks or line breaks</source>
        <translation>andere spaties of regeleinden</translation>
    </message>
    <message>
        <source>now {things}</source>
        <translation>nu {things}</translation>
    </message>
    <message>
        <source>no longer {things}</source>
        <translation>niet meer {things}</translation>
    </message>
    <message>
        <source>without {things}</source>
        <translation>zonder {things}</translation>
    </message>
    <message>
        <source>with {things}</source>
        <translation>met {things}</translation>
    </message>
    <message>
        <source>Instead of battling it gives figures up for lost ones of own units beside it; neither battles then.</source>
        <translation>In plaats van te vechten geeft ze figuren af voor verloren figuren van eigen eenheden naast haar; geen van beide vecht dan.</translation>
    </message>
    <message numerus="yes">
        <source>It carries a unit up to %n hex(es) over water, and goes where it lands.</source>
        <translation>
            <numerusform>Draagt een eenheid tot %n vak over water en verdwijnt waar ze landt.</numerusform>
            <numerusform>Draagt een eenheid tot %n vakken over water en verdwijnt waar ze landt.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has one of: {accessories}.</source>
        <translation>Ze heeft een van: {accessories}.</translation>
    </message>
    <message>
        <source>A hit that neither eliminates a unit nor drives it back marks it: big guns roll one die more against it until it moves, or the gun does.</source>
        <translation>Een treffer die een eenheid niet uitschakelt en niet terugdrijft, markeert haar: zware artillerie gooit tegen haar een steen meer, tot zij of het geschut verplaatst.</translation>
    </message>
    <message>
        <source>In a turn it fires shells of one kind.</source>
        <translation>In een beurt vuurt hij maar één soort granaten.</translation>
    </message>
    <message>
        <source>Flags of its attacks cannot be ignored.</source>
        <translation>Vlaggen van zijn aanvallen kunnen niet genegeerd worden.</translation>
    </message>
    <message>
        <source>Instead of attacking it may lay smoke on up to three connected hexes in its range.</source>
        <translation>In plaats van aan te vallen mag hij rook leggen op tot drie aaneengesloten vakken binnen zijn bereik.</translation>
    </message>
    <message>
        <source>Terrain does not protect it, only obstacles do.</source>
        <translation>Terrein beschermt hem niet, alleen obstakels.</translation>
    </message>
    <message>
        <source>Its special figure is the last to be removed.</source>
        <translation>Haar bijzondere figuur wordt als laatste verwijderd.</translation>
    </message>
    <message>
        <source>It attacks an enemy beside it, and no other then.</source>
        <translation>Ze valt een aangrenzende vijand aan, en dan geen andere.</translation>
    </message>
    <message>
        <source>A section card for its section orders one unit more.</source>
        <translation>Een sectiekaart voor zijn sectie activeert één eenheid meer.</translation>
    </message>
    <message>
        <source>Ordered by Recon, it may fetch a discarded card instead of drawing.</source>
        <translation>Geactiveerd door Verkenning mag een afgelegde kaart genomen worden in plaats van te trekken.</translation>
    </message>
    <message>
        <source>It battles on wire and may remove it in the same turn.</source>
        <translation>Ze vecht in prikkeldraad en mag het in dezelfde beurt verwijderen.</translation>
    </message>
    <message>
        <source>If it could battle on a minefield, it clears it instead.</source>
        <translation>Als ze op een mijnenveld kan vechten, ruimt ze het in plaats daarvan.</translation>
    </message>
    <message>
        <source>It may remove a road block instead of battling.</source>
        <translation>Ze mag in plaats van te vechten een wegversperring verwijderen.</translation>
    </message>
    <message>
        <source>By a rule of the scenario: after a won close assault it may stay and attack once more with one die.</source>
        <translation>Door een regel van het scenario: na een gewonnen man-tot-man gevecht mag ze blijven staan en nog eens met één steen aanvallen.</translation>
    </message>
    <message>
        <source>all but infantry</source>
        <translation>alle behalve infanterie</translation>
    </message>
    <message>
        <source>air strikes</source>
        <translation>luchtaanvallen</translation>
    </message>
    <message>
        <source>snipers</source>
        <translation>sluipschutters</translation>
    </message>
    <message>
        <source>machine guns</source>
        <translation>mitrailleurs</translation>
    </message>
    <message>
        <source>whoever hits infantry by stars</source>
        <translation>wie infanterie met sterren treft</translation>
    </message>
    <message>
        <source>Stars hit it from: {attackers}.</source>
        <translation>Sterren treffen haar van: {attackers}.</translation>
    </message>
    <message>
        <source>What is impassable for {classes} is so for it.</source>
        <translation>Wat niet-passeerbaar is voor {classes}, is dat ook voor haar.</translation>
    </message>
    <message>
        <source>It stops on railways.</source>
        <translation>Ze stopt op spoorlijnen.</translation>
    </message>
    <message>
        <source>It cannot remove wire.</source>
        <translation>Ze kan prikkeldraad niet verwijderen.</translation>
    </message>
    <message>
        <source>It removes wire.</source>
        <translation>Ze verwijdert prikkeldraad.</translation>
    </message>
    <message>
        <source>It does not recover in hospitals and oases.</source>
        <translation>Ze herstelt niet in veldhospitalen en oases.</translation>
    </message>
    <message>
        <source>Never ordered by: {cards}.</source>
        <translation>Nooit geactiveerd door: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{card}: up to %n hex(es), and battle.</source>
        <translation>
            <numerusform>{card}: tot %n vak, met gevecht.</numerusform>
            <numerusform>{card}: tot %n vakken, met gevecht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: up to %n hex(es), no battle.</source>
        <translation>
            <numerusform>{card}: tot %n vak, zonder gevecht.</numerusform>
            <numerusform>{card}: tot %n vakken, zonder gevecht.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card brings its figures back.</source>
        <translation>Geen kaart brengt haar figuren terug.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
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
        <source>a medal whose terms no file states ({places})</source>
        <translation>een medaille waarvan geen bestand de voorwaarden noemt ({places})</translation>
    </message>
    <message>
        <source>As the special rules say</source>
        <translation>Volgens de speciale regels</translation>
    </message>
    <message>
        <source>{seat}: name</source>
        <translation>{seat}: naam</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>‘{text}’</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Air Power as Artillery Bombard</source>
        <translation>Luchtsteun als artilleriebeschieting</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>het is beschadigd</translation>
    </message>
    <message>
        <source>Notes cannot be kept. {file} cannot be read, so it is not written over: {why}</source>
        <translation>Notities kunnen niet worden bewaard. {file} is niet te lezen en wordt daarom niet overschreven: {why}</translation>
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
        <source>Explanation</source>
        <translation>Uitleg</translation>
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
        <translation>{units} ({figures} fig.)</translation>
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
    <message>
        <source>Fire smoke shells from {at}</source>
        <translation>Vuur rookgranaten af vanaf {at}</translation>
    </message>
    <message>
        <source>Let smoke rise on {at}</source>
        <translation>Leg rook op {at}</translation>
    </message>
    <message>
        <source>Supply {to} from {at}</source>
        <translation>Bevoorraad {to} vanaf {at}</translation>
    </message>
    <message>
        <source>Bridge {to} from {at}</source>
        <translation>Overbrug {to} vanaf {at}</translation>
    </message>
    <message>
        <source>Build a bridge on {at}</source>
        <translation>Bouw een brug op {at}</translation>
    </message>
    <message>
        <source>Move from {at} onto the bridge on {to}</source>
        <translation>Verplaats van {at} naar de brug op {to}</translation>
    </message>
    <message>
        <source>Attack the empty bunker on {to} from {at}</source>
        <translation>Val de lege bunker op {to} aan vanaf {at}</translation>
    </message>
    <message>
        <source>Let {at} recover where it stands</source>
        <translation>Laat {at} ter plaatse herstellen</translation>
    </message>
    <message>
        <source>Fetch {card} from the discards</source>
        <translation>Neem {card} van de aflegstapel</translation>
    </message>
    <message>
        <source>Battle back</source>
        <translation>Terugvechten</translation>
    </message>
    <message>
        <source>Play {card} as a strike from the air</source>
        <translation>Speel {card} als luchtaanval</translation>
    </message>
    <message>
        <source>Choose {card} for the next turn</source>
        <translation>Kies {card} voor de volgende beurt</translation>
    </message>
    <message>
        <source>Play a combat card</source>
        <translation>Een gevechtskaart spelen</translation>
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
    <message numerus="yes">
        <source>Take over %n part(s)</source>
        <translation>
            <numerusform>%n deel overnemen</numerusform>
            <numerusform>%n delen overnemen</numerusform>
        </translation>
    </message>
    <message>
        <source>Take over: {what}</source>
        <translation>Overnemen: {what}</translation>
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
        <source>By {author}</source>
        <translation>Door {author}</translation>
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
        <source>The unit on {cell} is ordered to move.</source>
        <translation>De eenheid op {cell} wordt geactiveerd om te verplaatsen.</translation>
    </message>
    <message>
        <source>The unit on {cell} gives a figure to the one on {cell}.</source>
        <translation>De eenheid op {cell} geeft die op {cell} een figuur.</translation>
    </message>
    <message>
        <source>The unit on {cell} fires smoke shells.</source>
        <translation>De eenheid op {cell} vuurt rookgranaten af.</translation>
    </message>
    <message>
        <source>The unit on {cell} attacks the bunker on {cell} with {dice}.</source>
        <translation>De eenheid op {cell} valt de bunker op {cell} aan met {dice}.</translation>
    </message>
    <message>
        <source>{side}: {card} lost from the hand.</source>
        <translation>{side}: {card} gaat uit de hand verloren.</translation>
    </message>
    <message>
        <source>{side} fetches a discarded card.</source>
        <translation>{side}: een afgelegde kaart teruggenomen.</translation>
    </message>
    <message>
        <source>The unit on {cell} battles back at {cell} with {dice}.</source>
        <translation>De eenheid op {cell} vecht terug tegen {cell} met {dice}.</translation>
    </message>
    <message>
        <source>The unit on {cell} has given its last figure.</source>
        <translation>De eenheid op {cell} heeft haar laatste figuur afgegeven.</translation>
    </message>
    <message>
        <source>The craft on {cell} has landed its unit.</source>
        <translation>Het vaartuig op {cell} heeft zijn eenheid aan land gezet.</translation>
    </message>
    <message>
        <source>{side} has chosen a card for its next turn.</source>
        <translation>{side}: een kaart voor de volgende beurt gekozen.</translation>
    </message>
    <message>
        <source>{side} has captured what lies on {cell}.</source>
        <translation>{side}: ingenomen wat op {cell} ligt.</translation>
    </message>
    <message>
        <source>{side} plays the combat card {combat}.</source>
        <translation>{side}: gevechtskaart {combat} gespeeld.</translation>
    </message>
    <message>
        <source>{side} draws a combat card.</source>
        <translation>{side}: een gevechtskaart getrokken.</translation>
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
    <message>
        <source>{unit} on {cell} is ordered to move.</source>
        <translation>{unit} op {cell}: geactiveerd om te verplaatsen.</translation>
    </message>
    <message>
        <source>{unit} on {cell} gives a figure to {unit} on {cell}.</source>
        <translation>{unit} op {cell} geeft een figuur af aan: {unit} op {cell}.</translation>
    </message>
    <message>
        <source>{unit} on {cell} fires smoke shells.</source>
        <translation>{unit} op {cell} vuurt rookgranaten af.</translation>
    </message>
    <message>
        <source>{unit} on {cell} attacks the bunker on {cell} with {dice}.</source>
        <translation>{unit} op {cell} valt de bunker op {cell} aan met {dice}.</translation>
    </message>
    <message>
        <source>{unit} on {cell} battles back at {unit} on {cell} with {dice}.</source>
        <translation>{unit} op {cell} vecht terug tegen: {unit} op {cell}, met {dice}.</translation>
    </message>
    <message>
        <source>{unit} on {cell} has given its last figure.</source>
        <translation>{unit} op {cell} heeft de laatste figuur afgegeven.</translation>
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
        <source>Not written: {why}</source>
        <translation>Niet geschreven: {why}</translation>
    </message>
</context>
<context>
    <name>Failure</name>
    <message>
        <source>Permission denied</source>
        <translation>Toegang geweigerd</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>Apparaat of bestand is in gebruik</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Schijfruimte van deze gebruiker is op</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Bestand bestaat al</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Bestand is te groot</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>Ongeldige opgave</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Fout bij het lezen of schrijven</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Dit is een map</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>Te veel koppelingen achter elkaar</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Te veel open bestanden</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Bestandsnaam is te lang</translation>
    </message>
    <message>
        <source>Too many open files in system</source>
        <translation>Te veel open bestanden in het systeem</translation>
    </message>
    <message>
        <source>No such device</source>
        <translation>Het apparaat bestaat niet</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Bestand of map bestaat niet</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>De schijf is vol</translation>
    </message>
    <message>
        <source>Transport endpoint is not connected</source>
        <translation>De netwerkmap is niet verbonden</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Dit is geen map</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Dit is niet toegestaan</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>De schijf is alleen-lezen</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>Het bestand op het netwerk is niet meer bereikbaar</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>Verbinding duurde te lang</translation>
    </message>
    <message>
        <source>the file is read-only</source>
        <translation>het bestand is alleen-lezen</translation>
    </message>
    <message>
        <source>this is a device or a pipe</source>
        <translation>dit is een apparaat of een pipe</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>dit is een map</translation>
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
    <name>Filters</name>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Search titles, authors, dates and names of files</source>
        <translation>Titels, auteurs, data en bestandsnamen doorzoeken</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Alle borden</translation>
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
        <translation>Uit mijn dozen</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Niet te lezen</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jaar</translation>
    </message>
    <message>
        <source>Units of each side</source>
        <translation>Eenheden per kamp</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Bevindingen</translation>
    </message>
    <message>
        <source>Whatever is found</source>
        <translation>Alle bevindingen</translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>Geen fouten</translation>
    </message>
    <message>
        <source>No errors or warnings</source>
        <translation>Geen fouten of waarschuwingen</translation>
    </message>
    <message>
        <source>With errors</source>
        <translation>Met fouten</translation>
    </message>
    <message>
        <source>{what}, from</source>
        <translation>{what}, van</translation>
    </message>
    <message>
        <source>{what}, to</source>
        <translation>{what}, tot</translation>
    </message>
    <message>
        <source>any</source>
        <translation>alle</translation>
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
    <name>Finding</name>
    <message>
        <source>the file is not UTF-8 text: byte {offset} is {byte}</source>
        <translation>het bestand is geen UTF-8-tekst: byte {offset} is {byte}</translation>
    </message>
    <message>
        <source>save it as UTF-8 without changing its contents</source>
        <translation>sla het onveranderd op als UTF-8</translation>
    </message>
    <message>
        <source>the file has more than {most} bytes</source>
        <translation>het bestand heeft meer dan {most} bytes</translation>
    </message>
    <message>
        <source>check that this is a scenario file</source>
        <translation>controleer of dit een scenariobestand is</translation>
    </message>
    <message>
        <source>this is not YAML: {problem}</source>
        <translation>dit is geen YAML: {problem}</translation>
    </message>
    <message>
        <source>correct the line; a value that begins with a question mark, or contains a colon, a hash or a bracket, must be quoted</source>
        <translation>verbeter de regel; een waarde die met een vraagteken begint of een dubbele punt, een hekje of een haakje bevat, moet tussen aanhalingstekens staan</translation>
    </message>
    <message>
        <source>this is not JSON: {problem}</source>
        <translation>dit is geen JSON: {problem}</translation>
    </message>
    <message>
        <source>correct the line; an earlier quote, comma or bracket may be missing</source>
        <translation>verbeter de regel; misschien ontbreekt ervoor een aanhalingsteken, een komma of een haakje</translation>
    </message>
    <message>
        <source>the key {key!r} occurs twice here</source>
        <translation>de sleutel ‘{key}’ staat hier twee keer</translation>
    </message>
    <message>
        <source>keep one of the two</source>
        <translation>behoud een van de twee</translation>
    </message>
    <message>
        <source>the data is nested too deeply or repeats itself too often</source>
        <translation>de gegevens zijn te diep genest of herhalen zich te vaak</translation>
    </message>
    <message>
        <source>nest the data less deeply, and in YAML write out what aliases repeat</source>
        <translation>nest minder diep, en schrijf in YAML uit wat aliassen herhalen</translation>
    </message>
    <message>
        <source>{value} is not a number that a file may contain</source>
        <translation>{value} is geen getal dat in een bestand mag staan</translation>
    </message>
    <message>
        <source>write a finite number</source>
        <translation>schrijf een eindig getal</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>het bestand is leeg</translation>
    </message>
    <message>
        <source>fill it in; &apos;bocage new&apos; makes a new scenario</source>
        <translation>vul het in; ‘bocage new’ maakt een nieuw scenario</translation>
    </message>
    <message>
        <source>a text contains half of a character pair: {value!r}</source>
        <translation>een tekst bevat een half tekenpaar: ‘{value}’</translation>
    </message>
    <message>
        <source>replace the damaged character</source>
        <translation>vervang het beschadigde teken</translation>
    </message>
    <message>
        <source>the file holds more than one YAML document</source>
        <translation>het bestand bevat meer dan één YAML-document</translation>
    </message>
    <message>
        <source>keep one scenario per file</source>
        <translation>behoud één scenario per bestand</translation>
    </message>
    <message>
        <source>{what} is not allowed in a scenario file</source>
        <translation>niet toegestaan in een scenariobestand: {what}</translation>
    </message>
    <message>
        <source>use plain texts, numbers, true, false, lists and mappings</source>
        <translation>gebruik gewone teksten, getallen, true, false, lijsten en toewijzingen</translation>
    </message>
    <message>
        <source>the file contains zero bytes; it is probably UTF-16 text, or no text at all</source>
        <translation>het bestand bevat nulbytes; het is waarschijnlijk UTF-16-tekst, of helemaal geen tekst</translation>
    </message>
    <message>
        <source>save it as UTF-8</source>
        <translation>sla het op als UTF-8</translation>
    </message>
    <message>
        <source>expected {expected}, found {found}</source>
        <translation>verwacht: {expected}; gevonden: {found}</translation>
    </message>
    <message>
        <source>see &apos;bocage schema {schema}&apos; for what belongs here</source>
        <translation>‘bocage schema {schema}’ toont wat hier hoort</translation>
    </message>
    <message>
        <source>unknown key {key!r}</source>
        <translation>onbekende sleutel ‘{key}’</translation>
    </message>
    <message>
        <source>{advice}</source>
        <translation>{advice}</translation>
    </message>
    <message>
        <source>the key {key!r} is missing</source>
        <translation>de sleutel ‘{key}’ ontbreekt</translation>
    </message>
    <message>
        <source>add it</source>
        <translation>voeg hem toe</translation>
    </message>
    <message>
        <source>{found!r} is not one of the values allowed here</source>
        <translation>‘{found}’ hoort niet bij de waarden die hier zijn toegestaan</translation>
    </message>
    <message>
        <source>{found} is {problem}</source>
        <translation>{found}: {problem}</translation>
    </message>
    <message>
        <source>choose a value within the bounds</source>
        <translation>kies een waarde binnen de grenzen</translation>
    </message>
    <message>
        <source>{found!r} does not have the form {form}</source>
        <translation>‘{found}’ heeft niet de vereiste vorm: {form}</translation>
    </message>
    <message>
        <source>correct it</source>
        <translation>verbeter het</translation>
    </message>
    <message>
        <source>only the first {count} problems are listed</source>
        <translation>alleen de eerste {count} problemen worden genoemd</translation>
    </message>
    <message>
        <source>solve these, then look again</source>
        <translation>los deze op en kijk dan opnieuw</translation>
    </message>
    <message>
        <source>the value is not allowed here: {problem}</source>
        <translation>de waarde is hier niet toegestaan: {problem}</translation>
    </message>
    <message>
        <source>this looks like {what}</source>
        <translation>dit lijkt op {what}</translation>
    </message>
    <message>
        <source>give the file the suffix {suffix}</source>
        <translation>geef het bestand de extensie {suffix}</translation>
    </message>
    <message>
        <source>the file was written by a newer release (format {found}, this release knows {known})</source>
        <translation>het bestand is geschreven door een nieuwere versie (formaat {found}, deze versie kent {known})</translation>
    </message>
    <message>
        <source>update Bocage to change the file; here it can only be looked at</source>
        <translation>werk Bocage bij om het bestand te wijzigen; hier is het alleen te bekijken</translation>
    </message>
    <message>
        <source>this is {what}, not {wanted}</source>
        <translation>dit is {what}; nodig is {wanted}</translation>
    </message>
    <message>
        <source>{name}: {found} counted, but the {box} has only {most} pieces for {what}</source>
        <translation>{name}: {found} geteld, maar {box} heeft slechts {most} stukken voor {what}</translation>
    </message>
    <message>
        <source>count again, or put what comes from another box under that box</source>
        <translation>tel opnieuw, of zet wat uit een andere doos komt bij die doos</translation>
    </message>
    <message>
        <source>counted in the {box}, of which no copy is owned</source>
        <translation>geteld in {box}, waarvan er geen aanwezig is</translation>
    </message>
    <message>
        <source>add the box to those that you own, or leave the counts out</source>
        <translation>voeg de doos toe aan wat u bezit, of laat de aantallen weg</translation>
    </message>
    <message>
        <source>no source says that the {box} holds {name}</source>
        <translation>geen bron noemt voor {box}: {name}</translation>
    </message>
    <message>
        <source>check the name of the box; if it is right, nothing needs to be done</source>
        <translation>controleer de naam van de doos; klopt die, dan hoeft er niets te gebeuren</translation>
    </message>
    <message>
        <source>the behaviour {value!r} of {name!r} is not known</source>
        <translation>het gedrag ‘{value}’ van ‘{name}’ is onbekend</translation>
    </message>
    <message>
        <source>it is kept as it is, but has no effect here</source>
        <translation>het blijft zoals het is, maar heeft hier geen effect</translation>
    </message>
    <message>
        <source>expected {what}, found {value!r}</source>
        <translation>verwacht: {what}; gevonden: ‘{value}’</translation>
    </message>
    <message>
        <source>the hex is listed more than once; the entries were joined</source>
        <translation>het vak staat er meer dan eens in; de vermeldingen zijn samengevoegd</translation>
    </message>
    <message>
        <source>nothing needs to be done; editing the hex makes one entry of them</source>
        <translation>er hoeft niets te gebeuren; wie het vak bewerkt, maakt er één vermelding van</translation>
    </message>
    <message>
        <source>an entry has no usable row and column: {value}</source>
        <translation>een vermelding heeft geen bruikbare rij en kolom: {value}</translation>
    </message>
    <message>
        <source>it is kept in the file, but shown nowhere</source>
        <translation>ze blijft in het bestand, maar is nergens te zien</translation>
    </message>
    <message>
        <source>the entry says nothing about its hex</source>
        <translation>de vermelding zegt niets over haar vak</translation>
    </message>
    <message>
        <source>nothing needs to be done</source>
        <translation>er hoeft niets te gebeuren</translation>
    </message>
    <message>
        <source>the label has no text</source>
        <translation>het label heeft geen tekst</translation>
    </message>
    <message>
        <source>the hex is listed more than once, and the entries disagree about: {layers}</source>
        <translation>het vak staat er meer dan eens in, en de vermeldingen spreken elkaar tegen over: {layers}</translation>
    </message>
    <message>
        <source>the first entry counts; correct the hex to make it one entry</source>
        <translation>de eerste vermelding geldt; verbeter het vak om er één vermelding van te maken</translation>
    </message>
    <message>
        <source>the key {key!r} is missing; the usual value is assumed</source>
        <translation>de sleutel ‘{key}’ ontbreekt; de gebruikelijke waarde wordt aangenomen</translation>
    </message>
    <message>
        <source>set the value to make it certain</source>
        <translation>stel de waarde in, zodat ze vaststaat</translation>
    </message>
    <message>
        <source>both players are {side}</source>
        <translation>beide spelers hebben hetzelfde kamp: {side}</translation>
    </message>
    <message>
        <source>the side at the top is taken from player 1, the other is its enemy</source>
        <translation>het kamp bovenaan is dat van speler 1, het andere is de vijand ervan</translation>
    </message>
    <message>
        <source>the condition for sudden death is not understood: {value}</source>
        <translation>de voorwaarde voor sudden death is niet te begrijpen: {value}</translation>
    </message>
    <message>
        <source>the special rule {key!r} is not known</source>
        <translation>de speciale regel ‘{key}’ is onbekend</translation>
    </message>
    <message>
        <source>the board type {value!r} is not known</source>
        <translation>het soort spelbord is onbekend: ‘{value}’</translation>
    </message>
    <message>
        <source>set board.type to STANDARD, BRKTHRU or OVERLORD</source>
        <translation>zet board.type op STANDARD, BRKTHRU of OVERLORD</translation>
    </message>
    <message>
        <source>the file holds {what} instead of a scenario</source>
        <translation>het bestand bevat geen scenario, maar: {what}</translation>
    </message>
    <message>
        <source>the flags of the medal have no meaning together: {flags}; it counts as {type}</source>
        <translation>de aanduidingen van de medaille betekenen samen niets: {flags}; ze geldt als {type}</translation>
    </message>
    <message>
        <source>they are kept as they are; set the type that is meant</source>
        <translation>ze blijven zoals ze zijn; stel de bedoelde soort in</translation>
    </message>
    <message>
        <source>the options stand outside of game_info, where no program looks for them</source>
        <translation>de opties staan buiten game_info, waar geen programma ze zoekt</translation>
    </message>
    <message>
        <source>they are kept as they are; set the rules that are meant</source>
        <translation>ze blijven zoals ze zijn; stel de bedoelde regels in</translation>
    </message>
    <message>
        <source>{what} cannot be said in an .m44 file</source>
        <translation>niet uit te drukken in een .m44-bestand: {what}</translation>
    </message>
    <message>
        <source>other programs will not see it; Bocage keeps it in the file and reads it back</source>
        <translation>andere programma’s zien het niet; Bocage bewaart het in het bestand en leest het terug</translation>
    </message>
    <message>
        <source>{what} of the Bocage file no longer matches what another program saved, and was left aside</source>
        <translation>{what} van het Bocage-bestand past niet meer bij wat een ander programma heeft opgeslagen, en bleef buiten beschouwing</translation>
    </message>
    <message>
        <source>set it again if it still applies</source>
        <translation>stel het opnieuw in als het nog geldt</translation>
    </message>
    <message>
        <source>comments cannot be kept in this format</source>
        <translation>opmerkingen zijn in dit formaat niet te bewaren</translation>
    </message>
    <message>
        <source>keep the YAML file if the comments matter</source>
        <translation>behoud het YAML-bestand als de opmerkingen belangrijk zijn</translation>
    </message>
    <message>
        <source>an .m44 file needs a date; {date} is written for the battle without one</source>
        <translation>een .m44-bestand heeft een datum nodig; voor de slag zonder datum wordt {date} geschreven</translation>
    </message>
    <message>
        <source>set the first day of the battle</source>
        <translation>geef de eerste dag van de slag op</translation>
    </message>
    <message>
        <source>the catalogue knows no {layer} {name!r}</source>
        <translation>{layer}: ‘{name}’ staat niet in de catalogus</translation>
    </message>
    <message>
        <source>it is kept as it is; replace it if it is a typing mistake</source>
        <translation>het blijft zoals het is; vervang het als het een tikfout is</translation>
    </message>
    <message>
        <source>{label} is not a hex of this board; on it: {pieces}</source>
        <translation>{label} is geen vak van dit spelbord; erop: {pieces}</translation>
    </message>
    <message>
        <source>move it to a hex of the board, or remove it</source>
        <translation>verplaats het naar een vak van het bord, of verwijder het</translation>
    </message>
    <message>
        <source>remove what lies off the board</source>
        <translation>verwijder wat buiten het bord ligt</translation>
    </message>
    <message>
        <source>{label} is not a hex of this board</source>
        <translation>{label} is geen vak van dit spelbord</translation>
    </message>
    <message>
        <source>name a hex of the board instead, or remove it</source>
        <translation>noem in plaats daarvan een vak van het bord, of verwijder het</translation>
    </message>
    <message>
        <source>the {name} has no side</source>
        <translation>‘{name}’ heeft geen kamp</translation>
    </message>
    <message>
        <source>set the side that laid it</source>
        <translation>geef het kamp op dat het heeft gelegd</translation>
    </message>
    <message>
        <source>the {name} does not lie on what it belongs on</source>
        <translation>‘{name}’ ligt niet op waar het op hoort</translation>
    </message>
    <message>
        <source>move it to one of these, or remove it: {expected}</source>
        <translation>verplaats het naar een van deze, of verwijder het: {expected}</translation>
    </message>
    <message>
        <source>the {name} may not share a hex with {other}</source>
        <translation>‘{name}’ mag niet met ‘{other}’ op één vak liggen</translation>
    </message>
    <message>
        <source>move one of the two, or remove it</source>
        <translation>verplaats een van de twee, of verwijder het</translation>
    </message>
    <message>
        <source>there is no orientation {orientation} of the {name}, only {expected}</source>
        <translation>‘{name}’ heeft geen oriëntatie {orientation}, alleen {expected}</translation>
    </message>
    <message>
        <source>choose an orientation that it has</source>
        <translation>kies een oriëntatie die het heeft</translation>
    </message>
    <message>
        <source>set orientation {turn}, which is the same turn</source>
        <translation>stel oriëntatie {turn} in, wat dezelfde draai is</translation>
    </message>
    <message>
        <source>no owner is named for the {name}, so nobody loses a card when it is captured</source>
        <translation>‘{name}’ heeft geen eigenaar, dus niemand verliest een kaart als het wordt veroverd</translation>
    </message>
    <message>
        <source>set the owner, if its capture is to cost a card</source>
        <translation>geef de eigenaar op als verovering een kaart moet kosten</translation>
    </message>
    <message>
        <source>no owner is named for the {name}, so it counts for the {side}, who stand in it</source>
        <translation>‘{name}’ heeft geen eigenaar en telt dus voor het kamp dat erin staat: {side}</translation>
    </message>
    <message>
        <source>set the owner</source>
        <translation>geef de eigenaar op</translation>
    </message>
    <message>
        <source>set the {side} as the owner</source>
        <translation>stel in als eigenaar: {side}</translation>
    </message>
    <message>
        <source>no owner is named for the {name}, and no unit stands in it</source>
        <translation>‘{name}’ heeft geen eigenaar, en er staat geen eenheid in</translation>
    </message>
    <message>
        <source>set the side that it protects, or take a field bunker, which protects both sides</source>
        <translation>geef het kamp op dat het beschermt, of neem een veldbunker, die beide kampen beschermt</translation>
    </message>
    <message>
        <source>the owner of the {name} makes no difference: the rules are the same for both sides</source>
        <translation>de eigenaar maakt bij ‘{name}’ geen verschil: de regels zijn voor beide kampen gelijk</translation>
    </message>
    <message>
        <source>remove the owner</source>
        <translation>verwijder de eigenaar</translation>
    </message>
    <message>
        <source>the trait {trait} is not for the {name}</source>
        <translation>het kenmerk ‘{trait}’ is niet voor ‘{name}’</translation>
    </message>
    <message>
        <source>remove the trait, or choose one that is for this piece</source>
        <translation>verwijder het kenmerk, of kies er een dat voor dit stuk is</translation>
    </message>
    <message>
        <source>the same {name} lies here twice</source>
        <translation>‘{name}’ ligt hier dubbel</translation>
    </message>
    <message>
        <source>remove one of the two</source>
        <translation>verwijder een van de twee</translation>
    </message>
    <message>
        <source>remove the second one</source>
        <translation>verwijder het tweede</translation>
    </message>
    <message>
        <source>the {name} lies here without a unit</source>
        <translation>‘{name}’ ligt hier zonder eenheid</translation>
    </message>
    <message>
        <source>set a unit on the hex, or remove the marker</source>
        <translation>zet een eenheid op het vak, of verwijder de markering</translation>
    </message>
    <message>
        <source>the {name} is {landscape} art on the {face} face of the board{more}</source>
        <translation>‘{name}’ is getekend voor een ander landschap ({landscape}) dan de bordzijde ({face}){more}</translation>
    </message>
    <message>
        <source>take a tile of the same landscape, or change the face of the board</source>
        <translation>neem een terreinstuk van hetzelfde landschap, of verander de bordzijde</translation>
    </message>
    <message>
        <source>nobody knows the rules of {name}, so they are not applied{places}</source>
        <translation>niemand kent de regels voor {name}, dus worden ze niet toegepast{places}</translation>
    </message>
    <message>
        <source>say in the special rules of the scenario what it does</source>
        <translation>vertel in de speciale regels van het scenario wat het doet</translation>
    </message>
    <message>
        <source>the {name} shows what the face of the board prints here anyway</source>
        <translation>‘{name}’ toont wat de bordzijde hier toch al toont</translation>
    </message>
    <message>
        <source>remove the tile</source>
        <translation>verwijder het terreinstuk</translation>
    </message>
    <message>
        <source>remove the {name}</source>
        <translation>verwijder ‘{name}’</translation>
    </message>
    <message>
        <source>the label is too {problem} to be read on its hex</source>
        <translation>het label is te {problem} om op zijn vak leesbaar te zijn</translation>
    </message>
    <message>
        <source>the trait {trait} says what the {name} is anyway</source>
        <translation>het kenmerk ‘{trait}’ zegt wat ‘{name}’ toch al is</translation>
    </message>
    <message>
        <source>remove the trait</source>
        <translation>verwijder het kenmerk</translation>
    </message>
    <message>
        <source>remove the trait {trait}</source>
        <translation>verwijder het kenmerk ‘{trait}’</translation>
    </message>
    <message>
        <source>the {name} lies in the sea that the face prints here</source>
        <translation>‘{name}’ ligt in de zee die de bordzijde hier toont</translation>
    </message>
    <message>
        <source>move it ashore, or choose another face of the board</source>
        <translation>verplaats het aan land, of kies een andere bordzijde</translation>
    </message>
    <message>
        <source>the traits of the {name} contradict each other: {traits}</source>
        <translation>de kenmerken van ‘{name}’ spreken elkaar tegen: {traits}</translation>
    </message>
    <message>
        <source>keep one of them</source>
        <translation>behoud er een van</translation>
    </message>
    <message>
        <source>the {name} lies on a hex that no unit may enter</source>
        <translation>‘{name}’ ligt op een vak dat geen eenheid mag betreden</translation>
    </message>
    <message>
        <source>move it, or remove it</source>
        <translation>verplaats of verwijder het</translation>
    </message>
    <message>
        <source>the {name} leads toward {others}, where no river goes on</source>
        <translation>‘{name}’ leidt naar {others}, waar geen rivier verdergaat</translation>
    </message>
    <message>
        <source>lay the next river tile there, turn this one, or let the river end in a lake or the sea</source>
        <translation>leg daar het volgende rivierstuk, draai dit stuk, of laat de rivier eindigen in een meer of de zee</translation>
    </message>
    <message>
        <source>the {name} leads toward {others}, where no road goes on</source>
        <translation>‘{name}’ leidt naar {others}, waar geen weg verdergaat</translation>
    </message>
    <message>
        <source>lay the next road tile there, or let the road end in a town or at the edge of the map</source>
        <translation>leg daar het volgende wegstuk, of laat de weg eindigen in een stad of aan de rand</translation>
    </message>
    <message>
        <source>the {name} leads toward {others}, where no railway goes on</source>
        <translation>‘{name}’ leidt naar {others}, waar geen spoorlijn verdergaat</translation>
    </message>
    <message>
        <source>lay the next railway tile there, or let the railway end in a station or town</source>
        <translation>leg daar het volgende spoorstuk, of laat de spoorlijn eindigen in een station of stad</translation>
    </message>
    <message>
        <source>the {name} opens toward {others}, where the lake does not go on</source>
        <translation>‘{name}’ opent zich naar {others}, waar het meer niet verdergaat</translation>
    </message>
    <message>
        <source>lay another lake tile there, or turn this one</source>
        <translation>leg daar nog een meerstuk, of draai dit stuk</translation>
    </message>
    <message>
        <source>the {name} {problem}</source>
        <translation>‘{name}’ {problem}</translation>
    </message>
    <message>
        <source>turn it so that it joins the two banks, in line with the road</source>
        <translation>draai hem zo dat hij de twee oevers verbindt, in lijn met de weg</translation>
    </message>
    <message>
        <source>turn the {name} to orientation {turn}</source>
        <translation>draai ‘{name}’ naar oriëntatie {turn}</translation>
    </message>
    <message>
        <source>the way from {others} leads into the {name}, and no bridge lies there</source>
        <translation>de weg van {others} leidt in ‘{name}’, en daar ligt geen brug</translation>
    </message>
    <message>
        <source>lay a bridge or a ford on the hex, or let the road end before it</source>
        <translation>leg een brug of voorde op het vak, of laat de weg ervoor eindigen</translation>
    </message>
    <message>
        <source>the {name} leads nowhere: {problem}</source>
        <translation>‘{name}’ leidt nergens heen: {problem}</translation>
    </message>
    <message>
        <source>lay it where both banks can be entered, or remove it</source>
        <translation>leg het waar beide oevers te betreden zijn, of verwijder het</translation>
    </message>
    <message>
        <source>the {name} does not meet the tile on {others}: their open edges do not fit together</source>
        <translation>‘{name}’ sluit niet aan op het stuk op {others}: de open randen passen niet bij elkaar</translation>
    </message>
    <message>
        <source>turn one of the two, or lay a curve, fork or crossing</source>
        <translation>draai een van de twee, of leg een bocht, splitsing of kruising</translation>
    </message>
    <message>
        <source>the {name} does not meet its neighbours as it lies</source>
        <translation>‘{name}’ sluit zo niet aan op de stukken ernaast</translation>
    </message>
    <message>
        <source>turn it to orientation {turn}, in which it meets all of them</source>
        <translation>draai het naar oriëntatie {turn}, waarin het op alle aansluit</translation>
    </message>
    <message>
        <source>the {name} leads to {gap}, and so does the one on {others}, but no such tile lies there</source>
        <translation>‘{name}’ leidt naar {gap}, net als het stuk op {others}, maar daar ligt zo’n stuk niet</translation>
    </message>
    <message>
        <source>lay the tile that joins them on {gap}</source>
        <translation>leg op {gap} het stuk dat ze verbindt</translation>
    </message>
    <message>
        <source>lay a {missing} on {gap}</source>
        <translation>leg ‘{missing}’ op {gap}</translation>
    </message>
    <message>
        <source>the {name} may never be on this hex, because of the {obstacle}</source>
        <translation>‘{name}’ mag nooit op dit vak zijn, vanwege ‘{obstacle}’</translation>
    </message>
    <message>
        <source>move the unit, or remove what keeps it off</source>
        <translation>verplaats de eenheid, of verwijder wat haar weert</translation>
    </message>
    <message>
        <source>the {name} has {figures} figures; such units have {allowed}</source>
        <translation>‘{name}’: het aantal figuren is {figures}; bij zulke eenheden is het {allowed}</translation>
    </message>
    <message>
        <source>set another number, or leave it out for the usual one</source>
        <translation>geef een ander aantal op, of laat het weg voor het gebruikelijke</translation>
    </message>
    <message>
        <source>set the usual number of figures</source>
        <translation>stel het gebruikelijke aantal figuren in</translation>
    </message>
    <message>
        <source>the {name} is brought in by the {side}, but {army} fight for the other side</source>
        <translation>‘{name}’ komt voor: {side}; maar voor het andere kamp vechten: {army}</translation>
    </message>
    <message>
        <source>choose figures of the {side}, or change the side</source>
        <translation>kies figuren van dit kamp ({side}), of verander het kamp</translation>
    </message>
    <message>
        <source>the badge {badge} means nothing on a unit of the kind {name}</source>
        <translation>het embleem ‘{badge}’ betekent niets bij de eenheidssoort ‘{name}’</translation>
    </message>
    <message>
        <source>choose the kind {kinds} instead, or remove the badge</source>
        <translation>kies in plaats daarvan deze soort: {kinds}; of verwijder het embleem</translation>
    </message>
    <message>
        <source>make it a unit of the kind {made}</source>
        <translation>maak er een eenheid van deze soort van: {made}</translation>
    </message>
    <message>
        <source>{army} fight for {nation}: {units}</source>
        <translation>{army} vechten voor {nation}: {units}</translation>
    </message>
    <message>
        <source>change the nation of the side, or the figures</source>
        <translation>verander de natie van het kamp, of de figuren</translation>
    </message>
    <message>
        <source>nothing tells for which side the {name} fights</source>
        <translation>niets zegt voor welk kamp ‘{name}’ vecht</translation>
    </message>
    <message>
        <source>set its army, or the owner of a train or ship</source>
        <translation>stel het leger in, of de eigenaar van een trein of schip</translation>
    </message>
    <message>
        <source>there is no elite form of the {name}</source>
        <translation>‘{name}’ bestaat niet als elite-eenheid</translation>
    </message>
    <message>
        <source>leave out &apos;elite&apos;</source>
        <translation>laat ‘elite’ weg</translation>
    </message>
    <message>
        <source>the trait {trait} is not for a unit of the kind {name}</source>
        <translation>het kenmerk ‘{trait}’ is niet voor de eenheidssoort ‘{name}’</translation>
    </message>
    <message>
        <source>remove the trait, or choose one that is for this kind of unit</source>
        <translation>verwijder het kenmerk, of kies er een dat voor deze soort eenheid is</translation>
    </message>
    <message>
        <source>the {name} does not lie on {wanted}</source>
        <translation>‘{name}’ ligt niet waar het hoort: {wanted}</translation>
    </message>
    <message>
        <source>move it into the water, or remove it</source>
        <translation>verplaats het naar het water, of verwijder het</translation>
    </message>
    <message>
        <source>the {name} stands on a hex that is impassable for every unit</source>
        <translation>‘{name}’ staat op een vak dat voor elke eenheid niet-passeerbaar is</translation>
    </message>
    <message>
        <source>move the unit, or say in the special rules what is meant</source>
        <translation>verplaats de eenheid, of vertel in de speciale regels wat bedoeld is</translation>
    </message>
    <message>
        <source>the {what} adds nothing to the {name}</source>
        <translation>{what}: voegt niets toe aan ‘{name}’</translation>
    </message>
    <message>
        <source>remove it</source>
        <translation>verwijder het</translation>
    </message>
    <message>
        <source>remove the {what}</source>
        <translation>verwijder: {what}</translation>
    </message>
    <message>
        <source>nobody knows all the rules of units of the kind {name}, so not all are applied</source>
        <translation>niemand kent alle regels van de eenheidssoort ‘{name}’, dus worden ze niet alle toegepast</translation>
    </message>
    <message>
        <source>say in the special rules of the scenario what they do</source>
        <translation>vertel in de speciale regels van het scenario wat ze doen</translation>
    </message>
    <message>
        <source>the {name} does not go with a battle of {year}</source>
        <translation>‘{name}’ past niet bij een slag uit {year}</translation>
    </message>
    <message>
        <source>take the other model of the weapon, or correct the date</source>
        <translation>neem het andere model van het wapen, of verbeter de datum</translation>
    </message>
    <message>
        <source>the unit may be ordered from turn {turn} on, {problem}</source>
        <translation>de eenheid mag vanaf beurt {turn} worden geactiveerd, {problem}</translation>
    </message>
    <message>
        <source>choose another turn, or leave it out</source>
        <translation>kies een andere beurt, of laat ze weg</translation>
    </message>
    <message>
        <source>leave out the turn</source>
        <translation>laat de beurt weg</translation>
    </message>
    <message>
        <source>the {name} stands in the sea before the enemy&apos;s baseline</source>
        <translation>‘{name}’ staat in zee voor de basislijn van de vijand</translation>
    </message>
    <message>
        <source>move it ashore, or change the side that sits at the top</source>
        <translation>verplaats het aan land, of verander het kamp dat bovenaan zit</translation>
    </message>
    <message>
        <source>the {name} consists of {army}, but such units go with {armies} only</source>
        <translation>‘{name}’ heeft verkeerde figuren ({army}); bij zulke eenheden passen alleen: {armies}</translation>
    </message>
    <message>
        <source>choose one of these armies, or another kind of unit</source>
        <translation>kies een van deze legers, of een andere soort eenheid</translation>
    </message>
    <message>
        <source>no badge tells {units} of the kind {name} from plain ones</source>
        <translation>geen embleem onderscheidt {units} van de soort ‘{name}’ van gewone</translation>
    </message>
    <message>
        <source>give each of them a badge of its formation</source>
        <translation>geef elk ervan een embleem van haar formatie</translation>
    </message>
    <message>
        <source>the badge {badge} lies with {army}, who do not wear it</source>
        <translation>het embleem ‘{badge}’ ligt bij figuren die het niet dragen: {army}</translation>
    </message>
    <message>
        <source>choose a badge of their nation, or other figures</source>
        <translation>kies een embleem van hun natie, of andere figuren</translation>
    </message>
    <message>
        <source>the {name} carries {fittings}, but only one of them can be fixed to it</source>
        <translation>‘{name}’ heeft meer dan één onderdeel: {fittings}</translation>
    </message>
    <message>
        <source>the {name} carries none of its fittings, so it battles like plain armor</source>
        <translation>‘{name}’ heeft geen onderdeel en vecht dus als een gewone tank</translation>
    </message>
    <message>
        <source>choose the fitting that the scenario gives it: {fittings}</source>
        <translation>kies het onderdeel dat het scenario eraan geeft: {fittings}</translation>
    </message>
    <message>
        <source>{asked} hexes of the group are to be held at once, but it has {size} on the board</source>
        <translation>{asked} vakken van de groep moeten tegelijk bezet zijn, maar op het bord heeft ze er {size}</translation>
    </message>
    <message>
        <source>{advice}, or add hexes to the group</source>
        <translation>{advice}, of voeg vakken toe aan de groep</translation>
    </message>
    <message>
        <source>ask for {usable} of the group</source>
        <translation>vraag er {usable} van de groep</translation>
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
        <translation>{label} staat twee keer in de groep</translation>
    </message>
    <message>
        <source>name each hex once</source>
        <translation>noem elk vak één keer</translation>
    </message>
    <message>
        <source>another objective says the same</source>
        <translation>een ander doel zegt hetzelfde</translation>
    </message>
    <message>
        <source>remove one of them, or make one objective that is worth more medals</source>
        <translation>verwijder er een, of maak er één doel van dat meer medailles waard is</translation>
    </message>
    <message>
        <source>no unit of {camp} may be on {label}</source>
        <translation>{camp}: geen eenheid mag op {label} zijn</translation>
    </message>
    <message>
        <source>change what lies on the hex, or move the objective</source>
        <translation>verander wat op het vak ligt, of verplaats het doel</translation>
    </message>
    <message>
        <source>open a way to it, move it, or let the other side win it</source>
        <translation>open een weg erheen, verplaats het, of laat het andere kamp het winnen</translation>
    </message>
    <message>
        <source>the medal belongs to {camp} from the start, because units of that side stand there</source>
        <translation>{camp}: de medaille is vanaf het begin van dit kamp, want zijn eenheden staan daar</translation>
    </message>
    <message>
        <source>check that it is meant so; the target of the side should allow for it</source>
        <translation>controleer of dat zo bedoeld is; de medailles voor winst moeten er rekening mee houden</translation>
    </message>
    <message>
        <source>the {name} is a medal of {other}, but only {camp} can win it here</source>
        <translation>‘{name}’ is een medaille van dit kamp: {other}; winnen kan hier alleen: {camp}</translation>
    </message>
    <message>
        <source>lay a medal of the side that can win it, or correct the side</source>
        <translation>leg een medaille van het kamp dat haar kan winnen, of verbeter het kamp</translation>
    </message>
    <message>
        <source>medals without terms: {count}; they count as temporary and worth 1</source>
        <translation>medailles zonder voorwaarden: {count}; ze gelden als tijdelijk en tellen voor 1</translation>
    </message>
    <message>
        <source>read the victory text and set the terms of each medal</source>
        <translation>lees de overwinningstekst en stel de voorwaarden van elke medaille in</translation>
    </message>
    <message>
        <source>the target of {camp} is {target}, and there are {most} at most: {what}</source>
        <translation>{camp}: voor winst zijn {target} medailles nodig, en er zijn er hooguit {most}: {what}</translation>
    </message>
    <message>
        <source>lower the target, add objectives, or enter the units that only the texts mention</source>
        <translation>verlaag de medailles voor winst, voeg doelen toe, of voer de eenheden in die alleen in de teksten staan</translation>
    </message>
    <message>
        <source>the target of {camp} is {target} of {most} medals in all: {what}</source>
        <translation>{camp}: voor winst zijn {target} van in totaal {most} medailles nodig: {what}</translation>
    </message>
    <message>
        <source>lower the target or add an objective, unless the side is meant to have it hard</source>
        <translation>verlaag de medailles voor winst of voeg een doel toe, tenzij het kamp het moeilijk moet hebben</translation>
    </message>
    <message>
        <source>sudden death: {problem}</source>
        <translation>bij sudden death: {problem}</translation>
    </message>
    <message>
        <source>name the side and hexes that it can come to hold during the game</source>
        <translation>noem het kamp, en vakken die het tijdens het spel kan bezetten</translation>
    </message>
    <message>
        <source>the {name} only shows the score and never lies on the map</source>
        <translation>‘{name}’ toont alleen de stand en ligt nooit op het bord</translation>
    </message>
    <message>
        <source>remove it, or lay another medal</source>
        <translation>verwijder het, of leg een andere medaille</translation>
    </message>
    <message>
        <source>remove it; the usual medal of the side takes its place</source>
        <translation>verwijder het; de gebruikelijke medaille van het kamp komt ervoor in de plaats</translation>
    </message>
    <message>
        <source>the objectives of {camp} are worth {count} medals, and {target} win the game</source>
        <translation>{camp}: de doelen zijn {count} medailles waard, en {target} winnen het spel</translation>
    </message>
    <message>
        <source>raise the target or make fewer objectives, unless a race for them is the point</source>
        <translation>verhoog de medailles voor winst of maak minder doelen, tenzij het juist om de wedloop gaat</translation>
    </message>
    <message>
        <source>set how many medals it is worth; what wins the game at once is sudden death</source>
        <translation>stel in hoeveel medailles het waard is; wat het spel meteen wint, is sudden death</translation>
    </message>
    <message>
        <source>either side can win it, but only a medal of {camp} lies there</source>
        <translation>beide kampen kunnen het winnen, maar er ligt alleen een medaille van dit kamp: {camp}</translation>
    </message>
    <message>
        <source>set the side that can win it, or lay a medal for both sides</source>
        <translation>stel het kamp in dat het kan winnen, of leg een medaille voor beide kampen</translation>
    </message>
    <message>
        <source>the exit does not say which side may leave here</source>
        <translation>de uitgang zegt niet welk kamp hier mag vertrekken</translation>
    </message>
    <message>
        <source>make it an exit of one side</source>
        <translation>maak er een uitgang van één kamp van</translation>
    </message>
    <message>
        <source>{label} is not at the edge of the board</source>
        <translation>{label} ligt niet aan de rand van het bord</translation>
    </message>
    <message>
        <source>make the exit of hexes of the edge</source>
        <translation>maak de uitgang van vakken aan de rand</translation>
    </message>
    <message>
        <source>exits of {camp} lie on the baseline of that side itself: {what}</source>
        <translation>{camp}: uitgangen liggen op de eigen basislijn: {what}</translation>
    </message>
    <message>
        <source>move them to another edge, or ask for medals that must be fought for</source>
        <translation>verplaats ze naar een andere rand, of vraag medailles waarvoor gevochten moet worden</translation>
    </message>
    <message>
        <source>the marker of a single exit hex lies at the left or right edge, where its arrows do not point off the board</source>
        <translation>de markering van één uitgangsvak ligt aan de linker- of rechterrand, waar haar pijlen niet van het bord af wijzen</translation>
    </message>
    <message>
        <source>use the marker that is turned sideways, or move the exit to a baseline</source>
        <translation>gebruik de zijwaarts gedraaide markering, of verplaats de uitgang naar een basislijn</translation>
    </message>
    <message>
        <source>no unit of {camp} can ever come to this exit and leave by it</source>
        <translation>{camp}: geen eenheid kan ooit bij deze uitgang komen en erdoor vertrekken</translation>
    </message>
    <message>
        <source>open a way to it, or move it</source>
        <translation>open een weg erheen, of verplaats hem</translation>
    </message>
    <message>
        <source>the marker ends a stretch of the edge, but the exit has only this hex</source>
        <translation>de markering beëindigt een stuk van de rand, maar de uitgang heeft alleen dit vak</translation>
    </message>
    <message>
        <source>name all hexes of the stretch, or use the marker of a single exit hex</source>
        <translation>noem alle vakken van het stuk, of gebruik de markering van één uitgangsvak</translation>
    </message>
    <message>
        <source>the exit is a stretch of the edge, but lacks some of its hexes: {what}</source>
        <translation>de uitgang is een stuk van de rand, maar er ontbreken vakken: {what}</translation>
    </message>
    <message>
        <source>name all hexes between the two ends, or use the marker of a single exit hex</source>
        <translation>noem alle vakken tussen de twee uiteinden, of gebruik de markering van één uitgangsvak</translation>
    </message>
    <message>
        <source>add the hexes between the ends</source>
        <translation>voeg de vakken tussen de uiteinden toe</translation>
    </message>
    <message>
        <source>the {name} belongs to no exit</source>
        <translation>‘{name}’ hoort bij geen uitgang</translation>
    </message>
    <message>
        <source>make an exit of its hex, or of the stretch that two of them mark, and name its side</source>
        <translation>maak een uitgang van het vak, of van het stuk tussen twee ervan, en noem het kamp</translation>
    </message>
    <message>
        <source>make it an exit of its side</source>
        <translation>maak er een uitgang van zijn kamp van</translation>
    </message>
    <message>
        <source>another exit says the same</source>
        <translation>een andere uitgang zegt hetzelfde</translation>
    </message>
    <message>
        <source>the hand of {camp} has {hand} command cards at the start; 2 to 12 are usual</source>
        <translation>{camp}: aan het begin {hand} bevelkaarten; gebruikelijk zijn er 2 tot 12</translation>
    </message>
    <message>
        <source>set a number from 2 to 12</source>
        <translation>stel een getal van 2 tot 12 in</translation>
    </message>
    <message>
        <source>the target of {camp} is {medals} medals; 2 to 12 are usual</source>
        <translation>{camp}: medailles voor winst: {medals}; gebruikelijk zijn er 2 tot 12</translation>
    </message>
    <message>
        <source>the battle ends on {end}, before it begins on {begin}</source>
        <translation>de slag eindigt op {end}, voordat ze op {begin} begint</translation>
    </message>
    <message>
        <source>correct the two days</source>
        <translation>verbeter de twee dagen</translation>
    </message>
    <message>
        <source>exchange the two days</source>
        <translation>verwissel de twee dagen</translation>
    </message>
    <message>
        <source>the battle is historical, but has no date</source>
        <translation>de slag is historisch, maar heeft geen datum</translation>
    </message>
    <message>
        <source>set the first day of the battle, or mark it as fictional</source>
        <translation>geef de eerste dag van de slag op, of merk haar aan als verzonnen</translation>
    </message>
    <message>
        <source>{day} is not a day of the war, from 1931 to 1945</source>
        <translation>{day} is geen dag van de oorlog, van 1931 tot 1945</translation>
    </message>
    <message>
        <source>correct the date, or mark the battle as fictional</source>
        <translation>verbeter de datum, of merk de slag aan als verzonnen</translation>
    </message>
    <message>
        <source>it is not said which nation fights for {camp}</source>
        <translation>{camp}: er is niet gezegd welke natie voor dit kamp vecht</translation>
    </message>
    <message>
        <source>set the nation</source>
        <translation>stel de natie in</translation>
    </message>
    <message>
        <source>both sides are {name}</source>
        <translation>beide kampen hebben dezelfde natie: {name}</translation>
    </message>
    <message>
        <source>correct one of the two nations</source>
        <translation>verbeter een van de twee naties</translation>
    </message>
    <message>
        <source>{name} usually fights for {camp}, but here for {now}</source>
        <translation>{name}: vecht gewoonlijk in dit kamp: {camp}; hier in dit: {now}</translation>
    </message>
    <message>
        <source>check that it is meant so, as where a nation changed sides</source>
        <translation>controleer of dat zo bedoeld is, bijvoorbeeld omdat een natie van kamp wisselde</translation>
    </message>
    <message>
        <source>{name} never fought on this front: {front}</source>
        <translation>{name}: heeft nooit aan dit front gevochten: {front}</translation>
    </message>
    <message>
        <source>correct the nation or the front</source>
        <translation>verbeter de natie of het front</translation>
    </message>
    <message>
        <source>the rule {name} belongs to a nation that does not take part</source>
        <translation>de regel ‘{name}’ hoort bij een natie die niet meedoet</translation>
    </message>
    <message>
        <source>drop the rule, or correct the nations</source>
        <translation>schrap de regel, of verbeter de naties</translation>
    </message>
    <message>
        <source>the rule {name} does not fit: {problem}</source>
        <translation>de regel ‘{name}’ past niet: {problem}</translation>
    </message>
    <message>
        <source>drop one of the two</source>
        <translation>schrap een van de twee</translation>
    </message>
    <message>
        <source>the rule {name} need not be set: {problem}</source>
        <translation>de regel ‘{name}’ hoeft niet ingesteld te worden: {problem}</translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>laat haar weg</translation>
    </message>
    <message>
        <source>leave the rule out</source>
        <translation>laat de regel weg</translation>
    </message>
    <message>
        <source>the air drop cannot be done: {problem}</source>
        <translation>de luchtlanding is niet uitvoerbaar: {problem}</translation>
    </message>
    <message>
        <source>correct the side, the unit, the centre or the range</source>
        <translation>verbeter het kamp, de eenheid, het middelpunt of de reikwijdte</translation>
    </message>
    <message>
        <source>the reserve cannot come as it is said: {problem}</source>
        <translation>de reserve kan niet komen zoals opgegeven: {problem}</translation>
    </message>
    <message>
        <source>correct the side, the unit, the turn or the hexes</source>
        <translation>verbeter het kamp, de eenheid, de beurt of de vakken</translation>
    </message>
    <message>
        <source>{problem}, but a reserve is to enter there</source>
        <translation>{problem}, maar daar moet een reserve binnenkomen</translation>
    </message>
    <message>
        <source>choose a hex of the edge that is likely to be free</source>
        <translation>kies een vak aan de rand dat waarschijnlijk vrij is</translation>
    </message>
    <message>
        <source>the rule {name} has nothing to work on: {problem}</source>
        <translation>de regel ‘{name}’ heeft niets om op te werken: {problem}</translation>
    </message>
    <message>
        <source>drop the rule, or place what it is about</source>
        <translation>schrap de regel, of plaats waar ze over gaat</translation>
    </message>
    <message>
        <source>the value of the rule {name} makes no sense: {problem}</source>
        <translation>de waarde van de regel ‘{name}’ klopt niet: {problem}</translation>
    </message>
    <message>
        <source>correct the value, or drop the rule</source>
        <translation>verbeter de waarde, of schrap de regel</translation>
    </message>
    <message>
        <source>the centre of the air drop is given in words, which no program understands: {center}</source>
        <translation>het middelpunt van de luchtlanding is in woorden gegeven, die geen programma begrijpt: {center}</translation>
    </message>
    <message>
        <source>name the hex, if there is one only</source>
        <translation>noem het vak, als er maar één is</translation>
    </message>
    <message>
        <source>the special rules are to decide who moves first, but there are none in the texts</source>
        <translation>de speciale regels moeten beslissen wie begint, maar in de teksten staan er geen</translation>
    </message>
    <message>
        <source>write a special rule that says who begins, or name the side that moves first</source>
        <translation>schrijf een speciale regel die zegt wie begint, of noem het kamp dat begint</translation>
    </message>
    <message>
        <source>{code} is muted here, but there is nothing to mute</source>
        <translation>{code} is hier gedempt, maar er valt niets te dempen</translation>
    </message>
    <message>
        <source>remove it from the muted findings</source>
        <translation>verwijder het uit de gedempte bevindingen</translation>
    </message>
    <message>
        <source>remove the muting</source>
        <translation>verwijder de demping</translation>
    </message>
    <message>
        <source>{code!r} is not the code of a finding that can be muted</source>
        <translation>‘{code}’ is niet de code van een bevinding die gedempt kan worden</translation>
    </message>
    <message>
        <source>correct it, or remove it from the muted findings</source>
        <translation>verbeter het, of verwijder het uit de gedempte bevindingen</translation>
    </message>
    <message>
        <source>there is no unit of {camp}, and none to come</source>
        <translation>{camp}: er is geen eenheid, en er komt er ook geen</translation>
    </message>
    <message>
        <source>place units for both sides</source>
        <translation>plaats eenheden voor beide kampen</translation>
    </message>
    <message>
        <source>the hand of {camp} has {hand} command cards; with the rule {name} it has {size}</source>
        <translation>{camp}: {hand} bevelkaarten; met de regel ‘{name}’ zijn het er {size}</translation>
    </message>
    <message>
        <source>set {size} command cards, or drop the rule</source>
        <translation>stel {size} bevelkaarten in, of schrap de regel</translation>
    </message>
    <message>
        <source>set a number of 2 or more</source>
        <translation>stel een getal van 2 of meer in</translation>
    </message>
    <message>
        <source>{what} has no title</source>
        <translation>{what}: de titel ontbreekt</translation>
    </message>
    <message>
        <source>write a title</source>
        <translation>schrijf een titel</translation>
    </message>
    <message>
        <source>there is no {field} in {language!r}, but in {other!r} there is</source>
        <translation>{field}: ontbreekt in de taal ‘{language}’, maar niet in ‘{other}’</translation>
    </message>
    <message>
        <source>translate it, or remove the language</source>
        <translation>vertaal het, of verwijder de taal</translation>
    </message>
    <message>
        <source>the label {text!r} has no text in: {languages}</source>
        <translation>het label ‘{text}’ heeft geen tekst in: {languages}</translation>
    </message>
    <message>
        <source>translate it, or write it as a single text for all languages</source>
        <translation>vertaal het, of schrijf het als één tekst voor alle talen</translation>
    </message>
    <message>
        <source>the briefing in {language!r} gives the {camp} side {stated} command cards, but {hand} are set</source>
        <translation>{camp}: de aanwijzingen in ‘{language}’ noemen {stated} bevelkaarten, maar ingesteld zijn er {hand}</translation>
    </message>
    <message>
        <source>correct the text, or set the hand size</source>
        <translation>verbeter de tekst, of stel het aantal kaarten in</translation>
    </message>
    <message>
        <source>the victory text in {language!r} lets {who} win with {stated} medals, but {medals} are set</source>
        <translation>{who}: de overwinningstekst in ‘{language}’ noemt {stated} medailles voor winst, maar ingesteld zijn er {medals}</translation>
    </message>
    <message>
        <source>correct the text, or set the number of medals</source>
        <translation>verbeter de tekst, of stel het aantal medailles in</translation>
    </message>
    <message>
        <source>the {field} in {language!r} speaks of {what}, but there are none on the map: {words!r}</source>
        <translation>{field} in ‘{language}’: genoemd worden {what}, maar op het bord zijn er geen: ‘{words}’</translation>
    </message>
    <message>
        <source>place them on the map, or correct the text</source>
        <translation>plaats ze op het bord, of verbeter de tekst</translation>
    </message>
    <message>
        <source>the texts in {language!r} say nothing about the {what} of this scenario</source>
        <translation>de teksten in ‘{language}’ zeggen niets over {what} van dit scenario</translation>
    </message>
    <message>
        <source>tell the players what they are for and whose they are</source>
        <translation>vertel de spelers waarvoor en van wie ze zijn</translation>
    </message>
    <message>
        <source>{what} is blank</source>
        <translation>{what}: leeg</translation>
    </message>
    <message>
        <source>write it, or remove it</source>
        <translation>schrijf het, of verwijder het</translation>
    </message>
    <message>
        <source>special rules are described in the text, but none is set</source>
        <translation>in de tekst staan speciale regels, maar er is er geen ingesteld</translation>
    </message>
    <message>
        <source>read the rules text and set what it says</source>
        <translation>lees de regeltekst en stel in wat daarin staat</translation>
    </message>
    <message>
        <source>special rules are set, but there is no rules text</source>
        <translation>er zijn speciale regels ingesteld, maar er is geen regeltekst</translation>
    </message>
    <message>
        <source>write down what they change</source>
        <translation>schrijf op wat ze veranderen</translation>
    </message>
    <message>
        <source>the briefing in {language!r} lets the {camp} side move first, but it is set otherwise</source>
        <translation>{camp}: begint volgens de aanwijzingen in ‘{language}’, maar het is anders ingesteld</translation>
    </message>
    <message>
        <source>correct the text, or set who moves first</source>
        <translation>verbeter de tekst, of stel in wie begint</translation>
    </message>
    <message>
        <source>{what} has {count} characters; much more than {limit} will hardly fit on a sheet</source>
        <translation>{what}: {count} tekens; veel meer dan {limit} passen nauwelijks op een blad</translation>
    </message>
    <message>
        <source>shorten it</source>
        <translation>kort het in</translation>
    </message>
    <message>
        <source>the rules text in {language!r} names the rules {rule!r}, but they are not set</source>
        <translation>de regeltekst in ‘{language}’ noemt de regel ‘{rule}’, maar die is niet ingesteld</translation>
    </message>
    <message>
        <source>set the rule, or remove it from the text</source>
        <translation>stel de regel in, of verwijder haar uit de tekst</translation>
    </message>
    <message>
        <source>{what} contains HTML: {found!r}</source>
        <translation>{what}: bevat HTML: ‘{found}’</translation>
    </message>
    <message>
        <source>write the sign or the line break itself</source>
        <translation>schrijf het teken of het regeleinde zelf</translation>
    </message>
    <message>
        <source>write the signs and line breaks that the HTML stands for</source>
        <translation>schrijf de tekens en regeleinden waar de HTML voor staat</translation>
    </message>
    <message>
        <source>{what} contains garbled signs: {found!r}</source>
        <translation>{what}: bevat verminkte tekens: ‘{found}’</translation>
    </message>
    <message>
        <source>write what they stood for</source>
        <translation>schrijf waar ze voor stonden</translation>
    </message>
    <message>
        <source>write the signs that were meant</source>
        <translation>schrijf de tekens die bedoeld waren</translation>
    </message>
    <message>
        <source>the displayed date {text!r} does not name the year {year} in which the battle begins</source>
        <translation>de getoonde datum ‘{text}’ noemt niet het jaar {year} waarin de slag begint</translation>
    </message>
    <message>
        <source>correct the date or the text</source>
        <translation>verbeter de datum of de tekst</translation>
    </message>
    <message>
        <source>{language!r} is not the code of a language</source>
        <translation>‘{language}’ is niet de code van een taal</translation>
    </message>
    <message>
        <source>use a code such as en, de or nl</source>
        <translation>gebruik een code zoals en, de of nl</translation>
    </message>
    <message>
        <source>call it {meant!r}</source>
        <translation>noem het ‘{meant}’</translation>
    </message>
    <message>
        <source>the {field} in {language!r} is the same as in {other!r}</source>
        <translation>{field}: in ‘{language}’ hetzelfde als in ‘{other}’</translation>
    </message>
    <message>
        <source>translate it, or remove it until it is translated</source>
        <translation>vertaal het, of verwijder het tot het vertaald is</translation>
    </message>
    <message>
        <source>{what} contains formatting for web pages: {found!r}</source>
        <translation>{what}: bevat opmaak voor webpagina’s: ‘{found}’</translation>
    </message>
    <message>
        <source>remove it, unless the text is meant for a program that knows it</source>
        <translation>verwijder die, tenzij de tekst bedoeld is voor een programma dat haar kent</translation>
    </message>
    <message>
        <source>the {field} in {language!r} names the hex {label!r}, which this board does not have</source>
        <translation>{field} in ‘{language}’: noemt het vak ‘{label}’, dat dit bord niet heeft</translation>
    </message>
    <message>
        <source>correct the label; odd rows have capital letters, even rows small ones</source>
        <translation>verbeter de aanduiding; oneven rijen hebben hoofdletters, even rijen kleine</translation>
    </message>
    <message>
        <source>no {camp} unit starts in the {seat} section, as that side sees it</source>
        <translation>{camp}: geen eenheid begint in deze sectie, gezien vanuit dat kamp: {seat}</translation>
    </message>
    <message>
        <source>put a unit there, or accept that the cards for this section lie idle at first</source>
        <translation>zet daar een eenheid, of aanvaard dat de kaarten voor deze sectie eerst nutteloos zijn</translation>
    </message>
    <message>
        <source>the {name} starts next to an enemy, the {other} on {place}</source>
        <translation>‘{name}’ begint naast een vijand, ‘{other}’ op {place}</translation>
    </message>
    <message>
        <source>leave at least one hex between them, unless the battle is to open this way</source>
        <translation>laat er minstens één vak tussen, tenzij de slag zo moet beginnen</translation>
    </message>
    <message>
        <source>the {name} cannot retreat: there is no hex toward its own side where it could go</source>
        <translation>‘{name}’ kan niet terugtrekken: naar de eigen kant is er geen vak waar het heen kan</translation>
    </message>
    <message>
        <source>let it start elsewhere, or open a hex behind it</source>
        <translation>laat het elders beginnen, of maak er een vak achter vrij</translation>
    </message>
    <message>
        <source>the {name} can never leave its hex</source>
        <translation>‘{name}’ kan het vak nooit verlaten</translation>
    </message>
    <message>
        <source>let it start elsewhere, or give it a hex that it can enter</source>
        <translation>laat het elders beginnen, of geef het een vak dat het kan betreden</translation>
    </message>
    <message>
        <source>{count} of the {total} {camp} units start in range of enemies that move first</source>
        <translation>{camp}: {count} van de {total} eenheden beginnen binnen het schootsveld van vijanden die de eerste beurt hebben</translation>
    </message>
    <message>
        <source>move them back, put terrain between, or let this side move first</source>
        <translation>zet ze verder terug, leg er terrein tussen, of laat dit kamp beginnen</translation>
    </message>
    <message>
        <source>the {camp} side has {units} units with {figures} figures, the enemy has {enemies} with {others}, and nothing else makes up for it</source>
        <translation>{camp}: {units} eenheden met {figures} figuren, de vijand heeft er {enemies} met {others}, en verder weegt niets daartegen op</translation>
    </message>
    <message>
        <source>give the weaker side more cards, fewer medals to win, or an objective of its own</source>
        <translation>geef het zwakkere kamp meer kaarten, minder medailles voor winst, of een eigen doel</translation>
    </message>
    <message>
        <source>the {camp} side starts with {hand} command cards, the enemy with {other}</source>
        <translation>{camp}: begint met {hand} bevelkaarten, de vijand met {other}</translation>
    </message>
    <message>
        <source>check that the difference is meant to be that large</source>
        <translation>controleer of het verschil zo groot bedoeld is</translation>
    </message>
    <message>
        <source>wherever the {name} goes, it can never attack an enemy or come to an objective or exit</source>
        <translation>waar ‘{name}’ ook heen gaat, het kan nooit een vijand aanvallen of een doel of uitgang bereiken</translation>
    </message>
    <message>
        <source>open a way for it, or let it start elsewhere</source>
        <translation>open een weg, of laat het elders beginnen</translation>
    </message>
    <message>
        <source>units can leave the board here in their first turn: {places}</source>
        <translation>hier kunnen eenheden al in hun eerste beurt het bord verlaten: {places}</translation>
    </message>
    <message>
        <source>move the exit or the units apart, unless the units are meant to get away</source>
        <translation>zet de uitgang en de eenheden verder uit elkaar, tenzij de eenheden moeten ontkomen</translation>
    </message>
    <message>
        <source>no tile lies in the {seat} section of the map</source>
        <translation>in deze sectie van het bord ligt geen terreinstuk: {seat}</translation>
    </message>
    <message>
        <source>lay some terrain there, or accept that it is an empty plain</source>
        <translation>leg daar terrein, of aanvaard dat het een lege vlakte is</translation>
    </message>
    <message>
        <source>the {camp} side moves first and can take this objective at once, from {places}</source>
        <translation>{camp}: dit kamp begint en kan dit doel meteen innemen, vanaf {places}</translation>
    </message>
    <message>
        <source>let an enemy unit hold it, or move it out of reach</source>
        <translation>laat een vijandelijke eenheid het bezetten, of verplaats het buiten bereik</translation>
    </message>
    <message>
        <source>the scenario declares {box}, but nothing on the map comes from it</source>
        <translation>het scenario noemt de doos ‘{box}’, maar niets op het bord komt eruit</translation>
    </message>
    <message>
        <source>leave it out if no rule of the scenario needs it either</source>
        <translation>laat haar weg als ook geen regel van het scenario haar nodig heeft</translation>
    </message>
    <message>
        <source>the scenario does not declare {boxes}, but uses {pieces} from there</source>
        <translation>het scenario noemt een doos niet ({boxes}), maar gebruikt er stukken uit: {pieces}</translation>
    </message>
    <message>
        <source>declare the box, or declare none and have them computed</source>
        <translation>noem de doos, of noem er geen en laat ze berekenen</translation>
    </message>
    <message>
        <source>the scenario declares {declared} of {box}, but the board alone takes {needed}</source>
        <translation>het scenario noemt ‘{box}’ {declared} keer, maar het bord alleen heeft er {needed} nodig</translation>
    </message>
    <message>
        <source>declare as many as are needed</source>
        <translation>noem er zoveel als nodig zijn</translation>
    </message>
    <message>
        <source>declare {needed} of {box}</source>
        <translation>noem ‘{box}’ {needed} keer</translation>
    </message>
    <message>
        <source>{name}: {needed} needed, {available} in your boxes{shared}, {missing} missing</source>
        <translation>{name}: {needed} nodig, {available} in de dozen{shared}, {missing} te kort</translation>
    </message>
    <message>
        <source>{name}: {needed} needed, and whether your boxes hold as many is not certain</source>
        <translation>{name}: {needed} nodig, en of de dozen er zoveel bevatten, is niet zeker</translation>
    </message>
    <message>
        <source>count them, and write the number into your boxes file</source>
        <translation>tel ze, en schrijf het aantal in het bestand van de dozen</translation>
    </message>
    <message>
        <source>no box is known to hold {name}</source>
        <translation>er is geen doos bekend die dit bevat: {name}</translation>
    </message>
    <message>
        <source>use something else in its place, or make one yourself</source>
        <translation>gebruik er iets anders voor, of maak er zelf een</translation>
    </message>
    <message>
        <source>the desktop editor does not have {what}</source>
        <translation>in de desktop-editor bestaat niet: {what}</translation>
    </message>
    <message>
        <source>use one of its own pieces, or keep the scenario out of the desktop editor</source>
        <translation>gebruik een van zijn eigen stukken, of houd het scenario buiten de desktop-editor</translation>
    </message>
    <message>
        <source>the online game refuses scenarios {what}</source>
        <translation>het onlinespel weigert zulke scenario’s: {what}</translation>
    </message>
    <message>
        <source>the desktop editor does not offer the language {language!r}</source>
        <translation>de desktop-editor biedt de taal ‘{language}’ niet aan</translation>
    </message>
    <message>
        <source>it offers {languages}, and &apos;c&apos; for any other</source>
        <translation>hij biedt {languages} aan, en ‘c’ voor elke andere</translation>
    </message>
    <message>
        <source>the online game reads one condition for sudden death only, and this is not the first</source>
        <translation>het onlinespel leest maar één voorwaarde voor sudden death, en dit is niet de eerste</translation>
    </message>
    <message>
        <source>leave one, or make a medal objective of the others</source>
        <translation>laat er één staan, of maak van de andere doelen met medailles</translation>
    </message>
    <message>
        <source>the desktop editor does not know {what}</source>
        <translation>de desktop-editor kent niet: {what}</translation>
    </message>
    <message>
        <source>say it in the texts as well, because they are all that its users see</source>
        <translation>zeg het ook in de teksten, want meer zien de gebruikers ervan niet</translation>
    </message>
    <message>
        <source>the online game passes over {what}</source>
        <translation>het onlinespel slaat over: {what}</translation>
    </message>
    <message>
        <source>do without it in a scenario for the online game</source>
        <translation>laat het weg in een scenario voor het onlinespel</translation>
    </message>
    <message>
        <source>the online game gives the {name} to the side at the bottom, not to its owner</source>
        <translation>het onlinespel geeft ‘{name}’ aan het kamp onderaan, niet aan de eigenaar</translation>
    </message>
    <message>
        <source>swap the seats of the sides, or do without it</source>
        <translation>verwissel de plaatsen van de kampen, of laat het weg</translation>
    </message>
    <message>
        <source>the online game shows one language, and there are {count}</source>
        <translation>het onlinespel toont één taal, en er zijn er {count}</translation>
    </message>
    <message>
        <source>make a file for each language that is to be played there</source>
        <translation>maak een bestand voor elke taal waarin daar gespeeld moet worden</translation>
    </message>
    <message>
        <source> and </source>
        <translation> en </translation>
    </message>
    <message>
        <source> or </source>
        <translation> of </translation>
    </message>
    <message>
        <source>an object with 1 key</source>
        <translation>een object met 1 sleutel</translation>
    </message>
    <message>
        <source>a list with 1 item</source>
        <translation>een lijst met 1 element</translation>
    </message>
    <message>
        <source>an object with {n} keys</source>
        <translation>een object met {n} sleutels</translation>
    </message>
    <message>
        <source>a list with {n} items</source>
        <translation>een lijst met {n} elementen</translation>
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
        <source>Allied</source>
        <translation>Geallieerden</translation>
    </message>
    <message>
        <source>Western</source>
        <translation>westelijk front</translation>
    </message>
    <message>
        <source>Eastern</source>
        <translation>oostfront</translation>
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
        <source>countryside</source>
        <translation>landzijde</translation>
    </message>
    <message>
        <source>beach</source>
        <translation>strand</translation>
    </message>
    <message>
        <source>winter</source>
        <translation>winter</translation>
    </message>
    <message>
        <source>desert</source>
        <translation>woestijn</translation>
    </message>
    <message>
        <source>ground</source>
        <translation>ondergrond</translation>
    </message>
    <message>
        <source>line</source>
        <translation>lijn</translation>
    </message>
    <message>
        <source>terrain</source>
        <translation>terrein</translation>
    </message>
    <message>
        <source>rect</source>
        <translation>rechthoekig stuk</translation>
    </message>
    <message>
        <source>obstacle</source>
        <translation>obstakel</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>eenheid</translation>
    </message>
    <message>
        <source>badge</source>
        <translation>embleem</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>markering</translation>
    </message>
    <message>
        <source>temporary</source>
        <translation>tijdelijk</translation>
    </message>
    <message>
        <source>temporary majority</source>
        <translation>tijdelijk, meerderheid</translation>
    </message>
    <message>
        <source>temporary majority turn start</source>
        <translation>tijdelijk, meerderheid (beurtbegin)</translation>
    </message>
    <message>
        <source>permanent</source>
        <translation>permanent</translation>
    </message>
    <message>
        <source>permanent turn start</source>
        <translation>permanent (beurtbegin)</translation>
    </message>
    <message>
        <source>last to occupy</source>
        <translation>laatste bezetter</translation>
    </message>
    <message>
        <source>sole control</source>
        <translation>alleenheerschappij</translation>
    </message>
    <message>
        <source>sudden death</source>
        <translation>sudden death</translation>
    </message>
    <message>
        <source>the Axis</source>
        <translation>As-mogendheden</translation>
    </message>
    <message>
        <source>the Allies</source>
        <translation>Geallieerden</translation>
    </message>
    <message>
        <source>either side</source>
        <translation>beide kampen</translation>
    </message>
    <message>
        <source>{name} box</source>
        <translation>doos ‘{name}’</translation>
    </message>
    <message>
        <source>write down what you own in a file of its own; &apos;bocage schema boxes&apos; prints its form</source>
        <translation>schrijf de eigen dozen op in een eigen bestand; ‘bocage schema boxes’ toont de vorm ervan</translation>
    </message>
    <message>
        <source>a scenario</source>
        <translation>een scenario</translation>
    </message>
    <message>
        <source>a list of boxes</source>
        <translation>een lijst met dozen</translation>
    </message>
    <message>
        <source>{board} board, {face} face</source>
        <translation>bord {board}, {face}</translation>
    </message>
    <message>
        <source>{name} (fitting of a tank)</source>
        <translation>{name} (onderdeel van een tank)</translation>
    </message>
    <message>
        <source>{name} ({army})</source>
        <translation>{name} ({army})</translation>
    </message>
    <message>
        <source>{parts}: {needed} needed, but {reasons}: {missing} short</source>
        <translation>{parts}: {needed} nodig, maar {reasons}: {missing} te kort</translation>
    </message>
    <message>
        <source>{parts}: not in these boxes</source>
        <translation>{parts}: niet in deze dozen</translation>
    </message>
    <message>
        <source>{parts} come from the same {most} {word} in {place}: {needed} needed, {missing} short{turned}</source>
        <translation>{parts} delen {most} {word} in {place}: {needed} nodig, {missing} te kort{turned}</translation>
    </message>
    <message>
        <source>there is only 1 {part} in {place}</source>
        <translation>er is maar 1 {part} in {place}</translation>
    </message>
    <message>
        <source>there are only {most} {parts} in {place}</source>
        <translation>er zijn maar {most} {parts} in {place}</translation>
    </message>
    <message>
        <source>figures of {place} make only {most} badges unnecessary</source>
        <translation>figuren uit {place} maken maar {most} emblemen overbodig</translation>
    </message>
    <message>
        <source> {name}</source>
        <translation> {name}</translation>
    </message>
    <message>
        <source>of the {total} {parts} in {place} at least {others} show other things</source>
        <translation>er zijn {total} {parts} in {place}, waarvan er minstens {others} iets anders tonen</translation>
    </message>
    <message>
        <source>the {total} {parts} in {place} have {faces} faces, and at least {others} of them show other things</source>
        <translation>de {total} {parts} in {place} hebben {faces} zijden, waarvan er minstens {others} iets anders tonen</translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <translation>{name} ({number})</translation>
    </message>
    <message>
        <source>{place} holds at most {most}{name}</source>
        <translation>{place} bevat hooguit {most}{name}</translation>
    </message>
    <message>
        <source>{place} hold at most {most}{name}</source>
        <translation>{place} bevatten hooguit {most}{name}</translation>
    </message>
    <message>
        <source>{place} holds only {most}{name}</source>
        <translation>{place} bevat maar {most}{name}</translation>
    </message>
    <message>
        <source>{place} hold only {most}{name}</source>
        <translation>{place} bevatten maar {most}{name}</translation>
    </message>
    <message>
        <source>, whichever way you turn them</source>
        <translation>, hoe u ze ook keert</translation>
    </message>
    <message>
        <source>{least} to {most} in {place}</source>
        <translation>{least} tot {most} in {place}</translation>
    </message>
    <message>
        <source>{number} {name} stand in</source>
        <translation>{number} doen dienst als vervanging: {name}</translation>
    </message>
    <message>
        <source>not a piece that Bocage knows</source>
        <translation>geen stuk dat Bocage kent</translation>
    </message>
    <message>
        <source>an unknown number in {place}</source>
        <translation>een onbekend aantal in {place}</translation>
    </message>
    <message>
        <source>some of about {most} {parts} in {place}</source>
        <translation>enkele van ongeveer {most} {parts} in {place}</translation>
    </message>
    <message>
        <source>about {most} in {place}</source>
        <translation>ongeveer {most} in {place}</translation>
    </message>
    <message>
        <source>any of the {most} {parts} in {place}</source>
        <translation>willekeurige van de {most} {parts} in {place}</translation>
    </message>
    <message>
        <source>{most} in {place}</source>
        <translation>{most} in {place}</translation>
    </message>
    <message>
        <source>{number} units are told apart by {name} figures instead</source>
        <translation>{number} eenheden worden in plaats daarvan door figuren onderscheiden: {name}</translation>
    </message>
    <message>
        <source>1 {name} stands in</source>
        <translation>1 doet dienst als vervanging: {name}</translation>
    </message>
    <message>
        <source>no box is known to hold it</source>
        <translation>er is geen doos bekend die het bevat</translation>
    </message>
    <message>
        <source>none in these boxes</source>
        <translation>geen in deze dozen</translation>
    </message>
    <message>
        <source>{number} of them for units that enter later</source>
        <translation>{number} daarvan voor eenheden die later binnenkomen</translation>
    </message>
    <message>
        <source>probably some in {place}</source>
        <translation>waarschijnlijk enkele in {place}</translation>
    </message>
    <message>
        <source>some of the {most} {parts} in {place}</source>
        <translation>enkele van de {most} {parts} in {place}</translation>
    </message>
    <message>
        <source>1 unit is told apart by {name} figures instead</source>
        <translation>1 eenheid wordt in plaats daarvan door figuren onderscheiden: {name}</translation>
    </message>
    <message>
        <source>{missing} short</source>
        <translation>{missing} te kort</translation>
    </message>
    <message>
        <source>other pieces need the same parts</source>
        <translation>andere stukken hebben dezelfde onderdelen nodig</translation>
    </message>
    <message>
        <source>not sure together with the other pieces</source>
        <translation>niet zeker samen met de andere stukken</translation>
    </message>
    <message>
        <source>board</source>
        <translation>spelbord</translation>
    </message>
    <message>
        <source>tile</source>
        <translation>terreinstuk</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>stuk</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>figuur</translation>
    </message>
    <message>
        <source>medal</source>
        <translation>medaille</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>spelborden</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>terreinstukken</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>stukken</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>figuren</translation>
    </message>
    <message>
        <source>badges</source>
        <translation>emblemen</translation>
    </message>
    <message>
        <source>markers</source>
        <translation>markeringen</translation>
    </message>
    <message>
        <source>medals</source>
        <translation>medailles</translation>
    </message>
    <message>
        <source>{number} {name} boxes</source>
        <translation>{number} dozen ‘{name}’</translation>
    </message>
    <message>
        <source>the {name} box</source>
        <translation>doos ‘{name}’</translation>
    </message>
    <message>
        <source>expecting value</source>
        <translation>waarde verwacht</translation>
    </message>
    <message>
        <source>expecting &apos;,&apos; delimiter</source>
        <translation>scheidingsteken ‘,’ verwacht</translation>
    </message>
    <message>
        <source>expecting &apos;:&apos; delimiter</source>
        <translation>scheidingsteken ‘:’ verwacht</translation>
    </message>
    <message>
        <source>expecting property name enclosed in double quotes</source>
        <translation>sleutel tussen dubbele aanhalingstekens verwacht</translation>
    </message>
    <message>
        <source>illegal trailing comma before end of object</source>
        <translation>ongeldige komma voor het einde van een object</translation>
    </message>
    <message>
        <source>illegal trailing comma before end of array</source>
        <translation>ongeldige komma voor het einde van een lijst</translation>
    </message>
    <message>
        <source>invalid control character at</source>
        <translation>ongeldig besturingsteken</translation>
    </message>
    <message>
        <source>invalid \escape</source>
        <translation>ongeldige escapereeks</translation>
    </message>
    <message>
        <source>invalid \uXXXX escape</source>
        <translation>ongeldige \uXXXX-reeks</translation>
    </message>
    <message>
        <source>unterminated string starting at</source>
        <translation>hier begint een tekst die niet eindigt</translation>
    </message>
    <message>
        <source>extra data</source>
        <translation>overtollige gegevens</translation>
    </message>
    <message>
        <source>while parsing a block mapping</source>
        <translation>bij het lezen van een toewijzing</translation>
    </message>
    <message>
        <source>while parsing a block collection</source>
        <translation>bij het lezen van een lijst</translation>
    </message>
    <message>
        <source>while parsing a flow mapping</source>
        <translation>bij het lezen van een toewijzing tussen haakjes</translation>
    </message>
    <message>
        <source>while parsing a flow sequence</source>
        <translation>bij het lezen van een lijst tussen haakjes</translation>
    </message>
    <message>
        <source>while parsing a node</source>
        <translation>bij het lezen van een waarde</translation>
    </message>
    <message>
        <source>while parsing a block node</source>
        <translation>bij het lezen van een waarde in een blok</translation>
    </message>
    <message>
        <source>while parsing a flow node</source>
        <translation>bij het lezen van een waarde tussen haakjes</translation>
    </message>
    <message>
        <source>while parsing a quoted scalar</source>
        <translation>bij het lezen van een tekst tussen aanhalingstekens</translation>
    </message>
    <message>
        <source>while parsing a tag</source>
        <translation>bij het lezen van een tag</translation>
    </message>
    <message>
        <source>while scanning a simple key</source>
        <translation>bij het lezen van een sleutel</translation>
    </message>
    <message>
        <source>while scanning a quoted scalar</source>
        <translation>bij het lezen van een tekst tussen aanhalingstekens</translation>
    </message>
    <message>
        <source>while scanning a plain scalar</source>
        <translation>bij het lezen van een tekst zonder aanhalingstekens</translation>
    </message>
    <message>
        <source>while scanning a block scalar</source>
        <translation>bij het lezen van een tekstblok</translation>
    </message>
    <message>
        <source>while scanning a directive</source>
        <translation>bij het lezen van een directief</translation>
    </message>
    <message>
        <source>while scanning a tag</source>
        <translation>bij het lezen van een tag</translation>
    </message>
    <message>
        <source>while scanning an anchor</source>
        <translation>bij het lezen van een anker</translation>
    </message>
    <message>
        <source>while scanning an alias</source>
        <translation>bij het lezen van een alias</translation>
    </message>
    <message>
        <source>while scanning for the next token</source>
        <translation>bij het zoeken naar het volgende teken</translation>
    </message>
    <message>
        <source>did not find expected key</source>
        <translation>verwachte sleutel niet gevonden</translation>
    </message>
    <message>
        <source>did not find expected &apos;-&apos; indicator</source>
        <translation>verwachte ‘-’ niet gevonden</translation>
    </message>
    <message>
        <source>did not find expected &apos;,&apos; or &apos;}}&apos;</source>
        <translation>verwachte ‘,’ of ‘}}’ niet gevonden</translation>
    </message>
    <message>
        <source>did not find expected &apos;,&apos; or &apos;]&apos;</source>
        <translation>verwachte ‘,’ of ‘]’ niet gevonden</translation>
    </message>
    <message>
        <source>did not find expected node content</source>
        <translation>verwachte waarde niet gevonden</translation>
    </message>
    <message>
        <source>did not find expected &lt;document start&gt;</source>
        <translation>verwacht begin van het document niet gevonden</translation>
    </message>
    <message>
        <source>did not find expected alphabetic or numeric character</source>
        <translation>verwachte letter of verwacht cijfer niet gevonden</translation>
    </message>
    <message>
        <source>did not find expected comment or line break</source>
        <translation>verwachte opmerking of regeleinde niet gevonden</translation>
    </message>
    <message>
        <source>did not find expected hexdecimal number</source>
        <translation>verwacht hexadecimaal getal niet gevonden</translation>
    </message>
    <message>
        <source>did not find expected whitespace or line break</source>
        <translation>verwachte spatie of regeleinde niet gevonden</translation>
    </message>
    <message>
        <source>could not find expected &apos;:&apos;</source>
        <translation>verwachte dubbele punt niet gevonden</translation>
    </message>
    <message>
        <source>could not find expected directive name</source>
        <translation>verwachte naam van een directief niet gevonden</translation>
    </message>
    <message>
        <source>mapping values are not allowed in this context</source>
        <translation>een dubbele punt met waarde is hier niet toegestaan</translation>
    </message>
    <message>
        <source>mapping keys are not allowed in this context</source>
        <translation>een sleutel is hier niet toegestaan</translation>
    </message>
    <message>
        <source>block sequence entries are not allowed in this context</source>
        <translation>een lijstpunt is hier niet toegestaan</translation>
    </message>
    <message>
        <source>found character that cannot start any token</source>
        <translation>een teken waarmee hier niets kan beginnen</translation>
    </message>
    <message>
        <source>found unexpected end of stream</source>
        <translation>onverwacht einde van het bestand</translation>
    </message>
    <message>
        <source>found unexpected document indicator</source>
        <translation>onverwachte documentgrens</translation>
    </message>
    <message>
        <source>found unexpected &apos;:&apos;</source>
        <translation>onverwachte dubbele punt</translation>
    </message>
    <message>
        <source>found unknown escape character</source>
        <translation>onbekende escapereeks</translation>
    </message>
    <message>
        <source>found undefined alias</source>
        <translation>niet-gedefinieerde alias</translation>
    </message>
    <message>
        <source>found undefined tag handle</source>
        <translation>niet-gedefinieerde tagafkorting</translation>
    </message>
    <message>
        <source>found a tab character that violates indentation</source>
        <translation>een tab verstoort het inspringen</translation>
    </message>
    <message>
        <source>found a tab character where an indentation space is expected</source>
        <translation>een tab waar voor het inspringen een spatie wordt verwacht</translation>
    </message>
    <message>
        <source>control characters are not allowed</source>
        <translation>besturingstekens zijn niet toegestaan</translation>
    </message>
    <message>
        <source>invalid Unicode character</source>
        <translation>ongeldig Unicode-teken</translation>
    </message>
    <message>
        <source>unknown reason</source>
        <translation>onbekende reden</translation>
    </message>
    <message>
        <source>{path}: this is a device or a pipe; name a file</source>
        <translation>{path}: dit is een apparaat of een pipe; geef een bestand op</translation>
    </message>
    <message>
        <source>a mapping</source>
        <translation>een toewijzing</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>een lijst</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>een tekst</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>een geheel getal</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>een getal</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true of false</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
    <message>
        <source>of a hex label such as A1 or d8</source>
        <translation>die van een vak zoals A1 of d8</translation>
    </message>
    <message>
        <source>of a date such as 1944-06-06</source>
        <translation>die van een datum zoals 1944-06-06</translation>
    </message>
    <message>
        <source>{number} values are allowed, such as {names}</source>
        <translation>{number} waarden zijn toegestaan, zoals {names}</translation>
    </message>
    <message>
        <source>of the pattern {pattern}</source>
        <translation>die van het patroon {pattern}</translation>
    </message>
    <message>
        <source>allowed: {names}</source>
        <translation>toegestaan: {names}</translation>
    </message>
    <message>
        <source>{number} keys are allowed, such as {names}</source>
        <translation>{number} sleutels zijn toegestaan, zoals {names}</translation>
    </message>
    <message>
        <source>the text {text!r}</source>
        <translation>de tekst ‘{text}’</translation>
    </message>
    <message>
        <source>the number {number}</source>
        <translation>het getal {number}</translation>
    </message>
    <message>
        <source>another value</source>
        <translation>een andere waarde</translation>
    </message>
    <message>
        <source>less than {bound}</source>
        <translation>kleiner dan {bound}</translation>
    </message>
    <message>
        <source>more than {bound}</source>
        <translation>groter dan {bound}</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>te kort</translation>
    </message>
    <message>
        <source>not allowed here ({rule})</source>
        <translation>hier niet toegestaan ({rule})</translation>
    </message>
    <message>
        <source>{reason} ({character})</source>
        <translation>{reason} ({character})</translation>
    </message>
    <message>
        <source>the tag {tag}</source>
        <translation>de tag {tag}</translation>
    </message>
    <message>
        <source>a list or mapping as a key</source>
        <translation>een lijst of toewijzing als sleutel</translation>
    </message>
    <message>
        <source>{choice!r} begins with none of {words}</source>
        <translation>‘{choice}’ begint met geen van {words}</translation>
    </message>
    <message>
        <source>{choice!r} is no action: cards, hexes and faces of dice must follow by name</source>
        <translation>‘{choice}’ is geen actie: kaarten, vakken en dobbelsteenzijden moeten met naam volgen</translation>
    </message>
    <message>
        <source>{card}: {free} are free, not {wanted}</source>
        <translation>{card}: {free} zijn vrij, niet {wanted}</translation>
    </message>
    <message>
        <source>unit {n} is not on the board</source>
        <translation>eenheid {n} staat niet op het bord</translation>
    </message>
    <message>
        <source>there is no cell {n}</source>
        <translation>een vak nummer {n} is er niet</translation>
    </message>
    <message>
        <source>another unit stands on {hex}</source>
        <translation>op {hex} staat een andere eenheid</translation>
    </message>
    <message>
        <source>{n} numbers were told for {cards} cards</source>
        <translation>{n} getallen voor {cards} kaarten</translation>
    </message>
    <message>
        <source>medals for {source!r} follow from who holds what, or are unknown</source>
        <translation>medailles voor ‘{source}’ volgen uit wie wat in handen heeft, of zijn onbekend</translation>
    </message>
    <message>
        <source>nobody has {n} medals</source>
        <translation>niemand heeft {n} medailles</translation>
    </message>
    <message>
        <source>there is no objective {n}</source>
        <translation>een doel {n} is er niet</translation>
    </message>
    <message>
        <source>{side} cannot win this objective</source>
        <translation>dit doel kunnen ze niet winnen: {side}</translation>
    </message>
    <message>
        <source>a sudden death ends the game, and nobody holds it</source>
        <translation>sudden death beëindigt het spel, niemand heeft het in handen</translation>
    </message>
    <message>
        <source>turn {turn} is none of {side}</source>
        <translation>in beurt {turn} zijn ze niet aan de beurt: {side}</translation>
    </message>
    <message>
        <source>cards are being dealt or drawn: go on until a turn begins, or back</source>
        <translation>er worden net kaarten gedeeld of getrokken: ga door tot een beurt begint, of terug</translation>
    </message>
    <message>
        <source>who stands there decides who holds this objective</source>
        <translation>wie daar staat, bepaalt wie dit doel in handen heeft</translation>
    </message>
    <message>
        <source>the game would be over</source>
        <translation>het spel zou afgelopen zijn</translation>
    </message>
    <message>
        <source>there is no unit {n}</source>
        <translation>een eenheid {n} is er niet</translation>
    </message>
    <message>
        <source>a unit of 1 to {most} figures cannot have {n}</source>
        <translation>een eenheid van 1 tot {most} figuren kan er geen {n} hebben</translation>
    </message>
    <message>
        <source>there is no card {n}</source>
        <translation>een kaart {n} is er niet</translation>
    </message>
    <message>
        <source>{side} would have won: {n} medals are enough</source>
        <translation>ze zouden gewonnen hebben: {side}; {n} medailles zijn genoeg</translation>
    </message>
    <message>
        <source>unknown option {name!r}; known: {known}</source>
        <translation>onbekende optie ‘{name}’; bekend: {known}</translation>
    </message>
    <message>
        <source>{name} is {known}, not {value!r}</source>
        <translation>{name} is {known}, niet ‘{value}’</translation>
    </message>
    <message>
        <source>the record was made with another setup: rules or scenario differ</source>
        <translation>de opname komt van een andere opstelling: regels of scenario wijken af</translation>
    </message>
    <message>
        <source>after {n} choices the game is not where it was recorded to be</source>
        <translation>na {n} keuzes staat het spel niet zoals het is opgenomen</translation>
    </message>
    <message>
        <source>where it begins: {why}</source>
        <translation>aan het begin: {why}</translation>
    </message>
    <message>
        <source>choice {n}: {why}</source>
        <translation>keuze {n}: {why}</translation>
    </message>
    <message>
        <source>choice {n}: {choice!r} is not legal in turn {turn}</source>
        <translation>keuze {n}: ‘{choice}’ is in beurt {turn} niet toegestaan</translation>
    </message>
    <message>
        <source>this is no state of a game of this scenario: {why}</source>
        <translation>dit is geen stand van een spel van dit scenario: {why}</translation>
    </message>
    <message>
        <source>no turn begins here: {names} is not as it is then</source>
        <translation>hier begint geen beurt: {names} is niet zoals aan het begin van een beurt</translation>
    </message>
    <message>
        <source>combat cards are nowhere, or do what no card does</source>
        <translation>gevechtskaarten zijn nergens, of doen wat geen kaart doet</translation>
    </message>
    <message>
        <source>masks and where differ</source>
        <translation>masks en where verschillen</translation>
    </message>
    <message>
        <source>no unit is attacked</source>
        <translation>geen eenheid wordt aangevallen</translation>
    </message>
    <message>
        <source>no unit takes ground</source>
        <translation>geen eenheid boekt terreinwinst</translation>
    </message>
    <message>
        <source>no unit attacks</source>
        <translation>geen eenheid valt aan</translation>
    </message>
    <message>
        <source>no unit is busy</source>
        <translation>geen eenheid is bezig</translation>
    </message>
    <message>
        <source>no unit is on its way</source>
        <translation>geen eenheid is onderweg</translation>
    </message>
    <message>
        <source>{name} has {found} entries, not {length}</source>
        <translation>{name} heeft {found} waarden, niet {length}</translation>
    </message>
    <message>
        <source>{name} is {value}</source>
        <translation>{name} is {value}</translation>
    </message>
    <message>
        <source>{name} are no pairs</source>
        <translation>{name} zijn geen paren</translation>
    </message>
    <message>
        <source>{name} holds cells without units of the side whose turn it is</source>
        <translation>{name} bevat vakken zonder eenheden van het kamp dat aan de beurt is</translation>
    </message>
    <message>
        <source>unit {n} is unknown, or twice on the board</source>
        <translation>eenheid {n} is onbekend, of staat twee keer op het bord</translation>
    </message>
    <message>
        <source>unit {n} has {figures} figures</source>
        <translation>eenheid {n} heeft {figures} figuren</translation>
    </message>
    <message>
        <source>masks and where differ on cell {n}</source>
        <translation>masks en where verschillen op vak nummer {n}</translation>
    </message>
    <message>
        <source>a state knows nothing of {names}</source>
        <translation>in een stand is er geen {names}</translation>
    </message>
    <message>
        <source>this is no state of a game: {why}</source>
        <translation>dit is geen stand van een spel: {why}</translation>
    </message>
    <message>
        <source>it was not chance that led to moment {moment}</source>
        <translation>niet het toeval leidde tot moment {moment}</translation>
    </message>
    <message>
        <source>moment {after} does not follow moment {before}</source>
        <translation>moment {after} volgt niet op moment {before}</translation>
    </message>
    <message>
        <source>1 unit</source>
        <translation>1 eenheid</translation>
    </message>
    <message>
        <source>{number} units</source>
        <translation>{number} eenheden</translation>
    </message>
    <message>
        <source>{name} of {enemy} come for {side}</source>
        <translation>‘{name}’ met figuren van het andere kamp ({enemy}) komt voor: {side}</translation>
    </message>
    <message>
        <source>they do not arrive in a certain turn, so a turn means nothing</source>
        <translation>ze komt niet in een bepaalde beurt, dus een beurt betekent niets</translation>
    </message>
    <message>
        <source>they come by train, and there is no railway</source>
        <translation>ze komt met de trein, en er is geen spoorlijn</translation>
    </message>
    <message>
        <source>no {name} may be on {hex}</source>
        <translation>‘{name}’ mag niet op {hex} zijn</translation>
    </message>
    <message>
        <source>{hex} is not a hex of this board</source>
        <translation>{hex} is geen vak van dit spelbord</translation>
    </message>
    <message>
        <source>{hex} is not at the edge of the board</source>
        <translation>{hex} ligt niet aan de rand van het bord</translation>
    </message>
    <message>
        <source>it is not said in which turn they arrive</source>
        <translation>er is niet gezegd in welke beurt ze komt</translation>
    </message>
    <message>
        <source>it is not said where they enter</source>
        <translation>er is niet gezegd waar ze binnenkomt</translation>
    </message>
    <message>
        <source>{hex} is occupied at the start</source>
        <translation>{hex} is aan het begin bezet</translation>
    </message>
    <message>
        <source>it brings no units</source>
        <translation>ze brengt geen eenheden</translation>
    </message>
    <message>
        <source>{number} units drop at once, and there is room for {room}</source>
        <translation>{number} eenheden landen tegelijk, en er is plaats voor {room}</translation>
    </message>
    <message>
        <source> that other pieces need too</source>
        <translation> (die ook andere stukken nodig hebben)</translation>
    </message>
    <message>
        <source>{boxes} would do</source>
        <translation>zou helpen: {boxes}</translation>
    </message>
    <message>
        <source>{number} more {name} boxes</source>
        <translation>nog {number} dozen ‘{name}’</translation>
    </message>
    <message>
        <source>no box is known to help</source>
        <translation>er is geen doos bekend die helpt</translation>
    </message>
    <message>
        <source>1 more {name} box</source>
        <translation>nog 1 doos ‘{name}’</translation>
    </message>
    <message>
        <source>{number} more</source>
        <translation>nog {number}</translation>
    </message>
    <message>
        <source>is not in line with the way that leads to it</source>
        <translation>ligt niet in lijn met de weg erheen</translation>
    </message>
    <message>
        <source>lies along the water instead of across it</source>
        <translation>ligt langs het water in plaats van erover</translation>
    </message>
    <message>
        <source>all around it is the edge of the map</source>
        <translation>rondom is de rand van het bord</translation>
    </message>
    <message>
        <source>nobody may enter {hexes} behind it</source>
        <translation>niemand mag {hexes} erachter betreden</translation>
    </message>
    <message>
        <source>left</source>
        <translation>linkerflank</translation>
    </message>
    <message>
        <source>center</source>
        <translation>centrum</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechterflank</translation>
    </message>
    <message>
        <source>{camp} can never hold it: {why}</source>
        <translation>{camp}: dit kamp kan het nooit bezetten: {why}</translation>
    </message>
    <message>
        <source>it can never happen: {why}</source>
        <translation>het kan nooit gebeuren: {why}</translation>
    </message>
    <message>
        <source>neither side can ever hold it: {why}</source>
        <translation>geen van beide kampen kan het ooit bezetten: {why}</translation>
    </message>
    <message>
        <source>units can get to {near} of the {wanted} hexes that must be held</source>
        <translation>eenheden komen op {near} van de {wanted} vakken die bezet moeten zijn</translation>
    </message>
    <message>
        <source>it takes {wanted} units at once, and there are {units}</source>
        <translation>er zijn {wanted} eenheden tegelijk nodig, en er zijn er {units}</translation>
    </message>
    <message>
        <source>leave the number out</source>
        <translation>laat het aantal weg</translation>
    </message>
    <message>
        <source>name a number from 1 to {most}</source>
        <translation>geef een getal van 1 tot {most} op</translation>
    </message>
    <message>
        <source>no unit can get there</source>
        <translation>geen eenheid kan er komen</translation>
    </message>
    <message>
        <source>nothing says which side wins by it</source>
        <translation>niets zegt welk kamp erdoor wint</translation>
    </message>
    <message>
        <source>the two sides</source>
        <translation>beide kampen</translation>
    </message>
    <message>
        <source>it is worth no medal</source>
        <translation>het is geen medaille waard</translation>
    </message>
    <message>
        <source>it is worth {medals} medals, and {target} win the game</source>
        <translation>het is {medals} medailles waard, en {target} winnen het spel</translation>
    </message>
    <message>
        <source>a majority of a single hex is just that hex</source>
        <translation>de meerderheid van één vak is gewoon dat vak</translation>
    </message>
    <message>
        <source>make it temporary, or add the other hexes of the group</source>
        <translation>maak het tijdelijk, of voeg de andere vakken van de groep toe</translation>
    </message>
    <message>
        <source>make it temporary</source>
        <translation>maak het tijdelijk</translation>
    </message>
    <message>
        <source>sudden death wins the game, so it is worth no number of medals</source>
        <translation>sudden death wint het spel en is dus geen aantal medailles waard</translation>
    </message>
    <message>
        <source>leave the number out, or choose another type of objective</source>
        <translation>laat het aantal weg, of kies een ander soort doel</translation>
    </message>
    <message>
        <source>remove the number of medals</source>
        <translation>verwijder het aantal medailles</translation>
    </message>
    <message>
        <source>units of {camp} fulfil it before the first turn</source>
        <translation>{camp}: eenheden voldoen er al voor de eerste beurt aan</translation>
    </message>
    <message>
        <source>1 to {most}</source>
        <translation>1 tot {most}</translation>
    </message>
    <message>
        <source>no piece</source>
        <translation>geen stuk</translation>
    </message>
    <message>
        <source>nation</source>
        <translation>natie</translation>
    </message>
    <message>
        <source> (and {number} more)</source>
        <translation> (en nog {number})</translation>
    </message>
    <message>
        <source>for the Overlord board</source>
        <translation>voor het Overlord-bord</translation>
    </message>
    <message>
        <source>divide the battle, or play it on the table</source>
        <translation>verdeel de slag, of speel haar aan tafel</translation>
    </message>
    <message>
        <source>set the side that moves first</source>
        <translation>stel het kamp in dat begint</translation>
    </message>
    <message>
        <source>in which the special rules decide who moves first</source>
        <translation>waarin de speciale regels beslissen wie begint</translation>
    </message>
    <message>
        <source>the rule {name!r}</source>
        <translation>de regel ‘{name}’</translation>
    </message>
    <message>
        <source>the air drop</source>
        <translation>de luchtlanding</translation>
    </message>
    <message>
        <source>the reserve</source>
        <translation>de reserve</translation>
    </message>
    <message>
        <source>the piece {name!r}</source>
        <translation>het stuk ‘{name}’</translation>
    </message>
    <message>
        <source>the trait {name!r}</source>
        <translation>het kenmerk ‘{name}’</translation>
    </message>
    <message>
        <source>the {name}</source>
        <translation>‘{name}’</translation>
    </message>
    <message>
        <source>the unit {name!r}</source>
        <translation>de eenheid ‘{name}’</translation>
    </message>
    <message>
        <source>the target of {camp} is 0 medals, which are won before the first turn</source>
        <translation>{camp}: voor winst zijn 0 medailles nodig, en die zijn al voor de eerste beurt gewonnen</translation>
    </message>
    <message>
        <source>{camp} would have no command cards to play</source>
        <translation>{camp}: dit kamp zou geen bevelkaarten hebben om te spelen</translation>
    </message>
    <message>
        <source>there are no exits for it</source>
        <translation>er zijn geen uitgangen voor</translation>
    </message>
    <message>
        <source>there are no mines</source>
        <translation>er zijn geen mijnen</translation>
    </message>
    <message>
        <source>there are no rivers</source>
        <translation>er zijn geen rivieren</translation>
    </message>
    <message>
        <source>there are no bridges that can be blown</source>
        <translation>er zijn geen bruggen die opgeblazen kunnen worden</translation>
    </message>
    <message>
        <source>it does not say how many units, as a number of 1 or more</source>
        <translation>ze zegt niet hoeveel eenheden, als getal van 1 of meer</translation>
    </message>
    <message>
        <source>it does not say how many medals, as a number of 1 or more</source>
        <translation>ze zegt niet hoeveel medailles, als getal van 1 of meer</translation>
    </message>
    <message>
        <source>the face of the board is {face}</source>
        <translation>de bordzijde is: {face}</translation>
    </message>
    <message>
        <source>it changes nothing without {rules}</source>
        <translation>ze verandert niets zonder: {rules}</translation>
    </message>
    <message>
        <source>that is so anyway</source>
        <translation>dat is toch al zo</translation>
    </message>
    <message>
        <source>it asks for {units} units of {camp}, and there are {own}</source>
        <translation>ze vraagt {units} eenheden ({camp}), en er zijn er {own}</translation>
    </message>
    <message>
        <source>it cannot be in force beside {rule}</source>
        <translation>ze kan niet naast ‘{rule}’ gelden</translation>
    </message>
    <message>
        <source>it is {value} anyway</source>
        <translation>de waarde is toch al {value}</translation>
    </message>
    <message>
        <source>it does not name a side</source>
        <translation>ze noemt geen kamp</translation>
    </message>
    <message>
        <source>{rule} includes it</source>
        <translation>‘{rule}’ omvat haar</translation>
    </message>
    <message>
        <source>{hex} is no higher than the plain</source>
        <translation>{hex} is niet hoger dan de vlakte</translation>
    </message>
    <message>
        <source>it does not name sections by the numbers 0, 1 and 2</source>
        <translation>ze noemt geen secties met de getallen 0, 1 en 2</translation>
    </message>
    <message>
        <source>it names no hex</source>
        <translation>ze noemt geen vak</translation>
    </message>
    <message>
        <source> (here and on {number} more)</source>
        <translation> (hier en op nog {number})</translation>
    </message>
    <message>
        <source>wide</source>
        <translation>breed</translation>
    </message>
    <message>
        <source>part it into several lines, or shorten it</source>
        <translation>verdeel het over meer regels, of kort het in</translation>
    </message>
    <message>
        <source>high</source>
        <translation>hoog</translation>
    </message>
    <message>
        <source>use fewer lines, or move a part of it to another hex</source>
        <translation>gebruik minder regels, of verplaats een deel naar een ander vak</translation>
    </message>
    <message>
        <source>the trait {name}</source>
        <translation>het kenmerk ‘{name}’</translation>
    </message>
    <message>
        <source>badge {name}</source>
        <translation>embleem ‘{name}’</translation>
    </message>
    <message>
        <source>which is when every unit may</source>
        <translation>vanaf wanneer elke eenheid het mag</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} tot {most}</translation>
    </message>
    <message>
        <source>trait {name}</source>
        <translation>kenmerk ‘{name}’</translation>
    </message>
    <message>
        <source>which few games see</source>
        <translation>die weinig spellen halen</translation>
    </message>
    <message>
        <source>unit {name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>bridges</source>
        <translation>bruggen</translation>
    </message>
    <message>
        <source>bunkers</source>
        <translation>bunkers</translation>
    </message>
    <message>
        <source>exits</source>
        <translation>uitgangen</translation>
    </message>
    <message>
        <source>minefields</source>
        <translation>mijnenvelden</translation>
    </message>
    <message>
        <source>airfields</source>
        <translation>vliegvelden</translation>
    </message>
    <message>
        <source>railways</source>
        <translation>spoorlijnen</translation>
    </message>
    <message>
        <source>road blocks</source>
        <translation>wegversperringen</translation>
    </message>
    <message>
        <source>trenches</source>
        <translation>loopgraven</translation>
    </message>
    <message>
        <source>field hospitals</source>
        <translation>veldhospitalen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>units {number}</source>
        <translation>eenheden {number}</translation>
    </message>
    <message>
        <source>objectives {number}</source>
        <translation>doelen {number}</translation>
    </message>
    <message>
        <source>exits {number}</source>
        <translation>uitgangen {number}</translation>
    </message>
    <message>
        <source>others {number}</source>
        <translation>overige {number}</translation>
    </message>
    <message>
        <source>the label</source>
        <translation>label</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titel</translation>
    </message>
    <message>
        <source>subtitle</source>
        <translation>ondertitel</translation>
    </message>
    <message>
        <source>displayed date</source>
        <translation>getoonde datum</translation>
    </message>
    <message>
        <source>history</source>
        <translation>geschiedenis</translation>
    </message>
    <message>
        <source>briefing</source>
        <translation>aanwijzingen</translation>
    </message>
    <message>
        <source>victory text</source>
        <translation>overwinningstekst</translation>
    </message>
    <message>
        <source>rules text</source>
        <translation>regeltekst</translation>
    </message>
    <message>
        <source>bibliography</source>
        <translation>bibliografie</translation>
    </message>
    <message>
        <source>the {field} in {language!r}</source>
        <translation>{field} in ‘{language}’</translation>
    </message>
    <message>
        <source>the text in {language!r}</source>
        <translation>tekst in ‘{language}’</translation>
    </message>
    <message>
        <source>the language {language!r}</source>
        <translation>taal ‘{language}’</translation>
    </message>
    <message>
        <source>the scenario</source>
        <translation>scenario</translation>
    </message>
    <message>
        <source>objectives</source>
        <translation>doelen</translation>
    </message>
    <message>
        <source>air drops</source>
        <translation>luchtlandingen</translation>
    </message>
    <message>
        <source>reserves</source>
        <translation>reserves</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>beide kampen</translation>
    </message>
    <message>
        <source>the {camp} side</source>
        <translation>{camp}</translation>
    </message>
    <message>
        <source>this is no part of a map that was copied</source>
        <translation>dit is geen gekopieerd deel van een bord</translation>
    </message>
    <message>
        <source>this part of a map was copied by another release of the program</source>
        <translation>dit deel van een bord is door een andere versie van het programma gekopieerd</translation>
    </message>
    <message>
        <source>it holds no map</source>
        <translation>er zit geen bord in</translation>
    </message>
    <message>
        <source>this part of a map is damaged: {why}</source>
        <translation>dit deel van een bord is beschadigd: {why}</translation>
    </message>
    <message>
        <source>this part of a map names hexes that its board does not have</source>
        <translation>dit deel van een bord noemt vakken die zijn bord niet heeft</translation>
    </message>
    <message>
        <source>this part of a map is turned in a way that there is not</source>
        <translation>dit deel van een bord is gedraaid op een manier die niet bestaat</translation>
    </message>
    <message>
        <source>this is no part of a map: {why}</source>
        <translation>dit is geen deel van een bord: {why}</translation>
    </message>
    <message>
        <source>east</source>
        <translation>oosten</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>noordoosten</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>noordwesten</translation>
    </message>
    <message>
        <source>west</source>
        <translation>westen</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>zuidwesten</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>zuidoosten</translation>
    </message>
    <message>
        <source>no tile of the family {name} opens to the {edges}</source>
        <translation>geen terreinstuk van de soort ‘{name}’ gaat open naar het {edges}</translation>
    </message>
    <message>
        <source>{piece} does not open to the {edges}</source>
        <translation>‘{piece}’ gaat niet open naar het {edges}</translation>
    </message>
    <message>
        <source>no bridge leads to the {edges}</source>
        <translation>geen brug leidt naar het {edges}</translation>
    </message>
    <message>
        <source>{name} ends in {piece}</source>
        <translation>‘{name}’ eindigt in ‘{piece}’</translation>
    </message>
    <message>
        <source>no tile joins {name} to the {edges} with {other} here</source>
        <translation>geen terreinstuk verbindt hier ‘{name}’ naar het {edges} met ‘{other}’</translation>
    </message>
    <message>
        <source>a bridge is missing here</source>
        <translation>hier ontbreekt een brug</translation>
    </message>
    <message>
        <source>the board has no hex here</source>
        <translation>het bord heeft hier geen vak</translation>
    </message>
    <message>
        <source>there is no piece {name!r}</source>
        <translation>een stuk ‘{name}’ is er niet</translation>
    </message>
    <message>
        <source>{name} is no tile</source>
        <translation>‘{name}’ is geen terreinstuk</translation>
    </message>
    <message>
        <source>a unit needs an army</source>
        <translation>een eenheid heeft een leger nodig</translation>
    </message>
    <message>
        <source>unknown suffix {suffix!r}</source>
        <translation>onbekende extensie ‘{suffix}’</translation>
    </message>
    <message>
        <source>a file name without a suffix</source>
        <translation>een bestandsnaam zonder extensie</translation>
    </message>
    <message>
        <source>{path}: {problem}; known: {suffixes}</source>
        <translation>{path}: {problem}; bekend: {suffixes}</translation>
    </message>
    <message>
        <source>&apos;-&apos;: there is no reading from stdin or writing to stdout; name a file</source>
        <translation>&apos;-&apos;: er wordt niet van stdin gelezen of naar stdout geschreven; geef een bestand op</translation>
    </message>
    <message>
        <source>the scenario is of format {version}, and this release writes format {ours}; update Bocage to save it</source>
        <translation>het scenario heeft formaat {version}, en deze versie schrijft formaat {ours}; werk Bocage bij om het op te slaan</translation>
    </message>
    <message>
        <source>there is no moment {moment}</source>
        <translation>een moment {moment} is er niet</translation>
    </message>
    <message>
        <source>it was played with another setup: rules or scenario differ</source>
        <translation>het is met een andere opstelling gespeeld: regels of scenario wijken af</translation>
    </message>
    <message>
        <source>the game does not come to where it was when it was saved</source>
        <translation>het spel komt niet waar het bij het opslaan was</translation>
    </message>
    <message>
        <source>a note is about turn {turn}</source>
        <translation>een notitie gaat over beurt {turn}</translation>
    </message>
    <message>
        <source>its {key!r} are no list</source>
        <translation>‘{key}’ is er geen lijst</translation>
    </message>
    <message>
        <source>line {n}: {choice!r} was chosen there before</source>
        <translation>lijn {n}: ‘{choice}’ is daar al gekozen</translation>
    </message>
    <message>
        <source>its position {title!r} cannot be read: {why}</source>
        <translation>de stelling ‘{title}’ is niet te lezen: {why}</translation>
    </message>
    <message>
        <source>its position {title!r} has too many levels</source>
        <translation>de stelling ‘{title}’ heeft te veel niveaus</translation>
    </message>
    <message>
        <source>its &apos;rolls&apos; are {rolls}</source>
        <translation>&apos;rolls&apos; is er {rolls}</translation>
    </message>
    <message>
        <source>line {n}: {why}</source>
        <translation>lijn {n}: {why}</translation>
    </message>
    <message>
        <source>line {n}: {choice!r} is not legal in turn {turn}</source>
        <translation>lijn {n}: ‘{choice}’ is in beurt {turn} niet toegestaan</translation>
    </message>
    <message>
        <source>a note is pinned to {label}, which is no hex</source>
        <translation>een notitie zit aan {label}, en dat is geen vak</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>een object</translation>
    </message>
    <message>
        <source>there are too many levels, or too long numbers, in it</source>
        <translation>er zijn te veel niveaus, of te lange getallen, in</translation>
    </message>
    <message>
        <source>{constant} is no number</source>
        <translation>{constant} is geen getal</translation>
    </message>
    <message>
        <source>line {line}, column {column} is not as it should be</source>
        <translation>regel {line}, kolom {column} is niet zoals het hoort</translation>
    </message>
    <message>
        <source>this is no record of a game: its &apos;format&apos; is not {known}</source>
        <translation>dit is geen opname van een spel: het &apos;format&apos; is niet {known}</translation>
    </message>
    <message>
        <source>records of version {version} are unknown; known: {known}</source>
        <translation>opnamen van versie {version} zijn onbekend; bekend: {known}</translation>
    </message>
    <message>
        <source>its scenario cannot be read: {place}: {why}</source>
        <translation>het scenario is niet te lezen: {place}: {why}</translation>
    </message>
    <message>
        <source>its &apos;options&apos; are no object</source>
        <translation>&apos;options&apos; is er geen object</translation>
    </message>
    <message>
        <source>its {key!r} is not a text</source>
        <translation>‘{key}’ is er geen tekst</translation>
    </message>
    <message>
        <source>its {key!r} is not a list of texts</source>
        <translation>‘{key}’ is er geen lijst van teksten</translation>
    </message>
    <message>
        <source>axis</source>
        <translation>As-mogendheden</translation>
    </message>
    <message>
        <source>allies</source>
        <translation>Geallieerden</translation>
    </message>
    <message>
        <source>did you mean {near!r}?</source>
        <translation>is ‘{near}’ bedoeld?</translation>
    </message>
    <message>
        <source>a country code</source>
        <translation>een landcode</translation>
    </message>
    <message>
        <source>a date such as 1944-06-06</source>
        <translation>een datum zoals 1944-06-06</translation>
    </message>
    <message>
        <source>a list of hexes</source>
        <translation>een lijst van vakken</translation>
    </message>
    <message>
        <source>a hex label such as &apos;A1&apos;</source>
        <translation>een vak zoals ‘A1’</translation>
    </message>
    <message>
        <source>the objective as it is set here</source>
        <translation>het doel zoals het hier is ingesteld</translation>
    </message>
    <message>
        <source>the exit as it is set here</source>
        <translation>de uitgang zoals hij hier is ingesteld</translation>
    </message>
    <message>
        <source>the air drop as it is set here</source>
        <translation>de luchtlanding zoals ze hier is ingesteld</translation>
    </message>
    <message>
        <source>the reserve as it is set here</source>
        <translation>de reserve zoals ze hier is ingesteld</translation>
    </message>
    <message>
        <source>the special rule as it is set here</source>
        <translation>de speciale regel zoals ze hier is ingesteld</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>labels</translation>
    </message>
    <message>
        <source>note</source>
        <translation>notitie</translation>
    </message>
    <message>
        <source>what is set under {key!r}</source>
        <translation>wat onder ‘{key}’ is ingesteld</translation>
    </message>
    <message>
        <source>the {part} as it is set here</source>
        <translation>{part}, zoals hier ingesteld</translation>
    </message>
    <message>
        <source>the special rule {rule!r}</source>
        <translation>de speciale regel ‘{rule}’</translation>
    </message>
    <message>
        <source>the time and place at which a reserve arrives</source>
        <translation>wanneer en waar een reserve binnenkomt</translation>
    </message>
    <message>
        <source>more than one air drop at the same time</source>
        <translation>meer dan één luchtlanding op hetzelfde moment</translation>
    </message>
    <message>
        <source>a sudden death objective that is marked by a medal</source>
        <translation>een sudden-deathdoel dat met een medaille is gemarkeerd</translation>
    </message>
    <message>
        <source>the {name} under another tile</source>
        <translation>‘{name}’ onder een ander terreinstuk</translation>
    </message>
    <message>
        <source>a note on a hex</source>
        <translation>een notitie op een vak</translation>
    </message>
    <message>
        <source>a label in several languages</source>
        <translation>een label in meer talen</translation>
    </message>
    <message>
        <source>elite {name}</source>
        <translation>elite {name}</translation>
    </message>
    <message>
        <source>the badge {name!r}</source>
        <translation>het embleem ‘{name}’</translation>
    </message>
    <message>
        <source>a sudden death objective that either side can win</source>
        <translation>een sudden-deathdoel dat beide kampen kunnen winnen</translation>
    </message>
    <message>
        <source>the marker {name!r}</source>
        <translation>de markering ‘{name}’</translation>
    </message>
    <message>
        <source>the unit {name!r} with {army}</source>
        <translation>de eenheid ‘{name}’ ({army})</translation>
    </message>
    <message>
        <source>the author&apos;s notes</source>
        <translation>de notities van de auteur</translation>
    </message>
    <message>
        <source>muted diagnostics</source>
        <translation>gedempte bevindingen</translation>
    </message>
    <message>
        <source>the value of {key!r}</source>
        <translation>een passende waarde voor ‘{key}’</translation>
    </message>
    <message>
        <source>the name of a tag</source>
        <translation>de naam van een tag</translation>
    </message>
    <message>
        <source>the name of a piece</source>
        <translation>de naam van een stuk</translation>
    </message>
    <message>
        <source>the name of a unit</source>
        <translation>de naam van een eenheid</translation>
    </message>
    <message>
        <source>a badge</source>
        <translation>een embleem</translation>
    </message>
    <message>
        <source>one of {words}</source>
        <translation>een van {words}</translation>
    </message>
    <message>
        <source>a scenario in the format of Bocage</source>
        <translation>een scenario in het formaat van Bocage</translation>
    </message>
    <message>
        <source>a single value</source>
        <translation>een enkele waarde</translation>
    </message>
    <message>
        <source>a {name} belongs under {key!r}</source>
        <translation>‘{name}’ hoort onder ‘{key}’</translation>
    </message>
    <message>
        <source>give it to &apos;bocage count&apos; or &apos;bocage validate&apos; with --boxes, beside a scenario</source>
        <translation>geef haar met --boxes aan ‘bocage count’ of ‘bocage validate’, samen met een scenario</translation>
    </message>
    <message>
        <source>an .m44 file</source>
        <translation>een .m44-bestand</translation>
    </message>
    <message>
        <source>of a real day</source>
        <translation>die van een echte dag</translation>
    </message>
</context>
<context>
    <name>GameReport</name>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>(no title)</source>
        <translation>(zonder titel)</translation>
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
        <source>{axis} (Axis) against {allies} (Allies)</source>
        <translation>{axis} (As-mogendheden) tegen {allies} (Geallieerden)</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Startgetal {seed}</translation>
    </message>
    <message>
        <source>{side} won by {reason} in turn {turn}, medals {axis} : {allies}</source>
        <translation>{side}: winst in beurt {turn} ({reason}), medailles {axis} : {allies}</translation>
    </message>
    <message>
        <source>Nobody won ({reason}) in turn {turn}, medals {axis} : {allies}</source>
        <translation>Niemand heeft gewonnen ({reason}), beurt {turn}, medailles {axis} : {allies}</translation>
    </message>
    <message>
        <source>The game goes on in turn {turn}, medals {axis} : {allies}</source>
        <translation>Het spel is in beurt {turn}, medailles {axis} : {allies}</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Aan de spelers overgelaten</translation>
    </message>
    <message>
        <source>In numbers</source>
        <translation>In cijfers</translation>
    </message>
    <message>
        <source>Medals (needed)</source>
        <translation>Medailles (nodig)</translation>
    </message>
    <message>
        <source>Medals for units</source>
        <translation>Medailles voor eenheden</translation>
    </message>
    <message>
        <source>Medals for objectives</source>
        <translation>Medailles voor doelen</translation>
    </message>
    <message>
        <source>Medals for exits</source>
        <translation>Medailles voor uitgangen</translation>
    </message>
    <message>
        <source>Units left</source>
        <translation>Overgebleven eenheden</translation>
    </message>
    <message>
        <source>Figures left</source>
        <translation>Overgebleven figuren</translation>
    </message>
    <message>
        <source>Units lost</source>
        <translation>Verloren eenheden</translation>
    </message>
    <message>
        <source>Figures lost</source>
        <translation>Verloren figuren</translation>
    </message>
    <message>
        <source>Figures recovered</source>
        <translation>Herstelde figuren</translation>
    </message>
    <message>
        <source>Units that left the board</source>
        <translation>Eenheden die het bord hebben verlaten</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Aanvallen</translation>
    </message>
    <message>
        <source>Battle dice</source>
        <translation>Dobbelstenen</translation>
    </message>
    <message>
        <source>Figures hit</source>
        <translation>Geraakte figuren</translation>
    </message>
    <message>
        <source>Figures hit per die</source>
        <translation>Geraakte figuren per dobbelsteen</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Vlak</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Verwacht</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Pantsereenheid</translation>
    </message>
    <message>
        <source>Grenade</source>
        <translation>Granaat</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Ster</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Vlag</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Beurten</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Beurt</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Kamp</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Kaart</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Bevelen</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Verplaatsingen</translation>
    </message>
    <message>
        <source>Figures lost in battle</source>
        <translation>In gevechten verloren figuren</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Medailles</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Verloop van het spel</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Voor de eerste beurt</translation>
    </message>
    <message>
        <source>Turn {number}: {side}</source>
        <translation>Beurt {number}: {side}</translation>
    </message>
    <message>
        <source>Turn {number}: {side}, {card}</source>
        <translation>Beurt {number}: {side}, {card}</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Aanval</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Doelwit</translation>
    </message>
    <message>
        <source>Showed</source>
        <translation>Gegooid</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultaat</translation>
    </message>
    <message>
        <source>ambush</source>
        <translation>hinderlaag</translation>
    </message>
    <message>
        <source>−{losses}</source>
        <translation>−{losses}</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>uitgeschakeld</translation>
    </message>
    <message>
        <source>back to {hex}</source>
        <translation>terug naar {hex}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Verplaatsing</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Gevecht</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Trekken</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>Met de hand gezet</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notities</translation>
    </message>
    <message>
        <source>on {hex}</source>
        <translation>op {hex}</translation>
    </message>
    <message>
        <source>in turn {turn}</source>
        <translation>in beurt {turn}</translation>
    </message>
</context>
<context>
    <name>Gaps</name>
    <message>
        <source>Air drops</source>
        <translation>Luchtlandingen</translation>
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
        <source>a deck of our own is used</source>
        <translation>een eigen stapel wordt gebruikt</translation>
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
        <source>it only stands there</source>
        <translation>staat er alleen maar</translation>
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
        <source>no side owns it, so it does nothing that depends on the side</source>
        <translation>niemand bezit het, dus doet het niets dat van de partij afhangt</translation>
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
        <source>some only have a text, which the players carry out themselves</source>
        <translation>sommige hebben alleen een tekst, die de spelers zelf uitvoeren</translation>
    </message>
    <message>
        <source>the Allies do</source>
        <translation>het zijn de Geallieerden</translation>
    </message>
    <message>
        <source>by itself it carries nobody</source>
        <translation>op zichzelf draagt het niemand</translation>
    </message>
    <message>
        <source>no accessory is named, so it has none</source>
        <translation>er is geen uitrusting genoemd, dus heeft ze er geen</translation>
    </message>
    <message>
        <source>field generals act one after another, by rules of a secondary source</source>
        <translation>veldgeneraals handelen na elkaar, volgens regels uit de tweede hand</translation>
    </message>
    <message>
        <source>the piece is unknown and means nothing</source>
        <translation>het stuk is onbekend en betekent niets</translation>
    </message>
    <message>
        <source>the printed cards are not known</source>
        <translation>de gedrukte kaarten zijn niet bekend</translation>
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
        <source>what it does besides is not known</source>
        <translation>wat het verder doet is niet bekend</translation>
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
    <name>LibraryModel</name>
    <message>
        <source>Cannot be read</source>
        <translation>Niet te lezen</translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <source>Library</source>
        <translation>Bibliotheek</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spelbord</translation>
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
        <source>Look again</source>
        <translation>Opnieuw lezen</translation>
    </message>
    <message>
        <source>Remove a folder</source>
        <translation>Map verwijderen</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left out that cannot be read.</source>
        <translation>
            <numerusform>%n bestand is niet te lezen en blijft gesloten.</numerusform>
            <numerusform>%n bestanden zijn niet te lezen en blijven gesloten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Map toevoegen</translation>
    </message>
    <message>
        <source>{folder} (is not there)</source>
        <translation>{folder} (is er niet)</translation>
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
        <source>Close this tab</source>
        <translation>Dit tabblad sluiten</translation>
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
        <source>there the figure is worth {medals} more</source>
        <translation>daar is het figuur {medals} meer waard</translation>
    </message>
    <message>
        <source>smoke keeps off fire that would cost {medals}</source>
        <translation>rook houdt vuur tegen dat {medals} zou kosten</translation>
    </message>
    <message>
        <source>the shorter ways over it are worth {medals}</source>
        <translation>de kortere wegen erover zijn {medals} waard</translation>
    </message>
    <message>
        <source>{dice}, {percent} to destroy the bunker</source>
        <translation>{dice}, {percent} kans om de bunker te vernietigen</translation>
    </message>
    <message>
        <source>in hand it is worth {medals}, the most of those put away</source>
        <translation>in de hand is ze {medals} waard, het meest van de afgelegde</translation>
    </message>
    <message>
        <source>what is drawn is probably worth more</source>
        <translation>wat getrokken wordt, is waarschijnlijk meer waard</translation>
    </message>
    <message>
        <source>to battle back costs nothing</source>
        <translation>terugvechten kost niets</translation>
    </message>
    <message>
        <source>as things stand it is worth {medals}</source>
        <translation>zoals het er nu voor staat is ze {medals} waard</translation>
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
        <translation>Eigen tekst</translation>
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
        <source>Turn left</source>
        <translation>Linksom draaien</translation>
    </message>
    <message>
        <source>Turn right</source>
        <translation>Rechtsom draaien</translation>
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
