# סוף המשחק בדף; משימות, לפניו ובו.

end-why = למה זה נגמר
end-score = תוצאה
end-player = שחקן
end-winner = ניצחון
end-more = עוד
end-less = פחות
end-take-back = לקחת בחזרה ולנסות משהו אחר
end-lost-kindly = לא הפעם. אולי המשחק הבא יהיה שלכם.

end-turning-point = נקודת המפנה
end-turning-point-looking = עוברים על המשחק: מהלך { $looked } מתוך { $count }…
end-turning-point-was = מהלך { $number }. { $self ->
    [true] שיחקתם: { $action }.
   *[false] המהלך של { $name }: { $action }.
} { $certain ->
    [true] זה הפך את המשחק.
   *[false] לפי ההערכה, זה הוריד את הסיכוי לנצח בערך ב-{ $lost } אחוז.
} טוב יותר: { $better }.
end-turning-point-see = לראות
end-turning-point-none = { $certain ->
    [true] לא הייתה: מי שהפסיד לא יכול היה לשחק טוב יותר.
   *[false] אין נקודה ברורה: אף מהלך לא קלקל הרבה.
}

mission-turn = תור { $turn }
mission-goal = { $until ->
    [0] { $stars ->
        [one] כוכב אחד על השלמת המשימה
        [two] שני כוכבים על השלמת המשימה
       *[other] { $stars } כוכבים על השלמת המשימה
    }
   *[other] { $stars ->
        [one] כוכב אחד עד תור { $until }
        [two] שני כוכבים עד תור { $until }
       *[other] { $stars } כוכבים עד תור { $until }
    }
}
end-mission = { $how ->
    [won] המשימה הושלמה!
   *[lost] הפעם זה לא הצליח
}
end-mission-stars = { $stars ->
    [one] כוכב אחד
    [two] שני כוכבים
   *[other] { $stars } כוכבים
}, { $turns ->
    [one] בתור אחד.
    [two] בשני תורות.
   *[other] ב-{ $turns } תורות.
} { $better ->
    [0] יותר מזה אי אפשר לקבל.
   *[other] עוד כוכב על { $better } תורות או פחות.
}
end-mission-kindly = בכל פעם מערבבים את השקית מחדש. נסו שוב.
end-next-mission = המשימה הבאה
