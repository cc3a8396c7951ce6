# Uma partida vista depois, na página, nos registos e na linha de comandos.

analysis-comment = Por estimativa, baixa em cerca de { $lost }% a hipótese de ganhar. Melhor: { $token } ({ $worth }).
analysis-comment-exact = Um erro. Melhor: { $token } ({ $worth }).
analysis-comment-tried = Experimentado: { $line }.

analysis-title = Análise
analysis-words = A partida, os seus erros e o que mais era possível
analysis-bring = Analisar um registo
analysis-at = { $ply ->
    [0] O início da partida
   *[other] Depois da jogada { $ply } de { $count }
}
analysis-trying = { $count ->
    [0] O teu caminho: a partir da jogada { $ply } da partida
    [one] O teu caminho: uma jogada depois da jogada { $ply } da partida
   *[other] O teu caminho: { $count } jogadas depois da jogada { $ply } da partida
}
analysis-played = { $self ->
    [true] Agora jogas: { $action } ({ $worth }).
   *[false] { $name } joga agora: { $action } ({ $worth }).
}
analysis-mistake = { $self ->
    [true] Agora jogas: { $action } ({ $worth }). Melhor: { $better } ({ $best }).
   *[false] { $name } joga agora: { $action } ({ $worth }). Melhor: { $better } ({ $best }).
}
analysis-best = { $self ->
    [true] O melhor para ti: { $action } ({ $worth }).
   *[false] O melhor para { $name }: { $action } ({ $worth }).
}
analysis-chance = Acaso
analysis-luck = Decide o acaso. E se fosse…
analysis-graph = { $sides ->
    [1] A probabilidade de conseguir
    [2] { $self ->
        [true] A tua probabilidade de ganhar
       *[false] Probabilidade de ganhar: { $name }
    }
   *[other] A probabilidade de ganhar de cada lado
}
analysis-graph-label = O valor da partida, jogada a jogada
analysis-done = consegue
analysis-not-done = não
analysis-exact = exato
analysis-estimate = estimativa
analysis-looking = O resto da partida ainda está a ser analisado.
analysis-looked = A analisar a partida: { $looked } de { $count } jogadas…
analysis-mistakes = { $count ->
    [0] Erros
    [one] Um erro
   *[other] { $count } erros, o maior primeiro
}
analysis-no-mistakes = Nenhum erro claro.
analysis-lost = { $exact ->
    [true] −{ $lost }%
   *[false] cerca de −{ $lost }%
}
analysis-best-line = O melhor a partir daqui
analysis-expected-line = O que deve vir a seguir (estimativa)
analysis-walk = Ver jogada a jogada
analysis-off-game = Saíste da partida depois da jogada { $ply }:
analysis-to-game = Voltar à partida
analysis-to-table = Para a mesa
analysis-tried = As tuas tentativas
analysis-after = depois da { $ply }
analysis-forget = Esquecer { $line }
analysis-note = { $ply ->
    [0] A tua nota sobre a partida
   *[other] A tua nota sobre a jogada { $ply }
}
analysis-try-again = Tentar de novo daqui
analysis-export = Guardar com comentários
analysis-others = Outra partida
analysis-table = Os valores numa tabela
analysis-column = { $column ->
    [number] N.º
    [who] Quem
    [action] Jogada
    [worth] Valor
   *[better] Melhor
}
analysis-not-yet = Só depois de a partida acabar
analysis-not-yet-more = Enquanto há pessoas a jogar umas contra as outras, ninguém pode analisar a partida aqui, nem quem assiste: podia soprar uma jogada. A análise abre quando a partida acabar.
analysis-no-game = Essa partida não existe
analysis-no-record = Este registo não está guardado neste dispositivo. Escolhe o ficheiro outra vez.
analysis-import-words = Abre o registo de uma partida, daqui ou de outro lado: cada jogada é analisada, e podes experimentar o que terias feito.
analysis-import = Escolher um registo
analysis-drop = ou larga-o em qualquer lado desta página
analysis-no-text = «{ $name }» não é o registo de uma partida: está vazio, é grande demais ou não é um texto.
analysis-brought = Abertos antes
