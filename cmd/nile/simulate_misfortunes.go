package main

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
)

// answers counts how often each misfortune struck, and how it was answered where it asked.
type answers struct {
	struck   [deck.Disasters]int
	answered [deck.Disasters]map[string]int
	captured int            // explorers taken prisoner
	captive  map[string]int // what they did, month by month (15.71)
}

// misfortunes is what is printed of them.
type misfortunes struct {
	Struck int `json:"struck"`
	// Asked is how many of those that struck asked their victims anything, of 1.
	Asked float64 `json:"asked"`
	// Kinds are those that asked: how often each struck, how often it asked, and the
	// answers as parts of 1.
	Kinds map[string]askedKind `json:"by_kind"`
	// Captivity is the same of prisoners: how often one was taken, in how many months they
	// were asked, and what they did.
	Captivity askedKind `json:"captivity"`
}

type askedKind struct {
	Struck  int                `json:"struck"`
	Asked   int                `json:"asked"`
	Answers map[string]float64 `json:"answers"`
}

// inStep are the answers that are choices of their own, by their kinds.
var inStep = map[game.Kind]string{nile.PayUp: "pay", nile.LetGo: "let-go", nile.StayBehind: "wait", nile.LoseNotes: "lose"}

// inCaptivity are the choices of a prisoner's month.
var inCaptivity = map[game.Kind]string{nile.Escape: "escape", nile.Bide: "bide"}

// game goes through a game: what struck is told, and what was answered was commanded.
func (a *answers) game(t *game.Table) {
	last := make([]deck.Disaster, viewOf(t, game.Nobody).Seats())
	for n := range t.Len() {
		cmd, events := t.CommandAt(n), t.EventsOf(n)
		if key := inStep[cmd.Kind]; key != "" {
			a.answer(last[cmd.Seat], key)
		}
		if key := inCaptivity[cmd.Kind]; key != "" {
			a.captive = oneMore(a.captive, key)
		}
		for _, e := range events {
			switch e.Kind {
			case nile.Captured:
				a.captured++
			case nile.DisasterStrikes:
				d := nile.As[nile.DisasterStrikesEvent](e).Disaster
				a.struck[d]++
				last[e.Seat] = d
			case nile.Answered:
				x := nile.As[nile.AnsweredEvent](e)
				a.answer(x.Disaster, nile.WayKey(x.Disaster, x.Way))
			}
		}
	}
}

func (a *answers) answer(d deck.Disaster, key string) { a.answered[d] = oneMore(a.answered[d], key) }

// oneMore is a count with one more of key in it.
func oneMore(n map[string]int, key string) map[string]int {
	if n == nil {
		n = map[string]int{}
	}
	n[key]++
	return n
}

func (a *answers) report() misfortunes {
	out, asked := misfortunes{Kinds: map[string]askedKind{}}, 0
	for d := deck.Fever; d < deck.Disasters; d++ {
		out.Struck += a.struck[d]
		k := askedOf(a.struck[d], a.answered[d])
		if asked += k.Asked; k.Asked > 0 {
			out.Kinds[d.String()] = k
		}
	}
	out.Captivity = askedOf(a.captured, a.captive)
	out.Asked = round3(float64(asked) / max(1, float64(out.Struck)))
	return out
}

// askedOf is what is printed of what struck so often and was answered so.
func askedOf(struck int, answers map[string]int) askedKind {
	k := askedKind{Struck: struck, Answers: map[string]float64{}}
	for _, n := range answers { // in any order: a sum
		k.Asked += n
	}
	for key, n := range answers { // in any order: each by itself
		k.Answers[key] = round3(float64(n) / float64(k.Asked))
	}
	return k
}
