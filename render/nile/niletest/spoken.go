package niletest

import (
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// Screens that are tested without a stage speak the words of their game too.
func init() { words.Use(tell.Words()) }
