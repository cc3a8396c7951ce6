# Desafios do dia. De um jogo G: G-puzzle é o título, -task o que se pede, -hint uma dica, -done a palavra depois da
# resposta certa; as outras dizem porque uma resposta não o é.

puzzle-not-a-choice = Aqui escolhes entre: { $choices }.
puzzle-go-on = Até aqui, certo. Continua.
puzzle-considered = { $count ->
    [0] Nenhuma forma foi experimentada.
    [one] Foi experimentada { $count } forma; só uma resulta.
   *[other] Foram experimentadas todas as { $count } formas; só uma resulta.
}

babel-puzzle = Ganha em 5
babel-puzzle-task = Só uma jogada ganha. Ganha em 5 jogadas, a contar as tuas e as da outra pessoa: coloca o primeiro cubo, o terceiro e o último.
babel-puzzle-hint = Vê o que a outra pessoa ainda poderia colocar depois do teu cubo. Quanto menos respostas, melhor.
babel-puzzle-done = Já nada encaixa: ganhaste em 5!
babel-puzzle-loses = A outra pessoa tem uma resposta que ganha: { $reply }.
babel-puzzle-slow = Assim também se ganha, mas mais tarde: em { $distance } jogadas a partir daqui.

nivos-puzzle = Nenhum cilindro
nivos-puzzle-task = Coloca uma peça sem ficares com nenhum cilindro. Na tua próxima vez tens de poder fazer o mesmo, faça a outra pessoa o que fizer.
nivos-puzzle-hint = Primeiro procura o que não abre um nível novo. Depois pensa, para cada peça, o que a outra pessoa te podia estragar.
nivos-puzzle-done = Nenhum cilindro agora, e nenhum na tua próxima vez: nenhuma resposta muda isso.
nivos-puzzle-now = Isto abre um nível novo, e ficas logo com um cilindro.
nivos-puzzle-next = Agora não ficas com nenhum, mas depois desta resposta ficavas com um cilindro na tua próxima vez: { $reply }.

bubbles-puzzle = Três grupos numa queda
bubbles-puzzle-task = Troca duas bolhas vizinhas no céu, ou deixa-o como está; depois deixa cair duas. No teu planeta têm de rebentar três grupos.
bubbles-puzzle-hint = O que um grupo deixa por cima cai, e pode fazer o grupo seguinte. Procura duas da mesma cor com um espaço no meio.
bubbles-puzzle-drop = Agora deixa cair duas bolhas vizinhas do céu.
bubbles-puzzle-done = Três grupos numa queda!
bubbles-puzzle-few = { $count ->
    [0] Esta queda não faz nenhum grupo. São precisos três.
    [one] Esta queda faz um grupo. São precisos três.
   *[other] Esta queda faz dois grupos. Ainda falta um.
}

talo-puzzle = O que ainda aguenta?
talo-puzzle-task = Cinco lugares para um bloco. Só num deles tudo aguenta quando a mão o solta.
talo-puzzle-hint = O meio de um bloco quer madeira por baixo, ou um peso na outra ponta.
talo-puzzle-done = Aguenta, e tudo o que está por baixo também.

# No teclado.
puzzle-keys = Escreve uma jogada, ou: legal, again, hint, answer, quit.

# Na página.
puzzles = Desafios do dia
puzzles-today = Hoje
puzzles-of-day = Desafios: { $day }
puzzles-about = Um para cada jogo, novo todos os dias, cada um com uma só resposta.
puzzles-open = Resolver
puzzles-open-game = Resolver «{ $title }» ({ $game })
puzzles-again-game = Ver de novo «{ $title }» ({ $game })
puzzles-look-again = Ver de novo
puzzles-solved = Resolvido
puzzles-solved-later = Resolvido depois
puzzles-shown = Resposta vista
puzzles-earlier = O dia anterior
puzzles-later = O dia seguinte
puzzles-to-come = Os desafios deste dia ainda estão para vir.
puzzles-no-day = Para este dia não há desafios.
puzzles-streak = { $days ->
    [0] Ainda sem dias seguidos
    [one] { $days } dia
   *[other] { $days } dias seguidos
}
puzzles-streak-more = Resolve um dos desafios de hoje e o dia conta. Isto só fica guardado neste dispositivo.
puzzles-streak-kept = O dia de hoje já conta.
puzzles-past = Os desafios de outros dias são só para brincar; só contam os de hoje.
puzzles-hint = Dica
puzzles-answer = Ver a resposta
puzzles-answer-sure = Se a vires, já não conta
puzzles-try-again = Tentar de novo
puzzles-begin-again = Desde o início
puzzles-next = Desafio seguinte
puzzles-all = Todos os desafios do dia
puzzles-not-it = Não é esta
puzzles-right = É isso mesmo
puzzles-the-answer = A resposta
puzzles-choose = Escolhe um lugar
puzzles-choice = Lugar { $letter }
puzzles-take-choice = Aqui aguenta
