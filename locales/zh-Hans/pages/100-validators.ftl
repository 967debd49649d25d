## Head of the document

meta-title = RAA 验证者：{ $validators-maximum } 个节点，职责与质押
meta-description = RAA 验证者审批什么、检查什么，得到什么，怎样成为验证者，最低质押额又为什么有两个已公布的数值。风险很高。
meta-keywords = RAA, 验证者, 验证者节点, 最低质押额, 智能体模板, 聪明钱, 分享收入, 预售
meta-social-title = { $validators-maximum } 个节点，值守把关
meta-social-description = RAA 验证者的职责，一个席位带来什么，以及质押额已公布的两个数值。风险很高。

## Head of the page

hero-title = { $validators-maximum } 个节点，值守把关。
hero-lead = 哪些智能体模板、哪些提交、哪些数据可供别人依赖，由验证者判断。他们因此分享协议收入。质押用的是 RAA，而 RAA 可能失去全部价值。
hero-maximum = 节点数上限
hero-maximum-value = { $validators-maximum }
hero-share = 为他们留出
hero-share-value = 供应量的 { $tokenomics-allocation-validators }
hero-ring-open = 每粒圆点代表一个节点。全部画成空心。
hero-ring-taken = 每粒圆点代表一个节点。实心的有 { $taken } 粒。

## The stake

stake-title = 一项质押，两个数值。
stake-lead = 验证者最少要质押多少，公布过两次，数字不同。以哪个为准，尚未确认。
stake-confirmed = 最低质押额

## Duties

duties-title = 验证者做什么。
duties-lead = 这份工作靠的是判断。每一次批准背后，都有人会依赖它。
duties-name = 送来的内容
duties-task = 节点做什么
duties-for = 谁依赖它
duties-templates = 智能体模板
duties-templates-text = 为市场挑选模板；模板经批准后，才可以复制。
duties-templates-for = 所有复制智能体的人
duties-submissions = 提交的构建
duties-submissions-text = 查看构建者交来的成果，决定是否批准。
duties-submissions-for = 构建者，以及他们的用户
duties-index = 意见领袖与 Alpha 数据
duties-index-text = 索引市场上谁的声音大、说了什么，让每一种说法都能追溯到来源。
duties-index-for = Alpha 数据的订阅者
duties-flows = 聪明钱的流向
duties-flows-text = 受关注的钱包有了动向，先验证它是否名副其实，再把它算作信号。
duties-flows-for = 所有依据读数行动的人

## What they get

rewards-title = 验证者得到什么。
rewards-lead = 照公布的内容列出。没有列明金额，所以这里不承诺任何金额。
rewards-revenue = 一份收入
rewards-revenue-text = 验证者分享协议的收入。
rewards-priority = 优先权
rewards-priority-text = 验证者享有优先权。
rewards-allocation = 一份分配
rewards-allocation-text = 供应量的 { $tokenomics-allocation-validators } 留给验证者，分给 { $validators-maximum } 个节点。

## Becoming one

steps-title = 怎样成为验证者。
steps-lead = 按公布的顺序，先购买，后审核。购买并不能为你保住一个席位。
steps-buy = 在预售中购买
steps-buy-text = 购买之前，请问清两个质押额以哪个为准。无论你是否成为验证者，买下的代币在 TGE 之前都一直锁定。
steps-contact = 联系团队
steps-contact-text = 说明你想运行节点。
steps-verify = 通过审核
steps-verify-text = 由团队审核你。
steps-receive = 领取你的分配
steps-receive-text = 从留给验证者的份额中，向你分配 RAA。

## Contact

contact-title = 购买之前，先问清楚。
contact-text = 客服约 { $support-reply_hours } 小时内回复。请问清以哪个质押额为准，以及是否还有席位。

## Closing call

buy-title = 先看职责，再谈席位。
buy-tokenomics = 查看代币经济
