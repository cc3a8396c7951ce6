# Slutten på et parti på siden; oppdrag, før og etter.

end-why = Hvorfor det er slutt
end-score = Resultat
end-player = Spiller
end-winner = vinner
end-more = Mer
end-less = Mindre
end-take-back = Angre og prøv noe annet
end-lost-kindly = Ikke denne gangen. Neste parti kan bli ditt.

end-turning-point = Vendepunkt
end-turning-point-looking = Ser gjennom partiet: { $looked } av { $count } trekk …
end-turning-point-was = Trekk { $number }. { $self ->
    [true] Du spilte: { $action }.
   *[false] { $name } spilte: { $action }.
} { $certain ->
    [true] Det snudde partiet.
   *[false] Det senket nok vinnersjansen med omtrent { $lost } %.
} Bedre: { $better }.
end-turning-point-see = Se det
end-turning-point-none = { $certain ->
    [true] Det var ikke noe vendepunkt: den som tapte, kunne ikke ha gjort det bedre.
   *[false] Ikke noe tydelig vendepunkt: ikke noe enkelt trekk ga bort mye.
}

mission-turn = Runde { $turn }
mission-goal = { $until ->
    [0] { $stars ->
        [one] én stjerne når det er løst
       *[other] { $stars } stjerner når det er løst
    }
   *[other] { $stars ->
        [one] én stjerne til og med runde { $until }
       *[other] { $stars } stjerner til og med runde { $until }
    }
}
end-mission = { $how ->
    [won] Oppdraget er løst!
   *[lost] Ikke løst denne gangen
}
end-mission-stars = { $stars ->
    [one] Én stjerne
   *[other] { $stars } stjerner
}, på { $turns ->
    [one] én runde.
   *[other] { $turns } runder.
} { $better ->
    [0] Mer er det ikke å vinne.
   *[other] Én til hvis du klarer det på høyst { $better } runder.
}
end-mission-kindly = Posen blandes på nytt hver gang. Prøv en gang til.
end-next-mission = Neste oppdrag
