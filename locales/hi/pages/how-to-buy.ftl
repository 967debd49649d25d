## दस्तावेज़ का शीर्ष

meta-title = RAA कैसे खरीदें: वॉलेट से या कार्ड से
meta-description = RAA खरीदने के दो तरीके, चरण-दर-चरण: क्रिप्टो वॉलेट या बैंक कार्ड से, साथ में प्रीसेल की शर्तें और भुगतान से पहले की ज़रूरी बातें। जोखिम बहुत ज़्यादा है।
meta-keywords = RAA खरीदें, प्रीसेल, क्रिप्टो वॉलेट, बैंक कार्ड, Ethereum, BNB Chain, Base, Solana, sRAA
meta-social-title = RAA कैसे खरीदें
meta-social-description = दो तरीके, शर्तें और जोखिम, सब एक पेज पर। आपका लगाया पूरा पैसा डूब सकता है।

how-to-buy-title = RAA कैसे खरीदें
how-to-buy-lead = खरीदने के दो तरीके हैं, और प्रोजेक्ट के अनुसार हर एक में { $presale-purchase_minutes } मिनट से कम समय लगता है। पहले आराम से शर्तें पढ़ें।

## पहला रास्ता

how-to-buy-wallet-title = क्रिप्टो वॉलेट से
how-to-buy-wallet-1-title = वॉलेट कनेक्ट करें
how-to-buy-wallet-1-text = वह वॉलेट कनेक्ट करें जिससे भुगतान करना है। अभी वॉलेट नहीं है? हमने यहाँ काम करने वाले वॉलेट और उनकी आधिकारिक साइटों की सूची दी है।
how-to-buy-wallet-1-action-label = मेरे पास वॉलेट नहीं है
how-to-buy-wallet-2-title = नेटवर्क चुनें
how-to-buy-wallet-2-text = नीचे दिए नेटवर्क में से एक चुनें। नेटवर्क शुल्क (गैस) के लिए उस नेटवर्क का अपना कॉइन भी थोड़ा रखें।
how-to-buy-wallet-3-title = राशि भरें
how-to-buy-wallet-3-text = ETH, BNB, SOL, USDT या USDC में भुगतान करें। न्यूनतम राशि लगभग { $presale-minimum_purchase } डॉलर है।
how-to-buy-wallet-4-title = अपने वॉलेट में पुष्टि करें
how-to-buy-wallet-4-text = आपको sRAA मिलता है, खरीदे गए RAA के बदले { $staking-token-ratio }:{ $staking-token-ratio } के अनुपात में। यह मिलते ही स्टेक हो जाता है और टोकन जनरेशन इवेंट (TGE) तक लॉक रहता है।

## दूसरा रास्ता

how-to-buy-card-title = बैंक कार्ड से
how-to-buy-card-1-title = फ़ोन नंबर दें
how-to-buy-card-1-text = कार्ड भुगतान प्रदाता इसे माँगता है।
how-to-buy-card-2-title = नाम और बिलिंग पता भरें
how-to-buy-card-2-text = { $presale-card_limit } डॉलर तक पहचान की जाँच ज़रूरी नहीं होती। न्यूनतम राशि यहाँ भी लगभग { $presale-minimum_purchase } डॉलर है।
how-to-buy-card-3-title = कार्ड की जानकारी भरें
how-to-buy-card-3-text = यह जानकारी कार्ड भुगतान प्रदाता के अपने फ़ॉर्म में भरी जाती है।
how-to-buy-card-4-title = Base पर वॉलेट का पता दें
how-to-buy-card-4-text = कार्ड से खरीदे गए टोकन Base पर आते हैं। वॉलेट का पता दो बार जाँचें। गलत पते पर भेजे गए टोकन वापस नहीं आ सकते।

how-to-buy-before-support-label = मेरा भुगतान विफल हुआ
how-to-buy-before-staking-label = मेरे sRAA का क्या होगा

## पैनल

how-to-buy-panel-title = RAA खरीदें
how-to-buy-before-feed = शुरुआत की सूचना पाएँ
how-to-buy-before-risks-label = जोखिम पढ़ें
how-to-buy-before-wallet-label = वॉलेट बनाएँ
how-to-buy-panel-practise = पहले अभ्यास करें: कोई भुगतान नहीं होता

how-to-buy-before-title = भुगतान से पहले
