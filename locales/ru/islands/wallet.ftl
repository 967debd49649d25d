connect = Кошелёк
open-account = Кошелёк { $address }, сеть { $network }
open-account-astray = Кошелёк { $address }, в сети, которую этот сайт не поддерживает

## The dialog, before a wallet is connected

choose-title = Подключение кошелька
choose-lead = Этот сайт увидит ваш адрес. Без вашей подписи в кошельке ничего не переводится. Сид-фразу сайт никогда не спрашивает.
choose-networks = Для { $networks }
unnamed = Кошелёк этого браузера
none = В этом браузере кошелёк не найден.
none-for = В этом браузере не найден кошелёк для сети { $network }.
none-hint = Кошелёк — это расширение браузера или приложение. Установите его и обновите эту страницу.
apps-lead = На телефоне кошелёк — это приложение. Выберите своё: оно откроет эту страницу в собственном браузере.
apps-label = Приложения-кошельки
help = Кошелька ещё нет? Как его завести
close = Закрыть

## The dialog, while a wallet is asked

waiting-title = { $wallet }: ждём ответа
waiting-text = Ответьте в окне самого кошелька. Если его не видно, откройте кошелёк с панели инструментов браузера.
cancel = Отменить

## The dialog, when it did not go well

error-rejected = { $wallet }: вы отклонили запрос. Ничего не изменилось.
error-busy = { $wallet } ещё ждёт ответа на прежний запрос. Откройте окно кошелька, ответьте там и попробуйте снова.
error-unavailable = { $wallet } недоступен. Проверьте, включён ли кошелёк и разблокирован ли он, и попробуйте снова.
error-unknown-chain = { $wallet } не позволяет сайту выбрать эту сеть. Выберите её в самом кошельке или используйте другой.
error-invalid-answer = { $wallet } прислал ответ, который этот сайт не смог прочесть. Обновите кошелёк или используйте другой.
error-timeout = { $wallet } не отвечает. Откройте кошелёк, разблокируйте его и попробуйте снова.
error-failed = { $wallet } сообщает о сбое. Ничего не изменилось. Откройте кошелёк, чтобы узнать причину, и попробуйте снова.

## The dialog, once a wallet is connected

account-title = Ваш кошелёк
wallet-label = Кошелёк
address-label = Адрес
network-label = Сеть
network-unknown = Сайтом не поддерживается
switch-label = Сменить сеть
switch-astray = Кошелёк подключён к сети, которую этот сайт не поддерживает. Выберите одну из этих сетей.
switch-wanted = Для этого шага нужна сеть { $network }. Выберите её здесь.
astray-solana = Кошелёк настроен на тестовую сеть { $network }. Выберите в его настройках основную.
switched = Теперь кошелёк в сети { $network }.
copy = Скопировать адрес
another = Другой кошелёк
disconnect = Отключить
platform = Открыть платформу
explorer = Открыть на { $host }

## Notices in the corner of the page

toast-connected = Кошелёк подключён
toast-disconnected = Кошелёк отключён
toast-disconnected-text = Этот сайт больше не знает его адреса.
