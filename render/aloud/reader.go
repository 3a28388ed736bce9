package aloud

import (
	"slices"
	"strings"

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

// Reader has a page that has come up read, what changes on it, and whatever gets the keyboard: each
// once.
type Reader struct {
	on, wide    bool
	whole       bool // nothing of the page has been read yet
	page, focus string
	heard       []string            // what the page said when it stood still last
	told        []told              // the last sentences that were told beside the page
	stand       map[string]string   // how each that can be chosen stood
	boards      map[string][]string // what each wide page said when it was left
	main        string              // what Space does
	fresh       []string            // what the page says anew, until it stands still
	since       float64
}

// Looked is a frame as a Reader sees it.
type Looked struct {
	Now  float64 // in seconds, as ui.Input.Now counts it
	Page string  // tells the page from others
	Key  string  // how the key is written that has the choices read
	// Wide: it is a chart with much around it, of which nothing out of sight is read.
	Wide bool
	List *ui.List
}

// Still is how long, in seconds, what a page says anew stands before it is read: what moves is not.
const Still = 0.3

// Waits reports whether something is to be read that does not stand still yet.
func (r *Reader) Waits() bool { return len(r.fresh) > 0 }

// Told notes a sentence that was read beside the page: it is not read again where it stands there.
func (r *Reader) Told(sentence string, now float64) {
	r.told = append(r.told[max(0, len(r.told)+1-mostTold):], told{sentence, now})
}

// longEnough is how many letters a sentence has at least that is known again as a part of another.
const longEnough = 20

// told is a sentence that was read beside the page, and when.
type told struct {
	text string
	at   float64
}

// mostTold is how many of them are remembered, and lately how long, in seconds: whoever sits down
// later has not heard them.
const (
	mostTold = 32
	lately   = 8
)

// Frame looks at a frame of a page, and has say read what is to be read. On is whether anything is.
func (r *Reader) Frame(say func(text string), on bool, f Looked) {
	if !on {
		*r = Reader{}
		return
	}
	turned := !r.on || f.Page != r.page
	all := Page(f.List, !f.Wide)
	if turned {
		r.turn(&f)
	}
	if turned && !f.Wide {
		r.heard, r.main = all, Main(f.List)
		say(words.Sentences(append(r.untold(all, f.Now), Ahead(f.List, f.Key)...)...))
	} else {
		r.changed(say, all, &f)
	}
	r.choices(say, f.List, turned)
	if t, ok := f.List.Find(f.List.Focus); ok && f.List.Focus != r.focus && f.List.Focus != "" {
		say(Target(&t))
	}
	r.focus = f.List.Focus
}

// turn notes that a page has come up. Of a board that has been read before what it says anew is read,
// and no more; of any, once it stands still: it may lie there for a moment, between two pages.
func (r *Reader) turn(f *Looked) {
	if r.boards == nil {
		r.boards = map[string][]string{}
	}
	if r.wide && !r.whole {
		r.boards[r.page] = r.heard
	}
	r.on, r.page, r.wide, r.fresh, r.main = true, f.Page, f.Wide, nil, ""
	known := false
	r.heard, known = r.boards[f.Page]
	r.whole = f.Wide && !known
}

// untold are the sentences that were not told beside the page just now.
func (r *Reader) untold(all []string, now float64) []string {
	return slices.DeleteFunc(slices.Clone(all), func(s string) bool {
		bare := strings.TrimRight(s, ".?!")
		return slices.ContainsFunc(r.told, func(t told) bool {
			return now-t.at < lately && (strings.TrimRight(t.text, ".?!") == bare || len(bare) > longEnough && strings.Contains(t.text, bare))
		})
	})
}

// changed has read what the page says that it did not say before, and what Space does now, once it
// stands still.
func (r *Reader) changed(say func(text string), all []string, f *Looked) {
	fresh := r.untold(since(r.heard, all), f.Now)
	main := Main(f.List)
	switch {
	case r.whole:
		fresh = append(fresh, Ahead(f.List, f.Key)...)
	case main != "" && main != r.main:
		fresh = append(fresh, main)
	}
	switch {
	case len(fresh) > 0 && !slices.Equal(fresh, r.fresh):
		r.fresh, r.since = fresh, f.Now
		return
	case len(fresh) > 0 && f.Now-r.since < Still:
		return
	case len(fresh) > 0:
		say(words.Sentences(fresh...))
	}
	r.fresh, r.heard, r.main, r.whole = nil, all, main, false
}

// since are the sentences of a page that it did not have before, in their order: one that it says
// twice now, and once then, too.
func since(was, is []string) (fresh []string) {
	if slices.Equal(was, is) {
		return nil
	}
	// The longest common part, from the end: same[i][j] is how long that of was[i:] and is[j:] is.
	same := make([][]int, len(was)+1)
	for i := range same {
		same[i] = make([]int, len(is)+1)
	}
	for i := len(was) - 1; i >= 0; i-- {
		for j := len(is) - 1; j >= 0; j-- {
			if was[i] == is[j] {
				same[i][j] = same[i+1][j+1] + 1
			} else {
				same[i][j] = max(same[i+1][j], same[i][j+1])
			}
		}
	}
	i := 0
	for j := range is {
		for i < len(was) && was[i] != is[j] && same[i+1][j] >= same[i][j+1] {
			i++
		}
		if i < len(was) && was[i] == is[j] {
			i++
			continue
		}
		fresh = append(fresh, is[j])
	}
	return fresh
}

// choices has read how something stands now that can be chosen, where that has changed.
func (r *Reader) choices(say func(text string), l *ui.List, turned bool) {
	was := r.stand
	r.stand = make(map[string]string, len(l.Targets))
	for i := range l.Targets {
		t := &l.Targets[i]
		if t.Value == "" && t.Mark == ui.NoMark {
			continue
		}
		now := stands(t)
		if now == "" {
			now = t.Value
		}
		r.stand[t.ID] = now
		if had, known := was[t.ID]; !turned && (known && had != now || !known && t.Mark == ui.Chosen && was != nil) && t.Flags&ui.TakesText == 0 {
			say(whole(now))
		}
	}
}
