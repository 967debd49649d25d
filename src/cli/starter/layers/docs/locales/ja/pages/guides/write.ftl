title = ページを書く
description = このマニュアルのページに置けるもの。
