package main

import "sourceofthenile/render/words"

// pasted is nothing: a page has a link in its own address.
func pasted() string { return "" }

// copied is refused there.
func copied(string) error { return words.NewFault("hosting.no-copy") }
