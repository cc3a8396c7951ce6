# サーバーを管理する人へ：起動、データ、バックアップ、コピー、点検。ページでは使わない。

server-at = Zigguratは { $url } で動いています。Ctrl+Cで止まります。
server-house = 同じネットワークの人は { $url } で開けます
server-no-port = サーバーは { $host } のポート{ $port }を使えません：{ $why }。
server-bad-limit = 「{ $wish }」は制限の指定になりません。名前=数 の形で書いてください。制限の名前：{ $known }。
server-no-socket = LISTEN_FDSで渡されたソケットは使えません：{ $why }。
server-bad-days = { $days }日後にテーブルを保管庫に移すことはできません。0より大きく、{ $most }以下にしてください。
server-bad-thinkers = 思考スレッドの数は1から{ $most }までです。{ $count }にはできません。
server-workers-need-database = ワーカーを複数使うには、共有するデータベースが必要です。--data postgresql://… を付けてください。
server-bad-workers = ワーカーの数は1から{ $most }までです。{ $count }にはできません。
server-worker-not-started = ワーカーが1つ起動しませんでした。理由は、上の出力にあります。
server-bad-address = 「{ $address }」は https://games.example.org のようなアドレスではありません。名前のあとには何も書かないでください。
server-no-data = データフォルダー{ $folder }は使えません：{ $why }。
server-data-in-use = データフォルダー{ $folder }は別のサーバーが使っています。2つのサーバーでは共有できません。
server-data-in-use-at = { server-data-in-use }そのサーバーは { $url } で動いています
server-no-page = { $folder }にページがありません。index.htmlが見つかりません。
server-data-too-new = データは新しいZigguratで書かれています（スキーマのバージョン{ $version }。このZigguratは{ $known }まで）。データはそのままです。新しいほうを使ってください。
server-backup = データを{ $file }にコピーしました。
server-backup-over-itself = { $file }は、コピーするデータの一部です。コピー先を別の場所にしてください。
server-backup-in-use = フォルダー{ $folder }はサーバーが使っています。別のフォルダーにコピーしてください。
server-backup-opened = { $file }は、別のプログラムが開いているか、書きかけのままです。コピーを別の名前にしてください。
server-backup-not-ours = { $file }はすでにあり、前のバックアップではありません。コピーを別の名前にしてください。
server-backup-damaged = { $folder }のデータが壊れているため、コピーは残しませんでした：{ $why }。くわしくは ziggurat check-data で調べられます。
server-counts = テーブル{ $tables }台、記録{ $events }件。
server-data-read = テーブル{ $tables }台、記録{ $events }件を読み込みました。
server-data-missing = フォルダー{ $folder }にテーブルがありません。tables.sqlite3が見つかりません。
server-data-empty = ファイル{ $file }に中身がなく、テーブルは失われています。バックアップと置きかえるか、中身のないファイルを消して最初から始めてください。
server-data-only-log = { $file }がありませんが、{ $log }はあり、対局が入っているかもしれません。データベースを戻すか、ログを別の場所に移して最初から始めてください。
server-bad-forget-days = { $days }日後にテーブルを消すことはできません。0より大きく、{ $most }以下にしてください。
server-no-postgres = PostgreSQLのドライバーが入っていません。次のように入れてください：pip install "ziggurat[postgres]"
server-database-bad-url = { $database }はデータベースのアドレスではありません。postgresql://user@host/name のように書きます：{ $why }。
server-database-unreachable = データベース{ $database }につながりません：{ $why }。
server-database-rights = データベース{ $database }のユーザーに、Zigguratに必要な権限がありません：{ $why }。Zigguratは「ziggurat」というスキーマを作り、その中の表を所有します。
server-database-read-only = データベース{ $database }は今、読み取り専用です。書き込めるものを選んでください。
server-database-replica = データベース{ $database }はレプリカで、読み取り専用です。プライマリーサーバーのアドレスを指定してください。
server-database-full = データベース{ $database }のディスクがいっぱいです。あきを作ってください。何も失われていません。
server-database-failed = データベース{ $database }のエラー：{ $why }。
server-database-in-use = データベース{ $database }は別のサーバーが使っています。2つではじゃまし合います。
server-database-not-ours = データベースに、Zigguratのものではない「ziggurat」というスキーマがあります。そのままにしてあります。別のデータベースを選んでください。
server-database-missing = データベース{ $database }に、Zigguratの表がありません。
server-data-unfinished = このデータは、途中で終わったコピーです。同じ「ziggurat copy-data」をもう一度実行してください。
server-backup-postgres = データはPostgreSQLにあります。PostgreSQLの道具でコピーしてください。サーバーが動いていてもできます：pg_dump --format=custom --file=tables.dump { $database }
server-copied = すべてのデータを{ $place }にコピーし、照合しました。
server-copying = テーブルをコピー中：{ NUMBER($total) }のうち{ NUMBER($done) }。
server-copy-same = { $place }を自分自身にコピーすることはできません。
server-copy-older = { $place }のデータは古いバージョンのものです。このバージョンで一度起動し、止めてからコピーしてください。
server-copy-others = { $place }には、コピー元にないテーブルがあります（たとえば{ $table }）。何もコピーしませんでした。何も入っていない場所を選んでください。
server-copy-differs = テーブル{ $table }の対局は、{ $place }で先に進んでいます。上書きはしませんでした。何も入っていない場所を選んでください。
server-copy-damaged = テーブル{ $table }は壊れていて、コピーできません。先に直すか消してください：ziggurat check-data、ziggurat forget。
server-copy-not-equal = コピーが元のデータとちがいます。未完了のしるしを付けました。コマンドをもう一度実行してください。
server-copy-interrupted = コピーが中断され、終わっていません。同じコマンドで続けられます。
server-forgotten = テーブル{ $table }を消しました。
server-forget-unknown = { $folder }にテーブル{ $table }はありません。何も消していません。
server-forget-other-version = 動いているサーバーは、別のバージョンのZigguratです。先に止めてから、もう一度実行してください。
server-forget-later = サーバーが忙しく、返事がありません。できるようになり次第、テーブルを消します。

check-table = テーブル{ $table }：
check-file = ファイル：
check-database = データベース：
check-skipped = テーブル{ $count }台は、このバージョンの知らないゲームかルールのものです。手は点検していません。
check-whole = 問題はありません。
check-damaged = 問題が{ $count }件あります。
damage-missing = { NUMBER($version, useGrouping: 0) }番の記録がありません。
damage-unreadable = { NUMBER($version, useGrouping: 0) }番の記録が読めません。
damage-impossible = { NUMBER($version, useGrouping: 0) }番の記録は、それまでの記録に続くはずがありません。
damage-no-beginning = 最初の記録が、始まりの記録ではありません。
damage-no-log = このテーブルのログがありません。
damage-not-listed = このテーブルがテーブルの一覧にありません。
damage-tail = { NUMBER($version, useGrouping: 0) }番よりあとの記録がありません。
damage-keys = このテーブルのキーがないか、壊れています。
damage-file = SQLiteが破損を報告しています。
damage-database = PostgreSQLが破損を報告しています。
damage-not-ours = これはZigguratのデータベースではありません。
damage-log = 先行書き込みログ（WAL）が壊れています。少なくとも{ $count }件のコミットが失われました。
damage-fewer = サーバーが最後に動いたときは、テーブル{ $tables }台、記録{ $events }件でした。一部が失われています。
server-no-backup = { $folder }のデータを{ $file }にコピーできませんでした：{ $why }。
server-docs-not-here =
    このZigguratは、ドキュメントなしで作られました。

    Zigguratのソースでは、ドキュメントは「docs」フォルダーのテキストファイルで、docs/index.mdから始まります。「make docs」を実行するとウェブサイトになり、「ziggurat serve」がここに表示します。動いているとちゅうでもかまいません。「make release」で作ったパッケージには入っています。
