### The technology digest: what its pages share.

digest-name = टेक डाइजेस्ट
digest-more = दूसरे लेख
digest-older = पिछला लेख
digest-newer = अगला लेख
digest-all = सभी लेख
digest-feed = नए लेख की सूचना पाएँ
digest-feed-note = यह लिंक एक फ़ीड खोलता है। उसका पता अपने फ़ीड रीडर में जोड़ें। रजिस्ट्रेशन की ज़रूरत नहीं है।
digest-fear = डर
digest-doubt = संदेह
digest-calm = शांति
digest-greed = लालच
digest-fomo = FOMO
