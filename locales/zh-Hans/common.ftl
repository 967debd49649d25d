## Head: for pages that name nothing of their own

meta-default-title = { -raa }：读取加密市场情绪的协议
meta-default-description = { -raa } 从市场和你自己的交易中识别恐惧、贪婪与 FOMO。加密资产风险很高，你投入的资金可能全部损失。
meta-default-keywords = RAA, 加密情绪, FOMO, 行为金融, AI 交易智能体, 实用型代币

## For screen readers

a11y-skip = 跳到正文
a11y-home = { -raa } 首页
a11y-navigation = 主导航
a11y-menu = 菜单
a11y-menu-open = 打开菜单
a11y-menu-close = 关闭菜单
a11y-language = 语言：{ $language }
a11y-theme = 切换深色与浅色
# Button beside a drawing that moves by itself; it stops everything that does, on every page.
motion-pause = 暂停动画
a11y-social-image = 许多彩色线条汇成一条平静的线。

## Risk

risk-label = 风险提示
risk-bar = 加密资产风险很高。你投入的资金可能全部损失。<risks>了解风险</risks>
risk-short = 加密资产风险很高。你投入的资金可能全部损失。
risk-footer = 加密货币价格波动剧烈，且大多不受监管。你投入的资金可能全部损失；一旦出现问题，也不应期待获得任何保障。本网站内容属于推广信息，不构成要约或建议。
risk-signal = 读数描述情绪，并不预测价格。

## States, on small labels

state-not-published = 尚不明确

## Copying, on small buttons beside an address

copy-address = 复制 { $network } 上的地址
copy-done = 已复制
copy-failed = 未能复制。文字已选中，请手动复制。

# In the place of a part of the page that has failed; the button below shows and hides what the program says.
island-error-title = 出错了！
island-error-show = 显示错误
island-error-hide = 隐藏错误

# At the foot of the window, 3 seconds after a button was pressed whose code has not come: it loads slowly, or there is no network.
late = 这个按钮还在加载。请检查网络连接。加载完成后，它会立即响应。如果没有反应，请再按一次，或重新加载页面。
