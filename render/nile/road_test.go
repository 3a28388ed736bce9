package nile_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/orders"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
)

// The way to a port is chosen by a key, walked with Enter as far as the month goes, and kept
// as an order: the later months play by themselves until the road's end or until something
// matters, and the player decides again, who is told why.
func TestTheRoadToAPort(t *testing.T) {
	over := map[string]bool{}
	for _, seed := range []uint64{2, 3, 4, 5, 6, 7, 8} {
		b := niletest.NewBot(t, niletest.NewGame(t, seed, 100, "Ann"), 2)
		b.Months = 30
		p := b.Until(func(p *play.Play) bool {
			v := sight.View(p)
			sh, ok := v.Sheet(p.Seat())
			return ok && v.Phase() == nile.ChoosingPace && v.Map().PortDistance(sh.At) > 5 || p.Table().Over()
		})
		if p.Table().Over() {
			continue // nobody lived to turn home
		}
		d, s := niletest.Table(p)
		p.Host().Bots = func(name string, seed uint64) (play.Bot, error) {
			bot, err := screens.Game{}.Bot(name, seed)
			return bot, err
		}
		st := d.Stage(t)
		st.Key(ebiten.KeyF24)
		niletest.Read(st)
		st.Wait(play.SitTime)
		st.Key(ebiten.KeyO)
		if s.Board.Picked < 0 {
			t.Errorf("seed %d: no way leads to a port", seed)
			continue
		}
		to, at := s.Board.Picked, p.Table().Len()
		v := sight.View(p)
		r, _ := v.Route(to, nile.Normal)
		st.Key(ebiten.KeyEnter)
		for range 60 {
			st.Wait(0.3)
		}
		if p.Table().Len() == at {
			t.Errorf("seed %d: Enter sets nobody on the way", seed)
			continue
		}
		sh, _ := sight.View(p).Sheet(p.Seat())
		if sight.View(p).Phase() != nile.Travelling || r.Halts[0] == 0 || sh.At != r.Way[r.Halts[0]-1] {
			continue // something came up this month
		}
		st.Key(ebiten.KeySpace)
		if len(p.ByOrder(0)) == 0 {
			t.Errorf("seed %d: no order has been given", seed)
			continue
		}
		if o, ok := orders.Parse(p.Table().Sitter(0)); p.Ordered(0) && (!ok || o.To != to) {
			t.Errorf("seed %d: the order is %q", seed, p.Table().Sitter(0))
		}
		for n := 0; p.Ordered(0) && n < 400; n++ {
			st.Wait(0.2)
		}
		if p.Ordered(0) {
			t.Fatalf("seed %d: the order never ends", seed)
		}
		if p.Seat() != 0 {
			t.Errorf("seed %d: seat %d sits before the screen", seed, p.Seat())
		}
		now, ok := sight.View(p).Sheet(0)
		over[map[bool]string{true: "there", false: "before"}[ok && now.At == to]] = true
	}
	if len(over) == 0 {
		t.Error("no road was followed")
	}
}
