nav-start = शुरुआत
nav-guides = गाइड
nav-reference = संदर्भ
footer = Lumen एक उदाहरण है। इसकी जगह अपना दस्तावेज़ लिखिए।
