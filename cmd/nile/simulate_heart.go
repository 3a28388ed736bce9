package main

import (
	"fmt"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
)

// heartDeal has the players of the n-th game sit in another order: nobody is the first
// to choose a Port more often than others.
func heartDeal(settings []byte, n int) []byte {
	s, err := box.ParseSettings(settings)
	if err != nil {
		return settings // the table will say what is wrong with them
	}
	by := n % len(s.Players)
	s.Players = slices.Concat(s.Players[by:], s.Players[:by])
	return s.Encode()
}

// heartTally counts what games of Heart of Darkness came to.
type heartTally struct {
	games, ended, players, lost, lostFirst, reached, specials int
	winners, lasts, gaps, all, turns                          []float64
	sources                                                   [box.Sources]int
	shame, told, onEnd, homeward                              int               // told: Rumours; homeward: those whose place counted when their Time was up
	won                                                       [2]map[string]int // by Patron, by Port
	had                                                       [2]map[string]int
	paid, shamed                                              map[string]int // DP, by Patron
	places                                                    []int          // won, by place in the order of setting up
	turnPoints                                                []int          // DP scored in each Game Turn, of all
	turnPlayers                                               []int
}

// heartReport is what is printed of it, with what is counted for every game.
type heartReport struct {
	*simulated
	Winner       []float64                     `json:"winner_mean_10_90"`
	Last         []float64                     `json:"last_mean_10_90"`
	Gap          []float64                     `json:"winner_minus_last_mean_10_90"`
	All          []float64                     `json:"all_mean_10_90"`
	TurnsSpread  []float64                     `json:"turns_10_50_90"`
	Reached      float64                       `json:"goal_reached"`
	Lost         float64                       `json:"games_with_a_loss"`
	LostBefore   float64                       `json:"lost_before_goal"`
	Specials     float64                       `json:"specials_per_player_turn"`
	Rumours      float64                       `json:"rumours_told_per_player_turn"`
	OnEnd        float64                       `json:"on_end"` // of those whose place counted (17.1)
	Points       map[string]float64            `json:"points_per_player"`
	Paid         map[string]float64            `json:"patron_pays"`   // DP in a game, by Patron
	Shamed       map[string]float64            `json:"patron_shamed"` // how often in a game
	Wins         map[string]map[string]float64 `json:"wins"`
	WinsByPlace  []float64                     `json:"wins_by_place"` // in the order of setting up; a victory shared is one of each
	PointsByTurn []float64                     `json:"points_per_game_turn"`
}

var winKeys = [2]string{"patron", "port"}

// game takes in one game.
func (h *heartTally) game(run *runner, _ []byte) {
	t := run.table
	v := t.Position().(*heart.Position).View(game.Nobody)
	sum := t.Position().Summary()
	h.games++
	if !sum.Result.Over() {
		return
	}
	h.ended++
	h.follow(t.Events(), sum)
	lost, best, least := false, 0, 1<<30
	for i, pl := range sum.Players {
		sheet := v.Sheet(game.Seat(i))
		lost = lost || sheet.Lost
		best, least = max(best, pl.Score), min(least, pl.Score)
		h.all = append(h.all, float64(pl.Score))
		h.players++
	}
	h.winners, h.lasts = append(h.winners, float64(best)), append(h.lasts, float64(least))
	h.turns, h.gaps = append(h.turns, float64(sum.Turn)), append(h.gaps, float64(best-least))
	if lost {
		h.lost++
	}
	if best >= sum.Target {
		h.reached++
	} else if lost {
		h.lostFirst++
	}
}

// follow goes through the events of a game.
func (h *heartTally) follow(events []game.Event, sum game.Summary) {
	for i := range h.won {
		if h.won[i] == nil {
			h.won[i], h.had[i] = map[string]int{}, map[string]int{}
		}
	}
	if h.paid == nil {
		h.paid, h.shamed = map[string]int{}, map[string]int{}
	}
	var patron [box.MaxSeats]string
	turn, taken := 0, 0
	count := func(what int, key string, s game.Seat) {
		h.had[what][key]++
		if sum.Result.Winners.Has(s) {
			h.won[what][key]++
		}
	}
	for i := range events {
		switch e := &events[i]; e.Kind {
		case heart.TurnBegan:
			if turn = told.AsTurnBegan(e); turn > len(h.turnPoints) {
				h.turnPoints, h.turnPlayers = append(h.turnPoints, 0), append(h.turnPlayers, 0)
			}
			h.turnPlayers[turn-1] += len(sum.Players)
		case heart.PortTaken:
			count(1, fmt.Sprint(e.At+1), e.Seat)
			if taken++; taken > len(h.places) {
				h.places = append(h.places, 0)
			}
			if sum.Result.Winners.Has(e.Seat) {
				h.places[taken-1]++
			}
		case heart.PatronTaken:
			patron[e.Seat] = told.AsPatronTaken(e).Name()
			count(0, patron[e.Seat], e.Seat)
		case heart.Scored:
			sc := told.AsScored(e)
			h.sources[sc.From] += sc.Points
			if sc.From == box.ForPatron {
				h.paid[patron[e.Seat]] += sc.Points
			}
			if sc.From != box.ForAccount {
				h.turnPoints[turn-1] += sc.Points
			}
		case heart.Shamed:
			h.shame--
			h.shamed[patron[e.Seat]]++
			h.turnPoints[turn-1]--
		case heart.SpecialFound:
			h.specials++
		case heart.RumourTold:
			h.told++
		case heart.TimeIsUp:
			if onEnd, spared := told.AsTimeUp(e); !spared {
				h.homeward++
				if onEnd {
					h.onEnd++
				}
			}
		}
	}
}

// spread is the mean and what lies at a tenth and at nine tenths.
func spread(of []float64) []float64 {
	if len(of) == 0 {
		return nil
	}
	sum, list := 0.0, slices.Sorted(slices.Values(of))
	for _, f := range list {
		sum += f
	}
	return []float64{round3(sum / float64(len(list))), list[len(list)/10], list[len(list)*9/10]}
}

// report is what is printed.
func (h *heartTally) report(run *simulated) any {
	part := func(n, of int) float64 { return round3(float64(n) / float64(max(1, of))) }
	turns := slices.Sorted(slices.Values(h.turns))
	out := &heartReport{
		simulated: run, Winner: spread(h.winners), Last: spread(h.lasts), Gap: spread(h.gaps), All: spread(h.all), Reached: part(h.reached, h.ended),
		Lost: part(h.lost, h.ended), LostBefore: part(h.lostFirst, h.ended), Points: map[string]float64{}, Wins: map[string]map[string]float64{},
		Paid: map[string]float64{}, Shamed: map[string]float64{},
	}
	if n := len(turns); n > 0 {
		out.TurnsSpread = []float64{turns[n/10], turns[n/2], turns[n*9/10]}
	}
	played := 0
	for i, n := range h.turnPoints {
		out.PointsByTurn = append(out.PointsByTurn, part(n, h.turnPlayers[i]))
		played += h.turnPlayers[i]
	}
	out.Specials, out.Rumours, out.OnEnd = part(h.specials, played), part(h.told, played), part(h.onEnd, h.homeward)
	for from, n := range h.sources {
		out.Points[box.Source(from).Name()] = part(n, h.players)
	}
	out.Points["shame"] = part(h.shame, h.players)
	for _, n := range h.places {
		out.WinsByPlace = append(out.WinsByPlace, part(n, h.ended))
	}
	for i, key := range winKeys {
		out.Wins[key] = map[string]float64{}
		for name, n := range h.had[i] { // in any order: into a map
			out.Wins[key][name] = part(h.won[i][name], n)
			if key == winKeys[0] {
				out.Paid[name], out.Shamed[name] = part(h.paid[name], n), part(h.shamed[name], n)
			}
		}
	}
	return out
}
