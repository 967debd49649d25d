### The first page of the platform: the path of a stake, and three panels that lead on.

# Browser tab, at most 60 characters; search results, at most 160.
meta-title = RAA platform: stake, referrals, RAAdar
meta-description = One place for your stake, your referral link and RAAdar. Until you connect a wallet, it shows an example. Crypto-assets are high risk.
# Title and text of a shared link.
meta-social-title = RAA platform
meta-social-description = Your stake, your referral link and RAAdar in one place. Crypto-assets are high risk.

# Page heading; one word if possible.
doors-title = Platform
doors-lead = Your stake, your referrals and the mood of the crowd.

## The panels: each has the name of its entry in the side menu, a figure, and after it what the figure is. At most 40 characters.

# 12
doors-staking-note = monthly unlocks after TGE
# 2%; the project does not state what it is calculated on, and it is no yield.
doors-hub-note = top referral reward; basis not stated
# 0.82, on a scale from 0 to 1; it measures nothing, and so the panel has a badge of at most 10 characters.
doors-radar-note = mood of the crowd
doors-radar-badge = Example
doors-radar-text = A reading describes a mood and does not predict a price.
