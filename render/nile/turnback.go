package nile

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
)

// takeBack takes back the last command; of publishing, which is one button and
// several commands, all that can be taken back.
func takeBack(p *play.Play) bool {
	if !p.Undo() {
		return false
	}
	for sight.View(p).Phase() == nile.Publishing && p.Table().CanUndo() && isPublishing(p) {
		p.Undo()
	}
	return true
}

// isPublishing reports whether the last command in force published something.
func isPublishing(p *play.Play) bool {
	n := p.Table().Len()
	if n == 0 {
		return false
	}
	k := p.Table().CommandAt(n - 1).Kind
	return k == nile.Publish || k == nile.PublishAll
}

// takeAgain plays again what TakeBack took back.
func takeAgain(p *play.Play) bool {
	if !p.Redo() {
		return false
	}
	for sight.View(p).Phase() == nile.Publishing && p.Table().CanRedo() {
		p.Redo()
	}
	return true
}
