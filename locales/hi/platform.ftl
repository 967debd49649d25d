## साइड मेन्यू

platform-name = प्लेटफ़ॉर्म
side-return = साइट पर लौटें
side-radar = RAAdar
side-buy = टोकन खरीदें
side-stacking = स्टेकिंग
side-hub = रेफ़रल हब
side-digest = टेक डाइजेस्ट
side-audit = ऑडिट

## स्क्रीन रीडर के लिए

side-label = प्लेटफ़ॉर्म का मेन्यू
side-key = Ctrl+B
