package render

import (
	"sourceofthenile/render/desk"
	"sourceofthenile/render/ui"
)

// placed is a scene on the stack with what the kit remembers of it.
type placed struct {
	screen desk.Screen
	mem    *ui.Memory
}

func put(s desk.Screen) placed { return placed{s, ui.NewMemory()} }

// Push puts a scene on top; Pop will bring this one back.
func (a *App) Push(s desk.Screen) {
	a.stack = append(a.stack, put(s))
	a.entered()
	a.Open(s)
}

// Pop takes the topmost scene away. The last one stays.
func (a *App) Pop() {
	if len(a.stack) > 1 {
		a.stack = a.stack[:len(a.stack)-1]
		a.entered()
	}
}

// Replace puts a scene in the place of the topmost one.
func (a *App) Replace(s desk.Screen) {
	if len(a.stack) == 0 {
		a.Push(s)
		return
	}
	a.stack[len(a.stack)-1] = put(s)
	a.entered()
	a.Open(s)
}

// Reset takes all scenes away and shows these, the last one on top.
func (a *App) Reset(screens ...desk.Screen) {
	a.stack = a.stack[:0]
	for _, s := range screens {
		a.stack = append(a.stack, put(s))
	}
	a.entered()
}

// Top is the scene that is shown, nil when there is none yet.
func (a *App) Top() desk.Screen {
	if len(a.stack) == 0 {
		return nil
	}
	return a.stack[len(a.stack)-1].screen
}

func (a *App) entered() {
	a.speak()
	if len(a.stack) < a.aside {
		a.aside = 0
	}
	a.Refresh()
	if s := a.Top(); s != nil {
		a.Tracef("scene %s", s.Name())
	}
}

// ground is the screen that all that is seen lies on, nil where there is none.
func (a *App) ground() (s desk.Screen) {
	for i := len(a.stack) - 1; i >= 0 && (s == nil || desk.IsOverlay(s)); i-- {
		s = a.stack[i].screen
	}
	return s
}

// Depth is how many screens lie on each other.
func (a *App) Depth() int { return len(a.stack) }

// TurnTo opens a page, or goes back to it where it lies just below.
func (a *App) TurnTo(s desk.Screen) {
	n := len(a.stack)
	if a.Top().Name() == s.Name() || n > 1 && a.stack[n-2].screen.Name() == s.Name() {
		a.Pop()
		return
	}
	a.Push(s)
}

// Screens are those that lie on each other, the topmost last.
func (a *App) Screens() (all []desk.Screen) {
	for _, p := range a.stack {
		all = append(all, p.screen)
	}
	return all
}
