package render

import (
	"errors"

	"sourceofthenile/game"
	"sourceofthenile/render/ui"
)

// slip is a short notice that goes away by itself.
type slip struct {
	text  string
	until float64
}

// slipTime is how long a slip stays, in seconds.
const slipTime = 2.6

func (s *slip) say(c *ui.Context, text string) {
	s.text, s.until = text, c.In.Now+slipTime
	c.Touch()
}

func (s *slip) draw(c *ui.Context) {
	if s.text == "" {
		return
	}
	if c.In.Now >= s.until {
		s.text = ""
		c.Touch()
		return
	}
	c.WakeAt(s.until)
	st := ui.Body
	width := min(460, c.W-60)
	text := ui.Plain(s.text)
	h := c.ParagraphHeight(text, st, width)
	w := min(width, c.TextWidth(s.text, st)+1)
	r := ui.R((c.W-w)/2-18, c.H-h-46, w+36, h+20)
	c.Float("slip", r, ui.TipPanel, func(in ui.Rect) {
		c.Paragraph(in.InsetXY(18, 10), text, st.To(ui.Centre))
	})
}

// isMinor reports whether an error is no more than "not possible now".
func isMinor(err error) bool {
	return errors.Is(err, game.ErrNothingToUndo) || errors.Is(err, game.ErrNothingToRedo)
}

// refusalOf is the refusal behind an error, nil if there is none.
func refusalOf(err error) *game.Refusal {
	var r *game.Refusal
	errors.As(err, &r)
	return r
}
