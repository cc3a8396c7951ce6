# 페이지의 Talo-Fantasy: 손, 무엇이 어디 있는지 알리는 말, 끝, 전시관.

# 나무토막이 어디에 어떻게 있는지
talo-build-upright = 세워서
talo-build-lying-east = 서쪽에서 동쪽으로 눕혀서
talo-build-lying-north = 남쪽에서 북쪽으로 눕혀서
talo-build-lying = 북쪽에서 동쪽으로 { $bearing }도 돌려 눕혀서
talo-build-leaning = 비스듬히, 테이블에서 { $degrees }도 들려서
talo-build-place = { $attitude } 놓임, 가운데는 모서리에서 동쪽으로 { $east }, 북쪽으로 { $north }, 높이 { $low }부터 { $high }까지
talo-build-touched = { $count ->
    [0] { $ground ->
        [true] 땅
       *[other] 없음
    }
    [1] { $ground ->
        [true] { $bars }번 나무토막과 땅
       *[other] { $bars }번 나무토막
    }
   *[other] { $ground ->
        [true] { $bars }번 나무토막과 땅
       *[other] { $bars }번 나무토막
    }
}
talo-build-bar = { $number }번 나무토막, 길이 { $length }: { $place }. 닿은 것: { $touched }.
talo-build-bar-short = { $number }번 나무토막, 길이 { $length }
talo-build-held-so = 길이 { $length } 나무토막을 붙잡고 있어요: { $place }.
talo-build-rests-on = 길이 { $length } 나무토막이 내려앉을 곳: { $touched }.
talo-build-measured = 높이 { $height }, 내민 길이 { $overhang }, 발 { $feet }, 나무토막 { $bars }.
talo-build-standing = { $count ->
    [0] 아직 아무것도 없어요
   *[other] 나무토막 { $count }개
}

# 수
talo-build-passes = 패스
talo-build-ends = 만들기를 끝냄
talo-build-places = { $second ->
    [0] 길이 { $first } 나무토막을 놓음
   *[other] 길이 { $first } 나무토막과 길이 { $second } 나무토막을 함께 놓음
}{ $back ->
    [true] , 미끄러져서 돌아옴
   *[other] { $moved ->
        [0] {""}
       *[other] , 나무토막 { $moved }개가 움직임
    }
}
talo-build-told = { $back ->
    [0] { $out ->
        [0] { $moved ->
            [0] {""}
           *[other] 나무토막 { $moved }개가 움직였어요.
        }
       *[other] 나무토막 { $out }개가 테이블에서 떨어졌어요.
    }
   *[other] 미끄러져서 손으로 돌아왔어요.
}

# 손
talo-build-take-bar = 길이 { $length } 나무토막 집기
talo-build-hold = 붙잡기
talo-build-unhold = 되돌리기
talo-build-holds = 길이 { $length } 나무토막을 붙잡고 있어요. 이제 다른 나무토막을 가져오세요.
talo-build-let-go = 손 떼기
talo-build-turning = 돌리기, 올리기, 내리기
talo-build-turn-left = 왼쪽으로 돌리기
talo-build-turn-right = 오른쪽으로 돌리기
talo-build-tip-north = 북쪽이나 남쪽으로 기울이기
talo-build-tip-east = 동쪽이나 서쪽으로 기울이기
talo-build-lay = 눕히기, 세우기
talo-build-raise = 올리기
talo-build-lower = 천천히 내리기
talo-build-snapping = 직각과 옆면에 딱 맞추기
talo-build-pass = 패스
talo-build-done = 다 만들었어요
talo-build-done-sure = 여기서 만들기를 끝낼까요?
talo-build-go-on = 더 만들기
talo-build-again = 다른 쪽에서 무너지는 모습 다시 보기
talo-build-not-now = 지금은 놓을 나무토막이 없어요.
talo-build-no-physics = 나무의 움직임을 계산하는 부분을 불러오지 못했어요. 연결을 확인하고 테이블을 다시 열어 주세요.

# 문장과 입력 칸
talo-build-sentence = 나무토막을 어디에 놓을지 말하기
talo-build-sentence-example = 2, 세워서, 7번 나무토막 위에, 동쪽 끝에, 15도 돌려서
talo-build-hold-so = 이렇게 붙잡기
talo-build-not-understood = 무슨 뜻인지 모르겠어요. 이렇게 써 보세요: 세워서, 1번 나무토막 위에, 동쪽 끝에. 또는: 서쪽에서 동쪽으로 눕혀서, 5, 3에.
talo-build-fields = 칸에 나누어 쓰기
talo-build-field-attitude = 어떻게
talo-build-field-place = 어디에
talo-build-field-at = 테이블의 한 점에
talo-build-field-on = 나무토막 위에
talo-build-field-beside = 나무토막 옆에
talo-build-field-east = 동쪽으로
talo-build-field-north = 북쪽으로
talo-build-field-bar = 어느 나무토막
talo-build-field-side = 어느 쪽
talo-build-field-middle = 가운데
talo-build-field-degrees = 돌리는 각도
talo-build-as-it-is = 그대로
talo-build-side = { $side ->
    [east] 동쪽
    [west] 서쪽
    [north] 북쪽
   *[south] 남쪽
}
talo-build-view-above = 위에서
talo-build-view-south = 남쪽에서
talo-build-view-east = 동쪽에서

# 크기와 목표
talo-build-measures = 크기
talo-build-measure-height = 높이
talo-build-measure-overhang = 내민 길이
talo-build-measure-feet = 발
talo-build-measure-bars = 나무토막
talo-build-goal = 목표
talo-option-mode = 무엇을 할까요
talo-option-mode-climb = 꼭대기까지 오르기
talo-option-mode-fantasy = 자유롭게 만들기
talo-mode-fantasy = Talo-Fantasy: 칸에 매이지 않고 만들고 싶은 것을 만들어요. 나무토막에는 진짜처럼 무게가 있어요. 아무도 지지 않아요. 이 테이블은 서버에 있고, 서버가 나무토막을 하나하나 확인해요.
talo-option-players-1 = 혼자
talo-option-board-table = 빈 테이블
talo-option-goal = 목표
talo-option-goal-none = 없음
talo-option-goal-house = 집
talo-option-goal-animal = 동물
talo-option-goal-vehicle = 탈것
talo-option-goal-bridge = 다리
talo-option-goal-tripod = 발이 셋인 높은 것
talo-option-goal-height = 되도록 높게
talo-option-goal-overhang = 길게 내밀기
talo-option-goal-anything = 무엇이든
talo-tip-fantasy-take = 주사위에 나온 길이의 나무토막 하나, 또는 더해서 그 길이가 되는 둘을 가져가세요.
talo-tip-fantasy-build = { $device ->
    [touch] 한 손가락으로 나무토막을 옮기고, 두 손가락으로 돌려요. 내려앉을 곳은 그림자로 알 수 있어요.
   *[mouse] 마우스로 나무토막을 옮기고, 휠로 돌리고, 클릭하면 손을 떼요. 내려앉을 곳은 그림자로 알 수 있어요.
}

# 끝과 전시관
talo-build-built = 잘 서 있어요
talo-build-fallen = 무너졌어요
talo-build-rebuild = 다시 만들기
talo-build-turntable = 빙글빙글 도는 구조물.
talo-gallery-title = 전시관
talo-gallery-untitled = 자유 작품
talo-gallery-by = { $names }, { DATETIME($date, day: "numeric", month: "long", year: "numeric") }
talo-gallery-empty = 이 기기에서는 아직 아무것도 만들지 않았어요. Talo-Fantasy에서 완성한 것이 여기에 모여요.
talo-gallery-build = 만들어 보기
talo-gallery-fallen = 마지막에 무너졌어요.
talo-gallery-forget = 빼기
talo-gallery-kept = 이 기기의 전시관에 남겨 두었어요.
talo-gallery-forbidden = 이 브라우저는 아무것도 저장하지 않아서 전시관이 없어요. 그림이나 기보를 저장하세요.

talo-say-upright = 세워*, 세운*, 수직*
talo-say-lying = 눕혀*, 눕힌*, 누운*, 수평*
talo-say-leaning = 기울*
talo-say-turned = 돌려*, 돌린*, 회전*
talo-say-clockwise = 시계 방향*
talo-say-counterclockwise = 시계 반대 방향*, 반시계 방향*
talo-say-east = 동쪽*
talo-say-west = 서쪽*
talo-say-north = 북쪽*
talo-say-south = 남쪽*
talo-say-on = 위에, 위, 위로, 위쪽에
talo-say-beside = 옆*, 곁*
talo-say-bar = 나무토막*, 번*, #
talo-say-end = 끝*, 가장자리*
talo-say-height = 높이*
talo-say-degrees = 도, °
