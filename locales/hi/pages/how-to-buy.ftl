## दस्तावेज़ का शीर्ष

meta-title = RAA कैसे खरीदें: वॉलेट से या कार्ड से
meta-description = RAA खरीदने के दो तरीके, स्टेप-बाय-स्टेप: क्रिप्टो वॉलेट या बैंक कार्ड से, साथ में प्रीसेल की शर्तें और भुगतान से पहले की ज़रूरी बातें। जोखिम बहुत ज़्यादा है।
meta-keywords = RAA खरीदें, प्रीसेल, क्रिप्टो वॉलेट, बैंक कार्ड, Ethereum, BNB Chain, Base, Solana, sRAA
meta-social-title = RAA कैसे खरीदें
meta-social-description = दो तरीके, शर्तें और जोखिम, सब एक पेज पर। आपका लगाया पूरा पैसा डूब सकता है।

head-title = RAA कैसे खरीदें
head-lead = दो तरीके हैं; प्रोजेक्ट के अनुसार हर एक में { $presale-purchase_minutes } मिनट से कम लगते हैं। पहले शर्तें पढ़ें; इस पेज पर कोई टाइमर नहीं है।

## पहला रास्ता

wallet-title = क्रिप्टो वॉलेट से
wallet-1-title = वॉलेट कनेक्ट करें
wallet-1-text = खरीद की विंडो सबसे पहले वॉलेट माँगती है। अभी वॉलेट नहीं है? हमने काम करने वाले वॉलेट और उनकी आधिकारिक साइटों की सूची दी है।
wallet-1-action = मेरे पास वॉलेट नहीं है
wallet-2-title = नेटवर्क चुनें
wallet-2-text = नीचे दिए नेटवर्क में से कोई भी। नेटवर्क शुल्क (गैस) के लिए उस नेटवर्क का थोड़ा कॉइन भी रखें।
wallet-3-title = राशि भरें
wallet-3-text = ETH, BNB, SOL, USDT या USDC में भुगतान करें। न्यूनतम राशि लगभग { $presale-minimum_purchase } डॉलर है।
wallet-4-title = अपने वॉलेट में पुष्टि करें
wallet-4-text = आपको sRAA मिलता है, खरीदे गए RAA के बदले { $staking-token-ratio }:{ $staking-token-ratio } के अनुपात में। यह पहले से स्टेक होता है और टोकन जनरेशन इवेंट (TGE) तक लॉक रहता है।

## दूसरा रास्ता

card-title = बैंक कार्ड से
card-1-title = फ़ोन नंबर दें
card-1-text = कार्ड भुगतान प्रदाता इसे माँगता है।
card-2-title = नाम और बिलिंग पता भरें
card-2-text = { $presale-card_limit } डॉलर तक पहचान की जाँच ज़रूरी नहीं होती। न्यूनतम राशि यहाँ भी लगभग { $presale-minimum_purchase } डॉलर है।
card-3-title = कार्ड की जानकारी भरें
card-3-text = यह जानकारी कार्ड भुगतान प्रदाता के यहाँ भरी जाती है, इस साइट पर नहीं।
card-4-title = Base पर वॉलेट का पता दें
card-4-text = कार्ड से खरीदे गए टोकन Base पर आते हैं। वॉलेट का पता दो बार जाँचें। गलत पते पर भेजे गए टोकन वापस नहीं आ सकते।

more-support = मेरा भुगतान नहीं हुआ
more-staking = मेरे sRAA का क्या होगा

## पैनल

panel-title = RAA खरीदें
panel-next = फ़िलहाल आप जोखिम की जानकारी पढ़ सकते हैं और अपना वॉलेट बना सकते हैं।
panel-step = कीमत बढ़ती है
panel-step-value =
    { $presale-step_days ->
        [one] हर दिन, बढ़ोतरी प्रकाशित नहीं
       *[other] हर { $presale-step_days } दिन में, बढ़ोतरी प्रकाशित नहीं
    }
panel-minimum = न्यूनतम
panel-minimum-value = लगभग { $presale-minimum_purchase } डॉलर
panel-pay = भुगतान
panel-pay-value = ETH, BNB, SOL, USDT, USDC या बैंक कार्ड
panel-receive = आपको मिलेगा
panel-receive-value = sRAA, RAA के साथ { $staking-token-ratio }:{ $staking-token-ratio }
panel-risks = जोखिम पढ़ें
panel-wallet = वॉलेट बनाएँ

before-title = भुगतान से पहले
