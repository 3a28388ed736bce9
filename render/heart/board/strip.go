package board

import (
	"slices"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The Event strip (27.3): what the day has brought, in its order (10.6 to 10.8): the Event
// before the step, the Event after it, and what lay in the slot. Each has its dice.

// stripFrom is the least width of it, in units.
const stripFrom = 420.0

// moment is one of its parts.
type moment struct {
	sort   box.Sort // NoSort: not yet
	name   string
	plate  *engraving.Picture
	rule   game.Rule
	about  string // what such a thing is
	at     int    // what had been told when it came
	lines  []line
	came   []game.Event // by which figures of the Sheet became other
	checks int          // how many have been made (12)
	found  []line       // what was found where it came, before it came
}

// comes has something come to the moment.
func (m *moment) comes(sort box.Sort, name string, plate *engraving.Picture, rule game.Rule, at int) {
	*m = moment{sort: sort, name: name, plate: plate, rule: rule, at: at}
	if key := "sort." + sort.Name() + ".tip"; words.Has(key) {
		m.about = words.Say(key)
	}
}

// The parts.
const (
	firstEvent = iota
	secondEvent
	inSlot
	moments
)

// momentKeys are what the words call them by.
var momentKeys = [moments]string{"first", "second", "slot"}

// ofTheDay are the causes that have to do with the day itself and with nothing that came on it:
// its step (10.7), what Humility costs at its end (18.1), and the Time given up on the End (10.9).
var ofTheDay = map[box.Cause]bool{box.ByWalking: true, box.ByHumility: true, box.ByEnd: true}

// OfTheDay reports whether a figure became other for the day itself, and by nothing that came on it.
func OfTheDay(e *game.Event) bool {
	return e.Kind == heart.Changed && ofTheDay[told.AsChanged(e).Cause]
}

// day reads the parts from what has been told since the turn in the Matrix began.
func (b *Board) day(v heart.View, sum game.Summary, s game.Seat) (out [moments]moment) {
	at := -1
	events := b.Play.Told()
	all := since(events, heart.DaysBegan, s)
	from := len(events) - len(all)
	for i := range all {
		e := &all[i]
		if e.Kind == heart.TurnBegan || e.Kind == heart.MapTurnBegan && e.Seat == s { // their days are still to come
			out, at = [moments]moment{}, -1
		}
		if e.Seat != s && e.Seat != game.Nobody { // of the days of another that have been told since
			continue
		}
		switch e.Kind {
		case heart.EventDrawn:
			which, c := told.AsEvent(e)
			if which > secondEvent {
				at = -1 // drawn for another
				continue
			}
			at = which
			out[at].comes(c.Sort(), tell.Chit(c), Plate(c), e.Rule, from+i)
			continue
		case heart.Walked, heart.DaysBegan, heart.Surveyed, heart.MapTurnBegan, heart.TimeIsUp:
			at = -1
			continue
		case heart.Met, heart.FindScored:
			x := told.AsSlot(e)
			at = inSlot
			found := out[at].withFound()
			out[at].comes(x.Chit.Sort(), tell.Chit(x.Chit), Plate(x.Chit), e.Rule, from+i)
			out[at].found = found
			continue
		case heart.SpecialFound:
			at = inSlot
			w := told.AsSpecial(e)
			out[at].comes(box.Rumour, tell.Special(w), SpecialPlate(w), e.Rule, from+i)
			out[at].about = words.Say("special." + w.Name() + ".page")
			continue
		case heart.EventBack:
			if at >= 0 {
				out[at].lines = append(out[at].lines, b.backLine(out[at].sort, at, s))
			}
			continue
		}
		if e.Kind == heart.Changed {
			switch why := told.AsChanged(e).Cause; {
			case ofTheDay[why]:
				at = -1
			case why == box.ByLoad: // what nobody can carry was not lost by this
				continue
			}
		}
		if at >= 0 {
			b.befalls(&out[at], v, sum, all, i)
		}
	}
	for i := range out {
		out[i].sumUp()
	}
	return out
}

// withFound are lines of what was found in a slot up to now: what is met there takes its place.
func (m *moment) withFound() []line {
	if !m.sort.Finding() && !m.sort.Discovery() {
		return m.found
	}
	brought := ""
	if sum, ok := sumLine(m.came); ok {
		brought = sum.brief
	}
	return append(m.found, line{came: true, text: words.Say("strip.found", "what", m.name, "sum", brought)})
}

// befalls adds one of the events to what came of a moment.
func (b *Board) befalls(m *moment, v heart.View, sum game.Summary, all []game.Event, at int) {
	e := &all[at]
	if e.Kind == heart.Changed || e.Kind == heart.Scored {
		m.came = append(m.came, *e)
	}
	l, ok := b.lineOf(v, sum, all, at)
	if e.Kind == heart.Rolled && told.AsRolled(e).Die == box.CheckDie {
		if helps := v.Helps(e.Seat, m.sort); m.checks < len(helps) {
			l = dieLineOf(tell.Stood(all, at), tell.Help(helps[m.checks]))
		}
		m.checks++
	}
	if ok {
		m.lines = append(m.lines, l)
	}
	if l, ok := remedy(v, e); ok {
		m.lines = append(m.lines, l)
	}
	if l, ok := termsOf(e); ok {
		m.lines = append(m.lines, l)
	}
}

// sumUp has what became other on the Sheet stand before the dice and the sentences that brought it, in
// one line, in which what is less is red.
func (m *moment) sumUp() {
	var scored int
	for i := range m.came {
		if m.came[i].Kind == heart.Scored {
			scored++
		}
	}
	if scored == 1 { // it says no more than the sum
		m.lines = slices.DeleteFunc(m.lines, func(l line) bool { return l.term && l.came })
	}
	if sum, ok := sumLine(m.came); ok {
		m.lines = append([]line{sum}, m.lines...)
	}
}

// sumLine is what became other on the Sheet by some events, in a line in which what is less is red; ok is
// false where nothing did.
func sumLine(events []game.Event) (sum line, ok bool) {
	by := tell.Sums(events)
	var full, brief []string
	sum = line{came: true, sum: true}
	for _, bad := range [...]bool{false, true} {
		for f := range box.Figures {
			if by[f] == 0 || by[f] < 0 != (f == box.Discontent) != bad {
				continue
			}
			full = append(full, tell.Became(events, f, by[f], tell.Figure(f)))
			brief = append(brief, tell.Became(events, f, by[f], chipName(f)))
			if bad {
				sum.reds = append(sum.reds, full[len(full)-1], brief[len(brief)-1])
			}
		}
	}
	sum.text, sum.brief = words.Facts(full...), words.Facts(brief...)
	return sum, len(full) > 0
}

// termsOf is what is added to a die, in a line; ok is false where nothing is.
func termsOf(e *game.Event) (l line, ok bool) {
	if e.Kind != heart.Rolled {
		return l, false
	}
	x := told.AsRolled(e)
	all := counts(x.Die, x.Terms)
	return line{term: true, text: words.Say("strip.terms", "terms", all)}, all != ""
}

// lineOf is what the strip says of one of the events, ok is false for nothing.
func (b *Board) lineOf(v heart.View, sum game.Summary, all []game.Event, at int) (l line, ok bool) {
	e := &all[at]
	switch e.Kind {
	case heart.Decided:
		if told.AsDecided(e) == heart.KeepForDie {
			return line{text: words.Say("strip.kept")}, true
		}
		return l, false
	case heart.ChitLaid:
		return l, false
	case heart.GaveUp:
		return goneOf(all, at)
	case heart.Rolled:
		x := tell.Stood(all, at)
		if x.Die == box.FoodDie {
			return bagLine(x, all[at+1:]), true
		}
		return dieLine(x), true
	case heart.ThrownAgain:
		return again(sum, all, at), true
	case heart.Changed: // what it comes to stands in a sum
		return l, false
	case heart.Scored:
		x := told.AsScored(e)
		return line{term: true, came: true, text: words.Say("strip.scored", "n", x.Points, "for", tell.Source(x.From))}, true
	case heart.ChitPlaced:
		if at > 0 && all[at-1].Kind == heart.EventDrawn { // nobody was asked
			only := words.Say("strip.only"+b.anothers(e.Seat), "who", tell.Who(sum, e.Seat))
			return line{text: words.Sentences(tell.Event(v, sum, e), only), brief: only}, true
		}
	case heart.PersonSaved:
		return line{came: true, text: words.Say("strip.saved")}, true
	case heart.Shamed: // in full where it is told
		return line{text: words.Say("strip.shamed", "who", tell.Who(sum, e.Seat))}, true
	}
	text := tell.Event(v, sum, e)
	return line{text: text}, text != ""
}

// goneOf are the Resources that are given up one after the other, in one line.
func goneOf(all []game.Event, at int) (l line, ok bool) {
	if at > 0 && all[at-1].Kind == heart.GaveUp {
		return l, false // it stands with those before
	}
	var things []string
	for i := at; i < len(all) && all[i].Kind == heart.GaveUp; i++ {
		things = append(things, tell.AResource(told.AsThing(&all[i]).Resource))
	}
	return line{came: true, bad: true, text: words.Say("strip.gone", "list", words.List(things)), brief: words.Say("strip.gone.brief", "n", len(things))}, true
}

// again is who had a die thrown again by Bad Luck (18.3), what had lain there, and what lies now; what came of
// that stands above it.
func again(sum game.Summary, all []game.Event, at int) line {
	x := told.AsAgain(&all[at])
	for i := at - 1; i >= 0; i-- {
		if all[i].Kind != heart.Rolled || all[i].Seat != all[at].Seat {
			continue
		}
		first, now := told.AsRolled(&all[i]), tell.Stood(all, i)
		key := "strip.again"
		switch {
		case first.Limit == 0:
		case first.Well:
			key += ".well"
		default:
			key += ".ill"
		}
		fill := []any{"by", tell.Who(sum, x.By), "n", first.Faces[0] + first.Faces[1], "now", now.Faces[0] + now.Faces[1]}
		return line{came: true, bad: first.Well && !x.Well, text: words.Say(key, fill...), brief: words.Say("strip.again", fill...)}
	}
	return line{}
}

// strip shows them beside one another.
func (b *Board) strip(c *ui.Context, r ui.Rect, v heart.View, sum game.Summary) {
	all := b.day(v, sum, b.whose(v))
	for i, cell := range r.Split(6, 1, 1, 1) {
		if m := &all[i]; m.sort != box.NoSort && b.spent(v, all[:], i) {
			m.isOver()
		}
		all[i].lines = append(all[i].found, b.once.stripped(&all[i])...)
		b.moment(c, cell, v, &all[i], momentKeys[i])
	}
}

// spent reports whether nothing more comes of one of them: something came after it, or what is asked next has nothing to
// do with it.
func (b *Board) spent(v heart.View, all []moment, i int) bool {
	if slices.ContainsFunc(all[i+1:], func(m moment) bool { return m.sort != box.NoSort }) {
		return true
	}
	step, _, asked := v.Asked()
	return (b.Held() || !b.playing()) && (!asked || staying[step] || step == heart.Marching || v.InTurn() != b.whose(v))
}

// isOver says of a moment of which nothing has come that nothing does.
func (m *moment) isOver() {
	switch {
	case len(m.lines) == 0:
		m.lines = []line{{text: none(m.sort)}}
	case m.sort.Misfortune() && !slices.ContainsFunc(m.lines, func(l line) bool { return l.die == 0 && !l.term }):
		m.lines = append([]line{{came: true, sum: true, text: words.Say("strip.spared")}}, m.lines...)
	}
}

// fullStop is a line as a sentence of its own.
func fullStop(text string) string {
	if strings.HasSuffix(text, ".") {
		return text
	}
	return words.Whole(words.Sentence(text))
}

// toCome is what may come of a moment that has not come yet.
func (b *Board) toCome(c *ui.Context, in ui.Rect, v heart.View, key string) {
	if b.playing() {
		return
	}
	s := b.whose(v)
	f := b.foresee(v, s)
	if key != momentKeys[inSlot] {
		aheadLines(c, in, nextEvent(f.event))
		return
	}
	at, y := b.picked.slot, in.Y
	switch {
	case b.step(v) != heart.Stepping && !b.walked(s): // what lies here has been dealt with
		return
	case b.step(v) != heart.Stepping:
		at = v.Sheet(s).Slot
	case at == box.NoSlot:
		c.Paragraph(in, ui.Plain(words.Say("strip.pick")), ui.Note.At(15))
		return
	}
	for _, l := range b.slotLines(v, s, at) {
		st := stripLine
		if l.term {
			st = st.In(ui.Faded)
		}
		h := c.ParagraphHeight(ui.Plain(l.text), st, in.W)
		if y+h > in.Bottom() {
			return
		}
		c.Paragraph(ui.R(in.X, y, in.W, h), ui.Plain(l.text), st)
		y += h
	}
}

// walked reports whether the step of the day has been taken.
func (b *Board) walked(s game.Seat) bool {
	return slices.ContainsFunc(since(b.Play.Told(), heart.DaysBegan, s), func(e game.Event) bool { return e.Kind == heart.Walked })
}

// slotLines are what a slot would bring, and how its dice are reckoned.
func (b *Board) slotLines(v heart.View, s game.Seat, at box.Slot) (out []line) {
	for _, f := range findsIn(v, s, at) {
		out = append(out, line{text: worth(v, s, f, "short")})
	}
	for _, ch := range v.Chances(s, at) {
		out = append(out, line{text: chance(ch)})
		if text := reckoned(ch.Sum); text != "" {
			out = append(out, line{text: text, term: true})
		}
	}
	return out
}

func (b *Board) moment(c *ui.Context, r ui.Rect, v heart.View, m *moment, key string) {
	c.Fill(r, ui.Light)
	page.Outline(c, r, ui.Dotted)
	in := r.InsetXY(6, 3)
	title := words.Say("strip." + key)
	if m.name != "" {
		title = words.Sentence(m.name)
	}
	st := ui.Strong.At(16)
	if m.sort == box.NoSort {
		st = ui.Small.At(15).In(ui.Ghost)
	}
	head := in.CutTop(stripHead)
	var more ui.Rect
	if m.sort != box.NoSort {
		token(c, head.CutRight(20), m.sort)
		more = head.CutRight(moreW)
	}
	if high := headHigh(c, title, st, head.W); high > stripHead { // a long name has two lines
		in.CutTop(high - stripHead)
		c.Paragraph(ui.R(head.X, head.Y, head.W, high), ui.Plain(title), st.At(15))
	} else {
		c.Text(head, title, c.Fit(title, st, head.W))
	}
	var said []string
	for _, l := range m.lines {
		said = append(said, fullStop(l.text))
	}
	tip := []string{words.Say("strip." + key + ".tip")}
	rule := box.RuleEvents
	if m.about != "" { // then that is what it is
		tip, rule = []string{m.about}, string(m.rule)
	}
	c.TipArea(r, page.Cited(words.Sentences(append(tip, said...)...), rule))
	if m.sort == box.NoSort {
		b.toCome(c, in, v, key)
		return
	}
	lines, folded := fitting(c, m.lines, in.W, in.H)
	if folded > 0 {
		c.Text(more.Left(moreW-5), words.Say("strip.more"), stripLine.In(ui.Faded).To(ui.Right))
		c.Tip(more, ui.Plain(words.Sentences(append([]string{words.Say("strip.more.tip", "n", folded)}, said...)...)))
	}
	for _, l := range lines {
		if l.idle {
			b.inSight.idle = r
		}
		lineOn(c, in.CutTop(lineHeight(c, l, in.W, stripLine)), l, stripLine)
	}
}

// How high the name of a moment is at least, and how wide the number of lines that are folded.
const stripHead, moreW = 20.0, 34.0

// headHigh is how high the name of a moment is.
func headHigh(c *ui.Context, title string, st ui.Style, w float64) float64 {
	if c.TextWidth(title, c.Fit(title, st, w)) <= w {
		return stripHead
	}
	return max(stripHead, c.ParagraphHeight(ui.Plain(title), st.At(15), w))
}

// fitting are the lines of a moment for which there is room on the strip, in their order, and how many
// are folded into its tip. What became other comes before the die that decided, and that before what
// is told, other dice, and what was added to them.
func fitting(c *ui.Context, lines []line, w, high float64) (out []line, folded int) {
	decided := deciding(lines)
	keep := make([]bool, len(lines))
	for _, of := range [...]func(i int) bool{
		func(i int) bool { return lines[i].sum },
		func(i int) bool { return i == decided },
		func(i int) bool { return lines[i].came && !lines[i].term },
		func(i int) bool { return lines[i].die == 0 && !lines[i].term },
		func(i int) bool { return lines[i].test },
		func(i int) bool { return lines[i].die > 0 },
		func(i int) bool { return true },
	} {
		for i := range lines {
			if h := lineHeight(c, lines[i].onStrip(), w, stripLine); !keep[i] && of(i) && h <= high {
				high -= h
				keep[i] = true
			}
		}
	}
	for i, l := range lines {
		if keep[i] {
			out = append(out, l.onStrip())
		} else {
			folded++
		}
	}
	return out, folded
}

// deciding is the place of the die that decided: the first that could go well or ill, else the first;
// −1 where none was thrown.
func deciding(lines []line) int {
	if at := slices.IndexFunc(lines, func(l line) bool { return l.die > 0 && l.test }); at >= 0 {
		return at
	}
	return slices.IndexFunc(lines, func(l line) bool { return l.die > 0 })
}
