// Package render is the window: its screens, and the frame they stand in. It
// shows what the table offers and hands choices to it; it decides nothing.
package render

import (
	"errors"
	"io"
	"math"
	"runtime"
	"runtime/debug"
	"sync/atomic"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/aloud"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/page"
	"sourceofthenile/render/sound"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The window.
const (
	WindowW, WindowH = 1280, 800
	leastW, leastH   = 1024, 700
	// leastRows is how many units high a screen is shown at least, where the text has
	// its usual size: pages scroll that have more to say.
	leastRows      = 520
	ticksPerSecond = 60
	// openTicks is after how many ticks the first picture is no longer waited for: a window that opens
	// hidden has none.
	openTicks = 30
	// heartbeat is how often the screen is shown again even if nothing changed,
	// in ticks: where no compositor runs, windows that lay over this one leave
	// their picture behind. Ebitengine shows what was drawn four times over,
	// which costs a machine without a graphics card up to 250 ms of its processors;
	// so the beat slows down when nobody has touched anything for a while. The first
	// touch brings the quick beat back at once, and with it a whole picture.
	heartbeat     = ticksPerSecond / 2
	slowHeartbeat = 60 * ticksPerSecond
	soonAfter     = 5 * ticksPerSecond
	// nap is how long a frame sleeps when nothing has happened for restAfter
	// ticks: Ebitengine's loop costs too much to run sixty times a second for
	// nobody. Ticks are made up for, and no press is lost. See App.sleep.
	nap       = 75 * time.Millisecond
	restAfter = 2 * ticksPerSecond
	// In a browser nothing is slept: a loop costs little there, and a finger may have come
	// and gone meanwhile.
	naps = runtime.GOOS != "js"
	// fullEvery is how often, in ticks, the window system is asked whether it has
	// made the window fill the screen. Asking is not free.
	fullEvery = ticksPerSecond / 2
	// settle is how many frames one tick may take until nothing changes any more.
	settle = 9
)

// App is the frame all screens stand in: the window, the stack of scenes, the
// settings, and notices. It implements ebiten.Game.
type App struct {
	hooks Hooks
	prefs desk.Preferences
	stack []placed

	notices  []notice
	noticed  int           // how many there have been
	aside    int           // the height of the stack from which on notices wait: see followCited
	errands  []desk.Errand // that have a say when the window closes
	posts    chan func()
	keys     *keymap.Map  // those in force, when they were last asked for
	keysOf   keymap.Given // of which settings
	trace    io.Writer
	traced   string // the targets written down last
	painting bool   // something is being painted beside the loop: it was at the last tick
	untold   bool   // something was traced in this tick
	rested   bool   // the trace has been told that nothing goes on
	deep     bool   // and that it has not for some time

	mirrored []aloud.Mirrored // what the mirror was told last
	reader   aloud.Reader
	clock    float64    // as the input of this tick counts it
	toRead   ui.Command // what is to be read when the frame is there: keymap.ReadPage, say
	cuts     bool       // what is read next cuts off what is being read: the player has done something

	w, h, device, gathered float64 // the window in device pixels; device pixels per plain pixel; the scale of this tick's input
	list                   *ui.List
	seen                   *ui.Memory // of the screen that was on top in the last frame
	wake                   float64    // when the scene wants a frame, <0 never
	due                    bool       // a frame is due whatever happens
	ticks                  int
	beats                  atomic.Int64 // the same, for other goroutines
	focused                bool
	calls                  string // what whoever works in another window is called by
	called                 string // what the window's title says in place of the program's name
	touchedAt              int    // the last tick with input
	framedAt               int    // the last tick in which the scene ran
	fullAt                 int    // the tick in which full screen was last asked for or left
	screens                monitors
	first                  bool   // nobody has chosen a size of the text yet
	rows                   int    // of the monitor, in plain pixels; 0: not known
	left                   [2]int // the size the window opened with, in plain pixels

	hand    hand
	typing  ui.Typing
	painter *ui.Painter
	shown   *ui.List // what the screen shows
	pointer ebiten.CursorShapeType
	shownAt int           // the tick in which it was drawn
	reading bool          // the screen takes no press yet: see ui.Context.Withhold
	told    bool          // the trace has been told that something is shown
	opened  func()        // to be called then
	unheard []sound.Sound // before that
	fault   error         // of the program: the window closes on it
	quit    bool
}

// New makes the frame. It opens no window: Run does.
func New(h Hooks, p desk.Preferences) *App {
	a := &App{
		hooks: h, prefs: p.Sound(), posts: make(chan func(), 64), wake: -1, due: true,
		w: WindowW, h: WindowH, device: 1, opened: func() {},
	}
	a.speak()
	a.setVoice()
	return a
}

// Hooks is what the program does for the screens.
func (a *App) Hooks() *Hooks { return &a.hooks }

// Preferences are the settings in force.
func (a *App) Preferences() desk.Preferences { return a.prefs }

// SetPreferences puts settings in force and keeps them.
func (a *App) SetPreferences(p desk.Preferences) {
	p = p.Sound()
	if p == a.prefs {
		return
	}
	full, moves := p.FullScreen != a.prefs.FullScreen, p.Monitor != a.prefs.Monitor
	a.prefs = p
	if moves {
		a.onMonitor()
	}
	a.setVoice()
	a.Refresh()
	if full {
		a.fullAt = a.ticks
		if a.painter != nil {
			ebiten.SetFullscreen(p.FullScreen)
		}
	}
	if a.hooks.StorePreferences != nil {
		if err := a.hooks.StorePreferences(p); err != nil {
			a.Fail(words.NewFault("settings.not-kept", "why", err))
		}
	}
}

// Refresh asks for a frame in this tick or the next: something changed that
// the scene shows.
func (a *App) Refresh() { a.due = true }

// Post has f run on the game loop. It may be called from any goroutine.
func (a *App) Post(f func()) { a.posts <- f }

// Uncovered has all of the window painted anew, after something else lay over it.
func (a *App) Uncovered() { a.shown = nil }

// Idle is how long nobody has touched anything, in seconds.
func (a *App) Idle() float64 { return a.Now() - float64(a.touchedAt)/ticksPerSecond }

// Attend has an errand asked before the window closes.
func (a *App) Attend(e desk.Errand) { a.errands = append(a.errands, e) }

// HasRules reports whether there are rules to open.
func (a *App) HasRules() bool { return a.hooks.Rules != nil && a.game() != nil }

// Rule opens the rules at a number, "" for the beginning.
func (a *App) Rule(number string) {
	if !a.HasRules() {
		return
	}
	if s := a.hooks.Rules(a.game(), number); s != nil {
		a.Push(s)
	}
}

// Quit ends the program after this tick.
func (a *App) Quit() { a.quit = true }

// Now is the time in seconds, as ui.Input.Now counts it.
func (a *App) Now() float64 { return float64(a.ticks) / ticksPerSecond }

// Run opens the window and plays until it is closed. It must be called on the
// main goroutine.
func (a *App) Run() error {
	a.open()
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowTitle(words.Phrase("program.name"))
	ebiten.SetWindowClosingHandled(true)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetTPS(ticksPerSecond)
	if a.prefs.FullScreen {
		ebiten.SetFullscreen(true)
	}
	a.painter = ui.NewPainter()
	a.awaitPicture()
	a.paintAhead()
	err := ebiten.RunGameWithOptions(a, &ebiten.RunGameOptions{X11ClassName: a.hooks.Class, X11InstanceName: a.hooks.Class})
	if a.fault != nil {
		return a.fault
	}
	if err != nil && !errors.Is(err, ebiten.Termination) {
		return words.NewFault("window.not-opened", "why", err)
	}
	return nil
}

// LayoutF gives the window its device pixels.
func (a *App) LayoutF(w, h float64) (float64, float64) {
	device := 1.0
	if m := ebiten.Monitor(); m != nil {
		device = m.DeviceScaleFactor()
	}
	w, h = math.Ceil(w*device), math.Ceil(h*device)
	if w != a.w || h != a.h || device != a.device {
		a.w, a.h, a.device = w, h, device
		a.Refresh()
	}
	return w, h
}

// Layout is asked for by ebiten.Game; LayoutF answers in its place.
func (a *App) Layout(w, h int) (int, int) { return w, h }

// caught notes a fault of the program: the window closes on it with the next tick.
// It is to be deferred.
func (a *App) caught() {
	if a.hooks.Crashed == nil {
		return
	}
	if p := recover(); p != nil && a.fault == nil {
		a.fault = a.hooks.Crashed(p, debug.Stack())
	}
}

// Update is one tick.
func (a *App) Update() error {
	if err := a.update(); err != nil {
		return err
	}
	return a.fault
}

func (a *App) update() error {
	defer a.caught()
	a.painter.Arrive()
	if ebiten.IsWindowBeingClosed() {
		a.Close()
	}
	if a.ticks%fullEvery == 0 && a.ticks > a.fullAt+ticksPerSecond {
		if full := ebiten.IsFullscreen(); full != a.prefs.FullScreen {
			p := a.prefs // the window manager did it
			p.FullScreen = full
			a.SetPreferences(p)
		}
	}
	in := a.hand.gather(a.Now(), a.Scale(), a.device, a.w, a.h)
	a.traceKeys(&in)
	a.byController(&in)
	a.Tick(in)
	a.setCursor()
	if a.quit {
		a.leave()
		return ebiten.Termination
	}
	return nil
}

// Resize sets the size in device pixels, and device pixels per plain pixel,
// where there is no window: in tests.
func (a *App) Resize(w, h, device float64) {
	a.w, a.h, a.device = w, h, device
	a.Refresh()
}

// Beats is how many ticks there have been. It may be called from any goroutine.
func (a *App) Beats() int64 { return a.beats.Load() }

// Tick does everything of one tick but gather input and draw, and returns what
// is to be seen. Tests call it with input of their own.
func (a *App) Tick(in ui.Input) *ui.List {
	a.ticks++
	a.beats.Add(1)
	if a.ticks == openTicks {
		a.opened()
	}
	a.gathered = a.Scale()
	a.clock = in.Now
	a.cuts = a.cuts || len(in.Keys) > 0 || in.Pressed[ui.LeftButton]
	painting := ui.Painting()
	a.drain()
	if a.quit { // the game has been saved: nothing is played behind that
		return a.list
	}
	if s, ok := a.Top().(desk.Runner); ok && s.Tick(a) {
		a.due = true
	}
	moved := in.Mouse != a.hand.was || in.Inside != a.hand.wasInside
	a.hand.was, a.hand.wasInside = in.Mouse, in.Inside
	if moved || in.Busy() {
		a.touchedAt, a.rested = a.ticks, false
	}
	a.due = a.due || a.painting && !painting // what was painted meanwhile is shown
	if a.due || moved || in.Busy() || a.reader.Waits() || a.wake >= 0 && in.Now >= a.wake {
		a.framedAt = a.ticks
		a.frames(in)
		a.traceTargets()
		a.mirror()
		a.readOut()
	}
	a.tracePainting(painting)
	a.rest()
	a.traceTick()
	return a.list
}

func (a *App) drain() {
	for {
		select {
		case f := <-a.posts:
			f()
			a.due = true
		default:
			return
		}
	}
}

// frames runs the scene until nothing changes any more.
func (a *App) frames(in ui.Input) {
	unit := a.gathered
	for range settle {
		a.due = false
		if k := a.Scale(); k != unit { // in other units
			in.Mouse, unit = ui.Point{X: in.Mouse.X * unit / k, Y: in.Mouse.Y * unit / k}, k
		}
		c := a.frame(in)
		a.due = a.due || a.Scale() != unit // the screen has become another while it was made
		a.wake = c.Wake()
		if !c.Changed() && !a.due {
			return
		}
		in = in.Quiet()
	}
	a.due = true // go on in the next tick
}

// frame runs the topmost scene once, above those it lets show through.
func (a *App) frame(in ui.Input) *ui.Context {
	from := max(0, len(a.stack)-1)
	for from > 0 && desk.IsOverlay(a.stack[from].screen) {
		from--
	}
	stack := a.stack[from:]
	var below *ui.List
	for i, p := range stack {
		last := i == len(stack)-1
		at := in
		if !last {
			at = ui.Input{Now: in.Now}
		}
		if last && a.seen != p.mem {
			a.seen = p.mem
			p.mem.Shown()
		}
		c := ui.Begin(p.mem, at, a.w, a.h, a.Scale())
		c.Under = a.scaled(desk.Below)
		c.Explain, c.Keys, c.CiteTip = page.Explainer(p.screen), a.Keys(), a.ruleTip()
		if in.Pad != ui.NoPad {
			c.WriteTip = ui.Plain(words.Say("pad.write", "button", ui.PadName(in.Pad, ui.PadSouth)))
		}
		a.reserve(c, p.screen)
		if !last {
			p.screen.Frame(c, a)
			below = c.End().Over(below)
			a.due = a.due || c.Changed() // what shows through comes to rest too
			continue
		}
		c.Typing, c.Activated = a.typing, func(id string) { a.Tracef("do %s", id) }
		a.guardNotice(c)
		p.screen.Frame(c, a)
		a.helpKeys(c, p.screen)
		a.showNotice(c)
		a.list = c.End().Over(below)
		if was := a.reading; was != c.Withheld() {
			a.reading = !was
			a.Tracef("%s", map[bool]string{true: "ready", false: "reading"}[was])
		}
		a.followCited(c, p.screen)
		return c
	}
	// No scene yet: an empty desk.
	c := ui.Begin(ui.NewMemory(), in, a.w, a.h, a.Scale())
	c.Desk()
	a.list = c.End()
	return c
}

// Close asks whoever has a say and saves before the window goes.
func (a *App) Close() {
	a.Tracef("closing")
	if s, ok := a.Top().(desk.Closer); ok && !s.Closing(a) {
		a.Refresh()
		return
	}
	for _, e := range a.errands {
		if !e.MayClose(a) {
			return
		}
	}
	if a.hooks.Closing != nil {
		err := a.hooks.Closing()
		if errors.Is(err, ErrTold) {
			return
		}
		if err != nil {
			a.Ask(desk.Question{
				Title: words.Say("save.failed"),
				Text:  ui.Plain(words.Say("closing.unsaved", "why", page.Sentence(err))),
				Yes:   words.Say("closing.yes"), No: words.Say("closing.no"), Then: a.Quit,
			})
			return
		}
	}
	a.Quit()
}

// Draw shows the last frame, if the screen does not show it already.
func (a *App) Draw(screen *ebiten.Image) {
	defer a.caught()
	if a.list == nil || a.painter == nil {
		return
	}
	if f := ebiten.IsFocused(); f != a.focused {
		a.focused, a.shown = f, nil // whatever lay over the window may be gone
		if f {
			a.Call(a.calls)
		}
	}
	if a.shownAt > 0 && !a.told {
		a.told = true
		a.Tracef("shown") // the first picture, which the frame before this one brought
		a.opened()
		go a.showMark() // it need not wait for this
		a.heardLate()
	}
	if a.painter.SetStark(a.prefs.HighContrast) {
		a.shown = nil
	}
	switch {
	case !a.list.Same(a.shown):
		a.painter.Draw(screen, a.list, a.shown)
		a.shown = a.list
	case a.ticks-a.shownAt >= a.beat():
		a.painter.Touch(screen)
	case a.resting() && naps:
		a.sleep()
		return
	default:
		return
	}
	a.shownAt = a.ticks
}

// DrawFinalScreen puts the picture into the window. It replaces what was there
// instead of blending with it, which is cheaper without a graphics card.
func (a *App) DrawFinalScreen(screen ebiten.FinalScreen, picture *ebiten.Image, geoM ebiten.GeoM) {
	op := &ebiten.DrawImageOptions{GeoM: geoM, Blend: ebiten.BlendCopy}
	screen.DrawImage(picture, op)
}

// Ending reports whether the program ends after this tick.
func (a *App) Ending() bool { return a.quit }
