hours = हर शाम रोशनी के घंटे
energy = साल भर की बिजली
energy-value = { $energy } किलोवाट-घंटा
price = एक किलोवाट-घंटे का दाम
cost = साल भर का ख़र्च
