### An entry of the technology digest; its text is four-networks.md.

title = 用不同的网络付款，有什么区别
lead = RAA 在 { $chains-count } 个网络上出售。每个网络的手续费、付款币种和代币存放的位置都不同。付款前请先看这几点。
figure-text = 代表钱包的一束线分成彼此分开的四束，每个网络一束。
caption = 同一个钱包，在每个网络上各有一份余额。
action-label = 选择钱包
