# Partier på den här enheten, sidan utan nätverk, och nya versioner av den.

device-update = En ny version är klar. Dina partier finns kvar.
device-update-take = Uppdatera nu
device-update-later = Senare

device-offline-ready = Allt här fungerar också utan nätverk, utom att spela med människor på annat håll.
device-offline-preparing = Sidan sparas på enheten, så att den fungerar utan nätverk.
device-offline-insecure = Utan HTTPS kan en webbläsare inte spara sidan för att spela utan nätverk. Den fungerar så länge servern går att nå.
device-offline-unsupported = Den här webbläsaren kan inte spara sidan för att spela utan nätverk. Den fungerar så länge servern går att nå.
device-install = Installera som app

device-storage-full = Det finns ingen plats kvar på enheten. Du kan spela vidare, men partiet försvinner när du stänger sidan.
device-storage-forbidden = Den här webbläsaren låter inte sidan spara partier. Du kan spela vidare, men partiet försvinner när du stänger sidan.

device-no-server = Den här sidan har ingen server. Du kan spela här med bottar och med människor på den här enheten.
device-no-puzzles = Sidan har inga kluringar för den dagen. Pröva en annan dag, eller öppna sidan med nätverk.

device-games = Partier på den här enheten
device-games-words = De här partierna finns i webbläsaren och ingen annanstans. Spara dem som en fil innan du rensar webbläsarens data eller byter enhet.
device-none = Det finns inga än. Partier med bottar och med människor på den här enheten hamnar här.
device-open = Öppna en fil
device-save = Spara alla som fil
device-save-one = Spara som fil
device-imported = { $count ->
    [0] Du har redan alla de här partierna.
    [one] Ett parti lades till.
   *[other] { $count } partier lades till.
}
device-arrives = Lägga till partiet på den här enheten?
device-arrives-words = Länken innehåller hela partiet. Det skulle sparas i den här webbläsaren, bredvid dina andra partier.
device-arrives-add = Lägg till partiet
device-arrives-not = Inte nu
device-send = Fortsätt på en annan enhet
device-send-game = Fortsätt { $game } på en annan enhet
device-send-words = Länken innehåller hela partiet. Öppna den på den andra enheten för att spela vidare där. Här ligger partiet kvar som det är.
device-link-long = Partiet är för långt för en länk. Spara det som en fil och öppna den på den andra enheten.
device-delete = Radera
device-delete-game = Radera det här partiet ({ $game })
device-delete-sure = Radera partiet?
device-delete-words = Det finns bara på den här enheten. Ingen kan få tillbaka det.

device-file-other = Filen innehåller inga partier från Ziggurat. Inget ändrades.
device-file-newer = Filen är från en nyare version. Uppdatera sidan först och öppna den sedan igen.
device-file-damaged = Filen är skadad. Inget ändrades.
device-file-large = Filen är för stor för att vara en lista med partier. Inget ändrades.
device-link-damaged = En del av länken saknas. Kopiera hela länken och försök igen.
