state-no-link = Ссылки пока нет

destination-app = Обучающее приложение
destination-whitelist = Запись в вайтлист
destination-sales = Контакт отдела продаж
destination-validators = Контакт для валидаторов
destination-support = Адрес поддержки
destination-airdrop = Аирдроп
destination-radar = Приложение RAAdar

destination-whitelist-join = В вайтлист
destination-sales-talk = В отдел продаж
destination-validators-contact = Написать команде
destination-support-write = Написать в поддержку
destination-airdrop-see = Узнать об аирдропе
destination-radar-open = Открыть RAAdar

destination-app-missing = Адрес обучающего приложения пока не опубликован, поэтому попробовать его отсюда нельзя.
destination-whitelist-missing = Для платных тарифов есть вайтлист. Где в него записаться, пока не опубликовано.
destination-sales-missing = Тарифы Institutional и Enterprise оформляет отдел продаж. Его контакт пока не опубликован.
destination-validators-missing = Контакт для валидаторов пока не опубликован, поэтому подать заявку сейчас нельзя.
destination-support-missing =
    { $support-reply_hours ->
        [one] Адрес поддержки пока не опубликован. Когда он появится, ответ будет приходить примерно через { $support-reply_hours } час.
        [few] Адрес поддержки пока не опубликован. Когда он появится, ответ будет приходить примерно через { $support-reply_hours } часа.
        [many] Адрес поддержки пока не опубликован. Когда он появится, ответ будет приходить примерно через { $support-reply_hours } часов.
       *[other] Адрес поддержки пока не опубликован. Когда он появится, ответ будет приходить примерно через { $support-reply_hours } часа.
    }
destination-airdrop-missing = Кто и когда сможет участвовать, пока не опубликовано.
destination-radar-missing = Адрес приложения RAAdar пока не опубликован.
