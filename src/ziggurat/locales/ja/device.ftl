# この端末の対局、ネットワークなしのページ、新しいバージョン。

device-update = 新しいバージョンがあります。対局はそのまま残ります。
device-update-take = 今すぐ使う
device-update-later = あとで

device-offline-ready = はなれた人との対局のほかは、ネットワークがなくてもあそべます。
device-offline-preparing = ネットワークなしで使えるように、ページをこの端末に保存しています。
device-offline-insecure = HTTPSでないと、ブラウザーはネットワークなしで使うためのページを保存しません。サーバーにつながる間は使えます。
device-offline-unsupported = このブラウザーは、ネットワークなしで使うためのページを保存しません。サーバーにつながる間は使えます。
device-install = アプリとして入れる

device-storage-full = この端末の保存場所がいっぱいです。あそべますが、ページをとじると対局は消えます。
device-storage-forbidden = このブラウザーでは、対局を保存できません。あそべますが、ページをとじると対局は消えます。

device-no-server = このページにはサーバーがありません。ボットとの対局か、この端末を囲んでの対局ができます。
device-no-puzzles = このページには、その日の問題がありません。別の日にするか、ネットワークにつないで開いてください。

device-games = この端末の対局
device-games-words = 対局は、このブラウザーの中だけにあります。データを消す前や、端末をかえる前に、ファイルに保存してください。
device-none = まだありません。ボットとの対局や、この端末を囲んでの対局が、ここに出ます。
device-open = ファイルを開く
device-save = 全部をファイルに保存
device-save-one = ファイルに保存
device-imported = { $count ->
    [0] この対局は、もう全部あります。
   *[other] 対局を{ $count }局加えました。
}
device-arrives = この対局を、この端末に加えますか？
device-arrives-words = リンクの中に、対局がまるごと入っています。加えると、ほかの対局といっしょに、このブラウザーに残ります。
device-arrives-add = 対局を加える
device-arrives-not = 今はやめる
device-send = ほかの端末で続ける
device-send-game = { $game }をほかの端末で続ける
device-send-words = リンクの中に、対局がまるごと入っています。ほかの端末で開くと、そこで続けられます。ここの対局はそのまま残ります。
device-link-long = この対局は、リンクにするには長すぎます。ファイルに保存して、ほかの端末で開いてください。
device-delete = 消す
device-delete-game = この{ $game }の対局を消す
device-delete-sure = この対局を消しますか？
device-delete-words = この端末にしかありません。消すと、もうもどせません。

device-file-other = このファイルに、Zigguratの対局はありません。何も変わっていません。
device-file-newer = このファイルは、新しいバージョンのものです。先にページを新しくして、もう一度開いてください。
device-file-damaged = このファイルはこわれています。何も変わっていません。
device-file-large = このファイルは、対局の一覧にしては大きすぎます。何も変わっていません。
device-link-damaged = リンクの一部が足りません。全体をコピーして、もう一度ためしてください。
