### Words that several pages share.

## The web app manifest, and keywords of pages that have none of their own

# Browser tab, at most 60 characters.
meta-default-title = { -raa }: a protocol that reads the crypto market’s mood
# Search results, at most 160 characters.
meta-default-description = { -raa } reads fear, greed and FOMO in the crowd and in your own trades. Crypto-assets are high risk, and you can lose everything you pay.
meta-default-keywords = RAA, crypto emotions, FOMO, behavioural finance, trading agents, utility token

## For screen readers

a11y-skip = Skip to content
a11y-home = { -raa }, home page
a11y-navigation = Main navigation
a11y-menu = Menu
a11y-menu-open = Open the menu
a11y-menu-close = Close the menu
# On the language button; the language is named in itself.
a11y-language = Language: { $language }
a11y-theme = Switch between dark and light
# Button beside a drawing that moves by itself; it stops everything that does, on every page.
motion-pause = Pause motion
# Describes the picture of shared links: many coloured lines that run together into one.
a11y-social-image = Many coloured lines become one calm line.

## Risk

# Names the bar at the top of every page.
risk-label = Risk warning
# The first line of every page. One sentence for the risk, one for the loss, then the link.
risk-bar = Crypto-assets are high risk. You can lose everything you pay. <risks>Read the risks</risks>
# The same without the link, on the page for unknown addresses.
risk-short = Crypto-assets are high risk. You can lose everything you pay.
# The disclaimer in the footer, about 45 words.
risk-footer = Cryptocurrency is volatile and largely unregulated. You may lose all the money you put in and should not expect to be protected if something goes wrong. This site is promotional information, not an offer or advice.
# Beside what the product reads.
risk-signal = A reading describes a mood and does not predict a price.

## States, on small labels: one to three words

state-not-published = Not known yet

## Copying, on small buttons beside an address

# Names the button for screen readers; { $network } is a network such as BNB Chain.
copy-address = Copy the address on { $network }
# Takes the button's place for two seconds once the text is on the clipboard. One or two words.
copy-done = Copied
# Under the button when the browser refused; the text is selected already.
copy-failed = Not copied. The text is selected: copy it by hand.

# In the place of a part of the page that has failed; the button below shows and hides what the program says.
island-error-title = Something went wrong!
island-error-show = Show Error
island-error-hide = Hide Error

# At the foot of the window, 3 seconds after a button was pressed whose code has not come: it loads slowly, or there is no network.
late = This button is still loading. Check your internet connection. It will respond as soon as it has loaded. If nothing happens, press it again or reload the page.
