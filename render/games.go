package render

import (
	"sourceofthenile/render/desk"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// game is the game on the table, or the program's own; nil where there is none.
func (a *App) game() desk.Game {
	if g := a.onTable(); g != nil || len(a.hooks.Games) == 0 {
		return g
	}
	return a.hooks.Games[0]
}

// onTable is the game that the topmost screen of a game belongs to, nil where
// there is none.
func (a *App) onTable() desk.Game {
	for i := len(a.stack) - 1; i >= 0; i-- {
		if s, ok := a.stack[i].screen.(desk.OfGame); ok {
			return s.Game()
		}
	}
	return nil
}

// Games are the game on the table alone, or, where none is, all that are played here.
func (a *App) Games() []desk.Game {
	if g := a.onTable(); g != nil {
		return []desk.Game{g}
	}
	return a.hooks.Games
}

// bare are the commands that work where no game is known.
var bare = keymap.NewSet(nil)

// Keys are those in force: of the game on the table or the program's own, as they
// were changed.
func (a *App) Keys() *keymap.Map {
	set := bare
	if g := a.game(); g != nil {
		set = g.Keys()
	}
	if a.keys == nil || a.keys.Set() != set || a.keysOf != a.prefs.Keys {
		a.keys, a.keysOf = set.With(a.prefs.Keys), a.prefs.Keys
	}
	return a.keys
}

// speak has the words of the game on the table spoken.
func (a *App) speak() {
	if g := a.game(); g != nil {
		words.Use(g.Words())
	}
}

// ruleTip tells of the rules of the game on the table, nil where nothing does.
func (a *App) ruleTip() func(number string) ui.Rich {
	g := a.game()
	if g == nil || a.hooks.RuleTip == nil {
		return nil
	}
	return func(number string) ui.Rich { return a.hooks.RuleTip(g, number) }
}
