
light-title = あかりの電気代
light-lead = 私たちのあかりの電球は { $light-watts } W です。毎晩ともす時間を選ぶと、一年の電気代がわかります。
