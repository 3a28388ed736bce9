package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// reserve keeps the letters of the commands that work on this screen from its
// buttons.
func (a *App) reserve(c *ui.Context, s desk.Screen) {
	set := a.Keys().Set()
	for cmd := range set.Working(scopes(s)) {
		c.Reserve(cmd, set.UnderSheets(cmd))
	}
}

// scopes are those of the commands that work on a screen besides those of every screen.
func scopes(s desk.Screen) keymap.Scope {
	if k, ok := s.(desk.Keyed); ok {
		return k.Scopes()
	}
	return 0
}

// helpKeys are the keys that mean the same on every screen, also where a sheet
// or a text field has the keyboard: the whole screen, the rules, at the number
// in question, and the page of keys. A question that lies over the screen is
// answered first.
func (a *App) helpKeys(c *ui.Context, s desk.Screen) {
	if c.CommandAnywhere(keymap.FullScreen) {
		p := a.prefs
		p.FullScreen = !p.FullScreen
		a.SetPreferences(p)
	}
	a.heedReading(c)
	if a.asking() {
		return
	}
	switch {
	case c.CommandAnywhere(keymap.Keys):
		if a.hooks.Keys != nil {
			a.TurnTo(a.hooks.Keys(scopes(s)))
		}
	case c.CommandAnywhere(keymap.Rules):
		if _, open := s.(desk.Follower); !open {
			a.Rule(ruleInQuestion(c, s))
		}
	}
}

// ruleInQuestion is the number at which the rules open: that of the thing which
// is being explained, else that of the screen.
func ruleInQuestion(c *ui.Context, s desk.Screen) string {
	if number := words.Default().RuleIn(c.Explained()); number != "" {
		return number
	}
	if r, ok := s.(desk.Ruled); ok {
		return r.Rule()
	}
	return ""
}

// followCited opens the rules at the number that was clicked: in the book
// itself, or above the screen, which stays as it is. A question that cites the
// rule waits until the book is closed.
func (a *App) followCited(c *ui.Context, s desk.Screen) {
	number := c.Cited()
	if number == "" || !a.HasRules() {
		return
	}
	if r, open := s.(desk.Follower); open {
		r.Follow(number)
		return
	}
	if a.asking() {
		a.aside = len(a.stack) + 1
	}
	a.Tracef("cites %s", number)
	a.Rule(number)
}

// setCursor shows a hand where a click leads somewhere and nothing looks like a
// button.
func (a *App) setCursor() {
	shape := ebiten.CursorShapeDefault
	if a.list != nil && a.list.Pointing {
		shape = ebiten.CursorShapePointer
	}
	if a.painter != nil && shape != a.pointer {
		a.pointer = shape
		ebiten.SetCursorShape(shape)
	}
}
