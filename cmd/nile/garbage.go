package main

import (
	"runtime/debug"
	"sync/atomic"
	"time"

	"sourceofthenile/render/chartview"
)

// heapGrows is by how much of itself, in per cent, the heap of the window grows before it is
// swept: what is kept changes little, and what is painted is given back at once.
const heapGrows = 30

// heapGrowsFirst is by how much before anything is seen: what is read then stays, and nothing waits
// while nothing is found that could be swept.
const heapGrowsFirst = 400

// garbage gives what is not used any more back to the system while nobody does anything:
// pictures and pages leave as much as is kept behind them.
type garbage struct {
	at   time.Time // when it was given back last
	busy atomic.Bool
}

// givenBack is how long nothing is given back again.
const givenBack = 10 * time.Second

// rest gives back what there is to give; when nobody has touched anything for some time, what the charts keep for
// the next time too.
func (w *window) rest(deep bool) {
	if deep {
		chartview.Spare()
	}
	w.garbage.giveBack(deep)
}

// giveBack does so, however lately it has been done if again, beside the loop: it takes some hundredths of a second.
func (g *garbage) giveBack(again bool) {
	if !again && time.Since(g.at) < givenBack || !g.busy.CompareAndSwap(false, true) {
		return
	}
	g.at = time.Now()
	go func() {
		defer g.busy.Store(false)
		debug.FreeOSMemory()
	}()
}
