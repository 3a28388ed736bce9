package aloud

import (
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Voice reads out, where a system has a voice that programs may use. No
// function may wait.
type Voice interface {
	// Ready reports whether there is one.
	Ready() bool
	// Say has a sentence read after those before it; with now at once, and those are
	// forgotten.
	Say(text string, now bool)
	// HasVolume reports whether it can be told how loud it is to read; SetVolume tells it, in
	// per cent: 100 is as loud as the system has it.
	HasVolume() bool
	SetVolume(percent int)
}

// Reader has a page that has come up read, and whatever gets the keyboard: each once.
type Reader struct{ last heard }

// heard is what was read last.
type heard struct {
	on          bool
	page, focus string
}

// Frame looks at a frame of a page. On is whether anything is to be read.
func (r *Reader) Frame(v Voice, on bool, page string, l *ui.List) {
	if !on {
		r.last = heard{}
		return
	}
	now := heard{true, page, l.Focus}
	if now == r.last {
		return
	}
	turned := now.page != r.last.page
	r.last = now
	if turned {
		v.Say(words.Sentences(Page(l)...), true)
	}
	if t, ok := l.Find(now.focus); ok && now.focus != "" {
		v.Say(Target(&t), !turned)
	}
}
