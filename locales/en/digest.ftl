### The technology digest: what its pages share.

# Name of the digest above an entry, and in its feed.
digest-name = Tech Digest
# Names the links to the entries before and after; read out only.
digest-more = Other entries
# Above the titles of those entries; at most 24 characters.
digest-older = Previous
digest-newer = Next
# Link to the index; at most 34 characters.
digest-all = All entries
# Link to the part of the index about the feed; at most 34 characters.
digest-feed = Tell me when something new appears
# That part: its heading, two sentences above the address of the feed, a link to the feed of at most 34 characters, and the name of the
# button that copies the address.
digest-feed-title = Follow with a feed reader
digest-feed-note = A feed reader is an app that looks at the address below from time to time and shows you each new article and each update to the list of open points. Copy the address into a feed reader of your choice; no registration is needed.
digest-feed-open = Open the feed
digest-feed-copy = Copy the address of the feed
# The five feelings in the legend of a figure.
digest-fear = Fear
digest-doubt = Doubt
digest-calm = Calm
digest-greed = Greed
digest-fomo = FOMO
