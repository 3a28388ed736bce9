package tell

import (
	"slices"
	"unicode"
	"unicode/utf8"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/render/words"
)

// News are for whoever was away: what came of a month, by its name, where a journal has what it looked like.

// tolls are what a misfortune brings about, told with it.
var tolls = []game.EventKind{
	nile.Perished, nile.FellIll, nile.GoodsLost, nile.BeastsDied, nile.Deserted, nile.Strayed, nile.ExplorerSick, nile.MayMove, nile.HuntSpoiled,
}

// TellNews is TellTurn of the event at i of a stretch of play as news: a misfortune has its name, what came of it stands
// with it, and places go by ports, for of peoples whoever reads may not have heard yet.
// here: the line above has said where.
func TellNews(v nile.View, events []game.Event, turns []Turn, i int, here bool) (l Line, ok bool) {
	e := events[i]
	as := manner{since: turns[i].Since, here: here, news: true}
	d, befell := misfortune(e)
	switch {
	case toldWith(events, i):
		return l, false
	case e.Kind == nile.DonationDrawn:
		return given(v, events, turns, i, as)
	case !befell || d == deck.QuietMarch:
		return tellSalted(v, e, as, turns[i].Wording)
	}
	if l, ok = tellSalted(v, e, as, turns[i].Wording); !ok {
		return l, false
	}
	var came []string
	for j := i + 1; j < len(events) && tollOf(events, i, j); j++ {
		if events[j].Kind == nile.Peril { // whoever was in it and was spared
			continue
		}
		if x, told := tellSalted(v, events[j], as, turns[j].Wording); told && !(len(came) > 0 && passing(events[j])) && !slices.Contains(came, x.Text) {
			came = append(came, x.Text)
		}
	}
	if len(came) == 0 {
		came = []string{l.Text}
	}
	t := teller{v: v, e: e, past: as.since}
	head := words.Say("told.befell", "who", t.bearer(), "what", uncapped(DisasterTitle(d)))
	if e.Seat == v.Seat() { // nobody is told whose party his own is
		head = words.Whole(DisasterTitle(d))
	}
	l.Text = words.Sentences(append([]string{head}, came...)...)
	return l, true
}

// given is what the public gives at a time, in one sentence.
func given(v nile.View, events []game.Event, turns []Turn, i int, as manner) (l Line, ok bool) {
	if l, ok = tellSalted(v, events[i], as, turns[i].Wording); !ok {
		return l, false
	}
	from := i
	for from > 0 && events[from-1].Kind == nile.DonationDrawn && events[from-1].Seat == events[i].Seat {
		from--
	}
	if from == i {
		return l, true
	}
	var n [nile.Donations]int
	for _, e := range events[from : i+1] {
		n[nile.As[nile.DonationDrawnEvent](e).Donation]++
	}
	var all []string
	for k, n := range n {
		if n > 0 {
			all = append(all, Donations(nile.Donation(k), n))
		}
	}
	t := teller{v: v, e: events[i], past: as.since}
	l.Text = words.Say("donation.drawn.all", "who", t.bearer(), "list", words.List(all))
	return l, true
}

// passing reports whether what a misfortune came to was over with the month, and no news beside a loss.
func passing(e game.Event) bool {
	return e.Kind == nile.HuntSpoiled || e.Kind == nile.MayMove && nile.As[nile.MayMoveEvent](e).Points > 0
}

// misfortune is which an event tells of.
func misfortune(e game.Event) (d deck.Disaster, ok bool) {
	switch e.Kind {
	case nile.DisasterStrikes:
		return nile.As[nile.DisasterStrikesEvent](e).Disaster, true
	case nile.Answered:
		return nile.As[nile.AnsweredEvent](e).Disaster, true
	}
	return d, false
}

// tollOf reports whether the event at j is what the misfortune at i came to.
func tollOf(events []game.Event, i, j int) bool {
	return !slices.ContainsFunc(events[i+1:j+1], func(e game.Event) bool {
		return e.Seat != events[i].Seat || e.Kind != nile.Peril && !slices.Contains(tolls, e.Kind)
	})
}

// toldWith reports whether news tell the event at i with another: what a misfortune came to with its name, what
// threatened with how it was borne, who stood against whom with who won, and each gift of the public with the last.
func toldWith(events []game.Event, i int) bool {
	e := events[i]
	if e.Kind == nile.DonationDrawn && i+1 < len(events) && events[i+1].Kind == e.Kind && events[i+1].Seat == e.Seat {
		return true
	}
	for j := i - 1; j >= 0 && slices.Contains(tolls, e.Kind); j-- {
		if _, befell := misfortune(events[j]); befell {
			return tollOf(events, j, i)
		}
	}
	for _, x := range events[i+1:] {
		switch {
		case x.Seat != e.Seat:
		case x.Kind == nile.TurnBegan:
			return false
		case e.Kind == nile.DisasterStrikes && nile.As[nile.DisasterStrikesEvent](e).Asks && x.Kind == nile.Answered:
			return true
		case e.Kind == nile.BattleJoined && x.Kind == nile.Beaten:
			return true
		}
	}
	return false
}

// uncapped is a heading as it stands within a sentence.
func uncapped(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToLower(r)) + s[n:]
}
