# Games on this device, the page without a network, and new versions of it.

device-update = A new version is ready. Your games stay.
device-update-take = Use it now
device-update-later = Later

device-offline-ready = Everything here also works without a network, except playing with people elsewhere.
device-offline-preparing = The page is being saved on this device, to work without a network.
device-offline-insecure = Without HTTPS, browsers do not save a page for use without a network. It works while its server can be reached.
device-offline-unsupported = This browser does not save the page for use without a network. It works while its server can be reached.
device-install = Install as an app

device-storage-full = There is no room left on this device. You can play on, but the game is gone when you close this page.
device-storage-forbidden = This browser does not let the page save games. You can play on, but the game is gone when you close this page.

device-no-server = This page has no server. You can play here with bots and with people at this device.
device-no-puzzles = This page has no puzzles for that day. Try another day, or open the page with a network.

device-games = Games on this device
device-games-words = These games are kept in this browser and nowhere else. Save them as a file before you clear its data or change devices.
device-none = There are none yet. Games with bots and with people at this device appear here.
device-open = Open a file
device-save = Save all as a file
device-save-one = Save it as a file
device-imported = { $count ->
    [0] You have all these games already.
    [one] One game was added.
   *[other] { $count } games were added.
}
device-arrives = Add this game to this device?
device-arrives-words = The link carries it whole. It would be kept in this browser, beside your other games.
device-arrives-add = Add the game
device-arrives-not = Not now
device-send = Continue on another device
device-send-game = Continue { $game } on another device
device-send-words = The link carries the whole game. Open it on the other device to play on there. Here the game stays as it is.
device-link-long = This game is too long for a link. Save it as a file and open that on the other device.
device-delete = Delete
device-delete-game = Delete this game of { $game }
device-delete-sure = Delete this game?
device-delete-words = It is only on this device. Nobody can bring it back.

device-file-other = This file holds no games from Ziggurat. Nothing was changed.
device-file-newer = This file is from a newer version. Update the page first, then open it again.
device-file-damaged = This file is damaged. Nothing was changed.
device-file-large = This file is too large to be a list of games. Nothing was changed.
device-link-damaged = A part of this link is missing. Copy the whole link and try again.
