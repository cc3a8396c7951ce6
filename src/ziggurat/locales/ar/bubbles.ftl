# Bubblee Pop.

bubbles-colour = { $bubble ->
    [R] حمراء
    [P] بنفسجية
    [Y] صفراء
    [B] زرقاء
    [G] خضراء
   *[K] سوداء
}
bubbles-colour-the = { $bubble ->
    [R] الحمراء
    [P] البنفسجية
    [Y] الصفراء
    [B] الزرقاء
    [G] الخضراء
   *[K] السوداء
}
bubbles-colour-name = { $bubble ->
    [R] أحمر
    [P] بنفسجي
    [Y] أصفر
    [B] أزرق
    [G] أخضر
   *[K] أسود
}

bubbles-prompt-draw = تُسحب فقاعة من الكيس للمقعد { $seat }.
bubbles-prompt-place = يضع المقعد { $seat } الفقاعة { bubbles-colour-the } في مكان فارغ من السماء.
bubbles-prompt-swap = يمكن للمقعد { $seat } تبديل جارتين في السماء؛ والنقطة تتركها كما هي.
bubbles-prompt-drop = يختار المقعد { $seat } جارتين في السماء، فتسقطان على كوكبه.
bubbles-prompt-send = يمكن للمقعد { $seat } إرسال فقاعات من الخط إلى الكوكب الآخر؛ والنقطة تنهي ذلك.
bubbles-prompt-powers = { $whose ->
    [own] يمكن للمقعد { $seat } استعمال قوة ({ $powers })؛ والنقطة تعني لا.
   *[other] الدور للمقعد { $other }، لكن لدى المقعد { $seat } قوى ({ $powers }) ويقرر أولًا؛ والنقطة تعني لا.
}

bubbles-cleared = لم يبقَ على الكوكب الآخر سوى الفقاعات السوداء: تمت المهمة.
bubbles-burst = كل أعمدة كوكب المقعد { $other } ممتلئة، وجاءت فقاعة أخرى: يفوز المقعد { $seat }.
bubbles-stuck = لا يستطيع المقعد { $seat } إسقاط أي فقاعتين، فيخسر.
bubbles-stuck-solo = لم يعد ممكنًا أن تسقط فقاعتان: لم تتم المهمة.
bubbles-no-refill = لم يعد الكيس يكفي لملء السماء. فقاعات المقعد 1: { $one }، وفقاعات المقعد 2: { $two }. يفوز المقعد { $seat }.
bubbles-shared = لم يعد الكيس يكفي لملء السماء. لكل منهما العدد نفسه من الفقاعات، { $one }، والفوز مشترك.
bubbles-no-refill-solo = لم يعد الكيس يكفي لملء السماء: لم تتم المهمة.

bubbles-unreadable = «{ $token }» ليست حركة. { bubbles-notation }
bubbles-notation = أمثلة: { "\u2066" }=c5{ "\u2069" } للوضع، وc5~d5 للتبديل، وc5+d5 للإسقاط، وR:a8~b8 لاستعمال قوة، و{ "\u2066" }>c3{ "\u2069" } للإرسال، والنقطة للتمرير.
bubbles-order = يُكتب المكانان بترتيب العمود ثم الصف: { $token }.
bubbles-not-sky = يجب أن تكون الفقاعتان في السماء، في الصفين 5 و6.
bubbles-not-adjacent = هاتان ليستا جارتين في صف أو عمود.

bubbles-draw-first = تُسحب فقاعة من الكيس أولًا.
bubbles-place-first = أولًا تحتاج الفقاعة { bubbles-colour-the } من الكيس إلى مكان فارغ في السماء.
bubbles-swap-first = السماء أولًا: بدّل جارتين، أو اتركها كما هي.
bubbles-drop-first = { $kind ->
    [swap] تبديل واحد في كل دور؛ والآن يجب أن تسقط فقاعتان.
   *[other] الآن يجب أن تسقط فقاعتان؛ لا شيء آخر قبل ذلك.
}
bubbles-send-first = الإرسال أولًا: اختر فقاعة من الخط، أو توقف هنا.
bubbles-powers-first = القوى أولًا: استعمل واحدة، أو اتركها.
bubbles-send-solo = إرسال فقاعات الخطوط في المهمات فقط، لا في المبارزة.
bubbles-powers-off = هذه الجولة بلا قوى.

bubbles-not-in-bag = لم تبقَ في الكيس فقاعة { bubbles-colour }.
bubbles-sky-taken = توجد فقاعة هنا بالفعل؛ المسحوبة تحتاج إلى مكان فارغ في السماء.
bubbles-must-swap = لا يمكن أن تسقط فقاعتان من هذه السماء؛ بدّل بحيث يصبح ذلك ممكنًا.
bubbles-same-colour = لونهما واحد: لن يتغير شيء.
bubbles-swap-stuck = بعد هذا التبديل لا يمكن أن تسقط أي فقاعتين.
bubbles-out-of-reach = هاتان بعيدتان: يجب أن تكون واحدة على الأقل من جانبك من السماء.
bubbles-too-high = إذا سقطت هاتان، يبقى عمود أعلى من أربع.

bubbles-sent-already = أُرسلت هذه الفقاعة بالفعل.
bubbles-nothing-there = لا توجد فقاعة هناك.
bubbles-not-in-line = هذه الفقاعة ليست من خط؛ تُرسل فقاعات الخطوط فقط.
bubbles-column-full = هذا العمود من الكوكب الآخر ممتلئ.
bubbles-sent-enough = أُرسل من هذه المجموعة كل ما يجوز إرساله.

bubbles-power-not-held = لا توجد قوة { bubbles-colour } لاستعمالها الآن.
bubbles-red-other = القوة الحمراء تبدّل على الكوكب الآخر، لا على كوكبك.
bubbles-green-own = القوة الخضراء تبدّل على كوكبك، لا على الكوكب الآخر.
bubbles-exchange-empty = التبديل يحتاج إلى فقاعتين؛ أحد هذين المكانين فارغ.
bubbles-purple-own = القوة البنفسجية ترسل فقاعة من كوكبك.
bubbles-yellow-own = القوة الصفراء تكسب فقاعة من كوكبك.
bubbles-not-free = هذه الفقاعة ليست حرة: فوقها فقاعة أخرى.
bubbles-blue-row = القوة الزرقاء تأخذ فقاعة من الجانب الآخر من السماء.

bubbles-letter = «{ $letter }» ليس حرفًا يصلح لـ { $option }. الحروف هي: { $known }.
bubbles-length = عدد الحروف المطلوب لـ { $option } هو { $length }؛ والموجود { $count }.
bubbles-sky-two = في سماء المبارزة اثنتان من كل لون ما عدا الأسود؛ أما الفقاعات { bubbles-colour-the } فعددها { $count }.
bubbles-sky-adjacent = على { $one } و{ $other } فقاعتان متلامستان لونهما { bubbles-colour-name }؛ في سماء المبارزة لا تتلامس فقاعتان من لون واحد، ولا حتى قطريًا.
bubbles-solo-first = المهمة للاعب واحد؛ لا حاجة إلى اختيار من يبدأ.
bubbles-numbered-alone = المهمة المرقّمة لها سماؤها وكوكبها؛ الخيار { $option } لمهمة من صنعك.
bubbles-planet-floating = الفقاعة على { $cell } معلّقة في الهواء: لا شيء تحتها.
bubbles-planet-line = على الكوكب خط جاهز من الفقاعات { bubbles-colour-the }.
bubbles-planet-done = ليس على الكوكب فقاعة ملوّنة، فلا شيء نفعله.
bubbles-too-many = عدد الفقاعات { bubbles-colour-the } كلها { $most }؛ والكوكبان والسماء والكيس تحتاج إلى { $count }.

bubbles-mission-face = حفرة في الوسط
bubbles-mission-shaft = إلى قاع البئر
bubbles-mission-third = الثالثة
bubbles-mission-valley = الوادي
bubbles-mission-gap = واحدة بين اثنتين
bubbles-mission-raised = على أرض سوداء
bubbles-mission-garden = حديقة على الصخر
bubbles-mission-sealed = تحت الغطاء
bubbles-mission-blocks = كتلتان
bubbles-mission-shared-gap = فجوة لاثنتين
bubbles-mission-two-floors = طابقان
bubbles-mission-blocks-wall = جدار بينهما
bubbles-mission-alone = وحيدة في الوسط
bubbles-mission-stairs = واحدة بعد الأخرى
bubbles-mission-three-floors = ثلاثة طوابق
bubbles-mission-floors4 = أربعة طوابق
bubbles-mission-chimneys = مدخنتان
bubbles-mission-pull-extra = واحدة تجذب وواحدة تبقى
bubbles-mission-bridges-mix = أربع ضفاف
bubbles-mission-pyramid = الهرم

# على الصفحة. الرسالة M في الطرفية قد يكون لها M-you وM-named على الصفحة.
bubbles-pitch = كوكبان وسماء واحدة. أسقط الفقاعات اثنتين اثنتين، وصُفّ ثلاثًا من لون واحد، واستعمل قوته.
bubbles-prompt-place-you = دورك: ضع الفقاعة { bubbles-colour-the } في مكان فارغ من السماء.
bubbles-prompt-place-named = دور { $name }: وضع الفقاعة { bubbles-colour-the } في مكان فارغ من السماء.
bubbles-prompt-swap-you = دورك: بدّل جارتين في السماء، أو اتركها كما هي.
bubbles-prompt-swap-named = دور { $name }: تبديل جارتين في السماء، أو تركها كما هي.
bubbles-prompt-drop-you = دورك: اختر جارتين في السماء، فتسقطان على كوكبك.
bubbles-prompt-drop-named = دور { $name }: اختيار جارتين في السماء، فتسقطان.
bubbles-prompt-send-you = دورك: أرسل فقاعات من خطك إلى الكوكب الآخر، أو توقف هنا.
bubbles-prompt-send-named = دور { $name }: إرسال فقاعات من الخط إلى الكوكب الآخر، أو التوقف.
bubbles-prompt-powers-you = { $whose ->
    [own] دورك: استعمل قوة، أو اتركها.
   *[other] قبل أن يستمر الدور، القرار لك: استعمل قوة، أو اتركها.
}
bubbles-prompt-powers-named = القرار لـ { $name }: استعمال قوة أو تركها.
bubbles-cleared-named = لم يبقَ على الكوكب الآخر سوى الفقاعات السوداء: تمت المهمة.
bubbles-burst-you = الكوكب الآخر ممتلئ، وجاءت فقاعة أخرى: فزت.
bubbles-burst-named = أحد الكوكبين ممتلئ، وجاءت فقاعة أخرى: الفوز لـ { $winner }.
bubbles-stuck-you = لم يعد بإمكانك إسقاط أي فقاعتين، وهذه خسارة. الفوز لـ { $winner }.
bubbles-stuck-named = { $name }: لم يعد ممكنًا إسقاط أي فقاعتين، وهذه خسارة.
bubbles-no-refill-you = لم يعد الكيس يكفي لملء السماء. النتيجة { $one } مقابل { $two }: فزت.
bubbles-no-refill-named = لم يعد الكيس يكفي لملء السماء. النتيجة { $one } مقابل { $two }: الفوز لـ { $winner }.
bubbles-board = لوح Bubblee Pop. { $phase ->
    [place] توضع فقاعة في السماء.
    [swap] يمكن تغيير السماء.
    [drop] ستسقط فقاعتان.
    [send] يمكن إرسال فقاعات.
    [powers] يمكن استعمال القوى.
   *[other] {""}
}
bubbles-sky = السماء
bubbles-planet = { $whose ->
    [own] كوكبك
   *[other] كوكب { $name }
}
bubbles-other-planet = الكوكب الآخر
bubbles-mission = المهمة
bubbles-bag = في الكيس
bubbles-powers = القوى
bubbles-none = لا شيء
bubbles-score = { $count ->
    [zero] لا فقاعات مكسوبة
    [one] فقاعة واحدة مكسوبة
    [two] فقاعتان مكسوبتان
    [few] { $count } فقاعات مكسوبة
    [many] { $count } فقاعة مكسوبة
   *[other] { $count } فقاعة مكسوبة
}
bubbles-holds = { $whose ->
    [own] أنت: { bubbles-score }؛ القوى: { $powers }.
   *[other] { $name }: { bubbles-score }؛ القوى: { $powers }.
}
bubbles-in-bag = في الكيس: { $bubbles }.
bubbles-drawn = سُحب من الكيس: { $colour }.
bubbles-power = { $bubble ->
    [R] الحمراء: تبديل جارتين على الكوكب الآخر.
    [G] الخضراء: تبديل جارتين على كوكبك.
    [P] البنفسجية: إرسال فقاعة حرة من كوكبك إلى الكوكب الآخر.
    [B] الزرقاء: إسقاط فقاعة من الجانب الآخر من السماء على الكوكب الآخر.
   *[Y] الصفراء: كسب فقاعة حرة من كوكبك.
}
bubbles-how = { $phase ->
    [place] المس مكانًا فارغًا في السماء.
    [swap] { $held ->
        [true] والآن جارتها.
       *[false] اسحب فقاعة إلى جارتها، أو المس الاثنتين.
    }
    [drop] { $held ->
        [true] والآن جارتها.
       *[false] المس جارتين، فتسقطان على كوكبك.
    }
    [send] المس فقاعة مضيئة لإرسالها.
   *[powers] { $power ->
        [none] اختر قوة.
        [B] المس فقاعة مضيئة في السماء.
        [P] المس فقاعة مضيئة على كوكبك.
        [Y] المس فقاعة مضيئة على كوكبك.
       *[other] { $held ->
            [true] والآن جارتها.
           *[false] المس جارتين مضيئتين.
        }
    }
}
bubbles-act = { $doing ->
    [place] ضعها هنا
    [swap] تبديل
    [drop] إسقاط
    [send] إرسال
   *[power] استعمال
}
bubbles-pass-now = { $phase ->
    [swap] السماء كما هي
    [send] يكفي
   *[powers] لا، شكرًا
}
bubbles-foreseen = { $what ->
    [both] فقاعات تخرج من الكوكب الآخر: { $out }؛ النقاط المكسوبة: { $points }.
    [out] فقاعات تخرج من الكوكب الآخر: { $out }.
    [points] النقاط المكسوبة: { $points }.
    [line] يتكوّن خط: يمكنك الإرسال منه.
   *[nothing] لا شيء ينفجر.
}
bubbles-foreseen-chain = سلسلة من { $count }.
bubbles-foreseen-powers = كسب قوة: { $powers }.
bubbles-foreseen-end = تنتهي الجولة.
bubbles-done = { $kind ->
    [draw] من الكيس: { $colour }
    [place] إلى { $one }
    [swap] تبديل { $one } و{ $other }
    [drop] سقوط { $one } و{ $other }
    [send] إرسال { $one }
    [power] { $count ->
        [zero] قوة بلون { $colour }
        [one] قوة بلون { $colour }: { $one }
        [two] قوة بلون { $colour }: { $one } و{ $other }
        [few] قوة بلون { $colour }: { $one } و{ $other }
        [many] قوة بلون { $colour }: { $one } و{ $other }
       *[other] قوة بلون { $colour }: { $one } و{ $other }
    }
   *[pass] تمرير
}
bubbles-offer = { $kind ->
    [swap] تبديل { $taking }
    [drop] إسقاط { $taking }
    [send] إرسال { $taking }
   *[power] قوة بلون { $colour }: { $taking }
}
bubbles-brief = { $kind ->
    [draw] سحب
    [place] وضع
    [swap] تبديل
    [drop] إسقاط
    [send] { $count ->
        [zero] بلا إرسال
        [one] إرسال واحدة
        [two] إرسال اثنتين
        [few] إرسال { $count }
        [many] إرسال { $count }
       *[other] إرسال { $count }
    }
    [power] قوة
   *[pass] تمرير
}
bubbles-suggest = { $kind ->
    [place] ضع { $one } في السماء، هنا
    [swap] بدّل { $one } و{ $other }
    [drop] أسقط { $one } و{ $other }
    [send] أرسل { $one }
   *[power] { $count ->
        [zero] قوة بلون { $colour }
        [one] قوة بلون { $colour }: { $one }
        [two] قوة بلون { $colour }: { $one } و{ $other }
        [few] قوة بلون { $colour }: { $one } و{ $other }
        [many] قوة بلون { $colour }: { $one } و{ $other }
       *[other] قوة بلون { $colour }: { $one } و{ $other }
    }
}
bubbles-cell = { $cell }، { $colour ->
    [none] فارغ
   *[other] { $colour }
}{ $count ->
    [0] {""}
    [one] ، شيء واحد يمكن فعله هنا
    [two] ، شيئان يمكن فعلهما هنا
    [few] ، { $count } أشياء يمكن فعلها هنا
    [many] ، { $count } شيئًا يمكن فعله هنا
   *[other] ، { $count } شيء يمكن فعله هنا
}
bubbles-option-blacks = الفقاعات السوداء في البداية
bubbles-option-powers = القوى
bubbles-option-powers-on = نعم
bubbles-option-powers-off = لا، لمن يلعب أول مرة
bubbles-option-reach = تسقط الفقاعات من
bubbles-option-reach-any = أي مكان في السماء
bubbles-option-reach-near = جانبك، واحدة على الأقل
bubbles-option-sky = السماء الأولى
bubbles-option-sky-help = عشرة حروف: الصف 5 من a إلى e، ثم الصف 6. اثنتان من كل لون: R أحمر، وP بنفسجي، وY أصفر، وB أزرق، وG أخضر، ولا تتلامس فقاعتان من لون واحد، ولا حتى قطريًا. إذا تُركت فارغة، تُسحب السماء بالحظ.
bubbles-option-planet = مهمة من صنعك
bubbles-option-planet-help = للاعب واحد: الكوكب الآخر في عشرين حرفًا، صفوفه الأربعة من السماء إلى الأرض، كل صف من a إلى e؛ الحرف K أسود، والنقطة مكان فارغ. لا فقاعة معلّقة، ولا خط جاهز، ولا بد من فقاعة ملوّنة واحدة على الأقل. السماء الأولى عندها سماء المهمات، أو أي عشرة حروف، وK أيضًا. للمبارزة اترك هذا فارغًا.
bubbles-option-first = من يبدأ
bubbles-option-first-1 = المقعد 1
bubbles-option-first-2 = المقعد 2
bubbles-sky-missing = { $missing ->
    [0] لا تتلامس فقاعتان من لون واحد، ولا حتى قطريًا.
    [10] السماء متروكة للحظ، إلا إذا ملأت الأماكن العشرة: اثنتان من كل لون.
    [one] بقي مكان واحد فارغ. حتى ذلك الحين السماء متروكة للحظ.
    [two] بقي مكانان فارغان. حتى ذلك الحين السماء متروكة للحظ.
    [few] بقيت { $missing } أماكن فارغة. حتى ذلك الحين السماء متروكة للحظ.
    [many] بقي { $missing } مكانًا فارغًا. حتى ذلك الحين السماء متروكة للحظ.
   *[other] بقي { $missing } مكان فارغ. حتى ذلك الحين السماء متروكة للحظ.
}
bubbles-editor = مهمة من صنعك
bubbles-editor-words = اختر فقاعة ثم المس مكانًا: تسقط إلى الأرض أو على الفقاعات التي تحتها. تتم المهمة حين لا تبقى فقاعة ملوّنة. لم يتأكد أحد هل يمكن إتمام مهمتك.
bubbles-editor-choose = الفقاعة التي توضع
bubbles-editor-empty = فارغ
bubbles-editor-planet = الكوكب
bubbles-editor-clear = إفراغ الكوكب
bubbles-editor-share = أرسل هذا الرابط ليلعب الآخرون مهمتك.
bubbles-missions = عشرون مهمة
bubbles-missions-more = لعبة للاعب واحد. كوّن خطوطًا على كوكبك، وأرسل من فقاعاتها، وأفرغ الكوكب الآخر إلا من الفقاعات السوداء. لإتمام المهمة نجمة، وحتى الدور { $steady } نجمتان، وحتى الدور { $brisk } ثلاث نجوم.
bubbles-missions-done = تم { $done } من { $count } على هذا الجهاز.
bubbles-stars = { $stars ->
    [0] { $next ->
        [true] التالية
       *[false] لم تتم بعد
    }
    [one] تمت في الدور { $turns }، نجمة واحدة
    [two] تمت في الدور { $turns }، نجمتان
    [few] تمت في الدور { $turns }، { $stars } نجوم
    [many] تمت في الدور { $turns }، { $stars } نجمة
   *[other] تمت في الدور { $turns }، { $stars } نجمة
}
bubbles-duel = مبارزة بدلًا من ذلك
bubbles-rules =
    كوكبان، وبينهما سماء من عشر فقاعات. إذا كان في السماء فجوات، تُملأ أولًا: كل فقاعة تُسحب من الكيس توضع في أي مكان فارغ.

    بعدها يمكنك تبديل جارتين في السماء، مرة واحدة. ثم اختر جارتين تسقطان على كوكبك، كل واحدة في عمودها. لا يجوز أن يبقى عمود أعلى من أربع.

    ثلاث فقاعات أو أكثر من لون واحد في صف أو عمود هي خط. ينفجر الخط مع ما يلمسه من لونه، وكل فقاعة نقطة. ما كان فوقه يسقط، وقد يكوّن خطوطًا جديدة. الفقاعات السوداء لا تكوّن خطوطًا.

    كل مجموعة تنفجر تكسب قوة لونها، وتُستعمل فورًا أو تُترك. الحمراء تبدّل جارتين على الكوكب الآخر، والخضراء على كوكبك. البنفسجية ترسل فقاعة حرة من كوكبك إلى الكوكب الآخر، والزرقاء تسقط عليه فقاعة من الجانب الآخر من السماء؛ وإذا كان ممتلئًا فهذا هو الفوز. الصفراء تكسب فقاعة حرة من كوكبك.

    تنتهي الجولة حين لا يكفي الكيس لملء السماء: الأكثر نقاطًا يفوز. ومن لا يستطيع إسقاط فقاعتين يخسر فورًا.

    المهمة لعب منفرد: من كل خط يمكنك إرسال فقاعات إلى الكوكب الآخر، واحدة من خط من ثلاث، واثنتين من خط أطول. الخطوط هناك تختفي؛ أفرغه إلا من الفقاعات السوداء.
bubbles-keys =
    Tab = إلى الأزرار تحت اللوح
    Esc = ترك الفقاعة
    أي مفتاح = تخطّي ما يتحرك
    Enter = تنفيذ ما اختير
bubbles-tip-swap = { $device ->
    [touch] السماء أولًا: المس جارتين ثم اضغط «تبديل»، أو اترك السماء كما هي.
   *[mouse] السماء أولًا: اسحب فقاعة إلى جارتها لتبديلهما، أو اترك السماء كما هي.
}
bubbles-tip-drop = { $device ->
    [touch] الآن المس جارتين ثم اضغط «إسقاط»، فتسقطان على كوكبك. ثلاث من لون واحد على خط تنفجر.
   *[mouse] الآن انقر جارتين، فتسقطان على كوكبك. ثلاث من لون واحد على خط تنفجر.
}
bubbles-tip-place = في السماء فجوات: كل فقاعة تُسحب من الكيس توضع في أي مكان فارغ. ضعها حيث تساعدك في الإسقاط التالي.
bubbles-tip-powers = كسبت قوة. استعملها الآن أو اتركها؛ لونها يقول ماذا تفعل.
bubbles-tip-send = يمكن لخطك إرسال فقاعات إلى الكوكب الآخر. اختر واحدة تكمل خطًا هناك.
bubbles-option-mission-1 = { bubbles-mission-face }
bubbles-option-mission-2 = { bubbles-mission-shaft }
bubbles-option-mission-3 = { bubbles-mission-third }
bubbles-option-mission-4 = { bubbles-mission-valley }
bubbles-option-mission-5 = { bubbles-mission-gap }
bubbles-option-mission-6 = { bubbles-mission-raised }
bubbles-option-mission-7 = { bubbles-mission-garden }
bubbles-option-mission-8 = { bubbles-mission-sealed }
bubbles-option-mission-9 = { bubbles-mission-blocks }
bubbles-option-mission-10 = { bubbles-mission-shared-gap }
bubbles-option-mission-11 = { bubbles-mission-two-floors }
bubbles-option-mission-12 = { bubbles-mission-blocks-wall }
bubbles-option-mission-13 = { bubbles-mission-alone }
bubbles-option-mission-14 = { bubbles-mission-stairs }
bubbles-option-mission-15 = { bubbles-mission-three-floors }
bubbles-option-mission-16 = { bubbles-mission-floors4 }
bubbles-option-mission-17 = { bubbles-mission-chimneys }
bubbles-option-mission-18 = { bubbles-mission-pull-extra }
bubbles-option-mission-19 = { bubbles-mission-bridges-mix }
bubbles-option-mission-20 = { bubbles-mission-pyramid }
bubbles-no-swap-helps = لا تبديل في السماء يغيّر ذلك.
bubbles-gaps = في السماء { $gaps ->
    [zero] لا فجوات
    [one] فجوة واحدة
    [two] فجوتان
    [few] { $gaps } فجوات
    [many] { $gaps } فجوة
   *[other] { $gaps } فجوة
}، وفي الكيس { $left ->
    [0] لا شيء.
    [one] فقاعة واحدة فقط.
    [two] فقاعتان فقط.
    [few] { $left } فقاعات فقط.
    [many] { $left } فقاعة فقط.
   *[other] { $left } فقاعة فقط.
}
bubbles-columns-full = الأعمدة الخمسة كلها ممتلئة: لا مكان لفقاعة أخرى.
bubbles-score-bubbles = فقاعات
bubbles-score-turns = أدوار
bubbles-score-left = ملوّنة باقية
bubbles-mission-named = { $number }. { $title }
bubbles-chain = سلسلة من { $count }
