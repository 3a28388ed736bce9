package board_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// farHex is a party on the march, and a hex in sight that a way of several hexes leads to.
func farHex(t *testing.T) (p *play.Play, b *board.Board, st *uitest.Stage, to hexmap.ID, way []hexmap.ID) {
	t.Helper()
	for seed := range uint64(20) {
		p, b, st = niletest.BoardOf(t, seed+5, driven.Marching)
		v := sight.View(p)
		for i := range v.Map().Cells {
			id := hexmap.ID(i)
			at := b.Chart.HexRect(id).Centre()
			if _, next := b.Targets[id]; next || !b.Chart.Rect.Inset(60).Contains(at) {
				continue
			}
			if _, hut := v.Tribe(id); hut {
				continue
			}
			if r, ok := v.Route(id, nile.Normal); ok && len(r.Way) > 1 && r.Halts[0] > 0 && r.Lost == 0 && len(r.Peoples) == 0 {
				return p, b, st, id, r.Way[:r.Halts[0]]
			}
		}
	}
	t.Fatal("in none of twenty games does a way lead farther than the next hex")
	return nil, nil, nil, 0, nil
}

// A way is gone by mouse alone: pointing at a far hex shows it, a click lays it, and another
// walks as far as the month goes.
func TestAWayByMouseAlone(t *testing.T) {
	p, b, st, to, way := farHex(t)
	at := b.Chart.HexRect(to).Centre()
	st.Move(at)
	st.Wait(0.3)
	if b.Tip.Empty() {
		t.Fatal("pointing at it tells nothing")
	}
	was := p.Len()
	st.ClickAt(at)
	if b.Picked != to || p.Len() != was {
		t.Fatalf("a click lays hex %d, and does %d things", b.Picked, p.Len()-was)
	}
	st.ClickAt(b.Chart.HexRect(to).Centre())
	walked(t, p, st, way)
}

// A click lays it and Enter walks it.
func TestAWayByAClickAndEnter(t *testing.T) {
	p, b, st, to, way := farHex(t)
	st.ClickAt(b.Chart.HexRect(to).Centre())
	st.Key(ebiten.KeyEnter)
	walked(t, p, st, way)
}

// walked wants the party at the end of a way.
func walked(t *testing.T, p *play.Play, st *uitest.Stage, way []hexmap.ID) {
	t.Helper()
	for range 60 {
		st.Wait(0.2)
	}
	if sh, _ := sight.View(p).Sheet(p.Seat()); sh.At != way[len(way)-1] {
		t.Errorf("the party is at %d, and its way this month was %v; want %d", sh.At, way, way[len(way)-1])
	}
}

// A click on blank country that no way leads to says why, where it was clicked, and does nothing; where the party can
// be sent to the hex beside it, that is aimed at.
func TestAFarBlankHexSaysWhyNobodyIsSentThere(t *testing.T) {
	p, b, st := niletest.BoardOf(t, 5, driven.Marching)
	v, tried, aimed := sight.View(p), 0, 0
	for i := range v.Map().Cells {
		id := hexmap.ID(i)
		at := b.Chart.HexRect(id).Centre()
		_, next := b.Targets[id]
		if next || b.Barred(v, id) || v.Hex(id).State != nile.Unmapped || !b.Chart.Rect.Inset(60).Contains(at) {
			continue
		}
		was := p.Len()
		st.ClickAt(at)
		st.Wait(1)
		beside := st.Has("Blank country is entered from")
		if !st.Has(words.Say("far.blank")) && !beside {
			t.Fatalf("a click on blank hex %d says nothing of it: %v", id, st.List.Texts())
		}
		if p.Len() != was || beside != (b.Picked != hexmap.None) || beside && v.Map().DirTo(b.Picked, id) == 0 {
			t.Errorf("a click on blank hex %d does %d things, and aims at %d", id, p.Len()-was, b.Picked)
		}
		tried++
		if beside {
			aimed++
		}
		if tried >= 3 && aimed > 0 {
			return
		}
	}
	t.Fatalf("%d far blank hexes in sight, beside %d of them the party can be sent", tried, aimed)
}

// A party that has gone to the hex beside a blank one which its player chose aims at that next, this month or in the one to
// come: it does not stop without a word.
func TestABlankHexIsAimedAtFromTheHexBesideIt(t *testing.T) {
	tried := 0
	for _, seed := range []uint64{5, 1, 3} {
		p, b, st := niletest.BoardOf(t, seed, driven.Marching)
		v := sight.View(p)
		for i := range v.Map().Cells {
			id := hexmap.ID(i)
			if _, next := b.Targets[id]; next || v.Hex(id).State != nile.Unmapped || !b.Chart.Rect.Inset(60).Contains(b.Chart.HexRect(id).Centre()) {
				continue
			}
			st.ClickAt(b.Chart.HexRect(id).Centre())
			st.Wait(1)
			by := b.Picked
			if _, one := b.Targets[by]; by == hexmap.None || !one {
				continue
			}
			st.Click("go there")
			st.Wait(8)
			v = sight.View(p)
			if s, _ := v.Sheet(v.Seat()); s.At != by || v.Phase() != nile.Travelling {
				break
			}
			tried++
			if _, now := b.Targets[id]; now && b.Picked != id {
				t.Errorf("seed %d: beside the blank hex %d it aims at %d", seed, id, b.Picked)
			}
			break
		}
	}
	if tried == 0 {
		t.Error("nobody came beside a blank hex")
	}
}
