site-title = { $site }: { $title }
skip = मुख्य सामग्री पर जाएँ
menu = दस्तावेज़
overview = सिंहावलोकन
contents = इस पेज पर
beside = पिछला और अगला पेज
previous = पिछला
next = अगला
languages = भाषाएँ
theme = हल्का या गहरा
copy = कॉपी करें
copied = कॉपी हो गया
search = खोजें
search-found = { $count ->
    [one] { $count } नतीजा
   *[other] { $count } नतीजे
}
search-none = “{ $query }” के लिए कोई नतीजा नहीं
search-in = { $language } में खोजें
search-failed = खोज लोड नहीं हो सकी। कनेक्शन जाँचिए और फिर से टाइप कीजिए।
untranslated = इस पेज का पूरा अनुवाद अभी नहीं हुआ है। बाक़ी पाठ की भाषा: { $language }.
