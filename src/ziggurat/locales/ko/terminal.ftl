# 명령줄과, 키보드로 하는 게임.

bad-usage = { $why } (“{ $command } --help”로 쓰는 방법을 볼 수 있어요).
bad-number = { $name } 값은 { $least } 이상의 정수여야 해요. “{ $text }” 값은 안 돼요.
bad-number-between = { $name } 값은 { $least }부터 { $most }까지의 정수여야 해요. “{ $text }” 값은 안 돼요.
bad-seconds = { $name } 값은 2나 0.5처럼 0보다 큰 초여야 해요. “{ $text }” 값은 안 돼요.
bad-option = 옵션을 잘못 썼어요: “{ $text }”. 이름=값 모양으로 쓰세요.
option-twice = { $name } 옵션이 두 번 나와요.
option-text = 글
option-drawn = 뽑기로 정함
options-drawn = 뽑은 값: { $values }
unknown-language = Ziggurat은 “{ $language }” 언어를 할 줄 몰라요. 할 줄 아는 언어: { $known }.
not-text = “{ $path }” 파일은 UTF-8 글이 아니에요.
not-text-typed = 표준 입력이 UTF-8 글이 아니에요.
unreadable = “{ $path }” 파일을 읽을 수 없어요: { $why }.
unwritable = “{ $path }” 파일에 쓸 수 없어요: { $why }.
unwritable-folder = “{ $path }” 폴더를 쓸 수 없어요: { $why }.
system-failed = 프로그램을 계속할 수 없어요: { $why }.
interrupted = 일을 마치기 전에 멈췄어요.
after-illegal = --after의 { $number }번째 수(“{ $token }”)는 둘 수 없어요: { $why }
replay-ended = 게임이 일찍 끝났어요({ $termination }). 결과: { $result }.
replay-termination = { $how ->
    [resigned] { $seat }번 자리 기권
    [time] { $seat }번 자리 시간 초과
   *[abandoned] 중간에 끝남
}
hint-order = 탐색은 더 믿는 수를 더 자주 살펴봐요. 그 수가 먼저 나와요. 몇 번밖에 살펴보지 않은 수는 이길 가능성이 더 높게 나와도 뒤에 와요.
expected-line = 탐색의 예상: { $line }
best-line = 둘 다 가장 잘 둘 때: { $line }
hint-others = 그 밖에 { $count }수
analyse-better = 더 좋은 수: { $token } { $worth }
# 표의 숫자, 이 언어에서 쓰는 대로.
figure-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
figure-percent-exact = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-player = 플레이어
arena-games = 판
arena-score = 점수
arena-elo = Elo(95%)
arena-time = 한 수에
arena-of = { $count }판
arena-too-few = 대회에는 플레이어가 둘 이상, 게임의 자리도 둘 이상이어야 해요.
arena-two = --until-sure 옵션은 플레이어가 딱 둘일 때만 써요.
arena-stronger = { $player }: 더 강해요. 차이는 약 { $elo } Elo 이상이에요.
arena-not-stronger = { $player }: 더 강하지 않아요.
arena-unsure = 이 판수로는 { $player } 쪽이 { $elo } Elo만큼 더 강한지 알 수 없어요.

play-welcome = { $game }. 수를 입력하세요. ?를 입력하면 도움말이 나와요.
play-help = “legal” 목록에 나오는 수를 입력하거나, 다음 가운데 하나를 입력하세요: legal, show, hint, undo, save 파일, load 파일, quit.
    한 줄에 여러 수를 써도 돼요. 모두 두거나, 하나도 두지 않아요. 운이나 봇이 정할 차례에서 줄을 끝내세요.
play-which-game = 어느 게임을 할까요?
play-who = 누가 할까요?
play-against-bot = 나와 봇
play-how-strong = 얼마나 강한 봇이 좋을까요?
play-bad-level = “{ $text }” 단계는 없어요. 단계는 1부터 5까지예요.
play-people = 이 키보드를 함께 쓰는 사람들
play-watch = 봇끼리, 나는 구경
play-choose-number = 1부터 { $most }까지의 수나, 답의 앞 글자를 입력하세요.
play-choose-one = “{ $text }”에 맞는 답이 여럿이에요: { $answers }. 조금 더 입력하세요.
play-no-answer = 답이 없어서 게임을 시작하지 않았어요.
play-load-alone = --load에는 게임이 이미 들어 있어요. 게임 이름, -o, --after는 빼 주세요.
play-at-what = --at은 저장한 게임에 써요. --load 파일과 함께 쓰세요.
play-at-beyond = 저장한 게임은 { $count }수에서 끝나요. { $ply }수 다음의 국면은 없어요.
play-bad-bots = 이 게임에 없는 자리예요: “{ $text }”. 1부터 { $seats }까지의 자리를 쉼표로 나누어 쓰거나, none을 쓰세요.
play-bot = { $seat }번 자리의 수: { $token }.
play-drawn = 운: { $token }.
play-not-legal = (“legal”을 입력하면 둘 수 있는 수가 나와요.)
play-line-illegal = { $why } 그래서 이 줄의 수는 하나도 두지 않았어요. 문제가 된 수: “{ $token }”.
play-line-chance = “{ $token }” 수는 너무 일러요. 먼저 운이 정해요. 그래서 이 줄의 수는 하나도 두지 않았어요. “{ $token }” 앞까지만 입력하세요.
play-line-bot = “{ $token }” 수는 내 것이 아니에요. { $seat }번 자리는 봇이 해요. 그래서 이 줄의 수는 하나도 두지 않았어요. “{ $token }” 앞까지만 입력하세요.
play-which-file = 파일 이름과 함께 “{ $command } 파일”처럼 쓰세요.
play-nothing-to-undo = 무를 것이 없어요.
play-hint-more = (“hint”를 한 번 더 입력하면 더 알려 줘요.)
play-no-hint = 게임이 끝나서 힌트가 더 없어요.
hint-steps = 힌트는 { $most }단계예요: 1 어디를 볼지, 2 어느 것을 쓸지, 3 좋은 수, 4 까닭.
play-saved = { $path }에 저장했어요.
play-overwrite = { $path }에 이미 다른 내용이 있어요. 덮어쓸까요? “예”나 “아니요”를 입력하세요.
play-not-saved = 저장하지 않았어요. 그 파일은 그대로예요.
play-drop = 지금 게임은 저장하지 않았어요. 버리고 다른 게임을 불러올까요? “예”나 “아니요”를 입력하세요.
play-not-loaded = 불러오지 않았어요. 게임을 계속해요.
play-end = 게임이 끝났어요.
play-after-end = (“undo”는 마지막 수를 무르고, “save 파일”은 게임을 저장해요. 빈 줄을 입력하면 프로그램이 끝나요.)
play-record = 게임의 기보예요. 남겨 두거나 이어서 할 수 있어요(play --load 파일):
play-kept = 게임이 중간에 멈췄어요. { $path }에 남겨 두었어요(play --load 파일로 이어 할 수 있어요).
play-not-kept = 게임이 중간에 멈췄는데 파일을 쓸 수 없었어요. 기보는 위의 줄에만 있어요.
play-by-hand = { $game }에서는 손으로, 입체로 만들어요. 페이지에서 하세요. 여기서는 기보를 다시 볼 수 있어요.

arena-pair = { $one } – { $other }: { $share } ({ $low } … { $high }), { arena-of }
arena-all-distinct = 똑같은 판은 하나도 없어요.
arena-distinct = { $distinct ->
    [1] 이 판들은 모두 똑같은 한 판이에요. 오차와 구간에서는 한 번만 셌어요.
   *[other] 이 가운데 서로 다른 판은 { $distinct }판뿐이에요. 오차와 구간에서는 같은 판을 두 번 세지 않았어요.
}
play-yes-words = 예, 네, 응
