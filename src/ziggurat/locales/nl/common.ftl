# Wat alle spellen en alle kamers van het huis zeggen.

unknown-game = Er is geen spel dat “{ $name }” heet; de spellen zijn: { $known }.
game-name-taken = Het pakket “{ $package }” brengt een spel “{ $name }” mee, maar er is al een spel met die naam.
game-unusable = Het spel “{ $name }” van het pakket “{ $package }” is niet bruikbaar: { $why }
game-misnamed = Het pakket “{ $package }” heeft geen spel “{ $name }” op de plek die het zelf noemt.
unknown-option = { $game } heeft geen optie “{ $name }”; de opties zijn: { $names }.
no-options = { $game } heeft geen opties, dus ook geen “{ $name }”.
bad-value = “{ $value }” is geen waarde van { $name }; de waarden zijn: { $values }.
game-over = Het potje is afgelopen; “{ $token }” kan niet meer worden gespeeld.
not-solved = { $game } is niet opgelost; alleen Babel wel.
no-expert = { $game } is niet precies opgelost; alleen Babel wel.
bad-player = “{ $text }” is geen speler; spelers zijn: level1 tot en met level5, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = “{ $text }” is geen instelling voor een zoektocht; dit zijn de instellingen: { $figures }.
bad-player-figure = “{ $text }” in “{ $player }” is geen instelling voor een zoektocht; dit zijn de instellingen: { $figures }.
bad-simulations = “{ $value }” is geen aantal simulaties; het moet er minstens 1 zijn.
bad-time = “{ $value }” is geen tijd in seconden.
worker-died = Een werkproces stopte voordat het klaar was; misschien was het geheugen vol.
ray-missing = Ray is hier niet geïnstalleerd: pip install "ziggurat[ray]".
ray-unreachable = Er is geen Ray-cluster op { $address }: { $why }
ray-lost = Het Ray-cluster op { $address } is weggevallen: { $why }
ray-other-version = Het Ray-cluster op { $address } heeft versie { $theirs } van Ziggurat, deze machine { $ours }. Beide moeten gelijk zijn.
ray-other-game = Het Ray-cluster kent het spel “{ $game }” niet zoals deze machine het kent. Installeer het daar ook.
no-such-action = Er is geen zet met nummer { $token }.
not-an-action = “{ $value }” is geen zet; een zet is een tekst, zoals “legal” ze opsomt, of een geheel getal.
no-such-seat = Er is geen plaats “{ $seat }”; de plaatsen zijn 1 tot en met { $seats }.
bad-seed = “{ $value }” is geen startgetal; een startgetal is een geheel getal.
other-spaces = Met deze opties heeft { $game } andere plaatsen, zetten of vlakken; maak er een nieuwe omgeving voor.
bad-text = “{ $value }” is geen waarde van { $name }; de waarden zijn teksten.

record-no-game = Het verslag zegt niet om welk spel het gaat: er ontbreekt een regel [Game "…"].
record-bad-tag = Regel { $line } van het verslag heeft niet de vorm [Naam "waarde"].
record-tag-twice = Het verslag heeft het label “{ $name }” twee keer.
record-brace = Een opmerking in het verslag is niet gesloten, of staat in een andere opmerking.
record-version = Het verslag is gemaakt met versie { $version } van de regels van { $game }; dit programma heeft versie { $known }.
record-termination = “{ $termination }” is geen manier om eerder te stoppen; die zijn: resigned PLAATS, time PLAATS, abandoned.
record-players = Het verslag noemt { $count } spelers, maar het spel heeft { $seats ->
    [one] { $seats } plaats.
   *[other] { $seats } plaatsen.
}
record-bad-name = “{ $name }” kan geen naam in een verslag zijn: geen komma’s, geen nieuwe regels, geen spaties eromheen, niet alleen cijfers.
record-bad-comment = In een opmerking in een verslag mag geen accolade staan.
record-illegal = Zet { $number } van het verslag, “{ $token }”, mag niet: { $why }
record-ended-twice = Het verslag zegt “{ $termination }”, maar de partij eindigde vanzelf, volgens de regels.
record-result = Het verslag zegt dat de uitslag { $result } is; het is { $true }.
record-not-over = Het verslag zegt dat de uitslag { $result } is, maar de partij is niet afgelopen.
record-winners = “{ $result }” is geen uitslag: die noemt de plaatsen die hebben gewonnen, van 1 tot en met { $seats }, elk één keer.
record-ended-by-nobody = Het verslag zegt “{ $termination }”, maar de plaatsen van het spel zijn 1 tot en met { $seats }.
record-contradiction = Het verslag zegt “{ $termination }”, maar ook dat plaats { $seat } heeft gewonnen.
record-too-many-players = Het verslag noemt { $count } spelers; geen spel heeft er zoveel.
record-not-text = Een verslag bestaat uit teksten; “{ $value }” is er geen.
record-half-character = “{ $value }” kan niet in een verslag staan: er zit een half teken in.
record-line-break = Wat het verslag onder “{ $name }” zegt, moet op één regel staan.
record-bad-token = “{ $token }” kan geen zet in een verslag zijn: geen spaties, geen accolades, geen haakjes.
record-bad-note = “{ $name }” kan geen notitie in een verslag heten: letters, cijfers en lage streepjes, eerst een letter.
record-comment-place = Er staat een opmerking na zet { $number }, maar het verslag heeft er { $count }.
record-illegal-variation = Zet { $number } van een variant, “{ $token }”, mag niet: { $why }
record-variation-place = Er staat een variant in plaats van zet { $number }, maar het verslag heeft er { $count }.
record-variation-first = Een variant vervangt de zet ervoor, en voor de eerste is er geen.
record-empty-variation = Een variant in het verslag is leeg.
record-parenthesis = Bij een haakje in het verslag ontbreekt het andere.
record-too-deep = Varianten in een verslag gaan hooguit { $most } diep.
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

# Wat een zet waard is, waar dat precies bekend is.
worth-win = wint in { $distance }
worth-draw = gedeelde winst in { $distance }
worth-loss = verliest in { $distance }
worth-proven-win = wint zeker
worth-proven-draw = geeft zeker { $percent }% van de winst
worth-proven-loss = verliest tegen perfect spel
worth-estimate = wint in ongeveer { $percent }% van de gevallen (± { $margin })
played-by-hand = { $game } bouw je met de hand, en de zetten zijn niet op te sommen: bots, analyse, perft en omgevingen kennen het niet.
babel-title = Babel
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label }: { $words }
enumerated = { $before }, { $next }
full-stop = { $words }.
