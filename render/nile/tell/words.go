package tell

import (
	"sourceofthenile/assets"
	"sourceofthenile/render/words"
)

// Words is the book of Source of the Nile, over the words that all games share.
var Words = words.Of(assets.NileWords, "nile/words")
