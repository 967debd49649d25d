menu-home = मुखपृष्ठ
menu-journal = डायरी
menu-about = हमारे बारे में
latest = डायरी से
topics = विषय
previous = पिछला लेख
next = अगला लेख
