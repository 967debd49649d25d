### An entry of the technology digest; its text is from-purchase-to-last-unlock.md.

title = sRAA: खरीद से आखिरी अनलॉक तक
lead = खरीदने पर क्या मिलता है, टोकन जनरेशन इवेंट (TGE) से पहले क्या होता है, RAA का क्लेम कैसे होता है और उसे कब ट्रांसफ़र कर सकते हैं।
figure-text = बारह स्लेटी रेखाएँ एक खड़ी रेखा, यानी TGE तक सटी हुई चलती हैं। उसके बाद एक-एक करके वे हरी होकर ऊपर उठती हैं।
stage-locked = लॉक
stage-event = TGE
stage-free = अनलॉक
caption = हर रेखा TGE के बाद का एक मासिक अनलॉक है।
action-label = अनलॉक शेड्यूल देखें
