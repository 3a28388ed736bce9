// Package typing brings what the player types into fields, by the system's input
// method.
package typing

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/textinput"

	"sourceofthenile/render/ui"
)

// method is the system's input method as textinput drives it.
type method interface {
	// Update hands in what was finished, and reports whether keys went into composing.
	// What was typed while nobody asked comes with the first Update after that.
	Update() (handled bool, err error)
	// Cancel forgets what is being composed.
	Cancel()
}

// Composer is the system's input method. It is asked only while a field has
// the keyboard: otherwise it would swallow Space as text.
type Composer struct {
	method        method
	field         string // which has the keyboard; "": none
	asked         bool   // a field was worked for in this frame
	before, after string
	caret         image.Rectangle
	insert        func(string)
	composing     string
	broken        bool
}

// New is an input method that works for no field yet.
func New() *Composer {
	c := &Composer{}
	c.method = &textinput.Composer{
		OnNewSession: func() *textinput.SessionOptions {
			return &textinput.SessionOptions{CaretBounds: c.caret, TextBeforeCaret: c.before, TextAfterCaret: c.after}
		},
		OnComposition: func(now *textinput.Composition) { c.composing = now.Text() },
		OnCommit:      func(now *textinput.Commit) { c.insert(now.Text()) },
	}
	return c
}

// Update implements ui.Typing. What was typed before the field had the keyboard, as the
// Space that pressed the button which led to it, is not for it.
func (c *Composer) Update(id, before, after string, caret ui.Rect, insert func(string)) (string, bool) {
	fresh := id != c.field
	c.field, c.asked = id, true
	if c.broken {
		if !fresh {
			insert(string(ebiten.AppendInputChars(nil)))
		}
		return "", false
	}
	c.before, c.after, c.insert = before, after, insert
	c.caret = image.Rect(int(caret.X), int(caret.Y), int(caret.Right()), int(caret.Bottom()))
	if fresh {
		c.insert = nobody
		c.method.Cancel() // what was being composed belonged to another field
	}
	if missed := c.missed(fresh); missed != "" {
		c.insert(missed)
		c.before += missed
	}
	handled, err := c.method.Update()
	if err != nil {
		c.broken = true // without an input method plain letters still come
	}
	return c.composing, handled && c.composing != ""
}

// nobody takes what is typed for no field.
func nobody(string) {}

// Left implements ui.Typing.
func (c *Composer) Left(id string) {
	if c.field == id {
		c.rest()
	}
}

// Ended implements ui.Typing.
func (c *Composer) Ended() {
	if !c.asked && c.field != "" {
		c.rest()
	}
	c.asked = false
}

// rest works for no field.
func (c *Composer) rest() {
	c.insert = nobody
	c.method.Cancel()
	c.field, c.composing = "", ""
}
