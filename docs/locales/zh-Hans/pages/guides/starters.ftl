title = 起始模板
description = 从网站、博客、手册、产品页或现有网站的副本开始。
