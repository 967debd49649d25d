validators-readings = वैलिडेटर के न्यूनतम स्टेक के दो आँकड़े
validators-readings-tokenomics = टोकनोमिक्स
validators-readings-tokenomics-value = { $conflicts-validator_stake-first } RAA
validators-readings-validators = वैलिडेटर पेज
validators-readings-validators-value = { $conflicts-validator_stake-second }+ RAA
validators-readings-note = जब तक दोनों में से किसी एक की पुष्टि न हो, यह पता नहीं कि कितना स्टेक चाहिए।
validators-stake = न्यूनतम स्टेक
