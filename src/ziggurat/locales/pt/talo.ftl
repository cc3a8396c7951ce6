# Talo.

talo-side = { $side ->
    [e] para leste
    [w] para oeste
    [n] para norte
    [s] para sul
   *[d] para baixo
}
talo-bars-move = { $moving ->
    [0] nenhum bloco se mexe
    [one] mexe-se um bloco
   *[other] mexem-se { $moving } blocos
}
talo-in-hand = { $count ->
    [one] o bloco de { $first }
   *[other] o bloco de { $first } e o de { $second }
}
talo-winners = { $count ->
    [one] O lugar { $winners } tem o peão mais alto, na altura { $height }, e ganha.
   *[other] Os lugares { $winners } têm os peões mais altos, na altura { $height }, e partilham a vitória.
}

talo-prompt-start = Lugar { $seat }: põe o peão numa casa livre, em terra.
talo-prompt-restart = Lugar { $seat }: tem o peão cercado; pode recomeçar com ele, ou ficar.
talo-prompt-roll = Lugar { $seat }: lança o dado.
talo-prompt-roll-again = A reserva não tem nada para um { $rolled }; o lugar { $seat } lança outra vez.
talo-prompt-take = Lugar { $seat }: saiu um { $rolled }; tira um bloco desse comprimento, ou dois que somem o mesmo.
talo-prompt-build = Lugar { $seat }: coloca { talo-in-hand }.
talo-prompt-holding = Lugar { $seat }: segura o bloco de { $held } e coloca o de { $first } para que tudo aguente.
talo-prompt-finish = Lugar { $seat }: pode mover o peão, ou acabar o turno.
talo-prompt-end = Lugar { $seat }: acaba o turno.

talo-on-top = O peão do lugar { $seat } está na altura 10 e ganha.
talo-collapsed = O bloco do lugar { $seat } caiu, por isso o lugar { $seat } perde. { talo-winners }
talo-used-up = A reserva acabou. { talo-winners }
talo-standstill = Ninguém colocou um bloco durante uma ronda inteira. { talo-winners }

talo-unreadable = «{ $token }» não é uma jogada. { talo-notation }
talo-notation = Escreve @x,y para pôr um peão, t7 ou t3+4 para tirar blocos, 5x@2,3,0 para colocar um (com ! no fim para o segurar), >x,y,h para mover o peão, ou um ponto para acabar o turno.
talo-bad-pair = «{ $token }» não é um par de blocos: escreve primeiro o mais curto; juntos somam no máximo 10.
talo-one-is-upright = Um bloco de comprimento 1 escreve-se de pé, com z; «{ $token }» não está assim.
talo-too-high = O bloco de { $length } passaria acima da décima camada.
talo-too-far = { $length ->
    [0] Isso fica demasiado para lá da borda
   *[other] O bloco de { $length } passaria demasiado para lá da borda
}: as colunas e as filas vão de { $low } a { $high }.

talo-start-first = Primeiro põem-se os peões no tabuleiro.
talo-restart-first = Primeiro decide se recomeças: põe o peão em terra livre, ou fica onde estás.
talo-roll-first = Primeiro lança-se o dado.
talo-take-first = Primeiro tira os blocos deste lançamento.
talo-build-first = Antes de acabar o turno, coloca todos os blocos que tiraste.
talo-nothing-in-hand = Não tens nenhum bloco na mão; move o peão ou acaba o turno.
talo-no-roll = Agora não se lança o dado.
talo-no-restart = O peão só se põe no tabuleiro no início, ou antes do lançamento se estiver cercado.
talo-water = Aí não há terra.
talo-middle = Nenhum peão começa na ilha do meio.
talo-same-cell = O peão já está aí.
talo-cell-taken = Aí não cabe um peão: essa casa ou a de cima está ocupada.
talo-taken-already = Já tiraste os blocos deste lançamento.
talo-wrong-sum = Saiu um { $rolled }: tira um bloco desse comprimento, ou dois que somem o mesmo.
talo-not-in-supply = { $left ->
    [0] Na reserva já não há nenhum bloco de { $length }.
   *[other] Na reserva não há dois blocos de { $length }.
}
talo-holding-no-move = Enquanto seguras um bloco, o peão fica onde está.
talo-moved-already = O peão já se moveu; pode mover-se outra vez depois do próximo bloco.
talo-standing-still = O peão já está aí.
talo-no-surface = Aí não há nenhum bloco onde ficar.
talo-no-room = Aí não cabe um peão: precisa de duas casas livres por cima do bloco.
talo-pawn-there = Há outro peão no caminho.
talo-no-path-up = O peão não chega aí: do tabuleiro trepa primeiro para uma superfície de altura 1 ao seu lado.
talo-no-path = O peão não chega aí: cada passo é à mesma altura, ou um acima ou abaixo.
talo-not-in-hand = Não tens nenhum bloco de { $length } na mão.
talo-hold-two = Já seguras um bloco; o outro tem de ficar de maneira que tudo aguente.
talo-hold-single = Só se segura um bloco enquanto há outro para colocar.
talo-off-land = O bloco de { $length } ficaria fora da borda ou na água; na camada mais baixa os blocos ficam em terra.
talo-overlap = O bloco de { $length } atravessaria outro bloco.
talo-overlap-pawn = O bloco de { $length } atravessaria um peão.
talo-no-way-in = O bloco de { $length } não consegue chegar aí: há outros blocos no caminho, por cima e pelos quatro lados.
talo-floats = O bloco de { $length } não ficaria apoiado em nada.
talo-hold-stands = O bloco de { $length } aguenta-se sozinho, não é preciso segurá-lo.
talo-hold-lost = O bloco de { $length } cai { talo-side }, vá o segundo para onde for.
talo-falls = O bloco de { $length } não aguenta: cai { talo-side }, e { talo-bars-move }.

# Talo-Fantasy
talo-fantasy-no-bar = Não há nenhum bloco com o número { $number }.
talo-fantasy-water = O bloco de { $length } ficaria sobre a água; constrói nas ilhas.
talo-fantasy-sunk = O bloco de { $length } ficaria enterrado no chão.
talo-fantasy-overlap = O bloco de { $length } ficaria metido no bloco { $other }.
talo-fantasy-only = A opção { $name }={ $value } precisa de mode=fantasy.

# Na página. Uma mensagem M do terminal pode ter M-you e M-named para a página.
talo-fantasy-server = Em Talo-Fantasy um servidor pesa cada bloco, e esta página não tem nenhum. Tudo o resto de Talo está aqui.
talo-pitch = Constrói com blocos que têm de se aguentar sozinhos, e trepa pelo que constróis. O primeiro peão a chegar à altura 10 ganha.
talo-prompt-start-you = É a tua vez: põe o teu peão numa casa livre, em terra.
talo-prompt-start-named = { $name } põe o peão numa casa livre, em terra.
talo-prompt-restart-you = O teu peão está cercado: recomeça numa casa livre, em terra, ou fica.
talo-prompt-restart-named = { $name } tem o peão cercado e pode recomeçar com ele.
talo-prompt-roll-you = Estás a lançar o dado.
talo-prompt-roll-named = { $name } lança o dado.
talo-prompt-roll-again-you = A reserva não tem nada para um { $rolled }; lanças outra vez.
talo-prompt-roll-again-named = A reserva não tem nada para um { $rolled }; { $name } lança outra vez.
talo-prompt-take-you = Saiu-te um { $rolled }: tira um bloco desse comprimento, ou dois que somem o mesmo.
talo-prompt-take-named = { $name } lançou um { $rolled } e tira os blocos.
talo-prompt-build-you = É a tua vez: coloca { talo-in-hand }.
talo-prompt-build-named = { $name } coloca { talo-in-hand }.
talo-prompt-holding-you = Estás a segurar o bloco de { $held }: coloca o de { $first } para que tudo aguente.
talo-prompt-holding-named = { $name } segura o bloco de { $held } e coloca o de { $first }.
talo-prompt-finish-you = Move o teu peão, ou acaba o turno.
talo-prompt-finish-named = { $name } pode mover o peão, ou acabar o turno.
talo-prompt-end-you = Acaba o teu turno.
talo-prompt-end-named = { $name } acaba o turno.
talo-highest = { $height ->
    [0] Nenhum peão saiu do tabuleiro.
   *[other] { $won ->
        [true] O teu peão é o mais alto, na altura { $height }: ganhaste!
       *[false] O mais alto, na altura { $height }: { $winner }.
    }
}
talo-on-top-you = O teu peão está na altura 10: ganhaste!
talo-on-top-named = O peão de { $name } está na altura 10 e ganha.
talo-collapsed-you = O teu bloco caiu, por isso perdes. { talo-highest }
talo-collapsed-named = O bloco de { $name } caiu, por isso { $name } perde. { talo-highest }
talo-used-up-named = A reserva acabou. { talo-highest }
talo-standstill-named = Ninguém colocou um bloco durante uma ronda inteira. { talo-highest }
talo-board = A construção: { $count ->
    [0] ainda sem blocos.
    [one] { $count } bloco, altura { $height }.
   *[other] { $count } blocos, altura { $height }.
}
talo-bar = { $length ->
    [1] o bloco de 1
   *[other] { $axis ->
        [x] o bloco de { $length }, de oeste para leste
        [y] o bloco de { $length }, de sul para norte
       *[z] o bloco de { $length }, de pé
    }
}
talo-spot = coluna { $column }, fila { $row }
talo-lies = { $axis ->
    [x] Deitado, de oeste para leste
    [y] Deitado, de sul para norte
   *[z] De pé
}
talo-way = Como fica o bloco
talo-layer = Camada { $layer }
talo-layer-short = { $layer } ↕
talo-lower = Uma camada abaixo
talo-higher = Uma camada acima
talo-let-down = Baixar até ao que está por baixo
talo-puts = peão na { $cell }
talo-moves = peão para a { $cell }, altura { $height }
talo-goes = Para a { $cell }, { $height ->
    [0] no tabuleiro
   *[other] altura { $height }
}
talo-rolls = no dado sai { $face }
talo-takes = { $second ->
    [0] tirar um de { $first }
   *[other] tirar um de { $first } e um de { $second }
}
talo-places = { $bar }, na { $cell }, camada { $layer }
talo-holds = { $bar }, na { $cell }, camada { $layer }, a segurar
talo-suggest = { $bar }, camada { $layer }{ $hold ->
    [true] , a segurar
   *[false] {""}
}
talo-suggest-pawn = { $height ->
    [0] peão no tabuleiro, aqui
   *[other] peão para a altura { $height }
}
talo-ends = acabar o turno
talo-turn = { $what ->
    [put] peão no tabuleiro
    [again] o peão recomeça
    [up] de pé
    [lying] deitado
    [held] segurado
    [moved] peão para a altura { $height }
    [stays] fica
   *[takes] tira { $first }
}
talo-rolled = No dado saiu { $face }.
talo-supply = Reserva: { $count }
talo-supply-of = { $count ->
    [0] nenhum bloco de { $length }
    [one] um bloco de { $length }
   *[other] { $count } blocos de { $length }
}
talo-pawns = Peões
talo-pawn-height = altura { $height }
talo-hand = Na mão
talo-take = Blocos do lançamento
talo-pawn = Peão
talo-place = Colocar
talo-hold = Segurar
talo-dare = Deixar cair
talo-move = Mover
talo-put = Pôr
talo-end-turn = Acabar o turno
talo-decline = Ficar aqui
talo-fade = Camadas à vista; as mais altas ficam transparentes
talo-stain = Cor dos blocos por comprimento
talo-asking = …
talo-verdict-stands = { $safety ->
    [just] Aguenta, mas por pouco.
   *[well] Aguenta.
}
talo-verdict-hold = Sozinho, cai { talo-side }. Segura-o, e coloca o de { $other } como contrapeso.
talo-verdict-dare = Cai { talo-side }, e perdes.
talo-cell = { $cell }, camada { $layer }
talo-cell-pawn = { $part ->
    [foot] peão ({ $name })
   *[head] metade de cima do peão ({ $name })
}
talo-cell-bar = { $bar }
talo-cell-held = { $bar }, segurado
talo-cell-empty = { $under ->
    [land] terra livre
    [middle] terra livre onde nenhum peão começa
    [water] água
    [bar] livre, em cima de um bloco de { $length }
   *[air] livre
}
talo-cell-doable = { $count ->
    [0] aqui não há nada para fazer
    [one] há uma coisa para fazer aqui
   *[other] há { $count } coisas para fazer aqui
}
talo-pawn-at = { $whose ->
    [own] O teu peão está na { $cell }, altura { $height }.
   *[other] { $name }: peão na { $cell }, altura { $height }.
}
talo-hand-has = Na mão: { $lengths }.
talo-supply-has = Na reserva: { $bars }.
talo-option-players = Quantas pessoas
talo-option-players-2 = duas
talo-option-players-3 = três
talo-option-players-4 = quatro
talo-option-board = Tabuleiro
talo-option-board-green = o prado
talo-option-board-islands = as ilhas
talo-option-starts = Os peões começam
talo-option-starts-free = onde se quiser
talo-option-starts-symmetric = no meio de cada quarto do tabuleiro
talo-option-collapse = O que cairia
talo-option-collapse-forbid = não se pode colocar
talo-option-collapse-dare = pode-se arriscar; quem o deixar cair perde
talo-rules =
    Lança o dado. Tira da reserva um bloco desse comprimento, ou dois que somem o mesmo, e coloca-os: deitados ou de pé, em casas inteiras. Se a reserva não tiver nada para o lançamento, lança outra vez. Se também não tiver nada para o terceiro lançamento, o teu turno acaba: não constróis nem moves o peão.

    A camada mais baixa fica em terra. Mais acima, os blocos podem passar por cima da borda e da água. Tem de haver caminho para levar o bloco até lá, por cima ou por um dos lados.

    Tudo tem de se equilibrar sozinho. Um bloco que não tem apoio debaixo do meio tomba, a não ser que outro pese sobre a sua ponta curta ou que um vizinho o trave. Com dois blocos, podes segurar o primeiro até o segundo equilibrar os dois. Os peões não pesam nada.

    O teu peão pode mover-se antes e depois de cada um dos teus blocos. Anda sobre a madeira, os passos que quiseres, cada um à mesma altura, ou um acima ou abaixo. Por cima de cada superfície precisa de duas casas livres. Do tabuleiro trepa para uma superfície de altura 1, e nunca volta ao tabuleiro.

    O primeiro peão na altura 10 ganha. Se a reserva acabar, ou se ninguém colocar um bloco durante uma ronda inteira, ganha o peão mais alto.

    Um peão cercado, que já nenhuma madeira pode ajudar a subir, pode recomeçar no tabuleiro antes do lançamento.

    Se ficou combinado que se pode arriscar, um bloco que não aguentaria pode ser solto: cai com tudo o que levar atrás, quem o soltou perde, e ganha o mais alto dos outros peões.
talo-fantasy-rules =
    Aqui constrói-se em conjunto o que se quiser: uma casa, um animal, uma ponte, uma coisa muito alta. Não há casas no tabuleiro, nem peões, nem adversários, e ninguém perde.

    Lança o dado. Tira da reserva um bloco desse comprimento, ou dois que somem o mesmo. Se a reserva não tiver nada para o lançamento, lança outra vez. Se também não tiver nada para o terceiro lançamento, é a vez da pessoa seguinte.

    Um bloco pode ir para qualquer lado, rodado como quiseres: deitado, de pé ou inclinado. Desce em linha reta até tocar em alguma coisa, e então solta-se. Com dois blocos, podes segurar o primeiro onde está, mesmo no ar, até o segundo estar no lugar certo; então soltam-se os dois ao mesmo tempo.

    A madeira tem peso. Se o bloco escorregar e mais nada se mexer, volta para a tua mão, e podes tentar outra vez. Se levar outros atrás, ficam todos onde caírem. O que cair na água ou fora da mesa sai do jogo.

    A construção desmorona-se quando três blocos de turnos anteriores se mexem muito, ou quando um deles cai na água ou fora da mesa. Então acabou. Se não, constrói-se até a reserva acabar, ou até toda a gente concordar que já está.

    A altura, o avanço, os pés e os blocos usados são medidos e mostrados. O avanço é quanto a madeira passa para lá do bloco mais próximo que toca no chão; um pé é um bloco que toca no chão.
talo-fantasy-keys =
    1 – 9 = tirar blocos para o lançamento; depois: um bloco da mão
    ← → ↑ ↓ = mover o bloco, com Shift só um pouco
    R, X, Y = rodar o bloco, ou incliná-lo; com Shift ao contrário
    D = rodá-lo um grau
    A = deitá-lo, pô-lo de pé
    PageUp, PageDown = levantar ou baixar o bloco
    Home = deixá-lo suspenso por cima de onde vai ficar
    G = ligar ou desligar o encaixe automático
    O = segurá-lo parado, para trazer o segundo
    Enter = soltar
    Escape = acabar a queda que se vê
    K = dar cores aos blocos pelo comprimento
    Q, E, V = rodar a mesa, ver do lado seguinte
    T = ver de cima
    + − = mais perto, mais longe
    C = vista normal
talo-keys =
    1 – 9 = tirar blocos para o lançamento; depois: um bloco da mão
    R, Shift + ← → = rodar o bloco
    ← → ↑ ↓ = mover o bloco, ou ir para a superfície seguinte
    PageUp, PageDown = levantar ou baixar o bloco
    B = baixá-lo até ao que está por baixo
    Enter = colocá-lo, segurá-lo, ou mover o peão
    G = deixá-lo cair, onde se pode arriscar
    P = o peão em vez de um bloco
    N = acabar o turno
    X = pôr transparentes as camadas mais altas
    K = dar cores aos blocos pelo comprimento
    Q, E, V = rodar a mesa, ver do lado seguinte
    T = ver de cima
    + − = mais perto, mais longe
    C = vista normal
talo-tip-start = { $device ->
    [touch] Toca numa casa livre para o teu peão e depois em «Pôr».
   *[mouse] Clica numa casa livre para lá pôr o teu peão.
}
talo-tip-take = O dado diz o comprimento: tira um bloco assim, ou dois que somem o mesmo.
talo-tip-build = { $device ->
    [touch] Toca onde queres pôr o bloco. Verde: aguenta. Laranja: por pouco. Vermelho: cai. Depois toca em Colocar.
   *[mouse] Aponta para onde o bloco vai. Com R rodas, com a roda do rato levantas. Verde: aguenta. Laranja: por pouco. Vermelho: cai.
}
talo-tip-finish = O teu peão pode ir para qualquer superfície iluminada, cada passo à mesma altura, ou um acima ou abaixo. O primeiro na altura 10 ganha.
talo-score-height = Altura
talo-decides = O peão que decide, na altura { $height }.
