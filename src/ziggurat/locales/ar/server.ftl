# خادم الطاولات: ما يرفضه ولماذا، والحالات التي يضيفها إلى الجولة، والتلميحات والعبارات السريعة.

server-resigned = انسحب المقعد { $seat }.
server-time = انتهى وقت المقعد { $seat }.
server-abandoned = حدث الكثير على هذه الطاولة ولم تعد تتسع للمزيد: تنتهي الجولة هنا، ولا يخسرها أحد.

server-no-table = لا توجد طاولة هنا، أو لم تعد موجودة.
server-old-rules = لُعبت جولة { $game } هذه وفق النسخة { $version } من قواعدها، وفي هذا البرنامج النسخة { $known }.
server-wrong-key = هذا الرابط الشخصي ليس لهذه الطاولة. برابط الطاولة نفسها يمكنك المشاهدة.
server-not-your-seat = هذا المقعد ليس لك.
server-which-seat = لديك عدة مقاعد؛ حدّد أحدها.
server-stale = تقدمت الجولة في هذه الأثناء؛ انظر مرة أخرى من فضلك.
server-waiting = تبدأ الجولة حين يجلس الجميع.
server-over = انتهت الجولة.
server-not-over = الجولة ما زالت مستمرة.
server-bot-leads = بوت يلعب الآن عن المقعد { $seat }.
server-no-undo-now = لا يمكن التراجع عن شيء الآن.
server-nothing-to-undo = ليس لديك حركة يمكن التراجع عنها.
server-no-stand-in-there = البوت يلعب فقط عن شخص آخر حول الطاولة.
server-seat-count = عدد المقاعد في هذه الجولة { $seats }، وليس { $count }.
server-no-lesson = ليس في دروس هذه اللعبة خطوة «{ $step }».

server-beyond-end = عدد الحركات في الجولة { $count } فقط؛ لا يمكن أن يبدأ التحليل بعد { $first }.
server-table-damaged = الجولة المحفوظة لهذه الطاولة تالفة، فلا يمكن فتح الطاولة. ليس هذا خطأك؛ أخبر المضيف من فضلك.
server-table-deleted = حُذفت هذه الطاولة.

phrase-hello = مرحبًا.
phrase-good-luck = حظًا سعيدًا.
phrase-nice = حركة جميلة.
phrase-oops = أوه، لا.
phrase-thinking = لحظة، أفكر.
phrase-thanks = شكرًا.
phrase-well-played = لعب رائع.
phrase-one-more = جولة أخرى؟
phrase-goodbye = مع السلامة.
