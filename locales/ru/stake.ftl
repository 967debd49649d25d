stake-badge = Скоро откроется

## My stake

stake-mine-title = Мой стейк
stake-mine-lead = Здесь видно, сколько sRAA в вашем кошельке, сколько он уже принёс и когда токены можно будет получить.
stake-rounds = Если токены распределены по нескольким раундам вестинга, для их получения нужно несколько транзакций. Каждую из них вы подтверждаете в кошельке, одну за другой.

## How it works

stake-how-title = Как устроен стейкинг
stake-how-lead = Шкала времени показывает, что происходит с токенами от покупки до последней разблокировки.
stake-try-title = Рассчитайте для себя
stake-try-lead = Введите сумму и число месяцев до TGE. Шкала времени выше перестроится по ним.

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
stake-total-sample = Итоги и пулы здесь — только пример: реальных стейков за ними нет. Ставка взята из условий пресейла.
stake-total-sample-value = { NUMBER($staking-sample-total, notation: "compact") }
stake-total-usd = около { NUMBER($staking-sample-total_usd, notation: "compact") } USD
stake-total-exceeds = Эти итоги не могут быть настоящими: { NUMBER($staking-sample-total, notation: "compact") } RAA больше общей эмиссии ({ NUMBER($tokenomics-supply, notation: "compact") } RAA), а { NUMBER($staking-sample-total_usd, notation: "compact") } USD за это количество не соответствуют начальной цене { $presale-initial_price } USD за RAA.

## Risk

risk-yield = До { $staking-apy } в год — это верхний предел. Ставка может быть ниже, она не гарантирована и действует только до события генерации токенов (TGE).
risk-lock =
    До события генерации токенов (TGE) перевести ваши токены нельзя; затем они разблокируются равными долями в течение { $presale-vesting_months ->
        [one] { $presale-vesting_months } месяца
        [few] { $presale-vesting_months } месяцев
        [many] { $presale-vesting_months } месяцев
       *[other] { $presale-vesting_months } месяца
    }.
