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

// What a game by letters changes stands there as soon as it is agreed on, even beside the house rules.
func TestWhatLettersChangeIsSaid(t *testing.T) {
	r := newRoom(t, usual, Game{}.SetUp(menu.Begin{Opponents: Game{}.Opponents()}))
	r.Wait(1)
	at := ""
	house := ""
	for _, x := range r.List.Targets {
		if strings.HasSuffix(x.ID, "/apart") || x.ID == "apart" {
			at = x.ID
		}
		if strings.HasSuffix(x.ID, "house") {
			house = x.ID
		}
	}
	r.ByKeys(house)
	means := "In a Talk only whoever has the turn gives."
	if strings.Contains(strings.Join(r.List.Texts(), " "), means) {
		t.Errorf("what letters mean stands there before they are agreed on")
	}
	r.ByKeys(at)
	if r.ByKeys(house); !r.Has(means) && !strings.Contains(strings.Join(r.List.Texts(), " "), means) {
		r.ByKeys(house)
		t.Errorf("they are agreed on, and what they mean stands nowhere: %q", r.List.Texts())
	}
	uitest.Check(t, r.List)
}
