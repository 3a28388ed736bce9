package book

import (
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/play"
)

// PagesOf are the pages that are read beside a game.
func PagesOf(p *play.Play) board.Pages {
	return board.Pages{
		Journal: func() desk.Screen { return NewJournal(p) },
		Points:  func() desk.Screen { return newPoints(p) },
		Peoples: func(number int) desk.Screen { return newPeoples(p, number) },
	}
}
