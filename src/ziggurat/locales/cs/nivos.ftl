# Nivos.

nivos-colour = { $colour ->
    [yellow] žlutá
    [orange] oranžová
    [red] červená
    [pink] růžová
    [white] bílá
    [green] zelená
    [blue] modrá
    [black] černá
   *[neutral] neutrální
}
nivos-colour-them = { $colour ->
    [yellow] žlutou
    [orange] oranžovou
    [red] červenou
    [pink] růžovou
    [white] bílou
    [green] zelenou
    [blue] modrou
    [black] černou
   *[neutral] neutrální
}
nivos-colour-of = { $colour ->
    [yellow] žluté
    [orange] oranžové
    [red] červené
    [pink] růžové
    [white] bílé
    [green] zelené
    [blue] modré
    [black] černé
   *[neutral] neutrální
}
nivos-colour-name = { $colour ->
    [yellow] žlutá
    [orange] oranžová
    [red] červená
    [pink] růžová
    [white] bílá
    [green] zelená
    [blue] modrá
    [black] černá
   *[neutral] neutrální
}
nivos-plates = { $height ->
    [0] žádná destička
    [one] jedna destička
    [few] { $height } destičky na sobě
   *[other] { $height } destiček na sobě
}
nivos-other-plates = { $otherheight ->
    [0] žádná destička
    [one] jedna destička
    [few] { $otherheight } destičky na sobě
   *[other] { $otherheight } destiček na sobě
}

nivos-prompt-neutral = Hráč { $seat } pokládá neutrální destičku.
nivos-prompt-lay = Hráč { $seat } pokládá destičku.
nivos-prompt-cylinder = Hráč { $seat } si vybírá válec.
nivos-prompt-stuck = Hráč { $seat } nemůže nic položit a bere si válec (pass).
nivos-prompt-mate = Hráč { $seat } nemůže ze svého nic položit: buď položí destičku spoluhráče, nebo napíše pass a vezme si válec.

nivos-cause = { $cause ->
    [cylinders] Poslední válec je pryč.
    [laid] Všechny destičky jsou položené.
   *[stuck] Žádná zbylá destička už položit nejde.
}
nivos-stack = { $height ->
    [0] bez jediného válce.
   *[other] s nejnižším sloupcem, výška { $height }.
}
nivos-winners = { $how ->
    [shared] Hráči { $seats } nemají žádný válec a vyhrávají společně.
    [tallest] { $team ->
        [1] Hráči { $seats } vyhrávají: sloupce jsou stejně vysoké ({ $height }), ale jejich nejvyšší válec je menší.
       *[0] Hráč { $seats } vyhrává: sloupce jsou stejně vysoké ({ $height }), ale jeho nejvyšší válec je menší.
    }
   *[lowest] { $team ->
        [1] Hráči { $seats } vyhrávají { nivos-stack }
       *[0] Hráč { $seats } vyhrává { nivos-stack }
    }
}
nivos-ending = { nivos-cause } { nivos-winners }

nivos-split-players = Destičky se rozdělují jen ve čtyřech; tady je hráčů { $players }.
nivos-split-teams = Rozdělení platí pro oba týmy, nebo pro každý zvlášť, oddělené znakem „/“; tady jich je { $count }.
nivos-split-size = „{ $size }“ není velikost k rozdělení; velikosti jsou: { $sizes }.
nivos-split-twice = Tým má od každé velikosti jednu destičku; v rozdělení je { $size } dvakrát.
nivos-split-count = První člen týmu drží tolik destiček: { $half }; v rozdělení jich je { $count }.

nivos-unreadable = „{ $token }“ není tah. { nivos-notation }
nivos-notation = Napiš destičku a políčko jejího jihozápadního rohu, třeba 4x2@b3, s r vpředu ze zásoby nebo s t z ruky spoluhráče; n@b3 pro neutrální destičku; pass; nebo c1 až c6 pro válec.
nivos-no-such-cell = Políčko { $cell } tu není; herní plán má políčka od { $first } do { $last }.
nivos-no-such-plate = Destička { $size } tu není; velikosti jsou: { $sizes }.
nivos-neutral-name = Destička této velikosti je neutrální; píše se n@{ $cell }.
nivos-no-such-cylinder = Válce jsou c1 až c{ $count }.
nivos-no-mate = Destičku spoluhráče jde položit jen ve hře čtyř.

nivos-choose-first = Nejdřív si vyber válec.
nivos-cylinder-taken = Válec výšky { $height } už je pryč.
nivos-in-order = Válce se tu berou popořadě, nejnižší první; nikdo si nevybírá.
nivos-none-due = Teď si nikdo válec nebere.
nivos-neutral-first = První destička v partii je neutrální.
nivos-neutral-laid = Neutrální destička už na plánu leží.
nivos-can-lay = Ještě můžeš destičku položit, takže tah vynechat nejde.
nivos-not-stuck = Destičku spoluhráče smíš položit, jen když se z tvé ruky ani ze zásoby nic nehodí; něco se ale ještě hodí.
nivos-mate-lacks = Spoluhráč nemá žádnou { nivos-colour-them } destičku { $size }.
nivos-with-mate = { $colour ->
    [yellow] Žlutou
    [orange] Oranžovou
    [red] Červenou
    [pink] Růžovou
    [white] Bílou
    [green] Zelenou
    [blue] Modrou
    [black] Černou
   *[neutral] Neutrální
} destičku { $size } má spoluhráč, ne ty.
nivos-not-in-hand = Už nemáš žádnou { nivos-colour-them } destičku { $size }.
nivos-not-in-reserve = V zásobě není žádná { nivos-colour } destička { $size }.
nivos-off-board = Přečnívala by přes okraj plánu { $side ->
    [east] na východě.
    [north] na severu.
   *[both] na východě a na severu.
}
nivos-uneven = Neležela by rovně. Pod jednou částí: { nivos-plates }. Pod jinou: { nivos-other-plates }.
nivos-on-colour = Ležela by na jiné { nivos-colour-of } destičce, která je ještě vidět.
nivos-beside-colour = Dotýkala by se jiné { nivos-colour-of } destičky, která je ještě vidět.

# Na stránce. Ke zprávě M pro terminál mohou být na stránce zprávy M-you a M-named.
nivos-pitch = Pokládej destičky na destičky, ale nikdy barvu na stejnou barvu. Kdo otevře nové patro, bere si válec, a nejnižší sloupec vyhrává.
nivos-prompt-neutral-you = Jsi na tahu: polož neutrální destičku kamkoli na plán.
nivos-prompt-neutral-named = { $name } pokládá neutrální destičku.
nivos-prompt-lay-you = Jsi na tahu: polož destičku.
nivos-prompt-lay-named = { $name } pokládá destičku.
nivos-prompt-cylinder-you = Jsi na tahu: vyber si válec.
nivos-prompt-cylinder-named = { $name } si vybírá válec.
nivos-prompt-stuck-you = Nic položit nemůžeš: vynech tah a vezmi si válec.
nivos-prompt-stuck-named = { $name } nemůže nic položit a bere si válec.
nivos-prompt-mate-you = Z tvých destiček se nic nehodí: polož destičku spoluhráče, nebo vynech tah a vezmi si válec.
nivos-prompt-mate-named = { $name } může položit destičku spoluhráče, nebo vynechat tah a vzít si válec.
nivos-ending-named = { nivos-cause } { $how ->
    [shared] { $won ->
        [true] Nemáš ani jeden válec: je to společná výhra.
       *[false] Společná výhra bez válců: { $winner }.
    }
    [tallest] { $won ->
        [true] Sloupce jsou stejně vysoké ({ $height }), ale tvůj nejvyšší válec je menší: vyhráváš.
       *[false] Sloupce jsou stejně vysoké ({ $height }), a tak vyhrává ten, kdo má nejvyšší válec menší: { $winner }.
    }
   *[lowest] { $height ->
        [0] { $won ->
            [true] Nemáš ani jeden válec a vyhráváš.
           *[false] Výhra bez válců: { $winner }.
        }
       *[other] { $won ->
            [true] Tvůj sloupec je nejnižší, výška { $height }: vyhráváš.
           *[false] Vyhrává nejnižší sloupec, výška { $height }: { $winner }.
        }
    }
}
nivos-board = Herní plán: { $count ->
    [0] zatím žádná destička.
    [one] { $count } destička, { $level ->
        [one] { $level } patro.
        [few] { $level } patra.
       *[other] { $level } pater.
    }
    [few] { $count } destičky, { $level ->
        [one] { $level } patro.
        [few] { $level } patra.
       *[other] { $level } pater.
    }
   *[other] { $count } destiček, { $level ->
        [one] { $level } patro.
        [few] { $level } patra.
       *[other] { $level } pater.
    }
}
nivos-level = { $level }. patro
nivos-described = { nivos-colour } destička { $size }
nivos-own = { $whose ->
    [own] Tvoje destičky
   *[other] Destičky: { $name }
}
nivos-reserve = Zásoba
nivos-mate = Spoluhráč: { $name }
nivos-action = { $plate } { $source ->
    [r] ze zásoby na
    [t] z ruky spoluhráče na
   *[other] na
} { $cell }, šířka { $width }, hloubka { $depth }
nivos-suggest = { $plate }{ $source ->
    [r] {" "}ze zásoby
    [t] {" "}z ruky spoluhráče
   *[other] {""}
}, { clue-quarter }, { $level }. patro
nivos-brief = { $what ->
    [pass] vynechává
    [cylinder] válec { $height }
   *[plate] { nivos-colour-name } { $size }
}
nivos-on-level = { $level }. patro
nivos-takes = vzít si válec výšky { $height }
nivos-passes = vynechat tah a vzít si válec
nivos-costs = { $height ->
    [0] bereš si válec podle svého výběru
   *[other] bereš si válec výšky { $height }
}
nivos-free-of-cost = bez válce
nivos-not-here = sem se nehodí
nivos-turn = Otočit
nivos-lay = Položit
nivos-pass = Vynechat
nivos-choose = Vyber si válec
nivos-fade = Zobrazená patra; vyšší jsou průhledná
nivos-piles = Válce
nivos-pile = { $count ->
    [0] žádný válec
    [one] jeden válec, výška { $total }
    [few] { $count } válce ({ $heights }), dohromady výška { $total }
   *[other] { $count } válců ({ $heights }), dohromady výška { $total }
}
nivos-pile-of = { $names }: { nivos-pile }.
nivos-free = { $count ->
    [0] Už nezbývá žádný válec.
    [one] Zbývá jeden válec: { $heights }.
    [few] Zbývají { $count } válce: { $heights }.
   *[other] Zbývá { $count } válců: { $heights }.
}
nivos-free-short = zbývá
nivos-no-plates = žádné destičky
nivos-hand-of = { $whose ->
    [own] Máš: { $plates }.
   *[other] { $name } má: { $plates }.
}
nivos-in-reserve = V zásobě: { $plates }.
nivos-cell-plate = { $cell }, { $level }. patro, { $plate } ({ $owner ->
    [0] ze zásoby
   *[other] { $name }
}), { $state ->
    [seen] odkrytá
    [beneath] tady zakrytá, jinde je vidět
   *[covered] úplně zakrytá
}
nivos-cell-empty = { $cell }, { $level }. patro, prázdné, { $under ->
    [board] na plánu
    [plate] dole { $plate }
   *[nothing] dole zatím nic
}{ $count ->
    [0] {""}
    [one] , jedna možnost, jak odsud položit destičku
    [few] , { $count } možnosti, jak odsud položit destičku
   *[other] , { $count } možností, jak odsud položit destičku
}
nivos-option-players = Počet hráčů
nivos-option-players-2 = dva
nivos-option-players-3 = tři
nivos-option-players-4 = čtyři ve dvou týmech
nivos-option-cylinders = Válce se berou
nivos-option-cylinders-ascending = popořadě, nejnižší první
nivos-option-cylinders-choice = podle výběru
nivos-option-split = První ruka týmu
nivos-option-split-help = Hráči 1 a 3 jsou tým, hráči 2 a 4 také. Napiš čtyři velikosti, se kterými začínají hráči 1 a 2, třeba 1x1,1x2,1x5,2x4; další čtyři dostanou hráči 3 a 4. Když má mít každý tým svoje, odděl je znakem „/“.
nivos-split-of = { $team ->
    [0] V obou týmech začíná první hráč s těmito čtyřmi (vybráno: { $count }); další čtyři dostane jeho spoluhráč.
   *[other] V týmu { $team } začíná první hráč s těmito čtyřmi (vybráno: { $count }); další čtyři dostane jeho spoluhráč.
}
nivos-split-alike = Oba týmy stejně
nivos-rules =
    Ve svém tahu polož jednu destičku, ze své ruky nebo ze zásoby. První destička v partii je neutrální a smí ležet kdekoli.

    Destička leží rovně a celá na plánu: pod každým jejím políčkem je stejný počet destiček. Ostatních se dotýkat nemusí.

    Nesmí ležet na destičce své barvy ani ve stejném patře hranou vedle ní. Rohy se nepočítají a destička, která je úplně zakrytá, už nikomu nevadí. Neutrální destička nemá žádnou barvu.

    Kdo položí první destičku nového patra, vezme si válec. Válec si vezme i ten, kdo nemůže nic položit, a tah vynechá. V týmu smí místo toho položit destičku spoluhráče.

    Bereš si nejnižší válec, který zbývá, nebo si vybereš, pokud jste se tak domluvili.

    Partie končí, když si někdo vezme poslední válec nebo když už nejde položit žádná zbylá destička. Vyhrává nejnižší sloupec válců; ze stejných ten, jehož nejvyšší válec je menší.
nivos-keys =
    1 – 9 = vzít destičku podle velikosti; znovu: ze zásoby
    R, Shift + ← → = otočit destičku
    ← → ↑ ↓ = posunout destičku
    Enter = položit
    X = zprůhlednit nejvyšší patra
    P = vynechat tah, když nemůžeš nic položit
    Q, E, V = otočit stůl, pohled z další strany
    T = pohled shora
    + − = blíž, dál
    C = obvyklý pohled
nivos-tip-neutral = { $device ->
    [touch] První je neutrální destička a válec se za ni nebere. Ťukni, kam ji chceš dát, a zmáčkni Položit.
   *[mouse] První je neutrální destička a válec se za ni nebere. Klikni tam, kde má ležet.
}
nivos-tip-take = { $device ->
    [touch] Ťukni dole na destičku, svou nebo ze zásoby.
   *[mouse] Klikni dole na destičku, svou nebo ze zásoby.
}
nivos-tip-place = { $device ->
    [touch] Ťukni, kam ji chceš dát. Zelená sedí, červená ne, a dozvíš se proč. Pak zmáčkni Položit.
   *[mouse] Zelená sedí, červená ne, a dozvíš se proč. R nebo kolečko destičku otočí, kliknutí ji položí.
}
nivos-tip-aim = Kdo položí první destičku v novém patře, bere si válec. Nejnižší sloupec vyhrává, tak nech nová patra otevírat ostatní.
nivos-score-cylinders = Válce
nivos-score-height = Výška
nivos-no-place = { $plate }: { $parts }.
nivos-stumbles = { $why ->
    [uneven] { $count ->
        [one] na jednom místě neleží rovně
        [few] na { $count } místech neleží rovně
       *[other] na { $count } místech neleží rovně
    }
    [on-colour] { $count ->
        [one] na jednom místě leží na své barvě
        [few] na { $count } místech leží na své barvě
       *[other] na { $count } místech leží na své barvě
    }
   *[beside-colour] { $count ->
        [one] na jednom místě je vedle své barvy
        [few] na { $count } místech je vedle své barvy
       *[other] na { $count } místech je vedle své barvy
    }
}
