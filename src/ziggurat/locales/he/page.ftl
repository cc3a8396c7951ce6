# הדף בדפדפן. המילים של הלוחות נמצאות בקובץ של כל משחק.

page-welcome = משחקים שבהם חשוב מה עומד על מה.
page-welcome-more = בחרו משחק ולחצו על "לשחק": קוצי כבר מחכה לכם. או הזמינו מישהו לשולחן.
page-play = לשחק
page-play-game = לשחק { $game }
page-more-ways = עוד דרכים
page-more-ways-game = עוד דרכים לשחק { $game }
page-missions = משימות
page-learn = ללמוד
page-learn-game = ללמוד { $game }
page-learn-steps = ללמוד צעד אחר צעד
page-explore = לחקור
page-explore-game = לחקור את { $game }
page-listed = שולחנות פתוחים
page-phase = { $phase ->
    [waiting] מחכים לשחקנים
    [over] נגמר
   *[playing] { $ply ->
        [0] רק התחיל
        [one] מהלך אחד
        [two] שני מהלכים
       *[other] { $ply } מהלכים
    }
}
page-docs = תיעוד (באנגלית)
page-about = אודות
page-about-words = Ziggurat מביא ארבעה משחקי בנייה לשולחן אחד: למי שמשחקים יחד במכשיר אחד, באותו בית או רחוק זה מזה, וגם לבוטים. משחקים נגד בוטים ומשחקים במכשיר אחד פועלים בדפדפן שלכם; השרת מחבר בין אנשים.
page-about-names = שמות המשחקים שייכים לחברות שמוציאות אותם לאור, והן לא שותפות לפרויקט הזה. כל הטקסטים, התמונות והצלילים כאן הם של הפרויקט עצמו.
page-about-parts = נבנה בעזרת
page-home = דף הבית
page-close = סגירה
page-cancel = ביטול

page-lost = אין כאן כלום
page-lost-page = הכתובת הזאת לא מובילה לשום מקום. אולי הקישור ישן, או שאות הלכה לאיבוד בדרך.
page-lost-table = השולחן הזה כבר לא כאן
page-no-such-game = אין כאן משחק בשם הזה.
page-not-loaded = לא הצלחנו לטעון את הדף
page-not-loaded-more = בדקו את החיבור ונסו שוב.
page-try-again = לנסות שוב
page-unreachable = אין קשר עם השרת. מנסים שוב…
page-lost-line = החיבור נותק, אבל המשחק שלכם שמור. מנסים שוב…
page-lost-line-busy = החיבור נותק. המהלך שלכם שמור, ויישלח ברגע שהחיבור יחזור.
page-opening = פותחים את השולחן…

page-who-plays = מי משחק?
page-way-bot = נגד בוט
page-way-here = יחד במכשיר הזה
page-way-link = הזמנה בקישור
page-way-anyone = כל אחד יכול להצטרף
page-seat = מקום { $seat }
page-seats = מקומות
page-seat-here = { $first ->
    [true] אתם, במכשיר הזה
   *[false] מישהו במכשיר הזה
}
page-seat-open = { $listed ->
    [true] מי שיעבור כאן
   *[false] מי שיקבל את הקישור
}
page-open-seat = מקום פנוי
page-name = השם שלכם
page-name-of = השם במקום { $seat }
page-you = אתם
page-bot = { $level ->
    [0] בוט
    [1] פיפ
    [2] קוצי
    [3] פוקסי
    [4] קסטור
   *[5] מינרווה
}
page-bot-choice = { page-bot } ({ $level ->
    [1] עדין
    [2] ידידותי
    [3] פיקח
    [4] חזק
   *[5] אלופה
})
page-bot-rated = { page-bot-choice }, דירוג { $rating } ± { $margin }, משחקים: { $games }
page-bot-about = { $level ->
    [0] בוט עם חוזק משלו.
    [1] פיפ העכבר משחק מה שקופץ לו לעין, והרבה דברים הוא לא רואה.
    [2] קוצי הקיפוד חושב רגע, ובכל זאת מפספס משהו מדי פעם.
    [3] פוקסי השועל רואה כמעט כל מה שעומד לקרות, ומנצל כל מהלך פזיז.
    [4] קסטור הבונה מחשב בסבלנות ולא נותן הרבה מתנות.
   *[5] מינרווה הינשופה מביטה הכי רחוק שאפשר וכמעט אף פעם לא טועה.
}
page-quoted = "{ $words }"
page-options = אפשרויות
page-drawn = בהגרלה
page-order = מי יושב איפה
page-order-chosen = כמו שבחרנו כאן
page-order-lot = בהגרלה
page-clock = שעון
page-clock-none = בלי שעון
page-clock-turn = דקה אחת לכל תור
page-clock-total = עשר דקות, ועוד חמש שניות לכל מהלך
page-visible = להציג את השולחן בדף הבית
page-sit-down = להתיישב
page-take-seat = יש כאן מקום פנוי בשבילכם
page-or-watch = או פשוט הישארו לצפות.
page-invite = להזמין מישהו
page-invite-more = שלחו את הקישור הזה, או תנו לאורחים לכוון את המצלמה אל הריבוע. המשחק יתחיל כשכולם יתיישבו.
page-link = קישור
page-qr = הקישור כריבוע לסריקה במצלמה
page-link-local = הקישור הזה עובד רק במחשב הזה.
page-network = לאפשר לאחרים ברשת להצטרף
page-network-more = אם תאפשרו לאחרים להצטרף, כל מי שברשת שלכם יוכל לפתוח את הדף הזה, עד שתסגרו שוב את הגישה או תעצרו את Ziggurat.
page-network-open = אחרים ברשת ימצאו את הדף בכתובת { $address }.
page-network-close = שוב רק המחשב הזה
page-invited = { $name }: בואו לשחק { $game }
page-invited-nameless = אתם מוזמנים למשחק { $game }
page-invite-send = לשלוח את ההזמנה
page-invite-copy = להעתיק את ההזמנה
page-copy = העתקה
page-copied = הועתק

page-waiting = מחכים שמישהו יתיישב.
page-sat-down = { $name } כבר ליד השולחן.
page-your-turn = תורכם: { $status }
page-thinking = { $name }: רגע, חושבים…
page-played = { $name }: { $action }.
page-to-act = עכשיו בתור
page-ending = { $how ->
    [resigned] { $self ->
        [true] פרשתם מהמשחק.
       *[false] פרישה מהמשחק: { $name }.
    }
    [time] { $self ->
        [true] הזמן שלכם נגמר.
       *[false] הזמן של { $name } נגמר.
    }
   *[abandoned] המשחק הופסק באמצע.
}
page-ended = סוף המשחק
page-you-won = ניצחתם!
page-won = הניצחון של { $name }
page-team-won = הניצחון של { $names }
page-your-team-won = הקבוצה שלכם ניצחה!
page-shared-win = ניצחון משותף
page-nobody-won = אף אחד לא ניצח
page-rematch = עוד משחק
page-rematch-asked = מחכים לאחרים…
page-rematch-theirs = { $name }: משחקים עוד משחק?
page-rematch-accept = כן, בשמחה
page-rematch-decline = לא עכשיו
page-rematch-refused = { $name }: לא עכשיו, תודה.
page-clock-waits = השעונים יתחילו כשכולם יהיו כאן, או כשמישהו ישחק.
page-next-game = למשחק הבא
page-look-back = מבט לאחור
page-looking-back = מבט לאחור: מהלך { $ply } מתוך { $count }
page-start = תחילת המשחק
page-watchers = { $count ->
    [one] צופה אחד
    [two] שני צופים
   *[other] { $count } צופים
}
page-watching = אתם צופים.
page-moved = { $ply ->
    [0] המשחק הזה הועבר לכאן ממכשיר לפני המהלך הראשון שלו.
   *[other] המשחק הזה הועבר לכאן ממכשיר במהלך מספר { $ply }. מה שהמזל החליט עד אז, הוא החליט במכשיר ההוא.
}
page-set-up = המשחק הזה לא מתחיל מההתחלה, אלא מעמדה שסודרה מראש.
page-other-seat = לקחת את המקום של הקישור הזה?
page-other-seat-more = הקישור הוא למקום { $seats } בשולחן הזה. כבר יש לכם כאן מקום, והמכשיר הזה יכול לשמור רק אחד מהם.
page-other-seat-take = לקחת את המקום האחר
page-other-seat-keep = להישאר במקום שלי
page-link-refused = הקישור האישי הזה לא פותח שום מקום בשולחן הזה. המקום שלכם נשאר שלכם.
page-hand-over = { $name }, עכשיו התור שלך.
page-hand-over-more = העבירו את המכשיר הלאה.

page-panel = מהלכים וכלים
page-last-here = { $whose ->
    [own] המהלך האחרון שלכם
   *[other] המהלך האחרון של { $name }
}
page-actions = המהלכים עד עכשיו
page-no-actions = עוד אין מהלכים.
page-step = { $how ->
    [first] להתחלה
    [back] מהלך אחד אחורה
    [next] מהלך אחד קדימה
   *[last] למהלך האחרון
}
page-replay = לראות שוב
page-pause = השהיה
page-hint = רמז
page-hint-thinking = חושבים…
page-undo = לקחת בחזרה
page-undone = המהלך נלקח בחזרה.
page-undo-yours = ביקשתם לקחת בחזרה את המהלך האחרון שלכם.
page-undo-theirs = { $name }: אפשר לקחת מהלך בחזרה?
page-undo-refused = האחרים מעדיפים להמשיך לשחק.
page-done = גמרנו?
page-done-yours = שאלתם את האחרים אם גמרנו.
page-done-theirs = { $name }: לדעתי גמרנו. מסכימים?
page-done-agree = כן, גמרנו
page-done-refuse = ממשיכים לבנות
page-done-refused = האחרים מעדיפים להמשיך לבנות.
page-agree = מסכימים
page-refuse = עדיף שלא
page-absent = { $name } לא כאן כרגע.
page-stand-in = לתת לבוט להמשיך
page-delete = למחוק את השולחן
page-delete-sure = למחוק את השולחן הזה לתמיד?
page-delete-alone = המשחק, השמות והקישורים ייעלמו לכולם. אי אפשר יהיה להחזיר אותם.
page-delete-others = קודם שואלים את האחרים בשולחן. אם הם מסכימים, המשחק, השמות והקישורים ייעלמו לכולם. מי שלא היה כאן שבעה ימים נחשב כמי שהסכים.
page-delete-keep = להשאיר
page-delete-yours = ביקשתם למחוק את השולחן הזה. מחכים לאחרים.
page-delete-theirs = { $name }: אפשר למחוק את השולחן הזה לתמיד?
page-delete-agreed = הסכמתם למחוק את השולחן הזה. מחכים לאחרים.
page-delete-refused = האחרים מעדיפים להשאיר את השולחן הזה.
page-deleted = השולחן הזה נמחק
page-deleted-more = לא נשאר ממנו כלום בשרת. תודה ששיחקתם.
page-damaged = אי אפשר לפתוח את השולחן הזה
page-gave-way = הדף הזה עזב את השולחן
page-reload = לטעון את הדף מחדש
page-resign = לפרוש
page-resign-sure = לפרוש מהמשחק הזה?
page-resign-more = המשחק ייגמר בשבילכם. הוא יישאר ברשימה, ותוכלו לראות אותו שוב.
page-keep-playing = להמשיך לשחק
page-phrases = להגיד משהו
page-place = להניח
page-more-pieces = { $count ->
    [one] עוד חלק אחד
    [two] עוד שני חלקים
   *[other] עוד { $count } חלקים
}
page-rules = איך משחקים
page-share = שיתוף
page-share-link = כל מי שקיבל את הקישור הזה יכול לצפות.
page-share-record = רישום המשחק
page-share-picture = תמונה של הלוח
page-share-device = להמשיך במכשיר אחר
page-share-device-more = הקישור האישי הזה מעביר את המקום שלכם למכשיר אחר. שמרו אותו לעצמכם.

page-explore-words = כל מהלך וכמה הוא שווה
page-explore-start = התחלה
page-explore-until = לעמדה שלפני מהלך { $number }
page-no-position = אין עמדה כזאת
page-not-solved = רק אחד מהמשחקים האלה נפתר עד הסוף: בבל.
page-theorem = כל האמת
page-working-out = מחשבים…
page-perfect-line = המשך מושלם
page-truth-in = { $distance ->
    [one] בעוד מהלך אחד
    [two] בעוד שני מהלכים
   *[other] בעוד { $distance } מהלכים
}
page-truth = { $how ->
    [win] מקום { $seat } מנצח { page-truth-in }, אם אף אחד לא טועה.
    [draw] ניצחון משותף, אם אף אחד לא טועה.
    [loss] לא חשוב מה יעשה מקום { $seat }, הצד השני מנצח { page-truth-in }, אם אף אחד לא טועה.
   *[estimate] אף אחד לא יודע בוודאות.
}

page-settings = הגדרות
page-theme = צבעים
page-theme-system = כמו במכשיר
page-theme-light = בהיר
page-theme-dark = כהה
page-language = שפה
page-language-auto = כמו בדפדפן
page-speed = תנועה
page-speed-calm = רגועה
page-speed-quick = מהירה
page-speed-none = בלי תנועה
page-bots = הבוטים משחקים
page-bots-slow = לאט, שיהיה קל לעקוב
page-bots-calm = מהלך אחרי מהלך
page-bots-none = מיד
page-sound = צליל
page-volume = עוצמה
page-notify = להודיע לי כשמגיע התור שלי
page-notify-denied = בדפדפן הזה ההודעות חסומות. אפשר להרשות אותן בהגדרות שלו לאתר הזה.
page-confirm = אישור לפני הנחה
page-confirm-touch = במסכי מגע
page-confirm-always = תמיד
page-confirm-never = אף פעם
page-quality = תמונה
page-quality-auto = לפי המהירות
page-quality-full = מפורטת
page-quality-plain = פשוטה
page-quality-flat = תרשים שטוח

page-camera = מבט
page-look = { $how ->
    [left] לסובב שמאלה
    [right] לסובב ימינה
    [side] מהצד הבא
    [above] מלמעלה
    [under] מלמטה
    [closer] קרוב יותר
    [farther] רחוק יותר
   *[reset] בחזרה למבט הרגיל
}
page-explode = להפריד קומות

page-twin = תרשים וטקסט
page-layer-up = שכבה אחת למעלה
page-layer-down = שכבה אחת למטה
page-command = מהלך בכתב
page-enter = לשחק אותו
page-doable = { $count ->
    [0] עכשיו אין מה לעשות
    [one] דבר אחד שאפשר לעשות
    [two] שני דברים שאפשר לעשות
   *[other] { $count } דברים שאפשר לעשות
}
page-doable-here = { $count ->
    [0] אין מה לעשות במשבצת הזאת
    [one] דבר אחד שאפשר לעשות במשבצת הזאת
    [two] שני דברים שאפשר לעשות במשבצת הזאת
   *[other] { $count } דברים שאפשר לעשות במשבצת הזאת
}
page-doable-all = להציג הכול
page-doable-more = יש עוד { $count }: בחרו משבצת בתרשים, או כתבו את המהלך.
page-nothing-here = עכשיו אין מה לעשות כאן.

page-tip = טיפ
page-tip-skip = בלי טיפים

page-keys = מקשים
page-with-key = { $words } ({ $key })
page-key-f = F = תרשים וטקסט
page-key-h = H = רמז
page-key-z = Z = לקחת בחזרה
page-key-p = P = לשחק את ההמשך המושלם
page-key-step = , . = מהלך אחד אחורה, מהלך אחד קדימה
page-key-l = L = לשמוע את המהלך האחרון
page-key-s = S = לשמוע תור מי עכשיו
page-key-m = M = הגדרות וכלים
page-key-help = ? = הדף הזה
page-notation = להציג את כתיב המהלכים
page-turn = תור
