# Bubblee Pop.

bubbles-colour = { $bubble ->
    [R] rdeči
    [P] vijolični
    [Y] rumeni
    [B] modri
    [G] zeleni
   *[K] črni
}
bubbles-colour-of = { $bubble ->
    [R] rdečega
    [P] vijoličnega
    [Y] rumenega
    [B] modrega
    [G] zelenega
   *[K] črnega
}
bubbles-colour-name = { $bubble ->
    [R] rdeča
    [P] vijolična
    [Y] rumena
    [B] modra
    [G] zelena
   *[K] črna
}

bubbles-prompt-draw = Iz vrečke pride mehurček za igralca { $seat }.
bubbles-prompt-place = Igralec { $seat } postavi { bubbles-colour } mehurček na prazno mesto na nebu.
bubbles-prompt-swap = Igralec { $seat } sme na nebu zamenjati dva soseda; pika pusti nebo tako, kot je.
bubbles-prompt-drop = Igralec { $seat } na nebu izbere dva soseda; oba padeta na njegov planet.
bubbles-prompt-send = Igralec { $seat } sme mehurčke iz vrste poslati na drugi planet; pika to konča.
bubbles-prompt-powers = { $whose ->
    [own] Igralec { $seat } sme uporabiti moč ({ $powers }); pika jo preskoči.
   *[other] Na vrsti je igralec { $other }, a igralec { $seat } ima moči ({ $powers }) in odloča prvi; pika jih preskoči.
}

bubbles-cleared = Na drugem planetu so samo še črni mehurčki: misija je opravljena.
bubbles-burst = Na planetu igralca { $other } so vsi stolpci polni, prihaja pa še en mehurček: zmaga igralec { $seat }.
bubbles-stuck = Igralec { $seat } ne more spustiti nobenih dveh mehurčkov, zato izgubi.
bubbles-stuck-solo = Nobena dva mehurčka ne moreta več pasti, zato misija ni uspela.
bubbles-no-refill = Vrečka ne more več napolniti neba. Igralec 1 ima { $one ->
    [one] { $one } mehurček
    [two] { $one } mehurčka
    [few] { $one } mehurčke
   *[other] { $one } mehurčkov
}, igralec 2 pa { $two }: zmaga igralec { $seat }.
bubbles-shared = Vrečka ne more več napolniti neba. Oba imata { $one ->
    [one] { $one } mehurček
    [two] { $one } mehurčka
    [few] { $one } mehurčke
   *[other] { $one } mehurčkov
} in si delita zmago.
bubbles-no-refill-solo = Vrečka ne more več napolniti neba: misija ni uspela.

bubbles-unreadable = »{ $token }« ni poteza. { bubbles-notation }
bubbles-notation = Primeri: =c5 postavi, c5~d5 zamenja, c5+d5 spusti, R:a8~b8 uporabi moč, >c3 pošlje, pika preskoči.
bubbles-order = Mesti se pišeta po vrsti, najprej stolpec, potem vrstica: { $token }.
bubbles-not-sky = Oba mehurčka morata biti na nebu, v vrsticah 5 in 6.
bubbles-not-adjacent = Ta dva nista soseda v vrstici ali stolpcu.

bubbles-draw-first = Najprej pride mehurček iz vrečke.
bubbles-place-first = Najprej postavi { bubbles-colour } mehurček iz vrečke na prazno mesto na nebu.
bubbles-swap-first = Najprej nebo: zamenjaj dva soseda ali ga pusti tako, kot je.
bubbles-drop-first = { $kind ->
    [swap] V eni potezi je ena zamenjava; zdaj morata pasti dva mehurčka.
   *[other] Zdaj morata pasti dva mehurčka; prej ne moreš narediti ničesar drugega.
}
bubbles-send-first = Najprej pošiljanje: izberi mehurček iz vrste ali končaj.
bubbles-powers-first = Najprej moči: uporabi eno ali jo preskoči.
bubbles-send-solo = Mehurčki iz vrst se pošiljajo samo v misijah, v dvoboju ne.
bubbles-powers-off = Ta partija je brez moči.

bubbles-not-in-bag = V vrečki ni več { bubbles-colour-of } mehurčka.
bubbles-sky-taken = Tam je že mehurček; mehurček iz vrečke potrebuje prazno mesto na nebu.
bubbles-must-swap = S tega neba ne moreta pasti nobena dva; pomagati mora zamenjava.
bubbles-same-colour = Oba sta iste barve: nič se ne bi spremenilo.
bubbles-swap-stuck = Po tej zamenjavi ne bi mogla pasti nobena dva mehurčka.
bubbles-out-of-reach = Ta dva nista v dosegu: vsaj eden mora biti s tvoje strani neba.
bubbles-too-high = Če padeta ta dva, ostane stolpec višji od štirih.

bubbles-sent-already = Ta mehurček je že poslan.
bubbles-nothing-there = Tam ni mehurčka.
bubbles-not-in-line = Ta mehurček ni del vrste; pošlješ lahko samo mehurčke iz vrste.
bubbles-column-full = Ta stolpec na drugem planetu je poln.
bubbles-sent-enough = Iz te skupine je poslanih že dovolj mehurčkov, več jih ne sme biti.

bubbles-power-not-held = Te moči zdaj nimaš: { bubbles-colour-name }.
bubbles-red-other = Rdeča moč zamenja mehurčka na drugem planetu, ne na tvojem.
bubbles-green-own = Zelena moč zamenja mehurčka na tvojem planetu, ne na drugem.
bubbles-exchange-empty = Za zamenjavo sta potrebna dva mehurčka; eno od teh mest je prazno.
bubbles-purple-own = Vijolična moč pošlje mehurček s tvojega planeta.
bubbles-yellow-own = Rumena moč da točko za mehurček s tvojega planeta.
bubbles-not-free = Ta mehurček ni prost: na njem leži drug.
bubbles-blue-row = Modra moč vzame mehurček z druge strani neba.

bubbles-letter = »{ $letter }« ni črka za { $option }; črke so: { $known }.
bubbles-length = Število črk za { $option } mora biti { $length }; tukaj jih je { $count }.
bubbles-sky-two = Na nebu dvoboja sta po dva mehurčka vsake barve razen črne; { bubbles-colour-name } je tam { $count }-krat.
bubbles-sky-adjacent = Na nebu se { bubbles-colour-name } mehurčka na { $one } in { $other } dotikata; v dvoboju se dva iste barve na nebu ne smeta dotikati, niti diagonalno.
bubbles-solo-first = Misijo igra en sam igralec; kdo začne, ni treba izbirati.
bubbles-numbered-alone = Misija s številko ima svoje nebo in svoj planet; { $option } je za lastno misijo.
bubbles-planet-floating = Mehurček na { $cell } lebdi: pod njim ni ničesar.
bubbles-planet-line = Na planetu je že cela vrsta iste barve: { bubbles-colour-name }.
bubbles-planet-done = Na planetu ni nobenega barvnega mehurčka, torej ni česa počistiti.
bubbles-too-many = Mehurčkov te barve ({ bubbles-colour-name }) je samo { $most }; planeta, nebo in vrečka bi jih skupaj potrebovali { $count }.

bubbles-mission-face = Luknja v sredini
bubbles-mission-shaft = Po jašku navzdol
bubbles-mission-third = Tretji
bubbles-mission-valley = Dolina
bubbles-mission-gap = Eden med dvema
bubbles-mission-raised = Na črnih tleh
bubbles-mission-garden = Vrt na skali
bubbles-mission-sealed = Pod pečatom
bubbles-mission-blocks = Dve kladi
bubbles-mission-shared-gap = Ena vrzel za dva
bubbles-mission-two-floors = Dve nadstropji
bubbles-mission-blocks-wall = Zid vmes
bubbles-mission-alone = Sam v sredini
bubbles-mission-stairs = Drug za drugim
bubbles-mission-three-floors = Tri nadstropja
bubbles-mission-floors4 = Štiri nadstropja
bubbles-mission-chimneys = Dva dimnika
bubbles-mission-pull-extra = Eden vleče, eden ostane
bubbles-mission-bridges-mix = Štirje bregovi
bubbles-mission-pyramid = Piramida

# Na strani. Sporočilo M za terminal ima lahko za stran še M-you in M-named.
bubbles-pitch = Dva planeta imata eno nebo. Spuščaj mehurčke po dva, zberi tri iste barve v vrsto in uporabi njihovo moč.
bubbles-prompt-place-you = Na vrsti si: postavi { bubbles-colour } mehurček na prazno mesto na nebu.
bubbles-prompt-place-named = { $name } postavi { bubbles-colour } mehurček na prazno mesto na nebu.
bubbles-prompt-swap-you = Na vrsti si: zamenjaj dva soseda na nebu ali ga pusti tako, kot je.
bubbles-prompt-swap-named = { $name } sme zamenjati dva soseda na nebu.
bubbles-prompt-drop-you = Na vrsti si: izberi dva soseda na nebu; oba padeta na tvoj planet.
bubbles-prompt-drop-named = { $name } izbere dva soseda na nebu; oba padeta.
bubbles-prompt-send-you = Na vrsti si: pošlji mehurčke iz svoje vrste na drugi planet ali končaj.
bubbles-prompt-send-named = { $name } sme mehurčke iz vrste poslati na drugi planet.
bubbles-prompt-powers-you = { $whose ->
    [own] Na vrsti si: uporabi moč ali jo preskoči.
   *[other] Preden je na vrsti naslednji, odločaš ti: uporabi moč ali jo preskoči.
}
bubbles-prompt-powers-named = { $name } odloča o močeh.
bubbles-cleared-named = Na drugem planetu so samo še črni mehurčki: misija je opravljena.
bubbles-burst-you = Drugi planet je poln, prihaja pa še en mehurček: zmaga je tvoja.
bubbles-burst-named = En planet je poln, prihaja pa še en mehurček: zmaga { $winner }.
bubbles-stuck-you = Ne moreš spustiti nobenih dveh mehurčkov, zato izgubiš. Zmaga: { $winner }.
bubbles-stuck-named = { $name } ne more spustiti nobenih dveh mehurčkov in zato izgubi.
bubbles-no-refill-you = Vrečka ne more več napolniti neba. Konča se { $one } : { $two }, zmaga je tvoja.
bubbles-no-refill-named = Vrečka ne more več napolniti neba. Konča se { $one } : { $two }, zmaga { $winner }.
bubbles-board = Igralna plošča igre Bubblee Pop. { $phase ->
    [place] Mehurček gre na nebo.
    [swap] Na nebu se lahko zamenjata dva soseda.
    [drop] Padla bosta dva mehurčka.
    [send] Mehurčki lahko gredo na drugi planet.
    [powers] Čas je za moči.
   *[other] {""}
}
bubbles-sky = Nebo
bubbles-planet = { $whose ->
    [own] Tvoj planet
   *[other] Planet: { $name }
}
bubbles-other-planet = Drugi planet
bubbles-mission = Misija
bubbles-bag = V vrečki
bubbles-powers = Moči
bubbles-none = nič
bubbles-score = { $count ->
    [one] { $count } osvojen mehurček
    [two] { $count } osvojena mehurčka
    [few] { $count } osvojeni mehurčki
   *[other] { $count } osvojenih mehurčkov
}
bubbles-holds = { $whose ->
    [own] Ti: { bubbles-score }; moči: { $powers }.
   *[other] { $name }: { bubbles-score }; moči: { $powers }.
}
bubbles-in-bag = V vrečki: { $bubbles }.
bubbles-drawn = Iz vrečke: { $colour }.
bubbles-power = { $bubble ->
    [R] Rdeča: zamenjaj dva soseda na drugem planetu.
    [G] Zelena: zamenjaj dva soseda na svojem planetu.
    [P] Vijolična: pošlji svoj prosti mehurček na drugi planet.
    [B] Modra: spusti mehurček z druge strani neba na drugi planet.
   *[Y] Rumena: spremeni svoj prosti mehurček v točko.
}
bubbles-how = { $phase ->
    [place] Tapni prazno mesto na nebu.
    [swap] { $held ->
        [true] Zdaj še soseda.
       *[false] Povleci mehurček na soseda ali tapni oba.
    }
    [drop] { $held ->
        [true] Zdaj še soseda.
       *[false] Tapni dva soseda; oba padeta na tvoj planet.
    }
    [send] Tapni svetleč mehurček in ga pošlji na drugi planet.
   *[powers] { $power ->
        [none] Izberi moč.
        [B] Tapni svetleč mehurček na nebu.
        [P] Tapni svetleč mehurček na svojem planetu.
        [Y] Tapni svetleč mehurček na svojem planetu.
       *[other] { $held ->
            [true] Zdaj še soseda.
           *[false] Tapni dva soseda, ki svetita.
        }
    }
}
bubbles-act = { $doing ->
    [place] Postavi sem
    [swap] Zamenjaj
    [drop] Spusti
    [send] Pošlji
   *[power] Uporabi
}
bubbles-pass-now = { $phase ->
    [swap] Pusti tako
    [send] Dovolj
   *[powers] Preskoči
}
bubbles-foreseen-out = { $out ->
    [one] Z drugega planeta izgine { $out } mehurček
    [two] Z drugega planeta izgineta { $out } mehurčka
    [few] Z drugega planeta izginejo { $out } mehurčki
   *[other] Z drugega planeta izgine { $out } mehurčkov
}
bubbles-foreseen-points = { $points ->
    [one] { $points } točko
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
}
bubbles-foreseen = { $what ->
    [both] { bubbles-foreseen-out }, dobiš pa { bubbles-foreseen-points }.
    [out] { bubbles-foreseen-out }.
    [points] Prinese { bubbles-foreseen-points }.
    [line] Nastane vrsta: iz nje smeš pošiljati.
   *[nothing] Nič ne poči.
}
bubbles-foreseen-chain = { $count ->
    [one] Veriga: { $count } vrsta.
    [two] Veriga: { $count } vrsti.
    [few] Veriga: { $count } vrste.
   *[other] Veriga: { $count } vrst.
}
bubbles-foreseen-powers = Prinese moč: { $powers }.
bubbles-foreseen-end = Partija se konča.
bubbles-done = { $kind ->
    [draw] iz vrečke: { $colour }
    [place] na { $one }
    [swap] zamenjava { $one } in { $other }
    [drop] padec { $one } in { $other }
    [send] { $one } na drugi planet
    [power] { $count ->
        [1] { $colour } moč: { $one }
       *[other] { $colour } moč: { $one } in { $other }
    }
   *[pass] naprej
}
bubbles-offer = { $kind ->
    [swap] Zamenjaj: { $taking }
    [drop] Spusti: { $taking }
    [send] Pošlji: { $taking }
   *[power] Moč ({ $colour }): { $taking }
}
bubbles-brief = { $kind ->
    [draw] iz vrečke
    [place] na nebo
    [swap] zamenjava
    [drop] padec
    [send] { $count ->
        [one] pošlje { $count }
        [two] pošlje { $count }
        [few] pošlje { $count }
       *[other] pošlje { $count }
    }
    [power] moč
   *[pass] naprej
}
bubbles-suggest = { $kind ->
    [place] sem na nebo: { $one }
    [swap] zamenjaj: { $one } in { $other }
    [drop] spusti: { $one } in { $other }
    [send] pošlji na drugi planet: { $one }
   *[power] { $count ->
        [1] { $colour } moč: { $one }
       *[other] { $colour } moč: { $one } in { $other }
    }
}
bubbles-cell = { $cell }, { $colour ->
    [none] prazno
   *[other] { $colour }
}{ $count ->
    [0] {""}
    [one] , { $count } možnost
    [two] , { $count } možnosti
    [few] , { $count } možnosti
   *[other] , { $count } možnosti
}
bubbles-option-blacks = Črni mehurčki na začetku
bubbles-option-powers = Moči
bubbles-option-powers-on = da
bubbles-option-powers-off = ne, za prvo partijo
bubbles-option-reach = Mehurčki padajo
bubbles-option-reach-any = od kjerkoli na nebu
bubbles-option-reach-near = vsaj eden s tvoje strani
bubbles-option-sky = Prvo nebo
bubbles-option-sky-help = Deset črk, vrstica 5 od a do e, potem vrstica 6: po dve črki R (rdeča), P (vijolična), Y (rumena), B (modra) in G (zelena); enaki barvi se ne smeta dotikati. Če ostane prazno, se nebo izžreba.
bubbles-option-planet = Lastna misija
bubbles-option-planet-help = Za enega igralca: drugi planet z dvajsetimi črkami, štiri vrstice od neba do tal, vsaka od a do e; K je črna, pika je prazno mesto. Noben mehurček ne sme lebdeti, nobena vrsta ne sme biti že cela in vsaj en mehurček mora biti barven. Prvo nebo je potem tisto iz misij ali pa katerihkoli deset črk, tudi K. Za dvoboj pusti prazno.
bubbles-option-first = Kdo začne
bubbles-option-first-1 = igralec 1
bubbles-option-first-2 = igralec 2
bubbles-sky-missing = { $missing ->
    [0] Dva iste barve se ne smeta dotikati, niti diagonalno.
    [10] Nebo določi naključje, razen če zapolniš vseh deset mest: po dve za vsako barvo.
    [one] { $missing } mesto je še prazno. Do takrat nebo določa naključje.
    [two] { $missing } mesti sta še prazni. Do takrat nebo določa naključje.
    [few] { $missing } mesta so še prazna. Do takrat nebo določa naključje.
   *[other] { $missing } mest je še praznih. Do takrat nebo določa naključje.
}
bubbles-editor = Lastna misija
bubbles-editor-words = Izberi mehurček in tapni mesto: pade na tla ali na mehurčke pod njim. Misija je opravljena, ko ni več nobenega barvnega mehurčka. Ali je tvoja rešljiva, ni preveril nihče.
bubbles-editor-choose = Kateri mehurček postaviš
bubbles-editor-empty = prazno
bubbles-editor-planet = Planet
bubbles-editor-clear = Izprazni planet
bubbles-editor-share = Pošlji to povezavo in tvojo misijo lahko igrajo tudi drugi.
bubbles-missions = Dvajset misij
bubbles-missions-more = Igra za enega. Na svojem planetu sestavljaj vrste, iz njih pošiljaj mehurčke na drugi planet in ga počisti, da ostanejo samo črni. Opravljena misija prinese eno zvezdico. Največ potez za dve zvezdici: { $steady }, za tri: { $brisk }.
bubbles-missions-done = Opravljeno na tej napravi: { $done } od { $count }.
bubbles-stars = { $stars ->
    [0] { $next ->
        [true] naslednja
       *[false] še ni opravljena
    }
    [one] opravljena, poteze: { $turns }, { $stars } zvezdica
    [two] opravljena, poteze: { $turns }, { $stars } zvezdici
    [few] opravljena, poteze: { $turns }, { $stars } zvezdice
   *[other] opravljena, poteze: { $turns }, { $stars } zvezdic
}
bubbles-duel = Raje dvoboj
bubbles-rules =
    Dva planeta in med njima nebo z desetimi mehurčki. Če ima nebo vrzeli, jih najprej zapolniš: vsak mehurček iz vrečke gre, kamor želiš.

    Potem smeš na nebu enkrat zamenjati dva soseda. Nato izbereš dva soseda, ki padeta na tvoj planet, vsak v svojem stolpcu. Noben stolpec ne sme ostati višji od štirih.

    Trije ali več mehurčkov iste barve v vrstici ali stolpcu sestavlja vrsto. Ta poči, z njo pa mehurčki njene barve, ki se je dotikajo; vsak šteje eno točko. Kar je bilo zgoraj, pade in lahko sestavi nove vrste. Črni mehurčki ne sestavljajo vrst.

    Vsaka skupina, ki poči, prinese moč svoje barve; uporabiš jo takoj ali jo preskočiš. Rdeča zamenja dva soseda na drugem planetu, zelena na tvojem. Vijolična pošlje tvoj prosti mehurček na drugi planet, modra tja spusti enega z druge strani neba; če je tisti planet poln, to pomeni zmago. Rumena ti da točko za tvoj prosti mehurček.

    Partija se konča, ko vrečka ne more več napolniti neba: zmaga, kdor ima več točk. Kdor ne more spustiti dveh mehurčkov, takoj izgubi.

    Misija je igra za enega: iz vrste smeš poslati mehurčke na drugi planet, enega iz vrste treh, dva iz daljše. Vrste tam izginejo; počisti planet, da ostanejo samo črni.
bubbles-keys =
    Tab = na gumbe pod igralno ploščo
    Esc = izpusti mehurček
    katerakoli tipka = preskoči, kar se giblje
    Enter = naredi, kar je izbrano
bubbles-tip-swap = { $device ->
    [touch] Najprej nebo: tapni dva soseda in pritisni »Zamenjaj« ali pusti nebo tako, kot je.
   *[mouse] Najprej nebo: povleci mehurček na soseda, da se zamenjata, ali pusti nebo tako, kot je.
}
bubbles-tip-drop = { $device ->
    [touch] Zdaj tapni dva soseda in pritisni »Spusti«: oba padeta na tvoj planet. Trije iste barve v vrsti počijo.
   *[mouse] Zdaj klikni dva soseda: oba padeta na tvoj planet. Trije iste barve v vrsti počijo.
}
bubbles-tip-place = Nebo ima vrzeli: vsak mehurček iz vrečke gre, kamor želiš. Postavi ga tja, kjer ti bo pomagal pri naslednjem padcu.
bubbles-tip-powers = Imaš novo moč. Uporabi jo zdaj ali jo preskoči; kaj zmore, pove njena barva.
bubbles-tip-send = Iz svoje vrste smeš pošiljati mehurčke na drugi planet. Izberi takega, ki tam dopolni vrsto.
bubbles-option-mission-1 = { bubbles-mission-face }
bubbles-option-mission-2 = { bubbles-mission-shaft }
bubbles-option-mission-3 = { bubbles-mission-third }
bubbles-option-mission-4 = { bubbles-mission-valley }
bubbles-option-mission-5 = { bubbles-mission-gap }
bubbles-option-mission-6 = { bubbles-mission-raised }
bubbles-option-mission-7 = { bubbles-mission-garden }
bubbles-option-mission-8 = { bubbles-mission-sealed }
bubbles-option-mission-9 = { bubbles-mission-blocks }
bubbles-option-mission-10 = { bubbles-mission-shared-gap }
bubbles-option-mission-11 = { bubbles-mission-two-floors }
bubbles-option-mission-12 = { bubbles-mission-blocks-wall }
bubbles-option-mission-13 = { bubbles-mission-alone }
bubbles-option-mission-14 = { bubbles-mission-stairs }
bubbles-option-mission-15 = { bubbles-mission-three-floors }
bubbles-option-mission-16 = { bubbles-mission-floors4 }
bubbles-option-mission-17 = { bubbles-mission-chimneys }
bubbles-option-mission-18 = { bubbles-mission-pull-extra }
bubbles-option-mission-19 = { bubbles-mission-bridges-mix }
bubbles-option-mission-20 = { bubbles-mission-pyramid }
bubbles-no-swap-helps = Nobena zamenjava na nebu tega ne spremeni.
bubbles-gaps = { $gaps ->
    [one] Na nebu je { $gaps } vrzel
    [two] Na nebu sta { $gaps } vrzeli
    [few] Na nebu so { $gaps } vrzeli
   *[other] Na nebu je { $gaps } vrzeli
}, v vrečki pa { $left ->
    [0] ni več ničesar.
    [one] je samo { $left } mehurček.
    [two] sta samo { $left } mehurčka.
    [few] so samo { $left } mehurčki.
   *[other] je samo { $left } mehurčkov.
}
bubbles-columns-full = Vseh pet stolpcev je polnih: za nov mehurček ni prostora.
bubbles-score-bubbles = Mehurčki
bubbles-score-turns = Poteze
bubbles-score-left = Preostali barvni
bubbles-mission-named = { $number }. { $title }
bubbles-chain = { $count ->
    [one] Veriga: { $count } vrsta
    [two] Veriga: { $count } vrsti
    [few] Veriga: { $count } vrste
   *[other] Veriga: { $count } vrst
}
