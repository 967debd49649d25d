### An entry of the technology digest; its text is four-networks.md.

title = 付款时，四个网络有何不同
lead = RAA 在四个网络上出售。付手续费的币、付款用的钱、钱包和代币所在的地方各不相同。本文说明应当先看什么。
figure-text = 从一个钱包出发，四条不同颜色的路径各经过一枚币，通向四个分开的盒子。
caption = 示意图：一个钱包，四个不同的地方。
