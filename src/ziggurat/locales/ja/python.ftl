# What Python says and the page never does by itself: the server sends it with its words, in the reader's language.

# Games, players and figures.
game-name-taken = パッケージ「{ $package }」のゲーム「{ $name }」は使えません。同じ名前のゲームがもうあります。
game-unusable = パッケージ「{ $package }」のゲーム「{ $name }」は使えません：{ $why }
game-misnamed = パッケージ「{ $package }」のエントリーポイントが示す場所に、「{ $name }」というゲームはありません。
no-expert = { $game }は完全には解明されていません。解明されているのはバベルだけです。
bad-player = 「{ $text }」というプレイヤーはいません。使えるのは level1 から level5、search:N、classic:N、plain:N、random、idea、perfect です。
bad-figure = 「{ $text }」という数値は探索に使えません。使えるのは次のものです：{ $figures }。
bad-player-figure = 「{ $player }」の中の「{ $text }」という数値は探索に使えません。使えるのは次のものです：{ $figures }。
bot-over = 対局は終わっています。ボットが選ぶものはありません。
bot-chance = ここで決めるのは席ではなく、運です。ボットが選ぶものはありません。
no-bot = 「{ $value }」はボットではありません。ボットには fresh、choose、analyse のメソッドが必要です。「ziggurat.bots.player」を使うと、名前からボットを作れます。
bad-render-mode = 「{ $mode }」という描画モードは、この環境にはありません。使えるのは次のものです：{ $known }。
no-render-mode = この環境は何も描画しないので、描画モードを「{ $mode }」にはできません。
bad-simulations = 「{ $value }」はシミュレーションの回数になりません。1以上にしてください。
bad-time = 「{ $value }」は秒数になりません。
no-such-action = { $token }番の手はありません。
not-an-action = 「{ $value }」は手ではありません。手は、「legal」が一覧にするとおりの文字列か、整数です。
no-such-seat = 席「{ $seat }」はありません。席は1から{ $seats }までです。
bad-seed = 「{ $value }」は乱数の種になりません。種は整数です。
other-spaces = この設定では、{ $game }の席、手、プレーンの数が変わります。新しい環境を作ってください。
bad-text = 「{ $value }」は{ $name }の値になりません。値は文字列です。
played-by-hand = { $game }は手で組み立てるゲームです。置き方を数え上げられないので、ボット、検討、perft、環境では使えません。

# Work on several machines.
worker-died = 作業中のプロセスが途中で終わってしまいました。メモリーが足りなかったのかもしれません。
ray-missing = ここにはRayが入っていません：pip install "ziggurat[ray]"
ray-unreachable = { $address }にRayクラスターがありません：{ $why }
ray-lost = { $address }のRayクラスターとの接続が切れました：{ $why }
ray-other-version = { $address }のRayクラスターのZigguratはバージョン{ $theirs }、このコンピューターは{ $ours }です。同じバージョンにそろえてください。
ray-other-game = Rayクラスターのゲーム「{ $game }」は、このコンピューターのものと同じではありません。向こうにも入れてください。

# Records and positions.
record-not-text = 棋譜に書けるのは文字列です。「{ $value }」は文字列ではありません。
record-half-character = 「{ $value }」は棋譜に書けません。文字が半分で切れています。
record-line-break = 棋譜の「{ $name }」は1行で書いてください。
record-bad-token = 「{ $token }」は棋譜の手に使えません。空白、波かっこ、丸かっこ、先頭の「[」は使えません。
record-bad-note = 「{ $name }」は棋譜の注記の名前に使えません。使えるのは英字、数字、下線で、最初は英字です。
record-comment-place = { $number }番目の手のあとにコメントがありますが、棋譜の手は{ $count }手です。
record-variation-place = { $number }番目の手に変化がありますが、棋譜の手は{ $count }手です。
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
position-no-text = 局面は文字列で書きます。「{ $value }」は文字列ではありません。
position-illegal = 局面の{ $number }番目の手「{ $token }」は打てません：{ $why }

# The table server: what it waits for, what it refuses and why.
server-waiting-for = あと{ $count }人すわるのを待っています。
server-only-watching = 観戦中です。あそぶには席にすわってください。
server-not-your-turn = 今は席{ $seat }の番です。
server-undo-pending = 席{ $seat }が、もう「待った」をお願いしています。
server-undo-past-absent = 今は「待った」ができません。席{ $seat }の人がいないので、いいかどうか聞けません。
server-no-undo-pending = そのお願いは、もう終わっています。
server-not-absent = 席{ $seat }の人はいます。少なくとも、ついさっきまでいました。
server-rematch-made = 次の対局がもう待っています。
server-no-rematch-asked = もう一度あそびたいと言った人は、まだいません。
server-no-open-seat = 席はいっぱいです。観戦はできます。
server-seat-taken = 席{ $seat }はあいていません。
server-begun-open = とちゅうの局面から始める対局は、この端末を囲む人とボットだけであそべます。あいている席は作れません。
server-bad-log = これは、端末での対局の記録ではありません。{ $number }番目の記録はありえません。
server-no-phrase = 「{ $phrase }」というひとことはありません。
server-no-hints = 人どうしの対局中は、ヒントを出せません。
server-no-moment = この対局は、まだ{ $count }手しか進んでいません。
server-unreadable = メッセージがわかりませんでした：{ $why }。
server-not-a-number = { $name }は整数にしてください。「{ $value }」は整数ではありません。
server-not-json = リクエストはJSONで送ってください（Content-Typeはapplication/json）。
server-not-utf8 = リクエストが正しいUTF-8ではありません。
server-one-host = リクエストには、ホストをちょうど1つ書いてください。
server-headers-too-large = リクエストのヘッダーが大きすぎるか、多すぎます。
server-too-slow = リクエストがとどくのに時間がかかりすぎました。
server-too-large = リクエストが大きすぎます。{ $most }バイトまでです。
server-no-hello = ソケットの最初のメッセージは、数秒以内のhelloでなければなりません。
server-second-hello = helloはもう受け取りました。
server-nothing-here = このアドレスには何もありません。
server-wrong-method = このアドレスは、そのようには使えません。
server-bad-request = リクエストがわかりませんでした。
server-wrong-host = このサーバーは「{ $host }」という名前では答えません。管理している人が --allow-host で許可できます。
server-wrong-origin = ほかのサイトのページからは、このサーバーを使えません。
server-data-damaged = サーバーのデータがこわれています。あなたのせいではありません。サーバーを管理している人に知らせてください。
server-not-read = サーバーが読み取れませんでした。少し待って、もう一度ためしてください。
server-not-creator = テーブルを消すお願いができるのは、テーブルを作った人だけです。
server-forget-pending = テーブルのほかの人には、もう聞いてあります。
server-no-forget-pending = そのお願いは、もう終わっています。
server-no-network = このコンピューターは、まだネットワークにつながっていません。Wi-Fiかケーブルでつないで、もう一度ためしてください。
server-network-not-yours = ほかの人が参加できるようにできるのは、このコンピューターの前にいる人だけです。
server-network-fixed = ほかの人が参加できるかどうかは、サーバーを始めたときに決まっています。
server-crash = サーバーで問題が起きましたが、対局はぶじです。
server-not-stored = サーバーが保存できなかったので、取りやめました。もう一度ためしてください。
server-id-used = このプログラムは、2つのちがうコマンドに同じIDを使いました。2つ目のコマンドは実行していません。
server-unsure = 保存しているとちゅうで、サーバーとデータのつながりが切れました。できたかどうかわかりません。少し待って、もう一度見てください。
server-closing = サーバーを再起動しています。対局は残っています。
server-elsewhere = このテーブルは今、サーバーの別のところで動いています。少し待って、もう一度ためしてください。
server-thinking-lost = サーバーの考える部分が止まったので、動かし直しています。少し待って、もう一度ためしてください。
server-not-kept = サーバーとデータベースの接続が切れ、つながるのを待っています。対局は残っています。少し待って、もう一度ためしてください。
server-making-ready = { $game }のルールを準備しています。最初の1回だけで、1、2分かかることがあります。少ししたら、また来てください。
server-too-many-requests = 一度にたくさんのリクエストが来ました。少し待ってください。
server-too-many-made = あなたのところから、テーブルがたくさん作られています。しばらく待ってください。
server-too-many-seats = あなたのところから、ほかの人のテーブルの席がたくさん取られています。しばらく待ってください。
server-too-many-tables = 今は、サーバーに新しいテーブルを置く場所がありません。
server-too-much-loaded = この数分のあいだに、あなたのアドレスからとてもたくさんのテーブルが開かれました。しばらく待ってください。
server-too-much-stored = この1時間に、あなたのアドレスからとてもたくさん保存されました。しばらく待ってください。
server-too-many-sockets = 今は、つながっている人が多すぎます。少し待って、もう一度ためしてください。
server-watcher-gave-way = 観戦する人が多いので、今は別の人が代わりに見ています。また観戦するには、ページを読みこみ直してください。
server-opened-elsewhere = このテーブルをたくさんの場所で開いているので、新しく開いたほうで続いています。ここで続けるには、ページを読みこみ直してください。
server-asked-too-often = このお願いは、もう何度もしています。次の手のあとか、1時間たってから、もう一度お願いしてください。
server-table-almost-full = このテーブルは、記録がもうほとんどいっぱいです。対局を最後まで進められるように、今は手だけを受けつけます。
server-table-full = このテーブルは、記録がもういっぱいです。新しいテーブルを始めてください。
server-too-many-simulations = ここでは、ボットのシミュレーションは{ $most }回までです。
server-too-fast = 速すぎます。少し待ってください。
server-too-long = サーバーで時間がかかりすぎます。少し待って、もう一度たのんでください。
server-too-busy = どのボットも考え中です。少し待って、もう一度たのんでください。
server-no-bots = { $game }は手で組み立てるゲームです。ボットはこのテーブルにすわれません。
server-no-clock = { $game }では時計を使いません。
server-no-resigning = { $game }に投了はありません。みんなで作るゲームです。終わったら「完成」を選んでください。
server-done-pending = 完成でいいか、もうみんなに聞いてあります。
server-no-done-pending = そのお願いは、もう終わっています。
server-no-movement = このゲームでは、ほかの人の手の中は見えません。

# Puzzles in the terminal.
puzzle-heading = { $game }、{ $date }：{ $title }
puzzle-none = { $game }に問題はありません。問題のあるゲーム：{ $games }。
puzzle-bad-day = 「{ $text }」は日付ではありません。2026-11-15 のように書いてください。
puzzle-list-help = ziggurat puzzle GAME で、1問を開きます。
puzzle-choices = この中から選びます：{ $choices }
puzzle-other = 相手の手は{ $token }です。
puzzle-back = 最初からやってみましょう。
puzzle-answer = 答え：{ $tokens }
puzzle-left = 問題はこのままです。またいつでもどうぞ。

# The theorem of babel.
babel-theorem-plies = 置いた数ごとの局面（対称なものは1つに数える）。勝ちと負けは次に置く人から見たもの。終局は負けにふくむ：
babel-theorem-openings = 最初の1手。キューブの種類ごと、対称なものは1行に：
babel-theorem-distances = 両方が最善をつくしたときの、終わりまでの手数と局面の数：

# Talo-Fantasy, which the server alone judges.
talo-fantasy-unreadable = 「{ $token }」は手ではありません。角材を取るのは t7 か t3+4、パスはピリオド、終わりは done です。置くときは、どこで手をはなし、すべてがどこで止まるかを 3@5,5,1.5/1,0,0,0~ のように書きます。
talo-fantasy-no-turn = 角材の向きを表す4つの数を、すべて0にはできません。
talo-fantasy-far = テーブルから遠すぎます。
talo-fantasy-hangs = { $number }番の角材（長さ{ $length }）が空中にうきます。下から地面までつながっていません。
talo-fantasy-slipped = すべったのはこの角材だけで、ほかは動きませんでした。角材は手にもどります。
talo-fantasy-not-slipped = 角材は手にもどりません。落ちたところに残ります。
talo-fantasy-supply = 山の角材がなくなり、すべて立っています：{ talo-fantasy-built }。
talo-climbing-only = 設定 { $name } は、ファンタジーでは使いません。
talo-fantasy-fall = くずれてしまいました。もう一度、もっと思いきって作りましょう。
talo-fantasy-done = 作りたいものができました：{ talo-fantasy-built }。
talo-fantasy-built = { $bars ->
    [0] 今回は角材なし
   *[other] 角材{ $bars }本
}

# Without JavaScript the page shows this, in every language (web/vite.config.ts).
page-needs-script = テーブルを表示するには、JavaScriptが必要です。
