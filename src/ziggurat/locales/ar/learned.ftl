# صفحة «ماذا تعلّمت البوتات»: ما اكتشفته البوتات عن الألعاب.

learned-title = ماذا تعلّمت البوتات
learned-about = لعبة بابل محلولة، فالجواب فيها أكيد. وفي الألعاب الأخرى هذه تقديرات أقوى بوت، أو نتائج جولات لعبها ضد نفسه.
learned-first = هل يفيد أن تبدأ؟
learned-babel = { $wins ->
    [true] في بابل، من يبدأ يستطيع أن يفوز دائمًا.
   *[false] في بابل، من يبدأ يخسر أمام اللعب المثالي.
}
learned-beginner = من يبدأ
learned-certain = أكيد
learned-between = على الأرجح بين
learned-times = الحالات
learned-played = الجولات
learned-openings = Nivos: القطع الأولى
learned-openings-words = مكان القطعة المحايدة لا يكاد يهمّ. أفضل الأجوبة تأخذ قطعة من الاحتياط وتترك قطع اليد لما بعد.
learned-place = { $place ->
    [corner] القطعة المحايدة في زاوية
    [edge] القطعة المحايدة عند حافة
   *[middle] القطعة المحايدة في الوسط
}
learned-answer = أفضل جواب
learned-wins = يفوز بنحو
learned-powers = Bubblee Pop: كم تساوي القوة
learned-powers-words = كم تضيف القوة إلى فرصة الفوز إذا استُعملت أفضل استعمال، مقارنة بتركها.
learned-power = القوة
learned-adds = تضيف نحو
