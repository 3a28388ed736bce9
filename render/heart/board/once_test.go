package board

import (
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
)

// Where something drawn is laid when the player has chosen where, it is told with what was drawn, though that was told before.
func TestWhatIsLaidStandsBehindWhatWasDrawn(t *testing.T) {
	var b *Board
	n := 0
	for seed := range uint64(4) {
		b = nil
		playing(t, 1, seed, func(table *game.Table) {
			if b == nil {
				b = New(local.New(table, play.Host{}))
				b.Play.SitAs(0)
			}
			b.Play.Version++ // the table was played past it
			v, sum := b.look()
			to := len(b.Play.Written())
			from := to - len(table.EventsOf(table.Len()-1))
			for _, m := range b.saidOf(v, sum, from, to) {
				if m.Of == nil || setUp(v) {
					continue
				}
				if m.Of.Kind == heart.ChitPlaced {
					t.Errorf("seed %d, command %d: %q stands alone", seed, table.Len(), m.Head)
				}
				if m.Of.Kind == heart.EventDrawn && m.HeadAt < from {
					n++
				}
			}
		})
	}
	if n < 10 {
		t.Errorf("only %d stand behind what was told before", n)
	}
}

// record goes through games with the board of the first player before the screen, and gives after each of their commands what
// is told of it, and of what had happened before.
func record(t *testing.T, seats int, seeds uint64, each func(b *Board, table *game.Table, from int, now, past []tell.Matter)) {
	t.Helper()
	for seed := range seeds {
		recordAs(t, "keen", seats, seed, each)
	}
}

// recordAs goes through one such game of computer explorers of a kind.
func recordAs(t *testing.T, kind string, seats int, seed uint64, each func(b *Board, table *game.Table, from int, now, past []tell.Matter)) {
	t.Helper()
	watching(t, kind, seats, seed, func(b *Board, table *game.Table) {
		b.Play.SitAs(0)
		v, sum := b.look()
		to := len(b.Play.Written())
		from := to - len(table.EventsOf(table.Len()-1))
		if setUp(v) {
			return
		}
		now, past := b.saidOf(v, sum, from, to), []tell.Matter(nil)
		for _, turn := range b.pastOf(v, sum, from) {
			past = append(past, turn.said...)
		}
		each(b, table, from, now, past)
	})
}

// What has happened is the record: whatever came of a command to the player before the screen, or became other for anybody, stands
// there after it, and still does after the next, however large another page tells it.
func TestToldIsComplete(t *testing.T) {
	for _, seats := range []int{1, 3} {
		said, last, of := 0, []string(nil), (*game.Table)(nil)
		record(t, seats, 3, func(b *Board, table *game.Table, from int, now, past []tell.Matter) {
			v, sum := b.look()
			all := b.Play.Written()
			if of != table { // another game
				of, last = table, nil
			}
			stands := func(text string, in []tell.Matter) bool {
				for _, m := range in {
					if strings.Contains(m.Head, text) {
						return true
					}
				}
				return false
			}
			for _, text := range last {
				if said++; !stands(text, past) && !stands(text, now) {
					t.Errorf("%d players, command %d: %q is told no more", seats, table.Len(), text)
				}
			}
			last = nil
			for i := from; i < len(all); i++ {
				e := &all[i]
				text := tell.Event(v, sum, e)
				if text == "" || e.Seat != 0 || tell.Figured(e) || bought(e) || tell.TakenUp(all, i) {
					continue
				}
				switch e.Kind {
				case heart.ChitLaid, heart.ChitBack, heart.Surveyed, heart.MapTurnBegan, heart.Walked, heart.Shamed: // seen where they lie, or nothing by themselves
				default:
					if said++; !stands(text, now) {
						t.Errorf("%d players, command %d: %q is told nowhere", seats, table.Len(), text)
					}
					last = append(last, text)
				}
			}
		})
		if said < 500 {
			t.Errorf("%d players: only %d sentences were looked for", seats, said)
		}
	}
}

// Each figure stands under what caused it, and nothing that happened stands there under two heads.
func TestNoFigureStandsUnderAnother(t *testing.T) {
	n := 0
	record(t, 3, 4, func(b *Board, table *game.Table, from int, now, past []tell.Matter) {
		v, sum := b.look()
		heads := map[int]bool{}
		whole := map[int]bool{}
		for _, at := range b.put.said.whole {
			whole[at] = true
		}
		for i, m := range append(append([]tell.Matter{}, now...), past...) {
			if m.HeadAt < 0 || i >= len(now) && whole[m.HeadAt] {
				continue
			}
			if heads[m.HeadAt] && i < len(now) {
				t.Errorf("command %d: %q stands there twice", table.Len(), m.Head)
			}
			heads[m.HeadAt] = true
			for k := range m.Events {
				e := &m.Events[k]
				if e.Kind != heart.Changed || m.Of == nil {
					continue
				}
				if n++; m.Of.Kind == heart.EventDrawn && !tell.Brings(m.Of, e) {
					t.Errorf("command %d: %q (%v) stands under %q", table.Len(), tell.Event(v, sum, e), told.AsChanged(e).Cause, m.Head)
				}
			}
		}
	})
	if n < 300 {
		t.Errorf("only %d figures were looked at", n)
	}
}
