# Una mesa en este dispositivo, y el árbitro de la página.

page-referee-broken = Algo ha salido mal al calcularlo. No se ha perdido nada: prueba otra vez.
page-needs-server = Este navegador no puede llevar las reglas por su cuenta. Juegas a través del servidor, y sin conexión no funciona nada.
device-no-table = Esta partida no está en este dispositivo. Quizá está en otro, o se borró.
device-damaged = La partida guardada ya no se puede leer: se corta en la entrada { $version }.

page-invite-which = ¿Qué sitio queda libre?
page-invite-moves = La partida sigue en el servidor, con todo lo jugado hasta ahora. Quien abra el enlace ocupa este sitio.
page-invite-place = { $name } (sitio { $seat })
page-invite-server = Para invitar a alguien, la página necesita su servidor, y ahora no hay conexión con él.
