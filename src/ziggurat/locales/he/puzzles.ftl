# חידות היום. במשחק G: G-puzzle היא הכותרת, -task מה מבקשים, -hint רמז, -done המילה אחרי התשובה הנכונה; השאר אומרות
# למה תשובה אינה הנכונה.

puzzle-not-a-choice = כאן בוחרים מתוך: { $choices }.
puzzle-go-on = נכון עד כאן. המשיכו.
puzzle-considered = { $count ->
    [one] דרך אחת נבדקה; בדיוק אחת מצליחה.
    [two] שתי דרכים נבדקו; בדיוק אחת מצליחה.
   *[other] כל { $count } הדרכים נבדקו; בדיוק אחת מצליחה.
}

babel-puzzle = ניצחון ב-5 הנחות
babel-puzzle-task = רק הנחה אחת מנצחת. היא מנצחת ב-5 הנחות, שלכם ושל הצד השני יחד: אתם מניחים את הקובייה הראשונה, השלישית והאחרונה.
babel-puzzle-hint = הביטו מה הצד השני עוד יכול להניח אחרי הקובייה שלכם. ככל שיש פחות תשובות, כך טוב יותר.
babel-puzzle-done = שום דבר כבר לא מתאים: ניצחתם ב-5 הנחות.
babel-puzzle-loses = לצד השני יש תשובה מנצחת: { $reply }.
babel-puzzle-slow = { $distance ->
    [one] גם זה מנצח, אבל מאוחר יותר: מכאן בעוד הנחה אחת.
    [two] גם זה מנצח, אבל מאוחר יותר: מכאן בעוד שתי הנחות.
   *[other] גם זה מנצח, אבל מאוחר יותר: מכאן בעוד { $distance } הנחות.
}

nivos-puzzle = בלי גליל
nivos-puzzle-task = הניחו לוחית בלי לקחת גליל, כך שגם בתור הבא תוכלו להניח לוחית בלי לקחת גליל, לא חשוב מה הצד השני יעשה.
nivos-puzzle-hint = קודם מצאו הנחות שלא פותחות קומה חדשה. אחר כך שאלו על כל אחת: מה הצד השני יכול לקחת לכם אחריה?
nivos-puzzle-done = בלי גליל עכשיו, ובלי גליל בתור הבא: אף תשובה של הצד השני לא משנה את זה.
nivos-puzzle-now = זה פותח קומה חדשה, ומיד לוקחים גליל.
nivos-puzzle-next = עכשיו בלי גליל, אבל אחרי התשובה הזאת תיקחו גליל בתור הבא: { $reply }.

bubbles-puzzle = שלוש קבוצות בנפילה אחת
bubbles-puzzle-task = החליפו בין שתי שכנות בשמיים, או השאירו אותם כמו שהם; אחר כך הפילו שתיים. צריך לפוצץ שלוש קבוצות על כוכב הלכת שלכם.
bubbles-puzzle-hint = מה שנשאר אחרי שקבוצה מתפוצצת נופל למטה, ואולי יוצר את הקבוצה הבאה. חפשו שתיים באותו צבע עם רווח ביניהן.
bubbles-puzzle-drop = עכשיו הפילו שתי שכנות מהשמיים.
bubbles-puzzle-done = שלוש קבוצות בנפילה אחת.
bubbles-puzzle-few = { $count ->
    [0] הנפילה הזאת לא יוצרת אף קבוצה. צריך שלוש.
    [one] הנפילה הזאת יוצרת קבוצה אחת. צריך שלוש.
    [two] הנפילה הזאת יוצרת שתי קבוצות. חסרה עוד אחת.
   *[other] הנפילה הזאת יוצרת שתי קבוצות. חסרה עוד אחת.
}

talo-puzzle = מה יישאר לעמוד?
talo-puzzle-task = חמישה מקומות לקורה אחת. רק באחד מהם הכול עומד כשהיד משחררת.
talo-puzzle-hint = האמצע של קורה רוצה עץ מתחתיו, או משקל על הקצה השני.
talo-puzzle-done = היא יציבה, וגם כל מה שמתחתיה.

# במקלדת.
puzzle-keys =
    הקלידו מהלך, או אחת מאלה:
    legal, again, hint, answer, quit

# בדף.
puzzles = חידות היום
puzzles-today = היום
puzzles-of-day = החידות של { $day }
puzzles-about = אחת לכל משחק, חדשות בכל יום, ולכל אחת בדיוק תשובה אחת.
puzzles-open = לפתור
puzzles-open-game = לפתור את "{ $title }" ({ $game })
puzzles-again-game = להביט שוב ב-"{ $title }" ({ $game })
puzzles-look-again = להביט שוב
puzzles-solved = נפתרה
puzzles-solved-later = נפתרה אחר כך
puzzles-shown = התשובה הוצגה
puzzles-earlier = היום הקודם
puzzles-later = היום הבא
puzzles-to-come = החידות של היום הזה עוד יגיעו.
puzzles-no-day = אין חידות ליום הזה.
puzzles-streak = { $days ->
    [0] עוד אין ימים ברצף
    [one] יום אחד ברצף
    [two] יומיים ברצף
   *[other] { $days } ימים ברצף
}
puzzles-streak-more = פתרו אחת מחידות היום, והיום ייספר. זה נשמר רק במכשיר הזה.
puzzles-streak-kept = היום הזה כבר נספר.
puzzles-past = חידות מימים קודמים הן רק בשביל הכיף; נספרות רק אלה של היום.
puzzles-hint = רמז
puzzles-answer = להציג את התשובה
puzzles-answer-sure = אם מציגים, זה לא נספר
puzzles-try-again = לנסות שוב
puzzles-begin-again = מההתחלה
puzzles-next = החידה הבאה
puzzles-all = כל החידות של היום הזה
puzzles-not-it = עוד לא זה
puzzles-right = בדיוק!
puzzles-the-answer = התשובה
puzzles-choose = בחרו מקום
puzzles-choice = מקום { $letter }
puzzles-take-choice = כאן היא יציבה
