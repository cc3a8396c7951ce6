# 研究用の環境の言葉：バッチ、ベクトル環境、まとめて行う探索。

batch-size = バッチの大きさは1以上の整数にしてください。
batch-packed = { $game }のルールには関数「pack」がないため、このバッチは圧縮できません。
batch-steps = 「{ $value }」はステップ数になりません。どの対局も進んでいません。
batch-actions = この{ $game }のバッチの1ステップには、対局ごとに1つ、{ $size }個の手が必要です。どの対局も進んでいません。
batch-actions-shape = この{ $game }のバッチの1ステップには、対局ごとに1つ、{ $size }個の手が必要です。形が{ $shape }の配列は使えません。どの対局も進んでいません。
batch-actions-kind = この{ $game }のバッチの1ステップには、対局ごとに1つ、{ $size }個の手が整数で必要です。{ $kind }は使えません。どの対局も進んでいません。
batch-illegal = この{ $game }のバッチの対局{ $number }：手{ $action }はそこでは打てません。どの対局も進んでいません。
batch-index = この{ $game }のバッチの対局は0から{ $last }までですが、リストの要素{ $place }は{ $value }です。何も変わっていません。
batch-index-kind = この{ $game }のバッチの対局は、0から{ $last }までの番号のリストか、対局ごとに1つの真偽値で指定します。「{ $value }」はどちらでもありません。何も変わっていません。
batch-index-twice = この{ $game }のバッチの対局{ $number }が2回指定されています。何も変わっていません。
batch-count = この{ $game }のバッチで選んだ対局には、1つずつ、合わせて{ $games }個の局面が必要です。{ $given }個ではありません。何も変わっていません。
batch-rows = バッチの中の{ $game }の局面は、{ $length }個のint64の整数の行です。形が{ $shape }、型が{ $kind }の配列に、そのような行はありません。何も変わっていません。
batch-untold = この{ $game }のバッチに渡された行には、そこまでの手順がないため、確かめられません。Positionクラスの局面を渡すか、行を信用するならcheck=Falseにしてください。何も変わっていません。
batch-no-position = この{ $game }のバッチの対局{ $number }：「{ $value }」は局面ではありません。何も変わっていません。
batch-other-game = この{ $game }のバッチの対局{ $number }：渡された局面は{ $other }のものです。何も変わっていません。
batch-other-options = この{ $game }のバッチの対局{ $number }：渡された局面は{ $option } = { $value }ですが、バッチは{ $own }です。何も変わっていません。
batch-history = この{ $game }のバッチの対局{ $number }：局面の手順の{ $ply }番目の手{ $action }は打てません。何も変わっていません。
batch-unreachable = この{ $game }のバッチの対局{ $number }：手順をたどっても、その局面になりません。何も変わっていません。
batch-unlike = この{ $game }のバッチにコピーできるのは、ゲーム、設定、形が同じバッチの対局だけです。何も変わっていません。
batch-no-finals = この{ $game }のバッチは、対局の終わりの局面を残しません。keep_final=True で作ってください。
batch-other-version = この{ $game }のバッチは、ルールのバージョン{ $version }で保存されています。このプログラムはバージョン{ $known }です。
no-gpu = ここではNVIDIAのGPUを開けませんでした。ziggurat.research.Batch を使ってください。同じ対局をプロセッサーで行います。

search-selection = 「{ $value }」という選び方はありません。次から選んでください：{ $known }。
search-setting = { $name } を「{ $value }」にはできません。
search-whole = { $name } は{ $least }以上の整数にしてください。「{ $value }」にはできません。
search-number = { $name } は{ $least }から{ $most }までの数にしてください。「{ $value }」にはできません。
search-batch = この探索には、探索と同じ設定の{ $game }の対局{ $size }局のバッチが必要です。
search-pair = この{ $game }の探索では、ネットワークは logits と values の二つの配列を返します。「{ $kind }」は使えません。
search-shape = この{ $game }の探索では、ネットワークの{ $what }の形は次のどれかです：{ $wanted }。{ $shape }は使えません。
search-kind = この{ $game }の探索では、ネットワークの{ $what }は数の配列です。「{ $kind }」は使えません。
search-nan = この{ $game }の探索の対局{ $number }：ネットワークの{ $what }に有限でない数があります。探索の木は捨てました。

# ネットワークと学習
network-none = ファイル「{ $file }」にネットワークはありません。
network-damaged = 「{ $file }」のネットワークは壊れています。作り直すか、取り直してください。
network-unread = 「{ $file }」のネットワークが読めません：{ $why }。
network-of-other-game = 「{ $file }」のネットワークは{ $game }用ではありません。
network-of-other-version = 「{ $file }」のネットワークは、別のバージョンの{ $game }用です。新しく学習してください。
no-course = { $game }は学習できません。学習できるゲーム：{ $known }。
no-torch = 学習にはPyTorchが必要です。次のように入れてください：pip install "ziggurat[train]"
run-damaged = ファイル「{ $file }」が壊れていて、学習を続けられません。別のフォルダーで始めてください。
run-of-other = フォルダー「{ $folder }」には、計画のちがう{ $game }の学習が入っています。別のフォルダーで始めてください。
train-playing = 自己対局
train-training = 学習
train-gate = 判定
train-generation = 世代{ $number }：これまでの最良と{ $games }局対局して{ $share }%でした。{ $kept ->
    [yes] これが新しい最良です。
   *[no] 最良は変わりません。
}
train-done = 最良のネットワークは{ $file }です。
train-nothing = ネットワークなしの探索よりよいネットワークはありませんでした。
train-exact = 見たことのない{ $positions }局面の{ $share }%で、ネットワークは完全な答えと一致しました。
