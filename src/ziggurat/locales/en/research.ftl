# What the environments for research say: batches, vector environments, batched search.

batch-size = The size of a batch must be a whole number, 1 or more.
batch-packed = The rules of { $game } have no function “pack”, so this batch cannot be packed.
batch-steps = “{ $value }” is not a number of steps. No game has moved.
batch-actions = A step of this batch of { $game } takes { $size } actions, one for each game. No game has moved.
batch-actions-shape = A step of this batch of { $game } takes { $size } actions, one for each game, not an array of shape { $shape }. No game has moved.
batch-actions-kind = A step of this batch of { $game } takes { $size } actions, one for each game, as whole numbers, not as { $kind }. No game has moved.
batch-illegal = Game { $number } of this batch of { $game }: action { $action } is not legal there. No game has moved.
batch-index = This batch of { $game } has games 0 to { $last }, but element { $place } of the list is { $value }. Nothing has changed.
batch-index-kind = Name the games of this batch of { $game } by a list of numbers from 0 to { $last }, or by one truth value for each game; “{ $value }” is neither. Nothing has changed.
batch-index-twice = Game { $number } of this batch of { $game } is named twice. Nothing has changed.
batch-count = Each chosen game of this batch of { $game } needs one position: { $games } in all, not { $given }. Nothing has changed.
batch-rows = A position of { $game } in a batch is a row of { $length } integers of type int64; an array of shape { $shape } and type { $kind } has no such rows. Nothing has changed.
batch-untold = The rows given for this batch of { $game } do not say how they were reached, so they cannot be checked. Give positions of the class Position, or check=False if you trust the rows. Nothing has changed.
batch-no-position = Game { $number } of this batch of { $game }: “{ $value }” is not a position. Nothing has changed.
batch-other-game = Game { $number } of this batch of { $game }: the position given belongs to { $other }. Nothing has changed.
batch-other-options = Game { $number } of this batch of { $game }: the position given has { $option } = { $value }, the batch has { $own }. Nothing has changed.
batch-history = Game { $number } of this batch of { $game }: action { $action }, number { $ply } of the position’s history, is not legal. Nothing has changed.
batch-unreachable = Game { $number } of this batch of { $game }: the history of the position does not lead to it. Nothing has changed.
batch-unlike = Games can be copied to this batch of { $game } only from a batch with the same game, options and form. Nothing has changed.
batch-no-finals = This batch of { $game } does not keep how its games ended; make it with keep_final=True.
batch-other-version = This batch of { $game } was saved under version { $version } of its rules; this program has version { $known }.
no-gpu = No NVIDIA GPU could be opened here. Use ziggurat.research.Batch: it plays the same games on the processor.

search-selection = “{ $value }” is not a way to select; choose one of: { $known }.
search-setting = { $name } cannot be “{ $value }”.
search-whole = { $name } must be a whole number, { $least } or more, not “{ $value }”.
search-number = { $name } must be a number from { $least } to { $most }, not “{ $value }”.
search-batch = This search needs a batch of { $size } games of { $game }, with the same options as the search.
search-pair = The network for this search of { $game } must return two arrays, logits and values, not “{ $kind }”.
search-shape = The network’s { $what } for this search of { $game } must have one of these shapes: { $wanted }, not { $shape }.
search-kind = The network’s { $what } for this search of { $game } must be an array of numbers, not “{ $kind }”.
search-nan = Game { $number } of this search of { $game }: some of the network’s { $what } are not finite numbers. The trees were discarded.

# Networks and training
network-none = The file “{ $file }” holds no network.
network-damaged = The network in “{ $file }” is damaged; make it or fetch it again.
network-unread = The network in “{ $file }” cannot be read: { $why }.
network-of-other-game = The network in “{ $file }” is not for { $game }.
network-of-other-version = The network in “{ $file }” was made for another version of { $game }; train a new one.
no-course = { $game } cannot be trained; these games can: { $known }.
no-torch = Training needs PyTorch. Install it with: pip install "ziggurat[train]"
run-damaged = The file “{ $file }” is damaged; the run cannot go on. Begin in another folder.
run-of-other = The folder “{ $folder }” holds a run of { $game } with another plan; begin in another folder.
train-playing = self-play
train-training = training
train-gate = gate
train-generation = Generation { $number } scored { $share } % in { $games } games against the best so far. { $kept ->
    [yes] It is now the best.
   *[no] The best so far stays the best.
}
train-done = The best network is { $file }.
train-nothing = No network was better than the search without one.
train-exact = The network agrees with the solution in { $share } % of { $positions } positions that it has never seen.
