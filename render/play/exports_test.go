package play_test

import (
	"context"
	"io"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
)

// counter is a desk before which exports are written.
type counter struct {
	*loop
	attended, told int
}

func (c *counter) Attend(desk.Errand)         { c.attended++ }
func (c *counter) Tell(string, ui.Rich)       { c.told++ }
func (c *counter) Top() desk.Screen           { return c }
func (c *counter) Name() string               { return "table" }
func (*counter) Frame(*ui.Context, desk.Desk) {}

// nowhere takes what is exported, and keeps none of it.
type nowhere struct{ play.Exporter }

func (nowhere) Write(_ string, write func(io.Writer) error) error { return write(io.Discard) }

// How an export goes is passed on at most ten times a second, and not before it is known how
// much there is to do; meanwhile no other begins.
func TestAnExportTellsHowItGoes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // its clock goes on by itself where everybody waits
		d, x := &counter{loop: &loop{posted: make(chan func())}}, &play.Exports{Exporter: nowhere{}}
		if x.Run.Busy() {
			t.Error("an export that never began is busy, want it idle")
		}
		var others int
		other := func(context.Context, io.Writer, func(int, int)) error { others++; return nil }
		for round := range 3 {
			x.Start(d, "africa.png", "chart", func(_ context.Context, _ io.Writer, tell func(done, of int)) error {
				tell(0, 0)
				tell(1, 4)
				tell(2, 4)
				<-time.After(100 * time.Millisecond)
				tell(3, 4)
				return nil
			})
			var parts []float64
			for x.Run.Busy() {
				x.Start(d, "africa.gif", "film", other)
				d.run(t)
				parts = append(parts, x.Run.Part)
			}
			if want := []float64{0.25, 0.75, 1}; !slices.Equal(parts, want) {
				t.Errorf("round %d: it is said that %v is done, want %v", round, parts, want)
			}
		}
		if others != 0 || d.attended != 1 || d.told != 3 {
			t.Errorf("%d others began meanwhile, it was attended %d times and told %d times; want 0, 1, 3", others, d.attended, d.told)
		}
	})
}
