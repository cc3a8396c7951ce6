# What Python says and the page never does by itself: the server sends it with its words, in the reader's language.

# Games, players and figures.
game-name-taken = الحزمة «{ $package }» تأتي بلعبة اسمها «{ $name }»، وهذا الاسم مأخوذ بالفعل.
game-unusable = لا يمكن استعمال اللعبة «{ $name }» من الحزمة «{ $package }»: { $why }
game-misnamed = ليس في الحزمة «{ $package }» لعبة باسم «{ $name }» في المكان الذي تشير إليه نقطة الدخول.
no-expert = لعبة { $game } ليست محلولة بدقة؛ بابل وحدها محلولة.
bad-player = «{ $text }» ليس لاعبًا. اللاعبون هم: من level1 إلى level5، وsearch:N، وclassic:N، وplain:N، وrandom، وidea، وperfect.
bad-figure = «{ $text }» ليس مقدارًا يستعمله البحث. المقادير هي: { $figures }.
bad-player-figure = «{ $text }» في «{ $player }» ليس مقدارًا يستعمله البحث. المقادير هي: { $figures }.
bot-over = انتهت الجولة: ليس للبوت ما يختاره.
bot-chance = الدور هنا للحظ لا لمقعد: ليس للبوت ما يختاره.
no-bot = «{ $value }» ليس بوتًا: يحتاج البوت إلى الدوال fresh وchoose وanalyse. الدالة «ziggurat.bots.player» تنشئ بوتًا من اسمه.
bad-render-mode = «{ $mode }» ليس نمط عرض في هذه البيئة؛ أنماطها هي: { $known }.
no-render-mode = هذه البيئة لا تعرض شيئًا، فلا يمكن أن يكون نمط عرضها «{ $mode }».
bad-simulations = «{ $value }» ليس عددًا للمحاكاة؛ أقل عدد هو 1.
bad-time = «{ $value }» ليس وقتًا بالثواني.
no-such-action = لا توجد حركة رقمها { $token }.
not-an-action = «{ $value }» ليست حركة؛ الحركة نص كما يسردها «legal»، أو عدد صحيح.
no-such-seat = لا يوجد مقعد «{ $seat }». المقاعد من 1 إلى { $seats }.
bad-seed = «{ $value }» ليست بذرة؛ البذرة عدد صحيح.
other-spaces = بهذه الخيارات تختلف المقاعد أو الحركات أو الطبقات في { $game }. أنشئ لها بيئة جديدة.
bad-text = «{ $value }» ليست من قيم { $name }؛ يجب أن تكون القيمة نصًا.
played-by-hand = { $game } تُبنى باليد، ولا يمكن سرد كل الأوضاع فيها: لا تعرفها البوتات ولا التحليل ولا perft ولا البيئات.

# Work on several machines.
worker-died = توقفت عملية عاملة قبل أن تنهي عملها؛ ربما امتلأت الذاكرة.
ray-missing =
    برنامج Ray غير مثبّت هنا. ثبّته هكذا:
    pip install "ziggurat[ray]"
ray-unreachable = لا يوجد عنقود Ray في { $address }: { $why }
ray-lost = انقطع الاتصال بعنقود Ray في { $address }: { $why }
ray-other-version = في عنقود Ray عند { $address } نسخة Ziggurat رقم { $theirs }، وعلى هذا الحاسوب { $ours }. يجب أن تكونا متطابقتين.
ray-other-game = لا يعرف عنقود Ray اللعبة «{ $game }» كما يعرفها هذا الحاسوب. ثبّتها هناك أيضًا.

# Records and positions.
record-not-text = السجل يحفظ نصوصًا، و«{ $value }» ليس نصًا.
record-half-character = «{ $value }» لا يصلح في السجل: فيه نصف حرف.
record-line-break = ما يقوله السجل تحت «{ $name }» يجب أن يكون سطرًا واحدًا.
record-bad-token = «{ $token }» لا يصلح رمزًا في السجل: بلا مسافات ولا أقواس.
record-bad-note = «{ $name }» لا يصلح اسمًا لملاحظة في السجل: حروف وأرقام وشرطات سفلية، وأولها حرف.
record-comment-place = يوجد تعليق بعد الرمز رقم { $number }، لكن عدد رموز السجل { $count }.
record-variation-place = يوجد تفريع مكان الرمز رقم { $number }، لكن عدد رموز السجل { $count }.
record-several =
    في هذا السجل عدة جولات. هذا الأمر يقرأ مثل هذه الملفات:
    ziggurat record
record-too-long = الجولة التي تبدأ في السطر { $line } أطول من الحد؛ أقصى عدد للحروف { $most }. هذا ليس سجلًا.
record-bad-json = هذا السطر ليس سجلًا بصيغة JSON: { $why }
record-bad-number = لا يمكن قراءة الجولة { $number } في الملف (السطر { $line }): { $why }
record-bad-game = { $path }، الجولة { $number } (السطر { $line }): { $why }
record-checked = { $bad ->
    [0] { $games ->
        [zero] لا توجد جولات.
        [one] جولة واحدة، وهي صحيحة.
        [two] جولتان، وكلتاهما صحيحة.
        [few] { $games } جولات، وكلها صحيحة.
        [many] { $games } جولة، وكلها صحيحة.
       *[other] { $games } جولة، وكلها صحيحة.
    }
   *[other] عدد الجولات غير الصحيحة: { $bad } من { $games }.
}
position-no-text = الوضعية تُعطى نصًا؛ و«{ $value }» ليس نصًا.
position-illegal = الحركة { $number } من الوضعية، «{ $token }»، غير مسموحة: { $why }

# The table server: what it waits for, what it refuses and why.
server-waiting-for = { $count ->
    [zero] الجميع جالسون.
    [one] في انتظار شخص واحد ليجلس.
    [two] في انتظار شخصين ليجلسا.
    [few] في انتظار { $count } أشخاص ليجلسوا.
    [many] في انتظار { $count } شخصًا ليجلسوا.
   *[other] في انتظار { $count } شخص ليجلسوا.
}
server-only-watching = أنت هنا للمشاهدة. خذ مقعدًا للعب.
server-not-your-turn = الدور للمقعد { $seat }.
server-undo-pending = طلب المقعد { $seat } التراجع عن حركة بالفعل.
server-undo-past-absent = لا يمكن التراجع عن شيء الآن: صاحب المقعد { $seat } ليس هنا ليوافق.
server-no-undo-pending = لم يعد هذا الطلب قائمًا.
server-not-absent = صاحب المقعد { $seat } موجود، أو كان هنا قبل لحظة.
server-rematch-made = الجولة التالية في الانتظار بالفعل.
server-no-rematch-asked = لم يطلب أحد جولة أخرى.
server-no-open-seat = كل المقاعد مشغولة. أهلًا بك للمشاهدة.
server-seat-taken = المقعد { $seat } ليس فارغًا.
server-begun-open = الجولة التي تبدأ من وضعية لاحقة هي لأشخاص على هذا الجهاز وللبوتات؛ ليس فيها مقعد مفتوح.
server-bad-log = هذا ليس سجل أحداث لجولة على جهاز: القيد { $number } مستحيل.
server-no-phrase = «{ $phrase }» ليست من العبارات السريعة.
server-no-hints = لا تلميحات حين يلعب الناس بعضهم ضد بعض.
server-no-moment = عدد الحركات في هذه الجولة حتى الآن { $count } فقط.
server-unreadable = لم تُفهم الرسالة: { $why }.
server-not-a-number = { $name } يجب أن يكون عددًا صحيحًا، لا «{ $value }».
server-not-json = يجب أن يكون الطلب بصيغة JSON (نوع المحتوى application/json).
server-not-utf8 = الطلب ليس UTF-8 صحيحًا.
server-one-host = يجب أن يذكر الطلب مضيفًا واحدًا فقط.
server-headers-too-large = ترويسات الطلب كبيرة جدًا أو كثيرة جدًا.
server-too-slow = تأخر الطلب كثيرًا في الوصول.
server-too-large = الطلب كبير جدًا؛ أقصى عدد للبايتات { $most }.
server-no-hello = أول رسالة على المقبس يجب أن تكون hello، خلال ثوانٍ قليلة.
server-second-hello = وصلت رسالة hello من قبل.
server-nothing-here = لا شيء على هذا العنوان.
server-wrong-method = لا يُستعمل هذا العنوان بهذه الطريقة.
server-bad-request = لم يُفهم الطلب.
server-wrong-host = هذا الخادم لا يجيب باسم «{ $host }»؛ يمكن للمضيف السماح به بالخيار { "\u2066" }--allow-host{ "\u2069" }.
server-wrong-origin = لا يُسمح لصفحة من موقع آخر باستعمال هذا الخادم.
server-data-damaged = بيانات الخادم تالفة. ليس هذا خطأك؛ أخبر المضيف من فضلك.
server-not-read = لم يستطع الخادم قراءة هذا. حاول من جديد بعد لحظة من فضلك.
server-not-creator = حذف الطاولة يطلبه من أنشأها فقط.
server-forget-pending = سُئل الآخرون حول الطاولة بالفعل.
server-no-forget-pending = لم يعد هذا الطلب قائمًا.
server-no-network = هذا الحاسوب ليس على شبكة بعد. صِله بشبكة Wi-Fi أو بكابل، ثم حاول من جديد.
server-network-not-yours = السماح للآخرين يكون من الحاسوب نفسه فقط.
server-network-fixed = تقرر عند تشغيل هذا الخادم هل يمكن للآخرين الانضمام.
server-crash = حدث خلل في الخادم؛ جولتك بأمان.
server-not-stored = لم يستطع الخادم حفظ هذا، فلم يحدث شيء. حاول من جديد من فضلك.
server-id-used = استعمل هذا البرنامج معرّفًا واحدًا لأمرين مختلفين. الأمر الثاني لم يُنفَّذ.
server-unsure = فقد الخادم الاتصال بالبيانات أثناء حفظ هذا، فربما تم وربما لا. انظر من جديد بعد لحظة من فضلك.
server-closing = يُعاد تشغيل الخادم؛ جولتك محفوظة.
server-elsewhere = جزء آخر من الخادم يعتني بهذه الطاولة الآن. حاول من جديد بعد لحظة من فضلك.
server-thinking-lost = توقف الجزء الذي يفكر من الخادم، ويُعاد تشغيله الآن. حاول من جديد بعد لحظة من فضلك.
server-not-kept = فقد الخادم الاتصال بقاعدة بياناته وينتظرها. جولتك محفوظة؛ حاول من جديد بعد لحظة من فضلك.
server-making-ready = نجهّز قواعد { $game }. يحدث هذا مرة واحدة وقد يستغرق دقيقة أو دقيقتين. عُد بعدها من فضلك.
server-too-many-requests = هذا كثير دفعة واحدة؛ انتظر لحظة من فضلك.
server-too-many-made = أُنشئت طاولات كثيرة من عنوانك؛ انتظر قليلًا من فضلك.
server-too-many-seats = أُخذت من عنوانك مقاعد كثيرة على طاولات الآخرين؛ انتظر قليلًا من فضلك.
server-too-many-tables = لا مكان على الخادم لطاولة أخرى الآن.
server-too-much-loaded = فُتحت من عنوانك طاولات كثيرة جدًا خلال دقائق؛ انتظر قليلًا من فضلك.
server-too-much-stored = حُفظ لعنوانك الكثير جدًا خلال ساعة؛ انتظر قليلًا من فضلك.
server-too-many-sockets = المتصلون كثيرون الآن؛ حاول من جديد بعد لحظة من فضلك.
server-watcher-gave-way = المشاهدون كثيرون، ومكانك الآن لشخص آخر. أعد تحميل الصفحة للمشاهدة من جديد.
server-opened-elsewhere = هذه الطاولة مفتوحة لديك في أماكن كثيرة، وهي تستمر في أحدثها. أعد تحميل الصفحة للمتابعة هنا.
server-asked-too-often = طلبت هذا كثيرًا. اطلبه من جديد بعد الحركة التالية أو بعد ساعة من فضلك.
server-table-almost-full = حدث الكثير على هذه الطاولة، فلم تعد تقبل إلا الحركات، لكي تصل الجولة إلى نهايتها.
server-table-full = حدث الكثير على هذه الطاولة ولم تعد تتسع للمزيد؛ ابدأ طاولة جديدة من فضلك.
server-too-many-simulations = أقصى عدد للمحاكاة التي يستعملها البوت هنا { $most }.
server-too-fast = هذا سريع جدًا؛ انتظر لحظة من فضلك.
server-too-long = هذا يأخذ من الخادم وقتًا أطول مما ينبغي. اسأل من جديد بعد لحظة من فضلك.
server-too-busy = كل البوتات مشغولة بالتفكير؛ اسأل من جديد بعد لحظة من فضلك.
server-no-bots = { $game } تُبنى باليد: لا تجلس البوتات إلى هذه الطاولة.
server-no-clock = { $game } تُلعب بلا ساعة.
server-no-resigning = لا أحد ينسحب في { $game }: البناء جماعي. عند الانتهاء اختر «اكتمل».
server-done-pending = سألت الآخرين بالفعل هل اكتمل البناء.
server-no-done-pending = لم يعد هذا الطلب قائمًا.
server-no-movement = في هذه اللعبة لا يرى أحد ما في أيدي الآخرين.

# Puzzles in the terminal.
puzzle-heading = { $game }، { $date }: { $title }
puzzle-none = ليس في { $game } ألغاز؛ الألعاب التي فيها ألغاز هي: { $games }.
puzzle-bad-day = «{ $text }» ليس يومًا؛ اكتبه مثل { "\u2066" }2026-11-15{ "\u2069" }.
puzzle-list-help =
    لفتح واحد منها:
    ziggurat puzzle GAME
puzzle-choices = الخيارات: { $choices }
puzzle-other = لعب الآخر { $token }.
puzzle-back = حاول مجددًا من البداية.
puzzle-answer = الجواب: { $tokens }
puzzle-left = يبقى اللغز كما هو؛ مرحبًا بعودتك متى شئت.

# The theorem of babel.
babel-theorem-plies = الوضعيات بعد كل حركة، والمتناظرة تُعدّ واحدة؛ الفوز والخسارة لمن عليه الدور، والمنتهية ضمن الخاسرة:
babel-theorem-openings = الحركة الأولى حسب نوع المكعب، والمتناظرة في سطر واحد:
babel-theorem-distances = عدد الحركات حتى النهاية بأفضل لعب من الطرفين، وعدد الوضعيات لكل منها:

# Talo-Fantasy, which the server alone judges.
talo-fantasy-unreadable = «{ $token }» ليست حركة. خذ القطع بكتابة t7 أو t3+4، ومرّر بنقطة، وأنهِ الجولة بكلمة done. ووضع القطعة يقول أين تُترك وأين يستقر كل شيء، مثل { "\u2066" }3@5,5,1.5/1,0,0,0~{ "\u2069" }.
talo-fantasy-no-turn = الأعداد الأربعة التي تدوّر القطعة لا تكون كلها 0.
talo-fantasy-far = هذا بعيد جدًا عن الطاولة.
talo-fantasy-hangs = القطعة رقم { $number }، وطولها { $length }، ستبقى معلّقة في الهواء: لا شيء تحتها يصل إلى الأرض.
talo-fantasy-slipped = انزلقت القطعة ولم يتحرك شيء آخر، فتعود إلى اليد.
talo-fantasy-not-slipped = لا تعود القطعة إلى اليد: تبقى حيث هي.
talo-fantasy-supply = نفد المخزون، وكل شيء ثابت: { talo-fantasy-built }.
talo-climbing-only = الخيار { $name } لا معنى له في البناء الحر.
talo-fantasy-fall = انهار البناء. ابنِه من جديد، وبجرأة أكبر.
talo-fantasy-done = اكتمل البناء كما أردت: { talo-fantasy-built }.
talo-fantasy-built = { $bars ->
    [0] لا شيء هذه المرة
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $bars } قطع
    [many] { $bars } قطعة
   *[other] { $bars } قطعة
}

# Without JavaScript the page shows this, in every language (web/vite.config.ts).
page-needs-script = يحتاج Ziggurat إلى JavaScript لإظهار الطاولة.
