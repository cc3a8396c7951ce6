# O que dizem todos os jogos e todos os cantos da casa.

unknown-game = Não há nenhum jogo chamado «{ $name }»; os jogos são: { $known }.
unknown-option = { $game } não tem a opção «{ $name }»; as opções são: { $names }.
no-options = { $game } não tem opções, por isso também não tem «{ $name }».
bad-value = «{ $value }» não é um valor de { $name }; os valores são: { $values }.
game-over = A partida acabou; já não se pode jogar «{ $token }».
not-solved = { $game } não está resolvido; só o Babel está.

record-no-game = O registo não diz de que jogo é: falta uma linha [Game "…"].
record-bad-tag = A linha { $line } do registo não é uma etiqueta da forma [Nome "valor"].
record-tag-twice = A etiqueta «{ $name }» aparece duas vezes no registo.
record-brace = Um comentário do registo não está fechado, ou está dentro de outro.
record-version = O registo foi feito com a versão { $version } das regras de { $game }; esta é a versão { $known }.
record-termination = «{ $termination }» não é uma maneira de acabar uma partida mais cedo; as maneiras são: resigned LUGAR, time LUGAR, abandoned.
record-players = O registo tem { $count ->
    [0] 0 jogadores
    [one] { $count } jogador
   *[other] { $count } jogadores
}, mas a partida tem { $seats ->
    [one] { $seats } lugar.
   *[other] { $seats } lugares.
}
record-bad-name = «{ $name }» não pode ser um nome num registo: nem vírgulas, nem quebras de linha, nem espaços no início ou no fim, nem só algarismos.
name-unseen = «{ $name }» tem um carácter que ninguém consegue ver. Escolhe outro nome.
name-marks = «{ $name }» tem sinais amontoados uns sobre os outros. Escolhe outro nome.
name-alike = «{ $name }» confunde-se com o nome de outra pessoa desta mesa. Escolhe outro.
record-bad-comment = Um comentário de um registo não pode ter chavetas.
record-illegal = A jogada { $number } do registo, «{ $token }», não é permitida: { $why }
record-ended-twice = O registo diz «{ $termination }», mas a partida acabou pelas próprias regras.
record-result = O registo diz que o resultado é { $result }; na verdade é { $true }.
record-not-over = O registo diz que o resultado é { $result }, mas a partida não acabou.
record-winners = «{ $result }» não é um resultado: um resultado diz os lugares que ganharam, de 1 a { $seats }, cada um só uma vez.
record-ended-by-nobody = O registo diz «{ $termination }», mas os lugares da partida vão de 1 a { $seats }.
record-contradiction = O registo diz «{ $termination }», e também que o lugar { $seat } ganhou.
record-too-many-players = O registo tem { $count } jogadores; nenhum jogo tem tantos.
record-illegal-variation = A jogada { $number } de uma variante, «{ $token }», não é permitida: { $why }
record-variation-first = Uma variante substitui a jogada anterior, e antes da primeira não há nenhuma.
record-empty-variation = Uma variante do registo está vazia.
record-parenthesis = Um parêntese do registo não tem par.
record-too-deep = As variantes de um registo têm no máximo { $most } níveis.

# Quanto vale uma jogada, onde se sabe com exatidão.
worth-win = ganha em { $distance }
worth-draw = partilha em { $distance }
worth-loss = perde em { $distance }
worth-proven-win = ganha de certeza
worth-proven-draw = ganha exatamente { $percent }% das vezes
worth-proven-loss = perde contra quem joga sem erros
worth-estimate = ganha cerca de { $percent }% das vezes (± { $margin })

babel-title = Babel
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label }: { $words }
enumerated = { $before }, { $next }
full-stop = { $words }.
