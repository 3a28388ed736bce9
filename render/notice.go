package render

import (
	"cmp"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// notice is something the player is told, or asked, above whatever screen is
// shown.
type notice struct {
	number  int // of those so far: each is another sheet
	title   string
	text    ui.Rich
	yes, no string // no empty: there is only one answer
	then    func()
	grave   bool   // no is the red button
	other   string // a third answer, "" for none
	or      func()
	until   float64 // it takes no press before this time; 0 until it is shown
}

// Fail tells the player what went wrong, in one sentence.
func (a *App) Fail(err error) {
	if err == nil {
		return
	}
	a.Tracef("fail %v", err)
	a.notice(notice{title: words.Say("flow.failed"), text: ui.Plain(page.Sentence(err)), yes: words.Say("notice.yes")})
}

// Tell tells the player something that must be seen.
func (a *App) Tell(title string, text ui.Rich) {
	a.notice(notice{title: title, text: text, yes: words.Say("notice.yes")})
}

// Ask asks before something that cannot be taken back. Esc is No.
func (a *App) Ask(q desk.Question) {
	a.notice(notice{title: q.Title, text: q.Text, yes: q.Yes, no: q.No, then: q.Then, grave: q.Grave, other: q.Other, or: q.Or})
}

func (a *App) notice(n notice) {
	a.Tracef("notice %s", n.title)
	a.Tracef("says %s", n.text)
	a.Aloud(n.title, n.text.String())
	a.noticed++
	n.number = a.noticed
	a.notices = append(a.notices, n)
	a.Refresh()
}

// asking reports whether a notice lies over the screen. One whose rule is being
// looked up waits until the rules are closed.
func (a *App) asking() bool {
	return len(a.notices) > 0 && (a.aside == 0 || len(a.stack) < a.aside)
}

// guardNotice keeps a notice that has only just come up from taking a press
// that was meant for the screen below: nobody can have read what it asks.
func (a *App) guardNotice(c *ui.Context) {
	if !a.asking() {
		return
	}
	n := &a.notices[0]
	if n.until == 0 {
		n.until = c.In.Now + desk.GuardTime
	}
	if c.In.Now < n.until {
		c.Withhold(n.until, true)
	}
}

// showNotice draws the oldest notice.
func (a *App) showNotice(c *ui.Context) {
	if !a.asking() {
		return
	}
	n := a.notices[0]
	answer := 0
	c.Modal("notice "+strconv.Itoa(n.number), 500, 150, func(r ui.Rect) float64 {
		top := r.Y
		c.Text(r.CutTop(34), n.title, ui.Head.At(24))
		c.Rule(r.CutTop(10), ui.Rule)
		r.CutTop(c.Paragraph(r, n.text, ui.Body) + 16)
		yes, no := page.Answers(n.yes, n.no)
		first, is := &yes, 1
		if n.grave {
			yes, no = page.GraveAnswers(n.yes, n.no)
			first, is = &no, 2
		}
		row := r.CutTop(ui.ButtonH + 4)
		if c.Button(row.CutRight(min(row.W, c.ButtonWidth(*first))), *first) {
			answer = is
		}
		further := func(b ui.Button, is int) {
			w := c.ButtonWidth(b)
			if row.W < w+10 { // a narrow window: one below the other
				row = r.CutTop(ui.ButtonH + 10)
				row.CutTop(6)
			} else {
				row.CutRight(10)
			}
			if c.Button(row.CutRight(w).Middle(w, ui.ButtonH), b) {
				answer = is
			}
		}
		if n.other != "" {
			further(ui.Button{Label: n.other, ID: "other"}, 3)
		}
		switch {
		case n.grave:
			further(yes, 1)
		case n.no != "":
			further(no, 2)
		}
		if c.Back() {
			answer = 2
		}
		return row.Bottom() + 6 - top
	})
	if answer == 0 {
		return
	}
	a.notices = a.notices[1:]
	a.Refresh()
	if answer == 1 && n.then != nil {
		n.then()
	}
	if answer == 3 && n.or != nil {
		n.or()
	}
}

// Notices is how many notices wait to be read, that on the screen among them.
func (a *App) Notices() int { return len(a.notices) }

// Notice is what the notice on the screen says; ok is false if there is none.
func (a *App) Notice() (title string, text ui.Rich, ok bool) {
	if !a.asking() {
		return "", nil, false
	}
	return a.notices[0].title, a.notices[0].text, true
}

// Call says something to whoever works in another window meanwhile: by the window's title as long as
// that has the keyboard, and by a notice of the system's when it begins; "" ends that.
func (a *App) Call(text string) {
	begins := text != "" && a.calls == ""
	a.calls = text
	if a.focused {
		text = ""
	} else if begins && a.hooks.Notify != nil {
		a.hooks.Notify(words.Phrase("program.name"), text)
	}
	if text != a.called {
		a.called = text
		ebiten.SetWindowTitle(cmp.Or(text, words.Phrase("program.name")))
	}
}
