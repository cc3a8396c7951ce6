# Konec partie na stránce; mise, před ním a při něm.

end-why = Proč je konec
end-score = Výsledek
end-player = Hráč
end-winner = vyhrává
end-more = Více
end-less = Méně
end-take-back = Vrátit tah a zkusit to jinak
end-lost-kindly = Tentokrát ne. Příští partie může být tvoje.

end-turning-point = Zlomový tah
end-turning-point-looking = Procházím partii: tah { $looked } z celkem { $count }…
end-turning-point-was = Tah { $number }. { $self ->
    [true] Tvůj tah: { $action }.
   *[false] { $name }: { $action }.
} { $certain ->
    [true] Tím se partie otočila.
   *[false] Podle odhadu tím šance na výhru klesla asi o { $lost } %.
} Lepší: { $better }.
end-turning-point-see = Podívat se
end-turning-point-none = { $certain ->
    [true] Žádný nebyl: poražená strana nemohla hrát lépe.
   *[false] Žádný jasný: ani jeden tah sám moc nepokazil.
}

mission-turn = Tah { $turn }
mission-goal = { $until ->
    [0] { $stars ->
        [one] jedna hvězdička za splnění
        [few] { $stars } hvězdičky za splnění
       *[other] { $stars } hvězdiček za splnění
    }
   *[other] { $stars ->
        [one] jedna hvězdička do { $until }. tahu
        [few] { $stars } hvězdičky do { $until }. tahu
       *[other] { $stars } hvězdiček do { $until }. tahu
    }
}
end-mission = { $how ->
    [won] Mise splněna!
   *[lost] Tentokrát to nevyšlo
}
end-mission-stars = { $stars ->
    [one] Jedna hvězdička
    [few] { $stars } hvězdičky
   *[other] { $stars } hvězdiček
} za { $turns ->
    [one] jeden tah.
    [few] { $turns } tahy.
   *[other] { $turns } tahů.
} { $better ->
    [0] Víc už získat nejde.
    [one] Ještě jednu dostaneš, když to stihneš za { $better } tah.
    [few] Ještě jednu dostaneš, když to stihneš za { $better } tahy.
   *[other] Ještě jednu dostaneš, když to stihneš za { $better } tahů.
}
end-mission-kindly = Váček se pokaždé znovu zamíchá. Zkus to ještě jednou.
end-next-mission = Další mise
