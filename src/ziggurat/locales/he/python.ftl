# What Python says and the page never does by itself: the server sends it with its words, in the reader's language.

# Games, players and figures.
game-name-taken = החבילה "{ $package }" מביאה משחק בשם "{ $name }", אבל כבר יש משחק בשם הזה.
game-unusable = אי אפשר להשתמש במשחק "{ $name }" של החבילה "{ $package }": { $why }
game-misnamed = בחבילה "{ $package }" אין משחק בשם "{ $name }" במקום שעליו מצביעה נקודת הכניסה שלה.
no-expert = { $game } לא נפתר במדויק; רק בבל נפתר.
bad-player = "{ $text }" אינו שחקן. השחקנים הם: level1 עד level5, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = "{ $text }" אינו מספר שחיפוש יכול להשתמש בו. האפשרויות הן: { $figures }.
bad-player-figure = "{ $text }" בתוך "{ $player }" אינו מספר שחיפוש יכול להשתמש בו. האפשרויות הן: { $figures }.
bot-over = המשחק נגמר: לבוט אין מה לבחור.
bot-chance = כאן התור של המזל, לא של מקום בשולחן: לבוט אין מה לבחור.
no-bot = "{ $value }" אינו בוט: לבוט צריכות להיות המתודות fresh, choose ו-analyse. "ziggurat.bots.player" יוצר בוט לפי שמו.
bad-render-mode = "{ $mode }" אינו מצב תצוגה של הסביבה הזאת; האפשרויות הן: { $known }.
no-render-mode = הסביבה הזאת לא מציגה כלום, ולכן מצב התצוגה שלה לא יכול להיות "{ $mode }".
bad-simulations = "{ $value }" אינו מספר סימולציות; צריך לפחות 1.
bad-time = "{ $value }" אינו זמן בשניות.
no-such-action = אין מהלך מספר { $token }.
not-an-action = "{ $value }" אינו מהלך. מהלך הוא טקסט, כמו ש-"legal" מציג, או מספר שלם.
no-such-seat = אין מקום "{ $seat }"; המקומות הם 1 עד { $seats }.
bad-seed = "{ $value }" אינו זרע; זרע הוא מספר שלם.
other-spaces = עם האפשרויות האלה יש למשחק { $game } מקומות, מהלכים או מישורים אחרים. צרו בשבילן סביבה חדשה.
bad-text = "{ $value }" אינו ערך של { $name }; הערכים שלו הם טקסטים.
played-by-hand = במשחק { $game } בונים ביד, ואי אפשר למנות את כל ההנחות. בוטים, ניתוח, perft וסביבות לא מכירים אותו.

# Work on several machines.
worker-died = תהליך עבודה נעצר לפני שסיים את עבודתו; אולי הזיכרון התמלא.
ray-missing =
    Ray לא מותקן כאן. כדי להתקין:
    pip install "ziggurat[ray]"
ray-unreachable = אין אשכול Ray בכתובת { $address }: { $why }
ray-lost = הקשר עם אשכול Ray בכתובת { $address } אבד: { $why }
ray-other-version = באשכול Ray בכתובת { $address } מותקנת גרסה { $theirs } של Ziggurat, ובמחשב הזה גרסה { $ours }. בשניהם צריכה להיות אותה גרסה.
ray-other-game = אשכול Ray לא מכיר את המשחק "{ $game }" כמו שהמחשב הזה מכיר אותו. התקינו אותו גם שם.

# Records and positions.
record-not-text = ברישום יש רק טקסטים; "{ $value }" אינו טקסט.
record-half-character = "{ $value }" לא יכול להופיע ברישום: יש בו חצי תו.
record-line-break = מה שכתוב ברישום תחת "{ $name }" צריך להיות בשורה אחת.
record-bad-token = "{ $token }" לא יכול להיות אסימון ברישום: בלי רווחים ובלי סוגריים משום סוג.
record-bad-note = "{ $name }" לא יכול להיות שם של הערה ברישום: מותרים רק אותיות לטיניות, ספרות וקווים תחתונים, ובהתחלה צריכה להיות אות.
record-comment-place = יש הערה אחרי אסימון { $number }, אבל מספר האסימונים ברישום הוא { $count }.
record-variation-place = יש הסתעפות במקום אסימון { $number }, אבל מספר האסימונים ברישום הוא { $count }.
record-several =
    ברישום הזה יש כמה משחקים. הפקודה הזאת קוראת קבצים כאלה:
    ziggurat record
record-too-long = המשחק שמתחיל בשורה { $line } ארוך מ-{ $most } תווים. זה לא רישום.
record-bad-json = השורה הזאת אינה רישום בצורת JSON: { $why }
record-bad-number = אי אפשר לקרוא את משחק { $number } בקובץ (שורה { $line }): { $why }
record-bad-game = { $path }, משחק { $number } (שורה { $line }): { $why }
record-checked = { $bad ->
    [0] { $games ->
        [one] משחק אחד, והוא תקין.
        [two] שני משחקים, ושניהם תקינים.
       *[other] כל { $games } המשחקים תקינים.
    }
    [one] משחק אחד מתוך { $games } לא תקין.
    [two] שני משחקים מתוך { $games } לא תקינים.
   *[other] { $bad } משחקים מתוך { $games } לא תקינים.
}
position-no-text = עמדה נכתבת כטקסט; "{ $value }" אינו טקסט.
position-illegal = מהלך { $number } של העמדה, "{ $token }", לא חוקי: { $why }

# The table server: what it waits for, what it refuses and why.
server-waiting-for = { $count ->
    [one] מחכים לעוד אדם אחד שיתיישב.
    [two] מחכים לעוד שני אנשים שיתיישבו.
   *[other] מחכים לעוד { $count } אנשים שיתיישבו.
}
server-only-watching = אתם צופים. כדי לשחק, שבו במקום פנוי.
server-not-your-turn = זה התור של מקום { $seat }.
server-undo-pending = מקום { $seat } כבר ביקש לקחת מהלך בחזרה.
server-undo-past-absent = עכשיו אי אפשר לקחת כלום בחזרה: מקום { $seat } לא נמצא כאן כדי להסכים.
server-no-undo-pending = הבקשה הזאת כבר לא פתוחה.
server-not-absent = מקום { $seat } נמצא כאן, או היה כאן עד לפני רגע.
server-rematch-made = המשחק הבא כבר מחכה.
server-no-rematch-asked = אף אחד לא ביקש עוד משחק.
server-no-open-seat = כל המקומות תפוסים. אתם מוזמנים לצפות.
server-seat-taken = מקום { $seat } לא פנוי.
server-begun-open = משחק שמתחיל מעמדה מאוחרת הוא רק לבוטים ולמי שמשחקים במכשיר הזה; אין בו מקום פנוי.
server-bad-log = זה לא יומן של משחק במכשיר: רשומה { $number } לא אפשרית.
server-no-phrase = "{ $phrase }" אינו אחד המשפטים המהירים.
server-no-hints = אין רמזים בזמן שאנשים משחקים זה נגד זה.
server-no-moment = במשחק הזה { $count ->
    [one] שוחק עד עכשיו רק מהלך אחד
    [two] שוחקו עד עכשיו רק שני מהלכים
   *[other] שוחקו עד עכשיו רק { $count } מהלכים
}.
server-unreadable = לא היה אפשר להבין את ההודעה: { $why }.
server-not-a-number = { $name } צריך להיות מספר שלם, לא "{ $value }".
server-not-json = הבקשה צריכה להיות JSON (סוג התוכן application/json).
server-not-utf8 = הבקשה אינה UTF-8 תקין.
server-one-host = בקשה צריכה לציין בדיוק שם שרת אחד.
server-headers-too-large = הכותרות של הבקשה גדולות מדי או רבות מדי.
server-too-slow = לקח לבקשה יותר מדי זמן להגיע.
server-too-large = הבקשה גדולה מדי; מותרים לכל היותר { $most } בתים.
server-no-hello = ההודעה הראשונה ב-socket צריכה להיות hello, תוך כמה שניות.
server-second-hello = כבר אמרתם שלום.
server-nothing-here = אין כלום בכתובת הזאת.
server-wrong-method = אי אפשר להשתמש כך בכתובת הזאת.
server-bad-request = לא היה אפשר להבין את הבקשה.
server-wrong-host = השרת הזה לא עונה לשם "{ $host }"; מי שמפעיל אותו יכול לאפשר את זה עם { "\u2066" }--allow-host{ "\u2069" }.
server-wrong-origin = דף מאתר אחר לא יכול להשתמש בשרת הזה.
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
server-id-used = התוכנה הזאת השתמשה במזהה אחד לשתי פקודות שונות. השנייה לא בוצעה.
server-unsure = לשרת אבד הקשר עם הנתונים בזמן השמירה, ולכן אולי זה נעשה ואולי לא. בדקו שוב בעוד רגע.
server-closing = השרת מופעל מחדש; המשחק שלכם שמור.
server-elsewhere = חלק אחר של השרת מטפל עכשיו בשולחן הזה. נסו שוב בעוד רגע.
server-thinking-lost = החלק של השרת שחושב נעצר ומופעל עכשיו מחדש. נסו שוב בעוד רגע.
server-not-kept = לשרת אין כרגע קשר עם מסד הנתונים, והוא מחכה לו. המשחק שלכם שמור; נסו שוב בעוד רגע.
server-making-ready = מכינים את הכללים של { $game }. זה קורה פעם אחת ויכול לקחת דקה או שתיים. חזרו אחר כך בבקשה.
server-too-many-requests = זה היה הרבה בבת אחת; חכו רגע בבקשה.
server-too-many-made = נפתחו הרבה שולחנות מהכתובת שלכם; חכו קצת בבקשה.
server-too-many-seats = נתפסו הרבה מקומות בשולחנות של אחרים מהכתובת שלכם; חכו קצת בבקשה.
server-too-many-tables = אין עכשיו בשרת מקום לעוד שולחן.
server-too-much-loaded = בתוך כמה דקות נכנסו מהכתובת שלכם להרבה מאוד שולחנות; חכו קצת בבקשה.
server-too-much-stored = הרבה מאוד נשמר בשביל הכתובת שלכם בתוך שעה; חכו קצת בבקשה.
server-too-many-sockets = יותר מדי אנשים מחוברים עכשיו; נסו שוב בעוד רגע.
server-watcher-gave-way = הרבה אנשים צופים, והמקום שלכם עכשיו אצל מישהו אחר. טענו את הדף מחדש כדי לצפות שוב.
server-opened-elsewhere = השולחן הזה פתוח אצלכם בהרבה מקומות, והוא ממשיך בחדשים שבהם. טענו את הדף מחדש כדי להמשיך כאן.
server-asked-too-often = כבר ביקשתם את זה הרבה פעמים. בקשו שוב אחרי המהלך הבא, או בעוד שעה.
server-table-almost-full = כל כך הרבה קרה בשולחן הזה שעכשיו הוא מקבל רק מהלכים, כדי שהמשחק יוכל להגיע לסופו.
server-table-full = כל כך הרבה קרה בשולחן הזה שכבר אין בו מקום; פתחו שולחן חדש בבקשה.
server-too-many-simulations = בוט יכול להשתמש כאן לכל היותר ב-{ $most } סימולציות.
server-too-fast = זה היה מהר מדי; חכו רגע בבקשה.
server-too-long = זה לוקח לשרת יותר מדי זמן. בקשו שוב בעוד רגע.
server-too-busy = כל הבוטים כבר חושבים; בקשו שוב בעוד רגע.
server-no-bots = במשחק { $game } בונים ביד: בוטים לא יכולים לשבת בשולחן הזה.
server-no-clock = במשחק { $game } משחקים בלי שעון.
server-no-resigning = במשחק { $game } אף אחד לא פורש: בונים יחד. כשסיימתם, בחרו "גמרנו".
server-done-pending = כבר שאלתם את האחרים אם גמרנו.
server-no-done-pending = הבקשה הזאת כבר לא פתוחה.
server-no-movement = במשחק הזה אף אחד לא רואה מה האחרים מחזיקים ביד.

# Puzzles in the terminal.
puzzle-heading = { $game }, { $date }: { $title }
puzzle-none = למשחק { $game } אין חידות; המשחקים שיש להם חידות: { $games }.
puzzle-bad-day = "{ $text }" אינו יום; כתבו כמו { "\u2066" }2026-11-15{ "\u2069" }.
puzzle-list-help =
    כדי לפתוח אחת מהן:
    ziggurat puzzle GAME
puzzle-choices = לבחירה: { $choices }
puzzle-other = הצד השני משחק { $token }.
puzzle-back = נסו שוב מההתחלה.
puzzle-answer = התשובה: { $tokens }
puzzle-left = החידה נשארת כמו שהיא; חזרו מתי שתרצו.

# The theorem of babel.
babel-theorem-plies = העמדות אחרי כל הנחה, וסימטריות נחשבות לאחת; ניצחון והפסד הם של מי שבתור, והעמדות שנגמרו נספרות עם ההפסדים:
babel-theorem-openings = ההנחה הראשונה לפי סוג הקובייה, הסימטריות בשורה אחת:
babel-theorem-distances = כמה הנחות נשארו עד הסוף כששני הצדדים משחקים הכי טוב שאפשר, ובכמה עמדות:

# Talo-Fantasy, which the server alone judges.
talo-fantasy-unreadable = "{ $token }" אינו מהלך. קחו קורות עם t7 או t3+4, ותרו על התור עם נקודה, סיימו את המשחק עם done. הנחה אומרת איפה משחררים את הקורה ואיפה הכול נעצר, למשל { "\u2066" }3@5,5,1.5/1,0,0,0~{ "\u2069" }.
talo-fantasy-no-turn = ארבעת המספרים שמסובבים קורה לא יכולים להיות כולם 0.
talo-fantasy-far = זה רחוק מדי מהשולחן.
talo-fantasy-hangs = קורה { $number }, באורך { $length }, תישאר תלויה באוויר: שום דבר מתחתיה לא מגיע עד הקרקע.
talo-fantasy-slipped = הקורה החליקה ושום דבר אחר לא זז, ולכן היא חוזרת אל היד.
talo-fantasy-not-slipped = הקורה לא חוזרת אל היד: היא נשארת איפה שהיא.
talo-fantasy-supply = המלאי נגמר, והכול עומד: { talo-fantasy-built }.
talo-climbing-only = לאפשרות { $name } אין משמעות ב-fantasy.
talo-fantasy-fall = המבנה התמוטט. בנו אותו שוב, ובעוד יותר אומץ.
talo-fantasy-done = בניתם את מה שרציתם: { talo-fantasy-built }.
talo-fantasy-built = { $bars ->
    [0] הפעם כלום
    [one] קורה אחת
    [two] שתי קורות
   *[other] { $bars } קורות
}

# Without JavaScript the page shows this, in every language (web/vite.config.ts).
page-needs-script = כדי להציג את השולחן, Ziggurat צריך JavaScript.
