# どのゲームでも、どの部屋でも使う言葉。

unknown-game = 「{ $name }」というゲームはありません。あるのは次のゲームです：{ $known }。
unknown-option = { $game }に「{ $name }」という設定はありません。あるのは次の設定です：{ $names }。
no-options = { $game }に設定はありません。「{ $name }」は使えません。
bad-value = 「{ $value }」は{ $name }の値になりません。選べる値：{ $values }。
game-over = 対局は終わりました。「{ $token }」はもう打てません。
not-solved = { $game }はまだ解明されていません。解明されているのはバベルだけです。

record-no-game = どのゲームの棋譜かわかりません。[Game "…"] の行がありません。
record-bad-tag = 棋譜の{ $line }行目は、[Name "value"] の形のタグではありません。
record-tag-twice = 棋譜にタグ「{ $name }」が2つあります。
record-brace = 棋譜のコメントが閉じていないか、コメントの中にコメントがあります。
record-version = この棋譜は{ $game }のルールのバージョン{ $version }で書かれています。ここにあるのはバージョン{ $known }です。
record-termination = 「{ $termination }」は対局の終わり方になりません。使えるのは resigned SEAT、time SEAT、abandoned です。
record-players = 棋譜には{ $count }人の名前がありますが、このゲームの席は{ $seats }つです。
record-bad-name = 「{ $name }」は棋譜の名前に使えません。コンマ、改行、前後の空白、数字だけの名前は使えません。
name-unseen = 「{ $name }」には、だれにも見えない文字が入っています。ほかの名前にしてください。
name-marks = 「{ $name }」には、記号がいくつも重なった文字があります。ほかの名前にしてください。
name-alike = 「{ $name }」は、このテーブルのほかの人の名前とそっくりです。ほかの名前にしてください。
record-bad-comment = 棋譜のコメントに波かっこは使えません。
record-illegal = 棋譜の{ $number }番目の手「{ $token }」は打てません：{ $why }
record-ended-twice = 棋譜には「{ $termination }」とありますが、対局はルールどおりに終わっています。
record-result = 棋譜では結果が{ $result }ですが、正しくは{ $true }です。
record-not-over = 棋譜では結果が{ $result }ですが、対局は終わっていません。
record-winners = 「{ $result }」は結果になりません。勝った席の番号を、1から{ $seats }までの数で、1回ずつ書きます。
record-ended-by-nobody = 棋譜には「{ $termination }」とありますが、この対局の席は1から{ $seats }までです。
record-contradiction = 棋譜には「{ $termination }」とあるのに、席{ $seat }の勝ちになっています。
record-too-many-players = 棋譜には{ $count }人の名前があります。そんなに大ぜいであそぶゲームはありません。
record-illegal-variation = 変化の{ $number }番目の手「{ $token }」は打てません：{ $why }
record-variation-first = 変化は、すぐ前の手のかわりです。最初の手より前には書けません。
record-empty-variation = 棋譜に、中身のない変化があります。
record-parenthesis = 棋譜のかっこの数が合いません。
record-too-deep = 棋譜の変化は{ $most }重までです。

# 手の値打ちが正確にわかっているとき。
worth-win = { $distance }手で勝ち
worth-draw = { $distance }手で引き分け
worth-loss = { $distance }手で負け
worth-proven-win = かならず勝ち
worth-proven-draw = 勝率はちょうど{ $percent }%
worth-proven-loss = 最善の相手には負け
worth-estimate = 勝率は約{ $percent }%（±{ $margin }）

babel-title = バベル
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label }：{ $words }
enumerated = { $before }、{ $next }
full-stop = { $words }。
