# Bubblee Pop（Bąbelsy）。

bubbles-colour = { $bubble ->
    [R] 赤
    [P] むらさき
    [Y] 黄色
    [B] 青
    [G] 緑
   *[K] 黒
}
bubbles-colour-name = { $bubble ->
    [R] 赤
    [P] むらさき
    [Y] 黄色
    [B] 青
    [G] 緑
   *[K] 黒
}

bubbles-prompt-draw = 席{ $seat }のために、ふくろからあわを引きます。
bubbles-prompt-place = 席{ $seat }が{ bubbles-colour }のあわを空に置きます。あいているマスならどこでもかまいません。
bubbles-prompt-swap = 席{ $seat }は、空のとなり合う2つを入れかえられます。ピリオドでそのままにします。
bubbles-prompt-drop = 席{ $seat }が空のとなり合う2つを選びます。2つとも席{ $seat }のわくせいに落ちます。
bubbles-prompt-send = 席{ $seat }は、ならびのあわを向こうのわくせいへ送れます。ピリオドで終わりです。
bubbles-prompt-powers = { $whose ->
    [own] 席{ $seat }はわざ（{ $powers }）を使えます。ピリオドで見送ります。
   *[other] 席{ $other }の番ですが、わざ（{ $powers }）を持つ席{ $seat }が先に決めます。ピリオドで見送ります。
}

bubbles-cleared = 向こうのわくせいに残ったのは黒いあわだけ。ミッション成功です。
bubbles-burst = 席{ $other }のわくせいはどの列もいっぱいなのに、もう1つ落ちてきます。席{ $seat }の勝ちです。
bubbles-stuck = 席{ $seat }は、落とせる2つのあわがもうありません。負けです。
bubbles-stuck-solo = 落とせる2つのあわが、もうありません。ミッション失敗です。
bubbles-no-refill = ふくろのあわでは、もう空をうめられません。席1は{ $one }個、席2は{ $two }個。席{ $seat }の勝ちです。
bubbles-shared = ふくろのあわでは、もう空をうめられません。どちらも{ $one }個で、引き分けです。
bubbles-no-refill-solo = ふくろのあわでは、もう空をうめられません。ミッション失敗です。

bubbles-unreadable = 「{ $token }」は手ではありません。{ bubbles-notation }
bubbles-notation = 例：=c5 は置く、c5~d5 は入れかえる、c5+d5 は落とす、R:a8~b8 はわざ、>c3 は送る、ピリオドはパス。
bubbles-order = 2つのマスは、列、行の順に書きます：{ $token }。
bubbles-not-sky = 2つとも、空（5行目と6行目）のあわを選んでください。
bubbles-not-adjacent = この2つは、たてにも横にもとなり合っていません。

bubbles-draw-first = 先に、ふくろからあわを引きます。
bubbles-place-first = 先に、ふくろから出た{ bubbles-colour }のあわを空に置きましょう。
bubbles-swap-first = 先に空を決めます。となり合う2つを入れかえるか、そのままにしましょう。
bubbles-drop-first = { $kind ->
    [swap] 入れかえは1回の番に1度だけ。次は2つのあわを落としましょう。
   *[other] 今は2つのあわを落とすときです。ほかのことはできません。
}
bubbles-send-first = 先に、送るかどうかを決めます。ならびのあわを選ぶか、ここでやめましょう。
bubbles-powers-first = 先に、わざを使うか見送るかを決めましょう。
bubbles-send-solo = ならびのあわを送れるのはミッションだけです。対戦では送れません。
bubbles-powers-off = この対局では、わざを使いません。

bubbles-not-in-bag = ふくろには、もう{ bubbles-colour }のあわがありません。
bubbles-sky-taken = そこにはもうあわがあります。引いたあわは、空の中の、あいているマスに置きます。
bubbles-must-swap = 今の空からは2つのあわを落とせません。落とせるように入れかえましょう。
bubbles-same-colour = 2つとも同じ色です。入れかえても何も変わりません。
bubbles-swap-stuck = こう入れかえると、2つのあわを落とせなくなります。
bubbles-out-of-reach = この2つにはとどきません。少なくとも1つは、自分の側の空から選びましょう。
bubbles-too-high = この2つが落ちると、4個より高い列が残ってしまいます。

bubbles-sent-already = そのあわは、もう送りました。
bubbles-nothing-there = そこにあわはありません。
bubbles-not-in-line = そのあわはならびに入っていません。送れるのはならびのあわだけです。
bubbles-column-full = 向こうのわくせいのこの列は、いっぱいです。
bubbles-sent-enough = このグループからは、もう送れません。

bubbles-power-not-held = 今は{ bubbles-colour }のわざがありません。
bubbles-red-other = 赤のわざは、向こうのわくせいのあわを入れかえます。自分のわくせいには使えません。
bubbles-green-own = 緑のわざは、自分のわくせいのあわを入れかえます。向こうのわくせいには使えません。
bubbles-exchange-empty = 入れかえには2つのあわがいります。片方のマスにはあわがありません。
bubbles-purple-own = むらさきのわざは、自分のわくせいのあわを送ります。
bubbles-yellow-own = 黄色のわざは、自分のわくせいのあわを点にします。
bubbles-not-free = そのあわには、ほかのあわがのっています。
bubbles-blue-row = 青のわざは、空の向こう側のあわを落とします。

bubbles-letter = 「{ $letter }」は{ $option }に使えない文字です。使える文字：{ $known }。
bubbles-length = { $option }は{ $length }文字です。ここには{ $count }文字あります。
bubbles-sky-two = 対戦の空には、黒をのぞく各色が2つずつ必要です。{ bubbles-colour-name }は{ $count ->
    [0] 1つもありません。
   *[other] { $count }個です。
}
bubbles-sky-adjacent = { bubbles-colour }のあわが{ $one }と{ $other }でふれています。対戦の空では、同じ色はななめでもふれてはいけません。
bubbles-solo-first = ミッションは1人であそびます。先に始める席は選べません。
bubbles-numbered-alone = 番号のあるミッションには、空とわくせいが決まっています。{ $option }は自分で作るミッション用です。
bubbles-planet-floating = { $cell }のあわがういています。下に何もありません。
bubbles-planet-line = わくせいに、もう{ bubbles-colour }のならびができています。
bubbles-planet-done = わくせいに色つきのあわがありません。これでは、することがありません。
bubbles-too-many = { bubbles-colour }のあわは{ $most }個しかありません。わくせい、空、ふくろで{ $count }個いることになります。

bubbles-mission-face = まん中のあな
bubbles-mission-shaft = 深いたてあな
bubbles-mission-third = 3つ目のあわ
bubbles-mission-valley = 谷
bubbles-mission-gap = 2つの間に1つ
bubbles-mission-raised = 黒いゆかの上
bubbles-mission-garden = 岩の上の庭
bubbles-mission-sealed = ふたの下
bubbles-mission-blocks = 2つのかたまり
bubbles-mission-shared-gap = 2つで1つのすきま
bubbles-mission-two-floors = 2階建て
bubbles-mission-blocks-wall = 間にかべ
bubbles-mission-alone = まん中にひとり
bubbles-mission-stairs = 1つ、また1つ
bubbles-mission-three-floors = 3階建て
bubbles-mission-floors4 = 4階建て
bubbles-mission-chimneys = 2本のえんとつ
bubbles-mission-pull-extra = 引くもの、残るもの
bubbles-mission-bridges-mix = 4つの岸
bubbles-mission-pyramid = ピラミッド

# ページ用。端末画面のメッセージMに対して、ページ用のM-youとM-namedがあることがある。
bubbles-pitch = 2つのわくせいの間に、1つの空。あわを2つずつ落として、同じ色を3つならべ、その色のわざを使いましょう。
bubbles-prompt-place-you = あなたの番です。{ bubbles-colour }のあわを空に置きましょう。あいているマスならどこでもかまいません。
bubbles-prompt-place-named = { $name }が{ bubbles-colour }のあわを空に置きます。
bubbles-prompt-swap-you = あなたの番です。空のとなり合う2つを入れかえるか、そのままにしましょう。
bubbles-prompt-swap-named = { $name }は、空のとなり合う2つを入れかえられます。
bubbles-prompt-drop-you = あなたの番です。空のとなり合う2つを選びましょう。2つとも自分のわくせいに落ちます。
bubbles-prompt-drop-named = { $name }が空のとなり合う2つを選んで落とします。
bubbles-prompt-send-you = あなたの番です。ならびのあわを向こうへ送るか、ここでやめましょう。
bubbles-prompt-send-named = { $name }は、ならびのあわを向こうのわくせいへ送れます。
bubbles-prompt-powers-you = { $whose ->
    [own] あなたの番です。わざを使うか、見送りましょう。
   *[other] 番が進む前に、あなたが決めます。わざを使うか、見送りましょう。
}
bubbles-prompt-powers-named = { $name }が、わざを使うかどうか考えています。
bubbles-cleared-named = 向こうのわくせいに残ったのは黒いあわだけ。ミッション成功です。
bubbles-burst-you = 相手のわくせいはいっぱいなのに、もう1つ落ちてきます。あなたの勝ちです。
bubbles-burst-named = いっぱいのわくせいに、もう1つ落ちてきます。{ $winner }の勝ちです。
bubbles-stuck-you = 落とせる2つのあわがもうないので、負けです。{ $winner }の勝ちです。
bubbles-stuck-named = { $name }は、落とせる2つのあわがもうないので、負けです。
bubbles-no-refill-you = ふくろのあわでは、もう空をうめられません。{ $one }対{ $two }で、あなたの勝ちです。
bubbles-no-refill-named = ふくろのあわでは、もう空をうめられません。{ $one }対{ $two }で、{ $winner }の勝ちです。
bubbles-board = Bubblee Popのボード。{ $phase ->
    [place] 空にあわを置きます。
    [swap] 空を変えられます。
    [drop] 2つのあわが落ちます。
    [send] あわを送れます。
    [powers] わざを使えます。
   *[other] {""}
}
bubbles-sky = 空
bubbles-planet = { $whose ->
    [own] あなたのわくせい
   *[other] { $name }のわくせい
}
bubbles-other-planet = 向こうのわくせい
bubbles-mission = ミッション
bubbles-bag = ふくろの中
bubbles-powers = わざ
bubbles-none = なし
bubbles-score = 得点のあわ{ $count }個
bubbles-holds = { $whose ->
    [own] あなた：{ bubbles-score }、わざ：{ $powers }。
   *[other] { $name }：{ bubbles-score }、わざ：{ $powers }。
}
bubbles-in-bag = ふくろの中：{ $bubbles }。
bubbles-drawn = ふくろから引いたあわ：{ $colour }。
bubbles-power = { $bubble ->
    [R] 赤：向こうのわくせいの、となり合う2つを入れかえます。
    [G] 緑：自分のわくせいの、となり合う2つを入れかえます。
    [P] むらさき：自分のわくせいの、上に何ものっていないあわを1つ、向こうのわくせいへ送ります。
    [B] 青：空の向こう側のあわを1つ、向こうのわくせいに落とします。
   *[Y] 黄色：自分のわくせいの、上に何ものっていないあわを1つ、点にします。
}
bubbles-how = { $phase ->
    [place] 空の中の、あいているマスをタップしましょう。
    [swap] { $held ->
        [true] 次はそのとなり。
       *[false] あわをとなりのあわへ動かすか、2つをタップしましょう。
    }
    [drop] { $held ->
        [true] 次はそのとなり。
       *[false] となり合う2つをタップしましょう。2つとも自分のわくせいに落ちます。
    }
    [send] 光るあわをタップすると、向こうへ送れます。
   *[powers] { $power ->
        [none] わざを選びましょう。
        [B] 空の光るあわをタップしましょう。
        [P] 自分のわくせいの光るあわをタップしましょう。
        [Y] 自分のわくせいの光るあわをタップしましょう。
       *[other] { $held ->
            [true] 次はそのとなり。
           *[false] 光っている、となり合う2つをタップしましょう。
        }
    }
}
bubbles-act = { $doing ->
    [place] ここに置く
    [swap] 入れかえる
    [drop] 落とす
    [send] 送る
   *[power] 使う
}
bubbles-pass-now = { $phase ->
    [swap] 空はそのまま
    [send] ここでやめる
   *[powers] 見送る
}
bubbles-foreseen = { $what ->
    [both] 向こうのわくせいから{ $out }個なくなり、{ $points }点になります。
    [out] 向こうのわくせいから{ $out }個なくなります。
    [points] { $points }点になります。
    [line] ならびができます。そこからあわを送れます。
   *[nothing] 何もはじけません。
}
bubbles-foreseen-chain = { $count }れんさです。
bubbles-foreseen-powers = わざが手に入ります：{ $powers }。
bubbles-foreseen-end = 対局が終わります。
bubbles-done = { $kind ->
    [draw] { $colour }を引く
    [place] { $one }へ
    [swap] { $one }と{ $other }を入れかえ
    [drop] { $one }と{ $other }が落ちる
    [send] { $one }を向こうへ
    [power] { $count ->
        [1] { $colour }のわざ：{ $one }
       *[other] { $colour }のわざ：{ $one }と{ $other }
    }
   *[pass] パス
}
bubbles-offer = { $kind ->
    [swap] 入れかえる：{ $taking }
    [drop] 落とす：{ $taking }
    [send] 送る：{ $taking }
   *[power] { $colour }のわざ：{ $taking }
}
bubbles-brief = { $kind ->
    [draw] 引く
    [place] 置く
    [swap] 入れかえ
    [drop] 落とす
    [send] { $count }個送る
    [power] わざ
   *[pass] パス
}
bubbles-suggest = { $kind ->
    [place] { $one }を空のここに置く
    [swap] { $one }と{ $other }を入れかえる
    [drop] { $one }と{ $other }を落とす
    [send] { $one }を向こうへ送る
   *[power] { $count ->
        [1] { $colour }のわざ：{ $one }
       *[other] { $colour }のわざ：{ $one }と{ $other }
    }
}
bubbles-cell = { $cell }、{ $colour ->
    [none] あき
   *[other] { $colour }
}{ $count ->
    [0] {""}
   *[other] 、できること{ $count }通り
}
bubbles-option-blacks = 始めの黒いあわ
bubbles-option-powers = わざ
bubbles-option-powers-on = あり
bubbles-option-powers-off = なし（はじめての人に）
bubbles-option-reach = あわを落とせる場所
bubbles-option-reach-any = 空のどこからでも
bubbles-option-reach-near = 少なくとも1つは自分の側から
bubbles-option-sky = 始めの空
bubbles-option-sky-help = 10文字で、5行目のaからe、次に6行目の順に書きます。Rは赤、Pはむらさき、Yは黄色、Bは青、Gは緑で、2つずつ。同じ色は、ななめでもふれないようにします。何も書かなければ、おまかせです。
bubbles-option-planet = 自分で作るミッション
bubbles-option-planet-help = 1人用。向こうのわくせいを20文字で書きます。空に近い行から地面まで4行、それぞれaからeの順。Kは黒、ピリオドはあきです。ういているあわや、できあがったならびがあってはいけません。色つきのあわが、少なくとも1つ必要です。始めの空はミッションと同じか、好きな10文字（Kも可）です。対戦なら、何も書きません。
bubbles-option-first = 先に始めるのは
bubbles-option-first-1 = 席1
bubbles-option-first-2 = 席2
bubbles-sky-missing = { $missing ->
    [0] 同じ色は、ななめでもふれてはいけません。
    [10] 空はおまかせです。決めたいときは、10マスすべてに、各色を2つずつ置きましょう。
   *[other] あと{ $missing }マスあいています。うまるまでは、空はおまかせです。
}
bubbles-editor = 自分で作るミッション
bubbles-editor-words = あわを選んで、マスをタップしましょう。あわは地面か、下のあわの上に落ちます。色つきのあわがなくなれば成功です。成功できるかどうかは、だれもたしかめていません。
bubbles-editor-choose = 置くあわ
bubbles-editor-empty = あき
bubbles-editor-planet = わくせい
bubbles-editor-clear = わくせいをからにする
bubbles-editor-share = このリンクを送れば、ほかの人もあなたのミッションであそべます。
bubbles-missions = 20のミッション
bubbles-missions-more = 1人であそびます。自分のわくせいでならびを作り、あわを向こうへ送って、向こうのわくせいを黒いあわだけにしましょう。成功で星1つ、{ $steady }ターン以内なら星2つ、{ $brisk }ターン以内なら星3つです。
bubbles-missions-done = この端末で成功：{ $done }／{ $count }。
bubbles-stars = { $stars ->
    [0] { $next ->
        [true] 次はこれ
       *[false] まだ
    }
   *[other] { $turns }ターンで成功、星{ $stars }つ
}
bubbles-duel = 対戦にする
bubbles-rules =
    わくせいが2つ、その間にあわ10個の空があります。空にあいているマスがあれば、先にうめます。ふくろから引いたあわを1つずつ、好きなマスに置きます。

    次に、空のとなり合う2つを1回だけ入れかえられます。それから、となり合う2つを選ぶと、自分のわくせいの、それぞれの列に落ちます。4個より高い列を残してはいけません。

    同じ色がたてか横に3つ以上続くと、ならびです。ふれている同じ色のあわといっしょにはじけて、1個1点になります。上にあったあわは落ちて、新しいならびができることもあります。黒いあわはならびになりません。

    グループがはじけるたびに、その色のわざが手に入ります。すぐに使うか、見送ります。赤は向こうのわくせいのとなり合う2つを、緑は自分のわくせいの2つを入れかえます。むらさきは、上に何ものっていない自分のあわを向こうへ送り、青は空の向こう側のあわを落とします。向こうがいっぱいなら、それで勝ちです。黄色は、上に何ものっていない自分のあわを点にします。

    ふくろのあわで空をうめられなくなったら終わりです。点の多い人の勝ち。2つのあわを落とせない人は、その場で負けです。

    ミッションは1人であそびます。ならびから、向こうのわくせいへあわを送れます。3つのならびからは1つ、もっと長いならびからは2つ。向こうでならびができると消えます。黒いあわだけになれば成功です。
bubbles-keys =
    Tab = ボードの下のボタンへ
    Esc = あわをはなす
    どのキーでも = 動きをとばす
    Enter = 選んだことをする
bubbles-tip-swap = { $device ->
    [touch] まず空です。となり合う2つをタップして「入れかえる」をおすか、そのままにしましょう。
   *[mouse] まず空です。あわをとなりのあわへ動かして入れかえるか、そのままにしましょう。
}
bubbles-tip-drop = { $device ->
    [touch] 次に、となり合う2つをタップして「落とす」をおしましょう。2つとも自分のわくせいに落ちます。同じ色が3つならぶとはじけます。
   *[mouse] 次に、となり合う2つをクリックしましょう。2つとも自分のわくせいに落ちます。同じ色が3つならぶとはじけます。
}
bubbles-tip-place = 空にあきがあります。ふくろから引いたあわを好きなマスに置けます。次に落とすときに役立つところへ置きましょう。
bubbles-tip-powers = わざが手に入りました。今使うか、見送りましょう。何ができるかは、色で決まります。
bubbles-tip-send = ならびから、向こうのわくせいへあわを送れます。向こうでならびができるあわを選びましょう。
bubbles-option-mission-1 = { bubbles-mission-face }
bubbles-option-mission-2 = { bubbles-mission-shaft }
bubbles-option-mission-3 = { bubbles-mission-third }
bubbles-option-mission-4 = { bubbles-mission-valley }
bubbles-option-mission-5 = { bubbles-mission-gap }
bubbles-option-mission-6 = { bubbles-mission-raised }
bubbles-option-mission-7 = { bubbles-mission-garden }
bubbles-option-mission-8 = { bubbles-mission-sealed }
bubbles-option-mission-9 = { bubbles-mission-blocks }
bubbles-option-mission-10 = { bubbles-mission-shared-gap }
bubbles-option-mission-11 = { bubbles-mission-two-floors }
bubbles-option-mission-12 = { bubbles-mission-blocks-wall }
bubbles-option-mission-13 = { bubbles-mission-alone }
bubbles-option-mission-14 = { bubbles-mission-stairs }
bubbles-option-mission-15 = { bubbles-mission-three-floors }
bubbles-option-mission-16 = { bubbles-mission-floors4 }
bubbles-option-mission-17 = { bubbles-mission-chimneys }
bubbles-option-mission-18 = { bubbles-mission-pull-extra }
bubbles-option-mission-19 = { bubbles-mission-bridges-mix }
bubbles-option-mission-20 = { bubbles-mission-pyramid }
bubbles-no-swap-helps = 空でどう入れかえても、やはり落とせません。
bubbles-gaps = 空のあきは{ $gaps }マス、ふくろの中は{ $left ->
    [0] からっぽです。
   *[other] あと{ $left }個だけです。
}
bubbles-columns-full = 5列ともいっぱいです。もう1つ入る場所はありません。
bubbles-score-bubbles = あわ
bubbles-score-turns = ターン
bubbles-score-left = 残った色つきのあわ
bubbles-mission-named = { $number }. { $title }
bubbles-chain = { $count }れんさ
