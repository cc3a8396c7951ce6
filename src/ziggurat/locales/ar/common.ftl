# ما تقوله كل لعبة وكل غرفة في البيت.

unknown-game = لا توجد لعبة اسمها «{ $name }». الألعاب هي: { $known }.
game-name-taken = الحزمة «{ $package }» تأتي بلعبة اسمها «{ $name }»، وهذا الاسم مأخوذ بالفعل.
game-unusable = لا يمكن استعمال اللعبة «{ $name }» من الحزمة «{ $package }»: { $why }
game-misnamed = ليس في الحزمة «{ $package }» لعبة باسم «{ $name }» في المكان الذي تشير إليه نقطة الدخول.
unknown-option = ليس في { $game } خيار اسمه «{ $name }». خياراتها هي: { $names }.
no-options = ليس في { $game } أي خيار، فلا خيار اسمه «{ $name }».
bad-value = «{ $value }» ليست من قيم { $name }. القيم هي: { $values }.
game-over = انتهت الجولة، ولم يعد ممكنًا لعب «{ $token }».
not-solved = لعبة { $game } ليست محلولة؛ بابل وحدها محلولة.
no-expert = لعبة { $game } ليست محلولة بدقة؛ بابل وحدها محلولة.
bad-player = «{ $text }» ليس لاعبًا. اللاعبون هم: من level1 إلى level5، وsearch:N، وclassic:N، وplain:N، وrandom، وidea، وperfect.
bad-figure = «{ $text }» ليس مقدارًا يستعمله البحث. المقادير هي: { $figures }.
bad-player-figure = «{ $text }» في «{ $player }» ليس مقدارًا يستعمله البحث. المقادير هي: { $figures }.
bad-simulations = «{ $value }» ليس عددًا للمحاكاة؛ أقل عدد هو 1.
bad-time = «{ $value }» ليس وقتًا بالثواني.
worker-died = توقفت عملية عاملة قبل أن تنهي عملها؛ ربما امتلأت الذاكرة.
ray-missing = برنامج Ray غير مثبّت هنا. ثبّته هكذا: pip install "ziggurat[ray]"
ray-unreachable = لا يوجد عنقود Ray في { $address }: { $why }
ray-lost = انقطع الاتصال بعنقود Ray في { $address }: { $why }
ray-other-version = في عنقود Ray عند { $address } نسخة Ziggurat رقم { $theirs }، وعلى هذا الحاسوب { $ours }. يجب أن تكونا متطابقتين.
ray-other-game = لا يعرف عنقود Ray اللعبة «{ $game }» كما يعرفها هذا الحاسوب. ثبّتها هناك أيضًا.
no-such-action = لا توجد حركة رقمها { $token }.
not-an-action = «{ $value }» ليست حركة؛ الحركة نص كما يسردها «legal»، أو عدد صحيح.
no-such-seat = لا يوجد مقعد «{ $seat }». المقاعد من 1 إلى { $seats }.
bad-seed = «{ $value }» ليست بذرة؛ البذرة عدد صحيح.
other-spaces = بهذه الخيارات تختلف المقاعد أو الحركات أو الطبقات في { $game }. أنشئ لها بيئة جديدة.
bad-text = «{ $value }» ليست من قيم { $name }؛ يجب أن تكون القيمة نصًا.

record-no-game = لا يذكر السجل اسم اللعبة: ينقصه السطر { "\u2066" }[Game "…"]{ "\u2069" }.
record-bad-tag = السطر { $line } من السجل ليس وسمًا على الصورة { "\u2066" }[Name "value"]{ "\u2069" }.
record-tag-twice = الوسم «{ $name }» موجود مرتين في السجل.
record-brace = في السجل تعليق غير مغلق، أو تعليق داخل تعليق.
record-version = كُتب السجل وفق النسخة { $version } من قواعد { $game }، وهذه النسخة { $known }.
record-termination = «{ $termination }» ليست طريقة لإنهاء الجولة مبكرًا. الطرق هي: resigned SEAT، وtime SEAT، وabandoned.
record-players = عدد اللاعبين في السجل { $count }، وعدد المقاعد في الجولة { $seats }.
record-bad-name = «{ $name }» لا يصلح اسمًا في السجل: بلا فواصل، ولا أسطر جديدة، ولا مسافات حوله، وليس أرقامًا فقط.
record-bad-comment = لا يجوز أن يحتوي تعليق في السجل على قوس معقوف.
record-illegal = الرمز رقم { $number } في السجل، «{ $token }»، غير مسموح: { $why }
record-ended-twice = يقول السجل «{ $termination }»، لكن الجولة انتهت بحسب قواعدها.
record-result = يقول السجل إن النتيجة { $result }، والصحيح { $true }.
record-not-over = يقول السجل إن النتيجة { $result }، لكن الجولة لم تنتهِ.
record-winners = «{ $result }» ليست نتيجة: النتيجة تذكر المقاعد الفائزة، من 1 إلى { $seats }، كل مقعد مرة واحدة.
record-ended-by-nobody = يقول السجل «{ $termination }»، لكن مقاعد الجولة من 1 إلى { $seats }.
record-contradiction = يقول السجل «{ $termination }»، ويقول أيضًا إن المقعد { $seat } هو الفائز.
record-too-many-players = عدد اللاعبين في السجل { $count }؛ لا توجد لعبة لهذا العدد.
record-not-text = السجل يحفظ نصوصًا، و«{ $value }» ليس نصًا.
record-half-character = «{ $value }» لا يصلح في السجل: فيه نصف حرف.
record-line-break = ما يقوله السجل تحت «{ $name }» يجب أن يكون سطرًا واحدًا.
record-bad-token = «{ $token }» لا يصلح رمزًا في السجل: بلا مسافات ولا أقواس.
record-bad-note = «{ $name }» لا يصلح اسمًا لملاحظة في السجل: حروف وأرقام وشرطات سفلية، وأولها حرف.
record-comment-place = يوجد تعليق بعد الرمز رقم { $number }، لكن عدد رموز السجل { $count }.
record-illegal-variation = الرمز رقم { $number } في أحد التفريعات، «{ $token }»، غير مسموح: { $why }
record-variation-place = يوجد تفريع مكان الرمز رقم { $number }، لكن عدد رموز السجل { $count }.
record-variation-first = التفريع يحلّ محل الرمز الذي قبله، ولا شيء قبل الرمز الأول.
record-empty-variation = في السجل تفريع فارغ.
record-parenthesis = في السجل قوس بلا شريك.
record-too-deep = أقصى عمق للتفريعات في السجل هو { $most }.
record-several = في هذا السجل عدة جولات. الأمر «ziggurat record» يقرأ مثل هذه الملفات.
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

# قيمة الحركة، حيث تُعرف بدقة.
worth-win = { $distance ->
    [zero] فوز بلا حركات أخرى
    [one] فوز في حركة واحدة
    [two] فوز في حركتين
    [few] فوز في { $distance } حركات
    [many] فوز في { $distance } حركة
   *[other] فوز في { $distance } حركة
}
worth-draw = { $distance ->
    [zero] فوز مشترك بلا حركات أخرى
    [one] فوز مشترك في حركة واحدة
    [two] فوز مشترك في حركتين
    [few] فوز مشترك في { $distance } حركات
    [many] فوز مشترك في { $distance } حركة
   *[other] فوز مشترك في { $distance } حركة
}
worth-loss = { $distance ->
    [zero] خسارة بلا حركات أخرى
    [one] خسارة في حركة واحدة
    [two] خسارة في حركتين
    [few] خسارة في { $distance } حركات
    [many] خسارة في { $distance } حركة
   *[other] خسارة في { $distance } حركة
}
worth-proven-win = فوز مؤكد
worth-proven-draw = تؤدي حتمًا إلى { $percent }% من الفوز
worth-proven-loss = خسارة أمام أفضل لعب
worth-estimate = فوز بنحو { $percent }% (± { $margin })
played-by-hand = { $game } تُبنى باليد، ولا يمكن سرد كل الأوضاع فيها: لا تعرفها البوتات ولا التحليل ولا perft ولا البيئات.

babel-title = بابل
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label }: { $words }
enumerated = { $before }، { $next }
full-stop = { $words }.
