# テーブルのサーバー：ことわるときとそのわけ、対局の状態、ヒント、ひとこと。

server-resigned = 席{ $seat }が投了しました。
server-time = 席{ $seat }が時間切れになりました。
server-abandoned = このテーブルは、記録がもういっぱいです。対局はここで終わりますが、だれの負けにもなりません。

server-no-table = ここにテーブルはありません。なくなったか、はじめからなかったようです。
server-old-rules = この{ $game }の対局は、ルールのバージョン{ $version }で行われました。このプログラムはバージョン{ $known }です。
server-wrong-key = この専用リンクは、このテーブルのものではありません。テーブルのリンクがあれば観戦できます。
server-not-your-seat = それは、あなたの席ではありません。
server-which-seat = あなたの席はいくつかあります。どの席かを選んでください。
server-stale = その間に対局が進みました。もう一度見てください。
server-waiting = みんながすわると始まります。
server-over = 対局は終わりました。
server-not-over = 対局はまだ続いています。
server-bot-leads = 席{ $seat }は、今ボットがかわりに打っています。
server-no-undo-now = 今は「待った」ができません。
server-nothing-to-undo = もどせる手を、まだ打っていません。
server-no-stand-in-there = ボットがかわれるのは、同じテーブルのほかの人だけです。
server-seat-count = この対局の席は{ $seats }つです。{ $count }つではありません。
server-no-lesson = このゲームのレッスンに「{ $step }」というステップはありません。

server-beyond-end = 対局は{ $count }手までです。{ $first }手目のあとから検討を始めることはできません。
server-table-damaged = このテーブルの対局のデータがこわれていて、開けません。あなたのせいではありません。サーバーを管理している人に知らせてください。
server-table-deleted = このテーブルは消されました。

phrase-hello = こんにちは。
phrase-good-luck = がんばってね。
phrase-nice = いい手だね。
phrase-oops = おっと。
phrase-thinking = 考えさせて。
phrase-thanks = ありがとう。
phrase-well-played = いい勝負だったね。
phrase-one-more = もう一度やる？
phrase-goodbye = またね。
