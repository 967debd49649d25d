validators-readings = दो प्रकाशित आँकड़े: वैलिडेटर का न्यूनतम स्टेक
validators-readings-tokenomics = टोकनोमिक्स
validators-readings-tokenomics-value = { $conflicts-validator_stake-first } RAA
validators-readings-validators = वैलिडेटर पेज
validators-readings-validators-value = { $conflicts-validator_stake-second }+ RAA
validators-readings-note = खरीदने से पहले टीम से पूछें कि कौन-सा लागू है।
validators-stake = न्यूनतम स्टेक
