# המילים בתרשימים של המסוף, והטבלאות שלידם. המילים בטור של משחק אחד מרופדות לאותו רוחב.

diagram-level = קומה { $level }
diagram-seat = מקום { $seat }
diagram-seats = מקומות { $one } ו-{ $other }
diagram-holds = ביד של מקום { $seat }
diagram-nothing = כלום
diagram-reserve = רזרבה
diagram-cylinders = גלילים
diagram-cylinders-left = נשארו: { $heights }
diagram-cylinders-of = { $whose }: { $heights }
diagram-no-cylinder = אין
diagram-supply = מלאי
diagram-hand = ביד
diagram-held = מוחזקת
diagram-mission = משימה
diagram-bag = שקית
diagram-drawn = נשלפה
diagram-score = מקום { $seat }: { $score }
diagram-score-powers = מקום { $seat }: { $score }, כוחות { $powers }
babel-diagram = בתרשים, 3enu היא קובייה עם שלוש בליטות: מזרחה (e), צפונה (n) ולמעלה (u). שאר האותיות: w מערבה, s דרומה, d למטה. במשבצת ריקה ● היא בליטה מתחת ו-○ שקע.

theorem-ply = מהלך
theorem-positions = עמדות
theorem-won = ניצחון
theorem-drawn = משותף
theorem-lost = הפסד
theorem-ended = נגמר
theorem-all = הכול

missions-number = משימה
missions-won = ניצחונות מתוך המשחקים
missions-rate = שיעור הניצחון (95%)
missions-turns = תורות בניצחונות (95%)
missions-won-of = { $won } מתוך { $games }
diagram-height = גובה
diagram-overhang = בליטה החוצה
diagram-feet = רגליים
diagram-bars = קורות בשימוש
