package render

// PagesOf are the pages that are read beside a game.
func PagesOf(p *Play) Pages {
	return Pages{
		Journal: func() Screen { return NewJournal(p) },
		Points:  func() Screen { return NewPoints(p) },
		Peoples: func(number int) Screen { return NewPeoples(p, number) },
	}
}
