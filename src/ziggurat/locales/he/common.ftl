# מה שכל משחק וכל חלק של התוכנה אומרים.

unknown-game = אין משחק בשם "{ $name }". המשחקים הם: { $known }.
game-name-taken = החבילה "{ $package }" מביאה משחק בשם "{ $name }", אבל כבר יש משחק בשם הזה.
game-unusable = אי אפשר להשתמש במשחק "{ $name }" של החבילה "{ $package }": { $why }
game-misnamed = בחבילה "{ $package }" אין משחק בשם "{ $name }" במקום שעליו מצביעה נקודת הכניסה שלה.
unknown-option = למשחק { $game } אין אפשרות "{ $name }". האפשרויות הן: { $names }.
no-options = למשחק { $game } אין אפשרויות, וגם לא "{ $name }".
bad-value = "{ $value }" אינו ערך של { $name }. הערכים הם: { $values }.
game-over = המשחק נגמר. כבר אי אפשר לשחק "{ $token }".
not-solved = { $game } לא נפתר; רק babel נפתר.
no-expert = { $game } לא נפתר במדויק; רק babel נפתר.
bad-player = "{ $text }" אינו שחקן. השחקנים הם: level1 עד level5, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = "{ $text }" אינו מספר שחיפוש יכול להשתמש בו. האפשרויות הן: { $figures }.
bad-player-figure = "{ $text }" בתוך "{ $player }" אינו מספר שחיפוש יכול להשתמש בו. האפשרויות הן: { $figures }.
bad-simulations = "{ $value }" אינו מספר סימולציות; צריך לפחות 1.
bad-time = "{ $value }" אינו זמן בשניות.
worker-died = תהליך עבודה נעצר לפני שסיים את עבודתו; אולי הזיכרון התמלא.
ray-missing = Ray לא מותקן כאן: { "\u2066" }pip install "ziggurat[ray]"{ "\u2069" }.
ray-unreachable = אין אשכול Ray בכתובת { $address }: { $why }
ray-lost = הקשר עם אשכול Ray בכתובת { $address } אבד: { $why }
ray-other-version = באשכול Ray בכתובת { $address } מותקנת גרסה { $theirs } של Ziggurat, ובמחשב הזה גרסה { $ours }. בשניהם צריכה להיות אותה גרסה.
ray-other-game = אשכול Ray לא מכיר את המשחק "{ $game }" כמו שהמחשב הזה מכיר אותו. התקינו אותו גם שם.
no-such-action = אין מהלך מספר { $token }.
not-an-action = "{ $value }" אינו מהלך. מהלך הוא טקסט, כמו ש-"legal" מציג, או מספר שלם.
no-such-seat = אין מקום "{ $seat }"; המקומות הם 1 עד { $seats }.
bad-seed = "{ $value }" אינו זרע; זרע הוא מספר שלם.
other-spaces = עם האפשרויות האלה יש למשחק { $game } מקומות, מהלכים או מישורים אחרים. צרו בשבילן סביבה חדשה.
bad-text = "{ $value }" אינו ערך של { $name }; הערכים שלו הם טקסטים.

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
record-bad-comment = בהערה ברישום לא יכולים להיות סוגריים מסולסלים.
record-illegal = אסימון { $number } ברישום, "{ $token }", לא חוקי: { $why }
record-ended-twice = ברישום כתוב "{ $termination }", אבל המשחק נגמר לפי הכללים שלו.
record-result = ברישום כתוב שהתוצאה היא { $result }, אבל היא { $true }.
record-not-over = ברישום כתוב שהתוצאה היא { $result }, אבל המשחק לא נגמר.
record-winners = "{ $result }" אינה תוצאה: תוצאה מונה את המקומות שניצחו, מ-1 עד { $seats }, כל אחד פעם אחת.
record-ended-by-nobody = ברישום כתוב "{ $termination }", אבל המקומות במשחק הם 1 עד { $seats }.
record-contradiction = ברישום כתוב "{ $termination }", ובכל זאת כתוב שמקום { $seat } ניצח.
record-too-many-players = מספר השחקנים ברישום הוא { $count }; אין משחק לכל כך הרבה שחקנים.
record-not-text = ברישום יש רק טקסטים; "{ $value }" אינו טקסט.
record-half-character = "{ $value }" לא יכול להופיע ברישום: יש בו חצי תו.
record-line-break = מה שכתוב ברישום תחת "{ $name }" צריך להיות בשורה אחת.
record-bad-token = "{ $token }" לא יכול להיות אסימון ברישום: בלי רווחים ובלי סוגריים משום סוג.
record-bad-note = "{ $name }" לא יכול להיות שם של הערה ברישום: מותרים רק אותיות לטיניות, ספרות וקווים תחתונים, ובהתחלה צריכה להיות אות.
record-comment-place = יש הערה אחרי אסימון { $number }, אבל מספר האסימונים ברישום הוא { $count }.
record-illegal-variation = אסימון { $number } בהסתעפות, "{ $token }", לא חוקי: { $why }
record-variation-place = יש הסתעפות במקום אסימון { $number }, אבל מספר האסימונים ברישום הוא { $count }.
record-variation-first = הסתעפות באה במקום האסימון שלפניה, ולפני הראשון אין כלום.
record-empty-variation = יש ברישום הסתעפות ריקה.
record-parenthesis = יש ברישום סוגר בלי בן זוג.
record-too-deep = העומק של הסתעפויות ברישום הוא לכל היותר { $most }.
record-several = ברישום הזה יש כמה משחקים. "ziggurat record" קורא קבצים כאלה.
record-too-long = המשחק שמתחיל בשורה { $line } ארוך מ-{ $most } תווים. זה לא רישום.
record-bad-json = השורה הזאת אינה רישום בצורת JSON: { $why }
record-bad-number = אי אפשר לקרוא את משחק { $number } בקובץ (שורה { $line }): { $why }
record-bad-game = { $path }, משחק { $number } (שורה { $line }): { $why }
record-checked = { $bad ->
    [0] { $games ->
        [one] משחק אחד, והוא תקין.
        [two] שני משחקים, ושניהם תקינים.
       *[other] כל { $games } המשחקים תקינים.
    }
    [one] משחק אחד מתוך { $games } לא תקין.
    [two] שני משחקים מתוך { $games } לא תקינים.
   *[other] { $bad } משחקים מתוך { $games } לא תקינים.
}

# כמה שווה מהלך, כשזה ידוע במדויק.
worth-win = ניצחון בעוד { $distance }
worth-draw = ניצחון משותף בעוד { $distance }
worth-loss = הפסד בעוד { $distance }
worth-proven-win = ניצחון בטוח
worth-proven-draw = { "\u2066" }{ $percent }%{ "\u2069" } מהניצחון, בטוח
worth-proven-loss = הפסד מול המשחק הכי טוב
worth-estimate = סיכוי לנצח: בערך { "\u2066" }{ $percent }% (± { $margin }){ "\u2069" }
played-by-hand = במשחק { $game } בונים ביד, ואי אפשר למנות את כל ההנחות. בוטים, ניתוח, perft וסביבות לא מכירים אותו.

babel-title = בבל
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label }: { $words }
enumerated = { $before }, { $next }
full-stop = { $words }.
