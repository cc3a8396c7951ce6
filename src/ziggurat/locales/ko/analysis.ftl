# 끝난 게임 돌아보기. 페이지, 기보, 명령줄에서 쓴다.

analysis-comment = 어림으로 이길 가능성이 약 { $lost }% 줄어요. 더 좋은 수: { $token } ({ $worth }).
analysis-comment-exact = 실수. 더 좋은 수: { $token } ({ $worth }).
analysis-comment-tried = 해 본 수: { $line }.

analysis-title = 분석
analysis-words = 게임과 실수, 그리고 둘 수 있었던 다른 수
analysis-bring = 기보 파일 분석하기
analysis-at = { $ply ->
    [0] 게임의 시작
   *[other] { $count }수 가운데 { $ply }번째 수 다음
}
analysis-trying = 나만의 수순: 게임의 { $ply }번째 수 다음 { $count }수
analysis-played = { $self ->
    [true] 이번 내 수: { $action } ({ $worth }).
   *[false] 이번 { $name }의 수: { $action } ({ $worth }).
}
analysis-mistake = { $self ->
    [true] 이번 내 수: { $action } ({ $worth }). 더 좋은 수: { $better } ({ $best }).
   *[false] 이번 { $name }의 수: { $action } ({ $worth }). 더 좋은 수: { $better } ({ $best }).
}
analysis-best = { $self ->
    [true] 나에게 가장 좋은 수: { $action } ({ $worth }).
   *[false] { $name }에게 가장 좋은 수: { $action } ({ $worth }).
}
analysis-chance = 운
analysis-luck = 여기는 운이 정해요. 만약 이랬다면…
analysis-graph = { $sides ->
    [1] 해낼 가능성
    [2] { $self ->
        [true] 내가 이길 가능성
       *[false] { $name }: 이길 가능성
    }
   *[other] 각자 이길 가능성
}
analysis-graph-label = 수마다 달라지는 게임의 형세
analysis-done = 해냄
analysis-not-done = 못 함
analysis-exact = 정확
analysis-estimate = 어림
analysis-looking = 게임의 나머지를 분석하고 있어요.
analysis-looked = 게임을 분석하는 중: { $count }수 가운데 { $looked }수…
analysis-mistakes = { $count ->
    [0] 실수
    [1] 실수 하나
   *[other] 실수 { $count }개, 큰 것부터
}
analysis-no-mistakes = 확실한 실수는 없어요.
analysis-lost = { $exact ->
    [true] −{ $lost }%
   *[false] 약 −{ $lost }%
}
analysis-best-line = 여기서부터 가장 좋은 수순
analysis-expected-line = 이렇게 될 것 같아요(어림)
analysis-walk = 차례로 보기
analysis-off-game = { $ply }번째 수 다음부터 다른 길로 갔어요:
analysis-to-game = 게임으로 돌아가기
analysis-to-table = 테이블로
analysis-tried = 내가 해 본 것
analysis-after = { $ply }번째 수 다음
analysis-forget = 지우기: { $line }
analysis-note = { $ply ->
    [0] 이 게임에 대한 메모
   *[other] { $ply }번째 수에 대한 메모
}
analysis-try-again = 여기서 다시 해 보기
analysis-export = 주석과 함께 저장
analysis-others = 다른 게임
analysis-table = 표로 보기
analysis-column = { $column ->
    [number] 번호
    [who] 누가
    [action] 수
    [worth] 결과
   *[better] 더 좋은 수
}
analysis-not-yet = 게임 중에는 볼 수 없어요
analysis-not-yet-more = 사람들끼리 겨루는 동안에는 구경하는 사람도 여기서 분석할 수 없어요. 한 사람이 보면 모두에게 알려질 수 있으니까요. 게임이 끝나면 분석이 열려요.
analysis-no-game = 그런 게임은 없어요
analysis-no-record = 이 기보는 이 기기에 없어요. 파일을 다시 골라 주세요.
analysis-import-words = 여기서 한 게임이든 다른 데서 한 게임이든 기보를 열어 보세요. 모든 수를 분석하고, 나라면 어떻게 했을지 해 볼 수 있어요.
analysis-import = 기보 파일 고르기
analysis-drop = 또는 이 페이지 아무 데나 끌어다 놓으세요
analysis-no-text = “{ $name }” 파일은 게임 기보가 아니에요. 비어 있거나, 너무 크거나, 글이 아니에요.
analysis-brought = 전에 연 것
