# 글로 쓴 국면(docs/reference/notation.md): 무엇이 어디에서 잘못됐는지.

position-refused = 국면의 { $place }번째 글자(“{ $shown }”)가 틀렸어요: { $why }
position-refused-end = 국면의 끝이 틀렸어요: { $why }
position-option = 국면에는 { $name }={ $told } 옵션이 쓰여 있는데, { $name }={ $given } 옵션으로 하라고 했어요.
position-stuck = 이런 국면에서 멈추는 게임은 없어요. 아무도 둘 수 없는데 끝나지도 않았어요.

text-unexpected = 이 글자는 여기서 아무 뜻이 없어요.
text-short = 여기에 무언가 빠졌어요.
text-long = 국면은 이 앞에서 이미 끝났어요.
text-range = 숫자는 { $low }부터 { $high }까지여야 해요.

babel-text-no-cube = 딱 그 면들만 볼록한 블록은 없어요.
babel-text-gap = 아래층이 다 차야 새 층을 시작해요.
babel-text-misfit = { $level }층 { $cell } 칸의 블록이 맞닿은 것과 맞지 않아요.
babel-text-diagonal = 처음 두 블록은 나란히 놓여요.
babel-text-count = 타워와 손을 합쳐도 볼록이 { $type }개인 블록의 수가 맞지 않아요.
babel-text-hands = 번갈아 놓았다면 이런 블록들이 놓일 수 없어요.

nivos-text-shape = 이 크기의 판자는 없어요.
nivos-text-board = 판자가 게임판 가장자리를 넘어가요.
nivos-text-twice = 이 판자는 이미 놓여 있어요.
nivos-text-uneven = 판자 밑이 평평하지 않아요.
nivos-text-neutral = 무색 판자가 먼저예요. 1번 자리가 게임판에 놓아요.
nivos-text-reserve = 셋이 할 때는 예비 판자가 없어요.
nivos-text-colour = 이 색 판자 두 장은 거기서 맞닿을 수 없어요.
nivos-text-cylinder = 원기둥은 저마다 한 번씩만, 낮은 것부터 써요.
nivos-text-order = 원기둥은 낮은 것부터 가져가요.
nivos-text-owed = 2층부터는 층마다 원기둥을 하나씩 가져가는데, 그 수가 맞지 않아요.
nivos-text-turn = 차례는 돌아가며 와요. 이 판자와 원기둥이라면 이 자리의 차례가 아니에요.
nivos-text-choice = 여기서는 아무도 원기둥을 고를 때가 아니에요.

talo-text-upright = 길이 1 나무토막은 1z처럼 세워서 써요.
talo-text-box = 나무토막이 너무 멀리 나가요.
talo-text-overlap = 다른 나무토막이 가로막고 있어요.
talo-text-water = 나무토막이 물 위에 있어요.
talo-text-supply = 길이 { $length } 나무토막은 그렇게 많지 않아요.
talo-text-mark = 붙잡은 나무토막과 떨어진 나무토막에만, 하나씩만 표시해요.
talo-text-falls = 이 구조물은 무너져요.
talo-text-stands = 붙잡은 나무토막이 혼자서도 버텨요.
talo-text-pawn = 말은 거기 설 수 없어요.
talo-text-pawns = 지금쯤 있어야 할 곳에 없는 말이 있어요.
talo-text-phase = 게임은 여기서 멈추지 않아요. 다른 할 일이 있어요.
talo-text-rolls = 이 주사위는 지금 할 일과 맞지 않아요.
talo-text-taken = 가져간 나무토막이 주사위와 맞지 않아요.
talo-text-hand = 지금 이 나무토막들이 손에 있을 수 없어요.
talo-text-built = 나무토막을 이렇게 많이 놓았을 리 없어요.

bubbles-text-row = 가로줄은 다섯 칸이에요.
bubbles-text-gap = 방울 밑에 아무것도 없어요.
bubbles-text-line = 셋이 한 줄이면 벌써 없어졌을 거예요.
bubbles-text-count = 방울과 점수를 합친 수가 게임과 맞지 않아요.
bubbles-text-drawn = 뽑은 방울은 놓는 동안에만 있어요.
bubbles-text-powers = 지금 이 능력을 가진 사람이 있을 수 없어요.
bubbles-text-phase = 게임은 여기서 멈추지 않아요. 다른 정할 일이 있어요.
bubbles-text-solo = 이것은 혼자 하면서 방울을 보낼 때만 있어요.
bubbles-text-sent = 이 방울을 보냈을 리 없어요.
