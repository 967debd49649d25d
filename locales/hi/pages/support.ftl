## दस्तावेज़ का शीर्ष

meta-title = RAA सहायता: टोकन न दिखे या भुगतान विफल हो
meta-description = वॉलेट में sRAA न दिखे या भुगतान विफल हो, तो क्या जाँचें, और टोकन खुद जोड़ने के लिए कौन-सा डेटा चाहिए।
meta-keywords = RAA सहायता, sRAA, टोकन नहीं दिख रहा, वॉलेट में टोकन जोड़ना, भुगतान विफल, कॉन्ट्रैक्ट का पता
meta-social-title = RAA सहायता
meta-social-description = दो सवालों से सही मदद पाएँ: टोकन नहीं दिख रहा, या भुगतान विफल हुआ। अपना रिकवरी फ़्रेज़ कभी किसी को न बताएँ।

page-head-title = सहायता
page-head-lead = दो सवालों के जवाब दें, फिर आपकी समस्या के लिए सही कदम दिखेंगे। आपके जवाब कहीं भेजे नहीं जाते।

## Two questions; the answers show the steps that apply

diagnosis-title = आपके लिए सही कदम
diagnosis-closed = अभी RAA का कोई भुगतान इस साइट से नहीं होता, इसलिए जाँच लें कि आपका भुगतान किसे मिला।
diagnosis-problem = मदद किस बारे में चाहिए?
diagnosis-place-label = भुगतान कहाँ किया?
diagnosis-place-card = कार्ड से
diagnosis-place-unsure = पता नहीं
diagnosis-place-each = { $network }: { $what }

## First answer. The titles of the answers are the labels of buttons, too; at most 26 characters.

diagnosis-payment-title = भुगतान विफल हुआ
diagnosis-payment-lead = लेन-देन की पुष्टि होने तक खरीद पूरी नहीं होती। दोबारा भुगतान से पहले ये बातें जाँच लें।
diagnosis-payment-1-title = नेटवर्क जाँचें
diagnosis-payment-1-text = आपका वॉलेट प्रीसेल के किसी नेटवर्क पर होना चाहिए, और उसी पर जिस पर खरीद हो रही है।
diagnosis-payment-1-card = कार्ड से भुगतान में आप वॉलेट का जो पता भरते हैं, वह Base का होना चाहिए।
diagnosis-payment-2-title = नेटवर्क शुल्क (गैस) जाँचें
diagnosis-payment-2-text = नेटवर्क का शुल्क उसके अपने कॉइन में चुकाया जाता है। भुगतान की राशि के अलावा यह भी थोड़ा रखें।
diagnosis-payment-3-title = वॉलेट जाँचें
diagnosis-payment-3-text = हर वॉलेट हर नेटवर्क पर नहीं चलता। ऐसा वॉलेट लें जो आपके नेटवर्क पर चलता हो।
diagnosis-payment-3-action-label = समर्थित वॉलेट
diagnosis-payment-caution = दोबारा भुगतान से पहले विफल भुगतान को अपने वॉलेट के इतिहास में ढूँढें। अगर वह अब भी लंबित है, तो रुकें: दोबारा भुगतान करने पर दूसरी खरीद हो जाती है।

## Second answer

diagnosis-token-title = भुगतान हुआ, टोकन नहीं दिखता
diagnosis-token-lead = जो टोकन नहीं दिखता, वह आमतौर पर आपके वॉलेट में ही होता है, बस वॉलेट उसे दिखाता नहीं। ये जाँच क्रम से करें।
diagnosis-token-1-title = टोकन मैन्युअली जोड़ें
diagnosis-token-1-text = उसे कॉन्ट्रैक्ट के पते से वॉलेट में जोड़ें: { $staking-token-decimals } दशमलव अंक और सिंबल sRAA।
diagnosis-token-1-action-label = जोड़ने का तरीका देखें
diagnosis-token-2-title = नेटवर्क जाँचें
diagnosis-token-2-text = वॉलेट में वही नेटवर्क चुनें जिस पर खरीदा था। एक नेटवर्क का टोकन दूसरे पर नहीं दिखता।
diagnosis-token-2-card = कार्ड से खरीदे गए टोकन Base पर आते हैं।
diagnosis-token-3-title = लेन-देन जाँचें
diagnosis-token-3-text = उसे अपने वॉलेट के इतिहास में, या उसके हैश से नेटवर्क के एक्सप्लोरर में ढूँढें। जब तक वह लंबित है, टोकन नहीं आए हैं, और अगर वह विफल हुआ, तो कोई टोकन भेजा ही नहीं गया।
diagnosis-token-4-title = वॉलेट ऐप फिर से खोलें
diagnosis-token-4-text = उसे पूरी तरह बंद करके दोबारा खोलें। कुछ वॉलेट बैलेंस केवल खुलते समय पढ़ते हैं।

## Answers that show other parts of the page; at most 26 characters

diagnosis-add-title = मुझे sRAA जोड़ना है
diagnosis-other-title = कुछ और

## Adding the token by hand: numbered steps

add-title = sRAA मैन्युअली जोड़ें
add-lead = हर वॉलेट में मेन्यू के नाम अलग होते हैं, पर कदम वही रहते हैं। टोकन जोड़ने से वह केवल दिखने लगता है: कोई शुल्क नहीं लगता और कुछ ट्रांसफ़र नहीं होता।
add-1-title = वॉलेट खोलें
add-1-text = उसमें वही नेटवर्क चुनें जिस पर खरीदा था।
add-2-title = टोकन इंपोर्ट करें
add-2-text = टोकन की सूची के नीचे “टोकन इंपोर्ट करें”, “टोकन जोड़ें” या “टोकन मैनेज करें” चुनें। विकल्प हों, तो कस्टम टोकन वाला लें।
add-3-title = कॉन्ट्रैक्ट का पता पेस्ट करें
add-3-text = इस पेज से अपने नेटवर्क का पता कॉपी करके पेस्ट करें। उसे टाइप न करें।
add-3-action-label = कॉन्ट्रैक्ट के पते देखें
add-4-title = सिंबल और दशमलव अंक मिलाएँ
add-4-text = ज़्यादातर वॉलेट इन्हें अपने आप भरते हैं: सिंबल sRAA है और दशमलव अंक { $staking-token-decimals } हैं। कुछ और दिखे, तो रुक जाएँ: पता या नेटवर्क सही नहीं है।
add-5-title = पुष्टि करें
add-5-text = टोकन की सूची पर लौटें। अब उसमें sRAA भी आपके बैलेंस के साथ दिखता है।
add-note = टोकन दिखाने के लिए रिकवरी फ़्रेज़ या निजी कुंजी कभी नहीं चाहिए। जो इन्हें माँगे, वह आपका वॉलेट खाली कर सकता है।

## Contract addresses: a table

contracts-title = कॉन्ट्रैक्ट के पते
contracts-lead = कोई भी अपने टोकन का नाम sRAA रख सकता है। असली टोकन की पहचान केवल पते से होती है। पता इसी तालिका से लें।
contracts-columns-network = नेटवर्क
contracts-note = कहीं और मिले पते पर भरोसा न करें: चैट में भेजा गया पता किसी नकली टोकन का हो सकता है।

## When nothing helped: a list of facts, label and value

contact-title = समस्या हल नहीं हुई?
contact-lead = लेन-देन को नेटवर्क के एक्सप्लोरर में एक बार फिर देखें: वहाँ जो दिखे, वही अंतिम है। मदद करने वाले को नीचे की जानकारी चाहिए। गोपनीय जानकारी की ज़रूरत उसे कभी नहीं होती।
contact-reply-value =
    { $support-reply_hours ->
        [one] जवाब आने में लगभग { $support-reply_hours } घंटा लगता है।
       *[other] जवाब आने में लगभग { $support-reply_hours } घंटे लगते हैं।
    }
contact-reply-instead = कार्ड से किए भुगतान के बारे में कार्ड भुगतान प्रदाता से पूछें, और ऐप की समस्या के बारे में वॉलेट बनाने वाली कंपनी से। चैट में RAA की सहायता देने का दावा करने वाले को जवाब न दें।
contact-ready-label = तैयार रखें
contact-ready-value = नेटवर्क, लेन-देन का हैश, आपके वॉलेट का सार्वजनिक पता
contact-secret-label = कभी न भेजें
contact-secret-value = रिकवरी फ़्रेज़, निजी कुंजी, कार्ड की जानकारी
