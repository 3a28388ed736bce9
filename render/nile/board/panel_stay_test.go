package board_test

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
)

// 8.3, 9.12: a month without a step is one press from the second month on: the pace of the
// month before, and the end of the march. What the month's card does is seen first; and in a
// port with something to publish, where somebody would go thirsty and where the explorer hunts
// alone, it is not to be had unasked.
func TestRule8_3_AMonthWithoutAStepByOnePress(t *testing.T) {
	ended, stopped, again, asked := 0, 0, 0, 0
	for seed := range uint64(40) {
		month := 3 + int(seed%7)
		p, b, s := niletest.BoardOf(t, seed, func(v nile.View) bool { return v.Phase() == nile.ChoosingPace && v.Turn() >= month })
		v := sight.View(p)
		kept, ok := v.KeptPace()
		if !ok {
			continue
		}
		then, choices, _ := v.AtPace(kept)
		sheet, _ := then.Sheet(v.Seat())
		ends := slices.ContainsFunc(choices, func(c game.Choice) bool { return c.Kind == nile.EndTravel })
		h := then.HuntOdds()
		ship := v.Player(v.Seat()).Unpublished > 0 && v.Map().Cells[sheet.At].Port != hexmap.NoPort
		quiet := ends && !ship && !(sheet.Drinks && sheet.Have[nile.Water] < sheet.Thirst) && !(h.Danger && h.Alone)
		was, from, seat := p.Len(), len(p.Events()), p.Seat()
		s.Key(ebiten.KeyM)
		s.Wait(0.2)
		cmds := given(p, was)
		if !quiet {
			if asked++; len(cmds) > 0 {
				t.Errorf("seed %d: unasked it gives %v", seed, cmds)
			}
			continue
		}
		if len(cmds) == 0 || cmds[0].Kind != nile.SetPace || cmds[0].Target != int32(kept) {
			t.Fatalf("seed %d: M gives %v, and %d was the pace", seed, cmds, kept)
		}
		struck := slices.ContainsFunc(p.Events()[from:], func(e game.Event) bool { return e.Kind == nile.DisasterStrikes && e.Seat == seat })
		switch {
		case struck && len(cmds) == 1:
			stopped++
			if p.Beats().Playing() || sight.Position(p).View(seat).Phase() != nile.Travelling || b.Picked != hexmap.None {
				continue
			}
			s.Wait(2) // it was said before the misfortune: Space need not be pressed twice
			if s.Key(ebiten.KeySpace); !slices.ContainsFunc(given(p, was), func(c game.Command) bool { return c.Kind == nile.EndTravel }) {
				t.Errorf("seed %d: after a misfortune Space gives %v", seed, given(p, was))
			} else {
				again++
			}
		case !struck && len(cmds) == 2 && cmds[1].Kind == nile.EndTravel:
			ended++
		default:
			if p.Beats().Playing() || sight.Position(p).View(seat).Phase() != nile.Travelling {
				continue // something came between
			}
			t.Errorf("seed %d: struck %v, and it gives %v; the party is at %v", seed, struck, cmds, b.Picked)
		}
	}
	if ended < 5 || stopped < 1 || again < 1 || asked < 1 {
		t.Errorf("%d months ended, %d were stopped, %d of them ended by one press more, %d were not to be had unasked", ended, stopped, again, asked)
	}
}

// O leads to a port that lies one hex away, too.
func TestTheRoadToAPortNextDoor(t *testing.T) {
	p, b, s := niletest.BoardOf(t, 5, func(v nile.View) bool {
		sh, ok := v.Sheet(v.ToMove())
		return ok && v.Phase() == nile.Travelling && sh.Left >= 2 && v.Map().PortDistance(sh.At) == 1
	})
	sheet, _ := sight.View(p).Sheet(p.Seat())
	s.Key(ebiten.KeyO)
	s.Wait(0.1)
	m := sight.View(p).Map()
	if b.Picked == hexmap.None || m.Cells[b.Picked].Port == hexmap.NoPort || m.DirTo(sheet.At, b.Picked) == hexmap.NoDir {
		t.Fatalf("O leads to %v from a hex beside a port", b.Picked)
	}
	s.Key(ebiten.KeyEnter)
	s.Wait(0.2)
	if now, _ := sight.View(p).Sheet(p.Seat()); m.Cells[now.At].Port == hexmap.NoPort {
		t.Error("Enter does not go there")
	}
}
