package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/heart/board"
	"sourceofthenile/render/journal"
)

// journal lays open everybody's journals: nothing in them is secret (22.3). A game is some
// hundreds of commands, so that they are there at once.
func (t *table) journal(a desk.Desk) {
	a.Push(journal.NewReader(journal.Of(Game{}, t.Play.Story(), game.Nobody), board.Journal))
}
