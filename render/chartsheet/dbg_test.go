package chartsheet
import ("testing";"math/rand/v2";"sourceofthenile/game/nile")
func TestDbg(t *testing.T){
	tab := table(t, "Ada Berg", "Bo Lind")
	rng := rand.New(rand.NewPCG(1, 2))
	for range 250 {
		v := view(tab, tab.Position().ToMove())
		c:=next(v, tab.Choices(), rng)
		sh,_:=v.Sheet(c.Seat)
		t.Log(c.Seat, v.Phase(), c, sh.At, sh.Left, sh.Have, v.Player(0).Unpublished, v.Player(1).Unpublished)
		_=nile.Buy
		if _, err := tab.Do(c); err != nil { t.Fatal(err) }
	}
}
