# Talo-Fantasy na página: as mãos, palavras para o que está em cada lugar, o fim, a galeria.

# Onde e como está um bloco
talo-build-upright = de pé
talo-build-lying-east = deitado de oeste para leste
talo-build-lying-north = deitado de sul para norte
talo-build-lying = deitado, rodado { $bearing ->
    [0] 0 graus
    [one] { $bearing } grau
   *[other] { $bearing } graus
} de norte para leste
talo-build-leaning = inclinado, { $degrees ->
    [0] 0 graus
    [one] { $degrees } grau
   *[other] { $degrees } graus
} acima da mesa
talo-build-place = { $attitude }, com o meio { $east } a leste e { $north } a norte do canto, da altura { $low } à { $high }
talo-build-touched = { $count ->
    [0] { $ground ->
        [true] o chão
       *[other] nada
    }
    [1] { $ground ->
        [true] o bloco { $bars } e o chão
       *[other] o bloco { $bars }
    }
   *[other] { $ground ->
        [true] os blocos { $bars } e o chão
       *[other] os blocos { $bars }
    }
}
talo-build-bar = Bloco { $number }, de { $length }: { $place }. Em contacto: { $touched }.
talo-build-bar-short = bloco { $number }, de { $length }
talo-build-held-so = Seguras o bloco de { $length }: { $place }.
talo-build-rests-on = Ao descer, o bloco de { $length } ficaria sobre { $touched }.
talo-build-measured = Altura { $height }, avanço { $overhang }, pés { $feet }, blocos { $bars }.
talo-build-standing = { $count ->
    [0] Ainda não há nada de pé
    [one] Um bloco
   *[other] { $count } blocos
}

# Jogadas
talo-build-passes = passa
talo-build-ends = acaba a construção
talo-build-places = { $second ->
    [0] solta um de { $first }
   *[other] solta ao mesmo tempo um de { $first } e um de { $second }
}{ $back ->
    [true] ; escorrega e volta
   *[other] { $moved ->
        [0] {""}
        [one] ; mexe-se um bloco
       *[other] ; mexem-se { $moved } blocos
    }
}
talo-build-told = { $back ->
    [0] { $out ->
        [0] { $moved ->
            [0] {""}
            [one] Mexeu-se um bloco.
           *[other] Mexeram-se { $moved } blocos.
        }
        [one] Um bloco saiu da mesa.
       *[other] { $out } blocos saíram da mesa.
    }
   *[other] Escorregou e voltou para a mão.
}

# As mãos
talo-build-take-bar = pegar no bloco de { $length }
talo-build-hold = Segurar
talo-build-unhold = Pegar de novo
talo-build-holds = Seguras o bloco de { $length }. Agora traz o outro.
talo-build-let-go = Soltar
talo-build-turning = Rodar, levantar, baixar
talo-build-turn-left = Rodar para a esquerda
talo-build-turn-right = Rodar para a direita
talo-build-tip-north = Inclinar para norte ou para sul
talo-build-tip-east = Inclinar para leste ou para oeste
talo-build-lay = Deitar ou pôr de pé
talo-build-raise = Levantar
talo-build-lower = Baixar devagar
talo-build-snapping = Encaixe automático em ângulos retos e lados
talo-build-pass = Passar
talo-build-done = Já está
talo-build-done-sure = Acabar aqui a construção?
talo-build-go-on = Continuar
talo-build-again = Ver a queda outra vez, de outro lado
talo-build-not-now = Agora não há nenhum bloco para colocar.
talo-build-no-physics = Não se conseguiu carregar o que dá peso à madeira. Vê se há rede e abre a mesa outra vez.

# Frases e campos
talo-build-sentence = Diz onde fica o bloco
talo-build-sentence-example = 2, de pé, em cima do bloco 7, na ponta leste, rodado 15 graus
talo-build-hold-so = Segurar assim
talo-build-not-understood = Isso não deu para entender. Tenta algo como: de pé, em cima do bloco 1, na ponta leste. Ou: deitado de oeste para leste, em 5, 3.
talo-build-fields = O mesmo, em campos
talo-build-field-attitude = Como
talo-build-field-place = Onde
talo-build-field-at = num ponto da mesa
talo-build-field-on = em cima de um bloco
talo-build-field-beside = ao lado de um bloco
talo-build-field-east = Leste
talo-build-field-north = Norte
talo-build-field-bar = Que bloco
talo-build-field-side = De que lado
talo-build-field-middle = no meio
talo-build-field-degrees = Graus de rotação
talo-build-as-it-is = como está
talo-build-side = { $side ->
    [east] leste
    [west] oeste
    [north] norte
   *[south] sul
}
talo-build-view-above = Vista de cima
talo-build-view-south = Vista de sul
talo-build-view-east = Vista de leste

# Medidas e metas
talo-build-measures = Medidas
talo-build-measure-height = Altura
talo-build-measure-overhang = Avanço
talo-build-measure-feet = Pés
talo-build-measure-bars = Blocos
talo-build-goal = Meta
talo-option-mode = O que se joga
talo-option-mode-climb = Trepar até ao cimo
talo-option-mode-fantasy = Construir à vontade
talo-mode-fantasy = Talo-Fantasy: constrói o que quiseres, sem casas e com peso a sério. Ninguém perde. A mesa fica no servidor, que verifica cada bloco.
talo-option-players-1 = uma
talo-option-board-table = a mesa vazia
talo-option-goal = Meta
talo-option-goal-none = nenhuma
talo-option-goal-house = uma casa
talo-option-goal-animal = um animal
talo-option-goal-vehicle = um veículo
talo-option-goal-bridge = uma ponte
talo-option-goal-tripod = uma coisa alta com três pés
talo-option-goal-height = o mais alto possível
talo-option-goal-overhang = um grande avanço
talo-option-goal-anything = qualquer coisa
talo-tip-fantasy-take = Tira um bloco do comprimento que saiu, ou dois que somem o mesmo.
talo-tip-fantasy-build = { $device ->
    [touch] Move o bloco com um dedo, roda-o com dois. A sombra mostra onde ele vai ficar.
   *[mouse] Move o bloco com o rato, roda-o com a roda do rato, clica para o soltar. A sombra mostra onde ele vai ficar.
}

# O fim e a galeria
talo-build-built = Aguenta!
talo-build-fallen = Veio abaixo
talo-build-rebuild = Construir de novo
talo-build-turntable = A construção, a rodar.
talo-gallery-title = Galeria
talo-gallery-untitled = Construção livre
talo-gallery-by = { $names }, { DATETIME($date, day: "numeric", month: "long", year: "numeric") }
talo-gallery-empty = Ainda não se construiu nada neste dispositivo. O que acabares em Talo-Fantasy vem para aqui.
talo-gallery-build = Construir alguma coisa
talo-gallery-fallen = No fim veio abaixo.
talo-gallery-forget = Retirar
talo-gallery-kept = Está na galeria deste dispositivo.
talo-gallery-forbidden = Este navegador não guarda nada, por isso não há galeria. Guarda a imagem ou o registo.

talo-say-upright = de pé, em pé, vertical*, ao alto
talo-say-lying = deitad*, horizontal*
talo-say-leaning = inclinad*
talo-say-turned = rodad*, girad*, roda
talo-say-clockwise = no sentido horário, no sentido dos ponteiros
talo-say-counterclockwise = no sentido anti-horário, contra os ponteiros
talo-say-east = leste, este
talo-say-west = oeste
talo-say-north = norte
talo-say-south = sul
talo-say-on = em cima de, em cima do, sobre, por cima de
talo-say-beside = ao lado de, ao lado do, junto a, junto ao
talo-say-bar = bloco*, número, nº, #
talo-say-end = ponta, extremo, borda
talo-say-height = altura, alto
talo-say-degrees = grau*, °
