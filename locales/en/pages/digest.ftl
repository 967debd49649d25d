### The index of the technology digest.

# Page heading, and browser tab, at most 60 characters.
page-head-title = Technology digest
# Below it, and in search results, at most 160 characters.
page-head-lead = How the protocol works, what has been decided and what is still open. Each entry also lists what the project has not said.
# Heading of the list, read by screen readers only.
digest-title = Entries
