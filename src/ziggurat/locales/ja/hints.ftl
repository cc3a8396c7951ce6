# 少しずつ教えるヒント：どこを見るか、どれを使うか、手、そのわけ。わけの中身は、ルールから求める。

clue-step = { $step ->
    [where] 見るところ
    [piece] 使うもの
    [action] 手
   *[why] わけ
}
clue-next = { $step ->
    [piece] どれを使う？
    [action] 見せて
   *[why] なぜ？
}
clue-quarter = { $quarter ->
    [n] 北側
    [ne] 北東
    [e] 東側
    [se] 南東
    [s] 南側
    [sw] 南西
    [w] 西側
    [nw] 北西
   *[middle] まん中
}
clue-where = 今できることを見てみましょう。
clue-piece = この中に、ほかよりいい手が1つあります。
clue-action = 手：{ $token }
clue-wins = { $distance ->
    [0] かならず勝てます。
   *[other] おそくても、あと{ $distance }手で勝てます。
}
clue-loses = { $distance ->
    [0] 相手が最善をつくせば、どの手でも負けます。
   *[other] 相手が最善をつくせば、どの手でも負けます。この手がいちばん長く、あと{ $distance }手ねばれます。
}
clue-shares = 引き分けにできます。勝てるかどうかは、相手しだいです。
clue-estimate = 勝つ見こみは約{ $percent }%です。
clue-wins-now = これですぐに勝ちです。
clue-prevents = ほかの{ $others }手のうち{ $count }手では、相手がすぐに勝てます。この手なら、相手は勝てません。
clue-only = ここでは、ほかにできることがありません。
clue-alike = ほかにも同じくらいいい手があります。これはその1つです。
clue-next-best = 次にいい手は、見積もりで約{ $percent }%です。

clue-babel-where = { $level }段目の{ babel-place }を見てみましょう。
clue-babel-piece = { babel-cube }を使いましょう。
clue-babel-answers = { $count ->
    [0] 相手は何も置けなくなります。
   *[other] 相手の置き方は{ $count }通り残ります。
}

clue-nivos-where = { $level }段目の{ clue-quarter }を見てみましょう。
clue-nivos-piece = { $source ->
    [neutral] 無色の板を置きましょう。
    [reserve] 予備の{ nivos-colour }の板{ $size }を使いましょう。
    [mate] 味方の{ nivos-colour }の板{ $size }を使いましょう。
   *[hand] 自分の{ nivos-colour }の板{ $size }を使いましょう。
}
clue-nivos-where-pass = そもそも置ける板があるか、見てみましょう。
clue-nivos-piece-pass = どの板も置けません。
clue-nivos-where-cylinder = 残っている円柱を見てみましょう。
clue-nivos-piece-cylinder = 高さ{ $height }の円柱です。
clue-nivos-free = 円柱を取らずにすみます。
clue-nivos-opens = { $height ->
    [0] { $level }段目が始まり、好きな円柱を1本取ります。
   *[other] { $level }段目が始まり、高さ{ $height }の円柱を取ります。
}
clue-nivos-stuck = 次の人は置ける板がなくなり、円柱を取ります。
clue-nivos-forces = 次の人は、何を置いても新しい段になり、円柱を取ります。
clue-nivos-answers = 次の人が円柱を取らずにすむ置き方は、{ $all }通りのうち{ $count }通りです。

clue-bubbles-where = { $where ->
    [sky] 空の列{ $column }を見てみましょう。
    [own] 自分のわくせいの列{ $column }を見てみましょう。
   *[other] 向こうのわくせいの列{ $column }を見てみましょう。
}
clue-bubbles-other-colour = { $other ->
    [R] 赤
    [P] むらさき
    [Y] 黄色
    [B] 青
    [G] 緑
   *[K] 黒
}
clue-bubbles-piece = { $kind ->
    [place] ふくろから出た{ bubbles-colour }のあわです。
    [power] { bubbles-colour }のわざを使いましょう。
    [send] { bubbles-colour }のあわを送りましょう。
   *[pair] { bubbles-colour }と{ clue-bubbles-other-colour }のあわです。
}
clue-bubbles-where-pass = それぞれの手のあとがどうなるか、見てみましょう。
clue-bubbles-piece-pass = 今は何もさわらなくてかまいません。
clue-bubbles-pops = { $groups ->
    [1] { $count }個のあわがはじけます。
   *[other] { $groups }つのグループで、{ $count }個のあわがはじけます。
}
clue-bubbles-points = { $points }点になります。
clue-bubbles-power = { bubbles-colour }のわざが手に入ります。
clue-bubbles-nothing = 何もはじけません。
clue-bubbles-then = { $count ->
    [0] { $kind ->
        [swap] こう入れかえても、落としてはじけるあわはまだありません。
       *[pass] 今の空では、落としてはじけるあわはまだありません。
    }
   *[other] { $kind ->
        [swap] こう入れかえると、落としたときに{ $count }個はじけます。
       *[pass] 今の空のままで、落としたときに{ $count }個はじけます。
    }
}

clue-talo-where = { $layer ->
    [0] ボードの{ clue-quarter }を見てみましょう。
   *[other] { clue-quarter }の、高さ{ $layer }のところを見てみましょう。
}
clue-talo-where-supply = 山を見てみましょう。
clue-talo-where-end = あと何ができるか、見てみましょう。
clue-talo-piece = { $axis ->
    [z] 長さ{ $length }の角材を立てましょう。
   *[lying] 長さ{ $length }の角材をねかせましょう。
}
clue-talo-piece-pawn = 自分のコマです。
clue-talo-piece-take = { $count ->
    [1] 1本で足ります。
   *[other] 2本取りましょう。
}
clue-talo-piece-end = コマはそのままです。
clue-talo-stands = { $margin ->
    [0] すべて立っていますが、ぎりぎりです。
   *[other] すべて立っていて、1マスの{ $margin }%分のよゆうがあります。
}
clue-talo-held = 1本では{ talo-side }落ちます。次の角材が、つりあいのおもりになります。
clue-talo-saves = おさえている長さ{ $length }の角材の、つりあいのおもりになります。これがないと落ちます。
clue-talo-falls = { talo-side }落ちます。
clue-talo-leads = コマが高さ{ $height }までのぼれるようになります。今までは{ $before }まででした。
clue-talo-climbs = { $to ->
    [0] コマがボードの上に立ちます。
   *[other] コマが高さ{ $from }から高さ{ $to }へ進みます。
}
clue-talo-choices = この1本目の置き方は{ $count }通りあります。
