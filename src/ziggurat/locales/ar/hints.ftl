# تلميحات على خطوات: أين ننظر، وأي قطعة، والحركة، ولماذا. حقائق «لماذا» تأتي من القواعد.

clue-step = { $step ->
    [where] أين ننظر
    [piece] أي قطعة
    [action] الحركة
   *[why] لماذا
}
clue-next = { $step ->
    [piece] أي قطعة؟
    [action] أرني
   *[why] لماذا؟
}
clue-quarter = { $quarter ->
    [n] في الشمال
    [ne] في الشمال الشرقي
    [e] في الشرق
    [se] في الجنوب الشرقي
    [s] في الجنوب
    [sw] في الجنوب الغربي
    [w] في الغرب
    [nw] في الشمال الغربي
   *[middle] في الوسط
}
clue-where = انظر إلى ما يمكنك فعله الآن.
clue-piece = أحد هذه الخيارات أفضل من غيره.
clue-action = الحركة: { $token }
clue-wins = { $distance ->
    [0] فوز مؤكد.
    [one] فوز، بعد حركة أخرى على الأكثر.
    [two] فوز، بعد حركتين أخريين على الأكثر.
    [few] فوز، بعد { $distance } حركات أخرى على الأكثر.
    [many] فوز، بعد { $distance } حركة أخرى على الأكثر.
   *[other] فوز، بعد { $distance } حركة أخرى على الأكثر.
}
clue-loses = { $distance ->
    [0] كل الحركات تخسر أمام أفضل لعب.
    [one] كل الحركات تخسر أمام أفضل لعب؛ وهذه تصمد أطول من غيرها، حركة أخرى.
    [two] كل الحركات تخسر أمام أفضل لعب؛ وهذه تصمد أطول من غيرها، حركتين أخريين.
    [few] كل الحركات تخسر أمام أفضل لعب؛ وهذه تصمد أطول من غيرها، { $distance } حركات أخرى.
    [many] كل الحركات تخسر أمام أفضل لعب؛ وهذه تصمد أطول من غيرها، { $distance } حركة أخرى.
   *[other] كل الحركات تخسر أمام أفضل لعب؛ وهذه تصمد أطول من غيرها، { $distance } حركة أخرى.
}
clue-shares = تحافظ على فوز مشترك؛ ولا شيء أفضل مضمون.
clue-estimate = فرصة الفوز بالتقدير: نحو { $percent }%.
clue-wins-now = فوز فوري.
clue-prevents = { $count ->
    [zero] بعد هذه الحركة لا يستطيع الطرف الآخر الفوز فورًا (الحركات الأخرى: { $others }).
    [one] بعد واحدة من الحركات الأخرى، وعددها { $others }، يستطيع الطرف الآخر الفوز فورًا؛ وبعد هذه لا يستطيع.
    [two] بعد اثنتين من الحركات الأخرى، وعددها { $others }، يستطيع الطرف الآخر الفوز فورًا؛ وبعد هذه لا يستطيع.
    [few] بعد { $count } من الحركات الأخرى، وعددها { $others }، يستطيع الطرف الآخر الفوز فورًا؛ وبعد هذه لا يستطيع.
    [many] بعد { $count } من الحركات الأخرى، وعددها { $others }، يستطيع الطرف الآخر الفوز فورًا؛ وبعد هذه لا يستطيع.
   *[other] بعد { $count } من الحركات الأخرى، وعددها { $others }، يستطيع الطرف الآخر الفوز فورًا؛ وبعد هذه لا يستطيع.
}
clue-only = لا شيء آخر يمكن فعله هنا.
clue-alike = هناك خيارات أخرى بالجودة نفسها تقريبًا؛ هذا واحد من الأفضل.
clue-next-best = الخيار التالي في الجودة: نحو { $percent }% بالتقدير.

clue-babel-where = انظر إلى { babel-place } من المستوى { $level }.
clue-babel-piece = { $type ->
    [0] خذ مكعبًا رماديًا (بلا بروز).
    [1] خذ مكعبًا أبيض (بروز واحد).
    [2] خذ مكعبًا أسود (بروزان).
    [3] خذ مكعبًا بنيًا فاتحًا (3 بروزات).
   *[4] خذ مكعبًا أزرق (4 بروزات).
}
clue-babel-answers = { $count ->
    [0] لا تترك للآخر أي جواب.
    [one] تترك للآخر جوابًا واحدًا فقط.
    [two] تترك للآخر جوابين.
    [few] تترك للآخر { $count } أجوبة.
    [many] تترك للآخر { $count } جوابًا.
   *[other] تترك للآخر { $count } جواب.
}

clue-nivos-where = انظر إلى المستوى { $level }، { clue-quarter }.
clue-nivos-piece = { $source ->
    [neutral] ضع القطعة المحايدة.
    [reserve] خذ القطعة { nivos-colour-the } { $size } من الاحتياط.
    [mate] خذ القطعة { nivos-colour-the } { $size } من يد زميلك.
   *[hand] خذ القطعة { nivos-colour-the } { $size } من يدك.
}
clue-nivos-where-pass = انظر هل يمكن وضع أي شيء أصلًا.
clue-nivos-piece-pass = لا قطعة تناسب.
clue-nivos-where-cylinder = انظر إلى الأسطوانات الباقية.
clue-nivos-piece-cylinder = التي ارتفاعها { $height }.
clue-nivos-free = بلا أسطوانة.
clue-nivos-opens = { $height ->
    [0] تفتح المستوى { $level }، ومعها أسطوانة من اختيارك.
   *[other] تفتح المستوى { $level }، ومعها الأسطوانة التي ارتفاعها { $height }.
}
clue-nivos-stuck = اللاعب التالي لا يستطيع وضع شيء، فيأخذ أسطوانة.
clue-nivos-forces = كل ما يضعه اللاعب التالي يفتح مستوى، فيأخذ أسطوانة.
clue-nivos-answers = { $count ->
    [zero] لا تترك للاعب التالي أي جواب بلا أسطوانة (من { $all }).
    [one] تترك للاعب التالي جوابًا واحدًا فقط بلا أسطوانة (من { $all }).
    [two] تترك للاعب التالي جوابين بلا أسطوانة (من { $all }).
    [few] تترك للاعب التالي { $count } أجوبة بلا أسطوانة (من { $all }).
    [many] تترك للاعب التالي { $count } جوابًا بلا أسطوانة (من { $all }).
   *[other] تترك للاعب التالي { $count } جواب بلا أسطوانة (من { $all }).
}

clue-bubbles-where = { $where ->
    [sky] انظر إلى السماء، العمود { $column }.
    [own] انظر إلى كوكبك، العمود { $column }.
   *[other] انظر إلى الكوكب الآخر، العمود { $column }.
}
clue-bubbles-other-colour = { $other ->
    [R] حمراء
    [P] بنفسجية
    [Y] صفراء
    [B] زرقاء
    [G] خضراء
   *[K] سوداء
}
clue-bubbles-piece = { $kind ->
    [place] إنها الفقاعة { bubbles-colour-the } من الكيس.
    [power] استعمل القوة { bubbles-colour-the }.
    [send] أرسل فقاعة { bubbles-colour }.
   *[pair] إنهما فقاعة { bubbles-colour } وفقاعة { clue-bubbles-other-colour }.
}
clue-bubbles-where-pass = انظر ماذا يترك كل خيار وراءه.
clue-bubbles-piece-pass = لا حاجة إلى لمس شيء الآن.
clue-bubbles-pops-count = { $count ->
    [zero] لا فقاعات تنفجر
    [one] تنفجر فقاعة واحدة
    [two] تنفجر فقاعتان
    [few] تنفجر { $count } فقاعات
    [many] تنفجر { $count } فقاعة
   *[other] تنفجر { $count } فقاعة
}
clue-bubbles-pops = { $groups ->
    [zero] { clue-bubbles-pops-count }.
    [one] { clue-bubbles-pops-count }.
    [two] { clue-bubbles-pops-count }، في مجموعتين.
    [few] { clue-bubbles-pops-count }، في { $groups } مجموعات.
    [many] { clue-bubbles-pops-count }، في { $groups } مجموعة.
   *[other] { clue-bubbles-pops-count }، في { $groups } مجموعة.
}
clue-bubbles-points = { $points ->
    [zero] بلا نقاط.
    [one] كسب نقطة واحدة.
    [two] كسب نقطتين.
    [few] كسب { $points } نقاط.
    [many] كسب { $points } نقطة.
   *[other] كسب { $points } نقطة.
}
clue-bubbles-power = كسب القوة { bubbles-colour-the }.
clue-bubbles-nothing = لا شيء ينفجر.
clue-bubbles-then-count = { $count ->
    [zero] لا فقاعات
    [one] فقاعة واحدة
    [two] فقاعتين
    [few] { $count } فقاعات
    [many] { $count } فقاعة
   *[other] { $count } فقاعة
}
clue-bubbles-then = { $count ->
    [0] { $kind ->
        [swap] بعدها لن يفجّر أي إسقاط شيئًا.
       *[pass] إذا بقيت السماء كما هي، لن يفجّر أي إسقاط شيئًا.
    }
   *[other] { $kind ->
        [swap] بعدها يمكن تفجير { clue-bubbles-then-count } بإسقاط واحد.
       *[pass] إذا بقيت السماء كما هي، يمكن تفجير { clue-bubbles-then-count } بإسقاط واحد.
    }
}

clue-talo-where = { $layer ->
    [0] انظر إلى اللوح { clue-quarter }.
   *[other] انظر { clue-quarter }، على الارتفاع { $layer }.
}
clue-talo-where-supply = انظر إلى المخزون.
clue-talo-where-end = انظر إلى ما بقي فعله.
clue-talo-piece = { $axis ->
    [z] خذ القطعة بطول { $length } وأوقفها قائمة.
   *[lying] خذ القطعة بطول { $length } واجعلها مستلقية.
}
clue-talo-piece-pawn = إنه بيدقك.
clue-talo-piece-take = { $count ->
    [zero] لا حاجة إلى قطعة.
    [one] قطعة واحدة تكفي.
    [two] خذ قطعتين.
    [few] خذ قطعتين.
    [many] خذ قطعتين.
   *[other] خذ قطعتين.
}
clue-talo-piece-end = البيدق يبقى في مكانه.
clue-talo-stands = { $margin ->
    [0] كل شيء يثبت، لكن بالكاد.
   *[other] كل شيء يثبت، وبقي هامش { $margin }% من الخانة.
}
clue-talo-held = وحدها ستسقط { talo-side }؛ القطعة التالية تصير ثقلًا موازنًا لها.
clue-talo-saves = تصير ثقلًا موازنًا للقطعة بطول { $length } الممسوكة، التي تسقط بدونها.
clue-talo-falls = تسقط { talo-side }.
clue-talo-leads = بعدها يستطيع بيدقك التسلّق إلى الارتفاع { $height }؛ وقبلها إلى { $before } على الأكثر.
clue-talo-climbs = { $to ->
    [0] يصير بيدقك على اللوح.
   *[other] ينتقل بيدقك من الارتفاع { $from } إلى الارتفاع { $to }.
}
clue-talo-choices = { $count ->
    [zero] لا طريقة لوضع القطعة الأولى.
    [one] هناك طريقة واحدة لوضع القطعة الأولى.
    [two] هناك طريقتان لوضع القطعة الأولى.
    [few] هناك { $count } طرق لوضع القطعة الأولى.
    [many] هناك { $count } طريقة لوضع القطعة الأولى.
   *[other] هناك { $count } طريقة لوضع القطعة الأولى.
}
