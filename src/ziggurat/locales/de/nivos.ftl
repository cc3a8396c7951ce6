# Nivos.

nivos-colour = { $colour ->
    [yellow] gelbe
    [orange] orangefarbene
    [red] rote
    [pink] rosafarbene
    [white] weiße
    [green] grüne
    [blue] blaue
    [black] schwarze
   *[neutral] neutrale
}
nivos-plates = { $height ->
    [0] keine Platte
    [one] { $height } Platte
   *[other] { $height } Platten
}
nivos-other-plates = { $otherheight ->
    [0] keine Platte
    [one] { $otherheight } Platte
   *[other] { $otherheight } Platten
}

nivos-prompt-neutral = Platz { $seat } legt die neutrale Platte.
nivos-prompt-lay = Platz { $seat } legt eine Platte.
nivos-prompt-cylinder = Platz { $seat } sucht sich einen Zylinder aus.
nivos-prompt-stuck = Platz { $seat } kann nichts legen und nimmt einen Zylinder: pass.
nivos-prompt-mate = Platz { $seat } kann nichts Eigenes legen: entweder eine Platte aus dem eigenen Team legen oder mit pass einen Zylinder nehmen.

nivos-cause = { $cause ->
    [cylinders] Der letzte Zylinder ist vergeben.
    [laid] Alle Platten sind gelegt.
   *[stuck] Keine der übrigen Platten lässt sich noch legen.
}
nivos-stack = { $height ->
    [0] ohne einen Zylinder.
   *[other] mit dem niedrigsten Stapel, Höhe { $height }.
}
nivos-winners = { $how ->
    [shared] Die Plätze { $seats } haben keinen Zylinder und gewinnen gemeinsam.
    [tallest] { $team ->
        [1] Die Plätze { $seats } gewinnen: Von den Stapeln der Höhe { $height } ist in ihrem der größte Zylinder am niedrigsten.
       *[0] Platz { $seats } gewinnt: Von den Stapeln der Höhe { $height } ist in diesem der größte Zylinder am niedrigsten.
    }
   *[lowest] { $team ->
        [1] Die Plätze { $seats } gewinnen { nivos-stack }
       *[0] Platz { $seats } gewinnt { nivos-stack }
    }
}
nivos-ending = { nivos-cause } { nivos-winners }

nivos-split-players = Nur zu viert gibt es Hände aufzuteilen; hier spielen { $players }.
nivos-split-teams = Eine Aufteilung gilt für beide Teams oder, durch „/“ getrennt, für jedes der zwei; diese hier ist für { $count }.
nivos-split-size = „{ $size }“ ist keine Größe zum Aufteilen; die Größen sind: { $sizes }.
nivos-split-twice = Ein Team hat von jeder Größe eine Platte; die Aufteilung nennt { $size } zweimal.
nivos-split-count = Wer im Team zuerst sitzt, hält { $half } Platten; die Aufteilung nennt { $count }.

nivos-unreadable = „{ $token }“ ist kein Zug: Schreibe eine Platte und das Feld ihrer Südwestecke, etwa 4x2@b3, mit r davor für die Reserve oder t für die andere Hand deines Teams; n@b3 für die neutrale Platte; pass; oder c1 bis c6 für einen Zylinder.
nivos-no-such-cell = Ein Feld { $cell } gibt es nicht; das Brett reicht von { $first } bis { $last }.
nivos-no-such-plate = Eine Platte von { $size } Feldern gibt es nicht; die Größen sind: { $sizes }.
nivos-neutral-name = Die Platte dieser Größe ist die neutrale; sie wird n@{ $cell } geschrieben.
nivos-no-such-cylinder = Es gibt { $count } Zylinder, c1 bis c{ $count }.
nivos-no-mate = Nur zu viert gibt es jemanden im Team, dessen Platte du legen könntest.

nivos-choose-first = Zuerst ist ein Zylinder zu wählen: { $tokens }.
nivos-cylinder-taken = Der Zylinder der Höhe { $height } ist schon vergeben.
nivos-in-order = Zylinder werden hier der Reihe nach genommen, der niedrigste zuerst; niemand sucht sich einen aus.
nivos-none-due = Gerade ist kein Zylinder fällig.
nivos-neutral-first = Die erste Platte des Spiels ist die neutrale.
nivos-neutral-laid = Die neutrale Platte liegt schon auf dem Brett.
nivos-can-lay = Du kannst eine Platte legen, zum Beispiel { $token }; darum passt du nicht.
nivos-not-stuck = Eine Platte aus der anderen Hand deines Teams kannst du nur legen, wenn aus deiner Hand und aus der Reserve nichts geht; es geht aber etwas, zum Beispiel { $token }.
nivos-mate-lacks = Die andere Hand deines Teams hat keine { nivos-colour } Platte { $size }.
nivos-with-mate = Die { nivos-colour } Platte { $size } ist in der anderen Hand deines Teams, nicht in deiner.
nivos-not-in-hand = Du hast keine { nivos-colour } Platte { $size } mehr.
nivos-not-in-reserve = In der Reserve ist keine { nivos-colour } Platte { $size }.
nivos-off-board = Sie würde { $side ->
    [east] im Osten
    [north] im Norden
   *[both] im Osten und im Norden
} über das Brett hinausragen.
nivos-uneven = Sie läge nicht eben: { $cell } trägt { nivos-plates }, { $other } dagegen { nivos-other-plates }.
nivos-on-colour = Sie läge auf der anderen { nivos-colour }n Platte auf Stockwerk { $level } (bei { $cell }), die nicht ganz verdeckt ist.
nivos-beside-colour = Sie würde die andere { nivos-colour } Platte auf Stockwerk { $level } (bei { $cell }) berühren, die nicht ganz verdeckt ist.
