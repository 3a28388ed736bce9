package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/game/nile/edition"
	"sourceofthenile/hexmap"
)

// Chapter 20: the bonus at the end of a turn.

// facts is what cards may ask about a hex, as a seat's explorer knows it.
func (p *Position) facts(s game.Seat, id hexmap.ID) deck.HexFacts {
	h := &p.hexes[id]
	f := deck.HexFacts{
		Terrain: h.Terrain, River: h.Out|h.In != 0, Oasis: p.knowsOasis(s, id), Shore: p.onLake(id),
		Cataract: h.Cataract != hexmap.NoDir, Waterfall: h.Cataract != hexmap.NoDir && h.Fall > 0, Peak: h.Peak > 0,
	}
	if t := p.people(id); t != nil && t.Met&bitOf(s) != 0 {
		f.Tribe, f.Friendly = true, t.Friend&bitOf(s) != 0
	}
	return f
}

// bonus draws a card for finds, every month in Africa (8.3 (5)); in some editions
// only if new land was mapped or a new people met (P).
func (p *Position) bonus(s game.Seat, a *game.Act) {
	pl := &p.players[s]
	if p.edition[edition.Bonus] == edition.AfterNews && !pl.Trip.NewLand {
		return
	}
	p.drawFind(s, a)
	if p.looksAbout(&pl.Trip) {
		p.drawFind(s, a)
	}
}

// looksAbout reports whether a party has had time to look about: on a normal
// march that has come into some hex and has points left (20.4). [T]
func (p *Position) looksAbout(e *expedition) bool {
	return p.paced() && e.Level == Normal && !e.Halted && e.Entered[0] != hexmap.None && e.Spent < e.Allowance
}

// drawFind draws a card for a find.
func (p *Position) drawFind(s game.Seat, a *game.Act) {
	pl := &p.players[s]
	card := p.draw(s, pl.Trip.At, ForBonus, a)
	f, ok := card.FindFor(pl.Specialty)
	at := hexmap.None
	if ok && len(pl.Notes) < mostNotes {
		at = p.findPlace(s, f.When)
	}
	if at == hexmap.None {
		a.Tell(game.Event{Kind: NothingFound, Seat: s, At: int32(pl.Trip.At), Args: [6]int32{int32(card.Number)}, Rule: "20"})
		return
	}
	n := note{Reason: ForFind, Points: int8(f.VP), What: findIndex(&f), At: at}
	pl.Notes = append(pl.Notes, n)
	a.Tell(game.Event{Kind: FindMade, Seat: s, At: int32(at), Args: [6]int32{int32(n.What), int32(n.Points)}, Rule: "20"})
}

// findsAnew reports whether only country that is not published yet holds finds: in games
// that no number of points ends, where the card is drawn every month (20.21, P). [T]: a
// march round and round through published country brought points for ever.
func (p *Position) findsAnew() bool {
	return p.open() && p.edition[edition.Bonus] == edition.EveryMonth
}

// findPlace is the first hex entered this turn where a condition holds, None
// if it holds in none: who stays where he is finds nothing.
func (p *Position) findPlace(s game.Seat, when deck.Condition) hexmap.ID {
	e, anew := &p.players[s].Trip, p.findsAnew()
	for _, id := range e.Entered {
		if id == hexmap.None {
			break
		}
		if (!anew || !p.hexes[id].published()) && when.Holds(p.facts(s, id)) {
			return id
		}
	}
	return hexmap.None
}

// findIndex is the place of a find among Finds.
func findIndex(f *deck.Find) int16 { return int16(deck.FindIndex(f.Key)) }
