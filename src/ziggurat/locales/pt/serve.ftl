# Para quem gere um servidor: iniciá-lo, os dados, as cópias de segurança e as verificações. A página não diz nada disto.

server-at = O Ziggurat está em { $url } – para o parar: Ctrl+C.
server-house = Na tua rede, está em { $url }
server-no-port = O servidor não consegue escutar em { $host }, porta { $port }: { $why }.
server-bad-limit = «{ $wish }» não define um limite; escreve nome=número. Os limites são: { $known }.
server-no-socket = O socket passado com LISTEN_FDS não pode ser usado: { $why }.
server-bad-days = As mesas não podem ser arquivadas ao fim de { $days } dias; escolhe mais de 0 e no máximo { $most }.
server-bad-thinkers = O número de threads de cálculo tem de ser de 1 a { $most }, não { $count }.
server-workers-need-database = Vários processos precisam de uma base de dados em comum. Acrescenta --data postgresql://…
server-bad-workers = O número de processos tem de ser de 1 a { $most }, não { $count }.
server-worker-not-started = Um processo não arrancou; o que escreveu acima diz porquê.
server-bad-address = «{ $address }» não é um endereço como https://games.example.org. Não escrevas nada depois do nome.
server-no-data = A pasta de dados { $folder } não pode ser usada: { $why }.
server-data-in-use = Outro servidor está a usar a pasta de dados { $folder }. Dois não a podem partilhar.
server-data-in-use-at = { server-data-in-use } Está em { $url }
server-no-page = Não há nenhuma página em { $folder }: falta index.html.
server-data-too-new = Os dados são de um Ziggurat mais novo (versão { $version } do esquema; este conhece a { $known }). Ficaram como estavam; usa o mais novo.
server-backup = Os dados foram copiados para { $file }.
server-backup-over-itself = { $file } faz parte dos dados a copiar. Escolhe outro lugar para a cópia.
server-backup-in-use = Um servidor está a usar a pasta { $folder }. Escreve a cópia noutra pasta.
server-backup-opened = Outro programa tem { $file } aberto, ou deixou-o por acabar. Escolhe outro nome para a cópia.
server-backup-not-ours = { $file } já existe e não é uma cópia de segurança anterior. Escolhe outro nome para a cópia.
server-backup-damaged = Os dados em { $folder } estão danificados, por isso não ficou nenhuma cópia: { $why }. Para saber mais: ziggurat check-data.
server-counts = { $tables ->
    [0] 0 mesas
    [one] { $tables } mesa
   *[other] { $tables } mesas
}, { $events ->
    [0] 0 entradas
    [one] { $events } entrada
   *[other] { $events } entradas
}.
server-data-read = Leitura feita: { $tables ->
    [0] 0 mesas
    [one] { $tables } mesa
   *[other] { $tables } mesas
} com { $events ->
    [0] 0 entradas
    [one] { $events } entrada
   *[other] { $events } entradas
}.
server-data-missing = Não há mesas na pasta { $folder }: falta o ficheiro tables.sqlite3.
server-data-empty = O ficheiro { $file } está vazio, por isso as suas mesas perderam-se. Põe uma cópia de segurança no lugar dele, ou apaga o ficheiro vazio para começar de novo.
server-data-only-log = Falta { $file }, mas { $log } existe e pode conter partidas. Repõe a base de dados, ou tira o log dali para começar de novo.
server-bad-forget-days = As mesas não podem ser apagadas ao fim de { $days } dias; escolhe mais de 0 e no máximo { $most }.
server-no-postgres = O PostgreSQL precisa de um controlador que não está instalado. Instala-o com: pip install "ziggurat[postgres]".
server-database-bad-url = { $database } não é o endereço de uma base de dados, como postgresql://user@host/name: { $why }.
server-database-unreachable = A base de dados { $database } não responde: { $why }.
server-database-rights = Ao utilizador da base de dados { $database } falta um direito de que o Ziggurat precisa: { $why }. O Ziggurat cria um esquema chamado «ziggurat» e tem de ser dono das suas tabelas.
server-database-read-only = De momento a base de dados { $database } só se pode ler. Escolhe uma em que se possa escrever.
server-database-replica = A base de dados { $database } é uma réplica, e só se pode ler. Indica o endereço do servidor principal.
server-database-full = O disco da base de dados { $database } está cheio. Arranja lá espaço; nada se perdeu.
server-database-failed = A base de dados { $database } comunica um erro: { $why }.
server-database-in-use = Outro servidor está a usar a base de dados { $database }; dois atrapalhavam-se um ao outro.
server-database-not-ours = A base de dados tem um esquema chamado «ziggurat» que não é nosso. Ficou como estava; escolhe outra base de dados.
server-database-missing = Não há mesas do Ziggurat na base de dados { $database }.
server-data-unfinished = Estes dados vêm de uma cópia que não acabou. Executa outra vez o mesmo «ziggurat copy-data».
server-backup-postgres = Os dados estão no PostgreSQL. Copia-os com a ferramenta dele, mesmo com o servidor a funcionar: pg_dump --format=custom --file=tables.dump { $database }
server-copied = Todos os dados foram copiados para { $place } e comparados.
server-copying = Mesas copiadas: { NUMBER($done) } de { NUMBER($total) }.
server-copy-same = { $place } não se pode copiar para si mesmo.
server-copy-older = Os dados em { $place } são de uma versão mais antiga. Inicia esta versão uma vez com eles, para-a, e depois copia-os.
server-copy-others = { $place } já tem mesas que não estão entre as que se vão copiar, por exemplo { $table }. Nada foi copiado; escolhe um lugar vazio.
server-copy-differs = A partida da mesa { $table } continuou em { $place }. Nada foi substituído; escolhe um lugar vazio.
server-copy-damaged = A mesa { $table } está danificada e não se pode copiar. Primeiro repara-a ou apaga-a: ziggurat check-data, ziggurat forget.
server-copy-not-equal = A cópia é diferente do original. Ficou marcada como inacabada; repete o comando.
server-copy-interrupted = A cópia foi interrompida e não está acabada. O mesmo comando continua-a.
server-forgotten = A mesa { $table } foi apagada.
server-forget-unknown = Não há nenhuma mesa { $table } em { $folder }. Nada foi apagado.
server-forget-other-version = O servidor em funcionamento é de outra versão do Ziggurat. Para-o primeiro, e tenta outra vez.
server-forget-later = O servidor está ocupado e não respondeu. Vai apagar a mesa assim que puder.

check-table = Mesa { $table }:
check-file = O ficheiro:
check-database = A base de dados:
check-skipped = { $count ->
    [0] Esta versão conhece todas as mesas.
    [one] Uma mesa tem um jogo ou regras que esta versão não conhece; as suas jogadas não foram verificadas.
   *[other] { $count } mesas têm jogos ou regras que esta versão não conhece; as suas jogadas não foram verificadas.
}
check-whole = Está tudo em ordem.
check-damaged = { $count ->
    [0] Não há nada de errado.
    [one] Há uma coisa errada.
   *[other] Há { $count } coisas erradas.
}
damage-missing = Falta a entrada { NUMBER($version, useGrouping: 0) }.
damage-unreadable = Não se consegue ler a entrada { NUMBER($version, useGrouping: 0) }.
damage-impossible = A entrada { NUMBER($version, useGrouping: 0) } não pode ter vindo depois das anteriores.
damage-no-beginning = A primeira entrada não é um início.
damage-no-log = Falta o log desta mesa.
damage-not-listed = Esta mesa não está na lista de mesas.
damage-tail = Faltam as entradas depois da número { NUMBER($version, useGrouping: 0) }.
damage-keys = Uma chave desta mesa falta ou está danificada.
damage-file = O SQLite comunica danos.
damage-database = O PostgreSQL comunica danos.
damage-not-ours = Isto não é uma base de dados do Ziggurat.
damage-log = { $count ->
    [0] O write-ahead log está danificado.
    [one] O write-ahead log está danificado; perdeu-se pelo menos um commit.
   *[other] O write-ahead log está danificado; perderam-se pelo menos { $count } commits.
}
damage-fewer = Da última vez que o servidor funcionou havia { $tables ->
    [0] 0 mesas
    [one] { $tables } mesa
   *[other] { $tables } mesas
} e { $events ->
    [0] 0 entradas
    [one] { $events } entrada
   *[other] { $events } entradas
}; algumas perderam-se.
server-no-backup = Não foi possível copiar os dados de { $folder } para { $file }: { $why }.
server-docs-not-here =
    Esta cópia do Ziggurat foi feita sem a documentação.

    No código-fonte do Ziggurat, as páginas dela são ficheiros de texto na pasta «docs», a começar por docs/index.md. «make docs» faz delas um site, que «ziggurat serve» mostra aqui, mesmo se já estiver a funcionar. Os pacotes feitos com «make release» já a trazem.
