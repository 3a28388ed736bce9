//go:build !js

package main

import "github.com/atotto/clipboard"

// pasted is what was copied in another program, "" where it cannot be had.
func pasted() string {
	text, _ := clipboard.ReadAll() // without a clipboard there is nothing
	return text
}
