# Nápověda po krocích: kam se podívat, který dílek, tah, proč. Fakta v tom „proč“ nacházejí pravidla.

clue-step = { $step ->
    [where] Kam se podívat
    [piece] Který dílek
    [action] Tah
   *[why] Proč
}
clue-next = { $step ->
    [piece] Který dílek?
    [action] Ukaž mi to
   *[why] Proč?
}
clue-quarter = { $quarter ->
    [n] na severu
    [ne] na severovýchodě
    [e] na východě
    [se] na jihovýchodě
    [s] na jihu
    [sw] na jihozápadě
    [w] na západě
    [nw] na severozápadě
   *[middle] uprostřed
}
clue-where = Podívej se, co teď můžeš udělat.
clue-piece = Jedna z těchto možností je lepší než ostatní.
clue-action = Tah: { $token }
clue-wins = { $distance ->
    [0] Jistě vyhrává.
    [one] Vyhrává nejpozději po dalším tahu.
    [few] Vyhrává nejpozději po { $distance } dalších tazích.
   *[other] Vyhrává nejpozději po { $distance } dalších tazích.
}
clue-loses = { $distance ->
    [0] Proti nejlepší hře prohrává každý tah.
    [one] Proti nejlepší hře prohrává každý tah; tento vydrží nejdéle, ještě { $distance } tah.
    [few] Proti nejlepší hře prohrává každý tah; tento vydrží nejdéle, ještě { $distance } tahy.
   *[other] Proti nejlepší hře prohrává každý tah; tento vydrží nejdéle, ještě { $distance } tahů.
}
clue-shares = Udrží společnou výhru; nic lepšího se získat nedá.
clue-estimate = Odhad naděje na výhru: asi { $percent } %.
clue-wins-now = Hned vyhrává.
clue-prevents = { $count ->
    [one] Po jednom z ostatních tahů (celkem { $others }) může soupeř hned vyhrát; po tomto ne.
    [few] Po { $count } z ostatních tahů (celkem { $others }) může soupeř hned vyhrát; po tomto ne.
   *[other] Po { $count } z ostatních tahů (celkem { $others }) může soupeř hned vyhrát; po tomto ne.
}
clue-only = Nic jiného tady nejde.
clue-alike = Jiné možnosti jsou skoro stejně dobré; tato patří k nejlepším.
clue-next-best = Další v pořadí má podle odhadu asi { $percent } %.

clue-babel-where = Podívej se na { babel-place } ({ $level }. patro).
clue-babel-piece = Vezmi { babel-cube }.
clue-babel-answers = { $count ->
    [0] Soupeři nezbude žádná odpověď.
    [one] Soupeři zbude jen jedna odpověď.
    [few] Soupeři zbudou { $count } odpovědi.
   *[other] Soupeři zbude { $count } odpovědí.
}

clue-nivos-where = Podívej se na { $level }. patro, { clue-quarter }.
clue-nivos-piece = { $source ->
    [neutral] Polož neutrální destičku.
    [reserve] Vezmi ze zásoby { nivos-colour-them } destičku { $size }.
    [mate] Vezmi spoluhráčovu { nivos-colour-them } destičku { $size }.
   *[hand] Vezmi svou { nivos-colour-them } destičku { $size }.
}
clue-nivos-where-pass = Podívej se, jestli vůbec jde něco položit.
clue-nivos-piece-pass = Žádná destička se nehodí.
clue-nivos-where-cylinder = Podívej se na válce, které zbývají.
clue-nivos-piece-cylinder = Ten výšky { $height }.
clue-nivos-free = Nebereš si žádný válec.
clue-nivos-opens = { $height ->
    [0] Otevře { $level }. patro a ty si bereš válec podle svého výběru.
   *[other] Otevře { $level }. patro a ty si bereš válec výšky { $height }.
}
clue-nivos-stuck = Další hráč nemůže nic položit a vezme si válec.
clue-nivos-forces = Ať další hráč položí cokoli, otevře patro a bere si válec.
clue-nivos-answers = { $count ->
    [one] Dalšímu hráči zbude jen jedna odpověď bez válce (z celkem { $all }).
    [few] Dalšímu hráči zbudou { $count } odpovědi bez válce (z celkem { $all }).
   *[other] Dalšímu hráči zbude { $count } odpovědí bez válce (z celkem { $all }).
}

clue-bubbles-where = { $where ->
    [sky] Podívej se na nebe, na sloupec { $column }.
    [own] Podívej se na svou planetu, na sloupec { $column }.
   *[other] Podívej se na druhou planetu, na sloupec { $column }.
}
clue-bubbles-other-colour = { $other ->
    [R] červenou
    [P] fialovou
    [Y] žlutou
    [B] modrou
    [G] zelenou
   *[K] černou
}
clue-bubbles-piece = { $kind ->
    [place] Jde o { bubbles-colour-them } bublinu z váčku.
    [power] Použij { bubbles-colour-them } sílu.
    [send] Pošli { bubbles-colour-them } bublinu.
   *[pair] Jde o { bubbles-colour-them } a { clue-bubbles-other-colour } bublinu.
}
clue-bubbles-where-pass = Podívej se, co by po každé možnosti zbylo.
clue-bubbles-piece-pass = Teď není potřeba na nic sahat.
clue-bubbles-pops = { $groups ->
    [one] { $count ->
        [one] Praskne { $count } bublina.
        [few] Prasknou { $count } bubliny.
       *[other] Praskne { $count } bublin.
    }
    [few] { $count ->
        [one] Praskne { $count } bublina ve { $groups } skupinách.
        [few] Prasknou { $count } bubliny ve { $groups } skupinách.
       *[other] Praskne { $count } bublin ve { $groups } skupinách.
    }
   *[other] { $count ->
        [one] Praskne { $count } bublina v { $groups } skupinách.
        [few] Prasknou { $count } bubliny v { $groups } skupinách.
       *[other] Praskne { $count } bublin v { $groups } skupinách.
    }
}
clue-bubbles-points = { $points ->
    [one] Přinese jeden bod.
    [few] Přinese { $points } body.
   *[other] Přinese { $points } bodů.
}
clue-bubbles-power = Přinese { bubbles-colour-them } sílu.
clue-bubbles-nothing = Nic nepraskne.
clue-bubbles-then = { $count ->
    [0] { $kind ->
        [swap] Potom při pádu zatím nic nepraskne.
       *[pass] S takovým nebem při pádu zatím nic nepraskne.
    }
    [one] { $kind ->
        [swap] Potom může při pádu prasknout { $count } bublina.
       *[pass] S takovým nebem může při pádu prasknout { $count } bublina.
    }
    [few] { $kind ->
        [swap] Potom mohou při pádu prasknout { $count } bubliny.
       *[pass] S takovým nebem mohou při pádu prasknout { $count } bubliny.
    }
   *[other] { $kind ->
        [swap] Potom může při pádu prasknout { $count } bublin.
       *[pass] S takovým nebem může při pádu prasknout { $count } bublin.
    }
}

clue-talo-where = { $layer ->
    [0] Podívej se na plán, { clue-quarter }.
   *[other] Podívej se do výšky { $layer }, { clue-quarter }.
}
clue-talo-where-supply = Podívej se do zásoby.
clue-talo-where-end = Podívej se, co ještě zbývá udělat.
clue-talo-piece = { $axis ->
    [z] Vezmi hranol { $length } a postav ho nastojato.
   *[lying] Vezmi hranol { $length } a polož ho naležato.
}
clue-talo-piece-pawn = Jde o tvoji figurku.
clue-talo-piece-take = { $count ->
    [one] Jeden hranol stačí.
    [few] Vezmi si dva hranoly.
   *[other] Vezmi si dva hranoly.
}
clue-talo-piece-end = Figurka zůstává, kde je.
clue-talo-stands = { $margin ->
    [0] Všechno stojí, ale jen tak tak.
   *[other] Všechno stojí, s rezervou { $margin } % políčka.
}
clue-talo-held = Sám by spadl { talo-side }; další hranol mu bude protiváhou.
clue-talo-saves = Bude protiváhou drženého hranolu { $length }, který by bez něj spadl.
clue-talo-falls = Spadne { talo-side }.
clue-talo-leads = Tvoje figurka pak může vyšplhat do výšky { $height }; předtím nejvýš do výšky { $before }.
clue-talo-climbs = { $to ->
    [0] Tvoje figurka bude stát na plánu.
   *[other] Tvoje figurka půjde z výšky { $from } do výšky { $to }.
}
clue-talo-choices = { $count ->
    [one] První z těchto hranolů jde položit jedním způsobem.
    [few] První z těchto hranolů jde položit { $count } způsoby.
   *[other] První z těchto hranolů jde položit { $count } způsoby.
}
