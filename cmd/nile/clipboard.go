//go:build !js

package main

import (
	"github.com/atotto/clipboard"

	"sourceofthenile/render/words"
)

// pasted is what was copied in another program, "" where it cannot be had.
func pasted() string {
	text, _ := clipboard.ReadAll() // without a clipboard there is nothing
	return text
}

// copied has other programs paste a text; the error says that they cannot.
func copied(text string) error {
	if clipboard.WriteAll(text) != nil {
		return words.NewFault("hosting.no-copy")
	}
	return nil
}
