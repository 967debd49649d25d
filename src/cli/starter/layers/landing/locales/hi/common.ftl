menu-price = क़ीमत
menu-questions = सवाल
menu-order = ऑर्डर
