### Notifications, in the upper right corner of every page. What a notification says comes from elsewhere.

# Names the list for screen readers. $keys is the shortcut that leads to it, such as Alt+T.
region = Notifications ({ $keys })
# Names the button with a cross on a notification.
close = Close

## What kind of notification it is: read out before its text, where others see an icon. One or two words.

success = Done
info = Note
warning = Warning
error = Error
loading = In progress
