package render

import (
	"regexp"

	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
)

// ruled is a scene that knows the rule in question.
type ruled interface{ Rule() string }

// keyed is a scene on which more commands work than those of every screen.
type keyed interface{ scopes() keymap.Scope }

// reserve keeps the letters of the commands that work on this screen from its
// buttons.
func (a *App) reserve(c *ui.Context, s Scene) {
	var on keymap.Scope
	if k, ok := s.(keyed); ok {
		on = k.scopes()
	}
	for _, cmd := range keymap.All() {
		if keymap.Works(cmd, on) {
			c.Reserve(cmd, keymap.UnderSheets(cmd))
		}
	}
}

// helpKeys are the keys that mean the same on every screen, also where a sheet
// or a text field has the keyboard: the whole screen, the rules, at the number
// in question, and the page of keys. A question that lies over the screen is
// answered first.
func (a *App) helpKeys(c *ui.Context, s Scene) {
	if c.CommandAnywhere(keymap.FullScreen) {
		p := a.prefs
		p.FullScreen = !p.FullScreen
		a.SetPreferences(p)
	}
	if a.asking() {
		return
	}
	switch {
	case c.CommandAnywhere(keymap.Keys):
		a.turnTo(NewKeys())
	case c.CommandAnywhere(keymap.Rules):
		if _, open := s.(*rulesScene); open || a.hooks.Rules == nil {
			return
		}
		a.hooks.Rules(a, ruleInQuestion(c, s))
	}
}

// turnTo opens a page, or goes back to it where it lies just below.
func (a *App) turnTo(s Scene) {
	n := len(a.stack)
	if a.Top().Name() == s.Name() || n > 1 && a.stack[n-2].scene.Name() == s.Name() {
		a.Pop()
		return
	}
	a.Push(s)
}

var ruleNamed = regexp.MustCompile(`Rules?[ \x{a0}](\d+(?:\.\d+)*)`)

// ruleInQuestion is the number at which the rules open: that of the thing which
// is being explained, else that of the screen.
func ruleInQuestion(c *ui.Context, s Scene) string {
	if m := ruleNamed.FindStringSubmatch(c.Explained()); m != nil {
		return m[1]
	}
	if r, ok := s.(ruled); ok {
		return r.Rule()
	}
	return ""
}
