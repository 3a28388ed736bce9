package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/home"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
)

// takeBack takes back the last command; of publishing, which is one button and
// several commands, all that can be taken back, and likewise of outfitting.
func (t *TableScene) takeBack(then func(ok bool)) {
	p, begun := t.Play, false
	if o, ok := t.Sub.(*home.Outfit); ok {
		o.TakeBack(then)
		return
	}
	p.Follow(func() (game.Command, bool) {
		more := !begun || sight.View(p).Phase() == nile.Publishing && p.CanUndo() && isPublishing(p)
		begun = true
		return game.Command{Kind: game.KindUndo}, more
	}, then)
}

// isPublishing reports whether the last command in force published something.
func isPublishing(p *play.Play) bool {
	n := p.Len()
	if n == 0 {
		return false
	}
	k := p.Step(n - 1).Kind
	return k == nile.Publish || k == nile.PublishAll
}

// takeAgain plays again what takeBack took back.
func (t *TableScene) takeAgain(then func(ok bool)) {
	p, begun := t.Play, false
	if o, ok := t.Sub.(*home.Outfit); ok {
		o.TakeAgain(then)
		return
	}
	p.Follow(func() (game.Command, bool) {
		more := !begun || sight.View(p).Phase() == nile.Publishing && p.CanRedo()
		begun = true
		return game.Command{Kind: game.KindRedo}, more
	}, then)
}
