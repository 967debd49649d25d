### Consent to analytics: a bar at the foot of every page that asks once, and the same choice on the page about privacy.
### Both stand only on a site whose operator uses analytics.

# Names the bar for screen readers.
consent-label = Consent to analytics
# The whole text of the bar, about 50 words. { $tools } names what is used: Google Tag Manager, Meta Pixel.
# The link leads to the page about privacy.
consent-text = If you agree, this site sends the steps of a purchase to { $tools }. They show the operator where people stop and which advertisement brought them. If you refuse, nothing is sent and the site works the same. <privacy>What is sent, and how to change your mind</privacy>
# What { $tools } of the text above is where both are used; the two are names.
consent-tools = { $first } and { $second }
# Two buttons of the same weight, at most 14 characters each.
consent-allow = Allow
consent-refuse = Refuse

# What is chosen at present, above the same two buttons on the page about privacy. One of four sentences.
consent-state-none = You have not decided yet. Nothing is sent.
consent-state-granted = You have allowed analytics.
consent-state-denied = You have refused analytics. Nothing is sent.
# Without buttons: the setting of the browser decides.
consent-state-browser = Your browser refuses for you. Nothing is sent.
