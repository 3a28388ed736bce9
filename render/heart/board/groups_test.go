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
)

// What is told to a player: whoever it befell last first, of the others none of their bare steps, and each matter
// once; below it the Game Turns before, the last first, of what was told above nothing.
func TestWhatIsToldByWhomItBefell(t *testing.T) {
	steps, before := 0, 0
	watching(t, "keen", 3, 6, func(b *Board, _ *game.Table) {
		b.Play.SitAs(1)
		v, sum := b.look()
		to := len(b.Play.Written())
		from := max(0, to-30)
		said, n := b.saidOf(v, sum, from, to), 0
		var at []int
		for _, g := range groupsOf(said) {
			n += len(g.all)
			at = append(at, g.all[0].At)
			for _, m := range g.all {
				if m.Seat != g.seat {
					t.Errorf("what befell %d is told of %d", m.Seat, g.seat)
				}
				if m.Seat != 1 && m.Of != nil && m.Of.Kind == heart.Walked && tell.Sums(m.Events) == ([box.Figures]int{box.Time: -1}) {
					t.Errorf("told of another: %s", m.Head)
				}
				if m.Seat == 1 && m.Of != nil && m.Of.Kind == heart.Walked {
					steps++
				}
			}
		}
		if n != len(said) {
			t.Errorf("%d of %d matters are told", n, len(said))
		}
		if !slices.IsSortedFunc(at, func(a, b int) int { return b - a }) {
			t.Errorf("they are told in the order %v", at)
		}
		turn := v.Track().Turn + 1
		for _, p := range b.pastOf(v, sum, from) {
			if p.n >= turn {
				t.Errorf("Game Turn %d stands below Game Turn %d", p.n, turn)
			}
			turn = p.n
			for i := range p.said {
				if before++; p.said[i].At >= from {
					t.Errorf("told once more: %s", p.said[i].Head)
				}
			}
		}
	})
	if steps == 0 || before < 200 {
		t.Errorf("%d steps of one's own and %d matters of before were told", steps, before)
	}
}

// In the panel what happened last stands first, whoever it befell, at every moment at which something is asked or only
// looked on at.
func TestWhatIsToldIsInItsOrder(t *testing.T) {
	mixed, spared := 0, 0
	watching(t, "keen", 3, 6, func(b *Board, _ *game.Table) {
		for s := range game.Seat(3) {
			b.Play.SitAs(s)
			v, sum := b.look()
			to := len(b.Play.Written())
			said := b.saidOf(v, sum, max(0, to-30), to)
			if setUp(v) || befellNobody(said) {
				continue
			}
			mem := ui.NewMemory()
			c := ui.Begin(mem, ui.Input{}, 400, 4000, 1)
			b.entries.set(c, c.Screen(), func(col *page.Column) { b.groupsOn(col, sum, said, s) })
			texts := strings.Join(strings.Fields(strings.Join(c.End().Texts(), " ")), " ")
			at := 0
			for i, all := 0, byTime(said); i < len(all); i++ {
				m := all[i]
				if shownBelow(all[i+1:], m) {
					spared++
					continue
				}
				head := strings.Join(strings.Fields(m.Head), " ")
				k := strings.Index(texts[at:], head)
				if k < 0 {
					t.Fatalf("matter %d, %q, does not stand behind the one that happened after it: %q", i, head, texts)
				}
				if at += k; i > 0 && said[i].Seat != said[i-1].Seat {
					mixed++
				}
			}
		}
	})
	if mixed < 200 || spared < 20 {
		t.Errorf("only %d befell another than the one before, and %d losses stand with the find", mixed, spared)
	}
}

// What something cost and brought: what is less last and in red, Discontent the other way round.
func TestChips(t *testing.T) {
	n := 0
	watching(t, "keen", 2, 5, func(_ *Board, table *game.Table) {
		all := chipsOf(table.EventsOf(table.Len() - 1))
		for i, k := range all {
			n++
			if i > 0 && !k.bad && all[i-1].bad {
				t.Errorf("%q stands behind %q", k.text, all[i-1].text)
			}
			if _, anew := tell.Anew(table.EventsOf(table.Len()-1), k.figure); anew && k.bad {
				t.Errorf("%q is told as a loss", k.text)
			}
		}
	})
	if n < 100 {
		t.Errorf("only %d were looked at", n)
	}
}

// What was told in part before one chose, and of which more came since, is told once, with the whole of what it came to.
func TestOneThingIsToldOnce(t *testing.T) {
	whole := 0
	watching(t, "keen", 2, 5, func(b *Board, _ *game.Table) {
		v, sum := b.look()
		to := len(b.Play.Written())
		began := lastOf(b.Play.Written(), func(e *game.Event) bool { return e.Kind == heart.TurnBegan })
		if began < 0 {
			return
		}
		all := tell.Matters(v, sum, b.Play.Written(), began, to, nil)
		for from := max(began, to-6); from < to; from++ {
			for _, m := range b.saidOf(v, sum, from, to) {
				if m.HeadAt < began || m.HeadAt >= from || m.Of == nil || !slices.Contains(b.put.said.whole, m.HeadAt) {
					continue
				}
				at := slices.IndexFunc(all, func(x tell.Matter) bool { return x.HeadAt == m.HeadAt })
				if whole++; at < 0 || len(m.Events) < len(all[at].Events) {
					t.Errorf("%q has %d of its events", m.Head, len(m.Events))
				}
			}
		}
	})
	if whole < 20 {
		t.Errorf("only %d had begun before", whole)
	}
}
