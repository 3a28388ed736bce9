package home_test

import (
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/render/local"
	"sourceofthenile/render/nile/home"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// All eight specialties are in sight when a successor is chosen, however much
// there is to tell of the death, in every window but the lowest.
func TestHeirSeesEverySpecialty(t *testing.T) {
	for _, z := range uitest.Sizes() {
		if z.H/z.Scale() < 533 {
			continue
		}
		t.Run(z.String(), func(t *testing.T) {
			d, s := niletest.Table(niletest.SitAt(t, "heir"))
			d.Size(z)
			st := d.Stage(t)
			h := s.Sub.(*home.Heir)
			h.Story[1] = words.Say("heir.lost", "n", 38) + " " + words.Say("heir.erased", "n", 31) + " " + words.Say("heir.caches")
			d.Refresh()
			st.Wait(0.1)
			for _, o := range st.List.Targets {
				if strings.HasSuffix(o.ID, "scroll bar") {
					t.Errorf("%s stands there", o.ID)
				}
			}
			for k := range deck.Specialties {
				st.Want(tell.Specialty(k))
			}
			uitest.Check(t, st.List)
		})
	}
}

// Where a calling is a set of four (the way of 1978) the one that the explorer had is
// chosen at first, whichever it was.
func TestHeirBeginsWithTheCallingThereWas(t *testing.T) {
	for _, had := range []deck.Specialty{deck.NoCalling, deck.SetOf(deck.Missionary, deck.Zoologist), deck.SetOf(deck.FourCallings[:]...)} {
		s := nile.Settings{Way: nile.Ed1978, PlaceForUs: true, Players: []nile.Player{{Name: "Ann", Specialty: had}}}
		p := niletest.First(t, func(seed uint64) *niletest.Bot {
			table, err := game.NewTable(nile.Rules{}, s.Encode(), seed)
			if err != nil {
				t.Fatal(err)
			}
			b := niletest.NewBot(t, local.New(table, play.Host{}), seed)
			b.Hungry = true
			return b
		}, niletest.PhaseIs(nile.NamingSuccessor))
		d, _ := niletest.Table(p)
		d.Stage(t).Want(words.Say("heir.go", "specialty", tell.Specialty(had)))
	}
}
