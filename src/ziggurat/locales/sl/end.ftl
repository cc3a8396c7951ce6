# Konec partije na strani; misije pred njim in ob njem.

end-why = Zakaj je konec
end-score = Izid
end-player = Igralec
end-winner = zmaga
end-more = Več
end-less = Manj
end-take-back = Vzemi nazaj in poskusi kaj drugega
end-lost-kindly = Tokrat ne. Naslednja partija je morda tvoja.

end-turning-point = Preobrat
end-turning-point-looking = Pregledujem partijo: { $looked } od { $count } potez …
end-turning-point-was = Poteza { $number }. { $self ->
    [true] Tvoja poteza: { $action }.
   *[false] { $name }: { $action }.
} { $certain ->
    [true] To je obrnilo partijo.
   *[false] Po oceni se je možnost za zmago zmanjšala za okoli { $lost } %.
} Bolje: { $better }.
end-turning-point-see = Poglej
end-turning-point-none = { $certain ->
    [true] Ni ga bilo: kdor je izgubil, ne bi mogel igrati bolje.
   *[false] Jasnega ni: nobena poteza sama ni veliko pokvarila.
}

mission-turn = Poteza { $turn }
mission-goal = { $until ->
    [0] { $stars ->
        [one] { $stars } zvezdica, ko je opravljeno
        [two] { $stars } zvezdici, ko je opravljeno
        [few] { $stars } zvezdice, ko je opravljeno
       *[other] { $stars } zvezdic, ko je opravljeno
    }
   *[other] { $stars ->
        [one] { $stars } zvezdica do poteze { $until }
        [two] { $stars } zvezdici do poteze { $until }
        [few] { $stars } zvezdice do poteze { $until }
       *[other] { $stars } zvezdic do poteze { $until }
    }
}
end-mission = { $how ->
    [won] Misija opravljena!
   *[lost] Tokrat še ne
}
end-mission-stars = { $stars ->
    [one] { $stars } zvezdica
    [two] { $stars } zvezdici
    [few] { $stars } zvezdice
   *[other] { $stars } zvezdic
}, { $turns ->
    [one] v { $turns } potezi.
    [two] v { $turns } potezah.
    [few] v { $turns } potezah.
   *[other] v { $turns } potezah.
} { $better ->
    [0] Več se ne da osvojiti.
    [one] Še ena je tvoja, če porabiš največ { $better } potezo.
    [two] Še ena je tvoja, če porabiš največ { $better } potezi.
    [few] Še ena je tvoja, če porabiš največ { $better } poteze.
   *[other] Še ena je tvoja, če porabiš največ { $better } potez.
}
end-mission-kindly = Vrečka je vsakič na novo premešana. Poskusi še enkrat.
end-next-mission = Naslednja misija
