package first

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/render/guide"
	"sourceofthenile/render/heart/board"
	"sourceofthenile/render/ui"
)

// noted are the questions of which something is said when they are asked for the first
// time in any game. Names are remembered for all games together, so that each begins with
// this game's.
var noted = []struct {
	name string
	step heart.Step
}{
	{"heart-outfit", heart.Outfitting},
	{"heart-march", heart.Marching},
	{"heart-river", heart.JoiningRiver},
	{"heart-source", heart.KeepingSource},
	{"heart-days", heart.Stepping},
	{"heart-place", heart.PlacingChit},
	{"heart-success", heart.UsingSuccess},
	{"heart-village", heart.GivingVillage},
	{"heart-king", heart.OfferingKing},
	{"heart-person", heart.SavingPerson},
	{"heart-special", heart.FacingSpecial},
	{"heart-end", heart.EndingTime},
	{"heart-boost", heart.Boosting},
	{"heart-humble", heart.Humbling},
	{"heart-envy", heart.Envying},
}

// stood are the things of which something is said where they stand for the first time, after what is said of the
// question beside them. Of those that wait the first journey does not tell: it is said when that is over.
var stood = []struct {
	name  string
	at    func(o On) (ui.Rect, bool)
	waits bool
}{
	{"heart-nothing", func(o On) (ui.Rect, bool) { return o.Met.Idle() }, true},
	{"heart-far", func(o On) (ui.Rect, bool) { return o.Met.Far() }, true},
	{"heart-raided", func(o On) (ui.Rect, bool) { return o.Met.Raided() }, true},
	{signsNote, On.signs, false},
	{"heart-luck", func(o On) (ui.Rect, bool) { return o.Met.Luck() }, true},
}

// signsNote is what is said of the signs on the borders.
const signsNote = "heart-signs"

// Met is where the board shows what is told of when it stands there for the first time.
type Met interface {
	Idle() (r ui.Rect, ok bool)
	Far() (r ui.Rect, ok bool)
	Raided() (r ui.Rect, ok bool)
	Luck() (r ui.Rect, ok bool)
}

// signs is the key of the signs on the borders, while a way over one is chosen.
func (o On) signs() (r ui.Rect, ok bool) {
	if !o.asked(heart.Marching)() {
		return r, false
	}
	return o.Key()
}

// Notes are what is said of what is met for the first time in any game.
func Notes(o On) *guide.Notes {
	out := &guide.Notes{Of: "note", Done: o.Play.Len}
	for _, n := range noted {
		out.List = append(out.List, guide.Note{Name: n.name, Here: func() bool {
			is, s, ok := o.view().Asked()
			return ok && is == n.step && s == o.Play.Seat() && o.offers(namedBy[is])
		}, At: o.offered})
	}
	for _, n := range stood {
		at := func(*ui.Context) (ui.Rect, bool) { return n.at(o) }
		if n.name == signsNote { // the chart is what one looks at
			at = o.offered
		}
		out.List = append(out.List, guide.Note{Name: n.name, Waits: n.waits, Here: func() bool {
			if o.Met == nil || o.Play.Seat() < 0 {
				return false
			}
			_, ok := n.at(o)
			return ok
		}, At: at})
	}
	return out
}

// namedBy are the choices that what is said of a question names, where it may be asked without one.
var namedBy = map[heart.Step][]game.Kind{heart.UsingSuccess: {heart.ClearSlot, heart.KeepForDie}}

// offers reports whether each of the kinds can be chosen.
func (o On) offers(kinds []game.Kind) bool {
	for _, k := range kinds {
		if _, ok := o.Play.Find(func(c *game.Choice) bool { return c.Kind == k }); !ok {
			return false
		}
	}
	return true
}

// offered is the first thing in sight that can be chosen now. While a way is chosen, the chart
// is what one looks at, and while the outfit is bought the shelves, and what is said stands apart from them; beside a source to be kept stand the odds of
// another.
func (o On) offered(c *ui.Context) (r ui.Rect, ok bool) {
	if is, _, _ := o.view().Asked(); is == heart.Marching || is == heart.KeepingSource || is == heart.Outfitting {
		if r, ok = c.Sight("board/tab/happened"); ok {
			return r, true
		}
	}
	for _, ch := range o.Play.Choices() {
		if r, ok = c.Sight("board/" + board.IDOf(ch)); ok {
			return r, true
		}
	}
	return r, false
}
