### Staking inside the platform. Its sections are shared with the staking page; see stake.ftl.

# Browser tab, at most 60 characters; search results, at most 160.
meta-title = RAA platform: staking
meta-description = Balance, accrued rewards and claim of your sRAA on the platform. The claim stays locked until listing, and no rate is guaranteed.
meta-keywords = RAA platform, staking, sRAA, rewards, claim
# Title and text of a shared link.
meta-social-title = RAA platform: staking
meta-social-description = Balance, accrued rewards and claim, locked until listing. No rate is guaranteed.

# Page heading; a badge “Coming soon” stands beside it.
page-head-title = Staking
# Link to the timeline on the staking page; at most 28 characters.
how-action-label = See the timeline
