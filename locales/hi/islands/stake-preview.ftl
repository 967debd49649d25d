badge = उदाहरण
example = आपका स्टेक ऐसा दिखेगा। उदाहरण की जगह अपना स्टेक देखने के लिए वॉलेट कनेक्ट करें।
unread = { $address } कनेक्ट है। उसका स्टेक अभी नहीं पढ़ा जा सकता। उदाहरण स्लेटी रंग में दिख रहा है।
none = { $address } में sRAA नहीं है। उदाहरण स्लेटी रंग में दिख रहा है।
own = यह { $address } का स्टेक है।
connect = वॉलेट कनेक्ट करें
amount = { $amount } { -raa }
locked =
    { $count ->
        [one] TGE तक लॉक (चित्र में { $count } महीना)
       *[other] TGE तक लॉक (चित्र में { $count } महीने)
    }
unlocked =
    { $count ->
        [one] फिर हर महीने { $amount } { -raa } अनलॉक, { $count } बार
       *[other] फिर हर महीने { $amount } { -raa } अनलॉक, { $count } बार
    }
