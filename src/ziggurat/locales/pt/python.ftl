# What Python says and the page never does by itself: the server sends it with its words, in the reader's language.

# Games, players and figures.
game-name-taken = O pacote «{ $package }» traz um jogo «{ $name }», mas já existe um com esse nome.
game-unusable = O jogo «{ $name }» do pacote «{ $package }» não pode ser usado: { $why }
game-misnamed = O pacote «{ $package }» não tem nenhum jogo chamado «{ $name }» no lugar que o seu ponto de entrada indica.
no-expert = { $game } não está resolvido com exatidão; só o Babel está.
bad-player = «{ $text }» não é um jogador; os jogadores são: level1 a level5, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = «{ $text }» não é um número que sirva para uma pesquisa; servem estes: { $figures }.
bad-player-figure = «{ $text }» em «{ $player }» não é um número que sirva para uma pesquisa; servem estes: { $figures }.
bot-over = A partida acabou: um bot não tem nada para escolher.
bot-chance = Aqui joga o acaso, e não um lugar: um bot não tem nada para escolher.
no-bot = «{ $value }» não é um bot: tem de ter os métodos fresh, choose e analyse. «ziggurat.bots.player» cria um a partir do nome.
bad-render-mode = «{ $mode }» não é um modo de visualização deste ambiente; os modos são: { $known }.
no-render-mode = Este ambiente não mostra nada, por isso o modo de visualização não pode ser «{ $mode }».
bad-simulations = «{ $value }» não é um número de simulações; é preciso pelo menos 1.
bad-time = «{ $value }» não é um tempo em segundos.
no-such-action = Não há nenhuma jogada com o número { $token }.
not-an-action = «{ $value }» não é uma jogada; uma jogada é um texto, como os que «legal» mostra, ou um número inteiro.
no-such-seat = Não há nenhum lugar «{ $seat }»; os lugares vão de 1 a { $seats }.
bad-seed = «{ $value }» não é uma semente; uma semente é um número inteiro.
other-spaces = Com estas opções, { $game } tem outros lugares, jogadas ou planos; cria um ambiente novo para elas.
bad-text = «{ $value }» não é um valor de { $name }; os seus valores são textos.
played-by-hand = { $game } constrói-se à mão, e não se pode fazer uma lista das suas jogadas: nem os bots, nem a análise, nem perft, nem os ambientes o conhecem.

# Work on several machines.
worker-died = Um processo parou antes de acabar o trabalho; talvez a memória estivesse cheia.
ray-missing = O Ray não está instalado aqui: pip install "ziggurat[ray]".
ray-unreachable = Não há nenhum cluster Ray em { $address }: { $why }
ray-lost = Perdeu-se o cluster Ray em { $address }: { $why }
ray-other-version = O cluster Ray em { $address } tem a versão { $theirs } do Ziggurat; esta máquina tem a { $ours }. As duas têm de ser iguais.
ray-other-game = O cluster Ray não conhece o jogo «{ $game }» como esta máquina o conhece. Instala-o lá também.

# Records and positions.
record-not-text = Um registo é feito de textos; «{ $value }» não é um texto.
record-half-character = «{ $value }» não pode estar num registo: contém metade de um carácter.
record-line-break = O que o registo diz em «{ $name }» não pode ter várias linhas.
record-bad-token = «{ $token }» não pode ser uma jogada num registo: nem espaços, nem chavetas, nem parênteses, nem «[» no início.
record-bad-note = «{ $name }» não pode ser o nome de uma nota num registo: só letras, algarismos e _, e primeiro uma letra.
record-comment-place = Há um comentário depois da jogada { $number }, mas o registo só tem { $count }.
record-variation-place = Há uma variante no lugar da jogada { $number }, mas o registo só tem { $count }.
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
position-no-text = Uma posição é um texto; «{ $value }» não é um texto.
position-illegal = A jogada { $number } da posição, «{ $token }», não é permitida: { $why }

# The table server: what it waits for, what it refuses and why.
server-waiting-for = { $count ->
    [0] Já está toda a gente à mesa.
    [one] Falta uma pessoa para a mesa ficar completa.
   *[other] Faltam { $count } pessoas para a mesa ficar completa.
}
server-only-watching = Estás a assistir. Para jogar, escolhe um lugar.
server-not-your-turn = É a vez do lugar { $seat }.
server-undo-pending = O lugar { $seat } já pediu para desfazer uma jogada.
server-undo-past-absent = Agora não se pode desfazer nada: no lugar { $seat } não está ninguém para concordar.
server-no-undo-pending = Esse pedido já não está aberto.
server-not-absent = No lugar { $seat } está alguém, ou estava há um momento.
server-rematch-made = A próxima partida já está à espera.
server-no-rematch-asked = Ninguém pediu outra partida.
server-no-open-seat = Todos os lugares estão ocupados. Mas podes assistir.
server-seat-taken = O lugar { $seat } não está livre.
server-begun-open = Uma partida que começa numa posição mais adiantada é para pessoas neste dispositivo e para bots; não tem lugares abertos.
server-bad-log = Isto não é a história de uma partida de um dispositivo: a entrada { $number } é impossível.
server-no-phrase = «{ $phrase }» não é uma das frases rápidas.
server-no-hints = Não há dicas enquanto há pessoas a jogar umas contra as outras.
server-no-moment = Esta partida ainda só tem { $count ->
    [0] 0 jogadas.
    [one] { $count } jogada.
   *[other] { $count } jogadas.
}
server-unreadable = Não se entendeu a mensagem: { $why }.
server-not-a-number = { $name } tem de ser um número inteiro, não «{ $value }».
server-not-json = O pedido tem de ser JSON (tipo de conteúdo application/json).
server-not-utf8 = O pedido não é UTF-8 válido.
server-one-host = Um pedido tem de indicar exatamente um host.
server-headers-too-large = Os cabeçalhos do pedido são grandes demais, ou são demasiados.
server-too-slow = O pedido demorou demasiado a chegar.
server-too-large = O pedido é grande demais; pode ter no máximo { $most } bytes.
server-no-hello = A primeira mensagem no socket tem de ser um hello, em poucos segundos.
server-second-hello = Já disseste hello.
server-nothing-here = Neste endereço não há nada.
server-wrong-method = Este endereço não se usa assim.
server-bad-request = Não se entendeu o pedido.
server-wrong-host = Este servidor não responde ao nome «{ $host }»; quem o gere pode permiti-lo com --allow-host.
server-wrong-origin = Uma página de outro site não pode usar este servidor.
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
server-id-used = Este programa usou o mesmo id para dois comandos diferentes. O segundo não foi executado.
server-unsure = O servidor perdeu a ligação aos dados enquanto guardava isto; pode ter ficado feito ou não. Vê outra vez daqui a um momento.
server-closing = O servidor está a reiniciar; a tua partida fica guardada.
server-elsewhere = Neste momento, outra parte do servidor trata desta mesa. Tenta outra vez daqui a um momento.
server-thinking-lost = A parte do servidor que pensa parou e está a arrancar de novo. Tenta outra vez daqui a um momento.
server-not-kept = O servidor perdeu a ligação à base de dados e está à espera dela. A tua partida está guardada; tenta outra vez daqui a um momento.
server-making-ready = As regras de { $game } estão a ser preparadas. Isto só acontece uma vez e pode demorar um ou dois minutos. Volta daqui a pouco.
server-too-many-requests = Foram pedidos a mais de uma só vez; espera um momento.
server-too-many-made = Do teu endereço já se criaram muitas mesas; espera um pouco.
server-too-many-seats = Do teu endereço já se ocuparam muitos lugares em mesas de outros; espera um pouco.
server-too-many-tables = Agora o servidor não tem espaço para mais nenhuma mesa.
server-too-much-loaded = Em poucos minutos, abriram-se muitíssimas mesas a partir do teu endereço; espera um pouco.
server-too-much-stored = Numa só hora, guardou-se muita coisa para o teu endereço; espera um pouco.
server-too-many-sockets = Agora há demasiadas pessoas ligadas; tenta outra vez daqui a um momento.
server-watcher-gave-way = Há muita gente a assistir, e o teu lugar passou para outra pessoa. Recarrega a página para voltares a assistir.
server-opened-elsewhere = Tens esta mesa aberta em muitas páginas, e ela continua nas mais recentes. Recarrega a página para continuares aqui.
server-asked-too-often = Já pediste isto muitas vezes. Pede outra vez depois da próxima jogada, ou daqui a uma hora.
server-table-almost-full = Nesta mesa já aconteceu tanta coisa que agora só aceita jogadas, para a partida poder chegar ao fim.
server-table-full = Nesta mesa já aconteceu tanta coisa que não cabe mais; começa uma nova.
server-too-many-simulations = Aqui um bot pode usar no máximo { $most } simulações.
server-too-fast = Isso foi depressa demais; espera um momento.
server-too-long = O servidor demora demasiado com isto. Pede outra vez daqui a um momento.
server-too-busy = Todos os bots já estão a pensar; pede outra vez daqui a um momento.
server-no-bots = { $game } constrói-se à mão: nesta mesa não há bots.
server-no-clock = { $game } joga-se sem relógio.
server-no-resigning = Em { $game } ninguém desiste: constrói-se em conjunto. Quando a construção estiver pronta, escolhe «Já está».
server-done-pending = Já perguntaste às outras pessoas se já está.
server-no-done-pending = Esse pedido já não está aberto.
server-no-movement = Neste jogo ninguém vê o que as outras pessoas têm na mão.

# Puzzles in the terminal.
puzzle-heading = { $game }, { $date }: { $title }
puzzle-none = { $game } não tem desafios; os jogos que têm são: { $games }.
puzzle-bad-day = «{ $text }» não é um dia; escreve-o como 2026-11-15.
puzzle-list-help = ziggurat puzzle JOGO abre um deles.
puzzle-choices = Para escolher: { $choices }
puzzle-other = A outra pessoa joga { $token }.
puzzle-back = Tenta outra vez desde o início.
puzzle-answer = A resposta: { $tokens }
puzzle-left = O desafio fica como está; volta quando quiseres.

# The theorem of babel.
babel-theorem-plies = Posições depois de cada cubo, as simétricas contadas uma só vez; ganhas e perdidas para quem vai jogar, com as acabadas entre as perdidas:
babel-theorem-openings = O primeiro cubo, por tipos; os que são iguais por simetria estão na mesma linha:
babel-theorem-distances = Cubos até ao fim, se ninguém errar, e quantas posições estão a essa distância:

# Talo-Fantasy, which the server alone judges.
talo-fantasy-unreadable = «{ $token }» não é uma jogada. Tira blocos com t7 ou t3+4, passa com um ponto, acaba a partida com done. Para colocar, diz-se onde se solta um bloco e onde tudo fica no fim, como em 3@5,5,1.5/1,0,0,0~.
talo-fantasy-no-turn = Os quatro números que rodam um bloco não podem ser todos 0.
talo-fantasy-far = Isso fica demasiado longe da mesa.
talo-fantasy-hangs = O bloco { $number }, de { $length }, ficaria no ar: nada por baixo dele chega ao chão.
talo-fantasy-slipped = O bloco escorregou e mais nada se mexeu, por isso volta para a mão.
talo-fantasy-not-slipped = O bloco não volta para a mão; fica onde está.
talo-fantasy-supply = A reserva acabou, e tudo aguenta: { talo-fantasy-built }.
talo-climbing-only = A opção { $name } não serve em Talo-Fantasy.
talo-fantasy-fall = A construção desmoronou-se. Constrói-a outra vez, ainda mais ousada.
talo-fantasy-done = Construíste o que querias: { talo-fantasy-built }.
talo-fantasy-built = { $bars ->
    [0] desta vez, nada
    [one] um bloco
   *[other] { $bars } blocos
}

# Without JavaScript the page shows this, in every language (web/vite.config.ts).
page-needs-script = O Ziggurat precisa de JavaScript para mostrar a mesa.
