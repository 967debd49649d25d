### An entry of the technology digest; its text is from-purchase-to-last-unlock.md.

# Page heading, and browser tab, at most 60 characters.
title = sRAA, from the purchase to the last unlock
# Below it, and in search results, at most 160 characters.
lead = What you receive when you buy, what happens until the token generation event (TGE), how the claim works, and when which part is yours to move.
# The figure, for those who do not see it; then the line below it.
figure-text = A locked block reaches from the purchase to an upright mark, the TGE. After it stand twelve bars, each a step higher than the last.
caption = Illustration: locked until the TGE, then free in equal parts.
