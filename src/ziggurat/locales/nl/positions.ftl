# Stellingen als tekst (docs/reference/notation.md): wat er niet klopt, en waar.

position-refused = De stelling klopt niet bij letter { $place }, “{ $shown }”: { $why }
position-refused-end = De stelling klopt niet aan het einde: { $why }
position-option = De stelling zegt { $name }={ $told }, maar gevraagd is { $name }={ $given }.
position-stuck = Geen partij stopt in deze stelling: niemand kan iets doen, en toch is het niet afgelopen.

text-unexpected = Deze letter betekent hier niets.
text-short = Hier ontbreekt iets.
text-long = De stelling is hiervoor al compleet.
text-range = Het getal moet van { $low } tot en met { $high } zijn.

babel-text-no-cube = Er is geen blok met uitstulpingen precies op deze zijden.
babel-text-gap = Een laag begint pas als die eronder vol is.
babel-text-misfit = Het blok op { $cell } van laag { $level } past niet bij wat het raakt.
babel-text-diagonal = De eerste twee blokken staan naast elkaar.
babel-text-count = Toren en handen samen hebben niet alle blokken met { $type ->
    [one] { $type } uitstulping.
   *[other] { $type } uitstulpingen.
}
babel-text-hands = De spelers kunnen niet om de beurt juist deze blokken hebben gezet.

nivos-text-shape = Er is geen stuk van deze maat.
nivos-text-board = Het stuk steekt over de rand van het bord.
nivos-text-twice = Dit stuk ligt al op tafel.
nivos-text-uneven = Onder het stuk is het niet vlak.
nivos-text-neutral = Het kleurloze stuk komt eerst: speler 1 legt het op het bord.
nivos-text-reserve = Met drie spelers is er geen reserve.
nivos-text-colour = Twee stukken van deze kleur zitten elkaar daar in de weg.
nivos-text-cylinder = Elke cilinder wordt één keer gepakt, de laagste staat eerst.
nivos-text-order = Cilinders pak je van laag naar hoog.
nivos-text-owed = Voor elke laag na de eerste wordt een cilinder gepakt, en dit aantal klopt niet.
nivos-text-turn = De spelers zijn om de beurt; met deze stukken en cilinders is deze plaats niet aan de beurt.
nivos-text-choice = Hier kan niemand een cilinder aan het kiezen zijn.

talo-text-upright = Een balkje van lengte 1 schrijf je rechtop, als 1z.
talo-text-box = Het balkje steekt te ver uit.
talo-text-overlap = Een ander balkje zit in de weg.
talo-text-water = Het balkje ligt in het water.
talo-text-supply = Er zijn niet zoveel balkjes van lengte { $length }.
talo-text-mark = Alleen een balkje dat wordt vastgehouden of gevallen is, krijgt een teken, en van elk maar één.
talo-text-falls = Dit bouwwerk valt.
talo-text-stands = Het balkje dat wordt vastgehouden, zou vanzelf staan.
talo-text-pawn = Daar kan geen pion staan.
talo-text-pawns = Niet alle pionnen zijn waar ze op dit moment moeten zijn.
talo-text-phase = Het spel stopt niet op dit moment: er is iets anders te doen.
talo-text-rolls = Deze worpen horen niet bij wat er te doen is.
talo-text-taken = De gepakte balkjes zijn samen niet zo lang als de worp.
talo-text-hand = Deze balkjes kunnen nu niet in de hand zijn.
talo-text-built = Zoveel balkjes kunnen er niet neergezet zijn.

bubbles-text-row = Een rij heeft vijf plekken.
bubbles-text-gap = Een bubbel heeft niets onder zich.
bubbles-text-line = Drie op een lijn zouden al weg zijn.
bubbles-text-count = Bubbels en punten samen zijn niet wat het spel heeft.
bubbles-text-drawn = Een getrokken bubbel is er alleen op het moment dat je hem legt.
bubbles-text-powers = Niemand kan deze krachten nu hebben.
bubbles-text-phase = Het spel stopt niet op dit moment: er is iets anders te beslissen.
bubbles-text-solo = Dit komt alleen voor in een spel voor één speler, terwijl er bubbels worden gestuurd.
bubbles-text-sent = Deze bubbel kan niet gestuurd zijn.
