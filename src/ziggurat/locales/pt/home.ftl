# A página inicial de quem volta: partidas à espera, partidas acabadas, os próprios erros como desafios.

home-welcome-back = { $named ->
    [true] Olá de novo, { $name }
   *[false] Olá de novo
}
home-continue = Continuar
home-continue-yours = Continuar – é a tua vez
home-your-turn = É a tua vez
home-their-turn = Vez de { $name }
home-show-all = Mostrar tudo ({ $count })
home-progress = { $words } ({ $done } de { $count })

home-watch = Assistir a uma partida
home-playing = Assistir
home-clock = { $kind ->
    [turn] { $time } por turno
   *[total] { $increment ->
        [0] { $time } por pessoa
       *[other] { $time } por pessoa, mais { $increment } s por jogada
    }
}

home-finished = Partidas acabadas
home-outcome = { $outcome ->
    [won] Ganhaste
    [lost] Perdeste
   *[shared] Vitória partilhada
}
home-won-by = { $count ->
    [one] { $names } ganhou
   *[other] { $names } ganharam em conjunto
}
home-gallery = Galeria do que já se construiu
home-record = Os teus resultados contra os bots
home-record-bot = { $shared ->
    [0] Vitórias: { $won }, derrotas: { $lost }
   *[other] Vitórias: { $won }, partilhadas: { $shared }, derrotas: { $lost }
}

mistakes = Os teus erros como desafios
mistakes-one = Um erro teu
mistakes-all = Todos os teus erros
mistakes-about = Posições das tuas partidas neste dispositivo em que uma jogada te saiu cara. Encontra uma melhor.
mistakes-looking = A rever as tuas últimas partidas…
mistakes-none = Aqui ainda não há nada. Acaba uma partida neste dispositivo; se uma jogada te sair cara, aparece aqui.
mistakes-gone = Esta posição já não está guardada neste dispositivo.
mistakes-left = { $count ->
    [0] Tudo resolvido. Das próximas partidas virão mais.
    [one] Há um à espera de uma jogada melhor.
   *[other] Há { $count } à espera de uma jogada melhor.
}
mistakes-cost = { $exact ->
    [true] { $lost ->
        [100] A tua jogada deitou a vitória fora.
       *[other] A tua jogada baixou em { $lost }% a hipótese de ganhares.
    }
   *[false] A tua jogada baixou em cerca de { $lost }% a hipótese de ganhares.
}
mistakes-task = { mistakes-cost } Encontra a melhor, ou uma tão boa como ela.
mistakes-judged = { $exact ->
    [true] Cada resposta é avaliada com exatidão.
   *[false] As respostas são avaliadas por estimativa: serve qualquer uma que pareça tão boa como a melhor.
}
mistakes-solved = { $exact ->
    [true] Certo. Não há nada melhor.
   *[false] Boa. Segundo a estimativa, não há nada melhor.
}
mistakes-not = { $exact ->
    [true] Esta ainda baixa em { $lost }% a hipótese de ganhares.
   *[false] Segundo a estimativa, esta ainda baixa em cerca de { $lost }% a hipótese de ganhares.
}
mistakes-same = Foi o que jogaste na partida.
mistakes-answer-is = Teria sido melhor: { $action }.
mistakes-in-game = Ver na partida
mistakes-next = Erro seguinte

home-listed = A tua mesa está na página inicial deste servidor. Qualquer pessoa pode juntar-se.
home-meanwhile = Jogar com um bot entretanto
home-arrival = Chegou alguém
home-arrived = Já há gente na tua mesa de { $game }: { $names }.
home-arrived-kept = A partida que estás a jogar fica guardada.
home-arrived-go = Ir para a mesa

setup-players = Quantas pessoas jogam?
setup-alone = uma: missões
setup-count = { $count ->
    [2] duas
    [3] três
    [4] quatro
   *[other] { $count }
}
setup-minutes = { $minutes ->
    [one] Cerca de { $minutes } minuto, pelas nossas contas
   *[other] Cerca de { $minutes } minutos, pelas nossas contas
}
setup-team = Equipa { $team }
setup-anyone = A mesa aparece na página inicial deste servidor. Quem passar pode juntar-se, e outras pessoas podem assistir.
