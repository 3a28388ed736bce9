package home_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/local"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
)

// Where a turn in Europe is for publishing or for sailing, the red button of whoever has
// something to publish says so, and leads to the account (26.1).
func TestWhoHasSomethingToPublishStays(t *testing.T) {
	s := nile.Settings{Way: nile.Ed1978, PlaceForUs: true, Players: []nile.Player{{Name: "Ann", Specialty: deck.NoCalling}}}
	p := niletest.First(t, func(seed uint64) *niletest.Bot {
		table, err := game.NewTable(nile.Rules{}, s.Encode(), seed)
		if err != nil {
			t.Fatal(err)
		}
		return niletest.NewBot(t, local.New(table, play.Host{}), seed)
	}, func(p *play.Play) bool {
		v := sight.View(p)
		return v.Phase() == nile.InEurope && v.Player(p.Seat()).Unpublished > 0
	})
	d, _ := niletest.Table(p)
	st := d.Stage(t)
	st.Want(words.Say("europe.publish.cards"))
	st.Key(ebiten.KeySpace)
	if got := sight.View(p).Phase(); got != nile.Publishing {
		t.Errorf("Space leads to %s, want %s", got.Name(), nile.Publishing.Name())
	}
}

// Who has the money for no voyage and no ticket waits: that is the red button, and Space does it (26.1).
func TestWhoCannotSailStays(t *testing.T) {
	p := niletest.First(t, func(seed uint64) *niletest.Bot {
		return niletest.NewBot(t, niletest.NewCampaign(t, seed, 24, "Ann"), seed)
	},
		func(p *play.Play) bool {
			_, sails := sight.Find(p, nile.Outfit, -1, -1)
			_, waits := sight.Find(p, nile.Wait, -1, -1)
			return sight.View(p).Phase() == nile.InEurope && !sails && waits
		})
	d, _ := niletest.Table(p)
	st, turn := d.Stage(t), sight.View(p).Turn()
	st.Key(ebiten.KeySpace)
	if got := sight.View(p).Turn(); got != turn+1 {
		t.Errorf("Space leads from turn %d to %d, wanted the month waited through", turn, got)
	}
}

// Nobody is sent where it costs money who has a ticket to elsewhere, and the ports it leads to are marked in the list (26).
func TestATicketIsNotForgotten(t *testing.T) {
	free := func(p *play.Play) (names []string) {
		v := sight.View(p)
		for i, port := range v.Map().Ports {
			_, may := sight.Find(p, nile.Outfit, int32(i), -1)
			if _, ticket := v.Passage(hexmap.PortID(i)); ticket && may {
				names = append(names, port.Name)
			}
		}
		return names
	}
	p := niletest.First(t, func(seed uint64) *niletest.Bot {
		return niletest.NewBot(t, niletest.NewCampaign(t, seed, 24, "Ann"), seed)
	}, func(p *play.Play) bool {
		return sight.View(p).Phase() == nile.InEurope && len(free(p)) > 0
	})
	d, _ := niletest.Table(p)
	st := d.Stage(t)
	names := free(p)
	st.Want(words.Say("ports.free.mark"))
	if !slices.ContainsFunc(names, func(name string) bool { return st.Has(words.Say("europe.go.ticket", "port", name)) }) {
		t.Errorf("the red button leads to none of %v, to which there is a ticket", names)
	}
	if !slices.ContainsFunc(st.List.Texts(), func(s string) bool { return strings.Contains(s, "lapse") }) {
		t.Errorf("who would stay is not told that tickets lapse: %q", st.List.Texts())
	}
}
