package nile_test

import (
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/orders"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/local"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/saves"
)

// farFromPort is a game of one who is about to march, more than five hexes from any port,
// or one that was over before.
func farFromPort(t *testing.T, seed uint64) *play.Play {
	t.Helper()
	b := niletest.NewBot(t, niletest.NewGame(t, seed, 100, "Ann"), 2)
	b.Months = 30
	return b.Until(func(p *play.Play) bool {
		v := sight.View(p)
		sh, ok := v.Sheet(p.Seat())
		return ok && v.Phase() == nile.ChoosingPace && v.Map().PortDistance(sh.At) > 5 || p.Over()
	})
}

// The way to a port is chosen by a key, walked with Enter as far as the month goes, and kept
// as an order: the later months play by themselves until the road's end or until something
// matters, and the player decides again, who is told why.
func TestTheRoadToAPort(t *testing.T) {
	over := map[string]bool{}
	for _, seed := range []uint64{2, 3, 4, 5, 6, 7, 8} {
		p := farFromPort(t, seed)
		if p.Over() {
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
		to, at := s.Board.Picked, p.Len()
		v := sight.View(p)
		r, _ := v.Route(to, nile.Normal)
		st.Key(ebiten.KeyEnter)
		for range 60 {
			st.Wait(0.3)
		}
		if p.Len() == at {
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
		if o, ok := orders.Parse(p.Sitter(0)); p.Ordered(0) && (!ok || o.To != to) {
			t.Errorf("seed %d: the order is %q", seed, p.Sitter(0))
		}
		waitForOrder(t, p, st, func() {})
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

// A game that is saved while an order is in force goes on by it when it is taken up again:
// the same months come of it, and it ends for the same reason.
func TestAnOrderOutlivesSaveAndContinue(t *testing.T) {
	followed := 0
	for _, seed := range []uint64{2, 3, 4, 5, 6, 7, 8} {
		p := farFromPort(t, seed)
		if p.Over() {
			continue // nobody lived to turn home
		}
		v := sight.View(p)
		to := hexmap.None
		for i := range v.Map().Ports {
			if _, ok := v.Route(v.Map().Ports[i].At, nile.Normal); ok {
				to = v.Map().Ports[i].At
			}
		}
		if to == hexmap.None {
			continue
		}
		order := orders.Order{Kind: orders.Road, To: to, Level: nile.Normal}
		p.Order(0, order.Name())
		data, err := saves.Encode(saves.Header{ID: "order"}, local.Of(p).Record())
		if err != nil {
			t.Fatal(err)
		}
		_, rec, err := saves.Decode(data)
		if err != nil {
			t.Fatal(err)
		}
		again, err := game.Replay(nile.Rules{}, rec)
		if err != nil {
			t.Fatal(err)
		}
		q := local.New(again, play.Host{})
		if !q.Ordered(0) || again.Sitter(0) != order.Name() {
			t.Fatalf("seed %d: taken up again, the seat is held by %q", seed, again.Sitter(0))
		}
		here, why := followOrder(t, p)
		there, too := followOrder(t, q)
		if here != there || why != too {
			t.Errorf("seed %d: it ends for %q, and taken up again for %q; the same game: %v", seed, why, too, here == there)
		}
		followed++
	}
	if followed == 0 {
		t.Error("no order was followed")
	}
}

// followOrder plays until the order of the first seat has ended, and says why it did.
func followOrder(t *testing.T, p *play.Play) (hash, why string) {
	t.Helper()
	d, _ := niletest.Table(p)
	p.Host().Bots = func(name string, seed uint64) (play.Bot, error) { return screens.Game{}.Bot(name, seed) }
	st := d.Stage(t)
	waitForOrder(t, p, st, func() { why = p.Stopped(0) })
	return local.Of(p).Hash(), why
}

// waitForOrder lets time pass until the order of the first seat has ended; it is thought over
// beside the loop, which is waited for.
func waitForOrder(t *testing.T, p *play.Play, st *uitest.Stage, look func()) {
	t.Helper()
	waitForSeat(t, p, st, 0, look)
}

// waitForSeat is waitForOrder for a seat.
func waitForSeat(t *testing.T, p *play.Play, st *uitest.Stage, s game.Seat, look ...func()) {
	t.Helper()
	for until := time.Now().Add(30 * time.Second); p.Ordered(s); {
		if time.Now().After(until) {
			t.Fatal("the order never ends")
		}
		if p.Thinking() {
			time.Sleep(time.Millisecond)
		}
		st.Wait(0.2)
		for _, f := range look {
			f()
		}
	}
}
