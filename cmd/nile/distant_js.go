package main

// distant are none: a page neither serves tables nor plays one without its window.
func distant() []command { return nil }
