# 터미널의 그림과 그 옆의 표에 나오는 말. 한 게임의 같은 열에 있는 것은 같은 너비로 맞춘다.

diagram-level = { $level }층
diagram-seat = { $seat }번 자리
diagram-seats = { $one }번과 { $other }번 자리
diagram-holds = { $seat }번 자리의 손
diagram-nothing = 없음
diagram-reserve = 예비
diagram-cylinders = 원기둥
diagram-cylinders-left = 남음: { $heights }
diagram-cylinders-of = { $whose }: { $heights }
diagram-no-cylinder = 없음
diagram-supply = 더미
diagram-hand = 손
diagram-held = 붙잡음
diagram-mission = 임무
diagram-bag = 주머니
diagram-drawn = 뽑음
diagram-score = { $seat }번 자리: { $score }
diagram-score-powers = { $seat }번 자리: { $score }, 능력 { $powers }
babel-diagram = 그림에서 3enu 블록은 볼록이 3개예요: 동쪽(e), 북쪽(n), 위(u). 다른 글자는 w(서쪽), s(남쪽), d(아래)예요. 빈칸의 ● 표시는 아래가 볼록, ○ 표시는 아래가 오목이라는 뜻이에요.

theorem-ply = 수
theorem-positions = 국면
theorem-won = 이김
theorem-drawn = 공동
theorem-lost = 짐
theorem-ended = 끝
theorem-all = 모두

missions-number = 임무
missions-won = 해낸 판
missions-rate = 성공률(95%)
missions-turns = 해낸 판의 차례 수(95%)
missions-won-of = { $games }판 중 { $won }판
diagram-height = 높이
diagram-overhang = 내민 길이
diagram-feet = 발
diagram-bars = 쓴 나무토막
