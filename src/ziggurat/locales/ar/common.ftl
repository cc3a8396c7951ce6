# ما تقوله كل لعبة وكل غرفة في البيت.

unknown-game = لا توجد لعبة اسمها «{ $name }». الألعاب هي: { $known }.
unknown-option = ليس في { $game } خيار اسمه «{ $name }». خياراتها هي: { $names }.
no-options = ليس في { $game } أي خيار، فلا خيار اسمه «{ $name }».
bad-value = «{ $value }» ليست من قيم { $name }. القيم هي: { $values }.
game-over = انتهت الجولة، ولم يعد ممكنًا لعب «{ $token }».
not-solved = لعبة { $game } ليست محلولة؛ بابل وحدها محلولة.

record-no-game = لا يذكر السجل اسم اللعبة: ينقصه السطر { "\u2066" }[Game "…"]{ "\u2069" }.
record-bad-tag = السطر { $line } من السجل ليس وسمًا على الصورة { "\u2066" }[Name "value"]{ "\u2069" }.
record-tag-twice = الوسم «{ $name }» موجود مرتين في السجل.
record-brace = في السجل تعليق غير مغلق، أو تعليق داخل تعليق.
record-version = كُتب السجل وفق النسخة { $version } من قواعد { $game }، وهذه النسخة { $known }.
record-termination = «{ $termination }» ليست طريقة لإنهاء الجولة مبكرًا. الطرق هي: resigned SEAT، وtime SEAT، وabandoned.
record-players = عدد اللاعبين في السجل { $count }، وعدد المقاعد في الجولة { $seats }.
record-bad-name = «{ $name }» لا يصلح اسمًا في السجل: بلا فواصل، ولا أسطر جديدة، ولا مسافات حوله، وليس أرقامًا فقط.
name-unseen = في «{ $name }» حرف لا يراه أحد. اختر اسمًا آخر من فضلك.
name-marks = في «{ $name }» علامات تتكدّس بعضها فوق بعض. اختر اسمًا آخر من فضلك.
name-alike = «{ $name }» يشبه اسم شخص آخر على هذه الطاولة. اختر اسمًا آخر من فضلك.
record-bad-comment = لا يجوز أن يحتوي تعليق في السجل على قوس معقوف.
record-illegal = الرمز رقم { $number } في السجل، «{ $token }»، غير مسموح: { $why }
record-ended-twice = يقول السجل «{ $termination }»، لكن الجولة انتهت بحسب قواعدها.
record-result = يقول السجل إن النتيجة { $result }، والصحيح { $true }.
record-not-over = يقول السجل إن النتيجة { $result }، لكن الجولة لم تنتهِ.
record-winners = «{ $result }» ليست نتيجة: النتيجة تذكر المقاعد الفائزة، من 1 إلى { $seats }، كل مقعد مرة واحدة.
record-ended-by-nobody = يقول السجل «{ $termination }»، لكن مقاعد الجولة من 1 إلى { $seats }.
record-contradiction = يقول السجل «{ $termination }»، ويقول أيضًا إن المقعد { $seat } هو الفائز.
record-too-many-players = عدد اللاعبين في السجل { $count }؛ لا توجد لعبة لهذا العدد.
record-illegal-variation = الرمز رقم { $number } في أحد التفريعات، «{ $token }»، غير مسموح: { $why }
record-variation-first = التفريع يحلّ محل الرمز الذي قبله، ولا شيء قبل الرمز الأول.
record-empty-variation = في السجل تفريع فارغ.
record-parenthesis = في السجل قوس بلا شريك.
record-too-deep = أقصى عمق للتفريعات في السجل هو { $most }.

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
worth-proven-draw = فرصة الفوز { $percent }% بالضبط
worth-proven-loss = خسارة أمام أفضل لعب
worth-estimate = فرصة الفوز نحو { $percent }% (± { $margin })

babel-title = بابل
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label }: { $words }
enumerated = { $before }، { $next }
full-stop = { $words }.
