package main

import (
	"slices"
	"strings"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
)

// source is what one source of points came to in a simulation: everything
// the rulebook gives points for by itself (20, 22–25).
type source struct {
	Name    string  `json:"source"`
	Share   float64 `json:"share"`           // of all points published
	Points  float64 `json:"points_per_game"` // of all players together
	Games   float64 `json:"games"`           // part of the games in which it was scored at least once
	Could   float64 `json:"games_possible"`  // part of the games in which somebody could: a specialty's finds want that specialty
	Decided float64 `json:"games_decided"`   // part of the games whose winner had not won, then, without it
}

// calling is what a specialty made of being one: the points it scored that
// another had not, for the same discoveries.
type calling struct {
	Name   string  `json:"specialty"`
	Share  float64 `json:"share"`           // of its own points
	Points float64 `json:"points_per_game"` // for each game with it in
	Games  float64 `json:"games"`           // part of the games with it in where it scored any
}

// Numbers of the sources: the reasons first, then what they are divided into.
const (
	sourceCounters = int(nile.Reasons)
	sourceFinds    = sourceCounters + int(nile.Rumour)
	sourceEpics    = sourceFinds + int(deck.Specialties)
	sourceCount    = sourceEpics + int(nile.Epics)
)

var reasonKeys = [nile.Reasons]string{
	nile.ForHex: "country", nile.ForRiverHex: "rivers", nile.ForOasis: "oases", nile.ForCataract: "cataracts", nile.ForFall: "waterfalls", nile.ForPeak: "peaks",
	nile.HighestMountain: "highest_mountain", nile.HighestFall: "highest_waterfall", nile.LargestLake: "largest_lake",
	nile.RiverSource: "river_sources", nile.LongestRiver: "longest_river", nile.SourceOfNile: "source_of_the_nile",
	nile.ForTribe: "peoples_met", nile.ForBeaten: "peoples_beaten", nile.ForBattle: "own_battles_reported",
	nile.ForReport: "others_battles_reported", nile.ForInterview: "interviews", nile.ForRaid: "slave_raids_reported",
}

// sourceKeys are the names of the sources, "" for a number that is none.
var sourceKeys = func() (keys [sourceCount]string) {
	copy(keys[:], reasonKeys[:])
	for c, k := range counterKeys {
		if k != "" {
			keys[sourceCounters+c] = k
		}
	}
	for k := range deck.Specialties {
		keys[sourceFinds+int(k)] = "finds_of_the_" + strings.ToLower(k.String())
	}
	for e, k := range epicKeys {
		keys[sourceEpics+e] = "journey_" + k
	}
	return keys
}()

// sourceOf is the source of a line of an account, −1 where points are taken away.
func sourceOf(x nile.ScoredEvent) int {
	switch r := x.Reason; r {
	case nile.ForCounter:
		return sourceCounters + x.Figure
	case nile.ForFind:
		return sourceFinds + int(deck.Finds()[x.Figure].Specialty)
	case nile.ForEpic:
		return sourceEpics + x.Figure
	case nile.ForSick:
		return -1
	default:
		return int(r)
	}
}

// wantsPress are the sources only a Journalist has (11, 24).
var wantsPress = [sourceCount]bool{
	int(nile.ForBattle): true, int(nile.ForReport): true, int(nile.ForInterview): true, int(nile.ForRaid): true,
}

// ownPoints is how much of a line's points a specialty has because it is one.
func ownPoints(x nile.ScoredEvent, k deck.Specialty) int {
	points := x.Points
	// An Explorer prefers country alone, and no set of specialties anything.
	plain, own := nile.FeaturePoints(deck.Explorer), nile.FeaturePoints(k)
	if k.IsSet() {
		plain = own
	}
	switch r := x.Reason; r {
	case nile.ForHex:
		return points - nile.TerrainPoints(deck.Ethnologist, x.Terrain) // who prefers none
	case nile.ForRiverHex:
		return own.River - plain.River
	case nile.ForOasis:
		return own.Oasis - plain.Oasis
	case nile.ForTribe:
		return own.Met - plain.Met
	case nile.ForBeaten:
		return own.Beaten - plain.Beaten
	case nile.ForCounter:
		return points - plainCounter
	case nile.HighestMountain, nile.HighestFall, nile.LargestLake:
		return points - nile.RecordPoints(deck.Doctor)
	case nile.ForFind, nile.ForBattle, nile.ForReport, nile.ForInterview, nile.ForRaid:
		return points
	}
	return 0
}

// plainCounter is what a discovery brings whom it does not concern (23).
var plainCounter = nile.CounterPoints(nile.LostCity, deck.Botanist)

// sourceTally adds up where points come from, game by game.
type sourceTally struct {
	games   int
	points  [sourceCount]int
	scored  [sourceCount]int // games
	could   [sourceCount]int
	decided [sourceCount]int
	all     int
	winners [sourceCount]int // of points
	of      [deck.Callings]struct{ points, own, games, scored int }
}

// game goes through the events of a game begun by players of these specialties.
func (t *sourceTally) game(events []game.Event, began []deck.Specialty, v nile.View) {
	t.games++
	now := slices.Clone(began)
	var took, own [deck.Callings]bool
	take := func(k deck.Specialty) {
		took[k] = true
		for _, one := range k.Each() {
			took[one] = true
		}
	}
	for _, k := range began {
		take(k)
	}
	points := make([][sourceCount]int, len(began))
	for _, e := range events {
		switch e.Kind {
		case nile.SeatJoined: // he has no calling yet
			now, points = append(now, 0), append(points, [sourceCount]int{})
		case nile.SpecialtyChosen:
			now[e.Seat] = nile.As[nile.SpecialtyEvent](e).Specialty
			take(now[e.Seat])
		case nile.Scored:
			k := now[e.Seat]
			x := nile.As[nile.ScoredEvent](e)
			n, s := x.Points, sourceOf(x)
			if s >= 0 {
				points[e.Seat][s] += n
			}
			o := ownPoints(x, k)
			t.all += n
			t.of[k].points, t.of[k].own = t.of[k].points+n, t.of[k].own+o
			own[k] = own[k] || o > 0
		}
	}
	for k, in := range took {
		if in {
			t.of[k].games++
		}
		if own[k] {
			t.of[k].scored++
		}
	}
	t.count(points, &took, v)
}

// count adds a game's points by seat and source.
func (t *sourceTally) count(points [][sourceCount]int, took *[deck.Callings]bool, v nile.View) {
	for s := range sourceKeys {
		sum := 0
		for i := range points {
			sum += points[i][s]
		}
		t.points[s] += sum
		if w := v.Winner(); w != game.Nobody {
			t.winners[s] += points[w][s]
		}
		if sum > 0 {
			t.scored[s]++
		}
		switch {
		case s >= sourceFinds && s < sourceEpics:
			if took[s-sourceFinds] {
				t.could[s]++
			}
		case !wantsPress[s] || took[deck.Journalist]:
			t.could[s]++
		}
		if w := v.Winner(); w != game.Nobody && !v.Open() && v.Player(w).Points-points[w][s] < v.Target() {
			t.decided[s]++
		}
	}
}

// sources are the sources, the one with most points first.
func (t *sourceTally) sources() (out []source) {
	games := max(1, float64(t.games))
	for s, key := range sourceKeys {
		if key == "" {
			continue
		}
		out = append(out, source{
			Name: key, Share: round3(float64(t.points[s]) / max(1, float64(t.all))), Points: round3(float64(t.points[s]) / games),
			Games: round3(float64(t.scored[s]) / games), Could: round3(float64(t.could[s]) / games), Decided: round3(float64(t.decided[s]) / games),
		})
	}
	slices.SortStableFunc(out, func(a, b source) int {
		switch {
		case a.Points > b.Points:
			return -1
		case a.Points < b.Points:
			return 1
		}
		return 0
	})
	return out
}

// callings are the specialties, in the rulebook's order.
func (t *sourceTally) callings() (out []calling) {
	for k := range deck.Callings {
		o := &t.of[k]
		if k.IsSet() && o.games == 0 {
			continue
		}
		games := max(1, float64(o.games))
		out = append(out, calling{
			Name: k.String(), Share: round3(float64(o.own) / max(1, float64(o.points))),
			Points: round3(float64(o.own) / games), Games: round3(float64(o.scored) / games),
		})
	}
	return out
}
