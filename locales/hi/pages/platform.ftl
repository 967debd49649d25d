head-title = प्लेटफ़ॉर्म
head-lead = आपका स्टेक, आपके रेफ़रल और बाज़ार का मूड।

staking-title = स्टेकिंग
hub-title = रेफ़रल हब
hub-text = आपका लिंक, आपका स्तर और उस पर मिलने वाला मासिक रिवॉर्ड।
radar-title = RAAdar
radar-text = FOMO, डर और लालच के अलर्ट। रीडिंग मूड बताती है; इससे कीमत का पूर्वानुमान नहीं मिलता।
radar-action = RAAdar क्या पढ़ता है
