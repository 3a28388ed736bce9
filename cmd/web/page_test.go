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
	shots = flag.String("shots", "", "a folder for pictures of what the test sees")
)

// made is the folder of a page.
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

// TestThePageOpens: the page loads, begins at a press, and is there again when the
// player quits.
func TestThePageOpens(t *testing.T) {
	b := browser.Start(t)
	p := b.Open(t, browser.Serve(t, madeSite(t))+"/?trace", 1280, 800, 1, false)
	ready(t, p)
	shot(t, p, "begin")
	p.Key(t, "Enter", "Enter", 13, "\r")
	r := &trace{p: p}
	browser.Until(t, "the title is shown", func() bool { return r.has("shown") })
	if !r.has("scene title") || !r.has(`at 130 355 392 50 "New game"`) {
		t.Errorf("the program says\n%s", strings.Join(p.Said(0), "\n"))
	}
	shot(t, p, "title")
	p.Key(t, "q", "KeyQ", 81, "q")
	browser.Until(t, "the page asks to be begun again", func() bool { return p.Is(t, "!document.querySelector('canvas')") })
	ready(t, p)
	if p.Is(t, "document.getElementById('lasting').textContent.includes('fault')") {
		t.Error("it ended by a fault")
	}
}
