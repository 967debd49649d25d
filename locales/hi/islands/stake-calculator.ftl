form-label = स्टेकिंग रिवॉर्ड कैलकुलेटर

amount-label = स्टेक की राशि
amount-hint = इस फ़ॉर्म में { $min } से { $max } { -raa } तक भर सकते हैं।

amount-unit = { -raa }

months-label = अवधि
months-unit = महीने
months-hint = इस फ़ॉर्म में { $min } से { $max } महीने तक भर सकते हैं।
months-value =
    { $count ->
        [one] { $count } महीना
       *[other] { $count } महीने
    }

run = रिवॉर्ड की गणना करें
copy = इस गणना का लिंक कॉपी करें

amount-error-number = स्टेक की राशि अंकों में भरें, जैसे { $example }
amount-error-range = स्टेक की राशि { $min } से { $max } { -raa } के बीच भरें
months-error = अवधि पूरे महीनों में भरें, { $min } से { $max } तक

no-result = नतीजा देखने के लिए भरी गई जानकारी ठीक करें।

reward-label = अनुमानित रिवॉर्ड
reward-value = अधिकतम { $amount }
reward-basis =
    { $count ->
        [one] { $amount } { -raa } पर { $count } महीने के लिए
       *[other] { $amount } { -raa } पर { $count } महीनों के लिए
    }
exceeds = इतना रिवॉर्ड नहीं दिया जा सकता। स्टेक के साथ यह { $sum } { -raa } होता है, जो { $tokenomics-supply } { -raa } की पूरी आपूर्ति से ज़्यादा है।
apy-label = अधिकतम सालाना दर (APY)
penalty-label = समय से पहले निकासी पर पेनल्टी

formula = बिना चक्रवृद्धि, साधारण सालाना दर पर: { $amount } × { $apy } × { $months } ÷ 12 = { $reward } { -raa }।
assumption-rate = { $apy } प्रोजेक्ट की बताई सबसे ऊँची सालाना दर है। इसकी गारंटी नहीं है और यह TGE पर खत्म हो जाती है। लॉन्च के बाद दर बदलती रहती है और DAO उसे तय करता है। यहाँ आपके भरे हर महीने के लिए यही दर ली गई है, हालाँकि TGE के बाद के महीनों की कोई दर नहीं बताई गई है।
assumption-ratio = स्टेक किया हुआ { -raa } sRAA के रूप में रहता है। sRAA और { -raa } का अनुपात { $staking-token-ratio }:{ $staking-token-ratio } है, इसलिए रिवॉर्ड { -raa } में गिना जाता है।

no-script = नीचे के आँकड़े एक उदाहरण हैं। अपनी गणना के लिए JavaScript चालू होना ज़रूरी है।
