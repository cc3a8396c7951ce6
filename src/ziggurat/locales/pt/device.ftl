# Partidas neste dispositivo, a página sem rede e as suas novas versões.

device-update = Há uma nova versão pronta. As tuas partidas não se perdem.
device-update-take = Usar agora
device-update-later = Mais tarde

device-offline-ready = Aqui tudo funciona também sem rede, menos jogar com pessoas que estão noutro lado.
device-offline-preparing = A página está a ser guardada neste dispositivo, para funcionar sem rede.
device-offline-insecure = Sem HTTPS, os navegadores não guardam uma página para usar sem rede. Funciona enquanto o servidor responder.
device-offline-unsupported = Este navegador não guarda a página para usar sem rede. Funciona enquanto o servidor responder.
device-install = Instalar como aplicação

device-storage-full = Já não há espaço neste dispositivo. Podes continuar a jogar, mas a partida perde-se quando fechares esta página.
device-storage-forbidden = Este navegador não deixa a página guardar partidas. Podes continuar a jogar, mas a partida perde-se quando fechares esta página.

device-no-server = Esta página não tem servidor. Podes jogar aqui com bots e com pessoas neste dispositivo.
device-no-puzzles = Esta página não tem desafios para esse dia. Tenta outro dia, ou abre a página quando houver rede.

device-games = Partidas neste dispositivo
device-games-words = Estas partidas estão guardadas neste navegador e em mais lado nenhum. Guarda-as num ficheiro antes de apagares os dados dele ou de mudares de dispositivo.
device-none = Ainda não há nenhuma. As partidas com bots e com pessoas neste dispositivo aparecem aqui.
device-open = Abrir um ficheiro
device-save = Guardar tudo num ficheiro
device-save-one = Guardar num ficheiro
device-imported = { $count ->
    [0] Já tens todas estas partidas.
    [one] Tens mais uma partida.
   *[other] Tens mais { $count } partidas.
}
device-arrives = Juntar esta partida a este dispositivo?
device-arrives-words = A ligação traz a partida inteira. Ficaria guardada neste navegador, com as tuas outras partidas.
device-arrives-add = Juntar a partida
device-arrives-not = Agora não
device-send = Continuar noutro dispositivo
device-send-game = Continuar { $game } noutro dispositivo
device-send-words = A ligação leva a partida inteira. Abre-a no outro dispositivo para continuares lá. Aqui a partida fica como está.
device-link-long = Esta partida é longa demais para uma ligação. Guarda-a num ficheiro e abre-o no outro dispositivo.
device-delete = Apagar
device-delete-game = Apagar esta partida de { $game }
device-delete-sure = Apagar esta partida?
device-delete-words = Só está neste dispositivo. Ninguém a pode recuperar.

device-file-other = Este ficheiro não tem partidas do Ziggurat. Nada mudou.
device-file-newer = Este ficheiro é de uma versão mais nova. Primeiro atualiza a página, depois abre-o outra vez.
device-file-damaged = Este ficheiro está danificado. Nada mudou.
device-file-large = Este ficheiro é grande demais para ser uma lista de partidas. Nada mudou.
device-link-damaged = Falta um pedaço desta ligação. Copia-a toda e tenta outra vez.
