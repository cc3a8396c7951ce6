# 終わった対局の検討。ページ、棋譜、コマンドラインで使う。

analysis-comment = 見積もりで、勝つ見こみが約{ $lost }%へります。もっといい手：{ $token }（{ $worth }）。
analysis-comment-exact = ミス。もっといい手：{ $token }（{ $worth }）。
analysis-comment-tried = ためした手：{ $line }。

analysis-title = 検討
analysis-words = 対局と、ミスと、ほかにできたこと
analysis-bring = 棋譜ファイルを検討する
analysis-at = { $ply ->
    [0] 対局の始まり
   *[other] { $count }手のうち{ $ply }手目のあと
}
analysis-trying = 自分の手順：対局の{ $ply }手目から{ $count }手
analysis-played = { $self ->
    [true] あなたの次の手：{ $action }（{ $worth }）。
   *[false] { $name }の次の手：{ $action }（{ $worth }）。
}
analysis-mistake = { $self ->
    [true] あなたの次の手：{ $action }（{ $worth }）。もっといい手：{ $better }（{ $best }）。
   *[false] { $name }の次の手：{ $action }（{ $worth }）。もっといい手：{ $better }（{ $best }）。
}
analysis-best = { $self ->
    [true] あなたの最善の手：{ $action }（{ $worth }）。
   *[false] { $name }の最善の手：{ $action }（{ $worth }）。
}
analysis-chance = 運
analysis-luck = ここは運しだい。もしこうだったら…
analysis-graph = { $sides ->
    [1] 成功する見こみ
    [2] { $self ->
        [true] あなたが勝つ見こみ
       *[false] { $name }が勝つ見こみ
    }
   *[other] それぞれが勝つ見こみ
}
analysis-graph-label = 1手ごとの形勢
analysis-done = 成功
analysis-not-done = 失敗
analysis-exact = 正確
analysis-estimate = 見積もり
analysis-looking = 対局の残りを検討しています。
analysis-looked = 対局を検討しています：{ $count }手のうち{ $looked }手…
analysis-mistakes = { $count ->
    [0] ミス
    [1] ミス1つ
   *[other] ミス{ $count }個、大きい順
}
analysis-no-mistakes = はっきりしたミスはありません。
analysis-lost = { $exact ->
    [true] −{ $lost }%
   *[false] 約−{ $lost }%
}
analysis-best-line = ここからの最善の手順
analysis-expected-line = この先にありそうな手順（見積もり）
analysis-walk = 順に見る
analysis-off-game = { $ply }手目のあと、対局とは別の手に進みました：
analysis-to-game = 対局にもどる
analysis-to-table = テーブルへ
analysis-tried = ためした手
analysis-after = { $ply }手目のあと
analysis-forget = { $line }を消す
analysis-note = { $ply ->
    [0] 対局のメモ
   *[other] { $ply }手目のメモ
}
analysis-try-again = ここからやり直す
analysis-export = コメント付きで保存
analysis-others = ほかの対局
analysis-table = 形勢の表
analysis-column = { $column ->
    [number] 番号
    [who] だれ
    [action] 手
    [worth] 値打ち
   *[better] いい手
}
analysis-not-yet = 対局中は見られません
analysis-not-yet-more = 人どうしが対局している間は、観戦している人も、ここで検討できません。1人が見れば、みんなに伝わってしまうからです。終わったら検討できます。
analysis-no-game = そういう対局はありません
analysis-no-record = この棋譜は、この端末に残っていません。もう一度ファイルを選んでください。
analysis-import-words = 対局の棋譜を開きましょう。ここのものでも、よそのものでもかまいません。1手ずつ検討して、自分ならどう打つかをためせます。
analysis-import = 棋譜ファイルを選ぶ
analysis-drop = または、ファイルをこのページにドラッグしてください
analysis-no-text = 「{ $name }」は対局の棋譜ではありません。中身がないか、大きすぎるか、文字のファイルではないようです。
analysis-brought = 前に開いたもの
