# 연구용 환경이 하는 말: 배치, 벡터 환경, 배치 탐색.

batch-size = 배치의 크기는 1 이상의 정수여야 해요.
batch-packed = { $game }의 규칙에는 “pack” 함수가 없어서 이 배치를 압축할 수 없어요.
batch-steps = “{ $value }” 값은 스텝 수가 아니에요. 진행된 판은 없어요.
batch-actions = 이 { $game } 배치의 한 스텝에는 판마다 하나씩, 수가 { $size }개 필요해요. 진행된 판은 없어요.
batch-actions-shape = 이 { $game } 배치의 한 스텝에는 판마다 하나씩, 수가 { $size }개 필요해요. 모양이 { $shape }인 배열은 안 돼요. 진행된 판은 없어요.
batch-actions-kind = 이 { $game } 배치의 한 스텝에는 판마다 하나씩, 수가 { $size }개 정수로 필요해요. { $kind } 형식은 안 돼요. 진행된 판은 없어요.
batch-illegal = 이 { $game } 배치의 { $number }번 판: 거기서는 { $action }번 수를 둘 수 없어요. 진행된 판은 없어요.
batch-index = 이 { $game } 배치에는 0번부터 { $last }번까지의 판이 있는데, 목록의 { $place }번째에 “{ $value }” 값이 있어요. 바뀐 것은 없어요.
batch-index-kind = 이 { $game } 배치의 판은 0부터 { $last }까지의 번호 목록이나, 판마다 하나씩의 참·거짓 값으로 가리켜요. “{ $value }” 값은 둘 다 아니에요. 바뀐 것은 없어요.
batch-index-twice = 이 { $game } 배치의 { $number }번 판이 두 번 나와요. 바뀐 것은 없어요.
batch-count = 이 { $game } 배치에서 고른 판마다 국면이 하나씩 필요해요. 모두 { $games }개여야 하는데 { $given }개예요. 바뀐 것은 없어요.
batch-rows = 배치에서 { $game }의 국면은 int64 형식의 정수 { $length }개로 된 행이에요. 모양이 { $shape }, 형식이 { $kind }인 배열에는 그런 행이 없어요. 바뀐 것은 없어요.
batch-untold = 이 { $game } 배치에 준 행은 어떻게 거기까지 왔는지 알려 주지 않아서 검사할 수 없어요. Position 클래스의 국면을 주거나, 행을 믿는다면 check=False를 쓰세요. 바뀐 것은 없어요.
batch-no-position = 이 { $game } 배치의 { $number }번 판: “{ $value }” 값은 국면이 아니에요. 바뀐 것은 없어요.
batch-other-game = 이 { $game } 배치의 { $number }번 판: 받은 국면은 { $other }의 것이에요. 바뀐 것은 없어요.
batch-other-options = 이 { $game } 배치의 { $number }번 판: 받은 국면은 { $option } = { $value }인데, 배치는 { $own } 값이에요. 바뀐 것은 없어요.
batch-history = 이 { $game } 배치의 { $number }번 판: 국면의 기록에서 { $ply }번째인 { $action }번 수는 둘 수 없어요. 바뀐 것은 없어요.
batch-unreachable = 이 { $game } 배치의 { $number }번 판: 국면의 기록을 따라가도 그 국면이 나오지 않아요. 바뀐 것은 없어요.
batch-unlike = 이 { $game } 배치에는 게임, 옵션, 형태가 같은 배치의 판만 복사할 수 있어요. 바뀐 것은 없어요.
batch-no-finals = 이 { $game } 배치는 판이 어떻게 끝났는지 남기지 않아요. keep_final=True로 만드세요.
batch-other-version = 이 { $game } 배치는 규칙 { $version } 버전으로 저장됐어요. 이 프로그램은 { $known } 버전이에요.
no-gpu = 여기서는 NVIDIA GPU를 열 수 없어요. ziggurat.research.Batch를 쓰세요. 같은 게임을 프로세서에서 돌려요.

search-selection = “{ $value }” 값은 선택 방법이 아니에요. 이 가운데 고르세요: { $known }.
search-setting = { $name }에 “{ $value }” 값은 쓸 수 없어요.
search-whole = { $name } 값은 { $least } 이상의 정수여야 해요. “{ $value }” 값은 안 돼요.
search-number = { $name } 값은 { $least }부터 { $most }까지의 수여야 해요. “{ $value }” 값은 안 돼요.
search-batch = 이 탐색에는 { $game } { $size }판의 배치가 필요해요. 옵션은 탐색과 같아야 해요.
search-pair = 이 { $game } 탐색에서 신경망은 logits와 values, 두 배열을 돌려주어야 해요. “{ $kind }” 형식은 안 돼요.
search-shape = 이 { $game } 탐색에서 신경망의 { $what } 배열은 모양이 다음 가운데 하나여야 해요: { $wanted }. { $shape } 모양은 안 돼요.
search-kind = 이 { $game } 탐색에서 신경망의 { $what } 값은 수의 배열이어야 해요. “{ $kind }” 형식은 안 돼요.
search-nan = 이 { $game } 탐색의 { $number }번 판: 신경망의 { $what } 값 가운데 유한한 수가 아닌 것이 있어요. 탐색 트리를 버렸어요.

# 신경망과 훈련
network-none = “{ $file }” 파일에는 신경망이 없어요.
network-damaged = “{ $file }” 파일의 신경망이 망가졌어요. 다시 만들거나 다시 받아 오세요.
network-unread = “{ $file }” 파일의 신경망을 읽을 수 없어요: { $why }.
network-of-other-game = “{ $file }” 파일의 신경망은 { $game }의 것이 아니에요.
network-of-other-version = “{ $file }” 파일의 신경망은 { $game }의 다른 버전에 맞춘 것이에요. 새로 훈련하세요.
no-course = { $game }에는 훈련이 없어요. 훈련할 수 있는 게임: { $known }.
no-torch = 훈련에는 PyTorch가 필요해요. 이렇게 설치하세요: pip install "ziggurat[train]"
run-damaged = “{ $file }” 파일이 망가져서 훈련을 이어 갈 수 없어요. 다른 폴더에서 시작하세요.
run-of-other = “{ $folder }” 폴더에는 계획이 다른 { $game } 훈련이 들어 있어요. 다른 폴더에서 시작하세요.
train-playing = 자가 대국
train-training = 훈련
train-gate = 관문
train-generation = { $number }세대: 지금까지 가장 좋은 신경망과 { $games }판을 두어 { $share }%를 얻었어요. { $kept ->
    [yes] 이제 이것이 가장 좋아요.
   *[no] 가장 좋은 것은 그대로예요.
}
train-done = 가장 좋은 신경망: { $file }.
train-nothing = 신경망 없는 탐색보다 나은 신경망이 없었어요.
train-exact = 신경망이 한 번도 본 적 없는 국면 { $positions }개 가운데 { $share }%에서 정답과 같았어요.
