# Dicas por passos: onde olhar, que peça, a jogada, porquê. As razões são encontradas pelas regras.

clue-step = { $step ->
    [where] Onde olhar
    [piece] Que peça
    [action] A jogada
   *[why] Porquê
}
clue-next = { $step ->
    [piece] Que peça?
    [action] Mostra-me
   *[why] Porquê?
}
clue-quarter = { $quarter ->
    [n] a norte
    [ne] a nordeste
    [e] a leste
    [se] a sudeste
    [s] a sul
    [sw] a sudoeste
    [w] a oeste
    [nw] a noroeste
   *[middle] no meio
}
clue-where = Olha para o que podes fazer agora.
clue-piece = Uma destas escolhas é melhor do que as outras.
clue-action = A jogada: { $token }
clue-wins = { $distance ->
    [0] Ganha de certeza.
    [one] Ganha, o mais tardar depois de mais uma jogada.
   *[other] Ganha, o mais tardar depois de mais { $distance } jogadas.
}
clue-loses = { $distance ->
    [0] Todas as jogadas perdem contra quem joga sem erros.
    [one] Todas as jogadas perdem contra quem joga sem erros; esta é a que resiste mais: mais uma jogada.
   *[other] Todas as jogadas perdem contra quem joga sem erros; esta é a que resiste mais: mais { $distance } jogadas.
}
clue-shares = Garante uma vitória partilhada; melhor não se consegue.
clue-estimate = Probabilidade de ganhar, por estimativa: cerca de { $percent }%.
clue-wins-now = Ganha já.
clue-prevents = { $count ->
    [one] Entre as outras jogadas ({ $others }), há uma que deixava o outro lado ganhar logo; esta não deixa.
   *[other] Entre as outras jogadas ({ $others }), há { $count } que deixavam o outro lado ganhar logo; esta não deixa.
}
clue-only = Aqui não se pode fazer mais nada.
clue-alike = Há outras escolhas quase tão boas; esta é uma das melhores.
clue-next-best = A segunda melhor escolha vale, por estimativa, cerca de { $percent }%.

clue-babel-where = Olha para o nível { $level }, a { babel-place }.
clue-babel-piece = Pega num { babel-cube }.
clue-babel-answers = { $count ->
    [0] Não deixa ao outro lado nenhuma resposta.
    [one] Deixa ao outro lado só uma resposta.
   *[other] Deixa ao outro lado { $count } respostas.
}

clue-nivos-where = Olha para o nível { $level }, { clue-quarter }.
clue-nivos-piece = { $source ->
    [neutral] Coloca a peça neutra.
    [reserve] Pega na peça { nivos-colour } { $size } da reserva.
    [mate] Pega na peça { nivos-colour } { $size } do teu par.
   *[hand] Pega na tua peça { nivos-colour } { $size }.
}
clue-nivos-where-pass = Vê se ainda se pode colocar alguma coisa.
clue-nivos-piece-pass = Nenhuma peça cabe.
clue-nivos-where-cylinder = Olha para os cilindros que restam.
clue-nivos-piece-cylinder = O de altura { $height }.
clue-nivos-free = Não ficas com nenhum cilindro.
clue-nivos-opens = { $height ->
    [0] Abre o nível { $level }, e ficas com um cilindro à tua escolha.
   *[other] Abre o nível { $level }, e ficas com o cilindro de altura { $height }.
}
clue-nivos-stuck = Quem joga a seguir não pode colocar nada e fica com um cilindro.
clue-nivos-forces = Coloque o que colocar, quem joga a seguir abre um nível e fica com um cilindro.
clue-nivos-answers = { $count ->
    [0] A quem joga a seguir não deixa nenhuma resposta sem cilindro, num total de { $all }.
    [one] A quem joga a seguir deixa só uma resposta sem cilindro, num total de { $all }.
   *[other] A quem joga a seguir deixa { $count } respostas sem cilindro, num total de { $all }.
}

clue-bubbles-where = { $where ->
    [sky] Olha para o céu, na coluna { $column }.
    [own] Olha para o teu planeta, na coluna { $column }.
   *[other] Olha para o outro planeta, na coluna { $column }.
}
clue-bubbles-other-colour = { $other ->
    [R] vermelha
    [P] roxa
    [Y] amarela
    [B] azul
    [G] verde
   *[K] preta
}
clue-bubbles-piece = { $kind ->
    [place] É a bolha { bubbles-colour } do saco.
    [power] Usa o poder { bubbles-colour-name }.
    [send] Envia uma bolha { bubbles-colour }.
   *[pair] São uma bolha { bubbles-colour } e uma { clue-bubbles-other-colour }.
}
clue-bubbles-where-pass = Olha para o que cada escolha deixaria.
clue-bubbles-piece-pass = Agora não é preciso mexer em nada.
clue-bubbles-pops = { $groups ->
    [one] Rebentam { $count } bolhas.
   *[other] Rebentam { $count } bolhas, em { $groups } grupos.
}
clue-bubbles-points = { $points ->
    [0] Não faz pontos.
    [one] Faz um ponto.
   *[other] Faz { $points } pontos.
}
clue-bubbles-power = Ganha o poder { bubbles-colour-name }.
clue-bubbles-nothing = Nada rebenta.
clue-bubbles-then = { $count ->
    [0] { $kind ->
        [swap] Depois desta troca, ainda nenhuma queda rebenta nada.
       *[pass] Com o céu assim, ainda nenhuma queda rebenta nada.
    }
   *[other] { $kind ->
        [swap] Depois desta troca, uma queda pode rebentar { $count } bolhas.
       *[pass] Com o céu assim, uma queda pode rebentar { $count } bolhas.
    }
}

clue-talo-where = { $layer ->
    [0] Olha para o tabuleiro, { clue-quarter }.
   *[other] Olha para a altura { $layer }, { clue-quarter }.
}
clue-talo-where-supply = Olha para a reserva.
clue-talo-where-end = Olha para o que ainda há para fazer.
clue-talo-piece = { $axis ->
    [z] Pega no bloco de { $length } e põe-no de pé.
   *[lying] Pega no bloco de { $length } e deita-o.
}
clue-talo-piece-pawn = É o teu peão.
clue-talo-piece-take = { $count ->
    [one] Basta um bloco.
   *[other] Tira dois blocos.
}
clue-talo-piece-end = O peão fica onde está.
clue-talo-stands = { $margin ->
    [0] Tudo aguenta, mas por pouco.
   *[other] Tudo aguenta, com { $margin }% de uma casa de folga.
}
clue-talo-held = Sozinho, cai { talo-side }; o próximo bloco será o seu contrapeso.
clue-talo-saves = Será o contrapeso do bloco de { $length }, que alguém segura e que sem ele cairia.
clue-talo-falls = Cai { talo-side }.
clue-talo-leads = O teu peão poderia então trepar até à altura { $height }; antes, no máximo até à { $before }.
clue-talo-climbs = { $to ->
    [0] O teu peão fica no tabuleiro.
   *[other] O teu peão vai da altura { $from } à altura { $to }.
}
clue-talo-choices = { $count ->
    [0] Não há forma de colocar o primeiro destes blocos.
    [one] Há uma forma de colocar o primeiro destes blocos.
   *[other] Há { $count } formas de colocar o primeiro destes blocos.
}
