# نهاية الجولة على الصفحة؛ والمهمات قبلها وعندها.

end-why = لماذا انتهت
end-score = النتيجة
end-player = اللاعب
end-winner = فوز
end-more = المزيد
end-less = أقل
end-take-back = تراجع وجرّب شيئًا آخر
end-lost-kindly = ليس هذه المرة. قد تكون الجولة القادمة لك.

end-turning-point = نقطة التحول
end-turning-point-looking = نراجع الحركات: { $looked } من { $count }…
end-turning-point-was = الحركة { $number }. { $self ->
    [true] لعبت: { $action }.
   *[false] { $name }: { $action }.
} { $certain ->
    [true] هذه الحركة قلبت الجولة.
   *[false] بحسب التقدير أنقصت فرصة الفوز نحو { $lost }%.
} الأفضل: { $better }.
end-turning-point-see = شاهدها
end-turning-point-none = { $certain ->
    [true] لا توجد: لم يكن بإمكان من خسر أن يلعب أفضل.
   *[false] لا توجد نقطة مؤكدة: لم تضيّع أي حركة وحدها الكثير.
}

mission-turn = الدور { $turn }
mission-goal = { $until ->
    [0] { $stars ->
        [zero] بلا نجوم عند الإتمام
        [one] نجمة واحدة عند الإتمام
        [two] نجمتان عند الإتمام
        [few] { $stars } نجوم عند الإتمام
        [many] { $stars } نجمة عند الإتمام
       *[other] { $stars } نجمة عند الإتمام
    }
   *[other] { $stars ->
        [zero] بلا نجوم حتى الدور { $until }
        [one] نجمة واحدة حتى الدور { $until }
        [two] نجمتان حتى الدور { $until }
        [few] { $stars } نجوم حتى الدور { $until }
        [many] { $stars } نجمة حتى الدور { $until }
       *[other] { $stars } نجمة حتى الدور { $until }
    }
}
end-mission = { $how ->
    [won] تمت المهمة!
   *[lost] لم تتم هذه المرة
}
end-mission-stars = { $stars ->
    [zero] بلا نجوم
    [one] نجمة واحدة
    [two] نجمتان
    [few] { $stars } نجوم
    [many] { $stars } نجمة
   *[other] { $stars } نجمة
}، في { $turns ->
    [zero] لا دور.
    [one] دور واحد.
    [two] دورين.
    [few] { $turns } أدوار.
    [many] { $turns } دورًا.
   *[other] { $turns } دور.
} { $better ->
    [0] هذا أكثر ما يمكن كسبه.
   *[other] ونجمة أخرى حتى الدور { $better }.
}
end-mission-kindly = يُخلط الكيس من جديد كل مرة. محاولة أخرى؟
end-next-mission = المهمة التالية
