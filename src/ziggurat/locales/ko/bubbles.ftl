# Bubblee Pop(Bąbelsy).

bubbles-colour = { $bubble ->
    [R] 빨간색
    [P] 보라색
    [Y] 노란색
    [B] 파란색
    [G] 초록색
   *[K] 검은색
}
bubbles-colour-name = { $bubble ->
    [R] 빨간색
    [P] 보라색
    [Y] 노란색
    [B] 파란색
    [G] 초록색
   *[K] 검은색
}

bubbles-prompt-draw = { $seat }번 자리가 놓을 방울을 주머니에서 뽑아요.
bubbles-prompt-place = { $seat }번 자리가 { bubbles-colour } 방울을 하늘의 빈칸에 놓아요.
bubbles-prompt-swap = { $seat }번 자리는 하늘에서 이웃한 두 방울을 바꿀 수 있어요. 마침표를 쓰면 그대로 둬요.
bubbles-prompt-drop = { $seat }번 자리가 하늘에서 이웃한 두 방울을 골라요. 둘 다 { $seat }번 자리의 행성에 떨어져요.
bubbles-prompt-send = { $seat }번 자리는 줄의 방울을 건너편 행성으로 보낼 수 있어요. 마침표를 쓰면 끝나요.
bubbles-prompt-powers = { $whose ->
    [own] { $seat }번 자리는 능력({ $powers })을 쓸 수 있어요. 마침표를 쓰면 넘어가요.
   *[other] { $other }번 자리의 차례지만, 능력({ $powers })을 가진 { $seat }번 자리가 먼저 정해요. 마침표를 쓰면 넘어가요.
}

bubbles-cleared = 건너편 행성에 검은색 방울만 남았어요. 임무 완료!
bubbles-burst = { $other }번 자리의 행성은 세로줄이 모두 찼는데 방울이 하나 더 왔어요. { $seat }번 자리가 이겼어요.
bubbles-stuck = { $seat }번 자리는 방울 두 개를 떨어뜨릴 수 없어서 졌어요.
bubbles-stuck-solo = 이제 방울 두 개를 떨어뜨릴 수 없어요. 임무는 실패예요.
bubbles-no-refill = 주머니의 방울로는 이제 하늘을 채울 수 없어요. 1번 자리는 { $one }개, 2번 자리는 { $two }개. { $seat }번 자리가 이겼어요.
bubbles-shared = 주머니의 방울로는 이제 하늘을 채울 수 없어요. 둘 다 { $one }개라서 함께 이겼어요.
bubbles-no-refill-solo = 주머니의 방울로는 이제 하늘을 채울 수 없어요. 임무는 실패예요.

bubbles-unreadable = “{ $token }” 수는 읽을 수 없어요. { bubbles-notation }
bubbles-notation = 보기: =c5 놓기, c5~d5 바꾸기, c5+d5 떨어뜨리기, R:a8~b8 능력 쓰기, >c3 보내기, 마침표는 패스.
bubbles-order = 두 칸은 세로줄, 가로줄 순서로 써요: { $token }.
bubbles-not-sky = 두 방울 모두 하늘(5번과 6번 가로줄)에 있어야 해요.
bubbles-not-adjacent = 이 둘은 가로로도 세로로도 이웃하지 않아요.

bubbles-draw-first = 먼저 주머니에서 방울을 뽑아요.
bubbles-place-first = 먼저 주머니에서 나온 { bubbles-colour } 방울을 하늘의 빈칸에 놓으세요.
bubbles-swap-first = 하늘이 먼저예요. 이웃한 두 방울을 바꾸거나 그대로 두세요.
bubbles-drop-first = { $kind ->
    [swap] 바꾸기는 한 차례에 한 번이에요. 이제 방울 두 개를 떨어뜨리세요.
   *[other] 이제 방울 두 개를 떨어뜨릴 때예요. 그 전에 다른 일은 할 수 없어요.
}
bubbles-send-first = 보내기가 먼저예요. 줄의 방울을 고르거나, 여기서 멈추세요.
bubbles-powers-first = 능력이 먼저예요. 하나를 쓰거나 넘어가세요.
bubbles-send-solo = 줄의 방울은 임무에서만 보내요. 대결에서는 보내지 않아요.
bubbles-powers-off = 이 판에서는 능력을 쓰지 않아요.

bubbles-not-in-bag = 주머니에 { bubbles-colour } 방울이 남아 있지 않아요.
bubbles-sky-taken = 거기에는 이미 방울이 있어요. 뽑은 방울은 하늘의 빈칸에 놓아요.
bubbles-must-swap = 이 하늘에서는 방울 두 개를 떨어뜨릴 수 없어요. 떨어뜨릴 수 있게 바꾸세요.
bubbles-same-colour = 둘의 색이 같아요. 바꿔도 그대로예요.
bubbles-swap-stuck = 이렇게 바꾸면 방울 두 개를 떨어뜨릴 수 없게 돼요.
bubbles-out-of-reach = 이 둘은 손이 닿지 않아요. 적어도 하나는 내 쪽 하늘에서 골라야 해요.
bubbles-too-high = 이 둘이 떨어지면 방울이 네 개가 넘는 세로줄이 남아요.

bubbles-sent-already = 그 방울은 이미 보냈어요.
bubbles-nothing-there = 거기에는 방울이 없어요.
bubbles-not-in-line = 그 방울은 줄에 들어 있지 않아요. 줄의 방울만 보낼 수 있어요.
bubbles-column-full = 건너편 행성의 이 세로줄은 가득 찼어요.
bubbles-sent-enough = 이 무리에서는 보낼 만큼 다 보냈어요.

bubbles-power-not-held = 지금 쓸 수 있는 { bubbles-colour } 능력이 없어요.
bubbles-red-other = 빨간색은 내 행성이 아니라 건너편 행성의 방울을 바꿔요.
bubbles-green-own = 초록색은 건너편 행성이 아니라 내 행성의 방울을 바꿔요.
bubbles-exchange-empty = 바꾸려면 방울이 두 개 있어야 해요. 한 칸이 비어 있어요.
bubbles-purple-own = 보라색은 내 행성의 방울을 보내요.
bubbles-yellow-own = 노란색은 내 행성의 방울을 점수로 바꿔요.
bubbles-not-free = 그 방울 위에 다른 방울이 있어요.
bubbles-blue-row = 파란색은 건너편 쪽 하늘의 방울을 떨어뜨려요.

bubbles-letter = { $option }에 “{ $letter }” 글자는 쓸 수 없어요. 쓸 수 있는 글자: { $known }.
bubbles-length = { $option }에는 { $length }글자가 필요해요. 지금은 { $count }글자예요.
bubbles-sky-two = 대결의 하늘에는 검은색 말고 색마다 두 개씩 있어요. 그런데 { bubbles-colour-name }은 { $count ->
    [0] 하나도 없어요.
   *[other] { $count }개예요.
}
bubbles-sky-adjacent = { $one } 칸과 { $other } 칸의 { bubbles-colour } 방울이 맞닿아요. 대결의 하늘에서는 같은 색끼리 대각선으로도 닿으면 안 돼요.
bubbles-solo-first = 임무는 혼자 해요. 먼저 할 자리를 고를 수 없어요.
bubbles-numbered-alone = 번호가 있는 임무는 하늘과 행성이 정해져 있어요. { $option } 옵션은 직접 만든 임무에서만 써요.
bubbles-planet-floating = { $cell } 칸의 방울이 떠 있어요. 아래에 아무것도 없어요.
bubbles-planet-line = 행성에 { bubbles-colour } 방울 줄이 벌써 있어요.
bubbles-planet-done = 행성에 색깔 방울이 없어서 할 일이 없어요.
bubbles-too-many = { bubbles-colour } 방울은 { $most }개뿐이에요. 그런데 행성, 하늘, 주머니에 모두 { $count }개가 필요해요.

bubbles-mission-face = 가운데 구멍
bubbles-mission-shaft = 깊은 굴
bubbles-mission-third = 세 번째 방울
bubbles-mission-valley = 골짜기
bubbles-mission-gap = 둘 사이에 하나
bubbles-mission-raised = 검은 바닥 위
bubbles-mission-garden = 바위 위의 정원
bubbles-mission-sealed = 뚜껑 아래
bubbles-mission-blocks = 두 덩어리
bubbles-mission-shared-gap = 둘에 틈 하나
bubbles-mission-two-floors = 이층집
bubbles-mission-blocks-wall = 사이의 벽
bubbles-mission-alone = 가운데 홀로
bubbles-mission-stairs = 하나씩 하나씩
bubbles-mission-three-floors = 삼층집
bubbles-mission-floors4 = 사층집
bubbles-mission-chimneys = 굴뚝 두 개
bubbles-mission-pull-extra = 당기고 남고
bubbles-mission-bridges-mix = 강가 네 곳
bubbles-mission-pyramid = 피라미드

# 페이지에서. 터미널의 메시지 M에는 페이지용 M-you와 M-named가 있을 수 있다.
bubbles-pitch = 두 행성이 하늘 하나를 나눠 써요. 방울을 둘씩 떨어뜨려 같은 색 셋을 나란히 놓고, 그 색의 능력을 쓰세요.
bubbles-prompt-place-you = 내 차례예요. { bubbles-colour } 방울을 하늘의 빈칸에 놓으세요.
bubbles-prompt-place-named = { $name } 차례예요. { bubbles-colour } 방울을 하늘의 빈칸에 놓아요.
bubbles-prompt-swap-you = 내 차례예요. 하늘에서 이웃한 두 방울을 바꾸거나 그대로 두세요.
bubbles-prompt-swap-named = { $name } 차례예요. 하늘에서 이웃한 두 방울을 바꿀 수 있어요.
bubbles-prompt-drop-you = 내 차례예요. 하늘에서 이웃한 두 방울을 고르세요. 둘 다 내 행성에 떨어져요.
bubbles-prompt-drop-named = { $name } 차례예요. 하늘에서 이웃한 두 방울을 골라 떨어뜨려요.
bubbles-prompt-send-you = 내 차례예요. 줄의 방울을 건너편으로 보내거나, 여기서 멈추세요.
bubbles-prompt-send-named = { $name } 차례예요. 줄의 방울을 건너편 행성으로 보낼 수 있어요.
bubbles-prompt-powers-you = { $whose ->
    [own] 내 차례예요. 능력을 쓰거나 넘어가세요.
   *[other] 상대 차례지만 내가 먼저 정해요. 능력을 쓰거나 넘어가세요.
}
bubbles-prompt-powers-named = { $name }: 능력을 쓸지 정하는 중이에요.
bubbles-cleared-named = 건너편 행성에 검은색 방울만 남았어요. 임무 완료!
bubbles-burst-you = 건너편 행성이 가득 찼는데 방울이 하나 더 왔어요. 이겼어요!
bubbles-burst-named = 가득 찬 행성에 방울이 하나 더 왔어요. { $winner } 승리.
bubbles-stuck-you = 방울 두 개를 떨어뜨릴 수 없어서 졌어요. { $winner } 승리.
bubbles-stuck-named = { $name }에게는 떨어뜨릴 수 있는 방울 두 개가 없어요. 그래서 졌어요.
bubbles-no-refill-you = 주머니의 방울로는 이제 하늘을 채울 수 없어요. { $one } 대 { $two }, 이겼어요!
bubbles-no-refill-named = 주머니의 방울로는 이제 하늘을 채울 수 없어요. { $one } 대 { $two }, { $winner } 승리.
bubbles-board = Bubblee Pop 게임판. { $phase ->
    [place] 하늘에 방울을 놓아요.
    [swap] 하늘을 바꿀 수 있어요.
    [drop] 방울 두 개가 떨어져요.
    [send] 방울을 보낼 수 있어요.
    [powers] 능력을 쓸 수 있어요.
   *[other] {""}
}
bubbles-sky = 하늘
bubbles-planet = { $whose ->
    [own] 내 행성
   *[other] { $name }의 행성
}
bubbles-other-planet = 건너편 행성
bubbles-mission = 임무
bubbles-bag = 주머니 속
bubbles-powers = 능력
bubbles-none = 없음
bubbles-score = 모은 방울 { $count }개
bubbles-holds = { $whose ->
    [own] 나: { bubbles-score }, 능력: { $powers }.
   *[other] { $name }: { bubbles-score }, 능력: { $powers }.
}
bubbles-in-bag = 주머니 속: { $bubbles }.
bubbles-drawn = 주머니에서 뽑은 방울: { $colour }.
bubbles-power = { $bubble ->
    [R] 빨간색: 건너편 행성의 이웃한 두 방울을 바꿔요.
    [G] 초록색: 내 행성의 이웃한 두 방울을 바꿔요.
    [P] 보라색: 위에 아무것도 없는 내 방울 하나를 건너편 행성으로 보내요.
    [B] 파란색: 건너편 쪽 하늘의 방울 하나를 건너편 행성에 떨어뜨려요.
   *[Y] 노란색: 위에 아무것도 없는 내 방울 하나를 점수로 바꿔요.
}
bubbles-how = { $phase ->
    [place] 하늘의 빈칸을 누르세요.
    [swap] { $held ->
        [true] 이제 이웃한 방울을 누르세요.
       *[false] 방울을 이웃한 방울로 끌거나, 둘을 차례로 누르세요.
    }
    [drop] { $held ->
        [true] 이제 이웃한 방울을 누르세요.
       *[false] 이웃한 두 방울을 누르세요. 둘 다 내 행성에 떨어져요.
    }
    [send] 빛나는 방울을 누르면 건너편으로 보내요.
   *[powers] { $power ->
        [none] 능력을 고르세요.
        [B] 하늘에서 빛나는 방울을 누르세요.
        [P] 내 행성에서 빛나는 방울을 누르세요.
        [Y] 내 행성에서 빛나는 방울을 누르세요.
       *[other] { $held ->
            [true] 이제 이웃한 방울을 누르세요.
           *[false] 빛나는 방울 가운데 이웃한 둘을 누르세요.
        }
    }
}
bubbles-act = { $doing ->
    [place] 여기 놓기
    [swap] 바꾸기
    [drop] 떨어뜨리기
    [send] 보내기
   *[power] 쓰기
}
bubbles-pass-now = { $phase ->
    [swap] 하늘 그대로
    [send] 그만
   *[powers] 넘어가기
}
bubbles-foreseen = { $what ->
    [both] 건너편 행성에서 { $out }개를 없애고 { $points }점을 얻어요.
    [out] 건너편 행성에서 { $out }개를 없애요.
    [points] { $points }점을 얻어요.
    [line] 줄이 생겨요. 거기서 방울을 보낼 수 있어요.
   *[nothing] 아무것도 터지지 않아요.
}
bubbles-foreseen-chain = { $count }연쇄예요.
bubbles-foreseen-powers = 능력을 얻어요: { $powers }.
bubbles-foreseen-end = 게임이 끝나요.
bubbles-done = { $kind ->
    [draw] { $colour } 방울을 뽑음
    [place] { $one } 칸에 놓음
    [swap] { $one } 칸과 { $other } 칸을 바꿈
    [drop] { $one }, { $other } 방울이 떨어짐
    [send] { $one } 방울을 건너편으로 보냄
    [power] { $count ->
        [1] { $colour } 능력: { $one }
       *[other] { $colour } 능력: { $one }, { $other }
    }
   *[pass] 패스
}
bubbles-offer = { $kind ->
    [swap] 바꾸기: { $taking }
    [drop] 떨어뜨리기: { $taking }
    [send] 보내기: { $taking }
   *[power] { $colour } 능력: { $taking }
}
bubbles-brief = { $kind ->
    [draw] 뽑음
    [place] 놓음
    [swap] 바꿈
    [drop] 떨어뜨림
    [send] { $count }개 보냄
    [power] 능력
   *[pass] 패스
}
bubbles-suggest = { $kind ->
    [place] { $one } 방울을 하늘의 여기에 놓기
    [swap] { $one } 방울과 { $other } 방울 바꾸기
    [drop] { $one } 방울과 { $other } 방울 떨어뜨리기
    [send] { $one } 방울을 건너편으로 보내기
   *[power] { $count ->
        [1] { $colour } 능력: { $one }
       *[other] { $colour } 능력: { $one }, { $other }
    }
}
bubbles-cell = { $cell }, { $colour ->
    [none] 빈칸
   *[other] { $colour }
}{ $count ->
    [0] {""}
   *[other] , 할 수 있는 일 { $count }가지
}
bubbles-option-blacks = 처음의 검은색 방울
bubbles-option-powers = 능력
bubbles-option-powers-on = 있음
bubbles-option-powers-off = 없음(처음 할 때)
bubbles-option-reach = 방울을 떨어뜨리는 곳
bubbles-option-reach-any = 하늘 어디서나
bubbles-option-reach-near = 적어도 하나는 내 쪽에서
bubbles-option-sky = 첫 하늘
bubbles-option-sky-help = 열 글자로, 5번 가로줄을 a부터 e까지, 그다음 6번 가로줄을 써요. R 빨간색, P 보라색, Y 노란색, B 파란색, G 초록색을 두 개씩, 같은 색끼리 대각선으로도 닿지 않게 써요. 비워 두면 하늘을 뽑기로 정해요.
bubbles-option-planet = 내가 만든 임무
bubbles-option-planet-help = 혼자 할 때 써요. 건너편 행성을 스무 글자로, 하늘에서 땅까지 가로줄 네 개를 a부터 e까지 써요. K는 검은색, 마침표는 빈칸이에요. 떠 있는 방울이나 이미 완성된 줄이 있으면 안 되고, 색깔 방울이 적어도 하나 있어야 해요. 첫 하늘은 임무의 하늘이거나 K를 포함한 아무 열 글자예요. 대결이면 비워 두세요.
bubbles-option-first = 먼저 하는 자리
bubbles-option-first-1 = 1번 자리
bubbles-option-first-2 = 2번 자리
bubbles-sky-missing = { $missing ->
    [0] 같은 색끼리는 대각선으로도 닿으면 안 돼요.
    [10] 하늘은 운에 맡겨요. 직접 정하려면 열 칸을 모두, 색마다 두 개씩 채우세요.
   *[other] 아직 { $missing }칸이 비어 있어요. 다 채울 때까지는 하늘을 운에 맡겨요.
}
bubbles-editor = 내가 만드는 임무
bubbles-editor-words = 방울을 고르고 칸을 누르세요. 방울은 땅이나 아래 방울 위로 떨어져요. 색깔 방울이 하나도 남지 않으면 임무 완료예요. 이 임무를 정말 해낼 수 있는지는 아무도 확인하지 않았어요.
bubbles-editor-choose = 놓을 방울
bubbles-editor-empty = 빈칸
bubbles-editor-planet = 행성
bubbles-editor-clear = 행성 비우기
bubbles-editor-share = 이 링크를 보내면 다른 사람도 내 임무를 할 수 있어요.
bubbles-missions = 스무 가지 임무
bubbles-missions-more = 혼자 하는 게임이에요. 내 행성에서 줄을 만들고, 그 방울을 건너편으로 보내서, 건너편 행성에 검은색 방울만 남기세요. 해내면 별 하나, { $steady }차례 안에 해내면 둘, { $brisk }차례 안에 해내면 셋이에요.
bubbles-missions-done = 이 기기에서 { $count }개 가운데 { $done }개를 해냈어요.
bubbles-stars = { $stars ->
    [0] { $next ->
        [true] 다음 임무
       *[false] 아직 못 했어요
    }
   *[other] { $turns }차례 만에 완료, 별 { $stars }개
}
bubbles-duel = 대결로 하기
bubbles-rules =
    행성이 둘 있고, 그 사이에 방울 열 개가 있는 하늘이 있어요. 하늘에 빈칸이 있으면 먼저 채워요. 주머니에서 뽑은 방울을 하나씩 원하는 빈칸에 놓아요.

    그다음 하늘에서 이웃한 두 방울을 한 번 바꿀 수 있어요. 그리고 이웃한 두 방울을 고르면 저마다 자기 세로줄을 따라 내 행성에 떨어져요. 방울이 네 개가 넘는 세로줄이 남으면 안 돼요.

    같은 색이 가로나 세로로 셋 이상 이어지면 줄이에요. 줄은 맞닿은 같은 색 방울과 함께 터지고, 터진 방울 하나에 1점이에요. 위에 있던 방울은 떨어지고, 그래서 새 줄이 생기기도 해요. 검은색 방울은 줄이 되지 않아요.

    무리가 터질 때마다 그 색의 능력을 얻어요. 바로 쓰거나 넘어가요. 빨간색은 건너편 행성의, 초록색은 내 행성의 이웃한 두 방울을 바꿔요. 보라색은 위에 아무것도 없는 내 방울을 건너편으로 보내고, 파란색은 건너편 쪽 하늘의 방울을 떨어뜨려요. 건너편 행성이 가득 찼을 때 그렇게 하면 이겨요. 노란색은 위에 아무것도 없는 내 방울을 점수로 바꿔요.

    주머니의 방울로 하늘을 채울 수 없으면 끝나요. 점수가 높은 사람이 이겨요. 방울 두 개를 떨어뜨릴 수 없는 사람은 바로 져요.

    임무는 혼자 해요. 줄이 생기면 방울을 건너편 행성으로 보낼 수 있어요. 세 개짜리 줄에서는 하나, 더 긴 줄에서는 둘이에요. 건너편에 생긴 줄은 없어져요. 검은색 방울만 남기세요.
bubbles-keys =
    Tab = 게임판 아래 버튼으로
    Esc = 고른 방울 취소하기
    아무 키 = 움직임 건너뛰기
    Enter = 고른 대로 하기
bubbles-tip-swap = { $device ->
    [touch] 하늘이 먼저예요. 이웃한 두 방울을 누른 다음 “바꾸기”를 누르거나, 하늘을 그대로 두세요.
   *[mouse] 하늘이 먼저예요. 방울을 이웃한 방울로 끌어서 바꾸거나 그대로 두세요.
}
bubbles-tip-drop = { $device ->
    [touch] 이제 이웃한 두 방울을 누른 다음 “떨어뜨리기”를 누르세요. 둘 다 내 행성에 떨어져요. 같은 색 셋이 나란하면 터져요.
   *[mouse] 이제 이웃한 두 방울을 클릭하세요. 둘 다 내 행성에 떨어져요. 같은 색 셋이 나란하면 터져요.
}
bubbles-tip-place = 하늘에 빈칸이 있어요. 주머니에서 뽑은 방울을 원하는 칸에 놓으세요. 다음에 떨어뜨릴 때 도움이 되는 곳이 좋아요.
bubbles-tip-powers = 능력을 얻었어요. 지금 쓰거나 넘어가세요. 무엇을 할 수 있는지는 색마다 달라요.
bubbles-tip-send = 줄에서 건너편 행성으로 방울을 보낼 수 있어요. 거기서 줄을 완성할 방울을 고르세요.
bubbles-option-mission-1 = { bubbles-mission-face }
bubbles-option-mission-2 = { bubbles-mission-shaft }
bubbles-option-mission-3 = { bubbles-mission-third }
bubbles-option-mission-4 = { bubbles-mission-valley }
bubbles-option-mission-5 = { bubbles-mission-gap }
bubbles-option-mission-6 = { bubbles-mission-raised }
bubbles-option-mission-7 = { bubbles-mission-garden }
bubbles-option-mission-8 = { bubbles-mission-sealed }
bubbles-option-mission-9 = { bubbles-mission-blocks }
bubbles-option-mission-10 = { bubbles-mission-shared-gap }
bubbles-option-mission-11 = { bubbles-mission-two-floors }
bubbles-option-mission-12 = { bubbles-mission-blocks-wall }
bubbles-option-mission-13 = { bubbles-mission-alone }
bubbles-option-mission-14 = { bubbles-mission-stairs }
bubbles-option-mission-15 = { bubbles-mission-three-floors }
bubbles-option-mission-16 = { bubbles-mission-floors4 }
bubbles-option-mission-17 = { bubbles-mission-chimneys }
bubbles-option-mission-18 = { bubbles-mission-pull-extra }
bubbles-option-mission-19 = { bubbles-mission-bridges-mix }
bubbles-option-mission-20 = { bubbles-mission-pyramid }
bubbles-no-swap-helps = 하늘에서 어떻게 바꿔도 마찬가지예요.
bubbles-gaps = 하늘의 빈칸은 { $gaps }개인데, 주머니에는 { $left ->
    [0] 아무것도 없어요.
   *[other] 방울이 { $left }개뿐이에요.
}
bubbles-columns-full = 세로줄 다섯 개가 모두 찼어요. 방울 하나가 더 들어갈 자리가 없어요.
bubbles-score-bubbles = 방울
bubbles-score-turns = 차례
bubbles-score-left = 남은 색깔 방울
bubbles-mission-named = { $number }. { $title }
bubbles-chain = { $count }연쇄
