# Het einde van een potje op de pagina; missies, ervoor en erna.

end-why = Waarom het klaar is
end-score = Score
end-player = Speler
end-winner = wint
end-more = Meer
end-less = Minder
end-take-back = Terugnemen en iets anders proberen
end-lost-kindly = Deze keer niet. Misschien win je de volgende.

end-turning-point = Keerpunt
end-turning-point-looking = Ik kijk het potje na: { $looked } van { $count } zetten …
end-turning-point-was = Zet { $number }. { $self ->
    [true] Jij speelde: { $action }.
   *[false] { $name } speelde: { $action }.
} { $certain ->
    [true] Hier keerde het potje.
   *[false] Naar schatting werd de winstkans ongeveer { $lost }% kleiner.
} Beter: { $better }.
end-turning-point-see = Bekijken
end-turning-point-none = { $certain ->
    [true] Er was er geen: wie verloor, had het niet beter kunnen doen.
   *[false] Dat is niet zeker te zeggen: geen enkele zet gaf veel weg.
}

mission-turn = Beurt { $turn }
mission-goal = { $until ->
    [0] { $stars ->
        [one] één ster als het lukt
       *[other] { $stars } sterren als het lukt
    }
   *[other] { $stars ->
        [one] één ster tot en met beurt { $until }
       *[other] { $stars } sterren tot en met beurt { $until }
    }
}
end-mission = { $how ->
    [won] Missie volbracht!
   *[lost] Deze keer niet gelukt
}
end-mission-stars = { $stars ->
    [one] Eén ster
   *[other] { $stars } sterren
}, in { $turns ->
    [one] één beurt.
   *[other] { $turns } beurten.
} { $better ->
    [0] Meer is er niet te winnen.
   *[other] Nog een ster erbij in { $better } beurten of minder.
}
end-mission-kindly = De zak wordt elke keer opnieuw geschud. Probeer het nog eens.
end-next-mission = Volgende missie
