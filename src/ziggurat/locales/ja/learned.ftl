# 「ボットが学んだこと」のページ：ボットがゲームについて見つけたこと。

learned-title = ボットが学んだこと
learned-about = バベルは解明されているので、答えは確かです。ほかのゲームの数字は、いちばん強いボットの見積もりか、ボットどうしの対局の結果です。
learned-first = 先手は有利？
learned-babel = { $wins ->
    [true] バベルでは、先手が必ず勝てます。
   *[false] バベルでは、完璧な相手に先手は勝てません。
}
learned-beginner = 先手
learned-certain = 確実
learned-between = おそらくこの間
learned-times = 回数
learned-played = 対局数
learned-openings = Nivos：最初の板
learned-openings-words = 色のない板をどこに置いても、ほとんど変わりません。いちばんいい応手は、予備の板を使い、手持ちの板をあとに残します。
learned-place = { $place ->
    [corner] 色のない板が角
    [edge] 色のない板が端
   *[middle] 色のない板がまん中
}
learned-answer = いちばんいい応手
learned-wins = 勝つ割合
learned-powers = Bubblee Pop：わざの値打ち
learned-powers-words = わざをいちばんうまく使うと、見送るより勝ちがどれだけ近づくかです。
learned-power = わざ
learned-adds = 増える割合
