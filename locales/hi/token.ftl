### The token: names, terms and figures that several pages show.

## The seven groups of the supply: key of the picture, tables, names on the chart; at most 24 characters

group-presale = प्रीसेल और सार्वजनिक
group-staking = स्टेकिंग और लिक्विडिटी
group-ecosystem = इकोसिस्टम रिवॉर्ड
group-team = टीम और सलाहकार
group-validators = वैलिडेटर
group-partners = रणनीतिक साझेदार
group-treasury = ट्रेज़री/DAO

## Supply and presale: labels in small type above their values, at most 22 characters each

supply-total = कुल आपूर्ति
supply-total-value = { $tokenomics-supply } RAA
supply-price-label = शुरुआती कीमत
supply-price-value = { $presale-initial_price } डॉलर
supply-listing-label = प्रस्तावित लिस्टिंग कीमत
supply-listing-value = { $presale-listing_price } डॉलर
supply-target-label = फ़ंड जुटाने का लक्ष्य
supply-target-value = { NUMBER($presale-raise_target, notation: "compact", compactDisplay: "long") } डॉलर
supply-staking-label = प्रीसेल स्टेकिंग
supply-staking-value = अधिकतम { $staking-apy } APY

## Allocation: heads and cells of the table

allocation-group = श्रेणी
allocation-tokens = RAA
allocation-share = हिस्सा
allocation-release-presale =
    { $presale-vesting_months ->
        [one] TGE के बाद { $presale-vesting_months } महीने में, बराबर किस्तों में
       *[other] TGE के बाद { $presale-vesting_months } महीनों में, बराबर किस्तों में
    }
allocation-release-team = { $tokenomics-team_cliff } साल का क्लिफ़, फिर { $tokenomics-team_vesting } महीने
allocation-release-validators = { $validators-maximum } नोड के बीच
allocation-release-partners = { $tokenomics-partners_lock } महीने का लॉक, फिर { $tokenomics-partners_vesting } महीने
allocation-release-treasury = DAO के नियंत्रण में

## Release

release-rest = स्टेकिंग और लिक्विडिटी, इकोसिस्टम रिवॉर्ड, वैलिडेटर और ट्रेज़री के लिए प्रोजेक्ट ने कोई शेड्यूल नहीं बताया है।
release-assumed = इस पेज पर यह माना गया है कि साझेदारों और टीम के टोकन का लॉक TGE से शुरू होता है और टोकन एक-सी गति से अनलॉक होते हैं।

## Token generation event: one of the three is shown, chosen by the data

# भारत में “चौथी तिमाही” वित्त वर्ष की भी हो सकती है, इसलिए महीने साथ लिखे हैं।
tge-ahead =
    { $presale-tge-quarter ->
        [1] TGE और लिस्टिंग की योजना { $presale-tge-year } की पहली तिमाही (जनवरी–मार्च) के लिए है।
        [2] TGE और लिस्टिंग की योजना { $presale-tge-year } की दूसरी तिमाही (अप्रैल–जून) के लिए है।
        [3] TGE और लिस्टिंग की योजना { $presale-tge-year } की तीसरी तिमाही (जुलाई–सितंबर) के लिए है।
       *[other] TGE और लिस्टिंग की योजना { $presale-tge-year } की चौथी तिमाही (अक्टूबर–दिसंबर) के लिए है।
    }
tge-past =
    { $presale-tge-quarter ->
        [1] TGE और लिस्टिंग की योजना { $presale-tge-year } की पहली तिमाही (जनवरी–मार्च) के लिए थी। किसी तारीख की पुष्टि नहीं हुई है।
        [2] TGE और लिस्टिंग की योजना { $presale-tge-year } की दूसरी तिमाही (अप्रैल–जून) के लिए थी। किसी तारीख की पुष्टि नहीं हुई है।
        [3] TGE और लिस्टिंग की योजना { $presale-tge-year } की तीसरी तिमाही (जुलाई–सितंबर) के लिए थी। किसी तारीख की पुष्टि नहीं हुई है।
       *[other] TGE और लिस्टिंग की योजना { $presale-tge-year } की चौथी तिमाही (अक्टूबर–दिसंबर) के लिए थी। किसी तारीख की पुष्टि नहीं हुई है।
    }
tge-confirmed = TGE { $date } को हुआ।
tge-link = TGE की तारीख

## Plans

plans-price = कीमत
plans-token = RAA में भुगतान पर
plans-alpha = अल्फ़ा डेटा
plans-token-value = { NUMBER($plans-token_discount-low, style: "decimal") }–{ $plans-token_discount-high } कम
plans-pro-alpha = { $plans-pro-alpha_discount } छूट
plans-premium-alpha = { $plans-premium-alpha_discount } छूट
plans-institutional-token = { $plans-institutional-token_price } RAA
plans-institutional-usd = शुरुआती कीमत पर { $usd } डॉलर
plans-custom = अलग से तय
plans-also = दूसरा नाम { $name }

## Staking: labels at most 26 characters, values are short sentences

staking-terms-hold-label = आपके पास क्या रहता है
staking-terms-hold-value = खरीदे गए हर RAA के बदले एक sRAA, जो अपने आप स्टेक होता है
staking-terms-rate-label = TGE तक की दर
staking-terms-rate-value = अधिकतम { $staking-apy } APY
staking-terms-after-label = लॉन्च के बाद की दर
staking-terms-after-value = DAO तय करता है, और यह बदलती रहती है
staking-terms-claim-label = क्लेम
staking-terms-claim-value = लिस्टिंग से पहले नहीं, फिर RAA और रिवॉर्ड
staking-terms-rounds-label = कई वेस्टिंग राउंड
staking-terms-rounds-value = एक के बाद एक, कई लेन-देन पर हस्ताक्षर

## Burned fees: names and shares

fees-margin = आम मुद्रा (जैसे डॉलर) में किया गया भुगतान RAA में बदलने पर { NUMBER($tokenomics-swap_margin-low, style: "decimal") }–{ $tokenomics-swap_margin-high } मार्जिन लगता है। यह अलग लागत है और यहाँ दिए गए बर्न में शामिल नहीं है।
fees-execution-name = एक्ज़ीक्यूशन शुल्क
fees-execution-value = { $burns-execution } तक
fees-subscriptions-name = सब्सक्रिप्शन
fees-subscriptions-value = { NUMBER($burns-subscriptions-low, style: "decimal") }–{ $burns-subscriptions-high }
fees-copies-name = एजेंट टेम्पलेट की कॉपी
fees-copies-value = { $burns-copies }
fees-alpha-name = अल्फ़ा डेटा सब्सक्रिप्शन
fees-alpha-value = { $burns-alpha }
fees-agent-use-name = एजेंट का उपयोग
fees-agent-use-value = { $burns-agent_use } तक
fees-agent-use-note = सवाल-जवाब से
fees-trades-name = एजेंट टोकन के सौदे
fees-trades-value = { NUMBER($burns-trades-low, style: "decimal") }–{ $burns-trades-high }
fees-vote-name = गवर्नेंस वोट
fees-vote-both = { $conflicts-governance_burn-first } तक, या { $conflicts-governance_burn-second }
fees-vote-first = { $conflicts-governance_burn-first } तक
fees-vote-second = { $conflicts-governance_burn-second }
fees-readings-title = दो आँकड़े: गवर्नेंस वोट
fees-readings-first = टोकनोमिक्स
fees-readings-second = सवाल-जवाब
fees-readings-note = जब तक किसी एक की पुष्टि न हो, कम वाला आँकड़ा मानकर चलें।

## Networks

chains-token = sRAA कॉन्ट्रैक्ट
