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
# Link to the feed; at most 34 characters.
digest-feed = Tell me when something new appears
digest-feed-note = The link opens a feed. Add its address to your feed reader. No registration is needed.
# The five feelings in the legend of a figure.
digest-fear = Fear
digest-doubt = Doubt
digest-calm = Calm
digest-greed = Greed
digest-fomo = FOMO
