// Package driven is for tests: games that somebody sensible has played to a moment.
package driven

import (
	"math/rand/v2"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// Table is a game that somebody sensible has played until it is as wanted:
// he fits out parties on foot, goes into the blank, and turns home in time.
func Table(t testing.TB, seed uint64, seats int, enough func(tab *game.Table) bool) *game.Table {
	t.Helper()
	cfg := nile.Settings{Way: nile.Game1, Target: 75}
	names := []string{"Amelia", "Bruno", "Chuma", "Dede", "Emin", "Bartholomew the Elder"}
	for i := range seats {
		cfg.Players = append(cfg.Players, nile.Player{Name: names[i], Colour: uint8(i), Specialty: deck.Specialty((i*3 + 4) % 8)})
	}
	tab, err := game.NewTable(nile.Rules{}, cfg.Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(seed, 2))
	for range 6000 {
		if enough(tab) {
			return tab
		}
		if _, err := tab.Do(Sensible(Mover(tab), tab.Choices(), rng)); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("the game never came to that")
	return nil
}

// Mover is the view of the seat that is to choose.
func Mover(tab *game.Table) nile.View {
	p := tab.Position().(*nile.Position)
	return p.View(p.ToMove())
}

// Sensible is the command of somebody who fits out a party on foot, goes into
// the blank, and turns home in time.
func Sensible(v nile.View, cs []game.Choice, rng *rand.Rand) game.Command {
	best, most := cs[len(cs)-1].Command(int(cs[len(cs)-1].Min)), -1.0
	for _, c := range cs {
		if n, worth := weigh(v, c, rng); worth > most {
			best, most = c.Command(n), worth
		}
	}
	return best
}

func weigh(v nile.View, c game.Choice, rng *rand.Rand) (n int, worth float64) {
	want := [nile.Items]int{nile.Bearers: 22, nile.Guides: 1, nile.Askaris: 3, nile.Rations: 165, nile.Gifts: 20, nile.Muskets: 5}
	s, _ := v.Sheet(c.Seat)
	n, worth = int(c.Min), rng.Float64()
	away := func(id hexmap.ID) float64 { return float64(v.Map().PortDistance(id)) }
	switch c.Kind {
	case nile.PlaceAll, nile.EndTravel, nile.Retreat, nile.PublishAll, nile.EndPublishing, nile.ChooseSpecialty, nile.SetPace:
		worth += float64(c.Cost)/10 + map[game.Kind]float64{nile.PlaceAll: 5, nile.PublishAll: 3, nile.Retreat: 0.1}[c.Kind]
	case nile.ChoosePort, nile.Outfit:
		switch v.Map().Ports[c.Target].Name {
		case "Mombasa", "Kilwa", "Luanda":
			worth += 3
		}
	case nile.Buy:
		if n = min(want[c.Item], int(c.Max)); s.Have[c.Item] >= n {
			return 0, -1
		}
		worth += 15 - float64(c.Item)
	case nile.Sail:
		worth += 4
	case nile.Move:
		to := hexmap.ID(c.Target)
		if s.Turns < 4 {
			return 0, worth + 3 + 2*(away(s.At)-away(to))
		}
		worth += 1 + 0.3*(away(to)-away(s.At))
		if v.Hex(to).State == nile.Unmapped {
			worth += 2
		}
	case nile.GoHome:
		if s.Turns >= 4 {
			return 0, -1
		}
		worth += 9
	case nile.Drop:
		over := s.Load[s.Mode].Cost - s.Load[s.Mode].Capability
		if over <= 0 || c.Item < int16(nile.Rations) {
			return 0, -1
		}
		n, worth = min(over, int(c.Max)), worth+8
	case nile.Withdraw, nile.Pass, nile.Policy, nile.Fight, nile.KeepPrisoners, nile.Bide, nile.Escape, nile.PayUp, nile.LetGo, nile.StayBehind, nile.LoseNotes, nile.Bear:
		for i, k := range EncounterOrder {
			if k == c.Kind {
				worth += float64(len(EncounterOrder) - i)
			}
		}
	default:
		return 0, -1
	}
	return n, worth
}

// Marching is a party on the march in unknown country with points left.
func Marching(v nile.View) bool {
	s, ok := v.Sheet(v.ToMove())
	if !ok || v.Phase() != nile.Travelling || s.Left < 2 || len(s.Track) < 4 || s.Halted {
		return false
	}
	blank := 0
	for _, d := range hexmap.Dirs {
		if id := v.Map().Near(s.At, d); id != hexmap.None && v.Hex(id).State == nile.Unmapped && v.Why(id).Why == "" {
			blank++
		}
	}
	return blank >= 2
}

func Pacing(v nile.View) bool { return v.Phase() == nile.ChoosingPace && v.Turn() > 2 }

var EncounterOrder = [...]game.Kind{
	nile.Withdraw, nile.Pass, nile.Policy, nile.Fight, nile.KeepPrisoners, nile.Bide, nile.Escape, nile.PayUp, nile.LetGo, nile.StayBehind, nile.LoseNotes, nile.Bear,
}
