# Talo-Fantasy בדף: הידיים, מילים למה שעומד ואיפה, הסוף והגלריה.

# איפה הקורה ואיך
talo-build-upright = עומדת
talo-build-lying-east = שוכבת ממערב למזרח
talo-build-lying-north = שוכבת מדרום לצפון
talo-build-lying = { $bearing ->
    [one] שוכבת, מסובבת במעלה אחת מצפון למזרח
    [two] שוכבת, מסובבת בשתי מעלות מצפון למזרח
   *[other] שוכבת, מסובבת ב-{ $bearing } מעלות מצפון למזרח
}
talo-build-leaning = { $degrees ->
    [one] נטויה, מעלה אחת מעל השולחן
    [two] נטויה, שתי מעלות מעל השולחן
   *[other] נטויה, { $degrees } מעלות מעל השולחן
}
talo-build-place = { $attitude }, האמצע שלה { $east } מזרחה ו-{ $north } צפונה מהפינה, מגובה { $low } עד { $high }
talo-build-touched = { $count ->
    [0] { $ground ->
        [true] הקרקע
       *[other] כלום
    }
    [1] { $ground ->
        [true] קורה { $bars } והקרקע
       *[other] קורה { $bars }
    }
   *[other] { $ground ->
        [true] קורות { $bars } והקרקע
       *[other] קורות { $bars }
    }
}
talo-build-bar = קורה { $number }, באורך { $length }: { $place }. מגע: { $touched }.
talo-build-bar-short = קורה { $number }, באורך { $length }
talo-build-held-so = הקורה באורך { $length } מוחזקת: { $place }.
talo-build-rests-on = הקורה באורך { $length } תנחת על: { $touched }.
talo-build-measured = גובה { $height }, בליטה החוצה { $overhang }, רגליים { $feet }, קורות { $bars }.
talo-build-standing = { $count ->
    [0] עוד לא עומד כלום
    [one] קורה אחת
    [two] שתי קורות
   *[other] { $count } קורות
}

# מהלכים
talo-build-passes = ויתור
talo-build-ends = סיום הבנייה
talo-build-places = { $second ->
    [0] שחרור קורה באורך { $first }
   *[other] שחרור קורות באורך { $first } ו-{ $second } יחד
}{ $back ->
    [true] ; היא מחליקה וחוזרת
   *[other] { $moved ->
        [0] {""}
        [one] ; קורה אחת זזה
        [two] ; שתי קורות זזות
       *[other] ; { $moved } קורות זזות
    }
}
talo-build-told = { $back ->
    [0] { $out ->
        [0] { $moved ->
            [0] {""}
            [one] קורה אחת זזה.
            [two] שתי קורות זזו.
           *[other] { $moved } קורות זזו.
        }
        [one] קורה אחת נפלה מהשולחן.
        [two] שתי קורות נפלו מהשולחן.
       *[other] { $out } קורות נפלו מהשולחן.
    }
   *[other] היא החליקה וחזרה אל היד.
}

# הידיים
talo-build-take-bar = לקחת את הקורה באורך { $length } אל היד
talo-build-hold = להחזיק
talo-build-unhold = לקחת בחזרה
talo-build-holds = הקורה באורך { $length } מוחזקת. עכשיו הביאו את הקורה השנייה.
talo-build-let-go = לשחרר
talo-build-turning = לסובב, להרים, להוריד
talo-build-turn-left = לסובב שמאלה
talo-build-turn-right = לסובב ימינה
talo-build-tip-north = להטות צפונה או דרומה
talo-build-tip-east = להטות מזרחה או מערבה
talo-build-lay = להשכיב או להעמיד
talo-build-raise = להרים
talo-build-lower = להוריד לאט
talo-build-snapping = הצמדה לזוויות ישרות ולצדדים
talo-build-pass = לוותר
talo-build-done = גמרנו
talo-build-done-sure = לסיים כאן את הבנייה?
talo-build-go-on = להמשיך לבנות
talo-build-again = לראות שוב את הנפילה, מצד אחר
talo-build-not-now = עכשיו אין קורה להניח.
talo-build-no-physics = לא הצלחנו לטעון את הפיזיקה של העץ. בדקו את החיבור ופתחו את השולחן שוב.

# משפטים ושדות
talo-build-sentence = כתבו איפה להניח את הקורה
talo-build-sentence-example = 2, עומדת, על קורה 7, בקצה המזרחי, מסובבת 15 מעלות
talo-build-hold-so = להחזיק ככה
talo-build-not-understood = לא הבנו. נסו משהו כמו: עומדת, על קורה 1, בקצה המזרחי. או: שוכבת ממערב למזרח, בנקודה 5, 3.
talo-build-fields = אותו דבר, בשדות
talo-build-field-attitude = איך
talo-build-field-place = איפה
talo-build-field-at = בנקודה על השולחן
talo-build-field-on = על קורה
talo-build-field-beside = ליד קורה
talo-build-field-east = מזרח
talo-build-field-north = צפון
talo-build-field-bar = איזו קורה
talo-build-field-side = באיזה צד
talo-build-field-middle = באמצע
talo-build-field-degrees = סיבוב במעלות
talo-build-as-it-is = כמו שהיא
talo-build-side = { $side ->
    [east] מזרח
    [west] מערב
    [north] צפון
   *[south] דרום
}
talo-build-view-above = מלמעלה
talo-build-view-south = מדרום
talo-build-view-east = ממזרח

# מידות ומטרות
talo-build-measures = מידות
talo-build-measure-height = גובה
talo-build-measure-overhang = בליטה החוצה
talo-build-measure-feet = רגליים
talo-build-measure-bars = קורות
talo-build-goal = מטרה
talo-option-mode = מה משחקים
talo-option-mode-climb = לטפס עד למעלה
talo-option-mode-fantasy = לבנות חופשי
talo-mode-fantasy = Talo-Fantasy: בנו מה שתרצו, בלי משבצות ועם משקל אמיתי. אף אחד לא מפסיד. שולחן כזה נמצא בשרת, שבודק כל קורה.
talo-option-players-1 = אחד
talo-option-board-table = השולחן הריק
talo-option-goal = מטרה
talo-option-goal-none = בלי מטרה
talo-option-goal-house = בית
talo-option-goal-animal = חיה
talo-option-goal-vehicle = כלי תחבורה
talo-option-goal-bridge = גשר
talo-option-goal-tripod = משהו גבוה על שלוש רגליים
talo-option-goal-height = הכי גבוה שאפשר
talo-option-goal-overhang = בליטה רחוקה החוצה
talo-option-goal-anything = כל דבר
talo-tip-fantasy-take = קחו קורה אחת באורך שיצא, או שתיים שיחד הן באורך הזה.
talo-tip-fantasy-build = { $device ->
    [touch] הזיזו את הקורה באצבע אחת, סובבו אותה בשתיים. הצל שלה מראה איפה היא תנחת.
   *[mouse] הזיזו את הקורה בעכבר, סובבו אותה בגלגלת, ולחצו כדי לשחרר. הצל שלה מראה איפה היא תנחת.
}

# הסוף והגלריה
talo-build-built = זה עומד
talo-build-fallen = זה התמוטט
talo-build-rebuild = לבנות שוב
talo-build-turntable = המבנה מסתובב.
talo-gallery-title = גלריה
talo-gallery-untitled = בנייה חופשית
talo-gallery-by = { $names }, { DATETIME($date, day: "numeric", month: "long", year: "numeric") }
talo-gallery-empty = עוד לא נבנה כלום במכשיר הזה. מה שתסיימו ב-Talo-Fantasy יגיע לכאן.
talo-gallery-build = לבנות משהו
talo-gallery-fallen = בסוף זה התמוטט.
talo-gallery-forget = להסיר
talo-gallery-kept = זה שמור בגלריה של המכשיר הזה.
talo-gallery-forbidden = הדפדפן הזה לא שומר כלום, ולכן אין גלריה. שמרו את התמונה או את הרישום.

talo-say-upright = עומדת, זקופה, *אנכי*, *מאונכ*
talo-say-lying = שוכבת, מונחת, *אופקי*, *מאוזנ*
talo-say-leaning = נטויה, מוטה, *נוטה*
talo-say-turned = מסובב*, *סיבוב*, סובבו
talo-say-clockwise = עם כיוון השעון, בכיוון השעון
talo-say-counterclockwise = נגד כיוון השעון
talo-say-east = *מזרח*
talo-say-west = *מערב*
talo-say-north = *צפון*
talo-say-south = *דרום*
talo-say-on = על, מעל, על גבי
talo-say-beside = ליד, לצד, סמוך*
talo-say-bar = קורה, *קורה, מספר, #
talo-say-end = *קצה*, *שפה*
talo-say-height = *גובה*
talo-say-degrees = מעלות, מעלה, *מעלות, °
