meta-title = पेज नहीं मिला · { -raa }
meta-description = इस पते पर कोई पेज नहीं है।

not-found-title = पेज नहीं मिला
not-found-lead = इस पते पर कोई पेज नहीं है। हो सकता है कि पेज कहीं और चला गया हो, या लिंक लिखने में गलती हुई हो।
not-found-home = होम पेज पर जाएँ
