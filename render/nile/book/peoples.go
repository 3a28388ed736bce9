package book

import (
	"slices"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/excerpt"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// PeoplesScene is the book of peoples: a list of those known to the player
// before the screen, and a page for each (13–16).
type PeoplesScene struct {
	page.Print
	play   *play.Play
	All    []nile.PeopleHistory
	Chosen int // in all
	number int // of the people to open at, 0: the one nearest in mind
	seen   uint64
	charts map[int]*chartview.Excerpt // by number
	known  *chartview.Excerpt         // where all of them live
	lost   bool                       // some were found, and forgotten before anybody met them
	fresh  bool                       // the chosen row is to be scrolled into view
}

// newPeoples is the book of peoples, open at the one with a number; 0 opens it
// at the people met last.
func newPeoples(p *play.Play, number int) desk.Screen {
	return &PeoplesScene{Print: page.Print{Called: "peoples", Rules: nile.RuleMeeting}, play: p, number: number, charts: map[int]*chartview.Excerpt{}, fresh: true}
}

// settle takes in what is known now. Peoples that died out of memory with an explorer stand at the end, if anybody has met
// them: all at the table have read of it.
func (s *PeoplesScene) settle() {
	if s.seen == s.play.Version {
		return
	}
	v := sight.View(s.play)
	s.seen = s.play.Version
	clear(s.charts)
	s.known = nil
	if s.number == 0 && s.Chosen < len(s.All) {
		s.number = s.All[s.Chosen].Tribe.Number
	}
	s.All, s.lost = nil, false
	var gone []nile.PeopleHistory
	last, lastAt := -1, -1
	for _, h := range v.Peoples(s.play.Events()) {
		for _, x := range h.Visits {
			if x.Seat == v.Seat() && x.Turn >= lastAt && !h.Gone {
				last, lastAt = len(s.All), x.Turn
			}
		}
		switch {
		case !h.Gone:
			s.All = append(s.All, h)
		case len(h.Visits) > 0:
			gone = append(gone, h)
		default:
			s.lost = true
		}
	}
	s.All = append(s.All, gone...)
	s.Chosen = min(max(0, last), max(0, len(s.All)-1))
	if i := slices.IndexFunc(s.All, func(h nile.PeopleHistory) bool { return h.Tribe.Number == s.number }); i >= 0 {
		s.Chosen = i
	}
	s.number = 0
}

// peoplesBesideW is the least width for the list beside the page.
const peoplesBesideW = 700

// Frame shows the book.
func (s *PeoplesScene) Frame(c *ui.Context, a desk.Desk) {
	s.settle()
	v := sight.View(s.play)
	if len(s.All) == 0 {
		why := "peoples.book.none"
		if s.lost {
			why = "peoples.book.lost"
		}
		page.BareSheet{Id: "bare", Title: words.Say("peoples.title"), Text: ui.Plain(words.Sentences(words.Say("peoples.none"), words.Say(why))), Picture: plates.Of("meeting/people")}.
			Draw(c, func(low ui.Rect) { page.CloseButton(c, a, &low, words.Say("pages.close")) })
		page.LeavePage(c, a)
		return
	}
	w, h := page.LargeSheet(c)
	body, low := page.Folio{Title: words.Say("peoples.title"), Sub: words.Say("peoples.book.sub", "n", len(s.All)), W: w, H: max(h, 1000)}.Lay(c)
	switch {
	case body.W >= peoplesBesideW:
		left := body.CutLeft(min(340, max(min(300, body.W*0.4), body.W*0.28)))
		c.Fill(ui.R(left.Right()+18, body.Y+4, 1, body.H-8), ui.Rule)
		body.CutLeft(36)
		s.list(c, v, s.country(c, v, left))
		s.page(c, v, body, s.All[s.Chosen])
	default:
		s.list(c, v, body.CutTop(min(peopleRow*3+4, body.H*0.36)))
		body.CutTop(8)
		s.page(c, v, body, s.All[s.Chosen])
	}
	page.CloseButton(c, a, &low, words.Say("pages.close"))
	s.foot(c, a, low)
	page.LeavePage(c, a)
}

// foot has the people's country shown on the chart.
func (s *PeoplesScene) foot(c *ui.Context, a desk.Desk, low ui.Rect) {
	h := s.All[s.Chosen]
	show := ui.Button{Label: words.Say("peoples.show"), ID: "show", Disabled: h.Gone, Tip: ui.Plain(words.Say("peoples.show.tip"))}
	if w := c.ButtonWidth(show); c.Button(low.CutLeft(min(w, low.W)).Middle(w, ui.ButtonH), show) {
		a.Push(board.NewChartLookAt(s.play, PagesOf(s.play), h.Tribe.At))
	}
}

// Measures of the list, in units: a row, the face in it, and the least height of the chart below it.
const (
	peopleRow    = 56
	peopleFaceW  = 38.0
	countryLeast = 150.0
)

// country is the chart of where all of them live, below a list that leaves room for it, and gives what is left above it.
func (s *PeoplesScene) country(c *ui.Context, v nile.View, r ui.Rect) ui.Rect {
	list := peopleRow*float64(len(s.All)) + 2
	if r.H-list-14 < countryLeast || s.All[s.Chosen].Gone {
		return r
	}
	chart := r.CutBottom(min(r.H-list-14, r.W*1.45))
	r.CutBottom(14)
	if s.known == nil {
		var at []hexmap.ID
		for _, h := range s.All {
			if !h.Gone {
				at = append(at, h.Tribe.At)
			}
		}
		s.known = excerpt.Of(v, s.play.Palette, "peoples", at)
		s.known.Sheet = FullSheet(v, s.play.Palette)
		s.known.Margin, s.known.Largest = 4, 22
	}
	s.known.Ring = s.All[s.Chosen].Tribe.At
	s.known.Draw(c, chart)
	c.Tip(chart, ui.Plain(words.Say("peoples.country")))
	return r
}

func (s *PeoplesScene) list(c *ui.Context, v nile.View, r ui.Rect) {
	if s.fresh && c.Extent("peoples rows") > 0 {
		c.ScrollTo("peoples rows", r.H-2, peopleRow*float64(s.Chosen), peopleRow)
		s.fresh = false
	} else if s.fresh {
		c.Touch()
	}
	if c.Focused() == "" && c.HasKeys() {
		s.walk(c)
	}
	c.List(r, ui.Rows{
		ID: "peoples", Leads: true, N: len(s.All), RowH: peopleRow,
		Name: func(i int) string { return tell.People(s.All[i].Tribe.Name) },
		Draw: func(i int, row ui.Rect, _ bool) { s.row(c, v, s.All[i], row) },
	}, &s.Chosen)
}

// row is a people's name over a line on where they live; what has passed shows
// at the right.
func (s *PeoplesScene) row(c *ui.Context, v nile.View, h nile.PeopleHistory, r ui.Rect) {
	t := h.Tribe
	if !h.Gone {
		face := r.CutLeft(peopleFaceW+10).InsetXY(0, 4)
		face.W = peopleFaceW
		page.Portrait(c, face, tell.Speaker(v, t))
		page.Outline(c, face, ui.Rule)
	}
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
	name := tell.People(t.Name)
	if t.Kingdom {
		name = words.Phrase("peoples.kingdom.short", "name", name)
	}
	c.Text(top, name, ui.Body.Own())
	where := words.Phrase("peoples.row.gone", "number", t.Number)
	if !h.Gone {
		where = words.Phrase("peoples.row", "number", t.Number, "where", tell.WhereOf(v, t.At))
		if c.TextWidth(where, small) > low.W { // half a place is none: it stands on their page
			where = words.Phrase("peoples.row.short", "number", t.Number)
		}
	}
	c.Text(low, where, small.Own())
}

// bondOf is in a word what binds or parts a people and the player's explorer.
func bondOf(t nile.TribeView) string {
	if key := tell.Bond(t); key != "none" {
		return words.Phrase("peoples." + key)
	}
	return ""
}

// chartOf is the country round a people, with their hut ringed.
func (s *PeoplesScene) chartOf(v nile.View, t nile.TribeView) *chartview.Excerpt {
	if s.charts[t.Number] == nil {
		e := excerpt.Of(v, s.play.Palette, "people "+words.Number(t.Number), []hexmap.ID{t.At})
		e.Sheet = FullSheet(v, s.play.Palette)
		e.Margin, e.Largest, e.Ring = 3.4, 30, t.At
		s.charts[t.Number] = e
	}
	return s.charts[t.Number]
}
