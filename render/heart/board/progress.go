package board

import (
	"slices"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/heart/chartsheet"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// part is a piece of the sequence of play as a page shows it: its rule, and what has come
// of it so far.
type part struct {
	box.Part              // its name stands in the words as "part.<name>"
	is       bool         // it has been come to
	lines    []string     // what came of it
	figures  []string     // what became other on the Sheet for it, dice and Drama Points
	at       []game.Event // what is told, event by event
	dice     []line       // what was thrown for it that went well or ill, as it counts
	clock    string       // the Time before and after
	brief    bool         // there is room for no more than its name and what it came to
}

// partsOf are the parts before anything has come of them.
func partsOf(all []box.Part) (out []part) {
	for _, p := range all {
		out = append(out, part{Part: p})
	}
	return out
}

// of reports whether an event belongs to a part.
func (p *part) of(e *game.Event) bool {
	for _, r := range p.Rules {
		if string(e.Rule) == r || strings.HasPrefix(string(e.Rule), r+".") {
			return true
		}
	}
	return false
}

// placed is in which part each of the events belongs, <0 in none: what is scored for a tool or a
// Patron, with what it was scored for.
func placed(parts []part, events []game.Event) []int {
	at := make([]int, len(events))
	for i := range events {
		e := &events[i]
		at[i] = slices.IndexFunc(parts, func(p part) bool { return p.of(e) })
		for h := i - 1; h >= 0 && at[i] < 0 && e.Kind == heart.Scored; h-- {
			if events[h].Seat == e.Seat && tell.Brings(&events[h], e) {
				at[i] = at[h]
				break
			}
		}
	}
	return at
}

// deal deals the events out to the parts.
func deal(parts []part, events []game.Event, v heart.View, sum game.Summary) {
	for i, k := range placed(parts, events) {
		if k < 0 {
			continue
		}
		p, e := &parts[k], &events[i]
		p.at = append(p.at, *e)
		if e.Kind == heart.Rolled && told.AsRolled(e).Limit != 0 {
			p.dice = append(p.dice, dieLine(tell.Stood(events, i)))
		}
		text := tell.Event(v, sum, e)
		p.is = p.is || text != "" // what was only decided against is not come to
		switch {
		case text == "" || tell.TakenUp(events, i):
		case tell.Figured(e):
			p.figures = append(p.figures, text)
		default:
			p.lines = append(p.lines, text)
		}
	}
}

// cause is why a part came about that has no sentence of its own: what is eaten, and which rolls are due.
func (p *part) cause() string {
	var disease, horror bool
	for _, d := range p.dice {
		disease, horror = disease || d.of == box.HealthDie, horror || d.of == box.SanityDie
	}
	switch {
	case p.Name == "food" && p.is:
		return words.Say("part.food.cause")
	case p.Name != "sickness":
		return ""
	case disease && horror:
		return p.counting(words.Say("part.sickness.cause.both"))
	case disease:
		return p.counting(words.Say("part.sickness.cause.disease"))
	case horror:
		return p.counting(words.Say("part.sickness.cause.horror"))
	}
	return ""
}

// counting adds to a cause why its dice counted more or less than they showed.
func (p *part) counting(cause string) string {
	all := []string{cause}
	for _, d := range p.dice {
		if d.says != "" {
			all = append(all, words.Say("part.sickness.counts", "die", tell.Die(d.of), "terms", d.says))
		}
	}
	return words.Sentences(all...)
}

// short is what the figures of a part come to, in a line.
func (p *part) short() string {
	if p.clock == "" {
		return tell.Below(p.at)
	}
	return words.Facts(slices.DeleteFunc([]string{p.clock, tell.Below(slices.DeleteFunc(slices.Clone(p.at), ofTime))}, func(s string) bool { return s == "" })...)
}

// ofTime reports whether an event has the Time become other.
func ofTime(e game.Event) bool {
	return e.Kind == heart.Changed && told.AsChanged(&e).Figure == box.Time
}

// setClock says of the Time for the next Game Turn from what it goes to what: what was left of it may have been
// given up on the End, and then the sum alone adds up to nothing that stood on the Sheet.
func setClock(parts []part, turn []game.Event) {
	given := 0
	for i := range turn {
		if e := &turn[i]; ofTime(*e) && told.AsChanged(e).Cause == box.ByEnd {
			given -= told.AsChanged(e).By
		}
	}
	for i := range parts {
		at := slices.IndexFunc(parts[i].at, ofTime)
		if parts[i].Name != "time" || at < 0 {
			continue
		}
		x := told.AsChanged(&parts[i].at[at])
		key, from := "part.clock", x.Now-x.By
		if from == 0 && given > 0 {
			key, from = "part.clock.given", given
		}
		parts[i].clock = words.Say(key, "from", from, "n", x.Now)
	}
}

// since are the events from the last of a kind on, of a seat or of anybody.
func since(events []game.Event, kind game.EventKind, s game.Seat) []game.Event {
	for i := len(events) - 1; i >= 0; i-- {
		if events[i].Kind == kind && (s == game.Nobody || events[i].Seat == s) {
			return events[i:]
		}
	}
	return nil
}

// ownOf are those of the events that befall a seat.
func ownOf(events []game.Event, s game.Seat) (out []game.Event) {
	for i := range events {
		if e := &events[i]; e.Seat == s || e.Seat == game.Nobody || e.Kind == heart.HumbledBy {
			out = append(out, *e)
		}
	}
	return out
}

// progress shows the parts one below the other, each with its picture beside it where it has
// one; what has not been come to is pale.
func (b *Board) progress(c *ui.Context, col *page.Column, parts []part) {
	for i := range parts {
		p := &parts[i]
		st, high, below := ui.Strong.At(17), 24.0, 5.0
		if !p.is { // a bare name
			st, high, below = st.In(ui.Ghost), 22, 1
		}
		row := col.Next(high)
		all := row
		c.Text(row.CutRight(c.TextWidth(p.Rules[0], ui.RuleRef)+4), p.Rules[0], ui.RuleRef.To(ui.Right))
		name := words.Say("part." + p.Name)
		c.Text(row, name, c.Fit(name, st, row.W))
		cause := p.cause()
		if p.brief {
			row.CutLeft(c.TextWidth(name, st) + 10)
			brief := p.short()
			if brief == "" && len(p.lines) > 0 {
				brief = p.lines[0]
			}
			c.Text(row, brief, c.Fit(brief, ui.Strong.At(15), row.W).Own())
			c.TipArea(all, page.Cited(words.Sentences(append([]string{cause}, p.figures...)...), p.Rules[0]))
			continue
		}
		if w := c.TextWidth(name, st) + 10; cause != "" && w+c.TextWidth(cause, ui.Small.At(15)) <= row.W {
			row.CutLeft(w)
			c.Text(row, cause, ui.Small.At(15))
			cause = ""
		}
		beside, least := col.R, 0.0
		if plate := p.plate(); plate != nil && col.R.W > plateLeast {
			least = beside.W * platePart * plateShape
			page.Unhurried(c, ui.R(col.R.Right()-beside.W*platePart, col.R.Y, beside.W*platePart, least), plate)
			beside.W *= 1 - platePart
			beside.W -= 12
		}
		text := page.NewColumn(c, beside)
		if cause != "" {
			text.Say(ui.Plain(cause), ui.Small.At(15))
		}
		for _, line := range p.lines {
			text.Say(ui.Plain(line), ui.Body.At(16).Own())
		}
		for _, l := range p.dice {
			lineOn(c, text.Next(lineHeight(c, l, text.R.W, stripLine)), l, stripLine)
		}
		if len(p.figures) > 0 { // one glance; the tip says each, with its dice
			if short := p.short(); short != "" {
				text.Say(ui.Plain(short), ui.Strong.At(15).Own())
			}
			c.TipArea(ui.R(all.X, all.Y, all.W, text.R.Y-all.Y), page.Cited(words.Sentences(p.figures...), p.Rules[0]))
		}
		codes(c, text, p)
		b.waters(c, text, p)
		col.Gap(max(text.Height(), least) + below)
	}
}

// progressHigh is how high they are: those before a march, which have no pictures.
func progressHigh(c *ui.Context, col *page.Column, parts []part) (high float64) {
	for i := range parts {
		p := &parts[i]
		if !p.is {
			high += 23
			continue
		}
		high += 29
		name, cause := words.Say("part."+p.Name), p.cause()
		if cause != "" && c.TextWidth(name, ui.Strong.At(17))+10+c.TextWidth(cause, ui.Small.At(15))+c.TextWidth(p.Rules[0], ui.RuleRef)+4 > col.R.W {
			high += c.ParagraphHeight(ui.Plain(cause), ui.Small.At(15), col.R.W)
		}
		for _, line := range p.lines {
			high += c.ParagraphHeight(ui.Plain(line), ui.Body.At(16), col.R.W)
		}
		for _, l := range p.dice {
			high += lineHeight(c, l, col.R.W, stripLine)
		}
		if short := p.short(); short != "" && len(p.figures) > 0 {
			high += c.ParagraphHeight(ui.Plain(short), ui.Strong.At(15), col.R.W)
		}
	}
	return high
}

// The picture of a part: its width for that of the page, and its height for its width.
const platePart, plateShape = 0.34, 0.46

// plate is the picture of what was found last in a part, nil for none: the land, and what scores
// among the waters.
func (p *part) plate() (plate *engraving.Picture) {
	for i := range p.at {
		switch e := &p.at[i]; e.Kind {
		case heart.TerrainFound, heart.WaterDrawn, heart.WaterLaid:
			if at := plateOf(e); at != nil {
				plate = at
			}
		case heart.WaterBack:
			plate = nil
		}
	}
	return plate
}

// waterPlates are the engravings of what scores among the waters: each has its moment.
var waterPlates = map[string]string{
	"marsh": "country/swamp", "waterfall": "feature/waterfall", "largest-lake": "country/lake", "lake-source": "country/lake",
	"mountain-source": "find/glacier", "generic-source": "feature/source",
}

// codes are the Colour Codes that were drawn for a part, as the chart has them on its borders, each
// with the country that it leads to; a rule through one that leads to nothing.
func codes(c *ui.Context, col *page.Column, p *part) {
	const side = 15.0
	var row ui.Rect
	for i := range p.at {
		e := &p.at[i]
		if e.Kind != heart.CodeDrawn {
			continue
		}
		sign := told.AsCode(e)
		name, across := tell.Sign(sign), tell.Across(chart.Region(e.At), sign)
		if across != chart.Nowhere {
			name = tell.Region(across)
		}
		st := ui.Small.At(15)
		w := side + 5 + c.TextWidth(name, st) + 12
		if row.W < w {
			if row.W > 0 && col.R.W < w {
				return // the tip says them all
			}
			row = col.Next(20)
		}
		at := row.CutLeft(w)
		c.Tip(at, codeTip(sign, across, p))
		page.PortraitOnPage(c, at.CutLeft(side).Middle(side, side), chartsheet.Code{Sign: sign})
		at.CutLeft(5)
		if across == chart.Nowhere {
			c.Fill(ui.R(at.X, at.Centre().Y, at.W-12, 1), ui.Red)
			st = st.In(ui.Ghost)
		}
		c.Text(at, name, st)
	}
}

// codeTip says what a Colour Code that was drawn is, where it leads, and what for: a country's land or a
// border of its water.
func codeTip(sign chart.Sign, across chart.Region, p *part) ui.Rich {
	if across == chart.Nowhere {
		return page.Cited(words.Say("survey.code.none", "sign", tell.Sign(sign)), p.Rules[0])
	}
	return page.Cited(words.Say("survey.code."+p.Name, "sign", tell.Sign(sign), "region", tell.Region(across)), p.Rules[0])
}

// waters are the Water Markers of a part as counters, those put back behind a rule.
func (b *Board) waters(c *ui.Context, col *page.Column, p *part) {
	type drawn struct {
		told.WaterEvent
		back bool
	}
	var all []drawn
	for i := range p.at {
		switch e := &p.at[i]; e.Kind {
		case heart.WaterDrawn:
			all = append(all, drawn{WaterEvent: told.AsWater(e)})
		case heart.WaterBack:
			if n := len(all); n > 0 {
				all[n-1].back = true
			}
		}
	}
	if len(all) == 0 {
		return
	}
	const side = 34.0
	col.Gap(3)
	row := col.Next(side)
	for _, d := range all {
		if row.W < side {
			break
		}
		at := row.CutLeft(side)
		row.CutLeft(5)
		page.Portrait(c, at, MarkerToken(d.Marker))
		name := words.Whole(words.Sentence(tell.Marker(d.Marker)))
		if d.back {
			c.Fill(ui.R(at.X, at.Centre().Y-1, at.W, 2), ui.Red)
			name = words.Sentences(name, words.Say("survey.back"))
		}
		c.Tip(at, ui.Plain(name))
	}
}
