### The index of the technology digest.

page-head-title = टेक्नोलॉजी डाइजेस्ट
page-head-lead = प्रोटोकॉल कैसे काम करता है, क्या तय हो चुका है और क्या अभी स्पष्ट नहीं है। हर लेख यह भी बताता है कि प्रोजेक्ट ने क्या नहीं बताया।
digest-title = लेख
