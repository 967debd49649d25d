title = ガイド
description = 1 ページに 1 つの作業。
