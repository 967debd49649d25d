destination-app = Обучающее приложение
destination-whitelist = Запись в белый список
destination-sales = Контакт отдела продаж
destination-validators = Контакт для валидаторов
destination-support = Адрес поддержки
destination-airdrop = Аирдроп
destination-radar = Приложение RAAdar

destination-whitelist-join = В белый список
destination-sales-talk = В отдел продаж
destination-validators-contact = Написать команде
destination-support-write = Написать в поддержку
destination-airdrop-see = Узнать об аирдропе
destination-radar-open = Открыть RAAdar
destination-sales-read = Для кого это
destination-radar-read = Посмотреть RAAdar
feed-open = Узнать об открытии
