// Package press is what London makes of a game of Heart of Darkness: the page of Drama
// Points and of who was first, and the number of the paper that comes out with each Game
// Turn. Both are told from events alone.
package press

import (
	"cmp"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/words"
)

// Shame is where Tally.By counts what a Patron's displeasure took (20.2), after the
// sources.
const Shame = int(box.Sources)

// Entry is something that somebody scored for.
type Entry struct {
	Seat   game.Seat
	Turn   int // the Game Turn, from 1; 0 in the set-up
	From   box.Source
	What   string // in particular; "" where the source says it
	At     chart.Region
	Points int
}

// Tally is what everybody scored for, and when.
type Tally struct {
	Turns   int // Game Turns begun
	By      [box.MaxSeats][Shame + 1]int
	Course  [box.MaxSeats][]int // Drama Points in all at the end of each Game Turn
	Entries []Entry
	Lands   [box.MaxSeats]int // countries found
	Waters  [box.MaxSeats]int // Water Markers laid
}

// TallyOf counts up the events of a game.
func TallyOf(sum game.Summary, events []game.Event) *Tally {
	t := &Tally{}
	now, at := [box.MaxSeats]int{}, [box.MaxSeats]chart.Region{}
	for i := range at {
		at[i] = chart.Nowhere
	}
	for i := range events {
		e := &events[i]
		switch e.Kind {
		case heart.TurnBegan:
			t.close(now)
			t.Turns = told.AsTurnBegan(e)
		case heart.PortTaken, heart.Marched:
			at[e.Seat] = chart.Region(e.At)
		case heart.TerrainFound:
			if e.Seat >= 0 {
				t.Lands[e.Seat]++
			}
		case heart.WaterLaid:
			if e.Seat >= 0 {
				t.Waters[e.Seat]++
			}
		case heart.Scored:
			x := told.AsScored(e)
			t.By[e.Seat][x.From] += x.Points
			now[e.Seat] += x.Points
			t.Entries = append(t.Entries, Entry{e.Seat, t.Turns, x.From, tell.What(sum, x), at[e.Seat], x.Points})
		case heart.Shamed:
			t.By[e.Seat][Shame]--
			now[e.Seat]--
		}
	}
	t.close(now)
	return t
}

// close ends a Game Turn.
func (t *Tally) close(now [box.MaxSeats]int) {
	if t.Turns == 0 {
		return
	}
	for s := range t.Course {
		t.Course[s] = append(t.Course[s], now[s])
	}
}

// Row is what somebody has scored for, or lost points by, in all.
type Row struct {
	Name, Rule string
	By         [box.MaxSeats]int
}

// Rows are the sources that have brought anybody anything, and at last what a Patron's
// displeasure took from anybody.
func (t *Tally) Rows() (out []Row) {
	for from := range Shame + 1 {
		r := Row{Name: words.Phrase("source.shame"), Rule: box.RuleAttention}
		if from != Shame {
			r.Name, r.Rule = tell.Source(box.Source(from)), string(box.Source(from).Rule())
		}
		for s := range t.By {
			r.By[s] = t.By[s][from]
		}
		if r.By != ([box.MaxSeats]int{}) {
			out = append(out, r)
		}
	}
	return out
}

// Standing is the seats by Drama Points, the winner first.
func Standing(sum game.Summary) []game.Seat {
	out := make([]game.Seat, len(sum.Players))
	for i := range out {
		out[i] = game.Seat(i)
	}
	won := func(s game.Seat) int {
		if sum.Result.Winners.Has(s) {
			return 0
		}
		return 1
	}
	slices.SortStableFunc(out, func(x, y game.Seat) int {
		return cmp.Or(won(x)-won(y), cmp.Compare(sum.Players[y].Score, sum.Players[x].Score))
	})
	return out
}
