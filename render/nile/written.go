package nile

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/nile/excerpt"
)

// Press is what the window prints the built-in board's chart with.
func (Game) Press() (*chartview.Press, error) {
	m, err := nile.Board()
	if err != nil {
		return nil, err
	}
	return excerpt.Press(m)
}

// Open reports that what each knows is a secret until the end.
func (Game) Open() bool { return false }
