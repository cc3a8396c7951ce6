# Was die Umgebungen für die Forschung sagen: Stapel von Partien, Vektor-Umgebungen, gestapelte Suche.

batch-size = Die Größe eines Stapels muss eine ganze Zahl ab 1 sein.
batch-packed = Die Regeln von { $game } haben keine Funktion „pack“; darum lässt sich dieser Stapel nicht packen.
batch-steps = „{ $value }“ ist keine Anzahl von Schritten. Keine Partie wurde weitergespielt.
batch-actions = Ein Schritt dieses Stapels von { $game } braucht { $size } Aktionen, eine für jede Partie. Keine Partie wurde weitergespielt.
batch-actions-shape = Ein Schritt dieses Stapels von { $game } braucht { $size } Aktionen, eine für jede Partie, nicht ein Feld der Form { $shape }. Keine Partie wurde weitergespielt.
batch-actions-kind = Ein Schritt dieses Stapels von { $game } braucht { $size } Aktionen, eine für jede Partie, als ganze Zahlen, nicht als { $kind }. Keine Partie wurde weitergespielt.
batch-illegal = Partie { $number } dieses Stapels von { $game }: Aktion { $action } ist dort nicht erlaubt. Keine Partie wurde weitergespielt.
batch-index = Dieser Stapel von { $game } hat die Partien 0 bis { $last }, aber an Stelle { $place } der Liste steht { $value }. Nichts wurde geändert.
batch-index-kind = Nenne die Partien dieses Stapels von { $game } mit einer Liste von Nummern, 0 bis { $last }, oder mit einem Wahrheitswert für jede Partie; „{ $value }“ ist keins von beiden. Nichts wurde geändert.
batch-index-twice = Partie { $number } dieses Stapels von { $game } ist zweimal genannt. Nichts wurde geändert.
batch-count = Jede gewählte Partie dieses Stapels von { $game } braucht eine Stellung: insgesamt { $games }, nicht { $given }. Nichts wurde geändert.
batch-rows = Eine Stellung von { $game } ist im Stapel eine Zeile von { $length } ganzen Zahlen vom Typ int64; ein Feld der Form { $shape } und vom Typ { $kind } hat keine solchen Zeilen. Nichts wurde geändert.
batch-untold = Die Zeilen für diesen Stapel von { $game } sagen nicht, wie sie entstanden sind; deshalb lassen sie sich nicht prüfen. Gib Stellungen der Klasse Position an, oder check=False, wenn du den Zeilen traust. Nichts wurde geändert.
batch-no-position = Partie { $number } dieses Stapels von { $game }: „{ $value }“ ist keine Stellung. Nichts wurde geändert.
batch-other-game = Partie { $number } dieses Stapels von { $game }: Die Stellung gehört zu { $other }. Nichts wurde geändert.
batch-other-options = Partie { $number } dieses Stapels von { $game }: Die Stellung hat { $option } = { $value }, der Stapel hat { $own }. Nichts wurde geändert.
batch-history = Partie { $number } dieses Stapels von { $game }: Aktion { $action }, die { $ply }. im Verlauf der Stellung, ist nicht erlaubt. Nichts wurde geändert.
batch-unreachable = Partie { $number } dieses Stapels von { $game }: Der Verlauf der Stellung führt nicht zu ihr. Nichts wurde geändert.
batch-unlike = In diesen Stapel von { $game } lassen sich nur Partien aus einem Stapel mit demselben Spiel, denselben Optionen und derselben Form kopieren. Nichts wurde geändert.
batch-no-finals = Dieser Stapel von { $game } behält nicht, wie seine Partien endeten; lege ihn mit keep_final=True an.
batch-other-version = Dieser Stapel von { $game } wurde unter Version { $version } der Regeln gespeichert; dieses Programm hat Version { $known }.
no-gpu = Hier ließ sich keine NVIDIA-GPU öffnen. Nimm ziggurat.research.Batch: Das spielt dieselben Partien auf dem Prozessor.

search-selection = „{ $value }“ ist keine Art der Auswahl; möglich sind: { $known }.
search-setting = { $name } kann nicht „{ $value }“ sein.
search-whole = { $name } muss eine ganze Zahl ab { $least } sein, nicht „{ $value }“.
search-number = { $name } muss eine Zahl von { $least } bis { $most } sein, nicht „{ $value }“.
search-batch = Diese Suche braucht einen Stapel von { $size } Partien von { $game } mit denselben Optionen wie die Suche.
search-pair = Das Netz muss für diese Suche von { $game } zwei Felder liefern, logits und values, nicht „{ $kind }“.
search-shape = Für { $what } des Netzes in dieser Suche von { $game } sind diese Formen möglich: { $wanted }, nicht { $shape }.
search-kind = Für { $what } des Netzes in dieser Suche von { $game } kam kein Feld von Zahlen, sondern „{ $kind }“.
search-nan = Partie { $number } dieser Suche von { $game }: Unter { $what } des Netzes sind Werte, die keine endlichen Zahlen sind. Die Bäume wurden verworfen.

# Netze und Training
network-none = Die Datei „{ $file }“ enthält kein Netz.
network-damaged = Das Netz in „{ $file }“ ist beschädigt; erzeuge oder hole es neu.
network-unread = Das Netz in „{ $file }“ lässt sich nicht lesen: { $why }.
network-of-other-game = Das Netz in „{ $file }“ ist nicht für { $game }.
network-of-other-version = Das Netz in „{ $file }“ gehört zu einer anderen Version von { $game }; trainiere ein neues.
no-course = { $game } lässt sich nicht trainieren, aber diese Spiele: { $known }.
no-torch = Zum Trainieren braucht es PyTorch. Installiere es mit: pip install "ziggurat[train]"
run-damaged = Die Datei „{ $file }“ ist beschädigt; der Lauf kann nicht weitergehen. Beginne in einem anderen Ordner.
run-of-other = Im Ordner „{ $folder }“ liegt ein Lauf von { $game } mit einem anderen Plan; beginne in einem anderen Ordner.
train-playing = Selbstspiel
train-training = Training
train-gate = Prüfung
train-generation = Generation { $number } erreichte { $share } % in { $games } Partien gegen den bisher besten Stand. { $kept ->
    [yes] Jetzt ist sie der beste.
   *[no] Er bleibt der beste.
}
train-done = Das beste Netz ist { $file }.
train-nothing = Kein Netz war besser als die Suche ohne Netz.
train-exact = Das Netz stimmt in { $share } % von { $positions } Stellungen, die es nie gesehen hat, mit der Lösung überein.
