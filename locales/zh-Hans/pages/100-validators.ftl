## Head of the document

meta-title = RAA 验证者：最多 { $validators-maximum } 个节点，职责与质押
meta-description = RAA 验证者审批什么、检查什么，能得到什么，怎样成为验证者，最低质押额有哪两个数值。风险很高。
meta-keywords = RAA, 验证者, 验证者节点, 最低质押额, 智能体模板, 聪明钱, 收入分成, 预售
meta-social-title = RAA 验证者：职责与质押
meta-social-description = RAA 验证者的职责、待遇，以及质押额的两个数值。风险很高。

## Head of the page

start-title = 节点需质押 { NUMBER($conflicts-validator_stake-first, notation: "compact") }，或 { NUMBER($conflicts-validator_stake-second, notation: "compact") }以上 RAA
start-stake-confirmed = 一个节点需质押 { $stake }
start-lead = 最低质押额有两个数值，都没有得到确认。验证者审批智能体模板​和开发者提交的项目，检查数据，并分享协议收入。RAA 可能失去全部价值。
start-action-label = 怎样成为验证者
start-maximum-label = 节点数上限
start-maximum-value = { $validators-maximum }
start-share-label = 预留份额
start-share-value = 供应量的 { $tokenomics-allocation-validators }
hero-stage-in = 模板提交
hero-stage-checks = 节点检查
hero-stage-out = 通过后即可复制
start-caption-open = 示意图：每个圆点代表一个节点，全部以空心表示。
start-caption-taken = 示意图：每个圆点代表一个节点。已填充：{ $taken }。

## The stake

stake-title = 质押额有两个数值
stake-lead = 代币经济的说明和验证者页面给出的最低质押额不同，项目方没有确认以哪个为准。
stake-confirmed = 最低质押额
stake-cost = 按初始价格计 { $cost } 美元

## Duties

duties-title = 验证者做什么
duties-lead = 节点每批准一次，都会有人据此行事。
duties-columns-name = 审核对象
duties-columns-text = 节点的工作
duties-columns-remark = 谁会用到
duties-templates-name = 智能体模板
duties-templates-text = 为智能体市场挑选模板；模板经批准后，才可以复制。
duties-templates-remark = 所有复制智能体的人
duties-submissions-name = 开发者提交的项目
duties-submissions-text = 审查开发者提交的项目，决定是否批准。
duties-submissions-remark = 开发者和他们的用户
duties-index-name = 意见领袖与 Alpha 数据
duties-index-text = 为有影响力的账号的言论建立索引，让每一种说法都能追溯到来源。
duties-index-remark = Alpha 数据的订阅者
duties-flows-name = 聪明钱的资金流向
duties-flows-text = 受关注的钱包一有动向，节点先核实是否属实，再把它算作信号。
duties-flows-remark = 所有依据读数行动的人

## What they get

rewards-title = 验证者得到什么
rewards-lead = 项目方没有列明金额，这里也不作承诺。
rewards-revenue-title = 收入分成
rewards-revenue-text = 验证者分享协议的收入。
rewards-priority-title = 优先权
rewards-priority-text = 项目方给予验证者优先权。至于在哪些方面、优先于谁，目前尚未说明。
rewards-allocation-title = 代币分配
rewards-allocation-text = 供应量的 { $tokenomics-allocation-validators } 留给验证者，由 { $validators-maximum } 个节点共享。

## Becoming one

steps-title = 怎样成为验证者
steps-lead = 先购买，再由团队审核。购买并不能保证你获得名额。
steps-buy-title = 在预售中购买
steps-buy-text = 无论你是否成为验证者，买下的代币在代币生成事件（TGE）之前都一直锁定。
steps-contact-title = 联系团队
steps-contact-text = 说明你想运行节点。
steps-verify-title = 通过审核
steps-verify-text = 由团队进行审核。
steps-receive-title = 领取分配给你的代币
steps-receive-text = 团队从留给验证者的份额中向你分配 RAA。

## Today: three columns

today-title = 今天可以做的事
today-lead = 这些都免费，也不会让你承担任何义务。
today-estimate-title = 购买试算
today-estimate-text = 试算按初始价格显示一笔金额能买到多少 RAA，哪些会锁定，锁定到什么时候。
today-wallet-title = 设置钱包
today-wallet-text = 购买要从钱包开始。存入资金之前，先了解它的用法。
today-open-title = 留意尚待明确的事项
today-open-text = 从列表可以看出，质押额、审核要求和联系方式现在是否已经明确。

## Closing call

buy-title = 先看清质押额
buy-try-label = 查看代币经济
