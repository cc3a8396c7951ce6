# O que dizem os ambientes para investigação: lotes, ambientes vetoriais, pesquisa em lotes.

batch-size = O tamanho de um lote tem de ser um número inteiro, 1 ou mais.
batch-packed = As regras de { $game } não têm a função «pack», por isso este lote não se pode compactar.
batch-steps = «{ $value }» não é um número de passos. Nenhuma partida avançou.
batch-actions = Um passo deste lote de { $game } leva { $size } jogadas, uma para cada partida. Nenhuma partida avançou.
batch-actions-shape = Um passo deste lote de { $game } leva { $size } jogadas, uma para cada partida, não um array de forma { $shape }. Nenhuma partida avançou.
batch-actions-kind = Um passo deste lote de { $game } leva { $size } jogadas, uma para cada partida, como números inteiros, não como { $kind }. Nenhuma partida avançou.
batch-illegal = Partida { $number } deste lote de { $game }: a jogada { $action } não é permitida aí. Nenhuma partida avançou.
batch-index = Este lote de { $game } tem as partidas 0 a { $last }, mas o elemento { $place } da lista é { $value }. Nada mudou.
batch-index-kind = Indica as partidas deste lote de { $game } com uma lista de números de 0 a { $last }, ou com um valor lógico para cada partida; «{ $value }» não é nem uma coisa nem outra. Nada mudou.
batch-index-twice = A partida { $number } deste lote de { $game } aparece duas vezes. Nada mudou.
batch-count = Cada partida escolhida deste lote de { $game } precisa de uma posição: { $games } ao todo, não { $given }. Nada mudou.
batch-rows = Uma posição de { $game } num lote é uma linha de { $length } inteiros do tipo int64; um array de forma { $shape } e tipo { $kind } não tem linhas assim. Nada mudou.
batch-untold = As linhas dadas a este lote de { $game } não dizem como se chegou a elas, por isso não se podem verificar. Dá posições da classe Position, ou check=False se confias nas linhas. Nada mudou.
batch-no-position = Partida { $number } deste lote de { $game }: «{ $value }» não é uma posição. Nada mudou.
batch-other-game = Partida { $number } deste lote de { $game }: a posição dada é de { $other }. Nada mudou.
batch-other-options = Partida { $number } deste lote de { $game }: a posição dada tem { $option } = { $value }, o lote tem { $own }. Nada mudou.
batch-history = Partida { $number } deste lote de { $game }: a jogada { $action }, número { $ply } da história da posição, não é permitida. Nada mudou.
batch-unreachable = Partida { $number } deste lote de { $game }: a história da posição não leva até ela. Nada mudou.
batch-unlike = Só se podem copiar partidas para este lote de { $game } a partir de um lote com o mesmo jogo, as mesmas opções e a mesma forma. Nada mudou.
batch-no-finals = Este lote de { $game } não guarda como acabaram as partidas; cria-o com keep_final=True.
batch-other-version = Este lote de { $game } foi guardado com a versão { $version } das regras; este programa tem a versão { $known }.
no-gpu = Não se conseguiu abrir aqui nenhuma GPU da NVIDIA. Usa ziggurat.research.Batch: joga as mesmas partidas no processador.

search-selection = «{ $value }» não é uma maneira de selecionar; escolhe entre: { $known }.
search-setting = { $name } não pode ser «{ $value }».
search-whole = { $name } tem de ser um número inteiro, { $least } ou mais, não «{ $value }».
search-number = { $name } tem de ser um número de { $least } a { $most }, não «{ $value }».
search-batch = Esta pesquisa precisa de um lote de { $size } partidas de { $game }, com as mesmas opções que a pesquisa.
search-pair = Nesta pesquisa de { $game }, a rede tem de devolver dois arrays, logits e values, não «{ $kind }».
search-shape = O resultado { $what } da rede, para esta pesquisa de { $game }, tem de ter uma destas formas: { $wanted }, não { $shape }.
search-kind = O resultado { $what } da rede, para esta pesquisa de { $game }, tem de ser um array de números, não «{ $kind }».
search-nan = Partida { $number } desta pesquisa de { $game }: no resultado { $what } da rede há números que não são finitos. As árvores foram deitadas fora.

# Redes e treino
network-none = O ficheiro «{ $file }» não contém nenhuma rede.
network-damaged = A rede em «{ $file }» está danificada; cria-a ou obtém-na outra vez.
network-unread = Não se consegue ler a rede em «{ $file }»: { $why }.
network-of-other-game = A rede em «{ $file }» não é para { $game }.
network-of-other-version = A rede em «{ $file }» foi feita para outra versão de { $game }; treina uma nova.
no-course = { $game } não se pode treinar; estes jogos podem: { $known }.
no-torch = O treino precisa do PyTorch. Instala-o com: pip install "ziggurat[train]"
run-damaged = O ficheiro «{ $file }» está danificado; o treino não pode continuar. Começa noutra pasta.
run-of-other = A pasta «{ $folder }» tem um treino de { $game } com outro plano; começa noutra pasta.
train-playing = contra si mesma
train-training = treino
train-gate = exame
train-generation = A geração { $number } fez { $share }% em { $games } partidas contra a melhor até agora. { $kept ->
    [yes] Agora é ela a melhor.
   *[no] A melhor até agora continua a ser a melhor.
}
train-done = A melhor rede é { $file }.
train-nothing = Nenhuma rede foi melhor do que a pesquisa sem rede.
train-exact = A rede concorda com a solução em { $share }% de { $positions } posições que nunca viu.
