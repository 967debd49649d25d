play = 播放影片
pause = 暂停
about = { $count } 秒，无声
position = 播放位置
position-value = { $time } / { $length }。{ $caption }
transcript = 文字稿

crowd = 市场就是人群。恐惧、贪婪和 FOMO 同时开口。
loud = 人群越吵，越难等一等。
read = RAA 从帖子与链上动向读出这些噪音。
you = 它也读你的交易：你在这种情绪里做过什么。
alert = 当情绪变成一拥而上，提醒会说出它的名字。
wait = 在这个示例里，订单先等 { $count } 分钟。
decide = 然后由你决定：等、做小，或照常下单。
token = RAA 代币用于付套餐和智能体、质押与投票。
risk = RAA 可能失去全部价值。代币锁定至 TGE。
