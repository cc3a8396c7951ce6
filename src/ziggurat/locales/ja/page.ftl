# ブラウザーのページ。盤の言葉は、それぞれのゲームのファイルにある。

page-welcome = 何の上に何をのせる？　つみ上げゲーム。
page-welcome-more = 1つ選んで「あそぶ」をおしてください。ハリネズミのトゲが待っています。だれかをテーブルに招待することもできます。
page-play = あそぶ
page-play-game = { $game }であそぶ
page-more-ways = ほかのあそびかた
page-more-ways-game = { $game }のほかのあそびかた
page-missions = ミッション
page-learn = おぼえる
page-learn-game = { $game }をおぼえる
page-learn-steps = 少しずつおぼえる
page-explore = 探検
page-explore-game = { $game }の探検
page-listed = あいているテーブル
page-phase = { $phase ->
    [waiting] 人を待っています
    [over] 終わり
   *[playing] { $ply ->
        [0] 始まったばかり
       *[other] { $ply }手
    }
}
page-docs = ドキュメント（英語）
page-about = このページについて
page-about-words = Ziggurat（ジッグラト）では、4つのつみ上げゲームを1つのテーブルであそべます。1台の端末を囲んで、同じ家で、はなれた場所で、そしてボットとも。ボットとの対局と1台での対局は、ブラウザーの中だけで動きます。サーバーは人と人をつなぎます。
page-about-names = ゲームの名前は、それぞれの出版社のものです。出版社はこのプロジェクトにかかわっていません。文章、絵、音は、すべてこのプロジェクトが作ったものです。
page-about-parts = 使っている部品
page-home = ホーム
page-close = とじる
page-cancel = キャンセル

page-lost = ここには何もありません
page-lost-page = このアドレスの先には何もありません。リンクが古いか、とちゅうで文字がぬけたのかもしれません。
page-lost-table = このテーブルはもうありません
page-no-such-game = そういう名前のゲームは、ここにはありません。
page-not-loaded = このページを読みこめませんでした
page-not-loaded-more = 接続をたしかめて、もう一度ためしてください。
page-try-again = もう一度
page-unreachable = サーバーにつながりません。もう一度ためしています…
page-lost-line = 接続が切れましたが、対局はぶじです。もう一度ためしています…
page-lost-line-busy = 接続が切れました。今の手は取ってあります。つながったらすぐに送ります。
page-opening = テーブルを開いています…

page-who-plays = だれとあそぶ？
page-way-bot = ボットと
page-way-here = この端末でいっしょに
page-way-link = リンクで招待
page-way-anyone = だれでも参加できる
page-seat = 席{ $seat }
page-seats = 席
page-seat-here = { $first ->
    [true] あなた（この端末）
   *[false] だれか（この端末）
}
page-seat-open = { $listed ->
    [true] 来てくれた人
   *[false] リンクを受け取った人
}
page-open-seat = あいている席
page-name = あなたの名前
page-name-of = 席{ $seat }の名前
page-you = あなた
page-bot = { $level ->
    [0] ボット
    [1] ピップ
    [2] トゲ
    [3] フィン
    [4] カストル
   *[5] ミネルバ
}
page-bot-choice = { page-bot }（{ $level ->
    [1] とてもやさしい
    [2] やさしい
    [3] ふつう
    [4] 強い
   *[5] 名人
}）
page-bot-rated = { page-bot-choice }、レーティング{ $rating }±{ $margin }、対局数：{ $games }
page-bot-about = { $level ->
    [0] 特別な強さのボットです。
    [1] ネズミのピップ。目についた手を打ちます。見落としがいっぱい。
    [2] ハリネズミのトゲ。少し考えますが、ときどきうっかりします。
    [3] キツネのフィン。先をよく読んで、うっかりした手を見のがしません。
    [4] ビーバーのカストル。じっくり計算して、なかなかすきを見せません。
   *[5] フクロウのミネルバ。できるかぎり先まで読んで、めったにまちがえません。
}
page-quoted = 「{ $words }」
page-options = 設定
page-drawn = おまかせ
page-order = 席の順番
page-order-chosen = ここで選んだとおり
page-order-lot = くじで決める
page-clock = 時計
page-clock-none = 時計なし
page-clock-turn = 1回の番に1分
page-clock-total = 10分、1手ごとに5秒プラス
page-visible = テーブルをホームにのせる
page-sit-down = すわる
page-take-seat = 席があいています
page-or-watch = 観戦だけでもどうぞ。
page-invite = だれかを招待
page-invite-more = このリンクを送るか、四角いコードをカメラで読み取ってもらいましょう。みんながそろうと始まります。
page-link = リンク
page-qr = カメラで読み取るためのリンクのコード
page-link-local = このリンクは、このコンピューターの中でしか使えません。
page-network = 同じネットワークの人も参加できるようにする
page-network-more = 参加できるようにすると、ネットワークのみんながこのページを開けます。元にもどすか、Zigguratを止めるまで続きます。
page-network-open = 同じネットワークの人は、{ $address }で開けます。
page-network-close = このコンピューターだけにもどす
page-invited = { $name }から{ $game }への招待です
page-invited-nameless = { $game }への招待です
page-invite-send = 招待を送る
page-invite-copy = 招待をコピー
page-copy = コピー
page-copied = コピーしました

page-waiting = だれかがすわるのを待っています。
page-sat-down = { $name }がすわりました。
page-your-turn = あなたの番です：{ $status }
page-thinking = { $name }が考えています…
page-played = { $name }：{ $action }。
page-to-act = 今の番
page-ending = { $how ->
    [resigned] { $self ->
        [true] あなたが投了しました。
       *[false] { $name }が投了しました。
    }
    [time] { $self ->
        [true] 時間切れです。
       *[false] { $name }が時間切れになりました。
    }
   *[abandoned] 対局は中止になりました。
}
page-ended = 対局の終わり
page-you-won = あなたの勝ち！
page-won = { $name }の勝ち
page-team-won = { $names }の勝ち
page-your-team-won = あなたのチームの勝ち！
page-shared-win = 引き分け
page-nobody-won = 勝った人はいません
page-rematch = もう一度
page-rematch-asked = みんなの返事を待っています…
page-rematch-theirs = { $name }がもう一度あそびたいそうです。
page-rematch-accept = やろう！
page-rematch-decline = またこんど
page-rematch-refused = { $name }は、今はここまでだそうです。
page-clock-waits = みんながそろうか、だれかが打つと、時計が動きだします。
page-next-game = 次の対局へ
page-look-back = ふり返る
page-looking-back = ふり返り：{ $count }手のうち{ $ply }手目
page-start = 対局の始まり
page-watchers = { $count }人が観戦中
page-watching = 観戦中です。
page-moved = { $ply ->
    [0] この対局は、最初の手の前に、ある端末からここへ移されました。
   *[other] この対局は、{ $ply }手目に、ある端末からここへ移されました。それまでの運は、その端末で決まったものです。
}
page-set-up = この対局は、ゲームの最初からではなく、用意された局面から始まります。
page-other-seat = このリンクの席にすわりますか？
page-other-seat-more = これは、このテーブルの席{ $seats }のリンクです。あなたにはもうここに席があり、この端末に残せるのはどちらか1つだけです。
page-other-seat-take = もう1つの席にすわる
page-other-seat-keep = 今の席のままにする
page-link-refused = その専用リンクですわれる席は、このテーブルにはありません。今の席はそのままです。
page-hand-over = { $name }の番です。
page-hand-over-more = 端末をわたしてください。

page-panel = 手と道具
page-last-here = { $whose ->
    [own] あなたの最後の手
   *[other] { $name }の最後の手
}
page-actions = これまでの手
page-no-actions = まだ何も打っていません。
page-step = { $how ->
    [first] 最初へ
    [back] 1手もどる
    [next] 1手進む
   *[last] 最新へ
}
page-replay = 再生
page-pause = 一時停止
page-hint = ヒント
page-hint-thinking = 考えています…
page-undo = 待った
page-undone = もどしました。
page-undo-yours = 「待った」をお願いしました。
page-undo-theirs = { $name }から「待った」のお願いです。
page-undo-refused = みんなは、このまま続けたいそうです。
page-done = 完成かな？
page-done-yours = 完成でいいか、みんなに聞きました。
page-done-theirs = { $name }が「完成！」と言っています。いいですか？
page-done-agree = はい、完成
page-done-refuse = まだ作る
page-done-refused = みんなは、まだ作りたいそうです。
page-agree = いいよ
page-refuse = このままで
page-absent = { $name }は席を外しています。
page-stand-in = ボットにかわってもらう
page-delete = テーブルを消す
page-delete-sure = このテーブルを消しますか？
page-delete-alone = 対局も名前もリンクも、みんなの画面から消えます。元にはもどせません。
page-delete-others = まず、テーブルのほかの人に聞きます。みんながいいと言えば、対局も名前もリンクも、みんなの画面から消えます。7日間来ていない人は、いいと言ったことになります。
page-delete-keep = 残しておく
page-delete-yours = テーブルを消していいか聞きました。みんなの返事を待っています。
page-delete-theirs = { $name }が、このテーブルを消したいそうです。
page-delete-agreed = 消していいと答えました。みんなの返事を待っています。
page-delete-refused = みんなは、このテーブルを残したいそうです。
page-deleted = このテーブルは消えました
page-deleted-more = サーバーには何も残っていません。あそんでくれてありがとう。
page-damaged = このテーブルは開けません
page-gave-way = このページはテーブルをはなれました
page-reload = ページを読みこみ直す
page-resign = 投了
page-resign-sure = 投了しますか？
page-resign-more = あなたの対局はここで終わります。一覧には残るので、あとで見られます。
page-keep-playing = 続ける
page-phrases = ひとこと
page-place = 置く
page-more-pieces = あと{ $count }個
page-rules = あそびかた
page-share = 共有
page-share-link = このリンクがあれば、だれでも観戦できます。
page-share-record = 対局の棋譜
page-share-picture = ボードの絵
page-share-device = ほかの端末で続ける
page-share-device-more = あなた専用のリンクです。ほかの端末で、あなたの席にすわれます。人には教えないでください。

page-explore-words = すべての手と、その値打ち
page-explore-start = 始まり
page-explore-until = { $number }手目の前の局面へ
page-no-position = そういう局面はありません
page-not-solved = すべて解明されているゲームは1つだけ、バベルです。
page-theorem = すべての答え
page-working-out = 調べています…
page-perfect-line = 最善の手順
page-truth = { $how ->
    [win] だれもミスをしなければ、席{ $seat }が{ $distance }手で勝ちます。
    [draw] だれもミスをしなければ、引き分けです。
    [loss] 席{ $seat }がどう打っても、相手がミスをしなければ、相手が{ $distance }手で勝ちます。
   *[estimate] たしかなことは、だれにもわかりません。
}

page-settings = 設定
page-theme = 色
page-theme-system = 端末に合わせる
page-theme-light = 明るい
page-theme-dark = 暗い
page-language = 言語
page-language-auto = ブラウザーに合わせる
page-speed = 動き
page-speed-calm = ゆっくり
page-speed-quick = はやく
page-speed-none = なし
page-bots = ボットの動き
page-bots-slow = ゆっくり、見やすく
page-bots-calm = 1手ずつ
page-bots-none = すぐに
page-sound = 音
page-volume = 音量
page-notify = 自分の番になったら知らせる
page-notify-denied = このブラウザーでは、通知が止められています。ブラウザーの設定で、このサイトの通知を許可できます。
page-confirm = 置く前の確認
page-confirm-touch = タッチ画面のとき
page-confirm-always = いつも
page-confirm-never = しない
page-quality = 絵
page-quality-auto = 端末の速さに合わせる
page-quality-full = くわしく
page-quality-plain = シンプル
page-quality-flat = 平面図

page-camera = 見る向き
page-look = { $how ->
    [left] 左に回す
    [right] 右に回す
    [side] 次の側から
    [above] 上から
    [under] 下から
    [closer] 近くに
    [farther] 遠くに
   *[reset] いつもの向きにもどす
}
page-explode = 段を分けて見る

page-twin = 図と文字
page-layer-up = 1つ上へ
page-layer-down = 1つ下へ
page-command = 記号で打つ
page-enter = 打つ
page-doable = { $count ->
    [0] 今はすることがありません
   *[other] できることが{ $count }通りあります
}
page-doable-here = { $count ->
    [0] このマスでできることはありません
   *[other] このマスでできることが{ $count }通りあります
}
page-doable-all = すべて見る
page-doable-more = ほかに{ $count }通りあります。図のマスを選ぶか、手を入力してください。
page-nothing-here = 今、ここでできることはありません。

page-tip = コツ
page-tip-skip = コツをとばす

page-keys = キー
page-with-key = { $words }（{ $key }）
page-key-f = F = 図と文字
page-key-h = H = ヒント
page-key-z = Z = 待った
page-key-p = P = 最善の手順を最後まで打つ
page-key-step = , . = 1手もどる、1手進む
page-key-l = L = 最後の手を聞く
page-key-s = S = だれの番かを聞く
page-key-m = M = 設定と道具
page-key-help = ? = このページ
page-notation = 記号を見せる
page-turn = 番
