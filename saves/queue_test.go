package saves

import (
	"errors"
	"slices"
	"testing"
	"time"
)

// What is handed in is written in order; of a slot that waits still only the latest; and
// whoever handed it in is told how it ended.
func TestQueueWritesInOrder(t *testing.T) {
	var q Queue
	told := make(chan func(), 10)
	q.Post = func(f func()) { told <- f }
	gate, began, failed := make(chan bool), make(chan bool), errors.New("the disk is full")
	var wrote, heard []string
	add := func(slot, name string, err error) {
		q.Write(slot, func() error { wrote = append(wrote, name); return err }, func(err error) {
			if err != nil {
				name += " failed"
			}
			heard = append(heard, name)
		})
	}
	if !q.Wait(0) || q.Round() != 0 {
		t.Fatalf("a queue that has nothing to write is in round %d, or not at rest", q.Round())
	}
	q.Write("first", func() error { close(began); <-gate; wrote = append(wrote, "first"); return nil }, nil)
	<-began // what is being written waits no more
	add("game", "a turn", nil)
	add("", "Anna", failed)
	add("game", "the next turn", nil)
	add("", "Ben", nil)
	if q.Wait(0) {
		t.Error("it is at rest before the disk has let anything through")
	}
	close(gate)
	if !q.Wait(time.Minute) || q.Round() != 1 {
		t.Fatalf("round %d, want 1, at rest", q.Round())
	}
	for len(told) > 0 {
		(<-told)()
	}
	if want := []string{"first", "Anna", "the next turn", "Ben"}; !slices.Equal(wrote, want) {
		t.Errorf("written: %q, want %q", wrote, want)
	}
	if want := []string{"Anna failed", "the next turn", "Ben"}; !slices.Equal(heard, want) {
		t.Errorf("told: %q, want %q", heard, want)
	}
	add("", "later", nil)
	if !q.Wait(time.Minute) || q.Round() != 2 {
		t.Errorf("round %d, want 2, at rest", q.Round())
	}
}
