roadmap-first-half = { $year } की पहली छमाही
roadmap-second-half = { $year } की दूसरी छमाही

roadmap-closed = पहले की योजना
roadmap-open = मौजूदा छमाही
roadmap-ahead = योजना में
roadmap-today = { DATETIME($editorial-as_of, dateStyle: "long") } की स्थिति
roadmap-shipped = उपलब्ध
roadmap-note = कोई हिस्सा उपलब्ध तभी माना जाता है जब उसके प्रमाण का लिंक हो।

roadmap-testnet = टेस्टनेट
roadmap-simulator = FOMO/FUD सिम्युलेटर
roadmap-trader = निजी AI ट्रेडर
roadmap-marketplace = एजेंट मार्केटप्लेस
roadmap-portfolio = CEX/DEX पोर्टफ़ोलियो कनेक्ट
roadmap-validators = { $validators-maximum } वैलिडेटर नोड
roadmap-api = भावना और व्यवहार API
roadmap-sdk = SDK और डेटासेट
roadmap-execution = एक्ज़ीक्यूशन इंजन
roadmap-proof = प्रूफ़-ऑफ़-ऐक्शन
roadmap-reputation = रेप्युटेशन मेमोरी
roadmap-chain-testnet = चेन टेस्टनेट
roadmap-dag = DAG कंसेंसस
roadmap-zkml = zkML सत्यापन
roadmap-agents = एजेंट-से-एजेंट
roadmap-finality = व्यवहार फ़ाइनैलिटी
roadmap-mainnet = चेन मेननेट
