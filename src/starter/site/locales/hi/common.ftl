skip = मुख्य सामग्री पर जाएँ
menu = मुख्य मेनू
menu-home = मुखपृष्ठ
menu-journal = डायरी
menu-about = हमारे बारे में
languages = भाषाएँ
footer = हाथ से बनी काग़ज़ की लालटेनें।
latest = डायरी से
