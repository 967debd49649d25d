# Hugo: i18n/en.toml, and the titles and descriptions of front matter.
home-title = Coast Path
home-description = Walks on a coast that moves twice a day.
latest = Walks
about = About
about-text = Coast Path is written by Ruth Carey, who lives behind the second dune. She moved it from Hugo in an afternoon.
feed = Feed
back = All walks
lost = This page does not exist

ebb = The beach at low tide
ebb-lead = Twice a day the sea leaves a second country behind.
harbour = Round the harbour wall
harbour-lead = A short walk for days when the wind makes the decisions.
