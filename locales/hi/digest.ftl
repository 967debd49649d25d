### The technology digest: what its pages share.

digest-name = टेक डाइजेस्ट
digest-more = दूसरे लेख
digest-older = पिछला लेख
digest-newer = अगला लेख
digest-all = सभी लेख
digest-feed = नए लेख की सूचना पाएँ
digest-feed-title = फ़ीड रीडर से नई जानकारी पाएँ
digest-feed-note = फ़ीड रीडर एक ऐप है जो नीचे दिए गए पते को समय-समय पर देखता है और हर नया लेख और खुले मुद्दों की सूची का हर अपडेट दिखाता है। यह पता अपनी पसंद के फ़ीड रीडर में कॉपी करें। रजिस्ट्रेशन की ज़रूरत नहीं है।
digest-feed-open = फ़ीड खोलें
digest-feed-copy = फ़ीड का पता कॉपी करें
digest-fear = डर
digest-doubt = संदेह
digest-calm = शांति
digest-greed = लालच
digest-fomo = FOMO
