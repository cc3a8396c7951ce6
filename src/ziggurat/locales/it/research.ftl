# Che cosa dicono gli ambienti per la ricerca: lotti, ambienti vettoriali, ricerca a lotti.

batch-size = La dimensione di un lotto deve essere un numero intero, da 1 in su.
batch-packed = Le regole di { $game } non hanno la funzione «pack»: questo lotto non si può impacchettare.
batch-steps = «{ $value }» non è un numero di passi. Nessuna partita è avanzata.
batch-actions = Un passo di questo lotto di { $game } vuole { $size } mosse, una per partita. Nessuna partita è avanzata.
batch-actions-shape = Un passo di questo lotto di { $game } vuole { $size } mosse, una per partita, non un array di forma { $shape }. Nessuna partita è avanzata.
batch-actions-kind = Un passo di questo lotto di { $game } vuole { $size } mosse, una per partita, come numeri interi, non come { $kind }. Nessuna partita è avanzata.
batch-illegal = Partita { $number } di questo lotto di { $game }: lì la mossa { $action } non è permessa. Nessuna partita è avanzata.
batch-index = Questo lotto di { $game } ha le partite da 0 a { $last }, ma l’elemento { $place } della lista è { $value }. Non è cambiato niente.
batch-index-kind = Indica le partite di questo lotto di { $game } con una lista di numeri da 0 a { $last }, o con un valore di verità per ogni partita; «{ $value }» non è né l’una né l’altro. Non è cambiato niente.
batch-index-twice = La partita { $number } di questo lotto di { $game } è nominata due volte. Non è cambiato niente.
batch-count = Ogni partita scelta di questo lotto di { $game } ha bisogno di una posizione: ne servono { $games }, non { $given }. Non è cambiato niente.
batch-rows = Una posizione di { $game } in un lotto è una riga di { $length } interi di tipo int64; un array di forma { $shape } e tipo { $kind } non ha righe così. Non è cambiato niente.
batch-untold = Le righe date per questo lotto di { $game } non dicono come ci si è arrivati, quindi non si possono controllare. Dai posizioni della classe Position, o check=False se ti fidi delle righe. Non è cambiato niente.
batch-no-position = Partita { $number } di questo lotto di { $game }: «{ $value }» non è una posizione. Non è cambiato niente.
batch-other-game = Partita { $number } di questo lotto di { $game }: la posizione data viene da { $other }. Non è cambiato niente.
batch-other-options = Partita { $number } di questo lotto di { $game }: la posizione data ha { $option } = { $value }, il lotto ha { $own }. Non è cambiato niente.
batch-history = Partita { $number } di questo lotto di { $game }: la mossa { $action }, numero { $ply } della storia della posizione, non è permessa. Non è cambiato niente.
batch-unreachable = Partita { $number } di questo lotto di { $game }: la storia della posizione porta altrove. Non è cambiato niente.
batch-unlike = In questo lotto di { $game } si copiano partite solo da un lotto con lo stesso gioco, le stesse opzioni e la stessa forma. Non è cambiato niente.
batch-no-finals = Questo lotto di { $game } non conserva come sono finite le sue partite; crealo con keep_final=True.
batch-other-version = Questo lotto di { $game } è stato salvato con la versione { $version } delle regole; questo programma ha la versione { $known }.
no-gpu = Qui non si è potuta aprire nessuna GPU NVIDIA. Usa ziggurat.research.Batch: gioca le stesse partite sul processore.

search-selection = «{ $value }» non è un modo di scegliere; i modi sono: { $known }.
search-setting = { $name } non può essere «{ $value }».
search-whole = { $name } deve essere un numero intero, da { $least } in su, non «{ $value }».
search-number = { $name } deve essere un numero da { $least } a { $most }, non «{ $value }».
search-batch = Per questa ricerca serve un lotto di { $size } partite di { $game }, con le stesse opzioni della ricerca.
search-pair = Per questa ricerca di { $game } la rete deve restituire due array, logits e values, non «{ $kind }».
search-shape = «{ $what }» della rete, per questa ricerca di { $game }, deve avere una di queste forme: { $wanted }, non { $shape }.
search-kind = «{ $what }» della rete, per questa ricerca di { $game }, deve essere un array di numeri, non «{ $kind }».
search-nan = Partita { $number } di questa ricerca di { $game }: in «{ $what }» della rete alcuni numeri non sono finiti. Gli alberi sono stati buttati.

# Reti e allenamento
network-none = Il file «{ $file }» non contiene una rete.
network-damaged = La rete in «{ $file }» è danneggiata; rifalla o prendila di nuovo.
network-unread = La rete in «{ $file }» non si può leggere: { $why }.
network-of-other-game = La rete in «{ $file }» non è per { $game }.
network-of-other-version = La rete in «{ $file }» è fatta per un’altra versione di { $game }; allenane una nuova.
no-course = { $game } non si può allenare; questi giochi sì: { $known }.
no-torch = Per l’allenamento serve PyTorch. Installalo con: pip install "ziggurat[train]"
run-damaged = Il file «{ $file }» è danneggiato; l’allenamento non può continuare. Comincia in un’altra cartella.
run-of-other = La cartella «{ $folder }» contiene un allenamento di { $game } con un altro piano; comincia in un’altra cartella.
train-playing = partite contro se stessa
train-training = allenamento
train-gate = prova
train-generation = Generazione { $number }: { $share }% in { $games } partite contro la migliore finora. { $kept ->
    [yes] Adesso la migliore è lei.
   *[no] La migliore resta quella di prima.
}
train-done = La rete migliore è { $file }.
train-nothing = Nessuna rete è stata migliore della ricerca senza rete.
train-exact = La rete è d’accordo con la soluzione: { $share }% di { $positions } posizioni che non ha mai visto.
