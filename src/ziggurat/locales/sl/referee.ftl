# Miza na tej napravi in sodnik strani.

page-referee-broken = Pri računanju je šlo nekaj narobe. Nič ni izgubljeno: poskusi znova.
page-needs-server = Ta brskalnik pravil ne more izvajati sam. Igraš prek strežnika, brez omrežja pa ne deluje nič.
device-no-table = Te partije ni na tej napravi. Morda je na drugi ali pa je izbrisana.
device-damaged = Shranjene partije ni več mogoče prebrati: prekine se pri vnosu { $version }.

page-invite-which = Čigavo mesto se sprosti?
page-invite-moves = Partija se nadaljuje na strežniku z vsem, kar je že odigrano. Kdor odpre povezavo, prevzame to mesto.
page-invite-place = { $name } (sedež { $seat })
page-invite-server = Za povabilo potrebuje stran svoj strežnik, ki pa zdaj ni dosegljiv.
