# جولة ننظر إليها بعد انتهائها، على الصفحة وفي السجلات وفي سطر الأوامر.

analysis-comment = بحسب التقدير تنقص فرصة الفوز نحو { $lost }%. الأفضل: { $token } ({ $worth }).
analysis-comment-exact = خطأ. الأفضل: { $token } ({ $worth }).
analysis-comment-tried = محاولة: { $line }.

analysis-title = تحليل
analysis-words = الجولة وأخطاؤها وما كان ممكنًا
analysis-bring = تحليل ملف سجل
analysis-at = { $ply ->
    [0] بداية الجولة
   *[other] بعد الحركة { $ply } من { $count }
}
analysis-trying = { $count ->
    [zero] طريقك: عند الحركة { $ply } من الجولة
    [one] طريقك: حركة واحدة بعد الحركة { $ply } من الجولة
    [two] طريقك: حركتان بعد الحركة { $ply } من الجولة
    [few] طريقك: { $count } حركات بعد الحركة { $ply } من الجولة
    [many] طريقك: { $count } حركة بعد الحركة { $ply } من الجولة
   *[other] طريقك: { $count } حركة بعد الحركة { $ply } من الجولة
}
analysis-played = { $self ->
    [true] حركتك الآن: { $action } ({ $worth }).
   *[false] حركة { $name } الآن: { $action } ({ $worth }).
}
analysis-mistake = { $self ->
    [true] حركتك الآن: { $action } ({ $worth }). الأفضل: { $better } ({ $best }).
   *[false] حركة { $name } الآن: { $action } ({ $worth }). الأفضل: { $better } ({ $best }).
}
analysis-best = { $self ->
    [true] الأفضل لك: { $action } ({ $worth }).
   *[false] الأفضل لـ { $name }: { $action } ({ $worth }).
}
analysis-chance = الحظ
analysis-luck = الحظ يقرر. ماذا لو جاء…
analysis-graph = { $sides ->
    [1] فرصة النجاح
    [2] { $self ->
        [true] فرصتك في الفوز
       *[false] فرصة فوز { $name }
    }
   *[other] فرصة كل طرف في الفوز
}
analysis-graph-label = قيمة الجولة، حركة بعد حركة
analysis-done = تم
analysis-not-done = لم يتم
analysis-exact = دقيق
analysis-estimate = تقدير
analysis-looking = ما زلنا نحلل بقية الجولة.
analysis-looked = نحلل الحركات: { $looked } من { $count }…
analysis-mistakes = { $count ->
    [0] الأخطاء
    [one] خطأ واحد
    [two] خطآن، الأكبر أولًا
    [few] { $count } أخطاء، الأكبر أولًا
    [many] { $count } خطأ، الأكبر أولًا
   *[other] { $count } خطأ، الأكبر أولًا
}
analysis-no-mistakes = لا خطأ واضحًا.
analysis-lost = { $exact ->
    [true] { "\u2066" }−{ $lost }%{ "\u2069" }
   *[false] نحو { "\u2066" }−{ $lost }%{ "\u2069" }
}
analysis-best-line = أفضل لعب من هنا
analysis-expected-line = ما يُتوقع بعد ذلك (تقدير)
analysis-walk = عرضها خطوة خطوة
analysis-off-game = خرجت عن الجولة بعد الحركة { $ply }:
analysis-to-game = العودة إلى الجولة
analysis-to-table = إلى الطاولة
analysis-tried = محاولاتك
analysis-after = بعد الحركة { $ply }
analysis-forget = إزالة { $line }
analysis-note = { $ply ->
    [0] ملاحظتك على الجولة
   *[other] ملاحظتك على الحركة { $ply }
}
analysis-try-again = محاولة جديدة من هنا
analysis-export = حفظ مع التعليقات
analysis-others = جولة أخرى
analysis-table = القيم في جدول
analysis-column = { $column ->
    [number] الرقم
    [who] من
    [action] الحركة
    [worth] القيمة
   *[better] الأفضل
}
analysis-not-yet = ليس أثناء الجولة
analysis-not-yet-more = ما دام الناس يلعبون بعضهم ضد بعض، لا يستطيع أحد تحليل جولتهم هنا، ولا حتى المشاهدون، لأنهم قد يهمسون للّاعبين. يُفتح التحليل حين تنتهي الجولة.
analysis-no-game = لا توجد جولة كهذه
analysis-no-record = هذا السجل غير محفوظ على هذا الجهاز. اختر ملفه مرة أخرى.
analysis-import-words = افتح سجل جولة، من هنا أو من مكان آخر: تُحلَّل كل حركة، ويمكنك تجربة ما كنت ستلعبه.
analysis-import = اختر ملف سجل
analysis-drop = أو أفلته في أي مكان من هذه الصفحة
analysis-no-text = «{ $name }» ليس سجل جولة: إنه فارغ، أو كبير جدًا، أو ليس نصًا.
analysis-brought = فُتحت من قبل
