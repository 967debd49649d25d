footer-labs = Labs
footer-products = Продукты
footer-presale = Пресейл
footer-token = Токен

footer-docs = Документация
footer-blog = Блог
footer-bot = Бот в мессенджере
footer-future = Будущий продукт
footer-buy = Как купить
footer-wallet = Нет кошелька?
footer-support = Поддержка
footer-staking = Стейкинг
footer-audit = Аудит токена

footer-social = Каналы связи
footer-messenger = Канал в мессенджере
footer-network = Страница в соцсети
footer-coin-data = Данные о монетах

footer-copyright = © { $editorial-copyright_year } { -raa }
