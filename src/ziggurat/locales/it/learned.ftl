# La pagina «Che cosa hanno imparato i bot»: che cosa i bot hanno scoperto sui giochi.

learned-title = Che cosa hanno imparato i bot
learned-about = Babel è risolto: lì la risposta è certa. Negli altri giochi sono stime del bot più forte, o risultati di partite che ha giocato contro se stesso.
learned-first = Conviene cominciare?
learned-babel = { $wins ->
    [true] A Babel chi comincia può sempre vincere.
   *[false] A Babel chi comincia perde contro un gioco perfetto.
}
learned-beginner = Chi comincia
learned-certain = certo
learned-between = Probabilmente tra
learned-times = Casi
learned-played = Partite
learned-openings = Nivos: le prime tessere
learned-openings-words = Dove sta la tessera neutra conta poco. Per rispondere bene si prende una tessera dalla riserva e si tengono le proprie per dopo.
learned-place = { $place ->
    [corner] Tessera neutra in un angolo
    [edge] Tessera neutra sul bordo
   *[middle] Tessera neutra al centro
}
learned-answer = Miglior risposta con
learned-wins = vince circa
learned-powers = Bubblee Pop: quanto vale un potere
learned-powers-words = Di quanto aumentano le possibilità di vincere se usi bene un potere, invece di rinunciarci.
learned-power = Potere
learned-adds = aggiunge circa
