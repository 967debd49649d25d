stake-badge = जल्द आ रहा है

## मेरा स्टेक

stake-mine-title = मेरा स्टेक
stake-mine-lead = यहाँ कनेक्ट किए गए वॉलेट का स्टेक दिखता है। “–” का मतलब है कि आँकड़ा उपलब्ध नहीं है।
stake-rounds = टोकन कई वेस्टिंग राउंड में हों, तो क्लेम के लिए कई लेन-देन पर हस्ताक्षर करने पड़ते हैं: एक के बाद एक, और हर एक की पुष्टि आपके वॉलेट में होती है।

## कैसे होती है

stake-how-title = स्टेकिंग कैसे होती है
stake-how-lead = खरीद से क्लेम तक चार चरण हैं: तीन आपको करने हैं, एक इंतज़ार का है।
stake-step-1-title = प्रीसेल में खरीदें
stake-step-1-text = आपको sRAA मिलता है, खरीदे गए RAA के बदले { $staking-token-ratio }:{ $staking-token-ratio } के अनुपात में। यह पहले से स्टेक होता है; आपको कुछ चालू नहीं करना पड़ता।
stake-step-2-title = TGE तक रखें
stake-step-2-text = टोकन जनरेशन इवेंट (TGE) तक sRAA पर अधिकतम { $staking-apy } APY मिलता है। लॉन्च के बाद दर बदलती रहती है और DAO के नियंत्रण में होती है।
stake-step-3-title = लिस्टिंग के बाद क्लेम करें
stake-step-3-text = आप sRAA लौटाते हैं और RAA के साथ उस पर मिला रिवॉर्ड पाते हैं। लिस्टिंग तक क्लेम लॉक रहता है।
stake-step-4-title = हर राउंड पर हस्ताक्षर करें
stake-step-4-text = प्रीसेल के टोकन TGE के बाद { $presale-vesting_months } महीनों में बराबर हिस्सों में अनलॉक होते हैं। अगर आपके टोकन कई वेस्टिंग राउंड में हैं, तो हर राउंड के लिए एक अलग लेन-देन पर हस्ताक्षर करना होता है।

## पूरे नेटवर्क के आँकड़े

stake-total-title = कुल स्टेकिंग
stake-total-staked = कुल स्टेक
stake-total-stakers = कुल स्टेकर
stake-total-apy = मौजूदा APY
stake-total-apy-value = अधिकतम { $staking-apy }
stake-total-apy-note = प्रीसेल की ऊपरी सीमा। यह TGE पर खत्म होती है।
stake-pools-title = नेटवर्क के हिसाब से पूल
stake-pools-chain = नेटवर्क
stake-pools-pool = पूल
stake-pools-staked = स्टेक

## जोखिम

risk-yield = सालाना { $staking-apy } ऊपरी सीमा है; असल दर इससे कम हो सकती है। इसकी गारंटी नहीं है और यह टोकन जनरेशन इवेंट (TGE) पर खत्म हो जाती है।
risk-lock = आपके टोकन TGE (टोकन जनरेशन इवेंट) तक ट्रांसफ़र नहीं किए जा सकते; उसके बाद वे { $presale-vesting_months } महीनों में बराबर हिस्सों में अनलॉक होते हैं।
