package main

import (
	"runtime"
	"testing"
	"time"
)

// What nobody uses goes back to the system, and soon after it is not tried again.
func TestGarbageIsGivenBack(t *testing.T) {
	held := func() uint64 {
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return m.HeapSys - m.HeapReleased
	}
	use := func() {
		b := make([]byte, 64<<20)
		for i := range b {
			b[i] = 1
		}
	}
	var g garbage
	settle := func() {
		for end := time.Now().Add(time.Minute); g.busy.Load() && time.Now().Before(end); {
			runtime.Gosched()
		}
	}
	use()
	before := held()
	g.giveBack(false)
	if settle(); held() > before-48<<20 {
		t.Errorf("%d bytes were held, and %d are", before, held())
	}
	at := g.at
	if g.giveBack(false); g.at != at {
		t.Errorf("it is given back twice within a moment: got %v, wanted %v", g.at, at)
	}
	if g.giveBack(true); g.at == at {
		t.Error("it is not given back again where it must be")
	}
	settle()
	at = at.Add(-givenBack)
	g.at = at
	g.giveBack(false)
	if settle(); !g.at.After(at) {
		t.Error("it is never given back again")
	}
}
