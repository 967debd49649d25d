### An entry of the technology digest; its text is four-networks.md.

# Page heading, and browser tab, at most 60 characters.
title = What changes with the network you pay on
# Below it, and in search results, at most 160 characters.
lead = RAA is sold on { $chains-count } networks. Each has its own fee, its own coins and its own balance of your tokens. Check these points before you pay.
# The figure, for those who do not see it; then the line below it.
figure-text = One bundle of lines, the wallet, parts into four bundles that end apart from each other, one for each network.
# Below the figure.
caption = One wallet holds a separate balance on each network.
# Button below the text; at most 24 characters.
action-label = Choose a wallet
