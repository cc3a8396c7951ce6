# لمن يشغّل خادمًا: تشغيله، وبياناته، والنسخ الاحتياطية، والنسخ والفحوص. الصفحة لا تقول شيئًا من هذا.

server-at =
    برنامج Ziggurat يعمل. أوقفه بـ Ctrl+C. العنوان:
    { $url }
server-house =
    يجده الآخرون على شبكتك في:
    { $url }
server-no-port = لا يستطيع الخادم الاستماع على { $host }، المنفذ { $port }: { $why }.
server-bad-limit = «{ $wish }» لا يحدد حدًا؛ اكتب name=number. الحدود هي: { $known }.
server-no-socket = لا يمكن استعمال المقبس الذي سُلّم عبر LISTEN_FDS: { $why }.
server-bad-days = لا تُؤرشف الطاولات بعد { $days } من الأيام؛ اختر أكثر من 0 و{ $most } على الأكثر.
server-bad-thinkers = عدد خيوط التفكير يجب أن يكون من 1 إلى { $most }، لا { $count }.
server-workers-need-database =
    عدة عمليات عاملة تحتاج إلى قاعدة بيانات مشتركة. أضف من فضلك:
    --data postgresql://…
server-bad-workers = عدد العمليات العاملة يجب أن يكون من 1 إلى { $most }، لا { $count }.
server-worker-not-started = لم تبدأ إحدى العمليات العاملة؛ ما كتبته أعلاه يقول لماذا.
server-bad-address =
    «{ $address }» ليس عنوانًا يصلح هنا. لا تكتب شيئًا بعد الاسم. مثال:
    https://games.example.org
server-no-data = لا يمكن استعمال مجلد البيانات { $folder }: { $why }.
server-data-in-use = خادم آخر يستعمل مجلد البيانات { $folder }. لا يتسع لخادمين.
server-data-in-use-at =
    { server-data-in-use } تجده في:
    { $url }
server-no-page = لا صفحة في { $folder }: الملف index.html ناقص.
server-data-too-new = كتب البيانات إصدار أحدث من Ziggurat (نسخة المخطط { $version }؛ وهذا الإصدار يعرف { $known }). لم تُمسّ؛ استعمل الأحدث من فضلك.
server-backup = نُسخت البيانات إلى { $file }.
server-backup-over-itself = { $file } جزء من البيانات المراد نسخها. اختر مكانًا آخر للنسخة من فضلك.
server-backup-in-use = خادم يستعمل المجلد { $folder }. اكتب النسخة في مجلد آخر من فضلك.
server-backup-opened = برنامج آخر يفتح { $file }، أو تركه غير مكتمل. اختر اسمًا آخر للنسخة من فضلك.
server-backup-not-ours = { $file } موجود بالفعل وليس نسخة احتياطية أقدم. اختر اسمًا آخر للنسخة من فضلك.
server-backup-damaged =
    البيانات في { $folder } تالفة، فلم تُحفظ نسخة: { $why }. لمعرفة المزيد:
    ziggurat check-data
server-counts = { $tables ->
    [zero] لا طاولات
    [one] طاولة واحدة
    [two] طاولتان
    [few] { $tables } طاولات
    [many] { $tables } طاولة
   *[other] { $tables } طاولة
}، { $events ->
    [zero] لا قيود
    [one] قيد واحد
    [two] قيدان
    [few] { $events } قيود
    [many] { $events } قيدًا
   *[other] { $events } قيد
}.
server-data-read = قُرئت البيانات: الطاولات { $tables }، والقيود { $events }.
server-data-missing = لا طاولات في المجلد { $folder }: الملف tables.sqlite3 ناقص.
server-data-empty = الملف { $file } فارغ، فطاولاته ضائعة. ضع مكانه نسخة احتياطية، أو احذف الملف الفارغ للبدء من جديد.
server-data-only-log = الملف { $file } ناقص، لكن { $log } موجود وقد تكون فيه جولات. أعد قاعدة البيانات إلى مكانها، أو انقل سجل الأحداث للبدء من جديد.
server-bad-forget-days = لا تُحذف الطاولات بعد { $days } من الأيام؛ اختر أكثر من 0 و{ $most } على الأكثر.
server-no-postgres =
    يحتاج PostgreSQL إلى مشغّل غير مثبّت. ثبّته من فضلك هكذا:
    pip install "ziggurat[postgres]"
server-database-bad-url =
    { $database } ليس عنوان قاعدة بيانات: { $why }. مثال:
    postgresql://user@host/name
server-database-unreachable = لا يمكن الوصول إلى قاعدة البيانات { $database }: { $why }.
server-database-rights = ينقص مستخدم قاعدة البيانات { $database } حقٌّ يحتاج إليه Ziggurat: { $why }. ينشئ Ziggurat مخططًا اسمه «ziggurat» ويجب أن يملك جداوله.
server-database-read-only = قاعدة البيانات { $database } للقراءة فقط حاليًا. اختر واحدة يمكن الكتابة فيها من فضلك.
server-database-replica = قاعدة البيانات { $database } نسخة مطابقة للقراءة فقط. أعطِ عنوان الخادم الأساسي من فضلك.
server-database-full = قرص قاعدة البيانات { $database } ممتلئ. أفرغ مكانًا هناك من فضلك؛ لم يضع شيء.
server-database-failed = أبلغت قاعدة البيانات { $database } عن خطأ: { $why }.
server-database-in-use = خادم آخر يستعمل قاعدة البيانات { $database }؛ خادمان يعطّل أحدهما الآخر.
server-database-not-ours = في قاعدة البيانات مخطط اسمه «ziggurat» ليس لنا. لم يُمسّ؛ اختر قاعدة بيانات أخرى من فضلك.
server-database-missing = لا جداول لـ Ziggurat في قاعدة البيانات { $database }.
server-data-unfinished =
    هذه البيانات من نسخ لم يكتمل. شغّل الأمر نفسه من جديد من فضلك:
    ziggurat copy-data
server-backup-postgres =
    البيانات في PostgreSQL. انسخها من فضلك بأداته، حتى أثناء عمل الخادم:
    pg_dump --format=custom --file=tables.dump { $database }
server-copied = نُسخت كل البيانات إلى { $place } وقورنت.
server-copying = نُسخ { NUMBER($done) } من { NUMBER($total) } من الطاولات.
server-copy-same = لا يمكن نسخ { $place } على نفسه.
server-copy-older = البيانات في { $place } من إصدار أقدم. شغّل عليها هذا الإصدار مرة، وأوقفه، ثم انسخها من فضلك.
server-copy-others = في { $place } طاولات ليست من المراد نسخها، مثل { $table }. لم يُنسخ شيء؛ اختر مكانًا فارغًا من فضلك.
server-copy-differs = استمرت الجولة على الطاولة { $table } في { $place }. لم يُستبدل شيء؛ اختر مكانًا فارغًا من فضلك.
server-copy-damaged =
    الطاولة { $table } تالفة ولا يمكن نسخها. أصلحها أو احذفها أولًا:
    ziggurat check-data
    ziggurat forget
server-copy-not-equal = النسخة تختلف عن الأصل. عُلّمت بأنها غير مكتملة؛ كرر الأمر من فضلك.
server-copy-interrupted = انقطع النسخ ولم يكتمل. الأمر نفسه يتابعه.
server-forgotten = حُذفت الطاولة { $table }.
server-forget-unknown = لا توجد طاولة { $table } في { $folder }. لم يُحذف شيء.
server-forget-other-version = الخادم الذي يعمل من إصدار آخر من Ziggurat. أوقفه أولًا من فضلك، ثم حاول من جديد.
server-forget-later = الخادم مشغول ولم يجب. سيحذف الطاولة حين يستطيع.

check-table = الطاولة { $table }:
check-file = الملف:
check-database = قاعدة البيانات:
check-skipped = { $count ->
    [zero] لا طاولات بلعبة أو قواعد مجهولة.
    [one] طاولة واحدة لعبتها أو قواعدها لا يعرفها هذا الإصدار؛ لم تُفحص حركاتها.
    [two] طاولتان لعبتهما أو قواعدهما لا يعرفها هذا الإصدار؛ لم تُفحص حركاتهما.
    [few] { $count } طاولات لعبتها أو قواعدها لا يعرفها هذا الإصدار؛ لم تُفحص حركاتها.
    [many] { $count } طاولة لعبتها أو قواعدها لا يعرفها هذا الإصدار؛ لم تُفحص حركاتها.
   *[other] { $count } طاولة لعبتها أو قواعدها لا يعرفها هذا الإصدار؛ لم تُفحص حركاتها.
}
check-whole = كل شيء سليم.
check-damaged = { $count ->
    [zero] لا شيء غير سليم.
    [one] هناك شيء واحد غير سليم.
    [two] هناك شيئان غير سليمين.
    [few] هناك { $count } أشياء غير سليمة.
    [many] هناك { $count } شيئًا غير سليم.
   *[other] هناك { $count } شيء غير سليم.
}
damage-missing = القيد { NUMBER($version, useGrouping: 0) } ناقص.
damage-unreadable = لا يمكن قراءة القيد { NUMBER($version, useGrouping: 0) }.
damage-impossible = لا يمكن أن يتبع القيد { NUMBER($version, useGrouping: 0) } ما قبله.
damage-no-beginning = القيد الأول ليس بداية.
damage-no-log = سجل أحداث هذه الطاولة ناقص.
damage-not-listed = هذه الطاولة ناقصة من قائمة الطاولات.
damage-tail = القيود بعد الرقم { NUMBER($version, useGrouping: 0) } ناقصة.
damage-keys = مفتاح لهذه الطاولة ناقص أو تالف.
damage-file = يبلغ SQLite عن تلف.
damage-database = يبلغ PostgreSQL عن تلف.
damage-not-ours = هذه ليست قاعدة بيانات Ziggurat.
damage-log = { $count ->
    [zero] سجل الكتابة المسبقة تالف.
    [one] سجل الكتابة المسبقة تالف؛ ضاعت منه عملية واحدة على الأقل.
    [two] سجل الكتابة المسبقة تالف؛ ضاعت منه عمليتان على الأقل.
    [few] سجل الكتابة المسبقة تالف؛ ضاعت منه { $count } عمليات على الأقل.
    [many] سجل الكتابة المسبقة تالف؛ ضاعت منه { $count } عملية على الأقل.
   *[other] سجل الكتابة المسبقة تالف؛ ضاعت منه { $count } عملية على الأقل.
}
damage-fewer = حين عمل الخادم آخر مرة كان عدد الطاولات { $tables } وعدد القيود { $events }؛ ضاع بعضها.
server-no-backup = تعذّر نسخ البيانات في { $folder } إلى { $file }: { $why }.
server-docs-not-here =
    بُنيت هذه النسخة من Ziggurat دون وثائقها.

    في مصادر Ziggurat، صفحات الوثائق ملفات نصية في المجلد «docs»، وأولها docs/index.md. الأمر التالي يصنع منها موقعًا يعرضه «ziggurat serve» هنا، حتى أثناء عمله:
    make docs
    والحزم المبنية بالأمر «make release» تحتوي على هذا الموقع.
