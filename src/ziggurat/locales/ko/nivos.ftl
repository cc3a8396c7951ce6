# Nivos.

nivos-colour = { $colour ->
    [yellow] 노란색
    [orange] 주황색
    [red] 빨간색
    [pink] 분홍색
    [white] 흰색
    [green] 초록색
    [blue] 파란색
    [black] 검은색
   *[neutral] 무색
}
nivos-colour-name = { $colour ->
    [yellow] 노란색
    [orange] 주황색
    [red] 빨간색
    [pink] 분홍색
    [white] 흰색
    [green] 초록색
    [blue] 파란색
    [black] 검은색
   *[neutral] 무색
}
nivos-plates = { $height ->
    [0] 판자가 없고
   *[other] 판자가 { $height }장이고
}
nivos-other-plates = { $otherheight ->
    [0] 판자가 없어요
   *[other] 판자가 { $otherheight }장이에요
}

nivos-prompt-neutral = { $seat }번 자리가 무색 판자를 놓아요.
nivos-prompt-lay = { $seat }번 자리가 판자를 놓아요.
nivos-prompt-cylinder = { $seat }번 자리가 원기둥을 골라요.
nivos-prompt-stuck = { $seat }번 자리는 놓을 수 있는 판자가 없어요. 패스하고 원기둥을 가져가요.
nivos-prompt-mate = { $seat }번 자리는 자기 판자를 놓을 수 없어요. 짝의 판자를 놓거나, 패스하고 원기둥을 가져가요.

nivos-cause = { $cause ->
    [cylinders] 마지막 원기둥까지 가져갔어요.
    [laid] 판자를 모두 놓았어요.
   *[stuck] 남은 판자는 이제 하나도 놓을 수 없어요.
}
nivos-stack = { $height ->
    [0] 원기둥이 하나도 없어요.
   *[other] 더미가 가장 낮아요(높이 { $height }).
}
nivos-winners = { $how ->
    [shared] { $seats }번 자리는 원기둥이 하나도 없어서 함께 이겼어요.
    [tallest] { $team ->
        [1] { $seats }번 자리가 이겼어요. 더미 높이는 똑같이 { $height }인데, 가장 높은 원기둥이 더 낮아요.
       *[0] { $seats }번 자리가 이겼어요. 더미 높이는 똑같이 { $height }인데, 가장 높은 원기둥이 더 낮아요.
    }
   *[lowest] { $team ->
        [1] { $seats }번 자리가 이겼어요. { nivos-stack }
       *[0] { $seats }번 자리가 이겼어요. { nivos-stack }
    }
}
nivos-ending = { nivos-cause } { nivos-winners }

nivos-split-players = 판자를 나누어 갖는 것은 넷이 할 때뿐이에요. 지금은 { $players }명이에요.
nivos-split-teams = 나누는 방법을 하나만 써서 두 팀이 똑같이 나누거나, “/”로 나누어 둘을 써요. 지금은 { $count }개예요.
nivos-split-size = “{ $size }” 크기는 나눌 수 없어요. 있는 크기: { $sizes }.
nivos-split-twice = 한 팀에 판자는 크기마다 한 장씩이에요. { $size } 크기가 두 번 나와요.
nivos-split-count = 팀의 첫 사람은 판자를 { $half }장 가져요. 지금은 { $count }장이 쓰여 있어요.

nivos-unreadable = “{ $token }” 수는 읽을 수 없어요. { nivos-notation }
nivos-notation = 판자와 그 남서쪽 모서리 칸을 4x2@b3처럼 써요. 예비 판자는 앞에 r을, 짝의 판자는 t를 붙여요. 무색 판자는 n@b3, 패스는 pass, 원기둥은 c1부터 c6까지예요.
nivos-no-such-cell = { $cell } 칸은 없어요. 게임판은 { $first } 칸부터 { $last } 칸까지예요.
nivos-no-such-plate = { $size } 판자는 없어요. 있는 크기: { $sizes }.
nivos-neutral-name = 그 크기의 판자는 무색 판자예요. 이렇게 써요: n@{ $cell }.
nivos-no-such-cylinder = 원기둥은 c1부터 c{ $count }까지 { $count }개예요.
nivos-no-mate = 짝의 판자를 놓는 것은 넷이 할 때뿐이에요.

nivos-choose-first = 먼저 원기둥을 고르세요.
nivos-cylinder-taken = 높이 { $height } 원기둥은 이미 누가 가져갔어요.
nivos-in-order = 여기서는 낮은 원기둥부터 차례로 가져가요. 고를 수는 없어요.
nivos-none-due = 지금은 원기둥을 가져갈 때가 아니에요.
nivos-neutral-first = 맨 처음에는 무색 판자를 놓아요.
nivos-neutral-laid = 무색 판자는 이미 게임판에 있어요.
nivos-can-lay = 아직 놓을 수 있는 판자가 있어서 패스할 수 없어요.
nivos-not-stuck = 짝의 판자는 내 판자도 예비 판자도 놓을 수 없을 때만 놓아요. 아직 놓을 수 있는 판자가 있어요.
nivos-mate-lacks = 짝에게는 { nivos-colour } { $size } 판자가 없어요.
nivos-with-mate = { nivos-colour } { $size } 판자는 내가 아니라 짝이 가지고 있어요.
nivos-not-in-hand = { nivos-colour } { $size } 판자는 이제 손에 없어요.
nivos-not-in-reserve = { nivos-colour } { $size } 판자는 예비 판자 가운데 없어요.
nivos-off-board = { $side ->
    [east] 게임판 동쪽으로 튀어나와요.
    [north] 게임판 북쪽으로 튀어나와요.
   *[both] 게임판 동쪽과 북쪽으로 튀어나와요.
}
nivos-uneven = 평평하게 놓이지 않아요. 밑의 한쪽은 { nivos-plates }, 다른 쪽은 { nivos-other-plates }.
nivos-on-colour = 아직 보이는 { nivos-colour } 판자 위에 놓이게 돼요.
nivos-beside-colour = 아직 보이는 { nivos-colour } 판자와 맞닿게 돼요.

# 페이지에서. 터미널의 메시지 M에는 페이지용 M-you와 M-named가 있을 수 있다.
nivos-pitch = 판자 위에 판자를 놓아요. 하지만 같은 색끼리는 안 돼요. 새 층을 열면 원기둥을 가져가야 해요. 원기둥 더미가 가장 낮은 사람이 이겨요.
nivos-prompt-neutral-you = 내 차례예요. 무색 판자를 게임판 아무 데나 놓으세요.
nivos-prompt-neutral-named = { $name } 차례예요. 무색 판자를 놓아요.
nivos-prompt-lay-you = 내 차례예요. 판자를 놓으세요.
nivos-prompt-lay-named = { $name } 차례예요. 판자를 놓아요.
nivos-prompt-cylinder-you = 내 차례예요. 원기둥을 고르세요.
nivos-prompt-cylinder-named = { $name } 차례예요. 원기둥을 골라요.
nivos-prompt-stuck-you = 놓을 수 있는 판자가 없어요. 패스하고 원기둥을 가져가세요.
nivos-prompt-stuck-named = { $name } 차례예요. 놓을 수 있는 판자가 없어서 원기둥을 가져가요.
nivos-prompt-mate-you = 내 판자는 놓을 수 없어요. 짝의 판자를 놓거나, 패스하고 원기둥을 가져가세요.
nivos-prompt-mate-named = { $name } 차례예요. 짝의 판자를 놓거나, 패스하고 원기둥을 가져가요.
nivos-ending-named = { nivos-cause } { $how ->
    [shared] { $won ->
        [true] 원기둥이 하나도 없어서 함께 이겼어요.
       *[false] 원기둥 없이 공동 승리: { $winner }.
    }
    [tallest] { $won ->
        [true] 더미 높이가 똑같이 { $height }인데, 내 가장 높은 원기둥이 더 낮아서 이겼어요!
       *[false] 더미 높이가 똑같이 { $height }인데, 가장 높은 원기둥이 더 낮은 쪽이 이겨요: { $winner }.
    }
   *[lowest] { $height ->
        [0] { $won ->
            [true] 원기둥이 하나도 없어서 이겼어요!
           *[false] 원기둥 없이 승리: { $winner }.
        }
       *[other] { $won ->
            [true] 내 더미가 가장 낮아서(높이 { $height }) 이겼어요!
           *[false] 가장 낮은 더미(높이 { $height })의 승리: { $winner }.
        }
    }
}
nivos-board = 게임판: { $count ->
    [0] 아직 판자가 없어요.
   *[other] 판자 { $count }장, { $level }층.
}
nivos-level = { $level }층
nivos-described = { nivos-colour } { $size } 판자
nivos-own = { $whose ->
    [own] 내 판자
   *[other] { $name }의 판자
}
nivos-reserve = 예비 판자
nivos-mate = 짝: { $name }
nivos-action = { $source ->
    [r] 예비 판자에서{" "}
    [t] 짝의 손에서{" "}
   *[other] {""}
}{ $plate }, { $cell } 칸에, 가로 { $width }, 세로 { $depth }
nivos-suggest = { $source ->
    [r] 예비 판자에서{" "}
    [t] 짝의 손에서{" "}
   *[other] {""}
}{ $plate }, { $level }층 { clue-quarter }에
nivos-brief = { $what ->
    [pass] 패스
    [cylinder] 원기둥 { $height }
   *[plate] { nivos-colour-name } { $size }
}
nivos-on-level = { $level }층
nivos-takes = 높이 { $height } 원기둥 가져가기
nivos-passes = 패스하고 원기둥 가져가기
nivos-costs = { $height ->
    [0] 원기둥을 하나 골라 가져가요
   *[other] 높이 { $height } 원기둥을 가져가요
}
nivos-free-of-cost = 원기둥 없음
nivos-not-here = 여기에는 안 맞아요
nivos-turn = 돌리기
nivos-lay = 놓기
nivos-pass = 패스
nivos-choose = 원기둥 고르기
nivos-fade = 보이는 층(더 높은 층은 흐려져요)
nivos-piles = 원기둥
nivos-pile = { $count ->
    [0] 원기둥 없음
    [1] 원기둥 1개, 높이 { $total }
   *[other] 원기둥 { $count }개({ $heights }), 합쳐서 높이 { $total }
}
nivos-pile-of = { $names }: { nivos-pile }.
nivos-free = { $count ->
    [0] 남은 원기둥이 없어요.
   *[other] 남은 원기둥 { $count }개: { $heights }.
}
nivos-free-short = 남음
nivos-no-plates = 판자 없음
nivos-hand-of = { $whose ->
    [own] 내 손: { $plates }.
   *[other] { $name }의 손: { $plates }.
}
nivos-in-reserve = 예비 판자: { $plates }.
nivos-cell-plate = { $cell }, { $level }층, { $owner ->
    [0] 예비용
   *[other] { $name }의
} { $plate }, { $state ->
    [seen] 덮이지 않음
    [beneath] 여기는 덮이고 다른 데는 보임
   *[covered] 완전히 덮임
}
nivos-cell-empty = { $cell }, { $level }층, 빈칸, { $under ->
    [board] 아래는 게임판
    [plate] 아래는 { $plate }
   *[nothing] 아래는 아직 비어 있음
}{ $count ->
    [0] {""}
   *[other] , 여기서 시작하는 방법 { $count }가지
}
nivos-option-players = 사람 수
nivos-option-players-2 = 둘
nivos-option-players-3 = 셋
nivos-option-players-4 = 넷, 두 팀으로
nivos-option-cylinders = 원기둥 가져가기
nivos-option-cylinders-ascending = 낮은 것부터 차례로
nivos-option-cylinders-choice = 골라서
nivos-option-split = 팀의 첫 사람이 가질 판자
nivos-option-split-help = 1번과 3번 자리가 한 팀, 2번과 4번 자리가 한 팀이에요. 1번과 2번 자리가 처음에 가질 네 가지 크기를 1x1,1x2,1x5,2x4처럼 써요. 나머지 네 장은 3번과 4번 자리가 가져요. 팀마다 다르게 하려면 “/”로 나누세요.
nivos-split-of = { $team ->
    [0] 두 팀 모두 첫 사람이 이 네 장으로 시작해요({ $count }장 골랐어요). 나머지 네 장은 짝이 가져요.
   *[other] { $team }팀의 첫 사람이 이 네 장으로 시작해요({ $count }장 골랐어요). 나머지 네 장은 짝이 가져요.
}
nivos-split-alike = 두 팀 똑같이
nivos-rules =
    자기 차례에 손에 든 판자나 예비 판자를 한 장 놓아요. 맨 처음 판자는 무색 판자이고, 어디에 놓아도 좋아요.

    판자는 게임판 안에 평평하게 놓여야 해요. 판자 밑의 칸마다 판자가 같은 수만큼 쌓여 있어야 해요. 다른 판자와 맞닿지 않아도 괜찮아요.

    같은 색 판자 위에는 놓을 수 없어요. 같은 층에서 같은 색 판자와 변끼리 맞닿아도 안 돼요. 모서리끼리 닿는 것은 괜찮고, 완전히 덮인 판자는 이제 상관없어요. 무색 판자에는 색이 없어요.

    새 층의 첫 판자를 놓는 사람은 원기둥을 하나 가져가요. 아무 판자도 놓을 수 없는 사람도 원기둥을 가져가고, 차례가 넘어가요. 팀으로 할 때는 그 대신 짝의 판자를 놓아도 돼요.

    원기둥은 남은 것 가운데 가장 낮은 것을 가져가요. 미리 그렇게 정했다면 마음대로 골라요.

    마지막 원기둥까지 가져가거나, 남은 판자를 하나도 놓을 수 없으면 끝나요. 원기둥 더미가 가장 낮은 사람이 이겨요. 높이가 같으면 가장 높은 원기둥이 더 낮은 쪽이 이겨요.
nivos-keys =
    1 – 9 = 크기로 판자 집기, 한 번 더 누르면 예비 판자
    R, Shift + ← → = 판자 돌리기
    ← → ↑ ↓ = 판자 옮기기
    Enter = 놓기
    X = 높은 층 흐리게 하기
    P = 놓을 판자가 없을 때 패스
    Q, E, V = 테이블 돌리기, 다음 쪽에서 보기
    T = 위에서 보기
    + − = 가까이, 멀리
    C = 처음 방향
nivos-tip-neutral = { $device ->
    [touch] 무색 판자가 먼저예요. 원기둥은 가져가지 않아요. 원하는 곳을 톡 누르고 “놓기”를 누르세요.
   *[mouse] 무색 판자가 먼저예요. 원기둥은 가져가지 않아요. 놓고 싶은 곳을 클릭하세요.
}
nivos-tip-take = { $device ->
    [touch] 아래에서 판자를 하나 톡 누르세요. 내 판자도 예비 판자도 좋아요.
   *[mouse] 아래에서 판자를 하나 클릭하세요. 내 판자도 예비 판자도 좋아요.
}
nivos-tip-place = { $device ->
    [touch] 원하는 곳을 톡 누르세요. 초록색이면 맞아요. 빨간색이면 안 맞고, 왜 안 되는지 나와요. 그다음 “놓기”를 누르세요.
   *[mouse] 초록색이면 맞아요. 빨간색이면 안 맞고, 왜 안 되는지 나와요. R 키나 휠로 판자를 돌리고, 클릭하면 놓여요.
}
nivos-tip-aim = 새 층의 첫 판자를 놓으면 원기둥을 가져가야 해요. 더미가 가장 낮은 사람이 이기니까, 새 층은 다른 사람이 열게 하세요.
nivos-score-cylinders = 원기둥
nivos-score-height = 높이
nivos-no-place = { $plate }: { $parts }.
nivos-stumbles = { $why ->
    [uneven] 평평하지 않은 곳 { $count }군데
    [on-colour] 같은 색 위에 놓이는 곳 { $count }군데
   *[beside-colour] 같은 색 옆에 놓이는 곳 { $count }군데
}
