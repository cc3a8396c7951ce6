# Wat de omgevingen voor onderzoek zeggen: reeksen, vectoromgevingen, zoeken in reeksen.

batch-size = De grootte van een reeks moet een geheel getal zijn, 1 of meer.
batch-packed = De regels van { $game } hebben geen functie “pack”, dus deze reeks kan niet worden ingepakt.
batch-steps = “{ $value }” is geen aantal stappen. Geen partij is verdergegaan.
batch-actions = Een stap van deze reeks { $game } heeft { $size } zetten, één voor elke partij. Geen partij is verdergegaan.
batch-actions-shape = Een stap van deze reeks { $game } heeft { $size } zetten, één voor elke partij, geen array van de vorm { $shape }. Geen partij is verdergegaan.
batch-actions-kind = Een stap van deze reeks { $game } heeft { $size } zetten, één voor elke partij, als gehele getallen, niet als { $kind }. Geen partij is verdergegaan.
batch-illegal = Partij { $number } van deze reeks { $game }: zet { $action } mag daar niet. Geen partij is verdergegaan.
batch-index = Deze reeks { $game } heeft de partijen 0 tot en met { $last }, maar element { $place } van de lijst is { $value }. Er is niets veranderd.
batch-index-kind = Noem de partijen van deze reeks { $game } met een lijst van nummers van 0 tot en met { $last }, of met een waarheidswaarde voor elke partij; “{ $value }” is geen van beide. Er is niets veranderd.
batch-index-twice = Partij { $number } van deze reeks { $game } is twee keer genoemd. Er is niets veranderd.
batch-count = Elke gekozen partij van deze reeks { $game } heeft een stelling nodig: { $games } in totaal, niet { $given }. Er is niets veranderd.
batch-rows = Een stelling van { $game } in een reeks is een rij van { $length } gehele getallen van het type int64; een array van de vorm { $shape } en het type { $kind } heeft zulke rijen niet. Er is niets veranderd.
batch-untold = De rijen voor deze reeks { $game } zeggen niet hoe ze bereikt zijn, dus ze zijn niet na te kijken. Geef stellingen van de klasse Position, of check=False als je de rijen vertrouwt. Er is niets veranderd.
batch-no-position = Partij { $number } van deze reeks { $game }: “{ $value }” is geen stelling. Er is niets veranderd.
batch-other-game = Partij { $number } van deze reeks { $game }: de gegeven stelling hoort bij { $other }. Er is niets veranderd.
batch-other-options = Partij { $number } van deze reeks { $game }: de gegeven stelling heeft { $option } = { $value }, de reeks heeft { $own }. Er is niets veranderd.
batch-history = Partij { $number } van deze reeks { $game }: zet { $action }, nummer { $ply } in de geschiedenis van de stelling, mag niet. Er is niets veranderd.
batch-unreachable = Partij { $number } van deze reeks { $game }: de geschiedenis van de stelling leidt er niet heen. Er is niets veranderd.
batch-unlike = Naar deze reeks { $game } kun je alleen partijen kopiëren uit een reeks met hetzelfde spel, dezelfde opties en dezelfde vorm. Er is niets veranderd.
batch-no-finals = Deze reeks { $game } bewaart niet hoe de partijen eindigden; maak de reeks met keep_final=True.
batch-other-version = Deze reeks { $game } is bewaard met versie { $version } van de regels; dit programma heeft versie { $known }.
no-gpu = Hier kon geen NVIDIA-GPU worden geopend. Gebruik ziggurat.research.Batch: die speelt dezelfde partijen op de processor.

search-selection = “{ $value }” is geen manier om te kiezen; kies uit: { $known }.
search-setting = { $name } kan niet “{ $value }” zijn.
search-whole = { $name } moet een geheel getal zijn, { $least } of meer, niet “{ $value }”.
search-number = { $name } moet een getal van { $least } tot en met { $most } zijn, niet “{ $value }”.
search-batch = Deze zoektocht heeft een reeks van { $size } partijen { $game } nodig, met dezelfde opties als de zoektocht.
search-pair = Het netwerk moet voor deze zoektocht in { $game } twee arrays teruggeven, logits en values, niet “{ $kind }”.
search-shape = “{ $what }” van het netwerk moet voor deze zoektocht in { $game } een van deze vormen hebben: { $wanted }, niet { $shape }.
search-kind = “{ $what }” van het netwerk moet voor deze zoektocht in { $game } een array van getallen zijn, niet “{ $kind }”.
search-nan = Partij { $number } van deze zoektocht in { $game }: in “{ $what }” van het netwerk zijn niet alle getallen eindig. De bomen zijn weggegooid.

# Netwerken en training
network-none = In het bestand “{ $file }” zit geen netwerk.
network-damaged = Het netwerk in “{ $file }” is beschadigd; maak het of haal het opnieuw.
network-unread = Het netwerk in “{ $file }” is niet te lezen: { $why }.
network-of-other-game = Het netwerk in “{ $file }” is niet voor { $game }.
network-of-other-version = Het netwerk in “{ $file }” is gemaakt voor een andere versie van { $game }; train een nieuw netwerk.
no-course = { $game } is niet te trainen; deze spellen wel: { $known }.
no-torch = Voor trainen is PyTorch nodig. Installeer het met: pip install "ziggurat[train]"
run-damaged = Het bestand “{ $file }” is beschadigd; de training kan niet verder. Begin in een andere map.
run-of-other = In de map “{ $folder }” zit een training van { $game } met een ander plan; begin in een andere map.
train-playing = partijen tegen zichzelf
train-training = training
train-gate = proef
train-generation = Generatie { $number } haalde { $share }% in { $games } partijen tegen de beste tot nu toe. { $kept ->
    [yes] Nu is deze de beste.
   *[no] De beste blijft dezelfde.
}
train-done = Het beste netwerk is { $file }.
train-nothing = Geen netwerk was beter dan de zoektocht zonder netwerk.
train-exact = Het netwerk is het met de oplossing eens in { $share }% van { $positions } stellingen die het nooit heeft gezien.
