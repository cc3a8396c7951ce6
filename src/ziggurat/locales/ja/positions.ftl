# 文字で書いた局面（docs/reference/notation.md）：どこがどうまちがっているか。

position-refused = 局面の{ $place }文字目「{ $shown }」にまちがいがあります：{ $why }
position-refused-end = 局面の終わりにまちがいがあります：{ $why }
position-option = 局面では{ $name }={ $told }ですが、{ $name }={ $given }が指定されています。
position-stuck = こういう局面で止まる対局はありません。だれも打てないのに、終わっていません。

text-unexpected = この文字は、ここでは意味がありません。
text-short = ここに何か足りません。
text-long = 局面は、この前で終わっています。
text-range = 数は{ $low }から{ $high }までです。

babel-text-no-cube = ちょうどその面にでっぱりがあるキューブはありません。
babel-text-gap = 下の段がうまってから、次の段を始めます。
babel-text-misfit = { $level }段目の{ $cell }のキューブが、まわりと合いません。
babel-text-diagonal = 最初の2個のキューブは、となりどうしに置きます。
babel-text-count = 塔と手持ちを合わせても、でっぱり{ $type }つのキューブがそろいません。
babel-text-hands = 交代で置いたなら、こういう手持ちにはなりません。

nivos-text-shape = この大きさの板はありません。
nivos-text-board = 板がボードのふちから出ています。
nivos-text-twice = この板は、もう置かれています。
nivos-text-uneven = 板の下が平らではありません。
nivos-text-neutral = 最初は無色の板です。席1がボードに置きます。
nivos-text-reserve = 3人のときは予備がありません。
nivos-text-colour = この色の板2枚は、そこではくっつけられません。
nivos-text-cylinder = 円柱は1本ずつ1回だけ、低いものから書きます。
nivos-text-order = 円柱は低いものから取ります。
nivos-text-owed = 2段目からは1段ごとに円柱を1本取ります。数が合いません。
nivos-text-turn = 番は順に回ります。この板と円柱なら、この席の番ではありません。
nivos-text-choice = ここで円柱を選ぶ人はいません。

talo-text-upright = 長さ1の角材は、1z と立てた形で書きます。
talo-text-box = 角材が外に出すぎています。
talo-text-overlap = ほかの角材がじゃまをしています。
talo-text-water = 角材が水の上にあります。
talo-text-supply = 長さ{ $length }の角材は、そんなにありません。
talo-text-mark = しるしを付けるのは、おさえている角材と落ちた角材だけ、それぞれ1本だけです。
talo-text-falls = この建物はくずれます。
talo-text-stands = おさえている角材は、自分で立ちます。
talo-text-pawn = コマはそこに立てません。
talo-text-pawns = この時点で、いるはずの場所にいないコマがあります。
talo-text-phase = 対局はここでは止まりません。ほかにすることがあります。
talo-text-rolls = このサイコロの目は、次にすることと合いません。
talo-text-taken = 取った角材が、サイコロの目と合いません。
talo-text-hand = 今、この角材が手持ちにあるはずがありません。
talo-text-built = こんなに多くの角材を置いたはずがありません。

bubbles-text-row = 1行は5マスです。
bubbles-text-gap = あわの下に何もありません。
bubbles-text-line = 3つならんだあわは、もう消えているはずです。
bubbles-text-count = あわと点を合わせた数が、ゲームの数と合いません。
bubbles-text-drawn = 引いたあわがあるのは、置く間だけです。
bubbles-text-powers = 今、このわざを持っている人はいないはずです。
bubbles-text-phase = 対局はここでは止まりません。ほかに決めることがあります。
bubbles-text-solo = これは、1人であそんで、あわを送っているときだけです。
bubbles-text-sent = このあわを送ったはずがありません。
