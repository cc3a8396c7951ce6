# O servidor de mesas: o que recusa e porquê, os estados que junta a uma partida, dicas e frases rápidas.

server-resigned = O lugar { $seat } desistiu.
server-time = O lugar { $seat } ficou sem tempo.
server-abandoned = Nesta mesa já aconteceu tanta coisa que não cabe mais: a partida acaba aqui, e ninguém a perde.

server-no-table = Aqui já não há nenhuma mesa, ou nunca houve.
server-old-rules = Esta partida de { $game } jogou-se com a versão { $version } das regras; este programa tem a versão { $known }.
server-wrong-key = Esta ligação pessoal não é desta mesa. Com a ligação da própria mesa ainda podes assistir.
server-not-your-seat = Esse lugar não é teu.
server-which-seat = Tens vários lugares; diz qual.
server-stale = Entretanto a partida avançou; olha outra vez.
server-waiting = A partida começa quando toda a gente estiver à mesa.
server-over = A partida acabou.
server-not-over = A partida ainda não acabou.
server-bot-leads = Agora joga um bot no lugar { $seat }.
server-no-undo-now = Agora não se pode desfazer nada.
server-nothing-to-undo = Não tens nenhuma jogada que se possa desfazer.
server-no-stand-in-there = Um bot só pode substituir outra pessoa da mesa.
server-seat-count = Este jogo tem { $seats ->
    [one] { $seats } lugar
   *[other] { $seats } lugares
}, não { $count }.
server-no-lesson = As lições deste jogo não têm nenhum passo «{ $step }».

server-beyond-end = { $count ->
    [0] A partida ainda não tem jogadas; a análise não pode começar depois da { $first }.
    [one] A partida só tem { $count } jogada; a análise não pode começar depois da { $first }.
   *[other] A partida só tem { $count } jogadas; a análise não pode começar depois da { $first }.
}
server-table-damaged = A partida guardada desta mesa está danificada, por isso não se consegue abrir. A culpa não é tua; avisa quem gere o servidor.
server-table-deleted = Esta mesa foi apagada.

phrase-hello = Olá.
phrase-good-luck = Boa sorte.
phrase-nice = Boa jogada.
phrase-oops = Ups.
phrase-thinking = Deixa-me pensar.
phrase-thanks = Um grande obrigado.
phrase-well-played = Bem jogado.
phrase-one-more = Mais uma partida?
phrase-goodbye = Até à próxima.
