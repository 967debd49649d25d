site-title = Tidework, סדנה על המים
headline = ארבעה אנשים, מבדוק אחד
lead = אנחנו בונים ומתקנים סירות עץ קטנות בנמל הישן.
languages = שפות
since = אצלנו מאז
speaks = שפות
colleagues = עמיתים

## The page of a person
person-title = { $name }, { $role }
person-lead = { $name }, { $role }, בצוות Tidework מאז { DATETIME($since, dateStyle: "long") }.

role-engineer = הנדסה
role-boatbuilder = בניית סירות
role-diver = צלילה

## Names
ada = עדה לוין
omer = עומר חלבי
noor = נור ח׳ורי
tal = טל פרץ

## Languages
language-en = אנגלית
language-he = עברית
language-de = גרמנית
language-ar = ערבית
