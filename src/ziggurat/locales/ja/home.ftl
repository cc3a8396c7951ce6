# また来てくれた人のホーム：続きの対局、終わった対局、自分のミスの問題。

home-welcome-back = { $named ->
    [true] おかえりなさい、{ $name }
   *[false] おかえりなさい
}
home-continue = 続ける
home-continue-yours = 続ける（あなたの番）
home-your-turn = あなたの番
home-their-turn = { $name }の番
home-show-all = { $count }件すべて見る
home-progress = { $words }（{ $done }／{ $count }）

home-watch = 観戦できる対局
home-playing = 観戦
home-clock = { $kind ->
    [turn] 1回の番に{ $time }
   *[total] { $increment ->
        [0] 1人{ $time }
       *[other] 1人{ $time }、1手ごとに{ $increment }秒プラス
    }
}

home-finished = 終わった対局
home-outcome = { $outcome ->
    [won] 勝ち
    [lost] 負け
   *[shared] 引き分け
}
home-won-by = { $count ->
    [1] { $names }の勝ち
   *[other] { $names }がいっしょに勝ち
}
home-gallery = 作品のギャラリー
home-record = ボットとの成績
home-record-bot = { $shared ->
    [0] { $won }勝{ $lost }敗
   *[other] { $won }勝{ $lost }敗{ $shared }分け
}

mistakes = 自分のミスから作った問題
mistakes-one = 自分のミス
mistakes-all = すべてのミス
mistakes-about = この端末での対局から、大きく損をした局面を集めました。もっといい手を見つけましょう。
mistakes-looking = 最近の対局を調べています…
mistakes-none = まだ何もありません。この端末で対局を終えると、大きく損をした手がここに出ます。
mistakes-gone = この局面は、もうこの端末に残っていません。
mistakes-left = { $count ->
    [0] 全部とけました。新しい問題は、新しい対局から出ます。
   *[other] 残りは{ $count }問。もっといい手をさがしましょう。
}
mistakes-cost = { $exact ->
    [true] { $lost ->
        [100] この手で、勝ちをのがしました。
       *[other] この手で、勝つ見こみが{ $lost }%へりました。
    }
   *[false] この手で、勝つ見こみが約{ $lost }%へりました。
}
mistakes-task = { mistakes-cost }いちばんいい手か、同じくらいいい手を見つけましょう。
mistakes-judged = { $exact ->
    [true] どの答えも、正確に判定します。
   *[false] 答えは見積もりで判定します。同じくらいよければ正解です。
}
mistakes-solved = { $exact ->
    [true] 正解。これよりいい手はありません。
   *[false] いいですね。見積もりでは、これよりいい手はありません。
}
mistakes-not = { $exact ->
    [true] これでもまだ、勝つ見こみが{ $lost }%へります。
   *[false] 見積もりでは、これでもまだ、勝つ見こみが約{ $lost }%へります。
}
mistakes-same = それは、対局で打った手です。
mistakes-answer-is = こちらのほうがいい手でした：{ $action }。
mistakes-in-game = 対局で見る
mistakes-next = 次のミス

home-listed = あなたのテーブルは、このサーバーのホームにのっています。だれでもすわれます。
home-meanwhile = 待つ間にボットとあそぶ
home-arrival = だれかがすわりました
home-arrived = { $names }が、あなたの{ $game }のテーブルにすわりました。
home-arrived-kept = ここでの対局は取っておきます。
home-arrived-go = テーブルへ

setup-players = 何人であそぶ？
setup-alone = 1人：ミッション
setup-count = { $count ->
    [2] 2人
    [3] 3人
    [4] 4人
   *[other] { $count }人
}
setup-minutes = およそ{ $minutes }分（めやす）
setup-team = チーム{ $team }
setup-anyone = テーブルがこのサーバーのホームにのります。だれでもすわれて、観戦もできます。
