# Partidas en este dispositivo, la página sin red y sus nuevas versiones.

device-update = Hay una versión nueva. Tus partidas se quedan.
device-update-take = Usarla ahora
device-update-later = Más tarde

device-offline-ready = Aquí todo funciona también sin conexión, menos jugar con gente que está en otro lugar.
device-offline-preparing = La página se está guardando en este dispositivo, para funcionar sin conexión.
device-offline-insecure = Sin HTTPS, un navegador no puede guardar la página para jugar sin conexión. Funciona mientras haya conexión con su servidor.
device-offline-unsupported = Este navegador no puede guardar la página para jugar sin conexión. Funciona mientras haya conexión con su servidor.
device-install = Instalar como aplicación

device-storage-full = En este dispositivo ya no queda espacio. Puedes seguir jugando, pero la partida se pierde al cerrar esta página.
device-storage-forbidden = Este navegador no deja que la página guarde partidas. Puedes seguir jugando, pero la partida se pierde al cerrar esta página.

device-no-server = Esta página no tiene servidor. Aquí puedes jugar con bots y con gente en este dispositivo.
device-no-puzzles = Esta página no tiene acertijos para ese día. Prueba otro día, o abre la página cuando haya conexión.

device-games = Partidas en este dispositivo
device-games-words = Estas partidas están guardadas en este navegador y en ningún otro lugar. Guárdalas en un archivo antes de borrar los datos del navegador o de cambiar de dispositivo.
device-none = Todavía no hay ninguna. Aquí aparecen las partidas con bots y con gente en este dispositivo.
device-open = Abrir un archivo
device-save = Guardar todo en un archivo
device-save-one = Guardarla en un archivo
device-imported = { $count ->
    [0] Ya tienes todas estas partidas.
    [one] Se ha añadido una partida.
   *[other] Se han añadido { $count } partidas.
}
device-arrives = ¿Añadir esta partida a este dispositivo?
device-arrives-words = El enlace la lleva entera. Se guardaría en este navegador, junto a tus otras partidas.
device-arrives-add = Añadir la partida
device-arrives-not = Ahora no
device-send = Seguir en otro dispositivo
device-send-game = Seguir la partida de { $game } en otro dispositivo
device-send-words = El enlace lleva la partida entera. Ábrelo en el otro dispositivo para seguir jugando allí. Aquí la partida se queda como está.
device-link-long = Esta partida es demasiado larga para un enlace. Guárdala en un archivo y ábrelo en el otro dispositivo.
device-delete = Borrar
device-delete-game = Borrar esta partida de { $game }
device-delete-sure = ¿Borrar esta partida?
device-delete-words = Solo está en este dispositivo. Nadie puede recuperarla.

device-file-other = Este archivo no tiene partidas de Ziggurat. No ha cambiado nada.
device-file-newer = Este archivo es de una versión más nueva. Primero actualiza la página y después ábrelo otra vez.
device-file-damaged = Este archivo está dañado. No ha cambiado nada.
device-file-large = Este archivo es demasiado grande para ser una lista de partidas. No ha cambiado nada.
device-link-damaged = A este enlace le falta una parte. Copia el enlace entero y prueba otra vez.
