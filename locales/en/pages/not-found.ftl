### The page for an address that leads nowhere.

# Browser tab.
meta-title = Not Found · { -raa }
meta-description = There is no page at this address.

# Very large serif heading, one line. In English exactly these two words.
not-found-title = Not Found
# The page has no signal: a picture of lines going flat stands above it.
not-found-lead = There is no page at this address. It may have moved, or the link may be mistyped.
# Main button, at most 24 characters.
not-found-home = Go to the home page
