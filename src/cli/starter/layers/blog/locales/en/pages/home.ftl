# The title of the blog, and the line below it, which search engines show, too.
title = Notes on light and paper
description = From a lamp workshop: on paper, light and repairs.
