### The technology digest: what its pages share.

# Name of the digest above an entry, and in its feed.
digest-name = Tech Digest
# Heading above other entries, below the one that was read; at most 34 characters.
digest-more = More from the digest
# Link to the index; at most 34 characters.
digest-all = All entries
