stake-badge = Скоро откроется

## My stake

stake-mine-title = Мой стейк
stake-mine-lead = Здесь показан стейк подключённого кошелька. Прочерк — это не ноль.
stake-rounds = Если токены лежат в нескольких раундах вестинга, для их получения нужно несколько подписанных транзакций: одна за другой, и каждую вы подтверждаете в кошельке.

## How it works

stake-how-title = Как устроен стейкинг
stake-how-lead = Четыре шага, три из них ваши. Середина пути — ожидание.
stake-step-1-title = Купите на пресейле
stake-step-1-text = Вы получаете sRAA, { $staking-token-ratio }:{ $staking-token-ratio } к купленным RAA. Они уже застейканы за вас, включать ничего не нужно.
stake-step-2-title = Держите до TGE
stake-step-2-text = До события генерации токенов (TGE) sRAA приносят до { $staking-apy } APY. После запуска ставка динамическая, её задаёт DAO.
stake-step-3-title = Получите после листинга
stake-step-3-text = Вы сдаёте sRAA и получаете RAA вместе с начисленными наградами. До листинга получение закрыто.
stake-step-4-title = Подпишите каждый раунд
stake-step-4-text =
    Токены пресейла открываются равными долями в течение { $presale-vesting_months ->
        [one] { $presale-vesting_months } месяца
        [few] { $presale-vesting_months } месяцев
        [many] { $presale-vesting_months } месяцев
       *[other] { $presale-vesting_months } месяца
    } после TGE. Если ваши лежат в нескольких раундах вестинга, каждый раунд подписывают отдельной транзакцией.

## Figures of the whole network

stake-total-title = Стейкинг в целом
stake-total-staked = Всего в стейкинге
stake-total-stakers = Всего стейкеров
stake-total-apy = Текущий APY
stake-total-apy-value = до { $staking-apy }
stake-total-apy-note = Потолок пресейла. Действует до TGE.
stake-pools-title = Пулы по сетям
stake-pools-chain = Сеть
stake-pools-pool = Пул
stake-pools-staked = В стейкинге

## Risk

risk-yield = До { $staking-apy } в год — наибольшая ставка, а не ожидаемая. Она не гарантирована и действует только до TGE.
risk-lock =
    До TGE переместить ваши токены нельзя, а после они открываются равными долями в течение { $presale-vesting_months ->
        [one] { $presale-vesting_months } месяца
        [few] { $presale-vesting_months } месяцев
        [many] { $presale-vesting_months } месяцев
       *[other] { $presale-vesting_months } месяца
    }.
