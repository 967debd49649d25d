### An entry of the technology digest; its text is how-a-reading-is-made.md.

# Page heading, and browser tab, at most 60 characters.
title = How a reading is made and what it cannot tell you
# Below it, and in search results, at most 160 characters.
lead = A reading passes through five layers before you get an alert. Here is what each layer does, which figures are only claims and where readings fail.
# The figure, for those who do not see it; then the line below it.
figure-text = Thirty tangled lines in five colours separate by colour, then run together into a single calm wave.
# Below the start, the middle and the end of the figure; at most 18 characters each.
stage-signals = Signals
stage-feelings = Feelings
stage-reading = One reading
# Below the figure.
caption = A drawing of the idea. It shows no measured data.
# Button below the text; at most 22 characters.
action-label = Read the risks
