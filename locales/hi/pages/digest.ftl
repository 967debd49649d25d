### The index of the technology digest.

head-title = टेक्नोलॉजी डाइजेस्ट
head-lead = प्रोटोकॉल कैसे काम करता है, क्या तय हो चुका है और क्या नहीं। हर लेख यह भी बताता है कि प्रोजेक्ट ने क्या नहीं बताया।
list-title = लेख
