state-no-link = अभी लिंक नहीं

destination-app = लर्निंग ऐप
destination-whitelist = व्हाइटलिस्ट में नाम लिखवाने का पता
destination-sales = सेल्स टीम का संपर्क
destination-validators = वैलिडेटरों के लिए संपर्क
destination-support = सहायता टीम का संपर्क
destination-airdrop = एयरड्रॉप
destination-radar = RAAdar ऐप

destination-whitelist-join = व्हाइटलिस्ट में नाम दें
destination-sales-talk = सेल्स से बात करें
destination-validators-contact = टीम से संपर्क करें
destination-support-write = सहायता टीम को लिखें
destination-airdrop-see = एयरड्रॉप देखें
destination-radar-open = RAAdar खोलें

destination-app-missing = लर्निंग ऐप का पता अभी प्रकाशित नहीं हुआ है, इसलिए उसे यहाँ से आज़माया नहीं जा सकता।
destination-whitelist-missing = पेड प्लान केवल व्हाइटलिस्ट के ज़रिए मिलते हैं। नाम कहाँ लिखवाना है, यह अभी प्रकाशित नहीं हुआ है।
destination-sales-missing = Institutional और Enterprise की शर्तें सेल्स टीम के साथ तय होती हैं। उसका संपर्क अभी प्रकाशित नहीं हुआ है।
destination-validators-missing = वैलिडेटरों के लिए संपर्क अभी प्रकाशित नहीं हुआ है, इसलिए फ़िलहाल आवेदन नहीं किया जा सकता।
destination-support-missing =
    { $support-reply_hours ->
        [one] सहायता टीम का संपर्क अभी प्रकाशित नहीं हुआ है। प्रकाशित होने के बाद जवाब लगभग { $support-reply_hours } घंटे में आएगा।
       *[other] सहायता टीम का संपर्क अभी प्रकाशित नहीं हुआ है। प्रकाशित होने के बाद जवाब लगभग { $support-reply_hours } घंटों में आएगा।
    }
destination-airdrop-missing = कौन और कब हिस्सा ले सकता है, यह अभी प्रकाशित नहीं हुआ है।
destination-radar-missing = RAAdar ऐप का पता अभी प्रकाशित नहीं हुआ है।
