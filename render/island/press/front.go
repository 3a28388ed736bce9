// Package press is what is printed before the island and after it: the foreword, and the one
// front page with which a game ends. Nobody is there to print anything in between.
package press

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/island/plates"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/newsprint"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// gap is what parts two paragraphs, in units; woodcut how high a picture is for its column;
// forewordW how wide the foreword's sheet is,
// and forewordPlate how high its picture is for that.
const gap, woodcut, forewordW, forewordPlate = 8.0, 0.56, 860.0, 0.25

// front is the front page of a game that is over.
type front struct {
	page.Print
	v   island.View
	sum game.Summary
}

// NewFront is the front page of a game that is over (24.3).
func NewFront(v island.View, sum game.Summary) desk.Screen {
	return &front{Print: page.Print{Called: "front"}, v: v, sum: sum}
}

// Frame shows it.
func (f *front) Frame(c *ui.Context, a desk.Desk) {
	home := f.v.Ending() == island.ComeHome
	key := map[bool]string{true: "home", false: "lost"}[home]
	found := tell.Found(f.v, len(f.sum.Players))
	p := newsprint.Paper{
		Name: words.Say("front.name"), Place: words.Say("front.place"), Number: words.Say("front.number"), Price: words.Say("front.price"),
		Head: words.Say("front." + key + ".head"), Sub: ui.Plain(words.Say("front."+key+".sub", "n", f.v.Round())),
		Parts: []func(*page.Column, float64){func(l *page.Column, bottom float64) {
			page.InPrint(c, l.Next(l.R.W*woodcut), plates.Of(map[bool]string{true: "place/HAR", false: "place/SHP"}[home]))
			l.Gap(gap)
			say(l, words.Say("front.lead."+key), words.Say(map[bool]string{true: "front.company", false: "front.missing"}[home], "list", f.names()))
			newsprint.Vignette(c, l, bottom, func(r ui.Rect) { page.InPrint(c, r, plates.Of("sign/boat")) })
		}},
	}
	for _, part := range halves(found) {
		p.Parts = append(p.Parts, func(l *page.Column, _ float64) { f.papers(c, l, part) })
	}
	p.Parts = append(p.Parts, func(l *page.Column, bottom float64) {
		if len(found) == 0 {
			say(l, words.Say("front.unread"))
		}
		say(l, tell.Closing(f.v.Ending()))
		newsprint.Vignette(c, l, bottom, func(r ui.Rect) { page.InPrint(c, r, plates.Of("place/LIG")) })
	})
	foot := p.Draw(c, page.FootH)
	foot.CutTop(page.FootH - ui.MainH)
	leave(c, a, foot, words.Say("front.away"))
}

// papers are what Quests have found, each under its name.
func (f *front) papers(c *ui.Context, l *page.Column, found []box.Card) {
	for _, q := range found {
		l.Heading(tell.Card(q, -1))
		page.InPrint(c, l.Next(l.R.W*woodcut), plates.Of("quest/"+q.Code()))
		l.Gap(gap)
		say(l, tell.Finding(q))
	}
}

// halves parts what was found into columns: two at most.
func halves(found []box.Card) [][]box.Card {
	if n := (len(found) + 1) / 2; n > 0 {
		return [][]box.Card{found[:n], found[n:]}
	}
	return nil
}

// names are those of the company, with their trades where these are still theirs.
func (f *front) names() string {
	var all []string
	for s := range f.v.Company().All() {
		all = append(all, tell.Named(f.v, f.sum, s))
	}
	return words.List(all)
}

func say(l *page.Column, all ...string) {
	for _, text := range all {
		l.Say(ui.Plain(text), newsprint.Text)
		l.Gap(gap)
	}
}

// leave is the button at a foot that closes the page.
func leave(c *ui.Context, a desk.Desk, foot ui.Rect, label string) {
	away := ui.Button{Label: label, ID: "away", Hint: words.Phrase("key.esc"), Look: ui.MainLook, Default: true}
	if c.Button(foot.CutRight(min(foot.W, max(150, c.ButtonWidth(away)))), away) {
		a.Pop()
	}
	page.LeavePage(c, a)
}

// foreword is the page before the game.
type foreword struct{ page.Print }

// NewForeword is the foreword (24.1).
func NewForeword() desk.Screen {
	return &foreword{page.Print{Called: "foreword"}}
}

// Frame shows it.
func (f *foreword) Frame(c *ui.Context, a desk.Desk) {
	w, h := page.WideSheet(c)
	page.Page{
		Title: words.Say("foreword.title"), W: min(w, forewordW), H: h,
		Body: func(r ui.Rect) float64 {
			l := page.NewColumn(c, r)
			if c.H >= page.PlateTall {
				page.Engraved(c, l.Next(l.R.W*forewordPlate), plates.Of("place/HRT"))
				l.Gap(14)
			}
			for _, text := range tell.Foreword() {
				l.Say(ui.Plain(text), ui.Body)
				l.Gap(gap + 4)
			}
			return l.Height()
		},
		Foot: func(r ui.Rect) { leave(c, a, r, words.Say("foreword.away")) },
	}.Draw(c)
}
