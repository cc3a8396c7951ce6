# Talo.

talo-side = { $side ->
    [e] מזרחה
    [w] מערבה
    [n] צפונה
    [s] דרומה
   *[d] ישר למטה
}
talo-bars-move = { $moving ->
    [one] וקורה אחת תזוז
    [two] ושתי קורות יזוזו
   *[other] ו-{ $moving } קורות יזוזו
}
talo-in-hand = { $count ->
    [one] את הקורה באורך { $first }
    [two] את הקורות באורך { $first } ו-{ $second }
   *[other] את הקורות באורך { $first } ו-{ $second }
}
talo-winners = { $count ->
    [one] למקום { $winners } החייל הגבוה ביותר, בגובה { $height }, והוא מנצח.
    [two] למקומות { $winners } החיילים הגבוהים ביותר, בגובה { $height }, והניצחון משותף.
   *[other] למקומות { $winners } החיילים הגבוהים ביותר, בגובה { $height }, והניצחון משותף.
}

talo-prompt-start = מקום { $seat } מעמיד את החייל על משבצת פנויה ביבשה.
talo-prompt-restart = החייל של מקום { $seat } כלוא: מותר להתחיל איתו מחדש, או להישאר.
talo-prompt-roll = מקום { $seat } מטיל את הקובייה.
talo-prompt-roll-again = אין במלאי קורות שמתאימות ל-{ $rolled }; מקום { $seat } מטיל שוב.
talo-prompt-take = בהטלה של מקום { $seat } יצא { $rolled }: לוקחים קורה אחת באורך הזה, או שתיים שיחד הן באורך הזה.
talo-prompt-build = מקום { $seat } מניח { talo-in-hand }.
talo-prompt-holding = מקום { $seat } מחזיק את הקורה באורך { $held } ומניח את הקורה באורך { $first } כך שהכול יעמוד.
talo-prompt-finish = מקום { $seat } יכול להזיז את החייל, או לסיים את התור.
talo-prompt-end = מקום { $seat } מסיים את התור.

talo-on-top = החייל של מקום { $seat } עומד בגובה 10 ומנצח.
talo-collapsed = הקורה של מקום { $seat } נפלה, ולכן מקום { $seat } מפסיד. { talo-winners }
talo-used-up = המלאי נגמר. { talo-winners }
talo-standstill = עבר סיבוב שלם בלי שמישהו הניח קורה. { talo-winners }

talo-unreadable = "{ $token }" אינו מהלך. כתבו { "\u2066" }@x,y{ "\u2069" } כדי להעמיד חייל, t7 או t3+4 כדי לקחת קורות, { "\u2066" }5x@2,3,0{ "\u2069" } כדי להניח קורה (ואחריה ! כדי להחזיק אותה), { "\u2066" }>x,y,h{ "\u2069" } כדי להזיז את החייל, או נקודה כדי לסיים את התור.
talo-bad-pair = "{ $token }" אינו זוג קורות: כתבו קודם את הקצרה; שתיהן יחד הן לכל היותר 10.
talo-one-is-upright = קורה באורך 1 נכתבת כעומדת, עם z; "{ $token }" לא כתוב כך.
talo-too-high = הקורה באורך { $length } תעבור את השכבה העשירית.
talo-too-far = { $length ->
    [0] זה רחוק מדי מעבר לקצה
   *[other] הקורה באורך { $length } תגיע רחוק מדי מעבר לקצה
}: הטורים והשורות הם מ-{ $low } עד { $high }.

talo-start-first = קודם החיילים עולים על הלוח.
talo-restart-first = קודם החליטו: העמידו את החייל על יבשה פנויה, או הישארו במקום.
talo-roll-first = קודם מטילים את הקובייה.
talo-take-first = קודם קחו את הקורות לפי ההטלה.
talo-build-first = הניחו כל קורה שלקחתם לפני שתסיימו את התור.
talo-nothing-in-hand = אין לכם קורה ביד; הזיזו את החייל או סיימו את התור.
talo-no-roll = עכשיו לא מטילים את הקובייה.
talo-no-restart = אפשר להעמיד את החייל על הלוח רק בהתחלה, או לפני ההטלה כשהוא כלוא.
talo-water = אין שם יבשה.
talo-middle = אף חייל לא מתחיל באי האמצעי.
talo-same-cell = החייל כבר עומד שם.
talo-cell-taken = אין שם מקום לחייל: המשבצת או זו שמעליה תפוסה.
talo-taken-already = כבר לקחתם את הקורות של ההטלה הזאת.
talo-wrong-sum = ההטלה היא { $rolled }: קחו קורה אחת באורך הזה, או שתיים שיחד הן באורך הזה.
talo-not-in-supply = { $left ->
    [0] לא נשארה במלאי קורה באורך { $length }.
   *[other] לא נשארו במלאי שתי קורות באורך { $length }.
}
talo-holding-no-move = כל עוד מחזיקים קורה, החייל נשאר במקום.
talo-moved-already = החייל כבר זז; אחרי הקורה הבאה הוא יכול לזוז שוב.
talo-standing-still = החייל כבר עומד שם.
talo-no-surface = אין שם קורה לעמוד עליה.
talo-no-room = אין שם מקום לחייל: הוא צריך שתי משבצות פנויות מעל הקורה.
talo-pawn-there = חייל אחר עומד בדרך.
talo-no-path-up = החייל לא יכול להגיע לשם: מהלוח הוא קודם מטפס אל משטח בגובה 1 שלידו.
talo-no-path = החייל לא יכול להגיע לשם: כל צעד הוא באותו גובה, או אחד למעלה או למטה.
talo-not-in-hand = אין לכם ביד קורה באורך { $length }.
talo-hold-two = כבר מחזיקים קורה אחת; את השנייה צריך להניח כך שהכול יעמוד.
talo-hold-single = אפשר להחזיק קורה רק כל עוד נשארה קורה שנייה להניח.
talo-off-land = הקורה באורך { $length } תהיה מעבר לקצה או במים; בשכבה התחתונה קורות מונחות על יבשה.
talo-overlap = הקורה באורך { $length } תעבור דרך קורה אחרת.
talo-overlap-pawn = הקורה באורך { $length } תעבור דרך חייל.
talo-no-way-in = אי אפשר להביא לשם את הקורה באורך { $length }: קורות אחרות חוסמות מלמעלה ומכל ארבעת הצדדים.
talo-floats = לקורה באורך { $length } לא יהיה על מה לנוח.
talo-hold-stands = הקורה באורך { $length } יציבה לבד, ולא צריך להחזיק אותה.
talo-hold-lost = הקורה באורך { $length } תיפול { talo-side }, ולא חשוב איפה תהיה הקורה השנייה.
talo-falls = הקורה באורך { $length } לא תחזיק מעמד: היא תיפול { talo-side }, { talo-bars-move }.

# Fantasy
talo-fantasy-unreadable = "{ $token }" אינו מהלך. קחו קורות עם t7 או t3+4, ותרו על התור עם נקודה, סיימו את המשחק עם done. הנחה אומרת איפה משחררים את הקורה ואיפה הכול נעצר, למשל { "\u2066" }3@5,5,1.5/1,0,0,0~{ "\u2069" }.
talo-fantasy-no-turn = ארבעת המספרים שמסובבים קורה לא יכולים להיות כולם 0.
talo-fantasy-no-bar = אין קורה מספר { $number }.
talo-fantasy-far = זה רחוק מדי מהשולחן.
talo-fantasy-water = הקורה באורך { $length } תשכב על המים; בנו על האיים.
talo-fantasy-sunk = הקורה באורך { $length } תיתקע בתוך הקרקע.
talo-fantasy-overlap = הקורה באורך { $length } תיתקע בתוך קורה { $other }.
talo-fantasy-hangs = קורה { $number }, באורך { $length }, תישאר תלויה באוויר: שום דבר מתחתיה לא מגיע עד הקרקע.
talo-fantasy-slipped = הקורה החליקה ושום דבר אחר לא זז, ולכן היא חוזרת אל היד.
talo-fantasy-not-slipped = הקורה לא חוזרת אל היד: היא נשארת איפה שהיא.
talo-fantasy-supply = המלאי נגמר, והכול עומד: { talo-fantasy-built }.
talo-fantasy-fall = המבנה התמוטט. בנו אותו שוב, ובעוד יותר אומץ.
talo-fantasy-done = בניתם את מה שרציתם: { talo-fantasy-built }.
talo-fantasy-built = { $bars ->
    [0] הפעם כלום
    [one] קורה אחת
    [two] שתי קורות
   *[other] { $bars } קורות
}
talo-fantasy-only = האפשרות { "\u2066" }{ $name }={ $value }{ "\u2069" } צריכה { "\u2066" }mode=fantasy{ "\u2069" }.
talo-climbing-only = לאפשרות { $name } אין משמעות ב-fantasy.

# בדף. להודעה M של המסוף יכולות להיות M-you ו-M-named בדף.
talo-fantasy-server = ב-Talo-Fantasy השרת שוקל כל קורה, ולדף הזה אין שרת. כל השאר ב-Talo נמצא כאן.
talo-pitch = בנו בקורות שעומדות בכוח עצמן, וטפסו על מה שבניתם. החייל הראשון שמגיע לגובה 10 מנצח.
talo-prompt-start-you = תורכם: העמידו את החייל שלכם על משבצת פנויה ביבשה.
talo-prompt-start-named = התור של { $name }: להעמיד את החייל על משבצת פנויה ביבשה.
talo-prompt-restart-you = החייל שלכם כלוא: התחילו מחדש על משבצת פנויה ביבשה, או הישארו.
talo-prompt-restart-named = החייל של { $name } כלוא ויכול להתחיל מחדש.
talo-prompt-roll-you = תורכם להטיל את הקובייה.
talo-prompt-roll-named = התור של { $name }: להטיל את הקובייה.
talo-prompt-roll-again-you = אין במלאי קורות שמתאימות ל-{ $rolled }; הטילו שוב.
talo-prompt-roll-again-named = אין במלאי קורות שמתאימות ל-{ $rolled }; הטלה נוספת: { $name }.
talo-prompt-take-you = יצא לכם { $rolled }: קחו קורה אחת באורך הזה, או שתיים שיחד הן באורך הזה.
talo-prompt-take-named = התור של { $name }: בקובייה יצא { $rolled }, ולוקחים קורות.
talo-prompt-build-you = תורכם: הניחו { talo-in-hand }.
talo-prompt-build-named = התור של { $name }: להניח { talo-in-hand }.
talo-prompt-holding-you = אתם מחזיקים את הקורה באורך { $held }: הניחו את הקורה באורך { $first } כך שהכול יעמוד.
talo-prompt-holding-named = התור של { $name }: להחזיק את הקורה באורך { $held } ולהניח את הקורה באורך { $first }.
talo-prompt-finish-you = הזיזו את החייל שלכם, או סיימו את התור.
talo-prompt-finish-named = התור של { $name }: להזיז את החייל, או לסיים את התור.
talo-prompt-end-you = סיימו את התור.
talo-prompt-end-named = התור של { $name }: לסיים את התור.
talo-highest = { $height ->
    [0] אף חייל לא עזב את הלוח.
   *[other] { $won ->
        [true] החייל שלכם הגבוה ביותר, בגובה { $height }: ניצחתם.
       *[false] הכי גבוה, בגובה { $height }: { $winner }.
    }
}
talo-on-top-you = החייל שלכם בגובה 10: ניצחתם!
talo-on-top-named = החייל של { $name } עומד בגובה 10 ומנצח.
talo-collapsed-you = הקורה שלכם נפלה, ולכן הפסדתם. { talo-highest }
talo-collapsed-named = הקורה של { $name } נפלה, וזה הפסד. { talo-highest }
talo-used-up-named = המלאי נגמר. { talo-highest }
talo-standstill-named = עבר סיבוב שלם בלי שמישהו הניח קורה. { talo-highest }
talo-board = המבנה: { $count ->
    [0] עוד אין קורות.
    [one] קורה אחת, גובה { $height }.
    [two] שתי קורות, גובה { $height }.
   *[other] { $count } קורות, גובה { $height }.
}
talo-bar = { $length ->
    [1] קורה באורך 1
   *[other] { $axis ->
        [x] קורה באורך { $length }, ממערב למזרח
        [y] קורה באורך { $length }, מדרום לצפון
       *[z] קורה באורך { $length }, עומדת
    }
}
talo-spot = טור { $column }, שורה { $row }
talo-lies = { $axis ->
    [x] שוכבת, ממערב למזרח
    [y] שוכבת, מדרום לצפון
   *[z] עומדת
}
talo-way = איך הקורה מונחת
talo-layer = שכבה { $layer }
talo-layer-short = { $layer } ↕
talo-lower = שכבה אחת למטה
talo-higher = שכבה אחת למעלה
talo-let-down = להוריד על מה שמתחת
talo-puts = חייל על { $cell }
talo-moves = החייל אל { $cell }, גובה { $height }
talo-goes = אל { $cell }, { $height ->
    [0] על הלוח
   *[other] גובה { $height }
}
talo-rolls = בקובייה יצא { $face }
talo-takes = { $second ->
    [0] לקחת קורה באורך { $first }
   *[other] לקחת קורות באורך { $first } ו-{ $second }
}
talo-places = { $bar }, אל { $cell }, שכבה { $layer }
talo-holds = { $bar }, אל { $cell }, שכבה { $layer }, ולהחזיק אותה
talo-suggest = { $bar }, שכבה { $layer }{ $hold ->
    [true] , ולהחזיק אותה
   *[false] {""}
}
talo-suggest-pawn = { $height ->
    [0] חייל על הלוח, כאן
   *[other] חייל לגובה { $height }
}
talo-ends = לסיים את התור
talo-turn = { $what ->
    [put] חייל על הלוח
    [again] חייל מתחיל מחדש
    [up] עומדת
    [lying] שוכבת
    [held] מוחזקת
    [moved] חייל לגובה { $height }
    [stays] נשאר במקום
   *[takes] לוקחים { $first }
}
talo-rolled = בקובייה יצא { $face }.
talo-supply = מלאי: { $count }
talo-supply-of = { $count ->
    [0] אין קורה באורך { $length }
    [one] קורה אחת באורך { $length }
    [two] שתי קורות באורך { $length }
   *[other] { $count } קורות באורך { $length }
}
talo-pawns = חיילים
talo-pawn-height = גובה { $height }
talo-hand = ביד
talo-take = קורות להטלה הזאת
talo-pawn = חייל
talo-place = להניח
talo-hold = להחזיק
talo-dare = לתת לה ליפול
talo-move = להזיז
talo-put = להעמיד
talo-end-turn = לסיים את התור
talo-decline = להישאר כאן
talo-fade = השכבות שרואים; הגבוהות יותר מעומעמות
talo-stain = לצבוע קורות לפי האורך
talo-asking = …
talo-verdict-stands = { $safety ->
    [just] היא יציבה, אבל בקושי.
   *[well] היא יציבה.
}
talo-verdict-hold = לבדה היא תיפול { talo-side }. החזיקו אותה, והניחו את הקורה באורך { $other } כמשקל נגד.
talo-verdict-dare = היא תיפול { talo-side }, ואתם תפסידו.
talo-cell = { $cell }, שכבה { $layer }
talo-cell-pawn = { $part ->
    [foot] חייל ({ $name })
   *[head] החצי העליון של חייל ({ $name })
}
talo-cell-bar = { $bar }
talo-cell-held = { $bar }, מוחזקת
talo-cell-empty = { $under ->
    [land] יבשה פנויה
    [middle] יבשה פנויה שאף חייל לא מתחיל בה
    [water] מים
    [bar] פנוי, על קורה באורך { $length }
   *[air] פנוי
}
talo-cell-doable = { $count ->
    [one] אפשר לעשות כאן דבר אחד
    [two] אפשר לעשות כאן שני דברים
   *[other] אפשר לעשות כאן { $count } דברים
}
talo-pawn-at = { $whose ->
    [own] החייל שלכם עומד על { $cell }, גובה { $height }.
   *[other] החייל של { $name } עומד על { $cell }, גובה { $height }.
}
talo-hand-has = ביד: { $lengths }.
talo-supply-has = במלאי: { $bars }.
talo-option-players = שחקנים
talo-option-players-2 = שניים
talo-option-players-3 = שלושה
talo-option-players-4 = ארבעה
talo-option-board = לוח
talo-option-board-green = הדשא
talo-option-board-islands = איים
talo-option-starts = החיילים מתחילים
talo-option-starts-free = איפה שרוצים
talo-option-starts-symmetric = באמצע של כל רבע
talo-option-collapse = קורה שתיפול
talo-option-collapse-forbid = אי אפשר להניח אותה
talo-option-collapse-dare = מותר להסתכן; מי שמפיל מפסיד
talo-rules =
    הטילו את הקובייה. קחו מהמלאי קורה אחת באורך שיצא, או שתיים שיחד הן באורך הזה, והניחו אותן: שוכבות או עומדות, על משבצות שלמות. אם אין במלאי קורות שמתאימות להטלה, מטילים שוב, לכל היותר שלוש פעמים.

    השכבה התחתונה מונחת על יבשה. קורות גבוהות יותר יכולות לבלוט מעבר לקצה ומעל המים. צריך שתהיה דרך להביא את הקורה למקום, מלמעלה או מאחד הצדדים.

    רק המשקל מחזיק את הכול במקום. קורה שהאמצע שלה לא נתמך מתהפכת, אלא אם קורה אחרת מונחת על הקצה הקצר שלה, או שקורה לידה עוצרת אותה. אם לקחתם שתי קורות, מותר להחזיק את הראשונה עד שהשנייה תעמיד את שתיהן. לחיילים אין משקל.

    החייל שלכם יכול לזוז לפני שמניחים קורות, ביניהן ואחריהן, על משטחי עץ, כמה צעדים שרוצים, כל צעד באותו גובה או אחד למעלה או למטה. הוא צריך שתי משבצות פנויות מעל כל משטח. מהלוח הוא מטפס אל משטח בגובה 1, והוא אף פעם לא חוזר ללוח.

    החייל הראשון בגובה 10 מנצח. אם המלאי נגמר, או שעבר סיבוב שלם בלי שמישהו הניח קורה, החייל הגבוה ביותר מנצח.

    חייל כלוא, ששום קורה כבר לא תוכל לעזור לו לעלות, יכול לפני ההטלה להתחיל מחדש על הלוח.

    אם סיכמתם שמותר להסתכן, אפשר לשחרר גם קורה שלא תעמוד: היא נופלת עם כל מה שהיא גוררת, מי ששחרר מפסיד, והגבוה ביותר מבין החיילים האחרים מנצח.
talo-fantasy-rules =
    בנו יחד מה שתרצו: בית, חיה, גשר, משהו גבוה. אין משבצות, אין חיילים ואין יריבים, ואף אחד לא מפסיד.

    הטילו את הקובייה. קחו מהמלאי קורה אחת באורך שיצא, או שתיים שיחד הן באורך הזה. אם אין במלאי קורות שמתאימות להטלה, מטילים שוב, לכל היותר שלוש פעמים; אחר כך בונה הבא בתור.

    קורה יכולה להיות בכל מקום ובכל זווית: שוכבת, עומדת או נטויה. היא יורדת ישר למטה עד שהיא נוגעת במשהו, ואז משחררים אותה. אם לקחתם שתי קורות, מותר להחזיק את הראשונה איפה שהיא, גם באוויר, עד שהשנייה במקומה; אז משחררים את שתיהן יחד.

    לעץ יש משקל. אם הקורה מחליקה ושום דבר אחר לא זז, היא חוזרת אל היד שלכם, ואפשר לנסות שוב. אם היא גוררת איתה אחרות, הכול נשאר איפה שהוא. מה שנופל למים או מהשולחן יוצא מהמשחק.

    אם שלוש קורות מתורות קודמים זזו רחוק, או שאחת מהן נפלה למים או מהשולחן, המבנה התמוטט והמשחק נגמר. אם לא, בונים עד שהמלאי נגמר, או עד שכולם מסכימים שגמרנו.

    הגובה, הבליטה החוצה, הרגליים ומספר הקורות נמדדים ומוצגים. הבליטה החוצה היא כמה רחוק העץ מגיע מעבר לקורה הקרובה שנוגעת בקרקע; רגל היא קורה שנוגעת בקרקע.
talo-fantasy-keys =
    1 – 9 = לקחת קורות להטלה; אחר כך: קורה מהיד
    ← → ↑ ↓ = להזיז את הקורה; עם Shift רק קצת
    R, X, Y = לסובב את הקורה או להטות אותה; עם Shift לצד השני
    D = לסובב אותה במעלה אחת
    A = להשכיב אותה, להעמיד אותה
    PageUp, PageDown = להרים או להוריד את הקורה
    Home = לתלות אותה מעל המקום שלה
    G = להפעיל או לכבות הצמדה
    O = להחזיק אותה, כדי להביא את השנייה
    Enter = לשחרר
    Escape = לסיים את הנפילה שמוצגת
    K = לצבוע קורות לפי האורך
    Q, E, V = לסובב את השולחן, להביט מהצד הבא
    T = להביט מלמעלה
    + − = קרוב יותר, רחוק יותר
    C = המבט הרגיל
talo-keys =
    1 – 9 = לקחת קורות להטלה; אחר כך: קורה מהיד
    R, Shift + ← → = לסובב את הקורה
    ← → ↑ ↓ = להזיז את הקורה, או אל המשטח הבא
    PageUp, PageDown = להרים או להוריד את הקורה
    B = להוריד אותה על מה שמתחת
    Enter = להניח אותה, להחזיק אותה או להזיז את החייל
    G = לתת לה ליפול, אם מותר להסתכן
    P = החייל במקום קורה
    N = לסיים את התור
    X = לעמעם את השכבות הגבוהות
    K = לצבוע קורות לפי האורך
    Q, E, V = לסובב את השולחן, להביט מהצד הבא
    T = להביט מלמעלה
    + − = קרוב יותר, רחוק יותר
    C = המבט הרגיל
talo-tip-start = { $device ->
    [touch] געו במשבצת פנויה כדי להעמיד שם את החייל שלכם.
   *[mouse] לחצו על משבצת פנויה כדי להעמיד שם את החייל שלכם.
}
talo-tip-take = הקובייה קובעת את האורך: קחו קורה אחת באורך הזה, או שתיים שיחד הן באורך הזה.
talo-tip-build = { $device ->
    [touch] גררו את הקורה מעל הלוח. ירוק: יציבה. כתום: יציבה בקושי. אדום: תיפול. אחר כך לחצו על "להניח".
   *[mouse] הצביעו על המקום של הקורה. R מסובב אותה, הגלגלת מרימה אותה. ירוק: יציבה. כתום: יציבה בקושי. אדום: תיפול.
}
talo-tip-finish = החייל שלכם יכול ללכת לכל משטח זוהר, כל צעד באותו גובה או אחד למעלה או למטה. הראשון בגובה 10 מנצח.
talo-score-height = גובה
talo-decides = החייל שמכריע, בגובה { $height }.
