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
