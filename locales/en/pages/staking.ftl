### The staking page. Its sections are shared with the platform; see stake.ftl.

# Browser tab, at most 60 characters; search results, at most 160.
meta-title = RAA staking portal: coming soon
meta-description = How presale staking works: sRAA received with every purchase, up to { $staking-apy } APY until TGE, not guaranteed, and a claim that stays locked until listing.
meta-keywords = RAA staking, sRAA, APY, staking portal, claim, vesting, presale
# Title and text of a shared link.
meta-social-title = RAA staking portal
meta-social-description = Up to { $staking-apy } APY until TGE, not guaranteed. The claim stays locked until listing.

# Page heading, very large; a badge “Coming soon” stands beside it.
page-head-title = Staking portal
page-head-lead = If you buy in the presale, you receive sRAA, which is staked from the start. Here you will see it and, once RAA is listed, claim it.
# Link in the head to the same panel in the platform; at most 34 characters.
page-head-platform-label = Open staking on the platform
# Link in the head; at most 34 characters.
page-head-terms-label = See what is known about staking

# Closing call, very large: at most 34 characters.
buy-title = Know when your tokens unlock
# Second button; at most 18 characters. It leads to the schedule of unlocking.
buy-try-label = Release schedule
