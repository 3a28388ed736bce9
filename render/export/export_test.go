package export

import "sourceofthenile/game"

// Table is the game of which something is kept.
func (s *Scene) Table() *game.Table { return s.play.Table() }
