nav-about = परिचय
nav-tokenomics = टोकनोमिक्स
nav-techmap = टेकमैप
nav-staking = स्टेकिंग { NUMBER($staking-apy, style: "decimal") }
nav-buy = कैसे खरीदें?
nav-validators = { $validators-maximum } वैलिडेटर
nav-whitepaper = व्हाइटपेपर
