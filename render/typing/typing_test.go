package typing

import (
	"testing"

	"sourceofthenile/render/ui"
)

// system is an input method that hands in what was typed when it is asked, as that of X11
// does.
type system struct {
	c     *Composer
	typed []string
}

func (s *system) Update() (bool, error) {
	for _, text := range s.typed {
		s.c.insert(text)
	}
	s.typed = nil
	return false, nil
}

func (s *system) Cancel() {}

// desk is a screen with fields, frame by frame.
type desk struct {
	*testing.T
	c    *Composer
	s    *system
	text map[string]string
}

func newDesk(t *testing.T) *desk {
	d := &desk{T: t, c: &Composer{}, text: map[string]string{}}
	d.s = &system{c: d.c}
	d.c.method = d.s
	return d
}

// frame is one in which a field has the keyboard, "": none.
func (d *desk) frame(field string) {
	if field != "" {
		d.c.Update(field, d.text[field], "", ui.Rect{}, func(s string) { d.text[field] += s })
	}
	d.c.Ended()
}

func (d *desk) types(text string) { d.s.typed = append(d.s.typed, text) }

func (d *desk) want(field, text string) {
	d.Helper()
	if got := d.text[field]; got != text {
		d.Errorf("the field %q holds %q, wanted %q", field, got, text)
	}
}

// A Space that presses a button is no text: the field that the button leads to is empty.
func TestWhatWasTypedBeforeIsNotForTheField(t *testing.T) {
	d := newDesk(t)
	d.frame("")
	d.types(" ") // on a button
	d.frame("name")
	d.want("name", "")
	d.types("Speke")
	d.frame("name")
	d.want("name", "Speke")
}

// The same where the field had the keyboard before, and a button in between.
func TestWhatIsTypedBetweenIsForNoField(t *testing.T) {
	d := newDesk(t)
	d.frame("name")
	d.types("Ba")
	d.frame("name")
	d.frame("")
	d.types(" ")
	d.frame("")
	d.types("  ")
	d.frame("name")
	d.want("name", "Ba")
	d.types("ker")
	d.frame("name")
	d.want("name", "Baker")
}

// From one field to another what was typed last is the first one's or nobody's.
func TestWhatWasTypedInOneFieldIsNotForAnother(t *testing.T) {
	d := newDesk(t)
	d.frame("name")
	d.types("x")
	d.frame("ship")
	d.want("ship", "")
	d.types("y")
	d.frame("ship")
	d.want("ship", "y")
}
