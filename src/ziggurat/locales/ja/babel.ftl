# バベルとバベル ピコ。

babel-cube = { $type ->
    [0] グレーのキューブ（でっぱりなし）
    [1] 白のキューブ（でっぱり1つ）
    [2] 黒のキューブ（でっぱり2つ）
    [3] ベージュのキューブ（でっぱり3つ）
   *[4] 青のキューブ（でっぱり4つ）
}
babel-side = { $side ->
    [e] 東
    [w] 西
    [n] 北
   *[s] 南
}
babel-place = { $cell ->
    [a1] 南西
    [b1] 南東
    [a2] 北西
   *[b2] 北東
}
babel-towards = { $side ->
    [d] 下のキューブ
    [e] 東のキューブ
    [w] 西のキューブ
    [n] 北のキューブ
   *[s] 南のキューブ
}

babel-prompt = 席{ $seat }が{ $level }段目にキューブを置きます。
babel-stuck = 席{ $seat }はもうキューブを置けません。負けです。
babel-tower-last = 塔が完成しました。席1はもうキューブを置けないので、席2の勝ちです。
babel-tower-draw = 塔が完成しました。2人とも勝ち、引き分けです。

babel-unreadable = 「{ $token }」は手ではありません。{ babel-notation }
babel-notation = マス（a1、b1、a2、b2）のあとに、でっぱりの向きを e か w、n か s、u、d の順に書きます。でっぱりがなければ「-」を書きます。
babel-outer = { babel-side }向きのでっぱりが、塔の外に出てしまいます。
babel-no-such-cube = { $count }つのでっぱりが、ちょうどその面にあるキューブはありません。
babel-taken = そこにはもうキューブがあります。
babel-diagonal = 2個目のキューブは、1個目のとなりに置きます。ななめには置けません。
babel-not-in-hand = { babel-cube }は、もう手持ちにありません。
babel-table = 1段目では、下の面はくぼみにします。テーブルは平らだからです。
babel-hollow = { babel-towards }との間にすきまができます。どちらの面もくぼみだからです。
babel-clash = { babel-towards }とぶつかります。どちらの面もでっぱりだからです。

babel-theorem = バベルは、最善をつくせば席{ $seat }が{ $distance }手で勝ちます（全{ $positions }局面を解明。勝つほうは最短、負けるほうは最長）。
babel-theorem-draw = バベルは、最善をつくせば引き分けです（全{ $positions }局面を解明）。

# ページ用。端末画面のメッセージMに対して、ページ用のM-youとM-namedがあることがある。
babel-pitch = 塔は1つ、作る人は2人。でっぱりはくぼみに合わせます。置けるキューブがなくなったら負けです。
babel-also = バベル ピコも同じです。キューブが小さいだけです。
babel-prompt-you = あなたの番です。{ $level }段目にキューブを置きましょう。
babel-prompt-named = { $name }が{ $level }段目にキューブを置きます。
babel-stuck-you = もう置けるキューブがないので、負けです。{ $winner }の勝ちです。
babel-stuck-named = { $name }はもう置けるキューブがないので、負けです。
babel-tower-last-named = 塔が完成しました。先に始めた人は、もうキューブを置けません。
babel-board = 塔：{ $placed ->
    [0] まだ何もなし
   *[other] キューブ{ $placed }個
}、今は{ $level }段目。
babel-level = { $level }段目
babel-hand = { $whose ->
    [own] あなたのキューブ
   *[other] { $name }のキューブ
}
babel-rival = { $whose ->
    [own] あなたの手持ち：
   *[other] { $name }の手持ち：
}
babel-turns = 向きは{ $count }通り
babel-colour = { $type ->
    [0] グレー
    [1] 白
    [2] 黒
    [3] ベージュ
   *[4] 青
}
babel-face = { $side ->
    [e] 東
    [w] 西
    [n] 北
    [s] 南
    [u] 上
   *[d] 下
}
babel-none = なし
babel-described = { babel-colour }のキューブ、{ $count ->
    [0] でっぱりなし
   *[other] でっぱりは{ $faces }
}
babel-held = { babel-colour }{ $count }個
babel-hand-of = { $whose ->
    [own] あなたの手持ち：{ $cubes }。
   *[other] { $name }の手持ち：{ $cubes }。
}
babel-none-left = キューブなし
babel-action = { babel-place }に{ $cube }
babel-brief = { babel-place }
babel-cell-cube = { babel-place }、{ $level }段目、{ $cube }
babel-cell-empty = { babel-place }、{ $level }段目、あき、{ $under ->
    [table] 下はテーブル
    [bulge] 下はでっぱり
    [indent] 下はくぼみ
   *[empty] 下はまだ何もない
}{ $count ->
    [0] {""}
   *[other] 、置き方{ $count }通り
}
babel-option-full-tower = 塔が完成したら
babel-option-full-tower-last = あとから始めた人の勝ち
babel-option-full-tower-draw = 引き分け
babel-openings = 最初の1手
babel-openings-more = 始め方ごとに1枚のカードです（対称なものは1つにまとめています）。カードをおすと、その先へ進みます。
babel-alike = { $count ->
    [1] 1通り
   *[other] 同じもの{ $count }通り
}
babel-levels = 段ごとの局面
babel-levels-more = 置いた数ごとの局面です（対称なものは1つに数えます）。勝ちと負けは、次に置く人から見たもの。終局は負けにふくみます。帯は左から、ぬりつぶし＝勝ち、点＝引き分け、しま＝負け、無地＝終局。
babel-level-positions = { $level }段目：{ $positions }局面
babel-all-levels = 合計
babel-ply = 個数
babel-positions = 局面
babel-won = 勝ち
babel-drawn = 引き分け
babel-lost = 負け
babel-ended = 終局
babel-distances = 終わりまでの手数
babel-distances-more = 両方が最善をつくしたとき、終わりまで何手かかる局面がいくつあるか。
babel-distance = 手数
babel-keys =
    0 – 4 = その数字のキューブを取る
    R, ← → = キューブの向きを変える
    ↑ ↓ = ほかのマス
    Enter = 置く
    X = 段を分けて見る
    Q, E, V = テーブルを回す、次の側から見る
    T, U = 上から見る、下から見る
    + − = 近くに、遠くに
    C = いつもの向き
babel-tip-take = { $device ->
    [touch] 下にある自分のキューブをタップしましょう。置けるマスが光ります。
   *[mouse] 下にある自分のキューブをクリックしましょう。置けるマスが光ります。
}
babel-tip-place = { $device ->
    [touch] 光るマスをタップして、絵を選んでキューブの向きを変え、「置く」をおします。
   *[mouse] 光るマスを指しましょう。Rキーかホイールで向きを変え、クリックで置きます。
}
babel-tip-aim = 相手が何も置けなくなるように、キューブを置いていきましょう。
babel-rules =
    2人で1つの塔を作ります。1段にキューブ4個、高さは6段です。交代で、自分の手持ちから1個ずつ、今の段のあいているマスに置きます。

    キューブのどの面にも、でっぱりかくぼみがあります。となりどうしでも上下でも、2つのキューブがふれるところでは、片方がでっぱり、もう片方がくぼみでなければなりません。

    塔の外側は平らです。外を向く面はくぼみにします。1段目では下の面もくぼみです。あいているマスを向く面と上の面は、どちらでもかまいません。

    1段目の2個目のキューブは、1個目のとなりに置きます。ななめには置けません。そのあとは、その段のあいているマスならどこでもかまいません。

    手持ちは1人12個です。グレー（でっぱり0）が3個、白（1）が3個、黒（2）が1個、ベージュ（3）が3個、青（4）が2個。外側の数字が、でっぱりの数です。

    キューブを置けなくなった人の負けです。
babel-needs = { $side ->
    [d] 下
    [e] 東
    [w] 西
    [n] 北
   *[s] 南
}に{ $face ->
    [bulge] でっぱり
   *[indent] くぼみ
}
babel-cube-needs = { babel-place }に置くには、{ $needs }が必要です。
babel-none-turns-so = そういう向きにできるキューブは、もう残っていません。
babel-score-placed = 置いたキューブ
babel-score-left = 残りのキューブ
