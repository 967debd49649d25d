### Places outside this site that buttons and menus lead to. As long as one has no address, its button leads to a page of this site.

# Names in the list of open points; at most 34 characters. RAAdar is a product name.
destination-app = Learning app
destination-whitelist = Whitelist sign-up
destination-sales = Sales contact
destination-validators = Contact for validators
destination-support = Support address
destination-airdrop = Airdrop
destination-radar = RAAdar app

# Buttons; at most 20 characters.
destination-whitelist-join = Join the whitelist
destination-sales-talk = Talk to sales
destination-validators-contact = Contact the team
destination-support-write = Write to support
destination-airdrop-see = See the airdrop
destination-radar-open = Open RAAdar
# What those buttons say as long as the address is missing; at most 24 characters. The first leads to the part “Who it is for” of
# the page About.
destination-sales-read = See who it is for
destination-radar-read = See RAAdar
# Leads to the part of the technology digest about its feed, which reports when something opens.
feed-open = Tell me when it opens
