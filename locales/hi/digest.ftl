### The technology digest: what its pages share.

digest-name = टेक डाइजेस्ट
digest-more = डाइजेस्ट से और लेख
digest-all = सभी लेख
