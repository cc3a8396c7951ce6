# עמדות כטקסט (docs/reference/notation.md): מה לא נכון בעמדה, ואיפה.

position-refused = העמדה לא נכונה בסימן מספר { $place }, "{ $shown }": { $why }
position-refused-end = העמדה לא נכונה בסופה: { $why }
position-option = בעמדה כתוב { "\u2066" }{ $name }={ $told }{ "\u2069" }, אבל התבקש { "\u2066" }{ $name }={ $given }{ "\u2069" }.
position-stuck = אף משחק לא נעצר בעמדה הזאת: אף אחד לא יכול לשחק, ובכל זאת המשחק לא נגמר.

text-unexpected = לסימן הזה אין כאן משמעות.
text-short = חסר כאן משהו.
text-long = העמדה שלמה עוד לפני זה.
text-range = המספר צריך להיות מ-{ $low } עד { $high }.

babel-text-no-cube = אין קובייה עם בליטות בדיוק בפאות האלה.
babel-text-gap = קומה מתחילה רק כשזו שמתחתיה מלאה.
babel-text-misfit = הקובייה ב-{ $cell } בקומה { $level } לא מתאימה למה שהיא נוגעת בו.
babel-text-diagonal = שתי הקוביות הראשונות עומדות זו ליד זו.
babel-text-count = במגדל ובידיים יחד לא נמצאות כל הקוביות עם { $type ->
    [one] בליטה אחת.
    [two] שתי בליטות.
   *[other] { $type } בליטות.
}
babel-text-hands = השחקנים לא יכלו להניח בדיוק את הקוביות האלה לפי התור.

nivos-text-shape = אין לוחית בגודל הזה.
nivos-text-board = הלוחית עוברת את קצה הלוח.
nivos-text-twice = הלוחית הזאת כבר על השולחן.
nivos-text-uneven = הבסיס מתחת ללוחית לא ישר.
nivos-text-neutral = הלוחית הניטרלית היא הראשונה: מקום 1 מניח אותה על הלוח.
nivos-text-reserve = לשלושה שחקנים אין רזרבה.
nivos-text-colour = אסור ששתי לוחיות בצבע הזה ייגעו שם זו בזו.
nivos-text-cylinder = כל גליל נלקח פעם אחת, והנמוך כתוב קודם.
nivos-text-order = לוקחים גלילים מהנמוך לגבוה.
nivos-text-owed = על כל קומה אחרי הראשונה לוקחים גליל, ומספר הגלילים לא מתאים לזה.
nivos-text-turn = השחקנים משחקים לפי התור; עם הלוחיות והגלילים האלה זה לא התור של המקום הזה.
nivos-text-choice = אף אחד לא יכול לבחור כאן גליל.

talo-text-upright = קורה באורך 1 נכתבת כעומדת, { "\u2066" }1z{ "\u2069" }.
talo-text-box = הקורה מגיעה רחוק מדי.
talo-text-overlap = קורה אחרת בדרך.
talo-text-water = הקורה שוכבת במים.
talo-text-supply = אין כל כך הרבה קורות באורך { $length }.
talo-text-mark = מסמנים רק קורה מוחזקת או קורה שנפלה, ורק אחת מכל סוג.
talo-text-falls = המבנה הזה נופל.
talo-text-stands = הקורה המוחזקת יציבה לבד.
talo-text-pawn = חייל לא יכול לעמוד שם.
talo-text-pawns = לא כל החיילים נמצאים איפה שהם צריכים להיות ברגע הזה של המשחק.
talo-text-phase = המשחק לא נעצר ברגע הזה: צריך לעשות משהו אחר.
talo-text-rolls = ההטלות האלה לא מתאימות למה שצריך לעשות.
talo-text-taken = האורך של הקורות שנלקחו לא מתאים להטלה.
talo-text-hand = הקורות האלה לא יכולות להיות עכשיו ביד.
talo-text-built = לא יכלו להניח כל כך הרבה קורות.

bubbles-text-row = בשורה יש חמישה מקומות.
bubbles-text-gap = מתחת לבועה אין כלום.
bubbles-text-line = שלוש ברצף כבר היו נעלמות.
bubbles-text-count = הבועות והנקודות יחד לא מסתכמות במה שיש במשחק.
bubbles-text-drawn = בועה נשלפת רק כשמניחים אותה.
bubbles-text-powers = לאף אחד לא יכולים להיות עכשיו הכוחות האלה.
bubbles-text-phase = המשחק לא נעצר ברגע הזה: צריך להחליט משהו אחר.
bubbles-text-solo = זה קורה רק במשחק לשחקן אחד, כששולחים בועות.
bubbles-text-sent = לא היה אפשר לשלוח את הבועה הזאת.
