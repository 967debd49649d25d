validators-readings = दो आँकड़े: वैलिडेटर का न्यूनतम स्टेक
validators-readings-tokenomics = टोकनोमिक्स
validators-readings-tokenomics-value = { $conflicts-validator_stake-first } RAA
validators-readings-validators = वैलिडेटर पेज
validators-readings-validators-value = { $conflicts-validator_stake-second }+ RAA
validators-readings-note = जब तक किसी एक की पुष्टि न हो, यह नहीं जाना जा सकता कि एक जगह के लिए कितने RAA चाहिए।
validators-stake = न्यूनतम स्टेक
