nav-about = परिचय
nav-tokenomics = टोकनोमिक्स
nav-techmap = टेकमैप
nav-staking = स्टेकिंग { NUMBER($staking-apy, style: "decimal") }
nav-buy = कैसे खरीदें?
nav-validators = वैलिडेटर (अधिकतम { $validators-maximum })
nav-whitepaper = व्हाइटपेपर
