# خادم الطاولات: ما يرفضه ولماذا، والحالات التي يضيفها إلى الجولة، والتلميحات والعبارات السريعة.

server-waiting-for = { $count ->
    [zero] الجميع جالسون.
    [one] في انتظار شخص واحد ليجلس.
    [two] في انتظار شخصين ليجلسا.
    [few] في انتظار { $count } أشخاص ليجلسوا.
    [many] في انتظار { $count } شخصًا ليجلسوا.
   *[other] في انتظار { $count } شخص ليجلسوا.
}
server-resigned = انسحب المقعد { $seat }.
server-time = انتهى وقت المقعد { $seat }.
server-abandoned = تُركت الجولة دون أن تكتمل.

server-no-table = لا توجد طاولة هنا، أو لم تعد موجودة.
server-old-rules = لُعبت جولة { $game } هذه وفق النسخة { $version } من قواعدها، وفي هذا البرنامج النسخة { $known }.
server-wrong-key = هذا الرابط الشخصي ليس لهذه الطاولة. برابط الطاولة نفسها يمكنك المشاهدة.
server-only-watching = أنت هنا للمشاهدة. خذ مقعدًا للعب.
server-not-your-turn = الدور للمقعد { $seat }.
server-not-your-seat = هذا المقعد ليس لك.
server-which-seat = لديك عدة مقاعد؛ حدّد أحدها.
server-stale = تقدمت الجولة في هذه الأثناء؛ انظر مرة أخرى من فضلك.
server-waiting = تبدأ الجولة حين يجلس الجميع.
server-over = انتهت الجولة.
server-not-over = الجولة ما زالت مستمرة.
server-bot-leads = بوت يلعب الآن عن المقعد { $seat }.
server-no-undo-now = لا يمكن التراجع عن شيء الآن.
server-undo-pending = طلب المقعد { $seat } التراجع عن حركة بالفعل.
server-nothing-to-undo = ليس لديك حركة يمكن التراجع عنها.
server-undo-past-absent = هذا يشمل حركة للمقعد { $seat }، وصاحبه ليس هنا ليوافق.
server-no-undo-pending = لم يعد هذا الطلب قائمًا.
server-no-stand-in-there = البوت يلعب فقط عن شخص آخر حول الطاولة.
server-not-absent = صاحب المقعد { $seat } موجود، أو كان هنا قبل لحظة.
server-rematch-made = الجولة التالية في الانتظار بالفعل.
server-no-rematch-asked = لم يطلب أحد جولة أخرى.
server-no-open-seat = كل المقاعد مشغولة. أهلًا بك للمشاهدة.
server-seat-taken = المقعد { $seat } ليس فارغًا.
server-seat-count = عدد المقاعد في هذه الجولة { $seats }، وليس { $count }.
server-begun-open = الجولة التي تبدأ من وضعية لاحقة هي لأشخاص على هذا الجهاز وللبوتات؛ ليس فيها مقعد مفتوح.
server-bad-log = هذا ليس سجل أحداث لجولة على جهاز: القيد { $number } مستحيل.
server-no-phrase = «{ $phrase }» ليست من العبارات السريعة.
server-no-hints = لا تلميحات حين يلعب الناس بعضهم ضد بعض.
server-no-moment = عدد الحركات في هذه الجولة حتى الآن { $count } فقط.
server-no-lesson = ليس في دروس هذه اللعبة خطوة «{ $step }».

server-unreadable = لم تُفهم الرسالة: { $why }.
server-not-a-number = { $name } يجب أن يكون عددًا صحيحًا، لا «{ $value }».
server-not-json = يجب أن يكون الطلب بصيغة JSON (نوع المحتوى application/json).
server-not-utf8 = الطلب ليس UTF-8 صحيحًا.
server-one-host = يجب أن يذكر الطلب مضيفًا واحدًا فقط.
server-headers-too-large = ترويسات الطلب كبيرة جدًا أو كثيرة جدًا.
server-too-slow = تأخر الطلب كثيرًا في الوصول.
server-beyond-end = عدد الحركات في الجولة { $count } فقط؛ لا يمكن أن يبدأ التحليل بعد { $first }.
server-too-large = الطلب كبير جدًا؛ أقصى عدد للبايتات { $most }.
server-no-hello = أول رسالة على المقبس يجب أن تكون hello، خلال ثوانٍ قليلة.
server-second-hello = وصلت رسالة hello من قبل.
server-nothing-here = لا شيء على هذا العنوان.
server-wrong-method = لا يُستعمل هذا العنوان بهذه الطريقة.
server-bad-request = لم يُفهم الطلب.
server-wrong-host = هذا الخادم لا يجيب باسم «{ $host }»؛ يمكن للمضيف السماح به بالخيار { "\u2066" }--allow-host{ "\u2069" }.
server-wrong-origin = لا يُسمح لصفحة من موقع آخر باستعمال هذا الخادم.
server-table-damaged = الجولة المحفوظة لهذه الطاولة تالفة، فلا يمكن فتح الطاولة. ليس هذا خطأك؛ أخبر المضيف من فضلك.
server-table-deleted = حُذفت هذه الطاولة.
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
server-closing = يُعاد تشغيل الخادم؛ جولتك محفوظة.
server-elsewhere = جزء آخر من الخادم يعتني بهذه الطاولة الآن. حاول من جديد بعد لحظة من فضلك.
server-not-kept = فقد الخادم الاتصال بقاعدة بياناته وينتظرها. جولتك محفوظة؛ حاول من جديد بعد لحظة من فضلك.

server-making-ready = نجهّز قواعد { $game }. يحدث هذا مرة واحدة وقد يستغرق دقيقة أو دقيقتين. عُد بعدها من فضلك.
server-too-many-requests = هذا كثير دفعة واحدة؛ انتظر لحظة من فضلك.
server-too-many-made = أُنشئت طاولات كثيرة من عنوانك؛ انتظر قليلًا من فضلك.
server-too-many-tables = لا مكان على الخادم لطاولة أخرى الآن.
server-too-many-sockets = المتصلون كثيرون الآن؛ حاول من جديد بعد لحظة من فضلك.
server-table-full = حدث الكثير على هذه الطاولة ولم تعد تتسع للمزيد؛ ابدأ طاولة جديدة من فضلك.
server-too-many-simulations = أقصى عدد للمحاكاة التي يستعملها البوت هنا { $most }.
server-too-fast = هذا سريع جدًا؛ انتظر لحظة من فضلك.
server-too-busy = كل البوتات مشغولة بالتفكير؛ اسأل من جديد بعد لحظة من فضلك.

phrase-hello = مرحبًا.
phrase-good-luck = حظًا سعيدًا.
phrase-nice = حركة جميلة.
phrase-oops = أوه، لا.
phrase-thinking = لحظة، أفكر.
phrase-thanks = شكرًا.
phrase-well-played = لعب رائع.
phrase-one-more = جولة أخرى؟
phrase-goodbye = مع السلامة.
server-no-bots = { $game } تُبنى باليد: لا تجلس البوتات إلى هذه الطاولة.
server-no-clock = { $game } تُلعب بلا ساعة.
server-no-resigning = لا أحد ينسحب في { $game }: البناء جماعي. عند الانتهاء اختر «اكتمل».
server-done-pending = سألت الآخرين بالفعل هل اكتمل البناء.
server-no-done-pending = لم يعد هذا الطلب قائمًا.
server-no-movement = في هذه اللعبة لا يرى أحد ما في أيدي الآخرين.
