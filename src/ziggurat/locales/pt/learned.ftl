# A página «O que os bots aprenderam»: o que os bots descobriram sobre os jogos.

learned-title = O que os bots aprenderam
learned-about = O Babel está resolvido, por isso aí a resposta é certa. Nos outros jogos são estimativas do bot mais forte, ou resultados de partidas que jogou contra si próprio.
learned-first = Ajuda começar?
learned-babel = { $wins ->
    [true] No Babel, quem começa pode sempre ganhar.
   *[false] No Babel, quem começa perde contra um jogo perfeito.
}
learned-beginner = Quem começa
learned-certain = certo
learned-between = Provavelmente entre
learned-times = Casos
learned-played = Partidas
learned-openings = Nivos: as primeiras peças
learned-openings-words = Quase não importa onde está a peça neutra. As melhores respostas tiram uma peça da reserva e guardam as da mão para mais tarde.
learned-place = { $place ->
    [corner] Peça neutra num canto
    [edge] Peça neutra numa borda
   *[middle] Peça neutra no meio
}
learned-answer = Melhor resposta com
learned-wins = ganha cerca de
learned-powers = Bubblee Pop: quanto vale um poder
learned-powers-words = Quanto sobe a hipótese de ganhar quando se usa um poder da melhor forma, em vez de o deixar passar.
learned-power = Poder
learned-adds = soma cerca de
