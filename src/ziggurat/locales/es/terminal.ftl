# La línea de comandos y la partida con el teclado.

bad-usage = { $why } («{ $command } --help» muestra lo que se puede hacer).
bad-number = { $name } debe ser un número entero, { $least } o más, no «{ $text }».
bad-number-between = { $name } debe ser un número entero de { $least } a { $most }, no «{ $text }».
bad-seconds = { $name } debe ser un número de segundos mayor que 0, como 2 o 0.5, no «{ $text }».
bad-option = «{ $text }» no es una opción; escribe nombre=valor.
option-twice = La opción { $name } está dos veces.
option-text = texto
option-drawn = al azar
options-drawn = al azar: { $values }
unknown-language = Ziggurat no habla «{ $language }»; los idiomas son: { $known }.
not-text = El archivo «{ $path }» no es un texto UTF-8.
not-text-typed = La entrada estándar no es un texto UTF-8.
unreadable = El archivo «{ $path }» no se puede leer: { $why }.
unwritable = El archivo «{ $path }» no se puede escribir: { $why }.
unwritable-folder = La carpeta «{ $path }» no se puede usar: { $why }.
system-failed = El programa no puede seguir: { $why }.
interrupted = Se ha parado antes de acabar el trabajo.
after-illegal = La jugada { $number } de --after, «{ $token }», no está permitida: { $why }
replay-ended = La partida acabó antes de tiempo ({ $termination }); resultado: { $result }.
replay-termination = { $how ->
    [resigned] el sitio { $seat } abandonó
    [time] al sitio { $seat } se le acabó el tiempo
   *[abandoned] quedó a medias
}
hint-order = La búsqueda mira más veces aquello de lo que más se fía. Eso va primero, incluso antes que un porcentaje más alto que se basa en pocas miradas.
expected-line = La búsqueda espera: { $line }
best-line = Si nadie se equivoca: { $line }
hint-others = { $count ->
    [one] y { $count } jugada más
   *[other] y { $count } jugadas más
}
analyse-better = mejor: { $token } { $worth }
# Cifras en las tablas, como las escribe el idioma.
figure-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
figure-percent-exact = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-player = jugador
arena-games = partidas
arena-score = puntos
arena-elo = Elo (95 %)
arena-time = por jugada
arena-of = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
arena-too-few = Un torneo necesita dos jugadores o más, y un juego con dos sitios o más.
arena-two = --until-sure es para exactamente dos jugadores.
arena-stronger = { $player } es más fuerte, por unos { $elo } Elo o más.
arena-not-stronger = { $player } no es más fuerte.
arena-unsure = Son muy pocas partidas para saber si { $player } es más fuerte por { $elo } Elo.

play-welcome = { $game }. Escribe una jugada, o ? para ver la ayuda.
play-help = Escribe una jugada, como las que muestra «legal», o una de estas: legal, show, hint, undo, save ARCHIVO, load ARCHIVO, quit.
    Puedes escribir varias jugadas en una línea: se juegan todas, o ninguna. Acaba la línea donde decida el azar o un bot.
play-which-game = ¿A qué juego?
play-who = ¿Quién juega?
play-against-bot = Tú, contra un bot
play-how-strong = ¿Con qué fuerza?
play-bad-level = «{ $text }» no es un nivel; los niveles van del 1 al 5.
play-people = Personas, con este teclado
play-watch = Solo bots; tú miras
play-choose-number = Escribe un número del 1 al { $most }, o el comienzo de una respuesta.
play-choose-one = «{ $text }» podría ser: { $answers }. Escribe un poco más.
play-no-answer = No ha habido respuesta; no se juega nada.
play-load-alone = --load trae su propio juego; no pongas JUEGO, -o ni --after.
play-at-what = --at es para una partida guardada: úsalo con --load ARCHIVO.
play-at-beyond = La partida guardada termina después de la jugada { $count }, así que no tiene una posición después de la jugada { $ply }.
play-bad-bots = «{ $text }» no nombra sitios de este juego; escribe sitios del 1 al { $seats }, separados por comas, o none.
play-bot = El sitio { $seat } juega { $token }.
play-drawn = Azar: { $token }.
play-not-legal = («legal» muestra lo que se puede hacer.)
play-line-illegal = { $why } Por eso no se juega nada de esta línea. El problema es «{ $token }».
play-line-chance = «{ $token }» llega demasiado pronto: primero decide el azar. Por eso no se juega nada de esta línea; escribe solo lo que va antes de «{ $token }».
play-line-bot = «{ $token }» no te toca a ti: un bot juega el sitio { $seat }. Por eso no se juega nada de esta línea; escribe solo lo que va antes de «{ $token }».
play-which-file = Escribe «{ $command } ARCHIVO», con el nombre de un archivo.
play-nothing-to-undo = No hay nada que deshacer.
play-hint-more = (Escribe «hint» otra vez para saber más.)
play-no-hint = La partida ha terminado; ya no hay pistas.
hint-steps = Una pista tiene { $most } pasos: 1 dónde mirar, 2 qué pieza, 3 la jugada, 4 por qué.
play-saved = Guardado en { $path }.
play-overwrite = { $path } ya contiene otra cosa. ¿Sobrescribirlo? Escribe sí o no.
play-not-saved = No se ha guardado nada; ese archivo se queda como está.
play-drop = La partida actual no está guardada. ¿Descartarla y cargar la otra? Escribe sí o no.
play-not-loaded = No se ha cargado nada; la partida sigue.
play-end = La partida ha terminado.
play-after-end = («undo» deshace tu última jugada, «save ARCHIVO» guarda la partida y una línea vacía cierra el programa.)
play-record = El registro de la partida, para guardarlo o para seguir (play --load ARCHIVO):
play-kept = La partida se ha interrumpido; está guardada en { $path } (play --load ARCHIVO la continúa).
play-not-kept = La partida se ha interrumpido y no se ha podido escribir ningún archivo. Su único registro son las líneas de arriba.
play-by-hand = { $game } se construye a mano, en tres dimensiones. Juega en la página; aquí puedes ver sus registros.

arena-pair = { $one } – { $other }: { $share } ({ $low } … { $high }), { arena-of }
arena-all-distinct = Ninguna partida se jugó dos veces.
arena-distinct = { $distinct ->
    [one] Todas estas partidas son una y la misma. Los márgenes y los intervalos la cuentan una vez.
   *[other] Solo { $distinct } de estas partidas son distintas. Los márgenes y los intervalos no cuentan ninguna partida dos veces.
}
play-yes-words = sí, si, s
