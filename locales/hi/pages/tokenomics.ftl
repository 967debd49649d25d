meta-title = RAA टोकनोमिक्स: आपूर्ति, अनलॉक, कीमत और बर्न
meta-description = RAA कैसे बँटा है, किस श्रेणी का हिस्सा कब अनलॉक होता है, प्रीसेल की कीमत क्या है, कौन-से शुल्क बर्न होते हैं और क्या अभी स्पष्ट नहीं है।
meta-keywords = RAA, टोकनोमिक्स, आवंटन, वेस्टिंग, प्रीसेल, स्टेकिंग, टोकन बर्न, sRAA
meta-social-title = RAA टोकनोमिक्स, बिंदु-दर-बिंदु
meta-social-description = पूरी आपूर्ति एक चित्र में: किसके लिए रखी गई है, कब अनलॉक होती है, और क्या अभी स्पष्ट नहीं है।

## Main block

supply-title = पूरी आपूर्ति,<br>बिंदु-दर-बिंदु
supply-lead = हर बिंदु { NUMBER($dot, notation: "compact", compactDisplay: "long") } RAA है। उसका रंग बताता है कि वह किस श्रेणी के लिए रखा गया है।
supply-networks-label = नेटवर्क
supply-networks-value = { $chains-count }
supply-key-label = केंद्र से बाहर की ओर
supply-picture = पूरी आपूर्ति बिंदुओं के सर्पिल के रूप में, केंद्र से बाहर की ओर श्रेणियों के रंगों में। हिस्से आवंटन की तालिका में दिए हैं।

## Allocation

allocation-title = आवंटन
allocation-lead = तालिका दिखाती है कि आपूर्ति किस-किस के लिए रखी गई है और, जहाँ पता है, हर हिस्सा कैसे अनलॉक होता है।
allocation-total-label = कुल आपूर्ति

## Plans

plans-title = प्लान
plans-lead = RAA में भुगतान पर प्लान { NUMBER($plans-token_discount-low, style: "decimal") }–{ $plans-token_discount-high } सस्ता पड़ता है। Institutional और Enterprise की शर्तें सेल्स टीम के साथ तय होती हैं।
plans-start-description = पहली बार रीडिंग देखने वालों के लिए।
plans-pro-description = हर हफ़्ते ट्रेड करने वालों के लिए।
plans-premium-description = हर रोज़ ट्रेड करने वालों के लिए।
plans-institutional-description = ट्रेडिंग डेस्क और फ़ंड के लिए।
plans-enterprise-description = अपनी अलग शर्तों वाले प्लेटफ़ॉर्म के लिए।

## Staking

staking-title = स्टेकिंग के स्तर
staking-lead = चार स्तर हैं। हर स्तर के लिए क्या चाहिए और उसमें क्या मिलता है, यह अभी स्पष्ट नहीं है।
staking-minimum = न्यूनतम स्टेक
staking-benefits = सुविधाएँ
staking-calculator-title = स्टेक और रिवॉर्ड
staking-calculator-lead = यह प्रीसेल की दर पर एक मोटा अनुमान है। लॉन्च के बाद दर बदलती रहती है और DAO उसे तय करता है।
staking-terms-title = स्टेकिंग की शर्तें

## Burned fees

fees-title = क्या बर्न होता है
fees-lead = हर आँकड़ा शुल्क का वह हिस्सा है जो चलन से बाहर हो जाता है। पट्टी रेंज दिखाती है।

## Release

release-title = टोकन कब अनलॉक होते हैं
release-lead = महीने टोकन जनरेशन इवेंट (TGE) से गिने जाते हैं। उससे पहले कुछ भी अनलॉक नहीं होता।
# भारत में “चौथी तिमाही” वित्त वर्ष की भी हो सकती है, इसलिए महीने साथ लिखे हैं।
release-unlock-title = टोकन का अनलॉक शेड्यूल
release-unlock-share = श्रेणी का अनलॉक हिस्सा
release-unlock-months = TGE के बाद के महीने
release-unlock-picture = तीन रेखाएँ शून्य से उठकर अपनी-अपनी श्रेणी के पूरे हिस्से तक जाती हैं। इसके बाद की तालिका में यही शेड्यूल है।
release-unlock-columns-group = श्रेणी
release-unlock-columns-locked = लॉक
release-unlock-columns-period = अनलॉक की अवधि
release-unlock-columns-complete = पूरी तरह अनलॉक
release-unlock-presale-locked = TGE तक
release-unlock-presale-period =
    { $presale-vesting_months ->
        [one] { $presale-vesting_months } महीने में, बराबर किस्तों में
       *[other] { $presale-vesting_months } महीनों में, बराबर किस्तों में
    }
release-unlock-partners-locked =
    { $tokenomics-partners_lock ->
        [one] TGE के बाद { $tokenomics-partners_lock } महीना
       *[other] TGE के बाद { $tokenomics-partners_lock } महीने
    }
release-unlock-partners-period =
    { $tokenomics-partners_vesting ->
        [one] { $tokenomics-partners_vesting } महीना
       *[other] { $tokenomics-partners_vesting } महीने
    }
release-unlock-team-locked =
    { $tokenomics-team_cliff ->
        [one] TGE के बाद { $tokenomics-team_cliff } साल
       *[other] TGE के बाद { $tokenomics-team_cliff } साल
    }
release-unlock-team-period =
    { $tokenomics-team_vesting ->
        [one] { $tokenomics-team_vesting } महीना
       *[other] { $tokenomics-team_vesting } महीने
    }
release-month = महीना { $month }
release-unlock-none-title = इन श्रेणियों के लिए प्रोजेक्ट ने कोई शेड्यूल नहीं बताया है
release-price-title = कीमत: कितनी, और कब
release-price-lead =
    { $presale-step_days ->
        [one] शर्तों के अनुसार प्रीसेल { $presale-initial_price } डॉलर पर शुरू होती है और कीमत हर दिन बढ़ती है। लिस्टिंग { $presale-listing_price } डॉलर पर प्रस्तावित है।
       *[other] शर्तों के अनुसार प्रीसेल { $presale-initial_price } डॉलर पर शुरू होती है और कीमत हर { $presale-step_days } दिन में बढ़ती है। लिस्टिंग { $presale-listing_price } डॉलर पर प्रस्तावित है।
    }
release-price-note = हर बार कीमत कितनी बढ़ती है, यह पता नहीं है, इसलिए किसी खास दिन की कीमत यहाँ नहीं बताई जा सकती।
release-price-picture = पट्टियाँ शुरुआत के { $presale-initial_price } डॉलर से लिस्टिंग के { $presale-listing_price } डॉलर तक उठती हैं। बीच की ऊँचाइयाँ पता नहीं हैं।
release-price-opening = शुरुआत, डॉलर
release-price-step =
    { $presale-step_days ->
        [one] हर दिन बढ़ती है, कितनी, यह पता नहीं
       *[other] हर { $presale-step_days } दिन में बढ़ती है, कितनी, यह पता नहीं
    }
release-price-listing = लिस्टिंग, डॉलर

## Networks

chains-title = नेटवर्क
chains-lead = प्रोजेक्ट के अनुसार RAA { $chains-count } नेटवर्क पर डिप्लॉय किया गया है। sRAA में हर नेटवर्क पर { $staking-token-decimals } दशमलव अंक हैं।
chains-unknown = कॉन्ट्रैक्ट का कोई पता अभी नहीं बताया गया है, इसलिए इसकी जाँच नहीं हो सकती।
chains-card = कार्ड से खरीद के लिए

## Sustainable model

model-title = मूल्य का प्रवाह
model-lead = पहले वह प्रवाह है जो प्रोजेक्ट बताता है, फिर वे हिस्से जिनके आँकड़े वह देता है।
model-pay-text = उपयोगकर्ता रीडिंग, एजेंट और डेटा के लिए भुगतान करते हैं
model-burn-text = ज़्यादातर शुल्कों का एक हिस्सा बर्न होता है
model-create-text = क्रिएटर को हर कॉपी के भुगतान का { $tokenomics-creator_share } मिलता है
model-validate-text = वैलिडेटरों को प्रोटोकॉल की आय में हिस्सा मिलता है
model-govern-text = DAO यील्ड और ट्रेज़री के फ़ैसले करता है
model-split-title = एक कॉपी, एक भुगतान
model-split-creator = टेम्पलेट का क्रिएटर
model-split-creator-value = { $tokenomics-creator_share }
model-split-protocol = प्रोटोकॉल
model-split-protocol-value = { $tokenomics-protocol_share }
model-split-note = { $tokenomics-micro_token_copies } सक्रिय कॉपी होने पर एजेंट अपना माइक्रो-टोकन जारी कर सकता है।
model-rate-title = स्टेकिंग की दर
model-rate-before = TGE तक
model-rate-before-value = अधिकतम { $staking-apy } APY
model-rate-after = लॉन्च के बाद
model-rate-after-value = DAO तय करता है
model-rate-note = धारीदार हिस्से का कोई आँकड़ा नहीं है। यील्ड तभी तक मिलती है जब तक उसका पैसा कोई देता है, और वह शून्य तक गिर सकती है।
model-discount-title = RAA में प्लान का भुगतान
model-discount-least = कम से कम बचत
model-discount-least-value = { $plans-token_discount-low }
model-discount-most = ज़्यादा से ज़्यादा बचत
model-discount-most-value = { $plans-token_discount-high }
model-discount-note = धारीदार हिस्सा प्लान पर निर्भर है। RAA की कीमत बदलती रहती है, इसलिए डॉलर में बचत भी बदलती है।

## Expansion and closing call

expansion-title = प्रोटोकॉल का विस्तार
join-title = RAA की अर्थव्यवस्था से जुड़ें
