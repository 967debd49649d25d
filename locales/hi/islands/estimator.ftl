amount-label = राशि (डॉलर में)
pay-hint = न्यूनतम: लगभग { $presale-minimum_purchase } डॉलर
currency-label = भुगतान का तरीका
currency-card = बैंक कार्ड
network-label = नेटवर्क
no-script = नीचे के आँकड़े एक उदाहरण हैं। अपनी गणना के लिए JavaScript चालू होना ज़रूरी है।

error-title = एक समस्या है
amount-error-empty = राशि भरें
amount-error-number = राशि अंकों में भरें, जैसे { $example }
amount-error-decimals =
    { $count ->
        [one] { $currency } की राशि में दशमलव के बाद अधिकतम { $count } अंक भरें
       *[other] { $currency } की राशि में दशमलव के बाद अधिकतम { $count } अंक भरें
    }
amount-error-minimum = लगभग { $presale-minimum_purchase } डॉलर या उससे ज़्यादा की राशि भरें
amount-error-maximum = राशि कम करें: इससे अधिकतम { $tokenomics-supply } { -raa } ही खरीदे जा सकते हैं, जो पूरी आपूर्ति है
no-estimate = अनुमान देखने के लिए ऊपर दी गई राशि ठीक करें।

receive-label = आपको लगभग मिलेगा
receive-token = sRAA, { -raa } के साथ { $staking-token-ratio }:{ $staking-token-ratio }
receive-basis = { $amount } डॉलर में, { $price } डॉलर प्रति { -raa } की शुरुआती कीमत पर।
price-rise =
    { $count ->
        [one] कीमत हर दिन बढ़ती है, इसलिए बाद में इतनी ही राशि में कम RAA मिलेंगे।
       *[other] कीमत हर { $count } दिन में बढ़ती है, इसलिए बाद में इतनी ही राशि में कम RAA मिलेंगे।
    }
fees-label = शुल्क और विनिमय दर
price-par = एक { $currency } को एक डॉलर माना गया है।
rate-later = वॉलेट से { $currency } में राशि ली जाती है, भुगतान प्रदाता की उस समय की दर पर।
network-fee = इसके अलावा { $network } का नेटवर्क शुल्क (गैस) { $coin } में लगता है। वह कितना होगा, यह नेटवर्क की व्यस्तता पर निर्भर करता है।
card-note = { $presale-card_limit } डॉलर तक पहचान की जाँच ज़रूरी नहीं होती। कार्ड भुगतान प्रदाता फ़ोन नंबर, नाम और बिलिंग पता, कार्ड की जानकारी और फिर { $network } पर वॉलेट का पता माँगता है।
card-note-above = { $presale-card_limit } डॉलर से ज़्यादा पर पहचान की जाँच हो सकती है। कार्ड भुगतान प्रदाता फ़ोन नंबर, नाम और बिलिंग पता, कार्ड की जानकारी और फिर { $network } पर वॉलेट का पता भी माँगता है।
card-fee = कार्ड से भुगतान का कोई शुल्क प्रकाशित नहीं है।

unlock-label = अनलॉक
unlock-basis =
    { $count ->
        [one] TGE तक सब लॉक रहता है, फिर { $count } महीने में अनलॉक होता है।
       *[other] TGE तक सब लॉक रहता है, फिर { $count } बराबर मासिक हिस्सों में अनलॉक होता है।
    }
axis-start = TGE: { $amount }
axis-end = महीना { $month }: { $amount }
months-title = हर महीने की मात्रा
month-label = TGE के बाद महीने
unlocked-label = कुल अनलॉक
