# Das Ende einer Partie auf der Seite; Missionen, vorher und am Ende.

end-why = Warum es vorbei ist
end-score = Ergebnis
end-player = Wer spielt
end-winner = gewinnt
end-more = Mehr
end-less = Weniger
end-take-back = Zurücknehmen und etwas anderes versuchen
end-lost-kindly = Diesmal nicht. Die nächste Partie kann deine sein.

end-turning-point = Wendepunkt
end-turning-point-looking = Die Partie wird durchgesehen: { $looked } von { $count } Zügen …
end-turning-point-was = Zug { $number }. { $self ->
    [true] Du hast gespielt: { $action }.
   *[false] { $name } hat gespielt: { $action }.
} { $certain ->
    [true] Das hat die Partie gedreht.
   *[false] Das hat geschätzt { $lost } % Gewinnchance gekostet.
} Besser: { $better }.
end-turning-point-see = Ansehen
end-turning-point-none = { $certain ->
    [true] Es gab keinen: Wer verloren hat, hätte es nicht besser machen können.
   *[false] Keinen klaren: Kein einzelner Zug hat viel verschenkt.
}

mission-turn = Zug { $turn }
mission-goal = { $until ->
    [0] { $stars ->
        [one] ein Stern, wenn sie geschafft ist
       *[other] { $stars } Sterne, wenn sie geschafft ist
    }
   *[other] { $stars ->
        [one] ein Stern bis Zug { $until }
       *[other] { $stars } Sterne bis Zug { $until }
    }
}
end-mission = { $how ->
    [won] Mission geschafft!
   *[lost] Diesmal nicht geschafft
}
end-mission-stars = { $stars ->
    [one] Ein Stern
   *[other] { $stars } Sterne
} in { $turns ->
    [one] einem Zug.
   *[other] { $turns } Zügen.
} { $better ->
    [0] Mehr gibt es nicht.
   *[other] Einen mehr gibt es für höchstens { $better } Züge.
}
end-mission-kindly = Der Beutel wird jedes Mal neu gemischt. Versuch es noch einmal.
end-next-mission = Nächste Mission
