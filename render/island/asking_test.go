package island

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// Who goes next is answered by the persons at the table first, also in a game that is taken up again; by a
// companion when they have (7.1).
func TestRule7_1_ACompanionLetsPersonsAnswerFirst(t *testing.T) {
	for _, says := range []game.Kind{island.Wait, island.Go} {
		table := newGame(t, "island", 3, 2)
		driven(t, table, island.Asking)
		p := local.New(table, play.Host{Bots: Game{}.Bot})
		p.Take(0, "keen")
		p.StandUp()
		r := newRoom(t, usual, Game{}.Table(p))
		answered := func() (n int) {
			for i := range p.Events() {
				if p.Events()[i].Kind == island.TurnBegan {
					n++
				}
			}
			return n
		}
		for range 8 {
			r.Wait(2 * desk.GuardTime)
		}
		was := answered()
		if !p.Acting().Has(0) || was != 0 {
			t.Fatalf("the companion has answered before anybody could: acting %v", p.Acting())
		}
		r.ByKeys("board/" + island.KindName(says) + "-1")
		if says == island.Go {
			if now := p.Position().(*island.Position).View(game.Nobody).Turn().Seat; now != 1 {
				t.Errorf("who said so first has no turn: it is that of %d", now)
			}
			continue
		}
		for range 4 {
			r.Wait(2 * desk.GuardTime)
		}
		if !p.Acting().Has(0) {
			t.Fatalf("the companion has answered before all had: acting %v", p.Acting())
		}
		r.ByKeys("board/wait-2")
		for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(5 * time.Millisecond) { // it thinks beside the loop, in real time
			if r.Wait(0.2); !p.Acting().Has(0) || p.Position().(*island.Position).View(game.Nobody).Turn().Number > 0 {
				break
			}
		}
		if step, _, _ := p.Position().(*island.Position).View(game.Nobody).Asked(); step == island.Asking {
			t.Errorf("the companion does not answer when all others have")
		}
	}
}

// A note that is being written in a Talk is not lost when something is given meanwhile (17.5), and a card that is
// clicked is given as by its button.
func TestANoteIsKeptWhileATalkGoesOn(t *testing.T) {
	for seed := range uint64(20) {
		table := newGame(t, "island", 2, seed)
		if !drive(t, table, "keen", func(v island.View) bool { step, _, _ := v.Asked(); return step == island.Talking }) {
			continue
		}
		r, p := sit(t, usual, table)
		r.ByKeys("board/together")
		for s := range game.Seat(2) {
			for _, ch := range p.ChoicesOf(s) {
				if ch.Kind != island.Give || ch.Item != 0 {
					continue
				}
				r.WalkTo("board/side-" + string(rune('0'+s)) + "/note")
				r.Type("Mind the gate")
				was := p.Len()
				for i := 1; i < 9 && p.Len() == was; i++ {
					if id := "board/side-" + string(rune('0'+s)) + "/card-" + string(rune('0'+i)); r.has(id) {
						r.ByKeys(id)
					}
				}
				if p.Len() != was+1 {
					t.Fatalf("seed %d: no card is given by a click: %q", seed, r.List.Texts())
				}
				r.Wait(0.2)
				r.Want("Mind the gate")
				return
			}
		}
	}
	t.Fatal("nobody could give anything")
}

// What is said for two Curses stands there whole before it is said (17.2).
func TestRule17_2_TheSentenceIsReadWhole(t *testing.T) {
	r, p := sit(t, usual, newGame(t, "island", 3, 4))
	newHands(t, 2, false).until(t, r, p, island.Acting)
	r.ByKeys("board/say")
	at, ok := r.List.Find("board/speak")
	if !ok {
		t.Fatalf("nothing can be said: %q", r.List.Texts())
	}
	says := tell.Aloud(island.IGoTo, int(p.Position().(*island.Position).View(p.Seat()).Bound(p.Seat())))
	if said := strings.Join(r.List.Texts(), " "); !strings.Contains(said, says) {
		t.Errorf("%q is nowhere whole: %q, above %v", says, said, at)
	}
	for _, it := range r.List.Items {
		if it.Kind == ui.PanelItem && it.Panel == ui.MainButton && it.Rect.Contains(at.Rect.Centre()) {
			t.Error("it is the red button, and would be said without a thought")
		}
	}
	uitest.Check(t, r.List)
}

// Cards that a Quest or a Curse costs are asked for as its price, by its rule, and not as cards that are too many (15.2, 9.5).
func TestRule15_2_APriceIsAskedForAsOne(t *testing.T) {
	for seed := range uint64(40) {
		table := newGame(t, "island:gentle", 2, seed)
		if !drive(t, table, "keen", func(v island.View) bool { _, _, pays := v.Pays(); return pays }) {
			continue
		}
		r, p := sit(t, usual, table)
		if r.has("handover/I am ready") {
			r.ByKeys("handover/I am ready")
			r.Wait(1)
		}
		v := p.Position().(*island.Position).View(p.Seat())
		text := strings.Join(r.List.Texts(), " ")
		if strings.Contains(text, "too many") || strings.Contains(text, "7.5") {
			t.Errorf("seed %d: a price is asked for as cards too many: %q", seed, r.List.Texts())
		}
		for _, want := range []string{"For “" + tell.Card(v.Doing(), 0), string(p.Choices()[0].Rule)} {
			if !strings.Contains(text, want) {
				t.Errorf("seed %d: %q is not there: %q", seed, want, r.List.Texts())
			}
		}
		return
	}
	t.Fatal("nobody pays with cards")
}

// Where all that stand there are alike nobody is asked which is hit: the dice and what came of them stand there together (8.1).
func TestRule8_1_NobodyIsAskedWhatComesToTheSame(t *testing.T) {
	r, p := found(t, "island", func(v island.View, cs []game.Choice) bool {
		isle := v.Island()
		for _, ch := range cs {
			if ch.Kind == island.Hit && (foretell.SortOf(int(ch.Target)) != foretell.SortOf(int(cs[0].Target)) || isle.Held>>ch.Target&1 != isle.Held>>cs[0].Target&1) {
				return false
			}
		}
		return asks(v, island.Hitting)
	})
	r.Wait(0.5)
	if asks(p.Position().(*island.Position).View(p.Seat()), island.Hitting) {
		t.Fatalf("it is still asked: %q", r.List.Texts())
	}
	r.Want(words.Say("thrown.ringed"))
	if r.has("board/undo") {
		t.Error("what nobody has chosen can be taken back")
	}
}

// Where several persons answer who goes next, the machine changes hands before the hand of whoever goes is opened, also where
// that is who sat there last (7.1, 17.5b).
func TestRule7_1_NobodysHandIsOpenedWhileAllLookOn(t *testing.T) {
	for goes := range game.Seat(2) {
		table := newGame(t, "island", 2, 4)
		r, p := sit(t, usual, table)
		newHands(t, 2, false).until(t, r, p, island.Asking)
		for range 4 {
			r.Wait(play.SitTime)
		}
		r.ByKeys("board/go-" + string(rune('0'+goes)))
		r.Wait(play.SitTime)
		if step, s, _ := p.Position().(*island.Position).View(game.Nobody).Asked(); step != island.Acting || s != goes {
			t.Fatalf("%d has said that they go, and %d is asked", goes, s)
		}
		open := func() bool { // its cards lie there; what is told of a Personal Item is no card
			texts := r.List.Texts()
			return slices.Contains(texts, words.Say("type.personal")) || slices.Contains(texts, words.Say("type.personal.short"))
		}
		if open() {
			t.Errorf("the hand of %d is opened though all look on", goes)
		}
		if r.ByKeys("handover/I am ready"); !open() {
			t.Errorf("the hand of %d is not opened when the machine has been handed over", goes)
		}
	}
}

// A Talk of two persons has one red button, which Space presses: that of who is done first, and then that of the other (17.5).
func TestRule17_5_ATalkOfTwoPersonsEndsWithSpace(t *testing.T) {
	for seed := range uint64(20) {
		table := newGame(t, "island", 2, seed)
		if !drive(t, table, "keen", func(v island.View) bool { step, _, _ := v.Asked(); return step == island.Talking }) {
			continue
		}
		r, p := sit(t, usual, table)
		r.ByKeys("board/together")
		for n := range 2 {
			r.Wait(0.5)
			red := 0
			for _, it := range r.List.Items {
				if it.Kind == ui.PanelItem && it.Panel == ui.MainButton {
					red++
				}
			}
			if red != 1 {
				t.Errorf("seed %d: %d are red, want 1", seed, red)
			}
			was := p.Len()
			if r.Key(ebiten.KeySpace); p.Len() != was+1 {
				t.Fatalf("seed %d: Space does not end it for one of them (%d): %q", seed, n, r.List.Texts())
			}
		}
		return
	}
	t.Fatal("nobody talks")
}

// Of which sort none is left, and for which place, is said where it is asked what comes instead (6.3).
func TestRule6_3_WhatIsNotLeftIsNamed(t *testing.T) {
	r, p := found(t, "island", func(v island.View, cs []game.Choice) bool { return asks(v, island.StoodIn) })
	none := island.SortEvent{}
	var at box.Place
	for _, e := range p.Told() {
		if e.Kind == island.NonePlaced {
			none, at = island.As[island.SortEvent](&e), box.Place(e.At)
		}
	}
	want := "No " + words.Phrase("stock."+tell.Sorts[none.Sort]) + " is left for " + tell.Site(at)
	if !strings.Contains(strings.Join(r.List.Texts(), " "), want) {
		t.Errorf("%q is not said: %q", want, r.List.Texts())
	}
}
