### An entry of the technology digest; its text is from-purchase-to-last-unlock.md.

# Page heading, and browser tab, at most 60 characters.
title = sRAA from the purchase to the last unlock
# Below it, and in search results, at most 160 characters.
lead = What you get when you buy, what happens before the token generation event (TGE), how you exchange sRAA for RAA and when you can move it.
# The figure, for those who do not see it; then the line below it.
figure-text = Twelve grey lines run close together up to an upright mark, TGE. After it, one line after another turns green and rises.
# Below the start, the middle and the end of the figure; at most 18 characters each. The upright mark in the figure is TGE.
stage-locked = Locked
stage-event = TGE
stage-free = Unlocked
# Below the figure.
caption = One line for each monthly unlock after TGE.
# Button below the text; at most 22 characters.
action-label = See the schedule
