package board

import (
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/render/guide"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// enlarge gives the chart all the room, then the Matrix, then neither.
const enlarge ui.Command = "enlarge"

// The pages of print that lie beside the game.
const (
	Journal ui.Command = "journal" // the journals, laid open
	Points  ui.Command = "points"  // who has what from where, and what was found
	Paper   ui.Command = "newspaper"
)

// OnBoard is the scope of the board.
const OnBoard = keymap.Own

// Commands are those that have keys of their own, beside those of every game.
var Commands = keymap.NewSet(append([]keymap.Command{
	{Name: enlarge, Group: "board", Scope: OnBoard, Key: ui.Key(ebiten.KeyC)},
	{Name: Journal, Pad: ui.PadSelect, Group: "board", Scope: keymap.Table, Key: ui.Key(ebiten.KeyJ)},
	{Name: Points, Group: "board", Scope: keymap.Table, Key: ui.Key(ebiten.KeyR)},
	{Name: Paper, Group: "board", Scope: keymap.Table, Key: ui.Key(ebiten.KeyN)},
}, guide.Commands("board")...), "keys.board")

// isChoice reports whether a target is one of the choices: the keyboard begins at them.
func (b *Board) isChoice(id string) bool {
	id = id[strings.LastIndexByte(id, '/')+1:]
	return slices.ContainsFunc(b.choices(), func(ch game.Choice) bool { return IDOf(ch) == id })
}

// idleSpace reports whether Space was pressed and nothing on the board wanted it.
func idleSpace(c *ui.Context) bool {
	return slices.ContainsFunc(c.In.Keys, func(k ui.Press) bool { return k.Key == ebiten.KeySpace && !k.Repeat })
}

// idled marks that Space was pressed where it does nothing, until anything else is pressed: each time, for a key that is dead
// without a word looks like a fault.
func (b *Board) idled(c *ui.Context) {
	switch at := b.Play.Version + 1; {
	case b.Foot == 0 && b.pending == nil && len(b.choices()) > 0 && idleSpace(c):
		b.spaced = at
		c.Touch()
	case b.spaced == at && (c.In.Pressed != ui.Input{}.Pressed || slices.ContainsFunc(c.In.Keys, func(k ui.Press) bool { return k.Key != ebiten.KeySpace })):
		b.spaced = 0
		c.Touch()
	}
}

// idly says below all that belongs to the question that Space does nothing, where that has room: it is not worth a scroll.
func (b *Board) idly(col *page.Column) {
	text := ui.Plain(words.Say("ask.keys"))
	b.idle = b.spaced == b.Play.Version+1 && b.room > 0 && col.Height()+4+col.C.ParagraphHeight(text, ui.Note.At(15), col.R.W) > b.room
	if b.spaced != b.Play.Version+1 || b.idle {
		return
	}
	col.Gap(4)
	col.Say(text, ui.Note.At(15))
}

// idlyOver says it at the foot of the panel where it has no room there, till another key is pressed: over no choice, and beside
// them where they reach so low.
func (b *Board) idlyOver(c *ui.Context, seen, beside ui.Rect) {
	if !b.idle {
		return
	}
	text, st := ui.Plain(words.Say("ask.keys")), ui.Note.At(15)
	if b.choicesLow > seen.H-c.ParagraphHeight(text, st, seen.W-12)-6 {
		seen = beside
	}
	at := seen.CutBottom(c.ParagraphHeight(text, st, seen.W-12) + 6)
	c.Float("idle", at, ui.TipPanel, func(r ui.Rect) { c.Paragraph(r.InsetXY(6, 3), text, st) })
}

// large is what has all the room.
type large uint8

// The states, in the order in which the key goes through them.
const (
	nothingLarge large = iota
	chartLarge
	matrixLarge
	larges
)
