package fargame

import (
	"fmt"
	"runtime"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/bots"
	"sourceofthenile/game/heart/box"
	islandbox "sourceofthenile/game/island/box"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/render"
	caravanscreens "sourceofthenile/render/caravan"
	"sourceofthenile/render/desk"
	heartscreens "sourceofthenile/render/heart"
	"sourceofthenile/render/heart/board"
	islandscreens "sourceofthenile/render/island"
	"sourceofthenile/render/local"
	"sourceofthenile/render/menu"
	nilescreens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/hands"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// title is a game as it is played here: how it begins, and how one goes through a whole one.
type title struct {
	screens  menu.Game
	settings []byte
	seed     uint64
	whole    func(t *testing.T, r *room)
	sitters  []string // computer players by seat, "" for a person
}

// room is a table's screens without a window, and what is kept of them.
type room struct {
	*hands.Stage
	app   *render.App
	trace *hands.Trace
	play  *play.Play
	table *game.Table // of the driver's own, on which it looks ahead
	kept  func(what string)
}

// open shows a new game of a title, at this machine or far.
func open(t *testing.T, of title, away string) *room {
	t.Helper()
	at, err := game.NewTable(of.screens.Rules(), of.settings, of.seed)
	if err != nil {
		t.Fatal(err)
	}
	r := &room{}
	if r.table, err = game.NewTable(of.screens.Rules(), of.settings, of.seed); err != nil {
		t.Fatal(err)
	}
	p := desk.DefaultPreferences()
	p.Animations = false
	app := render.New(render.Hooks{Games: []desk.Game{of.screens}, Keys: menu.NewKeysOn}, p)
	r.app = app
	app.Resize(render.WindowW, render.WindowH, 1)
	r.trace = &hands.Trace{}
	app.Trace(r.trace)
	tick, host := app.Tick, play.Host{Bots: func(name string, _ uint64) (play.Bot, error) {
		return of.screens.(menu.Botted).Bot(name, of.seed) // the far table's is made elsewhere, of another number
	}}
	switch away {
	case here:
		r.play = local.New(at, host)
	case guests:
		f := sitGuests(t, of)
		r.play = play.New(f, f, host)
		tick = func(in ui.Input) *ui.List {
			for moved := true; moved || r.play.Waiting(); runtime.Gosched() {
				if moved = f.Poll(); moved {
					app.Refresh()
				}
			}
			return app.Tick(in)
		}
	default:
		var f *far
		r.play, f = sitFar(at, game.Everyone(at.Position().Seats()), host)
		tick = func(in ui.Input) *ui.List {
			if f.frame() {
				app.Refresh()
			}
			return app.Tick(in)
		}
	}
	r.Stage = hands.NewStage(t, render.WindowW, render.WindowH, r.trace, tick)
	app.Push(of.screens.Table(r.play))
	r.Ticks(hands.ReadTicks)
	for s, name := range of.sitters {
		if away == guests {
			break // they sat down where the table is
		}
		r.play.Take(game.Seat(s), name)
		app.Refresh()
		r.Ticks(hands.ReadTicks)
	}
	return r
}

// keep keeps what is shown, and what can be chosen, after something has been done.
func (r *room) keep(done string) {
	var out strings.Builder
	fmt.Fprintf(&out, "%d commands, after %s\n", r.play.Len(), done)
	for _, c := range r.play.Choices() {
		fmt.Fprintf(&out, "choice %+v\n", c)
	}
	out.WriteString(uitest.Dump(r.List, uitest.Layout))
	r.kept(out.String())
}

// look looks at the pages that keys open.
func (r *room) look(keys ...ebiten.Key) {
	for _, k := range keys {
		at := r.app.Top()
		r.Key(k)
		r.Ticks(hands.ReadTicks)
		if r.app.Top() == at { // there is none now
			continue
		}
		r.kept(k.String() + "\n" + uitest.Dump(r.List, uitest.Layout))
		r.Key(ebiten.KeyEscape)
		r.Ticks(hands.ReadTicks)
	}
}

// shown are the screens that have come up, one after the other.
func (r *room) shown() (out []string) {
	for _, l := range r.Lines() {
		if strings.HasPrefix(l, "screen ") || strings.HasPrefix(l, "scene ") || strings.HasPrefix(l, "notice ") {
			out = append(out, l)
		}
	}
	return out
}

// TestAFarTableLooksAsOneHere: whole games of every title through the real screens, once
// over the table of this machine and once over one that is far, with the same chance: the
// same pages, the same choices, the same results.
func TestAFarTableLooksAsOneHere(t *testing.T) {
	for name, of := range titles() { // in any order: each a game of its own
		t.Run(name, func(t *testing.T) {
			var local []string
			var screens []string
			for _, away := range []string{here, later, guests} {
				n := 0
				r := open(t, of, away)
				alike := away != guests || of.sitters == nil // where several may act, computer players there are first
				r.kept = func(what string) {
					if !alike {
						return
					}
					if away == here {
						local = append(local, what)
						return
					}
					if away == guests && n < len(local) && strings.Contains(local[n], `"board/take-back"`) {
						n++ // a host takes back, and hands on, only among those who sit there still
						return
					}
					if n >= len(local) || local[n] != what {
						t.Fatalf("after %s the table %s shows other things: want −, got +\n%s\n%s", strings.SplitN(what, "\n", 2)[0], away, uitest.Differ(local[min(n, len(local)-1)], what), hands.Tail(r))
					}
					n++
				}
				of.whole(t, r)
				if !r.play.Over() {
					t.Fatalf("the game is not over after %d commands; %s\n%s", r.play.Len(), away, hands.Tail(r))
				}
				switch want, got := strings.Join(screens, "\n"), strings.Join(r.shown(), "\n"); {
				case !alike:
				case away == here:
					screens = r.shown()
				case want != got || n != len(local):
					t.Errorf("%s: %d pages, want %d; screens, want −, got +:\n%s", away, n, len(local), uitest.Differ(want, got))
				}
			}
			t.Logf("%d pages", len(local))
		})
	}
}

// shortHeart is a game to the lowest goal.
var shortHeart = func() box.Settings {
	s := box.ForSeats(2)
	s.Goal = 30
	return s
}()

// titles are played with seeds whose games are short and have much in them.
func titles() map[string]title {
	return map[string]title{
		"Source of the Nile": {nilescreens.Game{}, nile.Settings{
			Way: nile.Game1, Target: 25, PlaceForUs: true, Gentle: true, Asked: true,
			Players: []nile.Player{{Name: "Ann", Specialty: deck.Geologist}, {Name: "Ben", Colour: 1, Specialty: deck.Zoologist}},
		}.Encode(), 62, wholeNile, nil},
		"Heart of Darkness":        {heartscreens.Game{}, shortHeart.Encode(), 150, wholeHeart, nil},
		"In the Heart of Darkness": {islandscreens.Game{}, islandbox.ForSeats(2).Encode(), 5, wholeIsland, nil},
		"Caravan":                  {caravanscreens.Game{}, caravan.ForSeats(3, 2, caravan.Desert).Encode(), 5, wholeCaravan, nil},
		"Caravan alone":            {caravanscreens.Game{}, caravan.ForSeats(3, 4, caravan.Desert).Encode(), 5, wholeCaravan, []string{"", "random", "random"}},
	}
}

// wholeNile plays as the hands do before every other window.
func wholeNile(t *testing.T, r *room) {
	d := hands.New(t, r, r.table)
	moved := 0
	d.Did = func(cmd game.Command) {
		r.keep(fmt.Sprintf("%+v", cmd))
		if cmd.Kind == nile.Move {
			if moved++; moved%6 == 0 {
				at, _ := d.Screen()
				r.look(ebiten.KeyJ, ebiten.KeyR, ebiten.KeyP)
				fmt.Fprintf(r.trace, "screen %s\n", at) // the hands are back on it
			}
		}
	}
	d.PlayOut()
	r.look(ebiten.KeyJ, ebiten.KeyR, ebiten.KeyP)
}

// wholeHeart plays what a keen Explorer chooses, by mouse, and by keys where that has scrolled away.
func wholeHeart(t *testing.T, r *room) {
	bot, err := bots.New("keen", 2)
	if err != nil {
		t.Fatal(err)
	}
	has := func(id string) bool { _, ok := r.List.Find(id); return ok }
	for n := 0; !r.table.Over() && n < 900; n++ {
		r.Ticks(hands.ReadTicks) // another may have been asked
		if has("board/paper-away") {
			r.set(t, "board/paper-away")
			r.Ticks(hands.ReadTicks)
		}
		for _, on := range []string{"board/go-on", "handover/I am ready"} { // what came of a day stays till one goes on
			if has(on) {
				r.Ticks(100) // the page of a Game Turn's end holds off a hasty Space
				r.Key(ebiten.KeySpace)
				r.Ticks(hands.ReadTicks)
			}
		}
		s := r.table.Acting().First()
		cs := r.table.ChoicesOf(s)
		cmd := bot.Choose(r.table.Position(), s, cs)
		for _, c := range cs {
			if cmd.Kind == heart.CallFind && c.Kind == heart.No || // without a name
				cmd.Kind == heart.NameFace && c.Kind == heart.NameFace && has("board/"+board.IDOf(c)) { // the one that the screen proposes
				cmd = c.Command(0)
			}
		}
		for _, c := range cs {
			if c.Allows(&cmd) {
				cmd = c.Command(int(cmd.N))
				r.set(t, "board/"+board.IDOf(c))
				break
			}
		}
		if _, err := r.table.Do(cmd); err != nil {
			t.Fatal(err)
		}
		if r.play.Len() != r.table.Len() {
			t.Fatalf("%d commands on the screen, want %d, after %+v\n%s", r.play.Len(), r.table.Len(), cmd, hands.Tail(r))
		}
		r.keep(fmt.Sprintf("%+v", cmd))
		if n%40 == 39 {
			r.look(ebiten.KeyJ, ebiten.KeyR, ebiten.KeyN)
		}
	}
	r.look(ebiten.KeyJ, ebiten.KeyR, ebiten.KeyN)
}

// set sets a target off.
func (r *room) set(t *testing.T, id string) {
	t.Helper()
	if o, ok := r.List.Find(id); ok && !o.Disabled && o.Rect.Intersect(o.Clip) == o.Rect {
		r.Click(id)
	} else {
		for range len(r.List.Targets) + 40 {
			if r.List.Focus == id {
				break
			}
			r.Key(ebiten.KeyTab)
		}
		r.Key(ebiten.KeyEnter)
	}
	r.Ticks(8)
}

// wholeCaravan plays by what lies on the screen.
func wholeCaravan(t *testing.T, r *room) {
	others := func() { // they think beside the loop
		for _, theirs := r.play.Machine(); theirs || r.play.Waiting(); _, theirs = r.play.Machine() {
			runtime.Gosched()
			r.Ticks(1)
		}
		r.Ticks(hands.ReadTicks)
	}
	others()
	for n := 0; !r.play.Over() && n < 900; n++ {
		did := ""
		switch _, must := r.play.HandOver(); {
		case must:
			did = "sitting down"
			r.Key(ebiten.KeySpace)
			r.Ticks(hands.ReadTicks)
		default:
			for _, id := range []string{"caravan/offer", "caravan/load", "caravan/draw", "caravan/place 2", "caravan/dig", "caravan/pass"} {
				if r.Shows(id) {
					did = id
					r.set(t, id)
					break
				}
			}
		}
		others()
		r.keep(did)
	}
}

// TestAFarFirstJourneyBegins: what the program does by itself before a first journey is done
// far away as well, and the voice speaks of the same thing.
func TestAFarFirstJourneyBegins(t *testing.T) {
	for name, screens := range map[string]menu.Game{"Source of the Nile": nilescreens.Game{}, "Heart of Darkness": heartscreens.Game{}} { // in any order: each a game of its own
		var want string
		for _, away := range []string{here, later, guests} {
			r := open(t, title{screens, screens.(menu.Teaching).FirstJourney(), 3, nil, nil}, away)
			got := fmt.Sprintf("%d commands\n%s", r.play.Len(), uitest.Dump(r.List, uitest.Layout))
			if away == here {
				want = got
			} else if got != want {
				t.Errorf("%s: the table %s shows other things: want −, got +\n%s", name, away, uitest.Differ(want, got))
			}
		}
	}
}
