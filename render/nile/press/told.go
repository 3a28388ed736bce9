package press

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/nile/chartsheet"
	"sourceofthenile/render/nile/excerpt"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Told is what happened in a stretch of play, as everybody may know it: it holds no secret.
type Told struct {
	Lines    []tell.SinceLine
	More     int                // lines that were left out
	From, To int                // turns
	New      []hexmap.ID        // mapped or published then, each once
	Won      [nile.MaxSeats]int // points that each player has won then

	view nile.View // of nobody
}

// Tell tells what happened by the events of a stretch of play, in at most so many lines, the
// weightiest.
func Tell(v nile.View, events []game.Event, most int) *Told {
	return TellTurns(v, events, tell.Turns(events, 0), most) // at least on this page nothing comes back
}

// TellTurns is Tell of events of which all that was told before is known: each in the wording that every other page
// tells it in.
func TellTurns(v nile.View, events []game.Event, turns []tell.Turn, most int) *Told {
	t := &Told{view: v, From: -1, To: v.Turn()}
	seen := map[hexmap.ID]bool{}
	for i, e := range events {
		switch e.Kind {
		case nile.TurnBegan:
			if t.From < 0 {
				t.From = nile.As[nile.TurnBeganEvent](e).Turn
			}
			continue
		case nile.Mapped, nile.HexPublished:
			if id := hexmap.ID(e.At); !seen[id] {
				seen[id], t.New = true, append(t.New, id)
			}
		case nile.Donated, nile.SittingBegan, nile.SittingEnded, nile.GameBegan, nile.OrderRolled, nile.PlaysFirst: // it is past, and told nothing
			continue
		}
		l, ok := tell.TellNews(v, events, turns, i, false)
		if !ok || l.Minor || !v.Sees(e) {
			continue
		}
		l.Dice = ""
		t.Lines = append(t.Lines, LineOf(v, l, e))
	}
	for _, x := range v.PointsBook(events) {
		t.Won[x.Seat] += x.Points
	}
	if t.From < 0 {
		t.From = t.To
	}
	if n := len(t.Lines); n > most {
		t.Lines = lastPrinted(t.Lines)
		t.Lines, t.More = tell.Heaviest(t.Lines, most), n-most
	}
	tell.Introduce(v, t.Lines)
	return t
}

// lastPrinted are lines of which only the last newspaper of each player is told: it says how many points there are in
// all, and there is more to tell of a long time than each of them.
func lastPrinted(lines []tell.SinceLine) (out []tell.SinceLine) {
	printed := map[uint8]bool{}
	for _, l := range slices.Backward(lines) {
		if l.Kind == nile.Account {
			if printed[l.Colour] {
				continue
			}
			printed[l.Colour] = true
		}
		out = append(out, l)
	}
	slices.Reverse(out)
	return out
}

// LineOf is a line that tells of an event, with whose it is and what it looks like.
func LineOf(v nile.View, l tell.Line, e game.Event) tell.SinceLine {
	s := tell.SinceLine{Line: l, Kind: e.Kind, Weight: tell.WeightOf(e)}
	if v.Sees(e) {
		s.Plate = tell.EventPicture(e)
	}
	switch e.Kind {
	case nile.Sailed: // a port is left, by land too
		s.Plate = plates.Of("place/port")
	case nile.Account:
		s.Plate = plates.Of("europe/newspaper")
	case nile.EpicMade, nile.Won:
		s.Plate = plates.Of("europe/society")
	}
	if e.Seat != game.Nobody {
		s.Colour, s.Own = v.Player(e.Seat).Colour, true
	}
	return s
}

// VignetteW and VignetteH are the size of the picture beside a told line, in units.
const VignetteW, VignetteH = 116.0, 50.0

// LineRow sets one told line: the player's sign, the sentence, rule and dice,
// and a vignette behind it where there is one.
func LineRow(c *ui.Context, col *page.Column, l tell.SinceLine) {
	const signW = 34
	text, wide, least := tell.RichLine(l.Line), col.R.W-signW, 32.0
	plated := l.Plate != nil
	if plated {
		wide, least = wide-VignetteW-16, VignetteH+10
	}
	said := c.ParagraphHeight(text, ui.Body, wide)
	row := col.Next(max(least, said+8))
	mid := ui.R(row.X, row.Y+(row.H-said)/2-1, row.W, said)
	if l.Own {
		c.Sign(ui.R(row.X, mid.Y-1, 22, 22), l.Colour)
	}
	if plated {
		page.Engraved(c, ui.R(row.Right()-VignetteW, row.Y+(row.H-VignetteH)/2, VignetteW, VignetteH), l.Plate)
	}
	c.Paragraph(ui.R(row.X+signW, mid.Y, wide, mid.H), text, ui.Body)
	c.Dots(ui.R(col.R.X, row.Bottom()-1, col.R.W, 1))
}

// hexes are those the map shows: what was new and still is there, and where the explorers are.
func (t *Told) hexes() (out []hexmap.ID) {
	for _, id := range t.New {
		if t.view.Hex(id).State > nile.Unmapped {
			out = append(out, id)
		}
	}
	for s := range game.Seat(t.view.Seats()) {
		if trip, ok := t.view.Sheet(s); ok && trip.At != hexmap.None && t.view.Player(s).Where == nile.Africa {
			out = append(out, trip.At)
		}
	}
	return out
}

// Country is the chart of what was new and of where everybody is, nil where there is nothing to show.
func (t *Told) Country(colours chart.Palette, key string) *chartview.Excerpt {
	hexes := t.hexes()
	if len(hexes) == 0 {
		return nil
	}
	c := excerpt.Of(t.view, colours, key, hexes)
	c.Sheet = PublicSheet(t.view, colours)
	c.Margin = 2.4
	return c
}

// News says how much country was new.
func (t *Told) News() string {
	if len(t.New) == 0 {
		return words.Say("recap.nothing-new")
	}
	return words.Say("recap.new", "n", len(t.New))
}

// PublicSheet is the whole chart as everybody may see it, with where each expedition is.
func PublicSheet(v nile.View, colours chart.Palette) *chart.Sheet {
	s := chartsheet.With(v, chart.Options{Undated: true})
	s.Tracks, s.Palette = nil, colours
	return s
}

// WhereIs is where an explorer is, in words, as everybody may know it: whose prisoner, and who has taken up whose work.
func WhereIs(v nile.View, s game.Seat) string {
	p := v.Player(s)
	trip, ok := v.Sheet(s)
	switch {
	case p.Where == nile.Grave:
		return words.Phrase("news.race.dead")
	case p.Where == nile.Africa && ok && trip.Captive:
		return words.Phrase("since.captive", "people", captors(v, trip.At))
	case p.Where == nile.Africa && ok && trip.At != hexmap.None:
		return tell.WhereOf(v, trip.At)
	case p.Where == nile.Africa:
		return words.Phrase("since.africa")
	case p.Explorers > 1:
		return words.Phrase("since.successor", "n", p.Explorers-1)
	}
	return words.Phrase("since.europe")
}

// captors are the people of a hex, as they stand in a sentence, who hold a prisoner there.
func captors(v nile.View, at hexmap.ID) string {
	t, _ := v.Tribe(at)
	return tell.PeopleOf(t)
}
