### The search fields of the technology digest and of the questions and answers.

search-digest = डाइजेस्ट में खोजें
search-faq = सवालों में खोजें

search-found = परिणाम: { $count }
search-first = परिणाम: { $count } में से पहले { $shown }
search-more = और दिखाएँ
search-none = “{ $query }” के लिए कुछ नहीं मिला। कोई दूसरा शब्द लिखें या कम शब्दों में खोजें।
search-loading = खोज जारी है…
search-failed = खोज लोड नहीं हो सकी। अपना इंटरनेट कनेक्शन जाँचें और दोबारा कोशिश करें।
