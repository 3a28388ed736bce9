package render

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// peoplesScene is the book of peoples: a list of those known to the player
// before the screen, and a page for each (13–16).
type peoplesScene struct {
	play   *Play
	all    []nile.PeopleHistory
	chosen int // in all
	number int // of the people to open at, 0: the one nearest in mind
	seen   uint64
	charts map[int]*excerpt // by number
	fresh  bool             // the chosen row is to be scrolled into view
}

// NewPeoples is the book of peoples, open at the one with a number; 0 opens it
// at the people met last.
func NewPeoples(p *Play, number int) Screen {
	return &peoplesScene{play: p, number: number, charts: map[int]*excerpt{}, fresh: true}
}

// Name is the scene's name in traces.
func (*peoplesScene) Name() string { return "peoples" }

// Leaf: it is a page of print.
func (*peoplesScene) Leaf() {}

// Rule is meeting a people.
func (*peoplesScene) Rule() string { return "13" }

// settle takes in what is known now. Peoples that died out of memory with an
// explorer stand at the end, if it was one of this player's.
func (s *peoplesScene) settle() {
	if s.seen == s.play.Version {
		return
	}
	v := s.play.View()
	s.seen = s.play.Version
	clear(s.charts)
	if s.number == 0 && s.chosen < len(s.all) {
		s.number = s.all[s.chosen].Tribe.Number
	}
	s.all = nil
	var gone []nile.PeopleHistory
	last, lastAt := -1, -1
	for _, h := range v.Peoples(s.play.Events()) {
		mine := false
		for _, x := range h.Visits {
			mine = mine || x.Seat == v.Seat()
			if x.Seat == v.Seat() && x.Turn >= lastAt && !h.Gone {
				last, lastAt = len(s.all), x.Turn
			}
		}
		switch {
		case !h.Gone:
			s.all = append(s.all, h)
		case mine && v.Seat() != game.Nobody:
			gone = append(gone, h)
		}
	}
	s.all = append(s.all, gone...)
	s.chosen = min(max(0, last), max(0, len(s.all)-1))
	if i := slices.IndexFunc(s.all, func(h nile.PeopleHistory) bool { return h.Tribe.Number == s.number }); i >= 0 {
		s.chosen = i
	}
	s.number = 0
}

// peoplesBesideW is the least width for the list beside the page.
const peoplesBesideW = 700

// Frame shows the book.
func (s *peoplesScene) Frame(c *ui.Context, a Desk) {
	s.settle()
	v := s.play.View()
	if len(s.all) == 0 {
		bareSheet{id: "bare", title: words.Say("peoples.title"), text: ui.Plain(words.Say("peoples.none") + " " + words.Say("peoples.book.none")), picture: "meeting/people"}.
			draw(c, func(low ui.Rect) { closeButton(c, a, &low, words.Say("pages.close")) })
		leavePage(c, a)
		return
	}
	w, h := largeSheet(c)
	body, low := folio{title: words.Say("peoples.title"), sub: words.Say("peoples.book.sub", "n", len(s.all)), w: w, h: max(h, 1000)}.lay(c)
	switch {
	case body.W >= peoplesBesideW:
		left := body.CutLeft(min(340, max(min(300, body.W*0.4), body.W*0.28)))
		c.Fill(ui.R(left.Right()+18, body.Y+4, 1, body.H-8), ui.Rule)
		body.CutLeft(36)
		s.list(c, v, left)
		s.page(c, v, body, s.all[s.chosen])
	default:
		s.list(c, v, body.CutTop(min(peopleRow*3+4, body.H*0.36)))
		body.CutTop(8)
		s.page(c, v, body, s.all[s.chosen])
	}
	closeButton(c, a, &low, words.Say("pages.close"))
	s.foot(c, a, v, low)
	leavePage(c, a)
}

// foot has the people's country shown on the chart.
func (s *peoplesScene) foot(c *ui.Context, a Desk, v nile.View, low ui.Rect) {
	h := s.all[s.chosen]
	show := ui.Button{Label: words.Say("peoples.show"), ID: "show", Disabled: h.Gone, Tip: ui.Plain(words.Say("peoples.show.tip"))}
	if w := c.ButtonWidth(show); c.Button(low.CutLeft(min(w, low.W)).Middle(w, ui.ButtonH), show) {
		a.Push(NewChartLookAt(s.play, PagesOf(s.play), h.Tribe.At))
	}
}

// peopleRow is the height of a row of the list.
const peopleRow = 52

func (s *peoplesScene) list(c *ui.Context, v nile.View, r ui.Rect) {
	if s.fresh && c.Extent("peoples rows") > 0 {
		c.ScrollTo("peoples rows", r.H-2, peopleRow*float64(s.chosen), peopleRow)
		s.fresh = false
	} else if s.fresh {
		c.Touch()
	}
	if c.Focused() == "" && c.HasKeys() {
		s.walk(c)
	}
	c.List(r, ui.Rows{
		ID: "peoples", N: len(s.all), RowH: peopleRow,
		Name: func(i int) string { return words.People(s.all[i].Tribe.Name) },
		Draw: func(i int, row ui.Rect, _ bool) { s.row(c, v, s.all[i], row) },
	}, &s.chosen)
}

// row is a people's name over a line on where they live; what has passed shows
// at the right.
func (s *peoplesScene) row(c *ui.Context, v nile.View, h nile.PeopleHistory, r ui.Rect) {
	t := h.Tribe
	top, low := r.CutTop(r.H*0.54), r
	top.Y += 3
	low.Y -= 1
	past, small := words.Phrase("peoples.gone"), ui.Small.At(15)
	if !h.Gone {
		past = bondOf(t)
	}
	if w := c.TextWidth(past, small) + 4; w+70 < top.W && past != "" {
		c.Text(top.CutRight(w), past, small.To(ui.Right))
		top.CutRight(6)
	}
	name := words.People(t.Name)
	if t.Kingdom {
		name = words.Phrase("peoples.kingdom.short", "name", name)
	}
	c.Text(top, name, ui.Body.Own())
	where := words.Phrase("peoples.row.gone", "number", t.Number)
	if !h.Gone {
		where = words.Phrase("peoples.row", "number", t.Number, "where", whereOf(v, t.At))
	}
	c.Text(low, where, small.Own())
}

// bondOf is in a word what binds or parts a people and the player's explorer.
func bondOf(t nile.TribeView) string {
	if key := bond(t); key != "none" {
		return words.Phrase("peoples." + key)
	}
	return ""
}

// chartOf is the country round a people, with their hut ringed.
func (s *peoplesScene) chartOf(v nile.View, t nile.TribeView) *excerpt {
	if s.charts[t.Number] == nil {
		e := newExcerpt(v, s.play.palette, "people "+words.Number(t.Number), []hexmap.ID{t.At})
		e.sheet = fullSheet(v, s.play.palette)
		e.margin, e.largest, e.ring = 3.4, 30, t.At
		s.charts[t.Number] = e
	}
	return s.charts[t.Number]
}
