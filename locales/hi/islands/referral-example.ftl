
amount-label = एक महीने में आपके लिंक से खरीदे गए RAA
unit = { -raa }
amount-value = { $amount } { -raa }, { $tier }
pays = { $tier } स्तर पर: हर मुद्रा में { $share }
pays-none = महीने में { $amount } { -raa } तक ({ $tier } स्तर) प्रोजेक्ट ने कोई रिवॉर्ड नहीं बताया है।
month-in = { $currency } में रिवॉर्ड
basis = यह नमूना है, पूर्वानुमान नहीं, और किसी रिवॉर्ड का वादा नहीं है। प्रोजेक्ट ने नहीं बताया है कि प्रतिशत किस राशि पर लगता है। यहाँ उसे महीने में खरीदे गए { -raa } पर लगाया गया है। USDT का हिसाब { $presale-initial_price } डॉलर प्रति { -raa } की शुरुआती कीमत पर लगाया गया है।
reward-none = नहीं बताया गया
tier-head = स्तर
turnover-head = टर्नओवर, RAA
reward-head = मासिक, { $currency }
tier-below = { $amount } तक
tier-over = { $amount } से ऊपर
