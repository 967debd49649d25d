documents-contents = इस पेज पर
documents-updated = पिछला बदलाव: { $date }
documents-related = आगे पढ़ें

documents-tokenomics = टोकनोमिक्स, शब्दों में
documents-classification = टोकन का वर्गीकरण
documents-audit = टोकन ऑडिट
documents-terms = शर्तें और कानूनी जानकारी
documents-privacy = निजता और कुकी
documents-risks = जोखिम प्रकटीकरण
