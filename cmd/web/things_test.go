package main

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/internal/browser"
	"sourceofthenile/render/nile/hands"
	"sourceofthenile/saves"
	"sourceofthenile/saves/sealed"
)

// follow clicks on one thing after another, each of which sets something off: again, if
// the screen was too new to take it.
func (w *window) follow(labels ...string) {
	w.t.Helper()
	for _, label := range labels {
		r := &trace{p: w.p, from: len(w.p.Said(0))}
		browser.Until(w.t, label+" is set off", func() bool {
			if !r.has("do ") && w.Shows(label) {
				w.Click(label)
				w.Ticks(hands.ReadTicks)
			}
			return r.has("do ")
		})
	}
}

// clickBetweenLooks clicks so fast that the program sees press and release in one look,
// as it does where it is slow, and waits until that set something off.
func (w *window) clickBetweenLooks(label string) {
	w.t.Helper()
	w.read()
	x, y, ok := w.find(label)
	if !ok {
		w.t.Fatalf("there is nothing called %s", label)
	}
	r := &trace{p: w.p, from: len(w.p.Said(0))}
	w.p.Eval(w.t, fmt.Sprintf(`(() => {
		for (const kind of ["mousemove", "mousedown", "mouseup"])
			document.querySelector("canvas").dispatchEvent(new MouseEvent(kind, { clientX: %f, clientY: %f, button: 0, bubbles: true }));
	})()`, x/w.ratio, y/w.ratio), nil)
	browser.Until(w.t, label+" is set off", func() bool { return r.has("do ") })
}

// twoTabs: who opens a game that another tab plays is told so, and offered a copy.
func twoTabs(t *testing.T, b *browser.Browser, dir string) {
	url := browser.Serve(t, dir)
	_, save := alone(t)
	one := opened(t, b, url, 1280, 800, 1, false)
	one.p.Eval(t, put+`("/games", "Alone.nile", "`+base64.StdEncoding.EncodeToString(save)+`")`, nil)
	one.press()
	r := &trace{p: one.p}
	one.Click("Continue")
	browser.Until(t, "the game goes on", func() bool { return r.has("scene table") })

	other := opened(t, b, url, 1280, 800, 1, false)
	other.press()
	other.Click("Continue")
	browser.Until(t, "the other tab is told of the first", func() bool { return other.Shows("Play a copy") })
	shot(t, other.p, "two-tabs")
	one.p.Close(t) // and with it its lock goes
	other.p.Call(t, "Page.bringToFront", nil, nil)
	other.follow("Leave it")
	r = &trace{p: other.p}
	other.Click("Continue")
	browser.Until(t, "the game goes on where no other tab plays it", func() bool { return r.has("scene table") })
	other.p.Close(t)
}

// theFiles: a save of the player's computer is opened; and a game is passed on by
// letter, its files coming down, and one of another player's going up.
func theFiles(t *testing.T, b *browser.Browser, dir string) {
	w := opened(t, b, browser.Serve(t, dir), 1280, 800, 1, false)
	at := t.TempDir()
	table, save := alone(t)
	mine := filepath.Join(at, "From elsewhere.nile")
	if err := os.WriteFile(mine, save, 0o600); err != nil {
		t.Fatal(err)
	}
	w.press()
	w.follow("Load a game")
	r := &trace{p: w.p, from: len(w.p.Said(0))}
	w.p.Choose(t, mine, func() { w.follow("elsewhere") })
	browser.Until(t, "the save is opened", func() bool { return r.has("scene table") })
	d := hands.New(t, w, table)
	d.SeatDown()
	if _, rec, err := saves.Decode(w.agree(d)); err != nil || rec.Hash != table.Hash() {
		t.Errorf("the game that came from elsewhere is another (%v)", err)
	}
	w.p.Close(t)

	w = opened(t, b, browser.Serve(t, dir), 1280, 800, 1, false)
	w.press()
	w.follow("New game", "game nile", "Begin")
	r = &trace{p: w.p}
	browser.Until(t, "a game of two has begun", func() bool { return r.has("scene table") })
	w.Key(ebiten.KeyEscape)
	w.Ticks(hands.ReadTicks)
	w.follow("letters")
	w.Ticks(hands.ReadTicks)
	w.clickBetweenLooks("passphrase")
	const secret = "hippopotamus"
	w.Type(secret)
	down := t.TempDir()
	b.Downloads(t, down)
	var first []byte
	w.measured("a letter is sealed", sealing, func() {
		w.follow("begin as 1")
		shot(t, w.p, "letters-busy")
		first = comeDown(t, down)
	})
	turn, err := sealed.Open(bytes.NewReader(first), secret)
	if err != nil || turn.From != 0 || turn.To != 1 {
		t.Fatalf("the first letter: %+v (%v)", turn, err)
	}
	shot(t, w.p, "letters")

	answer := filepath.Join(at, "answer.turn")
	if err := os.WriteFile(answer, answered(t, turn, secret), 0o600); err != nil {
		t.Fatal(err)
	}
	w.Ticks(hands.ReadTicks)
	w.measured("a letter is opened and its game begun", sealing, func() {
		w.p.Choose(t, answer, func() { w.follow("open another") })
		var begun string
		browser.Until(t, "the game with these dice begins", func() bool {
			w.p.Eval(t, newest+`("/games/letters/`+turn.ID+`", ".nile")`, &begun)
			return begun != ""
		})
	})
	w.p.Close(t)
}

// comeDown is the sealed turn that comes down.
func comeDown(t *testing.T, dir string) (data []byte) {
	t.Helper()
	browser.Until(t, "a letter has come down", func() bool {
		all, _ := filepath.Glob(filepath.Join(dir, "*"+sealed.Extension))
		if len(all) == 1 {
			data, _ = os.ReadFile(all[0])
		}
		return len(data) > 0
	})
	return data
}

// answered is what the second player does with the first letter: its part of the dice.
func answered(t *testing.T, turn *sealed.Turn, secret string) []byte {
	t.Helper()
	p, err := sealed.Join(turn)
	if err == nil {
		err = p.Accept(turn)
	}
	if err != nil {
		t.Fatal(err)
	}
	p.Agree()
	var out bytes.Buffer
	if err := sealed.Seal(&out, p.PassDice(), secret); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// theFingers: on a screen like a telephone's the page fills it if asked to, a finger that
// rests is told what it rests on, and two that part bring the chart nearer.
func theFingers(t *testing.T, b *browser.Browser, dir string) {
	w := opened(t, b, browser.Serve(t, dir), 844, 390, 1, true)
	table, save := alone(t)
	w.p.Eval(t, put+`("/games", "Alone.nile", "`+base64.StdEncoding.EncodeToString(save)+`")`, nil)
	w.pressOn("full")
	if !w.p.Is(t, "document.fullscreenElement === document.documentElement") {
		t.Error("the page does not fill the screen")
	}
	w.Click("Continue")
	d := hands.New(t, w, table)
	d.SeatDown()
	w.Ticks(60)

	before := w.seen()
	x, y, ok := w.find("board/Normal")
	if !ok {
		t.Fatalf("nothing to ask about:\n%s", hands.Tail(w))
	}
	w.p.Touch(t, "touchStart", browser.Finger{X: x, Y: y})
	w.Ticks(90)
	asked := w.seen()
	shot(t, w.p, "phone-asked")
	w.p.Touch(t, "touchEnd")
	if n := different(before, asked); n < 1500 {
		t.Errorf("a finger rests, and %d points of the screen are others", n)
	}
	if got, _ := d.Screen(); got != "board" {
		t.Errorf("a finger that rested has set something off: %s, want board", got)
	}

	w.ClickAt(300, 385)
	w.Ticks(60)
	before = w.seen()
	r := &trace{p: w.p, from: len(w.p.Said(0))}
	for i, kind := range []string{"touchStart", "touchMove", "touchMove", "touchMove", "touchMove"} {
		far := 30 + 25*float64(i)
		w.p.Touch(t, kind, browser.Finger{X: 250 - far, Y: 200}, browser.Finger{X: 250 + far, Y: 200})
		w.Ticks(6)
	}
	w.p.Touch(t, "touchEnd")
	browser.Until(t, "the chart is painted at another size", func() bool { return r.has("painted") })
	w.Ticks(30)
	shot(t, w.p, "phone-near")
	if n := different(before, w.seen()); n < 844*390/10 {
		t.Errorf("two fingers part, and %d points of the screen are others", n)
	}
	w.p.Close(t)
}

// theKeyboard: on a telephone one tap on a field has the keyboard opened, in the tap itself,
// as browsers want it; what is typed then is the name of the player.
func theKeyboard(t *testing.T, b *browser.Browser, dir string) {
	w := opened(t, b, browser.Serve(t, dir), 844, 390, 1, true)
	w.press()
	w.follow("New game", "game nile")
	w.p.Eval(t, `(() => {
		const focus = HTMLElement.prototype.focus;
		window.lent = [];
		HTMLElement.prototype.focus = function (...how) {
			if (this.id === "ebitengine-textinput" && window._ebitengine_textinput_x === undefined) lent.push(event?.type + " " + event?.isTrusted);
			return focus.apply(this, how);
		};
	})()`, nil)
	var field string
	browser.Until(t, "there is a field for a name", func() bool {
		w.p.Eval(t, `[...document.querySelectorAll("#mirror button")].find((b) => b.dataset.text === "true")?.dataset.id ?? ""`, &field)
		return field != ""
	})
	const has = `document.activeElement.id === "ebitengine-textinput" && !window._ebitengine_textinput_ready`
	var lent []string
	browser.Until(t, "one tap opens the keyboard, and the program takes it", func() bool {
		w.Click(field)
		w.looked(20)
		w.p.Eval(t, "lent", &lent)
		if len(lent) > 0 {
			return w.p.Is(t, has)
		}
		w.tap(browser.Finger{X: 422, Y: 345}) // this machine was so slow that the finger lay too long: away from it
		w.looked(20)
		return false
	})
	if lent[0] != "touchend true" {
		t.Errorf("the keyboard is asked for in %q, first in no tap", lent)
	}
	w.p.Call(t, "Input.insertText", map[string]any{"text": "Zuleika"}, nil)
	w.Ticks(20)
	shot(t, w.p, "phone-name")
	w.follow("Begin")
	r := &trace{p: w.p}
	browser.Until(t, "the game has begun", func() bool { return r.has("scene table") })
	w.touch = false
	var data []byte
	browser.Until(t, "the game is saved", func() bool {
		w.Key(ebiten.KeyF5)
		w.Ticks(hands.ReadTicks)
		_, data = kept(t, w.p)
		return data != nil
	})
	if h, _, err := saves.Decode(data); err != nil || !strings.Contains(fmt.Sprint(h.Players), "Zuleika") {
		t.Errorf("the players are %+v (%v)", h.Players, err)
	}
	w.p.Close(t)
}

// seen is what the tab shows.
func (w *window) seen() image.Image {
	w.t.Helper()
	img, err := png.Decode(bytes.NewReader(w.p.Picture(w.t)))
	if err != nil {
		w.t.Fatal(err)
	}
	return img
}

// different counts the points in which two pictures differ.
func different(a, b image.Image) (n int) {
	for y := range a.Bounds().Dy() {
		for x := range a.Bounds().Dx() {
			if a.At(x, y) != b.At(x, y) {
				n++
			}
		}
	}
	return n
}
