package bots_test

import (
	"flag"
	"fmt"
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

var readyMade = flag.Int("ready-made", 100, "first journeys of each ready-made party")

// callings are those of explorers, a game each in turn.
var callings = [...]deck.Specialty{deck.Botanist, deck.Doctor, deck.Ethnologist, deck.Explorer, deck.Geologist, deck.Journalist, deck.Missionary, deck.Zoologist}

// longest is after how many months nobody waits any more for a party to come home.
const longest = 120

// journeys is what came of many first journeys of a ready-made party.
type journeys struct {
	all, died int
	out       int // those that were out still after so many months, or when the game was over
	causes    [nile.Causes]int
	met       []meeting
}

// meeting is what the first people that a party met leaves it to choose from.
type meeting struct {
	attack, lost float64 // of the policy that loses everything least often: the chance of an attack, and of that
	back         bool    // it may go back where it came from
}

// fair reports whether there is an answer that does not lose everything more than once in three.
func (m meeting) fair() bool { return m.back || m.lost <= 1.0/3 }

// metBy is that meeting as the seat to move may see it.
func metBy(v nile.View, cs []game.Choice) (m meeting) {
	m.lost = 1
	for _, c := range cs {
		switch c.Kind {
		case nile.Withdraw:
			m.back = true
		case nile.Policy:
			if o := v.PolicyOdds(int(c.Target)); o.Attack()*(1-o.Win) <= m.lost {
				m.lost, m.attack = o.Attack()*(1-o.Win), o.Attack()
			}
		}
	}
	return m
}

// offering are the ports that have a ready-made party of a kind.
func offering(v nile.View, k bots.Kind) (all []hexmap.PortID) {
	for i := range v.Map().Ports {
		at := hexmap.PortID(i)
		beasts := v.Sold(nile.Camels, at) || v.Sold(nile.Horses, at)
		if k == bots.FootMarch || k == bots.RiverParty && bots.Inland(v, at) || k == bots.Caravan && beasts {
			all = append(all, at)
		}
	}
	return all
}

// journey plays the first expedition of a game with a ready-made party from one of the ports that have
// it, each in turn, by a player by rules of thumb.
func (j *journeys) journey(t *testing.T, bot string, k bots.Kind, seed uint64) {
	t.Helper()
	tab, players := table(t, bot, seed, 75, callings[int(seed)%len(callings)])
	read, went, met := 0, false, false
	for !tab.Over() && tab.Position().(*nile.Position).View(0).Turn() < longest {
		v, cs := tab.Position().(*nile.Position).View(0), tab.ChoicesOf(0)
		cmd := game.Command{}
		switch {
		case v.Phase() == nile.ChoosingPort:
			from := offering(v, k)
			cmd = game.Command{Kind: nile.ChoosePort, Target: int32(from[int(seed)%len(from)])}
		case v.Phase() == nile.Outfitting && !went:
			o, ok := bots.Propose(v, k)
			if !ok {
				t.Fatalf("seed %d: kind %d is offered, and is not proposed", seed, k)
			}
			buy(t, tab, v, o)
			cmd, went = game.Command{Kind: nile.Sail, Target: int32(o.Mode)}, true
		default:
			if v.Phase() == nile.MeetingPeople && !met {
				met = true
				j.met = append(j.met, metBy(v, cs))
			}
			cmd = players[0].Choose(v, cs)
		}
		if _, err := tab.Do(cmd); err != nil {
			t.Fatalf("seed %d: %+v: %v", seed, cmd, err)
		}
		for ; read < tab.Len(); read++ {
			for _, e := range tab.EventsOf(read) {
				switch e.Kind {
				case nile.Died:
					j.all++
					j.died++
					j.causes[nile.As[nile.DiedEvent](e).Cause]++
					return
				case nile.CameHome:
					j.all++
					return
				}
			}
		}
	}
	j.out++
}

// fair is in how many of the first meetings there was an answer that is no slaughter, and the median
// chance of an attack where nobody goes back.
func (j *journeys) fair() (n int, attack float64) {
	var all []float64
	for _, m := range j.met {
		if all = append(all, m.attack); m.fair() {
			n++
		}
	}
	if slices.Sort(all); len(all) > 0 {
		attack = all[len(all)/2]
	}
	return n, attack
}

// causes are of what explorers die.
var causes = [nile.Causes]string{
	nile.Hunger: "hunger", nile.Thirst: "thirst", nile.Falls: "falls", nile.Illness: "illness", nile.BattleDead: "battle", nile.ByPoison: "poison",
	nile.ByCaptors: "captors", nile.ByDisaster: "disaster", nile.ByBeast: "beast", nile.LostRespect: "respect lost", nile.BadFaith: "bad faith",
	nile.GivenUp: "given up",
}

// String tells it in a line.
func (j *journeys) String() string {
	why := ""
	for c, n := range j.causes {
		if n > 0 {
			why += fmt.Sprintf(" %s %d", causes[c], n)
		}
	}
	fair, attack := j.fair()
	return fmt.Sprintf("%d of %d die (%.1f %%):%s, %d stay out; of %d first meetings %d are a choice, attack %.0f %% in the median", j.died, j.all, 100*float64(j.died)/max(1, float64(j.all)), why, j.out, len(j.met), fair, 100*attack)
}

// TestReadyMadePartiesLive: whoever takes a ready-made party comes home from a first journey in two of three at
// least, from whatever port has it, the careful beginner and the keen one; and the first people they meet leave them an answer
// that does not lose everything more than once in three.
func TestReadyMadePartiesLive(t *testing.T) {
	for k, name := range [bots.Kinds]string{"foot march", "river party", "caravan"} {
		for _, bot := range []string{"easy", "keen"} {
			t.Run(name+" by "+bot, func(t *testing.T) {
				t.Parallel()
				var j journeys
				for seed := range uint64(*readyMade) {
					j.journey(t, bot, bots.Kind(k), seed+1)
				}
				t.Log(&j)
				if j.all < *readyMade*3/4 || 3*j.died > j.all {
					t.Errorf("%d of %d first journeys end in death, want a third at most, of %d at least", j.died, j.all, *readyMade*3/4)
				}
				if fair, _ := j.fair(); 10*fair < 9*len(j.met) || len(j.met) < *readyMade/4 {
					t.Errorf("%d of %d first meetings are a choice, want nine of ten, of %d at least", fair, len(j.met), *readyMade/4)
				}
			})
		}
	}
}

// TestReadyMadePartiesHaveGifts: no party whose purse reaches for it meets a people with empty hands.
func TestReadyMadePartiesHaveGifts(t *testing.T) {
	for purse := 200; purse <= 3400; purse += 50 {
		for k := range bots.Kinds {
			for _, b := range [...]bots.Behind{{Beast: nile.Camels, Guns: 6}, {Beast: nile.Horses, Guns: 4}, {Beast: nile.Bearers, Guns: 9}} {
				if o, ok := bots.MakeUp(k, purse, b); ok && o.Have[nile.Gifts] < 10 {
					t.Errorf("kind %d for $%d has %d gifts, want 10 at least: %v", k, purse, o.Have[nile.Gifts], o.Have)
				}
			}
		}
	}
}

// TestReadyMadePartiesEat: no party is proposed that could not leave its port behind: its food lasts for
// three months, that of a march for two.
func TestReadyMadePartiesEat(t *testing.T) {
	proposed := [bots.Kinds]int{}
	for purse := 100; purse <= 3400; purse += 7 {
		for k := range bots.Kinds {
			for _, b := range [...]bots.Behind{{Beast: nile.Camels, Guns: 6}, {Beast: nile.Horses, Guns: 4}, {Beast: nile.Bearers, Guns: 9}} {
				o, ok := bots.MakeUp(k, purse, b)
				if !ok {
					continue
				}
				proposed[k]++
				people := 1 + o.Have[nile.Bearers] + o.Have[nile.Guides] + o.Have[nile.Askaris]
				least := 3
				if k == bots.FootMarch {
					least = 2
				}
				if o.Have[nile.Rations] < least*people {
					t.Errorf("kind %d for $%d feeds %d people on %d rations, want %d months at least: %v", k, purse, people, o.Have[nile.Rations], least, o.Have)
				}
			}
		}
	}
	if slices.Min(proposed[:]) < 700 {
		t.Errorf("so many parties of each kind were proposed: %v", proposed)
	}
}
