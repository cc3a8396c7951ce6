# Namigi po korakih: kam gledati, s čim, poteza, zakaj. Dejstva za zakaj najdejo pravila.

clue-step = { $step ->
    [where] Kam gledati
    [piece] S čim
    [action] Poteza
   *[why] Zakaj
}
clue-next = { $step ->
    [piece] S čim?
    [action] Pokaži mi
   *[why] Zakaj?
}
clue-quarter = { $quarter ->
    [n] na severu
    [ne] na severovzhodu
    [e] na vzhodu
    [se] na jugovzhodu
    [s] na jugu
    [sw] na jugozahodu
    [w] na zahodu
    [nw] na severozahodu
   *[middle] na sredini
}
clue-where = Poglej, kaj lahko zdaj narediš.
clue-piece = Ena od teh možnosti je boljša od drugih.
clue-action = Poteza: { $token }
clue-wins = { $distance ->
    [0] Zanesljivo zmaga.
    [one] Zmaga najpozneje čez { $distance } potezo.
    [two] Zmaga najpozneje čez { $distance } potezi.
    [few] Zmaga najpozneje čez { $distance } poteze.
   *[other] Zmaga najpozneje čez { $distance } potez.
}
clue-loses = { $distance ->
    [0] Proti najboljši igri izgubi vsaka poteza.
    [one] Proti najboljši igri izgubi vsaka poteza; ta zdrži najdlje, še { $distance } potezo.
    [two] Proti najboljši igri izgubi vsaka poteza; ta zdrži najdlje, še { $distance } potezi.
    [few] Proti najboljši igri izgubi vsaka poteza; ta zdrži najdlje, še { $distance } poteze.
   *[other] Proti najboljši igri izgubi vsaka poteza; ta zdrži najdlje, še { $distance } potez.
}
clue-shares = Ohrani skupno zmago; nič boljšega se ne da doseči.
clue-estimate = Ocenjena možnost za zmago: okoli { $percent } %.
clue-wins-now = Takoj zmaga.
clue-prevents = Druge poteze, po katerih bi nasprotna stran lahko takoj zmagala: { $count } od { $others }. Po tej ne more.
clue-only = Tukaj ni mogoče narediti ničesar drugega.
clue-alike = Druge možnosti so približno enako dobre; ta je ena najboljših.
clue-next-best = Naslednja najboljša možnost je ocenjena na okoli { $percent } %.

clue-babel-where = { $cell ->
    [a1] Poglej na jugozahod, { $level }. nadstropje.
    [b1] Poglej na jugovzhod, { $level }. nadstropje.
    [a2] Poglej na severozahod, { $level }. nadstropje.
   *[b2] Poglej na severovzhod, { $level }. nadstropje.
}
clue-babel-piece = Vzemi { babel-cube }.
clue-babel-answers = { $count ->
    [0] Nasprotni strani ne pusti nobenega odgovora.
    [one] Nasprotni strani pusti samo { $count } odgovor.
    [two] Nasprotni strani pusti { $count } odgovora.
    [few] Nasprotni strani pusti { $count } odgovore.
   *[other] Nasprotni strani pusti { $count } odgovorov.
}

clue-nivos-where = Poglej v { $level }. nadstropje, { clue-quarter }.
clue-nivos-piece-colour = { $colour ->
    [yellow] rumeno
    [orange] oranžno
    [red] rdečo
    [pink] rožnato
    [white] belo
    [green] zeleno
    [blue] modro
    [black] črno
   *[neutral] nevtralno
}
clue-nivos-piece = { $source ->
    [neutral] Položi nevtralno ploščico.
    [reserve] Vzemi { clue-nivos-piece-colour } ploščico { $size } iz zaloge.
    [mate] Vzemi soigralčevo { clue-nivos-piece-colour } ploščico { $size }.
   *[hand] Vzemi svojo { clue-nivos-piece-colour } ploščico { $size }.
}
clue-nivos-where-pass = Poglej, ali se da sploh kaj položiti.
clue-nivos-piece-pass = Nobena ploščica ne gre.
clue-nivos-where-cylinder = Poglej preostale valje.
clue-nivos-piece-cylinder = Vzemi tistega z višino { $height }.
clue-nivos-free = Ne vzameš valja.
clue-nivos-opens = { $height ->
    [0] Odpre { $level }. nadstropje, zato vzameš valj po svoji izbiri.
   *[other] Odpre { $level }. nadstropje, zato vzameš valj višine { $height }.
}
clue-nivos-stuck = Naslednji igralec ne more položiti ničesar in vzame valj.
clue-nivos-forces = Karkoli položi naslednji igralec, odpre nadstropje in vzame valj.
clue-nivos-answers = Odgovori naslednjega igralca brez valja: { $count } od { $all }.

clue-bubbles-where = { $where ->
    [sky] Poglej na nebo, v stolpec { $column }.
    [own] Poglej na svoj planet, v stolpec { $column }.
   *[other] Poglej na drugi planet, v stolpec { $column }.
}
clue-bubbles-other-colour = { $other ->
    [R] rdeči
    [P] vijolični
    [Y] rumeni
    [B] modri
    [G] zeleni
   *[K] črni
}
clue-bubbles-piece-power = { $bubble ->
    [R] rdečo
    [P] vijolično
    [Y] rumeno
    [B] modro
    [G] zeleno
   *[K] črno
}
clue-bubbles-piece = { $kind ->
    [place] Gre za { bubbles-colour } mehurček iz vrečke.
    [power] Uporabi { clue-bubbles-piece-power } moč.
    [send] Pošlji { bubbles-colour } mehurček.
   *[pair] Gre za { bubbles-colour } in { clue-bubbles-other-colour } mehurček.
}
clue-bubbles-where-pass = Poglej, kaj bi ostalo po vsaki možnosti.
clue-bubbles-piece-pass = Zdaj se ni treba dotakniti ničesar.
clue-bubbles-pops-count = { $count ->
    [one] Poči { $count } mehurček
    [two] Počita { $count } mehurčka
    [few] Počijo { $count } mehurčki
   *[other] Poči { $count } mehurčkov
}
clue-bubbles-pops = { $groups ->
    [one] { clue-bubbles-pops-count }.
    [two] { clue-bubbles-pops-count } v { $groups } skupinah.
    [few] { clue-bubbles-pops-count } v { $groups } skupinah.
   *[other] { clue-bubbles-pops-count } v { $groups } skupinah.
}
clue-bubbles-points = { $points ->
    [one] Prinese { $points } točko.
    [two] Prinese { $points } točki.
    [few] Prinese { $points } točke.
   *[other] Prinese { $points } točk.
}
clue-bubbles-power = Nova moč: { bubbles-colour-name }.
clue-bubbles-nothing = Nič ne poči.
clue-bubbles-then-count = { $count ->
    [one] poči { $count } mehurček
    [two] počita { $count } mehurčka
    [few] počijo { $count } mehurčki
   *[other] poči { $count } mehurčkov
}
clue-bubbles-then = { $count ->
    [0] { $kind ->
        [swap] Po tej zamenjavi ob padcu še nič ne poči.
       *[pass] Pri takem nebu ob padcu še nič ne poči.
    }
   *[other] { $kind ->
        [swap] Po tej zamenjavi lahko ob padcu { clue-bubbles-then-count }.
       *[pass] Pri takem nebu lahko ob padcu { clue-bubbles-then-count }.
    }
}

clue-talo-where = { $layer ->
    [0] Poglej na igralno ploščo, { clue-quarter }.
   *[other] Poglej { clue-quarter }, na višini { $layer }.
}
clue-talo-where-supply = Poglej v zalogo palic.
clue-talo-where-end = Poglej, kaj je še treba narediti.
clue-talo-piece = { $axis ->
    [z] Vzemi palico { $length } in jo postavi pokonci.
   *[lying] Vzemi palico { $length } in jo položi.
}
clue-talo-piece-pawn = Gre za tvojo figuro.
clue-talo-piece-take = { $count ->
    [1] Ena palica je dovolj.
   *[other] Vzemi dve palici.
}
clue-talo-piece-end = Figura ostane, kjer je.
clue-talo-stands = { $margin ->
    [0] Vse stoji, a komaj.
   *[other] Vse stoji; rezerve je za { $margin } % polja.
}
clue-talo-held = Sama bi padla { talo-side }; naslednja palica ji bo protiutež.
clue-talo-saves = Je protiutež palice { $length }, ki jo držiš in bi brez nje padla.
clue-talo-falls = Pade { talo-side }.
clue-talo-leads = Tvoja figura bi potem lahko splezala na višino { $height }; prej največ na { $before }.
clue-talo-climbs = { $to ->
    [0] Tvoja figura stopi na igralno ploščo.
   *[other] Tvoja figura gre z višine { $from } na višino { $to }.
}
clue-talo-choices = { $count ->
    [one] Prvo od teh palic je mogoče postaviti na { $count } način.
    [two] Prvo od teh palic je mogoče postaviti na { $count } načina.
    [few] Prvo od teh palic je mogoče postaviti na { $count } načine.
   *[other] Prvo od teh palic je mogoče postaviti na { $count } načinov.
}
