# الصفحة الرئيسية لمن يعود: جولات تنتظر، وجولات انتهت، وأخطاؤك ألغازًا.

home-welcome-back = { $named ->
    [true] أهلًا بعودتك، { $name }
   *[false] أهلًا بعودتك
}
home-continue = متابعة
home-continue-yours = متابعة – دورك
home-your-turn = دورك
home-their-turn = دور { $name }
home-show-all = عرض الكل ({ $count })
home-progress = { $words } ({ $done } من { $count })

home-watch = جولات للمشاهدة
home-playing = مشاهدة
home-clock = { $kind ->
    [turn] { $time } لكل دور
   *[total] { $increment ->
        [0] { $time } لكل لاعب
       *[other] { $time } لكل لاعب، مع { $increment } ث لكل حركة
    }
}

home-finished = جولات انتهت
home-outcome = { $outcome ->
    [won] فزت
    [lost] خسرت
   *[shared] فوز مشترك
}
home-won-by = { $count ->
    [zero] لم يفز أحد
    [one] الفوز لـ { $names }
    [two] فوز مشترك: { $names }
    [few] فوز مشترك: { $names }
    [many] فوز مشترك: { $names }
   *[other] فوز مشترك: { $names }
}
home-gallery = معرض ما بُني
home-record = نتائجك ضد البوتات
home-record-bot = { $shared ->
    [0] فوز: { $won }، خسارة: { $lost }
   *[other] فوز: { $won }، مشترك: { $shared }، خسارة: { $lost }
}

mistakes = أخطاؤك صارت ألغازًا
mistakes-one = من أخطائك
mistakes-all = كل أخطائك
mistakes-about = وضعيات من جولاتك على هذا الجهاز، ضيّعت فيها حركتك الكثير. ابحث عن حركة أفضل.
mistakes-looking = نراجع جولاتك الأخيرة…
mistakes-none = لا شيء هنا بعد. أكمل جولة على هذا الجهاز؛ وإن كانت فيها حركة ضيّعت الكثير، تظهر هنا.
mistakes-gone = لم تعد هذه الوضعية محفوظة على هذا الجهاز.
mistakes-left = { $count ->
    [0] كلها محلولة. الجولات الجديدة تأتي بالمزيد.
    [one] لغز واحد ينتظر حركة أفضل.
    [two] لغزان ينتظران حركة أفضل.
    [few] { $count } ألغاز تنتظر حركة أفضل.
    [many] { $count } لغزًا تنتظر حركة أفضل.
   *[other] { $count } لغز تنتظر حركة أفضل.
}
mistakes-cost = { $exact ->
    [true] { $lost ->
        [100] حركتك ضيّعت الفوز.
       *[other] حركتك أنقصت فرصة الفوز { $lost }%.
    }
   *[false] حركتك أنقصت فرصة الفوز نحو { $lost }%.
}
mistakes-task = { mistakes-cost } ابحث عن حركة لا أفضل منها.
mistakes-judged = { $exact ->
    [true] نحكم على كل جواب بدقة.
   *[false] نحكم على الأجوبة بالتقدير: ما يبدو بالجودة نفسها يُحسب.
}
mistakes-solved = { $exact ->
    [true] صحيح. لا شيء أفضل.
   *[false] جيد. بحسب تقديرنا لا شيء أفضل.
}
mistakes-not = { $exact ->
    [true] هذه أيضًا تُنقص فرصة الفوز { $lost }%.
   *[false] بحسب التقدير، هذه أيضًا تُنقص فرصة الفوز نحو { $lost }%.
}
mistakes-same = هذه هي حركتك في الجولة.
mistakes-answer-is = كان هذا أفضل: { $action }.
mistakes-in-game = شاهدها في الجولة
mistakes-next = الخطأ التالي

home-listed = طاولتك على الصفحة الرئيسية لهذا الخادم. يستطيع أي شخص هناك أن يجلس.
home-meanwhile = العب مع بوت أثناء الانتظار
home-arrival = وصل لاعب إلى طاولتك
home-arrived = وصل إلى طاولتك في { $game }: { $names }.
home-arrived-kept = جولتك الجارية هنا محفوظة.
home-arrived-go = إلى الطاولة

setup-players = كم عدد اللاعبين؟
setup-alone = واحد: مهمات
setup-count = { $count ->
    [2] اثنان
    [3] ثلاثة
    [4] أربعة
   *[other] { $count }
}
setup-minutes = { $minutes ->
    [zero] أقل من دقيقة، بحسب تقديرنا
    [one] نحو دقيقة، بحسب تقديرنا
    [two] نحو دقيقتين، بحسب تقديرنا
    [few] نحو { $minutes } دقائق، بحسب تقديرنا
    [many] نحو { $minutes } دقيقة، بحسب تقديرنا
   *[other] نحو { $minutes } دقيقة، بحسب تقديرنا
}
setup-team = الفريق { $team }
setup-anyone = تظهر الطاولة في الصفحة الرئيسية لهذا الخادم. يجلس من يمرّ بها، ويشاهد من يريد.
