package island

import (
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/guide"
	"sourceofthenile/render/island/board"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// The card on which the machine changes hands tells what has happened since whoever comes had the turn
// last, and nothing of what only others may see (17.1).
func TestTheCardOnWhichTheMachineChangesHandsTellsWhatHasHappened(t *testing.T) {
	r, p := sit(t, usual, newGame(t, "island", 3, 4))
	h := newHands(t, 2, true)
	first, since := 0, 0
	for guide.Told(p, island.RoundBegan) < 5 && !p.Over() {
		if to, must := p.HandOver(); must && r.has("handover/I am ready") {
			had := 0
			for _, e := range p.Told() {
				if e.Kind == island.TurnOver && e.Seat == to {
					had++
				}
			}
			switch {
			case p.Position().(*island.Position).View(game.Nobody).Round() == 0: // nothing has
			case had == 0:
				first++
				r.Want(words.Say("handover.since.first"))
			default:
				since++
				r.Want(words.Say("handover.since"))
			}
		}
		if r.has("finding/on") {
			r.Wait(2 * desk.GuardTime)
			r.ByKeys("finding/on")
			r.Wait(2 * desk.GuardTime)
			continue
		}
		h.play(t, r, p)
	}
	if first < 2 || since < 4 {
		t.Errorf("the card was seen %d and %d times", first, since)
	}
}

// Behind that card stand the Darkness and all of the company whole, also with a line of what has been seen on the Spawn deck.
func TestTheCompanyStandsWholeBehindTheCard(t *testing.T) {
	words.Use(book())
	for seats := 2; seats <= box.MostPlayers; seats++ {
		found := false
		for seed := uint64(0); seed < 60 && !found; seed++ {
			table := newGame(t, "island", seats, seed)
			if found = drive(t, table, "keen", func(v island.View) bool { return len(v.Row()) > 0 }); !found {
				continue
			}
			_, p := sit(t, usual, table)
			for _, z := range []uitest.Size{{W: 1280, H: 800, Text: 100}, {W: 2560, H: 1440, Text: 100}} {
				b := board.New(p)
				st := uitest.New(t, z.W, z.H, float64(z.H)/800, func(c *ui.Context) { b.Behind(c) })
				st.Wait(0.5)
				for i := range st.List.Items {
					if it := &st.List.Items[i]; it.Kind == ui.TextItem && it.Rect.Bottom() > st.List.H-4 { // round it is a frame
						t.Errorf("%d players at %s: %q lies at the edge of the window, or below", seats, z, it.Text)
					}
				}
			}
		}
		if !found {
			t.Errorf("%d players: no card of the deck was looked at", seats)
		}
	}
}

// A combat shows who fights and every creature that stood there, by name, till the last that falls (8.1).
func TestRule8_1_AFightShowsWhoFightsWhom(t *testing.T) {
	r, p := found(t, "island", func(v island.View, cs []game.Choice) bool {
		isle, all, kinds := v.Island(), 0, map[int]bool{}
		_, s, _ := v.Asked()
		if !slices.ContainsFunc(cs, func(ch game.Choice) bool { return ch.Kind == island.Fight }) {
			return false
		}
		for n, at := range isle.At {
			if at == isle.People[s].At {
				all++
				kinds[int(foretell.SortOf(n))] = true
			}
		}
		return len(kinds) > 1 && all == len(kinds) // each is named by itself
	})
	ch, ok := p.Find(func(ch *game.Choice) bool { return ch.Kind == island.Fight })
	v := p.Position().(*island.Position).View(ch.Seat)
	isle := v.Island()
	prefs := r.Preferences()
	prefs.Animations = true
	r.SetPreferences(prefs)
	r.ByKeys("board/" + board.IDOf(ch))
	if !ok || !p.Beats().Playing() {
		t.Fatalf("%v: the fight is not shown: %q", ch, r.List.Texts())
	}
	said := strings.Join(r.List.Texts(), "|")
	for n, at := range isle.At {
		if at == isle.People[ch.Seat].At && !strings.Contains(said, tell.Creature(int8(n))) {
			t.Errorf("%s stands there, which the fight does not say: %q", tell.Creature(int8(n)), said)
		}
	}
	r.Want(words.Say("thrown.ringed"))
	uitest.Check(t, r.List)
}

// Who has had something before their eyes is not told it once more when the machine comes back to them.
func TestTheMachineComesBackWithNothingTwice(t *testing.T) {
	r, p := sit(t, usual, newGame(t, "island", 2, 4))
	h := newHands(t, 2, true)
	kept, back := map[game.Seat]bool{}, 0
	for guide.Told(p, island.TurnOver) < 1 && !p.Over() {
		to, must := p.HandOver()
		switch step, s, _ := p.Position().(*island.Position).View(game.Nobody).Asked(); {
		case must && kept[to] && r.has("handover/I am ready"):
			if back++; r.Has("Personal Item:") {
				t.Errorf("seat %d is told once more who is who: %q", to, r.List.Texts())
			}
		case !must && step == island.Keeping && p.Seat() == s:
			kept[s] = true
		}
		h.play(t, r, p)
	}
	if back == 0 {
		t.Error("the machine never comes back")
	}
}

// A game that is taken up again tells who has had no turn yet what has happened from the beginning in the order in which it
// did, what came to oneself too.
func TestWhatHappenedSoFarIsToldInOrder(t *testing.T) {
	for seed := range uint64(60) {
		table := newGame(t, "island", 3, seed)
		to := game.Nobody
		if !drive(t, table, "keen", func(v island.View) bool {
			step, s, ok := v.Asked()
			to = s
			return ok && step == island.Acting && v.Round() == 1 && slices.ContainsFunc(table.Events(), func(e game.Event) bool {
				return e.Kind == island.Slain && e.Seat == to
			})
		}) {
			continue
		}
		r, p := sit(t, usual, table)
		if seat, must := p.HandOver(); !must || seat != to {
			t.Fatalf("seed %d: the machine is not handed to %d", seed, to)
		}
		r.Want(words.Say("handover.since.first"))
		text := strings.Join(r.List.Texts(), "|")
		from := strings.Index(text, words.Say("handover.since.first"))
		fight, beaten := strings.Index(text[from:], " fights at "), strings.Index(text[from:], " is beaten at ")
		if fight < 0 || beaten < fight {
			t.Errorf("seed %d: what was beaten (%d) is told before the fight (%d): %q", seed, beaten, fight, text[from:])
		}
		return
	}
	t.Fatal("nobody beats anything in a first turn")
}
