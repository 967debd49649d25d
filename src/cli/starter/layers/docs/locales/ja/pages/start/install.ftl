title = インストール
description = macOS、Linux、Windows にプログラムをインストールします。
