# מה שכל משחק וכל חלק של התוכנה אומרים.

unknown-game = אין משחק בשם "{ $name }". המשחקים הם: { $known }.
unknown-option = למשחק { $game } אין אפשרות "{ $name }". האפשרויות הן: { $names }.
no-options = למשחק { $game } אין אפשרויות, וגם לא "{ $name }".
bad-value = "{ $value }" אינו ערך של { $name }. הערכים הם: { $values }.
game-over = המשחק נגמר. כבר אי אפשר לשחק "{ $token }".
not-solved = { $game } לא נפתר; רק בבל נפתר.

record-no-game = ברישום לא כתוב איזה משחק זה: חסרה השורה { "\u2066" }[Game "…"]{ "\u2069" }.
record-bad-tag = שורה { $line } ברישום אינה תג מהצורה { "\u2066" }[Name "value"]{ "\u2069" }.
record-tag-twice = התג "{ $name }" מופיע ברישום פעמיים.
record-brace = הערה ברישום לא נסגרה, או שיש הערה בתוך הערה.
record-version = הרישום נעשה לפי גרסה { $version } של כללי { $game }; זו גרסה { $known }.
record-termination = "{ $termination }" אינו סיום מוקדם של משחק. האפשרויות הן: resigned SEAT, time SEAT, abandoned.
record-players = מספר השחקנים ברישום הוא { $count }, אבל במשחק יש { $seats ->
    [one] מקום אחד.
    [two] שני מקומות.
   *[other] { $seats } מקומות.
}
record-bad-name = "{ $name }" לא יכול להיות שם ברישום: בלי פסיקים, בלי מעברי שורה, בלי רווחים מסביב, ולא רק ספרות.
name-unseen = בשם "{ $name }" יש תו שאף אחד לא יכול לראות. בחרו שם אחר בבקשה.
name-marks = בשם "{ $name }" יש סימנים שנערמים זה על זה. בחרו שם אחר בבקשה.
name-alike = "{ $name }" נראה כמו השם של מישהו אחר בשולחן הזה. בחרו שם אחר בבקשה.
record-bad-comment = בהערה ברישום לא יכולים להיות סוגריים מסולסלים.
record-illegal = אסימון { $number } ברישום, "{ $token }", לא חוקי: { $why }
record-ended-twice = ברישום כתוב "{ $termination }", אבל המשחק נגמר לפי הכללים שלו.
record-result = ברישום כתוב שהתוצאה היא { $result }, אבל היא { $true }.
record-not-over = ברישום כתוב שהתוצאה היא { $result }, אבל המשחק לא נגמר.
record-winners = "{ $result }" אינה תוצאה: תוצאה מונה את המקומות שניצחו, מ-1 עד { $seats }, כל אחד פעם אחת.
record-ended-by-nobody = ברישום כתוב "{ $termination }", אבל המקומות במשחק הם 1 עד { $seats }.
record-contradiction = ברישום כתוב "{ $termination }", ובכל זאת כתוב שמקום { $seat } ניצח.
record-too-many-players = מספר השחקנים ברישום הוא { $count }; אין משחק לכל כך הרבה שחקנים.
record-illegal-variation = אסימון { $number } בהסתעפות, "{ $token }", לא חוקי: { $why }
record-variation-first = הסתעפות באה במקום האסימון שלפניה, ולפני הראשון אין כלום.
record-empty-variation = יש ברישום הסתעפות ריקה.
record-parenthesis = יש ברישום סוגר בלי בן זוג.
record-too-deep = העומק של הסתעפויות ברישום הוא לכל היותר { $most }.

# כמה שווה מהלך, כשזה ידוע במדויק.
worth-win = { $distance ->
    [one] ניצחון בעוד מהלך אחד
    [two] ניצחון בעוד שני מהלכים
   *[other] ניצחון בעוד { $distance } מהלכים
}
worth-draw = { $distance ->
    [one] ניצחון משותף בעוד מהלך אחד
    [two] ניצחון משותף בעוד שני מהלכים
   *[other] ניצחון משותף בעוד { $distance } מהלכים
}
worth-loss = { $distance ->
    [one] הפסד בעוד מהלך אחד
    [two] הפסד בעוד שני מהלכים
   *[other] הפסד בעוד { $distance } מהלכים
}
worth-proven-win = ניצחון בטוח
worth-proven-draw = סיכוי לנצח: בדיוק { "\u2066" }{ $percent }%{ "\u2069" }
worth-proven-loss = הפסד מול המשחק הכי טוב
worth-estimate = סיכוי לנצח: בערך { "\u2066" }{ $percent }% (± { $margin }){ "\u2069" }

babel-title = בבל
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label }: { $words }
enumerated = { $before }, { $next }
full-stop = { $words }.
