## Head

meta-default-title = { -raa }: क्रिप्टो के लिए भावनात्मक समझ की परत
meta-default-description = { -raa } भीड़ में और आपके सौदों में डर, लालच और FOMO पढ़ता है। क्रिप्टो-एसेट में जोखिम बहुत ज़्यादा है; आपका लगाया पूरा पैसा डूब सकता है।
meta-default-keywords = RAA, क्रिप्टो में भावनाएँ, FOMO, बिहेवियरल फ़ाइनेंस, ट्रेडिंग एजेंट, यूटिलिटी टोकन
meta-default-social-title = { -raa }: शोर से फ़ैसले तक
meta-default-social-description = क्रिप्टो बाज़ारों के लिए भावनात्मक समझ की परत। जोखिम बहुत ज़्यादा है: आपका लगाया पूरा पैसा डूब सकता है।

## For screen readers

a11y-skip = मुख्य सामग्री पर जाएँ
a11y-home = { -raa }, होम पेज
a11y-menu = मेन्यू
a11y-menu-open = मेन्यू खोलें
a11y-menu-close = मेन्यू बंद करें
a11y-language = भाषा: { $language }
a11y-theme = गहरे और हल्के रंग के बीच बदलें
# Button beside a drawing that moves by itself; it stops everything that does, on every page.
motion-pause = ऐनिमेशन रोकें
a11y-social-image = कई रंगीन रेखाएँ मिलकर एक शांत रेखा बन जाती हैं।

## Risk

risk-label = जोखिम की चेतावनी
risk-bar = क्रिप्टो-एसेट में जोखिम बहुत ज़्यादा है। आपका लगाया पूरा पैसा डूब सकता है। <risks>जोखिम पढ़ें</risks>
risk-short = क्रिप्टो-एसेट में जोखिम बहुत ज़्यादा है। आपका लगाया पूरा पैसा डूब सकता है।
risk-footer = क्रिप्टोकरेंसी की कीमत में तेज़ उतार-चढ़ाव होता है और इस पर ज़्यादातर किसी नियामक की निगरानी नहीं होती। आपका लगाया पूरा पैसा डूब सकता है, और कुछ ग़लत होने पर आपको किसी सुरक्षा की उम्मीद नहीं रखनी चाहिए। यह साइट प्रचार सामग्री है, कोई प्रस्ताव या सलाह नहीं।
risk-signal = रीडिंग मूड बताती है। यह कीमत का पूर्वानुमान नहीं देती।

## States

state-not-published = प्रकाशित नहीं

## Copying

copy-address = { $network } वाला पता कॉपी करें
copy-done = कॉपी हुआ
copy-failed = कॉपी नहीं हुआ। टेक्स्ट चुना हुआ है: उसे हाथ से कॉपी करें।

# In the place of a part of the page that has failed; the button below shows and hides what the program says.
island-error-title = कुछ गड़बड़ हो गई!
island-error-show = गड़बड़ी दिखाएँ
island-error-hide = गड़बड़ी छिपाएँ
