# どのゲームでも、どの部屋でも使う言葉。

unknown-game = 「{ $name }」というゲームはありません。あるのは次のゲームです：{ $known }。
game-name-taken = パッケージ「{ $package }」のゲーム「{ $name }」は使えません。同じ名前のゲームがもうあります。
game-unusable = パッケージ「{ $package }」のゲーム「{ $name }」は使えません：{ $why }
game-misnamed = パッケージ「{ $package }」のエントリーポイントが示す場所に、「{ $name }」というゲームはありません。
unknown-option = { $game }に「{ $name }」という設定はありません。あるのは次の設定です：{ $names }。
no-options = { $game }に設定はありません。「{ $name }」は使えません。
bad-value = 「{ $value }」は{ $name }の値になりません。選べる値：{ $values }。
game-over = 対局は終わりました。「{ $token }」はもう打てません。
not-solved = { $game }はまだ解明されていません。解明されているのはバベルだけです。
no-expert = { $game }は完全には解明されていません。解明されているのはバベルだけです。
bad-player = 「{ $text }」というプレイヤーはいません。使えるのは level1 から level5、search:N、classic:N、plain:N、random、idea、perfect です。
bad-figure = 「{ $text }」という数値は探索に使えません。使えるのは次のものです：{ $figures }。
bad-player-figure = 「{ $player }」の中の「{ $text }」という数値は探索に使えません。使えるのは次のものです：{ $figures }。
bad-simulations = 「{ $value }」はシミュレーションの回数になりません。1以上にしてください。
bad-time = 「{ $value }」は秒数になりません。
worker-died = 作業中のプロセスが途中で終わってしまいました。メモリーが足りなかったのかもしれません。
ray-missing = ここにはRayが入っていません：pip install "ziggurat[ray]"
ray-unreachable = { $address }にRayクラスターがありません：{ $why }
ray-lost = { $address }のRayクラスターとの接続が切れました：{ $why }
ray-other-version = { $address }のRayクラスターのZigguratはバージョン{ $theirs }、このコンピューターは{ $ours }です。同じバージョンにそろえてください。
ray-other-game = Rayクラスターのゲーム「{ $game }」は、このコンピューターのものと同じではありません。向こうにも入れてください。
no-such-action = { $token }番の手はありません。
not-an-action = 「{ $value }」は手ではありません。手は、「legal」が一覧にするとおりの文字列か、整数です。
no-such-seat = 席「{ $seat }」はありません。席は1から{ $seats }までです。
bad-seed = 「{ $value }」は乱数の種になりません。種は整数です。
other-spaces = この設定では、{ $game }の席、手、プレーンの数が変わります。新しい環境を作ってください。
bad-text = 「{ $value }」は{ $name }の値になりません。値は文字列です。

record-no-game = どのゲームの棋譜かわかりません。[Game "…"] の行がありません。
record-bad-tag = 棋譜の{ $line }行目は、[Name "value"] の形のタグではありません。
record-tag-twice = 棋譜にタグ「{ $name }」が2つあります。
record-brace = 棋譜のコメントが閉じていないか、コメントの中にコメントがあります。
record-version = この棋譜は{ $game }のルールのバージョン{ $version }で書かれています。ここにあるのはバージョン{ $known }です。
record-termination = 「{ $termination }」は対局の終わり方になりません。使えるのは resigned SEAT、time SEAT、abandoned です。
record-players = 棋譜には{ $count }人の名前がありますが、このゲームの席は{ $seats }つです。
record-bad-name = 「{ $name }」は棋譜の名前に使えません。コンマ、改行、前後の空白、数字だけの名前は使えません。
record-bad-comment = 棋譜のコメントに波かっこは使えません。
record-illegal = 棋譜の{ $number }番目の手「{ $token }」は打てません：{ $why }
record-ended-twice = 棋譜には「{ $termination }」とありますが、対局はルールどおりに終わっています。
record-result = 棋譜では結果が{ $result }ですが、正しくは{ $true }です。
record-not-over = 棋譜では結果が{ $result }ですが、対局は終わっていません。
record-winners = 「{ $result }」は結果になりません。勝った席の番号を、1から{ $seats }までの数で、1回ずつ書きます。
record-ended-by-nobody = 棋譜には「{ $termination }」とありますが、この対局の席は1から{ $seats }までです。
record-contradiction = 棋譜には「{ $termination }」とあるのに、席{ $seat }の勝ちになっています。
record-too-many-players = 棋譜には{ $count }人の名前があります。そんなに大ぜいであそぶゲームはありません。
record-not-text = 棋譜に書けるのは文字列です。「{ $value }」は文字列ではありません。
record-half-character = 「{ $value }」は棋譜に書けません。文字が半分で切れています。
record-line-break = 棋譜の「{ $name }」は1行で書いてください。
record-bad-token = 「{ $token }」は棋譜の手に使えません。空白、波かっこ、丸かっこは使えません。
record-bad-note = 「{ $name }」は棋譜の注記の名前に使えません。使えるのは英字、数字、下線で、最初は英字です。
record-comment-place = { $number }番目の手のあとにコメントがありますが、棋譜の手は{ $count }手です。
record-illegal-variation = 変化の{ $number }番目の手「{ $token }」は打てません：{ $why }
record-variation-place = { $number }番目の手に変化がありますが、棋譜の手は{ $count }手です。
record-variation-first = 変化は、すぐ前の手のかわりです。最初の手より前には書けません。
record-empty-variation = 棋譜に、中身のない変化があります。
record-parenthesis = 棋譜のかっこの数が合いません。
record-too-deep = 棋譜の変化は{ $most }重までです。
record-several = この棋譜には対局がいくつも入っています。そういうファイルは「ziggurat record」で読めます。
record-too-long = { $line }行目から始まる対局が{ $most }文字をこえています。これは棋譜ではありません。
record-bad-json = この行はJSONの棋譜ではありません：{ $why }
record-bad-number = ファイルの{ $number }局目（{ $line }行目）が読めません：{ $why }
record-bad-game = { $path }、{ $number }局目（{ $line }行目）：{ $why }
record-checked = { $bad ->
    [0] { $games ->
        [1] 対局は1局。まちがいはありません。
       *[other] { $games }局すべて、まちがいはありません。
    }
   *[other] { $games }局のうち{ $bad }局にまちがいがあります。
}

# 手の値打ちが正確にわかっているとき。
worth-win = { $distance }手で勝ち
worth-draw = { $distance }手で引き分け
worth-loss = { $distance }手で負け
worth-proven-win = かならず勝ち
worth-proven-draw = 勝率はちょうど{ $percent }%
worth-proven-loss = 最善の相手には負け
worth-estimate = 勝率は約{ $percent }%（±{ $margin }）
played-by-hand = { $game }は手で組み立てるゲームです。置き方を数え上げられないので、ボット、検討、perft、環境では使えません。

babel-title = バベル
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label }：{ $words }
enumerated = { $before }、{ $next }
full-stop = { $words }。
