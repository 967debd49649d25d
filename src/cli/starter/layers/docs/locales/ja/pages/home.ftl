title = コマンドで操作するあかり
description = Lumen のマニュアル。インストールして点灯し、夕暮れに合わせて調光するまで。
headline = コマンドで操作するあかり
lead = Lumen は、ターミナル、スクリプト、スケジュールから操作できる紙のあかりです。
install = Lumen をインストール
commands = コマンド一覧

about-start = プログラムをインストールして、あかりをはじめて灯します。
about-guides = 1 ページに 1 つの作業。
about-reference = すべてのコマンドとオプション。
