stake-badge = Скоро откроется

## My stake

stake-mine-title = Мой стейк
stake-mine-lead = Здесь показан стейк подключённого кошелька. Прочерк означает, что данных нет.
stake-rounds = Если токены распределены по нескольким раундам вестинга, для клейма нужно несколько транзакций. Каждую из них вы подтверждаете в кошельке, одну за другой.

## How it works

stake-how-title = Как устроен стейкинг
stake-how-lead = Четыре шага от покупки до клейма. В трёх действуете вы, в одном нужно ждать.
stake-step-1-title = Купите на пресейле
stake-step-1-text = Вы получаете sRAA, { $staking-token-ratio }:{ $staking-token-ratio } к купленным RAA. Он сразу в стейкинге, включать ничего не нужно.
stake-step-2-title = Держите до TGE
stake-step-2-text = До события генерации токенов (TGE) sRAA приносит до { $staking-apy } APY. После запуска ставка динамическая, её задаёт DAO.
stake-step-3-title = Клейм после листинга
stake-step-3-text = Вы сдаёте sRAA и получаете RAA вместе с начисленными наградами. До листинга клейм заблокирован.
stake-step-4-title = Подпишите каждый раунд
stake-step-4-text =
    Токены пресейла разблокируются равными долями в течение { $presale-vesting_months ->
        [one] { $presale-vesting_months } месяца
        [few] { $presale-vesting_months } месяцев
        [many] { $presale-vesting_months } месяцев
       *[other] { $presale-vesting_months } месяца
    } после TGE. Если ваши токены распределены по нескольким раундам вестинга, для каждого раунда подписывают отдельную транзакцию.

## Figures of the whole network

stake-total-title = Стейкинг в целом
stake-total-staked = Всего в стейкинге
stake-total-stakers = Всего стейкеров
stake-total-apy = Текущий APY
stake-total-apy-value = до { $staking-apy }
stake-total-apy-note = Наибольшая ставка пресейла. Действует до TGE.
stake-pools-title = Пулы по сетям
stake-pools-chain = Сеть
stake-pools-pool = Пул
stake-pools-staked = В стейкинге

## Risk

risk-yield = До { $staking-apy } в год — это верхний предел. Ставка может быть ниже, она не гарантирована и действует только до события генерации токенов (TGE).
risk-lock =
    До события генерации токенов (TGE) перевести ваши токены нельзя; затем они разблокируются равными долями в течение { $presale-vesting_months ->
        [one] { $presale-vesting_months } месяца
        [few] { $presale-vesting_months } месяцев
        [many] { $presale-vesting_months } месяцев
       *[other] { $presale-vesting_months } месяца
    }.
