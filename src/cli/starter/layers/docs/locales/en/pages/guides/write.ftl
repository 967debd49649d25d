title = Write a page
description = The parts that a page of this manual can have.
