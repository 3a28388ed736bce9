// Package annals is what was done in all games of a folder: added up by who did it and by time, told
// of where it was done first, drawn, and written down as a table for other programs. What a game
// counts it says itself.
package annals

import (
	"cmp"
	"slices"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/render/menu"
)

// Game is a game that counts what has happened in it.
type Game interface {
	menu.Game
	menu.Counted
}

// Deed is a fact with its names.
type Deed struct {
	game.Fact
	Who  string // has done it; "" all together
	When string // the time it belongs to
}

// Kept is a game of the folder.
type Kept struct {
	ID    string // tells one game from another
	Name  string // how its save is called
	Saved time.Time
	Over  bool
	Deeds []Deed
}

// Read is what a game that was kept counts of itself. While it goes on nothing is counted which
// others may not know. A game that counts nothing gives none.
func Read(of Game, p game.Position, events []game.Event) (out []Deed) {
	c, ok := p.(game.Counted)
	if !ok {
		return nil
	}
	if !p.Acting().Empty() {
		events = game.Told(p, game.Nobody, events)
	}
	for _, f := range c.Facts(events) {
		out = append(out, Deed{f, of.Whose(p, &f), of.When(f.Turn)})
	}
	return out
}

// Book are all games of one kind, the oldest first, each once.
type Book struct {
	Of    Game
	Games []Kept
}

// Annals are the books of all kinds of which there is a game, and the files that cannot be read.
type Annals struct {
	Books   []Book
	Days    []menu.DayTried // what became of the chart of each day, of the game that has one
	Damaged []string
}

// Add enters a game. Of one that was saved several times the last save counts.
func (a *Annals) Add(of Game, k Kept) {
	i := slices.IndexFunc(a.Books, func(b Book) bool { return b.Of.Rules().Name() == of.Rules().Name() })
	if i < 0 {
		a.Books = append(a.Books, Book{Of: of})
		i = len(a.Books) - 1
	}
	b := &a.Books[i]
	if n := slices.IndexFunc(b.Games, func(o Kept) bool { return o.ID != "" && o.ID == k.ID }); n >= 0 {
		if !b.Games[n].Saved.Before(k.Saved) {
			return
		}
		b.Games = slices.Delete(b.Games, n, n+1)
	}
	at, _ := slices.BinarySearchFunc(b.Games, k.Saved, func(o Kept, t time.Time) int { return o.Saved.Compare(t) })
	b.Games = slices.Insert(b.Games, at, k)
}

// all goes through the deeds of all games.
func (b *Book) all(yield func(k *Kept, d *Deed) bool) {
	for i := range b.Games {
		for n := range b.Games[i].Deeds {
			if !yield(&b.Games[i], &b.Games[i].Deeds[n]) {
				return
			}
		}
	}
}

// Row is one line of a table: what it is of, and how much of each of the game's counts.
type Row struct {
	Name string
	N    []int
}

// rows are the deeds by a name, in the order in which names come first.
func (b *Book) rows(name func(d *Deed) string) (out []Row) {
	counts := b.Of.Counts()
	for _, d := range b.all {
		c := slices.IndexFunc(counts, func(c menu.Count) bool { return c.What == d.What })
		of := name(d)
		if c < 0 || of == "" {
			continue
		}
		i := slices.IndexFunc(out, func(r Row) bool { return r.Name == of })
		if i < 0 {
			out = append(out, Row{of, make([]int, len(counts))})
			i = len(out) - 1
		}
		if n := &out[i].N[c]; counts[c].Best {
			*n = max(*n, d.N)
		} else {
			*n += d.N
		}
	}
	return out
}

// ByWho is what each has done, who did most of what is counted first foremost.
func (b *Book) ByWho() []Row {
	out := b.rows(func(d *Deed) string { return d.Who })
	slices.SortStableFunc(out, func(x, y Row) int {
		for c := range x.N {
			if x.N[c] != y.N[c] {
				return cmp.Compare(y.N[c], x.N[c])
			}
		}
		return 0
	})
	return out
}

// ByTime is what was done in each year, or turn, in their order.
func (b *Book) ByTime() []Row {
	out := b.rows(func(d *Deed) string { return d.When })
	first := map[string]int{}
	for _, d := range b.all {
		if at, ok := first[d.When]; !ok || d.Turn < at {
			first[d.When] = d.Turn
		}
	}
	slices.SortStableFunc(out, func(x, y Row) int { return cmp.Compare(first[x.Name], first[y.Name]) })
	return out
}

// Whole is all of it together.
func (b *Book) Whole() []int {
	if out := b.rows(func(*Deed) string { return "all" }); len(out) > 0 {
		return out[0].N
	}
	return make([]int, len(b.Of.Counts()))
}

// Sorts is how often there was each sort of something, the most frequent first.
func (b *Book) Sorts(what string) (out []Row) {
	for _, d := range b.all {
		if d.What != what || d.Sort == "" {
			continue
		}
		i := slices.IndexFunc(out, func(r Row) bool { return r.Name == d.Sort })
		if i < 0 {
			out = append(out, Row{d.Sort, []int{0}})
			i = len(out) - 1
		}
		out[i].N[0] += d.N
	}
	slices.SortStableFunc(out, func(x, y Row) int { return cmp.Compare(y.N[0], x.N[0]) })
	return out
}

// First is who did something first, in the oldest game in which it was done; ok is false where
// nobody has.
func (b *Book) First(f *menu.First) (k *Kept, d *Deed, ok bool) {
	for k, d := range b.all {
		if d.What == f.What && (f.Sort == "" || d.Sort == f.Sort) && d.N > 0 {
			return k, d, true
		}
	}
	return nil, nil, false
}
