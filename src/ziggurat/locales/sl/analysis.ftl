# Partija, pregledana pozneje: na strani, v zapisih in v ukazni vrstici.

analysis-comment = Po oceni zmanjša možnost za zmago za okoli { $lost } %. Bolje: { $token } ({ $worth }).
analysis-comment-exact = Napaka. Bolje: { $token } ({ $worth }).
analysis-comment-tried = Poskus: { $line }.

analysis-title = Analiza
analysis-words = Partija, njene napake in kaj bi še šlo
analysis-bring = Analiziraj datoteko z zapisom
analysis-at = { $ply ->
    [0] Začetek partije
   *[other] Po potezi { $ply } od { $count }
}
analysis-trying = { $count ->
    [0] Tvoja pot: od poteze { $ply } v partiji
    [one] Tvoja pot: { $count } poteza po potezi { $ply } v partiji
    [two] Tvoja pot: { $count } potezi po potezi { $ply } v partiji
    [few] Tvoja pot: { $count } poteze po potezi { $ply } v partiji
   *[other] Tvoja pot: { $count } potez po potezi { $ply } v partiji
}
analysis-played = { $self ->
    [true] Zdaj odigraš: { $action } ({ $worth }).
   *[false] { $name } zdaj odigra: { $action } ({ $worth }).
}
analysis-mistake = { $self ->
    [true] Zdaj odigraš: { $action } ({ $worth }). Bolje: { $better } ({ $best }).
   *[false] { $name } zdaj odigra: { $action } ({ $worth }). Bolje: { $better } ({ $best }).
}
analysis-best = { $self ->
    [true] Najbolje zate: { $action } ({ $worth }).
   *[false] Najbolje ({ $name }): { $action } ({ $worth }).
}
analysis-chance = Naključje
analysis-luck = Odloča naključje. Kaj pa, če bi bilo …
analysis-graph = { $sides ->
    [1] Možnost za uspeh
    [2] { $self ->
        [true] Tvoja možnost za zmago
       *[false] Možnost za zmago: { $name }
    }
   *[other] Možnost za zmago vsake strani
}
analysis-graph-label = Vrednost partije, potezo za potezo
analysis-done = uspe
analysis-not-done = ne
analysis-exact = natančno
analysis-estimate = ocena
analysis-looking = Preostanek partije se še analizira.
analysis-looked = Analiziram partijo: { $looked } od { $count } potez …
analysis-mistakes = { $count ->
    [0] Napake
    [one] { $count } napaka
    [two] { $count } napaki, najprej večja
    [few] { $count } napake, najprej največja
   *[other] { $count } napak, najprej največja
}
analysis-no-mistakes = Nobene jasne napake.
analysis-lost = { $exact ->
    [true] −{ $lost } %
   *[false] okoli −{ $lost } %
}
analysis-best-line = Najboljša igra od tod
analysis-expected-line = Kaj verjetno sledi (ocena)
analysis-walk = Sprehodi se po potezah
analysis-off-game = Tvoja pot zavije iz partije po potezi { $ply }:
analysis-to-game = Nazaj v partijo
analysis-to-table = K mizi
analysis-tried = Tvoji poskusi
analysis-after = po { $ply }
analysis-forget = Pozabi { $line }
analysis-note = { $ply ->
    [0] Tvoj zapisek o partiji
   *[other] Tvoj zapisek o potezi { $ply }
}
analysis-try-again = Poskusi znova od tod
analysis-export = Shrani s komentarji
analysis-others = Druga partija
analysis-table = Vrednosti kot tabela
analysis-column = { $column ->
    [number] Št.
    [who] Kdo
    [action] Poteza
    [worth] Vrednost
   *[better] Bolje
}
analysis-not-yet = Med partijo ne
analysis-not-yet-more = Dokler ljudje igrajo drug proti drugemu, tukaj nihče ne more analizirati njihove partije, niti tisti, ki gledajo: lahko bi komu prišepnili potezo. Analiza se odpre, ko je partije konec.
analysis-no-game = Take partije ni
analysis-no-record = Tega zapisa ni na tej napravi. Še enkrat izberi njegovo datoteko.
analysis-import-words = Odpri zapis partije, od tod ali od drugod: vsaka poteza se analizira, ti pa lahko preizkusiš svoje zamisli.
analysis-import = Izberi datoteko z zapisom
analysis-drop = ali jo spusti kamorkoli na to stran
analysis-no-text = »{ $name }« ni zapis partije: datoteka je prazna, prevelika ali pa ni besedilo.
analysis-brought = Že odprti zapisi
