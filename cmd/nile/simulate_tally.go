package main

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
)

// tally counts what expeditions came to and what brought their players points.
type tally struct {
	ends    [endCount]int
	causes  [nile.Causes]int
	modes   [nile.Modes]int
	found   [nile.Rumour + 1]int
	epics   [nile.Epics]int
	scored  [nile.Reasons]int // how often
	battles int
	beaten  int
	names   int
	prey    int // lost to hunger after a defeat
	robbed  []bool

	// The accounts with which each player first published anything.
	printed                    game.Seats
	firstAccounts, firstPoints int
}

// The ways an expedition can end.
const (
	endHome = iota
	endStarved
	endBattle
	endPoison
	endCaptive
	endFalls
	endDisaster
	endSickness
	endGivenUp
	endAfoot // still out when the game was won
	endCount
)

var endingKeys = [endCount]string{
	"home", "starved", "killed_in_battle", "poisoned", "captive_killed", "over_the_falls", "disaster", "sickness", "given_up", "out_at_the_end",
}

// endingOf is how an expedition ends that a cause of death has put an end to.
var endingOf = [nile.Causes]int{
	nile.NoCause: endDisaster, nile.Hunger: endStarved, nile.Thirst: endStarved, nile.LostRespect: endDisaster, nile.LostGuide: endDisaster,
	nile.Falls: endFalls, nile.Illness: endSickness, nile.BattleDead: endBattle, nile.ByPoison: endPoison, nile.ByCaptors: endCaptive,
	nile.ByDisaster: endDisaster, nile.ByBeast: endDisaster, nile.BadFaith: endDisaster, nile.Abandoned: endGivenUp,
}

var causeKeys = [nile.Causes]string{
	nile.NoCause: "none", nile.Hunger: "hunger", nile.Thirst: "thirst", nile.LostRespect: "lost_respect", nile.LostGuide: "lost_guide",
	nile.Falls: "falls", nile.Illness: "illness", nile.BattleDead: "battle", nile.ByPoison: "poison", nile.ByCaptors: "captors",
	nile.ByDisaster: "disaster", nile.ByBeast: "beast", nile.BadFaith: "bad_faith", nile.Abandoned: "abandoned",
}

var modeKeys = [nile.Modes]string{nile.OnFoot: "on_foot", nile.ByCanoe: "by_canoe", nile.Mounted: "mounted"}

var counterKeys = [nile.Rumour + 1]string{
	nile.Livingstone: "dr_livingstone", nile.LostCity: "lost_city", nile.NativeKingdom: "native_kingdom", nile.SolomonsMine: "king_solomons_mine",
}

var epicKeys = [nile.Epics]string{
	nile.KhartoumCape: "khartoum_cape", nile.EastWest: "east_west", nile.KhartoumEast: "khartoum_east", nile.KhartoumWest: "khartoum_west",
}

// bonusKeys are the bonuses that are counted by how often they were scored.
var bonusKeys = [nile.Reasons]string{
	nile.SourceOfNile: "source_of_the_nile", nile.RiverSource: "river_sources", nile.LongestRiver: "longest_river",
	nile.HighestMountain: "highest_mountain", nile.HighestFall: "highest_waterfall", nile.LargestLake: "largest_lake",
	nile.ForFind: "finds", nile.ForInterview: "interviews", nile.ForBattle: "own_battles_reported", nile.ForReport: "others_battles_reported",
	nile.ForRaid: "slave_raids_reported", nile.ForTribe: "peoples_met", nile.ForBeaten: "peoples_beaten", nile.ForEpic: "journey_hexes",
}

// game goes through the events of a game, and the expeditions still out at
// its end.
func (t *tally) game(events []game.Event, v nile.View) {
	t.robbed, t.printed = make([]bool, v.Seats()), 0
	for i := range events {
		t.event(events[i])
	}
	for s := range v.Seats() {
		if v.Player(game.Seat(s)).Where == nile.Africa {
			t.ends[endAfoot]++
		}
	}
}

func (t *tally) event(e game.Event) {
	switch e.Kind {
	case nile.Sailed:
		t.modes[nile.As[nile.SailedEvent](e).Mode]++
		t.robbed[e.Seat] = false
	case nile.CameHome:
		t.ends[endHome]++
	case nile.Died:
		cause := nile.As[nile.DiedEvent](e).Cause
		t.ends[endingOf[cause]]++
		t.causes[cause]++
		if cause == nile.Hunger && t.robbed[e.Seat] {
			t.prey++
		}
	case nile.Account:
		if n := nile.As[nile.AccountEvent](e).Points; n > 0 && !t.printed.Has(e.Seat) {
			t.printed = t.printed.With(e.Seat)
			t.firstAccounts, t.firstPoints = t.firstAccounts+1, t.firstPoints+n
		}
	case nile.Scored:
		x := nile.As[nile.ScoredEvent](e)
		t.scored[x.Reason]++
		if x.Reason == nile.ForCounter {
			t.found[x.Figure]++
		}
	case nile.EpicMade:
		t.epics[nile.As[nile.EpicMadeEvent](e).Epic]++
	case nile.BattleJoined:
		t.battles++
	case nile.Beaten:
		t.beaten++
	case nile.Defeated:
		t.robbed[e.Seat] = true
	case nile.Named:
		t.names++
	}
}

// shares are counts as parts of their sum.
func shares(keys []string, counts []int) map[string]float64 {
	sum, out := 0, map[string]float64{}
	for _, n := range counts {
		sum += n
	}
	for i, n := range counts {
		if keys[i] != "" && (n > 0 || keys[i] != "none") {
			out[keys[i]] = round3(float64(n) / max(1, float64(sum)))
		}
	}
	return out
}

// per100 are counts for each hundred games.
func per100(keys []string, counts []int, games int, out map[string]float64) {
	for i, n := range counts {
		if keys[i] != "" {
			out[keys[i]] = hundredth(n, games)
		}
	}
}

func hundredth(n, games int) float64 { return round3(100 * float64(n) / max(1, float64(games))) }

// bonuses are how often each bonus was won in a hundred games.
func (t *tally) bonuses(games int) map[string]float64 {
	out := map[string]float64{}
	per100(bonusKeys[:], t.scored[:], games, out)
	per100(counterKeys[:], t.found[:], games, out)
	per100(epicKeys[:], t.epics[:], games, out)
	out["battles"], out["battles_won"] = hundredth(t.battles, games), hundredth(t.beaten, games)
	out["names_given"] = hundredth(t.names, games)
	return out
}
