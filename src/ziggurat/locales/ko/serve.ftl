# 서버를 돌리는 사람에게: 시작, 데이터, 백업, 복사, 검사. 페이지에는 나오지 않는다.

server-at = Ziggurat 주소: { $url } – Ctrl+C를 누르면 멈춰요.
server-house = 같은 네트워크에서 들어오는 주소: { $url }
server-no-port = 서버가 { $host }의 { $port }번 포트에서 연결을 받을 수 없어요: { $why }.
server-bad-limit = 한도를 잘못 썼어요: “{ $wish }”. 이름=수 모양으로 쓰세요. 한도의 이름: { $known }.
server-no-socket = LISTEN_FDS로 넘겨받은 소켓을 쓸 수 없어요: { $why }.
server-bad-days = { $days }일 뒤에 테이블을 보관할 수는 없어요. 0보다 크고 { $most } 이하인 수를 고르세요.
server-bad-thinkers = 생각 스레드는 1개부터 { $most }개까지예요. { $count }개는 안 돼요.
server-workers-need-database = 작업자가 여럿이면 함께 쓸 데이터베이스가 필요해요. --data postgresql://… 옵션을 더해 주세요.
server-bad-workers = 작업자는 1개부터 { $most }개까지예요. { $count }개는 안 돼요.
server-worker-not-started = 작업자 하나가 시작되지 않았어요. 까닭은 위에 나온 출력에 있어요.
server-bad-address = 주소를 잘못 썼어요: “{ $address }”. https://games.example.org처럼 쓰고, 이름 뒤에는 아무것도 쓰지 마세요.
server-no-data = 데이터 폴더 { $folder }: 쓸 수 없어요. { $why }.
server-data-in-use = 다른 서버가 데이터 폴더 { $folder }에서 돌고 있어요. 둘이 함께 쓸 수는 없어요.
server-data-in-use-at = { server-data-in-use } 그 서버의 주소: { $url }
server-no-page = { $folder } 폴더에 페이지가 없어요. index.html 파일이 없어요.
server-data-too-new = 데이터가 더 새로운 Ziggurat에서 쓰였어요(스키마 { $version } 버전, 이 프로그램은 { $known } 버전까지 알아요). 데이터는 건드리지 않았어요. 더 새로운 것을 써 주세요.
server-backup = 데이터를 { $file }에 복사했어요.
server-backup-over-itself = { $file } 파일은 복사할 데이터의 일부예요. 다른 곳에 복사해 주세요.
server-backup-in-use = 서버가 { $folder } 폴더를 쓰고 있어요. 다른 폴더에 복사해 주세요.
server-backup-opened = 다른 프로그램이 { $file } 파일을 열어 두었거나 쓰다가 말았어요. 다른 이름으로 복사해 주세요.
server-backup-not-ours = { $file } 파일이 이미 있는데, 예전 백업이 아니에요. 다른 이름으로 복사해 주세요.
server-backup-damaged = { $folder } 폴더의 데이터가 망가져서 복사본을 남기지 않았어요: { $why }. 더 알아보려면: ziggurat check-data.
server-counts = 테이블 { $tables }개, 기록 { $events }개.
server-data-read = 테이블 { $tables }개와 기록 { $events }개를 읽었어요.
server-data-missing = { $folder } 폴더에 테이블이 없어요. tables.sqlite3 파일이 없어요.
server-data-empty = { $file } 파일이 비어 있어요. 테이블이 사라졌어요. 그 자리에 백업을 넣거나, 빈 파일을 지우고 새로 시작하세요.
server-data-only-log = { $file } 파일은 없는데 { $log } 파일은 있어요. 여기에 게임이 들어 있을 수 있어요. 데이터베이스를 제자리에 돌려놓거나, 로그를 옮기고 새로 시작하세요.
server-bad-forget-days = { $days }일 뒤에 테이블을 지울 수는 없어요. 0보다 크고 { $most } 이하인 수를 고르세요.
server-no-postgres = PostgreSQL에 필요한 드라이버가 설치되어 있지 않아요. 이렇게 설치해 주세요: pip install "ziggurat[postgres]".
server-database-bad-url = { $database }: postgresql://user@host/name 같은 데이터베이스 주소가 아니에요. { $why }.
server-database-unreachable = { $database } 데이터베이스에 연결할 수 없어요: { $why }.
server-database-rights = { $database } 데이터베이스의 사용자에게 Ziggurat에 필요한 권한이 없어요: { $why }. Ziggurat은 “ziggurat” 스키마를 만들고, 그 테이블의 소유자여야 해요.
server-database-read-only = { $database } 데이터베이스는 지금 읽기만 할 수 있어요. 쓸 수 있는 데이터베이스를 골라 주세요.
server-database-replica = { $database } 데이터베이스는 읽기만 하는 복제본이에요. 주 서버의 주소를 써 주세요.
server-database-full = { $database } 데이터베이스의 디스크가 가득 찼어요. 자리를 만들어 주세요. 잃어버린 것은 없어요.
server-database-failed = { $database } 데이터베이스에서 오류가 났어요: { $why }.
server-database-in-use = 다른 서버가 { $database } 데이터베이스를 쓰고 있어요. 둘이 쓰면 서로 방해가 돼요.
server-database-not-ours = 이 데이터베이스의 “ziggurat” 스키마는 Ziggurat의 것이 아니에요. 건드리지 않았어요. 다른 데이터베이스를 골라 주세요.
server-database-missing = { $database } 데이터베이스에 Ziggurat 테이블이 없어요.
server-data-unfinished = 이 데이터는 끝나지 않은 복사본이에요. 같은 “ziggurat copy-data” 명령을 다시 실행해 주세요.
server-backup-postgres = 데이터가 PostgreSQL에 있어요. PostgreSQL의 도구로 복사해 주세요. 서버가 도는 동안에도 돼요: pg_dump --format=custom --file=tables.dump { $database }
server-copied = 모든 데이터를 { $place }에 복사하고 비교했어요.
server-copying = 테이블 { NUMBER($total) }개 가운데 { NUMBER($done) }개를 복사했어요.
server-copy-same = { $place }: 자기 자신에게는 복사할 수 없어요.
server-copy-older = { $place }의 데이터는 예전 버전의 것이에요. 이 버전을 그 데이터로 한 번 시작했다가 멈춘 다음 복사해 주세요.
server-copy-others = { $place }에 복사할 것이 아닌 테이블이 이미 있어요. 예를 들면: { $table }. 아무것도 복사하지 않았어요. 빈 곳을 골라 주세요.
server-copy-differs = { $place }에서 { $table } 테이블의 게임이 더 진행됐어요. 아무것도 덮어쓰지 않았어요. 빈 곳을 골라 주세요.
server-copy-damaged = { $table } 테이블이 망가져서 복사할 수 없어요. 먼저 고치거나 지우세요: ziggurat check-data, ziggurat forget.
server-copy-not-equal = 복사본이 원본과 달라요. 끝나지 않았다고 표시해 두었어요. 명령을 다시 실행해 주세요.
server-copy-interrupted = 복사가 중간에 멈춰서 끝나지 않았어요. 같은 명령으로 이어서 할 수 있어요.
server-forgotten = { $table } 테이블을 지웠어요.
server-forget-unknown = { $folder } 폴더에 { $table } 테이블이 없어요. 아무것도 지우지 않았어요.
server-forget-other-version = 돌고 있는 서버는 Ziggurat의 다른 버전이에요. 먼저 서버를 멈추고 다시 해 주세요.
server-forget-later = 서버가 바빠서 답하지 않았어요. 할 수 있게 되면 바로 테이블을 지울 거예요.

check-table = { $table } 테이블:
check-file = 파일:
check-database = 데이터베이스:
check-skipped = 테이블 { $count }개는 이 버전이 모르는 게임이나 규칙이라서, 수를 검사하지 않았어요.
check-whole = 모두 괜찮아요.
check-damaged = 잘못된 것이 { $count }개 있어요.
damage-missing = { NUMBER($version, useGrouping: 0) }번째 기록이 없어요.
damage-unreadable = { NUMBER($version, useGrouping: 0) }번째 기록을 읽을 수 없어요.
damage-impossible = { NUMBER($version, useGrouping: 0) }번째 기록은 그 앞의 기록에 이어질 수 없어요.
damage-no-beginning = 첫 기록이 시작이 아니에요.
damage-no-log = 이 테이블의 로그가 없어요.
damage-not-listed = 이 테이블이 테이블 목록에 없어요.
damage-tail = { NUMBER($version, useGrouping: 0) }번째 뒤의 기록이 없어요.
damage-keys = 이 테이블의 키가 없거나 망가졌어요.
damage-file = SQLite가 망가진 곳을 찾았어요.
damage-database = PostgreSQL이 망가진 곳을 찾았어요.
damage-not-ours = Ziggurat의 데이터베이스가 아니에요.
damage-log = 미리 쓰기 로그(WAL)가 망가졌어요. 그 안의 커밋을 적어도 { $count }개 잃었어요.
damage-fewer = 서버가 마지막으로 돌 때는 테이블 { $tables }개와 기록 { $events }개가 있었어요. 일부를 잃었어요.
server-no-backup = { $folder } 폴더의 데이터를 { $file }에 복사하지 못했어요: { $why }.
server-docs-not-here =
    이 Ziggurat은 문서 없이 만들어졌어요.

    Ziggurat 소스에서 문서는 “docs” 폴더에 있는 텍스트 파일이고, docs/index.md 파일부터 시작해요. “make docs” 명령이 이것으로 웹사이트를 만들면 “ziggurat serve” 명령이 여기에 보여 줘요. 서버가 돌고 있는 동안에도 돼요. “make release” 명령으로 만든 패키지에는 문서가 들어 있어요.
