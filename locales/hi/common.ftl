## Head

meta-default-title = { -raa }: क्रिप्टो बाज़ार का मूड पढ़ने वाला प्रोटोकॉल
meta-default-description = { -raa } भीड़ में और आपके सौदों में डर, लालच और FOMO पहचानता है। क्रिप्टो-एसेट में जोखिम बहुत ज़्यादा है, और आपका लगाया पूरा पैसा डूब सकता है।
meta-default-keywords = RAA, क्रिप्टो में भावनाएँ, FOMO, बिहेवियरल फ़ाइनेंस, ट्रेडिंग एजेंट, यूटिलिटी टोकन

## For screen readers

a11y-skip = मुख्य सामग्री पर जाएँ
a11y-home = { -raa }, होम पेज
a11y-navigation = मुख्य नेविगेशन
a11y-menu = मेन्यू
a11y-menu-open = मेन्यू खोलें
a11y-menu-close = मेन्यू बंद करें
a11y-language = भाषा: { $language }
a11y-theme = थीम बदलें: डार्क या लाइट
# Button beside a drawing that moves by itself; it stops everything that does, on every page.
motion-pause = ऐनिमेशन रोकें
a11y-social-image = कई रंगीन रेखाएँ मिलकर एक शांत रेखा बन जाती हैं।

## Risk

risk-label = जोखिम की चेतावनी
risk-bar = क्रिप्टो-एसेट में जोखिम बहुत ज़्यादा है। आपका लगाया पूरा पैसा डूब सकता है। <risks>जोखिम पढ़ें</risks>
risk-short = क्रिप्टो-एसेट में जोखिम बहुत ज़्यादा है। आपका लगाया पूरा पैसा डूब सकता है।
risk-footer = क्रिप्टोकरेंसी में तेज़ उतार-चढ़ाव होता है और इसका ज़्यादातर हिस्सा किसी नियामक के दायरे में नहीं है। आपका लगाया पूरा पैसा डूब सकता है, और कुछ गलत होने पर किसी सुरक्षा की उम्मीद न रखें। इस साइट की सामग्री प्रचार के लिए है। यह न कोई प्रस्ताव है, न सलाह।
risk-signal = रीडिंग मूड बताती है, कीमत का पूर्वानुमान नहीं।

## States

state-not-published = अभी पता नहीं

## Copying

copy-address = { $network } वाला पता कॉपी करें
copy-done = कॉपी हुआ
copy-failed = कॉपी नहीं हुआ। टेक्स्ट चुना हुआ है। उसे खुद कॉपी करें।

# In the place of a part of the page that has failed; the button below shows and hides what the program says.
island-error-title = कुछ गड़बड़ हो गई!
island-error-show = त्रुटि दिखाएँ
island-error-hide = त्रुटि छिपाएँ

# At the foot of the window, 3 seconds after a button was pressed whose code has not come: it loads slowly, or there is no network.
late = यह बटन अभी लोड नहीं हुआ है। अपना इंटरनेट कनेक्शन जाँचें। लोड होते ही यह काम करेगा। अगर कुछ न हो, तो इसे दोबारा दबाएँ या पेज फिर से लोड करें।
