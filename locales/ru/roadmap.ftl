roadmap-first-half = I полугодие { $year }
roadmap-second-half = II полугодие { $year }

roadmap-closed = Было запланировано
roadmap-open = Текущее полугодие
roadmap-ahead = Запланировано
roadmap-today = На { DATETIME($editorial-as_of, dateStyle: "long") }
roadmap-shipped = Выпущено
roadmap-note = Компонент считается выпущенным, когда есть ссылка, которая это подтверждает.

roadmap-testnet = Тестнет
roadmap-simulator = Симулятор FOMO/FUD
roadmap-trader = Личный ИИ-трейдер
roadmap-marketplace = Маркетплейс агентов
roadmap-portfolio = Подключение портфелей CEX/DEX
roadmap-validators =
    { $validators-maximum ->
        [one] { $validators-maximum } узел-валидатор
        [few] { $validators-maximum } узла-валидатора
        [many] { $validators-maximum } узлов-валидаторов
       *[other] { $validators-maximum } узла-валидатора
    }
roadmap-api = API эмоций и поведения
roadmap-sdk = SDK и наборы данных
roadmap-execution = Движок исполнения
roadmap-proof = Proof-of-action
roadmap-reputation = Репутационная память
roadmap-chain-testnet = Тестнет блокчейна
roadmap-dag = Консенсус на DAG
roadmap-zkml = Валидация zkML
roadmap-agents = Взаимодействие агентов
roadmap-finality = Поведенческая финальность
roadmap-mainnet = Мейннет блокчейна
