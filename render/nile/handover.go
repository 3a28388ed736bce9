package nile

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/nile/coast"
	"sourceofthenile/render/nile/excerpt"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The page on which the machine changes hands: before the chart as everybody may see it, whose turn it is, where that
// expedition stands and what it did last, and how the race stands. It is read by whoever gives the
// machine away, and so holds nothing of a notebook, and nothing of the month that has just ended (20).

// openly are the kinds of events that it tells of whoever is next: what is on the chart for all eyes.
var openly = append([]game.EventKind{nile.Beaten, nile.Defeated, nile.PartedInPeace, nile.CameHome, nile.Sailed, nile.HexPublished}, foundKinds...)

// handOver asks for the machine to be passed on; then what happened since that player last sat here is told.
func (t *TableScene) handOver(to game.Seat) play.HandOver {
	p := t.Play
	v := sight.Position(p).View(game.Nobody)
	who := v.Player(to)
	h := play.HandOver{
		Name: who.Name, Colour: who.Colour, Note: ui.Plain(words.Say("flow.note")), Plate: plates.Of("place/camp"),
		Face: tell.Portrait(v, to), Behind: coast.BehindHandOver,
	}
	if v.Phase() == nile.ChoosingPort { // nobody has set out, and where from is secret
		h.Note = ui.Plain(words.Say("flow.note.ports"))
		return h
	}
	last := lastOpenly(p, v, to)
	if last != nil && last.Plate != nil {
		h.Plate = last.Plate
	}
	h.Tells = func(col *page.Column) {
		if _, out := v.Sheet(to); out && who.Where == nile.Africa {
			fill := []any{"date", tell.Date(v.Turn()), "note", press.RaceNote(v, game.Nobody, to)}
			says := words.Say("flow.next", fill...)
			if leads := tell.Explorer(v, to); leads != who.Name {
				says = words.Say("flow.next.led", append(fill, "who", leads)...)
			}
			col.Say(ui.Plain(says), ui.Body.To(ui.Centre))
		}
		if left := tell.SittingLeft(v); left != "" {
			col.Say(ui.Plain(left), ui.Strong.At(17).To(ui.Centre))
		}
		if last != nil {
			col.Say(tell.RichLine(last.Line), ui.Note.To(ui.Centre).Own())
		}
		col.Gap(8)
		race(col.C, col, v)
	}
	if chart := around(v, p, to); chart != nil {
		h.Behind = func(c *ui.Context) ui.Rect { return behindHandOver(c, chart) }
	}
	return h
}

// lastOpenly is what is most worth telling to all of the last month of a seat, nil where nothing is.
func lastOpenly(p *play.Play, v nile.View, s game.Seat) *tell.SinceLine {
	m, ok := lastMonth(p.Events(), s)
	if !ok {
		return nil
	}
	all := tell.LastTurns(p.Events(), len(p.Events())-m.from)
	var events []game.Event
	var turns []tell.Turn
	for i, e := range p.Events()[m.from:m.to] {
		if e.Seat == s && slices.Contains(openly, e.Kind) {
			events, turns = append(events, e), append(turns, all[i])
		}
	}
	lines := press.TellTurns(v, events, turns, 1).Lines
	if len(lines) == 0 {
		return nil
	}
	return &lines[0]
}

// race is where everybody stands in the race, or in a campaign: points, as figures and on the way to what wins, and where they are.
func race(c *ui.Context, col *page.Column, v nile.View) {
	from := col.R.Y
	defer func() { col.Figures(from, "standing") }()
	full, heading := v.Target(), words.Say("flow.race")
	if full == 0 { // nothing ends a campaign by points (28): its bars are as long as those of the shortest race
		full, heading = nile.Targets[0], words.Say("flow.standing")
	}
	col.Heading(heading)
	col.Gap(4)
	for _, s := range press.Standing(v) {
		full = max(full, v.Player(s).Points)
	}
	for _, s := range press.Standing(v) {
		p := v.Player(s)
		row := col.Next(raceRow)
		points := words.Say("victory.points", "n", p.Points)
		c.Sign(row.CutLeft(34).Left(22).Middle(22, 22), p.Colour)
		bar := row.CutBottom(10)
		c.Gauge(bar.Top(7), float64(p.Points), float64(full), ui.PlayerOf(p.Colour).Pen)
		c.Text(row.CutRight(c.TextWidth(points, ui.Body)+8), points, ui.Body.To(ui.Right))
		row.CutRight(12)
		name := tell.ForWhom(v, s)
		where, st := press.WhereIs(v, s), ui.Note.At(16).In(ui.Faded)
		w := c.TextWidth(where, st) + 2
		if c.TextWidth(name, ui.Body)+w+10 > row.W {
			name = p.Name
		}
		if c.TextWidth(name, ui.Body)+w+10 <= row.W {
			c.Text(row.CutRight(w), where, st.To(ui.Right))
			row.CutRight(10)
		}
		c.Text(row, name, ui.Body.Own())
		col.Gap(4)
	}
}

// raceRow is how high a row of the race is, in units.
const raceRow = 36.0

// aroundReach is how much country is shown round whoever is next, in hex sides; aroundLargest how large one of them may
// become, in units.
const aroundReach, aroundLargest = 11.0, 40.0

// around is the public chart round the expedition of a seat, which is ringed; round those of the others where it has none,
// and nil where nobody is out.
func around(v nile.View, p *play.Play, s game.Seat) *chartview.Excerpt {
	at := func(s game.Seat) (hexmap.ID, bool) {
		sheet, out := v.Sheet(s)
		return sheet.At, out && sheet.At != hexmap.None && v.Player(s).Where == nile.Africa
	}
	var hexes []hexmap.ID
	own, out := at(s)
	if out {
		hexes = append(hexes, own)
	} else {
		for o := range game.Seat(v.Seats()) {
			if id, ok := at(o); ok {
				hexes = append(hexes, id)
			}
		}
	}
	if len(hexes) == 0 {
		return nil
	}
	x := excerpt.OfSheet(v.Map(), press.PublicSheet(v, p.Palette), "handover", hexes)
	x.Margin, x.Largest = aroundReach, aroundLargest
	if out {
		x.Ring = own
	}
	return x
}

// behindHandOver covers the window with that chart, and gives the room for the card: what the chart shows
// lies beside that, where there is room for both: on the side away from the chart's own edge.
func behindHandOver(c *ui.Context, chart *chartview.Excerpt) ui.Rect {
	room := c.Screen().Inset(12)
	chart.Beside = 0
	if c.W > coast.Named {
		wide := max(600, 0.52*room.W)
		if chart.West() {
			room = room.CutRight(wide)
			chart.Beside = room.Middle(page.HandWide(c), 0).X/c.W - 1
		} else {
			room.W = wide
			chart.Beside = room.Middle(page.HandWide(c), 0).Right() / c.W
		}
	}
	page.PlainBackdrop(c)
	chart.Draw(c, c.Screen())
	return room
}
