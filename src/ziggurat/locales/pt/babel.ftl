# Babel e babel pico.

babel-cube = { $type ->
    [0] cubo cinzento (sem saliências)
    [1] cubo branco (1 saliência)
    [2] cubo preto (2 saliências)
    [3] cubo bege (3 saliências)
   *[4] cubo azul (4 saliências)
}
babel-side = { $side ->
    [e] leste
    [w] oeste
    [n] norte
   *[s] sul
}
babel-place = { $cell ->
    [a1] sudoeste
    [b1] sudeste
    [a2] noroeste
   *[b2] nordeste
}
babel-towards = { $side ->
    [d] por baixo
    [e] junto ao cubo a leste
    [w] junto ao cubo a oeste
    [n] junto ao cubo a norte
   *[s] junto ao cubo a sul
}

babel-prompt = Lugar { $seat }: coloca um cubo no nível { $level }.
babel-stuck = Lugar { $seat }: já não pode colocar nenhum cubo e perde.
babel-tower-last = A torre está completa; o lugar 1 não pode colocar mais nenhum cubo, por isso ganha o lugar 2.
babel-tower-draw = A torre está completa: vitória partilhada.

babel-unreadable = «{ $token }» não é uma jogada. { babel-notation }
babel-notation = Escreve a casa (a1, b1, a2 ou b2) e depois uma letra por cada saliência, pela ordem e ou w, n ou s, u, d; ou «-» se não houver nenhuma.
babel-outer = Uma saliência virada a { babel-side } ficaria fora da torre.
babel-no-such-cube = Não há nenhum cubo com { $count ->
    [0] 0 saliências assim.
    [one] { $count } saliência só nessa face.
   *[other] { $count } saliências só nessas faces.
}
babel-taken = Aí já há um cubo.
babel-diagonal = O segundo cubo fica ao lado do primeiro, não na diagonal.
babel-not-in-hand = Já não tens nenhum { babel-cube }.
babel-table = No nível 1, a face de baixo tem de ser uma reentrância: a mesa é plana.
babel-hollow = Este cubo deixaria um vazio { babel-towards }: as duas faces são reentrâncias.
babel-clash = Este cubo não encaixa { $side ->
    [d] no que está por baixo
    [e] no cubo a leste
    [w] no cubo a oeste
    [n] no cubo a norte
   *[s] no cubo a sul
}: as duas faces têm saliência.

babel-theorem = Se ninguém errar, o lugar { $seat } ganha Babel em { $distance } jogadas (todas as { $positions } posições estão resolvidas; quem ganha vai o mais depressa possível, quem perde resiste o mais possível).
babel-theorem-draw = Se ninguém errar, Babel acaba em vitória partilhada (todas as { $positions } posições estão resolvidas).

# Na página. Uma mensagem M do terminal pode ter M-you e M-named para a página.
babel-pitch = Uma torre a dois. Cada saliência pede uma reentrância; quem ficar sem um cubo que encaixe perde.
babel-also = Também para babel pico: o mesmo jogo com cubos mais pequenos.
babel-prompt-you = É a tua vez: coloca um cubo no nível { $level }.
babel-prompt-named = { $name } coloca um cubo no nível { $level }.
babel-stuck-you = Já nenhum dos teus cubos encaixa, por isso perdes. { $winner } ganha.
babel-stuck-named = { $name } já não tem nenhum cubo que encaixe e perde.
babel-tower-last-named = A torre está completa, e quem começou não pode colocar mais nenhum cubo.
babel-board = A torre: { $placed ->
    [0] vazia
    [one] { $placed } cubo
   *[other] { $placed } cubos
}, agora no nível { $level }.
babel-level = Nível { $level }
babel-hand = { $whose ->
    [own] Os teus cubos
   *[other] Cubos: { $name }
}
babel-rival = { $whose ->
    [own] Tu tens:
   *[other] { $name } tem:
}
babel-turns = { $count ->
    [0] Nenhuma forma de o rodar
    [one] Uma forma de o rodar
   *[other] { $count } formas de o rodar
}
babel-colour = { $type ->
    [0] cinzento
    [1] branco
    [2] preto
    [3] bege
   *[4] azul
}
babel-face = { $side ->
    [e] a leste
    [w] a oeste
    [n] a norte
    [s] a sul
    [u] em cima
   *[d] em baixo
}
babel-none = nenhuma
babel-described = cubo { babel-colour }, { $count ->
    [0] sem saliências
    [one] saliência { $faces }
   *[other] saliências { $faces }
}
babel-held = { $count } × { babel-colour }
babel-hand-of = { $whose ->
    [own] Tu tens: { $cubes }.
   *[other] { $name } tem: { $cubes }.
}
babel-none-left = nenhum cubo
babel-action = { $cube }, na casa a { babel-place }
babel-brief = { babel-place }
babel-cell-cube = { babel-place }, nível { $level }, { $cube }
babel-cell-empty = { babel-place }, nível { $level }, vazia, { $under ->
    [table] sobre a mesa
    [bulge] uma saliência por baixo
    [indent] uma reentrância por baixo
   *[empty] ainda nada por baixo
}{ $count ->
    [0] {""}
    [one] , encaixa um cubo
   *[other] , { $count } formas de colocar um cubo
}
babel-option-full-tower = Se a torre ficar completa
babel-option-full-tower-last = ganha quem não começou
babel-option-full-tower-draw = a vitória é partilhada
babel-openings = O primeiro cubo
babel-openings-more = Um cartão para cada forma de começar; as que são iguais rodadas ou ao espelho contam uma só vez. Escolhe um para continuar a partir daí.
babel-alike = { $count ->
    [0] nenhuma forma
    [one] uma forma
   *[other] { $count } formas, todas iguais
}
babel-levels = As posições de cada nível
babel-levels-more = As posições depois de cada cubo; as que são iguais rodadas ou ao espelho contam uma só vez. Ganhas e perdidas são para quem vai colocar; as acabadas estão entre as perdidas. Nas barras, da esquerda para a direita: cheio, ganhas; com pontos, partilhadas; com riscas, perdidas; liso, acabadas.
babel-level-positions = Nível { $level }: { $positions } posições
babel-all-levels = Tudo junto
babel-ply = Cubos
babel-positions = Posições
babel-won = Ganhas
babel-drawn = Partilhadas
babel-lost = Perdidas
babel-ended = Acabadas
babel-distances = A que distância está o fim
babel-distances-more = Quantos cubos faltam para o fim, se ninguém errar, e em quantas posições é assim.
babel-distance = Cubos
babel-keys =
    0 – 4 = pegar num cubo com esse número
    R, ← → = rodar o cubo
    ↑ ↓ = outra casa
    Enter = colocar
    X = separar os níveis
    Q, E, V = rodar a mesa, ver do lado seguinte
    T, U = ver de cima, de baixo
    + − = mais perto, mais longe
    C = vista normal
babel-tip-take = { $device ->
    [touch] Toca num dos teus cubos, em baixo: as casas onde encaixa iluminam-se.
   *[mouse] Clica num dos teus cubos, em baixo: as casas onde encaixa iluminam-se.
}
babel-tip-place = { $device ->
    [touch] Toca numa casa iluminada, escolhe uma imagem para rodar o cubo e toca em Colocar.
   *[mouse] Aponta para uma casa iluminada. Com R ou com a roda do rato rodas o cubo, com um clique colocas.
}
babel-tip-aim = Faz com que à outra pessoa não sobre nenhum cubo que encaixe.
babel-rules =
    Duas pessoas levantam uma só torre, nível a nível: quatro cubos em cada nível, seis níveis de altura. À vez, cada uma coloca um cubo da sua mão numa casa livre do nível em que a torre vai.

    Cada face de um cubo tem uma saliência ou uma reentrância. Onde dois cubos se tocam, lado a lado ou um em cima do outro, uma das faces tem de ter saliência e a outra reentrância.

    Por fora, a torre fica lisa: as faces de fora são reentrâncias, e no nível 1 também as de baixo. Uma face virada para uma casa livre, e a de cima, podem ser de qualquer tipo.

    No nível 1, o segundo cubo fica ao lado do primeiro, não na diagonal. Depois serve qualquer casa livre do nível.

    Cada pessoa tem três cubos cinzentos (0 saliências), três brancos (1), um preto (2), três bege (3) e dois azuis (4). O número do lado de fora diz quantas saliências o cubo tem.

    Quem já não puder colocar nenhum cubo perde.
babel-needs = { $face ->
    [bulge] uma saliência
   *[indent] uma reentrância
} { $side ->
    [d] em baixo
    [e] a leste
    [w] a oeste
    [n] a norte
   *[s] a sul
}
babel-cube-needs = A { babel-place } é preciso um cubo com { $needs }.
babel-none-turns-so = Nenhum dos cubos que restam se pode rodar assim.
babel-score-placed = Cubos colocados
babel-score-left = Cubos que restam
