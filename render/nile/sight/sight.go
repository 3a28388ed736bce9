// Package sight is what the player before the screen sees of a game of Source
// of the Nile: a game being played as its screens want it.
package sight

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/play"
)

// Position is the position of a game being played. Screens look at View.
func Position(p *play.Play) *nile.Position { return p.Position().(*nile.Position) }

// View is the game as the player before the screen may see it.
func View(p *play.Play) nile.View { return Position(p).View(p.Seat()) }

// Find is the first choice of a kind aimed at target and concerning item; −1
// stands for any.
func Find(p *play.Play, k game.Kind, target int32, item nile.Item) (game.Choice, bool) {
	return p.Find(func(c *game.Choice) bool {
		return c.Kind == k && (target < 0 || c.Target == target) && (item < 0 || c.Item == int16(item))
	})
}

// Told is the game as the player before the screen has been told of it: what is
// still to come of the last command is not in it yet.
func Told(p *play.Play) nile.View { return p.Stand().(*nile.Position).View(p.Seat()) }
