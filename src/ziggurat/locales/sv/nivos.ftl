# Nivos.

nivos-colour = { $colour ->
    [yellow] gul
    [orange] orange
    [red] röd
    [pink] rosa
    [white] vit
    [green] grön
    [blue] blå
    [black] svart
   *[neutral] neutral
}
nivos-colour-the = { $colour ->
    [yellow] gula
    [orange] orange
    [red] röda
    [pink] rosa
    [white] vita
    [green] gröna
    [blue] blå
    [black] svarta
   *[neutral] neutrala
}
nivos-colour-name = { $colour ->
    [yellow] gul
    [orange] orange
    [red] röd
    [pink] rosa
    [white] vit
    [green] grön
    [blue] blå
    [black] svart
   *[neutral] neutral
}
nivos-plates = { $height ->
    [0] ingen platta
    [one] en platta
   *[other] en stapel på { $height }
}
nivos-other-plates = { $otherheight ->
    [0] ingen platta
    [one] en platta
   *[other] en stapel på { $otherheight }
}

nivos-prompt-neutral = Plats { $seat } lägger den neutrala plattan.
nivos-prompt-lay = Plats { $seat } lägger en platta.
nivos-prompt-cylinder = Plats { $seat } väljer en cylinder.
nivos-prompt-stuck = Plats { $seat } kan inte lägga något och tar en cylinder; skriv pass.
nivos-prompt-mate = Plats { $seat } kan inte lägga något eget: lägg en av lagkamratens plattor, eller skriv pass och ta en cylinder.

nivos-cause = { $cause ->
    [cylinders] Den sista cylindern är tagen.
    [laid] Alla plattor är lagda.
   *[stuck] Ingen platta som är kvar går att lägga.
}
nivos-stack = { $height ->
    [0] utan en enda cylinder.
   *[other] med den lägsta stapeln, höjd { $height }.
}
nivos-winners = { $how ->
    [shared] Platserna { $seats } har ingen cylinder och delar på vinsten.
    [tallest] { $team ->
        [1] Platserna { $seats } vinner: av staplarna med höjd { $height } är deras största cylinder lägst.
       *[0] Plats { $seats } vinner: av staplarna med höjd { $height } är den här platsens största cylinder lägst.
    }
   *[lowest] { $team ->
        [1] Platserna { $seats } vinner { nivos-stack }
       *[0] Plats { $seats } vinner { nivos-stack }
    }
}
nivos-ending = { nivos-cause } { nivos-winners }

nivos-split-players = Bara med fyra spelare finns det händer att dela upp; här spelar { $players }.
nivos-split-teams = Ange en uppdelning för båda lagen, eller en för vart och ett av de två, åtskilda med ”/”; här står det { $count }.
nivos-split-size = ”{ $size }” är ingen storlek att dela upp; storlekarna är: { $sizes }.
nivos-split-twice = Ett lag har en platta av varje storlek; uppdelningen nämner { $size } två gånger.
nivos-split-count = Den första i ett lag har { $half } plattor; uppdelningen nämner { $count }.

nivos-unreadable = ”{ $token }” är inget drag. { nivos-notation }
nivos-notation = Skriv en platta och rutan för dess sydvästra hörn, som 4x2@b3, med r framför för reserven eller t för lagkamratens hand; n@b3 för den neutrala plattan; pass; eller c1 till c6 för en cylinder.
nivos-no-such-cell = Det finns ingen ruta { $cell }; spelplanen går från { $first } till { $last }.
nivos-no-such-plate = Det finns ingen platta på { $size } rutor; storlekarna är: { $sizes }.
nivos-neutral-name = Plattan i den storleken är den neutrala; den skrivs n@{ $cell }.
nivos-no-such-cylinder = Det finns { $count } cylindrar, c1 till c{ $count }.
nivos-no-mate = Bara med fyra spelare finns det en lagkamrat vars platta du kan lägga.

nivos-choose-first = Välj först en cylinder.
nivos-cylinder-taken = Cylindern med höjd { $height } är redan tagen.
nivos-in-order = Här tas cylindrarna i ordning, den lägsta först; ingen väljer själv.
nivos-none-due = Nu ska ingen cylinder tas.
nivos-neutral-first = Partiets första platta är den neutrala.
nivos-neutral-laid = Den neutrala plattan ligger redan på spelplanen.
nivos-can-lay = Du kan fortfarande lägga en platta, så du får inte passa.
nivos-not-stuck = Du får lägga en av lagkamratens plattor bara när inget eget och inget ur reserven passar; något passar fortfarande.
nivos-mate-lacks = Din lagkamrat har ingen { nivos-colour } platta { $size }.
nivos-with-mate = Det är din lagkamrat som har den { nivos-colour-the } plattan { $size }, inte du.
nivos-not-in-hand = Du har ingen { nivos-colour } platta { $size } kvar.
nivos-not-in-reserve = Det finns ingen { nivos-colour } platta { $size } i reserven.
nivos-off-board = Den skulle sticka ut över kanten { $side ->
    [east] i öster.
    [north] i norr.
   *[both] i öster och i norr.
}
nivos-uneven = Den skulle inte ligga plant: under en del ligger { nivos-plates }, under en annan { nivos-other-plates }.
nivos-on-colour = Den skulle ligga på den andra { nivos-colour-the } plattan, som fortfarande syns.
nivos-beside-colour = Den skulle röra vid den andra { nivos-colour-the } plattan, som fortfarande syns.

# På sidan. Till ett meddelande M för terminalen kan det finnas M-you och M-named för sidan.
nivos-pitch = Lägg platta på platta, men aldrig färg på färg. Den som öppnar en ny våning tar en cylinder, och den lägsta stapeln vinner.
nivos-prompt-neutral-you = Din tur: lägg den neutrala plattan var du vill på spelplanen.
nivos-prompt-neutral-named = { $name } lägger den neutrala plattan.
nivos-prompt-lay-you = Din tur: lägg en platta.
nivos-prompt-lay-named = { $name } lägger en platta.
nivos-prompt-cylinder-you = Din tur: välj en cylinder.
nivos-prompt-cylinder-named = { $name } väljer en cylinder.
nivos-prompt-stuck-you = Du kan inte lägga något: passa, och ta en cylinder.
nivos-prompt-stuck-named = { $name } kan inte lägga något och tar en cylinder.
nivos-prompt-mate-you = Inget eget passar: lägg en av din lagkamrats plattor, eller passa och ta en cylinder.
nivos-prompt-mate-named = { $name } kan lägga en av lagkamratens plattor, eller passa och ta en cylinder.
nivos-ending-named = { nivos-cause } { $how ->
    [shared] { $won ->
        [true] Du har inte en enda cylinder och delar på vinsten.
       *[false] Delad vinst utan en enda cylinder: { $winner }.
    }
    [tallest] { $won ->
        [true] Staplarna är lika höga, { $height }, men din största cylinder är lägre: du vinner.
       *[false] Staplarna är lika höga, { $height }; den vars största cylinder är lägst vinner: { $winner }.
    }
   *[lowest] { $height ->
        [0] { $won ->
            [true] Du har inte en enda cylinder och vinner.
           *[false] Vinst utan en enda cylinder: { $winner }.
        }
       *[other] { $won ->
            [true] Din stapel är lägst, höjd { $height }: du vinner.
           *[false] Den lägsta stapeln, höjd { $height }, vinner: { $winner }.
        }
    }
}
nivos-board = Spelplanen: { $count ->
    [0] ingen platta än.
    [one] { $count } platta på { $level ->
        [one] { $level } våning.
       *[other] { $level } våningar.
    }
   *[other] { $count } plattor på { $level ->
        [one] { $level } våning.
       *[other] { $level } våningar.
    }
}
nivos-level = Våning { $level }
nivos-described = { nivos-colour } platta { $size }
nivos-own = { $whose ->
    [own] Dina plattor
   *[other] Plattor: { $name }
}
nivos-reserve = Reserv
nivos-mate = Lagkamrat: { $name }
nivos-action = { $plate } { $source ->
    [r] ur reserven till
    [t] ur lagkamratens hand till
   *[other] till
} { $cell }, { $width } bred, { $depth } djup
nivos-suggest = { $plate }{ $source ->
    [r] {" "}ur reserven
    [t] {" "}ur lagkamratens hand
   *[other] {""}
}, { clue-quarter }, våning { $level }
nivos-brief = { $what ->
    [pass] passar
    [cylinder] cylinder { $height }
   *[plate] { nivos-colour-name } { $size }
}
nivos-on-level = våning { $level }
nivos-takes = ta cylindern med höjd { $height }
nivos-passes = passa och ta en cylinder
nivos-costs = { $height ->
    [0] du tar en cylinder som du väljer
   *[other] du tar cylindern med höjd { $height }
}
nivos-free-of-cost = ingen cylinder
nivos-not-here = passar inte här
nivos-turn = Vrid
nivos-lay = Lägg
nivos-pass = Passa
nivos-choose = Välj en cylinder
nivos-fade = Våningar som visas; de högre tonas ner
nivos-piles = Cylindrar
nivos-pile = { $count ->
    [0] ingen cylinder
    [one] en cylinder, höjd { $total }
   *[other] { $count } cylindrar ({ $heights }), höjd { $total } tillsammans
}
nivos-pile-of = { $names }: { nivos-pile }.
nivos-free = { $count ->
    [0] Ingen cylinder är kvar.
    [one] En cylinder är kvar: { $heights }.
   *[other] { $count } cylindrar är kvar: { $heights }.
}
nivos-free-short = kvar
nivos-no-plates = inga plattor
nivos-hand-of = { $whose ->
    [own] Du har: { $plates }.
   *[other] { $name } har: { $plates }.
}
nivos-in-reserve = I reserven: { $plates }.
nivos-cell-plate = { $cell }, våning { $level }, { $plate } { $owner ->
    [0] ur reserven
   *[other] från { $name }
}, { $state ->
    [seen] synlig
    [beneath] täckt här, syns på annat håll
   *[covered] helt täckt
}
nivos-cell-empty = { $cell }, våning { $level }, tom, { $under ->
    [board] på spelplanen
    [plate] på { $plate }
   *[nothing] inget under än
}{ $count ->
    [0] {""}
    [one] , en platta går att lägga härifrån
   *[other] , { $count } sätt att lägga en platta härifrån
}
nivos-option-players = Spelare
nivos-option-players-2 = två
nivos-option-players-3 = tre
nivos-option-players-4 = fyra, i två lag
nivos-option-cylinders = Cylindrarna tas
nivos-option-cylinders-ascending = i ordning, den lägsta först
nivos-option-cylinders-choice = efter eget val
nivos-option-split = Den första handen i ett lag
nivos-option-split-help = Plats 1 och 3 är ett lag, plats 2 och 4 det andra. Skriv de fyra storlekar som plats 1 och 2 börjar med, som 1x1,1x2,1x5,2x4; de andra fyra går till plats 3 och 4. Ska lagen ha olika, sätt ”/” emellan.
nivos-split-of = { $team ->
    [0] I båda lagen börjar den första spelaren med de här fyra ({ $count } valda); de andra fyra går till lagkamraten.
   *[other] I lag { $team } börjar den första spelaren med de här fyra ({ $count } valda); de andra fyra går till lagkamraten.
}
nivos-split-alike = Lika för båda lagen
nivos-rules =
    När det är din tur lägger du en platta, ur din hand eller ur reserven. Partiets första platta är den neutrala, och den får ligga var som helst.

    En platta ligger plant och helt inne på spelplanen: varje ruta under den bär lika många plattor. Den behöver inte röra vid andra.

    Den får inte ligga på en platta i sin egen färg, och inte kant i kant med en på samma våning. Hörn räknas inte, och en platta som är helt täckt stör inte längre. Den neutrala plattan har ingen färg.

    Den som lägger den första plattan på en ny våning tar en cylinder. Det gör också den som inte kan lägga något; då går turen vidare. I ett lag får man då i stället lägga en av lagkamratens plattor.

    Du tar den lägsta cylindern som är kvar, eller, om ni har kommit överens om det, en som du väljer.

    Partiet är slut när den sista cylindern är tagen, eller när ingen platta som är kvar går att lägga. Den lägsta cylinderstapeln vinner; är de lika höga vinner den vars största cylinder är lägre.
nivos-keys =
    1–9 = ta en platta, efter storlek; en gång till: ur reserven
    R, Shift + ← → = vrid plattan
    ← → ↑ ↓ = flytta plattan
    Enter = lägg den
    X = tona ner de högsta våningarna
    P = passa, när du inte kan lägga något
    Q, E, V = vrid bordet, titta från nästa sida
    T = titta uppifrån
    + − = närmare, längre bort
    C = vanlig vy
nivos-tip-neutral = { $device ->
    [touch] Den neutrala plattan kommer först, och för den tar du ingen cylinder. Tryck där du vill ha den och tryck sedan på Lägg.
   *[mouse] Den neutrala plattan kommer först, och för den tar du ingen cylinder. Klicka där den ska ligga.
}
nivos-tip-take = { $device ->
    [touch] Tryck på en platta här nere, en egen eller en ur reserven.
   *[mouse] Klicka på en platta här nere, en egen eller en ur reserven.
}
nivos-tip-place = { $device ->
    [touch] Tryck där du vill ha den. Grönt passar; rött passar inte och talar om varför. Tryck sedan på Lägg.
   *[mouse] Grönt passar; rött passar inte och talar om varför. R eller mushjulet vrider plattan, ett klick lägger den.
}
nivos-tip-aim = Den som lägger den första plattan på en ny våning tar en cylinder. Den lägsta stapeln vinner, så låt de andra öppna våningar.
nivos-score-cylinders = Cylindrar
nivos-score-height = Höjd
nivos-no-place = { $plate }: { $parts }.
nivos-stumbles = { $why ->
    [uneven] inte plant på { $count ->
        [one] ett ställe
       *[other] { $count } ställen
    }
    [on-colour] på sin egen färg på { $count ->
        [one] ett ställe
       *[other] { $count } ställen
    }
   *[beside-colour] bredvid sin egen färg på { $count ->
        [one] ett ställe
       *[other] { $count } ställen
    }
}
