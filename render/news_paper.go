package render

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// paper is one number of the newspaper: what is printed, before and after.
type paper struct {
	version uint64 // of the play it was made from
	printed bool   // it has been published; else it shows what would be

	number          int // of this newspaper in this game
	date            int // turn
	seat            game.Seat
	journey         journey
	hexes           []hexmap.ID // printed
	kept            int         // hexes kept secret
	scores          []scored
	lines           []ledgerLine
	notebook        []sinceLine // what the traveller wrote on the way
	head            string
	woodcut         engraving.Subject // of what the headline is about
	grant, mine     int               // dollars just given; after printing
	won             bool              // it has won the race, or would
	purse           int
	records, before nile.Records
	palette         chart.Palette
	chart           *excerpt
}

// journey is what is known of the voyage the player came home from.
type journey struct {
	from, to hexmap.PortID // NoPort: no voyage since the last account
	months   int
}

// journeyOf finds the voyage a player came home from since the account before.
func journeyOf(v nile.View, events []game.Event, s game.Seat) journey {
	j := journey{from: hexmap.NoPort, to: hexmap.NoPort}
	for _, e := range events {
		if e.Seat != s {
			continue
		}
		switch e.Kind {
		case nile.Sailed:
			j = journey{from: hexmap.PortID(e.Args[0]), to: hexmap.NoPort}
		case nile.CameHome:
			j.to, j.months = hexmap.PortID(e.Args[0]), int(e.Args[3])
		case nile.Waited:
			j.to = hexmap.NoPort
		}
	}
	return j
}

// number counts the papers printed so far.
func papersBefore(events []game.Event) (n int) {
	for _, e := range events {
		if e.Kind == nile.Account && (e.Args[0] > 0 || e.Args[2] > 0) {
			n++
		}
	}
	return n
}

// draft is the paper as it would be printed with these hexes.
func draft(p *Play, hexes []hexmap.ID, kept int) *paper {
	v, s := p.View(), p.Seat()
	d := v.Draft(hexes, kept == 0)
	n := &paper{
		version: p.Version, number: papersBefore(p.Events()) + 1, date: v.Turn(), seat: s,
		journey: journeyOf(v, p.Events(), s), hexes: hexes, kept: kept, scores: wouldScore(v, d),
		palette: p.palette, purse: v.Player(s).Money, records: v.Records(), before: v.Records(),
	}
	n.notebook = notebook(v, p.Events(), s, hexes)
	n.finish(v)
	return n
}

// notebookMost is how many notes a newspaper prints, if it has room for them.
const notebookMost = 14

// notebook is what was written on the way about the most remarkable of the
// hexes to be printed, in the order in which it happened.
func notebook(v nile.View, events []game.Event, s game.Seat, hexes []hexmap.ID) []sinceLine {
	printed := map[hexmap.ID]bool{}
	for _, id := range hexes {
		printed[id] = true
	}
	var lines []sinceLine
	for _, e := range events {
		if e.Seat != s || !printed[hexmap.ID(e.At)] || e.Kind < nile.Mapped || e.Kind > nile.CounterRevealed || e.Kind == nile.TerrainSettled {
			continue
		}
		l, ok := words.Tell(v, e)
		if ok && !slices.ContainsFunc(lines, func(o sinceLine) bool { return o.line.Text == l.Text }) {
			lines = append(lines, sinceLine{line: l, weight: weights[e.Kind]})
		}
	}
	lines = heaviest(lines, notebookMost)
	for i := range lines {
		lines[i].line.Dice = "" // a newspaper prints no dice
	}
	return lines
}

func (n *paper) finish(v nile.View) {
	if !n.printed {
		n.won = v.Player(n.seat).Points+total(n.scores) >= v.Target()
	}
	n.lines = ledger(n.scores)
	n.woodcut = woodcut(n.scores)
	n.head = headline(v, n.scores, n.number*7+int(n.seat))
	n.chart = newExcerpt(v, n.palette, "news chart", n.hexes)
	n.hideKept(v)
}

// hideKept leaves off the printed chart what is not printed.
func (n *paper) hideKept(v nile.View) {
	for i := range n.chart.sheet.Hexes {
		id := hexmap.ID(i)
		if v.Hex(id).State == nile.Explored && !slices.Contains(n.hexes, id) {
			n.chart.sheet.Hexes[i] = chart.Hex{}
		}
	}
}

// close closes the account that has been open since event first, and is the
// paper as it was printed; nil if that could not be done.
func (n *paper) close(p *Play, first int) *paper {
	if c, ok := p.Find(nile.EndPublishing, -1, -1); ok && !p.Do(c, 0) {
		return nil
	}
	v := p.View()
	events := p.Events()[first:]
	out := *n
	out.printed, out.version, out.scores = true, p.Version, wasScored(v, events)
	out.hexes = nil
	for _, e := range events {
		switch {
		case e.Kind == nile.HexPublished:
			out.hexes = append(out.hexes, hexmap.ID(e.At))
		case e.Kind == nile.Donated && e.Seat == n.seat && e.At >= 0:
			out.mine += int(e.Args[0])
		case e.Kind == nile.Donated && e.Seat == n.seat:
			out.grant += int(e.Args[0])
		}
	}
	out.won = v.Winner() == n.seat
	out.purse, out.records = v.Player(n.seat).Money, v.Records()
	out.finish(v)
	return &out
}

// publish takes the choices that publish these hexes. The account stays open.
func publish(p *Play, hexes []hexmap.ID, kept int) bool {
	if c, ok := p.Find(nile.PublishAll, -1, -1); ok && kept == 0 {
		return p.Do(c, 0)
	}
	for _, id := range hexes {
		if c, ok := p.Find(nile.Publish, int32(id), -1); !ok || !p.Do(c, 0) {
			return false
		}
	}
	return true
}

// publishable are the hexes the player may publish, in the board's order.
func publishable(p *Play) (out []hexmap.ID) {
	for _, c := range p.Choices() {
		if c.Kind == nile.Publish {
			out = append(out, hexmap.ID(c.Target))
		}
	}
	return out
}

// sub is the line below the headline.
func (n *paper) sub(v nile.View) string {
	who := v.Player(n.seat)
	key := "news.sub"
	switch {
	case len(n.hexes) == 0 && len(n.scores) == 0:
		return words.Say("news.sub.none")
	case n.printed:
		key = "news.sub.done"
	case n.journey.to == hexmap.NoPort:
		key = "news.sub.wait"
	}
	return words.Say(key, "who", who.Name, "specialty", words.Specialty(who.Specialty), "months", n.journey.months,
		"n", len(n.hexes), "points", total(n.scores))
}

// lead is the first paragraph.
func (n *paper) lead(v nile.View) string {
	key := "news.lead"
	switch {
	case n.journey.to == hexmap.NoPort:
		key = "news.lead.wait"
	case n.journey.from == n.journey.to:
		key = "news.lead.same"
	}
	return words.Vary(key, n.number+3*int(n.seat), "who", v.Player(n.seat).Name, "from", words.Port(v.Map(), n.journey.from),
		"port", words.Port(v.Map(), n.journey.to), "months", n.journey.months)
}

// society is what the Society gives.
func (n *paper) society() ui.Rich {
	switch {
	case !n.printed && n.won:
		return ui.Plain(words.Say("news.society.would"))
	case !n.printed:
		return ui.Plain(words.Say("news.society.text"))
	case n.grant == 0 && n.won:
		return ui.Plain(words.Say("news.society.won", "purse", words.Money(n.purse)))
	case n.grant == 0:
		return ui.Plain(words.Say("news.society.nothing", "purse", words.Money(n.purse)))
	}
	text := words.Say("news.society.done", "money", words.Money(n.grant), "purse", words.Money(n.purse))
	if n.mine > 0 {
		text = words.Say("news.mine", "money", words.Money(n.mine)) + " " + text
	}
	return ui.Plain(text)
}
