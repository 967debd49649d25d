## दस्तावेज़ का शीर्ष

meta-title = RAA कैसे खरीदें: वॉलेट से या कार्ड से
meta-description = RAA तक के दो रास्ते, कदम-दर-कदम: क्रिप्टो वॉलेट या बैंक कार्ड, साथ में प्रीसेल की शर्तें और भुगतान से पहले जानने लायक बातें। जोखिम बहुत ज़्यादा है।
meta-keywords = RAA खरीदें, प्रीसेल, क्रिप्टो वॉलेट, बैंक कार्ड, Ethereum, BNB Chain, Base, Solana, sRAA
meta-social-title = RAA कैसे खरीदें
meta-social-description = दो रास्ते, शर्तें और जोखिम, सब एक पेज पर। आपका लगाया पूरा पैसा डूब सकता है।

head-title = RAA कैसे खरीदें
head-lead = दो रास्ते हैं; बताया जाता है कि हर एक में { $presale-purchase_minutes } मिनट से कम लगते हैं। पहले शर्तें पढ़ें; इस पेज पर कोई टाइमर नहीं है।

## पहला रास्ता

wallet-title = क्रिप्टो वॉलेट से
wallet-1-title = वॉलेट जोड़ें
wallet-1-text = खरीद की विंडो सबसे पहले यही माँगती है। अभी वॉलेट नहीं है? जो वॉलेट काम करते हैं, हमने उनकी सूची दी है, और यह भी कि उनके निर्माता उन्हें कहाँ देते हैं।
wallet-1-action = मेरे पास वॉलेट नहीं है
wallet-2-title = नेटवर्क चुनें
wallet-2-text = नीचे दिए नेटवर्कों में से कोई भी। नेटवर्क शुल्क के लिए, जिसे गैस कहते हैं, उसका अपना कॉइन थोड़ा रखें।
wallet-3-title = राशि भरें
wallet-3-text = ETH, BNB, SOL, USDT या USDC में भुगतान करें। न्यूनतम राशि लगभग { $presale-minimum_purchase } USD है।
wallet-4-title = अपने वॉलेट में पुष्टि करें
wallet-4-text = आपको sRAA मिलता है, खरीदे गए RAA के साथ { $staking-token-ratio }:{ $staking-token-ratio }। यह आपके लिए स्टेक होता है और TGE तक लॉक रहता है।

## दूसरा रास्ता

card-title = बैंक कार्ड से
card-1-title = फ़ोन नंबर दें
card-1-text = कार्ड भुगतान प्रदाता इसे माँगता है।
card-2-title = नाम और बिलिंग पता भरें
card-2-text = { $presale-card_limit } USD तक पहचान की जाँच ज़रूरी नहीं होती। न्यूनतम राशि यहाँ भी लगभग { $presale-minimum_purchase } USD है।
card-3-title = कार्ड की जानकारी भरें
card-3-text = यह जानकारी आप कार्ड भुगतान प्रदाता के यहाँ भरते हैं, इस साइट पर नहीं।
card-4-title = Base पर वॉलेट का पता दें
card-4-text = कार्ड से की गई खरीद Base पर आती है। वॉलेट का पता दो बार जाँचें। ग़लत पते पर भेजे गए टोकन वापस नहीं आ सकते।

more-support = मेरा भुगतान विफल हुआ
more-staking = मेरे sRAA का क्या होता है

## पैनल

panel-title = RAA खरीदें
panel-next = आज आप जोखिम पढ़ सकते हैं और ऐसा वॉलेट बना सकते हैं जो आपका अपना हो।
panel-step = कीमत बढ़ती है
panel-step-value =
    { $presale-step_days ->
        [one] हर दिन, मात्रा प्रकाशित नहीं
       *[other] हर { $presale-step_days } दिन में, मात्रा प्रकाशित नहीं
    }
panel-minimum = न्यूनतम
panel-minimum-value = लगभग { $presale-minimum_purchase } USD
panel-pay = भुगतान
panel-pay-value = ETH, BNB, SOL, USDT, USDC या बैंक कार्ड
panel-receive = आपको मिलता है
panel-receive-value = sRAA, RAA के साथ { $staking-token-ratio }:{ $staking-token-ratio }
panel-risks = जोखिम पढ़ें
panel-wallet = वॉलेट बनाएँ

before-title = भुगतान से पहले
