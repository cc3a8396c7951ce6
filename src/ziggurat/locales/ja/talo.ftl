# Talo（タロ）。

talo-side = { $side ->
    [e] 東へ
    [w] 西へ
    [n] 北へ
    [s] 南へ
   *[d] まっすぐ下へ
}
talo-bars-move = { $moving }本の角材が動きます
talo-in-hand = { $count ->
    [1] 長さ{ $first }の角材
   *[other] 長さ{ $first }と{ $second }の角材
}
talo-winners = { $count ->
    [1] 席{ $winners }のコマが高さ{ $height }でいちばん高いので、勝ちです。
   *[other] 席{ $winners }のコマが高さ{ $height }でいちばん高く、引き分けです。
}

talo-prompt-start = 席{ $seat }がコマを陸のあいているマスに置きます。
talo-prompt-restart = 席{ $seat }のコマは閉じこめられています。コマを置き直すか、そのままにします。
talo-prompt-roll = 席{ $seat }がサイコロをふります。
talo-prompt-roll-again = 山に、目の{ $rolled }に合う角材がないので、席{ $seat }がもう一度ふります。
talo-prompt-take = 席{ $seat }のサイコロの目は{ $rolled }。その長さの角材を1本か、合わせてその長さになる2本を取ります。
talo-prompt-build = 席{ $seat }が{ talo-in-hand }を置きます。
talo-prompt-holding = 席{ $seat }は長さ{ $held }の角材をおさえたまま、すべてが立つように長さ{ $first }の角材を置きます。
talo-prompt-finish = 席{ $seat }は、コマを動かすか、番を終えます。
talo-prompt-end = 席{ $seat }が番を終えます。

talo-on-top = 席{ $seat }のコマが高さ10に立ちました。勝ちです。
talo-collapsed = 席{ $seat }の角材が落ちたので、席{ $seat }の負けです。{ talo-winners }
talo-used-up = 山の角材がなくなりました。{ talo-winners }
talo-standstill = 1周の間、だれも角材を置きませんでした。{ talo-winners }

talo-unreadable = 「{ $token }」は手ではありません。{ talo-notation }
talo-notation = コマを置くのは @x,y、角材を取るのは t7 か t3+4、置くのは 5x@2,3,0（おさえるときは後ろに !）、コマを動かすのは >x,y,h、番を終えるのはピリオドです。
talo-bad-pair = 「{ $token }」は2本の組になりません。短いほうを先に書き、合わせて10までにします。
talo-one-is-upright = 長さ1の角材は、z を付けて立てた形で書きます。「{ $token }」はちがいます。
talo-too-high = 長さ{ $length }の角材が、高さ10より上に出てしまいます。
talo-too-far = { $length ->
    [0] ボードの外に出すぎです
   *[other] 長さ{ $length }の角材が、ボードの外に出すぎです
}。列と行は{ $low }から{ $high }までです。

talo-start-first = 先に、みんなのコマをボードに置きます。
talo-restart-first = 先に、コマをあいている陸に置き直すか、そのままにするかを決めましょう。
talo-roll-first = 先にサイコロをふります。
talo-take-first = 先に、サイコロの目に合う角材を取りましょう。
talo-build-first = 取った角材をすべて置いてから、番を終えましょう。
talo-nothing-in-hand = 手持ちの角材はありません。コマを動かすか、番を終えましょう。
talo-no-roll = 今はサイコロをふるときではありません。
talo-no-restart = コマをボードに置けるのは、始めと、閉じこめられたときにサイコロをふる前だけです。
talo-water = そこは陸ではありません。
talo-middle = まん中の島からは始められません。
talo-same-cell = コマはもうそこにいます。
talo-cell-taken = コマはそこに入りません。そのマスか、その上がふさがっています。
talo-taken-already = この目に合う角材は、もう取りました。
talo-wrong-sum = サイコロの目は{ $rolled }です。その長さの角材を1本か、合わせてその長さになる2本を取りましょう。
talo-not-in-supply = { $left ->
    [0] 長さ{ $length }の角材は、もう山にありません。
   *[other] 長さ{ $length }の角材は、山に1本しかありません。
}
talo-holding-no-move = 角材をおさえている間は、コマを動かせません。
talo-moved-already = コマはもう動きました。次の角材を置けば、また動けます。
talo-standing-still = コマはもうそこに立っています。
talo-no-surface = そこには、立てる角材がありません。
talo-no-room = そこにはコマが入りません。角材の上に2マス分のあきがいります。
talo-pawn-there = ほかのコマがじゃまをしています。
talo-no-path-up = コマはそこへ行けません。ボードからは、まずとなりの高さ1の面にのぼります。
talo-no-path = コマはそこへ行けません。1歩で行けるのは、同じ高さか、1つ上か、1つ下です。
talo-not-in-hand = 長さ{ $length }の角材は手持ちにありません。
talo-hold-two = 1本目をもうおさえています。2本目は、すべてが立つように置きましょう。
talo-hold-single = 角材をおさえられるのは、2本目がまだあるときだけです。
talo-off-land = 長さ{ $length }の角材が、ボードの外か水の上に出ます。いちばん下の層では、陸の上に置きます。
talo-overlap = 長さ{ $length }の角材が、ほかの角材にぶつかります。
talo-overlap-pawn = 長さ{ $length }の角材が、コマにぶつかります。
talo-no-way-in = 長さ{ $length }の角材をそこへ入れられません。上も前後左右も、ほかの角材にふさがれています。
talo-floats = 長さ{ $length }の角材の下に何もありません。
talo-hold-stands = 長さ{ $length }の角材は自分で立つので、おさえなくてもだいじょうぶです。
talo-hold-lost = 2本目をどこに置いても、長さ{ $length }の角材は{ talo-side }落ちます。
talo-falls = 長さ{ $length }の角材は立っていられません。{ talo-side }落ちて、{ talo-bars-move }。

# ファンタジー
talo-fantasy-no-bar = { $number }番の角材はありません。
talo-fantasy-water = 長さ{ $length }の角材が水の上になります。島の上に作りましょう。
talo-fantasy-sunk = 長さ{ $length }の角材が地面にめりこみます。
talo-fantasy-overlap = 長さ{ $length }の角材が{ $other }番の角材にめりこみます。
talo-fantasy-only = 設定 { $name }={ $value } は mode=fantasy のときだけ使えます。

# ページ用。端末画面のメッセージMに対して、ページ用のM-youとM-namedがあることがある。
talo-fantasy-server = Talo-Fantasyでは、サーバーが角材を1本ずつたしかめますが、このページにはサーバーがありません。Taloのほかのあそびかたは、全部できます。
talo-pitch = つりあいをとって角材を組み、その上をのぼります。コマがいちばん先に高さ10にとどいた人の勝ち。
talo-prompt-start-you = あなたの番です。コマを陸のあいているマスに置きましょう。
talo-prompt-start-named = { $name }がコマを陸のあいているマスに置きます。
talo-prompt-restart-you = コマが閉じこめられています。陸のあいているマスに置き直すか、そのままにしましょう。
talo-prompt-restart-named = { $name }のコマは閉じこめられています。置き直すこともできます。
talo-prompt-roll-you = サイコロをふります。
talo-prompt-roll-named = { $name }がサイコロをふります。
talo-prompt-roll-again-you = 山に、目の{ $rolled }に合う角材がないので、もう一度ふります。
talo-prompt-roll-again-named = 山に、目の{ $rolled }に合う角材がないので、{ $name }がもう一度ふります。
talo-prompt-take-you = サイコロの目は{ $rolled }です。その長さの角材を1本か、合わせてその長さになる2本を取りましょう。
talo-prompt-take-named = { $name }のサイコロの目は{ $rolled }。目に合う角材を取ります。
talo-prompt-build-you = あなたの番です。{ talo-in-hand }を置きましょう。
talo-prompt-build-named = { $name }が{ talo-in-hand }を置きます。
talo-prompt-holding-you = 長さ{ $held }の角材をおさえています。すべてが立つように、長さ{ $first }の角材を置きましょう。
talo-prompt-holding-named = { $name }は長さ{ $held }の角材をおさえて、長さ{ $first }の角材を置きます。
talo-prompt-finish-you = コマを動かすか、番を終えましょう。
talo-prompt-finish-named = { $name }は、コマを動かすか、番を終えます。
talo-prompt-end-you = 番を終えましょう。
talo-prompt-end-named = { $name }が番を終えます。
talo-highest = { $height ->
    [0] どのコマもボードの上のままでした。
   *[other] { $won ->
        [true] あなたのコマが高さ{ $height }でいちばん高いので、あなたの勝ちです。
       *[false] いちばん高いコマ（高さ{ $height }）：{ $winner }。
    }
}
talo-on-top-you = コマが高さ10にとどきました。あなたの勝ちです！
talo-on-top-named = { $name }のコマが高さ10にとどきました。{ $name }の勝ちです。
talo-collapsed-you = あなたの角材が落ちたので、負けです。{ talo-highest }
talo-collapsed-named = { $name }の角材が落ちたので、{ $name }の負けです。{ talo-highest }
talo-used-up-named = 山の角材がなくなりました。{ talo-highest }
talo-standstill-named = 1周の間、だれも角材を置きませんでした。{ talo-highest }
talo-board = 建物：{ $count ->
    [0] まだ角材はありません。
   *[other] 角材{ $count }本、高さ{ $height }。
}
talo-bar = { $length ->
    [1] 長さ1の角材
   *[other] { $axis ->
        [x] 長さ{ $length }の角材（東西）
        [y] 長さ{ $length }の角材（南北）
       *[z] 長さ{ $length }の角材（立てて）
    }
}
talo-spot = 列{ $column }・行{ $row }
talo-lies = { $axis ->
    [x] 東西にねかせる
    [y] 南北にねかせる
   *[z] 立てる
}
talo-way = 角材の向き
talo-layer = 層{ $layer }
talo-layer-short = { $layer } ↕
talo-lower = 1層下へ
talo-higher = 1層上へ
talo-let-down = 下にあるものの上まで下ろす
talo-puts = コマを{ $cell }へ
talo-moves = コマを{ $cell }の高さ{ $height }へ
talo-goes = { $cell }の{ $height ->
    [0] ボードの上へ
   *[other] 高さ{ $height }へ
}
talo-rolls = サイコロの目は{ $face }
talo-takes = { $second ->
    [0] 長さ{ $first }を取る
   *[other] 長さ{ $first }と{ $second }を取る
}
talo-places = { $bar }、{ $cell }の層{ $layer }へ
talo-holds = { $bar }、{ $cell }の層{ $layer }へ、おさえる
talo-suggest = { $bar }、層{ $layer }へ{ $hold ->
    [true] 、おさえる
   *[false] {""}
}
talo-suggest-pawn = { $height ->
    [0] コマをボードのここへ
   *[other] コマを高さ{ $height }へ
}
talo-ends = 番を終える
talo-turn = { $what ->
    [put] コマを置く
    [again] コマを置き直す
    [up] 立てる
    [lying] ねかせる
    [held] おさえる
    [moved] コマは高さ{ $height }へ
    [stays] そのまま
   *[takes] { $first }を取る
}
talo-rolled = サイコロの目は{ $face }です。
talo-supply = 山：{ $count }本
talo-supply-of = { $count ->
    [0] 長さ{ $length }はなし
   *[other] 長さ{ $length }が{ $count }本
}
talo-pawns = コマ
talo-pawn-height = 高さ{ $height }
talo-hand = 手持ち
talo-take = 目に合う角材
talo-pawn = コマ
talo-place = 置く
talo-hold = おさえる
talo-dare = 落としてみる
talo-move = 動かす
talo-put = 置く
talo-end-turn = 番を終える
talo-decline = このまま
talo-fade = 見せる層（上の層はうすくなります）
talo-stain = 角材を長さで色分けする
talo-asking = …
talo-verdict-stands = { $safety ->
    [just] 立ちますが、ぎりぎりです。
   *[well] 立ちます。
}
talo-verdict-hold = 1本では{ talo-side }落ちます。おさえて、つりあいのおもりに長さ{ $other }の角材を置きましょう。
talo-verdict-dare = { talo-side }落ちて、あなたの負けになります。
talo-cell = { $cell }、層{ $layer }
talo-cell-pawn = { $part ->
    [foot] { $name }のコマ
   *[head] { $name }のコマの上半分
}
talo-cell-bar = { $bar }
talo-cell-held = { $bar }、おさえている
talo-cell-empty = { $under ->
    [land] あいている陸
    [middle] あいている陸、コマのスタートには使えない
    [water] 水
    [bar] あき、下は長さ{ $length }の角材
   *[air] あき
}
talo-cell-doable = できること{ $count }通り
talo-pawn-at = { $whose ->
    [own] あなたのコマは{ $cell }、高さ{ $height }にいます。
   *[other] { $name }のコマは{ $cell }、高さ{ $height }にいます。
}
talo-hand-has = 手持ち：{ $lengths }。
talo-supply-has = 山：{ $bars }。
talo-option-players = 人数
talo-option-players-2 = 2人
talo-option-players-3 = 3人
talo-option-players-4 = 4人
talo-option-board = ボード
talo-option-board-green = 野原
talo-option-board-islands = 島
talo-option-starts = コマのスタート位置
talo-option-starts-free = 好きなところ
talo-option-starts-symmetric = 4つに分けたそれぞれのまん中
talo-option-collapse = 落ちる角材は
talo-option-collapse-forbid = 置けない
talo-option-collapse-dare = 置いてもよい（落とした人の負け）
talo-rules =
    サイコロをふります。その長さの角材を1本か、合わせてその長さになる2本を、山から取って置きます。ねかせても立ててもかまいませんが、マスにぴったり合わせます。目に合う角材が山になければ、サイコロをふり直します。サイコロは全部で3回までふれます。3回目でもなければ、置くことも動くこともできず、手番は終わりです。

    いちばん下の層では陸の上に置きます。上の層では、ボードの外や水の上に出てもかまいません。どこに置くときも、上か横から角材を持っていける道が必要です。

    すべてが、つりあいだけで立たなければなりません。まん中がささえられていない角材は、かたむいて落ちます。短いほうのはしにほかの角材がのっているか、横の角材が止めてくれればだいじょうぶです。2本取ったときは、2本目を置いて両方が立つまで、1本目をおさえていられます。コマに重さはありません。

    自分のコマは、角材を置く前にも、とちゅうにも、置いたあとにも動けます。木の面の上を何歩でも、1歩ごとに同じ高さか、1つ上か、1つ下へ。どの面でも、上に2マス分のあきがいります。ボードからは高さ1の面にのぼります。ボードにはもうもどれません。

    最初に高さ10に立ったコマの勝ちです。山の角材がなくなるか、1周の間だれも角材を置かなければ、いちばん高いコマの勝ちです。

    閉じこめられて、木をどう置いても上がれなくなったコマは、サイコロをふる前に、ボードに置き直せます。

    落としてもよいと決めたときは、立たない角材から手をはなせます。巻きこんだ角材といっしょに落ち、手をはなした人の負け。残りでいちばん高いコマの勝ちです。
talo-fantasy-rules =
    好きなものをいっしょに作りましょう。家、動物、橋、高いもの。マスもコマも相手もなく、だれも負けません。

    サイコロをふります。その長さの角材を1本か、合わせてその長さになる2本を、山から取ります。目に合う角材が山になければ、サイコロをふり直します。サイコロは全部で3回までふれます。3回目でもなければ次の人の番です。

    角材はどこにでも、どんな角度でも置けます。ねかせても、立てても、ななめでもかまいません。何かにふれるまでまっすぐ下ろし、手をはなします。2本取ったときは、2本目の場所が決まるまで、1本目を空中でもおさえていられます。それから両方いっしょに手をはなします。

    木には重さがあります。角材がすべって、ほかが動かなければ、手にもどってやり直せます。ほかの角材も動いたら、みんな落ちたところに残ります。水に落ちたり、テーブルから落ちたりした角材は、もう使えません。

    前に置いた角材が3本大きく動くか、1本でも水やテーブルの外に落ちると、くずれたことになり、そこで終わりです。そうでなければ、山の角材がなくなるか、みんなが完成と言うまで続けます。

    高さ、張り出し、足、使った角材の数を測って見せます。張り出しは、地面にふれているいちばん近い角材から、木がどれだけ外にのびているか。足は、地面にふれている角材です。
talo-fantasy-keys =
    1 – 9 = 目に合う角材を取る、そのあとは手持ちの角材
    ← → ↑ ↓ = 角材を動かす、Shiftを付けると少しだけ
    R, X, Y = 角材を回す、かたむける、Shiftを付けると反対に
    D = 1度回す
    A = ねかせる、立てる
    PageUp, PageDown = 角材を上げる、下げる
    Home = 置く場所の上につるす
    G = ぴったりそろえる（入、切）
    O = そのままおさえて、2本目を持ってくる
    Enter = 手をはなす
    Escape = 落ちる動きをとばす
    K = 角材を長さで色分けする
    Q, E, V = テーブルを回す、次の側から見る
    T = 上から見る
    + − = 近くに、遠くに
    C = いつもの向き
talo-keys =
    1 – 9 = 目に合う角材を取る、そのあとは手持ちの角材
    R, Shift + ← → = 角材を回す
    ← → ↑ ↓ = 角材を動かす、または次の面へ
    PageUp, PageDown = 角材を上げる、下げる
    B = 下にあるものの上まで下ろす
    Enter = 置く、おさえる、コマを動かす
    G = 落としてみる（落としてもよい対局で）
    P = 角材のかわりにコマ
    N = 番を終える
    X = 上の層をうすくする
    K = 角材を長さで色分けする
    Q, E, V = テーブルを回す、次の側から見る
    T = 上から見る
    + − = 近くに、遠くに
    C = いつもの向き
talo-tip-start = { $device ->
    [touch] あいているマスをタップしてから「置く」をおして、コマを置きましょう。
   *[mouse] あいているマスをクリックして、コマを置きましょう。
}
talo-tip-take = サイコロの目が長さです。その長さの角材を1本か、合わせてその長さになる2本を取りましょう。
talo-tip-build = { $device ->
    [touch] 角材を置きたいところをタップしましょう。緑は立つ、オレンジはぎりぎり、赤は落ちる。決まったら「置く」をおします。
   *[mouse] 角材を置きたいところを指しましょう。Rキーで回し、ホイールで上げます。緑は立つ、オレンジはぎりぎり、赤は落ちる。
}
talo-tip-finish = コマは光っている面へ動けます。1歩で行けるのは、同じ高さか、1つ上か、1つ下。最初に高さ10に立てば勝ちです。
talo-score-height = 高さ
talo-decides = 勝負を決めたコマ、高さ{ $height }。
