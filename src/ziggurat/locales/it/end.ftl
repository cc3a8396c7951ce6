# La fine di una partita sulla pagina; le missioni, prima e alla fine.

end-why = Perché è finita
end-score = Punteggio
end-player = Giocatore
end-winner = vince
end-more = Di più
end-less = Di meno
end-take-back = Torna indietro e prova altro
end-lost-kindly = Non questa volta. La prossima può essere la tua.

end-turning-point = Punto di svolta
end-turning-point-looking = Guardo la partita: { $looked } mosse su { $count }…
end-turning-point-was = Mossa { $number }. { $self ->
    [true] Hai giocato: { $action }.
   *[false] { $name } ha giocato: { $action }.
} { $certain ->
    [true] Qui la partita è cambiata.
   *[false] Possibilità di vincere, secondo noi: circa { $lost }% in meno.
} Meglio: { $better }.
end-turning-point-see = Guarda
end-turning-point-none = { $certain ->
    [true] Non c’è stato: chi ha perso non poteva fare di meglio.
   *[false] Niente di certo: nessuna mossa da sola è costata molto.
}

mission-turn = Turno { $turn }
mission-goal = { $until ->
    [0] { $stars ->
        [one] una stella se ci riesci
       *[other] { $stars } stelle se ci riesci
    }
   *[other] { $stars ->
        [one] una stella fino al turno { $until }
       *[other] { $stars } stelle fino al turno { $until }
    }
}
end-mission = { $how ->
    [won] Missione compiuta!
   *[lost] Questa volta no
}
end-mission-stars = { $stars ->
    [one] Una stella
   *[other] { $stars } stelle
}, in { $turns ->
    [one] un turno.
   *[other] { $turns } turni.
} { $better ->
    [0] Di più non si può.
   *[other] Una in più con { $better } turni o meno.
}
end-mission-kindly = Il sacchetto viene mescolato ogni volta. Riprova.
end-next-mission = Missione successiva
