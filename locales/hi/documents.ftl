documents-contents = इस पेज पर
documents-updated = आखिरी अपडेट: { $date }
documents-related = आगे पढ़ें

documents-tokenomics = टोकनोमिक्स विस्तार से
documents-classification = टोकन का वर्गीकरण
documents-audit = टोकन ऑडिट
documents-terms = शर्तें और कानूनी जानकारी
documents-privacy = प्राइवेसी और कुकी
documents-risks = जोखिम की जानकारी
