# שורת הפקודה והמשחק במקלדת.

bad-usage =
    { $why }
    מה אפשר לכתוב:
    { $command } --help
bad-number = { $name } צריך להיות מספר שלם, { $least } או יותר, לא "{ $text }".
bad-number-between = { $name } צריך להיות מספר שלם מ-{ $least } עד { $most }, לא "{ $text }".
bad-seconds = { $name } צריך להיות מספר שניות גדול מ-0, כמו 2 או 0.5, לא "{ $text }".
bad-option = "{ $text }" אינה אפשרות; כתבו { "\u2066" }name=value{ "\u2069" }.
option-twice = האפשרות { $name } מופיעה פעמיים.
option-text = טקסט
option-drawn = בהגרלה
options-drawn = הוגרל: { $values }
unknown-language = Ziggurat לא מדבר "{ $language }"; השפות הן: { $known }.
not-text = הקובץ "{ $path }" אינו טקסט ב-UTF-8.
not-text-typed = הקלט הרגיל אינו טקסט ב-UTF-8.
unreadable = אי אפשר לקרוא את הקובץ "{ $path }": { $why }.
unwritable = אי אפשר לכתוב את הקובץ "{ $path }": { $why }.
unwritable-folder = אי אפשר להשתמש בתיקייה "{ $path }": { $why }.
system-failed = התוכנה לא יכולה להמשיך: { $why }.
interrupted = נעצר לפני שהעבודה הסתיימה.
after-illegal = מהלך { $number } של { "\u2066" }--after{ "\u2069" }, "{ $token }", לא חוקי: { $why }
replay-ended = המשחק נגמר מוקדם ({ $termination }); התוצאה: { $result }.
replay-termination = { $how ->
    [resigned] מקום { $seat } פרש
    [time] הזמן של מקום { $seat } נגמר
   *[abandoned] הופסק באמצע
}
hint-order = החיפוש מסתכל הכי הרבה פעמים על מה שהוא הכי סומך עליו. זה בא ראשון, גם לפני אחוז גבוה יותר שנשען על מעט הסתכלויות.
expected-line = לפי החיפוש צפוי: { $line }
best-line = המשחק הכי טוב של שני הצדדים: { $line }
hint-others = { $count ->
    [one] ועוד מהלך אחד
    [two] ועוד שני מהלכים
   *[other] ועוד { $count } מהלכים
}
analyse-better = טוב יותר: { $token } { $worth }
# מספרים בטבלאות, כמו שהשפה כותבת אותם.
figure-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
figure-percent-exact = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-player = שחקן
arena-games = משחקים
arena-score = תוצאה
arena-elo = Elo (95%)
arena-time = למהלך
arena-of = { $count ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $count } משחקים
}
arena-too-few = לטורניר צריך לפחות שני שחקנים, ומשחק עם לפחות שני מקומות.
arena-two = האפשרות { "\u2066" }--until-sure{ "\u2069" } היא לשני שחקנים בדיוק.
arena-stronger = { $player } חזק יותר, בערך ב-{ $elo } Elo או יותר.
arena-not-stronger = { $player } לא חזק יותר.
arena-unsure = המשחקים האלה מעטים מכדי לדעת אם { $player } חזק יותר ב-{ $elo } Elo.

play-welcome = { $game }. הקלידו מהלך, או ? לעזרה.
play-help =
    הקלידו מהלך, כמו ש-"legal" מציג, או אחת מאלה:
    legal, show, hint, undo, save FILE, load FILE, quit
    אפשר להקליד כמה מהלכים בשורה אחת: או שכולם מתקבלים, או שאף אחד לא. סיימו את השורה במקום שבו המזל או בוט מחליטים.
play-which-game = איזה משחק?
play-who = מי משחק?
play-against-bot = אתם, נגד בוט
play-how-strong = כמה חזק?
play-bad-level = "{ $text }" אינה רמה; הרמות הן 1 עד 5.
play-people = אנשים, במקלדת הזאת
play-watch = בוטים לבדם; אתם צופים
play-choose-number = הקלידו בבקשה מספר מ-1 עד { $most }, או את ההתחלה של תשובה.
play-choose-one = "{ $text }" יכול להיות: { $answers }. הקלידו בבקשה עוד אותיות.
play-no-answer = לא הייתה תשובה; לא משחקים.
play-load-alone = האפשרות { "\u2066" }--load{ "\u2069" } מביאה משחק משלה; השמיטו את GAME, את { "\u2066" }-o{ "\u2069" } ואת { "\u2066" }--after{ "\u2069" }.
play-at-what = האפשרות { "\u2066" }--at{ "\u2069" } היא למשחק שמור: השתמשו בה עם { "\u2066" }--load FILE{ "\u2069" }.
play-at-beyond = המשחק השמור נגמר אחרי מהלך { $count }, ולכן אין בו עמדה אחרי מהלך { $ply }.
play-bad-bots = "{ $text }" אינו רשימת מקומות במשחק הזה; כתבו מקומות מ-1 עד { $seats } עם פסיקים ביניהם, או none.
play-bot = מקום { $seat } משחק { $token }.
play-drawn = המזל: { $token }.
play-not-legal = ("legal" מציג מה אפשר לעשות.)
play-line-illegal = { $why } לכן שום מהלך מהשורה הזאת לא נעשה. הבעיה היא "{ $token }".
play-line-chance = "{ $token }" בא מוקדם מדי: המזל מחליט קודם. לכן שום מהלך מהשורה הזאת לא נעשה; הקלידו רק מה שלפני "{ $token }".
play-line-bot = "{ $token }" לא שלכם: בוט משחק במקום { $seat }. לכן שום מהלך מהשורה הזאת לא נעשה; הקלידו רק מה שלפני "{ $token }".
play-which-file = כתבו "{ "\u2066" }{ $command } FILE{ "\u2069" }", עם שם של קובץ.
play-nothing-to-undo = אין מה לקחת בחזרה.
play-hint-more = (הקלידו "hint" שוב כדי לדעת עוד.)
play-no-hint = המשחק נגמר; אין עוד רמזים.
hint-steps = ברמז יש { $most } צעדים: 1 איפה להביט, 2 איזה חלק, 3 המהלך, 4 למה.
play-saved = נשמר ב-{ $path }.
play-overwrite = ב-{ $path } כבר יש משהו אחר. לכתוב במקומו? הקלידו כן או לא.
play-not-saved = שום דבר לא נשמר; הקובץ ההוא נשאר כמו שהוא.
play-drop = המשחק הנוכחי לא נשמר. לוותר עליו ולטעון את האחר? הקלידו כן או לא.
play-not-loaded = שום דבר לא נטען; המשחק ממשיך.
play-end = המשחק נגמר.
play-after-end = ("undo" לוקח בחזרה את המהלך האחרון שלכם, "save FILE" שומר את המשחק, ושורה ריקה מסיימת את התוכנה.)
play-record =
    כדי להמשיך משחק שמור:
    ziggurat play --load FILE
    רישום המשחק, כדי לשמור אותו:
play-kept =
    המשחק נקטע; הוא שמור ב-{ $path }. להמשך:
    ziggurat play --load FILE
play-not-kept = המשחק נקטע, ולא היה אפשר לכתוב קובץ. הרישום היחיד שלו הוא בשורות שלמעלה.
play-by-hand = במשחק { $game } בונים ביד, בשלושה ממדים. שחקו בו בדף; כאן אפשר להציג מחדש את הרישומים שלו.

arena-pair = { $one } – { $other }: { $share } ({ $low } … { $high }), { arena-of }
arena-all-distinct = אף משחק לא שוחק פעמיים.
arena-distinct = { $distinct ->
    [one] כל המשחקים האלה הם אותו משחק בדיוק. טווחי הטעות ורווחי הסמך סופרים אותו פעם אחת.
    [two] רק שניים מהמשחקים האלה שונים זה מזה. טווחי הטעות ורווחי הסמך לא סופרים אף משחק פעמיים.
   *[other] רק { $distinct } מהמשחקים האלה שונים זה מזה. טווחי הטעות ורווחי הסמך לא סופרים אף משחק פעמיים.
}
play-yes-words = כן, כ
