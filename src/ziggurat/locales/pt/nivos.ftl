# Nivos.

nivos-colour = { $colour ->
    [yellow] amarela
    [orange] laranja
    [red] vermelha
    [pink] rosa
    [white] branca
    [green] verde
    [blue] azul
    [black] preta
   *[neutral] neutra
}
nivos-colour-name = { $colour ->
    [yellow] amarela
    [orange] laranja
    [red] vermelha
    [pink] rosa
    [white] branca
    [green] verde
    [blue] azul
    [black] preta
   *[neutral] neutra
}
nivos-plates = { $height ->
    [0] nenhuma peça
    [one] uma peça
   *[other] uma pilha de { $height }
}
nivos-other-plates = { $otherheight ->
    [0] nenhuma peça
    [one] uma peça
   *[other] uma pilha de { $otherheight }
}

nivos-prompt-neutral = Lugar { $seat }: coloca a peça neutra.
nivos-prompt-lay = Lugar { $seat }: coloca uma peça.
nivos-prompt-cylinder = Lugar { $seat }: escolhe um cilindro.
nivos-prompt-stuck = Lugar { $seat }: não pode colocar nada e fica com um cilindro (pass).
nivos-prompt-mate = Lugar { $seat }: não pode colocar nada da sua mão; coloca uma peça do seu par, ou passa e fica com um cilindro.

nivos-cause = { $cause ->
    [cylinders] O último cilindro já saiu.
    [laid] Todas as peças estão no tabuleiro.
   *[stuck] Já não se pode colocar nenhuma das peças que restam.
}
nivos-stack = { $height ->
    [0] sem nenhum cilindro.
   *[other] com a pilha mais baixa, de altura { $height }.
}
nivos-winners = { $how ->
    [shared] Os lugares { $seats } não têm cilindros e partilham a vitória.
    [tallest] { $team ->
        [1] Ganham os lugares { $seats }, no desempate entre as pilhas de altura { $height }: o seu maior cilindro é o mais baixo.
       *[0] Ganha o lugar { $seats }, no desempate entre as pilhas de altura { $height }: o seu maior cilindro é o mais baixo.
    }
   *[lowest] { $team ->
        [1] Ganham os lugares { $seats } { nivos-stack }
       *[0] Ganha o lugar { $seats } { nivos-stack }
    }
}
nivos-ending = { nivos-cause } { nivos-winners }

nivos-split-players = Só com quatro pessoas há mãos para repartir; aqui jogam { $players }.
nivos-split-teams = Uma repartição serve para as duas equipas, ou há uma para cada, separadas por «/»; esta é para { $count }.
nivos-split-size = «{ $size }» não é um tamanho para repartir; os tamanhos são: { $sizes }.
nivos-split-twice = Uma equipa tem uma peça de cada tamanho; a repartição tem { $size } duas vezes.
nivos-split-count = A primeira mão de uma equipa tem { $half } peças; a repartição tem { $count }.

nivos-unreadable = «{ $token }» não é uma jogada. { nivos-notation }
nivos-notation = Escreve uma peça e a casa do seu canto sudoeste, como em 4x2@b3, com r à frente para a reserva ou t para a mão do teu par; n@b3 para a peça neutra; pass; ou c1 a c6 para um cilindro.
nivos-no-such-cell = Não há nenhuma casa { $cell }; o tabuleiro vai de { $first } a { $last }.
nivos-no-such-plate = Não há nenhuma peça de { $size } casas; os tamanhos são: { $sizes }.
nivos-neutral-name = A peça desse tamanho é a neutra; escreve-se n@{ $cell }.
nivos-no-such-cylinder = Há { $count } cilindros, de c1 a c{ $count }.
nivos-no-mate = Só com quatro pessoas se pode colocar uma peça do par.

nivos-choose-first = Primeiro escolhe um cilindro.
nivos-cylinder-taken = O cilindro de altura { $height } já saiu.
nivos-in-order = Aqui os cilindros saem por ordem, primeiro o mais baixo; ninguém escolhe.
nivos-none-due = Agora não é preciso ficar com nenhum cilindro.
nivos-neutral-first = A primeira peça da partida é a neutra.
nivos-neutral-laid = A peça neutra já está no tabuleiro.
nivos-can-lay = Ainda podes colocar uma peça, por isso não podes passar.
nivos-not-stuck = Só podes colocar uma peça do teu par quando já não cabe nenhuma peça tua nem da reserva; e ainda cabe alguma.
nivos-mate-lacks = O teu par não tem a peça { nivos-colour } { $size }.
nivos-with-mate = A peça { nivos-colour } { $size } é do teu par, não é tua.
nivos-not-in-hand = Já não tens a peça { nivos-colour } { $size }.
nivos-not-in-reserve = A peça { nivos-colour } { $size } não está na reserva.
nivos-off-board = Sairia do tabuleiro { $side ->
    [east] a leste.
    [north] a norte.
   *[both] a leste e a norte.
}
nivos-uneven = Não ficaria na horizontal. Por baixo de uma parte: { nivos-plates }; por baixo de outra: { nivos-other-plates }.
nivos-on-colour = Ficaria em cima da outra peça { nivos-colour }, que ainda se vê.
nivos-beside-colour = Tocaria na outra peça { nivos-colour }, que ainda se vê.

# Na página. Uma mensagem M do terminal pode ter M-you e M-named para a página.
nivos-pitch = Coloca peças em cima de peças, mas nunca a mesma cor sobre a mesma cor. Quem abre um nível novo fica com um cilindro, e ganha a pilha mais baixa.
nivos-prompt-neutral-you = É a tua vez: coloca a peça neutra onde quiseres.
nivos-prompt-neutral-named = { $name } coloca a peça neutra.
nivos-prompt-lay-you = É a tua vez: coloca uma peça.
nivos-prompt-lay-named = { $name } coloca uma peça.
nivos-prompt-cylinder-you = É a tua vez: escolhe um cilindro.
nivos-prompt-cylinder-named = { $name } escolhe um cilindro.
nivos-prompt-stuck-you = Não podes colocar nada: passa e fica com um cilindro.
nivos-prompt-stuck-named = { $name } não pode colocar nada e fica com um cilindro.
nivos-prompt-mate-you = Nenhuma peça tua cabe: coloca uma peça do teu par, ou passa e fica com um cilindro.
nivos-prompt-mate-named = { $name } pode colocar uma peça do seu par, ou passar e ficar com um cilindro.
nivos-ending-named = { nivos-cause } { $how ->
    [shared] { $won ->
        [true] Não tens nenhum cilindro e partilhas a vitória.
       *[false] Vitória partilhada sem nenhum cilindro: { $winner }.
    }
    [tallest] { $won ->
        [true] Há pilhas iguais, de altura { $height }, mas o teu maior cilindro é mais baixo do que o das outras: ganhaste!
       *[false] Há pilhas iguais, de altura { $height }; compara-se o maior cilindro de cada uma, e ganha o mais baixo: { $winner }.
    }
   *[lowest] { $height ->
        [0] { $won ->
            [true] Não tens nenhum cilindro: ganhaste!
           *[false] Vitória sem nenhum cilindro: { $winner }.
        }
       *[other] { $won ->
            [true] A tua pilha é a mais baixa, de altura { $height }: ganhaste!
           *[false] Ganha a pilha mais baixa, de altura { $height }: { $winner }.
        }
    }
}
nivos-board = O tabuleiro: { $count ->
    [0] ainda sem peças.
    [one] { $count } peça em { $level ->
        [one] { $level } nível.
       *[other] { $level } níveis.
    }
   *[other] { $count } peças em { $level ->
        [one] { $level } nível.
       *[other] { $level } níveis.
    }
}
nivos-level = Nível { $level }
nivos-described = peça { nivos-colour } { $size }
nivos-own = { $whose ->
    [own] As tuas peças
   *[other] Peças: { $name }
}
nivos-reserve = Reserva
nivos-mate = O teu par: { $name }
nivos-action = { $plate } { $source ->
    [r] da reserva, em
    [t] da mão do par, em
   *[other] em
} { $cell }, { $width } de largura, { $depth } de fundo
nivos-suggest = { $plate }{ $source ->
    [r] {" "}da reserva
    [t] {" "}da mão do teu par
   *[other] {""}
}, { clue-quarter }, nível { $level }
nivos-brief = { $what ->
    [pass] passa
    [cylinder] cilindro { $height }
   *[plate] { nivos-colour-name } { $size }
}
nivos-on-level = nível { $level }
nivos-takes = ficar com o cilindro de altura { $height }
nivos-passes = passar e ficar com um cilindro
nivos-costs = { $height ->
    [0] ficas com um cilindro à escolha
   *[other] ficas com o cilindro de altura { $height }
}
nivos-free-of-cost = sem cilindro
nivos-not-here = não cabe aqui
nivos-turn = Rodar
nivos-lay = Colocar
nivos-pass = Passar
nivos-choose = Escolhe um cilindro
nivos-fade = Níveis à vista; os mais altos ficam transparentes
nivos-piles = Cilindros
nivos-pile = { $count ->
    [0] nenhum cilindro
    [one] um cilindro, altura { $total }
   *[other] { $count } cilindros ({ $heights }), altura { $total } ao todo
}
nivos-pile-of = { $names }: { nivos-pile }.
nivos-free = { $count ->
    [0] Não resta nenhum cilindro.
    [one] Resta um cilindro: { $heights }.
   *[other] Restam { $count } cilindros: { $heights }.
}
nivos-free-short = restam
nivos-no-plates = nenhuma peça
nivos-hand-of = { $whose ->
    [own] Tu tens: { $plates }.
   *[other] { $name } tem: { $plates }.
}
nivos-in-reserve = Na reserva: { $plates }.
nivos-cell-plate = { $cell }, nível { $level }, { $plate } { $owner ->
    [0] da reserva
   *[other] ({ $name })
}, { $state ->
    [seen] destapada
    [beneath] tapada aqui, à vista noutro lado
   *[covered] toda tapada
}
nivos-cell-empty = { $cell }, nível { $level }, vazia, { $under ->
    [board] sobre o tabuleiro
    [plate] sobre { $plate }
   *[nothing] ainda nada por baixo
}{ $count ->
    [0] {""}
    [one] , uma peça pode começar aqui
   *[other] , { $count } formas de começar uma peça aqui
}
nivos-option-players = Quantas pessoas
nivos-option-players-2 = duas
nivos-option-players-3 = três
nivos-option-players-4 = quatro, em duas equipas
nivos-option-cylinders = Os cilindros saem
nivos-option-cylinders-ascending = por ordem, primeiro o mais baixo
nivos-option-cylinders-choice = à escolha
nivos-option-split = A primeira mão de uma equipa
nivos-option-split-help = Os lugares 1 e 3 são uma equipa, os lugares 2 e 4 são a outra. Aqui ficam os quatro tamanhos com que começam os lugares 1 e 2, como 1x1,1x2,1x5,2x4; os outros quatro são para os lugares 3 e 4. Se cada equipa tiver os seus, separa-os com «/».
nivos-split-of = { $team ->
    [0] Nas duas equipas, a primeira mão começa com estas quatro peças (escolhidas: { $count }); as outras quatro são para o par.
   *[other] Na equipa { $team }, a primeira mão começa com estas quatro peças (escolhidas: { $count }); as outras quatro são para o par.
}
nivos-split-alike = Equipas iguais
nivos-rules =
    Na tua vez colocas uma peça, da tua mão ou da reserva. A primeira peça da partida é a neutra, e pode ficar onde quiseres.

    Uma peça fica na horizontal e toda dentro do tabuleiro: cada casa por baixo dela tem o mesmo número de peças. Não precisa de tocar noutras.

    Não pode ficar em cima de uma peça da sua cor, nem lado a lado com uma delas no mesmo nível. Os cantos não contam, e uma peça toda tapada já não atrapalha. A peça neutra não tem cor.

    Quem coloca a primeira peça de um nível novo fica com um cilindro. Quem não pode colocar nada também, e passa a vez. Numa equipa, em vez disso, pode colocar uma peça do seu par.

    Fica-se com o cilindro mais baixo que resta ou, se assim ficou combinado, com um à escolha.

    A partida acaba quando sai o último cilindro, ou quando já não se pode colocar nenhuma peça. Ganha a pilha de cilindros mais baixa. Se houver pilhas iguais, compara-se o maior cilindro de cada uma, e ganha o mais baixo.
nivos-keys =
    1 – 9 = pegar numa peça, por tamanho; outra vez: da reserva
    R, Shift + ← → = rodar a peça
    ← → ↑ ↓ = mover a peça
    Enter = colocar
    X = pôr transparentes os níveis mais altos
    P = passar, quando não podes colocar nada
    Q, E, V = rodar a mesa, ver do lado seguinte
    T = ver de cima
    + − = mais perto, mais longe
    C = vista normal
nivos-tip-neutral = { $device ->
    [touch] A peça neutra é a primeira, sem cilindro. Toca onde a queres pôr e depois em Colocar.
   *[mouse] A peça neutra é a primeira, sem cilindro. Clica onde ela deve ficar.
}
nivos-tip-take = { $device ->
    [touch] Toca numa peça, em baixo: tua ou da reserva.
   *[mouse] Clica numa peça, em baixo: tua ou da reserva.
}
nivos-tip-place = { $device ->
    [touch] Toca onde a queres pôr. Verde: cabe. Vermelho: não cabe, e vês porquê. Depois toca em Colocar.
   *[mouse] Verde: cabe. Vermelho: não cabe, e vês porquê. Com R ou com a roda do rato rodas a peça, com um clique colocas.
}
nivos-tip-aim = Quem coloca a primeira peça de um nível novo fica com um cilindro. Ganha a pilha mais baixa: deixa que seja outra pessoa a abrir os níveis.
nivos-score-cylinders = Cilindros
nivos-score-height = Altura
nivos-no-place = { $plate }: { $parts }.
nivos-stumbles = { $why ->
    [uneven] não fica na horizontal { $count ->
        [0] em 0 lugares
        [one] num lugar
       *[other] em { $count } lugares
    }
    [on-colour] em cima da sua cor { $count ->
        [0] em 0 lugares
        [one] num lugar
       *[other] em { $count } lugares
    }
   *[beside-colour] ao lado da sua cor { $count ->
        [0] em 0 lugares
        [one] num lugar
       *[other] em { $count } lugares
    }
}
