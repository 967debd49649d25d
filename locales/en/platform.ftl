### The frame of the platform pages: a side menu and a narrow header instead of the menu and footer of the site.

# Names the platform in the trail that search engines show; one word.
platform-name = Platform

## Side menu: at most 20 characters each

# Leaves the platform for the home page.
side-return = Return to Site
# A product name; stays in Latin.
side-radar = RAAdar
side-buy = Buy token
# In English the label reads “Stacking”; other languages use their word for staking.
side-stacking = Stacking
side-hub = Referral Hub
side-digest = Tech Digest
side-audit = Audit

## For screen readers

# Names the side menu.
side-label = Platform menu

# Beside the button that folds the side menu: its keys, as this language names them.
side-key = Ctrl+B
