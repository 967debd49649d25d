consent-label = 统计分析授权
consent-text = 如果你同意，本网站会把购买的各个步骤发送给 { $tools }，让运营方了解访客在哪一步离开，又是从哪则广告来的。如果你拒绝，则不会发送任何数据，网站照常使用。<privacy>发送哪些数据，如何更改选择</privacy>
consent-tools = { $first } 和 { $second }
consent-allow = 允许
consent-refuse = 拒绝

consent-state-none = 你尚未作出选择，目前不发送任何数据。
consent-state-granted = 你已允许统计分析。
consent-state-denied = 你已拒绝统计分析，不会发送任何数据。
consent-state-browser = 你的浏览器已代你拒绝，不会发送任何数据。
