package board

import (
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What came of a turn is shown at a glance: what it cost and brought as on the Sheet, and in words what weighed most, with
// its picture where it has one; and below it which person has the machine next.
func TestWhatCameOfATurnIsSeenAtAGlance(t *testing.T) {
	shown, pictured := 0, 0
	watching(t, "keen", 3, 5, func(b *Board, _ *game.Table) {
		v, sum := b.look()
		s, all := b.moverOf()
		if v.GameTurn() == 0 || len(all) == 0 {
			return
		}
		own := slices.DeleteFunc(slices.Clone(all), func(e game.Event) bool { return e.Seat != s || voidEvent(&e) })
		most, ok := weightiest(own)
		if !ok {
			return
		}
		c := ui.Begin(ui.NewMemory(), ui.Input{}, 367, 600, 1)
		b.cameOn(page.NewColumn(c, c.Screen()), v, sum)
		var said []string
		for _, it := range c.End().Items {
			said = append(said, it.Text)
		}
		text := strings.Join(said, " ")
		for _, k := range chipsOf(own) {
			if !strings.Contains(text, k.text) {
				t.Errorf("%q is not among %q", k.text, text)
			}
		}
		if first := strings.Fields(tell.Event(v, sum, &most))[0]; !strings.Contains(text, first) {
			t.Errorf("%q does not say %q", text, tell.Event(v, sum, &most))
		}
		if shown++; plateOf(&most) != nil {
			pictured++
		}
	})
	if shown < 50 || pictured < 20 {
		t.Errorf("it was shown %d times, %d of them with a picture", shown, pictured)
	}
}

// What the others have gained or lost since one chose last stands beside their Drama Points on the bar.
func TestWhatTheOthersGainedStandsOnTheBar(t *testing.T) {
	told := 0
	watching(t, "keen", 3, 5, func(b *Board, _ *game.Table) {
		b.Play.SitAs(1)
		v, sum := b.look()
		by := b.gainedLately(v)
		if n := len(b.shames()); !b.Play.Over() && by[1] != -n {
			t.Errorf("of one\u2019s own %d stand there, and %d were lost by others’ finds", by[1], n)
		}
		if by == ([len(by)]int{}) {
			return
		}
		c := ui.Begin(ui.NewMemory(), ui.Input{}, 1280, 800, 1)
		b.bar(c, v, sum)
		texts := c.End().Texts()
		for s := range sum.Players {
			want := words.Say("bar.lately", "n", v.Of(game.Seat(s), box.Points), "by", words.Signed(by[s]))
			if by[s] != 0 && !slices.Contains(texts, want) {
				t.Errorf("%q is not among %q", want, texts)
			}
		}
		told++
	})
	if told < 20 {
		t.Errorf("it stood there %d times", told)
	}
}

// At the march, where others are told of, the last of one's own comes before them, wherever else it stands.
func TestOnesOwnIsToldFirst(t *testing.T) {
	marches := 0
	watching(t, "keen", 3, 3, func(b *Board, _ *game.Table) {
		v, _ := b.look()
		step, s, _ := v.Asked()
		if step != heart.Marching {
			return
		}
		b.Play.SitAs(s)
		v, sum := b.look()
		to := len(b.Play.Written())
		began := lastOf(b.Play.Written(), func(e *game.Event) bool { return e.Kind == heart.TurnBegan })
		said := b.saidOf(v, sum, began+1, to)
		groups := piecesOf(said, b.whose(v))
		if len(groups) == 0 || groups[0].seat != s {
			t.Errorf("seat %d marches, and %d groups are told, its own not first", s, len(groups))
		}
		marches++
	})
	if marches < 5 {
		t.Errorf("%d marches", marches)
	}
}
