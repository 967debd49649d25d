### The way of a stake

basis =
    { $count ->
        [one] { $amount } { -raa } के लिए, अगर खरीद के { $count } महीने बाद TGE हो।
       *[other] { $amount } { -raa } के लिए, अगर खरीद के { $count } महीने बाद TGE हो।
    }
locked = लॉक
free = अनलॉक
lines =
    { $count ->
        [one] { $count } रेखा: एक मासिक अनलॉक के लिए
       *[other] { $count } रेखाएँ: हर मासिक अनलॉक के लिए एक
    }

## The points

month = महीना { $month }
span = महीने { $from } से { $to }
unit = { -raa }
each = { -raa } हर महीने
at-most = अधिकतम { $amount }

buy-title = प्रीसेल में खरीद
buy-text = यहाँ से टोकन लॉक रहते हैं: TGE तक उन्हें ट्रांसफ़र नहीं किया जा सकता।
staked-title = sRAA मिलता है
staked-text = यह खरीदे गए { -raa } के बदले { $staking-token-ratio }:{ $staking-token-ratio } के अनुपात में मिलता है। यह अपने आप स्टेक होता है। आपको कुछ चालू नहीं करना पड़ता।
tge-title = TGE और लिस्टिंग
tge-text = { $apy } APY पर यह अधिकतम संभव रिवॉर्ड है। किसी दर की गारंटी नहीं है। लिस्टिंग के बाद आप sRAA देकर { -raa } और रिवॉर्ड लेते हैं। तब तक क्लेम नहीं किया जा सकता।
unlock-title =
    { $count ->
        [one] { $count } मासिक अनलॉक
       *[other] { $count } मासिक अनलॉक
    }
unlock-text = आपके खरीदे टोकन बराबर किस्तों में अनलॉक होते हैं। अगर वे कई वेस्टिंग राउंड में हैं, तो हर राउंड के लिए एक अलग लेन-देन पर हस्ताक्षर करने होते हैं।
end-title = पूरा अनलॉक
end-text = आपने जो खरीदा, वह पूरा अनलॉक हो चुका है।
