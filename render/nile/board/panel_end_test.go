package board_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/hexmap"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/meet"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Space alone does not let a month pass in which nobody has moved: it says so
// first. Once the party has moved, it ends the march at once.
func TestSpaceDoesNotLetAMonthPassUnmoved(t *testing.T) {
	p := niletest.Driven(t, 5, 2, func(v nile.View) bool {
		s, _ := v.Sheet(v.Seat())
		return driven.Marching(v) && s.Left == s.Allowance && s.Allowance > 0
	})
	d, _ := niletest.Table(p)
	st := d.Stage(t)
	turn, seat := sight.View(p).Turn(), sight.View(p).ToMove()
	st.Key(ebiten.KeySpace)
	st.Wait(0.1)
	if v := sight.View(p); v.Turn() != turn || v.ToMove() != seat || v.Phase() != nile.Travelling {
		t.Fatal("the month has passed")
	}
	st.Want(strings.Replace(words.Say("board.stay"), "{key:go-on}", words.Phrase("key.space"), 1))
	st.Key(ebiten.KeySpace)
	st.Wait(0.1)
	if v := sight.Position(p).View(seat); v.Phase() == nile.Travelling && v.ToMove() == seat {
		t.Fatal("Space pressed again does not end the march")
	}
}

// And no line of the sheet leaves because of what is said then: it stands where the hunt was spoken of.
func TestAWarningTakesNoLineFromTheSheet(t *testing.T) {
	seen := 0
	for i := range uint64(16) {
		seed := 1 + i/2
		p, _, st := niletest.BoardOf(t, seed, func(v nile.View) bool {
			m, ok := v.March()
			return ok && m.Fresh && v.Turn() >= int(i%2)
		})
		heading := words.Say("sheet.food")
		before := st.Has(heading)
		st.Key(ebiten.KeySpace)
		st.Wait(0.2)
		if !st.Has(strings.Replace(words.Say("board.stay"), "{key:go-on}", words.Phrase("key.space"), 1)) {
			continue
		}
		if seen++; st.Has(heading) != before {
			t.Errorf("seed %d, turn %d: %q on the sheet: got %v when warned, wanted %v as before", seed, sight.View(p).Turn(), heading, !before, before)
		}
	}
	if seen < 10 {
		t.Errorf("got %d warnings, wanted 10 and more", seen)
	}
}

// Nor does Space alone end a march that the points left would bring to friends.
func TestSpaceDoesNotPassFriendsBy(t *testing.T) {
	p := niletest.BoldUntil(t, 2, func(p *play.Play) bool {
		v := sight.View(p)
		m, ok := v.March()
		s, _ := v.Sheet(v.Seat())
		if !ok || m.Fresh || m.Unsettled.Why != "" || s.At == hexmap.None {
			return false
		}
		if here, among := v.Tribe(s.At); among && here.Friend {
			return false
		}
		for _, ch := range p.Choices() {
			if ch.Kind == nile.Move && ch.Odds.Num == 0 {
				if there, is := v.Tribe(hexmap.ID(ch.Target)); is && there.Friend && !v.Preview(ch).Unknown {
					return true
				}
			}
		}
		return false
	})
	d, _ := niletest.Table(p)
	st := d.Stage(t)
	st.Wait(8) // cards and dice first
	n := p.Len()
	st.Key(ebiten.KeySpace)
	st.Wait(0.1)
	if p.Len() != n {
		t.Fatal("the march has ended")
	}
	said := false
	for _, it := range st.List.Items {
		said = said || strings.Contains(it.Text, "enough to come")
	}
	if !said {
		t.Error("it is not said that friends are near")
	}
	st.Key(ebiten.KeySpace)
	st.Wait(0.1)
	if p.Len() == n {
		t.Fatal("Space pressed again does not end the march")
	}
}

// A meeting in which an attack is likely is not begun by a key that only goes
// on: a policy must be chosen first.
func TestSpaceDoesNotWalkIntoAnAttack(t *testing.T) {
	p := niletest.BoldTo(t, 2, func(v nile.View) bool {
		if v.Phase() != nile.MeetingPeople {
			return false
		}
		bearable := false // else withdrawing is proposed
		for i := 1; i <= meet.Policies; i++ {
			o := v.PolicyOdds(i)
			if o.Allowed && o.Charge+o.Ambush <= meet.HastyRisk {
				return false
			}
			bearable = bearable || o.Allowed && o.Defeat().Defeat() <= meet.Ruinous
		}
		return bearable
	})
	d, s := niletest.Table(p)
	st := d.Stage(t)
	st.Wait(3)
	niletest.WantScreen(t, s, screens.MeetScreen)
	st.Key(ebiten.KeySpace)
	if sight.View(p).Phase() != nile.MeetingPeople {
		t.Fatalf("Space has chosen how to meet them: got %v, wanted %v", sight.View(p).Phase(), nile.MeetingPeople)
	}
	st.Wait(0.1)
	why := func() (red bool) {
		for _, it := range st.List.Items {
			red = red || (strings.Contains(it.Text, "choose a way first") || strings.Contains(it.Text, "none is marked")) && it.Style.Colour == ui.Red
		}
		return red
	}
	if !why() {
		t.Error("Space does nothing, and does not say why")
	}
	st.Key(ebiten.KeyDigit1)
	chosen := s.Sub.(*meet.MeetScene).Chosen
	if chosen != 1 {
		t.Fatalf("policy %d is chosen by key, want 1", chosen)
	}
	s.At.Screen = screens.BoardScreen // another page meanwhile
	st.Wait(1)
	if got := s.Sub.(*meet.MeetScene).Chosen; got != chosen {
		t.Errorf("policy %d is chosen after another page, and it was %d", got, chosen)
	}
	st.Key(ebiten.KeyDigit2)
	st.Key(ebiten.KeySpace)
	if m, ok := sight.View(p).Meeting(); ok && m.Policy == 0 {
		t.Error("a policy chosen by key is not accepted by Space")
	}
}
