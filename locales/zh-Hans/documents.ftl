documents-contents = 本页内容
documents-updated = 最后更新：{ $date }
documents-related = 延伸阅读

documents-tokenomics = 代币经济详解
documents-classification = 代币分类
documents-audit = 代币审计
documents-terms = 条款与法律信息
documents-privacy = 隐私与 Cookie
documents-risks = 风险披露
