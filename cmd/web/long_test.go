package main

import (
	"encoding/base64"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/internal/browser"
	"sourceofthenile/render/nile/hands"
)

// theLongGame: a game of thirty months is taken up, its journal opened for the first time,
// the chart brought near and far, and kept as journal, book and film; what the page does in
// one go is measured meanwhile.
func theLongGame(t *testing.T, b *browser.Browser, dir string) {
	w := opened(t, b, browser.Serve(t, dir), 1280, 800, 1, false)
	table, save := aloneFor(t, 30, 100)
	w.p.Eval(t, put+`("/games", "Alone.nile", "`+base64.StdEncoding.EncodeToString(save)+`")`, nil)
	w.press()
	d := hands.New(t, w, table)
	w.measured("a long game is taken up", inOneGo, func() {
		w.Click("Continue")
		d.SeatDown()
	})
	w.measured("the chart brought near and far", inOneGo, func() {
		for _, notches := range []float64{3, 3, -3, -3, -3} {
			r := &trace{p: w.p, from: len(w.p.Said(0))}
			w.Move(420, 400)
			w.Wheel(notches)
			for end := time.Now().Add(5 * time.Second); !r.has("painted") && time.Now().Before(end); { // at its least and most nothing is
				w.Ticks(10)
			}
		}
	})
	w.measured("the journal is opened", inOneGo, func() {
		w.Key(ebiten.KeyJ)
		d.Want("journal")
		w.Ticks(60)
	})
	shot(t, w.p, "long-journal")
	w.Key(ebiten.KeyEscape)
	d.Want("table")
	b.Downloads(t, t.TempDir())
	w.Key(ebiten.KeyEscape)
	w.Ticks(hands.ReadTicks)
	w.Key(ebiten.KeyX)
	d.Want("export")
	for _, what := range []string{"journal", "book", "film"} {
		w.measured("kept as "+what, inOneGo, func() {
			w.follow("what/" + what)
			r := &trace{p: w.p, from: len(w.p.Said(0))}
			w.Key(ebiten.KeyE)
			browser.Until(t, "the export ends", func() bool { return r.has("export ends") })
			if !r.has("export ends <nil>") {
				t.Errorf("keeping it as %s has failed", what)
			}
		})
	}
	w.p.Close(t)
}
