package book

import (
	"math"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/engraving/faces"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// JourneyEnd is the journal laid open when a journey is over, at home or with the
// explorer's death: who made it, its way on the chart, and its great moments.
type JourneyEnd struct {
	page.Print
	play       *play.Play
	then       func()
	title, sub string
	opening    string
	face       faces.Face
	name       string
	Moments    []tell.SinceLine // the date, the picture, and what the journal says of it
	lines      [][2]string      // ledger
	way        *chartview.Excerpt
}

// momentsMost is how many moments a page has at most; discovered is put to the weight of what
// was found, so that it comes before all that befell the party.
const momentsMost, discovered = 4, 10

// LastJourney is the journey of the player before the screen that ended last, nil where
// none has.
func LastJourney(p *play.Play) *nile.Journey {
	var last *nile.Journey
	all := sight.View(p).Journeys(p.Events())
	for i := range all {
		if j := &all[i]; j.Seat == p.Seat() && j.Ending != nile.Unended && (last == nil || j.Began > last.Began) {
			last = j
		}
	}
	return last
}

// NewJourneyEnd is the journal laid open at the end of a journey; then is called when it
// has been read. before is the chart as it was before a death blanked it, nil where it is
// not known.
func NewJourneyEnd(p *play.Play, j *nile.Journey, before *chart.Sheet, then func()) desk.Screen {
	v := sight.View(p)
	number := 0
	for _, x := range v.Journeys(p.Events()) {
		if x.Seat == j.Seat && x.Explorer == j.Explorer && x.Began <= j.Began {
			number++
		}
	}
	s := &JourneyEnd{Print: page.Print{Called: "journey", Rules: nile.RulePublishing}, play: p, then: then, way: wayChart(p, j), face: tell.PortraitOf(v, j.Seat, j.Explorer, j.Ended), name: tell.ExplorerOf(v, j.Seat, j.Explorer)}
	if s.way != nil && before != nil && j.Ending == nile.EndedDead {
		was := *before
		was.Pieces, was.Layers, was.Palette, was.Tracks = nil, 0, p.Palette, s.way.Sheet.Tracks
		s.way.Sheet = &was
	}
	s.title, s.sub = chapterTitle(v, &chapter{Kind: JourneyChapter, number: number, Journey: j, turn: j.Began})
	s.opening = words.Say("book.opening", "port", tell.Port(v.Map(), j.From), "date", tell.Date(j.Began))
	s.lines = figures(v, j)
	if j.Ending == nile.EndedHome && j.Hexes == 0 && j.Points == 0 { // nothing of it is in print yet
		s.lines = s.lines[:len(s.lines)-2]
	}
	s.Moments = momentsOf(v, j, p.Events())
	return s
}

// momentsOf are the moments of a journey that weigh most, each with a picture of its own,
// in the order in which they happened: what was found, and then what befell the party.
func momentsOf(v nile.View, j *nile.Journey, events []game.Event) (out []tell.SinceLine) {
	var all []tell.SinceLine
	turns := tell.Turns(events, 0)
	for _, m := range j.Months {
		for i, e := range m.Events {
			l, ok := tell.TellTurn(v, e, turns[m.Among[i]])
			plate := momentPicture(e)
			if !ok || l.Minor || e.Seat != j.Seat || saidAnyhow(e.Kind, j) || plate == nil {
				continue
			}
			weight := tell.WeightOf(e)
			if tell.Discovery(e) {
				weight += discovered
			}
			all = append(all, tell.SinceLine{Date: tell.Date(m.Turn), Plate: plate, Line: l, Weight: weight})
		}
	}
	seen, chosen := map[*engraving.Picture]bool{}, []int(nil)
	for _, i := range tell.ByWeight(len(all), func(i int) int { return all[i].Weight }) {
		if !seen[all[i].Plate] && len(chosen) < momentsMost {
			seen[all[i].Plate], chosen = true, append(chosen, i)
		}
	}
	slices.Sort(chosen)
	for _, i := range chosen {
		out = append(out, all[i])
	}
	return out
}

// saidAnyhow reports whether the page says of itself what an event would: that the party
// set out, and how the journey ended.
func saidAnyhow(k game.EventKind, j *nile.Journey) bool {
	switch k {
	case nile.Sailed, nile.SetsOut, nile.CameHome:
		return true
	case nile.Defeated:
		return j.Ending == nile.EndedDead
	}
	return false
}

// momentPicture is the plate of an event as a great moment: what was found has one too.
func momentPicture(e game.Event) *engraving.Picture {
	switch e.Kind {
	case nile.LakeMeasured:
		return tell.CountryPicture(hexmap.Lake)
	case nile.CataractFound:
		return plates.Of("feature/cataract")
	}
	return pictureOf(e)
}

// pictureOf is the plate of an event in a journal.
func pictureOf(e game.Event) *engraving.Picture {
	if e.Kind == nile.Died {
		return plates.Of("place/lost-expedition")
	}
	return tell.EventPicture(e)
}

// The measures of the page, in units: the least width for two pages beside each other,
// the portrait, a moment's picture for its width and its least height, and the least
// height of the chart.
const (
	journeyTwo                 = 820.0
	journeyFaceW, journeyFaceH = 108.0, 128.0
	momentShape, momentLeast   = 0.46, 96.0
	momentPart                 = 0.42 // of the page's width
	journeyChartLeast          = 180.0
)

// Frame shows the page.
func (s *JourneyEnd) Frame(c *ui.Context, a desk.Desk) {
	w, h := page.LargeSheet(c)
	body, low := page.Folio{Title: s.title, Sub: s.sub, W: w, H: h}.Lay(c)
	c.Scroll("journey", body, func(in ui.Rect) float64 {
		if in.W < journeyTwo {
			col := page.NewColumn(c, in)
			s.writer(c, col)
			s.moments(c, col, 1e6)
			s.chart(c, col, max(journeyChartLeast, in.W*0.5))
			s.ledger(c, col)
			return col.Height() + 4
		}
		cols := in.Split(52, 1, 1)
		left, right := page.NewColumn(c, ui.R(cols[0].X, in.Y, cols[0].W, 0)), page.NewColumn(c, ui.R(cols[1].X, in.Y, cols[1].W, 0))
		s.writer(c, left)
		s.moments(c, left, body.H-left.Height())
		ledger := float64(len(s.lines))*ui.LineH + 10
		s.chart(c, right, max(journeyChartLeast, body.H-ledger-12))
		s.ledger(c, right)
		high := max(left.Height(), right.Height())
		c.Fill(ui.R(cols[1].X-26, in.Y+4, 1, max(high, body.H)-8), ui.Rule) // the fold
		return high + 2
	})
	if GoOn(c, a, low, s.play, "journey.journal.tip") {
		s.then()
	}
}

// GoOn is the foot of a page on how a journey ended: the way on, and to the journal.
func GoOn(c *ui.Context, a desk.Desk, low ui.Rect, p *play.Play, tip string) (on bool) {
	open := ui.Button{Label: words.Say("lost.journal"), ID: "journal", Hint: c.KeyOf(keys.Journal), Tip: ui.Plain(words.Say(tip))}
	on = page.GoOnButton(c, low, "Go on", words.Say("news.onward"))
	if w := c.ButtonWidth(open); w+200 < low.W && c.Button(low.CutLeft(w).Middle(w, ui.ButtonH), open) {
		a.Push(NewJournal(p))
	}
	return on
}

// writer is the portrait, and beside it the first line in the explorer's own hand.
func (s *JourneyEnd) writer(c *ui.Context, col *page.Column) {
	at := ui.R(col.R.X, col.R.Y+2, journeyFaceW, journeyFaceH)
	page.Portrait(c, at, s.face)
	page.Outline(c, at, ui.Rule)
	beside := page.NewColumn(c, ui.R(at.Right()+18, col.R.Y, col.R.W-journeyFaceW-18, 0))
	beside.Gap(16)
	v := sight.View(s.play)
	who := v.Player(s.play.Seat())
	beside.Say(ui.Rich{ui.B(s.name)}, ui.Body.At(20).Own())
	beside.Say(ui.Plain(tell.Specialty(who.Specialty)), ui.Note.At(17).In(ui.Faded))
	beside.Gap(8)
	beside.Say(ui.Plain(s.opening), ui.Written.At(19))
	col.Gap(max(journeyFaceH+4, beside.Height()) + 10)
}

// moments are the pictures with what the journal says of them, as many as there is room
// for; one at least.
func (s *JourneyEnd) moments(c *ui.Context, col *page.Column, room float64) {
	n := len(s.Moments)
	if n == 0 {
		col.Say(ui.Plain(words.Say("journey.quiet")), ui.Note)
		return
	}
	w := col.R.W * momentPart
	most := math.Round(w * momentShape)
	high := func(m *tell.SinceLine, left float64) float64 { // a moment's height where so much is left for each
		said := c.ParagraphHeight(ui.Plain(m.Date), ui.Note.At(16), w) + c.ParagraphHeight(tell.RichLine(m.Line), ui.Body.At(17), col.R.W-w-16)
		return max(said, max(momentLeast, min(most, left-8)))
	}
	for ; n > 1; n-- {
		whole := 0.0
		for _, m := range tell.Heaviest(s.Moments, n) {
			whole += high(&m, room/float64(n)) + 8
		}
		if whole <= room {
			break
		}
	}
	for _, m := range tell.Heaviest(s.Moments, n) {
		tall := max(momentLeast, min(most, room/float64(n)-8))
		pic := ui.R(col.R.X, col.R.Y, min(w, tall/momentShape), tall)
		page.Unhurried(c, pic, m.Plate)
		beside := page.NewColumn(c, ui.R(col.R.X+w+16, pic.Y, col.R.W-w-16, 0))
		beside.Say(ui.Plain(m.Date), ui.Note.At(16).In(ui.Faded))
		beside.Say(tell.RichLine(m.Line), ui.Body.At(17))
		col.Gap(high(&m, room/float64(n)) + 8)
	}
}

// chart is the way.
func (s *JourneyEnd) chart(c *ui.Context, col *page.Column, high float64) {
	if s.way == nil {
		return
	}
	at := col.Next(high)
	s.way.Draw(c, at)
	c.Tip(at, ui.Plain(words.Say("journey.way")))
	col.Gap(6)
}

// ledger is the journey in figures.
func (s *JourneyEnd) ledger(c *ui.Context, col *page.Column) {
	from := col.R.Y
	for _, l := range s.lines {
		page.FactRow(c, col, "", l[0], l[1])
	}
	col.Figures(from, "ledger")
}
