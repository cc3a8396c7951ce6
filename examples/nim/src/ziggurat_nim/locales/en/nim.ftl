nim-prompt = Seat { $seat } takes stones from one heap.
nim-prompt-you = Your turn: take stones from one heap.
nim-prompt-named = { $name } takes stones from one heap.
nim-won = Seat { $seat } has taken the last stone.
nim-unreadable = “{ $token }” names no heap and number. { nim-notation }
nim-notation = Write the heap and a number: “b3” takes three stones from heap b.
nim-too-few = { $stones ->
    [0] Heap { $heap } is empty.
    [one] Heap { $heap } has only one stone.
   *[other] Heap { $heap } has only { $stones } stones.
}
nim-option-heaps = Heaps
nim-option-heaps-3-4-5 = 3, 4 and 5 stones
nim-option-heaps-1-3-5-7 = 1, 3, 5 and 7 stones
