// Package caravan is a tiny game with one of everything that the table knows:
// free moves and counted ones, names, dice of six and of ten sides, a die that
// rolls again, a bag, a hand that only its owner sees, a step in which all
// choose at once and in secret, an order drawn by lot, a turn that closes undo,
// several winners, and a way in which all lose. The tests of the table and of
// the saves are played with it, and it is the shortest example of how a game is
// written.
//
// The rules. (1) Caravans stand on a road of ten places. In a turn each has four
// points; a step to the next place costs one. (2) Stones lie at every place;
// loading them is free, a caravan carries four. (3) Digging costs a point: a find
// on 5 or 6, and a 6 digs again. (4) A caravan holds up to two spices, drawn from
// the bag; which they are, others see when the game is over. (5) A place without
// a name may be given one, for a point. (6) Passing ends the turn. (7) In the
// desert each round ends at the well: all offer stones at once, in secret. The
// stones fall into the well; who alone has offered most has a find. (8) Then the
// wind blows: on 9 or 10 of ten the sand rises, and once it has risen above one
// and a quarter of the rounds, all are lost. (9) Lots are drawn for the order of
// the next round. (10) After the last round finds, stones and spices count, a
// spice of the k-th kind k; the highest sum wins, and equal ones share.
package caravan

import (
	"sourceofthenile/game"
)

// Caravan's kinds of choice and command.
const (
	Walk  game.Kind = 1 + iota // Target: the place walked to; costs 1 point
	Load                       // Target: the place; N: stones taken up
	Dig                        // Odds: of a find; costs 1 point
	Draw                       // a spice out of the bag
	Call                       // names the place Target; the command's Text is the name; costs 1 point
	Pass                       // ends the turn
	Offer                      // N: stones offered at the well
)

// What happened. At is a place where there is one.
const (
	Walked   game.EventKind = 1 + iota // At: where to
	Loaded                             // Args: stones
	Dug                                // Args: finds
	Drew                               // Args: kind of spice, from 0; only its owner sees which
	Called                             // At has a name
	Passed                             // the turn is over
	Offered                            // Args: stones; others see how many when the well is opened
	Opened                             // the well: the seat had offered Args[0] stones
	Blessed                            // the seat alone had offered most, and has a find
	Blew                               // the wind. Args: the ten-sided die, how high the sand is, how high it may be
	Lots                               // the order of the next round is drawn
	Buried                             // all are lost
	CameHome                           // the last round is over. Args: the seat's sum
	kinds
)

// Of everything in the game, how much there is.
const (
	Places   = 10
	Capacity = 4 // stones a caravan carries
	Spices   = 4 // kinds of spice
	Points   = 4 // of a turn
	Hand     = 2 // spices a caravan holds
	stones   = 3 // at each place when the game begins
)

// inBag is how many spices of each kind the game has.
var inBag = [Spices]int{5, 4, 3, 2}

// Seats is the number of players.
func (p *Position) Seats() int { return len(p.cfg.Players) }

func (p *Position) over() bool {
	return p.cfg.Rounds > 0 && p.round >= p.cfg.Rounds || p.buried()
}

// buried reports whether the sand has risen too high.
func (p *Position) buried() bool { return p.cfg.Rounds > 0 && p.sand > p.height() }

// height is how high the sand may rise.
func (p *Position) height() int { return 1 + p.cfg.Rounds/4 }

// Acting is the caravan whose turn it is; at the well, all that have not offered.
func (p *Position) Acting() game.Seats {
	switch {
	case p.over():
		return 0
	case !p.well:
		return game.Only(p.order[p.next])
	}
	var set game.Seats
	for s := range p.camps {
		if p.camps[s].offer < 0 {
			set = set.With(game.Seat(s))
		}
	}
	return set
}

// Choices appends every legal choice of the seats that may act.
func (p *Position) Choices(buf []game.Choice) []game.Choice {
	for s := range p.Acting().All() {
		if p.well {
			buf = append(buf, game.Choice{Kind: Offer, Seat: s, Max: int32(p.camps[s].load), Rule: RuleWell})
		} else {
			buf = p.turnChoices(s, buf)
		}
	}
	return buf
}

func (p *Position) turnChoices(s game.Seat, buf []game.Choice) []game.Choice {
	buf = append(buf, game.Choice{Kind: Pass, Seat: s, Rule: RulePassing})
	if p.left == 0 {
		return buf
	}
	c := &p.camps[s]
	for _, to := range [2]int{c.at - 1, c.at + 1} {
		if to >= 0 && to < Places {
			buf = append(buf, game.Choice{Kind: Walk, Seat: s, Target: int32(to), Cost: 1, Rule: RuleRoad})
		}
	}
	if n := min(p.stock[c.at], Capacity-c.load); n > 0 {
		buf = append(buf, game.Choice{Kind: Load, Seat: s, Target: int32(c.at), Min: 1, Max: int32(n), Rule: RuleStones})
	}
	buf = append(buf, game.Choice{Kind: Dig, Seat: s, Cost: 1, Odds: game.Odds{Num: 2, Den: 6}, Rule: RuleDigging})
	if sum(c.hand[:]) < Hand && sum(p.bag[:]) > 0 {
		buf = append(buf, game.Choice{Kind: Draw, Seat: s, Rule: RuleSpices})
	}
	if p.names[c.at] == "" {
		buf = append(buf, game.Choice{Kind: Call, Seat: s, Target: int32(c.at), Cost: 1, Rule: RuleNames})
	}
	return buf
}

// Apply carries out a command that one of Choices allows.
func (p *Position) Apply(c game.Command, a *game.Act) {
	camp := &p.camps[c.Seat]
	tell := func(k game.EventKind, r game.Rule, n int) {
		a.Tell(game.Event{Kind: k, Seat: c.Seat, At: int32(camp.at), Args: [6]int32{int32(n)}, Rule: r})
	}
	switch c.Kind {
	case Walk:
		camp.at = int(c.Target)
		p.left--
		tell(Walked, RuleRoad, 0)
	case Load:
		camp.load += int(c.N)
		p.stock[c.Target] -= int(c.N)
		tell(Loaded, RuleStones, int(c.N))
	case Dig:
		p.left--
		tell(Dug, RuleDigging, camp.dig(a))
	case Draw:
		kind := a.Draw("4 spice", p.bag[:])
		camp.hand[kind]++
		tell(Drew, RuleSpices, kind)
	case Call:
		p.left--
		p.names[c.Target] = "place"
		if c.Text != "" {
			p.names[c.Target] = shortened(c.Text)
		}
		tell(Called, RuleNames, 0)
	case Pass:
		tell(Passed, RulePassing, 0)
		p.pass(a)
	case Offer:
		camp.offer = int(c.N)
		tell(Offered, RuleWell, camp.offer)
		a.Reveal() // the next player takes the seat at the machine
		if p.Acting().Empty() {
			p.openWell(a)
			p.endRound(a)
		}
	}
}

// shortened is a name without the letters that are too many.
func shortened(name string) string {
	n := 0
	for i := range name { // from letter to letter
		if n++; n > MostName {
			return name[:i]
		}
	}
	return name
}

// dig rolls until no 6 shows and gives the number of finds.
func (c *camp) dig(a *game.Act) (finds int) {
	for roll := 6; roll == 6; {
		if roll = a.Die("3 dig"); roll >= 5 {
			finds++
		}
	}
	c.found = min(mostFound, c.found+finds)
	return finds
}

// pass goes on to the next caravan, and behind the last to the end of the round.
func (p *Position) pass(a *game.Act) {
	a.Reveal()
	p.left = Points
	if p.next++; p.next < len(p.order) {
		return
	}
	p.next = 0
	if p.cfg.Way == Desert {
		p.well = true
		return
	}
	p.round++
	p.comeHome(a)
}

// openWell shows what all have offered.
func (p *Position) openWell(a *game.Act) {
	most, alone := 0, game.Nobody
	for s := range p.camps {
		c := &p.camps[s]
		a.Tell(game.Event{Kind: Opened, Seat: game.Seat(s), At: int32(c.at), Args: [6]int32{int32(c.offer)}, Rule: RuleWell})
		switch {
		case c.offer > most:
			most, alone = c.offer, game.Seat(s)
		case c.offer == most:
			alone = game.Nobody
		}
		c.load -= c.offer
		p.sunk += c.offer
		c.offer = none
	}
	if alone != game.Nobody {
		c := &p.camps[alone]
		c.found = min(mostFound, c.found+1)
		a.Tell(game.Event{Kind: Blessed, Seat: alone, At: int32(c.at), Rule: RuleWell})
	}
}

// endRound lets the wind blow and draws lots for the next round.
func (p *Position) endRound(a *game.Act) {
	p.well = false
	p.round++
	wind := a.Roll("8 wind", 10)
	if wind >= 9 {
		p.sand++
	}
	a.Tell(game.Event{Kind: Blew, Seat: game.Nobody, At: -1, Args: [6]int32{int32(wind), int32(p.sand), int32(p.height())}, Rule: RuleWind})
	if p.buried() {
		a.Tell(game.Event{Kind: Buried, Seat: game.Nobody, At: -1, Rule: RuleWind})
		return
	}
	if p.over() {
		p.comeHome(a)
		return
	}
	a.Shuffle("9 lots", len(p.order), func(i, j int) { p.order[i], p.order[j] = p.order[j], p.order[i] })
	a.Tell(game.Event{Kind: Lots, Seat: game.Nobody, At: -1, Rule: RuleLots})
}

// comeHome tells the sums, if the game is over.
func (p *Position) comeHome(a *game.Act) {
	if !p.over() {
		return
	}
	for s := range p.camps {
		a.Tell(game.Event{Kind: CameHome, Seat: game.Seat(s), At: -1, Args: [6]int32{int32(p.score(game.Seat(s)))}, Rule: RuleEnd})
	}
}

// Worth is what a spice of a kind counts when the game is over.
func Worth(kind int) int { return kind + 1 }

// score is what everybody can count: finds and stones, and when the game is over
// the spices too.
func (p *Position) score(s game.Seat) int {
	c := &p.camps[s]
	n := c.found + c.load
	if p.over() {
		for kind, k := range c.hand {
			n += k * Worth(kind)
		}
	}
	return n
}

// Refuse says why a command that no choice allows is refused.
func (p *Position) Refuse(c game.Command) *game.Refusal {
	switch {
	case p.over():
		return &game.Refusal{Rule: RuleEnd, Why: "game-over"}
	case !p.Acting().Has(c.Seat):
		return &game.Refusal{Rule: RulePassing, Why: "not-your-turn"}
	case c.Kind == Walk:
		return &game.Refusal{Rule: RuleRoad, Why: "no-way"}
	case c.Kind == Load:
		return &game.Refusal{Rule: RuleStones, Why: "too-heavy"}
	case c.Kind == Offer:
		return &game.Refusal{Rule: RuleWell, Why: "not-now"}
	}
	return &game.Refusal{Rule: RuleRoad, Why: "not-now"}
}

// Result is how the game has ended.
func (p *Position) Result() game.Result {
	switch {
	case p.buried():
		return game.Result{Ending: game.AllLost}
	case !p.over():
		return game.Result{}
	}
	r, best := game.Result{Ending: game.Won}, -1
	for s := range game.Seat(p.Seats()) {
		n := p.score(s)
		if n > best {
			best, r.Winners = n, 0
		}
		if n == best {
			r.Winners = r.Winners.With(s)
		}
	}
	return r
}

// Summary is the game at a glance.
func (p *Position) Summary() game.Summary {
	out := game.Summary{Way: string(p.cfg.Way), Turn: p.round, Acting: p.Acting(), Result: p.Result()}
	for s, pl := range p.cfg.Players {
		out.Players = append(out.Players, game.Player{Name: pl.Name, Colour: pl.Colour, Score: p.score(game.Seat(s))})
	}
	return out
}

func sum(counts []int) (n int) {
	for _, k := range counts {
		n += k
	}
	return n
}
