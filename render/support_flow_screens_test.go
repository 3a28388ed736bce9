package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// The games that the screens are shown of, played once.
var games = map[string]func(t testing.TB) *Play{
	"port solo": func(t testing.TB) *Play {
		return newBot(t, newGame(t, 3, 75, "Ann"), 1).until(phaseIs(nile.ChoosingPort))
	},
	"port": func(t testing.TB) *Play {
		return newBot(t, newGame(t, 3, 75, "Wilhelmina Oberlander", "Ben"), 1).until(phaseIs(nile.ChoosingPort))
	},
	"outfit empty": func(t testing.TB) *Play {
		return newBot(t, newGame(t, 3, 75, "Ann", "Ben"), 1).until(phaseIs(nile.Outfitting))
	},
	"outfit river": func(t testing.TB) *Play {
		p := newBot(t, newGame(t, 3, 75, "Ann", "Ben"), 1).until(phaseIs(nile.Outfitting))
		o, _, _ := makeUp(riverParty, 1000, nile.Bearers)
		buyAll(p, o)
		return p
	},
	"outfit too heavy": func(t testing.TB) *Play {
		p := newBot(t, newGame(t, 3, 75, "Ann", "Ben"), 1).until(phaseIs(nile.Outfitting))
		buyAll(p, party{nile.Bearers: 8, nile.Canoes: 3, nile.Rations: 580})
		return p
	},
	"news": func(t testing.TB) *Play {
		b := newBot(t, newGame(t, 5, 100, "Ann", "Bartholomew Nightingale", "Chuma"), 2)
		b.months = 8
		return b.until(homeWith(6))
	},
	"europe": func(t testing.TB) *Play {
		return newBot(t, newGame(t, 5, 100, "Ann", "Ben"), 2).until(phaseIs(nile.InEurope))
	},
	"heir": func(t testing.TB) *Play {
		b := newBot(t, newGame(t, 6, 100, "Ann", "Ben"), 2)
		b.hungry = true
		return b.until(phaseIs(nile.NamingSuccessor))
	},
	"victory": func(t testing.TB) *Play {
		b := newBot(t, newGame(t, 5, 25, "Ann", "Ben", "Chuma"), 2)
		for !b.p.Table().Over() {
			b.until(func(p *Play) bool { return p.View().Phase() == nile.Publishing })
			b.step()
		}
		return b.p
	},
}

// played keeps them: a screen is put on many stages.
var played = map[string]*game.Record{}

// sitAt is a fresh play of one of the games, with the player sitting there.
func sitAt(t testing.TB, name string) *Play {
	t.Helper()
	if played[name] == nil {
		played[name] = games[name](t).Table().Record()
	}
	table, err := game.Replay(nile.Rules{}, played[name])
	if err != nil {
		t.Fatal(err)
	}
	p := NewPlay(table, Host{})
	p.SitDown()
	return p
}

// afterwards are screens that come by doing something on another.
var afterwards = map[string]struct {
	game string
	do   func(t testing.TB, p *Play, s *tableScene, st *uitest.Stage)
}{
	"keep secret": {"news", func(_ testing.TB, _ *Play, _ *tableScene, st *uitest.Stage) {
		st.Chord(ui.Key(ebiten.KeyS))
		st.Wait(0.1)
	}},
	"paper": {"news", func(_ testing.TB, _ *Play, _ *tableScene, st *uitest.Stage) { st.Key(ebiten.KeySpace) }},
	"hand": {"europe", func(t testing.TB, p *Play, _ *tableScene, st *uitest.Stage) {
		stay, ok := p.Find(nile.Wait, -1, -1)
		if !ok || !p.Do(stay, 0) {
			t.Fatal("cannot wait")
		}
		st.Move(ui.Point{X: 5, Y: 5})
	}},
	"since": {"europe", func(t testing.TB, p *Play, s *tableScene, st *uitest.Stage) {
		p.StandUp()
		for i := range p.since {
			p.since[i] = 0
		}
		s.settle(0, New(Hooks{}, DefaultPreferences()))
		pass(st)
		st.Wait(0.1)
		st.Want(words.Say("since.title"))
	}},
	"look at the end": {"victory", func(_ testing.TB, _ *Play, _ *tableScene, st *uitest.Stage) {
		st.Key(ebiten.KeyL)
		st.Wait(0.1)
		st.Want(words.Say("sheet.none.over"))
	}},
	"asked": {"outfit river", func(_ testing.TB, p *Play, _ *tableScene, st *uitest.Stage) {
		c, _ := p.Find(nile.Buy, -1, nile.Rations)
		p.Do(c, 1)
		st.Key(ebiten.KeySpace)
	}},
}

// table is an App with a game's scene.
func table(p *Play) (*saloon, *tableScene) {
	s := NewTableScene(p).(*tableScene)
	d := newSaloon(nil)
	*p.Host() = d.host(p.Host().Keeper)
	d.Reset(s)
	return d, s
}

// keeper counts saves, and fails when told to.
type keeper struct {
	quick, auto int
	err         error
}

func (k *keeper) Autosave(*game.Table) error { k.auto++; return k.err }

func (k *keeper) QuickSave(*game.Table) error { k.quick++; return k.err }
