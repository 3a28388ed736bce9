package brittle

import "sync"

// Gate is what a disk waits at before it is sure of anything (Slow): for as long as
// the gate is shut. The zero value is shut.
type Gate struct {
	mu     sync.Mutex
	open   bool
	moved  chan struct{} // closed when the gate opens or one comes to it; made when asked for
	before int
}

// Pass is what Slow is given: it waits until the gate is open.
func (g *Gate) Pass(wait func() error) error {
	g.mu.Lock()
	g.before++
	g.move()
	g.until(func() bool { return g.open })
	g.before--
	g.mu.Unlock()
	return wait()
}

// Open lets everything through, from now on and until Shut.
func (g *Gate) Open() { g.set(true) }

// Shut lets nothing through any more.
func (g *Gate) Shut() { g.set(false) }

func (g *Gate) set(open bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.open = open
	g.move()
}

// Await waits until so many wait before the gate at once.
func (g *Gate) Await(n int) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.until(func() bool { return g.before >= n })
}

// until waits until something is so. g.mu is held when it is asked.
func (g *Gate) until(so func() bool) {
	for !so() {
		if g.moved == nil {
			g.moved = make(chan struct{})
		}
		moved := g.moved
		g.mu.Unlock()
		<-moved
		g.mu.Lock()
	}
}

// move wakes who waits. g.mu is held.
func (g *Gate) move() {
	if g.moved != nil {
		close(g.moved)
		g.moved = nil
	}
}
