# 다시 찾아온 사람의 홈: 기다리는 게임, 끝난 게임, 내 실수로 만든 퀴즈.

home-welcome-back = { $named ->
    [true] 다시 만나서 반가워요, { $name }
   *[false] 다시 만나서 반가워요
}
home-continue = 이어 하기
home-continue-yours = 이어 하기 – 내 차례
home-your-turn = 내 차례
home-their-turn = { $name } 차례
home-show-all = { $count }개 모두 보기
home-progress = { $words } ({ $count }개 중 { $done }개)

home-watch = 구경할 수 있는 게임
home-playing = 구경하기
home-clock = { $kind ->
    [turn] 차례마다 { $time }
   *[total] { $increment ->
        [0] 한 사람당 { $time }
       *[other] 한 사람당 { $time }, 한 수마다 { $increment }초 더
    }
}

home-finished = 끝난 게임
home-outcome = { $outcome ->
    [won] 이겼어요
    [lost] 졌어요
   *[shared] 공동 승리
}
home-won-by = { $count ->
    [1] { $names } 승리
   *[other] { $names } 공동 승리
}
home-gallery = 작품 전시관
home-record = 봇과의 전적
home-record-bot = { $shared ->
    [0] { $won }승 { $lost }패
   *[other] { $won }승 { $lost }패, 공동 승리 { $shared }번
}

mistakes = 내 실수로 만든 퀴즈
mistakes-one = 내 실수
mistakes-all = 내 실수 모두 보기
mistakes-about = 이 기기에서 한 게임 가운데 크게 손해 본 장면들이에요. 더 좋은 수를 찾아보세요.
mistakes-looking = 지난 게임들을 살펴보는 중…
mistakes-none = 아직 아무것도 없어요. 이 기기에서 한 판을 끝내 보세요. 크게 손해 본 수가 있으면 여기에 나와요.
mistakes-gone = 이 장면은 이제 이 기기에 없어요.
mistakes-left = { $count ->
    [0] 모두 풀었어요. 새 게임을 하면 새 퀴즈가 나와요.
   *[other] 퀴즈 { $count }개가 더 좋은 수를 기다려요.
}
mistakes-cost = { $exact ->
    [true] { $lost ->
        [100] 내가 둔 수 때문에 승리를 놓쳤어요.
       *[other] 내가 둔 수 때문에 이길 가능성이 { $lost }% 줄었어요.
    }
   *[false] 내가 둔 수 때문에 이길 가능성이 약 { $lost }% 줄었어요.
}
mistakes-task = { mistakes-cost } 가장 좋은 수나 그만큼 좋은 수를 찾아보세요.
mistakes-judged = { $exact ->
    [true] 어떤 답이든 맞았는지 정확하게 알 수 있어요.
   *[false] 맞았는지는 어림으로 알아봐요. 비슷하게 좋아 보이면 맞은 것으로 쳐요.
}
mistakes-solved = { $exact ->
    [true] 맞았어요. 더 좋은 수는 없어요.
   *[false] 좋아요. 어림으로는 더 좋은 수가 없어요.
}
mistakes-not = { $exact ->
    [true] 이 수도 이길 가능성이 { $lost }% 줄어요.
   *[false] 어림으로는 이 수도 이길 가능성이 약 { $lost }% 줄어요.
}
mistakes-same = 그건 게임에서 이미 둔 수예요.
mistakes-answer-is = 더 좋은 수: { $action }.
mistakes-in-game = 게임에서 보기
mistakes-next = 다음 실수

home-listed = 내 테이블이 이 서버의 홈에 나와 있어요. 누구나 앉을 수 있어요.
home-meanwhile = 기다리는 동안 봇과 하기
home-arrival = 누군가 앉았어요
home-arrived = 내 { $game } 테이블에 앉았어요: { $names }.
home-arrived-kept = 여기서 하던 게임은 그대로 남아 있어요.
home-arrived-go = 테이블로 가기

setup-players = 몇 명이 할까요?
setup-alone = 혼자: 임무
setup-count = { $count ->
    [2] 둘
    [3] 셋
    [4] 넷
   *[other] { $count }명
}
setup-minutes = 어림잡아 { $minutes }분
setup-team = { $team }팀
setup-anyone = 테이블이 이 서버의 홈에 나와요. 들르는 사람 누구나 앉을 수 있고, 구경할 수도 있어요.
