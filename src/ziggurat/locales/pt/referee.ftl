# Uma mesa neste dispositivo, e o árbitro da página.

page-referee-broken = Alguma coisa correu mal nas contas. Nada se perdeu: tenta outra vez.
page-needs-server = Este navegador não consegue tratar das regras sozinho. Jogas através do servidor, e sem rede nada funciona.
device-no-table = Esta partida não está neste dispositivo. Pode estar noutro, ou foi apagada.
device-damaged = Já não se consegue ler a partida guardada: interrompe-se na entrada { $version }.

page-invite-which = Que lugar fica livre?
page-invite-moves = A partida continua no servidor, com tudo o que já se jogou. Quem abrir a ligação fica com este lugar.
page-invite-place = { $name } (lugar { $seat })
page-invite-server = Para convidar alguém, a página precisa do seu servidor, e ele agora não responde.
