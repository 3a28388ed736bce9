package export

import (
	"sourceofthenile/game"
	"sourceofthenile/render/local"
)

// Table is the game of which something is kept.
func (s *Scene) Table() *game.Table { return local.Of(s.play) }
