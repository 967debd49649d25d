### An entry of the technology digest; its text is how-a-reading-is-made.md.

# Page heading, and browser tab, at most 60 characters.
title = How a reading is made, and what it cannot say
# Below it, and in search results, at most 160 characters.
lead = Five layers stand between a post and an alert. What happens in each, which figures are only claimed, and five things no reading can tell you.
# The figure, for those who do not see it; then the line below it.
figure-text = Many coloured lines, restless on the left, run together into a point; from there a single calm line goes on to the right.
caption = Illustration: many signals, one reading. It shows no measured data.
