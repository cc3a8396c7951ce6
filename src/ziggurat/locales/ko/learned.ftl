# “봇이 알아낸 것” 페이지: 봇이 게임에 대해 알아낸 것.

learned-title = 봇이 알아낸 것
learned-about = 바벨은 다 풀려서 답이 확실해요. 다른 게임의 숫자는 가장 강한 봇이 어림한 값이거나, 봇이 자기 자신과 겨룬 결과예요.
learned-first = 먼저 하면 유리할까요?
learned-babel = { $wins ->
    [true] 바벨에서는 먼저 하는 사람이 언제나 이길 수 있어요.
   *[false] 바벨에서는 먼저 하는 사람이 완벽한 상대에게 져요.
}
learned-beginner = 먼저 하는 사람
learned-certain = 확실
learned-between = 아마 이 사이
learned-times = 횟수
learned-played = 판수
learned-openings = Nivos: 첫 판자
learned-openings-words = 무색 판자가 어디에 있는지는 거의 상관없어요. 그다음 가장 좋은 수는 예비 판자를 쓰고 자기 판자는 아껴 두는 거예요.
learned-place = { $place ->
    [corner] 무색 판자가 모서리에 있을 때
    [edge] 무색 판자가 가장자리에 있을 때
   *[middle] 무색 판자가 가운데에 있을 때
}
learned-answer = 그다음 가장 좋은 수
learned-wins = 이기는 비율
learned-powers = Bubblee Pop: 능력의 값어치
learned-powers-words = 능력을 가장 잘 쓰면, 넘어갈 때보다 이기는 비율이 얼마나 늘어나는지 보여 줘요.
learned-power = 능력
learned-adds = 늘어나는 비율
