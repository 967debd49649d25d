title = हाथ से मोड़ी गई काग़ज़ की लालटेन
description = शहतूत के काग़ज़ और ऐश की लकड़ी की लालटेन, जो ऑर्डर पर बनती है और बरसों तक सुधारी जाती है।

hero-title = एक लालटेन, हाथ से मोड़ी हुई
hero-lead = शहतूत का काग़ज़, ऐश की लकड़ी और एक ही व्यक्ति के हाथ। आपकी लालटेन ऑर्डर मिलने पर ही मोड़ी जाती है।
hero-action = लालटेन ऑर्डर करें

features-title = टिकने के लिए बनी
features-paper-title = चमकता काग़ज़
features-paper-text = इतना मोटा कि टिके, और इतना पतला कि हाथ की परछाईं दिखे।
features-frame-title = बिना गोंद का ढाँचा
features-frame-text = जो कुछ जोड़ा गया है, उसे फिर खोला जा सकता है।
features-light-title = शाम की रोशनी
features-light-text = गर्म और कोमल: एक किताब और दो चेहरों के लिए काफ़ी।

price-title = इसकी क़ीमत
price-note = कर और डिलीवरी सहित
price-size-text = ऊँचाई { NUMBER($lamp-height, style: "unit", unit: "centimeter") }, वज़न { NUMBER($lamp-weight, style: "unit", unit: "gram") }
price-repairs-text = { NUMBER($lamp-guarantee, style: "unit", unit: "year", unitDisplay: "long") } तक मुफ़्त मरम्मत
price-delivery-text = { NUMBER($lamp-weeks, style: "unit", unit: "week", unitDisplay: "long") } में आपके घर
price-action = लालटेन ऑर्डर करें

questions-title = सवाल
questions-bulb-title = इसमें कौन-सा बल्ब लगता है?
questions-bulb-text = E27 होल्डर वाला कोई भी LED बल्ब। एक बल्ब साथ आता है।
questions-return-title = क्या मैं इसे लौटा सकता हूँ?
questions-return-text = हाँ, { NUMBER($lamp-return, style: "unit", unit: "day", unitDisplay: "long") } के भीतर, बिना कारण बताए।
questions-care-title = इसे साफ़ कैसे करें?
questions-care-text = सूखे ब्रश से। पानी से काग़ज़ पर दाग़ पड़ जाते हैं।

order-title = लालटेन ऑर्डर करें
order-lead = हमें लिखिए, हम एक दिन के भीतर जवाब देंगे।
order-name = आपका नाम
order-mail = आपका ईमेल पता
order-action = ऑर्डर भेजें
order-note = यह फ़ॉर्म एक नमूना है और किसी तक नहीं पहुँचता। इसका पता content/data/lamp.yaml में है।
