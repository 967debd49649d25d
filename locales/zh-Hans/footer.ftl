footer-labs = 实验室
footer-products = 产品
footer-presale = 预售
footer-token = 代币

footer-docs = 文档
footer-blog = 博客
footer-bot = 聊天机器人
footer-future = 未来产品
footer-buy = 如何购买
footer-wallet = 还没有钱包？
footer-support = 客服
footer-staking = 质押
footer-audit = 代币审计

footer-social = 官方渠道
footer-messenger = 即时通讯频道
footer-network = 社交账号
footer-coin-data = 币种行情

footer-copyright = © { $editorial-copyright_year } { -raa }
