head-amount = { $amount } डॉलर में कितने RAA
head-any = आपकी राशि में कितने RAA
closed = फ़िलहाल इस साइट पर कुछ नहीं खरीदा जा सकता। फिर भी आप हिसाब लगाकर देख सकते हैं।

## The form
amount-label = राशि (डॉलर में)
receive-label = आपको मिलेगा (लगभग)
receive-unit = sRAA
currency-label = भुगतान का तरीका
currency-card = बैंक कार्ड
network-label = नेटवर्क
no-script = ये आँकड़े एक उदाहरण हैं। अपनी राशि का हिसाब देखने के लिए JavaScript चालू होना ज़रूरी है।
amount-error-empty = राशि भरें
amount-error-number = राशि अंकों में भरें, जैसे { $example }
amount-error-decimals =
    { $count ->
        [one] { $currency } की राशि में दशमलव के बाद अधिकतम { $count } अंक भरें
       *[other] { $currency } की राशि में दशमलव के बाद अधिकतम { $count } अंक भरें
    }
amount-error-minimum = लगभग { $presale-minimum_purchase } डॉलर या उससे ज़्यादा की राशि भरें
amount-error-maximum = राशि कम करें: अधिकतम { $tokenomics-supply } { -raa } खरीदे जा सकते हैं, यानी पूरी आपूर्ति

## Beside the form
unlock-label = अनलॉक
axis-start = TGE: { $amount }
axis-end = महीना { $month }: { $amount }
months-title = हर महीने की राशि
month-label = TGE के बाद का महीना
unlocked-label = कुल अनलॉक
receive-basis = { $amount } डॉलर में, { $price } डॉलर प्रति { -raa } की शुरुआती कीमत पर।
price-rise =
    { $count ->
        [one] प्रीसेल की शर्तों के अनुसार कीमत हर दिन बढ़ती है, यानी बाद में इतनी ही राशि में कम RAA मिलेंगे।
       *[other] प्रीसेल की शर्तों के अनुसार कीमत हर { $count } दिन में बढ़ती है, यानी बाद में इतनी ही राशि में कम RAA मिलेंगे।
    }
price-par = एक { $currency } को एक डॉलर माना गया है।
rate-later = आपके वॉलेट से राशि { $currency } में, भुगतान प्रदाता की उस समय की दर पर ली जाती है।
network-fee = इसके अलावा { $network } का नेटवर्क शुल्क (गैस) { $coin } में लगता है। शुल्क कितना होगा, यह नेटवर्क की व्यस्तता पर निर्भर करता है।
card-note = { $presale-card_limit } डॉलर तक पहचान की जाँच ज़रूरी नहीं होती। कार्ड भुगतान प्रदाता फ़ोन नंबर, नाम और बिलिंग पता, कार्ड की जानकारी और फिर { $network } पर वॉलेट का पता माँगता है।
card-note-above = { $presale-card_limit } डॉलर से ज़्यादा पर पहचान की जाँच के लिए तैयार रहें। कार्ड भुगतान प्रदाता फ़ोन नंबर, नाम और बिलिंग पता, कार्ड की जानकारी और फिर { $network } पर वॉलेट का पता भी माँगता है।
card-fee = कार्ड से भुगतान का शुल्क अभी पता नहीं है।
unlock-basis =
    { $count ->
        [one] TGE तक सब लॉक रहता है, फिर { $count } महीने में अनलॉक होता है।
       *[other] TGE तक सब लॉक रहता है, फिर { $count } बराबर मासिक किस्तों में अनलॉक होता है।
    }

## The practice purchase
practise = खरीद का अभ्यास करें
practice-note = यह अभ्यास है। कोई भुगतान नहीं होता।
practice-failed = अभ्यास लोड नहीं हो सका। अपना कनेक्शन जाँचें और बटन फिर से दबाएँ।
scenario-label = अभ्यास में क्या हो?
scenario-through = भुगतान हो जाता है
scenario-rejected = आप वॉलेट में मना करते हैं
scenario-no-gas = नेटवर्क शुल्क के लिए { $coin } नहीं है
scenario-wrong-network = वॉलेट गलत नेटवर्क पर है
scenario-widget = कार्ड भुगतान प्रदाता त्रुटि बताता है
practice-from = आपके वॉलेट का पता
practice-token = { $network } पर { $currency } का कॉन्ट्रैक्ट
practice-coin = कोई नहीं: { $network } का अपना कॉइन { $coin } है
practice-recipient = विक्रेता का पता
drawn-wallet = नमूना वॉलेट आपके हस्ताक्षर माँगता है
drawn-card = कार्ड भुगतान प्रदाता का नमूना फ़ॉर्म
drawn-fee = नेटवर्क शुल्क
practice-fee = थोड़ा { $coin }
drawn-decline = मना करें
drawn-approve = मंज़ूर करें
drawn-cancel = रद्द करें
drawn-pay = भुगतान करें
practice-check = असली खरीद में इस समय नेटवर्क, टोकन कॉन्ट्रैक्ट और आपके बैलेंस की जाँच होती है।
practice-sign = असली खरीद में अब वॉलेट आपके हस्ताक्षर माँगता है। पुष्टि करने से पहले पढ़ लें कि वह क्या दिखा रहा है।
practice-pay = असली खरीद में अब आप भुगतान प्रदाता का फ़ॉर्म भरते हैं।
practice-confirm = असली खरीद में { $network } अब भुगतान की पुष्टि करता है, जिसमें कुछ मिनट लग सकते हैं। यहाँ बस एक पल लगता है।
practice-again = फिर अभ्यास करें
practice-done = अभ्यास पूरा हुआ
practice-success = असली खरीद में { $network } अब तक { $amount } { $currency } के आपके भुगतान की पुष्टि कर चुका होता।
practice-reported = असली खरीद में भुगतान प्रदाता अब तक बता चुका होता कि { $amount } { $currency } का आपका भुगतान पूरा हो गया है। यह साइट किसी नेटवर्क पर इसकी जाँच नहीं कर सकती।
practice-next = असली खरीद के बाद
practice-stopped = असली भुगतान यहीं रुक जाता
practice-problem = असली खरीद में आपको अब यह संदेश दिखता:

## From here on as in purchase.ftl
review = भुगतान जाँचें
continue = भुगतान की ओर बढ़ें
leave = राशि पर वापस जाएँ
review-title = हस्ताक्षर से पहले
review-lead = हर पंक्ति को वॉलेट में दिख रही जानकारी से मिला लें। भेजी गई राशि वापस नहीं ली जा सकती।
review-amount = राशि
review-receive = आपको मिलेगा (लगभग)
review-network = नेटवर्क
review-from = भेजने वाला पता
review-token = टोकन कॉन्ट्रैक्ट
review-recipient = प्राप्तकर्ता
review-sign = वॉलेट में हस्ताक्षर करें
steps-label = भुगतान की प्रगति
step-check = नेटवर्क और बैलेंस की जाँच
step-review = भुगतान की जाँच
step-sign = वॉलेट में हस्ताक्षर
step-confirm = नेटवर्क की पुष्टि
step-pay = प्रदाता के यहाँ भुगतान
step-done = पूरा हुआ
next-credit = टोकन यह साइट नहीं देती। भुगतान जाँचने के बाद उन्हें विक्रेता देता है। वह कब देगा, यह इस पेज को पता नहीं चलता।
next-lock = आपके खरीदे टोकन sRAA के रूप में आते हैं। वे टोकन जनरेशन इवेंट (TGE) तक ट्रांसफ़र नहीं किए जा सकते, उसके बाद { $presale-vesting_months } महीनों में बराबर किस्तों में अनलॉक होते हैं।
support-link = सहायता लें
problem-rejected = आपने वॉलेट में अनुरोध अस्वीकार किया। कुछ नहीं भेजा गया।
problem-no-gas = { $network } पर आपके वॉलेट में { $coin } नहीं है, इसलिए नेटवर्क शुल्क नहीं चुकाया जा सकता। थोड़ा { $coin } डालकर दोबारा कोशिश करें। कुछ नहीं भेजा गया।
problem-wrong-network = आपका वॉलेट किसी दूसरे नेटवर्क पर है। उसे { $network } पर बदलें, फिर दोबारा कोशिश करें। कुछ नहीं भेजा गया।
problem-widget = भुगतान प्रदाता ने त्रुटि बताई है। दोबारा भुगतान से पहले अपना कार्ड या वॉलेट देखें: हो सकता है कि राशि कट चुकी हो।
