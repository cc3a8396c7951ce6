# Partie, na kterou se díváme potom: na stránce, v záznamech a na příkazovém řádku.

analysis-comment = Podle odhadu tah snižuje šanci na výhru asi o { $lost } %. Lepší: { $token } ({ $worth }).
analysis-comment-exact = Chyba. Lepší: { $token } ({ $worth }).
analysis-comment-tried = Vyzkoušeno: { $line }.

analysis-title = Rozbor
analysis-words = Partie, její chyby a co ještě šlo zahrát
analysis-bring = Rozebrat soubor se záznamem
analysis-at = { $ply ->
    [0] Začátek partie
   *[other] Po tahu { $ply } z celkem { $count }
}
analysis-trying = { $count ->
    [0] Tvoje vlastní cesta: od tahu { $ply } partie
    [one] Tvoje vlastní cesta: jeden tah po tahu { $ply } partie
    [few] Tvoje vlastní cesta: { $count } tahy po tahu { $ply } partie
   *[other] Tvoje vlastní cesta: { $count } tahů po tahu { $ply } partie
}
analysis-played = { $self ->
    [true] Teď hraješ: { $action } ({ $worth }).
   *[false] { $name } teď hraje: { $action } ({ $worth }).
}
analysis-mistake = { $self ->
    [true] Teď hraješ: { $action } ({ $worth }). Lepší: { $better } ({ $best }).
   *[false] { $name } teď hraje: { $action } ({ $worth }). Lepší: { $better } ({ $best }).
}
analysis-best = { $self ->
    [true] Pro tebe nejlepší: { $action } ({ $worth }).
   *[false] { $name } – nejlepší tah: { $action } ({ $worth }).
}
analysis-chance = Náhoda
analysis-luck = Rozhoduje náhoda. A co kdyby…
analysis-graph = { $sides ->
    [1] Naděje na úspěch
    [2] { $self ->
        [true] Tvoje naděje na výhru
       *[false] Naděje na výhru: { $name }
    }
   *[other] Naděje na výhru každé strany
}
analysis-graph-label = Hodnota partie tah za tahem
analysis-done = vyjde
analysis-not-done = nevyjde
analysis-exact = přesně
analysis-estimate = odhad
analysis-looking = Zbytek partie se ještě rozebírá.
analysis-looked = Rozebírám partii: tah { $looked } z celkem { $count }…
analysis-mistakes = { $count ->
    [0] Chyby
    [one] Jedna chyba
    [few] { $count } chyby, největší první
   *[other] { $count } chyb, největší první
}
analysis-no-mistakes = Žádná jasná chyba.
analysis-lost = { $exact ->
    [true] −{ $lost } %
   *[false] asi −{ $lost } %
}
analysis-best-line = Nejlepší hra odtud
analysis-expected-line = Co asi přijde (odhad)
analysis-walk = Projít si to
analysis-off-game = Po tahu { $ply } jdeš vlastní cestou:
analysis-to-game = Zpět k partii
analysis-to-table = Ke stolu
analysis-tried = Tvoje pokusy
analysis-after = po { $ply }
analysis-forget = Zapomenout { $line }
analysis-note = { $ply ->
    [0] Tvoje poznámka k partii
   *[other] Tvoje poznámka k tahu { $ply }
}
analysis-try-again = Zkusit znovu odtud
analysis-export = Uložit s komentáři
analysis-others = Jiná partie
analysis-table = Hodnoty jako tabulka
analysis-column = { $column ->
    [number] Č.
    [who] Kdo
    [action] Tah
    [worth] Cena
   *[better] Lepší
}
analysis-not-yet = Dokud se hraje, tak ne
analysis-not-yet-more = Dokud lidé hrají proti sobě, jejich partii tu nikdo rozebírat nemůže, ani ten, kdo se dívá: mohl by napovídat. Rozbor se otevře, až partie skončí.
analysis-no-game = Taková partie tu není
analysis-no-record = Tento záznam na tomto zařízení není. Vyber jeho soubor znovu.
analysis-import-words = Otevři záznam partie, odtud nebo odjinud: každý tah se rozebere a můžeš zkusit, jak to zahrát po svém.
analysis-import = Vybrat soubor se záznamem
analysis-drop = nebo ho přetáhni kamkoli na tuto stránku
analysis-no-text = „{ $name }“ není záznam partie: soubor je prázdný, moc velký, nebo to není text.
analysis-brought = Otevřeno dříve
