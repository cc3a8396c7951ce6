# Bubblee Pop.

bubbles-colour = { $bubble ->
    [R] červená
    [P] fialová
    [Y] žlutá
    [B] modrá
    [G] zelená
   *[K] černá
}
bubbles-colour-them = { $bubble ->
    [R] červenou
    [P] fialovou
    [Y] žlutou
    [B] modrou
    [G] zelenou
   *[K] černou
}
bubbles-colour-of = { $bubble ->
    [R] červené
    [P] fialové
    [Y] žluté
    [B] modré
    [G] zelené
   *[K] černé
}
bubbles-colour-name = { $bubble ->
    [R] červená
    [P] fialová
    [Y] žlutá
    [B] modrá
    [G] zelená
   *[K] černá
}

bubbles-prompt-draw = Z váčku se losuje bublina pro hráče { $seat }.
bubbles-prompt-place = Hráč { $seat } dává { bubbles-colour-them } bublinu na prázdné místo na nebi.
bubbles-prompt-swap = Hráč { $seat } smí na nebi prohodit dvě sousední bubliny; tečka nechá nebe, jak je.
bubbles-prompt-drop = Hráč { $seat } vybírá na nebi dvě sousední bubliny; obě spadnou na jeho planetu.
bubbles-prompt-send = Hráč { $seat } smí poslat bubliny z řady na druhou planetu; tečka to ukončí.
bubbles-prompt-powers = { $whose ->
    [own] Hráč { $seat } smí použít sílu ({ $powers }); tečka ji odmítne.
   *[other] Na tahu je hráč { $other }, ale hráč { $seat } má síly ({ $powers }) a rozhoduje první; tečka je odmítne.
}

bubbles-cleared = Na druhé planetě zbyly jen černé bubliny: mise je splněná.
bubbles-burst = Na planetě hráče { $other } jsou všechny sloupce plné a padá tam další bublina: vyhrává hráč { $seat }.
bubbles-stuck = Hráč { $seat } nemůže nechat spadnout žádné dvě bubliny, a tak prohrává.
bubbles-stuck-solo = Žádné dvě bubliny už spadnout nemohou: mise se nepovedla.
bubbles-no-refill = Váček už nebe nezaplní. Hráč 1 má { $one ->
    [one] { $one } bublinu
    [few] { $one } bubliny
   *[other] { $one } bublin
}, hráč 2 jich má { $two }: vyhrává hráč { $seat }.
bubbles-shared = Váček už nebe nezaplní. Oba mají { $one ->
    [one] { $one } bublinu
    [few] { $one } bubliny
   *[other] { $one } bublin
} a vyhrávají společně.
bubbles-no-refill-solo = Váček už nebe nezaplní: mise se nepovedla.

bubbles-unreadable = „{ $token }“ není tah. { bubbles-notation }
bubbles-notation = Příklady: =c5 pokládá, c5~d5 prohazuje, c5+d5 nechá spadnout, R:a8~b8 použije sílu, >c3 posílá, tečka vynechává.
bubbles-order = Obě místa se píšou nejdřív podle sloupce, pak podle řádku: { $token }.
bubbles-not-sky = Obě bubliny musí být na nebi, v řádcích 5 a 6.
bubbles-not-adjacent = Tyto dvě spolu v řádku ani ve sloupci nesousedí.

bubbles-draw-first = Nejdřív se z váčku vylosuje bublina.
bubbles-place-first = Nejdřív potřebuje { bubbles-colour } bublina z váčku prázdné místo na nebi.
bubbles-swap-first = Nejdřív nebe: prohoď dvě sousední bubliny, nebo ho nech, jak je.
bubbles-drop-first = { $kind ->
    [swap] V jednom tahu se prohazuje jen jednou; teď musí dvě bubliny spadnout.
   *[other] Teď musí dvě bubliny spadnout; nic jiného předtím nejde.
}
bubbles-send-first = Nejdřív posílání: vyber bublinu z řady, nebo skonči.
bubbles-powers-first = Nejdřív síly: použij některou, nebo ji odmítni.
bubbles-send-solo = Bubliny z řad se posílají jen v misích, v souboji ne.
bubbles-powers-off = Tato partie se hraje bez sil.

bubbles-not-in-bag = Ve váčku už není žádná { bubbles-colour } bublina.
bubbles-sky-taken = Tam už bublina je; vylosovaná potřebuje prázdné místo na nebi.
bubbles-must-swap = Z tohoto nebe nemohou spadnout žádné dvě bubliny; něco prohoď, ať to jde.
bubbles-same-colour = Obě mají stejnou barvu: nic by se nezměnilo.
bubbles-swap-stuck = Po tomto prohození by žádné dvě bubliny spadnout nemohly.
bubbles-out-of-reach = Na tyto dvě nedosáhneš: aspoň jedna musí být z tvé strany nebe.
bubbles-too-high = Kdyby spadly tyto dvě, zůstal by sloupec vyšší než čtyři.

bubbles-sent-already = Tato bublina už je poslaná.
bubbles-nothing-there = Tam žádná bublina není.
bubbles-not-in-line = Tato bublina není v řadě; poslat jdou jen bubliny z řady.
bubbles-column-full = Tento sloupec na druhé planetě je plný.
bubbles-sent-enough = Víc bublin tato skupina poslat nesmí.

bubbles-power-not-held = Teď tu žádná { bubbles-colour } síla k použití není.
bubbles-red-other = Červená prohazuje bubliny na druhé planetě, ne na tvojí.
bubbles-green-own = Zelená prohazuje bubliny na tvojí planetě, ne na druhé.
bubbles-exchange-empty = K prohození jsou potřeba dvě bubliny; jedno z těch míst je prázdné.
bubbles-purple-own = Fialová posílá bublinu z tvojí planety.
bubbles-yellow-own = Žlutá dává bod za bublinu z tvojí planety.
bubbles-not-free = Tato bublina není volná: leží na ní jiná.
bubbles-blue-row = Modrá bere bublinu z druhé strany nebe.

bubbles-letter = „{ $letter }“ není písmeno pro { $option }; písmena jsou: { $known }.
bubbles-length = Počet písmen pro { $option } je { $length }; tady jich je { $count }.
bubbles-sky-two = V souboji jsou na nebi dvě bubliny od každé barvy kromě černé; { bubbles-colour-name } tam { $count ->
    [0] není vůbec.
    [one] je jednou.
    [few] je { $count }krát.
   *[other] je { $count }krát.
}
bubbles-sky-adjacent = Dvě { bubbles-colour-of } bubliny na { $one } a { $other } se dotýkají; v souboji se na nebi dvě bubliny stejné barvy dotýkat nesmějí, ani úhlopříčně.
bubbles-solo-first = Misi hraje jeden hráč; kdo začne, se tu nevybírá.
bubbles-numbered-alone = Mise s číslem má svoje nebe i planetu; { $option } patří k vlastní misi.
bubbles-planet-floating = Bublina na { $cell } se vznáší: pod ní nic není.
bubbles-planet-line = Na planetě už je hotová { bubbles-colour } řada.
bubbles-planet-done = Na planetě není žádná barevná bublina, takže by nebylo co dělat.
bubbles-too-many = Bublin té barvy ({ bubbles-colour-name }) je jen { $most }; planety, nebe a váček by jich potřebovaly { $count }.

bubbles-mission-face = Díra uprostřed
bubbles-mission-shaft = Dolů šachtou
bubbles-mission-third = Ta třetí
bubbles-mission-valley = Údolí
bubbles-mission-gap = Jedna mezi dvě
bubbles-mission-raised = Na černé podlaze
bubbles-mission-garden = Zahrádka na skále
bubbles-mission-sealed = Pod pečetí
bubbles-mission-blocks = Dva bloky
bubbles-mission-shared-gap = Jedna mezera pro dvě
bubbles-mission-two-floors = Dvě patra
bubbles-mission-blocks-wall = Zeď mezi nimi
bubbles-mission-alone = Sama uprostřed
bubbles-mission-stairs = Jedna po druhé
bubbles-mission-three-floors = Tři patra
bubbles-mission-floors4 = Čtyři patra
bubbles-mission-chimneys = Dva komíny
bubbles-mission-pull-extra = Jedna táhne, jedna zůstává
bubbles-mission-bridges-mix = Čtyři břehy
bubbles-mission-pyramid = Pyramida

# Na stránce. Ke zprávě M pro terminál mohou být na stránce zprávy M-you a M-named.
bubbles-pitch = Dvě planety mají jedno nebe. Nech bubliny padat po dvou, spoj tři stejné do řady a použij jejich sílu.
bubbles-prompt-place-you = Jsi na tahu: dej { bubbles-colour-them } bublinu na prázdné místo na nebi.
bubbles-prompt-place-named = { $name } dává { bubbles-colour-them } bublinu na prázdné místo na nebi.
bubbles-prompt-swap-you = Jsi na tahu: prohoď na nebi dvě sousední bubliny, nebo nebe nech, jak je.
bubbles-prompt-swap-named = { $name } smí na nebi prohodit dvě sousední bubliny.
bubbles-prompt-drop-you = Jsi na tahu: vyber na nebi dvě sousední bubliny; obě spadnou na tvoji planetu.
bubbles-prompt-drop-named = { $name } vybírá na nebi dvě sousední bubliny; obě spadnou.
bubbles-prompt-send-you = Jsi na tahu: pošli bubliny ze své řady na druhou planetu, nebo skonči.
bubbles-prompt-send-named = { $name } smí poslat bubliny z řady na druhou planetu.
bubbles-prompt-powers-you = { $whose ->
    [own] Jsi na tahu: použij sílu, nebo ji odmítni.
   *[other] Než bude tah pokračovat, rozhoduješ ty: použij sílu, nebo ji odmítni.
}
bubbles-prompt-powers-named = { $name } rozhoduje, jestli použije sílu.
bubbles-cleared-named = Na druhé planetě zbyly jen černé bubliny: mise je splněná.
bubbles-burst-you = Druhá planeta je plná a padá tam další bublina: vyhráváš.
bubbles-burst-named = Jedna planeta je plná a padá tam další bublina: vyhrává { $winner }.
bubbles-stuck-you = Nemůžeš nechat spadnout žádné dvě bubliny, a tak prohráváš: vyhrává { $winner }.
bubbles-stuck-named = { $name } nemůže nechat spadnout žádné dvě bubliny, a tak prohrává.
bubbles-no-refill-you = Váček už nebe nezaplní. Končí to { $one } : { $two } a vyhráváš.
bubbles-no-refill-named = Váček už nebe nezaplní. Končí to { $one } : { $two } a vyhrává { $winner }.
bubbles-board = Herní plán Bubblee Pop. { $phase ->
    [place] Bublina jde na nebe.
    [swap] Nebe se smí změnit.
    [drop] Dvě bubliny spadnou.
    [send] Bubliny se smějí poslat.
    [powers] Síly se smějí použít.
   *[other] {""}
}
bubbles-sky = Nebe
bubbles-planet = { $whose ->
    [own] Tvoje planeta
   *[other] Planeta: { $name }
}
bubbles-other-planet = Druhá planeta
bubbles-mission = Mise
bubbles-bag = Ve váčku
bubbles-powers = Síly
bubbles-none = nic
bubbles-score = { $count ->
    [one] { $count } získaná bublina
    [few] { $count } získané bubliny
   *[other] { $count } získaných bublin
}
bubbles-holds = { $whose ->
    [own] Ty: { bubbles-score }; síly: { $powers }.
   *[other] { $name }: { bubbles-score }; síly: { $powers }.
}
bubbles-in-bag = Ve váčku: { $bubbles }.
bubbles-drawn = Z váčku je vylosovaná: { $colour }.
bubbles-power = { $bubble ->
    [R] Červená: prohoď dvě sousední bubliny na druhé planetě.
    [G] Zelená: prohoď dvě sousední bubliny na své planetě.
    [P] Fialová: pošli svou volnou bublinu na druhou planetu.
    [B] Modrá: nech bublinu z druhé strany nebe spadnout na druhou planetu.
   *[Y] Žlutá: vezmi si bod za volnou bublinu ze své planety.
}
bubbles-how = { $phase ->
    [place] Ťukni na prázdné místo na nebi.
    [swap] { $held ->
        [true] Teď její sousedku.
       *[false] Přetáhni bublinu na sousední, nebo ťukni na obě.
    }
    [drop] { $held ->
        [true] Teď její sousedku.
       *[false] Ťukni na dvě sousední; obě spadnou na tvoji planetu.
    }
    [send] Ťukni na svítící bublinu a pošli ji na druhou planetu.
   *[powers] { $power ->
        [none] Vyber sílu.
        [B] Ťukni na svítící bublinu na nebi.
        [P] Ťukni na svítící bublinu na své planetě.
        [Y] Ťukni na svítící bublinu na své planetě.
       *[other] { $held ->
            [true] Teď její sousedku.
           *[false] Ťukni na dvě sousední, které svítí.
        }
    }
}
bubbles-act = { $doing ->
    [place] Dát sem
    [swap] Prohodit
    [drop] Ať padají
    [send] Poslat
   *[power] Použít
}
bubbles-pass-now = { $phase ->
    [swap] Nechat tak
    [send] Dost
   *[powers] Odmítnout
}
bubbles-foreseen-out = { $out ->
    [one] Z druhé planety zmizí { $out } bublina
    [few] Z druhé planety zmizí { $out } bubliny
   *[other] Z druhé planety zmizí { $out } bublin
}
bubbles-foreseen-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
bubbles-foreseen = { $what ->
    [both] { bubbles-foreseen-out } a přinese to { bubbles-foreseen-points }.
    [out] { bubbles-foreseen-out }.
    [points] Přinese to { bubbles-foreseen-points }.
    [line] Vznikne řada: můžeš z ní posílat bubliny.
   *[nothing] Nic nepraskne.
}
bubbles-foreseen-chain = { $count ->
    [one] Řetěz: { $count } řada.
    [few] Řetěz: { $count } řady.
   *[other] Řetěz: { $count } řad.
}
bubbles-foreseen-powers = Přinese sílu: { $powers }.
bubbles-foreseen-end = Partie tím končí.
bubbles-done = { $kind ->
    [draw] z váčku: { $colour }
    [place] na { $one }
    [swap] { $one } a { $other } prohozené
    [drop] { $one } a { $other } padají
    [send] { $one } poslaná na druhou planetu
    [power] { $count ->
        [one] { $colour } síla: { $one }
        [few] { $colour } síla: { $one } a { $other }
       *[other] { $colour } síla: { $one } a { $other }
    }
   *[pass] vynechává
}
bubbles-offer = { $kind ->
    [swap] Prohodit: { $taking }
    [drop] Nechat spadnout: { $taking }
    [send] Poslat: { $taking }
   *[power] Síla ({ $colour }): { $taking }
}
bubbles-brief = { $kind ->
    [draw] z váčku
    [place] na nebe
    [swap] prohození
    [drop] pád
    [send] { $count ->
        [one] posílá jednu
        [few] posílá { $count }
       *[other] posílá { $count }
    }
    [power] síla
   *[pass] vynechává
}
bubbles-suggest = { $kind ->
    [place] dej sem na nebe: { $one }
    [swap] prohoď: { $one } a { $other }
    [drop] nech spadnout: { $one } a { $other }
    [send] pošli na druhou planetu: { $one }
   *[power] { $count ->
        [one] { $colour } síla: { $one }
        [few] { $colour } síla: { $one } a { $other }
       *[other] { $colour } síla: { $one } a { $other }
    }
}
bubbles-cell = { $cell }, { $colour ->
    [none] prázdné
   *[other] { $colour }
}{ $count ->
    [0] {""}
    [one] , jedna možnost
    [few] , { $count } možnosti
   *[other] , { $count } možností
}
bubbles-option-blacks = Černé bubliny na začátku
bubbles-option-powers = Síly
bubbles-option-powers-on = ano
bubbles-option-powers-off = ne, pro první partii
bubbles-option-reach = Bubliny padají
bubbles-option-reach-any = odkudkoli z nebe
bubbles-option-reach-near = aspoň jedna z vlastní strany
bubbles-option-sky = První nebe
bubbles-option-sky-help = Deset písmen, řádek 5 od a do e, potom řádek 6: po dvou R červená, P fialová, Y žlutá, B modrá, G zelená, žádná vedle stejné barvy. Když to necháš prázdné, nebe se vylosuje.
bubbles-option-planet = Vlastní mise
bubbles-option-planet-help = Pro jednoho hráče: druhá planeta ve dvaceti písmenech, její čtyři řádky od nebe k zemi, každý od a do e; K je černá, tečka je prázdné místo. Žádná bublina se nesmí vznášet, žádná řada nesmí být hotová a aspoň jedna bublina musí být barevná. První nebe je pak to z misí, nebo libovolných deset písmen, i K. Pro souboj to nech prázdné.
bubbles-option-first = Kdo začíná
bubbles-option-first-1 = hráč 1
bubbles-option-first-2 = hráč 2
bubbles-sky-missing = { $missing ->
    [0] Dvě bubliny stejné barvy se nesmějí dotýkat, ani úhlopříčně.
    [10] O nebi rozhodne náhoda, pokud nevyplníš všech deset míst: od každé barvy dvě.
    [one] Jedno místo je ještě prázdné. Zatím o nebi rozhoduje náhoda.
    [few] { $missing } místa jsou ještě prázdná. Zatím o nebi rozhoduje náhoda.
   *[other] { $missing } míst je ještě prázdných. Zatím o nebi rozhoduje náhoda.
}
bubbles-editor = Vlastní mise
bubbles-editor-words = Vyber bublinu a ťukni na místo: spadne na zem nebo na bubliny pod ním. Mise je splněná, když nezbude žádná barevná bublina. Jestli se ta tvoje dá splnit, nikdo neověřil.
bubbles-editor-choose = Kterou bublinu položit
bubbles-editor-empty = prázdné
bubbles-editor-planet = Planeta
bubbles-editor-clear = Vyprázdnit planetu
bubbles-editor-share = Pošli tento odkaz a tvoji misi si zahrají i ostatní.
bubbles-missions = Dvacet misí
bubbles-missions-more = Hra pro jednoho. Tvoř řady na své planetě, posílej z nich bubliny na druhou a ukliď z ní všechno kromě černých. Za splnění dostaneš jednu hvězdičku, do { $steady }. tahu dvě a do { $brisk }. tahu tři.
bubbles-missions-done = Splněno na tomto zařízení: { $done } z celkem { $count }.
bubbles-stars = { $stars ->
    [0] { $next ->
        [true] na řadě
       *[false] zatím nesplněno
    }
    [one] splněno, tahy: { $turns }, jedna hvězdička
    [few] splněno, tahy: { $turns }, { $stars } hvězdičky
   *[other] splněno, tahy: { $turns }, { $stars } hvězdiček
}
bubbles-duel = Raději souboj
bubbles-rules =
    Dvě planety a mezi nimi nebe s deseti bublinami. Když jsou na nebi mezery, nejdřív je zaplníš: každou bublinu vylosovanou z váčku dáš, kam chceš.

    Potom smíš jednou prohodit dvě sousední bubliny na nebi. Pak vybereš dvě sousední, které spadnou na tvoji planetu, každá svým sloupcem. Žádný sloupec nesmí zůstat vyšší než čtyři.

    Tři nebo víc bublin stejné barvy v řádku nebo ve sloupci tvoří řadu. Praskne i s bublinami své barvy, které se jí dotýkají; za každou máš bod. Co leželo nad ní, spadne a může vytvořit nové řady. Černé bubliny řady netvoří.

    Každá skupina, která praskne, ti dá sílu své barvy; hned ji použiješ, nebo odmítneš. Červená prohodí dvě sousední bubliny na druhé planetě, zelená na tvojí. Fialová pošle tvoji volnou bublinu na druhou planetu, modrá tam nechá spadnout jednu z druhé strany nebe; když je ta planeta plná, je to výhra. Žlutá ti dá bod za volnou bublinu.

    Partie končí, když váček už nebe nezaplní: vyhrává, kdo má víc bodů. Kdo nemůže nechat spadnout dvě bubliny, hned prohrává.

    Misi hraje jeden: z řady smíš poslat bubliny na druhou planetu, jednu z řady o třech, dvě z delší. Řady tam zmizí; ukliď ji tak, aby zbyly jen černé.
bubbles-keys =
    Tab = k tlačítkům pod plánem
    Esc = pustit bublinu
    jakákoli klávesa = přeskočit, co se hýbe
    Enter = udělat, co je vybrané
bubbles-tip-swap = { $device ->
    [touch] Nejdřív nebe: ťukni na dvě sousední bubliny a stiskni „Prohodit“. Nebo nebe nech, jak je.
   *[mouse] Nejdřív nebe: přetáhni bublinu na sousední a prohodí se. Nebo nebe nech, jak je.
}
bubbles-tip-drop = { $device ->
    [touch] Teď ťukni na dvě sousední a stiskni „Ať padají“: obě spadnou na tvoji planetu. Tři stejné v řadě prasknou.
   *[mouse] Teď klikni na dvě sousední: obě spadnou na tvoji planetu. Tři stejné v řadě prasknou.
}
bubbles-tip-place = Na nebi jsou mezery: bublinu z váčku můžeš dát, kam chceš. Dej ji tam, kde ti příště pomůže.
bubbles-tip-powers = Máš novou sílu. Použij ji teď, nebo ji odmítni; co umí, řekne její barva.
bubbles-tip-send = Ze své řady smíš poslat bubliny na druhou planetu. Vyber takovou, která tam doplní řadu.
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
bubbles-no-swap-helps = Žádné prohození na nebi to nezmění.
bubbles-gaps = { $gaps ->
    [one] Na nebi je jedna mezera
    [few] Na nebi jsou { $gaps } mezery
   *[other] Na nebi je { $gaps } mezer
} a ve váčku { $left ->
    [0] už nic není.
    [one] je jen jedna bublina.
    [few] jsou jen { $left } bubliny.
   *[other] je jen { $left } bublin.
}
bubbles-columns-full = Všech pět sloupců je plných: další bublina se nevejde.
bubbles-score-bubbles = Bubliny
bubbles-score-turns = Tahy
bubbles-score-left = Zbylé barevné
bubbles-mission-named = { $number }. { $title }
bubbles-chain = { $count ->
    [one] Řetěz: { $count } řada
    [few] Řetěz: { $count } řady
   *[other] Řetěz: { $count } řad
}
