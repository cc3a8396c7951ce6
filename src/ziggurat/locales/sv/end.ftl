# Slutet på ett parti på sidan; uppdrag, före och efter.

end-why = Varför det är slut
end-score = Resultat
end-player = Spelare
end-winner = vinner
end-more = Mer
end-less = Mindre
end-take-back = Ångra och pröva något annat
end-lost-kindly = Inte den här gången. Nästa parti kan bli ditt.

end-turning-point = Vändpunkt
end-turning-point-looking = Går igenom partiet: { $looked } av { $count } drag …
end-turning-point-was = Drag { $number }. { $self ->
    [true] Du spelade: { $action }.
   *[false] { $name } spelade: { $action }.
} { $certain ->
    [true] Det vände partiet.
   *[false] Det sänkte nog vinstchansen med ungefär { $lost } %.
} Bättre: { $better }.
end-turning-point-see = Visa den
end-turning-point-none = { $certain ->
    [true] Det fanns ingen: den som förlorade kunde inte ha spelat bättre.
   *[false] Ingen tydlig: inget enskilt drag gav bort mycket.
}

mission-turn = Omgång { $turn }
mission-goal = { $until ->
    [0] { $stars ->
        [one] en stjärna när det är klart
       *[other] { $stars } stjärnor när det är klart
    }
   *[other] { $stars ->
        [one] en stjärna till och med omgång { $until }
       *[other] { $stars } stjärnor till och med omgång { $until }
    }
}
end-mission = { $how ->
    [won] Uppdraget är klart!
   *[lost] Inte klart den här gången
}
end-mission-stars = { $stars ->
    [one] En stjärna
   *[other] { $stars } stjärnor
}, på { $turns ->
    [one] en omgång.
   *[other] { $turns } omgångar.
} { $better ->
    [0] Det är allt som går att vinna.
   *[other] En till om du klarar det på högst { $better } omgångar.
}
end-mission-kindly = Påsen blandas om varje gång. Försök igen.
end-next-mission = Nästa uppdrag
