// Package again is a game watched once more in the window, whichever it is: it plays by itself,
// stands still, goes on and back by a step or a turn, and jumps to anything that was told. It is
// watched with the eyes of a seat, or with everybody's. A game gives the sentences; the chart is
// painted as its film is.
package again

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Game is a game that can be watched again.
type Game interface {
	menu.Game
	menu.Watched
}

// Offer is what is watched, and by whom.
type Offer struct {
	Story game.Story
	Name  string      // what stands above it: how the save is called; "" nothing
	Eyes  []game.Seat // whose it may be seen with: see play.Play.Knowers
	// Film opens the sheet on which it is chosen how it is kept; nil: it cannot be.
	Film func(a desk.Desk)
}

// watching is the screen.
type watching struct {
	of    Game
	offer Offer

	read    *reading // with the eyes that are seen with
	next    *reading // with others, till it has come as far; nil: none
	whose   int      // of the eyes
	at      int      // how many commands have been carried out
	last    int      // of which it was shown where they stand in the list
	playing bool
	due     float64 // when it goes on by itself, in seconds
	speed   int     // an index into speeds
	picture picture
	barAt   ui.Rect // of the last frame
}

// New is a game watched from its beginning.
func New(of Game, o Offer) desk.Screen { return &watching{of: of, offer: o, last: -1} }

// Name is the screen's name in traces.
func (*watching) Name() string { return "again" }

// Game is the game that is watched: its words are spoken.
func (w *watching) Game() desk.Game { return w.of }

// The speeds, and how long what is told stays at the usual one: for each line, and for what
// is only seen, in seconds.
var (
	speeds    = [...]play.Speed{play.Calmly, play.Briskly, play.Quickly}
	speedKeys = [...]string{"settings.opponents.calmly", "settings.opponents.briskly", "settings.opponents.quickly"}
)

const lineStays, sightStays, mostStays = 1.1, 0.45, 4.0

// Measures of the sheet, in units.
const (
	besideW = 760.0 // the least room for what is told beside the chart
	toldW   = 380.0 // the least room for that
	barH    = 34.0
	gap     = 10.0
)

// Frame shows the sheet.
func (w *watching) Frame(c *ui.Context, a desk.Desk) {
	if w.read == nil {
		w.begin(c, a)
	}
	w.change()
	w.goOn(c)
	c.Desk()
	r := c.Sheet(page.LargeSheet(c))
	buttons := w.buttons(c)
	foot := r.CutBottom(c.RowHeight(r.W, buttons...))
	r.CutBottom(gap)
	w.take(c, a, foot, buttons) // before the list: Page Up and Page Down are a turn, not its own
	line := r.CutBottom(barH)
	r.CutBottom(gap)
	head := r.CutTop(46)
	page.TitleOf(c, ui.R(head.X, head.Y-4, head.W, 40), words.Terms(words.Say("rerun.title"), w.offer.Name), "")
	c.Rule(ui.R(head.X, head.Bottom()-8, head.W, 1), ui.Rule)
	if r.W >= besideW {
		chart := r.CutLeft(max(r.W*0.4, min(r.W-toldW-2*gap, w.picture.wide(w.of, r.H))))
		r.CutLeft(2 * gap)
		w.side(c, a, r)
		r = chart
	} else {
		w.below(c, a, &r)
	}
	w.picture.draw(c, a, w, r)
	w.bar(c, line)
	if c.Back() {
		w.leave(a)
	}
}

// begin begins to go through the game, with the eyes of whoever is offered last: one's own.
func (w *watching) begin(c *ui.Context, a desk.Desk) {
	w.whose = len(w.offer.Eyes) - 1
	if len(w.offer.Eyes) > 2 {
		w.whose = 0
	}
	w.speed = max(0, slices.Index(speeds[:], play.Speed(a.Preferences().Opponents)))
	w.read, w.playing, w.due = w.reads(a), true, c.In.Now+2*lineStays
}

func (w *watching) reads(a desk.Desk) *reading {
	return newReading(a, w.of, w.offer.Story, w.offer.Eyes[w.whose])
}

// change has other eyes see as soon as they have come as far.
func (w *watching) change() {
	if n := w.next; n != nil && (n.done || n.steps > w.at) {
		w.read.stop()
		w.read, w.next, w.last = n, nil, -1
	}
	w.at = max(0, min(w.at, w.read.steps-1))
}

// goOn goes on by itself when it is due, once what is to be seen has been painted.
func (w *watching) goOn(c *ui.Context) {
	if !w.playing {
		return
	}
	if c.In.Now >= w.due && !w.picture.busy {
		switch to, ok := w.read.after(w.at); {
		case ok:
			w.at, w.due = to, c.In.Now+w.stays(to)
		case w.read.done:
			w.playing = false
			return
		}
	}
	c.WakeAt(max(w.due, c.In.Now+0.03))
}

// stays is how long a step is shown, in seconds.
func (w *watching) stays(k int) float64 {
	from, to := w.read.told(k)
	long := sightStays
	if to > from {
		long = min(mostStays, lineStays*float64(to-from))
	}
	return long * speeds[w.speed].Factor()
}

// stand stands still at a step.
func (w *watching) stand(k int) {
	w.at, w.playing = max(0, min(k, w.read.steps-1)), false
}

func (w *watching) leave(a desk.Desk) {
	w.read.stop()
	if w.next != nil {
		w.next.stop()
	}
	a.Pop()
}

// What the buttons at the foot do, in their order.
const (
	goBack = iota
	turnBack
	stepBack
	playOn
	stepOn
	turnOn
	keepIt
)

func (w *watching) buttons(c *ui.Context) []ui.Button {
	key := func(k ebiten.Key) []ui.Chord { return []ui.Chord{ui.Key(k)} }
	run := ui.Button{Label: words.Say("rerun.play"), ID: "play", Keys: key(ebiten.KeySpace), Hint: words.Phrase("key.space"), Tip: ui.Plain(words.Say("rerun.play.tip")), Look: ui.MainLook, Default: true, Size: 18}
	if w.playing {
		run.Label = words.Say("rerun.pause")
	}
	out := []ui.Button{
		goBack:   {Label: words.Say("load.back"), ID: "Back", Hint: words.Phrase("key.esc")},
		turnBack: {Label: words.Say("rerun.turn.back"), ID: "turn back", Keys: key(ebiten.KeyPageUp), Disabled: w.at == 0, Tip: ui.Plain(words.Say("rerun.turn.back.tip"))},
		stepBack: {Label: words.Say("rerun.step.back"), ID: "step back", Keys: key(ebiten.KeyLeft), Disabled: w.at == 0, Tip: ui.Plain(words.Say("rerun.step.back.tip"))},
		playOn:   run,
		stepOn:   {Label: words.Say("rerun.step.on"), ID: "step on", Keys: key(ebiten.KeyRight), Disabled: w.atEnd(), Tip: ui.Plain(words.Say("rerun.step.on.tip"))},
		turnOn:   {Label: words.Say("rerun.turn.on"), ID: "turn on", Keys: key(ebiten.KeyPageDown), Disabled: w.atEnd(), Tip: ui.Plain(words.Say("rerun.turn.on.tip"))},
	}
	if w.offer.Film != nil {
		out = append(out, ui.Button{Label: words.Say("rerun.film"), ID: "film", Tip: ui.Plain(words.Say("rerun.film.tip"))})
	}
	return out
}

func (w *watching) atEnd() bool { return w.at >= w.read.steps-1 }

// take does what was clicked, or what keys ask for.
func (w *watching) take(c *ui.Context, a desk.Desk, foot ui.Rect, buttons []ui.Button) {
	hit, _ := c.Row(foot, buttons...)
	switch hit {
	case goBack:
		w.leave(a)
	case turnBack:
		w.stand(w.read.turnAt(w.at - 1).at)
	case stepBack:
		w.stand(w.at - 1)
	case playOn:
		if w.playing = !w.playing; w.playing {
			if w.due = c.In.Now; w.atEnd() && w.read.done { // once more from the beginning
				w.at, w.due = 0, c.In.Now+lineStays
			}
		}
	case stepOn:
		w.stand(w.at + 1)
	case turnOn:
		w.stand(w.read.turnAfter(w.at))
	case keepIt:
		w.playing = false
		w.offer.Film(a)
	}
	switch {
	case hit >= 0:
		c.Touch()
	case c.Take(ui.Key(ebiten.KeyHome)):
		w.stand(0)
		c.Touch()
	case c.Take(ui.Key(ebiten.KeyEnd)):
		w.stand(w.read.steps - 1)
		c.Touch()
	default: // at either end they lead nowhere, and not to another button
		for _, k := range []ebiten.Key{ebiten.KeyLeft, ebiten.KeyRight, ebiten.KeyPageUp, ebiten.KeyPageDown} {
			c.Take(ui.Key(k))
		}
	}
}
