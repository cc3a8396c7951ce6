# コマンドラインと、キーボードでの対局。

bad-usage = { $why }（使い方は「{ $command } --help」で見られます）。
bad-number = { $name }は{ $least }以上の整数にしてください。「{ $text }」は使えません。
bad-number-between = { $name }は{ $least }から{ $most }までの整数にしてください。「{ $text }」は使えません。
bad-seconds = { $name }は、2や0.5のような、0より大きい秒数にしてください。「{ $text }」は使えません。
bad-option = 「{ $text }」は設定になりません。name=value の形で書いてください。
option-twice = 設定 { $name } が2回書かれています。
option-text = 文字列
option-drawn = おまかせ
options-drawn = おまかせの結果：{ $values }
unknown-language = Zigguratは「{ $language }」を話せません。使える言語：{ $known }。
not-text = ファイル「{ $path }」はUTF-8の文字ではありません。
not-text-typed = 標準入力がUTF-8の文字ではありません。
unreadable = ファイル「{ $path }」が読めません：{ $why }。
unwritable = ファイル「{ $path }」に書けません：{ $why }。
unwritable-folder = フォルダー「{ $path }」が使えません：{ $why }。
system-failed = プログラムを続けられません：{ $why }。
interrupted = 終わる前に止められました。
after-illegal = --after の{ $number }番目の手「{ $token }」は打てません：{ $why }
replay-ended = 対局は途中で終わりました（{ $termination }）。結果：{ $result }。
replay-termination = { $how ->
    [resigned] 席{ $seat }が投了
    [time] 席{ $seat }が時間切れ
   *[abandoned] 中止
}
hint-order = 探索は、信頼できる手ほど多く調べます。その手が先にならびます。少ししか調べていない手は、勝率が高くても後になります。
expected-line = 探索の予想：{ $line }
best-line = 両方の最善の手順：{ $line }
hint-others = ほか{ $count }手
analyse-better = もっといい手：{ $token } { $worth }
# 表の中の数。
figure-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
figure-percent-exact = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-player = プレイヤー
arena-games = 対局
arena-score = 得点
arena-elo = Elo（95%）
arena-time = 1手の時間
arena-of = { $count }局
arena-too-few = アリーナには、2人以上のプレイヤーと、席が2つ以上あるゲームが必要です。
arena-two = --until-sure は、ちょうど2人のプレイヤーのときに使います。
arena-stronger = { $player }のほうが、約{ $elo }Elo以上強いです。
arena-not-stronger = { $player }のほうが強いとは言えません。
arena-unsure = この対局数では、{ $player }が{ $elo }Elo強いかどうかわかりません。

play-welcome = { $game }。手を入力してください。? で使い方が出ます。
play-help = 「legal」が一覧にするとおりに手を入力するか、次のどれかを入力します：legal、show、hint、undo、save FILE、load FILE、quit。
    1行に手をいくつも書けます。全部打つか、1つも打たないかのどちらかです。運かボットが決めるところで行を終えてください。
play-which-game = どのゲーム？
play-who = だれがあそぶ？
play-against-bot = あなたとボット
play-how-strong = 強さは？
play-bad-level = 「{ $text }」という強さはありません。強さは1から5までです。
play-people = 人どうし、このキーボードで
play-watch = ボットどうし（観戦）
play-choose-number = 1から{ $most }までの番号か、答えの最初の文字を入力してください。
play-choose-one = 「{ $text }」に当てはまるもの：{ $answers }。もう少し入力してください。
play-no-answer = 答えがなかったので、対局は始めません。
play-load-alone = --load の対局は、ゲームも設定も決まっています。GAME、-o、--after は付けないでください。
play-at-what = --at は保存した対局に使います。--load FILE といっしょに書いてください。
play-at-beyond = 保存した対局は{ $count }手で終わっています。{ $ply }手目のあとの局面はありません。
play-bad-bots = 「{ $text }」は、この対局の席になりません。1から{ $seats }までの席をコンマで区切るか、none と書いてください。
play-bot = 席{ $seat }の手：{ $token }。
play-drawn = 運：{ $token }。
play-not-legal = （「legal」で、できる手の一覧が出ます。）
play-line-illegal = { $why }この行の手は1つも打っていません。問題は「{ $token }」です。
play-line-chance = 「{ $token }」はまだ早すぎます。先に運で決まることがあります。この行の手は1つも打っていません。「{ $token }」の前までを入力してください。
play-line-bot = 「{ $token }」はあなたの手ではありません。席{ $seat }はボットが打ちます。この行の手は1つも打っていません。「{ $token }」の前までを入力してください。
play-which-file = 「{ $command } FILE」のように、ファイルの名前を書いてください。
play-nothing-to-undo = もどせる手がありません。
play-hint-more = （もう一度「hint」と入力すると、もっとわかります。）
play-no-hint = 対局は終わりました。ヒントはもうありません。
hint-steps = ヒントは{ $most }段階です：1 見るところ、2 使うもの、3 手、4 わけ。
play-saved = { $path } に保存しました。
play-overwrite = { $path } には、もう別のものが入っています。上書きしますか？　「はい」か「いいえ」を入力してください。
play-not-saved = 保存しませんでした。ファイルはそのままです。
play-drop = 今の対局は保存されていません。やめて、別の対局を読み込みますか？　「はい」か「いいえ」を入力してください。
play-not-loaded = 読み込みませんでした。対局を続けます。
play-end = 対局は終わりました。
play-after-end = （「undo」で最後の手をもどし、「save FILE」で保存できます。何も書かずにEnterをおすと終わります。）
play-record = 対局の棋譜です。取っておいたり、続けたりできます（play --load FILE）：
play-kept = 対局は中断されました。{ $path } に取ってあります（play --load FILE で続けられます）。
play-not-kept = 対局は中断され、ファイルに書けませんでした。記録は、上に出ている行だけです。
play-by-hand = { $game }は立体を手で組み立てるゲームです。ページであそんでください。ここでは棋譜の再生ができます。

arena-pair = { $one } – { $other }：{ $share }（{ $low } … { $high }）、{ arena-of }
arena-all-distinct = 同じ対局は1局もありません。
arena-distinct = { $distinct ->
    [1] この対局は全部まったく同じです。誤差と区間では、1局と数えます。
   *[other] この中で、ちがう対局は{ $distinct }局だけです。誤差と区間では、同じ対局を2回数えません。
}
play-yes-words = はい, yes, y
