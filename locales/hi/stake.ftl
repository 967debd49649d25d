stake-badge = जल्द आ रहा है

## मेरा स्टेक

stake-mine-title = मेरा स्टेक
stake-mine-lead = यह पैनल जुड़े हुए वॉलेट का स्टेक पढ़ता है। डैश का मतलब शून्य नहीं है।
stake-rounds = जो टोकन कई वेस्टिंग राउंड में हों, उन्हें क्लेम करने के लिए हस्ताक्षर वाले कई लेन-देन करने पड़ते हैं: एक के बाद एक, हर एक की पुष्टि आपके वॉलेट में।

## कैसे होती है

stake-how-title = स्टेकिंग कैसे होती है
stake-how-lead = चार कदम, जिनमें से तीन आपके हैं। बीच का रास्ता इंतज़ार का है।
stake-step-1-title = प्रीसेल में खरीदें
stake-step-1-text = आपको sRAA मिलता है, खरीदे गए RAA के साथ { $staking-token-ratio }:{ $staking-token-ratio }। यह आपके लिए स्टेक होता है; कुछ चालू नहीं करना पड़ता।
stake-step-2-title = TGE तक रखें
stake-step-2-text = टोकन जनरेशन इवेंट (TGE) तक sRAA पर अधिकतम { $staking-apy } APY मिलता है। लॉन्च के बाद दर बदलती रहती है और DAO के नियंत्रण में होती है।
stake-step-3-title = लिस्टिंग के बाद क्लेम करें
stake-step-3-text = आप sRAA लौटाते हैं और RAA के साथ उस पर मिला रिवॉर्ड पाते हैं। लिस्टिंग तक क्लेम लॉक रहता है।
stake-step-4-title = हर राउंड पर हस्ताक्षर करें
stake-step-4-text = प्रीसेल के टोकन TGE के बाद { $presale-vesting_months } महीनों में बराबर हिस्सों में खुलते हैं। अगर आपके टोकन कई वेस्टिंग राउंड में हैं, तो हर राउंड हस्ताक्षर वाला एक अलग लेन-देन होता है।

## पूरे नेटवर्क के आँकड़े

stake-total-title = पूरी स्टेकिंग
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

risk-yield = सालाना अधिकतम { $staking-apy } सबसे ऊँची दर है, अपेक्षित दर नहीं। इसकी गारंटी नहीं है और यह TGE पर खत्म हो जाती है।
risk-lock = आपके टोकन TGE तक कहीं भेजे नहीं जा सकते, उसके बाद { $presale-vesting_months } महीनों में बराबर हिस्सों में खुलते हैं।
