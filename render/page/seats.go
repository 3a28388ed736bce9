package page

import (
	"strings"

	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Colours are the colours that a player may have, each with its sign; taken
// is who has one already, "" nobody. It reports whether another was chosen.
func Colours(c *ui.Context, r ui.Rect, colour *uint8, taken func(colour uint8) string) bool {
	chosen := int(*colour)
	var options []ui.Option
	for k, pl := range ui.Players {
		name := words.Phrase("colour." + pl.Key)
		o := ui.Option{
			Label: name, ID: words.Sentence(strings.ReplaceAll(pl.Key, "-", " ")), Sign: k + 1,
			Tip: ui.Plain(words.Say("setup.sign", "colour", name, "sign", words.Phrase("sign."+pl.Sign.Key()))),
		}
		if who := taken(uint8(k)); who != "" {
			o.Disabled, o.Tip = true, ui.Plain(words.Say("setup.taken", "colour", name, "who", who))
		}
		options = append(options, o)
	}
	changed, _ := c.Options(r, "colour", &chosen, options...)
	if changed {
		*colour = uint8(chosen)
	}
	return changed
}
