package main

// pasted is nothing: a page has a link in its own address.
func pasted() string { return "" }
