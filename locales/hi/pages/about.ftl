## दस्तावेज़ का शीर्ष

meta-title = RAA का परिचय: क्या पढ़ता है, किसके लिए है
meta-description = RAA क्या पढ़ता है, उससे जुड़े प्रोडक्ट कौन-से हैं, वे किसके लिए हैं और प्रोजेक्ट का दावा क्या है। जोखिम बहुत ज़्यादा: आपका लगाया पूरा पैसा डूब सकता है।
meta-keywords = RAA, परिचय, बाज़ार का मूड, RAAdar, व्यवहार प्रोफ़ाइल, AI ट्रेडिंग एजेंट, FOMO अलर्ट, लर्निंग ऐप
meta-social-title = बाज़ार के मूड पर दूसरी राय
meta-social-description = अलर्ट, व्यवहार प्रोफ़ाइल, एजेंट और लर्निंग ऐप, और हर एक के बारे में जो पता है। जोखिम बहुत ज़्यादा है।

## पेज का शीर्ष

start-title = बाज़ार के मूड पर दूसरी राय
start-lead = RAA भीड़ में, ब्लॉकचेन पर और आपके अपने सौदों में डर, लालच और FOMO पहचानता है। उसे जो दिखता है, वह आपको सीधे शब्दों में तब बताता है जब रुककर सोचने का समय बचा होता है।
start-action-label = प्रोडक्ट देखें

## क्या पढ़ता है

reads-title = यह क्या पढ़ता है
reads-lead = चार्ट बताता है कि क्या हुआ। ये तीन स्रोत बताते हैं कि उस समय लोग क्या महसूस कर रहे थे।
reads-chain-title = ब्लॉकचेन
reads-chain-text = वॉलेट के बीच के लेन-देन से पता चलता है कि कौन देर से खरीदता है, कौन जल्दी निकलता है और कौन रुका रहता है। ये रिकॉर्ड सार्वजनिक हैं।
reads-crowd-title = भीड़
reads-crowd-text = पोस्ट और चैनल यह जानने के लिए पढ़े जाते हैं कि उनमें कौन-सी भावना है। जब बहुत-से लोगों का लहज़ा एक साथ बदले, तो यह जानने लायक बात है, कीमत आगे चाहे जिधर जाए।
reads-you-title = आपके अपने सौदे
reads-you-text = हो सकता है कि आप हड़बड़ी में खरीदते हों, डर में बेचते हों या घाटे के बाद सौदा बढ़ाते हों। आपको ये आदतें दिखती हैं, और इनका क्या करना है, यह आप तय करते हैं।

## उत्पाद

products-title = सभी प्रोडक्ट
products-lead = तालिका दिखाती है कि हर प्रोडक्ट क्या करता है और उसके बारे में क्या पता है। कौन-सा हिस्सा कब के लिए तय था, यह टेकमैप में है।
products-columns-name = प्रोडक्ट
products-columns-text = क्या करता है
products-columns-remark = क्या पता है
products-radar-name = RAAdar
products-radar-text = FOMO, डर और लालच के अलर्ट। बताता है कि मूड कब होड़ में बदलने लगा है, और किस बाज़ार में।
products-radar-remark = भावना के लेबल वाले { stats-signals-value } सिग्नल और पूर्वानुमान की { stats-accuracy-value } सटीकता (दोनों प्रोजेक्ट के दावे)
products-profile-name = व्यवहार प्रोफ़ाइल
products-profile-text = ट्रेडर के रूप में आपकी आदतें दिखाती है: मुनाफ़े के बाद, घाटे के बाद और भीड़ के साथ आप क्या करते हैं।
products-profile-remark = वॉलेट की { stats-profiles-value } व्यवहार प्रोफ़ाइल (प्रोजेक्ट का दावा)
products-signals-name = सिग्नल का विश्लेषण
products-signals-text = ऑन-चेन गतिविधि और सोशल पोस्ट को साथ-साथ देखा जाता है और उन पर भावना का लेबल लगाया जाता है।
products-signals-remark = इंडेक्स की गई { stats-posts-value } पोस्ट (प्रोजेक्ट का दावा)
products-agents-name = निजी AI एजेंट
products-agents-text = आपके शांत मन से बनाए नियमों पर ट्रेड करते हैं, और वहीं रुकते हैं जहाँ आपने रुकने को कहा था।
products-agents-remark = कोई नतीजा पता नहीं है। एजेंट पैसा गँवा सकता है, तेज़ी से और आपके सोते समय भी।
products-app-name = लर्निंग ऐप
products-app-text = छोटे पाठ, बाज़ार के दिनों के गेम जैसे रीप्ले, और क्वेस्ट, जिन्हें पूरा करने पर RAA मिलता है।
products-app-remark = { stats-users-value } लोगों ने अभ्यास किया (प्रोजेक्ट का दावा)
products-market-name = एजेंट मार्केटप्लेस
products-market-text = किसी और के बनाए एजेंट का टेम्पलेट कॉपी करें, और क्रिएटर को उसका भुगतान करें।
products-market-remark = { $tokenomics-creator_share } क्रिएटर को, { $tokenomics-protocol_share } प्रोटोकॉल को। { $tokenomics-micro_token_copies } सक्रिय कॉपी होने पर एजेंट का अपना माइक्रो-टोकन हो सकता है।
products-staking-name = स्टेकिंग
products-staking-text = प्रीसेल के खरीदारों के पास RAA, sRAA के रूप में रहता है: एक के बदले एक, और शुरू से स्टेक किया हुआ।
products-staking-remark = टोकन जनरेशन इवेंट (TGE) तक अधिकतम { $staking-apy } APY, जिसकी गारंटी नहीं है। लॉन्च के बाद दर DAO तय करता है।
products-validators-name = वैलिडेटर नोड
products-validators-text = एजेंट टेम्पलेट, डेवलपरों के सबमिशन और डेटा की जाँच करते हैं, ताकि दूसरे उन पर भरोसा कर सकें।
products-validators-remark = अधिकतम { $validators-maximum } नोड। आपूर्ति का { $tokenomics-allocation-validators } उनके लिए रखा गया है।

## किसके लिए है

audiences-title = यह किसके लिए है
audiences-lead = छह तरह के लोग एक ही रीडिंग का अलग-अलग उपयोग करते हैं।
audiences-retail-title = रिटेल ट्रेडर
audiences-retail-text = आप शाम को फ़ोन पर ट्रेड करते हैं, और सामने वे लोग हैं जो दिन भर यही करते हैं। ऑर्डर के बाद के चार्ट से ज़्यादा काम की वह चेतावनी है जो ऑर्डर से पहले मिले।
audiences-pro-title = पेशेवर ट्रेडर और अल्फ़ा हंटर
audiences-pro-text = आप वह जानकारी जुटाते हैं जो दूसरों के पास नहीं होती। भावना के लेबल वाला डेटा इसका एक स्रोत है, और आपकी अपनी चूकों का ईमानदार रिकॉर्ड दूसरा स्रोत है।
audiences-funds-title = फ़ंड और संस्थागत ट्रेडिंग डेस्क
audiences-funds-text = आपको किसी के सामने अपनी पोज़िशन की वजह बतानी होती है। भीड़ और वॉलेट का एक ही माप हो, तो सब एक ही आँकड़ों पर चर्चा करते हैं। शर्तें सेल्स टीम के साथ तय होती हैं।
audiences-funds-action-label = प्लान देखें
audiences-investors-title = निवेशक और वेंचर फ़ंड
audiences-investors-text = आप प्रोटोकॉल को ही परखते हैं: आपूर्ति, अनलॉक, बर्न होने वाले शुल्क। यह सब यहाँ लिखा है, और जो जानकारी उपलब्ध नहीं है, उसे चिह्नित किया गया है।
audiences-investors-action-label = टोकनोमिक्स पढ़ें
audiences-builders-title = डेवलपर
audiences-builders-text = आप एजेंट बनाते हैं, या ऐसे प्रोडक्ट जिन्हें मूड का माप चाहिए। API, SDK और डेटासेट योजना में हैं। आपके टेम्पलेट की कॉपी के हर भुगतान का { $tokenomics-creator_share } आपको मिलता है।
audiences-builders-action-label = टेकमैप खोलें
audiences-validators-title = वैलिडेटर बनने के इच्छुक
audiences-validators-text = आप नोड चलाना चाहते हैं और वह जिसे मंज़ूरी दे, उसकी ज़िम्मेदारी लेना चाहते हैं। पहले वैलिडेटर का काम देखें, फिर स्टेक के दोनों आँकड़े।
audiences-validators-action-label = प्रोग्राम देखें

## आँकड़े

figures-title = प्रोजेक्ट के दावे

## समापन

buy-title = पहले पढ़ें, फिर तय करें
