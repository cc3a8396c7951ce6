# What Python says and the page never does by itself: the server sends it with its words, in the reader's language.

# Games, players and figures.
game-name-taken = Het pakket “{ $package }” brengt een spel “{ $name }” mee, maar er is al een spel met die naam.
game-unusable = Het spel “{ $name }” van het pakket “{ $package }” is niet bruikbaar: { $why }
game-misnamed = Het pakket “{ $package }” heeft geen spel “{ $name }” op de plek die het zelf noemt.
no-expert = { $game } is niet precies opgelost; alleen Babel wel.
bad-player = “{ $text }” is geen speler; spelers zijn: level1 tot en met level5, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = “{ $text }” is geen instelling voor een zoektocht; dit zijn de instellingen: { $figures }.
bad-player-figure = “{ $text }” in “{ $player }” is geen instelling voor een zoektocht; dit zijn de instellingen: { $figures }.
bot-over = De partij is afgelopen: een bot heeft niets te kiezen.
bot-chance = Hier is het toeval aan de beurt, geen speler: een bot heeft niets te kiezen.
no-bot = “{ $value }” is geen bot: een bot heeft de methoden fresh, choose en analyse nodig. “ziggurat.bots.player” maakt er een op naam.
bad-render-mode = “{ $mode }” is geen weergavemodus van deze omgeving; dit zijn de modi: { $known }.
no-render-mode = Deze omgeving geeft niets weer, dus de weergavemodus kan niet “{ $mode }” zijn.
bad-simulations = “{ $value }” is geen aantal simulaties; het moet er minstens 1 zijn.
bad-time = “{ $value }” is geen tijd in seconden.
no-such-action = Er is geen zet met nummer { $token }.
not-an-action = “{ $value }” is geen zet; een zet is een tekst, zoals “legal” ze opsomt, of een geheel getal.
no-such-seat = Er is geen plaats “{ $seat }”; de plaatsen zijn 1 tot en met { $seats }.
bad-seed = “{ $value }” is geen startgetal; een startgetal is een geheel getal.
other-spaces = Met deze opties heeft { $game } andere plaatsen, zetten of vlakken; maak er een nieuwe omgeving voor.
bad-text = “{ $value }” is geen waarde van { $name }; de waarden zijn teksten.
played-by-hand = { $game } bouw je met de hand, en de zetten zijn niet op te sommen: bots, analyse, perft en omgevingen kennen het niet.

# Work on several machines.
worker-died = Een werkproces stopte voordat het klaar was; misschien was het geheugen vol.
ray-missing = Ray is hier niet geïnstalleerd: pip install "ziggurat[ray]".
ray-unreachable = Er is geen Ray-cluster op { $address }: { $why }
ray-lost = Het Ray-cluster op { $address } is weggevallen: { $why }
ray-other-version = Het Ray-cluster op { $address } heeft versie { $theirs } van Ziggurat, deze machine { $ours }. Beide moeten gelijk zijn.
ray-other-game = Het Ray-cluster kent het spel “{ $game }” niet zoals deze machine het kent. Installeer het daar ook.

# Records and positions.
record-not-text = Een verslag bestaat uit teksten; “{ $value }” is er geen.
record-half-character = “{ $value }” kan niet in een verslag staan: er zit een half teken in.
record-line-break = Wat het verslag onder “{ $name }” zegt, moet op één regel staan.
record-bad-token = “{ $token }” kan geen zet in een verslag zijn: geen spaties, geen accolades, geen haakjes, geen “[” aan het begin.
record-bad-note = “{ $name }” kan geen notitie in een verslag heten: letters, cijfers en lage streepjes, eerst een letter.
record-comment-place = Er staat een opmerking na zet { $number }, maar het verslag heeft er { $count }.
record-variation-place = Er staat een variant in plaats van zet { $number }, maar het verslag heeft er { $count }.
record-several = In dit verslag staan meerdere partijen. “ziggurat record” leest zulke bestanden.
record-too-long = De partij die op regel { $line } begint, is langer dan { $most } letters. Dat is geen verslag.
record-bad-json = Deze regel is geen verslag in JSON: { $why }
record-bad-number = Partij { $number } van het bestand (regel { $line }) is niet te lezen: { $why }
record-bad-game = { $path }, partij { $number } (regel { $line }): { $why }
record-checked = { $bad ->
    [0] { $games ->
        [one] Eén partij, en die klopt.
       *[other] Alle { $games } partijen kloppen.
    }
   *[other] { $bad } van { $games } partijen { $bad ->
        [one] klopt niet.
       *[other] kloppen niet.
    }
}
position-no-text = Een stelling is een tekst; “{ $value }” is er geen.
position-illegal = Zet { $number } van de stelling, “{ $token }”, mag niet: { $why }

# The table server: what it waits for, what it refuses and why.
server-waiting-for = { $count ->
    [one] Wachten tot er nog één persoon gaat zitten.
   *[other] Wachten tot er nog { $count } mensen gaan zitten.
}
server-only-watching = Je kijkt mee. Neem een plaats om te spelen.
server-not-your-turn = Speler { $seat } is aan de beurt.
server-undo-pending = Speler { $seat } heeft al gevraagd om een zet terug te nemen.
server-undo-past-absent = Nu kun je niets terugnemen: speler { $seat } is er niet om het goed te vinden.
server-no-undo-pending = Die vraag geldt niet meer.
server-not-absent = Speler { $seat } is er, of was er tot zojuist.
server-rematch-made = Het volgende potje wacht al.
server-no-rematch-asked = Niemand heeft om nog een potje gevraagd.
server-no-open-seat = Alle plaatsen zijn bezet. Je mag gerust meekijken.
server-seat-taken = Plaats { $seat } is niet vrij.
server-begun-open = Een potje dat vanuit een latere stelling begint, speel je op dit apparaat, met elkaar of met bots; er is geen vrije plaats.
server-bad-log = Dit is niet het logboek van een potje op een apparaat: regel { $number } kan niet.
server-no-phrase = “{ $phrase }” is geen van de snelle zinnen.
server-no-hints = Geen tips zolang mensen tegen elkaar spelen.
server-no-moment = Dit potje heeft tot nu toe maar { $count ->
    [one] { $count } zet.
   *[other] { $count } zetten.
}
server-unreadable = De server begreep het bericht niet: { $why }.
server-not-a-number = { $name } moet een geheel getal zijn, niet “{ $value }”.
server-not-json = Het verzoek moet JSON zijn (inhoudstype application/json).
server-not-utf8 = Het verzoek is geen geldige UTF-8.
server-one-host = Een verzoek moet precies één host noemen.
server-headers-too-large = De kopregels van het verzoek zijn te groot of te veel.
server-too-slow = Het duurde te lang voor het verzoek er was.
server-too-large = Het verzoek is te groot; er mogen hooguit { $most } bytes in.
server-no-hello = Het eerste bericht op de socket moet een hello zijn, binnen een paar seconden.
server-second-hello = Je hebt al hello gezegd.
server-nothing-here = Op dit adres is niets.
server-wrong-method = Dit adres kun je zo niet gebruiken.
server-bad-request = De server begreep het verzoek niet.
server-wrong-host = Deze server luistert niet naar de naam “{ $host }”; wie hem beheert, kan dat toestaan met --allow-host.
server-wrong-origin = Een pagina van een andere site mag deze server niet gebruiken.
server-data-damaged = De gegevens van de server zijn beschadigd. Jij kunt er niets aan doen; zeg het tegen wie de server beheert.
server-not-read = De server kon dit niet lezen. Probeer het zo nog eens.
server-not-creator = Alleen wie de tafel heeft gemaakt, kan vragen om die te wissen.
server-forget-pending = De anderen aan tafel hebben de vraag al gekregen.
server-no-forget-pending = Die vraag geldt niet meer.
server-no-network = Dit apparaat zit nog niet op een netwerk. Maak verbinding met wifi of steek een kabel in, en probeer het dan nog eens.
server-network-not-yours = Alleen wie aan de computer van de server zit, kan anderen laten meedoen.
server-network-fixed = Of anderen kunnen meedoen, is bij de start van deze server beslist.
server-crash = Er ging iets mis op de server; je potje is veilig.
server-not-stored = De server kon dit niet bewaren, dus het is niet gebeurd. Probeer het nog eens.
server-id-used = Dit programma gebruikte dezelfde id voor twee verschillende opdrachten. De tweede is niet uitgevoerd.
server-unsure = De server verloor de verbinding met de gegevens tijdens het bewaren, dus misschien is het gebeurd en misschien niet. Kijk zo nog eens.
server-closing = De server start opnieuw; je potje is veilig.
server-elsewhere = Een ander deel van de server zorgt nu even voor deze tafel. Probeer het zo nog eens.
server-thinking-lost = Het deel van de server dat nadenkt, is gestopt en wordt opnieuw gestart. Probeer het zo nog eens.
server-not-kept = De server heeft geen verbinding met zijn database en wacht erop. Je potje is veilig; probeer het zo nog eens.
server-making-ready = De regels van { $game } worden klaargemaakt. Dat gebeurt één keer en kan een minuut of twee duren. Kom zo terug.
server-too-many-requests = Dat is een beetje veel tegelijk; wacht even.
server-too-many-made = Vanaf jouw adres zijn veel tafels gemaakt; wacht een poosje.
server-too-many-seats = Vanaf jouw adres zijn veel plaatsen aan tafels van anderen bezet; wacht een poosje.
server-too-many-tables = De server heeft nu geen plaats voor nog een tafel.
server-too-much-loaded = Vanaf jouw adres zijn binnen een paar minuten heel veel tafels geopend; wacht een poosje.
server-too-much-stored = Vanaf jouw adres is binnen een uur heel veel bewaard; wacht een poosje.
server-too-many-sockets = Het is nu te druk; probeer het zo nog eens.
server-watcher-gave-way = Er kijken veel mensen mee, en iemand anders heeft nu jouw plek. Laad de pagina opnieuw om weer mee te kijken.
server-opened-elsewhere = Je hebt deze tafel op veel plekken open, en op de nieuwste gaat het verder. Laad de pagina opnieuw om hier verder te gaan.
server-asked-too-often = Dit heb je al vaak gevraagd. Vraag het weer na de volgende zet, of over een uur.
server-table-almost-full = Aan deze tafel is zoveel gebeurd dat er nu alleen nog zetten bij kunnen, zodat het potje uitgespeeld kan worden.
server-table-full = Aan deze tafel is zoveel gebeurd dat er niets meer bij kan; begin een nieuwe.
server-too-many-simulations = Een bot mag hier hooguit { $most } simulaties gebruiken.
server-too-fast = Dat ging een beetje snel; wacht even.
server-too-long = Dit duurt te lang voor de server. Vraag het zo nog eens.
server-too-busy = Alle bots denken al na; vraag het zo nog eens.
server-no-bots = { $game } bouw je met de hand: bots kunnen niet aan deze tafel zitten.
server-no-clock = { $game } speel je zonder klok.
server-no-resigning = In { $game } geeft niemand op: jullie bouwen samen. Zijn jullie klaar, kies dan “Klaar”.
server-done-pending = Je hebt de anderen al gevraagd of het klaar is.
server-no-done-pending = Die vraag geldt niet meer.
server-no-movement = In dit spel ziet niemand wat anderen in hun hand hebben.

# Puzzles in the terminal.
puzzle-heading = { $game }, { $date }: { $title }
puzzle-none = { $game } heeft geen puzzels; de spellen die ze hebben, zijn: { $games }.
puzzle-bad-day = “{ $text }” is geen dag; schrijf hem als 2026-11-15.
puzzle-list-help = ziggurat puzzle SPEL opent er een.
puzzle-choices = Te kiezen uit: { $choices }
puzzle-other = De ander speelt { $token }.
puzzle-back = Probeer het opnieuw vanaf het begin.
puzzle-answer = Het antwoord: { $tokens }
puzzle-left = De puzzel blijft zoals hij is; kom terug wanneer je wilt.

# The theorem of babel.
babel-theorem-plies = Stellingen na elke zet, symmetrische één keer geteld; gewonnen en verloren voor wie aan zet is, afgelopen telt bij verloren:
babel-theorem-openings = De eerste zet, per soort blok, wat door symmetrie gelijk is op één regel:
babel-theorem-distances = Zetten tot het einde, bij perfect spel van allebei, en hoeveel stellingen daarbij horen:

# Talo-Fantasy, which the server alone judges.
talo-fantasy-unreadable = “{ $token }” is geen zet. Pak balkjes met t7 of t3+4, pas met een punt, eindig met done. Een plaatsing zegt waar een balkje wordt losgelaten en waar alles tot rust komt, zoals 3@5,5,1.5/1,0,0,0~.
talo-fantasy-no-turn = De vier getallen die een balkje draaien, kunnen niet allemaal 0 zijn.
talo-fantasy-far = Dat is te ver van de tafel.
talo-fantasy-hangs = Balkje { $number }, lengte { $length }, zou in de lucht hangen: niets eronder leidt naar de grond.
talo-fantasy-slipped = Het balkje is weggegleden en verder heeft niets bewogen, dus het gaat terug naar de hand.
talo-fantasy-not-slipped = Het balkje gaat niet terug naar de hand: het blijft waar het ligt.
talo-fantasy-supply = De voorraad is op, en alles staat: { talo-fantasy-built }.
talo-climbing-only = De optie { $name } doet niets in Talo-Fantasy.
talo-fantasy-fall = Het bouwwerk is ingestort. Bouw het opnieuw, en durf nog meer!
talo-fantasy-done = Je hebt gebouwd wat je wilde: { talo-fantasy-built }.
talo-fantasy-built = { $bars ->
    [0] deze keer niets
    [one] één balkje
   *[other] { $bars } balkjes
}

# Without JavaScript the page shows this, in every language (web/vite.config.ts).
page-needs-script = Ziggurat heeft JavaScript nodig om de tafel te laten zien.
