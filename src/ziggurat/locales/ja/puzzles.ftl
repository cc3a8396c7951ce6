# 今日の問題。ゲームGについて：G-puzzle は題、-task は問題、-hint はヒント、-done は正解のときのひとこと。
# ほかは、答えがちがうわけ。

puzzle-not-a-choice = ここでは次の中から選びます：{ $choices }。
puzzle-go-on = ここまで正解。続けましょう。
puzzle-considered = { $count }通りすべてをためしました。答えはちょうど1つです。

babel-puzzle = 5手で勝ち
babel-puzzle-task = 勝てる手は1つだけ。自分と相手を合わせて5手で勝ちます。1個目、3個目、最後のキューブを置きましょう。
babel-puzzle-hint = 自分が置いたあと、相手が何を置けるかを見ましょう。少ないほどいい手です。
babel-puzzle-done = もう何も置けません。5手で勝ちました。
babel-puzzle-loses = 相手に勝てる手があります：{ $reply }。
babel-puzzle-slow = これでも勝てますが、もっとかかります。ここから{ $distance }手です。

nivos-puzzle = 円柱を取らない
nivos-puzzle-task = 円柱を取らずに板を1枚置きましょう。相手がどう打っても、次の番にも円柱を取らずに置けるようにします。
nivos-puzzle-hint = まず、新しい段にならない置き方をさがします。それから、相手に何をじゃまされるかを考えましょう。
nivos-puzzle-done = 今も、次の番も、円柱を取りません。相手がどう打っても変わりません。
nivos-puzzle-now = 新しい段が始まって、すぐに円柱を取ることになります。
nivos-puzzle-next = 今は取りませんが、相手がこう打つと、次の番に円柱を取ることになります：{ $reply }。

bubbles-puzzle = 一度に3グループ
bubbles-puzzle-task = 空のとなり合う2つを入れかえるか、そのままにして、2つ落としましょう。自分のわくせいで、3つのグループをはじけさせます。
bubbles-puzzle-hint = グループがはじけると、残りが落ちて、次のグループができることがあります。間が1つあいた同じ色の2つをさがしましょう。
bubbles-puzzle-drop = 次は、空のとなり合う2つを落としましょう。
bubbles-puzzle-done = 一度に3グループはじけました。
bubbles-puzzle-few = { $count ->
    [0] これではグループができません。3つ必要です。
    [1] これではグループが1つだけです。3つ必要です。
   *[other] これではグループが2つです。あと1つです。
}

talo-puzzle = 立つのはどれ？
talo-puzzle-task = 1本の角材に、5つの置き場所。手をはなしても全部が立っているのは、1つだけです。
talo-puzzle-hint = 角材のまん中の下に木があるか、反対のはしにおもりがのっていれば立ちます。
talo-puzzle-done = 立ちました。下のものも全部立っています。

# キーボードで。
puzzle-keys = 手を入力するか、次のどれか：legal、again、hint、answer、quit。

# ページで。
puzzles = 今日の問題
puzzles-today = 今日
puzzles-of-day = { $day }の問題
puzzles-about = 毎日新しく、ゲームごとに1問。答えはどれも、ちょうど1つです。
puzzles-open = といてみる
puzzles-open-game = 「{ $title }」（{ $game }）をとく
puzzles-again-game = 「{ $title }」（{ $game }）をもう一度見る
puzzles-look-again = もう一度見る
puzzles-solved = とけた
puzzles-solved-later = あとでとけた
puzzles-shown = 答えを見た
puzzles-earlier = 前の日
puzzles-later = 次の日
puzzles-to-come = この日の問題は、まだ先です。
puzzles-no-day = この日の問題はありません。
puzzles-streak = { $days ->
    [0] 連続記録はまだありません
   *[other] { $days }日連続
}
puzzles-streak-more = 今日の問題を1問とくと、1日と数えます。記録はこの端末だけに残ります。
puzzles-streak-kept = 今日の分は、もう数えました。
puzzles-past = 前の日の問題もとけますが、数えるのは今日の分だけです。
puzzles-hint = ヒント
puzzles-answer = 答えを見る
puzzles-answer-sure = 見る（数に入りません）
puzzles-try-again = もう一度
puzzles-begin-again = 最初から
puzzles-next = 次の問題
puzzles-all = この日の全部の問題
puzzles-not-it = これではありません
puzzles-right = 正解！
puzzles-the-answer = 答え
puzzles-choose = 場所を選ぼう
puzzles-choice = 場所{ $letter }
puzzles-take-choice = ここなら立つ
