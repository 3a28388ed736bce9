package disk

import _ "embed"

// Script is the disk of a browser: a page loads it before the program.
//
//go:embed browser.js
var Script []byte
