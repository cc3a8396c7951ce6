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
nivos-colour-name = { $colour ->
    [yellow] Gelb
    [orange] Orange
    [red] Rot
    [pink] Rosa
    [white] Weiß
    [green] Grün
    [blue] Blau
    [black] Schwarz
   *[neutral] Neutral
}
nivos-plates = { $height ->
    [0] keine Platte
    [one] eine Platte
   *[other] ein Stapel von { $height }
}
nivos-other-plates = { $otherheight ->
    [0] keine
    [one] eine
   *[other] ein Stapel von { $otherheight }
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
        [1] Die Plätze { $seats } gewinnen: Die Stapel sind gleich hoch (Höhe { $height }), aber ihr größter Zylinder ist niedriger.
       *[0] Platz { $seats } gewinnt: Die Stapel sind gleich hoch (Höhe { $height }), aber hier ist der größte Zylinder niedriger.
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

nivos-unreadable = „{ $token }“ ist kein Zug. { nivos-notation }
nivos-notation = Schreib eine Platte und das Feld ihrer Südwestecke, etwa 4x2@b3, mit r davor für die Reserve oder t für die andere Hand des Teams; n@b3 für die neutrale Platte; pass; oder c1 bis c6 für einen Zylinder.
nivos-no-such-cell = Ein Feld { $cell } gibt es nicht; das Brett reicht von { $first } bis { $last }.
nivos-no-such-plate = Eine Platte von { $size } Feldern gibt es nicht; die Größen sind: { $sizes }.
nivos-neutral-name = Die Platte dieser Größe ist die neutrale; sie wird n@{ $cell } geschrieben.
nivos-no-such-cylinder = Es gibt { $count } Zylinder, c1 bis c{ $count }.
nivos-no-mate = Nur zu viert gibt es jemanden im Team, dessen Platte du legen könntest.

nivos-choose-first = Such dir zuerst einen Zylinder aus.
nivos-cylinder-taken = Der Zylinder der Höhe { $height } ist schon vergeben.
nivos-in-order = Zylinder werden hier der Reihe nach genommen, der niedrigste zuerst; niemand sucht sich einen aus.
nivos-none-due = Gerade ist kein Zylinder fällig.
nivos-neutral-first = Die erste Platte der Partie ist die neutrale.
nivos-neutral-laid = Die neutrale Platte liegt schon auf dem Brett.
nivos-can-lay = Du kannst noch eine Platte legen, also darfst du nicht passen.
nivos-not-stuck = Eine Platte aus der anderen Hand deines Teams darfst du nur legen, wenn aus deiner Hand und der Reserve nichts passt; es passt aber noch etwas.
nivos-mate-lacks = Die andere Hand deines Teams hat keine { nivos-colour } Platte { $size }.
nivos-with-mate = Die { nivos-colour } Platte { $size } ist in der anderen Hand deines Teams, nicht in deiner.
nivos-not-in-hand = Du hast keine { nivos-colour } Platte { $size } mehr.
nivos-not-in-reserve = In der Reserve ist keine { nivos-colour } Platte { $size }.
nivos-off-board = Sie würde { $side ->
    [east] im Osten
    [north] im Norden
   *[both] im Osten und im Norden
} über das Brett hinausragen.
nivos-uneven = Sie läge nicht flach: Unter einem Teil liegt { nivos-plates }, unter einem anderen { nivos-other-plates }.
nivos-on-colour = Sie läge auf der anderen { nivos-colour }n Platte, die noch zu sehen ist.
nivos-beside-colour = Sie würde die andere { nivos-colour } Platte berühren, die noch zu sehen ist.

# Auf der Seite. Zu einer Nachricht M für das Terminal kann es M-you und M-named für die Seite geben.
nivos-pitch = Platte auf Platte, nie Farbe auf Farbe. Wer ein neues Stockwerk eröffnet, nimmt einen Zylinder; der niedrigste Stapel gewinnt.
nivos-prompt-neutral-you = Du bist dran: Leg die neutrale Platte irgendwo aufs Brett.
nivos-prompt-neutral-named = { $name } legt die neutrale Platte.
nivos-prompt-lay-you = Du bist dran: Leg eine Platte.
nivos-prompt-lay-named = { $name } legt eine Platte.
nivos-prompt-cylinder-you = Du bist dran: Such dir einen Zylinder aus.
nivos-prompt-cylinder-named = { $name } sucht sich einen Zylinder aus.
nivos-prompt-stuck-you = Du kannst nichts legen: Pass, und nimm einen Zylinder.
nivos-prompt-stuck-named = { $name } kann nichts legen und nimmt einen Zylinder.
nivos-prompt-mate-you = Von dir passt nichts: Leg eine Platte aus der anderen Hand deines Teams, oder pass und nimm einen Zylinder.
nivos-prompt-mate-named = { $name } kann eine Platte aus der anderen Hand des Teams legen, oder passen und einen Zylinder nehmen.
nivos-ending-named = { nivos-cause } { $how ->
    [shared] { $won ->
        [true] Du hast gar keinen Zylinder und gewinnst mit.
       *[false] Ein gemeinsamer Sieg ohne Zylinder: { $winner }.
    }
    [tallest] { $won ->
        [true] Die Stapel sind gleich hoch (Höhe { $height }), aber dein größter Zylinder ist niedriger: Du gewinnst.
       *[false] Die Stapel sind gleich hoch (Höhe { $height }); es gewinnt, wessen größter Zylinder niedriger ist: { $winner }.
    }
   *[lowest] { $height ->
        [0] { $won ->
            [true] Du hast gar keinen Zylinder und gewinnst.
           *[false] Ein Sieg ohne Zylinder: { $winner }.
        }
       *[other] { $won ->
            [true] Dein Stapel ist der niedrigste, Höhe { $height }: Du gewinnst.
           *[false] Der niedrigste Stapel, Höhe { $height }, gewinnt: { $winner }.
        }
    }
}
nivos-board = Das Brett: { $count ->
    [0] noch keine Platte.
    [one] { $count } Platte auf { $level ->
        [one] { $level } Stockwerk.
       *[other] { $level } Stockwerken.
    }
   *[other] { $count } Platten auf { $level ->
        [one] { $level } Stockwerk.
       *[other] { $level } Stockwerken.
    }
}
nivos-level = Stockwerk { $level }
nivos-described = { nivos-colour } Platte { $size }
nivos-own = { $whose ->
    [own] Deine Platten
   *[other] Platten: { $name }
}
nivos-reserve = Reserve
nivos-mate = Dein Team: { $name }
nivos-action = { $plate } { $source ->
    [r] aus der Reserve auf
    [t] aus der anderen Hand des Teams auf
   *[other] auf
} { $cell }, { $width } breit, { $depth } tief
nivos-suggest = { $plate }{ $source ->
    [r] {" "}aus der Reserve
    [t] {" "}aus der anderen Hand des Teams
   *[other] {""}
}, { clue-quarter }, Stockwerk { $level }
nivos-brief = { $what ->
    [pass] passt
    [cylinder] Zylinder { $height }
   *[plate] { nivos-colour-name } { $size }
}
nivos-on-level = Stockwerk { $level }
nivos-takes = den Zylinder der Höhe { $height } nehmen
nivos-passes = passen und einen Zylinder nehmen
nivos-costs = { $height ->
    [0] du nimmst einen Zylinder deiner Wahl
   *[other] du nimmst den Zylinder der Höhe { $height }
}
nivos-free-of-cost = ohne Zylinder
nivos-not-here = passt hier nicht
nivos-turn = Drehen
nivos-lay = Legen
nivos-pass = Passen
nivos-choose = Such dir einen Zylinder aus
nivos-fade = Gezeigte Stockwerke; höhere verblassen
nivos-piles = Zylinder
nivos-pile = { $count ->
    [0] kein Zylinder
    [one] ein Zylinder, Höhe { $total }
   *[other] { $count } Zylinder ({ $heights }), zusammen { $total } hoch
}
nivos-pile-of = { $names }: { nivos-pile }.
nivos-free = { $count ->
    [0] Es ist kein Zylinder mehr übrig.
    [one] Ein Zylinder ist übrig: { $heights }.
   *[other] { $count } Zylinder sind übrig: { $heights }.
}
nivos-free-short = übrig
nivos-no-plates = keine Platten
nivos-hand-of = { $whose ->
    [own] Du hast: { $plates }.
   *[other] { $name } hat: { $plates }.
}
nivos-in-reserve = In der Reserve: { $plates }.
nivos-cell-plate = { $cell }, Stockwerk { $level }, { $plate } { $owner ->
    [0] aus der Reserve
   *[other] von { $name }
}, { $state ->
    [seen] offen
    [beneath] hier verdeckt, anderswo zu sehen
   *[covered] ganz verdeckt
}
nivos-cell-empty = { $cell }, Stockwerk { $level }, leer, { $under ->
    [board] auf dem Brett
    [plate] darunter { $plate }
   *[nothing] noch nichts darunter
}{ $count ->
    [0] {""}
    [one] , eine Platte kann hier beginnen
   *[other] , { $count } Möglichkeiten, hier eine Platte zu beginnen
}
nivos-option-players = Wie viele spielen
nivos-option-players-2 = zwei
nivos-option-players-3 = drei
nivos-option-players-4 = vier, in zwei Teams
nivos-option-cylinders = Zylinder werden genommen
nivos-option-cylinders-ascending = der Reihe nach, der niedrigste zuerst
nivos-option-cylinders-choice = nach Wahl
nivos-option-split = Die erste Hand eines Teams
nivos-option-split-help = Die Plätze 1 und 3 sind ein Team, 2 und 4 das andere. Die vier Größen, mit denen die Plätze 1 und 2 beginnen, etwa 1x1,1x2,1x5,2x4; die übrigen vier bekommen die Plätze 3 und 4. Für jedes Team eigene: durch „/“ trennen.
nivos-split-of = { $team ->
    [0] In beiden Teams beginnt der erste Platz mit diesen vier Platten ({ $count } gewählt); die anderen vier bekommt der zweite.
   *[other] In Team { $team } beginnt der erste Platz mit diesen vier Platten ({ $count } gewählt); die anderen vier bekommt der zweite.
}
nivos-split-alike = Beide Teams gleich
nivos-rules =
    Wenn du dran bist, legst du eine Platte, aus deiner Hand oder aus der Reserve. Die erste Platte der Partie ist die neutrale; sie darf überall liegen.

    Eine Platte liegt flach und ganz auf dem Brett: Jedes Feld unter ihr trägt gleich viele Platten. Sie muss keine andere berühren.

    Sie darf nicht auf einer Platte ihrer Farbe liegen und auf demselben Stockwerk nicht Kante an Kante neben einer. Ecken zählen nicht, und eine ganz verdeckte Platte stört nicht mehr. Die neutrale Platte hat keine Farbe.

    Wer die erste Platte eines neuen Stockwerks legt, nimmt einen Zylinder. Auch wer nichts legen kann, nimmt einen und setzt aus; im Team darf man stattdessen eine Platte aus der anderen Hand legen.

    Du nimmst den niedrigsten Zylinder, der noch übrig ist, oder, wenn ihr es so vereinbart habt, einen deiner Wahl.

    Die Partie endet, wenn der letzte Zylinder vergeben ist oder keine der übrigen Platten mehr gelegt werden kann. Der niedrigste Stapel gewinnt; von gleich hohen der, dessen größter Zylinder niedriger ist.
nivos-keys =
    1 – 9 = eine Platte nehmen, nach Größe; noch einmal: aus der Reserve
    R, Shift + ← → = die Platte drehen
    ← → ↑ ↓ = die Platte bewegen
    Enter = legen
    X = die obersten Stockwerke verblassen lassen
    P = passen, wenn du nichts legen kannst
    Q, E, V = den Tisch drehen, Blick von der nächsten Seite
    T = Blick von oben
    + − = näher, weiter weg
    C = gewohnter Blick
nivos-tip-neutral = { $device ->
    [touch] Zuerst kommt die neutrale Platte, ohne Zylinder. Tipp dahin, wo sie liegen soll, und drück auf „Legen“.
   *[mouse] Zuerst kommt die neutrale Platte, ohne Zylinder. Klick dahin, wo sie liegen soll.
}
nivos-tip-take = { $device ->
    [touch] Tipp unten auf eine Platte, eine eigene oder eine der Reserve.
   *[mouse] Klick unten auf eine Platte, eine eigene oder eine der Reserve.
}
nivos-tip-place = { $device ->
    [touch] Tipp dahin, wo sie liegen soll. Grün passt; Rot passt nicht und sagt, warum. Dann drück auf „Legen“.
   *[mouse] Grün passt; Rot passt nicht und sagt, warum. R oder das Mausrad dreht die Platte, ein Klick legt sie.
}
nivos-tip-aim = Wer die erste Platte eines neuen Stockwerks legt, nimmt einen Zylinder. Der niedrigste Stapel gewinnt: Lass andere die Stockwerke eröffnen.
nivos-score-cylinders = Zylinder
nivos-score-height = Höhe
nivos-no-place = { $plate }: { $parts }.
nivos-stumbles = { $why ->
    [uneven] an { $count ->
        [one] einer Stelle
       *[other] { $count } Stellen
    } nicht flach
    [on-colour] an { $count ->
        [one] einer Stelle
       *[other] { $count } Stellen
    } auf der eigenen Farbe
   *[beside-colour] an { $count ->
        [one] einer Stelle
       *[other] { $count } Stellen
    } neben der eigenen Farbe
}
