# A página no navegador. Os tabuleiros têm as suas palavras no ficheiro do seu jogo.

page-welcome = Jogos de empilhar: o que fica em cima de quê?
page-welcome-more = Escolhe um e toca em Jogar: o Picos já está à tua espera. Ou convida alguém para a mesa.
page-play = Jogar
page-play-game = Jogar { $game }
page-more-ways = Outros modos
page-more-ways-game = Outros modos de jogar { $game }
page-missions = Missões
page-learn = Aprender
page-learn-game = Aprender { $game }
page-learn-steps = Aprende passo a passo
page-explore = Explorar
page-explore-game = Explorar { $game }
page-listed = Mesas abertas
page-phase = { $phase ->
    [waiting] à espera de gente
    [over] acabou
   *[playing] { $ply ->
        [0] acabou de começar
        [one] { $ply } jogada
       *[other] { $ply } jogadas
    }
}
page-docs = Documentação (em inglês)
page-about = Sobre
page-about-words = O Ziggurat junta quatro jogos de empilhar numa só mesa: para pessoas com um só dispositivo, na mesma casa ou longe umas das outras, e para bots. As partidas contra bots e num só dispositivo jogam-se no teu navegador; o servidor junta as pessoas.
page-about-names = Os nomes dos jogos são das suas editoras, que não participam neste projeto. Todos os textos, imagens e sons são do próprio projeto.
page-about-parts = Feito com
page-home = Início
page-close = Fechar
page-cancel = Cancelar

page-lost = Aqui não há nada de pé
page-lost-page = Este endereço não leva a lado nenhum. Talvez a ligação seja antiga, ou uma letra se tenha perdido pelo caminho.
page-lost-table = Esta mesa já não existe
page-no-such-game = Aqui não há nenhum jogo com esse nome.
page-not-loaded = Não se conseguiu carregar esta página
page-not-loaded-more = Vê se há rede e tenta outra vez.
page-try-again = Tentar outra vez
page-unreachable = O servidor não responde. A tentar outra vez…
page-lost-line = A ligação caiu, mas a tua partida está a salvo. A tentar outra vez…
page-lost-line-busy = A ligação caiu. A tua jogada está guardada e segue assim que ela voltar.
page-opening = A abrir a mesa…

page-who-plays = Quem joga?
page-way-bot = Contra um bot
page-way-here = No mesmo dispositivo
page-way-link = Convidar com ligação
page-way-anyone = Com quem quiser
page-seat = Lugar { $seat }
page-seats = Lugares
page-seat-here = { $first ->
    [true] Tu, neste dispositivo
   *[false] Alguém neste dispositivo
}
page-seat-open = { $listed ->
    [true] Quem passar por aqui
   *[false] Quem receber a ligação
}
page-open-seat = lugar livre
page-name = O teu nome
page-name-of = Nome no lugar { $seat }
page-you = Tu
page-bot = { $level ->
    [0] Bot
    [1] Pip
    [2] Picos
    [3] Finn
    [4] Castor
   *[5] Minerva
}
page-bot-choice = { page-bot } ({ $level ->
    [1] muito fácil
    [2] amigo
    [3] esperta
    [4] forte
   *[5] mestra
})
page-bot-rated = { page-bot-choice }, pontuação Elo { $rating } ± { $margin }, partidas: { $games }
page-bot-about = { $level ->
    [0] Um bot com uma força só dele.
    [1] O ratinho Pip joga o que lhe salta à vista e deixa escapar muita coisa.
    [2] O ouriço Picos pensa um pouco, e de vez em quando ainda se distrai.
    [3] A raposa Finn vê quase tudo o que aí vem e castiga os descuidos.
    [4] O Castor, que é um castor, faz contas com paciência e quase não dá nada de graça.
   *[5] A coruja Minerva olha o mais longe que pode e quase nunca se engana.
}
page-quoted = «{ $words }»
page-options = Opções
page-drawn = ao acaso
page-order = Quem fica em que lugar
page-order-chosen = como está aqui
page-order-lot = à sorte
page-clock = Relógio
page-clock-none = sem relógio
page-clock-turn = um minuto por turno
page-clock-total = dez minutos, mais cinco segundos por jogada
page-visible = Mostrar a mesa na página inicial
page-sit-down = Sentar-me
page-take-seat = Há um lugar livre para ti
page-or-watch = Ou fica só a assistir.
page-invite = Convidar alguém
page-invite-more = Envia esta ligação, ou deixa que apontem a câmara ao código QR. A partida começa quando todos os lugares tiverem gente.
page-link = Ligação
page-qr = A ligação em código QR, para ler com uma câmara
page-link-local = Esta ligação só funciona nesta máquina.
page-network = Deixar entrar quem está nesta rede
page-network-more = Se deixares, qualquer pessoa na tua rede pode abrir esta página, até voltares a fechar a entrada ou parares o Ziggurat.
page-network-open = Nesta rede, a página está em { $address }.
page-network-close = Só esta máquina outra vez
page-invited = { $name } convida-te para uma partida de { $game }
page-invited-nameless = Tens um convite para uma partida de { $game }
page-invite-send = Enviar o convite
page-invite-copy = Copiar o convite
page-copy = Copiar
page-copied = Copiado

page-waiting = À espera que alguém venha para a mesa.
page-sat-down = { $name } já está à mesa.
page-your-turn = É a tua vez: { $status }
page-thinking = { $name } está a pensar…
page-played = { $name }: { $action }.
page-to-act = joga agora
page-ending = { $how ->
    [resigned] { $self ->
        [true] Desististe.
       *[false] { $name } desistiu.
    }
    [time] { $self ->
        [true] O teu tempo acabou.
       *[false] { $name } ficou sem tempo.
    }
   *[abandoned] A partida ficou a meio.
}
page-ended = Fim da partida
page-you-won = Ganhaste!
page-won = { $name } ganhou
page-team-won = { $names } ganharam
page-your-team-won = A tua equipa ganhou!
page-shared-win = Vitória partilhada
page-nobody-won = Ninguém ganhou
page-rematch = Jogar de novo
page-rematch-asked = À espera das outras pessoas…
page-rematch-theirs = { $name } quer jogar de novo.
page-rematch-accept = Sim, vamos
page-rematch-decline = Agora não
page-rematch-refused = { $name } prefere não jogar outra agora.
page-clock-waits = Os relógios começam quando toda a gente estiver aqui, ou quando alguém jogar.
page-next-game = Ir para a nova partida
page-look-back = Rever
page-looking-back = A rever: jogada { $ply } de { $count }
page-start = O início da partida
page-watchers = { $count ->
    [0] Ninguém está a assistir
    [one] { $count } pessoa a assistir
   *[other] { $count } pessoas a assistir
}
page-watching = Estás a assistir.
page-moved = { $ply ->
    [0] Esta partida veio de um dispositivo antes da primeira jogada.
   *[other] Esta partida veio de um dispositivo depois da jogada { $ply }. O que o acaso decidiu até aí foi decidido nesse dispositivo.
}
page-set-up = Esta partida não começa do início, mas de uma posição preparada.
page-other-seat = Ficar com o lugar desta ligação?
page-other-seat-more = A ligação é para o lugar { $seats } desta mesa. Já tens aqui um lugar, e este dispositivo só pode guardar um dos dois.
page-other-seat-take = Ficar com o outro lugar
page-other-seat-keep = Ficar no meu lugar
page-link-refused = Essa ligação pessoal não dá nenhum lugar nesta mesa. Continuas no lugar que tens.
page-hand-over = { $name }, é a tua vez.
page-hand-over-more = Passa o dispositivo.

page-panel = Jogadas e ferramentas
page-last-here = { $whose ->
    [own] A tua última jogada
   *[other] Última jogada: { $name }
}
page-actions = Jogadas até agora
page-no-actions = Ainda ninguém jogou.
page-step = { $how ->
    [first] Para o início
    [back] Uma jogada atrás
    [next] Uma jogada à frente
   *[last] Para a última
}
page-replay = Reproduzir
page-pause = Pausa
page-hint = Dica
page-hint-thinking = A pensar…
page-undo = Desfazer
page-undone = Jogada desfeita.
page-undo-yours = Pediste para desfazer a tua última jogada.
page-undo-theirs = { $name } quer desfazer uma jogada.
page-undo-refused = As outras pessoas preferem continuar.
page-done = Já está?
page-done-yours = Perguntaste se já está.
page-done-theirs = { $name } acha que já está. Concordas?
page-done-agree = Sim, já está
page-done-refuse = Continuar
page-done-refused = As outras pessoas preferem continuar a construir.
page-agree = Concordo
page-refuse = Prefiro não
page-absent = { $name } não está.
page-stand-in = Pôr um bot a jogar
page-delete = Apagar esta mesa
page-delete-sure = Apagar esta mesa para sempre?
page-delete-alone = A partida, os nomes e as ligações desaparecem, para toda a gente. Não há maneira de os recuperar.
page-delete-others = Primeiro pergunta-se às outras pessoas da mesa. Se concordarem, a partida, os nomes e as ligações desaparecem para toda a gente. Quem não aparece há sete dias conta como um sim.
page-delete-keep = Não apagar
page-delete-yours = Pediste para apagar esta mesa. À espera das outras pessoas.
page-delete-theirs = { $name } quer apagar esta mesa para sempre.
page-delete-agreed = Concordaste em apagar esta mesa. À espera das outras pessoas.
page-delete-refused = As outras pessoas preferem não apagar esta mesa.
page-deleted = Esta mesa foi apagada
page-deleted-more = Já não há nada dela no servidor. Foi bom jogar contigo!
page-damaged = Não se consegue abrir esta mesa
page-gave-way = Esta página saiu da mesa
page-reload = Recarregar a página
page-resign = Desistir
page-resign-sure = Desistir desta partida?
page-resign-more = A partida acaba para ti. Fica na lista, e podes voltar a vê-la.
page-keep-playing = Continuar a jogar
page-phrases = Dizer alguma coisa
page-place = Colocar
page-more-pieces = { $count ->
    [0] Mais nenhuma peça
    [one] Mais uma peça
   *[other] Mais { $count } peças
}
page-rules = Como se joga
page-share = Partilhar
page-share-link = Quem tiver esta ligação pode assistir.
page-share-record = Registo da partida
page-share-picture = Imagem do tabuleiro
page-share-device = Continuar noutro dispositivo
page-share-device-more = Esta ligação pessoal leva o teu lugar para outro dispositivo. Não a dês a ninguém.

page-explore-words = Cada jogada e quanto vale
page-explore-start = Início
page-explore-until = Ir para a posição antes da jogada { $number }
page-no-position = Essa posição não existe
page-not-solved = Só um destes jogos está completamente resolvido: Babel.
page-theorem = Toda a verdade
page-working-out = A fazer as contas…
page-perfect-line = Linha perfeita
page-truth = { $how ->
    [win] O lugar { $seat } ganha em { $distance ->
        [one] { $distance } jogada
       *[other] { $distance } jogadas
    }, se ninguém se enganar.
    [draw] Uma vitória partilhada, se ninguém se enganar.
    [loss] Faça o que fizer o lugar { $seat }, o outro ganha em { $distance ->
        [one] { $distance } jogada
       *[other] { $distance } jogadas
    }, se ninguém se enganar.
   *[estimate] Ninguém sabe ao certo.
}

page-settings = Definições
page-theme = Cores
page-theme-system = como o dispositivo
page-theme-light = claras
page-theme-dark = escuras
page-language = Língua
page-language-auto = como o navegador
page-speed = Movimento
page-speed-calm = calmo
page-speed-quick = rápido
page-speed-none = nenhum
page-bots = Os bots jogam
page-bots-slow = devagar, fácil de seguir
page-bots-calm = uma jogada a seguir à outra
page-bots-none = de imediato
page-sound = Som
page-volume = Volume
page-notify = Avisar quando for a minha vez
page-notify-denied = Este navegador não deixa mostrar avisos. Podes permiti-los nas definições dele, para este site.
page-confirm = Confirmar ao colocar
page-confirm-touch = ao jogar com o dedo
page-confirm-always = sempre
page-confirm-never = nunca
page-quality = Imagem
page-quality-auto = conforme a velocidade
page-quality-full = detalhada
page-quality-plain = simples
page-quality-flat = só o plano

page-camera = Vista
page-look = { $how ->
    [left] Rodar para a esquerda
    [right] Rodar para a direita
    [side] Ver do lado seguinte
    [above] Ver de cima
    [under] Ver de baixo
    [closer] Mais perto
    [farther] Mais longe
   *[reset] Voltar à vista normal
}
page-explode = Separar os níveis

page-twin = Plano e texto
page-layer-up = Uma camada acima
page-layer-down = Uma camada abaixo
page-command = Jogada por escrito
page-enter = Jogar
page-doable = { $count ->
    [0] Agora não há nada para fazer
    [one] Há uma coisa que podes fazer
   *[other] Há { $count } coisas que podes fazer
}
page-doable-here = { $count ->
    [0] Nesta casa não há nada para fazer
    [one] Há uma coisa que podes fazer nesta casa
   *[other] Há { $count } coisas que podes fazer nesta casa
}
page-doable-all = Mostrar tudo
page-doable-more = E mais { $count }: escolhe uma casa do plano, ou escreve a jogada.
page-nothing-here = Agora não há nada para fazer aqui.

page-tip = Conselho
page-tip-skip = Sem conselhos

page-keys = Teclas
page-with-key = { $words } ({ $key })
page-key-f = F = plano e texto
page-key-h = H = dica
page-key-z = Z = desfazer
page-key-p = P = jogar a linha perfeita até ao fim
page-key-step = , . = uma jogada atrás, uma à frente
page-key-l = L = ouvir a última jogada
page-key-s = S = ouvir de quem é a vez
page-key-m = M = definições e ferramentas
page-key-help = ? = esta página
page-notation = Mostrar a notação
page-turn = Turno
