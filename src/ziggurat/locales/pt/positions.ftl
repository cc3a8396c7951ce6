# Posições como texto (docs/reference/notation.md): o que está errado numa, e onde.

position-refused = A posição não está certa na letra { $place }, «{ $shown }»: { $why }
position-refused-end = A posição não está certa no fim: { $why }
position-option = A posição diz { $name }={ $told }, mas pede-se { $name }={ $given }.
position-stuck = Nenhuma partida fica parada nesta posição: ninguém pode jogar, e no entanto não acabou.

text-unexpected = Esta letra não quer dizer nada aqui.
text-short = Falta aqui alguma coisa.
text-long = A posição já está completa antes disto.
text-range = O número tem de ser de { $low } a { $high }.

babel-text-no-cube = Não há nenhum cubo com saliências só nestas faces.
babel-text-gap = Um nível só começa quando o de baixo está cheio.
babel-text-misfit = O cubo em { $cell } do nível { $level } não encaixa no que toca.
babel-text-diagonal = Os dois primeiros cubos ficam lado a lado.
babel-text-count = A torre e as mãos juntas não têm todos os cubos com { $type ->
    [0] 0 saliências.
    [one] { $type } saliência.
   *[other] { $type } saliências.
}
babel-text-hands = À vez, as duas pessoas não podem ter colocado estes cubos.

nivos-text-shape = Não há nenhuma peça deste tamanho.
nivos-text-board = A peça sai da borda do tabuleiro.
nivos-text-twice = Esta peça já está na mesa.
nivos-text-uneven = O chão por baixo da peça não é plano.
nivos-text-neutral = A peça neutra é a primeira: o lugar 1 coloca-a no tabuleiro.
nivos-text-reserve = Com três pessoas não há reserva.
nivos-text-colour = Duas peças desta cor não podem ficar assim.
nivos-text-cylinder = Cada cilindro sai uma só vez; escreve-se primeiro o mais baixo.
nivos-text-order = Os cilindros saem do mais baixo para o mais alto.
nivos-text-owed = Por cada nível depois do primeiro alguém fica com um cilindro, e o número aqui é outro.
nivos-text-turn = Joga-se à vez; com estas peças e cilindros não é a vez deste lugar.
nivos-text-choice = Aqui ninguém pode estar a escolher um cilindro.

talo-text-upright = Um bloco de comprimento 1 escreve-se de pé, como 1z.
talo-text-box = O bloco chega longe demais.
talo-text-overlap = Há outro bloco no caminho.
talo-text-water = O bloco está na água.
talo-text-supply = Não há tantos blocos de comprimento { $length }.
talo-text-mark = Só se marca um bloco que se segura ou que caiu, e só um de cada.
talo-text-falls = Esta construção cai.
talo-text-stands = O bloco que se segura aguentava-se sozinho.
talo-text-pawn = Um peão não pode ficar aí.
talo-text-pawns = Nem todos os peões estão onde têm de estar nesta altura da partida.
talo-text-phase = A partida não fica parada neste ponto: há outra coisa para fazer.
talo-text-rolls = Estes lançamentos não combinam com o que há para fazer.
talo-text-taken = Os blocos tirados não somam o lançamento.
talo-text-hand = Estes blocos não podem estar agora na mão.
talo-text-built = Não podem ter sido colocados tantos blocos.

bubbles-text-row = Uma fila tem cinco casas.
bubbles-text-gap = Uma bolha não tem nada por baixo.
bubbles-text-line = Três em linha já teriam rebentado.
bubbles-text-count = As bolhas e os pontos juntos não são os que o jogo tem.
bubbles-text-drawn = Só há uma bolha tirada do saco enquanto se põe no céu.
bubbles-text-powers = Agora ninguém pode ter estes poderes.
bubbles-text-phase = A partida não fica parada neste ponto: há outra coisa para decidir.
bubbles-text-solo = Isto só acontece num jogo para uma pessoa, enquanto se enviam bolhas.
bubbles-text-sent = Esta bolha não pode ter sido enviada.
