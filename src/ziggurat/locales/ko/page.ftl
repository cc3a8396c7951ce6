# 브라우저에서 보는 페이지. 게임판의 말은 게임마다 따로 파일이 있다.

page-welcome = 무엇 위에 무엇을 올릴까요? 쌓기 게임이에요.
page-welcome-more = 하나를 골라 “시작”을 누르세요. 고슴도치 뾰족이가 기다리고 있어요. 누군가를 초대해도 좋아요.
page-play = 시작
page-play-game = { $game } 시작
page-more-ways = 다른 방법
page-more-ways-game = { $game }, 다른 방법으로 하기
page-missions = 임무
page-learn = 배우기
page-learn-game = { $game } 배우기
page-learn-steps = 조금씩 배우기
page-explore = 탐험
page-explore-game = { $game } 탐험
page-listed = 열린 테이블
page-phase = { $phase ->
    [waiting] 사람을 기다려요
    [over] 끝났어요
   *[playing] { $ply ->
        [0] 막 시작했어요
       *[other] { $ply }수째
    }
}
page-docs = 문서 (영어)
page-about = 소개
page-about-words = Ziggurat에서는 네 가지 쌓기 게임을 한 테이블에서 할 수 있어요. 한 기기에 모여서도, 한집에서도, 멀리 떨어져서도 하고, 봇과도 해요. 봇과 하는 게임과 한 기기에서 하는 게임은 브라우저 안에서 돌아가요. 서버는 사람과 사람을 이어 줘요.
page-about-names = 게임 이름은 저마다 펴낸 회사의 것이에요. 그 회사들은 이 프로젝트와 관계가 없어요. 여기 있는 글, 그림, 소리는 모두 이 프로젝트에서 만들었어요.
page-about-parts = 함께 쓰인 것들
page-home = 홈
page-close = 닫기
page-cancel = 취소

page-lost = 여기에는 아무것도 없어요
page-lost-page = 이 주소에는 아무것도 없어요. 오래된 링크이거나, 글자 하나가 빠졌을지도 몰라요.
page-lost-table = 이 테이블은 이제 없어요
page-no-such-game = 그런 이름의 게임은 여기 없어요.
page-not-loaded = 이 페이지를 불러오지 못했어요
page-not-loaded-more = 연결을 확인하고 다시 해 보세요.
page-try-again = 다시 해 보기
page-unreachable = 서버에 연결되지 않아요. 다시 해 볼게요…
page-lost-line = 연결이 끊겼지만 게임은 그대로 있어요. 다시 이어 볼게요…
page-lost-line-busy = 연결이 끊겼어요. 방금 둔 수는 잘 간직했다가 다시 이어지면 보낼게요.
page-opening = 테이블을 여는 중…

page-who-plays = 누구와 할까요?
page-way-bot = 봇과 하기
page-way-here = 이 기기에서 함께
page-way-link = 링크로 초대하기
page-way-anyone = 누구나 환영
page-seat = { $seat }번 자리
page-seats = 자리
page-seat-here = { $first ->
    [true] 나, 이 기기에서
   *[false] 다른 사람, 이 기기에서
}
page-seat-open = { $listed ->
    [true] 들르는 사람 누구나
   *[false] 링크를 받은 사람
}
page-open-seat = 빈자리
page-name = 내 이름
page-name-of = { $seat }번 자리 이름
page-you = 나
page-bot = { $level ->
    [0] 봇
    [1] 핍
    [2] 뾰족이
    [3] 핀
    [4] 카스토르
   *[5] 미네르바
}
page-bot-choice = { page-bot } ({ $level ->
    [1] 순해요
    [2] 다정해요
    [3] 날쌔요
    [4] 강해요
   *[5] 달인이에요
})
page-bot-rated = { page-bot-choice }, 레이팅 { $rating } ± { $margin }, 판수: { $games }
page-bot-about = { $level ->
    [0] 실력을 따로 정한 봇이에요.
    [1] 생쥐 핍은 눈에 띄는 대로 두고, 놓치는 것이 많아요.
    [2] 고슴도치 뾰족이는 잠깐 생각하지만, 가끔 깜빡해요.
    [3] 여우 핀은 앞을 잘 내다보고, 허술한 수를 놓치지 않아요.
    [4] 비버 카스토르는 차근차근 따져 보고, 빈틈이 거의 없어요.
   *[5] 부엉이 미네르바는 멀리까지 내다보고, 거의 실수하지 않아요.
}
page-quoted = “{ $words }”
page-options = 옵션
page-drawn = 운에 맡기기
page-order = 앉는 순서
page-order-chosen = 여기서 고른 대로
page-order-lot = 제비뽑기로
page-clock = 시계
page-clock-none = 시계 없음
page-clock-turn = 차례마다 1분
page-clock-total = 10분, 한 수마다 5초 더
page-visible = 홈에 테이블 보이기
page-sit-down = 앉기
page-take-seat = 빈자리가 기다려요
page-or-watch = 그냥 구경해도 좋아요.
page-invite = 초대하기
page-invite-more = 이 링크를 보내거나, QR 코드를 카메라로 찍게 해 주세요. 모두 앉으면 게임이 시작돼요.
page-link = 링크
page-qr = 이 링크가 담긴 QR 코드
page-link-local = 이 링크는 이 컴퓨터에서만 열려요.
page-network = 같은 네트워크에서도 들어오게 하기
page-network-more = 이렇게 하면 같은 네트워크의 누구나 이 페이지를 열 수 있어요. “{ page-network-close }”를 누르거나 Ziggurat을 멈출 때까지요.
page-network-open = 같은 네트워크에서는 { $address } 주소로 들어올 수 있어요.
page-network-close = 다시 이 컴퓨터에서만
page-invited = { $name }의 초대: { $game } 한 판 해요!
page-invited-nameless = 초대장: { $game } 한 판 해요!
page-invite-send = 초대장 보내기
page-invite-copy = 초대장 복사
page-copy = 복사
page-copied = 복사했어요

page-waiting = 누군가 앉기를 기다리고 있어요.
page-sat-down = 자리에 앉았어요: { $name }.
page-your-turn = 내 차례예요. { $status }
page-thinking = { $name }: 생각하는 중…
page-played = { $name }: { $action }.
page-to-act = 차례
page-ending = { $how ->
    [resigned] { $self ->
        [true] 내가 기권했어요.
       *[false] { $name }: 기권했어요.
    }
    [time] { $self ->
        [true] 시간이 다 됐어요.
       *[false] { $name }: 시간이 다 됐어요.
    }
   *[abandoned] 게임이 중간에 끝났어요.
}
page-ended = 게임 끝
page-you-won = 이겼어요!
page-won = { $name } 승리
page-team-won = { $names } 승리
page-your-team-won = 우리 팀이 이겼어요!
page-shared-win = 공동 승리
page-nobody-won = 아무도 못 이겼어요
page-rematch = 다시 하기
page-rematch-asked = 다른 사람을 기다리는 중…
page-rematch-theirs = { $name }: 한 판 더 하고 싶어요.
page-rematch-accept = 네, 좋아요
page-rematch-decline = 다음에요
page-rematch-refused = { $name }: 지금은 그만할래요.
page-clock-waits = 모두 모이거나 누군가 수를 두면 시계가 가기 시작해요.
page-next-game = 다음 판으로
page-look-back = 돌아보기
page-looking-back = 돌아보기: { $count }수 가운데 { $ply }수째
page-start = 게임의 시작
page-watchers = { $count }명이 구경하고 있어요
page-watching = 구경하고 있어요.
page-moved = { $ply ->
    [0] 이 게임은 첫 수를 두기 전에 어떤 기기에서 여기로 옮겨 왔어요.
   *[other] 이 게임은 { $ply }수째에 어떤 기기에서 여기로 옮겨 왔어요. 그때까지 운이 정한 것은 그 기기에서 정해졌어요.
}
page-set-up = 이 게임은 처음부터가 아니라, 미리 차려 놓은 국면에서 시작해요.
page-other-seat = 이 링크의 자리에 앉을까요?
page-other-seat-more = 이 테이블의 { $seats }번 자리로 오는 링크예요. 여기에 이미 내 자리가 있는데, 이 기기는 둘 가운데 하나만 가질 수 있어요.
page-other-seat-take = 다른 자리에 앉기
page-other-seat-keep = 내 자리에 그대로 있기
page-link-refused = 그 나만의 링크로 앉을 수 있는 자리가 이 테이블에 없어요. 지금 내 자리는 그대로예요.
page-hand-over = { $name } 차례예요.
page-hand-over-more = 기기를 건네주세요.

page-panel = 수와 도구
page-last-here = { $whose ->
    [own] 내 마지막 수
   *[other] { $name }의 마지막 수
}
page-actions = 지금까지 둔 수
page-no-actions = 아직 아무 수도 두지 않았어요.
page-step = { $how ->
    [first] 처음으로
    [back] 한 수 뒤로
    [next] 한 수 앞으로
   *[last] 맨 끝으로
}
page-replay = 다시 보기
page-pause = 멈춤
page-hint = 힌트
page-hint-thinking = 생각하는 중…
page-undo = 무르기
page-undone = 물렀어요.
page-undo-yours = 마지막 수를 무르자고 부탁했어요.
page-undo-theirs = { $name }: 한 수 무르고 싶어요.
page-undo-refused = 다른 사람들은 그대로 하고 싶대요.
page-done = 다 됐나요?
page-done-yours = 다 됐는지 다른 사람들에게 물었어요.
page-done-theirs = { $name }: 다 된 것 같아요. 어때요?
page-done-agree = 네, 다 됐어요
page-done-refuse = 더 만들기
page-done-refused = 다른 사람들은 더 만들고 싶대요.
page-agree = 좋아요
page-refuse = 이대로가 좋아요
page-absent = { $name }: 자리를 비웠어요.
page-stand-in = 봇이 대신 하기
page-delete = 테이블 지우기
page-delete-sure = 이 테이블을 아주 지울까요?
page-delete-alone = 게임도 이름도 링크도 모두에게서 사라져요. 되돌릴 수 없어요.
page-delete-others = 먼저 테이블의 다른 사람들에게 물어봐요. 모두 좋다고 하면 게임도 이름도 링크도 모두에게서 사라져요. 7일 동안 오지 않은 사람은 좋다고 한 것으로 쳐요.
page-delete-keep = 그대로 두기
page-delete-yours = 이 테이블을 지우자고 했어요. 다른 사람들의 대답을 기다려요.
page-delete-theirs = { $name }: 이 테이블을 아주 지우고 싶어요.
page-delete-agreed = 지워도 좋다고 했어요. 다른 사람들의 대답을 기다려요.
page-delete-refused = 다른 사람들은 이 테이블을 남겨 두고 싶대요.
page-deleted = 이 테이블은 지워졌어요
page-deleted-more = 서버에는 아무것도 남지 않았어요. 함께해 줘서 고마워요.
page-damaged = 이 테이블은 열 수 없어요
page-gave-way = 이 페이지는 테이블을 떠났어요
page-reload = 페이지 새로 고치기
page-resign = 기권
page-resign-sure = 이 판을 기권할까요?
page-resign-more = 내 게임은 여기서 끝나요. 목록에는 남으니 나중에 다시 볼 수 있어요.
page-keep-playing = 계속하기
page-phrases = 한마디 하기
page-place = 놓기
page-more-pieces = { $count }개 더
page-rules = 하는 방법
page-share = 공유
page-share-link = 이 링크가 있으면 누구나 구경할 수 있어요.
page-share-record = 게임 기보
page-share-picture = 게임판 그림
page-share-device = 다른 기기에서 이어 하기
page-share-device-more = 내 자리를 다른 기기로 옮기는 나만의 링크예요. 아무에게도 알려 주지 마세요.

page-explore-words = 모든 수와 그 결과
page-explore-start = 처음
page-explore-until = { $number }번째 수를 두기 전으로
page-no-position = 그런 국면은 없어요
page-not-solved = 이 가운데 다 풀린 게임은 하나뿐이에요. 바로 바벨이에요.
page-theorem = 모든 답
page-working-out = 알아보는 중…
page-perfect-line = 완벽한 수순
page-truth = { $how ->
    [win] 아무도 실수하지 않으면 { $seat }번 자리가 { $distance }수 만에 이겨요.
    [draw] 아무도 실수하지 않으면 공동 승리예요.
    [loss] { $seat }번 자리가 어떻게 두어도, 아무도 실수하지 않으면 상대가 { $distance }수 만에 이겨요.
   *[estimate] 확실한 것은 아무도 몰라요.
}

page-settings = 설정
page-theme = 화면 색
page-theme-system = 기기와 같게
page-theme-light = 밝게
page-theme-dark = 어둡게
page-language = 언어
page-language-auto = 브라우저와 같게
page-speed = 움직임
page-speed-calm = 천천히
page-speed-quick = 빠르게
page-speed-none = 없음
page-bots = 봇의 빠르기
page-bots-slow = 천천히, 보기 쉽게
page-bots-calm = 한 수씩 차례로
page-bots-none = 바로바로
page-sound = 소리
page-volume = 소리 크기
page-notify = 내 차례가 되면 알리기
page-notify-denied = 이 브라우저에서는 알림이 꺼져 있어요. 브라우저의 이 사이트 설정에서 켤 수 있어요.
page-confirm = 놓기 전에 확인
page-confirm-touch = 터치 화면에서
page-confirm-always = 언제나
page-confirm-never = 안 함
page-quality = 그림
page-quality-auto = 기기 빠르기에 맞게
page-quality-full = 자세히
page-quality-plain = 간단히
page-quality-flat = 평면도

page-camera = 보는 방향
page-look = { $how ->
    [left] 왼쪽으로 돌리기
    [right] 오른쪽으로 돌리기
    [side] 다음 쪽에서 보기
    [above] 위에서 보기
    [under] 아래에서 보기
    [closer] 가까이
    [farther] 멀리
   *[reset] 처음 방향으로
}
page-explode = 층 벌리기

page-twin = 평면도와 글
page-layer-up = 한 층 위로
page-layer-down = 한 층 아래로
page-command = 기호로 두기
page-enter = 두기
page-doable = { $count ->
    [0] 지금은 할 수 있는 일이 없어요
   *[other] 할 수 있는 일이 { $count }가지 있어요
}
page-doable-here = { $count ->
    [0] 이 칸에서는 할 수 있는 일이 없어요
   *[other] 이 칸에서 할 수 있는 일이 { $count }가지 있어요
}
page-doable-all = 모두 보기
page-doable-more = { $count }가지 더 있어요. 평면도에서 칸을 고르거나 수를 입력하세요.
page-nothing-here = 지금 여기서는 할 수 있는 일이 없어요.

page-tip = 도움말
page-tip-skip = 도움말 건너뛰기

page-keys = 단축키
page-with-key = { $words } ({ $key })
page-key-f = F = 평면도와 글
page-key-h = H = 힌트
page-key-z = Z = 무르기
page-key-p = P = 완벽한 수순을 끝까지 두기
page-key-step = , . = 한 수 뒤로, 한 수 앞으로
page-key-l = L = 마지막 수 듣기
page-key-s = S = 누구 차례인지 듣기
page-key-m = M = 설정과 도구
page-key-help = ? = 이 페이지
page-notation = 기호 보이기
page-turn = 차례
