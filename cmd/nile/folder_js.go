package main

// showFolder is nothing there: games lie in the browser, not in a folder.
var showFolder func(path string) error
