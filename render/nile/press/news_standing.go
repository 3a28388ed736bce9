package press

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/newsprint"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Standing is the seats by points, the winner first; equals stand in the order
// of play.
func Standing(v nile.View) []game.Seat {
	seats := slices.Clone(v.Order())
	if len(seats) == 0 {
		for s := range game.Seat(v.Seats()) {
			seats = append(seats, s)
		}
	}
	slices.SortStableFunc(seats, func(a, b game.Seat) int {
		if w := v.Winner(); a == w || b == w {
			return map[bool]int{true: -1, false: 1}[a == w]
		}
		return v.Player(b).Points - v.Player(a).Points
	})
	return seats
}

// lastPoints is how few points a player wants for the paper to say so.
const lastPoints = 10

// RaceNote is what a paper of a seat says of a traveller beside the points: where he is, how long he
// has been out and how many sheets he has drawn, as everybody can see on the chart; and how many
// points are wanting, when they are the last.
func RaceNote(v nile.View, of, s game.Seat) string {
	p := v.Player(s)
	var parts []string
	add := func(key string, fill ...any) { parts = append(parts, words.Phrase(key, fill...)) }
	sheet, out := v.Sheet(s)
	switch {
	case s == of || v.Winner() != game.Nobody: // of whom the paper tells anyhow; or it is over
	case p.Where == nile.Grave:
		add("news.race.dead")
	case p.Where == nile.Europe || !out:
		add("news.race.home")
	case sheet.Captive:
		add("news.race.captive", "people", captors(v, sheet.At), "where", tell.WhereOf(v, sheet.At))
	case v.Turn() <= sheet.Began:
		add("news.race.begun", "where", tell.WhereOf(v, sheet.At))
	default:
		add("news.race.out", "months", v.Turn()-sheet.Began, "where", tell.WhereOf(v, sheet.At))
	}
	if p.Where == nile.Africa && s != of && p.Unpublished > 0 && v.Winner() == game.Nobody {
		add("news.race.sheets", "n", p.Unpublished)
	}
	if want := v.Target() - p.Points; !v.Open() && want > 0 && want <= lastPoints && v.Winner() == game.Nobody {
		add("news.race.wants", "n", want)
	}
	if len(parts) == 0 {
		return ""
	}
	return words.Whole(words.Clauses(parts...))
}

// standings is where everybody stands. What is said of them stands below their names if it has
// room down to bottom, and else where it is pointed at.
func (n *Paper) standings(c *ui.Context, l *page.Column, v nile.View, bottom float64) {
	var all []newsprint.Player
	for _, s := range Standing(v) {
		p, name := v.Player(s), tell.ForWhom(v, s)
		if c.TextWidth(name, ui.Body) > l.R.W-newsprint.BesideName(c, p.Points) {
			name = p.Name
		}
		all = append(all, newsprint.Player{Name: name, Colour: p.Colour, Points: p.Points, Note: RaceNote(v, n.Seat, s)})
	}
	if l.R.Y+newsprint.WithNotes(c, l.R.W, all) > bottom-newsprint.ColumnFoot {
		for i := range all {
			all[i].Note, all[i].Tip = "", all[i].Note
		}
	}
	newsprint.Standings(c, l, all)
}
