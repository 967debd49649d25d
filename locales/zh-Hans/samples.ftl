state-sample = 示例
