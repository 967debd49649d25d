state-sample = 示例
account-shown = 当前显示的账户
account-sample = 示例账户
account-yours = 你的账户
account-sample-note = 这个账户不属于任何人，其中的数字仅为示例。
