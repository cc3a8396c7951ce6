# הדף "מה הבוטים למדו": מה שהבוטים גילו על המשחקים.

learned-title = מה הבוטים למדו
learned-about = בבל נפתר, ולכן שם התשובה ודאית. במשחקים האחרים אלה הערכות של הבוט החזק ביותר, או תוצאות של משחקים שהוא שיחק נגד עצמו.
learned-first = כדאי להתחיל?
learned-babel = { $wins ->
    [true] במשחק בבל, מי שמתחיל תמיד יכול לנצח.
   *[false] במשחק בבל, מי שמתחיל מפסיד מול משחק מושלם.
}
learned-beginner = מי שמתחיל
learned-certain = ודאי
learned-between = כנראה בין
learned-times = מקרים
learned-played = משחקים
learned-openings = Nivos: הלוחיות הראשונות
learned-openings-words = כמעט לא משנה איפה הלוחית הניטרלית. התשובות הטובות ביותר לוקחות לוחית מהרזרבה ושומרות את הלוחיות שביד לאחר כך.
learned-place = { $place ->
    [corner] לוחית ניטרלית בפינה
    [edge] לוחית ניטרלית בקצה
   *[middle] לוחית ניטרלית באמצע
}
learned-answer = התשובה הטובה ביותר
learned-wins = מנצח בערך
learned-powers = Bubblee Pop: כמה שווה כוח
learned-powers-words = כמה מוסיף לסיכוי לנצח השימוש הטוב ביותר בכוח, לעומת ויתור עליו.
learned-power = כוח
learned-adds = מוסיף בערך
