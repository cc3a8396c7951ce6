# ألغاز اليوم. للعبة G: العنوان G-puzzle، و-task المطلوب، و-hint تلميح، و-done الكلمة بعد الجواب الصحيح؛
# والبقية تقول لماذا ليس هذا هو الجواب.

puzzle-not-a-choice = الاختيار هنا من بين: { $choices }.
puzzle-go-on = صحيح حتى الآن. أكمل.
puzzle-considered = { $count ->
    [zero] لم تُجرَّب أي طريقة.
    [one] جُرّبت طريقة واحدة، وهي التي تنجح.
    [two] جُرّبت طريقتان؛ واحدة منهما فقط تنجح.
    [few] جُرّبت كل الطرق، وهي { $count } طرق؛ واحدة فقط تنجح.
    [many] جُرّبت كل الطرق، وهي { $count } طريقة؛ واحدة فقط تنجح.
   *[other] جُرّبت كل الطرق، وهي { $count } طريقة؛ واحدة فقط تنجح.
}

babel-puzzle = فوز في 5 حركات
babel-puzzle-task = حركة واحدة فقط تؤدي إلى الفوز، في 5 حركات لك وللآخر معًا: ضع أنت المكعب الأول والثالث والأخير.
babel-puzzle-hint = انظر ماذا يستطيع الآخر أن يضع بعد مكعبك. كلما قلّت الأجوبة كان أفضل.
babel-puzzle-done = لم يعد شيء يناسب: فزت في 5 حركات.
babel-puzzle-loses = لدى الآخر جواب يفوز: { $reply }.
babel-puzzle-slow = هذه تفوز أيضًا، لكن متأخرة: عدد الحركات من هنا { $distance }.

nivos-puzzle = بلا أسطوانة
nivos-puzzle-task = ضع قطعة دون أخذ أسطوانة، بحيث يمكنك في دورك التالي وضع قطعة أخرى بلا أسطوانة أيضًا، مهما فعل الآخر.
nivos-puzzle-hint = ابحث أولًا عما لا يفتح مستوى جديدًا. ثم اسأل عن كل واحدة: ماذا يستطيع الآخر أن يأخذ منك؟
nivos-puzzle-done = لا أسطوانة الآن، ولا في دورك التالي: لا جواب من الآخر يغيّر ذلك.
nivos-puzzle-now = هذا يفتح مستوى جديدًا، فتؤخذ أسطوانة فورًا.
nivos-puzzle-next = لا أسطوانة الآن، لكن ستؤخذ واحدة في دورك التالي بعد هذا الجواب: { $reply }.

bubbles-puzzle = ثلاث مجموعات في إسقاط واحد
bubbles-puzzle-task = بدّل جارتين في السماء، أو اتركها كما هي؛ ثم أسقط اثنتين. المطلوب أن تنفجر ثلاث مجموعات على كوكبك.
bubbles-puzzle-hint = ما تتركه مجموعة يسقط، وقد يكوّن التالية. ابحث عن اثنتين من لون واحد بينهما فجوة.
bubbles-puzzle-drop = الآن أسقط جارتين من السماء.
bubbles-puzzle-done = ثلاث مجموعات في إسقاط واحد.
bubbles-puzzle-few = { $count ->
    [0] هذا الإسقاط لا يكوّن مجموعة. المطلوب ثلاث.
    [one] هذا الإسقاط يكوّن مجموعة واحدة. المطلوب ثلاث.
    [two] هذا الإسقاط يكوّن مجموعتين. بقيت واحدة.
    [few] هذا الإسقاط يكوّن { $count } مجموعات. المطلوب ثلاث.
    [many] هذا الإسقاط يكوّن { $count } مجموعة. المطلوب ثلاث.
   *[other] هذا الإسقاط يكوّن { $count } مجموعة. المطلوب ثلاث.
}

talo-puzzle = ما الذي يثبت؟
talo-puzzle-task = خمسة أماكن لقطعة واحدة. في واحد منها فقط يثبت كل شيء حين تتركها اليد.
talo-puzzle-hint = وسط القطعة يريد خشبًا تحته، أو وزنًا على طرفها الآخر.
talo-puzzle-done = إنها ثابتة، وكذلك كل ما تحتها.

# على لوحة المفاتيح.
puzzle-keys =
    اكتب حركة، أو إحدى هذه الكلمات:
    legal, again, hint, answer, quit

# على الصفحة.
puzzles = ألغاز اليوم
puzzles-today = اليوم
puzzles-of-day = ألغاز { $day }
puzzles-about = لغز لكل لعبة، جديد كل يوم، ولكل لغز جواب واحد فقط.
puzzles-open = حل اللغز
puzzles-open-game = حل «{ $title }» ({ $game })
puzzles-again-game = نظرة أخرى إلى «{ $title }» ({ $game })
puzzles-look-again = نظرة أخرى
puzzles-solved = محلول
puzzles-solved-later = حُلّ لاحقًا
puzzles-shown = ظهر الجواب
puzzles-earlier = اليوم السابق
puzzles-later = اليوم التالي
puzzles-to-come = ألغاز هذا اليوم لم تأتِ بعد.
puzzles-no-day = لا توجد ألغاز لهذا اليوم.
puzzles-streak = { $days ->
    [0] لا أيام متتالية بعد
    [one] يوم واحد
    [two] يومان متتاليان
    [few] { $days } أيام متتالية
    [many] { $days } يومًا متتاليًا
   *[other] { $days } يوم متتالٍ
}
puzzles-streak-more = حل لغزًا من ألغاز اليوم، فيُحسب اليوم. هذا محفوظ على هذا الجهاز فقط.
puzzles-streak-kept = حُسب هذا اليوم بالفعل.
puzzles-past = ألغاز الأيام السابقة للمتعة فقط؛ ألغاز اليوم وحدها تُحسب.
puzzles-hint = تلميح
puzzles-answer = إظهار الجواب
puzzles-answer-sure = بعد إظهاره لا يُحسب
puzzles-try-again = حاول مجددًا
puzzles-begin-again = من البداية
puzzles-next = اللغز التالي
puzzles-all = كل ألغاز هذا اليوم
puzzles-not-it = ليس هذا
puzzles-right = جواب صحيح
puzzles-the-answer = الجواب
puzzles-choose = اختر مكانًا
puzzles-choice = المكان { $letter }
puzzles-take-choice = هنا تثبت
