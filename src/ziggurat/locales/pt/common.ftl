# O que dizem todos os jogos e todos os cantos da casa.

unknown-game = Não há nenhum jogo chamado «{ $name }»; os jogos são: { $known }.
game-name-taken = O pacote «{ $package }» traz um jogo «{ $name }», mas já existe um com esse nome.
game-unusable = O jogo «{ $name }» do pacote «{ $package }» não pode ser usado: { $why }
game-misnamed = O pacote «{ $package }» não tem nenhum jogo chamado «{ $name }» no lugar que o seu ponto de entrada indica.
unknown-option = { $game } não tem a opção «{ $name }»; as opções são: { $names }.
no-options = { $game } não tem opções, por isso também não tem «{ $name }».
bad-value = «{ $value }» não é um valor de { $name }; os valores são: { $values }.
game-over = A partida acabou; já não se pode jogar «{ $token }».
not-solved = { $game } não está resolvido; só babel está.
no-expert = { $game } não está resolvido com exatidão; só babel está.
bad-player = «{ $text }» não é um jogador; os jogadores são: level1 a level5, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = «{ $text }» não é um número que sirva para uma pesquisa; servem estes: { $figures }.
bad-player-figure = «{ $text }» em «{ $player }» não é um número que sirva para uma pesquisa; servem estes: { $figures }.
bad-simulations = «{ $value }» não é um número de simulações; é preciso pelo menos 1.
bad-time = «{ $value }» não é um tempo em segundos.
worker-died = Um processo parou antes de acabar o trabalho; talvez a memória estivesse cheia.
ray-missing = O Ray não está instalado aqui: pip install "ziggurat[ray]".
ray-unreachable = Não há nenhum cluster Ray em { $address }: { $why }
ray-lost = Perdeu-se o cluster Ray em { $address }: { $why }
ray-other-version = O cluster Ray em { $address } tem a versão { $theirs } do Ziggurat; esta máquina tem a { $ours }. As duas têm de ser iguais.
ray-other-game = O cluster Ray não conhece o jogo «{ $game }» como esta máquina o conhece. Instala-o lá também.
no-such-action = Não há nenhuma jogada com o número { $token }.
not-an-action = «{ $value }» não é uma jogada; uma jogada é um texto, como os que «legal» mostra, ou um número inteiro.
no-such-seat = Não há nenhum lugar «{ $seat }»; os lugares vão de 1 a { $seats }.
bad-seed = «{ $value }» não é uma semente; uma semente é um número inteiro.
other-spaces = Com estas opções, { $game } tem outros lugares, jogadas ou planos; cria um ambiente novo para elas.
bad-text = «{ $value }» não é um valor de { $name }; os seus valores são textos.

record-no-game = O registo não diz de que jogo é: falta uma linha [Game "…"].
record-bad-tag = A linha { $line } do registo não é uma etiqueta da forma [Nome "valor"].
record-tag-twice = A etiqueta «{ $name }» aparece duas vezes no registo.
record-brace = Um comentário do registo não está fechado, ou está dentro de outro.
record-version = O registo foi feito com a versão { $version } das regras de { $game }; esta é a versão { $known }.
record-termination = «{ $termination }» não é uma maneira de acabar uma partida mais cedo; as maneiras são: resigned LUGAR, time LUGAR, abandoned.
record-players = O registo tem { $count ->
    [0] 0 jogadores
    [one] { $count } jogador
   *[other] { $count } jogadores
}, mas a partida tem { $seats ->
    [one] { $seats } lugar.
   *[other] { $seats } lugares.
}
record-bad-name = «{ $name }» não pode ser um nome num registo: nem vírgulas, nem quebras de linha, nem espaços no início ou no fim, nem só algarismos.
record-bad-comment = Um comentário de um registo não pode ter chavetas.
record-illegal = A jogada { $number } do registo, «{ $token }», não é permitida: { $why }
record-ended-twice = O registo diz «{ $termination }», mas a partida acabou pelas próprias regras.
record-result = O registo diz que o resultado é { $result }; na verdade é { $true }.
record-not-over = O registo diz que o resultado é { $result }, mas a partida não acabou.
record-winners = «{ $result }» não é um resultado: um resultado diz os lugares que ganharam, de 1 a { $seats }, cada um só uma vez.
record-ended-by-nobody = O registo diz «{ $termination }», mas os lugares da partida vão de 1 a { $seats }.
record-contradiction = O registo diz «{ $termination }», e também que o lugar { $seat } ganhou.
record-too-many-players = O registo tem { $count } jogadores; nenhum jogo tem tantos.
record-not-text = Um registo é feito de textos; «{ $value }» não é um texto.
record-half-character = «{ $value }» não pode estar num registo: contém metade de um carácter.
record-line-break = O que o registo diz em «{ $name }» não pode ter várias linhas.
record-bad-token = «{ $token }» não pode ser uma jogada num registo: nem espaços, nem chavetas, nem parênteses.
record-bad-note = «{ $name }» não pode ser o nome de uma nota num registo: só letras, algarismos e _, e primeiro uma letra.
record-comment-place = Há um comentário depois da jogada { $number }, mas o registo só tem { $count }.
record-illegal-variation = A jogada { $number } de uma variante, «{ $token }», não é permitida: { $why }
record-variation-place = Há uma variante no lugar da jogada { $number }, mas o registo só tem { $count }.
record-variation-first = Uma variante substitui a jogada anterior, e antes da primeira não há nenhuma.
record-empty-variation = Uma variante do registo está vazia.
record-parenthesis = Um parêntese do registo não tem par.
record-too-deep = As variantes de um registo têm no máximo { $most } níveis.
record-several = Há várias partidas neste registo. «ziggurat record» lê ficheiros assim.
record-too-long = A partida que começa na linha { $line } tem mais de { $most } letras. Isso não é um registo.
record-bad-json = Esta linha não é um registo em JSON: { $why }
record-bad-number = Não se consegue ler a partida { $number } do ficheiro (linha { $line }): { $why }
record-bad-game = { $path }, partida { $number } (linha { $line }): { $why }
record-checked = { $bad ->
    [0] { $games ->
        [0] Nenhuma partida.
        [one] Uma partida, e está certa.
       *[other] As { $games } partidas estão certas.
    }
   *[other] De { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $bad ->
        [one] { $bad } não está certa.
       *[other] { $bad } não estão certas.
    }
}

# Quanto vale uma jogada, onde se sabe com exatidão.
worth-win = ganha em { $distance }
worth-draw = partilha em { $distance }
worth-loss = perde em { $distance }
worth-proven-win = ganha de certeza
worth-proven-draw = dá de certeza { $percent }% da vitória
worth-proven-loss = perde contra quem joga sem erros
worth-estimate = ganha cerca de { $percent }% das vezes (± { $margin })
played-by-hand = { $game } constrói-se à mão, e não se pode fazer uma lista das suas jogadas: nem os bots, nem a análise, nem perft, nem os ambientes o conhecem.

babel-title = Babel
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label }: { $words }
enumerated = { $before }, { $next }
full-stop = { $words }.
