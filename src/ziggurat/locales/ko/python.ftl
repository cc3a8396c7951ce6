# What Python says and the page never does by itself: the server sends it with its words, in the reader's language.

# Games, players and figures.
game-name-taken = “{ $package }” 패키지의 “{ $name }” 게임은 쓸 수 없어요. 같은 이름의 게임이 이미 있어요.
game-unusable = “{ $package }” 패키지의 “{ $name }” 게임은 쓸 수 없어요: { $why }
game-misnamed = “{ $package }” 패키지의 엔트리 포인트가 가리키는 곳에 “{ $name }” 게임이 없어요.
no-expert = { $game }의 정확한 답은 아직 아무도 몰라요. 다 풀린 게임은 바벨뿐이에요.
bad-player = “{ $text }” 플레이어는 없어요. 쓸 수 있는 플레이어: level1부터 level5까지, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = “{ $text }” 수치는 탐색에 쓸 수 없어요. 쓸 수 있는 것: { $figures }.
bad-player-figure = “{ $player }” 안의 “{ $text }” 수치는 탐색에 쓸 수 없어요. 쓸 수 있는 것: { $figures }.
bot-over = 게임이 끝나서 봇이 고를 것이 없어요.
bot-chance = 여기서는 자리가 아니라 운이 정해요. 그래서 봇이 고를 것이 없어요.
no-bot = “{ $value }” 값은 봇이 아니에요. 봇에는 fresh, choose, analyse 메서드가 있어야 해요. “ziggurat.bots.player” 함수는 이름으로 봇을 만들어요.
bad-render-mode = “{ $mode }” 값은 이 환경의 렌더 모드가 아니에요. 쓸 수 있는 것: { $known }.
no-render-mode = 이 환경은 아무것도 그리지 않아서, 렌더 모드에 “{ $mode }” 값은 쓸 수 없어요.
bad-simulations = 시뮬레이션 횟수로 “{ $value }” 값은 쓸 수 없어요. 1 이상이어야 해요.
bad-time = “{ $value }” 값은 초 단위 시간이 아니에요.
no-such-action = { $token }번 수는 없어요.
not-an-action = “{ $value }” 값은 수가 아니에요. 수는 “legal” 목록에 나오는 글이나 정수예요.
no-such-seat = “{ $seat }” 자리는 없어요. 자리는 1번부터 { $seats }번까지예요.
bad-seed = “{ $value }” 값은 시드가 아니에요. 시드는 정수예요.
other-spaces = 이 옵션에서는 { $game }의 자리, 수, 평면이 달라져요. 새 환경을 만들어 주세요.
bad-text = { $name }에 “{ $value }” 값은 쓸 수 없어요. 값은 글이어야 해요.
played-by-hand = { $game }에서는 손으로 만들어요. 놓는 방법을 모두 셀 수 없어서 봇, 분석, perft, 환경에서는 쓸 수 없어요.

# Work on several machines.
worker-died = 작업 프로세스가 일을 마치기 전에 끝났어요. 메모리가 모자랐을지도 몰라요.
ray-missing = 여기에는 Ray가 설치되어 있지 않아요: pip install "ziggurat[ray]".
ray-unreachable = { $address }에 Ray 클러스터가 없어요: { $why }
ray-lost = { $address }의 Ray 클러스터와 연결이 끊겼어요: { $why }
ray-other-version = { $address }의 Ray 클러스터에는 Ziggurat { $theirs } 버전이, 이 컴퓨터에는 { $ours } 버전이 있어요. 둘이 같아야 해요.
ray-other-game = Ray 클러스터의 “{ $game }” 게임이 이 컴퓨터의 것과 달라요. 그쪽에도 설치해 주세요.

# Records and positions.
record-not-text = 기보에는 글만 쓸 수 있어요. “{ $value }” 값은 글이 아니에요.
record-half-character = “{ $value }” 값은 기보에 쓸 수 없어요. 반쪽짜리 글자가 들어 있어요.
record-line-break = 기보의 “{ $name }” 내용은 한 줄이어야 해요.
record-bad-token = “{ $token }” 수는 기보에 쓸 수 없어요. 빈칸, 중괄호, 괄호, 맨 앞의 “[”는 쓸 수 없어요.
record-bad-note = “{ $name }” 이름은 기보의 메모에 쓸 수 없어요. 영문자, 숫자, 밑줄만 쓰고, 첫 글자는 영문자여야 해요.
record-comment-place = { $number }번째 수 뒤에 주석이 있는데, 기보의 수는 { $count }개예요.
record-variation-place = { $number }번째 수에 변화가 있는데, 기보의 수는 { $count }개예요.
record-several = 이 기보에는 여러 판이 들어 있어요. 이런 파일은 “ziggurat record” 명령으로 읽어요.
record-too-long = { $line }번째 줄에서 시작하는 판이 { $most }자보다 길어요. 이건 기보가 아니에요.
record-bad-json = 이 줄은 JSON 기보가 아니에요: { $why }
record-bad-number = 파일의 { $number }번째 판({ $line }번째 줄)을 읽을 수 없어요: { $why }
record-bad-game = { $path }, { $number }번째 판({ $line }번째 줄): { $why }
record-checked = { $bad ->
    [0] { $games ->
        [1] 한 판을 살펴봤는데, 틀린 곳이 없어요.
       *[other] { $games }판을 살펴봤는데, 틀린 곳이 없어요.
    }
   *[other] { $games }판 가운데 { $bad }판에 틀린 곳이 있어요.
}
position-no-text = 국면은 글로 써요. “{ $value }” 값은 글이 아니에요.
position-illegal = 국면의 { $number }번째 수(“{ $token }”)는 둘 수 없어요: { $why }

# The table server: what it waits for, what it refuses and why.
server-waiting-for = { $count }명이 더 앉기를 기다리고 있어요.
server-only-watching = 지금은 구경하고 있어요. 하려면 자리에 앉으세요.
server-not-your-turn = { $seat }번 자리의 차례예요.
server-undo-pending = { $seat }번 자리가 이미 무르자고 부탁했어요.
server-undo-past-absent = 지금은 무를 수 없어요. { $seat }번 자리의 사람이 없어서 물어볼 수 없어요.
server-no-undo-pending = 그 부탁은 이미 끝났어요.
server-not-absent = { $seat }번 자리의 사람이 지금 있거나, 조금 전까지 있었어요.
server-rematch-made = 다음 판이 이미 기다리고 있어요.
server-no-rematch-asked = 한 판 더 하자고 한 사람이 없어요.
server-no-open-seat = 자리가 모두 찼어요. 구경은 환영이에요.
server-seat-taken = { $seat }번 자리는 비어 있지 않아요.
server-begun-open = 중간 국면에서 시작하는 게임은 이 기기의 사람들과 봇만 할 수 있어요. 빈자리를 둘 수 없어요.
server-bad-log = 기기에서 한 게임의 기록이 아니에요. { $number }번째 기록이 있을 수 없는 내용이에요.
server-no-phrase = 짧은 인사말 가운데 “{ $phrase }” 말은 없어요.
server-no-hints = 사람들끼리 겨루는 동안에는 힌트가 없어요.
server-no-moment = 이 게임은 아직 { $count }수까지만 두었어요.
server-unreadable = 메시지를 알아볼 수 없어요: { $why }.
server-not-a-number = { $name } 값은 정수여야 해요. “{ $value }” 값은 안 돼요.
server-not-json = 요청은 JSON이어야 해요(콘텐츠 형식 application/json).
server-not-utf8 = 요청이 올바른 UTF-8이 아니에요.
server-one-host = 요청에는 호스트가 딱 하나 있어야 해요.
server-headers-too-large = 요청의 헤더가 너무 크거나 너무 많아요.
server-too-slow = 요청이 너무 늦게 도착했어요.
server-too-large = 요청이 너무 커요. 많아야 { $most }바이트예요.
server-no-hello = 소켓의 첫 메시지는 몇 초 안에 보내는 hello여야 해요.
server-second-hello = 이미 hello를 보냈어요.
server-nothing-here = 이 주소에는 아무것도 없어요.
server-wrong-method = 이 주소는 이렇게 쓸 수 없어요.
server-bad-request = 요청을 알아볼 수 없어요.
server-wrong-host = 이 서버는 “{ $host }” 이름에 답하지 않아요. 서버 주인이 --allow-host 옵션으로 허락할 수 있어요.
server-wrong-origin = 다른 사이트의 페이지는 이 서버를 쓸 수 없어요.
server-data-damaged = 서버의 데이터가 망가졌어요. 누구의 잘못도 아니에요. 서버 주인에게 알려 주세요.
server-not-read = 서버가 이것을 읽지 못했어요. 잠시 뒤에 다시 해 주세요.
server-not-creator = 테이블을 만든 사람만 지우자고 할 수 있어요.
server-forget-pending = 테이블의 다른 사람들에게 이미 물어봤어요.
server-no-forget-pending = 그 부탁은 이미 끝났어요.
server-no-network = 이 컴퓨터는 아직 네트워크에 연결되지 않았어요. 와이파이에 연결하거나 선을 꽂고 다시 해 주세요.
server-network-not-yours = 다른 사람이 들어오게 하는 것은 이 컴퓨터 앞에 있는 사람만 할 수 있어요.
server-network-fixed = 다른 사람이 들어올 수 있는지는 서버를 시작할 때 정해졌어요.
server-crash = 서버에서 무언가 잘못됐어요. 게임은 안전해요.
server-not-stored = 서버가 저장하지 못해서 하지 않은 것으로 했어요. 다시 해 주세요.
server-id-used = 이 프로그램이 서로 다른 두 명령에 같은 id를 썼어요. 두 번째 명령은 실행하지 않았어요.
server-unsure = 저장하다가 서버와 데이터의 연결이 끊겨서, 됐는지 안 됐는지 알 수 없어요. 잠시 뒤에 다시 봐 주세요.
server-closing = 서버를 다시 시작하고 있어요. 게임은 그대로 있어요.
server-elsewhere = 지금은 서버의 다른 부분이 이 테이블을 맡고 있어요. 잠시 뒤에 다시 해 주세요.
server-thinking-lost = 서버에서 생각하는 부분이 멈춰서 다시 시작하고 있어요. 잠시 뒤에 다시 해 주세요.
server-not-kept = 서버가 데이터베이스와 연결이 끊겨서 기다리고 있어요. 게임은 그대로 있으니 잠시 뒤에 다시 해 주세요.
server-making-ready = { $game }의 규칙을 준비하고 있어요. 한 번만 하는 일이고, 1~2분 걸릴 수 있어요. 그 뒤에 다시 와 주세요.
server-too-many-requests = 한꺼번에 요청이 너무 많이 왔어요. 잠시 기다려 주세요.
server-too-many-made = 이 주소에서 테이블을 많이 만들었어요. 조금 기다려 주세요.
server-too-many-seats = 이 주소에서 다른 사람들의 테이블에 자리를 많이 잡았어요. 조금 기다려 주세요.
server-too-many-tables = 지금은 서버에 테이블을 더 놓을 자리가 없어요.
server-too-much-loaded = 이 주소에서 몇 분 사이에 테이블을 아주 많이 열었어요. 조금 기다려 주세요.
server-too-much-stored = 이 주소에서 한 시간 동안 아주 많은 것을 저장했어요. 조금 기다려 주세요.
server-too-many-sockets = 지금은 사람이 너무 많이 들어와 있어요. 잠시 뒤에 다시 해 주세요.
server-watcher-gave-way = 구경하는 사람이 많아서 지금은 다른 사람이 대신 구경하고 있어요. 다시 구경하려면 페이지를 새로 고쳐 주세요.
server-opened-elsewhere = 이 테이블을 여러 곳에서 열어서, 가장 새로 연 곳들에서 이어지고 있어요. 여기서 이어 하려면 페이지를 새로 고쳐 주세요.
server-asked-too-often = 같은 부탁을 여러 번 했어요. 다음 수가 놓인 뒤나 한 시간 뒤에 다시 부탁해 주세요.
server-table-almost-full = 이 테이블에는 기록이 너무 많이 쌓였어요. 게임을 끝까지 할 수 있도록 이제 수만 받아요.
server-table-full = 이 테이블에는 기록이 너무 많이 쌓여서 더 담을 수 없어요. 새 테이블을 열어 주세요.
server-too-many-simulations = 여기서 봇은 시뮬레이션을 { $most }번까지만 할 수 있어요.
server-too-fast = 너무 빨랐어요. 잠시 기다려 주세요.
server-too-long = 서버에서 하기에는 너무 오래 걸려요. 잠시 뒤에 다시 물어봐 주세요.
server-too-busy = 봇들이 모두 생각하는 중이에요. 잠시 뒤에 다시 물어봐 주세요.
server-no-bots = { $game }에서는 손으로 만들어요. 그래서 봇은 이 테이블에 앉을 수 없어요.
server-no-clock = { $game }에서는 시계를 쓰지 않아요.
server-no-resigning = { $game }에는 기권이 없어요. 함께 만드니까요. 다 됐으면 “다 만들었어요”를 고르세요.
server-done-pending = 다 됐는지 다른 사람들에게 이미 물어봤어요.
server-no-done-pending = 그 부탁은 이미 끝났어요.
server-no-movement = 이 게임에서는 다른 사람이 손에 든 것이 보이지 않아요.

# Puzzles in the terminal.
puzzle-heading = { $game }, { $date }: { $title }
puzzle-none = { $game }에는 퀴즈가 없어요. 퀴즈가 있는 게임: { $games }.
puzzle-bad-day = 날짜를 잘못 썼어요: “{ $text }”. 2026-11-15처럼 쓰세요.
puzzle-list-help = 하나를 열려면: ziggurat puzzle 게임
puzzle-choices = 고를 수 있는 것: { $choices }
puzzle-other = 상대의 수: { $token }.
puzzle-back = 처음부터 다시 해 보세요.
puzzle-answer = 답: { $tokens }
puzzle-left = 퀴즈는 그대로 있어요. 언제든 다시 오세요.

# The theorem of babel.
babel-theorem-plies = 놓은 블록 수에 따라 나올 수 있는 국면(대칭은 하나로 셈). 이김과 짐은 다음에 놓을 사람 쪽에서 본 것이고, 끝난 국면은 짐에 들어가요:
babel-theorem-openings = 블록 종류로 나눈 첫 수. 대칭으로 같은 것은 한 줄에 있어요:
babel-theorem-distances = 둘 다 가장 잘 둘 때 끝까지 남은 수와, 그런 국면의 개수:

# Talo-Fantasy, which the server alone judges.
talo-fantasy-unreadable = “{ $token }” 수는 읽을 수 없어요. 나무토막은 t7이나 t3+4로 가져가고, 패스는 마침표, 게임을 끝낼 때는 done을 써요. 놓을 때는 어디에서 손을 떼는지와 나무토막이 모두 어디에 멈추는지를 3@5,5,1.5/1,0,0,0~처럼 써요.
talo-fantasy-no-turn = 나무토막의 방향을 나타내는 네 수가 모두 0일 수는 없어요.
talo-fantasy-far = 테이블에서 너무 멀어요.
talo-fantasy-hangs = { $number }번 나무토막(길이 { $length })이 공중에 떠요. 밑에서 땅까지 이어지는 것이 없어요.
talo-fantasy-slipped = 나무토막이 미끄러졌지만 다른 것은 움직이지 않았어요. 나무토막은 손으로 돌아와요.
talo-fantasy-not-slipped = 나무토막은 손으로 돌아오지 않아요. 놓인 곳에 그대로 있어요.
talo-fantasy-supply = 더미의 나무토막을 다 썼고, 모두 버티고 있어요: { talo-fantasy-built }.
talo-climbing-only = { $name } 옵션은 fantasy에서는 쓰지 않아요.
talo-fantasy-fall = 무너졌어요. 다음에는 더 용감하게 만들어 봐요.
talo-fantasy-done = 만들고 싶은 것을 다 만들었어요: { talo-fantasy-built }.
talo-fantasy-built = { $bars ->
    [0] 이번에는 나무토막 없이
   *[other] 나무토막 { $bars }개
}

# Without JavaScript the page shows this, in every language (web/vite.config.ts).
page-needs-script = 테이블을 보려면 JavaScript가 필요해요.
