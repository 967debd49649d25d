## Head

meta-default-title = { -raa }: протокол, который считывает настроение крипторынка
meta-default-description = { -raa } считывает страх, жадность и FOMO в толпе и в ваших собственных сделках. Криптоактивы связаны с высоким риском: вы можете потерять всё, что заплатили.
meta-default-keywords = RAA, эмоции на крипторынке, FOMO, поведенческие финансы, торговые агенты, утилитарный токен

## For screen readers

a11y-skip = Перейти к содержанию
a11y-home = { -raa }, главная страница
a11y-navigation = Основная навигация
a11y-menu = Меню
a11y-menu-open = Открыть меню
a11y-menu-close = Закрыть меню
a11y-language = Язык: { $language }
a11y-theme = Переключить тёмную и светлую тему
# Button beside a drawing that moves by itself; it stops everything that does, on every page.
motion-pause = Остановить анимацию
a11y-social-image = Множество цветных линий сливаются в одну спокойную.

## Risk

risk-label = Предупреждение о риске
risk-bar = Криптоактивы связаны с высоким риском. Вы можете потерять всё, что заплатили. <risks>Прочесть о рисках</risks>
risk-short = Криптоактивы связаны с высоким риском. Вы можете потерять всё, что заплатили.
risk-footer = Криптовалюты волатильны и по большей части не регулируются. Вы можете потерять все вложенные деньги, и не стоит рассчитывать на защиту, если что-то пойдёт не так. Материалы сайта носят рекламный характер и не являются ни офертой, ни рекомендацией.
risk-signal = Замер описывает настроение. Цену он не предсказывает.

## States

state-not-published = Пока неизвестно

## Copying

copy-address = Скопировать адрес в сети { $network }
copy-done = Скопировано
copy-failed = Не скопировано. Текст выделен: скопируйте его вручную.

# In the place of a part of the page that has failed; the button below shows and hides what the program says.
island-error-title = Что-то пошло не так!
island-error-show = Показать ошибку
island-error-hide = Скрыть ошибку

# At the foot of the window, 3 seconds after a button was pressed whose code has not come: it loads slowly, or there is no network.
late = Кнопка ещё загружается. Проверьте подключение к интернету. Как только загрузка закончится, кнопка сработает. Если ничего не произойдёт, нажмите ещё раз или обновите страницу.
