package render

import (
	"image"
	"runtime"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
	"sourceofthenile/render/typing"
	"sourceofthenile/render/ui"
)

// What a window manager keeps of a monitor for itself: a title bar and a bar of
// its own, in plain pixels.
const barsH = 70

// On a monitor of so many rows, in plain pixels, that asks for no larger scale
// itself, letters of the usual size are small: text and window begin larger.
const (
	largeRows = 1050
	hugeRows  = 1900
)

// textFor is the size of the text, per cent, that a program just installed
// begins with on a monitor of so many rows of plain pixels.
func textFor(rows int) int {
	switch {
	case rows >= hugeRows:
		return 150
	case rows >= largeRows:
		return 120
	}
	return 100
}

// windowFor is the size the window opens with, in plain pixels: as it was left,
// or as large as the text asks; never larger than a monitor of w by h has room
// for, nor smaller than the least a window may be. A monitor of no size is not
// known.
func windowFor(p desk.Preferences, w, h int) (int, int) {
	ww, wh := p.WindowW, p.WindowH
	if ww <= 0 || wh <= 0 {
		k := max(p.TextSize, 100)
		ww, wh = WindowW*k/100, WindowH*k/100
	}
	if w > 0 && h > 0 {
		ww, wh = min(ww, w), min(wh, h-barsH)
	}
	return max(ww, leastW), max(wh, leastH)
}

// FirstStart has the text begin as large as the monitor asks for. It must be
// called before Run, where nobody has chosen a size yet.
func (a *App) FirstStart() { a.first = true }

// UsualPreferences implements desk.Desk.
func (a *App) UsualPreferences() desk.Preferences {
	p := desk.DefaultPreferences()
	p.TextSize = textFor(a.rows)
	if names, _ := a.Monitors(); len(names) > 1 {
		p.Monitor = names[0]
	}
	return p
}

// open sets the window's monitor, size and place before it opens.
func (a *App) open() {
	a.screens = attached{}
	a.onMonitor()
	mw, mh := 0, 0
	if m := ebiten.Monitor(); m != nil {
		mw, mh = m.Size()
	}
	a.rows = mh
	if a.first {
		a.prefs.TextSize = textFor(mh)
	}
	w, h := windowFor(a.prefs, mw, mh)
	a.LayoutF(float64(w), float64(h)) // as it is going to be asked for, if nobody has the window otherwise
	ebiten.SetWindowSize(w, h)
	ebiten.SetWindowSizeLimits(leastW, leastH, -1, -1)
	if x, y, ok := placeFor(a.prefs, w, h, mw, mh); ok {
		ebiten.SetWindowPosition(x, y)
	}
	a.left = [2]int{w, h}
}

// paintAhead lays the first screen and has it painted while the window opens. A field in it that has the
// keyboard is typed in only afterwards: the system’s input method asks for a window that is there.
func (a *App) paintAhead() {
	defer a.caught()
	a.frames(ui.Input{})
	a.typing = typing.New()
	a.due = true // the window may come out in another size
	a.painter.Ahead(a.list)
}

// awaitPicture has what can wait do so until something is seen.
func (a *App) awaitPicture() {
	seen := page.Opening()
	a.opened = sync.OnceFunc(func() {
		seen()
		if a.hooks.Shown != nil {
			a.hooks.Shown()
		}
	})
}

// leave keeps the window's monitor, size and place, so that it opens as it was left.
func (a *App) leave() {
	p := a.prefs
	p.Monitor = a.onNow()
	if !ebiten.IsFullscreen() && !ebiten.IsWindowMaximized() {
		if w, h := ebiten.WindowSize(); [2]int{w, h} != a.left && w >= leastW && h >= leastH {
			p.WindowW, p.WindowH = w, h
		}
		p.WindowX, p.WindowY = ebiten.WindowPosition()
		p.WindowPlaced = true
	}
	a.SetPreferences(p)
}

// showMark gives the window the program's mark, where windows have one. It is
// painted beside the loop: the first picture does not wait for it.
func (a *App) showMark() {
	if a.hooks.Mark == nil || runtime.GOOS == "darwin" || runtime.GOOS == "js" {
		return
	}
	var marks []image.Image
	for _, size := range []int{16, 24, 32, 48, 64, 128} {
		marks = append(marks, a.hooks.Mark(size))
	}
	ebiten.SetWindowIcon(marks)
}
