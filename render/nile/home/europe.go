package home

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// europe is a month in Europe: begin another expedition from any port, or wait (26).
type europe struct {
	play *play.Play
	pick *portPicker
	left left
}

// left is what a voyage leaves for the party, and the largest foot march it pays: reckoned once for a port.
type left struct {
	version uint64 // of the game; 0: not reckoned
	port    hexmap.PortID
	money   int
	people  int // 0: no party worth the name
}

func NewEurope(p *play.Play) desk.Screen {
	begin := beginningsOf(p)
	at := begin.best()
	if j := press.JourneyOf(sight.View(p), p.Events(), p.Seat()); j.From != hexmap.NoPort {
		at = j.From
	}
	pick := newPortPicker(at)
	pick.free = freePorts(p)
	if first, some := sight.Find(p, nile.Outfit, -1, -1); some { // to a port that there is the money for, or a ticket
		if _, may := sight.Find(p, nile.Outfit, int32(at), -1); !may {
			pick.Chosen = int(first.Target)
		}
	}
	pick.Chosen = int(ticketed(pick.free, hexmap.PortID(pick.Chosen), begin))
	return &europe{play: p, pick: pick}
}

// freePorts are the ports that the player before the screen has a ticket to, in order (26).
func freePorts(p *play.Play) (all []hexmap.PortID) {
	v := sight.View(p)
	if !v.ByTickets() {
		return nil
	}
	for i := range v.Map().Ports {
		id := hexmap.PortID(i)
		if _, may := sight.Find(p, nile.Outfit, int32(id), -1); !may {
			continue
		}
		if _, ticket := v.Passage(id); ticket {
			all = append(all, id)
		}
	}
	return all
}

// ticketed is where a player sails who would go to a port: there, unless that costs money and there are others
// that cost none. Of these one that is good to begin from comes first.
func ticketed(free []hexmap.PortID, at hexmap.PortID, good *beginnings) hexmap.PortID {
	if len(free) == 0 || slices.Contains(free, at) {
		return at
	}
	for _, f := range good.ports {
		if slices.Contains(free, f.Port) {
			return f.Port
		}
	}
	return free[0]
}

func (*europe) Name() string { return "europe" }

// Rule is Europe and new expeditions.
func (*europe) Rule() string { return nile.RuleEurope }

func (s *europe) Frame(c *ui.Context, _ desk.Desk) {
	p := s.play
	v := sight.View(p)
	who := v.Player(p.Seat())
	c.Desk()
	r := c.Sheet(page.WideSheet(c))
	port := v.Map().Ports[s.pick.Chosen].Name
	sail := ui.Button{Label: words.Say("europe.go", "port", port), ID: "fit out", Look: ui.MainLook, Default: true}
	stay, mayStay := sight.Find(p, nile.Wait, -1, -1)
	money := words.Money(int(stay.Cost))
	wait := ui.Button{
		Label: words.Say("europe.wait", "money", money), ID: "wait", Disabled: !mayStay, Tip: ui.Plain(words.Say("europe.wait.tip", "money", money)),
	}
	if v.ByTickets() {
		price, ticket := v.Passage(hexmap.PortID(s.pick.Chosen))
		_, may := sight.Find(p, nile.Outfit, int32(s.pick.Chosen), -1)
		if sail.Disabled = !may; !may {
			sail.Tip = ui.Plain(words.Say("europe.go.poor", "port", port, "price", words.Money(price), "money", words.Money(v.Means(p.Seat()))))
		}
		sail.Label = words.Say("europe.go.paid", "port", port, "money", words.Money(price))
		if ticket {
			sail.Label = words.Say("europe.go.ticket", "port", port)
		}
		wait.Label, wait.Tip = words.Say("europe.wait.cards"), ui.Plain(words.Say("europe.wait.cards.tip"))
		if n := ticketsOf(v, p.Seat()); n > 0 {
			wait.Cost = words.Say("europe.wait.lapse", "n", n)
		}
	}
	_, anywhere := sight.Find(p, nile.Outfit, -1, -1)
	publishes := v.PublishesOrSails() && who.Unpublished+who.Notes > 0 // whoever sails takes the journals along
	if publishes {
		wait.Label, wait.Tip = words.Say("europe.publish.cards"), ui.Plain(words.Say("europe.publish.cards.tip"))
	}
	red, other := sail, wait
	if publishes || !anywhere && mayStay { // that comes first, or nothing else can be done
		red, other = wait, sail
		red.Look, red.Default, other.Look, other.Default = sail.Look, true, wait.Look, false
	}
	hit := twoButtons(c, &r, red, other)
	title := words.Say("europe.title")
	room, least := r, 0.0
	if page.HasPlate(c, r.W, plates.Of("europe/society")) {
		least = page.Beside(c, &room, plates.Of("europe/society")) + 8
	}
	top := r.Y
	head := room.CutTop(40)
	page.TitleOf(c, head, title, s.Rule())
	sub := words.Say("europe.sub", "who", tell.ForWhom(v, p.Seat()), "specialty", tell.Specialty(who.Specialty), "date", tell.Date(v.Turn()),
		"money", words.Money(v.Means(p.Seat())))
	if v.ByTickets() {
		sub = words.Sentences(sub, donationsOf(v, p.Seat()))
	}
	if who.Unpublished > 0 {
		sub = words.Sentences(sub, words.Say("europe.kept", "n", who.Unpublished))
	}
	text := ui.Plain(sub)
	if v.ByTickets() && anywhere {
		if says, poor := s.leaves(v); poor {
			text = append(text, ui.InRed("\n"+says))
		} else {
			text = ui.Plain(words.Sentences(sub, says))
		}
	}
	room.CutTop(c.Paragraph(room, text, ui.Note.Own()) + 10)
	r.CutTop(max(least, room.Y-top))
	opened := s.pick.draw(c, p, r)
	switch {
	case hit == sail.ID || opened:
		if choice, ok := sight.Find(p, nile.Outfit, int32(s.pick.Chosen), -1); ok {
			p.Do(choice, 0)
		}
	case hit == wait.ID:
		p.Do(stay, 0)
	}
}

// leaves says what the voyage to the port that is looked at leaves for a party, and whether that is too little: who sails
// poor sails to no purpose. "" where there is no sailing there, which the button says.
func (s *europe) leaves(v nile.View) (says string, poor bool) {
	l := &s.left
	if port := hexmap.PortID(s.pick.Chosen); l.version != s.play.Version || l.port != port {
		*l = left{version: s.play.Version, port: port, money: v.Means(v.Seat())}
		if price, ticket := v.Passage(port); !ticket {
			l.money -= price
		}
		if party, ok := bots.MakeUp(bots.FootMarch, l.money, bots.BehindPort(v, port)); ok && l.money > 0 {
			l.people = party.People()
		}
	}
	switch {
	case l.money < 0:
		return "", false
	case l.people == 0:
		return words.Say("europe.left.nothing", "money", words.Money(l.money)), true
	case l.money == v.Means(v.Seat()):
		return words.Say("europe.left.free", "n", l.people), false
	}
	return words.Say("europe.left", "money", words.Money(l.money), "n", l.people), false
}

// twoButtons cuts a foot off r with the red button at its right end and
// another beside it, or above it where there is no room. It returns which was
// set off, by its ID; "" for none.
func twoButtons(c *ui.Context, r *ui.Rect, red, other ui.Button) (hit string) {
	rw, ow := max(220, c.ButtonWidth(red)), c.ButtonWidth(other)
	row := r.CutBottom(page.FootH)
	row.CutTop(page.FootH - ui.MainH)
	beside := row
	if rw+ow+10 > row.W {
		beside = r.CutBottom(ui.ButtonH + 8)
		beside.CutTop(8)
	}
	if c.Button(row.CutRight(min(row.W, rw)), red) {
		hit = red.ID
	}
	if beside.Bottom() == row.Bottom() {
		beside.W -= rw + 10
	}
	if c.Button(beside.CutRight(min(beside.W, ow)).Middle(ow, ui.ButtonH), other) {
		hit = other.ID
	}
	return hit
}

// ticketsOf is how many tickets a seat holds: whoever stays loses them (26).
func ticketsOf(v nile.View, s game.Seat) (all int) {
	for k, n := range v.Donations(s) {
		if nile.Donation(k).Ticket() {
			all += int(n)
		}
	}
	return all
}

// donationsOf says what donation cards a seat holds.
func donationsOf(v nile.View, s game.Seat) string {
	var has []string
	for k, n := range v.Donations(s) {
		if n > 0 {
			has = append(has, tell.Donations(nile.Donation(k), n))
		}
	}
	if len(has) == 0 {
		return words.Say("europe.cards.none")
	}
	return words.Say("europe.cards", "cards", words.List(has))
}
