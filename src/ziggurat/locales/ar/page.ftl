# الصفحة في المتصفح. كلمات كل لوح في ملف لعبته.

page-welcome = ألعاب: ماذا يقف فوق ماذا؟
page-welcome-more = اختر لعبة واضغط «العب»: شوكان في انتظارك. أو ادعُ أحدًا إلى الطاولة.
page-play = العب
page-play-game = العب { $game }
page-more-ways = طرق أخرى
page-more-ways-game = طرق أخرى للعب { $game }
page-missions = مهمات
page-learn = تعلّم
page-learn-game = تعلّم { $game }
page-learn-steps = تعلّمها خطوة خطوة
page-explore = المستكشف
page-explore-game = مستكشف { $game }
page-listed = طاولات مفتوحة
page-phase = { $phase ->
    [waiting] في انتظار اللاعبين
    [over] انتهت
   *[playing] { $ply ->
        [0] بدأت الآن
        [one] حركة واحدة
        [two] حركتان
        [few] { $ply } حركات
        [many] { $ply } حركة
       *[other] { $ply } حركة
    }
}
page-docs = الوثائق (بالإنجليزية)
page-about = عن هذه الصفحة
page-about-words = يجمع Ziggurat أربع ألعاب بناء على طاولة واحدة: لأشخاص على جهاز واحد، أو في بيت واحد، أو بعيدين بعضهم عن بعض، وللبوتات أيضًا. اللعب مع البوتات أو على جهاز واحد يجري في متصفحك؛ والخادم يجمع الناس.
page-about-names = أسماء الألعاب ملك لناشريها، وليس لهم دور في هذا المشروع. كل نص وصورة وصوت هنا من عمل المشروع نفسه.
page-about-parts = بُني باستعمال
page-home = الرئيسية
page-close = إغلاق
page-cancel = إلغاء

page-lost = لا شيء هنا
page-lost-page = هذا العنوان لا يؤدي إلى شيء. ربما الرابط قديم، أو ضاع منه حرف في الطريق.
page-lost-table = هذه الطاولة لم تعد موجودة
page-no-such-game = لا توجد هنا لعبة بهذا الاسم.
page-not-loaded = لم نستطع تحميل هذه الصفحة
page-not-loaded-more = تحقق من الاتصال ثم حاول مجددًا.
page-try-again = حاول مجددًا
page-unreachable = لا يمكن الوصول إلى الخادم. نحاول من جديد…
page-lost-line = انقطع الاتصال، لكن جولتك محفوظة. نحاول من جديد…
page-lost-line-busy = انقطع الاتصال. حركتك محفوظة، وسنرسلها حين يعود.
page-opening = نفتح الطاولة…

page-who-plays = من يلعب؟
page-way-bot = ضد بوت
page-way-here = معًا على هذا الجهاز
page-way-link = دعوة برابط
page-way-anyone = مفتوحة للجميع
page-seat = المقعد { $seat }
page-seats = المقاعد
page-seat-here = { $first ->
    [true] أنت، على هذا الجهاز
   *[false] شخص آخر على هذا الجهاز
}
page-seat-open = { $listed ->
    [true] من يمرّ من هنا
   *[false] من يصله الرابط
}
page-open-seat = مقعد فارغ
page-name = اسمك
page-name-of = الاسم في المقعد { $seat }
page-you = أنت
page-bot = { $level ->
    [0] بوت
    [1] بيب
    [2] شوكان
    [3] فين
    [4] كاستور
   *[5] مينرفا
}
page-bot-choice = { page-bot } ({ $level ->
    [1] لطيف
    [2] ودود
    [3] يقظ
    [4] قوي
   *[5] خبيرة
})
page-bot-rated = { page-bot-choice }، التصنيف { $rating } ± { $margin }، الجولات: { $games }
page-bot-about = { $level ->
    [0] بوت له قوته الخاصة.
    [1] بيب الفأر يلعب ما يلفت نظره، ويفوته الكثير.
    [2] شوكان القنفذ يفكر قليلًا، وتفوته حيلة من حين إلى آخر.
    [3] فين الثعلب يرى معظم ما سيأتي، ويستغل كل حركة متسرعة.
    [4] كاستور القندس يحسب بصبر، ولا يفرّط إلا في القليل.
   *[5] مينرفا البومة تنظر إلى أبعد ما تستطيع، ونادرًا ما تخطئ.
}
page-quoted = «{ $words }»
page-options = الخيارات
page-drawn = متروك للحظ
page-order = ترتيب الجلوس
page-order-chosen = كما اخترنا هنا
page-order-lot = بالقرعة
page-clock = الساعة
page-clock-none = بلا ساعة
page-clock-turn = دقيقة لكل دور
page-clock-total = عشر دقائق، مع خمس ثوانٍ لكل حركة
page-visible = إظهار الطاولة في الصفحة الرئيسية
page-sit-down = اجلس
page-take-seat = لك مقعد فارغ هنا
page-or-watch = أو ابقَ للمشاهدة فقط.
page-invite = دعوة أحد
page-invite-more = أرسل هذا الرابط، أو دع الآخرين يوجّهون الكاميرا إلى المربع. تبدأ الجولة حين يجلس الجميع.
page-link = رابط
page-qr = الرابط على شكل مربع تقرؤه الكاميرا
page-link-local = هذا الرابط يعمل على هذا الحاسوب فقط.
page-network = السماح لمن على الشبكة بالانضمام
page-network-more = إذا سمحت للآخرين، يمكن لكل من على شبكتك فتح هذه الصفحة، إلى حين إلغاء ذلك أو إيقاف Ziggurat.
page-network-open = يجدها الآخرون على هذه الشبكة في { $address }.
page-network-close = هذا الحاسوب فقط من جديد
page-invited = دعوة من { $name } إلى جولة { $game }
page-invited-nameless = دعوة لك إلى جولة { $game }
page-invite-send = إرسال الدعوة
page-invite-copy = نسخ الدعوة
page-copy = نسخ
page-copied = تم النسخ

page-waiting = في انتظار من يجلس.
page-sat-down = { $name } معنا الآن.
page-your-turn = دورك: { $status }
page-thinking = { $name }: لحظة تفكير…
page-played = { $name }: { $action }.
page-to-act = الدور هنا
page-ending = { $how ->
    [resigned] { $self ->
        [true] انسحبت من الجولة.
       *[false] انسحاب: { $name }.
    }
    [time] { $self ->
        [true] انتهى وقتك.
       *[false] انتهى وقت { $name }.
    }
   *[abandoned] تُركت الجولة دون أن تكتمل.
}
page-ended = انتهت الجولة
page-you-won = فزت!
page-won = الفوز لـ { $name }
page-team-won = الفوز لـ { $names }
page-your-team-won = فاز فريقك!
page-shared-win = فوز مشترك
page-nobody-won = لم يفز أحد
page-rematch = العب مجددًا
page-rematch-asked = في انتظار الآخرين…
page-rematch-theirs = اقتراح من { $name }: جولة أخرى.
page-rematch-accept = نعم، بكل سرور
page-rematch-decline = ليس الآن
page-rematch-refused = جواب { $name }: ليس الآن، ربما لاحقًا.
page-clock-waits = تبدأ الساعات حين يحضر الجميع، أو حين يلعب أحد.
page-next-game = إلى الجولة الجديدة
page-look-back = مراجعة
page-looking-back = مراجعة: الحركة { $ply } من { $count }
page-start = بداية الجولة
page-watchers = { $count ->
    [zero] لا أحد يشاهد
    [one] شخص واحد يشاهد
    [two] شخصان يشاهدان
    [few] { $count } أشخاص يشاهدون
    [many] { $count } شخصًا يشاهدون
   *[other] { $count } شخص يشاهدون
}
page-watching = أنت هنا للمشاهدة.
page-moved = { $ply ->
    [0] نُقلت هذه الجولة إلى هنا من جهاز قبل حركتها الأولى.
   *[other] نُقلت هذه الجولة إلى هنا من جهاز عند الحركة { $ply }. ما قرره الحظ حتى ذلك الحين قرره على ذلك الجهاز.
}
page-set-up = هذه الجولة لا تبدأ من البداية، بل من وضعية أُعدّت مسبقًا.
page-other-seat = أخذ مقعد هذا الرابط؟
page-other-seat-more = هذا الرابط للمقعد { $seats } على هذه الطاولة. لديك هنا مقعد بالفعل، ولا يستطيع هذا الجهاز الاحتفاظ إلا بأحدهما.
page-other-seat-take = أخذ المقعد الآخر
page-other-seat-keep = الاحتفاظ بمقعدي
page-link-refused = هذا الرابط الشخصي لا يفتح أي مقعد على هذه الطاولة. يبقى لك مقعدك.
page-hand-over = { $name }، حان دورك.
page-hand-over-more = مرّر الجهاز.

page-panel = الحركات والأدوات
page-last-here = { $whose ->
    [own] حركتك الأخيرة
   *[other] آخر حركة: { $name }
}
page-actions = الحركات حتى الآن
page-no-actions = لم يُلعب شيء بعد.
page-step = { $how ->
    [first] إلى البداية
    [back] حركة إلى الخلف
    [next] حركة إلى الأمام
   *[last] إلى آخر حركة
}
page-replay = إعادة العرض
page-pause = إيقاف مؤقت
page-hint = تلميح
page-hint-thinking = لحظة تفكير…
page-undo = تراجع
page-undone = تم التراجع.
page-undo-yours = طلبت التراجع عن حركتك الأخيرة.
page-undo-theirs = طلب من { $name }: التراجع عن حركة.
page-undo-refused = الآخرون يفضّلون متابعة اللعب.
page-done = هل اكتمل؟
page-done-yours = سألت الآخرين هل اكتمل البناء.
page-done-theirs = رأي { $name }: اكتمل البناء. ما رأيك؟
page-done-agree = نعم، اكتمل
page-done-refuse = لنكمل البناء
page-done-refused = الآخرون يفضّلون متابعة البناء.
page-agree = أوافق
page-refuse = لا، شكرًا
page-absent = غياب مؤقت: { $name }.
page-stand-in = دع بوتًا يكمل اللعب
page-delete = حذف هذه الطاولة
page-delete-sure = هل نحذف هذه الطاولة نهائيًا؟
page-delete-alone = ستختفي الجولة والأسماء والروابط عند الجميع، ولا يمكن استعادتها.
page-delete-others = نسأل أولًا الآخرين حول الطاولة. إذا وافقوا، تختفي الجولة والأسماء والروابط عند الجميع. ومن غاب سبعة أيام نعدّه موافقًا.
page-delete-keep = لا، لتبقَ
page-delete-yours = طلبت حذف هذه الطاولة. في انتظار الآخرين.
page-delete-theirs = طلب من { $name }: حذف هذه الطاولة نهائيًا.
page-delete-agreed = وافقت على حذف هذه الطاولة. في انتظار الآخرين.
page-delete-refused = الآخرون يفضّلون إبقاء هذه الطاولة.
page-deleted = حُذفت هذه الطاولة
page-deleted-more = لم يبقَ منها شيء على الخادم. شكرًا على اللعب.
page-damaged = لا يمكن فتح هذه الطاولة
page-gave-way = غادرت هذه الصفحة الطاولة
page-reload = إعادة تحميل الصفحة
page-resign = انسحاب
page-resign-sure = الانسحاب من الجولة؟
page-resign-more = تنتهي الجولة بالنسبة إليك، لكنها تبقى في القائمة ويمكنك مراجعتها.
page-keep-playing = متابعة اللعب
page-phrases = قل شيئًا
page-place = ضع
page-more-pieces = { $count ->
    [zero] لا قطع أخرى
    [one] قطعة أخرى
    [two] قطعتان أخريان
    [few] { $count } قطع أخرى
    [many] { $count } قطعة أخرى
   *[other] { $count } قطعة أخرى
}
page-rules = كيف نلعب
page-share = مشاركة
page-share-link = كل من لديه هذا الرابط يستطيع المشاهدة.
page-share-record = سجل الجولة
page-share-picture = صورة اللوح
page-share-device = المتابعة على جهاز آخر
page-share-device-more = هذا رابط شخصي ينقل مقعدك إلى جهاز آخر. احتفظ به لنفسك.

page-explore-words = كل حركة وقيمتها
page-explore-start = البداية
page-explore-until = إلى الوضعية قبل الحركة { $number }
page-no-position = لا توجد وضعية كهذه
page-not-solved = لعبة واحدة فقط من هذه الألعاب محلولة كليًا: بابل.
page-theorem = الحقيقة كاملة
page-working-out = نحسب ذلك…
page-perfect-line = اللعب المثالي
page-truth = { $how ->
    [win] { $distance ->
        [zero] يفوز المقعد { $seat } إذا لم يخطئ أحد.
        [one] يفوز المقعد { $seat } في حركة واحدة إذا لم يخطئ أحد.
        [two] يفوز المقعد { $seat } في حركتين إذا لم يخطئ أحد.
        [few] يفوز المقعد { $seat } في { $distance } حركات إذا لم يخطئ أحد.
        [many] يفوز المقعد { $seat } في { $distance } حركة إذا لم يخطئ أحد.
       *[other] يفوز المقعد { $seat } في { $distance } حركة إذا لم يخطئ أحد.
    }
    [draw] فوز مشترك إذا لم يخطئ أحد.
    [loss] { $distance ->
        [zero] مهما فعل المقعد { $seat }، يفوز الآخر إذا لم يخطئ أحد.
        [one] مهما فعل المقعد { $seat }، يفوز الآخر في حركة واحدة إذا لم يخطئ أحد.
        [two] مهما فعل المقعد { $seat }، يفوز الآخر في حركتين إذا لم يخطئ أحد.
        [few] مهما فعل المقعد { $seat }، يفوز الآخر في { $distance } حركات إذا لم يخطئ أحد.
        [many] مهما فعل المقعد { $seat }، يفوز الآخر في { $distance } حركة إذا لم يخطئ أحد.
       *[other] مهما فعل المقعد { $seat }، يفوز الآخر في { $distance } حركة إذا لم يخطئ أحد.
    }
   *[estimate] لا أحد يعرف على وجه اليقين.
}

page-settings = الإعدادات
page-theme = الألوان
page-theme-system = مثل الجهاز
page-theme-light = فاتحة
page-theme-dark = داكنة
page-language = اللغة
page-language-auto = مثل المتصفح
page-speed = الحركة على الشاشة
page-speed-calm = هادئة
page-speed-quick = سريعة
page-speed-none = بلا حركة
page-bots = تلعب البوتات
page-bots-slow = ببطء، لتسهل المتابعة
page-bots-calm = حركة بعد حركة
page-bots-none = فورًا
page-sound = الصوت
page-volume = مستوى الصوت
page-notify = إشعار حين يأتي دوري
page-notify-denied = طُلب من هذا المتصفح ألا يعرض الإشعارات. يمكنك السماح بها في إعداداته لهذا الموقع.
page-confirm = تأكيد قبل وضع القطعة
page-confirm-touch = على شاشات اللمس
page-confirm-always = دائمًا
page-confirm-never = أبدًا
page-quality = الصورة
page-quality-auto = حسب السرعة
page-quality-full = مفصّلة
page-quality-plain = بسيطة
page-quality-flat = مخطط مسطّح

page-camera = زاوية النظر
page-look = { $how ->
    [left] تدوير لليسار
    [right] تدوير لليمين
    [side] من الجانب التالي
    [above] من فوق
    [under] من تحت
    [closer] أقرب
    [farther] أبعد
   *[reset] العودة إلى المنظر المعتاد
}
page-explode = فصل المستويات

page-twin = المخطط والنص
page-layer-up = طبقة إلى أعلى
page-layer-down = طبقة إلى أسفل
page-command = الحركة بالرموز
page-enter = العبها
page-doable = { $count ->
    [0] لا شيء يمكنك فعله الآن
    [one] شيء واحد يمكنك فعله
    [two] شيئان يمكنك فعلهما
    [few] { $count } أشياء يمكنك فعلها
    [many] { $count } شيئًا يمكنك فعله
   *[other] { $count } شيء يمكنك فعله
}
page-doable-here = { $count ->
    [0] لا شيء يمكنك فعله في هذه الخانة
    [one] شيء واحد يمكنك فعله في هذه الخانة
    [two] شيئان يمكنك فعلهما في هذه الخانة
    [few] { $count } أشياء يمكنك فعلها في هذه الخانة
    [many] { $count } شيئًا يمكنك فعله في هذه الخانة
   *[other] { $count } شيء يمكنك فعله في هذه الخانة
}
page-doable-all = عرض الكل
page-doable-more = وهناك { $count } غيرها: اختر خانة من المخطط، أو اكتب الحركة.
page-nothing-here = لا شيء يمكن فعله هنا الآن.

page-tip = نصيحة
page-tip-skip = تخطّي النصائح

page-keys = المفاتيح
page-with-key = { $words } ({ $key })
page-key-f = F = المخطط والنص
page-key-h = H = تلميح
page-key-z = Z = تراجع
page-key-p = P = عرض اللعب المثالي حتى النهاية
page-key-step = , . = حركة إلى الخلف، حركة إلى الأمام
page-key-l = L = سماع آخر حركة
page-key-s = S = سماع دور مَن الآن
page-key-m = M = الإعدادات والأدوات
page-key-help = ? = هذه الصفحة
page-notation = إظهار الرموز
page-turn = الدور
