title = विषय
description = कार्यशाला की डायरी किन बातों के बारे में है।
lead = चुनिए कि आप किस बारे में पढ़ना चाहेंगे।

tag-paper = काग़ज़
tag-light = रोशनी
tag-repairs = मरम्मत
