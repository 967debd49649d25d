play = 播放视频
pause = 暂停
about = { $count } 秒，无声
position = 播放位置
position-value = { $time }，共 { $length }。{ $caption }
transcript = 文字稿

crowd = 市场人声嘈杂：恐惧、贪婪和 FOMO 同时开口。
loud = 市场越吵，越难沉住气。
read = RAA 从帖子和链上动向中读取这些噪音。
you = 它也看你自己的交易：同样的情绪下你做过什么。
alert = 情绪演变成跟风时，提醒会指明是哪一种。
wait = 在这个示例里，订单先等 { $count } 分钟。
decide = 然后由你决定：等待、减小仓位，或照常下单。
token = RAA 代币用来买套餐、用智能体、质押和投票。
risk = RAA 可能失去全部价值。代币锁定至 TGE。
