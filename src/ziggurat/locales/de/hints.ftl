# Tipps in Schritten: wohin schauen, welches Teil, der Zug, warum. Die Tatsachen hinter dem Warum finden die Regeln.

clue-step = { $step ->
    [where] Wohin schauen
    [piece] Welches Teil
    [action] Der Zug
   *[why] Warum
}
clue-next = { $step ->
    [piece] Welches Teil?
    [action] Zeig es mir
   *[why] Warum?
}
clue-quarter = { $quarter ->
    [n] im Norden
    [ne] im Nordosten
    [e] im Osten
    [se] im Südosten
    [s] im Süden
    [sw] im Südwesten
    [w] im Westen
    [nw] im Nordwesten
   *[middle] in der Mitte
}
clue-where = Schau, was du jetzt tun kannst.
clue-piece = Eine dieser Möglichkeiten ist besser als die anderen.
clue-action = Der Zug: { $token }
clue-wins = { $distance ->
    [0] Das gewinnt sicher.
    [one] Das gewinnt, spätestens nach einem weiteren Zug.
   *[other] Das gewinnt, spätestens nach { $distance } weiteren Zügen.
}
clue-loses = { $distance ->
    [0] Gegen bestes Spiel verliert jeder Zug.
    [one] Gegen bestes Spiel verliert jeder Zug; dieser hält am längsten durch, noch einen Zug.
   *[other] Gegen bestes Spiel verliert jeder Zug; dieser hält am längsten durch, noch { $distance } Züge.
}
clue-shares = Das sichert einen gemeinsamen Sieg; mehr lässt sich nicht erzwingen.
clue-estimate = Geschätzte Gewinnchance: etwa { $percent } %.
clue-wins-now = Das gewinnt sofort.
clue-prevents = { $count ->
    [one] Nach einem der { $others } anderen Züge könnte die Gegenseite sofort gewinnen; nach diesem nicht.
   *[other] Nach { $count } der { $others } anderen Züge könnte die Gegenseite sofort gewinnen; nach diesem nicht.
}
clue-only = Etwas anderes geht hier nicht.
clue-alike = Anderes ist etwa gleich gut; dies gehört zum Besten.
clue-next-best = Das Nächstbeste wird auf etwa { $percent } % geschätzt.

clue-babel-where = Schau in den { babel-place } von Stockwerk { $level }.
clue-babel-piece = Nimm einen { babel-cube }.
clue-babel-answers = { $count ->
    [0] Die Gegenseite hat danach keine Antwort.
    [one] Die Gegenseite hat danach nur eine Antwort.
   *[other] Die Gegenseite hat danach { $count } Antworten.
}

clue-nivos-where = Schau auf Stockwerk { $level }, { clue-quarter }.
clue-nivos-piece = { $source ->
    [neutral] Leg die neutrale Platte.
    [reserve] Nimm die { nivos-colour } Platte { $size } aus der Reserve.
    [mate] Nimm die { nivos-colour } Platte { $size } aus der anderen Hand deines Teams.
   *[hand] Nimm deine { nivos-colour } Platte { $size }.
}
clue-nivos-where-pass = Schau, ob sich überhaupt etwas legen lässt.
clue-nivos-piece-pass = Keine Platte passt.
clue-nivos-where-cylinder = Schau auf die Zylinder, die noch da sind.
clue-nivos-piece-cylinder = Der mit Höhe { $height }.
clue-nivos-free = Dafür nimmst du keinen Zylinder.
clue-nivos-opens = { $height ->
    [0] Das eröffnet Stockwerk { $level }, und du nimmst einen Zylinder deiner Wahl.
   *[other] Das eröffnet Stockwerk { $level }, und du nimmst den Zylinder mit Höhe { $height }.
}
clue-nivos-stuck = Wer danach dran ist, kann nichts legen und nimmt einen Zylinder.
clue-nivos-forces = Wer danach dran ist, muss ein Stockwerk eröffnen und einen Zylinder nehmen.
clue-nivos-answers = { $count ->
    [one] Nur eine der { $all } Antworten darauf kommt ohne Zylinder aus.
   *[other] { $count } der { $all } Antworten darauf kommen ohne Zylinder aus.
}

clue-bubbles-where = { $where ->
    [sky] Schau in den Himmel, auf Spalte { $column }.
    [own] Schau auf deinen Planeten, auf Spalte { $column }.
   *[other] Schau auf den anderen Planeten, auf Spalte { $column }.
}
clue-bubbles-other-colour = { $other ->
    [R] Rot
    [P] Lila
    [Y] Gelb
    [B] Blau
    [G] Grün
   *[K] Schwarz
}
clue-bubbles-piece = { $kind ->
    [place] Es geht um die Blase aus dem Beutel: { bubbles-colour-name }.
    [power] Nutze die Kraft: { bubbles-colour-name }.
    [send] Schick eine Blase hinüber: { bubbles-colour-name }.
   *[pair] Es geht um zwei Blasen: { bubbles-colour-name } und { clue-bubbles-other-colour }.
}
clue-bubbles-where-pass = Schau, was jede Möglichkeit hinterlässt.
clue-bubbles-piece-pass = Jetzt muss nichts angerührt werden.
clue-bubbles-pops = { $groups ->
    [one] { $count } Blasen platzen.
   *[other] { $count } Blasen platzen, in { $groups } Gruppen.
}
clue-bubbles-points = { $points ->
    [one] Das bringt einen Punkt.
   *[other] Das bringt { $points } Punkte.
}
clue-bubbles-power = Das gewinnt eine Kraft: { bubbles-colour-name }.
clue-bubbles-nothing = Nichts platzt.
clue-bubbles-then = { $count ->
    [0] { $kind ->
        [swap] Danach platzt beim Fallenlassen noch nichts.
       *[pass] So, wie der Himmel ist, platzt beim Fallenlassen noch nichts.
    }
   *[other] { $kind ->
        [swap] Danach können beim Fallenlassen { $count } Blasen platzen.
       *[pass] So, wie der Himmel ist, können beim Fallenlassen { $count } Blasen platzen.
    }
}

clue-talo-where = { $layer ->
    [0] Schau auf das Brett, { clue-quarter }.
   *[other] Schau auf Höhe { $layer }, { clue-quarter }.
}
clue-talo-where-supply = Schau in den Vorrat.
clue-talo-where-end = Schau, was noch zu tun ist.
clue-talo-piece = { $axis ->
    [z] Nimm den { $length }er und stell ihn auf.
   *[lying] Nimm den { $length }er und leg ihn hin.
}
clue-talo-piece-pawn = Es geht um deine Figur.
clue-talo-piece-take = { $count ->
    [one] Ein Stab genügt.
   *[other] Nimm zwei Stäbe.
}
clue-talo-piece-end = Die Figur bleibt, wo sie ist.
clue-talo-stands = { $margin ->
    [0] Alles steht, aber nur knapp.
   *[other] Alles steht, mit { $margin } % eines Felds Spielraum.
}
clue-talo-held = Allein fiele er { talo-side }; der nächste Stab wird sein Gegengewicht.
clue-talo-saves = Er wird das Gegengewicht des festgehaltenen { $length }ers, der ohne ihn fiele.
clue-talo-falls = Er fällt { talo-side }.
clue-talo-leads = Deine Figur kann danach auf Höhe { $height } steigen; vorher höchstens auf { $before }.
clue-talo-climbs = { $to ->
    [0] Deine Figur kommt auf das Brett.
   *[other] Deine Figur geht von Höhe { $from } auf Höhe { $to }.
}
clue-talo-choices = { $count ->
    [one] Der erste dieser Stäbe lässt sich auf eine Art legen.
   *[other] Der erste dieser Stäbe lässt sich auf { $count } Arten legen.
}
