stake-badge = जल्द आ रहा है

## मेरा स्टेक

stake-mine-title = मेरा स्टेक
stake-mine-lead = देखें कि आपके वॉलेट में कितना sRAA है, उस पर अब तक कितना रिवॉर्ड जमा हुआ है और उसे कब क्लेम किया जा सकेगा।
stake-rounds = टोकन कई वेस्टिंग राउंड में हों, तो क्लेम के लिए कई लेन-देन करने पड़ते हैं। आप एक के बाद एक हर लेन-देन की पुष्टि अपने वॉलेट में करते हैं।

## कैसे होती है

stake-how-title = स्टेकिंग कैसे होती है
stake-how-lead = टाइमलाइन दिखाती है कि खरीद से आखिरी अनलॉक तक आपके टोकन के साथ क्या होता है।
stake-try-title = अपने आँकड़ों से गणना करें
stake-try-lead = राशि और TGE तक के महीने भरें। ऊपर की टाइमलाइन उसी हिसाब से बदलेगी।

## पूरे नेटवर्क के आँकड़े

stake-total-title = कुल स्टेकिंग
stake-total-staked = कुल स्टेक
stake-total-stakers = कुल स्टेकर
stake-total-apy = मौजूदा APY
stake-total-apy-value = अधिकतम { $staking-apy }
stake-total-apy-note = प्रीसेल की सबसे ऊँची दर। यह TGE पर खत्म होती है।
stake-pools-title = नेटवर्क के हिसाब से पूल
stake-pools-chain = नेटवर्क
stake-pools-pool = पूल
stake-pools-staked = स्टेक
stake-total-sample = ये आँकड़े और पूल सिर्फ़ नमूना हैं, किसी असली स्टेक के नहीं। दर प्रीसेल की है।
stake-total-sample-value = { NUMBER($staking-sample-total, notation: "compact", compactDisplay: "long") }
stake-total-usd = लगभग { NUMBER($staking-sample-total_usd, notation: "compact", compactDisplay: "long") } डॉलर
stake-total-exceeds = ये आँकड़े असली नहीं हो सकते: { NUMBER($staking-sample-total, notation: "compact", compactDisplay: "long") } RAA की राशि { NUMBER($tokenomics-supply, notation: "compact", compactDisplay: "long") } RAA की पूरी आपूर्ति से ज़्यादा है, और इतने RAA के लिए { NUMBER($staking-sample-total_usd, notation: "compact", compactDisplay: "long") } डॉलर की राशि { $presale-initial_price } डॉलर प्रति RAA की शुरुआती कीमत से मेल नहीं खाती।

## जोखिम

risk-yield = सालाना { $staking-apy } ऊपरी सीमा है। असल दर इससे कम हो सकती है, उसकी गारंटी नहीं है और वह टोकन जनरेशन इवेंट (TGE) पर खत्म हो जाती है।
risk-lock = आपके टोकन TGE (टोकन जनरेशन इवेंट) तक ट्रांसफ़र नहीं किए जा सकते। उसके बाद वे { $presale-vesting_months } महीनों में बराबर किस्तों में अनलॉक होते हैं।
