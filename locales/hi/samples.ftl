state-sample = नमूना
account-shown = दिखाया गया खाता
account-sample = नमूना खाता
account-yours = आपका खाता
account-sample-note = यह खाता किसी का नहीं है। इसके आँकड़े सिर्फ़ नमूना हैं।
