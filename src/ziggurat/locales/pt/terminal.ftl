# A linha de comandos e o jogo no teclado.

bad-usage = { $why } («{ $command } --help» mostra o que é possível).
bad-number = { $name } tem de ser um número inteiro, { $least } ou mais, não «{ $text }».
bad-number-between = { $name } tem de ser um número inteiro de { $least } a { $most }, não «{ $text }».
bad-seconds = { $name } tem de ser um número de segundos acima de 0, como 2 ou 0.5, não «{ $text }».
bad-option = «{ $text }» não é uma opção; escreve nome=valor.
option-twice = A opção { $name } aparece duas vezes.
option-text = texto
option-drawn = ao acaso
options-drawn = saiu: { $values }
unknown-language = O Ziggurat não fala «{ $language }»; as línguas são: { $known }.
not-text = O ficheiro «{ $path }» não é texto UTF-8.
not-text-typed = A entrada padrão não é texto UTF-8.
unreadable = Não se consegue ler o ficheiro «{ $path }»: { $why }.
unwritable = Não se consegue escrever o ficheiro «{ $path }»: { $why }.
unwritable-folder = A pasta «{ $path }» não pode ser usada: { $why }.
system-failed = O programa não pode continuar: { $why }.
interrupted = Parou antes de o trabalho estar feito.
after-illegal = A jogada { $number } de --after, «{ $token }», não é permitida: { $why }
replay-ended = A partida acabou mais cedo ({ $termination }); resultado: { $result }.
replay-termination = { $how ->
    [resigned] o lugar { $seat } desistiu
    [time] o lugar { $seat } ficou sem tempo
   *[abandoned] ficou a meio
}
hint-order = A pesquisa olha mais vezes para aquilo em que mais confia. Isso vem primeiro, mesmo antes de uma percentagem maior que assenta em poucas observações.
expected-line = A pesquisa espera: { $line }
best-line = O melhor dos dois lados: { $line }
hint-others = { $count ->
    [0] e mais nenhuma jogada
    [one] e mais { $count } jogada
   *[other] e mais { $count } jogadas
}
analyse-better = melhor: { $token } { $worth }
# Números em tabelas, como a língua os escreve.
figure-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
figure-percent-exact = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-player = jogador
arena-games = partidas
arena-score = pontos
arena-elo = Elo (95%)
arena-time = por jogada
arena-of = { $count ->
    [0] 0 partidas
    [one] { $count } partida
   *[other] { $count } partidas
}
arena-too-few = Um torneio precisa de dois jogadores ou mais, e de um jogo com dois lugares ou mais.
arena-two = --until-sure é para exatamente dois jogadores.
arena-stronger = { $player } é mais forte, por cerca de { $elo } Elo ou mais.
arena-not-stronger = { $player } não é mais forte.
arena-unsure = São poucas partidas para dizer se { $player } é mais forte por { $elo } Elo.

play-welcome = { $game }. Escreve uma jogada, ou ? para ajuda.
play-help = Escreve uma jogada, como as que «legal» mostra, ou uma destas palavras: legal, show, hint, undo, save FICHEIRO, load FICHEIRO, quit.
    Podes escrever várias jogadas numa linha: jogam-se todas, ou nenhuma. Acaba a linha onde decide o acaso ou um bot.
play-which-game = Que jogo?
play-who = Quem joga?
play-against-bot = Tu, contra um bot
play-how-strong = Com que força?
play-bad-level = «{ $text }» não é um nível; os níveis vão de 1 a 5.
play-people = Pessoas, neste teclado
play-watch = Só bots; tu assistes
play-choose-number = Escreve um número de 1 a { $most }, ou o início de uma resposta.
play-choose-one = «{ $text }» pode ser: { $answers }. Escreve mais um pouco.
play-no-answer = Não houve resposta; não se joga nada.
play-load-alone = --load traz o seu próprio jogo; deixa de fora JOGO, -o e --after.
play-at-what = --at é para uma partida guardada: usa-o com --load FICHEIRO.
play-at-beyond = A partida guardada acaba depois da jogada { $count }, por isso não tem nenhuma posição depois da jogada { $ply }.
play-bad-bots = «{ $text }» não indica lugares deste jogo; escreve lugares de 1 a { $seats }, separados por vírgulas, ou none.
play-bot = O lugar { $seat } joga { $token }.
play-drawn = Acaso: { $token }.
play-not-legal = («legal» mostra o que se pode fazer.)
play-line-illegal = { $why } Por isso não se joga nada desta linha. O problema é «{ $token }».
play-line-chance = «{ $token }» vem cedo demais: primeiro decide o acaso. Por isso não se joga nada desta linha; escreve só o que vem antes de «{ $token }».
play-line-bot = «{ $token }» não é para ti: no lugar { $seat } joga um bot. Por isso não se joga nada desta linha; escreve só o que vem antes de «{ $token }».
play-which-file = Escreve «{ $command } FICHEIRO», com o nome de um ficheiro.
play-nothing-to-undo = Não há nada para desfazer.
play-hint-more = (Escreve «hint» outra vez para saber mais.)
play-no-hint = A partida acabou; já não há dicas.
hint-steps = Uma dica tem { $most } passos: 1 onde olhar, 2 que peça, 3 a jogada, 4 porquê.
play-saved = Ficou guardada em { $path }.
play-overwrite = { $path } já contém outra coisa. Substituir? Escreve sim ou não.
play-not-saved = Não se guardou nada; esse ficheiro fica como está.
play-drop = A partida atual não está guardada. Deitá-la fora e carregar a outra? Escreve sim ou não.
play-not-loaded = Não se carregou nada; a partida continua.
play-end = A partida acabou.
play-after-end = («undo» desfaz a tua última jogada, «save FICHEIRO» guarda a partida, e uma linha vazia fecha o programa.)
play-record = O registo da partida, para guardar ou continuar (play --load FICHEIRO):
play-kept = A partida foi interrompida; está guardada em { $path } (play --load FICHEIRO continua-a).
play-not-kept = A partida foi interrompida, e não se conseguiu escrever nenhum ficheiro. O único registo está nas linhas acima.
play-by-hand = { $game } constrói-se à mão, em três dimensões. Joga-o na página; aqui podes rever os seus registos.

arena-pair = { $one } – { $other }: { $share } ({ $low } … { $high }), { arena-of }
arena-all-distinct = Nenhuma partida se repetiu.
arena-distinct = { $distinct ->
    [1] Todas estas partidas são uma só. As margens e os intervalos contam-na uma vez.
    [one] Só { $distinct } destas partidas é diferente. As margens e os intervalos não contam nenhuma duas vezes.
   *[other] Só { $distinct } destas partidas são diferentes. As margens e os intervalos não contam nenhuma duas vezes.
}
play-yes-words = sim, s
