# 모든 게임과 모든 방에서 함께 쓰는 말.

unknown-game = “{ $name }” 게임은 없어요. 있는 게임: { $known }.
unknown-option = { $game }에 “{ $name }” 옵션은 없어요. 있는 옵션: { $names }.
no-options = { $game }에는 옵션이 없어요. “{ $name }” 옵션도 없어요.
bad-value = { $name }에 “{ $value }” 값은 쓸 수 없어요. 쓸 수 있는 값: { $values }.
game-over = 게임이 끝났어요. “{ $token }” 수는 이제 둘 수 없어요.
not-solved = { $game }의 답은 아직 아무도 몰라요. 다 풀린 게임은 바벨뿐이에요.

record-no-game = 어느 게임의 기보인지 알 수 없어요. [Game "…"] 줄이 없어요.
record-bad-tag = 기보의 { $line }번째 줄이 [Name "value"] 모양의 태그가 아니에요.
record-tag-twice = 기보에 “{ $name }” 태그가 두 번 나와요.
record-brace = 기보의 주석이 닫히지 않았거나, 주석 안에 주석이 있어요.
record-version = 이 기보는 { $game } 규칙 { $version } 버전으로 쓰였어요. 여기는 { $known } 버전이에요.
record-termination = “{ $termination }” 방식으로는 게임이 일찍 끝나지 않아요. 쓸 수 있는 것: resigned 자리, time 자리, abandoned.
record-players = 기보에는 플레이어가 { $count }명인데, 이 게임의 자리는 { $seats }개예요.
record-bad-name = “{ $name }” 이름은 기보에 쓸 수 없어요. 쉼표, 줄 바꿈, 앞뒤 빈칸이 없어야 하고, 숫자만으로 되어서도 안 돼요.
name-unseen = “{ $name }” 이름에는 아무에게도 보이지 않는 글자가 있어요. 다른 이름을 골라 주세요.
name-marks = “{ $name }” 이름에는 겹겹이 쌓인 부호가 있어요. 다른 이름을 골라 주세요.
name-alike = “{ $name }” 이름은 이 테이블에 있는 다른 사람의 이름과 비슷해 보여요. 다른 이름을 골라 주세요.
record-bad-comment = 기보의 주석에는 중괄호를 쓸 수 없어요.
record-illegal = 기보의 { $number }번째 수(“{ $token }”)는 둘 수 없어요: { $why }
record-ended-twice = 기보에 “{ $termination }” 표시가 있지만, 게임은 규칙대로 끝났어요.
record-result = 기보의 결과가 틀렸어요. 기보: { $result }, 실제: { $true }.
record-not-over = 기보에는 결과({ $result })가 있는데, 게임은 끝나지 않았어요.
record-winners = “{ $result }” 값은 결과가 아니에요. 이긴 자리의 번호를 1부터 { $seats }까지 한 번씩만 써요.
record-ended-by-nobody = 기보에 “{ $termination }” 표시가 있지만, 이 게임의 자리는 1번부터 { $seats }번까지예요.
record-contradiction = 기보에 “{ $termination }” 표시가 있는데, { $seat }번 자리가 이겼다고도 쓰여 있어요.
record-too-many-players = 기보에 플레이어가 { $count }명이나 있어요. 그렇게 많이 하는 게임은 없어요.
record-illegal-variation = 변화의 { $number }번째 수(“{ $token }”)는 둘 수 없어요: { $why }
record-variation-first = 변화는 바로 앞의 수를 대신해요. 그런데 첫 수보다 앞에 둔 수는 없어요.
record-empty-variation = 기보에 비어 있는 변화가 있어요.
record-parenthesis = 기보에 짝이 없는 괄호가 있어요.
record-too-deep = 기보의 변화는 { $most }겹까지만 쓸 수 있어요.

# 어떤 수의 결과를 정확히 알 때.
worth-win = { $distance }수 만에 이김
worth-draw = { $distance }수 만에 공동 승리
worth-loss = { $distance }수 만에 짐
worth-proven-win = 반드시 이김
worth-proven-draw = 승률 정확히 { $percent }%
worth-proven-loss = 상대가 가장 잘 두면 짐
worth-estimate = 이길 가능성 약 { $percent }% (± { $margin })

babel-title = 바벨
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label }: { $words }
enumerated = { $before }, { $next }
full-stop = { $words }.
