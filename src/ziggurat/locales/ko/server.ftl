# 테이블 서버: 무엇을 왜 받아 주지 않는지, 게임에 더해지는 상태, 힌트와 짧은 인사말.

server-resigned = { $seat }번 자리가 기권했어요.
server-time = { $seat }번 자리의 시간이 다 됐어요.
server-abandoned = 이 테이블에는 기록이 너무 많이 쌓여서 더 담을 수 없어요. 게임은 여기서 끝나고, 아무도 지지 않아요.

server-no-table = 이 테이블은 이제 없거나, 처음부터 없었어요.
server-old-rules = 이 { $game } 게임은 규칙 { $version } 버전으로 했어요. 이 프로그램은 { $known } 버전이에요.
server-wrong-key = 이 나만의 링크는 이 테이블의 것이 아니에요. 테이블 링크로 구경할 수는 있어요.
server-not-your-seat = 그 자리는 내 자리가 아니에요.
server-which-seat = 내 자리가 여럿이에요. 어느 자리인지 알려 주세요.
server-stale = 그사이에 게임이 더 진행됐어요. 다시 봐 주세요.
server-waiting = 모두 앉으면 게임이 시작돼요.
server-over = 게임이 끝났어요.
server-not-over = 게임이 아직 끝나지 않았어요.
server-bot-leads = 지금은 { $seat }번 자리를 봇이 대신 하고 있어요.
server-no-undo-now = 지금은 무를 수 없어요.
server-nothing-to-undo = 무를 수 있는 내 수가 없어요.
server-no-stand-in-there = 봇은 테이블의 다른 사람만 대신할 수 있어요.
server-seat-count = 이 게임의 자리는 { $count }개가 아니라 { $seats }개예요.
server-no-lesson = 이 게임의 수업에 “{ $step }” 단계는 없어요.

server-beyond-end = 이 게임은 { $count }수뿐이에요. { $first }수 다음부터는 분석할 수 없어요.
server-table-damaged = 이 테이블의 저장된 게임이 망가져서 열 수 없어요. 누구의 잘못도 아니에요. 서버 주인에게 알려 주세요.
server-table-deleted = 이 테이블은 지워졌어요.

phrase-hello = 안녕하세요.
phrase-good-luck = 행운을 빌어요.
phrase-nice = 좋은 수예요.
phrase-oops = 앗, 이런.
phrase-thinking = 생각 좀 할게요.
phrase-thanks = 고마워요.
phrase-well-played = 좋은 게임이었어요.
phrase-one-more = 한 판 더 할까요?
phrase-goodbye = 또 만나요.
