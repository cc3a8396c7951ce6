# Was die Umgebungen für die Forschung sagen: Stapel von Partien, Vektor-Umgebungen, gestapelte Suche.

batch-size = Ein Stapel hat mindestens eine Partie und eine ganze Zahl davon.
batch-packed = Die Ebenen von { $game } enthalten mehr als Nullen und Einsen: So ein Stapel lässt sich nicht packen.
batch-steps = „{ $value }“ ist keine Anzahl von Schritten. Keine Partie wurde weitergespielt.
batch-actions = Ein Schritt dieses Stapels von { $game } braucht { $size } Aktionen, eine für jede Partie. Keine Partie wurde weitergespielt.
batch-actions-shape = Ein Schritt dieses Stapels von { $game } braucht { $size } Aktionen, eine für jede Partie, nicht ein Feld der Form { $shape }. Keine Partie wurde weitergespielt.
batch-actions-kind = Ein Schritt dieses Stapels von { $game } braucht { $size } Aktionen, eine für jede Partie, als ganze Zahlen, nicht als { $kind }. Keine Partie wurde weitergespielt.
batch-illegal = Partie { $number } dieses Stapels von { $game }: Aktion { $action } ist dort nicht erlaubt. Keine Partie wurde weitergespielt.
batch-index = Dieser Stapel von { $game } hat die Partien 0 bis { $last }; an Stelle { $place } der Liste steht { $value }. Nichts wurde geändert.
batch-index-kind = Die Partien dieses Stapels von { $game } nennt man mit ihren Nummern, 0 bis { $last }, in einer Liste oder mit einem Wahrheitswert für jede; „{ $value }“ ist keins von beiden. Nichts wurde geändert.
batch-index-twice = Partie { $number } dieses Stapels von { $game } ist zweimal genannt. Nichts wurde geändert.
batch-count = Für { $games } Partien dieses Stapels von { $game } sind { $given } Stellungen da. Nichts wurde geändert.
batch-rows = Eine Stellung von { $game } ist im Stapel eine Zeile von { $length } ganzen Zahlen, int64; ein Feld der Form { $shape } und der Art { $kind } hat keine solchen Zeilen. Nichts wurde geändert.
batch-untold = Die Zeilen für diesen Stapel von { $game } sagen nicht, wie sie entstanden sind; deshalb kann sie niemand prüfen. Gib Stellungen der Klasse Position an, oder check=False, wenn du den Zeilen traust. Nichts wurde geändert.
batch-no-position = Partie { $number } dieses Stapels von { $game }: „{ $value }“ ist keine Stellung. Nichts wurde geändert.
batch-other-game = Partie { $number } dieses Stapels von { $game }: Die Stellung gehört zu { $other }. Nichts wurde geändert.
batch-other-options = Partie { $number } dieses Stapels von { $game }: Die Stellung hat { $option } = { $value }, der Stapel hat { $own }. Nichts wurde geändert.
batch-history = Partie { $number } dieses Stapels von { $game }: Aktion { $action }, die { $ply }. im Verlauf der Stellung, ist nicht erlaubt. Nichts wurde geändert.
batch-unreachable = Partie { $number } dieses Stapels von { $game }: Der Verlauf der Stellung führt nicht zu ihr. Nichts wurde geändert.
batch-unlike = In diesen Stapel von { $game } lassen sich nur Partien aus einem mit demselben Spiel, denselben Optionen und derselben Form kopieren. Nichts wurde geändert.
batch-no-finals = Dieser Stapel von { $game } behält nicht, wie seine Partien endeten; lege ihn mit keep_final=True an.
batch-other-version = Dieser Stapel von { $game } wurde unter Version { $version } der Regeln gespeichert; das hier ist Version { $known }.
no-gpu = Hier ließ sich keine NVIDIA-GPU öffnen; ziggurat.envs.batch.Batch spielt auf dem Prozessor dasselbe.

search-selection = „{ $value }“ ist keine Art der Auswahl; es gibt: { $known }.
search-setting = „{ $value }“ ist kein Wert für { $name }.
search-batch = Diese Suche braucht einen Stapel von { $size } Partien von { $game } mit ihren eigenen Optionen.
search-shape = Für { $what } des Netzes in dieser Suche von { $game } gibt es diese Formen: { $wanted }; hier ist es { $shape }.
search-kind = Für { $what } des Netzes in dieser Suche von { $game } kam kein Feld von Zahlen, sondern „{ $kind }“.
search-nan = Partie { $number } dieser Suche von { $game }: Unter { $what } des Netzes sind Werte, die keine endlichen Zahlen sind. Die Bäume sind vergessen.

# Netze und Training
network-none = Die Datei „{ $file }“ enthält kein Netz.
network-damaged = Das Netz in „{ $file }“ ist beschädigt; erzeuge oder hole es neu.
network-unread = Das Netz in „{ $file }“ lässt sich nicht lesen: { $why }.
network-of-other-game = Das Netz in „{ $file }“ ist keines für { $game }.
network-of-other-version = Das Netz in „{ $file }“ gehört zu einer anderen Version von { $game }; trainiere ein neues.
no-course = { $game } lässt sich nicht trainieren, aber diese Spiele: { $known }.
no-torch = Zum Trainieren braucht es PyTorch. So kommt es dazu: pip install "ziggurat[train]"
run-damaged = Die Datei „{ $file }“ ist beschädigt; der Lauf kann nicht weitergehen. Beginne in einem anderen Ordner.
run-of-other = Im Ordner „{ $folder }“ liegt ein Lauf von { $game } mit einem anderen Plan; beginne in einem anderen Ordner.
train-playing = Selbstspiel
train-training = Training
train-gate = Prüfung
train-generation = Generation { $number }: { $share } % aus { $games } Partien gegen das bisher beste. { $kept ->
    [yes] Sie ist jetzt die beste.
   *[no] Das beste bleibt.
}
train-done = Das beste Netz ist { $file }.
train-nothing = Kein Netz war besser als die Suche ohne Netz.
train-exact = Das Netz stimmt in { $share } % von { $positions } Stellungen, die es nie gesehen hat, mit der Lösung überein.
