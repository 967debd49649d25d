### An entry of the technology digest; its text is four-networks.md.

# Page heading, and browser tab, at most 60 characters.
title = What four networks mean for someone who pays
# Below it, and in search results, at most 160 characters.
lead = RAA is sold on four networks. The coin for the fee, the money, the wallet and the place where your tokens end up differ. What to look at first.
# The figure, for those who do not see it; then the line below it.
figure-text = From one wallet, four paths of different colours lead past a coin each into four separate boxes.
caption = Illustration: one wallet, four separate places.
