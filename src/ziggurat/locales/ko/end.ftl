# 페이지에서 게임이 끝날 때, 그리고 임무를 시작할 때와 마칠 때.

end-why = 끝난 까닭
end-score = 점수
end-player = 플레이어
end-winner = 승리
end-more = 더 보기
end-less = 접기
end-take-back = 무르고 다른 수 해 보기
end-lost-kindly = 이번에는 아쉬웠어요. 다음 판은 이길 수 있을 거예요.

end-turning-point = 승부를 가른 수
end-turning-point-looking = 게임을 살펴보는 중: { $count }수 가운데 { $looked }수…
end-turning-point-was = { $number }번째 수. { $self ->
    [true] 내 수: { $action }.
   *[false] { $name }의 수: { $action }.
} { $certain ->
    [true] 여기서 승부가 갈렸어요.
   *[false] 어림으로는 여기서 이길 가능성이 약 { $lost }% 줄었어요.
} 더 좋은 수: { $better }.
end-turning-point-see = 보기
end-turning-point-none = { $certain ->
    [true] 그런 수는 없었어요. 진 쪽도 더 잘 둘 수는 없었어요.
   *[false] 확실한 것은 없어요. 크게 손해 본 수가 없었어요.
}

mission-turn = { $turn }번째 차례
mission-goal = { $until ->
    [0] 해내면 별 { $stars }개
   *[other] { $until }번째 차례까지 별 { $stars }개
}
end-mission = { $how ->
    [won] 임무 완료!
   *[lost] 이번에는 아쉬웠어요
}
end-mission-stars = { $turns }차례 만에 별 { $stars }개. { $better ->
    [0] 별을 다 모았어요!
   *[other] { $better }차례 안에 해내면 하나 더 얻어요.
}
end-mission-kindly = 주머니는 할 때마다 새로 섞여요. 한 번 더 해 보세요.
end-next-mission = 다음 임무
