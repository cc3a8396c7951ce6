# 오늘의 퀴즈. 게임 G: G-puzzle은 제목, -task는 할 일, -hint는 힌트, -done은 맞았을 때의 말,
# 나머지는 왜 답이 아닌지 알려 준다.

puzzle-not-a-choice = 여기서는 이 가운데 골라요: { $choices }.
puzzle-go-on = 여기까지 맞았어요. 계속하세요.
puzzle-considered = { $count }가지 방법을 모두 해 보았어요. 답은 딱 하나예요.

babel-puzzle = 5수 만에 이기기
babel-puzzle-task = 이기는 수는 하나뿐이에요. 내 수와 상대의 수를 합쳐 5수 만에 이겨요. 첫 번째, 세 번째, 마지막 블록을 놓으세요.
babel-puzzle-hint = 내 블록 다음에 상대가 무엇을 놓을 수 있는지 보세요. 답이 적을수록 좋아요.
babel-puzzle-done = 이제 아무것도 맞지 않아요. 5수 만에 이겼어요!
babel-puzzle-loses = 상대에게 이기는 답이 있어요: { $reply }.
babel-puzzle-slow = 이것도 이기지만 더 늦어요. 여기서부터 { $distance }수가 걸려요.

nivos-puzzle = 원기둥 없이
nivos-puzzle-task = 원기둥을 가져가지 않게 판자를 놓으세요. 상대가 무엇을 하든, 다음 내 차례에도 원기둥을 가져가지 않고 판자를 놓을 수 있어야 해요.
nivos-puzzle-hint = 먼저 새 층을 열지 않는 수를 찾으세요. 그다음, 상대가 나에게서 무엇을 빼앗을 수 있는지 하나하나 따져 보세요.
nivos-puzzle-done = 지금도, 다음 차례에도 원기둥을 가져가지 않아요. 상대가 어떻게 해도 그대로예요.
nivos-puzzle-now = 이러면 새 층이 열려서 바로 원기둥을 가져가야 해요.
nivos-puzzle-next = 지금은 괜찮지만, 상대가 이렇게 하면 다음 차례에 원기둥을 가져가야 해요: { $reply }.

bubbles-puzzle = 한 번에 무리 셋
bubbles-puzzle-task = 하늘에서 이웃한 두 방울을 바꾸거나 그대로 두고, 그다음 둘을 떨어뜨리세요. 내 행성에서 무리 셋이 터져야 해요.
bubbles-puzzle-hint = 무리가 터지면 그 위의 방울이 떨어져서 다음 무리가 생기기도 해요. 한 칸 사이를 둔 같은 색 둘을 찾아보세요.
bubbles-puzzle-drop = 이제 하늘에서 이웃한 두 방울을 떨어뜨리세요.
bubbles-puzzle-done = 한 번에 무리 셋이 터졌어요.
bubbles-puzzle-few = { $count ->
    [0] 이렇게 떨어뜨리면 무리가 안 생겨요. 셋이 필요해요.
    [1] 이렇게 떨어뜨리면 무리가 하나예요. 셋이 필요해요.
   *[other] 이렇게 떨어뜨리면 무리가 둘이에요. 하나가 모자라요.
}

talo-puzzle = 무엇이 버틸까요?
talo-puzzle-task = 나무토막 하나를 놓을 곳이 다섯 군데 있어요. 손을 뗐을 때 모두 버티는 곳은 하나뿐이에요.
talo-puzzle-hint = 나무토막의 가운데를 밑에서 나무가 받치거나, 반대쪽 끝을 무거운 것이 눌러야 해요.
talo-puzzle-done = 버텨요. 그 밑의 것도 모두 버텨요.

# 키보드로 할 때.
puzzle-keys = 수를 입력하거나, 다음 가운데 하나를 입력하세요: legal, again, hint, answer, quit.

# 페이지에서.
puzzles = 오늘의 퀴즈
puzzles-today = 오늘
puzzles-of-day = { $day } 퀴즈
puzzles-about = 게임마다 하나씩, 날마다 새로 나와요. 답은 저마다 딱 하나예요.
puzzles-open = 풀기
puzzles-open-game = “{ $title }” 풀기 ({ $game })
puzzles-again-game = “{ $title }” 다시 보기 ({ $game })
puzzles-look-again = 다시 보기
puzzles-solved = 풀었어요
puzzles-solved-later = 나중에 풀었어요
puzzles-shown = 답을 봤어요
puzzles-earlier = 하루 전
puzzles-later = 하루 뒤
puzzles-to-come = 이날의 퀴즈는 아직 나오지 않았어요.
puzzles-no-day = 이날의 퀴즈는 없어요.
puzzles-streak = { $days ->
    [0] 아직 이어진 날이 없어요
   *[other] { $days }일 연속
}
puzzles-streak-more = 오늘의 퀴즈를 하나만 풀어도 하루로 세어요. 이 기록은 이 기기에만 남아요.
puzzles-streak-kept = 오늘은 이미 셌어요.
puzzles-past = 지난 퀴즈는 재미로 풀어요. 오늘의 퀴즈만 세어요.
puzzles-hint = 힌트
puzzles-answer = 답 보기
puzzles-answer-sure = 답을 보면 푼 것으로 안 쳐요
puzzles-try-again = 다시 해 보기
puzzles-begin-again = 처음부터
puzzles-next = 다음 퀴즈
puzzles-all = 이날의 퀴즈 모두 보기
puzzles-not-it = 이건 아니에요
puzzles-right = 맞았어요
puzzles-the-answer = 답
puzzles-choose = 자리를 고르세요
puzzles-choice = { $letter } 자리
puzzles-take-choice = 여기서 버텨요
