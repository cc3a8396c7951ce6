# דף הבית של מי שחוזר: משחקים שמחכים, משחקים שנגמרו, והטעויות שלכם כחידות.

home-welcome-back = { $named ->
    [true] טוב לראות אותך שוב, { $name }
   *[false] טוב לראות אתכם שוב
}
home-continue = להמשיך
home-continue-yours = להמשיך – תורכם
home-your-turn = תורכם
home-their-turn = התור של { $name }
home-show-all = להציג את כל ה-{ $count }
home-progress = { $words } ({ $done } מתוך { $count })

home-watch = משחקים לצפייה
home-playing = לצפות
home-clock = { $kind ->
    [turn] { $time } לכל תור
   *[total] { $increment ->
        [0] { $time } לכל צד
        [one] { $time } לכל צד, ועוד שנייה לכל מהלך
        [two] { $time } לכל צד, ועוד שתי שניות לכל מהלך
       *[other] { $time } לכל צד, ועוד { $increment } שניות לכל מהלך
    }
}

home-finished = משחקים שנגמרו
home-outcome = { $outcome ->
    [won] ניצחתם
    [lost] הפסדתם
   *[shared] ניצחון משותף
}
home-won-by = { $count ->
    [one] הניצחון של { $names }
    [two] ניצחון משותף של { $names }
   *[other] ניצחון משותף של { $names }
}
home-gallery = גלריית הבנייה
home-record = איך שיחקתם נגד הבוטים
home-record-bot = { $shared ->
    [0] ניצחונות: { $won }, הפסדים: { $lost }
   *[other] ניצחונות: { $won }, משותפים: { $shared }, הפסדים: { $lost }
}

mistakes = הטעויות שלכם כחידות
mistakes-one = טעות שלכם
mistakes-all = כל הטעויות שלכם
mistakes-about = עמדות מהמשחקים שלכם במכשיר הזה, שבהן המהלך שלכם עלה לכם ביוקר. מצאו מהלך טוב יותר.
mistakes-looking = עוברים על המשחקים האחרונים שלכם…
mistakes-none = עוד אין כאן כלום. שחקו משחק עד הסוף במכשיר הזה; אם מהלך יעלה לכם ביוקר, הוא יופיע כאן.
mistakes-gone = העמדה הזאת כבר לא שמורה במכשיר הזה.
mistakes-left = { $count ->
    [0] הכול נפתר. חידות חדשות יבואו ממשחקים חדשים.
    [one] חידה אחת מחכה למהלך טוב יותר.
    [two] שתי חידות מחכות למהלך טוב יותר.
   *[other] { $count } חידות מחכות למהלך טוב יותר.
}
mistakes-cost = { $exact ->
    [true] { $lost ->
        [100] המהלך שלכם ויתר על הניצחון.
       *[other] המהלך שלכם הוריד את הסיכוי לנצח ב-{ $lost } אחוז.
    }
   *[false] המהלך שלכם הוריד את הסיכוי לנצח בערך ב-{ $lost } אחוז.
}
mistakes-task = { mistakes-cost } מצאו מהלך שאין טוב ממנו.
mistakes-judged = { $exact ->
    [true] כל תשובה נבדקת במדויק.
   *[false] התשובות נבדקות לפי הערכה: גם מה שנראה טוב באותה מידה נחשב נכון.
}
mistakes-solved = { $exact ->
    [true] נכון. אין טוב מזה.
   *[false] יפה. לפי ההערכה, אין טוב מזה.
}
mistakes-not = { $exact ->
    [true] גם זה מוריד את הסיכוי לנצח ב-{ $lost } אחוז.
   *[false] לפי ההערכה, גם זה מוריד את הסיכוי לנצח בערך ב-{ $lost } אחוז.
}
mistakes-same = את זה שיחקתם במשחק.
mistakes-answer-is = זה היה טוב יותר: { $action }.
mistakes-in-game = לראות את זה במשחק
mistakes-next = הטעות הבאה

home-listed = השולחן שלכם מופיע בדף הבית של השרת הזה. כל אחד שם יכול להתיישב.
home-meanwhile = לשחק בינתיים נגד בוט
home-arrival = מישהו התיישב
home-arrived = { $names } כבר ליד השולחן שלכם, במשחק { $game }.
home-arrived-kept = המשחק שאתם משחקים כאן נשמר.
home-arrived-go = אל השולחן

setup-players = כמה שחקנים?
setup-alone = אחד: משימות
setup-count = { $count ->
    [2] שניים
    [3] שלושה
    [4] ארבעה
   *[other] { $count }
}
setup-minutes = { $minutes ->
    [one] בערך דקה, לפי ההערכה שלנו
    [two] בערך שתי דקות, לפי ההערכה שלנו
   *[other] בערך { $minutes } דקות, לפי ההערכה שלנו
}
setup-team = קבוצה { $team }
setup-anyone = השולחן מופיע בדף הבית של השרת הזה. מי שעובר כאן יכול להתיישב, ואחרים יכולים לצפות.
