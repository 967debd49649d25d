title = इंस्टॉल करना
description = macOS, Linux और Windows पर प्रोग्राम इंस्टॉल करना।
