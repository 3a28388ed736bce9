package main

import (
	"bytes"
	"context"
	"encoding/base64"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/internal/browser"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/journal"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/chartsheet"
	"sourceofthenile/render/nile/hands"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// newest is the newest file of the browser's disk in a folder whose name ends so, in
// base64; "" where there is none.
const newest = `(async (dir, ending) => {
	const disk = window.nileDisk;
	const all = (await disk.list(dir)).filter((f) => f.name.endsWith(ending)).sort((a, b) => b.at - a.at);
	if (!all.length) return "";
	const got = await disk.read(all[0].id, 0, Infinity);
	let text = "";
	for (const piece of got.pieces) for (const byte of piece) text += String.fromCharCode(byte);
	return btoa(text);
})`

// put writes a file, in base64, on the browser's disk.
const put = `(async (dir, name, text) => {
	const disk = window.nileDisk;
	await disk.mkdirAll(dir);
	const id = await disk.create(dir + "/" + name);
	await disk.write(id, Uint8Array.from(atob(text), (c) => c.charCodeAt(0)));
	await disk.sync(id);
})`

// kept is the game that the page saved last; nil: none yet.
func kept(t *testing.T, p *browser.Page) (rec *game.Record, data []byte) {
	t.Helper()
	var text string
	p.Eval(t, newest+`("/games", ".nile")`, &text)
	if text == "" {
		return nil, nil
	}
	data, err := base64.StdEncoding.DecodeString(text)
	if err == nil {
		_, rec, err = saves.Decode(data)
	}
	if err != nil {
		t.Fatal(err)
	}
	return rec, data
}

// alone is a game of one player, who has come to Africa and is about to march, and a
// save of it.
func alone(t *testing.T) (*game.Table, []byte) { return aloneFor(t, 2, 25) }

// aloneFor is such a game in which so many months have passed at least, to so many points.
func aloneFor(t *testing.T, months, points int) (*game.Table, []byte) {
	t.Helper()
	settings := nile.Settings{
		Way: nile.Game1, Target: points, PlaceForUs: true, Gentle: true,
		Players: []nile.Player{{Name: "Anna", Colour: 0, Specialty: deck.Geologist}},
	}
	table, err := game.NewTable(nile.Rules{}, settings.Encode(), 202)
	if err != nil {
		t.Fatal(err)
	}
	bot, err := bots.New("steady", 5)
	if err != nil {
		t.Fatal(err)
	}
	for {
		v := table.Position().(*nile.Position).View(0)
		if v.Turn() >= months && v.Phase() == nile.ChoosingPace {
			break
		}
		if _, err := table.Do(bot.Choose(v, table.Choices())); err != nil {
			t.Fatal(err)
		}
	}
	sum := table.Position().Summary()
	h := saves.Header{
		ID: "alone", Line: "one", Turn: sum.Turn, Date: "1820", Label: "Alone", Way: "game1", Target: points, Saved: time.Now(), Order: time.Now().Add(time.Hour).UnixMilli(), // Continue goes on from it
		Players: []saves.Player{{Name: "Anna"}},
	}
	data, err := saves.Encode(h, table.Record())
	if err != nil {
		t.Fatal(err)
	}
	return table, data
}

// opened is a tab of so many CSS pixels, of so many pixels of the screen each, in which
// the page can be begun. Nothing moves in it that need not.
func opened(t *testing.T, b *browser.Browser, url string, w, h int, ratio float64, touch bool) *window {
	t.Helper()
	p := b.Open(t, "about:blank", w, h, ratio, touch)
	p.Call(t, "Emulation.setEmulatedMedia", map[string]any{"features": []map[string]any{{"name": "prefers-reduced-motion", "value": "reduce"}}}, nil)
	p.Go(t, url+"/?trace&seed=194")
	ready(t, p)
	t.Cleanup(func() {
		if t.Failed() {
			lines := p.Said(0)
			t.Logf("what the program said last:\n%s", strings.Join(lines[max(0, len(lines)-60):], "\n"))
		}
	})
	return &window{t: t, p: p, ratio: ratio, touch: touch}
}

// press presses to begin.
func (w *window) press() {
	w.t.Helper()
	w.pressOn("begin")
}

// pressOn presses one of the buttons that begin, by its name in the page.
func (w *window) pressOn(button string) {
	w.t.Helper()
	var at [4]float64
	w.p.Eval(w.t, "(() => { const r = document.getElementById('"+button+"').getBoundingClientRect(); return [r.x, r.y, r.width, r.height]; })()", &at)
	r := &trace{p: w.p, from: len(w.p.Said(0))}
	began := time.Now()
	if x, y := at[0]+at[2]/2, at[1]+at[3]/2; w.touch {
		w.p.Tap(w.t, x, y)
	} else {
		w.p.Click(w.t, x, y)
	}
	browser.Until(w.t, "the title is shown", func() bool { return r.has("shown") })
	w.t.Logf("the first picture comes %v after the press", time.Since(began).Round(10*time.Millisecond))
	w.Ticks(30)
}

// months plays on until so many months have passed.
func months(d *hands.Driver, n int) {
	for end := d.View().Turn() + n; d.View().Turn() < end; {
		d.Step()
	}
	d.SeatDown()
}

// agree saves the game by key, holds the position on the screen against the hands' own,
// and gives the save.
func (w *window) agree(d *hands.Driver) (data []byte) {
	w.t.Helper()
	var rec *game.Record
	browser.Until(w.t, "the game is saved as it should stand", func() bool {
		w.Key(ebiten.KeyF5) // a screen that has just come up takes no key
		w.Ticks(hands.ReadTicks)
		rec, data = kept(w.t, w.p)
		return rec != nil && rec.Hash == d.Table.Hash()
	})
	return data
}

// obeyed holds that the browser has refused the page nothing: what it may load and run
// stands in its own rules.
func obeyed(t *testing.T, p *browser.Page) {
	t.Helper()
	for _, l := range p.Said(0) {
		if strings.HasPrefix(l, "REFUSED ") {
			t.Errorf("the browser says %q", l)
		}
	}
}

// TestPlayed: the page loads, and a game is begun; the page is loaded again, and the
// game last saved goes on; two months are played, one by touch and one by keys, and
// held against the rules; its chart comes down, and is the one that the desktop makes of
// the same save. All on a screen like a telephone's.
func TestPlayed(t *testing.T) {
	b := browser.Start(t)
	dir := madeSite(t)
	url := browser.Serve(t, dir)
	table, save := alone(t)

	w := opened(t, b, url, 844, 390, 1, true)
	w.press()
	t.Cleanup(func() { obeyed(t, w.p) })
	r := &trace{p: w.p}
	w.follow("New game", "game nile", "Begin")
	browser.Until(t, "the game has begun", func() bool { return r.has("scene table") })
	w.p.Eval(t, put+`("/games", "Alone.nile", "`+base64.StdEncoding.EncodeToString(save)+`")`, nil)

	w.p.Go(t, url+"/?trace&seed=194") // as if the page had been closed
	ready(t, w.p)
	w.press()
	w.follow("Continue")
	d := hands.New(t, w, table)
	d.SeatDown()
	months(d, 1)
	w.agree(d)
	w.touch = false
	months(d, 1)
	save = w.agree(d)
	shot(t, w.p, "phone-month")
	w.exports(b, d, save)
}

// exports has the page make a picture of the chart, and holds it against the one that the
// desktop makes of a save.
func (w *window) exports(b *browser.Browser, d *hands.Driver, save []byte) {
	t := w.t
	t.Helper()
	got := t.TempDir()
	b.Downloads(t, got)
	r := &trace{p: w.p, from: len(w.p.Said(0))}
	w.Key(ebiten.KeyEscape)
	w.Ticks(4)
	w.Key(ebiten.KeyX)
	d.Want("export")
	w.follow("size/100")
	w.Key(ebiten.KeyE)
	browser.Until(t, "the export ends", func() bool { return r.has("export ends") })
	if !r.has("export ends <nil>") {
		t.Fatal("the export has failed")
	}
	var made []string
	browser.Until(t, "the picture has come down", func() bool {
		made, _ = filepath.Glob(filepath.Join(got, "*.png"))
		return len(made) == 1
	})
	picture, err := os.ReadFile(made[0])
	if err != nil {
		t.Fatal(err)
	}
	if want := exported(t, save); !bytes.Equal(picture, want) {
		if *shots != "" {
			_ = os.WriteFile(filepath.Join(*shots, "browser-chart.png"), picture, 0o644)
			_ = os.WriteFile(filepath.Join(*shots, "desktop-chart.png"), want, 0o644)
		}
		t.Errorf("the chart from the browser has %d bytes, that of the desktop %d, and they differ", len(picture), len(want))
	}
}

// theGame: a game taken up on a screen like a computer's and played a month with the
// mouse and keys, while all that the page does in one go is measured.
func theGame(t *testing.T, b *browser.Browser, dir string) {
	url := browser.Serve(t, dir)
	table, save := alone(t)
	w := opened(t, b, url, 1280, 800, 1, false)
	w.p.Eval(t, put+`("/games", "Alone.nile", "`+base64.StdEncoding.EncodeToString(save)+`")`, nil)
	w.measured("the page loads", inOneGo, func() {
		w.p.Go(t, url+"/?trace&seed=194")
		ready(t, w.p)
	})
	w.measured("the first picture", inOneGo, w.press)
	shot(t, w.p, "title")
	d := hands.New(t, w, table)
	w.measured("a game is taken up", inOneGo, func() {
		w.Click("Continue")
		d.SeatDown()
	})
	w.measured("a month", inOneGo, func() {
		months(d, 1)
		save = w.agree(d)
	})
	shot(t, w.p, "month")
	w.measured("the chart as a picture", inOneGo, func() { w.exports(b, d, save) })
	w.p.Close(t)
}

// inOneGo is how much work a page may do in one go: a task of so much is one frame in
// which nothing moves.
const inOneGo = 100 * time.Millisecond

// sealing is how much it may be while a letter is sealed or opened: two keys are made of its passphrase
// then, slowly on purpose.
const sealing = 700 * time.Millisecond

// measured does something, writes down how long the page ran in one go meanwhile, and
// sees that it was never more than so much. What counts is the work, which other
// programs make a little slower, and not the time, which they make many times longer.
func (w *window) measured(what string, most time.Duration, do func()) {
	w.t.Helper()
	w.p.Record(w.t)
	do()
	tasks := w.p.Recorded(w.t, 15*time.Millisecond)
	var said []string
	for _, k := range tasks[:min(12, len(tasks))] {
		said = append(said, fmt.Sprintf("%d", k.Work.Milliseconds()))
	}
	w.t.Logf("%s: most work in one go, in milliseconds: %s", what, strings.Join(said, " "))
	if len(tasks) > 0 && tasks[0].Work > most {
		w.t.Errorf("%s: %v of work in one go", what, tasks[0].Work)
	}
}

// exported is the chart of a save as the desktop exports it in the smallest size.
func exported(t *testing.T, save []byte) []byte {
	t.Helper()
	_, rec, err := saves.Decode(save)
	if err != nil {
		t.Fatal(err)
	}
	table, err := game.TakeUp(nile.Rules{}, rec)
	if err != nil {
		t.Fatal(err)
	}
	words.Use(screens.Game{}.Words())
	view := table.Position().(*nile.Position).View(game.Nobody)
	sheet := chartsheet.With(view, chart.Options{Print: true, Legend: true, Scores: true})
	var out bytes.Buffer
	if err := (&journal.Still{DPI: 100}).Write(context.Background(), &out, screens.Game{}, sheet); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}
