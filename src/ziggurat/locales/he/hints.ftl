# רמזים בצעדים: איפה להביט, איזה חלק, המהלך, למה. העובדות של ה"למה" באות מהכללים.

clue-step = { $step ->
    [where] איפה להביט
    [piece] איזה חלק
    [action] המהלך
   *[why] למה
}
clue-next = { $step ->
    [piece] איזה חלק?
    [action] תראו לי
   *[why] למה?
}
clue-quarter = { $quarter ->
    [n] בצפון
    [ne] בצפון-מזרח
    [e] במזרח
    [se] בדרום-מזרח
    [s] בדרום
    [sw] בדרום-מערב
    [w] במערב
    [nw] בצפון-מערב
   *[middle] באמצע
}
clue-where = הביטו במה שאפשר לעשות עכשיו.
clue-piece = אחת האפשרויות האלה טובה מהאחרות.
clue-action = המהלך: { $token }
clue-wins = { $distance ->
    [0] זה ניצחון בטוח.
    [one] זה מנצח, לכל המאוחר אחרי עוד מהלך אחד.
    [two] זה מנצח, לכל המאוחר אחרי עוד שני מהלכים.
   *[other] זה מנצח, לכל המאוחר אחרי עוד { $distance } מהלכים.
}
clue-loses = { $distance ->
    [0] כל מהלך מפסיד מול המשחק הכי טוב.
    [one] כל מהלך מפסיד מול המשחק הכי טוב; זה מחזיק הכי הרבה זמן, עוד מהלך אחד.
    [two] כל מהלך מפסיד מול המשחק הכי טוב; זה מחזיק הכי הרבה זמן, עוד שני מהלכים.
   *[other] כל מהלך מפסיד מול המשחק הכי טוב; זה מחזיק הכי הרבה זמן, עוד { $distance } מהלכים.
}
clue-shares = זה שומר על ניצחון משותף; יותר מזה אי אפשר להבטיח.
clue-estimate = הסיכוי לנצח, לפי הערכה: בערך { $percent } אחוז.
clue-wins-now = זה מנצח מיד.
clue-prevents = { $count ->
    [one] אחרי אחד מתוך { $others } המהלכים האחרים הצד השני יכול לנצח מיד; אחרי המהלך הזה הוא לא יכול.
    [two] אחרי שניים מתוך { $others } המהלכים האחרים הצד השני יכול לנצח מיד; אחרי המהלך הזה הוא לא יכול.
   *[other] אחרי { $count } מתוך { $others } המהלכים האחרים הצד השני יכול לנצח מיד; אחרי המהלך הזה הוא לא יכול.
}
clue-only = אי אפשר לעשות כאן שום דבר אחר.
clue-alike = אפשרויות אחרות טובות בערך באותה מידה; זו אחת הטובות ביותר.
clue-next-best = האפשרות הבאה אחריה, לפי הערכה: בערך { $percent } אחוז.

clue-babel-where = הביטו בקומה { $level }, { babel-place }.
clue-babel-piece = קחו { babel-cube }.
clue-babel-answers = { $count ->
    [0] זה לא משאיר לצד השני אף תשובה.
    [one] זה משאיר לצד השני רק תשובה אחת.
    [two] זה משאיר לצד השני שתי תשובות.
   *[other] זה משאיר לצד השני { $count } תשובות.
}

clue-nivos-where = הביטו בקומה { $level }, { clue-quarter }.
clue-nivos-piece = { $source ->
    [neutral] הניחו את הלוחית הניטרלית.
    [reserve] קחו מהרזרבה את הלוחית { nivos-colour-the } { $size }.
    [mate] קחו את הלוחית { nivos-colour-the } { $size } של השותף שלכם.
   *[hand] קחו את הלוחית { nivos-colour-the } { $size } שלכם.
}
clue-nivos-where-pass = בדקו אם אפשר בכלל להניח משהו.
clue-nivos-piece-pass = אף לוחית לא מתאימה.
clue-nivos-where-cylinder = הביטו בגלילים שנשארו.
clue-nivos-piece-cylinder = הגליל בגובה { $height }.
clue-nivos-free = לא לוקחים גליל.
clue-nivos-opens = { $height ->
    [0] זה פותח את קומה { $level }, ולוקחים גליל לפי בחירה.
   *[other] זה פותח את קומה { $level }, ולוקחים את הגליל בגובה { $height }.
}
clue-nivos-stuck = לשחקן הבא אין מה להניח, והוא לוקח גליל.
clue-nivos-forces = כל לוחית שהשחקן הבא יכול להניח פותחת קומה, ואז לוקחים גליל.
clue-nivos-answers = { $count ->
    [one] מתוך { $all } תשובות, לשחקן הבא נשארת רק אחת בלי גליל.
    [two] מתוך { $all } תשובות, לשחקן הבא נשארות שתיים בלי גליל.
   *[other] מתוך { $all } תשובות, לשחקן הבא נשארות { $count } בלי גליל.
}

clue-bubbles-where = { $where ->
    [sky] הביטו בשמיים, בטור { $column }.
    [own] הביטו בכוכב הלכת שלכם, בטור { $column }.
   *[other] הביטו בכוכב הלכת השני, בטור { $column }.
}
clue-bubbles-other-colour = { $other ->
    [R] אדומה
    [P] סגולה
    [Y] צהובה
    [B] כחולה
    [G] ירוקה
   *[K] שחורה
}
clue-bubbles-piece = { $kind ->
    [place] שימו לב לבועה { bubbles-colour-the } מהשקית.
    [power] השתמשו בכוח של { bubbles-colour-name }.
    [send] שלחו בועה { bubbles-colour }.
   *[pair] שימו לב לבועה { bubbles-colour } ולבועה { clue-bubbles-other-colour }.
}
clue-bubbles-where-pass = הביטו מה כל אפשרות משאירה אחריה.
clue-bubbles-piece-pass = עכשיו לא צריך לגעת בכלום.
clue-bubbles-pops = { $groups ->
    [one] מתפוצצות { $count } בועות.
    [two] מתפוצצות { $count } בועות, בשתי קבוצות.
   *[other] מתפוצצות { $count } בועות, ב-{ $groups } קבוצות.
}
clue-bubbles-points = { $points ->
    [one] זה מביא נקודה אחת.
    [two] זה מביא שתי נקודות.
   *[other] זה מביא { $points } נקודות.
}
clue-bubbles-power = זה נותן את הכוח של { bubbles-colour-name }.
clue-bubbles-nothing = שום דבר לא מתפוצץ.
clue-bubbles-then = { $count ->
    [0] { $kind ->
        [swap] אחרי זה אין עדיין נפילה שמפוצצת משהו.
       *[pass] כשהשמיים כאלה, אין עדיין נפילה שמפוצצת משהו.
    }
   *[other] { $kind ->
        [swap] אחרי זה נפילה יכולה לפוצץ { $count } בועות.
       *[pass] כשהשמיים כאלה, נפילה יכולה לפוצץ { $count } בועות.
    }
}

clue-talo-where = { $layer ->
    [0] הביטו בלוח, { clue-quarter }.
   *[other] הביטו { clue-quarter }, בגובה { $layer }.
}
clue-talo-where-supply = הביטו במלאי.
clue-talo-where-end = הביטו מה נשאר לעשות.
clue-talo-piece = { $axis ->
    [z] קחו את הקורה באורך { $length } והעמידו אותה.
   *[lying] קחו את הקורה באורך { $length } והשכיבו אותה.
}
clue-talo-piece-pawn = זה החייל שלכם.
clue-talo-piece-take = { $count ->
    [one] קורה אחת מספיקה.
    [two] קחו שתי קורות.
   *[other] קחו שתי קורות.
}
clue-talo-piece-end = החייל נשאר במקום.
clue-talo-stands = { $margin ->
    [0] הכול עומד, אבל בקושי.
   *[other] הכול עומד, ונשאר מרווח של { $margin } אחוז ממשבצת.
}
clue-talo-held = לבדה היא תיפול { talo-side }; הקורה הבאה תהיה משקל הנגד שלה.
clue-talo-saves = היא נעשית משקל נגד לקורה המוחזקת באורך { $length }, שהייתה נופלת בלעדיה.
clue-talo-falls = היא נופלת { talo-side }.
clue-talo-leads = אחר כך החייל שלכם יוכל לטפס לגובה { $height }; קודם, לכל היותר ל-{ $before }.
clue-talo-climbs = { $to ->
    [0] החייל שלכם יעמוד על הלוח.
   *[other] החייל שלכם עובר מגובה { $from } לגובה { $to }.
}
clue-talo-choices = { $count ->
    [one] יש דרך אחת להניח את הראשונה מהקורות האלה.
    [two] יש שתי דרכים להניח את הראשונה מהקורות האלה.
   *[other] יש { $count } דרכים להניח את הראשונה מהקורות האלה.
}
