title = मिले हुए रिवॉर्ड
link = निजी लिंक
total = अब तक कुल
month = इस महीने
claimable = अभी क्लेम के लिए उपलब्ध
paid-in = { $value } में, साथ में { $bonus } में बोनस
bonus = { $amount } { $currency } बोनस

## आँकड़ों के नीचे का वाक्य

no-wallet = अपने रिवॉर्ड देखने के लिए ऊपर वॉलेट कनेक्ट करें। मासिक रिवॉर्ड Leader से शुरू होते हैं।
pending = { $address } के रिवॉर्ड लोड हो रहे हैं।
unavailable = निजी लिंक उपलब्ध होने पर रिवॉर्ड यहाँ दिखेंगे।
ready = ये { $address } के आँकड़े हैं। मासिक रिवॉर्ड { $tier } से शुरू होते हैं।
failed = आँकड़े नहीं मिल पाए। कनेक्शन जाँचें, फिर दोबारा कोशिश करें।
failed-answer = इन आँकड़ों के बारे में मिला जवाब समझा नहीं जा सका, इसलिए कोई आँकड़ा नहीं दिखाया गया है। बाद में दोबारा कोशिश करें।
retry = दोबारा कोशिश करें
sample-note = पहले के एक महीने में { $earlier } { -raa } खरीदे गए और इस महीने अब तक { $amount } { -raa }। मासिक रिवॉर्ड { $tier } से शुरू होते हैं। USDT का हिसाब { $presale-initial_price } डॉलर प्रति { -raa } की शुरुआती कीमत पर लगाया गया है।

## अगला स्तर

tier = मौजूदा स्तर
next = { $tier } तक { $amount } { -raa } बाकी
next-above = { $tier } { $goal } { -raa } से ऊपर शुरू होता है
next-none = सबसे ऊँचा स्तर
progress = { $goal } { -raa } का { $share }
progress-full = { $goal } { -raa } से ऊपर
turnover-note = अब तक का टर्नओवर: { $amount } { -raa }
