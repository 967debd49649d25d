## Head of the document

meta-title = RAA: क्रिप्टो बाज़ार का मूड पढ़ने वाला प्रोटोकॉल
meta-description = RAA भीड़ में और आपके सौदों में डर, लालच और FOMO पहचानता है और सौदे से पहले चेता देता है। जोखिम बहुत ज़्यादा: आपका लगाया पूरा पैसा डूब सकता है।
meta-keywords = RAA, बाज़ार का मूड, क्रिप्टो, व्यवहार आधारित AI, FOMO, RAAdar, ट्रेडिंग एजेंट, प्रीसेल, स्टेकिंग
meta-social-title = पहले मन बदलता है, फिर बाज़ार
meta-social-description = RAA क्रिप्टो बाज़ार का मूड और आपके सौदों की आदतें पढ़ता है, और सौदे से पहले चेता देता है। जोखिम बहुत ज़्यादा है।

## Hero

hero-title-1 = पहले मन बदलता है,
hero-title-2 = फिर बाज़ार
start-lead = RAA उनके लिए है जो क्रिप्टो में ट्रेड करते हैं। वह भीड़ में और आपके सौदों में डर, लालच और FOMO पहचानता है और सौदे से पहले आपको चेता देता है।
start-how-label = खरीद कैसे होती है
start-risk = RAA का पूरा मूल्य खत्म हो सकता है, और टोकन TGE (टोकन जनरेशन इवेंट) तक लॉक रहते हैं।

start-alert-tag = अलर्ट का उदाहरण
start-alert-title = SOL में FOMO बढ़ रहा है
start-alert-crowd-label = भीड़ का मूड
start-alert-reader-label = आपका मूड
start-alert-note = पिछली तीन बार जब आपने ऐसे मूड में खरीदा, तब घाटे में बेचा।
start-alert-wait-label = { $examples-pause } मिनट रुकें
start-alert-smaller-label = सौदा छोटा करें
start-alert-wait-answer = { $examples-pause } मिनट तक कोई ऑर्डर नहीं जाएगा। फिर आप दोबारा फ़ैसला करेंगे।
start-alert-smaller-answer = आप कम पैसे से खरीदेंगे। कीमत गिरे, तो नुकसान भी कम होगा।

start-field-reading = रीडिंग
start-field-decision = आपका फ़ैसला
start-field-caption = सांकेतिक चित्र: रीडिंग से पहले और बाद की भीड़

start-terms-title = प्रीसेल की शर्तें
start-terms-price-label = शुरुआती कीमत
start-terms-price-value = { $presale-initial_price } डॉलर
start-terms-listing-label = प्रस्तावित लिस्टिंग कीमत
start-terms-listing-value = { $presale-listing_price } डॉलर
start-terms-step-label = कीमत बढ़ती है
start-terms-step-value =
    { $presale-step_days ->
        [one] हर दिन
       *[other] हर { $presale-step_days } दिन में
    }
start-terms-target-label = फ़ंड जुटाने का लक्ष्य
start-terms-target-value = { NUMBER($presale-raise_target, notation: "compact", compactDisplay: "long") } डॉलर
start-terms-minimum-label = न्यूनतम
start-terms-minimum-value = लगभग { $presale-minimum_purchase } डॉलर
start-terms-networks = नेटवर्क
start-terms-payment = भुगतान ETH, BNB, SOL, USDT, USDC या बैंक कार्ड से

## Stats

stats-title = रीडिंग का आधार
stats-action-label = RAA क्या पढ़ता है

## Core elements

core-title = एक ही रीडिंग पर बने पाँच टूल
core-lead = हर टूल एक ही सवाल से शुरू होता है: ट्रेड करते समय लोग क्या महसूस करते हैं?
core-radar-name = RAAdar
core-radar-title = FOMO, डर और लालच के अलर्ट
core-radar-text = RAAdar सोशल पोस्ट और ऑन-चेन गतिविधि पर नज़र रखता है और बताता है कि मूड कब होड़ में बदलने लगा है।
core-radar-action-label = प्लेटफ़ॉर्म देखें
core-radar-screen-tag = उदाहरण
core-radar-screen-rule = आपका नियम
core-radar-screen-pause = { $examples-pause } मिनट
core-radar-screen-condition = FOMO इससे ऊपर जाए तो
core-radar-screen-action = नई खरीद पर विराम
core-radar-screen-caption = चित्र में RAAdar काम करता दिख रहा है। इसके आँकड़े काल्पनिक हैं।
core-profile-name = व्यवहार प्रोफ़ाइल
core-profile-title = आपके ट्रेड करने का तरीका, आपके सामने
core-profile-text = प्रोफ़ाइल वॉलेट के इतिहास से आपकी आदतें पढ़ती है: कब आप कीमत के पीछे भागते हैं, कब फ़ैसला नहीं कर पाते और कब इंतज़ार करते हैं।
core-agent-name = निजी AI एजेंट
core-agent-title = शांत मन से बनाया नियम
core-agent-text = ट्रेडिंग एजेंट आपका मन डगमगाने पर भी आपकी तय सीमाओं पर टिका रहता है। फिर भी वह पैसा गँवा सकता है।
core-app-name = लर्निंग ऐप
core-app-title = बाज़ार के असली दिनों पर अभ्यास
core-app-text = ऐप में छोटे पाठ हैं और बाज़ार के असली दिनों के रीप्ले, जिनमें आपका पैसा नहीं लगता। पूरे किए गए क्वेस्ट पर RAA मिलता है।
core-app-replay = होड़ से ठीक पहले का विराम
core-app-reward = + RAA
core-market-name = एजेंट मार्केटप्लेस
core-market-title = एजेंट कॉपी करें, क्रिएटर को भुगतान करें
core-market-text = { $tokenomics-micro_token_copies } सक्रिय कॉपी होने पर एजेंट अपना माइक्रो-टोकन जारी कर सकता है।
core-market-creator = क्रिएटर को
core-market-protocol = प्रोटोकॉल को
core-more-label = हर प्रोडक्ट विस्तार से

## Why traders lose

emotions-title = ट्रेडर घाटा क्यों उठाते हैं
emotions-lead = घाटा अक्सर एक भावना से शुरू होता है: डर, लालच या मौका छूटने का डर (FOMO)। भावना और ऑर्डर के बीच समय कम होता है। RAA उसी समय आपको चेताता है।
emotions-columns-voice = यह क्या कहता है
emotions-columns-cost = इसका नुकसान क्या है
emotions-columns-help = RAA क्या करता है
emotions-fear-name = डर
emotions-doubt = संदेह
emotions-calm = शांति
emotions-greed-name = लालच
emotions-fomo-name = FOMO
emotions-fear-voice = अभी मौका है, निकल लो।
emotions-fear-cost = आप सबसे निचले दाम के आसपास बेच देते हैं, फिर कीमत को लौटते देखते रह जाते हैं।
emotions-fear-help = RAA भीड़ के शोर को खबर से अलग करता है, ताकि आपको दिखे कि आप दोनों में से किसके असर में हैं।
emotions-greed-voice = बस थोड़ा और।
emotions-greed-cost = आपके पास निकलने की कोई योजना नहीं होती, और जो मुनाफ़ा हुआ था, वह भी चला जाता है।
emotions-greed-help = आपका एजेंट उसी लक्ष्य पर टिका रहता है जो आपने किसी शांत दिन चुना था।
emotions-fomo-voice = बाकी सब तो ले चुके।
emotions-fomo-cost = आप देर से खरीदते हैं, उन्हीं से जिन्होंने पहले खरीदा था।
emotions-fomo-help = जब भीड़ जुट ही रही होती है, तभी RAA चेता देता है।
emotions-scale-label = पाँच भावनाएँ, क्रम से
emotions-action-label = रीडिंग कैसे बनती है

## Strategy

strategy-title = भाँपें, पहचानें, तय करें
strategy-lead = RAA भावना और ऑर्डर के बीच सोचने का समय देता है। यह तीन चरणों में काम करता है।
strategy-notice-title = भाँपें
strategy-notice-text = RAAdar पोस्ट और ऑन-चेन गतिविधि से भीड़ का मूड पढ़ता है। आपकी प्रोफ़ाइल आपके ट्रेड करने के तरीके से आपका मूड पढ़ती है।
strategy-name-title = पहचानें
strategy-name-text = अलर्ट बताता है कि भावना कौन-सी है और कितनी तेज़। भावना पहचान में आ जाए, तो आप जाँच सकते हैं कि वह सौदे की वजह है या नहीं।
strategy-decide-title = तय करें
strategy-decide-text = आप रुकते हैं, सौदा छोटा करते हैं या आगे बढ़ते हैं। अगर नियम एजेंट को सौंपा है, तो वह वही करता है जो आपने शांत मन से तय किया था।
strategy-action-label = RAA किसके लिए है

## Ecosystem

ecosystem-title = सिग्नल से एजेंट तक
ecosystem-lead = पाँच परतें शोर को फ़ैसले में बदलती हैं, और पाँच तरह के लोग उन्हें चलाते हैं।
ecosystem-core-title = इसे कौन चलाता है
ecosystem-core-traders-name = ट्रेडर
ecosystem-core-traders-text = ये रीडिंग, एजेंट और डेटा के लिए RAA में भुगतान करते हैं, और क्वेस्ट में RAA पाते हैं।
ecosystem-core-creators-name = क्रिएटर
ecosystem-core-creators-text = ये एजेंट टेम्पलेट देते हैं। कॉपी के भुगतान का { $tokenomics-creator_share } इन्हें मिलता है।
ecosystem-core-validators-name = वैलिडेटर
ecosystem-core-validators-text =
    { $validators-maximum ->
        [one] अधिकतम { $validators-maximum } नोड। यह एजेंट टेम्पलेट और डेवलपरों के सबमिशन को मंज़ूरी देता है।
       *[other] अधिकतम { $validators-maximum } नोड। ये एजेंट टेम्पलेट और डेवलपरों के सबमिशन को मंज़ूरी देते हैं।
    }
ecosystem-core-stakers-name = स्टेकर
ecosystem-core-stakers-text = ये हर RAA के बदले एक sRAA रखते हैं। रिवॉर्ड की गारंटी नहीं है।
ecosystem-core-dao-name = DAO
ecosystem-core-dao-text = यह लॉन्च के बाद यील्ड तय करता है और ट्रेज़री सँभालता है।
ecosystem-architecture-title = रीडिंग किन परतों से गुज़रती है
ecosystem-architecture-signals-name = सिग्नल
ecosystem-architecture-signals-text = सोशल पोस्ट और ऑन-चेन गतिविधि एक साथ जुटाई जाती हैं।
ecosystem-architecture-emotion-name = भावना
ecosystem-architecture-emotion-text = हर सिग्नल पर उसके पीछे की भावना का लेबल लगता है।
ecosystem-architecture-behaviour-name = व्यवहार
ecosystem-architecture-behaviour-text = वॉलेट का इतिहास आदतों की प्रोफ़ाइल बन जाता है।
ecosystem-architecture-validation-name = सत्यापन
ecosystem-architecture-validation-text = इन्फ़्लुएंसर और अल्फ़ा डेटा को नोड इंडेक्स करते हैं, और वही स्मार्ट मनी के प्रवाह को सत्यापित करते हैं।
ecosystem-architecture-agents-name = एजेंट
ecosystem-architecture-agents-text = रीडिंग को आपके बनाए नियमों से मिलाया जाता है। फिर कदम आप उठाते हैं, या आपका एजेंट।
ecosystem-validators-label = वैलिडेटर क्या करते हैं
ecosystem-staking-label = स्टेकिंग कैसे काम करती है

## Tech stack

tech-stack-title = यह किन हिस्सों से बना है
tech-stack-action-label = कौन-सा हिस्सा किस काम का है

## Token utilities: the card beside the table

utilities-side-airdrop-title = एयरड्रॉप
utilities-side-buy-title = प्रीसेल
utilities-side-buy-price = { $presale-initial_price } डॉलर
utilities-side-buy-terms = यह शुरुआती कीमत है। न्यूनतम खरीद लगभग { $presale-minimum_purchase } डॉलर की है।
utilities-side-buy-risk = क्रिप्टो-एसेट में जोखिम बहुत ज़्यादा है। आपका लगाया पूरा पैसा डूब सकता है।

## Train and earn

train-title = अभ्यास करें, RAA पाएँ
train-lead = लर्निंग ऐप बाज़ार के दिन का रीप्ले होड़ से ठीक पहले रोकता है और पूछता है कि आगे कौन-सा मूड आएगा।
train-replay-fear-label = डर
train-replay-calm-label = शांति
train-replay-greed-label = लालच
train-replay-fomo-label = FOMO
train-replay-question = रीप्ले रुका है। आगे कौन-सा मूड आएगा?
train-replay-right = सही, यह FOMO था। भीड़ टूट पड़ी, शिखर तक पहुँची, फिर छँट गई।
train-replay-wrong = यह FOMO था। भीड़ टूट पड़ी, शिखर तक पहुँची, फिर छँट गई।
train-replay-caption = यह एक बनाया हुआ उदाहरण है। इसमें असली बाज़ार का डेटा नहीं है।
train-1-title = एक छोटा पाठ लें
train-2-title = बाज़ार के असली दिन का रीप्ले देखें
train-3-title = एक क्वेस्ट पूरा करें
train-3-text = पूरे किए गए क्वेस्ट पर RAA मिलता है। किस क्वेस्ट पर कितना मिलता है, यह प्रोजेक्ट ने नहीं बताया है।
train-action-label = ऐप के बारे में जानकारी

## Technology digest

digest-title = टेक्नोलॉजी डाइजेस्ट

## Roadmap

roadmap-title = रोडमैप { $roadmap-years }
road-note = कोई हिस्सा उपलब्ध तभी माना जाता है जब उसके प्रमाण का लिंक हो। योजनाएँ बदल सकती हैं।
roadmap-action-label = टेकमैप खोलें

## Questions

faq-title = सवाल-जवाब
faq-lead = कुछ और पूछना है? भुगतान विफल हुआ हो या टोकन न दिख रहा हो, तो सहायता पेज पर देखें कि क्या जाँचना है।
faq-permalink = इस जवाब का लिंक

faq-what-is-raa-question = RAA क्या है?
faq-what-is-raa-answer = RAA उस प्रोटोकॉल का यूटिलिटी टोकन है जो क्रिप्टो बाज़ार में भावना और व्यवहार पढ़ता है। इससे आप भुगतान करते हैं, इसे स्टेक करते हैं और वोट देते हैं। इसकी कुल आपूर्ति { $tokenomics-supply } RAA है। यह किसी कंपनी का शेयर नहीं है और किसी आमदनी का वादा नहीं करता।

faq-raadar-question = RAAdar किस पर नज़र रखता है?
faq-raadar-answer = RAAdar सार्वजनिक सोशल पोस्ट और ऑन-चेन गतिविधि पर एक साथ नज़र रखता है। यह डर, लालच और FOMO पहचानता है और इनमें से कोई बढ़ने लगे, तो आपको अलर्ट देता है। रीडिंग मूड बताती है, कीमत का पूर्वानुमान नहीं।

faq-profile-question = मेरे व्यवहार की प्रोफ़ाइल कैसे बनती है?
faq-profile-answer = प्रोफ़ाइल वॉलेट के पुराने सौदों से बनती है: वह कब खरीदता है, कितना लगाता है, कितनी जल्दी निकलता है, और उस समय भीड़ किस मूड में थी। वह दिखाती है कि आपकी आदतें आपकी योजना से कहाँ अलग हो जाती हैं।

faq-agent-question = निजी AI एजेंट क्या है?
faq-agent-answer = यह ऐसा ट्रेडिंग एजेंट है जो आपके शांत मन से तय किए नियमों पर चलता है। आप किसी और का बनाया टेम्पलेट भी कॉपी कर सकते हैं: भुगतान का { $tokenomics-creator_share } उसके क्रिएटर को जाता है, { $tokenomics-protocol_share } प्रोटोकॉल को। एजेंट फिर भी पैसा गँवा सकता है, तेज़ी से और आपके सोते समय भी।

faq-experience-question = क्या पहले से अनुभव चाहिए?
faq-experience-answer = नहीं। लर्निंग ऐप बिल्कुल शुरू से सिखाता है: छोटे पाठ और ऐसे रीप्ले जिनमें आपका पैसा नहीं लगता। पूरे किए गए क्वेस्ट पर RAA मिलता है।

faq-price-question = RAA की कीमत क्या है?
faq-price-answer =
    प्रीसेल की शर्तों के अनुसार कीमत { $presale-initial_price } डॉलर से शुरू होती है और { $presale-step_days ->
        [one] हर दिन
       *[other] हर { $presale-step_days } दिन में
    } बढ़ती है। प्रस्तावित लिस्टिंग कीमत { $presale-listing_price } डॉलर है। हर बार कीमत कितनी बढ़ती है, यह प्रोजेक्ट ने नहीं बताया है। लिस्टिंग के बाद बाज़ार की कीमत आपकी चुकाई कीमत से कम हो सकती है।
faq-price-action-label = कीमत का शेड्यूल देखें

faq-buy-question = कैसे खरीदूँ?
faq-buy-answer = वॉलेट कनेक्ट करें, नेटवर्क चुनें, राशि भरें और पुष्टि करें। प्रोजेक्ट के अनुसार इसमें { $presale-purchase_minutes } मिनट से कम समय लगता है। न्यूनतम खरीद लगभग { $presale-minimum_purchase } डॉलर की है। भुगतान ETH, BNB, SOL, USDT या USDC में, या बैंक कार्ड से किया जा सकता है।

faq-card-question = क्या कार्ड से भुगतान हो सकता है?
faq-card-answer = कार्ड से भुगतान एक भुगतान प्रदाता के ज़रिए होता है। वह फ़ोन नंबर, नाम और बिलिंग पता, कार्ड की जानकारी और Base नेटवर्क पर वॉलेट का पता माँगता है। { $presale-card_limit } डॉलर तक पहचान की जाँच ज़रूरी नहीं होती।
faq-card-action-label = कार्ड से भुगतान के चरण

faq-transfer-question = टोकन कब ट्रांसफ़र किए जा सकेंगे?
faq-transfer-answer = आप उन्हें टोकन जनरेशन इवेंट (TGE) के बाद ट्रांसफ़र कर सकेंगे। तब तक वे लॉक रहते हैं। TGE से वे { $presale-vesting_months } महीनों में बराबर किस्तों में अनलॉक होते हैं।
faq-transfer-action-label = अनलॉक शेड्यूल देखें

faq-sraa-question = sRAA क्या है?
faq-sraa-answer = sRAA स्टेक किया हुआ टोकन है। RAA के साथ इसका अनुपात { $staking-token-ratio }:{ $staking-token-ratio } है और इसमें { $staking-token-decimals } दशमलव अंक हैं। प्रीसेल के खरीदारों को यह अपने आप मिलता है। TGE तक इस पर अधिकतम { $staking-apy } APY मिलता है, जिसकी गारंटी नहीं है। लिस्टिंग के बाद इसके बदले RAA और रिवॉर्ड मिलते हैं।

faq-burn-question = वोट में कितना बर्न होता है?
faq-burn-answer = प्रोजेक्ट दो आँकड़े देता है: टोकनोमिक्स में वोट शुल्क का { $conflicts-governance_burn-first } तक, अपने सवाल-जवाब में { $conflicts-governance_burn-second }। जब तक किसी एक की पुष्टि न हो, कम वाला आँकड़ा मानकर चलें। एजेंट के उपयोग पर { $burns-agent_use } तक बर्न होता है। यह आँकड़ा केवल प्रोजेक्ट के सवाल-जवाब में है।
utilities-fees-label = सभी बर्न देखें

faq-validator-question = वैलिडेटर कितना स्टेक करता है?
faq-validator-answer = प्रोजेक्ट दो आँकड़े देता है: टोकनोमिक्स में { $conflicts-validator_stake-first } RAA, वैलिडेटर पेज पर { $conflicts-validator_stake-second }+ RAA। जब तक किसी एक की पुष्टि न हो, यह पता नहीं कि कितना स्टेक चाहिए। नोड अधिकतम { $validators-maximum } हो सकते हैं।

faq-referral-question = रेफ़रल का भुगतान कैसे होता है?
faq-referral-answer = रिवॉर्ड हर महीने मिलता है और टर्नओवर पर निर्भर है। { NUMBER($referral-tiers-leader-turnover, notation: "compact", compactDisplay: "long") } RAA से ऊपर { $referral-tiers-leader-reward } USDT में और { $referral-tiers-leader-reward } RAA में मिलता है। { NUMBER($referral-tiers-mentor-turnover, notation: "compact", compactDisplay: "long") } से ऊपर दोनों में { $referral-tiers-mentor-reward } मिलता है, और { NUMBER($referral-tiers-guru-turnover, notation: "compact", compactDisplay: "long") } से ऊपर दोनों में { $referral-tiers-guru-reward }। प्रोजेक्ट ने नहीं बताया है कि यह प्रतिशत किस राशि पर लगता है। लिंक शेयर करते समय बताएँ कि उसके लिए आपको पैसे मिलते हैं।
faq-referral-action-label = रेफ़रल हब खोलें

faq-risks-question = जोखिम क्या हैं?
faq-risks-answer = कीमत शून्य तक गिर सकती है। लॉन्च की किसी तारीख की पुष्टि नहीं हुई है, नियम बदल सकते हैं और कोड में खराबी आ सकती है। यील्ड घट सकती है या रुक सकती है। इस दौरान आपके टोकन लॉक रहते हैं। उतना ही पैसा लगाएँ जिसके डूबने का नुकसान आप उठा सकें।

## Use cases

use-cases-title = तीन उदाहरण, पहले और बाद में
use-cases-lead = इन उदाहरणों के लोग काल्पनिक हैं, और किसी नतीजे का वादा नहीं किया गया है।
use-cases-before = पहले
use-cases-after = बाद में

use-cases-retail-name = रिटेल ट्रेडर
use-cases-retail-before-title = दूसरों को देखकर खरीदता है
use-cases-retail-before-text = जिस कॉइन को आप ठीक से नहीं जानते, वह तीसरे दिन भी चढ़ रहा है और चैट में शोर है। जितना सोचा था, आप उससे ज़्यादा खरीद लेते हैं। फिर कीमत पलटती है। पहले आप ज़िद में नहीं बेचते, फिर रात को नींद नहीं आती, तो बेच देते हैं।
use-cases-retail-after-title = होड़ में शामिल नहीं होता
use-cases-retail-after-text = RAAdar दिखाता है कि भीड़ FOMO की ओर बढ़ रही है, और यह भी कि आपके पिछले सौदे ऐसे ही शुरू हुए थे। आप ऑर्डर से पहले रुकते हैं। आप कम खरीदते हैं, या कुछ नहीं खरीदते, और जानते हैं कि क्यों।
use-cases-retail-uses = RAAdar, और अपनी ओर से थोड़ा इंतज़ार

use-cases-pro-name = पेशेवर ट्रेडर
use-cases-pro-before-title = घाटा वसूलने के लिए सौदा बढ़ाता है
use-cases-pro-before-text = आपका तरीका ज़्यादातर दिन काम करता है। लगातार कुछ घाटों के बाद आप सौदा दोगुना कर देते हैं और अपना ही तय किया स्टॉप-लॉस बदल देते हैं। शाम तक पूरे हफ़्ते का मुनाफ़ा चला जाता है, और डायरी में दोष बाज़ार का निकलता है।
use-cases-pro-after-title = सौदा उतना ही, जितना तय था
use-cases-pro-after-text = आपकी प्रोफ़ाइल वह सौदा दिखाती है जिसमें राशि योजना से ज़्यादा हुई। एजेंट उसी सीमा पर टिका रहता है जो आपने बाज़ार खुलने से पहले तय की थी। कुछ दिन घाटा फिर भी होता है। घाटा कितना हो सकता है, यह आप सौदे से पहले तय करते हैं, फिर भी असल घाटा उससे बड़ा निकल सकता है।
use-cases-pro-uses = व्यवहार प्रोफ़ाइल, निजी एजेंट

use-cases-fund-name = फ़ंड
use-cases-fund-before-title = चार्ट पर बहस करता है
use-cases-fund-before-text = डेस्क की बैठक बाज़ार हिलने के बाद होती है। एक विश्लेषक को घबराहट दिखती है, दूसरे को अच्छा दाम, और दोनों स्क्रीनशॉट लाते हैं। पोज़िशन वही बनती है जो आखिर में बोलने वाला कहता है, और वजह कोई नहीं लिखता।
use-cases-fund-after-title = एक ही रीडिंग पर बहस करता है
use-cases-fund-after-text = सबकी शुरुआत भीड़ और वॉलेट के एक ही माप से होती है, जो डेस्क के अपने मॉडलों में भी है। असहमति अब भी होती है, पर आँकड़े एक ही होते हैं, और सौदे की वजह दर्ज रहती है।
use-cases-fund-uses = भावना और व्यवहार API, जैसा रोडमैप में दर्ज है
use-cases-action-label = प्लान की तुलना करें

## Partners, news, video

partners-title = साझेदार
partners-statement = { $name } का बयान

news-title = खबरों में

video-title = शोर से फ़ैसले तक
video-caption = सांकेतिक चित्र: रीडिंग से पहले और बाद की भीड़।
video-action-label = RAA के बारे में और जानें
video-film-watch = { $host } पर देखें
video-film-length =
    { $count ->
        [one] { $count } मिनट
       *[other] { $count } मिनट
    }
video-film-note = वीडियो दूसरी साइट से आता है। जब तक आप उसे न चुनें, वहाँ से कुछ भी लोड नहीं होता।

## Closing call

buy-title = फ़ैसला शांत मन से करें
