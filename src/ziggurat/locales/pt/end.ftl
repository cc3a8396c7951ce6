# O fim de uma partida na página; as missões, antes dele e nele.

end-why = Porque acabou
end-score = Pontos
end-player = Quem
end-winner = ganhou
end-more = Mais
end-less = Menos
end-take-back = Desfazer e tentar outra coisa
end-lost-kindly = Desta vez não deu. A próxima pode ser tua.

end-turning-point = Momento decisivo
end-turning-point-looking = A rever a partida: { $looked } de { $count } jogadas…
end-turning-point-was = Jogada { $number }. { $self ->
    [true] Jogaste: { $action }.
   *[false] { $name } jogou: { $action }.
} { $certain ->
    [true] Isto virou a partida.
   *[false] Por estimativa, a hipótese de ganhar desceu cerca de { $lost }%.
} Melhor: { $better }.
end-turning-point-see = Ver
end-turning-point-none = { $certain ->
    [true] Não houve: quem perdeu não podia fazer melhor.
   *[false] Nenhum claro: nenhuma jogada, sozinha, estragou muito.
}

mission-turn = Turno { $turn }
mission-goal = { $until ->
    [0] { $stars ->
        [0] nenhuma estrela quando estiver cumprida
        [one] uma estrela quando estiver cumprida
       *[other] { $stars } estrelas quando estiver cumprida
    }
   *[other] { $stars ->
        [0] nenhuma estrela até ao turno { $until }
        [one] uma estrela até ao turno { $until }
       *[other] { $stars } estrelas até ao turno { $until }
    }
}
end-mission = { $how ->
    [won] Missão cumprida!
   *[lost] Desta vez não deu
}
end-mission-stars = { $stars ->
    [0] Nenhuma estrela
    [one] Uma estrela
   *[other] { $stars } estrelas
}, em { $turns ->
    [0] 0 turnos.
    [one] um turno.
   *[other] { $turns } turnos.
} { $better ->
    [0] Não há mais nenhuma para ganhar.
    [one] Mais uma, se for num só turno.
   *[other] Mais uma, se for em { $better } turnos ou menos.
}
end-mission-kindly = De cada vez, as bolhas saem do saco por outra ordem. Tenta outra vez.
end-next-mission = Missão seguinte
