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
}

// misfortunes is what is printed of them.
type misfortunes struct {
	Struck int `json:"struck"`
	// Asked is how many of those that struck asked their victims anything, of 1.
	Asked float64 `json:"asked"`
	// Kinds are those that asked: how often each struck, how often it asked, and the
	// answers as parts of 1.
	Kinds map[string]askedKind `json:"by_kind"`
}

type askedKind struct {
	Struck  int                `json:"struck"`
	Asked   int                `json:"asked"`
	Answers map[string]float64 `json:"answers"`
}

// inStep are the answers that are choices of their own, by their kinds.
var inStep = map[game.Kind]string{nile.PayUp: "pay", nile.LetGo: "let-go", nile.StayBehind: "wait", nile.LoseNotes: "lose"}

// game goes through a game: what struck is told, and what was answered was commanded.
func (a *answers) game(t *game.Table) {
	last := make([]deck.Disaster, viewOf(t, game.Nobody).Seats())
	for n := range t.Len() {
		cmd, events := t.CommandAt(n), t.EventsOf(n)
		if key := inStep[cmd.Kind]; key != "" {
			a.answer(last[cmd.Seat], key)
		}
		for _, e := range events {
			switch e.Kind {
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

func (a *answers) answer(d deck.Disaster, key string) {
	if a.answered[d] == nil {
		a.answered[d] = map[string]int{}
	}
	a.answered[d][key]++
}

func (a *answers) report() misfortunes {
	out, asked := misfortunes{Kinds: map[string]askedKind{}}, 0
	for d := deck.Fever; d < deck.Disasters; d++ {
		out.Struck += a.struck[d]
		k := askedKind{Struck: a.struck[d], Answers: map[string]float64{}}
		for _, n := range a.answered[d] { // in any order: a sum
			k.Asked += n
		}
		for key, n := range a.answered[d] { // in any order: each by itself
			k.Answers[key] = round3(float64(n) / float64(k.Asked))
		}
		if asked += k.Asked; k.Asked > 0 {
			out.Kinds[d.String()] = k
		}
	}
	out.Asked = round3(float64(asked) / max(1, float64(out.Struck)))
	return out
}
