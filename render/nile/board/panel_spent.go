package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/cards"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// A month that ends by itself with its last step, for whoever wants that: where no point is
// left that leads anywhere, and nothing stands open that the red button would have to be read for.

// lastStep is the step that may have been the month's last.
type lastStep struct {
	taken bool
	from  int     // the events there were before it
	ends  float64 // when the month ends; 0: not reckoned yet
}

// How long what the last step led to stays in sight before the month ends, in seconds: with a
// country on a card, and without.
const spentCard, spentPlain = 1.4, 0.6

// stepped notes what is chosen: a step may be the last, and whatever else is done has it looked
// at again.
func (b *Board) stepped(k game.Kind) {
	b.walked = false
	switch k {
	case nile.Move, nile.Drift, nile.Portage:
		b.walked = true
		b.last = lastStep{taken: true, from: len(b.Play.Events())}
	default:
		b.last = lastStep{}
	}
}

// quiet reports whether a month may end without being asked about: nobody would go thirsty
// (5.4444), and no explorer would hunt alone where a beast can kill him (18).
func quiet(v nile.View, s nile.Sheet) bool {
	h := v.HuntOdds()
	return !parched(s) && !(h.Danger && h.Alone)
}

// spent is the end of a march that is over with the step just taken; ok is false where there is
// somewhere to go, something to be put right or weighed, food missing (5.442), or where the step
// led to anything that wants to be looked at.
func (b *Board) spent(v nile.View) (end game.Choice, ok bool) {
	if !b.last.taken || v.Phase() != nile.Travelling || !b.mine(v) || b.Stores != nil || b.List != NoList || b.Play.Beats().Playing() || b.looking() || len(b.Targets) > 0 {
		return end, false
	}
	march, out := v.March()
	s, sheet := b.Sheet(v)
	if !out || !sheet || march.Still.Why != "too-few-points" || !quiet(v, s) {
		return end, false
	}
	if food, _ := v.LarderAt(s.At); food.Short > 0 {
		return end, false
	}
	all := b.Play.Events()
	if step := all[min(b.last.from, len(all)):]; slices.ContainsFunc(step, looked) || b.firstFind(step) {
		return end, false
	}
	return b.Find(nile.EndTravel)
}

// firstFind reports whether a step was the first to bring country onto the chart that nobody had drawn, in all
// that the player has done: that is what one plays for.
func (b *Board) firstFind(step []game.Event) bool {
	mapped := func(e game.Event) bool { return e.Kind == nile.Mapped && e.Seat == b.Play.Seat() }
	before := b.Play.Events()
	return slices.ContainsFunc(step, mapped) && !slices.ContainsFunc(before[:len(before)-len(step)], mapped)
}

// SpentEnds reports whether the player's months end so. Where several people sit at one machine each has a wish
// of their own, which begins as the program's and is kept by name: it outlasts the sitting.
func (b *Board) SpentEnds(a desk.Desk) bool { return a.Preferences().SpentOf(b.sitter()) }

// wishSpent sets it.
func (b *Board) wishSpent(a desk.Desk, ends bool) {
	a.SetPreferences(a.Preferences().WishSpent(b.sitter(), ends, b.Play.Persons().Count() > 1))
}

// sitter is the name of the player before the screen, "" while nobody is there.
func (b *Board) sitter() string {
	if b.Play.Seat() == game.Nobody {
		return ""
	}
	return sight.View(b.Play).Player(b.Play.Seat()).Name
}

// looked reports whether an event since a step wants to be looked at: all but the pace, the way, a country with
// its river, and a meeting in which nothing was lost: that has been read on its own page.
func looked(e game.Event) bool {
	switch e.Kind {
	case nile.DisasterPasses:
		return nile.As[nile.DisasterPassesEvent](e).Averted
	case nile.PaceSet, nile.TribeMapped, nile.Met, nile.Received, nile.Threat, nile.NobodyFound, nile.Parleyed, nile.PartedInPeace, nile.Ministered:
		return false
	case nile.Moved, nile.Drifted, nile.Portaged, nile.FoundWay, nile.CardDrawn, nile.Mapped, nile.TerrainSettled, nile.OasisFound:
		return false
	case nile.RiverMapped:
		return cards.HasMoment(e)
	}
	return true
}

// endSpent ends the month that is over with its last step, a moment after it has been seen. A
// press meanwhile keeps it open.
func (b *Board) endSpent(c *ui.Context, a desk.Desk, v nile.View) {
	if !b.SpentEnds(a) {
		b.last = lastStep{}
	}
	end, ok := b.spent(v)
	if !ok {
		return
	}
	moves, card := a.Preferences().Animations, b.Cards.Open()
	switch l := &b.last; {
	case card && !moves: // what lies open there waits for a press
		*l = lastStep{}
	case l.ends == 0:
		l.ends = c.In.Now
		if card {
			l.ends += spentCard * cards.PaceOf(v)
		} else if moves {
			l.ends += spentPlain
		}
	case len(c.In.Keys) > 0 || c.In.Pressed != [len(c.In.Pressed)]bool{}:
		*l = lastStep{}
		return
	}
	if !b.last.taken {
		return
	}
	if c.In.Now < b.last.ends {
		c.WakeAt(b.last.ends)
		return
	}
	b.last = lastStep{}
	a.Tracef("spent")
	b.do(a, end, 0)
}

// spentToggle has the player say whether months end so, below the other thing that is said before
// a month ends. A first journey teaches its end by hand; in a low window, and where canoes can be
// carried round a fall, the sheet needs the room.
func (b *Board) spentToggle(c *ui.Context, a desk.Desk, v nile.View, col *page.Column) {
	if _, carried := b.Find(nile.Portage); carried || v.Settings().Lesson != "" || c.H < lowWindow {
		return
	}
	ends := b.SpentEnds(a)
	if c.Toggle(col.Next(30), "board/spent", words.Say("march.spent"), &ends, ui.Plain(words.Say("march.spent.tip", "rule", nile.RuleTurnInAfrica))) {
		b.wishSpent(a, ends)
	}
}
