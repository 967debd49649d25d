meta-title = RAA प्लेटफ़ॉर्म: स्टेक, रेफ़रल और RAAdar
meta-description = आपका स्टेक, आपका रेफ़रल लिंक और RAAdar एक ही जगह। वॉलेट कनेक्ट होने तक यहाँ उदाहरण दिखता है। क्रिप्टो-एसेट में जोखिम बहुत ज़्यादा है।
meta-social-title = RAA प्लेटफ़ॉर्म
meta-social-description = आपका स्टेक, आपका रेफ़रल लिंक और RAAdar एक ही जगह। क्रिप्टो-एसेट में जोखिम बहुत ज़्यादा है।

doors-title = प्लेटफ़ॉर्म
doors-lead = आपका स्टेक, आपके रेफ़रल और भीड़ का मूड।

## The panels

doors-staking-note = मासिक अनलॉक, TGE के बाद
doors-hub-note = अधिकतम रेफ़रल रिवॉर्ड; आधार नहीं बताया
doors-radar-note = भीड़ का मूड
doors-radar-badge = उदाहरण
doors-radar-text = रीडिंग मूड बताती है, कीमत का पूर्वानुमान नहीं।
