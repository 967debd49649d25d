title = はじめに
description = プログラムをインストールして、あかりをはじめて灯します。
