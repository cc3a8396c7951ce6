# Bubblee Pop (Bąbelsy).

bubbles-colour = { $bubble ->
    [R] אדומה
    [P] סגולה
    [Y] צהובה
    [B] כחולה
    [G] ירוקה
   *[K] שחורה
}
bubbles-colour-the = { $bubble ->
    [R] האדומה
    [P] הסגולה
    [Y] הצהובה
    [B] הכחולה
    [G] הירוקה
   *[K] השחורה
}
bubbles-colour-many = { $bubble ->
    [R] אדומות
    [P] סגולות
    [Y] צהובות
    [B] כחולות
    [G] ירוקות
   *[K] שחורות
}
bubbles-colour-name = { $bubble ->
    [R] אדום
    [P] סגול
    [Y] צהוב
    [B] כחול
    [G] ירוק
   *[K] שחור
}

bubbles-prompt-draw = נשלפת בועה מהשקית בשביל מקום { $seat }.
bubbles-prompt-place = מקום { $seat } מניח את הבועה { bubbles-colour-the } במקום ריק בשמיים.
bubbles-prompt-swap = מקום { $seat } יכול להחליף בין שתי שכנות בשמיים; נקודה משאירה אותם כמו שהם.
bubbles-prompt-drop = מקום { $seat } בוחר שתי שכנות בשמיים; שתיהן נופלות על כוכב הלכת של מקום { $seat }.
bubbles-prompt-send = מקום { $seat } יכול לשלוח בועות מהרצף אל כוכב הלכת השני; נקודה מסיימת.
bubbles-prompt-powers = { $whose ->
    [own] מקום { $seat } יכול להשתמש בכוח ({ $powers }); נקודה מוותרת.
   *[other] זה התור של מקום { $other }, אבל למקום { $seat } יש כוחות ({ $powers }) והוא מחליט קודם; נקודה מוותרת.
}

bubbles-cleared = על כוכב הלכת השני נשארו רק בועות שחורות: המשימה הושלמה.
bubbles-burst = כל הטורים על כוכב הלכת של מקום { $other } מלאים ובאה עוד בועה: מקום { $seat } מנצח.
bubbles-stuck = מקום { $seat } לא יכול להפיל שתי בועות, ולכן מפסיד.
bubbles-stuck-solo = אין יותר שתי בועות שיכולות ליפול, ולכן המשימה נכשלה.
bubbles-no-refill = בשקית אין מספיק בועות כדי למלא את השמיים. למקום 1 יש { $one ->
    [one] בועה אחת
    [two] שתי בועות
   *[other] { $one } בועות
}, ולמקום 2 יש { $two }: מקום { $seat } מנצח.
bubbles-shared = בשקית אין מספיק בועות כדי למלא את השמיים. לשניהם יש { $one ->
    [one] בועה אחת
    [two] שתי בועות
   *[other] { $one } בועות
}, והניצחון משותף.
bubbles-no-refill-solo = בשקית אין מספיק בועות כדי למלא את השמיים: המשימה נכשלה.

bubbles-unreadable = "{ $token }" אינו מהלך. { bubbles-notation }
bubbles-notation = דוגמאות: { "\u2066" }=c5{ "\u2069" } מניח, { "\u2066" }c5~d5{ "\u2069" } מחליף, { "\u2066" }c5+d5{ "\u2069" } מפיל, { "\u2066" }R:a8~b8{ "\u2069" } משתמש בכוח, { "\u2066" }>c3{ "\u2069" } שולח, ונקודה מוותרת.
bubbles-order = כותבים את שני המקומות לפי הטור, ואחריו לפי השורה: { $token }.
bubbles-not-sky = שתי הבועות צריכות להיות בשמיים, בשורות 5 ו-6.
bubbles-not-adjacent = שתי אלה אינן שכנות בשורה או בטור.

bubbles-draw-first = קודם שולפים בועה מהשקית.
bubbles-place-first = קודם צריך מקום ריק בשמיים בשביל הבועה { bubbles-colour-the } מהשקית.
bubbles-swap-first = קודם השמיים: החליפו בין שתי שכנות, או השאירו אותם כמו שהם.
bubbles-drop-first = { $kind ->
    [swap] יש רק החלפה אחת בתור; עכשיו צריכות ליפול שתי בועות.
   *[other] עכשיו צריכות ליפול שתי בועות; אי אפשר לעשות משהו אחר קודם.
}
bubbles-send-first = קודם השליחה: בחרו בועה מהרצף, או עצרו כאן.
bubbles-powers-first = קודם הכוחות: השתמשו באחד, או ותרו.
bubbles-send-solo = שולחים בועות מרצפים רק במשימות, לא בדו-קרב.
bubbles-powers-off = במשחק הזה אין כוחות.

bubbles-not-in-bag = לא נשארה בשקית בועה { bubbles-colour }.
bubbles-sky-taken = יש שם כבר בועה; בועה מהשקית צריכה מקום ריק בשמיים.
bubbles-must-swap = מהשמיים האלה אי אפשר להפיל שתי בועות; צריך החלפה שתאפשר את זה.
bubbles-same-colour = לשתיהן אותו צבע: שום דבר לא ישתנה.
bubbles-swap-stuck = אחרי ההחלפה הזאת אי אפשר יהיה להפיל שתי בועות.
bubbles-out-of-reach = שתי אלה רחוקות מדי: לפחות אחת צריכה לבוא מהצד שלכם בשמיים.
bubbles-too-high = אם שתי אלה ייפלו, באחד הטורים יישארו יותר מארבע בועות.

bubbles-sent-already = הבועה הזאת כבר נשלחה.
bubbles-nothing-there = אין שם בועה.
bubbles-not-in-line = הבועה הזאת אינה חלק מרצף; שולחים רק בועות מרצף.
bubbles-column-full = הטור הזה על כוכב הלכת השני מלא.
bubbles-sent-enough = הקבוצה הזאת כבר שלחה כמה שמותר לה.

bubbles-power-not-held = אין עכשיו כוח { bubbles-colour-name } שאפשר להשתמש בו.
bubbles-red-other = אדום מחליף בועות על כוכב הלכת השני, לא על שלכם.
bubbles-green-own = ירוק מחליף בועות על כוכב הלכת שלכם, לא על השני.
bubbles-exchange-empty = להחלפה צריך שתי בועות; אחד המקומות האלה ריק.
bubbles-purple-own = סגול שולח בועה מכוכב הלכת שלכם.
bubbles-yellow-own = צהוב אוסף בועה מכוכב הלכת שלכם.
bubbles-not-free = הבועה הזאת לא חופשית: בועה אחרת מונחת עליה.
bubbles-blue-row = כחול לוקח בועה מהצד השני של השמיים.

bubbles-letter = "{ $letter }" אינה אות של { $option }. האותיות הן: { $known }.
bubbles-length = מספר האותיות של { $option } הוא { $length }; כאן יש { $count }.
bubbles-sky-two = בשמיים של דו-קרב יש שתי בועות מכל צבע חוץ משחור; { bubbles-colour-name } { $count ->
    [0] לא מופיע בכלל.
    [one] מופיע פעם אחת.
    [two] מופיע פעמיים.
   *[other] מופיע { $count } פעמים.
}
bubbles-sky-adjacent = שתי בועות { bubbles-colour-many }, ב-{ $one } וב-{ $other }, נוגעות זו בזו; בשמיים של דו-קרב אסור ששתיים באותו צבע ייגעו, אפילו לא באלכסון.
bubbles-solo-first = במשימה יש שחקן אחד, ולכן לא בוחרים מי מתחיל.
bubbles-numbered-alone = למשימה עם מספר יש שמיים וכוכב לכת משלה; האפשרות { $option } היא רק למשימה שאתם ממציאים.
bubbles-planet-floating = הבועה ב-{ $cell } מרחפת: אין כלום מתחתיה.
bubbles-planet-line = על כוכב הלכת כבר יש רצף של בועות { bubbles-colour-many }.
bubbles-planet-done = על כוכב הלכת אין בועה צבעונית, ולכן אין מה לעשות.
bubbles-too-many = יש רק { $most } בועות { bubbles-colour-many }; כוכבי הלכת, השמיים והשקית צריכים { $count }.

bubbles-mission-face = חור באמצע
bubbles-mission-shaft = אל תוך הפיר
bubbles-mission-third = השלישית
bubbles-mission-valley = העמק
bubbles-mission-gap = אחת בין שתיים
bubbles-mission-raised = על רצפה שחורה
bubbles-mission-garden = גינה על סלע
bubbles-mission-sealed = מתחת למכסה
bubbles-mission-blocks = שני גושים
bubbles-mission-shared-gap = רווח אחד לשתיים
bubbles-mission-two-floors = שתי קומות
bubbles-mission-blocks-wall = קיר באמצע
bubbles-mission-alone = לבד באמצע
bubbles-mission-stairs = אחת אחרי השנייה
bubbles-mission-three-floors = שלוש קומות
bubbles-mission-floors4 = ארבע קומות
bubbles-mission-chimneys = שתי ארובות
bubbles-mission-pull-extra = אחת מושכת, אחת נשארת
bubbles-mission-bridges-mix = ארבע גדות
bubbles-mission-pyramid = הפירמידה

# בדף. להודעה M של המסוף יכולות להיות M-you ו-M-named בדף.
bubbles-pitch = שני כוכבי לכת ושמיים משותפים. הפילו בועות בזוגות, סדרו שלוש מאותו צבע ברצף והשתמשו בכוח שלו.
bubbles-prompt-place-you = תורכם: הניחו את הבועה { bubbles-colour-the } במקום ריק בשמיים.
bubbles-prompt-place-named = התור של { $name }: להניח את הבועה { bubbles-colour-the } במקום ריק בשמיים.
bubbles-prompt-swap-you = תורכם: החליפו בין שתי שכנות בשמיים, או השאירו אותם כמו שהם.
bubbles-prompt-swap-named = התור של { $name }: אפשר להחליף בין שתי שכנות בשמיים.
bubbles-prompt-drop-you = תורכם: בחרו שתי שכנות בשמיים; שתיהן ייפלו על כוכב הלכת שלכם.
bubbles-prompt-drop-named = התור של { $name }: לבחור שתי שכנות בשמיים, ושתיהן ייפלו.
bubbles-prompt-send-you = תורכם: שלחו בועות מהרצף לצד השני, או עצרו כאן.
bubbles-prompt-send-named = התור של { $name }: אפשר לשלוח בועות מהרצף אל כוכב הלכת השני.
bubbles-prompt-powers-you = { $whose ->
    [own] תורכם: השתמשו בכוח, או ותרו.
   *[other] לפני שהתור ממשיך, אתם מחליטים: השתמשו בכוח, או ותרו.
}
bubbles-prompt-powers-named = { $name }: להשתמש בכוח או לוותר?
bubbles-cleared-named = על כוכב הלכת השני נשארו רק בועות שחורות: המשימה הושלמה.
bubbles-burst-you = כוכב הלכת השני מלא ובאה עוד בועה: ניצחתם.
bubbles-burst-named = כוכב לכת אחד מלא ובאה עוד בועה: הניצחון של { $winner }.
bubbles-stuck-you = אתם לא יכולים להפיל שתי בועות, ולכן הפסדתם. הניצחון של { $winner }.
bubbles-stuck-named = { $name }: אין שתי בועות שאפשר להפיל, וזה הפסד.
bubbles-no-refill-you = בשקית אין מספיק בועות כדי למלא את השמיים. התוצאה: { $one } מול { $two }. ניצחתם.
bubbles-no-refill-named = בשקית אין מספיק בועות כדי למלא את השמיים. התוצאה: { $one } מול { $two }. הניצחון של { $winner }.
bubbles-board = הלוח של Bubblee Pop. { $phase ->
    [place] בועה נכנסת לשמיים.
    [swap] אפשר לשנות את השמיים.
    [drop] שתי בועות ייפלו.
    [send] אפשר לשלוח בועות.
    [powers] אפשר להשתמש בכוחות.
   *[other] {""}
}
bubbles-sky = השמיים
bubbles-planet = { $whose ->
    [own] כוכב הלכת שלכם
   *[other] כוכב הלכת של { $name }
}
bubbles-other-planet = כוכב הלכת השני
bubbles-mission = משימה
bubbles-bag = בשקית
bubbles-powers = כוחות
bubbles-none = אין
bubbles-score = { $count ->
    [one] בועה אחת נאספה
    [two] שתי בועות נאספו
   *[other] { $count } בועות נאספו
}
bubbles-holds = { $whose ->
    [own] אתם: { bubbles-score }; כוחות: { $powers }.
   *[other] { $name }: { bubbles-score }; כוחות: { $powers }.
}
bubbles-in-bag = בשקית: { $bubbles }.
bubbles-drawn = נשלפה מהשקית: { $colour }.
bubbles-power = { $bubble ->
    [R] אדום: להחליף בין שתי שכנות על כוכב הלכת השני.
    [G] ירוק: להחליף בין שתי שכנות על כוכב הלכת שלכם.
    [P] סגול: לשלוח בועה חופשית שלכם אל כוכב הלכת השני.
    [B] כחול: להפיל בועה מהצד השני של השמיים על כוכב הלכת השני.
   *[Y] צהוב: לאסוף בועה חופשית מכוכב הלכת שלכם.
}
bubbles-how = { $phase ->
    [place] געו במקום ריק בשמיים.
    [swap] { $held ->
        [true] עכשיו השכנה שלה.
       *[false] גררו בועה אל השכנה שלה, או געו בשתיהן.
    }
    [drop] { $held ->
        [true] עכשיו השכנה שלה.
       *[false] געו בשתי שכנות; שתיהן ייפלו על כוכב הלכת שלכם.
    }
    [send] געו בבועה זוהרת כדי לשלוח אותה לצד השני.
   *[powers] { $power ->
        [none] בחרו כוח.
        [B] געו בבועה זוהרת בשמיים.
        [P] געו בבועה זוהרת על כוכב הלכת שלכם.
        [Y] געו בבועה זוהרת על כוכב הלכת שלכם.
       *[other] { $held ->
            [true] עכשיו השכנה שלה.
           *[false] געו בשתי שכנות זוהרות.
        }
    }
}
bubbles-act = { $doing ->
    [place] להניח כאן
    [swap] להחליף
    [drop] להפיל
    [send] לשלוח
   *[power] להשתמש
}
bubbles-pass-now = { $phase ->
    [swap] בלי להחליף
    [send] מספיק
   *[powers] לוותר
}
bubbles-foreseen-gone = { $out ->
    [one] בועה אחת נעלמת מכוכב הלכת השני
    [two] שתי בועות נעלמות מכוכב הלכת השני
   *[other] { $out } בועות נעלמות מכוכב הלכת השני
}
bubbles-foreseen-scored = { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
bubbles-foreseen = { $what ->
    [both] { bubbles-foreseen-gone }, { bubbles-foreseen-scored }.
    [out] { bubbles-foreseen-gone }.
    [points] { bubbles-foreseen-scored }.
    [line] נוצר רצף: אפשר לשלוח ממנו.
   *[nothing] שום דבר לא מתפוצץ.
}
bubbles-foreseen-chain = שרשרת של { $count }.
bubbles-foreseen-powers = מקבלים כוח: { $powers }.
bubbles-foreseen-end = המשחק נגמר.
bubbles-done = { $kind ->
    [draw] נשלפה: { $colour }
    [place] אל { $one }
    [swap] החלפה: { $one } ו-{ $other }
    [drop] נפילה: { $one } ו-{ $other }
    [send] { $one } נשלחה לצד השני
    [power] { $count ->
        [one] כוח { $colour }: { $one }
        [two] כוח { $colour }: { $one } ו-{ $other }
       *[other] כוח { $colour }: { $one } ו-{ $other }
    }
   *[pass] ויתור
}
bubbles-offer = { $kind ->
    [swap] להחליף: { $taking }
    [drop] להפיל: { $taking }
    [send] לשלוח: { $taking }
   *[power] כוח { $colour }: { $taking }
}
bubbles-brief = { $kind ->
    [draw] שליפה
    [place] הנחה
    [swap] החלפה
    [drop] נפילה
    [send] { $count ->
        [one] שליחה של אחת
        [two] שליחה של שתיים
       *[other] שליחה של { $count }
    }
    [power] כוח
   *[pass] ויתור
}
bubbles-suggest = { $kind ->
    [place] להניח { $one } בשמיים, כאן
    [swap] להחליף { $one } עם { $other }
    [drop] להפיל { $one } עם { $other }
    [send] לשלוח { $one } לצד השני
   *[power] { $count ->
        [one] כוח { $colour }: { $one }
        [two] כוח { $colour }: { $one } עם { $other }
       *[other] כוח { $colour }: { $one } עם { $other }
    }
}
bubbles-cell = { $cell }, { $colour ->
    [none] ריק
   *[other] { $colour }
}{ $count ->
    [0] {""}
    [one] , אפשר לעשות כאן דבר אחד
    [two] , אפשר לעשות כאן שני דברים
   *[other] , אפשר לעשות כאן { $count } דברים
}
bubbles-option-blacks = בועות שחורות בהתחלה
bubbles-option-powers = כוחות
bubbles-option-powers-on = כן
bubbles-option-powers-off = לא, למשחק ראשון
bubbles-option-reach = בועות נופלות
bubbles-option-reach-any = מכל מקום בשמיים
bubbles-option-reach-near = לפחות אחת מהצד שלכם
bubbles-option-sky = השמיים הראשונים
bubbles-option-sky-help = עשר אותיות: שורה 5 מ-a עד e, ואחריה שורה 6. שתיים מכל צבע: R אדום, P סגול, Y צהוב, B כחול, G ירוק, ושתיים באותו צבע לא נוגעות, אפילו לא באלכסון. אם משאירים ריק, השמיים מוגרלים.
bubbles-option-planet = משימה שלכם
bubbles-option-planet-help = לשחקן אחד: כוכב הלכת השני בעשרים אותיות, ארבע השורות שלו מהשמיים אל הקרקע, כל אחת מ-a עד e; K היא שחורה, נקודה היא מקום ריק. אסור שבועה תרחף או שיהיה רצף מוכן, ולפחות לבועה אחת צריך להיות צבע. השמיים הראשונים יהיו אז אלה של המשימות, או עשר אותיות כרצונכם, גם K. לדו-קרב השאירו ריק.
bubbles-option-first = מי מתחיל
bubbles-option-first-1 = מקום 1
bubbles-option-first-2 = מקום 2
bubbles-sky-missing = { $missing ->
    [0] אסור ששתיים באותו צבע ייגעו, אפילו לא באלכסון.
    [10] השמיים יוגרלו, אלא אם תמלאו את כל עשרת המקומות: שתיים מכל צבע.
    [one] נשאר מקום ריק אחד. עד שיתמלא, השמיים מוגרלים.
    [two] נשארו שני מקומות ריקים. עד שיתמלאו, השמיים מוגרלים.
   *[other] נשארו { $missing } מקומות ריקים. עד שיתמלאו, השמיים מוגרלים.
}
bubbles-editor = משימה שלכם
bubbles-editor-words = בחרו בועה וגעו במקום: היא תיפול אל הקרקע או על הבועות שמתחתיה. המשימה מושלמת כשלא נשארת אף בועה צבעונית. אף אחד לא בדק אם אפשר לפתור את המשימה שלכם.
bubbles-editor-choose = איזו בועה להניח
bubbles-editor-empty = ריק
bubbles-editor-planet = כוכב הלכת
bubbles-editor-clear = לרוקן את כוכב הלכת
bubbles-editor-share = שלחו את הקישור הזה, ואחרים יוכלו לשחק את המשימה שלכם.
bubbles-missions = עשרים משימות
bubbles-missions-more = משחק לשחקן אחד. צרו רצפים על כוכב הלכת שלכם, שלחו מהם בועות לצד השני, ונקו את כוכב הלכת השני מכל הבועות חוץ מהשחורות. על משימה שהושלמה מקבלים כוכב אחד; על { $steady } תורות או פחות שני כוכבים, ועל { $brisk } או פחות שלושה.
bubbles-missions-done = { $done } מתוך { $count } הושלמו במכשיר הזה.
bubbles-stars = { $stars ->
    [0] { $next ->
        [true] הבאה
       *[false] עוד לא הושלמה
    }
   *[other] הושלמה { $turns ->
        [one] בתור אחד
        [two] בשני תורות
       *[other] ב-{ $turns } תורות
    }, { $stars ->
        [one] כוכב אחד
        [two] שני כוכבים
       *[other] { $stars } כוכבים
    }
}
bubbles-duel = דו-קרב במקום משימה
bubbles-rules =
    שני כוכבי לכת, וביניהם שמיים של עשר בועות. כשיש בשמיים מקומות ריקים, קודם ממלאים אותם: כל בועה שנשלפת מהשקית מניחים איפה שרוצים.

    אחר כך מותר להחליף בין שתי שכנות בשמיים, פעם אחת. ואז בוחרים שתי שכנות שייפלו על כוכב הלכת שלכם, כל אחת בטור שלה. אסור שבטור יישארו יותר מארבע בועות.

    שלוש בועות או יותר באותו צבע, בשורה או בטור, הן רצף. הרצף מתפוצץ, יחד עם הבועות בצבע שלו שנוגעות בו; כל אחת שווה נקודה. מה שהיה מעל נופל, ואולי יוצר רצפים חדשים. בועות שחורות לא יוצרות רצף.

    כל קבוצה שמתפוצצת נותנת את הכוח של הצבע שלה: משתמשים בו מיד או מוותרים. אדום מחליף בין שתי שכנות על כוכב הלכת השני, ירוק על שלכם. סגול שולח בועה חופשית שלכם לצד השני, כחול מפיל לשם בועה מהצד השני של השמיים; אם כוכב הלכת השני מלא, כך מנצחים. צהוב אוסף בועה חופשית שלכם.

    המשחק נגמר כשבשקית אין מספיק בועות כדי למלא את השמיים: מי שיש לו יותר נקודות מנצח. מי שלא יכול להפיל שתי בועות מפסיד מיד.

    במשימה משחקים לבד: מרצף מותר לשלוח בועות אל כוכב הלכת השני, אחת מרצף של שלוש, שתיים מרצף ארוך יותר. רצפים שנוצרים שם נעלמים; נקו אותו מכל הבועות חוץ מהשחורות.
bubbles-keys =
    Tab = אל הכפתורים מתחת ללוח
    Esc = לשחרר בועה
    כל מקש = לדלג על התנועה
    Enter = לעשות מה שבחרתם
bubbles-tip-swap = { $device ->
    [touch] קודם השמיים: געו בשתי שכנות ולחצו על "להחליף", או השאירו את השמיים כמו שהם.
   *[mouse] קודם השמיים: גררו בועה אל השכנה שלה כדי להחליף ביניהן, או השאירו את השמיים כמו שהם.
}
bubbles-tip-drop = { $device ->
    [touch] עכשיו געו בשתי שכנות ולחצו על "להפיל": שתיהן ייפלו על כוכב הלכת שלכם. שלוש ברצף באותו צבע מתפוצצות.
   *[mouse] עכשיו לחצו על שתי שכנות: שתיהן ייפלו על כוכב הלכת שלכם. שלוש ברצף באותו צבע מתפוצצות.
}
bubbles-tip-place = יש בשמיים מקומות ריקים: כל בועה שנשלפת מהשקית מניחים איפה שרוצים. הניחו אותה במקום שיעזור לנפילה הבאה שלכם.
bubbles-tip-powers = קיבלתם כוח. השתמשו בו עכשיו או ותרו; הצבע אומר מה הוא עושה.
bubbles-tip-send = הרצף שלכם יכול לשלוח בועות אל כוכב הלכת השני. בחרו אחת שמשלימה שם רצף.
bubbles-option-mission-1 = { bubbles-mission-face }
bubbles-option-mission-2 = { bubbles-mission-shaft }
bubbles-option-mission-3 = { bubbles-mission-third }
bubbles-option-mission-4 = { bubbles-mission-valley }
bubbles-option-mission-5 = { bubbles-mission-gap }
bubbles-option-mission-6 = { bubbles-mission-raised }
bubbles-option-mission-7 = { bubbles-mission-garden }
bubbles-option-mission-8 = { bubbles-mission-sealed }
bubbles-option-mission-9 = { bubbles-mission-blocks }
bubbles-option-mission-10 = { bubbles-mission-shared-gap }
bubbles-option-mission-11 = { bubbles-mission-two-floors }
bubbles-option-mission-12 = { bubbles-mission-blocks-wall }
bubbles-option-mission-13 = { bubbles-mission-alone }
bubbles-option-mission-14 = { bubbles-mission-stairs }
bubbles-option-mission-15 = { bubbles-mission-three-floors }
bubbles-option-mission-16 = { bubbles-mission-floors4 }
bubbles-option-mission-17 = { bubbles-mission-chimneys }
bubbles-option-mission-18 = { bubbles-mission-pull-extra }
bubbles-option-mission-19 = { bubbles-mission-bridges-mix }
bubbles-option-mission-20 = { bubbles-mission-pyramid }
bubbles-no-swap-helps = שום החלפה בשמיים לא משנה את זה.
bubbles-gaps = בשמיים יש { $gaps ->
    [one] מקום ריק אחד
    [two] שני מקומות ריקים
   *[other] { $gaps } מקומות ריקים
}, ובשקית { $left ->
    [0] כבר אין כלום.
    [one] יש רק בועה אחת.
    [two] יש רק שתי בועות.
   *[other] יש רק { $left } בועות.
}
bubbles-columns-full = כל חמשת הטורים מלאים: אין מקום לעוד בועה.
bubbles-score-bubbles = בועות
bubbles-score-turns = תורות
bubbles-score-left = צבעוניות שנשארו
bubbles-mission-named = { $number }. { $title }
bubbles-chain = שרשרת של { $count }
