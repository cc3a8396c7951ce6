# Bubblee Pop.

bubbles-colour = { $bubble ->
    [R] vermelha
    [P] roxa
    [Y] amarela
    [B] azul
    [G] verde
   *[K] preta
}
bubbles-colour-plural = { $bubble ->
    [R] vermelhas
    [P] roxas
    [Y] amarelas
    [B] azuis
    [G] verdes
   *[K] pretas
}
bubbles-colour-name = { $bubble ->
    [R] vermelho
    [P] roxo
    [Y] amarelo
    [B] azul
    [G] verde
   *[K] preto
}

bubbles-prompt-draw = Sai do saco uma bolha para o lugar { $seat }.
bubbles-prompt-place = Lugar { $seat }: põe a bolha { bubbles-colour } num espaço vazio do céu.
bubbles-prompt-swap = Lugar { $seat }: pode trocar duas bolhas vizinhas no céu; «.» deixa-o como está.
bubbles-prompt-drop = Lugar { $seat }: escolhe duas bolhas vizinhas no céu; as duas caem no planeta do lugar { $seat }.
bubbles-prompt-send = Lugar { $seat }: pode enviar bolhas da linha para o outro planeta; com «.» acaba.
bubbles-prompt-powers = { $whose ->
    [own] Lugar { $seat }: pode usar um poder ({ $powers }); «.» deixa-o passar.
   *[other] É a vez do lugar { $other }, mas o lugar { $seat } tem poderes ({ $powers }) e decide primeiro; «.» deixa-os passar.
}

bubbles-cleared = No outro planeta só restam bolhas pretas: missão cumprida.
bubbles-burst = Todas as colunas do planeta do lugar { $other } estão cheias e vem mais uma bolha: ganha o lugar { $seat }.
bubbles-stuck = Lugar { $seat }: não pode deixar cair duas bolhas, por isso perde.
bubbles-stuck-solo = Já não podem cair duas bolhas: a missão falhou.
bubbles-no-refill = O saco já não chega para encher o céu. O lugar 1 tem { $one ->
    [0] 0 bolhas
    [one] { $one } bolha
   *[other] { $one } bolhas
}, o lugar 2 tem { $two }: ganha o lugar { $seat }.
bubbles-shared = O saco já não chega para encher o céu. Os dois lugares têm { $one ->
    [0] 0 bolhas
    [one] { $one } bolha
   *[other] { $one } bolhas
} e partilham a vitória.
bubbles-no-refill-solo = O saco já não chega para encher o céu: a missão falhou.

bubbles-unreadable = «{ $token }» não é uma jogada. { bubbles-notation }
bubbles-notation = Exemplos: =c5 põe, c5~d5 troca, c5+d5 deixa cair, R:a8~b8 usa um poder, >c3 envia, «.» passa.
bubbles-order = As duas casas escrevem-se por coluna e depois por fila: { $token }.
bubbles-not-sky = As duas bolhas têm de estar no céu, nas filas 5 e 6.
bubbles-not-adjacent = Estas duas não são vizinhas numa fila nem numa coluna.

bubbles-draw-first = Primeiro sai uma bolha do saco.
bubbles-place-first = Primeiro, a bolha { bubbles-colour } do saco precisa de um espaço vazio no céu.
bubbles-swap-first = Primeiro o céu: troca duas bolhas vizinhas, ou deixa-o como está.
bubbles-drop-first = { $kind ->
    [swap] Só há uma troca por turno; agora têm de cair duas bolhas.
   *[other] Agora têm de cair duas bolhas; antes disso não se faz mais nada.
}
bubbles-send-first = Primeiro, enviar: escolhe uma bolha da linha, ou fica por aqui.
bubbles-powers-first = Primeiro os poderes: usa um, ou deixa-o passar.
bubbles-send-solo = As bolhas das linhas só se enviam nas missões, não num duelo.
bubbles-powers-off = Esta partida joga-se sem poderes.

bubbles-not-in-bag = No saco já não há nenhuma bolha { bubbles-colour }.
bubbles-sky-taken = Aí já há uma bolha; a que saiu do saco precisa de um espaço vazio no céu.
bubbles-must-swap = Deste céu não podem cair duas bolhas; é preciso uma troca que o permita.
bubbles-same-colour = As duas têm a mesma cor: nada mudaria.
bubbles-swap-stuck = Depois desta troca não poderiam cair duas bolhas.
bubbles-out-of-reach = Não chegas a estas duas: pelo menos uma tem de vir do teu lado do céu.
bubbles-too-high = Se estas duas caírem, uma coluna fica com mais de quatro.

bubbles-sent-already = Essa bolha já foi enviada.
bubbles-nothing-there = Aí não há nenhuma bolha.
bubbles-not-in-line = Essa bolha não faz parte de uma linha; só se enviam bolhas de uma linha.
bubbles-column-full = Esta coluna do outro planeta está cheia.
bubbles-sent-enough = Este grupo já enviou todas as bolhas que podia.

bubbles-power-not-held = Agora não há nenhum poder { bubbles-colour-name } para usar.
bubbles-red-other = O vermelho troca bolhas do outro planeta, não do teu.
bubbles-green-own = O verde troca bolhas do teu planeta, não do outro.
bubbles-exchange-empty = Para trocar são precisas duas bolhas; uma destas casas está vazia.
bubbles-purple-own = O roxo envia uma bolha do teu planeta.
bubbles-yellow-own = O amarelo faz um ponto com uma bolha do teu planeta.
bubbles-not-free = Essa bolha não está livre: tem outra em cima.
bubbles-blue-row = O azul usa uma bolha do outro lado do céu.

bubbles-letter = «{ $letter }» não é uma letra para { $option }; as letras são: { $known }.
bubbles-length = { $option } leva { $length } letras; aqui há { $count }.
bubbles-sky-two = O céu de um duelo tem duas bolhas de cada cor, menos o preto. Aqui, bolhas { bubbles-colour-plural }: { $count ->
    [0] nenhuma.
    [one] só uma.
   *[other] { $count }.
}
bubbles-sky-adjacent = As duas bolhas { bubbles-colour-plural } em { $one } e { $other } tocam-se; no céu de um duelo não se tocam duas da mesma cor, nem na diagonal.
bubbles-solo-first = Numa missão joga uma só pessoa; não se escolhe quem começa.
bubbles-numbered-alone = Uma missão com número traz o seu céu e o seu planeta; { $option } é para uma missão tua.
bubbles-planet-floating = A bolha em { $cell } está a flutuar: não há nada por baixo.
bubbles-planet-line = O planeta já tem uma linha feita, de bolhas { bubbles-colour-plural }.
bubbles-planet-done = O planeta não tem nenhuma bolha de cor; não haveria nada para fazer.
bubbles-too-many = Só há { $most } bolhas { bubbles-colour-plural }; para planetas, céu e saco seriam precisas { $count }.

bubbles-mission-face = Um buraco no meio
bubbles-mission-shaft = No fundo do poço
bubbles-mission-third = A terceira
bubbles-mission-valley = O vale
bubbles-mission-gap = Uma entre duas
bubbles-mission-raised = Em chão preto
bubbles-mission-garden = Um jardim na rocha
bubbles-mission-sealed = A sete chaves
bubbles-mission-blocks = Dois blocos
bubbles-mission-shared-gap = Um espaço para duas
bubbles-mission-two-floors = Dois andares
bubbles-mission-blocks-wall = Um muro no meio
bubbles-mission-alone = Sozinha no meio
bubbles-mission-stairs = Uma a seguir à outra
bubbles-mission-three-floors = Três andares
bubbles-mission-floors4 = Quatro andares
bubbles-mission-chimneys = Duas chaminés
bubbles-mission-pull-extra = Uma puxa, outra fica
bubbles-mission-bridges-mix = Quatro margens
bubbles-mission-pyramid = A pirâmide

# Na página. Uma mensagem M do terminal pode ter M-you e M-named para a página.
bubbles-pitch = Dois planetas partilham um céu. Deixa cair bolhas duas a duas, põe três da mesma cor em linha e usa o poder dessa cor.
bubbles-prompt-place-you = É a tua vez: põe a bolha { bubbles-colour } num espaço vazio do céu.
bubbles-prompt-place-named = { $name } põe a bolha { bubbles-colour } num espaço vazio do céu.
bubbles-prompt-swap-you = É a tua vez: troca duas bolhas vizinhas no céu, ou deixa-o como está.
bubbles-prompt-swap-named = { $name } pode trocar duas bolhas vizinhas no céu.
bubbles-prompt-drop-you = É a tua vez: escolhe duas bolhas vizinhas no céu; as duas caem no teu planeta.
bubbles-prompt-drop-named = { $name } escolhe duas bolhas vizinhas no céu; as duas caem.
bubbles-prompt-send-you = É a tua vez: envia bolhas da tua linha para o outro planeta, ou fica por aqui.
bubbles-prompt-send-named = { $name } pode enviar bolhas da linha para o outro planeta.
bubbles-prompt-powers-you = { $whose ->
    [own] É a tua vez: usa um poder, ou deixa-o passar.
   *[other] Antes de o turno continuar, decides tu: usa um poder, ou deixa-o passar.
}
bubbles-prompt-powers-named = { $name } decide se usa um poder.
bubbles-cleared-named = No outro planeta só restam bolhas pretas: missão cumprida!
bubbles-burst-you = O outro planeta está cheio e vem mais uma bolha: ganhaste!
bubbles-burst-named = Um planeta está cheio e vem mais uma bolha: { $winner } ganha.
bubbles-stuck-you = Não podes deixar cair duas bolhas, por isso perdes. { $winner } ganha.
bubbles-stuck-named = { $name } não pode deixar cair duas bolhas, por isso perde.
bubbles-no-refill-you = O saco já não chega para encher o céu. Fica { $one } a { $two }: ganhaste!
bubbles-no-refill-named = O saco já não chega para encher o céu. Fica { $one } a { $two }: { $winner } ganha.
bubbles-board = O tabuleiro de Bubblee Pop. { $phase ->
    [place] Uma bolha vai para o céu.
    [swap] Pode-se mudar o céu.
    [drop] Vão cair duas bolhas.
    [send] Podem-se enviar bolhas.
    [powers] Podem-se usar poderes.
   *[other] {""}
}
bubbles-sky = O céu
bubbles-planet = { $whose ->
    [own] O teu planeta
   *[other] Planeta: { $name }
}
bubbles-other-planet = O outro planeta
bubbles-mission = Missão
bubbles-bag = No saco
bubbles-powers = Poderes
bubbles-none = nenhum
bubbles-score = { $count ->
    [0] 0 bolhas ganhas
    [one] { $count } bolha ganha
   *[other] { $count } bolhas ganhas
}
bubbles-holds = { $whose ->
    [own] Tu: { bubbles-score }; poderes: { $powers }.
   *[other] { $name }: { bubbles-score }; poderes: { $powers }.
}
bubbles-in-bag = No saco: { $bubbles }.
bubbles-drawn = Saiu do saco: { $colour }.
bubbles-power = { $bubble ->
    [R] Vermelho: troca duas bolhas vizinhas do outro planeta.
    [G] Verde: troca duas bolhas vizinhas do teu planeta.
    [P] Roxo: envia uma bolha livre tua para o outro planeta.
    [B] Azul: deixa cair no outro planeta uma bolha do outro lado do céu.
   *[Y] Amarelo: faz um ponto com uma bolha livre do teu planeta.
}
bubbles-how = { $phase ->
    [place] Toca num espaço vazio do céu.
    [swap] { $held ->
        [true] Agora a vizinha.
       *[false] Arrasta uma bolha para cima da vizinha, ou toca nas duas.
    }
    [drop] { $held ->
        [true] Agora a vizinha.
       *[false] Toca em duas bolhas vizinhas; as duas caem no teu planeta.
    }
    [send] Toca numa bolha que brilha para a enviar.
   *[powers] { $power ->
        [none] Escolhe um poder.
        [B] Toca numa bolha que brilha no céu.
        [P] Toca numa bolha que brilha no teu planeta.
        [Y] Toca numa bolha que brilha no teu planeta.
       *[other] { $held ->
            [true] Agora a vizinha.
           *[false] Toca em duas bolhas vizinhas que brilham.
        }
    }
}
bubbles-act = { $doing ->
    [place] Pôr aqui
    [swap] Trocar
    [drop] Deixar cair
    [send] Enviar
   *[power] Usar
}
bubbles-pass-now = { $phase ->
    [swap] Não trocar
    [send] Já chega
   *[powers] Não usar
}
bubbles-foreseen = { $what ->
    [both] Tira { $out ->
        [0] 0 bolhas
        [one] uma bolha
       *[other] { $out } bolhas
    } do outro planeta e faz { $points ->
        [0] 0 pontos.
        [one] um ponto.
       *[other] { $points } pontos.
    }
    [out] Tira { $out ->
        [0] 0 bolhas
        [one] uma bolha
       *[other] { $out } bolhas
    } do outro planeta.
    [points] Faz { $points ->
        [0] 0 pontos.
        [one] um ponto.
       *[other] { $points } pontos.
    }
    [line] Faz uma linha: podes enviar bolhas dela.
   *[nothing] Nada rebenta.
}
bubbles-foreseen-chain = Uma cadeia de { $count }.
bubbles-foreseen-powers = Ganha um poder: { $powers }.
bubbles-foreseen-end = A partida acaba.
bubbles-done = { $kind ->
    [draw] sai { $colour }
    [place] em { $one }
    [swap] { $one } e { $other } trocam
    [drop] { $one } e { $other } caem
    [send] { $one } vai para o outro planeta
    [power] { $count ->
        [one] poder { $colour }: { $one }
       *[other] poder { $colour }: { $one } e { $other }
    }
   *[pass] passa
}
bubbles-offer = { $kind ->
    [swap] Trocar { $taking }
    [drop] Deixar cair { $taking }
    [send] Enviar { $taking }
   *[power] Poder { $colour }: { $taking }
}
bubbles-brief = { $kind ->
    [draw] sai
    [place] põe
    [swap] troca
    [drop] queda
    [send] { $count ->
        [0] não envia
        [one] envia uma
       *[other] envia { $count }
    }
    [power] poder
   *[pass] passa
}
bubbles-suggest = { $kind ->
    [place] pôr { $one } no céu, aqui
    [swap] trocar { $one } e { $other }
    [drop] deixar cair { $one } e { $other }
    [send] enviar { $one } para o outro planeta
   *[power] { $count ->
        [one] poder { $colour }: { $one }
       *[other] poder { $colour }: { $one } e { $other }
    }
}
bubbles-cell = { $cell }, { $colour ->
    [none] vazia
   *[other] { $colour }
}{ $count ->
    [0] {""}
    [one] , uma coisa para fazer aqui
   *[other] , { $count } coisas para fazer aqui
}
bubbles-option-blacks = Bolhas pretas no início
bubbles-option-powers = Poderes
bubbles-option-powers-on = sim
bubbles-option-powers-off = não, para uma primeira partida
bubbles-option-reach = As bolhas caem
bubbles-option-reach-any = de qualquer parte do céu
bubbles-option-reach-near = pelo menos uma do teu lado
bubbles-option-sky = O primeiro céu
bubbles-option-sky-help = Dez letras, a fila 5 de a até e, depois a fila 6: duas vezes R vermelho, P roxo, Y amarelo, B azul e G verde, e nunca duas da mesma cor juntas. Se ficar por preencher, o céu sai ao acaso.
bubbles-option-planet = Uma missão tua
bubbles-option-planet-help = Para uma pessoa: o outro planeta em vinte letras, as suas quatro filas do céu até ao chão, cada uma de a até e; K é preto, um ponto é uma casa vazia. Nenhuma bolha pode flutuar, nenhuma linha pode estar já feita, e pelo menos uma bolha tem de ter cor. O primeiro céu é então o das missões, ou dez letras à tua escolha, K também. Se ficar por preencher, é um duelo.
bubbles-option-first = Quem começa
bubbles-option-first-1 = lugar 1
bubbles-option-first-2 = lugar 2
bubbles-sky-missing = { $missing ->
    [0] Não se podem tocar duas da mesma cor, nem na diagonal.
    [10] O céu sai ao acaso, se não encheres as dez casas: duas de cada cor.
    [one] Ainda há uma casa vazia. Até lá, o céu sai ao acaso.
   *[other] Ainda há { $missing } casas vazias. Até lá, o céu sai ao acaso.
}
bubbles-editor = Uma missão tua
bubbles-editor-words = Escolhe uma bolha e toca numa casa: a bolha cai no chão ou em cima das que estão por baixo. A missão está cumprida quando não resta nenhuma bolha de cor. Ninguém verificou se a tua tem solução.
bubbles-editor-choose = A bolha que vais pôr
bubbles-editor-empty = vazio
bubbles-editor-planet = O planeta
bubbles-editor-clear = Esvaziar o planeta
bubbles-editor-share = Envia esta ligação, e outras pessoas podem jogar a tua missão.
bubbles-missions = Vinte missões
bubbles-missions-more = Um jogo para uma pessoa. Faz linhas no teu planeta, envia as bolhas delas para o outro e limpa-o de tudo o que não for preto. Missão cumprida dá uma estrela; em { $steady } turnos ou menos dá duas, em { $brisk } ou menos dá três.
bubbles-missions-done = { $done } de { $count } cumpridas neste dispositivo.
bubbles-stars = { $stars ->
    [0] { $next ->
        [true] a seguir
       *[false] ainda não
    }
    [one] cumprida em { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }, uma estrela
   *[other] cumprida em { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }, { $stars } estrelas
}
bubbles-duel = Prefiro um duelo
bubbles-rules =
    Dois planetas e, no meio, um céu de dez bolhas. Se o céu tiver espaços vazios, primeiro enche-os: cada bolha que sai do saco vai para onde quiseres.

    Depois podes trocar duas bolhas vizinhas no céu, uma vez. A seguir escolhes duas vizinhas, que caem no teu planeta, cada uma pela sua coluna. Nenhuma coluna pode ficar com mais de quatro.

    Três ou mais da mesma cor numa fila ou numa coluna são uma linha. A linha rebenta, com as bolhas da mesma cor que lhe tocam; cada uma vale um ponto. O que estava por cima cai, e pode fazer linhas novas. As bolhas pretas não fazem linhas.

    Cada grupo que rebenta dá-te o poder da sua cor: usa-o logo ou deixa-o passar. O vermelho troca duas bolhas vizinhas do outro planeta; o verde, do teu. O roxo envia para o outro planeta uma bolha livre tua; o azul deixa cair lá uma do outro lado do céu. Se esse planeta estiver cheio, ganhas a partida. O amarelo faz um ponto com uma bolha livre tua.

    A partida acaba quando o saco já não chega para encher o céu: ganha quem tiver mais pontos. Quem não puder deixar cair duas bolhas perde logo.

    Numa missão joga uma só pessoa: de cada linha podes enviar bolhas para o outro planeta, uma se a linha for de três, duas se for maior. As linhas que se fazem lá desaparecem; limpa o planeta de tudo o que não for preto.
bubbles-keys =
    Tab = para os botões por baixo do tabuleiro
    Esc = soltar uma bolha
    qualquer tecla = saltar a animação
    Enter = fazer o que está escolhido
bubbles-tip-swap = { $device ->
    [touch] Primeiro o céu: toca em duas bolhas vizinhas e depois em «Trocar», ou deixa o céu como está.
   *[mouse] Primeiro o céu: arrasta uma bolha para cima da vizinha para as trocar, ou deixa o céu como está.
}
bubbles-tip-drop = { $device ->
    [touch] Agora toca em duas bolhas vizinhas e depois em «Deixar cair»: as duas caem no teu planeta. Três da mesma cor em linha rebentam.
   *[mouse] Agora clica em duas bolhas vizinhas: as duas caem no teu planeta. Três da mesma cor em linha rebentam.
}
bubbles-tip-place = O céu tem espaços vazios: cada bolha que sai do saco vai para onde quiseres. Põe-na onde te possa ajudar depois.
bubbles-tip-powers = Ganhaste um poder. Usa-o agora ou deixa-o passar; a cor diz o que ele faz.
bubbles-tip-send = A tua linha pode enviar bolhas para o outro planeta. Escolhe uma que lá complete uma linha.
bubbles-option-mission-1 = { bubbles-mission-face }
bubbles-option-mission-2 = { bubbles-mission-shaft }
bubbles-option-mission-3 = { bubbles-mission-third }
bubbles-option-mission-4 = { bubbles-mission-valley }
bubbles-option-mission-5 = { bubbles-mission-gap }
bubbles-option-mission-6 = { bubbles-mission-raised }
bubbles-option-mission-7 = { bubbles-mission-garden }
bubbles-option-mission-8 = { bubbles-mission-sealed }
bubbles-option-mission-9 = { bubbles-mission-blocks }
bubbles-option-mission-10 = { bubbles-mission-shared-gap }
bubbles-option-mission-11 = { bubbles-mission-two-floors }
bubbles-option-mission-12 = { bubbles-mission-blocks-wall }
bubbles-option-mission-13 = { bubbles-mission-alone }
bubbles-option-mission-14 = { bubbles-mission-stairs }
bubbles-option-mission-15 = { bubbles-mission-three-floors }
bubbles-option-mission-16 = { bubbles-mission-floors4 }
bubbles-option-mission-17 = { bubbles-mission-chimneys }
bubbles-option-mission-18 = { bubbles-mission-pull-extra }
bubbles-option-mission-19 = { bubbles-mission-bridges-mix }
bubbles-option-mission-20 = { bubbles-mission-pyramid }
bubbles-no-swap-helps = Nenhuma troca no céu muda isso.
bubbles-gaps = O céu tem { $gaps ->
    [0] 0 espaços vazios
    [one] um espaço vazio
   *[other] { $gaps } espaços vazios
}, e no saco { $left ->
    [0] já não há nada.
    [one] só há uma bolha.
   *[other] só há { $left } bolhas.
}
bubbles-columns-full = As cinco colunas estão cheias: já não cabe mais nenhuma bolha.
bubbles-score-bubbles = Bolhas
bubbles-score-turns = Turnos
bubbles-score-left = Bolhas por limpar
bubbles-mission-named = { $number }. { $title }
bubbles-chain = Cadeia de { $count }
