# למי שמפעיל שרת: הפעלה, נתונים, גיבויים, עותקים ובדיקות. הדף לא אומר כלום מזה.

server-at =
    Ziggurat פועל. עוצרים אותו עם Ctrl+C. הכתובת:
    { $url }
server-house =
    אחרים ברשת שלכם ימצאו אותו בכתובת:
    { $url }
server-no-port = השרת לא יכול להאזין ב-{ $host }, פורט { $port }: { $why }.
server-bad-limit = "{ $wish }" לא קובע גבול; כתבו { "\u2066" }name=number{ "\u2069" }. הגבולות הם: { $known }.
server-no-socket = אי אפשר להשתמש ב-socket שהועבר עם LISTEN_FDS: { $why }.
server-bad-days = אי אפשר להעביר שולחנות לארכיון אחרי { $days } ימים; בחרו יותר מ-0 ולכל היותר { $most }.
server-bad-thinkers = מספר תהליכוני החשיבה צריך להיות מ-1 עד { $most }, לא { $count }.
server-workers-need-database =
    כמה תהליכי עבודה צריכים מסד נתונים משותף. הוסיפו בבקשה:
    --data postgresql://…
server-bad-workers = מספר תהליכי העבודה צריך להיות מ-1 עד { $most }, לא { $count }.
server-worker-not-started = תהליך עבודה אחד לא עלה; הפלט שלו למעלה אומר למה.
server-bad-address =
    "{ $address }" אינה כתובת שמתאימה כאן. אל תכתבו כלום אחרי השם. דוגמה:
    https://games.example.org
server-no-data = אי אפשר להשתמש בתיקיית הנתונים { $folder }: { $why }.
server-data-in-use = שרת אחר משתמש בתיקיית הנתונים { $folder }. שניים לא יכולים לחלוק אותה.
server-data-in-use-at =
    { server-data-in-use } תמצאו אותו בכתובת:
    { $url }
server-no-page = אין דף בתיקייה { $folder }: חסר index.html.
server-data-too-new = הנתונים נכתבו ב-Ziggurat חדש יותר (גרסה { $version } של הסכמה; כאן מוכרת גרסה { $known }). לא נגענו בהם; השתמשו בבקשה בגרסה החדשה.
server-backup = הנתונים הועתקו אל { $file }.
server-backup-over-itself = { $file } שייך לנתונים שצריך להעתיק. בחרו בבקשה מקום אחר לעותק.
server-backup-in-use = שרת משתמש בתיקייה { $folder }. כתבו בבקשה את העותק לתיקייה אחרת.
server-backup-opened = תוכנה אחרת פתחה את { $file }, או השאירה אותו לא גמור. בחרו בבקשה שם אחר לעותק.
server-backup-not-ours = { $file } כבר קיים ואינו גיבוי קודם. בחרו בבקשה שם אחר לעותק.
server-backup-damaged =
    הנתונים בתיקייה { $folder } פגומים, ולכן לא נשמר עותק: { $why }. לפרטים נוספים:
    ziggurat check-data
server-counts = { $tables ->
    [one] שולחן אחד
    [two] שני שולחנות
   *[other] { $tables } שולחנות
}, { $events ->
    [one] רשומה אחת
    [two] שתי רשומות
   *[other] { $events } רשומות
}.
server-data-read = נקראו: { $tables ->
    [one] שולחן אחד
    [two] שני שולחנות
   *[other] { $tables } שולחנות
} עם { $events ->
    [one] רשומה אחת
    [two] שתי רשומות
   *[other] { $events } רשומות
}.
server-data-missing = אין שולחנות בתיקייה { $folder }: חסר הקובץ tables.sqlite3.
server-data-empty = הקובץ { $file } ריק, ולכן השולחנות שלו אבדו. שימו במקומו גיבוי, או מחקו את הקובץ הריק כדי להתחיל מחדש.
server-data-only-log = { $file } חסר, אבל { $log } נמצא ואולי יש בו משחקים. החזירו את מסד הנתונים, או העבירו את היומן למקום אחר כדי להתחיל מחדש.
server-bad-forget-days = אי אפשר למחוק שולחנות אחרי { $days } ימים; בחרו יותר מ-0 ולכל היותר { $most }.
server-no-postgres =
    ל-PostgreSQL צריך דרייבר שלא מותקן. כדי להתקין:
    pip install "ziggurat[postgres]"
server-database-bad-url =
    { $database } אינה כתובת של מסד נתונים: { $why }. דוגמה:
    postgresql://user@host/name
server-database-unreachable = אין קשר עם מסד הנתונים { $database }: { $why }.
server-database-rights = למשתמש של מסד הנתונים { $database } חסרה הרשאה ש-Ziggurat צריך: { $why }. Ziggurat יוצר סכמה בשם "ziggurat" וצריך להיות הבעלים של הטבלאות שלה.
server-database-read-only = כרגע אפשר רק לקרוא ממסד הנתונים { $database }. בחרו בבקשה מסד נתונים שאפשר לכתוב אליו.
server-database-replica = מסד הנתונים { $database } הוא עותק משוכפל, ואפשר רק לקרוא ממנו. תנו בבקשה את הכתובת של השרת הראשי.
server-database-full = הדיסק של מסד הנתונים { $database } מלא. פנו שם מקום בבקשה; שום דבר לא אבד.
server-database-failed = מסד הנתונים { $database } מדווח על שגיאה: { $why }.
server-database-in-use = שרת אחר משתמש במסד הנתונים { $database }; שניים יפריעו זה לזה.
server-database-not-ours = במסד הנתונים יש סכמה בשם "ziggurat" שאינה שלנו. לא נגענו בה; בחרו בבקשה מסד נתונים אחר.
server-database-missing = אין טבלאות של Ziggurat במסד הנתונים { $database }.
server-data-unfinished =
    הנתונים האלה באים מהעתקה שלא הסתיימה. הריצו בבקשה שוב את אותה פקודה:
    ziggurat copy-data
server-backup-postgres =
    הנתונים נמצאים ב-PostgreSQL. העתיקו אותם בבקשה בכלי שלו, גם בזמן שהשרת פועל:
    pg_dump --format=custom --file=tables.dump { $database }
server-copied = כל הנתונים הועתקו אל { $place } והושוו.
server-copying = הועתקו { NUMBER($done) } מתוך { NUMBER($total) } שולחנות.
server-copy-same = אי אפשר להעתיק את { $place } אל עצמו.
server-copy-older = הנתונים ב-{ $place } הם מגרסה ישנה יותר. הפעילו איתם פעם אחת את הגרסה הזאת, עצרו אותה, ואז העתיקו.
server-copy-others = ב-{ $place } כבר יש שולחנות שאינם בין אלה שמועתקים, למשל { $table }. שום דבר לא הועתק; בחרו בבקשה מקום ריק.
server-copy-differs = המשחק בשולחן { $table } המשיך ב-{ $place }. שום דבר לא נדרס; בחרו בבקשה מקום ריק.
server-copy-damaged =
    השולחן { $table } פגום ואי אפשר להעתיק אותו. קודם תקנו או מחקו אותו:
    ziggurat check-data
    ziggurat forget
server-copy-not-equal = העותק שונה מהמקור. הוא מסומן כלא גמור; הריצו בבקשה את הפקודה שוב.
server-copy-interrupted = ההעתקה נקטעה ולא הסתיימה. אותה פקודה ממשיכה אותה.
server-forgotten = השולחן { $table } נמחק.
server-forget-unknown = אין שולחן { $table } ב-{ $folder }. שום דבר לא נמחק.
server-forget-other-version = השרת הפועל הוא גרסה אחרת של Ziggurat. עצרו אותו קודם בבקשה, ונסו שוב.
server-forget-later = השרת עסוק ולא ענה. הוא ימחק את השולחן ברגע שיוכל.

check-table = שולחן { $table }:
check-file = הקובץ:
check-database = מסד הנתונים:
check-skipped = { $count ->
    [one] בשולחן אחד יש משחק או כללים שהגרסה הזאת לא מכירה; המהלכים שלו לא נבדקו.
    [two] בשני שולחנות יש משחקים או כללים שהגרסה הזאת לא מכירה; המהלכים שלהם לא נבדקו.
   *[other] ב-{ $count } שולחנות יש משחקים או כללים שהגרסה הזאת לא מכירה; המהלכים שלהם לא נבדקו.
}
check-whole = הכול בסדר.
check-damaged = { $count ->
    [one] דבר אחד לא בסדר.
    [two] שני דברים לא בסדר.
   *[other] { $count } דברים לא בסדר.
}
damage-missing = חסרה רשומה { NUMBER($version, useGrouping: 0) }.
damage-unreadable = אי אפשר לקרוא את רשומה { NUMBER($version, useGrouping: 0) }.
damage-impossible = רשומה { NUMBER($version, useGrouping: 0) } לא יכולה לבוא אחרי אלה שלפניה.
damage-no-beginning = הרשומה הראשונה אינה התחלה.
damage-no-log = חסר היומן של השולחן הזה.
damage-not-listed = השולחן הזה חסר ברשימת השולחנות.
damage-tail = חסרות הרשומות אחרי מספר { NUMBER($version, useGrouping: 0) }.
damage-keys = מפתח של השולחן הזה חסר או פגום.
damage-file = SQLite מדווח על נזק.
damage-database = PostgreSQL מדווח על נזק.
damage-not-ours = זה לא מסד נתונים של Ziggurat.
damage-log = { $count ->
    [one] יומן הכתיבה המוקדמת (write-ahead log) פגום; לפחות פעולת שמירה אחת שבו אבדה.
    [two] יומן הכתיבה המוקדמת (write-ahead log) פגום; לפחות שתי פעולות שמירה שבו אבדו.
   *[other] יומן הכתיבה המוקדמת (write-ahead log) פגום; לפחות { $count } פעולות שמירה שבו אבדו.
}
damage-fewer = בפעם האחרונה שהשרת פעל היו { $tables ->
    [one] שולחן אחד
    [two] שני שולחנות
   *[other] { $tables } שולחנות
} { $events ->
    [one] ורשומה אחת
    [two] ושתי רשומות
   *[other] ו-{ $events } רשומות
}; חלק מהם אבדו.
server-no-backup = לא היה אפשר להעתיק את הנתונים מ-{ $folder } אל { $file }: { $why }.
server-docs-not-here =
    העותק הזה של Ziggurat נבנה בלי התיעוד שלו.

    בקוד המקור של Ziggurat דפי התיעוד הם קובצי טקסט בתיקייה "docs", והראשון שבהם הוא docs/index.md. הפקודה הבאה בונה מהם אתר, ו-"ziggurat serve" מציג אותו כאן, גם אם הוא כבר פועל:
    make docs
    חבילות שנבנו בעזרת "make release" כבר כוללות את האתר.
