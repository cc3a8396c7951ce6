# الكلمات في رسوم الطرفية والجداول التي بجانبها. كلمات عمود اللعبة الواحدة تُملأ إلى العرض نفسه.

diagram-level = المستوى { $level }
diagram-seat = المقعد { $seat }
diagram-seats = المقعدان { $one } و{ $other }
diagram-holds = لدى المقعد { $seat }
diagram-nothing = لا شيء
diagram-reserve = الاحتياط
diagram-cylinders = الأسطوانات
diagram-cylinders-left = الباقي: { $heights }
diagram-cylinders-of = { $whose }: { $heights }
diagram-no-cylinder = لا شيء
diagram-supply = المخزون
diagram-hand = اليد
diagram-held = ممسوكة
diagram-mission = المهمة
diagram-bag = الكيس
diagram-drawn = المسحوبة
diagram-score = المقعد { $seat }: { $score }
diagram-score-powers = المقعد { $seat }: { $score }، القوى { $powers }
babel-diagram = في الرسم 3enu مكعب له 3 بروزات: شرقًا (e) وشمالًا (n) وإلى أعلى (u). والحروف الأخرى: w غربًا وs جنوبًا وd إلى أسفل. وفي خانة فارغة ● بروز تحتها و○ تجويف.

theorem-ply = الحركة
theorem-positions = الوضعيات
theorem-won = فوز
theorem-drawn = مشترك
theorem-lost = خسارة
theorem-ended = منتهية
theorem-all = الكل

missions-number = المهمة
missions-won = الفوز من الجولات
missions-rate = نسبة الفوز (95%)
missions-turns = أدوار الجولات المكسوبة (95%)
missions-won-of = { $won } من { $games }
diagram-height = الارتفاع
diagram-overhang = الامتداد
diagram-feet = الأقدام
diagram-bars = القطع المستعملة
