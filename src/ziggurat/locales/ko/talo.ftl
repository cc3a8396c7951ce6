# Talo.

talo-side = { $side ->
    [e] 동쪽으로
    [w] 서쪽으로
    [n] 북쪽으로
    [s] 남쪽으로
   *[d] 바로 아래로
}
talo-bars-move = 나무토막 { $moving }개가 움직여요
talo-in-hand = { $count ->
    [1] 길이 { $first } 나무토막
   *[other] 길이 { $first } 나무토막과 길이 { $second } 나무토막
}
talo-winners = { $count ->
    [1] { $winners }번 자리의 말이 가장 높아서(높이 { $height }) 이겼어요.
   *[other] { $winners }번 자리의 말이 가장 높아서(높이 { $height }) 함께 이겼어요.
}

talo-prompt-start = { $seat }번 자리가 땅의 빈칸에 말을 놓아요.
talo-prompt-restart = { $seat }번 자리의 말이 갇혔어요. 땅의 빈칸에서 다시 시작하거나 그대로 있을 수 있어요.
talo-prompt-roll = { $seat }번 자리가 주사위를 던져요.
talo-prompt-roll-again = 더미에 { $rolled }에 맞는 나무토막이 없어서 { $seat }번 자리가 다시 던져요.
talo-prompt-take = { $seat }번 자리의 주사위: { $rolled }. 그 길이의 나무토막 하나, 또는 더해서 그 길이가 되는 둘을 가져가요.
talo-prompt-build = { $seat }번 자리가 { talo-in-hand }을 놓아요.
talo-prompt-holding = { $seat }번 자리가 길이 { $held } 나무토막을 붙잡은 채, 아무것도 떨어지지 않게 길이 { $first } 나무토막을 놓아요.
talo-prompt-finish = { $seat }번 자리는 말을 옮기거나 차례를 끝낼 수 있어요.
talo-prompt-end = { $seat }번 자리가 차례를 끝내요.

talo-on-top = { $seat }번 자리의 말이 높이 10에 올라서 이겼어요.
talo-collapsed = { $seat }번 자리의 나무토막이 떨어져서 { $seat }번 자리가 졌어요. { talo-winners }
talo-used-up = 더미의 나무토막을 다 썼어요. { talo-winners }
talo-standstill = 한 바퀴 도는 동안 아무도 나무토막을 놓지 않았어요. { talo-winners }

talo-unreadable = “{ $token }” 수는 읽을 수 없어요. { talo-notation }
talo-notation = 말 놓기는 @x,y, 나무토막 가져가기는 t7이나 t3+4, 놓기는 5x@2,3,0(붙잡으려면 뒤에 !), 말 옮기기는 >x,y,h, 차례 끝내기는 마침표예요.
talo-bad-pair = 나무토막 두 개를 잘못 썼어요: “{ $token }”. 짧은 것을 먼저 쓰고, 더해서 10을 넘지 않게 하세요.
talo-one-is-upright = 길이 1 나무토막은 z를 붙여 세워서 써요. 잘못 쓴 것: “{ $token }”.
talo-too-high = 길이 { $length } 나무토막이 10단보다 위로 올라가요.
talo-too-far = { $length ->
    [0] 가장자리 밖으로 너무 멀어요
   *[other] 길이 { $length } 나무토막이 가장자리에서 너무 멀리 나가요
}. 세로줄과 가로줄은 { $low }부터 { $high }까지예요.

talo-start-first = 먼저 말을 게임판에 놓아요.
talo-restart-first = 먼저 다시 시작할지 정하세요. 말을 빈 땅에 놓거나, 그 자리에 그대로 두세요.
talo-roll-first = 먼저 주사위를 던져요.
talo-take-first = 먼저 주사위에 맞는 나무토막을 가져가세요.
talo-build-first = 가져간 나무토막을 모두 놓은 다음에 차례를 끝내세요.
talo-nothing-in-hand = 손에 나무토막이 없어요. 말을 옮기거나 차례를 끝내세요.
talo-no-roll = 지금은 주사위를 던질 때가 아니에요.
talo-no-restart = 말은 처음에, 또는 갇혔을 때 주사위를 던지기 전에만 게임판에 놓을 수 있어요.
talo-water = 거기는 땅이 아니에요.
talo-middle = 가운데 섬에서는 말이 시작할 수 없어요.
talo-same-cell = 말이 이미 거기 있어요.
talo-cell-taken = 거기에는 말이 들어가지 않아요. 그 칸이나 그 위 칸이 차 있어요.
talo-taken-already = 이번 주사위의 나무토막은 이미 가져갔어요.
talo-wrong-sum = 주사위에서 나온 수: { $rolled }. 그 길이의 나무토막 하나, 또는 더해서 그 길이가 되는 둘을 가져가세요.
talo-not-in-supply = { $left ->
    [0] 더미에 길이 { $length } 나무토막이 남아 있지 않아요.
   *[other] 더미에 길이 { $length } 나무토막이 하나밖에 없어요.
}
talo-holding-no-move = 나무토막을 붙잡고 있는 동안에는 말을 옮길 수 없어요.
talo-moved-already = 말은 이미 움직였어요. 다음 나무토막을 놓으면 또 움직일 수 있어요.
talo-standing-still = 말이 이미 거기 서 있어요.
talo-no-surface = 거기에는 올라설 나무토막이 없어요.
talo-no-room = 거기에는 말이 들어갈 자리가 없어요. 나무토막 위로 두 칸이 비어 있어야 해요.
talo-pawn-there = 다른 말이 길을 막고 있어요.
talo-no-path-up = 말이 거기로 갈 수 없어요. 게임판에서는 먼저 바로 옆의 높이 1인 면에 올라가요.
talo-no-path = 말이 거기로 갈 수 없어요. 한 걸음에는 같은 높이로 가거나, 한 칸만 오르내릴 수 있어요.
talo-not-in-hand = 손에 길이 { $length } 나무토막이 없어요.
talo-hold-two = 이미 하나를 붙잡고 있어요. 다른 하나는 아무것도 떨어지지 않게 놓아야 해요.
talo-hold-single = 놓을 나무토막이 하나 더 있을 때만 붙잡을 수 있어요.
talo-off-land = 길이 { $length } 나무토막이 가장자리 밖이나 물 위로 나가요. 맨 아랫단에서는 땅 위에 놓아요.
talo-overlap = 길이 { $length } 나무토막이 다른 나무토막과 부딪쳐요.
talo-overlap-pawn = 길이 { $length } 나무토막이 말과 부딪쳐요.
talo-no-way-in = 길이 { $length } 나무토막을 거기로 가져갈 수 없어요. 위와 사방이 모두 다른 나무토막으로 막혀 있어요.
talo-floats = 길이 { $length } 나무토막 밑에 받쳐 주는 것이 없어요.
talo-hold-stands = 길이 { $length } 나무토막은 혼자서도 버텨요. 붙잡지 않아도 돼요.
talo-hold-lost = 두 번째를 어디에 놓아도 길이 { $length } 나무토막은 { talo-side } 떨어져요.
talo-falls = 길이 { $length } 나무토막은 버티지 못해요. { talo-side } 떨어지고, { talo-bars-move }.

# 자유롭게 만들기
talo-fantasy-no-bar = { $number }번 나무토막은 없어요.
talo-fantasy-water = 길이 { $length } 나무토막이 물 위에 놓여요. 섬 위에 만드세요.
talo-fantasy-sunk = 길이 { $length } 나무토막이 땅에 박혀요.
talo-fantasy-overlap = 길이 { $length } 나무토막이 { $other }번 나무토막에 박혀요.
talo-fantasy-only = { $name }={ $value } 옵션은 mode=fantasy일 때만 써요.

# 페이지에서. 터미널의 메시지 M에는 페이지용 M-you와 M-named가 있을 수 있다.
talo-fantasy-server = Talo-Fantasy에서는 서버가 나무토막의 무게를 하나하나 따져 봐요. 이 페이지에는 서버가 없어요. Talo의 나머지는 모두 여기 있어요.
talo-pitch = 붙잡지 않아도 버티게 나무토막을 쌓고, 그 위로 올라가요. 말이 가장 먼저 높이 10에 오르면 이겨요.
talo-prompt-start-you = 내 차례예요. 땅의 빈칸에 말을 놓으세요.
talo-prompt-start-named = { $name } 차례예요. 땅의 빈칸에 말을 놓아요.
talo-prompt-restart-you = 내 말이 갇혔어요. 땅의 빈칸에서 다시 시작하거나, 그대로 있으세요.
talo-prompt-restart-named = { $name }의 말이 갇혔어요. 다시 시작할 수 있어요.
talo-prompt-roll-you = 내 차례예요. 주사위를 던져요.
talo-prompt-roll-named = { $name } 차례예요. 주사위를 던져요.
talo-prompt-roll-again-you = 더미에 { $rolled }에 맞는 나무토막이 없어서 다시 던져요.
talo-prompt-roll-again-named = 더미에 { $rolled }에 맞는 나무토막이 없어요. { $name }: 다시 던져요.
talo-prompt-take-you = 주사위에서 나온 수: { $rolled }. 그 길이의 나무토막 하나, 또는 더해서 그 길이가 되는 둘을 가져가세요.
talo-prompt-take-named = { $name }의 주사위: { $rolled }. 거기에 맞는 나무토막을 가져가요.
talo-prompt-build-you = 내 차례예요. { talo-in-hand }을 놓으세요.
talo-prompt-build-named = { $name } 차례예요. { talo-in-hand }을 놓아요.
talo-prompt-holding-you = 길이 { $held } 나무토막을 붙잡고 있어요. 아무것도 떨어지지 않게 길이 { $first } 나무토막을 놓으세요.
talo-prompt-holding-named = { $name } 차례예요. 길이 { $held } 나무토막을 붙잡고, 길이 { $first } 나무토막을 놓아요.
talo-prompt-finish-you = 말을 옮기거나 차례를 끝내세요.
talo-prompt-finish-named = { $name } 차례예요. 말을 옮기거나 차례를 끝낼 수 있어요.
talo-prompt-end-you = 차례를 끝내세요.
talo-prompt-end-named = { $name }: 차례를 끝내요.
talo-highest = { $height ->
    [0] 나무토막 위로 올라간 말이 없어요.
   *[other] { $won ->
        [true] 내 말이 가장 높아서(높이 { $height }) 이겼어요!
       *[false] 가장 높은 말(높이 { $height }): { $winner }.
    }
}
talo-on-top-you = 내 말이 높이 10에 올랐어요. 이겼어요!
talo-on-top-named = { $name }의 말이 높이 10에 올라서 이겼어요.
talo-collapsed-you = 내 나무토막이 떨어져서 졌어요. { talo-highest }
talo-collapsed-named = { $name }의 나무토막이 떨어져서 졌어요. { talo-highest }
talo-used-up-named = 더미의 나무토막을 다 썼어요. { talo-highest }
talo-standstill-named = 한 바퀴 도는 동안 아무도 나무토막을 놓지 않았어요. { talo-highest }
talo-board = 구조물: { $count ->
    [0] 아직 나무토막이 없어요.
   *[other] 나무토막 { $count }개, 높이 { $height }.
}
talo-bar = { $length ->
    [1] 길이 1 나무토막
   *[other] { $axis ->
        [x] 길이 { $length } 나무토막, 서쪽에서 동쪽으로
        [y] 길이 { $length } 나무토막, 남쪽에서 북쪽으로
       *[z] 길이 { $length } 나무토막, 세워서
    }
}
talo-spot = { $column }번 세로줄, { $row }번 가로줄
talo-lies = { $axis ->
    [x] 눕혀서, 서쪽에서 동쪽으로
    [y] 눕혀서, 남쪽에서 북쪽으로
   *[z] 세워서
}
talo-way = 나무토막을 놓는 방향
talo-layer = { $layer }단
talo-layer-short = { $layer } ↕
talo-lower = 한 단 아래로
talo-higher = 한 단 위로
talo-let-down = 아래에 닿을 때까지 내리기
talo-puts = { $cell }에 말
talo-moves = 말을 { $cell }, 높이 { $height }에
talo-goes = { $cell }로, { $height ->
    [0] 게임판 위
   *[other] 높이 { $height }
}
talo-rolls = 주사위 { $face }
talo-takes = { $second ->
    [0] 길이 { $first } 나무토막 가져가기
   *[other] 길이 { $first } 나무토막과 길이 { $second } 나무토막 가져가기
}
talo-places = { $bar }, { $cell }, { $layer }단에
talo-holds = { $bar }, { $cell }, { $layer }단에 놓고 붙잡기
talo-suggest = { $bar }, { $layer }단에{ $hold ->
    [true] {" "}놓고 붙잡기
   *[false] {""}
}
talo-suggest-pawn = { $height ->
    [0] 말을 게임판의 여기에
   *[other] 말을 높이 { $height }에
}
talo-ends = 차례 끝내기
talo-turn = { $what ->
    [put] 말을 게임판에
    [again] 말이 다시 시작
    [up] 세움
    [lying] 눕힘
    [held] 붙잡음
    [moved] 말을 높이 { $height }에
    [stays] 그대로
   *[takes] { $first } 가져감
}
talo-rolled = 주사위에서 나온 수: { $face }.
talo-supply = 더미: { $count }
talo-supply-of = { $count ->
    [0] 길이 { $length } 나무토막 없음
   *[other] 길이 { $length } 나무토막 { $count }개
}
talo-pawns = 말
talo-pawn-height = 높이 { $height }
talo-hand = 손
talo-take = 주사위에 맞는 나무토막
talo-pawn = 말
talo-place = 놓기
talo-hold = 붙잡기
talo-dare = 떨어뜨리기
talo-move = 옮기기
talo-put = 놓기
talo-end-turn = 차례 끝내기
talo-decline = 그대로 있기
talo-fade = 보이는 단(더 높은 단은 흐려져요)
talo-stain = 나무토막을 길이에 따라 색칠
talo-asking = …
talo-verdict-stands = { $safety ->
    [just] 버텨요. 하지만 아슬아슬해요.
   *[well] 버텨요.
}
talo-verdict-hold = 혼자서는 { talo-side } 떨어져요. 붙잡고서 길이 { $other } 나무토막을 균형추로 놓으세요.
talo-verdict-dare = { talo-side } 떨어져서 지게 돼요.
talo-cell = { $cell }, { $layer }단
talo-cell-pawn = { $part ->
    [foot] { $name }의 말
   *[head] { $name }의 말 위쪽 절반
}
talo-cell-bar = { $bar }
talo-cell-held = { $bar }, 붙잡고 있음
talo-cell-empty = { $under ->
    [land] 빈 땅
    [middle] 말이 시작할 수 없는 빈 땅
    [water] 물
    [bar] 빈칸, 아래는 길이 { $length } 나무토막
   *[air] 빈칸
}
talo-cell-doable = 여기서 할 수 있는 일 { $count }가지
talo-pawn-at = { $whose ->
    [own] 내 말: { $cell }, 높이 { $height }.
   *[other] { $name }의 말: { $cell }, 높이 { $height }.
}
talo-hand-has = 손에 있는 것: { $lengths }.
talo-supply-has = 더미에 있는 것: { $bars }.
talo-option-players = 사람 수
talo-option-players-2 = 둘
talo-option-players-3 = 셋
talo-option-players-4 = 넷
talo-option-board = 게임판
talo-option-board-green = 풀밭
talo-option-board-islands = 섬
talo-option-starts = 말이 시작하는 곳
talo-option-starts-free = 원하는 곳에서
talo-option-starts-symmetric = 네 구역의 가운데에서
talo-option-collapse = 떨어질 나무토막은
talo-option-collapse-forbid = 놓을 수 없어요
talo-option-collapse-dare = 놓아도 되지만, 떨어뜨린 사람이 져요
talo-rules =
    주사위를 던져요. 더미에서 그 길이의 나무토막 하나, 또는 더해서 그 길이가 되는 둘을 가져가서 놓아요. 칸에 맞추어 눕히거나 세워요. 더미에 맞는 것이 없으면 주사위를 다시 던져요. 모두 세 번까지 던질 수 있어요. 세 번째에도 없으면 차례가 끝나요. 놓을 수도, 말을 움직일 수도 없어요.

    맨 아랫단은 땅 위에 놓아요. 더 높은 나무토막은 가장자리나 물 위로 나가도 돼요. 나무토막을 그 자리까지 위나 옆에서 가져갈 수 있어야 해요.

    나무토막은 모두 제 무게로 균형을 잡아요. 가운데를 받쳐 주는 것이 없는 나무토막은 기울어 떨어져요. 짧은 쪽 끝에 다른 나무토막이 놓여 있거나, 옆에 있는 것이 막아 주면 괜찮아요. 나무토막이 둘이면, 두 번째를 놓아 둘 다 버틸 때까지 첫 번째를 붙잡고 있어도 돼요. 말은 무게가 없어요.

    말은 나무토막을 놓기 전에도, 놓는 사이에도, 놓은 다음에도 움직일 수 있어요. 나무 위에서는 몇 걸음이든 걸을 수 있고, 한 걸음에는 같은 높이로 가거나 한 칸만 오르내려요. 서는 곳마다 위로 두 칸이 비어 있어야 해요. 게임판에서는 먼저 높이 1인 면에 올라가고, 한번 올라가면 다시 게임판으로 내려올 수 없어요.

    높이 10에 가장 먼저 오른 말이 이겨요. 더미를 다 쓰거나 한 바퀴 도는 동안 아무도 나무토막을 놓지 않으면, 가장 높은 말이 이겨요.

    말이 갇혀서 어떤 나무토막으로도 올라갈 수 없게 되면, 주사위를 던지기 전에 게임판에서 다시 시작해도 돼요.

    떨어뜨려도 된다고 미리 정했으면, 버티지 못할 나무토막을 놓아 버릴 수 있어요. 그러면 그 나무토막과 거기에 딸려 가는 것들이 함께 떨어져요. 놓아 버린 사람이 지고, 나머지 말 가운데 가장 높은 말이 이겨요.
talo-fantasy-rules =
    함께 만들고 싶은 것을 만들어요. 집, 동물, 다리, 높은 탑도 좋아요. 칸도 말도 상대도 없고, 아무도 지지 않아요.

    주사위를 던져요. 더미에서 그 길이의 나무토막 하나, 또는 더해서 그 길이가 되는 둘을 가져가요. 더미에 맞는 것이 없으면 주사위를 다시 던져요. 모두 세 번까지 던질 수 있어요. 세 번째에도 없으면 다음 사람이 만들어요.

    나무토막은 어디에나, 어떤 각도로나 놓을 수 있어요. 눕혀도, 세워도, 기울여도 좋아요. 무언가에 닿을 때까지 똑바로 내려간 다음, 손을 떼요. 나무토막이 둘이면, 두 번째를 제자리에 가져갈 때까지 첫 번째를 붙잡고 있어도 돼요. 공중이라도 괜찮아요. 그다음 두 나무토막에서 한꺼번에 손을 떼요.

    나무에는 무게가 있어요. 나무토막이 미끄러졌는데 다른 것이 움직이지 않았으면, 손으로 돌아와서 다시 해 볼 수 있어요. 다른 것까지 움직였으면 모두 그 자리에 그대로 둬요. 물이나 테이블 밖으로 떨어진 것은 이제 쓰지 않아요.

    앞 차례에 놓은 나무토막 셋이 멀리 움직이거나, 그 가운데 하나가 물이나 테이블 밖으로 떨어지면 구조물이 무너진 거예요. 그러면 끝나요. 그렇지 않으면 더미를 다 쓸 때까지, 또는 모두 다 됐다고 할 때까지 만들어요.

    높이, 내민 길이, 발, 쓴 나무토막 수를 재어서 보여 줘요. 내민 길이는 땅에 닿은 가장 가까운 나무토막에서 얼마나 멀리까지 나갔는지이고, 발은 땅에 닿은 나무토막이에요.
talo-fantasy-keys =
    1 – 9 = 주사위에 맞는 나무토막 가져가기, 그다음: 손에 있는 나무토막
    ← → ↑ ↓ = 나무토막 옮기기, Shift와 함께 누르면 조금씩
    R, X, Y = 나무토막 돌리기나 기울이기, Shift와 함께 누르면 반대로
    D = 1도씩 돌리기
    A = 눕히기, 세우기
    PageUp, PageDown = 나무토막 올리기, 내리기
    Home = 놓을 자리 위에 띄우기
    G = 딱 맞추기 켜기, 끄기
    O = 붙잡아 두고 두 번째 가져오기
    Enter = 손 떼기
    Escape = 무너지는 모습 그만 보기
    K = 나무토막을 길이에 따라 색칠
    Q, E, V = 테이블 돌리기, 다음 쪽에서 보기
    T = 위에서 보기
    + − = 가까이, 멀리
    C = 처음 방향
talo-keys =
    1 – 9 = 주사위에 맞는 나무토막 가져가기, 그다음: 손에 있는 나무토막
    R, Shift + ← → = 나무토막 돌리기
    ← → ↑ ↓ = 나무토막 옮기기, 다음 면으로 가기
    PageUp, PageDown = 나무토막 올리기, 내리기
    B = 아래에 닿을 때까지 내리기
    Enter = 놓기, 붙잡기, 말 옮기기
    G = 떨어뜨리기(그래도 되는 게임에서)
    P = 나무토막 대신 말
    N = 차례 끝내기
    X = 높은 단 흐리게 하기
    K = 나무토막을 길이에 따라 색칠
    Q, E, V = 테이블 돌리기, 다음 쪽에서 보기
    T = 위에서 보기
    + − = 가까이, 멀리
    C = 처음 방향
talo-tip-start = { $device ->
    [touch] 말을 놓을 빈칸을 톡 누른 다음 “놓기”를 누르세요.
   *[mouse] 빈칸을 클릭하면 내 말이 거기 놓여요.
}
talo-tip-take = 주사위가 길이를 알려 줘요. 그 길이의 나무토막 하나, 또는 더해서 그 길이가 되는 둘을 가져가세요.
talo-tip-build = { $device ->
    [touch] 나무토막을 놓을 곳을 톡 누르세요. 초록색이면 버티고, 주황색이면 아슬아슬하고, 빨간색이면 떨어져요. 그다음 “놓기”를 누르세요.
   *[mouse] 나무토막을 놓을 곳을 가리키세요. R 키로 돌리고 휠로 올려요. 초록색이면 버티고, 주황색이면 아슬아슬하고, 빨간색이면 떨어져요.
}
talo-tip-finish = 내 말은 빛나는 면 어디로나 갈 수 있어요. 한 걸음에는 같은 높이로 가거나 한 칸만 오르내려요. 높이 10에 먼저 오르면 이겨요.
talo-score-height = 높이
talo-decides = 승부를 정한 말, 높이 { $height }.
