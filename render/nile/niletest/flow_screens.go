package niletest

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/render"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/local"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// The games that the screens are shown of, played once.
var Games = map[string]func(t testing.TB) *play.Play{
	"port solo": func(t testing.TB) *play.Play {
		return NewBot(t, NewGame(t, 3, 75, "Ann"), 1).Until(PhaseIs(nile.ChoosingPort))
	},
	"port": func(t testing.TB) *play.Play {
		return NewBot(t, NewGame(t, 3, 75, "Wilhelmina Oberlander", "Ben"), 1).Until(PhaseIs(nile.ChoosingPort))
	},
	"outfit empty": func(t testing.TB) *play.Play {
		return NewBot(t, NewGame(t, 3, 75, "Ann", "Ben"), 1).Until(PhaseIs(nile.Outfitting))
	},
	"outfit river": func(t testing.TB) *play.Play {
		p := NewBot(t, NewGame(t, 3, 75, "Ann", "Ben"), 1).Until(PhaseIs(nile.Outfitting))
		o, _ := bots.Propose(sight.View(p), bots.RiverParty)
		bought(p, o)
		return p
	},
	"outfit too heavy": func(t testing.TB) *play.Play {
		p := NewBot(t, NewGame(t, 3, 75, "Ann", "Ben"), 1).Until(PhaseIs(nile.Outfitting))
		bought(p, bots.Proposal{Have: [nile.Items]int{nile.Bearers: 8, nile.Canoes: 3, nile.Rations: 580}})
		return p
	},
	"news": func(t testing.TB) *play.Play {
		return First(t, func(seed uint64) *Bot {
			b := NewBot(t, NewGame(t, seed, 100, "Ann", "Bartholomew Nightingale", "Chuma"), 2)
			b.Months = 8
			return b
		}, func(p *play.Play) bool { // with nothing to name, so that the paper comes at once
			v := sight.View(p)
			return HomeWith(6)(p) && v.Draft(press.Publishable(p), true).Naming == 0
		})
	},
	"sitting":        func(t testing.TB) *play.Play { return between(t, longNames()) },
	"sitting of two": func(t testing.TB) *play.Play { return between(t, longNames()[:2]) },
	"europe": func(t testing.TB) *play.Play {
		return NewBot(t, NewGame(t, 5, 100, "Ann", "Ben"), 2).Until(PhaseIs(nile.InEurope))
	},
	"heir": func(t testing.TB) *play.Play {
		b := NewBot(t, NewGame(t, 6, 100, "Ann", "Ben"), 2)
		b.Hungry = true
		return b.Until(PhaseIs(nile.NamingSuccessor))
	},
	"victory": func(t testing.TB) *play.Play {
		b := NewBot(t, NewGame(t, 5, 25, "Ann", "Ben", "Chuma"), 2)
		for !b.P.Over() {
			b.Until(func(p *play.Play) bool { return sight.View(p).Phase() == nile.Publishing })
			b.Step()
		}
		return b.P
	},
}

// between is a campaign of players so called, at the end of its first sitting.
func between(t testing.TB, names []string) *play.Play {
	s := nile.Settings{Way: nile.Game2, Sitting: 2, PlaceForUs: true}
	for i, n := range names {
		s.Players = append(s.Players, nile.Player{Name: n, Colour: uint8(i), Specialty: deck.Specialty(i)})
	}
	return NewBot(t, begun(t, s, 3), 2).Until(PhaseIs(nile.BetweenSittings))
}

// played keeps them: a screen is put on many stages.
var played = map[string]*game.Record{}

// SitAt is a fresh play of one of the games, with the player sitting there.
func SitAt(t testing.TB, name string) *play.Play {
	t.Helper()
	if played[name] == nil {
		played[name] = local.Of(Games[name](t)).Record()
	}
	return replayed(t, played[name])
}

// replayed is a play of a game that was played before, with the player sitting there.
func replayed(t testing.TB, r *game.Record) *play.Play {
	t.Helper()
	table, err := game.Replay(nile.Rules{}, r)
	if err != nil {
		t.Fatal(err)
	}
	p := local.New(table, play.Host{})
	p.SitDown()
	return p
}

// Afterwards are screens that come by doing something on another.
var Afterwards = map[string]Afterward{
	"keep secret": {"news", func(_ testing.TB, _ *play.Play, _ *screens.TableScene, st *uitest.Stage) {
		st.Chord(ui.Key(ebiten.KeyS))
		st.Wait(0.1)
	}},
	"evening": {"news", func(_ testing.TB, _ *play.Play, _ *screens.TableScene, st *uitest.Stage) { st.Key(ebiten.KeySpace) }},
	"paper": {"news", func(_ testing.TB, _ *play.Play, s *screens.TableScene, st *uitest.Stage) {
		st.Key(ebiten.KeySpace)
		if paper, ok := s.Sub.(*press.PaperScene); ok { // past the evening
			paper.Evening = false
		}
		st.Move(ui.Point{X: 5, Y: 5})
	}},
	"hand": {"europe", func(t testing.TB, p *play.Play, _ *screens.TableScene, st *uitest.Stage) {
		stay, ok := sight.Find(p, nile.Wait, -1, -1)
		if !ok || !local.Do(p, stay.Command(0)) {
			t.Fatal("cannot wait")
		}
		st.Move(ui.Point{X: 5, Y: 5})
	}},
	"since": {"europe", func(t testing.TB, p *play.Play, s *screens.TableScene, st *uitest.Stage) {
		p.StandUp()
		for i := range p.Since {
			p.Since[i] = 0
		}
		s.Settle(0, render.New(render.Hooks{}, desk.DefaultPreferences()))
		Pass(st)
		st.Wait(0.1)
		st.Want(words.Say("since.title"))
	}},
	"watch": {"europe", func(t testing.TB, p *play.Play, _ *screens.TableScene, st *uitest.Stage) {
		p.Host().Bots = func(string, uint64) (play.Bot, error) { return brooder{}, nil }
		p.Take(1-p.Seat(), "strong-trader")
		stay, ok := sight.Find(p, nile.Wait, -1, -1)
		if !ok || !local.Do(p, stay.Command(0)) {
			t.Fatal("cannot wait")
		}
		Pass(st)
		st.Wait(0.1)
		st.Want(words.Say("watch.thinking", "who", sight.View(p).Player(1-p.Seat()).Name))
	}},
	"look at the end": {"victory", func(_ testing.TB, _ *play.Play, _ *screens.TableScene, st *uitest.Stage) {
		st.Key(ebiten.KeyL)
		st.Wait(0.1)
		st.Want(words.Say("sheet.none.over"))
	}},
	"asked": {"outfit river", func(_ testing.TB, p *play.Play, _ *screens.TableScene, st *uitest.Stage) {
		c, _ := sight.Find(p, nile.Buy, -1, nile.Rations)
		p.Do(c, 1)
		st.Key(ebiten.KeySpace)
	}},
}

// brooder is a computer explorer who never comes to an end.
type brooder struct{}

func (brooder) Choose(game.Position, game.Seat, []game.Choice) game.Command { select {} }

// Table is an App with a game's scene.
func Table(p *play.Play) (*Saloon, *screens.TableScene) {
	s := screens.NewTableScene(p).(*screens.TableScene)
	d := NewSaloon(nil)
	*p.Host() = d.Host(p.Host().Keeper)
	d.Reset(s)
	return d, s
}

// Keeper counts saves, and fails when told to.
type Keeper struct {
	Quick, auto int
	Err         error
}

func (k *Keeper) Autosave(done func(error)) { k.auto++; done(k.Err) }

func (k *Keeper) QuickSave(done func(error)) { k.Quick++; done(k.Err) }

// Done keeps no journal.
func (k *Keeper) Done(game.Kind) {}

// Afterward is a screen that comes by doing something on another: the game that
// leads there, and what is done.
type Afterward struct {
	Game string
	Do   func(t testing.TB, p *play.Play, s *screens.TableScene, st *uitest.Stage)
}
