destination-app = 学习应用
destination-whitelist = 白名单登记
destination-sales = 销售联系方式
destination-validators = 验证者联系方式
destination-support = 客服联系方式
destination-airdrop = 空投
destination-radar = RAAdar 应用

destination-whitelist-join = 加入白名单
destination-sales-talk = 联系销售
destination-validators-contact = 联系团队
destination-support-write = 联系客服
destination-airdrop-see = 查看空投
destination-radar-open = 打开 RAAdar
destination-sales-read = 看看适合谁
destination-radar-read = 了解 RAAdar
feed-open = 开放时通知我
