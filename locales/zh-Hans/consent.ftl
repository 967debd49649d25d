consent-label = 统计分析的同意
consent-text = 如果你同意，本网站会通过 { $tools } 报告购买的各个步骤，让运营方知道人们在哪里停下、由哪则广告而来。如果你拒绝，不会发送任何内容，网站照常使用。<privacy>发送什么，以及怎样改变主意</privacy>
consent-tools = { $first } 和 { $second }
consent-allow = 允许
consent-refuse = 拒绝

consent-state-none = 你尚未作出选择。不会发送任何内容。
consent-state-granted = 你已允许统计分析。
consent-state-denied = 你已拒绝统计分析。不会发送任何内容。
consent-state-browser = 你的浏览器已代你拒绝。不会发送任何内容。
