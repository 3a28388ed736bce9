package render

import "sourceofthenile/render/ui"

// Scene is one screen. Frame is called for every frame that is due: it says
// what is to be seen and reacts to what the player did. It runs on the game
// loop and must not wait for anything: files and dialogs go into a goroutine
// that answers through App.Post.
type Scene interface {
	// Name is the scene's name in traces: one word.
	Name() string
	Frame(c *ui.Context, a *App)
}

// Overlay is a scene that is drawn above the one it was pushed on, which shows
// through, darkened and dead.
type Overlay interface {
	Scene
	Overlay()
}

// Closer is a scene that has a say when the player closes the window.
type Closer interface {
	Scene
	// Closing reports whether the window may close now. A scene that must ask
	// first says no, asks, and calls App.Quit.
	Closing(a *App) bool
}

// Runner is a scene that does something each tick, drawn or not: animations,
// answers from elsewhere. It reports whether a frame is due.
type Runner interface {
	Scene
	Tick(a *App) bool
}

// placed is a scene on the stack with what the kit remembers of it.
type placed struct {
	scene Scene
	mem   *ui.Memory
}

func put(s Scene) placed { return placed{s, ui.NewMemory()} }

// Push puts a scene on top; Pop will bring this one back.
func (a *App) Push(s Scene) {
	a.stack = append(a.stack, put(s))
	a.entered()
	a.hearScreen(s.Name())
}

// Pop takes the topmost scene away. The last one stays.
func (a *App) Pop() {
	if len(a.stack) > 1 {
		a.stack = a.stack[:len(a.stack)-1]
		a.entered()
	}
}

// Replace puts a scene in the place of the topmost one.
func (a *App) Replace(s Scene) {
	if len(a.stack) == 0 {
		a.Push(s)
		return
	}
	a.stack[len(a.stack)-1] = put(s)
	a.entered()
	a.hearScreen(s.Name())
}

// Reset takes all scenes away and shows these, the last one on top.
func (a *App) Reset(scenes ...Scene) {
	a.stack = a.stack[:0]
	for _, s := range scenes {
		a.stack = append(a.stack, put(s))
	}
	a.entered()
}

// Top is the scene that is shown, nil when there is none yet.
func (a *App) Top() Scene {
	if len(a.stack) == 0 {
		return nil
	}
	return a.stack[len(a.stack)-1].scene
}

func (a *App) entered() {
	if len(a.stack) < a.aside {
		a.aside = 0
	}
	a.Refresh()
	if s := a.Top(); s != nil {
		a.tracef("scene %s", s.Name())
	}
}
