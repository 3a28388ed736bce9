package board

import (
	"strconv"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/island/plates"
	"sourceofthenile/render/island/press"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The last page: won or lost, how the Darkness rose, what became of each, and, turned like
// pages of the log, every round with all hands and thoughts open (17.2b, 23.3).

// Ending is that page.
type Ending struct {
	*Board
	rounds []round
	rises  []rise
	fates  []fate
	at     int // 0: the result; n: the n-th of the rounds

	plate float64 // how high the picture on the first page was last
	spare float64 // and how high the room is that nothing else there takes
}

// rise is a step of the Darkness, or one back.
type rise struct {
	round, now int
	says       string
}

// fate is what became of a protagonist.
type fate struct {
	seat  game.Seat
	role  int8
	lost  int // in which round, 0: it was not
	where box.Place
}

// round is one round as it ended: hands and what was thought, written and said in it.
type round struct {
	n     int
	dark  int
	hands [box.MostSeats]string
	texts []string
}

// NewEnding reads the whole game.
func NewEnding(b *Board) *Ending {
	e := &Ending{Board: b}
	final := b.Play.Board.Story().Now(game.Nobody).(*island.Position).View(game.Nobody)
	read := 0
	for at, events := range b.Play.Board.Story().Steps(game.Nobody) {
		p := at.(*island.Position)
		for ; read < len(events); read++ {
			e.take(final, &events[read])
		}
		if n := len(e.rounds); n > 0 {
			for s := range p.View(game.Nobody).Company().All() {
				cards, _ := p.View(s).Hand(s)
				e.rounds[n-1].hands[s] = heap(&cards)
			}
		}
	}
	return e
}

// take takes in an event.
func (e *Ending) take(final island.View, ev *game.Event) {
	cfg := final.Settings()
	now := &round{dark: cfg.Start()}
	if n := len(e.rounds); n > 0 {
		now = &e.rounds[n-1]
	}
	says := func() string { return tell.Event(final, e.Play.Position().Summary(), ev) }
	darken := func(to int) {
		now.dark = to
		e.rises = append(e.rises, rise{now.n, to, says()})
	}
	switch ev.Kind {
	case island.RoundBegan:
		e.rounds = append(e.rounds, round{n: int(island.As[island.RoundEvent](ev).Round), dark: now.dark})
	case island.Darker:
		darken(int(island.As[island.DarkerEvent](ev).Now))
	case island.BoatCalled:
		if now.dark < box.AfterCall {
			darken(box.AfterCall)
		}
	case island.Lighter:
		darken(int(island.As[island.NumberEvent](ev).N))
	case island.Came:
		e.fates = append(e.fates, fate{ev.Seat, island.As[island.CameEvent](ev).Role, 0, box.Nowhere})
	case island.LostOne:
		role := island.As[island.LostEvent](ev).Role
		for i := range e.fates {
			if e.fates[i].role == role {
				e.fates[i].lost, e.fates[i].where = max(1, now.n), box.Place(ev.At)
			}
		}
	case island.Thought, island.Noted, island.Spoke, island.Wished:
		if len(e.rounds) > 0 && !tell.Unwritten(ev) {
			now.texts = append(now.texts, says())
		}
	}
}

// Name is the page's name in traces.
func (*Ending) Name() string { return "ending" }

// Frame shows it.
func (e *Ending) Frame(c *ui.Context, a desk.Desk) {
	sum := e.Play.Position().Summary()
	v := e.Play.Position().(*island.Position).View(game.Nobody)
	w, h := page.LargeSheet(c)
	f := page.Folio{Title: play.Result(sum), Sub: words.Say("end."+v.Ending().Name(), "n", v.Round()), W: min(w, 1140), H: h, Rule: box.RuleWinning}
	if e.at > 0 {
		f = page.Folio{Title: words.Say("date.round", "n", e.rounds[e.at-1].n), Sub: words.Say("end.round", "n", e.rounds[e.at-1].dark), W: min(w, 1140), H: h, Rule: box.RuleThoughts}
	}
	body, foot := f.Lay(c)
	if told := c.Extent("ending-0"); told > 0 {
		e.spare = body.H - told + e.plate - plateGap
	}
	c.Scroll("ending-"+strconv.Itoa(e.at), body, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		if e.at > 0 {
			e.open(c, col, v)
		} else {
			e.whole(c, a, col, v)
		}
		return col.Height()
	})
	e.foot(c, a, foot)
}

// foot turns the pages, and leaves.
func (e *Ending) foot(c *ui.Context, a desk.Desk, r ui.Rect) {
	b := e.Play.WayOut(ui.Button{Label: words.Say("end.leave"), ID: "leave", Look: ui.MainLook, Default: true})
	leave := c.Button(r.CutRight(min(r.W*0.4, c.ButtonWidth(b))), b)
	all := []ui.Button{
		{Label: words.Say("end.result"), ID: "result", On: e.at == 0, Disabled: e.at == 0, Size: 15},
		{Label: words.Say("end.before"), ID: "before", Disabled: e.at == 0, Size: 15},
		{Label: words.Say("end.next"), ID: "next", Disabled: e.at >= len(e.rounds), Size: 15, Tip: page.Cited(words.Say("end.next.tip"), box.RuleThoughts)},
		{Label: words.Say("end.front"), ID: "front", Size: 15},
	}
	watch := ui.Button{Label: words.Say("rerun.look"), ID: "watch", Disabled: e.Play.Host().Watch == nil, Size: 15, Tip: ui.Plain(words.Say("rerun.open.tip"))}
	if more := append(all, watch); c.RowHeight(r.W, more...) <= ui.ButtonH { // else the menu has it
		all = more
	}
	hit, _ := c.Row(r.Middle(r.W, ui.ButtonH), all...)
	switch {
	case leave:
		e.Play.Depart(a)
	case hit == 0:
		e.at = 0
	case hit == 1:
		e.at--
	case hit == 2:
		e.at++
	case hit == 3:
		p := e.Play.Position().(*island.Position)
		a.Push(press.NewFront(p.View(game.Nobody), p.Summary()))
	case hit == 4:
		e.Play.Host().Watch(a)
	default:
		return
	}
	c.Touch()
}

// Measures of its picture, in units: how high it is at least where there is room, and at most, its width for that,
// and what is left free below all.
const plateLow, plateHigh, plateShape, plateGap = 120.0, 260.0, 2.75, 12.0

// whole is the first page: the graph, the rises that mattered, the fates.
func (e *Ending) whole(c *ui.Context, a desk.Desk, col *page.Column, v island.View) {
	won := v.Ending() == island.ComeHome
	e.plate = 0
	if h := max(min(plateLow, c.H-640), min(plateHigh, e.spare)); h >= 60 { // lower in a low window, so that nothing below needs a bar
		e.plate = h
		page.Engraved(c, col.Next(h).Middle(min(col.R.W, h*plateShape), h), plates.Of("place/"+map[bool]string{true: "HAR", false: "HRT"}[won]))
		col.Gap(6)
	}
	col.Say(ui.Plain(tell.Closing(v.Ending())), ui.Body.To(ui.Centre))
	col.Gap(8)
	col.Columns(1.25, 1, func(col *page.Column) {
		col.HeadingOf(box.RuleDarkness, words.Say("end.dark"))
		e.graph(c, col)
		col.Gap(6)
		for _, r := range e.turningPoints() {
			col.Say(ui.Plain(words.Say("end.rise", "n", r.round, "says", r.says)), ui.Body.At(16))
		}
	}, func(col *page.Column) {
		col.Heading(words.Say("end.fates"))
		col.Gap(4)
		for _, f := range e.fates {
			e.fateOf(c, col.Next(44), v, f, won)
			col.Gap(2)
		}
		e.again(c, a, col, v)
	})
}

// again are the ways to play on: what was dealt with new dice, or another island (23.4).
func (e *Ending) again(c *ui.Context, a desk.Desk, col *page.Column, v island.View) {
	h := e.Play.Host()
	if h.Begin == nil || h.Home != nil {
		return
	}
	col.Gap(6)
	col.Heading(words.Say("end.again"))
	anew := v.Settings()
	anew.Lesson, anew.Laid = "", nil
	hit, high := c.Row(col.R,
		ui.Button{Label: words.Say("end.again.deals"), ID: "deals", Size: 15, Tip: ui.Plain(words.Say("end.again.deals.tip"))},
		ui.Button{Label: words.Say("end.again.island"), ID: "island", Size: 15, Tip: ui.Plain(words.Say("end.again.island.tip"))})
	col.Gap(high + 2)
	if h.Seed != 0 {
		col.Say(ui.Plain(words.Say("end.again.seed", "n", strconv.FormatUint(h.Seed, 10))), ui.Small.At(15))
	}
	if hit == 0 {
		anew = island.SameDeals(anew, e.Play.Events())
	}
	if hit >= 0 {
		h.Begin(a, anew.Encode(), e.Play.Sitters())
	}
}

// fateOf is what became of one.
func (e *Ending) fateOf(c *ui.Context, row ui.Rect, v island.View, f fate, won bool) {
	page.Portrait(c, row.CutLeft(44).Inset(2), faceOf(f.role))
	row.CutLeft(8)
	sign := row.CutLeft(20)
	c.Sign(sign.CutTop(24).Middle(18, 18), v.Chair(f.seat).Colour)
	row.CutLeft(6)
	key := "fate.stays"
	switch {
	case f.lost > 0:
		key = "fate.lost"
	case won:
		key = "fate.home"
	}
	c.Paragraph(row, ui.Plain(words.Say(key, "role", tell.Trade(f.role), "who", v.Chair(f.seat).Name, "n", f.lost, "place", tell.Site(max(0, f.where)))), ui.Body.At(16))
}

const graphH = 150.0

// graph is the Darkness by rounds, a bar each, with a stroke for each rise.
func (e *Ending) graph(c *ui.Context, col *page.Column) {
	box7 := col.Next(graphH)
	page.Outline(c, box7, ui.Rule)
	in := box7.Inset(8)
	n := max(1, len(e.rounds))
	foot := in.CutBottom(18)
	cells, marks := in.Columns(n, 4), foot.Columns(n, 4)
	for i, r := range e.rounds {
		dark := min(box.DarknessMost, max(1, r.dark))
		h := cells[i].H * float64(dark) / box.DarknessMost
		bar := ui.R(cells[i].X, cells[i].Bottom()-h, cells[i].W, h)
		c.Fill(bar, darkInks[dark-1])
		page.Outline(c, bar, ui.Ink)
		c.TipArea(cells[i], page.Cited(words.Sentences(append([]string{words.Say("end.bar", "n", r.n, "dark", r.dark)}, e.rose(r.n)...)...), box.RuleDarkness))
		if cells[i].W >= 14 {
			c.Text(marks[i], words.Number(r.n), ui.Small.At(15).To(ui.Centre))
		}
	}
}

// rose says why the Darkness rose in a round.
func (e *Ending) rose(n int) (out []string) {
	for _, x := range e.rises {
		if x.round == n {
			out = append(out, words.Say("end.rise", "n", x.round, "says", x.says))
		}
	}
	return out
}

// mattered is how many rises are named.
const mattered = 3

// turningPoints are the rises that mattered most: those that made the Spawn cards worse, and the
// last.
func (e *Ending) turningPoints() (out []rise) {
	cfg := e.everybody().Settings()
	before := cfg.Start()
	for i, r := range e.rises {
		if last := i == len(e.rises)-1; last || box.Row(min(r.now, box.DarknessMost)) > box.Row(before) {
			out = append(out, r)
		}
		before = min(r.now, box.DarknessMost)
	}
	if len(out) > mattered {
		out = out[len(out)-mattered:]
	}
	return out
}

// open is a round with all hands, thoughts and notes.
func (e *Ending) open(c *ui.Context, col *page.Column, v island.View) {
	r := e.rounds[e.at-1]
	for _, why := range e.rose(r.n) {
		col.Say(ui.Plain(why), ui.Note)
	}
	col.Heading(words.Say("end.hands"))
	for s := range v.Company().All() {
		row := col.Next(26)
		c.Sign(row.CutLeft(22).Middle(20, 20), v.Chair(s).Colour)
		row.CutLeft(6)
		c.Text(row, v.Chair(s).Name, ui.Strong.Own())
		hand := r.hands[s]
		if hand == "" {
			hand = words.Say("end.hands.none")
		}
		col.Say(ui.Plain(hand), ui.Body.At(16))
		col.Gap(4)
	}
	col.Gap(6)
	col.Heading(words.Say("end.thoughts"))
	if len(r.texts) == 0 {
		col.Say(ui.Plain(words.Say("end.thoughts.none")), ui.Note)
	}
	for _, text := range r.texts {
		col.Say(ui.Plain(text), ui.Written.At(16))
		col.Gap(2)
	}
}

// Plate is the picture of the game on general screens.
func Plate() *engraving.Picture { return plates.Of("place/HRT") }
