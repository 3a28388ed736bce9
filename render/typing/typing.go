// Package typing brings what the player types into fields, by the system's input
// method.
package typing

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/textinput"

	"sourceofthenile/render/ui"
)

// Composer is the system's input method. It is asked only while a field has
// the keyboard: otherwise it would swallow Space as text.
type Composer struct {
	method        textinput.Composer
	field         string
	before, after string
	caret         image.Rectangle
	insert        func(string)
	composing     string
	broken        bool
}

// New is an input method that works for no field yet.
func New() *Composer {
	c := &Composer{}
	c.method.OnNewSession = func() *textinput.SessionOptions {
		return &textinput.SessionOptions{CaretBounds: c.caret, TextBeforeCaret: c.before, TextAfterCaret: c.after}
	}
	c.method.OnComposition = func(now *textinput.Composition) { c.composing = now.Text() }
	c.method.OnCommit = func(now *textinput.Commit) { c.insert(now.Text()) }
	return c
}

// Update implements ui.Typing.
func (c *Composer) Update(id, before, after string, caret ui.Rect, insert func(string)) (string, bool) {
	if c.broken {
		insert(string(ebiten.AppendInputChars(nil)))
		return "", false
	}
	fresh := id != c.field
	if fresh {
		c.insert = func(string) {} // what was being composed belonged to another field
		c.method.Cancel()
		c.field = id
	}
	c.before, c.after, c.insert = before, after, insert
	c.caret = image.Rect(int(caret.X), int(caret.Y), int(caret.Right()), int(caret.Bottom()))
	if missed := c.missed(fresh); missed != "" {
		insert(missed)
		c.before += missed
	}
	handled, err := c.method.Update()
	if err != nil {
		c.broken = true // without an input method plain letters still come
	}
	return c.composing, handled && c.composing != ""
}

// Left implements ui.Typing.
func (c *Composer) Left(id string) {
	if c.field != id {
		return
	}
	c.insert = func(string) {}
	c.method.Cancel()
	c.field, c.composing = "", ""
}
