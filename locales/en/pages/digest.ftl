### The index of the technology digest.

# Page heading, and browser tab, at most 60 characters.
head-title = Technology digest
# Below it, and in search results, at most 160 characters.
head-lead = How the protocol works, what has been decided and what has not. Each entry keeps to what is published, and says where that ends.
# Heading of the list, read by screen readers only.
list-title = Entries
