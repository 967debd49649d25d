### Places outside this site that buttons and menus lead to. While one has no published address, a sentence stands in place of its button.

# In a menu, below the name of something whose address is not published; at most 20 characters.
state-no-link = No link yet

# Names in the list of what is not published; at most 34 characters. RAAdar is a product name.
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

# In place of those buttons: what is missing, in one or two short sentences.
destination-app-missing = The address of the learning app is not published yet, so you cannot try it from here.
destination-whitelist-missing = Paid plans have a whitelist. Where to sign up is not published yet.
destination-sales-missing = Institutional and Enterprise are arranged with sales. A contact is not published yet.
destination-validators-missing = A contact for validators is not published yet, so you cannot apply at present.
destination-support-missing =
    { $support-reply_hours ->
        [one] An address to write to is not published yet. Once there is one, a reply takes about { $support-reply_hours } hour.
       *[other] An address to write to is not published yet. Once there is one, a reply takes about { $support-reply_hours } hours.
    }
destination-airdrop-missing = Who can take part, and when, is not published yet.
destination-radar-missing = The address of the RAAdar app is not published yet.
