# מבט על משחק אחרי שנגמר: בדף, ברישומים ובשורת הפקודה.

analysis-comment = לפי ההערכה, הסיכוי לנצח יורד בערך ב-{ $lost } אחוז. טוב יותר: { $token } ({ $worth }).
analysis-comment-exact = טעות. טוב יותר: { $token } ({ $worth }).
analysis-comment-tried = ניסיון: { $line }.

analysis-title = ניתוח
analysis-words = המשחק, הטעויות בו ומה עוד היה אפשר
analysis-bring = לנתח קובץ רישום
analysis-at = { $ply ->
    [0] תחילת המשחק
   *[other] אחרי מהלך { $ply } מתוך { $count }
}
analysis-trying = { $count ->
    [one] הדרך שלכם: מהלך אחד אחרי מהלך { $ply } של המשחק
    [two] הדרך שלכם: שני מהלכים אחרי מהלך { $ply } של המשחק
   *[other] הדרך שלכם: { $count } מהלכים אחרי מהלך { $ply } של המשחק
}
analysis-played = { $self ->
    [true] עכשיו אתם משחקים: { $action } ({ $worth }).
   *[false] עכשיו התור של { $name }: { $action } ({ $worth }).
}
analysis-mistake = { $self ->
    [true] עכשיו אתם משחקים: { $action } ({ $worth }). טוב יותר: { $better } ({ $best }).
   *[false] עכשיו התור של { $name }: { $action } ({ $worth }). טוב יותר: { $better } ({ $best }).
}
analysis-best = { $self ->
    [true] הכי טוב בשבילכם: { $action } ({ $worth }).
   *[false] הכי טוב בשביל { $name }: { $action } ({ $worth }).
}
analysis-chance = מזל
analysis-luck = המזל מחליט. ואם היה יוצא…
analysis-graph = { $sides ->
    [1] הסיכוי להצליח
    [2] { $self ->
        [true] הסיכוי שלכם לנצח
       *[false] הסיכוי של { $name } לנצח
    }
   *[other] הסיכוי של כל צד לנצח
}
analysis-graph-label = ערך המשחק, מהלך אחר מהלך
analysis-done = הצלחה
analysis-not-done = לא הצליח
analysis-exact = מדויק
analysis-estimate = הערכה
analysis-looking = שאר המשחק עוד בניתוח.
analysis-looked = מנתחים את המשחק: { $looked } מתוך { $count } מהלכים…
analysis-mistakes = { $count ->
    [0] טעויות
    [one] טעות אחת
    [two] שתי טעויות, הגדולה קודם
   *[other] { $count } טעויות, הגדולה קודם
}
analysis-no-mistakes = אין טעות ברורה.
analysis-lost = { $exact ->
    [true] { "\u2066" }−{ $lost }%{ "\u2069" }
   *[false] בערך { "\u2066" }−{ $lost }%{ "\u2069" }
}
analysis-best-line = המשחק הכי טוב מכאן
analysis-expected-line = מה כנראה יבוא (הערכה)
analysis-walk = לראות צעד אחר צעד
analysis-off-game = אחרי מהלך { $ply } הלכתם בדרך אחרת:
analysis-to-game = בחזרה למשחק
analysis-to-table = אל השולחן
analysis-tried = מה שניסיתם
analysis-after = אחרי מהלך { $ply }
analysis-forget = לשכוח את { $line }
analysis-note = { $ply ->
    [0] ההערה שלכם על המשחק
   *[other] ההערה שלכם על מהלך { $ply }
}
analysis-try-again = לנסות שוב מכאן
analysis-export = לשמור עם הערות
analysis-others = משחק אחר
analysis-table = הערכים כטבלה
analysis-column = { $column ->
    [number] מס'
    [who] מי
    [action] מהלך
    [worth] שווי
   *[better] טוב יותר
}
analysis-not-yet = לא בזמן המשחק
analysis-not-yet-more = בזמן שאנשים משחקים זה נגד זה, אי אפשר לנתח כאן את המשחק שלהם, וגם מי שצופה לא יכול: הוא עלול ללחוש לשחקנים. הניתוח נפתח כשהמשחק נגמר.
analysis-no-game = אין משחק כזה
analysis-no-record = הרישום הזה לא שמור במכשיר הזה. בחרו את הקובץ שלו שוב.
analysis-import-words = פתחו רישום של משחק, מכאן או ממקום אחר: כל מהלך ינותח, ותוכלו לנסות מה אתם הייתם עושים.
analysis-import = לבחור קובץ רישום
analysis-drop = או גררו אותו לכל מקום בדף הזה
analysis-no-text = "{ $name }" אינו רישום של משחק: הוא ריק, גדול מדי או לא טקסט.
analysis-brought = נפתחו קודם
