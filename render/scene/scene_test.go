package scene_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	caravanrules "sourceofthenile/game/caravan"
	heartrules "sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render"
	"sourceofthenile/render/caravan"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/heart"
	"sourceofthenile/render/local"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// keeper keeps nothing, and says that all is well.
type keeper struct{}

func (keeper) Autosave(func(error))       {}
func (keeper) Done(game.Kind)             {}
func (keeper) QuickSave(done func(error)) { done(nil) }

// titled is a game with its table.
type titled interface {
	desk.Game
	Words() *words.Book
	Table(p *play.Play) desk.Screen
}

func tableOf(t *testing.T, rules game.Rules, settings []byte) *game.Table {
	t.Helper()
	table, err := game.NewTable(rules, settings, 4)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// The same things are done at the table of every game, and come to the same: the machine is
// handed over where anything is hidden, what a command has led to is skipped by a press, what is
// done is told on a slip and what went wrong in a sheet.
func TestTheTableIsOne(t *testing.T) {
	for _, of := range []struct {
		name  string
		game  titled
		table func() *game.Table
		hides bool
	}{
		{"nile", nile.Game{}, func() *game.Table { return local.Of(niletest.NewGame(t, 5, 100, "Ann", "Ben")) }, true},
		{"heart", heart.Game{}, func() *game.Table { return tableOf(t, heartrules.Rules{}, box.ForSeats(2).Encode()) }, false},
		{"caravan", caravan.Game{}, func() *game.Table {
			return tableOf(t, caravanrules.Rules{}, caravanrules.ForSeats(2, 3, caravanrules.Desert).Encode())
		}, true},
	} {
		t.Run(of.name, func(t *testing.T) {
			words.Use(of.game.Words())
			p := local.New(of.table(), play.Host{Keeper: keeper{}})
			prefs := desk.DefaultPreferences()
			prefs.Animations = true
			app := render.New(render.Hooks{Games: []desk.Game{of.game}, Keys: menu.NewKeysOn}, prefs)
			app.Resize(1280, 800, 1)
			app.Push(of.game.Table(p))
			st := uitest.Of(t, app.Tick)
			st.Wait(1)
			if got := st.Has(words.Say("hand.pass")); got != of.hides {
				t.Fatalf("handed over: %v, want %v", got, of.hides)
			}
			if of.hides {
				if p.Seat() != game.Nobody {
					t.Errorf("seat %d sits before the hand-over, want nobody", p.Seat())
				}
				st.Key(ebiten.KeySpace)
			}
			st.Wait(2 * desk.GuardTime)
			if !p.Acting().Has(p.Seat()) {
				t.Fatalf("seat %d sits there, want one of those who act: %v", p.Seat(), p.Acting())
			}

			p.Tell = func(*play.Doing) []play.Beat {
				return []play.Beat{{Kind: play.LineBeat, Takes: 60}, {Kind: play.AskBeat}}
			}
			c := p.Choices()[0]
			if !local.Do(p, c.Command(int(c.Min))) {
				t.Fatal(p.Failed)
			}
			st.Wait(0.2)
			if !p.Beats().Playing() {
				t.Fatal("nothing is being shown after a command, want its beats")
			}
			if st.Key(ebiten.KeyF24); p.Beats().Playing() {
				t.Error("beats go on after a press, want them skipped")
			}

			st.Key(ebiten.KeyF5)
			st.Want(words.Say("flow.saved"))
			p.Failed = game.ErrNothingToRedo
			app.Refresh() // as a command would: a screen at rest looks at nothing
			st.Wait(0.1)
			st.Want(words.Err(game.ErrNothingToRedo))
			p.Failed = words.NewFault("play.no-bot", "name", "nobody")
			app.Refresh()
			st.Wait(0.1)
			st.Want(words.Say("flow.failed"))
		})
	}
}
