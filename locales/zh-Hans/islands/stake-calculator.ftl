form-label = 质押奖励计算器

amount-label = 质押数量
amount-hint = { $min } 至 { $max } { -raa }，为本表单的输入范围。

amount-unit = { -raa }

months-label = 质押时长
months-unit = 个月
months-hint = { $min } 至 { $max } 个月，为本表单的输入范围。
months-value = { $count } 个月

run = 计算奖励
copy = 复制这次计算的链接

amount-error-number = 请用数字填写质押数量，例如 { $example }
amount-error-range = 请填写 { $min } 至 { $max } { -raa } 之间的质押数量
months-error = 请填写整数月数，从 { $min } 到 { $max }

no-result = 请先修改输入内容，再查看计算结果。

reward-label = 预计奖励
reward-value = 最多 { $amount }
reward-basis = 质押 { $amount } { -raa }，为期 { $count } 个月
exceeds = 这样的奖励无法支付：连同质押的代币合计 { $sum } { -raa }，超过全部供应量 { $tokenomics-supply } { -raa }。
apy-label = 年化收益率（APY）上限
penalty-label = 提前退出罚金

formula = 按单利计算，不计复利：{ $amount } × { $apy } × { $months } ÷ 12 = { $reward } { -raa }。
assumption-rate = { $apy } 是项目方给出的最高年化收益率，没有保证，并在 TGE 时终止。项目上线之后，收益率动态变化，由 DAO 决定。这里对你输入的全部月数​都按这一收益率计算，而 TGE 之后的收益率，项目方并未给出。
assumption-ratio = 质押的 { -raa } 以 sRAA 形式持有，与 { -raa } 的比例为 { $staking-token-ratio }:{ $staking-token-ratio }，因此奖励以 { -raa } 计算。

no-script = 下方数字只是示例。要按自己的情况计算，需要启用 JavaScript。
