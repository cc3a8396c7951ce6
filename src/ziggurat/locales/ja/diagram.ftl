# 端末画面の図の言葉と、そのそばの表。1つのゲームの列は、同じ幅にそろえられる。

diagram-level = { $level }段目
diagram-seat = 席{ $seat }
diagram-seats = 席{ $one }と{ $other }
diagram-holds = 席{ $seat }の手持ち
diagram-nothing = なし
diagram-reserve = 予備
diagram-cylinders = 円柱
diagram-cylinders-left = 残り：{ $heights }
diagram-cylinders-of = { $whose }：{ $heights }
diagram-no-cylinder = なし
diagram-supply = 山
diagram-hand = 手持ち
diagram-held = おさえ
diagram-mission = ミッション
diagram-bag = ふくろ
diagram-drawn = 引いた
diagram-score = 席{ $seat }：{ $score }
diagram-score-powers = 席{ $seat }：{ $score }、わざ{ $powers }
babel-diagram = 図の 3enu は、でっぱりが3つあるキューブです。向きは e が東、n が北、u が上です。ほかに w は西、s は南、d は下です。あいているマスの ● は下がでっぱり、○ は下がくぼみです。

theorem-ply = 手数
theorem-positions = 局面
theorem-won = 勝ち
theorem-drawn = 引き分け
theorem-lost = 負け
theorem-ended = 終局
theorem-all = 合計

missions-number = ミッション
missions-won = 成功した対局
missions-rate = 成功率（95%）
missions-turns = 成功までのターン数（95%）
missions-won-of = { $games }局のうち{ $won }局
diagram-height = 高さ
diagram-overhang = 張り出し
diagram-feet = 足
diagram-bars = 使った角材
