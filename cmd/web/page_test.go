package main

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sourceofthenile/internal/browser"
)

var (
	site  = flag.String("site", "", "a page that was made already, to be tested")
	tried = flag.Bool("browser", false, "try the page in Chromium, which takes a minute and a half")
	shots = flag.String("shots", "", "a folder for pictures of what the test sees")
)

// madeSite is the folder of a page.
func madeSite(t *testing.T) string {
	t.Helper()
	if *site != "" {
		return *site
	}
	dir := t.TempDir()
	program := filepath.Join(dir, "nile.wasm")
	if err := compile(program); err != nil {
		t.Fatal(err)
	}
	if _, err := write(filepath.Join(dir, "web"), program, false); err != nil {
		t.Fatal(err)
	}
	return filepath.Join(dir, "web")
}

func shot(t *testing.T, p *browser.Page, name string) {
	t.Helper()
	if *shots != "" {
		if err := os.WriteFile(filepath.Join(*shots, name+".png"), p.Picture(t), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// trace is what the program has written of itself, since a moment.
type trace struct {
	p    *browser.Page
	from int
}

// has reports whether a line of it begins so.
func (r *trace) has(line string) bool {
	for _, l := range r.p.Said(r.from) {
		if strings.HasPrefix(l, line) {
			return true
		}
	}
	return false
}

// ready opens the page and waits until it can be begun.
func ready(t *testing.T, p *browser.Page) {
	t.Helper()
	browser.Until(t, "the page is loaded", func() bool {
		return p.Is(t, "document.readyState === 'complete' && !document.getElementById('buttons').hidden")
	})
}

// TestInABrowser: what the page is and does, in one Chromium, which takes a while to
// start; nothing of it is shared between the parts but what one browser keeps.
//
//	make browser
func TestInABrowser(t *testing.T) {
	if !*tried {
		t.Skip("no -browser")
	}
	dir := madeSite(t)
	b := browser.Start(t)
	t.Run("disk", func(t *testing.T) { browser.Tests(t, b, "sourceofthenile/saves/disk", "TestSystem") })
	t.Run("game", func(t *testing.T) { theGame(t, b, dir) })
	t.Run("long", func(t *testing.T) { theLongGame(t, b, dir) })
	t.Run("page", func(t *testing.T) { thePage(t, b, dir) })
	t.Run("tabs", func(t *testing.T) { twoTabs(t, b, dir) })
	t.Run("files", func(t *testing.T) { theFiles(t, b, dir) })
	t.Run("keyboard", func(t *testing.T) { theKeyboard(t, b, dir) })
	t.Run("fingers", func(t *testing.T) { theFingers(t, b, dir) })
	t.Run("table", func(t *testing.T) { theTable(t, b, dir) })
	t.Run("telephone", func(t *testing.T) { theTelephone(t, b, dir) })
}

// thePage: the page loads, begins at a press, mirrors what can be chosen for those who
// hear it, and is there again when the player quits.
func thePage(t *testing.T, b *browser.Browser, dir string) {
	p := b.Open(t, browser.Serve(t, dir)+"/?trace", 1280, 800, 1, false)
	ready(t, p)
	shot(t, p, "begin")
	if !p.Is(t, "fetch('icon.png').then((r) => r.blob()).then(createImageBitmap).then((i) => i.width === 64)") {
		t.Error("the page has no icon")
	}
	p.Key(t, "Enter", "Enter", 13, "\r")
	r := &trace{p: p}
	browser.Until(t, "the title is shown", func() bool { return r.has("shown") })
	if w := (&window{t: t, p: p, ratio: 1}); !r.has("scene title") || !w.Shows("New game") {
		t.Errorf("the program says\n%s", strings.Join(p.Said(0), "\n"))
	}
	button := func(label string) string {
		return "[...document.querySelectorAll('#mirror button')].find((b) => b.textContent === '" + label + "')"
	}
	browser.Until(t, "the mirror has the title's buttons", func() bool { return p.Is(t, button("About")) })
	p.Eval(t, button("About")+".click()", nil)
	browser.Until(t, "a button of the mirror has been pressed", func() bool { return r.has("do About") })
	browser.Until(t, "the mirror shows another screen", func() bool { return !p.Is(t, button("About")) })
	p.Key(t, "Escape", "Escape", 27, "")
	browser.Until(t, "the title is back", func() bool { return p.Is(t, button("Quit")) })
	p.Key(t, "q", "KeyQ", 81, "q")
	browser.Until(t, "the page asks to be begun again", func() bool { return p.Is(t, "!document.querySelector('canvas')") })
	ready(t, p)
	if p.Is(t, "document.getElementById('lasting').textContent.includes('fault')") {
		t.Error("it ended by a fault")
	}
	p.Close(t)
}
