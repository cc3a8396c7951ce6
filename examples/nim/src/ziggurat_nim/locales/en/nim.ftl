nim-prompt = Seat { $seat } takes stones from one heap.
nim-won = Seat { $seat } has taken the last stone.
nim-unreadable = “{ $token }” names no heap and number: “b3” takes three stones from heap b.
nim-too-few = { $stones ->
    [0] Heap { $heap } is empty.
    [one] Heap { $heap } has only one stone.
   *[other] Heap { $heap } has only { $stones } stones.
}
