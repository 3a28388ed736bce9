package main

import (
	"time"

	"sourceofthenile/render/menu"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// day is the chart of the day of the first game that has one, nil where none has.
func (w *window) day() *menu.Day {
	for _, g := range w.games {
		if of, ok := g.Game.(menu.Daily); ok {
			return &menu.Day{Today: w.shelf.now, About: of.AboutDay, Begin: func(date time.Time, attempt int) error {
				return w.seat(g, of.OfDay(date, attempt, w.shelf.LastSettings(g.Rules().Name())), nil)
			}}
		}
	}
	return nil
}

// now is the time by the clock of this machine.
func (s *shelf) now() time.Time {
	if s.clock != nil {
		return s.clock()
	}
	return time.Now()
}

// charted has a saved game that is the chart of a day say which.
func (t *title) charted(info *menu.SaveInfo, h *saves.Header) {
	if of, ok := t.Game.(menu.Daily); ok {
		if info.Day, info.Attempt = of.DayIn(h.Way); info.Attempt > 0 {
			info.Of = words.Sentence(menu.Named(info.Day, info.Attempt))
		}
	}
}

// ofDay is the chart of a day, as it is begun without a window.
func ofDay(date string) (g *title, settings []byte, err error) {
	when, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return nil, nil, words.NewFault("usage.day", "said", date)
	}
	for _, g := range allTitles {
		if of, ok := g.Game.(menu.Daily); ok {
			return g, of.OfDay(when, 1, nil), nil
		}
	}
	return nil, nil, allTitles[0].lacks("day")
}
