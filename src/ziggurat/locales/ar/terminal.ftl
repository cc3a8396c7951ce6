# سطر الأوامر واللعب على لوحة المفاتيح.

bad-usage =
    { $why }
    لعرض ما هو ممكن:
    { $command } --help
bad-number = { $name } يجب أن يكون عددًا صحيحًا، { $least } أو أكثر، لا «{ $text }».
bad-number-between = { $name } يجب أن يكون عددًا صحيحًا من { $least } إلى { $most }، لا «{ $text }».
bad-seconds = { $name } يجب أن يكون عدد ثوانٍ أكبر من 0، مثل 2 أو 0.5، لا «{ $text }».
bad-option = «{ $text }» ليس خيارًا؛ اكتب name=value.
option-twice = الخيار { $name } مذكور مرتين.
option-text = نص
option-drawn = بالحظ
options-drawn = بالحظ: { $values }
unknown-language = لا يتكلم Ziggurat «{ $language }». اللغات هي: { $known }.
not-text = الملف «{ $path }» ليس نصًا بترميز UTF-8.
not-text-typed = الدخل القياسي ليس نصًا بترميز UTF-8.
unreadable = لا يمكن قراءة الملف «{ $path }»: { $why }.
unwritable = لا يمكن كتابة الملف «{ $path }»: { $why }.
unwritable-folder = لا يمكن استعمال المجلد «{ $path }»: { $why }.
system-failed = لا يستطيع البرنامج المتابعة: { $why }.
interrupted = توقف العمل قبل أن ينتهي.
after-illegal = الحركة { $number } بعد { "\u2066" }--after{ "\u2069" }، «{ $token }»، غير مسموحة: { $why }
replay-ended = انتهت الجولة مبكرًا ({ $termination })؛ النتيجة: { $result }.
replay-termination = { $how ->
    [resigned] انسحب المقعد { $seat }
    [time] انتهى وقت المقعد { $seat }
   *[abandoned] تُركت دون أن تكتمل
}
hint-order = ينظر البحث أكثر ما ينظر إلى ما يثق به أكثر. وهذا يأتي أولًا، حتى قبل نسبة أعلى قائمة على نظرات قليلة.
expected-line = يتوقع البحث: { $line }
best-line = أفضل لعب من الطرفين: { $line }
hint-others = { $count ->
    [zero] ولا حركات أخرى
    [one] وحركة أخرى
    [two] وحركتان أخريان
    [few] و{ $count } حركات أخرى
    [many] و{ $count } حركة أخرى
   *[other] و{ $count } حركة أخرى
}
analyse-better = الأفضل: { $token } { $worth }
# أرقام الجداول، كما تكتبها اللغة.
figure-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
figure-percent-exact = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-player = اللاعب
arena-games = الجولات
arena-score = النتيجة
arena-elo = إيلو (95%)
arena-time = لكل حركة
arena-of = { $count ->
    [zero] لا جولات
    [one] جولة واحدة
    [two] جولتان
    [few] { $count } جولات
    [many] { $count } جولة
   *[other] { $count } جولة
}
arena-too-few = تحتاج الحلبة إلى لاعبين اثنين على الأقل، ولعبة بمقعدين على الأقل.
arena-two = الخيار { "\u2066" }--until-sure{ "\u2069" } للاعبين اثنين فقط.
arena-stronger = { $player } أقوى، بنحو { $elo } من نقاط إيلو أو أكثر.
arena-not-stronger = { $player } ليس أقوى.
arena-unsure = هذه الجولات لا تكفي لمعرفة هل { $player } أقوى بمقدار { $elo } من نقاط إيلو.

play-welcome = { $game }. اكتب حركة، أو ? للمساعدة.
play-help =
    اكتب حركة كما يسردها «legal»، أو إحدى هذه:
    legal, show, hint, undo, save FILE, load FILE, quit
    يمكنك كتابة عدة حركات في سطر واحد: تُلعب كلها، أو لا شيء منها. أنهِ السطر حيث يقرر الحظ أو بوت.
play-which-game = أي لعبة؟
play-who = من يلعب؟
play-against-bot = أنت ضد بوت
play-how-strong = ما مدى قوته؟
play-bad-level = «{ $text }» ليس مستوى؛ المستويات من 1 إلى 5.
play-people = أشخاص، على لوحة المفاتيح هذه
play-watch = بوتات فقط، وأنت تشاهد
play-choose-number = اكتب من فضلك رقمًا من 1 إلى { $most }، أو بداية جواب.
play-choose-one = «{ $text }» قد يكون: { $answers }. اكتب المزيد منه من فضلك.
play-no-answer = لم يأتِ جواب؛ لن تبدأ جولة.
play-load-alone = الخيار { "\u2066" }--load{ "\u2069" } يأتي بجولته؛ دون GAME و{ "\u2066" }-o{ "\u2069" } و{ "\u2066" }--after{ "\u2069" }.
play-at-what = الخيار { "\u2066" }--at{ "\u2069" } لجولة محفوظة: استعمله مع { "\u2066" }--load FILE{ "\u2069" }.
play-at-beyond = تنتهي الجولة المحفوظة بعد الحركة { $count }، فليس فيها وضعية بعد الحركة { $ply }.
play-bad-bots = «{ $text }» لا يذكر مقاعد هذه الجولة؛ اكتب مقاعد من 1 إلى { $seats } بينها فواصل، أو none.
play-bot = يلعب المقعد { $seat }: { $token }.
play-drawn = الحظ: { $token }.
play-not-legal = («legal» يسرد ما يمكن فعله.)
play-line-illegal = { $why } لذلك لا يُلعب شيء من هذا السطر. المشكلة في «{ $token }».
play-line-chance = «{ $token }» جاءت مبكرة: الحظ يقرر أولًا. لذلك لا يُلعب شيء من هذا السطر؛ اكتب فقط ما قبل «{ $token }».
play-line-bot = «{ $token }» ليست لك: بوت يلعب المقعد { $seat }. لذلك لا يُلعب شيء من هذا السطر؛ اكتب فقط ما قبل «{ $token }».
play-which-file = اكتب «{ "\u2066" }{ $command } FILE{ "\u2069" }»، مع اسم ملف.
play-nothing-to-undo = لا شيء للتراجع عنه.
play-hint-more = (اكتب «hint» مرة أخرى لمعرفة المزيد.)
play-no-hint = انتهت الجولة؛ لا تلميحات بعد الآن.
hint-steps = عدد خطوات التلميح { $most }: 1 أين ننظر، 2 أي قطعة، 3 الحركة، 4 لماذا.
play-saved = حُفظت في { $path }.
play-overwrite = في { $path } شيء آخر بالفعل. هل نستبدله؟ اكتب «نعم» أو «لا».
play-not-saved = لم يُحفظ شيء؛ يبقى ذلك الملف كما هو.
play-drop = الجولة الحالية غير محفوظة. هل نتركها ونحمّل الأخرى؟ اكتب «نعم» أو «لا».
play-not-loaded = لم يُحمّل شيء؛ الجولة مستمرة.
play-end = انتهت الجولة.
play-after-end = («undo» يتراجع عن حركتك الأخيرة، و«save FILE» يحفظ الجولة، والسطر الفارغ ينهي البرنامج.)
play-record =
    لمتابعة جولة محفوظة:
    ziggurat play --load FILE
    سجل الجولة، للحفظ:
play-kept =
    انقطعت الجولة؛ وهي محفوظة في { $path }. للمتابعة:
    ziggurat play --load FILE
play-not-kept = انقطعت الجولة، وتعذّرت كتابة ملف. سجلها الوحيد في الأسطر أعلاه.
play-by-hand = { $game } تُبنى باليد، في ثلاثة أبعاد. العبها على الصفحة؛ وهنا يمكنك إعادة عرض سجلاتها.

arena-pair = { $one } – { $other }: { $share } ({ $low } … { $high })، { arena-of }
arena-all-distinct = لم تُلعب أي جولة مرتين.
arena-distinct = { $distinct ->
    [1] كل هذه الجولات جولة واحدة بعينها. هوامش الخطأ وفترات الثقة تحسبها مرة واحدة.
   *[other] عدد الجولات المختلفة هنا { $distinct } فقط. هوامش الخطأ وفترات الثقة لا تحسب أي جولة مرتين.
}
play-yes-words = نعم, ن
