nim-prompt = Platz { $seat } nimmt Steine von einem Haufen.
nim-prompt-you = Du bist dran: Nimm Steine von einem Haufen.
nim-prompt-named = { $name } nimmt Steine von einem Haufen.
nim-won = Platz { $seat } hat den letzten Stein genommen.
nim-unreadable = „{ $token }“ nennt keinen Haufen und keine Zahl. { nim-notation }
nim-notation = Schreib den Haufen und eine Zahl: „b3“ nimmt drei Steine von Haufen b.
nim-too-few = { $stones ->
    [0] Haufen { $heap } ist leer.
    [one] Haufen { $heap } hat nur einen Stein.
   *[other] Haufen { $heap } hat nur { $stones } Steine.
}
nim-option-heaps = Haufen
nim-option-heaps-3-4-5 = 3, 4 und 5 Steine
nim-option-heaps-1-3-5-7 = 1, 3, 5 und 7 Steine
