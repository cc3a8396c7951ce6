# ページでの対局の終わり。ミッションの前と終わり。

end-why = 終わったわけ
end-score = 得点
end-player = プレイヤー
end-winner = 勝ち
end-more = くわしく
end-less = とじる
end-take-back = もどして別の手をためす
end-lost-kindly = 今回はざんねん。次はきっと勝てますよ。

end-turning-point = 勝負の分かれ目
end-turning-point-looking = 対局を調べています：{ $count }手のうち{ $looked }手…
end-turning-point-was = { $number }手目。{ $self ->
    [true] あなたの手：{ $action }。
   *[false] { $name }の手：{ $action }。
}{ $certain ->
    [true] これが勝負を決めました。
   *[false] 見積もりでは、これで勝つ見こみが約{ $lost }%へりました。
}もっといい手：{ $better }。
end-turning-point-see = 見る
end-turning-point-none = { $certain ->
    [true] 分かれ目はありません。負けたほうに、もっといい手はありませんでした。
   *[false] はっきりした分かれ目はありません。大きく損をした手はありませんでした。
}

mission-turn = { $turn }ターン目
mission-goal = { $until ->
    [0] 成功で星{ $stars }つ
   *[other] { $until }ターン目までなら星{ $stars }つ
}
end-mission = { $how ->
    [won] ミッション成功！
   *[lost] 今回はざんねん
}
end-mission-stars = { $turns }ターンで、星{ $stars }つ。{ $better ->
    [0] 満点です！
   *[other] { $better }ターン以内なら、星がもう1つ。
}
end-mission-kindly = ふくろの中は毎回ちがいます。もう一度やってみましょう。
end-next-mission = 次のミッション
