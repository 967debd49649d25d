destination-app = लर्निंग ऐप
destination-whitelist = व्हाइटलिस्ट में नाम देना
destination-sales = सेल्स टीम का संपर्क
destination-validators = वैलिडेटरों के लिए संपर्क
destination-support = सहायता टीम का संपर्क
destination-airdrop = एयरड्रॉप
destination-radar = RAAdar ऐप

destination-whitelist-join = व्हाइटलिस्ट में नाम दें
destination-sales-talk = सेल्स टीम से बात करें
destination-validators-contact = टीम से संपर्क करें
destination-support-write = सहायता टीम को लिखें
destination-airdrop-see = एयरड्रॉप देखें
destination-radar-open = RAAdar खोलें
destination-sales-read = देखें, यह किसके लिए है
destination-radar-read = RAAdar देखें
feed-open = शुरुआत की सूचना पाएँ
