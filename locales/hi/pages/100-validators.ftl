## दस्तावेज़ का शीर्ष

meta-title = RAA वैलिडेटर: अधिकतम { $validators-maximum } नोड, काम और स्टेक
meta-description = RAA के वैलिडेटर क्या मंज़ूर करते और जाँचते हैं, उन्हें क्या मिलता है, वैलिडेटर कैसे बनें, और न्यूनतम स्टेक के कौन-से दो आँकड़े हैं। जोखिम बहुत ज़्यादा है।
meta-keywords = RAA, वैलिडेटर, वैलिडेटर नोड, न्यूनतम स्टेक, एजेंट टेम्पलेट, स्मार्ट मनी, आय में हिस्सा, प्रीसेल
meta-social-title = RAA वैलिडेटर: काम और स्टेक
meta-social-description = RAA के वैलिडेटर का काम, उसे क्या मिलता है, और स्टेक के दोनों आँकड़े। जोखिम बहुत ज़्यादा है।

## पेज का शीर्ष

start-title = { NUMBER($conflicts-validator_stake-first, notation: "compact") } या { NUMBER($conflicts-validator_stake-second, notation: "compact") }+ RAA प्रति नोड
start-stake-confirmed = एक नोड के लिए { $stake } चाहिए
start-lead = न्यूनतम स्टेक के दो आँकड़े हैं और दोनों में से किसी की भी पुष्टि नहीं हुई है। वैलिडेटर एजेंट टेम्पलेट और डेवलपरों के सबमिशन मंज़ूर करते हैं, डेटा जाँचते हैं और प्रोटोकॉल की आय में हिस्सा पाते हैं। RAA का पूरा मूल्य खत्म हो सकता है।
start-action-label = वैलिडेटर कैसे बनें
start-maximum-label = अधिकतम नोड
start-maximum-value = { $validators-maximum }
start-share-label = इनके लिए आरक्षित
start-share-value = आपूर्ति का { $tokenomics-allocation-validators }
hero-stage-in = टेम्पलेट आता है
hero-stage-checks = नोड उसे जाँचते हैं
hero-stage-out = मंज़ूरी के बाद कॉपी हो सकता है
start-caption-open = सांकेतिक चित्र: हर नोड के लिए एक बिंदु है। सभी बिंदु खाली दिखाए गए हैं।
start-caption-taken = सांकेतिक चित्र: हर नोड के लिए एक बिंदु। भरे हुए: { $taken }।

## स्टेक

stake-title = स्टेक के दो आँकड़े
stake-lead = टोकनोमिक्स का विवरण और वैलिडेटर पेज न्यूनतम स्टेक के अलग-अलग आँकड़े देते हैं। प्रोजेक्ट ने दोनों में से किसी की भी पुष्टि नहीं की है।
stake-confirmed = न्यूनतम स्टेक
stake-cost = शुरुआती कीमत पर { $cost } डॉलर

## काम

duties-title = वैलिडेटर क्या करता है
duties-lead = हर मंज़ूरी पर दूसरे लोग भरोसा करते हैं।
duties-columns-name = क्या जाँचना है
duties-columns-text = नोड क्या करता है
duties-columns-remark = किसके काम आता है
duties-templates-name = एजेंट टेम्पलेट
duties-templates-text = मार्केटप्लेस के लिए टेम्पलेट चुनता है, और कॉपी होने से पहले हर टेम्पलेट को मंज़ूरी देता है।
duties-templates-remark = एजेंट कॉपी करने वाले सभी
duties-submissions-name = डेवलपरों के सबमिशन
duties-submissions-text = डेवलपर जो जमा करते हैं, उसे जाँचता है और तय करता है कि मंज़ूरी दी जाए या नहीं।
duties-submissions-remark = डेवलपर और उनके उपयोगकर्ता
duties-index-name = इन्फ़्लुएंसर और अल्फ़ा डेटा
duties-index-text = प्रभावशाली खातों की बातें इंडेक्स करता है, ताकि हर दावे के स्रोत तक पहुँचा जा सके।
duties-index-remark = अल्फ़ा डेटा के सब्सक्राइबर
duties-flows-name = स्मार्ट मनी का प्रवाह
duties-flows-text = जाँचता है कि जिन वॉलेट पर सबकी नज़र है, उनका लेन-देन असली है या नहीं। इसके बाद ही उसे सिग्नल माना जाता है।
duties-flows-remark = रीडिंग के आधार पर कदम उठाने वाले सभी

## क्या मिलता है

rewards-title = वैलिडेटर को क्या मिलता है
rewards-lead = प्रोजेक्ट ने कोई राशि नहीं बताई है, इसलिए हम यहाँ किसी राशि का वादा नहीं करते।
rewards-revenue-title = आय में हिस्सा
rewards-revenue-text = वैलिडेटरों को प्रोटोकॉल की आय में हिस्सा मिलता है।
rewards-priority-title = प्राथमिकता
rewards-priority-text = प्रोजेक्ट वैलिडेटरों को प्राथमिकता देता है। किस मामले में और किनके मुकाबले, यह अभी स्पष्ट नहीं है।
rewards-allocation-title = टोकन आवंटन
rewards-allocation-text = आपूर्ति का { $tokenomics-allocation-validators } वैलिडेटरों के लिए रखा गया है, जो { $validators-maximum } नोड के बीच बँटता है।

## कैसे बनें

steps-title = वैलिडेटर कैसे बनें
steps-lead = पहले आप खरीदते हैं, फिर टीम सत्यापन करती है। खरीद से आपकी जगह पक्की नहीं होती।
steps-buy-title = प्रीसेल में खरीदें
steps-buy-text = आप जो खरीदते हैं, वह टोकन जनरेशन इवेंट (TGE) तक लॉक रहता है, चाहे आप वैलिडेटर बनें या न बनें।
steps-contact-title = टीम से संपर्क करें
steps-contact-text = बताएँ कि आप नोड चलाना चाहते हैं।
steps-verify-title = सत्यापन पूरा करें
steps-verify-text = टीम आपका सत्यापन करती है।
steps-receive-title = अपना आवंटन पाएँ
steps-receive-text = वैलिडेटरों के लिए रखे हिस्से में से आपको RAA आवंटित होता है।

## Today: three columns

today-title = आज आप क्या कर सकते हैं
today-lead = इनमें से किसी में न पैसा लगता है, न आप किसी बात से बँधते हैं।
today-estimate-title = खरीद का अनुमान लगाएँ
today-estimate-text = इससे पता चलता है कि शुरुआती कीमत पर किसी राशि में कितने RAA मिलेंगे, क्या लॉक रहेगा और कब तक।
today-wallet-title = वॉलेट बनाएँ
today-wallet-text = हर खरीद वॉलेट से शुरू होती है। पैसे डालने से पहले उसे अच्छी तरह समझ लें।
today-open-title = खुले मुद्दों पर नज़र रखें
today-open-text = सूची से पता चलता है कि न्यूनतम स्टेक, सत्यापन और संपर्क की जानकारी अब तक मिली या नहीं।

## समापन

buy-title = पहले स्टेक के आँकड़े देखें
buy-try-label = टोकनोमिक्स देखें
