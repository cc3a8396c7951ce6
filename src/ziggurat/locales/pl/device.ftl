# Partie na tym urządzeniu, strona bez sieci i jej nowe wersje.

device-update = Nowa wersja jest gotowa. Twoje partie zostają.
device-update-take = Użyj teraz
device-update-later = Później

device-offline-ready = Wszystko tutaj działa też bez sieci, oprócz gry z kimś, kto jest gdzie indziej.
device-offline-preparing = Strona zapisuje się na tym urządzeniu, żeby działać bez sieci.
device-offline-insecure = Bez HTTPS przeglądarki nie zapisują strony do użycia bez sieci. Działa, dopóki jej serwer odpowiada.
device-offline-unsupported = Ta przeglądarka nie zapisuje strony do użycia bez sieci. Działa, dopóki jej serwer odpowiada.
device-install = Zainstaluj jako aplikację

device-storage-full = Na tym urządzeniu nie ma już miejsca. Możesz grać dalej, ale gdy zamkniesz stronę, partia zniknie.
device-storage-forbidden = Ta przeglądarka nie pozwala stronie zapisywać partii. Możesz grać dalej, ale gdy zamkniesz stronę, partia zniknie.

device-no-server = Ta strona nie ma serwera. Możesz tu grać z botami i z osobami przy tym urządzeniu.
device-no-puzzles = Ta strona nie ma zagadek na ten dzień. Wybierz inny dzień albo otwórz stronę, gdy będzie sieć.

device-games = Partie na tym urządzeniu
device-games-words = Te partie są tylko w tej przeglądarce i nigdzie indziej. Zapisz je jako plik, zanim wyczyścisz jej dane albo zmienisz urządzenie.
device-none = Jeszcze żadnych nie ma. Tu pojawią się partie z botami i z osobami przy tym urządzeniu.
device-open = Otwórz plik
device-save = Zapisz wszystkie jako plik
device-save-one = Zapisz jako plik
device-imported = { $count ->
    [0] Masz już wszystkie te partie.
    [one] Jest jedna nowa partia.
    [few] Są { $count } nowe partie.
   *[many] Jest { $count } nowych partii.
}
device-arrives = Dodać tę partię do partii na tym urządzeniu?
device-arrives-words = W linku jest cała partia. Jeśli ją dodasz, zostanie w tej przeglądarce, obok twoich innych partii.
device-arrives-add = Dodaj partię
device-arrives-not = Nie teraz
device-send = Graj dalej na innym urządzeniu
device-send-game = Graj dalej w { $game } na innym urządzeniu
device-send-words = W linku jest cała partia. Otwórz go na innym urządzeniu, żeby tam grać dalej. Tutaj partia zostaje taka, jaka jest.
device-link-long = Ta partia jest za długa na link. Zapisz ją jako plik i otwórz go na innym urządzeniu.
device-delete = Usuń
device-delete-game = Usuń tę partię ({ $game })
device-delete-sure = Usunąć tę partię?
device-delete-words = Jest tylko na tym urządzeniu. Nikt nie może jej przywrócić.

device-file-other = W tym pliku nie ma partii z Zigguratu. Nic się nie zmieniło.
device-file-newer = Ten plik jest z nowszej wersji. Najpierw zaktualizuj stronę, potem otwórz go jeszcze raz.
device-file-damaged = Ten plik jest uszkodzony. Nic się nie zmieniło.
device-file-large = Ten plik jest za duży na listę partii. Nic się nie zmieniło.
device-link-damaged = Brakuje kawałka tego linku. Skopiuj cały link i spróbuj jeszcze raz.
