# Wat alle spellen en alle kamers van het huis zeggen.

unknown-game = Er is geen spel dat “{ $name }” heet; de spellen zijn: { $known }.
unknown-option = { $game } heeft geen optie “{ $name }”; de opties zijn: { $names }.
no-options = { $game } heeft geen opties, dus ook geen “{ $name }”.
bad-value = “{ $value }” is geen waarde van { $name }; de waarden zijn: { $values }.
game-over = Het potje is afgelopen; “{ $token }” kan niet meer worden gespeeld.
not-solved = { $game } is niet opgelost; alleen Babel wel.

record-no-game = Het verslag zegt niet om welk spel het gaat: er ontbreekt een regel [Game "…"].
record-bad-tag = Regel { $line } van het verslag heeft niet de vorm [Naam "waarde"].
record-tag-twice = Het verslag heeft het label “{ $name }” twee keer.
record-brace = Een opmerking in het verslag is niet gesloten, of staat in een andere opmerking.
record-version = Het verslag is gemaakt met versie { $version } van de regels van { $game }; dit programma heeft versie { $known }.
record-termination = “{ $termination }” is geen manier om eerder te stoppen; kies uit: resigned PLAATS, time PLAATS, abandoned.
record-players = Het verslag noemt { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}, maar het spel heeft { $seats ->
    [one] { $seats } plaats.
   *[other] { $seats } plaatsen.
}
record-bad-name = “{ $name }” kan geen naam in een verslag zijn: geen komma’s, geen nieuwe regels, geen spaties eromheen, niet alleen cijfers.
name-unseen = In “{ $name }” zit een teken dat niemand kan zien. Kies een andere naam.
name-marks = In “{ $name }” staan tekens op elkaar gestapeld. Kies een andere naam.
name-alike = “{ $name }” lijkt op de naam van iemand anders aan deze tafel. Kies een andere naam.
record-bad-comment = In een opmerking in een verslag mag geen accolade staan.
record-illegal = Zet { $number } van het verslag, “{ $token }”, mag niet: { $why }
record-ended-twice = Het verslag zegt “{ $termination }”, maar de partij eindigde vanzelf, volgens de regels.
record-result = Het verslag zegt dat de uitslag { $result } is; het is { $true }.
record-not-over = Het verslag zegt dat de uitslag { $result } is, maar de partij is niet afgelopen.
record-winners = “{ $result }” is geen uitslag: die noemt de plaatsen die hebben gewonnen, van 1 tot en met { $seats }, elk één keer.
record-ended-by-nobody = Het verslag zegt “{ $termination }”, maar de plaatsen van het spel zijn 1 tot en met { $seats }.
record-contradiction = Het verslag zegt “{ $termination }”, maar ook dat plaats { $seat } heeft gewonnen.
record-too-many-players = Het verslag noemt { $count } spelers; geen spel heeft er zoveel.
record-illegal-variation = Zet { $number } van een variant, “{ $token }”, mag niet: { $why }
record-variation-first = Een variant vervangt de zet ervoor, en voor de eerste is er geen.
record-empty-variation = Een variant in het verslag is leeg.
record-parenthesis = Bij een haakje in het verslag ontbreekt het andere.
record-too-deep = Varianten in een verslag gaan hooguit { $most } diep.

# Wat een zet waard is, waar dat precies bekend is.
worth-win = wint in { $distance }
worth-draw = gedeelde winst in { $distance }
worth-loss = verliest in { $distance }
worth-proven-win = wint zeker
worth-proven-draw = wint in precies { $percent }% van de gevallen
worth-proven-loss = verliest tegen perfect spel
worth-estimate = wint in ongeveer { $percent }% van de gevallen (± { $margin })
babel-title = Babel
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label }: { $words }
enumerated = { $before }, { $next }
full-stop = { $words }.
