package island

import (
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// 17.5: in a Talk of two persons at one machine each can give; where it was agreed to pass the game on by letters only
// whoever has the turn can, and the page says so, not that the other were done.
func TestRule17_5_WhoCanGiveInATalk(t *testing.T) {
	for _, apart := range []bool{false, true} {
		s := box.ForSeats(2)
		s.Apart = apart
		table, ok := (*game.Table)(nil), false
		for seed := uint64(0); seed < 60 && !ok; seed++ {
			var err error
			if table, err = game.NewTable(island.Rules{}, s.Encode(), seed); err != nil {
				t.Fatal(err)
			}
			ok = drive(t, table, "keen", func(v island.View) bool { step, _, _ := v.Asked(); return step == island.Talking })
		}
		if !ok {
			t.Fatalf("apart %v: nobody talks", apart)
		}
		r, p := sit(t, usual, table)
		r.Wait(play.SitTime)
		r.ByKeys("board/together")
		r.Wait(play.SitTime)
		said := strings.Join(r.List.Texts(), " ")
		v := p.Position().(*island.Position).View(game.Nobody)
		_, mover, _ := v.Asked()
		for of := range game.Seat(2) {
			id := idOf(game.Command{Kind: island.Done, Seat: of}, island.Talking)
			if got, want := r.has(id), !apart || of == mover; got != want {
				t.Errorf("apart %v, seat %d (the turn is %d’s): it can end the Talk: %v, want %v: %q", apart, of, mover, got, want, said)
			}
		}
		names := p.Position().Summary().Players
		if gave := words.Say("talk.done", "who", names[1-mover].Name); strings.Contains(said, gave) {
			t.Errorf("apart %v: %q stands there, and nobody has done anything: %q", apart, gave, said)
		}
		why := words.Say("talk.apart.why", "who", names[mover].Name, "with", names[1-mover].Name)
		if strings.Contains(said, why) != apart {
			t.Errorf("apart %v: why only one gives stands there: %v: %q", apart, !apart, said)
		}
		uitest.Check(t, r.List)
	}
}

// What letters need is no term of the set-up: it is set when a game is first sent, and not kept for the next.
func TestLettersAreNoTermOfTheSetUp(t *testing.T) {
	last := box.ForSeats(2)
	last.Apart = true
	var began box.Settings
	r := newRoom(t, usual, Game{}.SetUp(menu.Begin{Last: last.Encode(), Opponents: Game{}.Opponents(), New: func(s []byte, _ []string) (err error) {
		began, err = box.ParseSettings(s)
		return err
	}}))
	r.Wait(1)
	for _, x := range r.List.Targets {
		if strings.HasSuffix(x.ID, "apart") {
			t.Errorf("%s can be ticked", x.ID)
		}
	}
	for _, x := range r.List.Targets {
		if strings.HasSuffix(x.ID, "Begin") {
			r.ByKeys(x.ID)
			break
		}
	}
	if len(began.Players) != 2 || began.Apart {
		t.Errorf("begun is %+v", began)
	}
	uitest.Check(t, r.List)
}
