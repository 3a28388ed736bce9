package tell

import (
	"sourceofthenile/assets"
	"sourceofthenile/render/words"
)

// Words is the book of Heart of Darkness, over the words that all games share.
var Words = words.Of(assets.HeartWords, "heart/words")
