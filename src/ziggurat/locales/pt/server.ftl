# O servidor de mesas: o que recusa e porquê, os estados que junta a uma partida, dicas e frases rápidas.

server-waiting-for = { $count ->
    [0] Já está toda a gente à mesa.
    [one] Falta uma pessoa para a mesa ficar completa.
   *[other] Faltam { $count } pessoas para a mesa ficar completa.
}
server-resigned = O lugar { $seat } desistiu.
server-time = O lugar { $seat } ficou sem tempo.
server-abandoned = A partida ficou a meio.

server-no-table = Aqui já não há nenhuma mesa, ou nunca houve.
server-old-rules = Esta partida de { $game } jogou-se com a versão { $version } das regras; este programa tem a versão { $known }.
server-wrong-key = Esta ligação pessoal não é desta mesa. Com a ligação da própria mesa ainda podes assistir.
server-only-watching = Estás a assistir. Para jogar, escolhe um lugar.
server-not-your-turn = É a vez do lugar { $seat }.
server-not-your-seat = Esse lugar não é teu.
server-which-seat = Tens vários lugares; diz qual.
server-stale = Entretanto a partida avançou; olha outra vez.
server-waiting = A partida começa quando toda a gente estiver à mesa.
server-over = A partida acabou.
server-not-over = A partida ainda não acabou.
server-bot-leads = Agora joga um bot no lugar { $seat }.
server-no-undo-now = Agora não se pode desfazer nada.
server-undo-pending = O lugar { $seat } já pediu para desfazer uma jogada.
server-nothing-to-undo = Não tens nenhuma jogada que se possa desfazer.
server-undo-past-absent = Isso desfazia também uma jogada do lugar { $seat }, e ninguém está lá para concordar.
server-no-undo-pending = Esse pedido já não está aberto.
server-no-stand-in-there = Um bot só pode substituir outra pessoa da mesa.
server-not-absent = No lugar { $seat } está alguém, ou estava há um momento.
server-rematch-made = A próxima partida já está à espera.
server-no-rematch-asked = Ninguém pediu outra partida.
server-no-open-seat = Todos os lugares estão ocupados. Mas podes assistir.
server-seat-taken = O lugar { $seat } não está livre.
server-seat-count = Este jogo tem { $seats ->
    [one] { $seats } lugar
   *[other] { $seats } lugares
}, não { $count }.
server-begun-open = Uma partida que começa numa posição mais adiantada é para pessoas neste dispositivo e para bots; não tem lugares abertos.
server-bad-log = Isto não é a história de uma partida de um dispositivo: a entrada { $number } é impossível.
server-no-phrase = «{ $phrase }» não é uma das frases rápidas.
server-no-hints = Não há dicas enquanto há pessoas a jogar umas contra as outras.
server-no-moment = Esta partida ainda só tem { $count ->
    [0] 0 jogadas.
    [one] { $count } jogada.
   *[other] { $count } jogadas.
}
server-no-lesson = As lições deste jogo não têm nenhum passo «{ $step }».

server-unreadable = Não se entendeu a mensagem: { $why }.
server-not-a-number = { $name } tem de ser um número inteiro, não «{ $value }».
server-not-json = O pedido tem de ser JSON (tipo de conteúdo application/json).
server-not-utf8 = O pedido não é UTF-8 válido.
server-one-host = Um pedido tem de indicar exatamente um host.
server-headers-too-large = Os cabeçalhos do pedido são grandes demais, ou são demasiados.
server-too-slow = O pedido demorou demasiado a chegar.
server-beyond-end = { $count ->
    [0] A partida ainda não tem jogadas; a análise não pode começar depois da { $first }.
    [one] A partida só tem { $count } jogada; a análise não pode começar depois da { $first }.
   *[other] A partida só tem { $count } jogadas; a análise não pode começar depois da { $first }.
}
server-too-large = O pedido é grande demais; pode ter no máximo { $most } bytes.
server-no-hello = A primeira mensagem no socket tem de ser um hello, em poucos segundos.
server-second-hello = Já disseste hello.
server-nothing-here = Neste endereço não há nada.
server-wrong-method = Este endereço não se usa assim.
server-bad-request = Não se entendeu o pedido.
server-wrong-host = Este servidor não responde ao nome «{ $host }»; quem o gere pode permiti-lo com --allow-host.
server-wrong-origin = Uma página de outro site não pode usar este servidor.
server-table-damaged = A partida guardada desta mesa está danificada, por isso não se consegue abrir. A culpa não é tua; avisa quem gere o servidor.
server-table-deleted = Esta mesa foi apagada.
server-data-damaged = Os dados do servidor estão danificados. A culpa não é tua; avisa quem gere o servidor.
server-not-read = O servidor não conseguiu ler isto. Tenta outra vez daqui a um momento.
server-not-creator = Só quem criou a mesa pode pedir para a apagar.
server-forget-pending = Já se perguntou às outras pessoas da mesa.
server-no-forget-pending = Esse pedido já não está aberto.
server-no-network = Esta máquina ainda não está numa rede. Liga-a ao Wi-Fi ou a um cabo, e tenta outra vez.
server-network-not-yours = Só quem está na própria máquina pode deixar entrar outras pessoas.
server-network-fixed = Se outras pessoas podem entrar ou não, ficou decidido quando este servidor começou.
server-crash = Alguma coisa correu mal no servidor; a tua partida está a salvo.
server-not-stored = O servidor não conseguiu guardar isto, por isso nada mudou. Tenta outra vez.
server-closing = O servidor está a reiniciar; a tua partida fica guardada.
server-elsewhere = Neste momento, outra parte do servidor trata desta mesa. Tenta outra vez daqui a um momento.
server-not-kept = O servidor perdeu a ligação à base de dados e está à espera dela. A tua partida está guardada; tenta outra vez daqui a um momento.

server-making-ready = As regras de { $game } estão a ser preparadas. Isto só acontece uma vez e pode demorar um ou dois minutos. Volta daqui a pouco.
server-too-many-requests = Isso foi muito de uma vez; espera um momento.
server-too-many-made = Do teu endereço já se criaram muitas mesas; espera um pouco.
server-too-many-tables = Agora o servidor não tem espaço para mais nenhuma mesa.
server-too-many-sockets = Agora há demasiadas pessoas ligadas; tenta outra vez daqui a um momento.
server-table-full = Nesta mesa já aconteceu tanta coisa que não cabe mais; começa uma nova.
server-too-many-simulations = Aqui um bot pode usar no máximo { $most } simulações.
server-too-fast = Isso foi depressa demais; espera um momento.
server-too-busy = Todos os bots já estão a pensar; pede outra vez daqui a um momento.

phrase-hello = Olá.
phrase-good-luck = Boa sorte.
phrase-nice = Boa jogada.
phrase-oops = Ups.
phrase-thinking = Deixa-me pensar.
phrase-thanks = Um grande obrigado.
phrase-well-played = Bem jogado.
phrase-one-more = Mais uma partida?
phrase-goodbye = Até à próxima.
server-no-bots = { $game } constrói-se à mão: nesta mesa não há bots.
server-no-clock = { $game } joga-se sem relógio.
server-no-resigning = Em { $game } ninguém desiste: constrói-se em conjunto. Quando a construção estiver pronta, escolhe «Já está».
server-done-pending = Já perguntaste às outras pessoas se já está.
server-no-done-pending = Esse pedido já não está aberto.
server-no-movement = Neste jogo ninguém vê o que as outras pessoas têm na mão.
