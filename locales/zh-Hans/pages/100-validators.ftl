## Head of the document

meta-title = RAA 验证者：最多 { $validators-maximum } 个节点，职责与质押
meta-description = RAA 验证者审批什么、检查什么，能得到什么，怎样成为验证者，最低质押额又为什么公布了两个数值。风险很高。
meta-keywords = RAA, 验证者, 验证者节点, 最低质押额, 智能体模板, 聪明钱, 分享收入, 预售
meta-social-title = 最多 { $validators-maximum } 个节点
meta-social-description = RAA 验证者的职责，一个席位带来什么，以及质押额公布的两个数值。风险很高。

## Head of the page

hero-title = 最多 { $validators-maximum } 个节点。
hero-lead = 哪些智能体模板、哪些项目、哪些数据值得信赖，由验证者审核。他们因此分享协议收入。质押用的是 RAA，而 RAA 可能失去全部价值。
hero-maximum = 节点数上限
hero-maximum-value = { $validators-maximum }
hero-share = 预留份额
hero-share-value = 供应量的 { $tokenomics-allocation-validators }
hero-stage-in = 模板提交
hero-stage-checks = 节点检查
hero-stage-out = 通过后即可复制
hero-ring-open = 示意图：每个圆点代表一个节点，全部以空心表示。
hero-ring-taken = 示意图：每个圆点代表一个节点。已填充：{ $taken }。

## The stake

stake-title = 质押额有两种说法
stake-lead = 验证者的最低质押额公布过两次，数字不同。尚未确认以哪个为准。
stake-confirmed = 最低质押额
stake-cost = 按初始价格计 { $cost } 美元

## Duties

duties-title = 验证者做什么
duties-lead = 验证者的每一次批准，都是别人所依据的判断。
duties-name = 审核对象
duties-task = 节点的工作
duties-for = 谁会用到
duties-templates = 智能体模板
duties-templates-text = 为智能体市场挑选模板；模板经批准后，才可以复制。
duties-templates-for = 所有复制智能体的人
duties-submissions = 开发者提交的项目
duties-submissions-text = 审查开发者提交的项目，决定是否批准。
duties-submissions-for = 开发者和他们的用户
duties-index = 意见领袖与 Alpha 数据
duties-index-text = 记录市场上谁的影响力大、说了什么，让每一种说法都能追溯到来源。
duties-index-for = Alpha 数据的订阅者
duties-flows = 聪明钱的资金流向
duties-flows-text = 受关注的钱包一有动向，先核实它是否属实，再把它算作信号。
duties-flows-for = 所有依据读数行动的人

## What they get

rewards-title = 验证者得到什么
rewards-lead = 以下照公布的内容列出。项目方没有列明金额，这里也不作承诺。
rewards-revenue = 收入分成
rewards-revenue-text = 验证者分享协议的收入。
rewards-priority = 优先权
rewards-priority-text = 验证者享有优先权。
rewards-allocation = 代币分配
rewards-allocation-text = 供应量的 { $tokenomics-allocation-validators } 留给验证者，由 { $validators-maximum } 个节点共享。

## Becoming one

steps-title = 怎样成为验证者
steps-lead = 按公布的顺序，购买在前，审核在后。购买并不能保证你获得席位。
steps-buy = 在预售中购买
steps-buy-text = 无论你是否成为验证者，买下的代币在代币生成事件（TGE）之前都一直锁定。
steps-contact = 联系团队
steps-contact-text = 说明你想运行节点。
steps-verify = 通过审核
steps-verify-text = 由团队进行审核。
steps-receive = 领取分配给你的代币
steps-receive-text = 团队从留给验证者的份额中向你分配 RAA。

## Today: three columns

today-title = 今天可以做的事
today-lead = 这些都免费，也不会让你承担任何义务。
today-estimate = 估算一次购买
today-estimate-text = 估算工具会显示：按初始价格，一笔金额能换到多少 RAA，其中哪些锁定、锁定到何时。
today-wallet = 设置钱包
today-wallet-text = 购买要从钱包开始。存入资金之前，先了解它的用法。
today-open = 留意未公布事项
today-open-text = 从列表可以看出，质押额、审核要求或联系方式后来是否已经公布。

## Closing call

buy-title = 申请之前，先看质押额
buy-tokenomics = 查看代币经济
