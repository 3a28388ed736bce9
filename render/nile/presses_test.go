package nile_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui/uitest"
)

// presser plays a seat at a table of two by keys, with cards and pages as they come, and counts the
// presses; what the other seat does is done without a screen.
type presser struct {
	t    *testing.T
	p    *play.Play
	d    *niletest.Saloon
	s    *screens.TableScene
	st   *uitest.Stage
	b    *niletest.Bot
	seat game.Seat
	n    int      // presses
	past []string // the screens they were on
}

// newPresser takes over where a bot stands, before the machine is handed to whoever is to move.
func newPresser(t *testing.T, b *niletest.Bot) *presser {
	k := &presser{t: t, p: b.P, b: b, seat: sight.View(b.P).ToMove()}
	k.p.StandUp()
	k.d, k.s = niletest.Table(k.p)
	k.st = k.d.Stage(t)
	k.settle()
	return k
}

// settle waits till nothing moves any more.
func (k *presser) settle() {
	for range 200 {
		if k.st.Wait(0.25); !k.p.Beats().Playing() {
			break
		}
	}
	k.st.Wait(play.SitTime) // what is kept back from a press too many
}

// press presses a key, as one counts; a question is answered with yes.
func (k *presser) press(key ebiten.Key) {
	if k.d.Notices() > 0 {
		key = ebiten.KeyEnter
	}
	k.n++
	k.past = append(k.past, screens.ScreenNames[k.s.At.Screen])
	k.st.Key(key)
	k.settle()
}

// pressOn presses Space, or where what is chosen is risked by no key alone the button with the mouse.
func (k *presser) pressOn() {
	if k.s.At.Screen == screens.MeetScreen {
		k.n++
		k.past = append(k.past, "meet")
		k.st.Click("meet/go in")
		k.settle()
		return
	}
	k.press(ebiten.KeySpace)
}

// others does what the other seat does, unseen.
func (k *presser) others() {
	for range 300 {
		if to := sight.Position(k.p).View(game.Nobody).ToMove(); to == k.seat || to == game.Nobody {
			return
		}
		k.p.SitDown()
		k.p.Seen()
		k.b.Step()
		if sight.Position(k.p).View(game.Nobody).ToMove() == k.seat {
			k.p.StandUp()
			k.d.Refresh()
			k.settle()
		}
	}
}

// struck reports whether a misfortune struck, or only just did not, since so many events.
func (k *presser) struck(from int) bool {
	return slices.ContainsFunc(k.p.Board.Events(k.seat)[from:], func(e game.Event) bool {
		passed := e.Kind == nile.DisasterPasses && nile.As[nile.DisasterPassesEvent](e).Averted
		return e.Seat == k.seat && (passed || e.Kind == nile.DisasterStrikes || e.Kind == nile.Peril || e.Kind == nile.LostWay)
	})
}

// since are the events of the seat since a number of them.
func (k *presser) since(from int) (out []game.EventKind) {
	for _, e := range k.p.Board.Events(k.seat)[from:] {
		if e.Seat == k.seat {
			out = append(out, e.Kind)
		}
	}
	return out
}

func (k *presser) String() string { return fmt.Sprintf("%d presses: %v", k.n, k.past) }

// TestPressesOfAQuietMonth: a month of one step into country that is known takes three presses, with
// the one that takes over the machine.
func TestPressesOfAQuietMonth(t *testing.T) {
	seen := 0
	for seed := range uint64(30) {
		b := niletest.NewBot(t, niletest.NewGame(t, seed+1, 100, "Ann", "Ben"), seed)
		var key ebiten.Key
		b.Until(func(p *play.Play) bool {
			v := sight.View(p)
			if v.Phase() != nile.ChoosingPace || v.Turn() < 3 {
				return false
			}
			kept, ok := v.KeptPace()
			if !ok {
				return false
			}
			_, cs, _ := v.AtPace(kept)
			sheet, _ := v.Sheet(p.Seat())
			for _, c := range cs {
				if _, people := v.Tribe(hexmap.ID(c.Target)); c.Kind == nile.Move && c.Odds.Num == 0 && v.Hex(hexmap.ID(c.Target)).State != nile.Unmapped && !people && v.Map().Cells[c.Target].Port == hexmap.NoPort {
					key = ebiten.KeyDigit0 + ebiten.Key(v.Map().DirTo(sheet.At, hexmap.ID(c.Target)))
					return true
				}
			}
			return false
		})
		k := newPresser(t, b)
		from := len(k.p.Board.Events(k.seat))
		k.press(ebiten.KeySpace) // takes over the machine
		if k.s.At.Screen != screens.BoardScreen {
			t.Fatalf("seed %d: after the machine comes %s", seed, screens.ScreenNames[k.s.At.Screen])
		}
		k.press(key)
		for range 6 {
			if sight.Position(k.p).View(game.Nobody).ToMove() != k.seat {
				break
			}
			k.press(ebiten.KeySpace)
		}
		if k.struck(from) || slices.Contains(k.since(from), nile.Met) || slices.Contains(k.since(from), nile.Died) {
			continue
		}
		seen++
		t.Log(k)
		if k.n > 3 {
			t.Errorf("seed %d: a quiet month takes %v, want 3 at most", seed, k)
		}
	}
	if seen < 8 {
		t.Errorf("%d quiet months were seen, want 8", seen)
	}
}

// TestPressesOfAMonthWithGifts: a month in which a people is met and gifts are offered takes six.
func TestPressesOfAMonthWithGifts(t *testing.T) {
	seen := 0
	for seed := range uint64(60) {
		b := niletest.NewBot(t, niletest.NewGame(t, seed+1, 100, "Ann", "Ben"), seed)
		var key ebiten.Key
		stranger := func(p *play.Play) bool {
			v := sight.View(p)
			kept, ok := v.KeptPace()
			if v.Phase() != nile.ChoosingPace || v.Turn() < 3 || !ok {
				return false
			}
			_, cs, _ := v.AtPace(kept)
			sheet, _ := v.Sheet(p.Seat())
			for _, c := range cs {
				if people, ok := v.Tribe(hexmap.ID(c.Target)); ok && c.Kind == nile.Move && !people.Friend && people.Strength > 0 && sheet.Have[nile.Gifts] >= 10 {
					key = ebiten.KeyDigit0 + ebiten.Key(v.Map().DirTo(sheet.At, hexmap.ID(c.Target)))
					return true
				}
			}
			return false
		}
		met := false
		for n := 0; n < 3000 && !met && !b.P.Over(); n++ {
			if _, must := b.P.HandOver(); must {
				b.P.SitDown()
				b.P.Seen()
			}
			if met = stranger(b.P); !met {
				b.Step()
			}
		}
		if !met {
			continue
		}
		k := newPresser(t, b)
		from := len(k.p.Board.Events(k.seat))
		k.press(ebiten.KeySpace)
		k.press(key)
		for range 12 {
			if sight.Position(k.p).View(game.Nobody).ToMove() != k.seat || k.p.Over() {
				break
			}
			k.pressOn()
		}
		all := k.since(from)
		if k.struck(from) || !slices.Contains(all, nile.Parleyed) || slices.Contains(all, nile.BattleJoined) {
			continue
		}
		seen++
		t.Log(k)
		if k.n > 6 {
			t.Errorf("seed %d: a month with a meeting and gifts takes %v, want 6 at most", seed, k)
		}
	}
	if seen < 3 {
		t.Errorf("%d such months were seen, want 3", seen)
	}
}

// TestPressesFromHomecomingToSailing: from the ship home to the next ship out it takes seven.
func TestPressesFromHomecomingToSailing(t *testing.T) {
	for seed := range uint64(6) {
		b := niletest.NewBot(t, niletest.NewGame(t, seed+1, 100, "Ann", "Ben"), seed)
		b.Until(func(p *play.Play) bool {
			v := sight.View(p)
			sheet, ok := v.Sheet(p.Seat())
			return ok && v.Phase() == nile.ChoosingPace && v.Map().Cells[sheet.At].Port != hexmap.NoPort && v.Player(p.Seat()).Unpublished >= 2
		})
		k := newPresser(t, b)
		for range 4 { // the machine, the ship, which is the red button, and asks
			if sight.Position(k.p).View(game.Nobody).Player(k.seat).Where == nile.Europe {
				break
			}
			k.press(ebiten.KeySpace)
		}
		from := len(k.p.Board.Events(k.seat))
		if v := sight.Position(k.p).View(game.Nobody); v.Player(k.seat).Where != nile.Europe {
			t.Fatalf("seed %d: the ship has not sailed, after %v", seed, k)
		}
		k.n, k.past = 0, nil
		for range 20 {
			if k.s.At.Screen != screens.JourneyScreen {
				k.others()
			}
			if slices.Contains(k.since(from), nile.Sailed) || k.p.Over() {
				break
			}
			k.press(ebiten.KeySpace)
		}
		t.Log(k)
		if k.n > 7 {
			t.Errorf("seed %d: from homecoming to sailing it takes %v, want 7 at most", seed, k)
		}
	}
}
