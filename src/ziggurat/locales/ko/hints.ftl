# 한 단계씩 알려 주는 힌트: 어디를 볼지, 어느 것을 쓸지, 수, 까닭. 까닭의 내용은 규칙에서 찾는다.

clue-step = { $step ->
    [where] 볼 곳
    [piece] 쓸 것
    [action] 좋은 수
   *[why] 까닭
}
clue-next = { $step ->
    [piece] 어느 것일까요?
    [action] 보여 주세요
   *[why] 왜요?
}
clue-quarter = { $quarter ->
    [n] 북쪽
    [ne] 북동쪽
    [e] 동쪽
    [se] 남동쪽
    [s] 남쪽
    [sw] 남서쪽
    [w] 서쪽
    [nw] 북서쪽
   *[middle] 가운데
}
clue-where = 지금 할 수 있는 일을 살펴보세요.
clue-piece = 이 가운데 하나가 다른 것보다 좋아요.
clue-action = 좋은 수: { $token }
clue-wins = { $distance ->
    [0] 반드시 이겨요.
   *[other] 늦어도 { $distance }수 뒤에는 이겨요.
}
clue-loses = { $distance ->
    [0] 상대가 가장 잘 두면 어떤 수를 두어도 져요.
   *[other] 상대가 가장 잘 두면 어떤 수를 두어도 져요. 이 수가 가장 오래, { $distance }수 더 버텨요.
}
clue-shares = 공동 승리를 지켜요. 상대가 잘 두면 그보다 나은 결과는 얻을 수 없어요.
clue-estimate = 이길 가능성은 어림으로 약 { $percent }%예요.
clue-wins-now = 바로 이겨요.
clue-prevents = 다른 수 { $others }개 가운데 { $count }개는 상대가 바로 이길 수 있게 해 줘요. 이 수는 그렇지 않아요.
clue-only = 여기서는 이것밖에 할 수 없어요.
clue-alike = 비슷하게 좋은 수가 더 있어요. 이것은 가장 좋은 수 가운데 하나예요.
clue-next-best = 그다음으로 좋은 수는 어림으로 약 { $percent }%예요.

clue-babel-where = { $level }층 { babel-place }을 보세요.
clue-babel-piece = { babel-cube }을 쓰세요.
clue-babel-answers = { $count ->
    [0] 상대가 놓을 수 있는 블록이 없어져요.
   *[other] 상대가 놓는 방법이 { $count }가지 남아요.
}

clue-nivos-where = { $level }층의 { clue-quarter } 부분을 보세요.
clue-nivos-piece = { $source ->
    [neutral] 무색 판자를 놓으세요.
    [reserve] 예비 판자에서 { nivos-colour } { $size } 판자를 쓰세요.
    [mate] 짝의 { nivos-colour } { $size } 판자를 쓰세요.
   *[hand] 내 { nivos-colour } { $size } 판자를 쓰세요.
}
clue-nivos-where-pass = 놓을 수 있는 것이 있는지 살펴보세요.
clue-nivos-piece-pass = 맞는 판자가 없어요.
clue-nivos-where-cylinder = 남은 원기둥을 보세요.
clue-nivos-piece-cylinder = 높이 { $height } 원기둥이에요.
clue-nivos-free = 원기둥을 가져가지 않아요.
clue-nivos-opens = { $height ->
    [0] { $level }층이 열리고, 원기둥을 하나 골라 가져가요.
   *[other] { $level }층이 열리고, 높이 { $height } 원기둥을 가져가요.
}
clue-nivos-stuck = 다음 사람은 놓을 판자가 없어서 원기둥을 가져가요.
clue-nivos-forces = 다음 사람은 무엇을 놓아도 새 층을 열어서 원기둥을 가져가요.
clue-nivos-answers = 다음 사람이 놓는 방법 { $all }가지 가운데, 원기둥을 안 가져가는 것은 { $count }가지예요.

clue-bubbles-where = { $where ->
    [sky] 하늘의 { $column } 세로줄을 보세요.
    [own] 내 행성의 { $column } 세로줄을 보세요.
   *[other] 건너편 행성의 { $column } 세로줄을 보세요.
}
clue-bubbles-other-colour = { $other ->
    [R] 빨간색
    [P] 보라색
    [Y] 노란색
    [B] 파란색
    [G] 초록색
   *[K] 검은색
}
clue-bubbles-piece = { $kind ->
    [place] 주머니에서 나온 { bubbles-colour } 방울이에요.
    [power] { bubbles-colour } 능력을 쓰세요.
    [send] { bubbles-colour } 방울을 보내세요.
   *[pair] { bubbles-colour } 방울과 { clue-bubbles-other-colour } 방울이에요.
}
clue-bubbles-where-pass = 무엇을 고르면 무엇이 남는지 하나하나 살펴보세요.
clue-bubbles-piece-pass = 지금은 아무것도 건드리지 않아도 돼요.
clue-bubbles-pops = { $groups ->
    [1] 방울 { $count }개가 터져요.
   *[other] 무리 { $groups }개, 방울 { $count }개가 터져요.
}
clue-bubbles-points = { $points }점을 얻어요.
clue-bubbles-power = { bubbles-colour } 능력을 얻어요.
clue-bubbles-nothing = 아무것도 터지지 않아요.
clue-bubbles-then = { $count ->
    [0] { $kind ->
        [swap] 이렇게 바꿔도, 떨어뜨려서 터뜨릴 수 있는 방울은 아직 없어요.
       *[pass] 지금 하늘에는 떨어뜨려서 터뜨릴 수 있는 방울이 아직 없어요.
    }
   *[other] { $kind ->
        [swap] 이렇게 바꾸면, 떨어뜨려서 방울 { $count }개를 터뜨릴 수 있어요.
       *[pass] 지금 하늘 그대로, 떨어뜨려서 방울 { $count }개를 터뜨릴 수 있어요.
    }
}

clue-talo-where = { $layer ->
    [0] 게임판의 { clue-quarter } 부분을 보세요.
   *[other] 높이 { $layer }에서 { clue-quarter } 부분을 보세요.
}
clue-talo-where-supply = 더미를 보세요.
clue-talo-where-end = 할 일이 남았는지 살펴보세요.
clue-talo-piece = { $axis ->
    [z] 길이 { $length } 나무토막을 집어서 세우세요.
   *[lying] 길이 { $length } 나무토막을 집어서 눕히세요.
}
clue-talo-piece-pawn = 내 말이에요.
clue-talo-piece-take = { $count ->
    [1] 나무토막 하나면 돼요.
   *[other] 나무토막을 두 개 가져가세요.
}
clue-talo-piece-end = 말은 그 자리에 두세요.
clue-talo-stands = { $margin ->
    [0] 모두 버텨요. 하지만 아슬아슬해요.
   *[other] 모두 버티고, 한 칸의 { $margin }%만큼 여유가 있어요.
}
clue-talo-held = 혼자서는 { talo-side } 떨어져요. 다음 나무토막이 균형추가 돼요.
clue-talo-saves = 붙잡고 있는 길이 { $length } 나무토막의 균형추가 돼요. 이것이 없으면 떨어져요.
clue-talo-falls = { talo-side } 떨어져요.
clue-talo-leads = 그러면 내 말이 높이 { $height }까지 오를 수 있어요. 지금까지는 높이 { $before }까지였어요.
clue-talo-climbs = { $to ->
    [0] 내 말이 게임판에 서요.
   *[other] 내 말이 높이 { $from }에서 높이 { $to }까지 가요.
}
clue-talo-choices = 이 가운데 첫 번째 나무토막을 놓는 방법은 { $count }가지예요.
