region = सूचनाएँ ({ $keys })
close = बंद करें

## सूचना का प्रकार

success = पूरा हुआ
info = जानकारी
warning = चेतावनी
error = त्रुटि
loading = जारी है
