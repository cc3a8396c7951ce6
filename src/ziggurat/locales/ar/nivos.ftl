# Nivos.

nivos-colour = { $colour ->
    [yellow] صفراء
    [orange] برتقالية
    [red] حمراء
    [pink] وردية
    [white] بيضاء
    [green] خضراء
    [blue] زرقاء
    [black] سوداء
   *[neutral] محايدة
}
nivos-colour-name = { $colour ->
    [yellow] أصفر
    [orange] برتقالي
    [red] أحمر
    [pink] وردي
    [white] أبيض
    [green] أخضر
    [blue] أزرق
    [black] أسود
   *[neutral] محايد
}
nivos-plates = { $height ->
    [0] لا شيء
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $height } قطع
    [many] { $height } قطعة
   *[other] { $height } قطعة
}
nivos-other-plates = { $otherheight ->
    [0] لا شيء
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $otherheight } قطع
    [many] { $otherheight } قطعة
   *[other] { $otherheight } قطعة
}

nivos-prompt-neutral = يضع المقعد { $seat } القطعة المحايدة.
nivos-prompt-lay = يضع المقعد { $seat } قطعة.
nivos-prompt-cylinder = يختار المقعد { $seat } أسطوانة.
nivos-prompt-stuck = لا يستطيع المقعد { $seat } وضع شيء، فيأخذ أسطوانة: pass.
nivos-prompt-mate = لا يستطيع المقعد { $seat } وضع شيء من يده: إما أن يضع قطعة من يد الزميل، أو يمرّر بـ pass ويأخذ أسطوانة.

nivos-cause = { $cause ->
    [cylinders] أُخذت آخر أسطوانة.
    [laid] وُضعت كل القطع.
   *[stuck] لا يمكن وضع أي قطعة من الباقية.
}
nivos-stack = { $height ->
    [0] بلا أي أسطوانة.
   *[other] بأخفض كومة، وارتفاعها { $height }.
}
nivos-winners = { $how ->
    [shared] المقاعد { $seats } بلا أسطوانات، والفوز مشترك بينها.
    [tallest] { $team ->
        [1] يفوز المقعدان { $seats }: بين الأكوام التي ارتفاعها { $height }، أطول أسطوانة عندهما هي الأقصر.
       *[0] يفوز المقعد { $seats }: بين الأكوام التي ارتفاعها { $height }، أطول أسطوانة عنده هي الأقصر.
    }
   *[lowest] { $team ->
        [1] يفوز المقعدان { $seats } { nivos-stack }
       *[0] يفوز المقعد { $seats } { nivos-stack }
    }
}
nivos-ending = { nivos-cause } { nivos-winners }

nivos-split-players = تقسيم القطع ممكن مع أربعة لاعبين فقط؛ عدد اللاعبين هنا { $players }.
nivos-split-teams = التقسيم إما للفريقين معًا، أو لكل فريق على حدة وبينهما «/»؛ عدد الأقسام هنا { $count }.
nivos-split-size = «{ $size }» ليس مقاسًا للتقسيم. المقاسات هي: { $sizes }.
nivos-split-twice = لدى الفريق قطعة واحدة من كل مقاس؛ التقسيم يذكر { $size } مرتين.
nivos-split-count = نصيب اللاعب الأول في الفريق من القطع { $half }؛ والتقسيم يذكر { $count }.

nivos-unreadable = «{ $token }» ليست حركة. { nivos-notation }
nivos-notation = اكتب القطعة وخانة زاويتها الجنوبية الغربية، مثل 4x2@b3، وقبلها r للاحتياط أو t ليد الزميل؛ أو n@b3 للقطعة المحايدة؛ أو pass؛ أو من c1 إلى c6 لأسطوانة.
nivos-no-such-cell = لا توجد خانة { $cell }؛ اللوح من { $first } إلى { $last }.
nivos-no-such-plate = لا توجد قطعة مقاسها { $size }. المقاسات هي: { $sizes }.
nivos-neutral-name = القطعة بهذا المقاس هي المحايدة، وتُكتب { "\u2066" }n@{ $cell }{ "\u2069" }.
nivos-no-such-cylinder = عدد الأسطوانات { $count }: من c1 إلى { "\u2066" }c{ $count }{ "\u2069" }.
nivos-no-mate = لا زميل هنا لتوضع قطعته: الفرق لأربعة لاعبين فقط.

nivos-choose-first = اختر أسطوانة أولًا.
nivos-cylinder-taken = الأسطوانة التي ارتفاعها { $height } مأخوذة بالفعل.
nivos-in-order = تؤخذ الأسطوانات هنا بالترتيب، الأقصر أولًا؛ لا أحد يختار.
nivos-none-due = لا أسطوانة تؤخذ الآن.
nivos-neutral-first = أول قطعة في الجولة هي المحايدة.
nivos-neutral-laid = القطعة المحايدة على اللوح بالفعل.
nivos-can-lay = ما زال بإمكانك وضع قطعة، فلا تمرير الآن.
nivos-not-stuck = يمكنك وضع قطعة زميلك فقط حين لا يناسب شيء من يدك أو من الاحتياط؛ وما زال هناك ما يناسب.
nivos-mate-lacks = ليس لدى زميلك قطعة { nivos-colour } { $size }.
nivos-colour-the = { $colour ->
    [yellow] الصفراء
    [orange] البرتقالية
    [red] الحمراء
    [pink] الوردية
    [white] البيضاء
    [green] الخضراء
    [blue] الزرقاء
    [black] السوداء
   *[neutral] المحايدة
}
nivos-with-mate = القطعة { nivos-colour-the } { $size } عند زميلك، لا عندك.
nivos-not-in-hand = لم تبقَ لديك قطعة { nivos-colour } { $size }.
nivos-not-in-reserve = لا توجد في الاحتياط قطعة { nivos-colour } { $size }.
nivos-off-board = ستخرج عن اللوح { $side ->
    [east] من الشرق.
    [north] من الشمال.
   *[both] من الشرق ومن الشمال.
}
nivos-uneven = لن تستوي: تحت جزء منها { nivos-plates }، وتحت جزء آخر { nivos-other-plates }.
nivos-on-colour = ستكون فوق القطعة { nivos-colour-the } الأخرى، وهي ما زالت ظاهرة.
nivos-beside-colour = ستلمس القطعة { nivos-colour-the } الأخرى، وهي ما زالت ظاهرة.

# على الصفحة. الرسالة M في الطرفية قد يكون لها M-you وM-named على الصفحة.
nivos-pitch = ضع القطع فوق القطع، لكن لا لون فوق لونه. من يفتح مستوى جديدًا يأخذ أسطوانة، وأخفض كومة تفوز.
nivos-prompt-neutral-you = دورك: ضع القطعة المحايدة في أي مكان على اللوح.
nivos-prompt-neutral-named = دور { $name }: وضع القطعة المحايدة.
nivos-prompt-lay-you = دورك: ضع قطعة.
nivos-prompt-lay-named = دور { $name }: وضع قطعة.
nivos-prompt-cylinder-you = دورك: اختر أسطوانة.
nivos-prompt-cylinder-named = دور { $name }: اختيار أسطوانة.
nivos-prompt-stuck-you = لا شيء يمكنك وضعه: مرّر الدور وخذ أسطوانة.
nivos-prompt-stuck-named = دور { $name }: لا يمكن وضع شيء، فتؤخذ أسطوانة.
nivos-prompt-mate-you = لا شيء من يدك يناسب: ضع قطعة من يد زميلك، أو مرّر الدور وخذ أسطوانة.
nivos-prompt-mate-named = دور { $name }: وضع قطعة من يد الزميل، أو تمرير وأخذ أسطوانة.
nivos-ending-named = { nivos-cause } { $how ->
    [shared] { $won ->
        [true] ليس لديك أي أسطوانة، والفوز مشترك.
       *[false] فوز مشترك بلا أسطوانات: { $winner }.
    }
    [tallest] { $won ->
        [true] الأكوام متساوية وارتفاعها { $height }، لكن أطول أسطوانة عندك أقصر مما عند غيرك: فزت.
       *[false] الأكوام متساوية وارتفاعها { $height }، فتفوز الكومة التي أطول أسطوانة فيها هي الأقصر: { $winner }.
    }
   *[lowest] { $height ->
        [0] { $won ->
            [true] ليس لديك أي أسطوانة: فزت.
           *[false] فوز بلا أي أسطوانة: { $winner }.
        }
       *[other] { $won ->
            [true] كومتك هي الأخفض، وارتفاعها { $height }: فزت.
           *[false] الفوز لأخفض كومة، وارتفاعها { $height }: { $winner }.
        }
    }
}
nivos-board-levels = { $level ->
    [zero] بلا مستويات
    [one] في مستوى واحد
    [two] في مستويين
    [few] في { $level } مستويات
    [many] في { $level } مستوى
   *[other] في { $level } مستوى
}
nivos-board = اللوح: { $count ->
    [0] لا قطع بعد.
    [one] قطعة واحدة { nivos-board-levels }.
    [two] قطعتان { nivos-board-levels }.
    [few] { $count } قطع { nivos-board-levels }.
    [many] { $count } قطعة { nivos-board-levels }.
   *[other] { $count } قطعة { nivos-board-levels }.
}
nivos-level = المستوى { $level }
nivos-described = قطعة { nivos-colour } { $size }
nivos-own = { $whose ->
    [own] قطعك
   *[other] قطع { $name }
}
nivos-reserve = الاحتياط
nivos-mate = زميل الفريق: { $name }
nivos-action = { $plate } { $source ->
    [r] من الاحتياط إلى
    [t] من يد الزميل إلى
   *[other] إلى
} { $cell }، العرض { $width }، العمق { $depth }
nivos-suggest = { $plate }{ $source ->
    [r] {" "}من الاحتياط
    [t] {" "}من يد الزميل
   *[other] {""}
}، { clue-quarter }، المستوى { $level }
nivos-brief = { $what ->
    [pass] تمرير
    [cylinder] أسطوانة { $height }
   *[plate] { nivos-colour-name } { $size }
}
nivos-on-level = المستوى { $level }
nivos-takes = أخذ الأسطوانة التي ارتفاعها { $height }
nivos-passes = تمرير وأخذ أسطوانة
nivos-costs = { $height ->
    [0] معها أسطوانة من اختيارك
   *[other] معها الأسطوانة التي ارتفاعها { $height }
}
nivos-free-of-cost = بلا أسطوانة
nivos-not-here = لا تناسب هنا
nivos-turn = تدوير
nivos-lay = ضع
nivos-pass = تمرير
nivos-choose = اختر أسطوانة
nivos-fade = المستويات الظاهرة؛ ما فوقها باهت
nivos-piles = الأسطوانات
nivos-pile = { $count ->
    [0] لا أسطوانات
    [one] أسطوانة واحدة، ارتفاعها { $total }
    [two] أسطوانتان ({ $heights })، ارتفاعهما معًا { $total }
    [few] { $count } أسطوانات ({ $heights })، ارتفاعها معًا { $total }
    [many] { $count } أسطوانة ({ $heights })، ارتفاعها معًا { $total }
   *[other] { $count } أسطوانة ({ $heights })، ارتفاعها معًا { $total }
}
nivos-pile-of = { $names }: { nivos-pile }.
nivos-free = { $count ->
    [0] لم تبقَ أسطوانات.
    [one] بقيت أسطوانة واحدة: { $heights }.
    [two] بقيت أسطوانتان: { $heights }.
    [few] بقيت { $count } أسطوانات: { $heights }.
    [many] بقيت { $count } أسطوانة: { $heights }.
   *[other] بقيت { $count } أسطوانة: { $heights }.
}
nivos-free-short = الباقي
nivos-no-plates = لا قطع
nivos-hand-of = { $whose ->
    [own] لديك: { $plates }.
   *[other] لدى { $name }: { $plates }.
}
nivos-in-reserve = في الاحتياط: { $plates }.
nivos-cell-plate = { $cell }، المستوى { $level }، { $plate } { $owner ->
    [0] من الاحتياط
   *[other] من يد { $name }
}، { $state ->
    [seen] مكشوفة
    [beneath] مغطاة هنا، ظاهرة في مكان آخر
   *[covered] مغطاة كليًا
}
nivos-cell-empty = { $cell }، المستوى { $level }، فارغة، { $under ->
    [board] على اللوح
    [plate] فوق { $plate }
   *[nothing] لا شيء تحتها بعد
}{ $count ->
    [0] {""}
    [one] ، طريقة واحدة لبدء قطعة هنا
    [two] ، طريقتان لبدء قطعة هنا
    [few] ، { $count } طرق لبدء قطعة هنا
    [many] ، { $count } طريقة لبدء قطعة هنا
   *[other] ، { $count } طريقة لبدء قطعة هنا
}
nivos-option-players = اللاعبون
nivos-option-players-2 = اثنان
nivos-option-players-3 = ثلاثة
nivos-option-players-4 = أربعة، في فريقين
nivos-option-cylinders = تؤخذ الأسطوانات
nivos-option-cylinders-ascending = بالترتيب، الأقصر أولًا
nivos-option-cylinders-choice = بالاختيار
nivos-option-split = اليد الأولى في الفريق
nivos-option-split-help = المقعدان 1 و3 فريق، و2 و4 فريق. اكتب المقاسات الأربعة التي يبدأ بها المقعدان 1 و2، مثل { "\u2066" }1x1,1x2,1x5,2x4{ "\u2069" }؛ والأربعة الأخرى للمقعدين 3 و4. ولكل فريق تقسيمه إن أردت: افصل بينهما بـ «/».
nivos-split-of = { $team ->
    [0] في الفريقين يبدأ اللاعب الأول بهذه القطع الأربع (المختار منها: { $count })؛ والأربع الأخرى للزميل.
   *[other] في الفريق { $team } يبدأ اللاعب الأول بهذه القطع الأربع (المختار منها: { $count })؛ والأربع الأخرى للزميل.
}
nivos-split-alike = الفريقان سواء
nivos-rules =
    في دورك ضع قطعة واحدة من يدك أو من الاحتياط. أول قطعة في الجولة هي المحايدة، وتوضع في أي مكان.

    توضع القطعة مستوية ولا تخرج عن اللوح: تحت كل خانة منها العدد نفسه من القطع. ولا يلزم أن تلمس قطعًا أخرى.

    لا توضع فوق قطعة من لونها، ولا بجانبها ضلعًا إلى ضلع في المستوى نفسه. الزوايا لا تُحسب، والقطعة المغطاة كليًا لا تمنع شيئًا. أما القطعة المحايدة فلا لون لها.

    من يضع أول قطعة في مستوى جديد يأخذ أسطوانة. ومن لا يستطيع وضع شيء يأخذ أسطوانة أيضًا، ثم ينتقل الدور. في الفرق يمكنه بدلًا من ذلك وضع قطعة من يد الزميل.

    تؤخذ أقصر أسطوانة باقية، أو أسطوانة من اختيارك إن اتفقتم على ذلك.

    تنتهي الجولة حين تؤخذ آخر أسطوانة، أو حين لا يمكن وضع أي قطعة باقية. تفوز أخفض كومة أسطوانات؛ وعند التساوي تفوز الكومة التي أطول أسطوانة فيها هي الأقصر.
nivos-keys =
    1 – 9 = أخذ قطعة حسب المقاس؛ ومرة ثانية: من الاحتياط
    R, Shift + ← → = تدوير القطعة
    ← → ↑ ↓ = تحريك القطعة
    Enter = وضعها
    X = إخفاء المستويات العليا
    P = تمرير، حين لا يمكن وضع شيء
    Q, E, V = تدوير الطاولة، النظر من الجانب التالي
    T = النظر من فوق
    + − = أقرب، أبعد
    C = المنظر المعتاد
nivos-tip-neutral = { $device ->
    [touch] القطعة المحايدة أولًا، بلا أسطوانة. المس المكان الذي تريده، ثم اضغط «ضع».
   *[mouse] القطعة المحايدة أولًا، بلا أسطوانة. انقر المكان الذي يعجبك.
}
nivos-tip-take = { $device ->
    [touch] المس قطعة في الأسفل، من يدك أو من الاحتياط.
   *[mouse] انقر قطعة في الأسفل، من يدك أو من الاحتياط.
}
nivos-tip-place = { $device ->
    [touch] المس المكان الذي تريده. الأخضر يعني أنها تناسب، والأحمر أنها لا تناسب، ومعه السبب. ثم اضغط «ضع».
   *[mouse] الأخضر يعني أنها تناسب، والأحمر أنها لا تناسب، ومعه السبب. R أو العجلة تدوّر القطعة، والنقرة تضعها.
}
nivos-tip-aim = من يضع أول قطعة في مستوى جديد يأخذ أسطوانة. أخفض كومة تفوز، فدع الآخرين يفتحون المستويات.
nivos-score-cylinders = الأسطوانات
nivos-score-height = الارتفاع
nivos-no-place = { $plate }: { $parts }.
nivos-stumbles-places = { $count ->
    [zero] أي مكان
    [one] مكان واحد
    [two] مكانين
    [few] { $count } أماكن
    [many] { $count } مكانًا
   *[other] { $count } مكان
}
nivos-stumbles = { $why ->
    [uneven] غير مستوية في { nivos-stumbles-places }
    [on-colour] فوق لونها في { nivos-stumbles-places }
   *[beside-colour] بجانب لونها في { nivos-stumbles-places }
}
