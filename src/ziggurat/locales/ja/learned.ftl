# 「ボットが学んだこと」のページ：ボットがゲームについて見つけたこと。

learned-title = ボットが学んだこと
learned-about = バベルは解明されているので、答えは正確です。ほかのゲームの数字は、いちばん強いボットの見積もりか、そのボットが自分どうしで対局した結果です。
learned-first = 先手は有利？
learned-babel = { $wins ->
    [true] バベルでは、先手がかならず勝てます。
   *[false] バベルでは、相手がミスをしなければ、先手が負けます。
}
learned-beginner = 先手
learned-certain = 確実
learned-between = おそらくこの間
learned-times = 回数
learned-played = 対局数
learned-openings = Nivos：最初の板
learned-openings-words = 無色の板をどこに置いても、ほとんど変わりません。次のいちばんいい手は、予備の板を使って、手持ちの板をあとに残します。
learned-place = { $place ->
    [corner] 無色の板が角
    [edge] 無色の板がふち
   *[middle] 無色の板がまん中
}
learned-answer = 次のいちばんいい手
learned-wins = 勝つ割合
learned-powers = Bubblee Pop：わざの値打ち
learned-powers-words = わざをいちばんうまく使うと、見送るより勝つ割合がどれだけふえるかです。
learned-power = わざ
learned-adds = ふえる割合
