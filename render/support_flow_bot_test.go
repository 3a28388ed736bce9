package render

import (
	"math/rand/v2"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// newGame sits down at a new table: players of given names, counters placed.
func newGame(t testing.TB, seed uint64, target int, names ...string) *Play {
	t.Helper()
	s := nile.Settings{Way: nile.Game1, Target: target, PlaceForUs: true}
	for i, n := range names {
		s.Players = append(s.Players, nile.Player{Name: n, Colour: uint8(i), Specialty: nile.Specialty((4 + 3*i) % int(nile.Specialties))})
	}
	table, err := game.NewTable(nile.Rules{}, s.Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	return NewPlay(table, Host{})
}

// bot plays for all seats: it fits out ready-made parties, marches into the
// unknown for some months, comes home and publishes.
type bot struct {
	t      testing.TB
	p      *Play
	rng    *rand.Rand
	hungry bool // buys no food, so that explorers die
	months int  // of going out before turning home
}

func newBot(t testing.TB, p *Play, seed uint64) *bot {
	return &bot{t: t, p: p, rng: rand.New(rand.NewPCG(seed, 7)), months: 5}
}

// until plays until the play is as wanted, asked with the player before the
// screen; at most a few thousand commands.
func (b *bot) until(want func(p *Play) bool) *Play {
	b.t.Helper()
	for range 30000 {
		if _, must := b.p.HandOver(); must {
			b.p.SitDown()
			b.p.ClearFresh()
			b.p.Seen()
		}
		if want(b.p) {
			return b.p
		}
		if b.p.Table().Over() {
			b.t.Fatal("the game ended before the screen wanted came")
		}
		b.step()
		if b.p.Failed != nil {
			b.t.Fatal(b.p.Failed)
		}
	}
	b.t.Fatal("the screen wanted never came")
	return nil
}

func (b *bot) do(k game.Kind) bool {
	c, ok := b.p.Find(k, -1, -1)
	return ok && b.p.Do(c, int(c.Min))
}

func (b *bot) any(k game.Kind) bool {
	var all []game.Choice
	for _, c := range b.p.Choices() {
		if c.Kind == k {
			all = append(all, c)
		}
	}
	if len(all) == 0 {
		return false
	}
	c := all[b.rng.IntN(len(all))]
	return b.p.Do(c, int(c.Min))
}

func (b *bot) step() {
	switch b.p.View().Phase() {
	case nile.PlacingCounters:
		b.do(nile.PlaceAll)
	case nile.ChoosingPort:
		b.any(nile.ChoosePort)
	case nile.Outfitting:
		b.fitOut()
	case nile.ChoosingPace:
		c, _ := b.p.Find(nile.SetPace, int32(nile.Normal), -1)
		b.p.Do(c, 0)
	case nile.Travelling:
		b.march()
	case nile.Publishing:
		_ = b.do(nile.PublishAll)
		_ = b.do(nile.EndPublishing)
	case nile.InEurope:
		b.any(nile.Outfit)
	case nile.NamingSuccessor:
		b.any(nile.ChooseSpecialty)
	default:
		b.encounter()
	}
}

// encounter answers peoples and misfortunes: it parts where it can, and takes
// what is offered otherwise.
func (b *bot) encounter() {
	for _, k := range encounterOrder {
		if c, ok := b.p.Find(k, -1, -1); ok {
			b.p.Do(c, int(c.Min))
			return
		}
	}
	b.t.Fatalf("nothing to do in phase %d", b.p.View().Phase())
}

var encounterOrder = [...]game.Kind{
	nile.Withdraw, nile.Pass, nile.Policy, nile.Fight, nile.KeepPrisoners, nile.Escape, nile.PayUp, nile.LetGo, nile.StayBehind, nile.LoseNotes,
}

func (b *bot) fitOut() {
	sheet, _ := b.p.View().Sheet(b.p.Seat())
	o, mode, ok := makeUp(footMarch, sheet.Purse, nile.Bearers)
	if b.hungry {
		o, mode, ok = party{}, nile.OnFoot, true
	}
	if !ok || !buyAll(b.p, o) {
		b.t.Fatal("no party could be made up")
	}
	c, ok := sailing(b.p, mode)
	if !ok {
		b.t.Fatal("a ready-made party cannot sail")
	}
	b.p.Do(c, 0)
}

// march goes into the unknown while food lasts, then for the nearest port.
func (b *bot) march() {
	v := b.p.View()
	sheet, _ := v.Sheet(b.p.Seat())
	m := v.Map()
	out := v.Turn() - sheet.Began
	if home, ok := b.p.Find(nile.GoHome, -1, -1); ok && out >= b.months && !b.hungry {
		b.p.Do(home, 0)
		return
	}
	best, cost := game.Choice{}, 1000
	for _, c := range b.p.Choices() {
		if c.Kind != nile.Move {
			continue
		}
		to := hexmap.ID(c.Target)
		far := m.PortDistance(to)
		score := 4*far + b.rng.IntN(3)
		if out < b.months || b.hungry {
			score = b.rng.IntN(8)
			if v.Hex(to).State != nile.Unmapped {
				score += 10
			}
		}
		if score < cost {
			best, cost = c, score
		}
	}
	switch {
	case cost < 1000 && b.p.Do(best, 0):
	case b.do(nile.EndTravel), b.do(nile.Retreat), b.any(nile.ChangeMode):
	default:
		b.any(nile.Drop)
	}
}

func phaseIs(want nile.Phase) func(p *Play) bool {
	return func(p *Play) bool { return p.View().Phase() == want }
}

// homeWith wants a player in Europe with at least so many hexes to publish.
func homeWith(hexes int) func(p *Play) bool {
	return func(p *Play) bool {
		return p.View().Phase() == nile.Publishing && p.View().Player(p.Seat()).Unpublished >= hexes
	}
}
