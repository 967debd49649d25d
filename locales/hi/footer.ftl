footer-labs = लैब्स
footer-products = प्रोडक्ट
footer-presale = प्रीसेल
footer-token = टोकन

footer-docs = दस्तावेज़
footer-blog = ब्लॉग
footer-bot = मैसेंजर बॉट
footer-future = आने वाला प्रोडक्ट
footer-buy = कैसे खरीदें
footer-wallet = वॉलेट नहीं है?
footer-support = सहायता
footer-staking = स्टेकिंग
footer-audit = टोकन ऑडिट

footer-social = चैनल
footer-messenger = मैसेंजर चैनल
footer-network = सोशल नेटवर्क
footer-coin-data = बाज़ार के आँकड़े

footer-copyright = © { $editorial-copyright_year } { -raa }
