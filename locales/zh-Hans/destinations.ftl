state-no-link = 暂无链接

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

destination-app-missing = 学习应用的地址尚未公布，目前无法从这里试用。
destination-whitelist-missing = 付费套餐设有白名单。登记入口尚未公布。
destination-sales-missing = Institutional 与 Enterprise 由销售团队与你商定。联系方式尚未公布。
destination-validators-missing = 面向验证者的联系方式尚未公布，目前无法申请。
destination-support-missing = 客服的联系地址尚未公布。公布之后，约 { $support-reply_hours } 小时内回复。
destination-airdrop-missing = 参与条件和时间尚未公布。
destination-radar-missing = RAAdar 应用的地址尚未公布。
