# שרת השולחנות: מה הוא מסרב לעשות ולמה, המצבים שהוא מוסיף למשחק, רמזים ומשפטים מהירים.

server-resigned = מקום { $seat } פרש מהמשחק.
server-time = הזמן של מקום { $seat } נגמר.
server-abandoned = כל כך הרבה קרה בשולחן הזה שכבר אין בו מקום: המשחק נגמר כאן, ואף אחד לא מפסיד בו.

server-no-table = אין כאן שולחן; אולי כבר נמחק ואולי מעולם לא היה.
server-old-rules = המשחק הזה של { $game } שוחק לפי גרסה { $version } של הכללים; בתוכנה הזאת יש גרסה { $known }.
server-wrong-key = הקישור האישי הזה לא שייך לשולחן הזה. עם הקישור של השולחן עצמו עדיין אפשר לצפות.
server-not-your-seat = המקום הזה לא שלכם.
server-which-seat = יש לכם כמה מקומות; ציינו איזה מהם.
server-stale = המשחק התקדם בינתיים; הביטו שוב בבקשה.
server-waiting = המשחק יתחיל כשכולם יתיישבו.
server-over = המשחק נגמר.
server-not-over = המשחק עוד נמשך.
server-bot-leads = בוט משחק עכשיו במקום { $seat }.
server-no-undo-now = עכשיו אי אפשר לקחת כלום בחזרה.
server-nothing-to-undo = לא שיחקתם כלום שאפשר לקחת בחזרה.
server-no-stand-in-there = בוט יכול להחליף רק אדם אחר בשולחן.
server-seat-count = במשחק הזה יש { $seats ->
    [one] מקום אחד
    [two] שני מקומות
   *[other] { $seats } מקומות
}, לא { $count }.
server-no-lesson = בשיעורים של המשחק הזה אין צעד "{ $step }".

server-beyond-end = { $count ->
    [one] במשחק יש רק מהלך אחד; הניתוח לא יכול להתחיל אחרי { $first }.
    [two] במשחק יש רק שני מהלכים; הניתוח לא יכול להתחיל אחרי { $first }.
   *[other] במשחק יש רק { $count } מהלכים; הניתוח לא יכול להתחיל אחרי { $first }.
}
server-table-damaged = המשחק השמור של השולחן הזה פגום, ולכן אי אפשר לפתוח את השולחן. זו לא אשמתכם; ספרו בבקשה למי שמפעיל את השרת.
server-table-deleted = השולחן הזה נמחק.

phrase-hello = שלום.
phrase-good-luck = בהצלחה.
phrase-nice = מהלך יפה.
phrase-oops = אופס.
phrase-thinking = רגע, צריך לחשוב.
phrase-thanks = תודה.
phrase-well-played = משחק יפה.
phrase-one-more = עוד משחק?
phrase-goodbye = להתראות.
