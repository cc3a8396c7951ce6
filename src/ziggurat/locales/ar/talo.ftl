# Talo.

talo-side = { $side ->
    [e] نحو الشرق
    [w] نحو الغرب
    [n] نحو الشمال
    [s] نحو الجنوب
   *[d] إلى أسفل مباشرة
}
talo-bars-move = { $moving ->
    [zero] لن تتحرك أي قطعة
    [one] ستتحرك قطعة واحدة
    [two] ستتحرك قطعتان
    [few] ستتحرك { $moving } قطع
    [many] ستتحرك { $moving } قطعة
   *[other] ستتحرك { $moving } قطعة
}
talo-in-hand = { $count ->
    [zero] ما في اليد
    [one] القطعة بطول { $first }
    [two] القطعتين بطول { $first } و{ $second }
    [few] القطعتين بطول { $first } و{ $second }
    [many] القطعتين بطول { $first } و{ $second }
   *[other] القطعتين بطول { $first } و{ $second }
}
talo-winners = { $count ->
    [zero] لا بيدق على الارتفاع { $height }.
    [one] أعلى بيدق للمقعد { $winners }، على الارتفاع { $height }، فيفوز.
    [two] أعلى بيدقين للمقعدين { $winners }، على الارتفاع { $height }، والفوز مشترك.
    [few] أعلى البيادق للمقاعد { $winners }، على الارتفاع { $height }، والفوز مشترك.
    [many] أعلى البيادق للمقاعد { $winners }، على الارتفاع { $height }، والفوز مشترك.
   *[other] أعلى البيادق للمقاعد { $winners }، على الارتفاع { $height }، والفوز مشترك.
}

talo-prompt-start = يضع المقعد { $seat } البيدق على خانة فارغة من اليابسة.
talo-prompt-restart = بيدق المقعد { $seat } محاصر: يمكنه البدء من جديد، أو البقاء.
talo-prompt-roll = يرمي المقعد { $seat } النرد.
talo-prompt-roll-again = ليس في المخزون شيء للرقم { $rolled }؛ يرمي المقعد { $seat } مرة أخرى.
talo-prompt-take = رمى المقعد { $seat } النرد فجاء { $rolled }: يأخذ قطعة بهذا الطول، أو قطعتين مجموعهما هذا الطول.
talo-prompt-build = يضع المقعد { $seat } { talo-in-hand }.
talo-prompt-holding = يمسك المقعد { $seat } القطعة بطول { $held }، ويضع القطعة بطول { $first } ليثبت كل شيء.
talo-prompt-finish = يمكن للمقعد { $seat } تحريك البيدق، أو إنهاء الدور.
talo-prompt-end = ينهي المقعد { $seat } الدور.

talo-on-top = بيدق المقعد { $seat } على الارتفاع 10، فيفوز.
talo-collapsed = سقطت قطعة المقعد { $seat }، فيخسر. { talo-winners }
talo-used-up = نفد المخزون. { talo-winners }
talo-standstill = لم يضع أحد قطعة طوال دورة كاملة. { talo-winners }

talo-unreadable = «{ $token }» ليست حركة. { talo-notation }
talo-notation = اكتب { "\u2066" }@x,y{ "\u2069" } لوضع بيدق، أو t7 أو t3+4 لأخذ القطع، أو { "\u2066" }5x@2,3,0{ "\u2069" } لوضع قطعة (وبعدها ! لإمساكها)، أو { "\u2066" }>x,y,h{ "\u2069" } لتحريك البيدق، أو نقطة لإنهاء الدور.
talo-bad-pair = «{ $token }» ليست قطعتين: اكتب الأقصر أولًا؛ ومجموعهما 10 على الأكثر.
talo-one-is-upright = القطعة بطول 1 تُكتب قائمة، بحرف z؛ وليس «{ $token }».
talo-too-high = ستتجاوز القطعة بطول { $length } الطبقة العاشرة.
talo-too-far = { $length ->
    [0] هذا بعيد جدًا خارج الحافة
   *[other] ستتجاوز القطعة بطول { $length } الحافة كثيرًا
}: الأعمدة والصفوف من { $low } إلى { $high }.

talo-start-first = أولًا توضع البيادق على اللوح.
talo-restart-first = القرار أولًا: ضع البيدق على يابسة فارغة، أو ابقَ في مكانك.
talo-roll-first = يُرمى النرد أولًا.
talo-take-first = خذ أولًا القطع حسب الرمية.
talo-build-first = ضع كل قطعة أخذتها قبل إنهاء الدور.
talo-nothing-in-hand = ليس في يدك قطعة؛ حرّك البيدق أو أنهِ الدور.
talo-no-roll = لا يُرمى النرد الآن.
talo-no-restart = يوضع البيدق على اللوح في البداية فقط، أو قبل الرمية حين يكون محاصرًا.
talo-water = لا يابسة هناك.
talo-middle = لا يبدأ أي بيدق من الجزيرة الوسطى.
talo-same-cell = البيدق هناك بالفعل.
talo-cell-taken = لا مكان للبيدق هناك: الخانة أو التي فوقها مشغولة.
talo-taken-already = أخذت قطع هذه الرمية بالفعل.
talo-wrong-sum = الرمية { $rolled }: خذ قطعة بهذا الطول، أو قطعتين مجموعهما هذا الطول.
talo-not-in-supply = { $left ->
    [0] لم تبقَ في المخزون قطعة بطول { $length }.
   *[other] لم تبقَ في المخزون إلا قطعة واحدة بطول { $length }.
}
talo-holding-no-move = ما دامت قطعة ممسوكة، يبقى البيدق في مكانه.
talo-moved-already = تحرك البيدق بالفعل؛ يمكنه التحرك مجددًا بعد القطعة التالية.
talo-standing-still = البيدق هناك بالفعل.
talo-no-surface = لا قطعة هناك يقف عليها البيدق.
talo-no-room = لا مكان للبيدق هناك: يحتاج إلى خانتين فارغتين فوق القطعة.
talo-pawn-there = بيدق آخر في الطريق.
talo-no-path-up = لا يصل البيدق إلى هناك: من اللوح يتسلق أولًا إلى سطح مجاور على الارتفاع 1.
talo-no-path = لا يصل البيدق إلى هناك: كل خطوة على المستوى نفسه، أو درجة صعودًا أو نزولًا.
talo-not-in-hand = ليس في يدك قطعة بطول { $length }.
talo-hold-two = هناك قطعة ممسوكة بالفعل؛ ضع الأخرى بحيث يثبت كل شيء.
talo-hold-single = لا تُمسك قطعة إلا إذا بقيت قطعة ثانية للوضع.
talo-off-land = ستكون القطعة بطول { $length } خارج الحافة أو في الماء؛ في الطبقة السفلى توضع القطع على اليابسة.
talo-overlap = ستخترق القطعة بطول { $length } قطعة أخرى.
talo-overlap-pawn = ستخترق القطعة بطول { $length } بيدقًا.
talo-no-way-in = لا تصل القطعة بطول { $length } إلى هناك: قطع أخرى تسد الطريق من فوق ومن الجوانب الأربعة.
talo-floats = لا شيء تحت القطعة بطول { $length } لتستند إليه.
talo-hold-stands = القطعة بطول { $length } تثبت وحدها، فلا حاجة إلى إمساكها.
talo-hold-lost = ستسقط القطعة بطول { $length } { talo-side }، أينما وُضعت القطعة الثانية.
talo-falls = القطعة بطول { $length } لن تثبت: ستسقط { talo-side }، و{ talo-bars-move }.

# Talo-Fantasy
talo-fantasy-no-bar = لا توجد قطعة رقمها { $number }.
talo-fantasy-water = ستكون القطعة بطول { $length } على الماء؛ ابنِ على الجزر.
talo-fantasy-sunk = ستنغرس القطعة بطول { $length } في الأرض.
talo-fantasy-overlap = ستنغرس القطعة بطول { $length } في القطعة رقم { $other }.
talo-fantasy-only = الخيار { "\u2066" }{ $name }={ $value }{ "\u2069" } يحتاج إلى mode=fantasy.

# على الصفحة. الرسالة M في الطرفية قد يكون لها M-you وM-named على الصفحة.
talo-fantasy-server = في Talo-Fantasy يزن الخادم كل قطعة، وليس لهذه الصفحة خادم. كل ما عدا ذلك من Talo موجود هنا.
talo-pitch = ابنِ بقطع خشب تثبت وحدها، وتسلّق بناءك. أول بيدق يصل إلى الارتفاع 10 يفوز.
talo-prompt-start-you = دورك: ضع بيدقك على خانة فارغة من اليابسة.
talo-prompt-start-named = دور { $name }: وضع البيدق على خانة فارغة من اليابسة.
talo-prompt-restart-you = بيدقك محاصر: ابدأ من جديد على خانة فارغة من اليابسة، أو ابقَ.
talo-prompt-restart-named = بيدق { $name } محاصر، ويمكنه البدء من جديد.
talo-prompt-roll-you = دورك: ارمِ النرد.
talo-prompt-roll-named = دور { $name }: رمي النرد.
talo-prompt-roll-again-you = ليس في المخزون شيء للرقم { $rolled }؛ ارمِ مرة أخرى.
talo-prompt-roll-again-named = ليس في المخزون شيء للرقم { $rolled }؛ رمية أخرى لـ { $name }.
talo-prompt-take-you = الرمية { $rolled }: خذ قطعة بهذا الطول، أو قطعتين مجموعهما هذا الطول.
talo-prompt-take-named = دور { $name }: أخذ قطع الرمية { $rolled }.
talo-prompt-build-you = دورك: ضع { talo-in-hand }.
talo-prompt-build-named = دور { $name }: وضع { talo-in-hand }.
talo-prompt-holding-you = القطعة بطول { $held } ممسوكة في يدك: ضع القطعة بطول { $first } ليثبت كل شيء.
talo-prompt-holding-named = دور { $name }: القطعة بطول { $held } ممسوكة، وبقي وضع القطعة بطول { $first }.
talo-prompt-finish-you = حرّك بيدقك، أو أنهِ دورك.
talo-prompt-finish-named = دور { $name }: تحريك البيدق، أو إنهاء الدور.
talo-prompt-end-you = أنهِ دورك.
talo-prompt-end-named = دور { $name }: إنهاء الدور.
talo-highest = { $height ->
    [0] لم يغادر أي بيدق اللوح.
   *[other] { $won ->
        [true] بيدقك هو الأعلى، على الارتفاع { $height }: فزت.
       *[false] البيدق الأعلى، على الارتفاع { $height }: { $winner }.
    }
}
talo-on-top-you = وصل بيدقك إلى الارتفاع 10: فزت!
talo-on-top-named = وصل بيدق { $name } إلى الارتفاع 10 وفاز.
talo-collapsed-you = سقطت قطعتك، فخسرت. { talo-highest }
talo-collapsed-named = سقطت قطعة { $name }، وهذه خسارة. { talo-highest }
talo-used-up-named = نفد المخزون. { talo-highest }
talo-standstill-named = لم يضع أحد قطعة طوال دورة كاملة. { talo-highest }
talo-board = البناء: { $count ->
    [0] لا قطع بعد.
    [one] قطعة واحدة، والارتفاع { $height }.
    [two] قطعتان، والارتفاع { $height }.
    [few] { $count } قطع، والارتفاع { $height }.
    [many] { $count } قطعة، والارتفاع { $height }.
   *[other] { $count } قطعة، والارتفاع { $height }.
}
talo-bar = { $length ->
    [1] القطعة بطول 1
   *[other] { $axis ->
        [x] القطعة بطول { $length }، من الغرب إلى الشرق
        [y] القطعة بطول { $length }، من الجنوب إلى الشمال
       *[z] القطعة بطول { $length }، قائمة
    }
}
talo-spot = العمود { $column }، الصف { $row }
talo-lies = { $axis ->
    [x] مستلقية، من الغرب إلى الشرق
    [y] مستلقية، من الجنوب إلى الشمال
   *[z] قائمة
}
talo-way = كيف توضع القطعة
talo-layer = الطبقة { $layer }
talo-layer-short = { $layer } ↕
talo-lower = طبقة إلى أسفل
talo-higher = طبقة إلى أعلى
talo-let-down = إنزالها على ما تحتها
talo-puts = بيدق على { $cell }
talo-moves = البيدق إلى { $cell }، الارتفاع { $height }
talo-goes = إلى { $cell }، { $height ->
    [0] على اللوح
   *[other] الارتفاع { $height }
}
talo-rolls = النرد يُظهر { $face }
talo-takes = { $second ->
    [0] أخذ قطعة بطول { $first }
   *[other] أخذ قطعتين بطول { $first } و{ $second }
}
talo-places = { $bar }، إلى { $cell }، الطبقة { $layer }
talo-holds = { $bar }، إلى { $cell }، الطبقة { $layer }، مع إمساكها
talo-suggest = { $bar }، الطبقة { $layer }{ $hold ->
    [true] ، مع إمساكها
   *[false] {""}
}
talo-suggest-pawn = { $height ->
    [0] البيدق على اللوح، هنا
   *[other] البيدق إلى الارتفاع { $height }
}
talo-ends = إنهاء الدور
talo-turn = { $what ->
    [put] البيدق على اللوح
    [again] البيدق من جديد
    [up] قائمة
    [lying] مستلقية
    [held] ممسوكة
    [moved] البيدق إلى الارتفاع { $height }
    [stays] بقاء
   *[takes] أخذ { $first }
}
talo-rolled = النرد يُظهر { $face }.
talo-supply = المخزون: { $count }
talo-supply-of = { $count ->
    [0] لا قطعة بطول { $length }
    [one] قطعة واحدة بطول { $length }
    [two] قطعتان بطول { $length }
    [few] { $count } قطع بطول { $length }
    [many] { $count } قطعة بطول { $length }
   *[other] { $count } قطعة بطول { $length }
}
talo-pawns = البيادق
talo-pawn-height = الارتفاع { $height }
talo-hand = في اليد
talo-take = قطع هذه الرمية
talo-pawn = البيدق
talo-place = ضع
talo-hold = أمسك
talo-dare = دعها تسقط
talo-move = حرّك
talo-put = ضع
talo-end-turn = إنهاء الدور
talo-decline = ابقَ هنا
talo-fade = الطبقات الظاهرة؛ ما فوقها باهت
talo-stain = تلوين القطع حسب الطول
talo-asking = …
talo-verdict-stands = { $safety ->
    [just] تثبت، لكن بالكاد.
   *[well] تثبت.
}
talo-verdict-hold = وحدها ستسقط { talo-side }. أمسكها، وضع القطعة بطول { $other } ثقلًا موازنًا لها.
talo-verdict-dare = ستسقط { talo-side }، وهذه خسارة لك.
talo-cell = { $cell }، الطبقة { $layer }
talo-cell-pawn = { $part ->
    [foot] بيدق { $name }
   *[head] النصف العلوي من بيدق { $name }
}
talo-cell-bar = { $bar }
talo-cell-held = { $bar }، ممسوكة
talo-cell-empty = { $under ->
    [land] يابسة فارغة
    [middle] يابسة فارغة لا يبدأ منها أي بيدق
    [water] ماء
    [bar] فارغة، فوق قطعة بطول { $length }
   *[air] فارغة
}
talo-cell-doable = { $count ->
    [zero] لا شيء يمكن فعله هنا
    [one] شيء واحد يمكن فعله هنا
    [two] شيئان يمكن فعلهما هنا
    [few] { $count } أشياء يمكن فعلها هنا
    [many] { $count } شيئًا يمكن فعله هنا
   *[other] { $count } شيء يمكن فعله هنا
}
talo-pawn-at = { $whose ->
    [own] بيدقك على { $cell }، الارتفاع { $height }.
   *[other] بيدق { $name } على { $cell }، الارتفاع { $height }.
}
talo-hand-has = في اليد: { $lengths }.
talo-supply-has = في المخزون: { $bars }.
talo-option-players = اللاعبون
talo-option-players-2 = اثنان
talo-option-players-3 = ثلاثة
talo-option-players-4 = أربعة
talo-option-board = اللوح
talo-option-board-green = المرج
talo-option-board-islands = جزر
talo-option-starts = تبدأ البيادق
talo-option-starts-free = في أي مكان
talo-option-starts-symmetric = في وسط كل ربع
talo-option-collapse = ما قد يسقط
talo-option-collapse-forbid = لا يوضع
talo-option-collapse-dare = تجوز المجازفة به؛ ومن يُسقطه يخسر
talo-rules =
    ارمِ النرد. خذ من المخزون قطعة خشب بهذا الطول، أو قطعتين مجموعهما هذا الطول، وضعها: مستلقية أو قائمة، على خانات كاملة. إذا لم يكن في المخزون شيء للرمية، يُرمى النرد من جديد، ثلاث مرات على الأكثر.

    الطبقة السفلى توضع على اليابسة. القطع الأعلى قد تمتد فوق الحافة وفوق الماء. ويجب أن يكون الطريق إلى المكان مفتوحًا، من فوق أو من أحد الجوانب.

    كل شيء يثبت بتوازنه وحده. القطعة التي لا شيء تحت وسطها تنقلب، إلا إذا كانت فوق طرفها القصير قطعة أخرى، أو أوقفتها قطعة بجانبها. وإذا أخذت قطعتين، يجوز إمساك الأولى إلى أن توضع الثانية فتثبتا معًا. البيادق لا وزن لها.

    يمكن لبيدقك التحرك قبل قطعك وبينها وبعدها، على أسطح الخشب، بأي عدد من الخطوات، كل خطوة على المستوى نفسه أو درجة صعودًا أو نزولًا. يحتاج إلى خانتين فارغتين فوق كل سطح. من اللوح يتسلق إلى سطح على الارتفاع 1، ولا يعود إلى اللوح أبدًا.

    أول بيدق يصل إلى الارتفاع 10 يفوز. إذا نفد المخزون، أو لم يضع أحد قطعة طوال دورة كاملة، يفوز أعلى بيدق.

    البيدق المحاصر، الذي لا تساعده أي قطعة على الصعود، يجوز له أن يبدأ على اللوح من جديد قبل الرمية.

    إذا اتفقتم على جواز المجازفة، يمكن ترك قطعة لا تثبت: تسقط مع ما تأخذه معها، ومن تركها يخسر، ويفوز أعلى البيادق الأخرى.
talo-fantasy-rules =
    ابنوا معًا ما تحبون: بيتًا، أو حيوانًا، أو جسرًا، أو شيئًا عاليًا. لا خانات ولا بيادق ولا خصوم، ولا أحد يخسر.

    ارمِ النرد. خذ من المخزون قطعة بهذا الطول، أو قطعتين مجموعهما هذا الطول. إذا لم يكن في المخزون شيء للرمية، يُرمى النرد من جديد، ثلاث مرات على الأكثر؛ ثم يبني التالي.

    توضع القطعة في أي مكان وبأي زاوية: مستلقية أو قائمة أو مائلة. تنزل مباشرة إلى أسفل حتى تلمس شيئًا، ثم تُترك. وإذا أخذت قطعتين، يجوز إمساك الأولى حيث هي، حتى في الهواء، إلى أن تكون الثانية في مكانها؛ ثم تُترك الاثنتان معًا.

    للخشب وزن. إذا انزلقت القطعة ولم يتحرك شيء آخر، تعود إلى يدك، ولك محاولة أخرى. وإذا أخذت معها غيرها، يبقى كل شيء حيث هو. ما يسقط في الماء أو عن الطاولة يخرج من الجولة.

    ينهار البناء إذا تحركت بعيدًا ثلاث قطع من أدوار سابقة، أو سقطت واحدة منها في الماء أو عن الطاولة. عندها تنتهي الجولة. وإلا فالبناء مستمر حتى ينفد المخزون، أو حتى يتفق الجميع على أنه اكتمل.

    يُقاس الارتفاع والامتداد والأقدام والقطع المستعملة، وتظهر القياسات. الامتداد هو المسافة التي يبلغها الخشب بعد أقرب قطعة تلمس الأرض؛ والقدم قطعة تلمس الأرض.
talo-fantasy-keys =
    1 – 9 = أخذ قطع الرمية؛ ثم: قطعة من اليد
    ← → ↑ ↓ = تحريك القطعة، ومع Shift قليلًا
    R, X, Y = تدوير القطعة أو إمالتها؛ ومع Shift بالعكس
    D = تدويرها درجة واحدة
    A = جعلها مستلقية أو قائمة
    PageUp, PageDown = رفع القطعة أو إنزالها
    Home = تعليقها فوق مكانها
    G = تشغيل المحاذاة أو إيقافها
    O = إمساكها لإحضار الثانية
    Enter = ترك القطعة
    Escape = إنهاء عرض السقوط
    K = تلوين القطع حسب الطول
    Q, E, V = تدوير الطاولة، النظر من الجانب التالي
    T = النظر من فوق
    + − = أقرب، أبعد
    C = المنظر المعتاد
talo-keys =
    1 – 9 = أخذ قطع الرمية؛ ثم: قطعة من اليد
    R, Shift + ← → = تدوير القطعة
    ← → ↑ ↓ = تحريك القطعة، أو إلى السطح التالي
    PageUp, PageDown = رفع القطعة أو إنزالها
    B = إنزالها على ما تحتها
    Enter = وضعها، أو إمساكها، أو تحريك البيدق
    G = تركها تسقط، حيث تجوز المجازفة
    P = البيدق بدل القطعة
    N = إنهاء الدور
    X = إخفاء الطبقات العليا
    K = تلوين القطع حسب الطول
    Q, E, V = تدوير الطاولة، النظر من الجانب التالي
    T = النظر من فوق
    + − = أقرب، أبعد
    C = المنظر المعتاد
talo-tip-start = { $device ->
    [touch] المس خانة فارغة لوضع بيدقك هناك.
   *[mouse] انقر خانة فارغة لوضع بيدقك هناك.
}
talo-tip-take = النرد يحدد الطول: خذ قطعة بهذا الطول، أو قطعتين مجموعهما هذا الطول.
talo-tip-build = { $device ->
    [touch] اسحب القطعة فوق اللوح. الأخضر يثبت، والبرتقالي يثبت بالكاد، والأحمر يسقط. ثم اضغط «ضع».
   *[mouse] أشِر إلى مكان القطعة. R تدوّرها، والعجلة ترفعها. الأخضر يثبت، والبرتقالي بالكاد، والأحمر يسقط.
}
talo-tip-finish = يمكن لبيدقك الانتقال إلى أي سطح مضيء، وكل خطوة على المستوى نفسه أو درجة صعودًا أو نزولًا. أول من يصل إلى الارتفاع 10 يفوز.
talo-score-height = الارتفاع
talo-decides = البيدق الحاسم، على الارتفاع { $height }.
