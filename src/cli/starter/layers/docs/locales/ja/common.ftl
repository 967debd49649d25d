nav-start = はじめに
nav-guides = ガイド
nav-reference = リファレンス
footer = Lumen は見本です。ここにあなたのドキュメントを書いてください。
