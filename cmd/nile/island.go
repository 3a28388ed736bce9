package main

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/internal/titles"
	islandgame "sourceofthenile/render/island"
)

var theIsland = &title{Game: islandgame.Game{}, Title: titles.Island, tally: func() tallier { return &islandTally{} }}

// islandTally counts what games on the island came to.
type islandTally struct {
	lostBy                         [6]int
	quests, called, lost, finished int
	kinds                          [128]int
	curses                         [box.Cards]int
	had, won                       [box.Protagonists]int
}

// islandReport is what is printed of it, with what is counted for every game.
type islandReport struct {
	*simulated
	TurnsTenth  int                `json:"turns_p10"`
	TurnsNinety int                `json:"turns_p90"`
	LostBy      map[string]float64 `json:"lost_by"`
	Quests      float64            `json:"quests"`
	Called      float64            `json:"boat_called"`
	Lost        float64            `json:"protagonists_lost"`
	PerGame     map[string]float64 `json:"per_game"` // how often each thing happens
	Curses      map[string]float64 `json:"curses_per_game"`
	Wins        map[string]float64 `json:"wins_by_protagonist"`
}

var lostKeys = []string{"heart", "gate", "lost", "night", "nobody"}

// game takes in one game.
func (h *islandTally) game(run *runner, _ []byte) {
	t := run.table
	v := t.Position().(*island.Position).View(game.Nobody)
	if v.Ending() == island.NotEnded {
		return
	}
	h.finished++
	if at := slices.Index(lostKeys, v.Ending().Name()); at >= 0 {
		h.lostBy[at]++
	}
	done, _ := v.Quests()
	h.quests += done
	if called, _ := v.Boat(); called > 0 {
		h.called++
	}
	for _, e := range t.Events() {
		h.kinds[e.Kind]++
		switch e.Kind {
		case island.LostOne:
			h.lost++
		case island.Cursed:
			h.curses[island.As[island.CardEvent](&e).Card]++
		case island.Came:
			role := island.As[island.CameEvent](&e).Role
			h.had[role]++
			if v.Ending() == island.ComeHome {
				h.won[role]++
			}
		}
	}
}

// report is what is printed.
func (h *islandTally) report(run *simulated) any {
	per := func(n int) float64 { return round3(float64(n) / float64(max(1, h.finished))) }
	out := &islandReport{
		simulated: run, LostBy: shares(lostKeys, h.lostBy[:len(lostKeys)]), Quests: per(h.quests), Called: per(h.called), Lost: per(h.lost),
		PerGame: map[string]float64{}, Curses: map[string]float64{}, Wins: map[string]float64{},
	}
	if n := len(run.turns); n > 0 {
		out.TurnsTenth, out.TurnsNinety = run.turns[n/10], run.turns[n*9/10]
	}
	for k := game.EventKind(1); island.EventName(k) != ""; k++ {
		out.PerGame[island.EventName(k)] = per(h.kinds[k])
	}
	for c := box.FirstCurse; c < box.Cards; c++ {
		out.Curses[c.Code()] = per(h.curses[c])
	}
	for r, n := range h.had {
		out.Wins[box.Roles[r].ID] = round3(float64(h.won[r]) / float64(max(1, n)))
	}
	return out
}
