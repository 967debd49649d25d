state-no-link = Ссылки пока нет

destination-app = Обучающее приложение
destination-whitelist = Запись в вайтлист
destination-sales = Контакт отдела продаж
destination-validators = Контакт для валидаторов
destination-support = Адрес поддержки
destination-airdrop = Аирдроп
destination-radar = Приложение RAAdar

destination-whitelist-join = В вайтлист
destination-sales-talk = В отдел продаж
destination-validators-contact = Написать команде
destination-support-write = Написать в поддержку
destination-airdrop-see = Подробнее об аирдропе
destination-radar-open = Открыть RAAdar

destination-app-missing = Адрес обучающего приложения пока не опубликован, поэтому попробовать его отсюда нельзя.
destination-whitelist-missing = Платные тарифы доступны только по вайтлисту. Где в него записаться, пока не опубликовано.
destination-sales-missing = Тарифы Institutional и Enterprise оформляет отдел продаж. Его контакт пока не опубликован.
destination-validators-missing = Контакт для валидаторов пока не опубликован, поэтому подать заявку сейчас нельзя.
destination-support-missing = Адрес поддержки пока не опубликован, поэтому отправить вопрос сейчас нельзя.
destination-airdrop-missing = Кто и когда сможет участвовать, пока не опубликовано.
destination-radar-missing = Адрес приложения RAAdar пока не опубликован.
