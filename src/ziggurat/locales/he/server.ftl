# שרת השולחנות: מה הוא מסרב לעשות ולמה, המצבים שהוא מוסיף למשחק, רמזים ומשפטים מהירים.

server-waiting-for = { $count ->
    [one] מחכים לעוד אדם אחד שיתיישב.
    [two] מחכים לעוד שני אנשים שיתיישבו.
   *[other] מחכים לעוד { $count } אנשים שיתיישבו.
}
server-resigned = מקום { $seat } פרש מהמשחק.
server-time = הזמן של מקום { $seat } נגמר.
server-abandoned = המשחק הופסק באמצע.

server-no-table = אין כאן שולחן; אולי כבר נמחק ואולי מעולם לא היה.
server-old-rules = המשחק הזה של { $game } שוחק לפי גרסה { $version } של הכללים; בתוכנה הזאת יש גרסה { $known }.
server-wrong-key = הקישור האישי הזה לא שייך לשולחן הזה. עם הקישור של השולחן עצמו עדיין אפשר לצפות.
server-only-watching = אתם צופים. כדי לשחק, שבו במקום פנוי.
server-not-your-turn = זה התור של מקום { $seat }.
server-not-your-seat = המקום הזה לא שלכם.
server-which-seat = יש לכם כמה מקומות; ציינו איזה מהם.
server-stale = המשחק התקדם בינתיים; הביטו שוב בבקשה.
server-waiting = המשחק יתחיל כשכולם יתיישבו.
server-over = המשחק נגמר.
server-not-over = המשחק עוד נמשך.
server-bot-leads = בוט משחק עכשיו במקום { $seat }.
server-no-undo-now = עכשיו אי אפשר לקחת כלום בחזרה.
server-undo-pending = מקום { $seat } כבר ביקש לקחת מהלך בחזרה.
server-nothing-to-undo = לא שיחקתם כלום שאפשר לקחת בחזרה.
server-undo-past-absent = זה ייקח בחזרה מהלך של מקום { $seat }, שלא נמצא כאן כדי להסכים.
server-no-undo-pending = הבקשה הזאת כבר לא פתוחה.
server-no-stand-in-there = בוט יכול להחליף רק אדם אחר בשולחן.
server-not-absent = מקום { $seat } נמצא כאן, או היה כאן עד לפני רגע.
server-rematch-made = המשחק הבא כבר מחכה.
server-no-rematch-asked = אף אחד לא ביקש עוד משחק.
server-no-open-seat = כל המקומות תפוסים. אתם מוזמנים לצפות.
server-seat-taken = מקום { $seat } לא פנוי.
server-seat-count = במשחק הזה יש { $seats ->
    [one] מקום אחד
    [two] שני מקומות
   *[other] { $seats } מקומות
}, לא { $count }.
server-begun-open = משחק שמתחיל מעמדה מאוחרת הוא רק לבוטים ולמי שמשחקים במכשיר הזה; אין בו מקום פנוי.
server-bad-log = זה לא יומן של משחק במכשיר: רשומה { $number } לא אפשרית.
server-no-phrase = "{ $phrase }" אינו אחד המשפטים המהירים.
server-no-hints = אין רמזים בזמן שאנשים משחקים זה נגד זה.
server-no-moment = במשחק הזה { $count ->
    [one] שוחק עד עכשיו רק מהלך אחד
    [two] שוחקו עד עכשיו רק שני מהלכים
   *[other] שוחקו עד עכשיו רק { $count } מהלכים
}.
server-no-lesson = בשיעורים של המשחק הזה אין צעד "{ $step }".

server-unreadable = לא היה אפשר להבין את ההודעה: { $why }.
server-not-a-number = { $name } צריך להיות מספר שלם, לא "{ $value }".
server-not-json = הבקשה צריכה להיות JSON (סוג התוכן application/json).
server-not-utf8 = הבקשה אינה UTF-8 תקין.
server-one-host = בקשה צריכה לציין בדיוק שם שרת אחד.
server-headers-too-large = הכותרות של הבקשה גדולות מדי או רבות מדי.
server-too-slow = לקח לבקשה יותר מדי זמן להגיע.
server-beyond-end = { $count ->
    [one] במשחק יש רק מהלך אחד; הניתוח לא יכול להתחיל אחרי { $first }.
    [two] במשחק יש רק שני מהלכים; הניתוח לא יכול להתחיל אחרי { $first }.
   *[other] במשחק יש רק { $count } מהלכים; הניתוח לא יכול להתחיל אחרי { $first }.
}
server-too-large = הבקשה גדולה מדי; מותרים לכל היותר { $most } בתים.
server-no-hello = ההודעה הראשונה ב-socket צריכה להיות hello, תוך כמה שניות.
server-second-hello = כבר אמרתם שלום.
server-nothing-here = אין כלום בכתובת הזאת.
server-wrong-method = אי אפשר להשתמש כך בכתובת הזאת.
server-bad-request = לא היה אפשר להבין את הבקשה.
server-wrong-host = השרת הזה לא עונה לשם "{ $host }"; מי שמפעיל אותו יכול לאפשר את זה עם { "\u2066" }--allow-host{ "\u2069" }.
server-wrong-origin = דף מאתר אחר לא יכול להשתמש בשרת הזה.
server-table-damaged = המשחק השמור של השולחן הזה פגום, ולכן אי אפשר לפתוח את השולחן. זו לא אשמתכם; ספרו בבקשה למי שמפעיל את השרת.
server-table-deleted = השולחן הזה נמחק.
server-data-damaged = הנתונים של השרת פגומים. זו לא אשמתכם; ספרו בבקשה למי שמפעיל את השרת.
server-not-read = השרת לא הצליח לקרוא את זה. נסו שוב בעוד רגע.
server-not-creator = רק מי שפתח את השולחן יכול לבקש למחוק אותו.
server-forget-pending = כבר שאלו את האחרים בשולחן.
server-no-forget-pending = הבקשה הזאת כבר לא פתוחה.
server-no-network = המחשב הזה עוד לא מחובר לרשת. התחברו ל-Wi-Fi או חברו כבל, ונסו שוב.
server-network-not-yours = רק מי שיושב ליד המחשב עצמו יכול לאפשר לאחרים להצטרף.
server-network-fixed = ההחלטה אם אחרים יכולים להצטרף נקבעה כשהשרת הזה הופעל.
server-crash = משהו השתבש בשרת; המשחק שלכם שמור.
server-not-stored = השרת לא הצליח לשמור את זה, ולכן זה לא נעשה. נסו שוב בבקשה.
server-closing = השרת מופעל מחדש; המשחק שלכם שמור.
server-elsewhere = חלק אחר של השרת מטפל עכשיו בשולחן הזה. נסו שוב בעוד רגע.
server-not-kept = לשרת אין כרגע קשר עם מסד הנתונים, והוא מחכה לו. המשחק שלכם שמור; נסו שוב בעוד רגע.

server-making-ready = מכינים את הכללים של { $game }. זה קורה פעם אחת ויכול לקחת דקה או שתיים. חזרו אחר כך בבקשה.
server-too-many-requests = זה היה הרבה בבת אחת; חכו רגע בבקשה.
server-too-many-made = נפתחו הרבה שולחנות מהכתובת שלכם; חכו קצת בבקשה.
server-too-many-tables = אין עכשיו בשרת מקום לעוד שולחן.
server-too-many-sockets = יותר מדי אנשים מחוברים עכשיו; נסו שוב בעוד רגע.
server-table-full = כל כך הרבה קרה בשולחן הזה שכבר אין בו מקום; פתחו שולחן חדש בבקשה.
server-too-many-simulations = בוט יכול להשתמש כאן לכל היותר ב-{ $most } סימולציות.
server-too-fast = זה היה מהר מדי; חכו רגע בבקשה.
server-too-busy = כל הבוטים כבר חושבים; בקשו שוב בעוד רגע.

phrase-hello = שלום.
phrase-good-luck = בהצלחה.
phrase-nice = מהלך יפה.
phrase-oops = אופס.
phrase-thinking = רגע, צריך לחשוב.
phrase-thanks = תודה.
phrase-well-played = משחק יפה.
phrase-one-more = עוד משחק?
phrase-goodbye = להתראות.
server-no-bots = במשחק { $game } בונים ביד: בוטים לא יכולים לשבת בשולחן הזה.
server-no-clock = במשחק { $game } משחקים בלי שעון.
server-no-resigning = במשחק { $game } אף אחד לא פורש: בונים יחד. כשסיימתם, בחרו "גמרנו".
server-done-pending = כבר שאלתם את האחרים אם גמרנו.
server-no-done-pending = הבקשה הזאת כבר לא פתוחה.
server-no-movement = במשחק הזה אף אחד לא רואה מה האחרים מחזיקים ביד.
