package saves

import (
	"sync"
	"time"
)

// Queue writes beside the game loop, one after the other in the order in which it is
// handed in: a disk may take seconds, and costs no frame. The zero value is ready.
type Queue struct {
	// Post has a function run on the game loop; nil: nobody is told how a write
	// ended.
	Post func(f func())

	mu      sync.Mutex
	waiting []queued
	rest    chan struct{} // closed when nothing is under way; nil: nothing is
	round   int           // how often there was something to write after a rest
}

// queued is a game to be written.
type queued struct {
	slot  string
	write func() error
	done  func(err error)
}

// Write has write called in a goroutine, after all that were handed in before,
// and done on the game loop with how it ended; done may be nil. One of the same
// slot that still waits is left out, with its done: the latest is what counts.
// Those of the slot "" are all written.
func (q *Queue) Write(slot string, write func() error, done func(err error)) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if slot != "" {
		kept := q.waiting[:0:0]
		for _, w := range q.waiting {
			if w.slot != slot {
				kept = append(kept, w)
			}
		}
		q.waiting = kept
	}
	q.waiting = append(q.waiting, queued{slot, write, done})
	if q.rest == nil {
		q.rest = make(chan struct{})
		q.round++
		go q.work(q.rest)
	}
}

// work writes until nothing waits.
func (q *Queue) work(rest chan struct{}) {
	for {
		q.mu.Lock()
		if len(q.waiting) == 0 {
			q.rest = nil
			q.mu.Unlock()
			close(rest)
			return
		}
		next := q.waiting[0]
		q.waiting = q.waiting[1:]
		q.mu.Unlock()
		err := next.write()
		if q.Post != nil && next.done != nil {
			q.Post(func() { next.done(err) })
		}
	}
}

// Wait waits until all has been written, so long at most, and reports whether it
// has.
func (q *Queue) Wait(most time.Duration) bool {
	q.mu.Lock()
	rest := q.rest
	q.mu.Unlock()
	if rest == nil {
		return true
	}
	select {
	case <-rest:
		return true
	case <-time.After(most):
		return false
	}
}

// Round is how often the queue has begun to write after a rest.
func (q *Queue) Round() int {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.round
}
