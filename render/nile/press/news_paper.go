package press

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/nile/excerpt"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Paper is one number of the newspaper: what is printed, before and after.
type Paper struct {
	Version uint64 // of the play it was made from
	printed bool   // it has been published; else it shows what would be

	number          int    // of this newspaper in this game
	turn            uint32 // of the wordings
	dealt           dealt  // of those that not every number has
	date            int    // turn
	Seat            game.Seat
	journey         journey
	Hexes           []hexmap.ID // printed
	Kept            int         // hexes kept secret
	Scores          []scored
	Lines           []LedgerLine
	Notebook        []tell.SinceLine // what the traveller wrote on the way
	Head            string
	woodcut         *engraving.Picture // of what the headline is about
	Grant, mine     int                // dollars just given; after printing
	won             bool               // it has won the race, or would
	byCards         bool               // the public gives by donation cards
	points          int                // of the player, with what is printed
	purse           int
	records, before nile.Records
	palette         chart.Palette
	Chart           *chartview.Excerpt
}

// journey is what is known of the voyage the player came home from.
type journey struct {
	From, to hexmap.PortID // NoPort: no voyage since the last account
	months   int
}

// JourneyOf finds the voyage a player came home from since the account before.
func JourneyOf(v nile.View, events []game.Event, s game.Seat) journey {
	j := journey{From: hexmap.NoPort, to: hexmap.NoPort}
	told := false // an account has been closed since
	for _, e := range events {
		if e.Seat != s {
			continue
		}
		switch e.Kind {
		case nile.Sailed:
			j, told = journey{From: nile.As[nile.SailedEvent](e).Port, to: hexmap.NoPort}, false
		case nile.CameHome:
			home := nile.As[nile.CameHomeEvent](e)
			j.to, j.months = home.Port, home.Months
		case nile.Account:
			told = true
		case nile.Waited: // where one stays to publish, it is the journey that is told of then
			if told || !v.PublishesOrSails() {
				j.to = hexmap.NoPort
			}
		}
	}
	return j
}

// number counts the papers printed so far.
func papersBefore(events []game.Event) (n int) {
	for _, e := range events {
		if e.Kind != nile.Account {
			continue
		}
		if closed := nile.As[nile.AccountEvent](e); closed.Points > 0 || closed.Hexes > 0 {
			n++
		}
	}
	return n
}

// Draft is the paper as it would be printed with these hexes.
func Draft(p *play.Play, hexes []hexmap.ID, kept int) *Paper {
	v, s := sight.View(p), p.Seat()
	d := v.Draft(hexes, kept == 0)
	n := &Paper{
		Version: p.Version, date: v.Turn(), Seat: s,
		journey: JourneyOf(v, p.Events(), s), Hexes: hexes, Kept: kept, Scores: wouldScore(v, d),
		palette: p.Palette, purse: v.Player(s).Money, records: v.Records(), before: v.Records(), won: d.Wins, points: v.Player(s).Points + d.Points,
		byCards: v.ByTickets(),
	}
	n.number = papersBefore(p.Events()) + 1
	n.turn = tell.Mark(p.Events()) + uint32(n.number)
	n.dealt = dealtBefore(v, p.Events())
	n.Notebook = notebook(v, p.Events(), s, hexes)
	n.finish(v)
	return n
}

// notebookMost is how many notes a newspaper prints, if it has room for them.
const notebookMost = 14

// notebook is what was written on the way about the most remarkable of the
// hexes to be printed, in the order in which it happened.
func notebook(v nile.View, events []game.Event, s game.Seat, hexes []hexmap.ID) []tell.SinceLine {
	printed := map[hexmap.ID]bool{}
	for _, id := range hexes {
		printed[id] = true
	}
	var lines []tell.SinceLine
	turns := tell.Turns(events, 0)
	for i, e := range events {
		if e.Seat != s || !printed[hexmap.ID(e.At)] || e.Kind < nile.Mapped || e.Kind > nile.CounterRevealed || e.Kind == nile.TerrainSettled {
			continue
		}
		l, ok := tell.TellTurn(v, e, turns[i])
		if ok && !slices.ContainsFunc(lines, func(o tell.SinceLine) bool { return o.Line.Text == l.Text }) {
			lines = append(lines, tell.SinceLine{Line: l, Weight: tell.Weights[e.Kind]})
		}
	}
	lines = tell.Heaviest(lines, notebookMost)
	for i := range lines {
		lines[i].Line.Dice = "" // a newspaper prints no dice
	}
	return lines
}

func (n *Paper) finish(v nile.View) {
	n.Lines = Ledger(n.Scores)
	n.woodcut = woodcut(n.Scores)
	n.Head = headline(v, n.Scores, n.turnOf)
	n.Chart = excerpt.Of(v, n.palette, "news chart", n.Hexes)
	n.hideKept(v)
}

// hideKept leaves off the printed chart what is not printed.
func (n *Paper) hideKept(v nile.View) {
	for i := range n.Chart.Sheet.Hexes {
		id := hexmap.ID(i)
		if v.Hex(id).State == nile.Explored && !slices.Contains(n.Hexes, id) {
			n.Chart.Sheet.Hexes[i] = chart.Hex{}
		}
	}
}

// Close closes the account that has been open since event first, and then gives the
// paper as it was printed.
func (n *Paper) Close(p *play.Play, first int, then func(*Paper)) {
	c, ok := sight.Find(p, nile.EndPublishing, -1, -1)
	if !ok {
		then(n.asPrinted(p, first))
		return
	}
	p.Command(c.Command(0), func(ok bool) {
		if ok {
			then(n.asPrinted(p, first))
		}
	})
}

// asPrinted is the paper with what came of the account.
func (n *Paper) asPrinted(p *play.Play, first int) *Paper {
	v := sight.View(p)
	events := p.Events()[first:]
	out := *n
	out.printed, out.Version, out.Scores = true, p.Version, WasScored(v, events)
	out.Hexes = nil
	for _, e := range events {
		switch {
		case e.Kind == nile.HexPublished:
			out.Hexes = append(out.Hexes, hexmap.ID(e.At))
		case e.Kind == nile.Donated && e.Seat == n.Seat && e.At >= 0:
			out.mine += nile.As[nile.DonatedEvent](e).Dollars
		case e.Kind == nile.Donated && e.Seat == n.Seat:
			out.Grant += nile.As[nile.DonatedEvent](e).Dollars
		}
	}
	out.won, out.points = v.Winner() == n.Seat, v.Player(n.Seat).Points
	out.purse, out.records = v.Player(n.Seat).Money, v.Records()
	out.finish(v)
	return &out
}

// Publish takes the choices that publish these hexes, and then goes on. The account stays
// open.
func Publish(p *play.Play, hexes []hexmap.ID, kept int, then func()) {
	var all []game.Command
	if c, ok := sight.Find(p, nile.PublishAll, -1, -1); ok && kept == 0 {
		all = append(all, c.Command(0))
	} else {
		for _, id := range hexes {
			c, ok := sight.Find(p, nile.Publish, int32(id), -1)
			if !ok {
				return
			}
			all = append(all, c.Command(0))
		}
	}
	p.All(all, func(ok bool) {
		if ok {
			then()
		}
	})
}

// Publishable are the hexes the player may publish, in the board's order.
func Publishable(p *play.Play) (out []hexmap.ID) {
	for _, c := range p.Choices() {
		if c.Kind == nile.Publish {
			out = append(out, hexmap.ID(c.Target))
		}
	}
	return out
}

// sub is the line below the headline.
func (n *Paper) sub(v nile.View) string {
	who := v.Player(n.Seat)
	key := "news.sub"
	switch {
	case len(n.Hexes) == 0 && len(n.Scores) == 0:
		return words.Say("news.sub.none")
	case n.printed:
		key = "news.sub.done"
	case n.journey.to == hexmap.NoPort:
		key = "news.sub.wait"
	}
	return words.Say(key, "who", tell.ForWhom(v, n.Seat), "specialty", tell.Specialty(who.Specialty), "months", n.journey.months,
		"n", len(n.Hexes), "points", Total(n.Scores))
}

// lead is the first paragraph.
func (n *Paper) lead(v nile.View) string {
	key := "news.lead"
	switch {
	case n.journey.to == hexmap.NoPort:
		key = "news.lead.wait"
	case n.journey.From == n.journey.to:
		key = "news.lead.same"
	}
	return words.Turn(key, n.turn, "who", tell.Explorer(v, n.Seat), "from", tell.Port(v.Map(), n.journey.From),
		"port", tell.Port(v.Map(), n.journey.to), "months", n.journey.months)
}

// society is what the Society gives.
func (n *Paper) society() ui.Rich {
	switch {
	case !n.printed && n.won:
		return ui.Plain(words.Say("news.society.would"))
	case n.byCards && !n.won:
		return ui.Plain(words.Say("news.society.cards", "points", nile.PointsADonation))
	case !n.printed:
		g := nile.SocietyGrant()
		return ui.Plain(words.Say("news.society.text", "voyage", words.Money(g.Voyage), "point", words.Money(g.Point), "most", words.Money(g.Most)))
	case n.Grant == 0 && n.won:
		return ui.Plain(words.Say("news.society.won", "purse", words.Money(n.purse)))
	case n.Grant == 0:
		return ui.Plain(words.Say("news.society.nothing", "purse", words.Money(n.purse)))
	}
	text := words.Say("news.society.done", "money", words.Money(n.Grant), "purse", words.Money(n.purse))
	if rest := n.purse - n.Grant - n.mine; rest > 0 {
		text = words.Say("news.society.done.more", "money", words.Money(n.Grant), "rest", words.Money(rest), "purse", words.Money(n.purse))
	}
	if n.mine > 0 {
		text = words.Sentences(words.Say("news.mine", "money", words.Money(n.mine)), text)
	}
	return ui.Plain(text)
}
