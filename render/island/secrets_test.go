package island

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/bots"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui/uitest"
)

// dealt is a board that knows a game as a seat might imagine it.
type dealt struct {
	*local.Table
	p game.Position
}

func (d dealt) Position(game.Seat) game.Position    { return d.p }
func (d dealt) Events(s game.Seat) []game.Event     { return game.Told(d.p, s, d.Table.Events(s)) }
func (d dealt) Moment(int, game.Seat) game.Position { return d.p }

// said is everything that a screen says, in tips and labels too. Pictures have their captions:
// when they are cut hangs on the clock.
func (r *room) said() (out []string) {
	for i := range r.List.Items {
		if text := r.List.Items[i].Text; text != "" {
			out = append(out, text)
		}
	}
	for i := range r.List.Targets {
		out = append(out, r.List.Targets[i].ID, r.List.Targets[i].Label, r.List.Targets[i].Tip)
	}
	for i := range r.List.Hints {
		out = append(out, r.List.Hints[i].Text)
	}
	return out
}

// What a seat has not been shown may lie anywhere: the screen before it is the same, word for
// word. So no other's card, Curse, thought or note ever stands on it (17.4).
func TestScreensKeepSecrets(t *testing.T) {
	for _, of := range []struct {
		players int
		seed    uint64
	}{{4, 3}, {2, 5}, {3, 9}} {
		table := newGame(t, "island", of.players, of.seed)
		bot, err := bots.New("keen", of.seed)
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; !table.Over(); n++ {
			s := table.Acting().First()
			// The screen may answer by itself which creature Moves, and a deal that is looked at cannot go on.
			if step, _, _ := table.Position().(*island.Position).View(game.Nobody).Asked(); n%11 == 0 && step != island.Nearing {
				look(t, table, s, n%22 == 0)
			}
			if _, err := table.Do(bot.Choose(table.Position(), s, table.ChoicesOf(s))); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// look compares what is seen of two deals that a seat cannot tell from one another; with a
// closed hand nobody can.
func look(t *testing.T, table *game.Table, s game.Seat, closed bool) {
	t.Helper()
	var all [2][]string
	for i := range all {
		chance := rand.New(rand.NewPCG(uint64(i+1), 7))
		eye := s
		if closed {
			eye = game.Nobody
		}
		at := local.New(table, play.Host{}).Board.(*local.Table)
		p := play.New(dealt{at, table.Position().(*island.Position).Redeal(eye, chance.IntN)}, at, play.Host{})
		if !closed {
			p.SitAs(s)
		}
		r := newRoom(t, usual, Game{}.Table(p))
		r.Wait(1)
		all[i] = r.said()
		for _, id := range []string{"board/hint", "board/ahead", "board/say"} { // what lies open besides
			if r.has(id) {
				r.ByKeys(id)
				r.Wait(0.1)
				all[i] = append(all[i], r.said()...)
			}
		}
	}
	if !slices.Equal(all[0], all[1]) {
		for k := range all[0] {
			if k >= len(all[1]) || all[0][k] != all[1][k] {
				t.Fatalf("seat %d, closed %v: of one deal the screen tells %q, of another %q", s, closed, all[0][k:min(k+2, len(all[0]))], all[1][min(k, len(all[1])):min(k+2, len(all[1]))])
			}
		}
		t.Fatalf("seat %d: the screen tells one deal from another", s)
	}
}

// moments are games as they stand when something is asked for the first time, by the step.
func moments(t *testing.T) map[string]*game.Table {
	t.Helper()
	out := map[string]*game.Table{}
	for i, set := range []func(s *box.Settings){
		func(*box.Settings) {}, func(s *box.Settings) { s.Letters = "g" }, func(s *box.Settings) { s.Apart = true }, func(s *box.Settings) { s.Guests, s.West = true, true },
	} {
		settings := box.ForSeats(4 - i%2)
		set(&settings)
		for seed := range uint64(6) {
			table, err := game.NewTable(island.Rules{}, settings.Encode(), 20+seed)
			if err != nil {
				t.Fatal(err)
			}
			bot, err := bots.New("keen", seed)
			if err != nil {
				t.Fatal(err)
			}
			for !table.Over() {
				s := table.Acting().First()
				step, _, _ := table.Position().(*island.Position).View(s).Asked()
				if out[step.Name()] == nil {
					kept, err := game.TakeUp(island.Rules{}, table.Record())
					if err != nil {
						t.Fatal(err)
					}
					out[step.Name()] = kept
				}
				if _, err := table.Do(bot.Choose(table.Position(), s, table.ChoicesOf(s))); err != nil {
					t.Fatal(err)
				}
			}
			out["over"] = table
		}
	}
	return out
}

// Every step has its page, in windows of three sizes: nothing is cut off, nothing lies on
// anything else, everything has its words.
func TestEveryStepHasItsPage(t *testing.T) {
	all := moments(t)
	for step := island.Beginning; step.Name() != ""; step++ {
		if all[step.Name()] == nil && step != island.Sending {
			t.Errorf("nobody is asked %s", step.Name())
		}
	}
	for _, z := range []uitest.Size{usual, {W: 1024, H: 700, Text: 200}, {W: 1920, H: 1080, Text: 100}} {
		for name, table := range all { // in any order: each by its own name
			p := local.New(table, play.Host{})
			if s := table.Acting().First(); s >= 0 {
				p.SitAs(s)
			}
			r := newRoom(t, z, Game{}.Table(p))
			r.Wait(0.5)
			uitest.CheckWords(t, r.List)
			uitest.Check(t, r.List)
			if t.Failed() {
				t.Fatalf("%s, %s", z, name)
			}
		}
	}
}
