title = Topics
description = What the journal of the workshop is about.
lead = Choose what you would like to read about.

# The words of a topic: `tags: [paper]` in the file of an article is the message `tag-paper` here.
tag-paper = Paper
tag-light = Light
tag-repairs = Repairs
