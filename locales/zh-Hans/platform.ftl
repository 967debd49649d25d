## Side menu

platform-name = 平台
side-return = 返回网站
side-radar = RAAdar
side-buy = 购买代币
side-stacking = 质押
side-hub = 推荐中心
side-digest = 技术简报
side-audit = 审计

## For screen readers

side-label = 平台菜单
side-key = Ctrl+B
