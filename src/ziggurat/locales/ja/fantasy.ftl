# ページのTalo-Fantasy：手の動き、何がどこにあるかの言葉、終わり、ギャラリー。

# 角材の場所と向き
talo-build-upright = 立っている
talo-build-lying-east = 東西にねている
talo-build-lying-north = 南北にねている
talo-build-lying = ねている、北から東へ{ $bearing }度
talo-build-leaning = ななめ、テーブルから{ $degrees }度
talo-build-place = { $attitude }、まん中は角から東へ{ $east }、北へ{ $north }、高さ{ $low }から{ $high }まで
talo-build-touched = { $count ->
    [0] { $ground ->
        [true] 地面
       *[other] なし
    }
    [1] { $ground ->
        [true] { $bars }番の角材と地面
       *[other] { $bars }番の角材
    }
   *[other] { $ground ->
        [true] { $bars }番の角材と地面
       *[other] { $bars }番の角材
    }
}
talo-build-bar = { $number }番の角材（長さ{ $length }）：{ $place }。ふれているもの：{ $touched }。
talo-build-bar-short = { $number }番の角材（長さ{ $length }）
talo-build-held-so = 長さ{ $length }の角材をおさえています：{ $place }。
talo-build-rests-on = 長さ{ $length }の角材が下りる先：{ $touched }。
talo-build-measured = 高さ{ $height }、張り出し{ $overhang }、足{ $feet }、角材{ $bars }本。
talo-build-standing = { $count ->
    [0] まだ何もありません
   *[other] 角材{ $count }本
}

# 手
talo-build-passes = パス
talo-build-ends = 作るのを終える
talo-build-places = { $second ->
    [0] 長さ{ $first }から手をはなす
   *[other] 長さ{ $first }と{ $second }から同時に手をはなす
}{ $back ->
    [true] 、すべって手にもどる
   *[other] { $moved ->
        [0] {""}
       *[other] 、{ $moved }本動く
    }
}
talo-build-told = { $back ->
    [0] { $out ->
        [0] { $moved ->
            [0] {""}
           *[other] 角材が{ $moved }本動きました。
        }
       *[other] 角材が{ $out }本テーブルから落ちました。
    }
   *[other] すべって、手にもどりました。
}

# 手の動き
talo-build-take-bar = 長さ{ $length }の角材を手に取る
talo-build-hold = おさえる
talo-build-unhold = 手にもどす
talo-build-holds = 長さ{ $length }の角材をおさえています。次はもう1本を持ってきましょう。
talo-build-let-go = 手をはなす
talo-build-turning = 回す、上げる、下げる
talo-build-turn-left = 左に回す
talo-build-turn-right = 右に回す
talo-build-tip-north = 北か南にかたむける
talo-build-tip-east = 東か西にかたむける
talo-build-lay = ねかせる、立てる
talo-build-raise = 上げる
talo-build-lower = ゆっくり下げる
talo-build-snapping = 直角と面にぴったりそろえる
talo-build-pass = パス
talo-build-done = 完成
talo-build-done-sure = ここで完成にしますか？
talo-build-go-on = まだ作る
talo-build-again = くずれるところを別の側から見る
talo-build-not-now = 今は置く角材がありません。
talo-build-no-physics = 木の動きの計算を読みこめませんでした。接続をたしかめて、テーブルを開き直してください。

# 文と入力らん（web/src/games/talo/fantasy/sentences.ts）。例は、下の talo-say-… の言葉で書く。
talo-build-sentence = 角材の置き方を文で書く
talo-build-sentence-example = 2、立てて、角材7の上、東のはし、15度回して
talo-build-hold-so = こうおさえる
talo-build-not-understood = わかりませんでした。たとえばこう書いてください：立てて、角材1の上、東のはし。または：西から東へねかせて、5, 3に。
talo-build-fields = らんに入れて決める
talo-build-field-attitude = 向き
talo-build-field-place = 場所
talo-build-field-at = テーブルの上の点
talo-build-field-on = 角材の上
talo-build-field-beside = 角材の横
talo-build-field-east = 東へ
talo-build-field-north = 北へ
talo-build-field-bar = どの角材
talo-build-field-side = どの側
talo-build-field-middle = まん中
talo-build-field-degrees = 回す角度
talo-build-as-it-is = そのまま
talo-build-side = { $side ->
    [east] 東
    [west] 西
    [north] 北
   *[south] 南
}
talo-build-view-above = 上から
talo-build-view-south = 南から
talo-build-view-east = 東から

# 大きさとお題
talo-build-measures = 大きさ
talo-build-measure-height = 高さ
talo-build-measure-overhang = 張り出し
talo-build-measure-feet = 足
talo-build-measure-bars = 角材
talo-build-goal = お題
talo-option-mode = あそびかた
talo-option-mode-climb = てっぺんまでのぼる
talo-option-mode-fantasy = 自由に作る
talo-mode-fantasy = Talo-Fantasy：マスを気にせず、本物と同じ重さの木で、好きなものを作ります。だれも負けません。テーブルはサーバーにあり、サーバーが角材を1本ずつたしかめます。
talo-option-players-1 = 1人
talo-option-board-table = テーブルだけ
talo-option-goal = お題
talo-option-goal-none = なし
talo-option-goal-house = 家
talo-option-goal-animal = 動物
talo-option-goal-vehicle = 乗り物
talo-option-goal-bridge = 橋
talo-option-goal-tripod = 3本足の高いもの
talo-option-goal-height = できるだけ高く
talo-option-goal-overhang = 大きな張り出し
talo-option-goal-anything = 何でも
talo-tip-fantasy-take = サイコロの目の長さの角材を1本か、合わせてその長さになる2本を取りましょう。
talo-tip-fantasy-build = { $device ->
    [touch] 1本の指で角材を動かし、2本の指で回します。かげが、下りる場所です。
   *[mouse] マウスで角材を動かし、ホイールで回し、クリックで手をはなします。かげが、下りる場所です。
}

# 終わりとギャラリー
talo-build-built = 立っています
talo-build-fallen = くずれました
talo-build-rebuild = もう一度作る
talo-build-turntable = 回っている作品。
talo-gallery-title = ギャラリー
talo-gallery-untitled = 自由な作品
talo-gallery-by = { $names }、{ DATETIME($date, day: "numeric", month: "long", year: "numeric") }
talo-gallery-empty = この端末では、まだ何も作っていません。Talo-Fantasyで完成した作品が、ここにならびます。
talo-gallery-build = 何か作る
talo-gallery-fallen = 最後にはくずれました。
talo-gallery-forget = 外す
talo-gallery-kept = この端末のギャラリーに入りました。
talo-gallery-forbidden = このブラウザーは何も保存しないので、ギャラリーがありません。絵か棋譜を保存してください。

talo-say-upright = 立てて, 立て, 縦
talo-say-lying = 寝かせて, 寝かせ, ねかせ, 横たえ
talo-say-leaning = 傾けて, 傾け, かたむけ
talo-say-turned = 回して, 回し, まわし, 回転
talo-say-clockwise = 時計回り, 右回り
talo-say-counterclockwise = 反時計回り, 左回り
talo-say-east = 東
talo-say-west = 西
talo-say-north = 北
talo-say-south = 南
talo-say-on = の上, 上に
talo-say-beside = となり, 隣, 横に
talo-say-bar = 角材, 番, #
talo-say-end = 端, はし
talo-say-height = 高さ
talo-say-degrees = 度, °
