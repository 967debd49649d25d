site-title = راهنمای نسیم
headline = دمای خانه، در یک خط فرمان
lead = نسیم دما و رطوبت حسگرهای خانه را می‌خواند و در یک پروندهٔ ساده نگه می‌دارد.
start = شروع با نصب
version = نگارش ۲٫۴
skip = پرش به متن
chapters = فصل‌ها
contents = در این صفحه
beside = فصل پیشین و پسین
previous = فصل پیشین
next = فصل پسین

## A chapter. $heading and $lead are the texts of its row.
chapter-title = { $heading }
chapter-lead = { $lead }

install = نصب
install-lead = نصب برنامه روی لینوکس و مک، و اتصال نخستین حسگر.
first-reading = نخستین اندازه‌گیری
first-reading-lead = خواندن دما، دیدن تاریخچه و گرفتن خروجی.
settings = تنظیمات
settings-lead = همهٔ کلیدهای پروندهٔ تنظیمات و مقدار پیش‌فرض هر یک.
problems = رفع اشکال
problems-lead = پیام‌های خطا و کاری که باید کرد.
