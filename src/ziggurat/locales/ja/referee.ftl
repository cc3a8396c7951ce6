# この端末のテーブルと、ページの審判。

page-referee-broken = 計算のとちゅうで、うまくいかなくなりました。何も消えていません。もう一度ためしてください。
page-needs-server = このブラウザーでは、ルールの計算ができません。サーバーを通してあそびます。ネットワークがないと動きません。
device-no-table = この対局は、この端末にありません。ほかの端末にあるか、消されたのかもしれません。
device-damaged = 保存した対局が読めなくなりました。{ $version }番目の記録で切れています。

page-invite-which = だれの席をあけますか？
page-invite-moves = 対局は、これまでの手をそのままに、サーバーで続きます。リンクを開いた人が、この席にすわります。
page-invite-place = { $name }（席{ $seat }）
page-invite-server = 招待にはサーバーが必要ですが、今はつながりません。
