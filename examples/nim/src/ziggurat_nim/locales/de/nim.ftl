nim-prompt = Platz { $seat } nimmt Steine von einem Haufen.
nim-won = Platz { $seat } hat den letzten Stein genommen.
nim-unreadable = „{ $token }“ nennt keinen Haufen und keine Zahl: „b3“ nimmt drei Steine von Haufen b.
nim-too-few = { $stones ->
    [0] Haufen { $heap } ist leer.
    [one] Haufen { $heap } hat nur einen Stein.
   *[other] Haufen { $heap } hat nur { $stones } Steine.
}
