package page

import (
	"errors"

	"sourceofthenile/game"
	"sourceofthenile/render/ui"
)

// Slip is a short notice that goes away by itself.
type Slip struct {
	text  string
	until float64
}

// slipTime is how long a slip stays, in seconds.
const slipTime = 2.6

// Say puts a text on the slip.
func (s *Slip) Say(c *ui.Context, text string) {
	s.text, s.until = text, c.In.Now+slipTime
	c.Touch()
}

// Draw shows the slip, while it stays.
func (s *Slip) Draw(c *ui.Context) {
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
	r := c.Clear(ui.R((c.W-w)/2-18, c.H-h-46, w+36, h+20)) // or where it hides nothing
	c.Float("slip", r, ui.TipPanel, func(in ui.Rect) {
		c.Paragraph(in.InsetXY(18, 10), text, st.To(ui.Centre))
	})
}

// IsMinor reports whether an error is no more than "not possible now".
func IsMinor(err error) bool {
	return errors.Is(err, game.ErrNothingToUndo) || errors.Is(err, game.ErrNothingToRedo)
}

// RefusalOf is the refusal behind an error, nil if there is none.
func RefusalOf(err error) *game.Refusal {
	var r *game.Refusal
	errors.As(err, &r)
	return r
}
