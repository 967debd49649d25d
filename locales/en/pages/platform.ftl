### The first page of the platform: three panels that lead on.

# Page heading; one word if possible.
head-title = Platform
head-lead = Your stake, your referrals and the mood of the crowd.

# Names of the panels, large serif; at most 20 characters. One sentence each.
staking-title = Staking
hub-title = Referral hub
hub-text = Your link, your tier and what it pays each month.
# A product name; stays in Latin.
radar-title = RAAdar
radar-text = Alerts for FOMO, fear and greed. A reading describes a mood and does not predict a price.
# Link; at most 28 characters.
radar-action = What RAAdar reads
