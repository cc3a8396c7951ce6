# Nivos.

nivos-colour = { $colour ->
    [yellow] צהובה
    [orange] כתומה
    [red] אדומה
    [pink] ורודה
    [white] לבנה
    [green] ירוקה
    [blue] כחולה
    [black] שחורה
   *[neutral] ניטרלית
}
nivos-colour-name = { $colour ->
    [yellow] צהוב
    [orange] כתום
    [red] אדום
    [pink] ורוד
    [white] לבן
    [green] ירוק
    [blue] כחול
    [black] שחור
   *[neutral] ניטרלית
}
nivos-plates = { $height ->
    [0] אין לוחית
    [one] יש לוחית אחת
    [two] יש שתי לוחיות
   *[other] יש { $height } לוחיות
}
nivos-other-plates = { $otherheight ->
    [0] אין לוחית
    [one] יש לוחית אחת
    [two] יש שתי לוחיות
   *[other] יש { $otherheight } לוחיות
}

nivos-prompt-neutral = מקום { $seat } מניח את הלוחית הניטרלית.
nivos-prompt-lay = מקום { $seat } מניח לוחית.
nivos-prompt-cylinder = מקום { $seat } בוחר גליל.
nivos-prompt-stuck = מקום { $seat } לא יכול להניח כלום ולוקח גליל: pass.
nivos-prompt-mate = מקום { $seat } לא יכול להניח כלום משלו: אפשר להניח לוחית של השותף, או לוותר (pass) ולקחת גליל.

nivos-cause = { $cause ->
    [cylinders] הגליל האחרון נלקח.
    [laid] כל הלוחיות הונחו.
   *[stuck] אי אפשר להניח אף לוחית שנשארה.
}
nivos-stack = { $height ->
    [0] בלי אף גליל.
   *[other] עם הערימה הנמוכה ביותר, בגובה { $height }.
}
nivos-winners = { $how ->
    [shared] למקומות { $seats } אין אף גליל, והניצחון משותף.
    [tallest] { $team ->
        [1] מקומות { $seats } מנצחים: הערימות שוות, בגובה { $height }, אבל הגליל הגבוה ביותר אצלם נמוך יותר.
       *[0] מקום { $seats } מנצח: הערימות שוות, בגובה { $height }, אבל הגליל הגבוה ביותר אצלו נמוך יותר.
    }
   *[lowest] { $team ->
        [1] מקומות { $seats } מנצחים { nivos-stack }
       *[0] מקום { $seats } מנצח { nivos-stack }
    }
}
nivos-ending = { nivos-cause } { nivos-winners }

nivos-split-players = רק בארבעה שחקנים מחלקים את היד; כאן מספר השחקנים הוא { $players }.
nivos-split-teams = כותבים חלוקה אחת לשתי הקבוצות, או אחת לכל קבוצה, עם "/" ביניהן; כאן יש { $count }.
nivos-split-size = "{ $size }" אינו גודל לחלוקה. הגדלים הם: { $sizes }.
nivos-split-twice = לקבוצה יש לוחית אחת מכל גודל; בחלוקה { $size } מופיע פעמיים.
nivos-split-count = לשחקן הראשון בקבוצה יש { $half } לוחיות; בחלוקה יש { $count }.

nivos-unreadable = "{ $token }" אינו מהלך. { nivos-notation }
nivos-notation = כתבו לוחית ואת המשבצת של הפינה הדרום-מערבית שלה, למשל { "\u2066" }4x2@b3{ "\u2069" }, ולפניה r אם היא מהרזרבה או t אם היא מהיד של השותף; n@b3 ללוחית הניטרלית; pass; או c1 עד c6 לגליל.
nivos-no-such-cell = אין משבצת { $cell }; הלוח הוא מ-{ $first } עד { $last }.
nivos-no-such-plate = אין לוחית בגודל { $size }. הגדלים הם: { $sizes }.
nivos-neutral-name = הלוחית בגודל הזה היא הניטרלית; כותבים אותה { "\u2066" }n@{ $cell }{ "\u2069" }.
nivos-no-such-cylinder = מספר הגלילים הוא { $count }: מ-c1 עד { "\u2066" }c{ $count }{ "\u2069" }.
nivos-no-mate = רק בארבעה שחקנים יש שותף שאפשר להניח לוחית שלו.

nivos-choose-first = קודם בחרו גליל.
nivos-cylinder-taken = הגליל בגובה { $height } כבר נלקח.
nivos-in-order = כאן לוקחים את הגלילים לפי הסדר, מהנמוך לגבוה; אף אחד לא בוחר.
nivos-none-due = עכשיו לא לוקחים גליל.
nivos-neutral-first = הלוחית הראשונה במשחק היא הניטרלית.
nivos-neutral-laid = הלוחית הניטרלית כבר על הלוח.
nivos-can-lay = אתם עוד יכולים להניח לוחית, ולכן אי אפשר לוותר על התור.
nivos-not-stuck = מותר להניח לוחית של השותף רק כששום דבר שלכם או מהרזרבה לא מתאים; עוד יש משהו שמתאים.
nivos-mate-lacks = לשותף שלכם אין לוחית { nivos-colour } { $size }.
nivos-colour-the = { $colour ->
    [yellow] הצהובה
    [orange] הכתומה
    [red] האדומה
    [pink] הוורודה
    [white] הלבנה
    [green] הירוקה
    [blue] הכחולה
    [black] השחורה
   *[neutral] הניטרלית
}
nivos-with-mate = הלוחית { nivos-colour-the } { $size } אצל השותף שלכם, לא אצלכם.
nivos-not-in-hand = לא נשארה לכם לוחית { nivos-colour } { $size }.
nivos-not-in-reserve = אין ברזרבה לוחית { nivos-colour } { $size }.
nivos-off-board = היא תבלוט מהלוח { $side ->
    [east] במזרח.
    [north] בצפון.
   *[both] במזרח ובצפון.
}
nivos-uneven = היא לא תשכב שטוח: מתחת לחלק אחד { nivos-plates }, ומתחת לחלק אחר { nivos-other-plates }.
nivos-on-colour = היא תשכב על הלוחית { nivos-colour-the } השנייה, שעוד רואים אותה.
nivos-beside-colour = היא תיגע בלוחית { nivos-colour-the } השנייה, שעוד רואים אותה.

# בדף. להודעה M של המסוף יכולות להיות M-you ו-M-named בדף.
nivos-pitch = מניחים לוחיות על לוחיות, אבל אף פעם לא צבע על אותו צבע. מי שפותח קומה חדשה לוקח גליל, והערימה הנמוכה ביותר מנצחת.
nivos-prompt-neutral-you = תורכם: הניחו את הלוחית הניטרלית איפה שתרצו על הלוח.
nivos-prompt-neutral-named = התור של { $name }: להניח את הלוחית הניטרלית.
nivos-prompt-lay-you = תורכם: הניחו לוחית.
nivos-prompt-lay-named = התור של { $name }: להניח לוחית.
nivos-prompt-cylinder-you = תורכם: בחרו גליל.
nivos-prompt-cylinder-named = התור של { $name }: לבחור גליל.
nivos-prompt-stuck-you = אין לכם מה להניח: ותרו על התור וקחו גליל.
nivos-prompt-stuck-named = התור של { $name }: אין מה להניח, ולכן לוקחים גליל.
nivos-prompt-mate-you = שום דבר שלכם לא מתאים: הניחו לוחית של השותף, או ותרו על התור וקחו גליל.
nivos-prompt-mate-named = התור של { $name }: להניח לוחית של השותף, או לוותר ולקחת גליל.
nivos-ending-named = { nivos-cause } { $how ->
    [shared] { $won ->
        [true] אין לכם אף גליל, והניצחון משותף.
       *[false] ניצחון משותף בלי אף גליל: { $winner }.
    }
    [tallest] { $won ->
        [true] הערימות שוות, בגובה { $height }, אבל הגליל הגבוה ביותר אצלכם נמוך יותר: ניצחתם.
       *[false] הערימות שוות, בגובה { $height }, ומנצחת זו שהגליל הגבוה ביותר בה נמוך יותר: { $winner }.
    }
   *[lowest] { $height ->
        [0] { $won ->
            [true] אין לכם אף גליל: ניצחתם.
           *[false] ניצחון בלי אף גליל: { $winner }.
        }
       *[other] { $won ->
            [true] הערימה שלכם היא הנמוכה ביותר, בגובה { $height }: ניצחתם.
           *[false] הערימה הנמוכה ביותר, בגובה { $height }, מנצחת: { $winner }.
        }
    }
}
nivos-board-levels = { $level ->
    [one] בקומה אחת
    [two] בשתי קומות
   *[other] ב-{ $level } קומות
}
nivos-board = הלוח: { $count ->
    [0] עוד אין לוחיות.
    [one] לוחית אחת { nivos-board-levels }.
    [two] שתי לוחיות { nivos-board-levels }.
   *[other] { $count } לוחיות { nivos-board-levels }.
}
nivos-level = קומה { $level }
nivos-described = לוחית { nivos-colour } { $size }
nivos-own = { $whose ->
    [own] הלוחיות שלכם
   *[other] הלוחיות של { $name }
}
nivos-reserve = רזרבה
nivos-mate = בקבוצה שלכם: { $name }
nivos-action = { $plate } { $source ->
    [r] מהרזרבה אל
    [t] מהיד של השותף אל
   *[other] אל
} { $cell }, רוחב { $width }, עומק { $depth }
nivos-suggest = { $plate }{ $source ->
    [r] {" "}מהרזרבה
    [t] {" "}מהיד של השותף
   *[other] {""}
}, { clue-quarter }, קומה { $level }
nivos-brief = { $what ->
    [pass] ויתור
    [cylinder] גליל { $height }
   *[plate] { nivos-colour-name } { $size }
}
nivos-on-level = קומה { $level }
nivos-takes = לקחת את הגליל בגובה { $height }
nivos-passes = לוותר על התור ולקחת גליל
nivos-costs = { $height ->
    [0] לוקחים גליל לפי בחירה
   *[other] לוקחים את הגליל בגובה { $height }
}
nivos-free-of-cost = בלי גליל
nivos-not-here = לא מתאים כאן
nivos-turn = לסובב
nivos-lay = להניח
nivos-pass = לוותר
nivos-choose = בחרו גליל
nivos-fade = הקומות שרואים; הגבוהות יותר מעומעמות
nivos-piles = גלילים
nivos-pile = { $count ->
    [0] אין גלילים
    [one] גליל אחד, גובה { $total }
    [two] שני גלילים ({ $heights }), יחד גובה { $total }
   *[other] { $count } גלילים ({ $heights }), יחד גובה { $total }
}
nivos-pile-of = { $names }: { nivos-pile }.
nivos-free = { $count ->
    [0] לא נשארו גלילים.
    [one] נשאר גליל אחד: { $heights }.
    [two] נשארו שני גלילים: { $heights }.
   *[other] נשארו { $count } גלילים: { $heights }.
}
nivos-free-short = נשארו
nivos-no-plates = אין לוחיות
nivos-hand-of = { $whose ->
    [own] יש לכם: { $plates }.
   *[other] ביד של { $name }: { $plates }.
}
nivos-in-reserve = ברזרבה: { $plates }.
nivos-cell-plate = { $cell }, קומה { $level }, { $plate } { $owner ->
    [0] מהרזרבה
   *[other] ({ $name })
}, { $state ->
    [seen] גלויה
    [beneath] מכוסה כאן, גלויה במקום אחר
   *[covered] מכוסה כולה
}
nivos-cell-empty = { $cell }, קומה { $level }, ריק, { $under ->
    [board] על הלוח
    [plate] על { $plate }
   *[nothing] עוד אין כלום מתחת
}{ $count ->
    [0] {""}
    [one] , דרך אחת להתחיל כאן לוחית
    [two] , שתי דרכים להתחיל כאן לוחית
   *[other] , { $count } דרכים להתחיל כאן לוחית
}
nivos-option-players = שחקנים
nivos-option-players-2 = שניים
nivos-option-players-3 = שלושה
nivos-option-players-4 = ארבעה, בשתי קבוצות
nivos-option-cylinders = לוקחים גלילים
nivos-option-cylinders-ascending = לפי הסדר, הנמוך קודם
nivos-option-cylinders-choice = לפי בחירה
nivos-option-split = היד הראשונה בקבוצה
nivos-option-split-help = מקומות 1 ו-3 הם קבוצה, וגם 2 ו-4. כתבו את ארבעת הגדלים שמקומות 1 ו-2 מתחילים איתם, למשל { "\u2066" }1x1,1x2,1x5,2x4{ "\u2069" }; ארבעת האחרים הם של מקומות 3 ו-4. אפשר גם חלוקה אחרת לכל קבוצה: הפרידו ביניהן ב-"/".
nivos-split-of = { $team ->
    [0] בשתי הקבוצות השחקן הראשון מתחיל עם ארבע הלוחיות האלה (נבחרו: { $count }); ארבע האחרות הן של השותף.
   *[other] בקבוצה { $team } השחקן הראשון מתחיל עם ארבע הלוחיות האלה (נבחרו: { $count }); ארבע האחרות הן של השותף.
}
nivos-split-alike = אותו דבר בשתי הקבוצות
nivos-rules =
    בתורכם הניחו לוחית אחת, מהיד או מהרזרבה. הלוחית הראשונה במשחק היא הניטרלית, ואפשר להניח אותה בכל מקום.

    לוחית שוכבת שטוח וכולה על הלוח: מתחת לכל משבצת שלה יש אותו מספר של לוחיות. היא לא חייבת לגעת באחרות.

    אסור שתשכב על לוחית בצבע שלה, וגם לא לידה באותה קומה, צלע אל צלע. פינות לא נחשבות, ולוחית שמכוסה כולה כבר לא מפריעה. ללוחית הניטרלית אין צבע.

    מי שמניח את הלוחית הראשונה בקומה חדשה לוקח גליל. גם מי שאין לו מה להניח לוקח גליל, והתור עובר הלאה. בקבוצות מותר במקום זה להניח לוחית של השותף.

    לוקחים את הגליל הנמוך ביותר שנשאר, או גליל לפי בחירה, אם כך סיכמתם.

    המשחק נגמר כשהגליל האחרון נלקח, או כשאי אפשר להניח אף לוחית שנשארה. הערימה הנמוכה ביותר מנצחת; אם יש שתי ערימות שוות, מנצחת זו שהגליל הגבוה ביותר בה נמוך יותר.
nivos-keys =
    1 – 9 = לקחת לוחית לפי הגודל; בלחיצה נוספת: מהרזרבה
    R, Shift + ← → = לסובב את הלוחית
    ← → ↑ ↓ = להזיז את הלוחית
    Enter = להניח אותה
    X = לעמעם את הקומות הגבוהות
    P = לוותר על התור, כשאין מה להניח
    Q, E, V = לסובב את השולחן, להביט מהצד הבא
    T = להביט מלמעלה
    + − = קרוב יותר, רחוק יותר
    C = המבט הרגיל
nivos-tip-neutral = { $device ->
    [touch] הלוחית הניטרלית היא הראשונה, ולא לוקחים עליה גליל. געו במקום שבו היא צריכה להיות ולחצו על "להניח".
   *[mouse] הלוחית הניטרלית היא הראשונה, ולא לוקחים עליה גליל. לחצו במקום שבו היא תשכב.
}
nivos-tip-take = { $device ->
    [touch] געו בלוחית למטה, שלכם או מהרזרבה.
   *[mouse] לחצו על לוחית למטה, שלכם או מהרזרבה.
}
nivos-tip-place = { $device ->
    [touch] געו במקום שבו היא צריכה להיות. ירוק: מתאים. אדום: לא מתאים, וכתוב גם למה. אחר כך לחצו על "להניח".
   *[mouse] ירוק: מתאים. אדום: לא מתאים, וכתוב גם למה. R או הגלגלת מסובבים את הלוחית, ולחיצה מניחה אותה.
}
nivos-tip-aim = מי שמניח את הלוחית הראשונה בקומה חדשה לוקח גליל. הערימה הנמוכה ביותר מנצחת, אז תנו לאחרים לפתוח קומות.
nivos-score-cylinders = גלילים
nivos-score-height = גובה
nivos-no-place = { $plate }: { $parts }.
nivos-stumbles-places = { $count ->
    [one] במקום אחד
    [two] בשני מקומות
   *[other] ב-{ $count } מקומות
}
nivos-stumbles = { $why ->
    [uneven] לא שטוח { nivos-stumbles-places }
    [on-colour] על הצבע שלה { nivos-stumbles-places }
   *[beside-colour] ליד הצבע שלה { nivos-stumbles-places }
}
