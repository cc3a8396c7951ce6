# Stół na tym urządzeniu i sędzia na stronie.

page-referee-broken = Coś się nie udało przy liczeniu. Nic nie przepadło: spróbuj jeszcze raz.
page-needs-server = Ta przeglądarka nie potrafi sama pilnować zasad. Grasz przez serwer, a bez sieci nic nie działa.
device-no-table = Tej partii nie ma na tym urządzeniu. Może jest na innym albo została usunięta.
device-damaged = Zapisanej partii nie da się już odczytać: urywa się na wpisie { $version }.

page-invite-which = Czyje miejsce oddajesz?
page-invite-moves = Partia toczy się dalej na serwerze, ze wszystkim, co już zagrano. Kto otworzy link, zajmie to miejsce.
page-invite-place = { $name } (gracz { $seat })
page-invite-server = Żeby kogoś zaprosić, strona potrzebuje swojego serwera, a on teraz nie odpowiada.
