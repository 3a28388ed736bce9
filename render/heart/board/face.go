package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// countedFace reports whether a face that can be named is one of a row of figures: those for a slot of the
// Matrix lead each somewhere else.
func countedFace(v heart.View, ch game.Choice) bool {
	die, _, _, ok := v.Named(int(ch.Target))
	return ok && die != box.SlotDie
}

// namingFace is which face of a die is named (12): one figure to be set, which begins at the best, and a
// button that says what it comes to.
func (b *Board) namingFace(c *ui.Context, col *page.Column, v heart.View, step heart.Step, faces []game.Choice) {
	if len(faces) == 0 {
		return
	}
	b.given(c, "which-face")
	at, set := b.numbers[heart.NameFace]
	if !set {
		at = int(faces[bestFace(v, faces)].Target)
	}
	low, high := int(faces[0].Target), int(faces[len(faces)-1].Target)
	row := col.Next(ui.ButtonH)
	c.Stepper(row.CutLeft(ui.StepperW), ui.Stepper{ID: "which-face", Label: words.Say("do.name-face.which"), Min: low, Max: high, Tip: ui.Plain(words.Say("do.name-face.tip"))}, &at)
	b.numbers[heart.NameFace] = at
	row.CutLeft(8)
	ch := faces[min(max(0, at-low), len(faces)-1)]
	bt := ui.Button{Label: b.label(v, game.Summary{}, step, ch), ID: IDOf(ch), Look: ui.MainLook, Default: true, Tip: b.tip(v, step, ch)}
	if w := c.ButtonWidth(bt); w > row.W {
		col.Gap(5)
		row = col.Next(ui.ButtonH)
	}
	if c.Button(row.Left(min(row.W, c.ButtonWidth(bt))), bt) {
		b.take(ch, 0)
	}
	col.Gap(6)
}

// bestFace is the place of the face that one hopes for: the first that goes well, of a die that is held
// against no number the highest, or of one that does damage the lowest.
func bestFace(v heart.View, faces []game.Choice) int {
	for i, ch := range faces {
		switch die, _, well, _ := v.Named(int(ch.Target)); {
		case die.Held() && well, !die.Held() && die.Well(1, 0, 0):
			return i
		}
	}
	return len(faces) - 1
}
