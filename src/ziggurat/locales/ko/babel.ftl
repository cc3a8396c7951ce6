# 바벨과 바벨 피코.

babel-cube = { $type ->
    [0] 회색 블록(볼록 없음)
    [1] 흰색 블록(볼록 1개)
    [2] 검은색 블록(볼록 2개)
    [3] 베이지색 블록(볼록 3개)
   *[4] 파란색 블록(볼록 4개)
}
babel-side = { $side ->
    [e] 동쪽
    [w] 서쪽
    [n] 북쪽
   *[s] 남쪽
}
babel-place = { $cell ->
    [a1] 남서쪽
    [b1] 남동쪽
    [a2] 북서쪽
   *[b2] 북동쪽
}
babel-towards = { $side ->
    [d] 아래 블록
    [e] 동쪽 블록
    [w] 서쪽 블록
    [n] 북쪽 블록
   *[s] 남쪽 블록
}

babel-prompt = { $seat }번 자리가 { $level }층에 블록을 놓아요.
babel-stuck = { $seat }번 자리는 더 놓을 블록이 없어서 졌어요.
babel-tower-last = 타워가 완성됐어요. 1번 자리는 블록을 더 놓을 수 없으니 2번 자리가 이겼어요.
babel-tower-draw = 타워가 완성됐어요. 둘 다 이겼어요.

babel-unreadable = “{ $token }” 수는 읽을 수 없어요. { babel-notation }
babel-notation = 먼저 칸(a1, b1, a2, b2)을 쓰고, 볼록한 쪽을 e나 w, n이나 s, u, d 순서로 써요. 볼록한 쪽이 없으면 “-” 기호를 써요.
babel-outer = 그러면 { babel-side }의 볼록한 면이 타워 밖으로 튀어나와요.
babel-no-such-cube = 그 면 { $count }개만 볼록한 블록은 없어요.
babel-taken = 거기에는 이미 블록이 있어요.
babel-diagonal = 두 번째 블록은 첫 블록 바로 옆에 놓아요. 대각선으로는 안 돼요.
babel-not-in-hand = { babel-cube }은 이제 손에 없어요.
babel-table = 1층에서는 바닥 면이 오목해야 해요. 테이블이 평평하니까요.
babel-hollow = { babel-towards }과 맞닿는 곳에 빈 공간이 생겨요. 두 면이 모두 오목해요.
babel-clash = { babel-towards }과 부딪쳐요. 두 면이 모두 볼록해요.

babel-theorem = 바벨은 둘 다 가장 잘 두면 { $seat }번 자리가 { $distance }수 만에 이겨요(국면 { $positions }개를 모두 풀었어요. 이기는 쪽은 가장 빨리 이기려 하고, 지는 쪽은 가장 오래 버텨요).
babel-theorem-draw = 바벨은 둘 다 가장 잘 두면 공동 승리예요(국면 { $positions }개를 모두 풀었어요).

# 페이지에서. 터미널의 메시지 M에는 페이지용 M-you와 M-named가 있을 수 있다.
babel-pitch = 타워는 하나, 쌓는 사람은 둘. 볼록한 면은 오목한 면과 만나야 해요. 맞는 블록이 없는 사람이 져요.
babel-also = 바벨 피코도 똑같아요. 블록만 더 작아요.
babel-prompt-you = 내 차례예요. { $level }층에 블록을 놓으세요.
babel-prompt-named = { $name } 차례예요. { $level }층에 블록을 놓아요.
babel-stuck-you = 이제 맞는 블록이 하나도 없어서 졌어요. { $winner } 승리.
babel-stuck-named = { $name }에게는 이제 맞는 블록이 하나도 없어요. 그래서 졌어요.
babel-tower-last-named = 타워가 완성됐어요. 먼저 시작한 사람은 블록을 더 놓을 수 없어요.
babel-board = 타워: { $placed ->
    [0] 비어 있음
   *[other] 블록 { $placed }개
}, 지금 { $level }층.
babel-level = { $level }층
babel-hand = { $whose ->
    [own] 내 블록
   *[other] { $name }의 블록
}
babel-rival = { $whose ->
    [own] 내 손:
   *[other] { $name }의 손:
}
babel-turns = 돌리는 방법 { $count }가지
babel-colour = { $type ->
    [0] 회색
    [1] 흰색
    [2] 검은색
    [3] 베이지색
   *[4] 파란색
}
babel-face = { $side ->
    [e] 동쪽
    [w] 서쪽
    [n] 북쪽
    [s] 남쪽
    [u] 위
   *[d] 아래
}
babel-none = 없음
babel-described = { babel-colour } 블록, { $count ->
    [0] 볼록 없음
   *[other] 볼록: { $faces }
}
babel-held = { babel-colour } { $count }개
babel-hand-of = { $whose ->
    [own] 내 손: { $cubes }.
   *[other] { $name }의 손: { $cubes }.
}
babel-none-left = 블록 없음
babel-action = { babel-place }에 { $cube }
babel-brief = { babel-place }
babel-cell-cube = { babel-place }, { $level }층, { $cube }
babel-cell-empty = { babel-place }, { $level }층, 빈칸, { $under ->
    [table] 아래는 테이블
    [bulge] 아래는 볼록
    [indent] 아래는 오목
   *[empty] 아래는 아직 비어 있음
}{ $count ->
    [0] {""}
   *[other] , 놓는 방법 { $count }가지
}
babel-option-full-tower = 타워가 완성되면
babel-option-full-tower-last = 나중에 시작한 사람의 승리
babel-option-full-tower-draw = 공동 승리
babel-openings = 첫 수
babel-openings-more = 시작하는 방법마다 카드가 한 장씩 있어요(대칭은 하나로 셈). 카드를 누르면 거기서 이어 갈 수 있어요.
babel-alike = { $count ->
    [1] 한 가지
   *[other] 똑같은 방법 { $count }가지
}
babel-levels = 층마다 나올 수 있는 국면
babel-levels-more = 블록을 그만큼 놓은 뒤의 국면이에요(대칭은 하나로 셈). 이김과 짐은 다음에 놓을 사람 쪽에서 본 것이고, 끝난 국면은 짐에 들어가요. 막대는 왼쪽부터 색칠 = 이김, 점 = 공동 승리, 줄무늬 = 짐, 빈 막대 = 끝.
babel-level-positions = { $level }층: 국면 { $positions }개
babel-all-levels = 모두 합쳐서
babel-ply = 블록
babel-positions = 국면
babel-won = 이김
babel-drawn = 공동
babel-lost = 짐
babel-ended = 끝
babel-distances = 끝까지 남은 수
babel-distances-more = 둘 다 가장 잘 둘 때, 끝까지 몇 수 남은 국면이 몇 개인지 보여 줘요.
babel-distance = 수
babel-keys =
    0 – 4 = 그 번호의 블록 집기
    R, ← → = 블록 돌리기
    ↑ ↓ = 다른 칸
    Enter = 놓기
    X = 층 벌리기
    Q, E, V = 테이블 돌리기, 다음 쪽에서 보기
    T, U = 위에서 보기, 아래에서 보기
    + − = 가까이, 멀리
    C = 처음 방향
babel-tip-take = { $device ->
    [touch] 아래에서 내 블록을 하나 톡 누르세요. 맞는 자리가 빛나요.
   *[mouse] 아래에서 내 블록을 하나 클릭하세요. 맞는 자리가 빛나요.
}
babel-tip-place = { $device ->
    [touch] 빛나는 자리를 톡 누르고, 그림을 골라 블록을 돌린 다음, “놓기”를 누르세요.
   *[mouse] 빛나는 자리를 가리키세요. R 키나 휠로 블록을 돌리고, 클릭하면 놓여요.
}
babel-tip-aim = 상대에게 맞는 블록이 없게 만드세요.
babel-rules =
    둘이서 타워 하나를 한 층씩 쌓아요. 한 층에 블록 네 개, 모두 여섯 층이에요. 번갈아 가며 자기 손의 블록을 하나씩, 지금 쌓는 층의 빈칸에 놓아요.

    블록의 면은 모두 볼록하거나 오목해요. 옆으로든 위아래로든 두 블록이 맞닿는 곳에서는 한쪽은 볼록하고 다른 쪽은 오목해야 해요.

    타워의 바깥은 매끈해요. 밖을 향한 면은 오목해야 하고, 1층에서는 바닥 면도 오목해야 해요. 빈칸 쪽 면과 윗면은 볼록하든 오목하든 괜찮아요.

    1층의 두 번째 블록은 첫 블록 바로 옆에 놓아요. 대각선으로는 안 돼요. 그다음부터는 그 층의 빈칸이면 어디든 좋아요.

    한 사람의 블록은 회색 세 개(볼록 0), 흰색 세 개(1), 검은색 한 개(2), 베이지색 세 개(3), 파란색 두 개(4)예요. 겉에 쓰인 숫자가 볼록한 면의 개수예요.

    블록을 더 놓을 수 없는 사람이 져요.
babel-needs = { $side ->
    [d] 아래는
    [e] 동쪽은
    [w] 서쪽은
    [n] 북쪽은
   *[s] 남쪽은
} { $face ->
    [bulge] 볼록
   *[indent] 오목
}
babel-cube-needs = { babel-place }에 맞는 블록: { $needs }.
babel-none-turns-so = 남은 블록은 어느 것도 그렇게 돌릴 수 없어요.
babel-score-placed = 놓은 블록
babel-score-left = 남은 블록
