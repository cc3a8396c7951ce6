# Talo-Fantasy على الصفحة: اليدان، وكلمات لما يقف وأين، والنهاية، والمعرض.

# أين القطعة وكيف
talo-build-upright = قائمة
talo-build-lying-east = مستلقية من الغرب إلى الشرق
talo-build-lying-north = مستلقية من الجنوب إلى الشمال
talo-build-lying = { $bearing ->
    [zero] مستلقية، بلا تدوير من الشمال
    [one] مستلقية، مدوّرة درجة واحدة من الشمال إلى الشرق
    [two] مستلقية، مدوّرة درجتين من الشمال إلى الشرق
    [few] مستلقية، مدوّرة { $bearing } درجات من الشمال إلى الشرق
    [many] مستلقية، مدوّرة { $bearing } درجة من الشمال إلى الشرق
   *[other] مستلقية، مدوّرة { $bearing } درجة من الشمال إلى الشرق
}
talo-build-leaning = { $degrees ->
    [zero] مائلة، بمحاذاة الطاولة
    [one] مائلة بزاوية درجة واحدة عن الطاولة
    [two] مائلة بزاوية درجتين عن الطاولة
    [few] مائلة بزاوية { $degrees } درجات عن الطاولة
    [many] مائلة بزاوية { $degrees } درجة عن الطاولة
   *[other] مائلة بزاوية { $degrees } درجة عن الطاولة
}
talo-build-place = { $attitude }، وسطها على بعد { $east } شرق الزاوية و{ $north } شمالها، من الارتفاع { $low } إلى { $high }
talo-build-touched = { $count ->
    [0] { $ground ->
        [true] الأرض
       *[other] لا شيء
    }
    [1] { $ground ->
        [true] القطعة رقم { $bars } والأرض
       *[other] القطعة رقم { $bars }
    }
   *[other] { $ground ->
        [true] القطع رقم { $bars } والأرض
       *[other] القطع رقم { $bars }
    }
}
talo-build-bar = القطعة رقم { $number }، طولها { $length }: { $place }. تلمس: { $touched }.
talo-build-bar-short = القطعة رقم { $number }، طولها { $length }
talo-build-held-so = القطعة بطول { $length } ممسوكة: { $place }.
talo-build-rests-on = القطعة بطول { $length } ستنزل على: { $touched }.
talo-build-measured = الارتفاع { $height }، الامتداد { $overhang }، الأقدام { $feet }، القطع { $bars }.
talo-build-standing = { $count ->
    [0] لا شيء بعد
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $count } قطع
    [many] { $count } قطعة
   *[other] { $count } قطعة
}

# الحركات
talo-build-passes = تمرير
talo-build-ends = إنهاء البناء
talo-build-places = { $second ->
    [0] ترك قطعة بطول { $first }
   *[other] ترك قطعتين معًا بطول { $first } و{ $second }
}{ $back ->
    [true] ؛ تنزلق وتعود
   *[other] { $moved ->
        [0] {""}
        [one] ؛ تتحرك قطعة واحدة
        [two] ؛ تتحرك قطعتان
        [few] ؛ تتحرك { $moved } قطع
        [many] ؛ تتحرك { $moved } قطعة
       *[other] ؛ تتحرك { $moved } قطعة
    }
}
talo-build-told = { $back ->
    [0] { $out ->
        [0] { $moved ->
            [0] {""}
            [one] تحركت قطعة واحدة.
            [two] تحركت قطعتان.
            [few] تحركت { $moved } قطع.
            [many] تحركت { $moved } قطعة.
           *[other] تحركت { $moved } قطعة.
        }
        [one] خرجت قطعة واحدة عن الطاولة.
        [two] خرجت قطعتان عن الطاولة.
        [few] خرجت { $out } قطع عن الطاولة.
        [many] خرجت { $out } قطعة عن الطاولة.
       *[other] خرجت { $out } قطعة عن الطاولة.
    }
   *[other] انزلقت وعادت إلى اليد.
}

# اليدان
talo-build-take-bar = أخذ القطعة بطول { $length } في اليد
talo-build-hold = أمسك
talo-build-unhold = استرجاع
talo-build-holds = القطعة بطول { $length } ممسوكة. هات الآن القطعة الأخرى.
talo-build-let-go = اترك
talo-build-turning = تدوير، رفع، إنزال
talo-build-turn-left = تدوير لليسار
talo-build-turn-right = تدوير لليمين
talo-build-tip-north = إمالة شمالًا أو جنوبًا
talo-build-tip-east = إمالة شرقًا أو غربًا
talo-build-lay = جعلها مستلقية أو قائمة
talo-build-raise = رفع
talo-build-lower = إنزال ببطء
talo-build-snapping = محاذاة الزوايا القائمة والجوانب
talo-build-pass = تمرير
talo-build-done = اكتمل
talo-build-done-sure = هل ننهي البناء هنا؟
talo-build-go-on = متابعة البناء
talo-build-again = مشاهدة السقوط مرة أخرى، من جانب آخر
talo-build-not-now = لا قطعة توضع الآن.
talo-build-no-physics = لم نستطع تحميل ما يحسب وزن الخشب. تحقق من الاتصال وافتح الطاولة من جديد.

# الجمل والحقول. كلمات الأمثلة من talo-say-… في الأسفل.
talo-build-sentence = قل أين توضع القطعة
talo-build-sentence-example = 2، قائمة، فوق القطعة رقم 7، عند طرفها الشرقي، مدارة 15 درجة
talo-build-hold-so = أمسكها هكذا
talo-build-not-understood = لم نفهم ذلك. جرّب شيئًا مثل: قائمة، فوق القطعة رقم 1، عند طرفها الشرقي. أو: مستلقية من الغرب إلى الشرق، عند 5، 3.
talo-build-fields = الوصف نفسه في حقول
talo-build-field-attitude = كيف
talo-build-field-place = أين
talo-build-field-at = عند نقطة من الطاولة
talo-build-field-on = فوق قطعة
talo-build-field-beside = بجانب قطعة
talo-build-field-east = شرق
talo-build-field-north = شمال
talo-build-field-bar = أي قطعة
talo-build-field-side = في أي جهة
talo-build-field-middle = في الوسط
talo-build-field-degrees = درجات التدوير
talo-build-as-it-is = كما هي
talo-build-side = { $side ->
    [east] شرق
    [west] غرب
    [north] شمال
   *[south] جنوب
}
talo-build-view-above = من فوق
talo-build-view-south = من الجنوب
talo-build-view-east = من الشرق

# القياسات والأهداف
talo-build-measures = القياسات
talo-build-measure-height = الارتفاع
talo-build-measure-overhang = الامتداد
talo-build-measure-feet = الأقدام
talo-build-measure-bars = القطع
talo-build-goal = الهدف
talo-option-mode = ماذا نلعب
talo-option-mode-climb = التسلّق إلى القمة
talo-option-mode-fantasy = البناء الحر
talo-mode-fantasy = Talo-Fantasy: بناء حر كما يحلو لك، بلا خانات وبوزن حقيقي. لا أحد يخسر. تُحفظ هذه الطاولة على الخادم، وهو يتحقق من كل قطعة.
talo-option-players-1 = واحد
talo-option-board-table = الطاولة وحدها
talo-option-goal = الهدف
talo-option-goal-none = بلا هدف
talo-option-goal-house = بيت
talo-option-goal-animal = حيوان
talo-option-goal-vehicle = مركبة
talo-option-goal-bridge = جسر
talo-option-goal-tripod = شيء عالٍ على ثلاث أقدام
talo-option-goal-height = أعلى ما يمكن
talo-option-goal-overhang = امتداد واسع
talo-option-goal-anything = أي شيء
talo-tip-fantasy-take = خذ قطعة بطول الرمية، أو قطعتين مجموعهما هذا الطول.
talo-tip-fantasy-build = { $device ->
    [touch] حرّك القطعة بإصبع، ودوّرها بإصبعين. ظلها يُظهر أين ستنزل.
   *[mouse] حرّك القطعة بالفأرة، ودوّرها بالعجلة، واتركها بنقرة. ظلها يُظهر أين ستنزل.
}

# النهاية والمعرض
talo-build-built = البناء ثابت
talo-build-fallen = انهار البناء
talo-build-rebuild = ابنِ من جديد
talo-build-turntable = البناء، وهو يدور.
talo-gallery-title = المعرض
talo-gallery-untitled = بناء حر
talo-gallery-by = { $names }، { DATETIME($date, day: "numeric", month: "long", year: "numeric") }
talo-gallery-empty = لم يُبنَ شيء على هذا الجهاز بعد. كل ما يكتمل في Talo-Fantasy يأتي إلى هنا.
talo-gallery-build = ابنِ شيئًا
talo-gallery-fallen = انهار في النهاية.
talo-gallery-forget = إزالة
talo-gallery-kept = البناء محفوظ في معرض هذا الجهاز.
talo-gallery-forbidden = هذا المتصفح لا يحفظ شيئًا، فلا معرض هنا. احفظ الصورة أو السجل.

talo-say-upright = قائمة, واقفة, *عمودي*, منتصبة
talo-say-lying = مستلقية, ممددة, *أفقي*
talo-say-leaning = مائلة, *مائل*, *إمالة*
talo-say-turned = مدارة, مدوّرة, تدوير, *مدور*
talo-say-clockwise = *مع عقارب الساعة*, *باتجاه عقارب الساعة*
talo-say-counterclockwise = *عكس عقارب الساعة*
talo-say-east = *شرق*
talo-say-west = *غرب*
talo-say-north = *شمال*
talo-say-south = *جنوب*
talo-say-on = فوق, على
talo-say-beside = بجانب, بجوار, إلى جانب
talo-say-bar = القطعة, قطعة, رقم, #
talo-say-end = *طرف*, *حافة*
talo-say-height = *ارتفاع*
talo-say-degrees = درجة, درجات, *درجة, °
