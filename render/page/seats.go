package page

import (
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Colours are the six colours that a player may have, each with its sign; taken
// is who has one already, "" nobody. It reports whether another was chosen.
func Colours(c *ui.Context, r ui.Rect, colour *uint8, taken func(colour uint8) string) bool {
	chosen := int(*colour)
	var options []ui.Option
	for k, pl := range ui.Players {
		o := ui.Option{Label: pl.Name, Sign: k + 1, Tip: ui.Plain(pl.Name + ", " + pl.Sign.Name() + ".")}
		if who := taken(uint8(k)); who != "" {
			o.Disabled, o.Tip = true, ui.Plain(words.Say("setup.taken", "colour", pl.Name, "who", who))
		}
		options = append(options, o)
	}
	changed, _ := c.Options(r, "colour", &chosen, options...)
	if changed {
		*colour = uint8(chosen)
	}
	return changed
}
