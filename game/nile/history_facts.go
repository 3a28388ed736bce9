package nile

import "sourceofthenile/game"

// What the game counts of itself, as words have it behind "count.".
const (
	CountExpedition = "expedition" // that set out
	CountHome       = "home"       // that came home
	CountHex        = "hex"        // blank hexes mapped
	CountDeath      = "death"      // of explorers, by cause
	CountFriend     = "friend"     // peoples who became an explorer's friends
	CountSource     = "source"     // of rivers that brought points (25): "river", or "nile"
	CountAcross     = "across"     // epic journeys (25)
	CountFreed      = "freed"      // prisoners set free (16)
	CountFall       = "fall"       // waterfalls: not rapids
	CountPeak       = "peak"       // peaks (10.6)
	CountPoints     = "points"     // that one account brought (22)
)

// Facts are what the game counts of itself.
func (p *Position) Facts(events []game.Event) (out []game.Fact) {
	v := p.View(game.Nobody)
	c := NewChronicler(v, events)
	account := [MaxSeats]int{} // the points of the seat's last account and one: where they stand
	for _, e := range events {
		c.Read(e)
		if e.Seat == game.Nobody || int(e.Seat) >= v.Seats() {
			continue
		}
		add := func(what, sort string, n int) {
			out = append(out, game.Fact{What: what, Sort: sort, Seat: e.Seat, Nth: c.Explorer[e.Seat], Turn: c.Turn, N: n})
		}
		switch e.Kind {
		case Sailed:
			account[e.Seat] = 0
			add(CountExpedition, "", 1)
		case CameHome:
			add(CountHome, "", 1)
		case Mapped:
			add(CountHex, "", 1)
		case Died:
			add(CountDeath, As[DiedEvent](e).Cause.Name(), 1)
		case Parleyed:
			if As[ParleyedEvent](e).Friends {
				add(CountFriend, "", 1)
			}
		case EpicMade:
			add(CountAcross, "", 1)
		case Prisoners:
			if n := As[PrisonersEvent](e).Freed; n > 0 {
				add(CountFreed, "", n)
			}
		case CataractFound:
			if As[CataractFoundEvent](e).Fall > 0 {
				add(CountFall, "", 1)
			}
		case PeakFound:
			add(CountPeak, "", 1)
		case Scored:
			x := As[ScoredEvent](e)
			switch x.Reason {
			case RiverSource:
				add(CountSource, "river", 1)
			case SourceOfNile:
				add(CountSource, "nile", 1)
			}
			if account[e.Seat] == 0 {
				add(CountPoints, "", 0)
				account[e.Seat] = len(out)
			}
			out[account[e.Seat]-1].N += x.Points
		}
	}
	return out
}
