# Nivos（ニヴォス）。

nivos-colour = { $colour ->
    [yellow] 黄色
    [orange] オレンジ
    [red] 赤
    [pink] ピンク
    [white] 白
    [green] 緑
    [blue] 青
    [black] 黒
   *[neutral] 無色
}
nivos-colour-name = { $colour ->
    [yellow] 黄色
    [orange] オレンジ
    [red] 赤
    [pink] ピンク
    [white] 白
    [green] 緑
    [blue] 青
    [black] 黒
   *[neutral] 無色
}
nivos-plates = { $height ->
    [0] 板のないところ
   *[other] 板が{ $height }枚のところ
}
nivos-other-plates = { $otherheight ->
    [0] 板のないところ
   *[other] 板が{ $otherheight }枚のところ
}

nivos-prompt-neutral = 席{ $seat }が無色の板を置きます。
nivos-prompt-lay = 席{ $seat }が板を置きます。
nivos-prompt-cylinder = 席{ $seat }が円柱を選びます。
nivos-prompt-stuck = 席{ $seat }は置ける板がないので、パスして円柱を取ります。
nivos-prompt-mate = 席{ $seat }は自分の板を置けません。味方の板を置くか、パスして円柱を取ります。

nivos-cause = { $cause ->
    [cylinders] 最後の円柱がなくなりました。
    [laid] 板をすべて置きました。
   *[stuck] 残っている板は、もうどれも置けません。
}
nivos-stack = { $height ->
    [0] 円柱が1本もありません。
   *[other] 円柱の山がいちばん低く、高さは{ $height }です。
}
nivos-winners = { $how ->
    [shared] 席{ $seats }は円柱が1本もないので、引き分けです。
    [tallest] { $team ->
        [1] 山の高さは同じ{ $height }ですが、いちばん高い円柱が相手より低いので、席{ $seats }の勝ちです。
       *[0] 山の高さは同じ{ $height }ですが、いちばん高い円柱が相手より低いので、席{ $seats }の勝ちです。
    }
   *[lowest] { $team ->
        [1] 席{ $seats }の勝ちです。{ nivos-stack }
       *[0] 席{ $seats }の勝ちです。{ nivos-stack }
    }
}
nivos-ending = { nivos-cause }{ nivos-winners }

nivos-split-players = 手持ちを分けるのは4人のときだけです。今は{ $players }人です。
nivos-split-teams = 分け方は、両チーム共通で1つか、「/」で区切って2つ書きます。ここには{ $count }つあります。
nivos-split-size = 「{ $size }」という大きさは分けられません。大きさは次のとおりです：{ $sizes }。
nivos-split-twice = チームには各サイズの板が1枚ずつです。{ $size }が2回書かれています。
nivos-split-count = チームの1人目は板を{ $half }枚持ちます。ここには{ $count }枚書かれています。

nivos-unreadable = 「{ $token }」は手ではありません。{ nivos-notation }
nivos-notation = 板と、その南西の角のマスを 4x2@b3 のように書きます。予備の板は前に r、味方の板は t を付けます。無色の板は n@b3、パスは pass、円柱は c1 から c6 です。
nivos-no-such-cell = マス{ $cell }はありません。ボードは{ $first }から{ $last }までです。
nivos-no-such-plate = { $size }の板はありません。大きさは次のとおりです：{ $sizes }。
nivos-neutral-name = その大きさの板は無色の板です。n@{ $cell }と書きます。
nivos-no-such-cylinder = 円柱は{ $count }本、c1からc{ $count }までです。
nivos-no-mate = 味方の板を置けるのは、4人であそぶときだけです。

nivos-choose-first = 先に円柱を選んでください。
nivos-cylinder-taken = 高さ{ $height }の円柱は、もう取られています。
nivos-in-order = 円柱は低いものから順に取ります。選ぶことはできません。
nivos-none-due = 今は円柱を取るときではありません。
nivos-neutral-first = 最初に置くのは無色の板です。
nivos-neutral-laid = 無色の板は、もうボードにあります。
nivos-can-lay = まだ置ける板があるので、パスはできません。
nivos-not-stuck = 味方の板を置けるのは、自分の板も予備の板も置けないときだけです。まだ置ける板があります。
nivos-mate-lacks = 味方は{ nivos-colour }の板{ $size }を持っていません。
nivos-with-mate = { nivos-colour }の板{ $size }は、味方が持っています。
nivos-not-in-hand = { nivos-colour }の板{ $size }は、もう手持ちにありません。
nivos-not-in-reserve = { nivos-colour }の板{ $size }は、予備にありません。
nivos-off-board = { $side ->
    [east] ボードの東側からはみ出します。
    [north] ボードの北側からはみ出します。
   *[both] ボードの東側と北側からはみ出します。
}
nivos-uneven = 平らに置けません。下に、{ nivos-plates }と、{ nivos-other-plates }があります。
nivos-on-colour = もう1枚の{ nivos-colour }の板にのってしまいます。その板はまだ見えています。
nivos-beside-colour = もう1枚の{ nivos-colour }の板にくっついてしまいます。その板はまだ見えています。

# ページ用。端末画面のメッセージMに対して、ページ用のM-youとM-namedがあることがある。
nivos-pitch = 板の上に板を重ねます。でも、同じ色どうしはくっつけられません。新しい段を始めると円柱を1本取ります。円柱の山がいちばん低い人の勝ち。
nivos-prompt-neutral-you = あなたの番です。無色の板を、ボードの好きなところに置きましょう。
nivos-prompt-neutral-named = { $name }が無色の板を置きます。
nivos-prompt-lay-you = あなたの番です。板を置きましょう。
nivos-prompt-lay-named = { $name }が板を置きます。
nivos-prompt-cylinder-you = あなたの番です。円柱を選びましょう。
nivos-prompt-cylinder-named = { $name }が円柱を選びます。
nivos-prompt-stuck-you = 置ける板がありません。パスして円柱を取ります。
nivos-prompt-stuck-named = { $name }は置ける板がないので、円柱を取ります。
nivos-prompt-mate-you = 自分の板は置けません。味方の板を置くか、パスして円柱を取りましょう。
nivos-prompt-mate-named = { $name }は、味方の板を置くか、パスして円柱を取ります。
nivos-ending-named = { nivos-cause }{ $how ->
    [shared] { $won ->
        [true] 円柱が1本もないので、引き分けです。
       *[false] 円柱なしで引き分け：{ $winner }。
    }
    [tallest] { $won ->
        [true] 山の高さは同じ{ $height }ですが、いちばん高い円柱が相手より低いので、あなたの勝ちです。
       *[false] 山の高さは同じ{ $height }ですが、いちばん高い円柱が低いほうの勝ちです：{ $winner }。
    }
   *[lowest] { $height ->
        [0] { $won ->
            [true] 円柱が1本もないので、あなたの勝ちです。
           *[false] 円柱なしで勝ち：{ $winner }。
        }
       *[other] { $won ->
            [true] あなたの山がいちばん低く、高さは{ $height }。あなたの勝ちです。
           *[false] いちばん低い山（高さ{ $height }）の勝ちです：{ $winner }。
        }
    }
}
nivos-board = ボード：{ $count ->
    [0] まだ板はありません。
   *[other] 板{ $count }枚、{ $level }段。
}
nivos-level = { $level }段目
nivos-described = { nivos-colour }の板{ $size }
nivos-own = { $whose ->
    [own] あなたの板
   *[other] { $name }の板
}
nivos-reserve = 予備
nivos-mate = 味方：{ $name }
nivos-action = { $source ->
    [r] 予備の
    [t] 味方の
   *[other] {""}
}{ $plate }を{ $cell }へ、東西{ $width }、南北{ $depth }
nivos-suggest = { $source ->
    [r] 予備の
    [t] 味方の
   *[other] {""}
}{ $plate }を{ $level }段目の{ clue-quarter }に
nivos-brief = { $what ->
    [pass] パス
    [cylinder] 円柱{ $height }
   *[plate] { nivos-colour-name }{ $size }
}
nivos-on-level = { $level }段目
nivos-takes = 高さ{ $height }の円柱を取る
nivos-passes = パスして円柱を取る
nivos-costs = { $height ->
    [0] 好きな円柱を1本取る
   *[other] 高さ{ $height }の円柱を取る
}
nivos-free-of-cost = 円柱は取らない
nivos-not-here = ここには置けない
nivos-turn = 回す
nivos-lay = 置く
nivos-pass = パス
nivos-choose = 円柱を選ぶ
nivos-fade = 見せる段（上の段はうすくなります）
nivos-piles = 円柱
nivos-pile = { $count ->
    [0] 円柱なし
    [1] 円柱1本、高さ{ $total }
   *[other] 円柱{ $count }本（{ $heights }）、合わせて高さ{ $total }
}
nivos-pile-of = { $names }：{ nivos-pile }。
nivos-free = { $count ->
    [0] 円柱はもう残っていません。
   *[other] 残りの円柱は{ $count }本：{ $heights }。
}
nivos-free-short = 残り
nivos-no-plates = 板なし
nivos-hand-of = { $whose ->
    [own] あなたの手持ち：{ $plates }。
   *[other] { $name }の手持ち：{ $plates }。
}
nivos-in-reserve = 予備：{ $plates }。
nivos-cell-plate = { $cell }、{ $level }段目、{ $owner ->
    [0] 予備の
   *[other] { $name }の
}{ $plate }、{ $state ->
    [seen] 上に何もない
    [beneath] ここはかくれている
   *[covered] すっかりかくれている
}
nivos-cell-empty = { $cell }、{ $level }段目、あき、{ $under ->
    [board] 下はボード
    [plate] 下は{ $plate }
   *[nothing] 下はまだ何もない
}{ $count ->
    [0] {""}
   *[other] 、ここを角にした置き方{ $count }通り
}
nivos-option-players = 人数
nivos-option-players-2 = 2人
nivos-option-players-3 = 3人
nivos-option-players-4 = 4人、2チーム
nivos-option-cylinders = 円柱の取り方
nivos-option-cylinders-ascending = 低いものから順に
nivos-option-cylinders-choice = 好きなものを選ぶ
nivos-option-split = チームの1人目の手持ち
nivos-option-split-help = 席1と席3、席2と席4がそれぞれチームです。席1と席2が始めに持つ4つの大きさを、1x1,1x2,1x5,2x4 のように書きます。残りの4枚は席3と席4のものになります。チームごとに変えるときは「/」で区切ります。
nivos-split-of = { $team ->
    [0] どちらのチームも、1人目はこの4枚で始めます（{ $count }枚選択中）。残りの4枚は味方のものです。
   *[other] チーム{ $team }の1人目は、この4枚で始めます（{ $count }枚選択中）。残りの4枚は味方のものです。
}
nivos-split-alike = 両チーム同じ
nivos-rules =
    自分の番に、手持ちか予備から板を1枚置きます。最初の1枚は無色の板で、どこに置いてもかまいません。

    板は平らに、ボードからはみ出さないように置きます。板の下のマスは、つまれた板の枚数がどこも同じでなければなりません。ほかの板にくっついていなくてもかまいません。

    同じ色の板の上には置けません。同じ段で、同じ色の板と辺でくっつけてもいけません。角がふれるのはかまいません。すっかりかくれた板は、もう気にしなくてだいじょうぶです。無色の板には色がありません。

    新しい段の最初の板を置いた人は、円柱を1本取ります。どの板も置けない人も円柱を取り、次の人の番になります。チーム戦では、かわりに味方の板を置くこともできます。

    取るのは、残っている中でいちばん低い円柱です。始めに決めておけば、好きなものを選べます。

    最後の円柱がなくなるか、残っている板がどれも置けなくなると終わりです。円柱の山がいちばん低い人の勝ち。同じ高さなら、いちばん高い円柱が低いほうの勝ちです。
nivos-keys =
    1 – 9 = 板を大きさで取る、もう一度で予備から
    R, Shift + ← → = 板を回す
    ← → ↑ ↓ = 板を動かす
    Enter = 置く
    X = 上の段をうすくする
    P = パス（置ける板がないとき）
    Q, E, V = テーブルを回す、次の側から見る
    T = 上から見る
    + − = 近くに、遠くに
    C = いつもの向き
nivos-tip-neutral = { $device ->
    [touch] 最初は無色の板です。円柱は取りません。置きたいところをタップして、「置く」をおしましょう。
   *[mouse] 最初は無色の板です。円柱は取りません。置きたいところをクリックしましょう。
}
nivos-tip-take = { $device ->
    [touch] 下にある板をタップしましょう。自分の板でも予備の板でもかまいません。
   *[mouse] 下にある板をクリックしましょう。自分の板でも予備の板でもかまいません。
}
nivos-tip-place = { $device ->
    [touch] 置きたいところをタップしましょう。緑なら置けます。赤なら置けず、わけが出ます。決まったら「置く」をおします。
   *[mouse] 緑なら置けます。赤なら置けず、わけが出ます。Rキーかホイールで回し、クリックで置きます。
}
nivos-tip-aim = 新しい段の最初の板を置くと、円柱を1本取ります。山が低い人の勝ちなので、新しい段はほかの人に始めてもらいましょう。
nivos-score-cylinders = 円柱
nivos-score-height = 高さ
nivos-no-place = { $plate }：{ $parts }。
nivos-stumbles = { $why ->
    [uneven] 平らでないところが{ $count }か所
    [on-colour] 同じ色の上になるところが{ $count }か所
   *[beside-colour] 同じ色のとなりになるところが{ $count }か所
}
