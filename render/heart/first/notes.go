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

// Notes are what is said of what is met for the first time in any game.
func Notes(o On) *guide.Notes {
	out := &guide.Notes{Of: "note", Done: o.Play.Len}
	for _, n := range noted {
		out.List = append(out.List, guide.Note{Name: n.name, Here: func() bool {
			is, s, ok := o.view().Asked()
			return ok && is == n.step && s == o.Play.Seat() && o.offers(namedBy[is])
		}, At: o.offered})
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
