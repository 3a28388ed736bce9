package main

import (
	"slices"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/tell"
)

// simulation is what `nile simulate` prints of Source of the Nile, with what is
// counted for every game.
type simulation struct {
	*simulated
	Expeditions int `json:"expeditions"`
	Deaths      int `json:"deaths"`
	// Per expedition that set out, how many ended in the explorer's death.
	DeathRate float64 `json:"deaths_per_expedition"`
	// Of the games each specialty took part in as one of the players, weighed
	// so that all eight together make 1, how many it won.
	Wins map[string]float64 `json:"wins_by_specialty"`
	// Points published, by what they were scored for, as parts of 1.
	Sources map[string]float64 `json:"vp_by_source"`
	// The same in full, and what each specialty made of being one.
	Where    []source  `json:"points_by_source"`
	Callings []calling `json:"own_points_by_specialty"`
	// Of all expeditions, how many ended in each way; of the deaths, what
	// caused them; of those by hunger, how many followed a defeat that left
	// nothing to eat.
	Endings     map[string]float64 `json:"endings"`
	Causes      map[string]float64 `json:"deaths_by_cause"`
	AfterDefeat float64            `json:"hunger_after_defeat"`
	Modes       map[string]float64 `json:"set_out"`
	Bonuses     map[string]float64 `json:"bonuses_per_100_games"`
	// What winners and all players made of their points, in a few words.
	Points pointsByKind `json:"points_by_kind"`
	// Misfortunes that struck, those that asked, and how they were answered.
	Misfortunes misfortunes `json:"misfortunes"`
	// FirstAccount is how many points the first account that scored brought a player,
	// the mean of all.
	FirstAccount float64 `json:"first_account_points"`
	// How many months in Africa brought nothing to tell of.
	quietReport
	// How much of a race the races were.
	*raceReport
	// What only games have that go on until Africa is mapped.
	Campaign *campaignReport `json:"campaign,omitempty"`

	won, sat [deck.Callings]int
	scored   [nile.Reasons]int
	tally    tally
	sources  sourceTally
	sets     int // players whose calling was a set
	campaign campaign
	answers  answers
	race     race
	quiet    quiet
}

// rotated deals the specialties out anew for each game, so that each meets
// each of the others, and sits in each seat, equally often.
func rotated(s nile.Settings, game int) nile.Settings {
	players := slices.Clone(s.Players)
	all := nile.Callings(s.Edition())
	step := 1 + game/len(all)%(len(all)-1)
	for i := range players {
		players[i].Specialty = all[(game+i*step)%len(all)]
	}
	s.Players = players
	return s
}

// game takes in one game.
func (sim *simulation) game(run *runner, _ []byte) {
	t := run.table
	sim.race.game(run)
	v := viewOf(t, game.Nobody)
	for s := range v.Seats() {
		k := v.Player(game.Seat(s)).Specialty
		if sim.sat[k]++; k.IsSet() {
			sim.sets++
		}
	}
	if v.Open() {
		sim.campaign.game(t.Events(), v)
	}
	sim.tally.game(t.Events(), v)
	sim.answers.game(t)
	sim.quiet.game(t.Events(), v.Turn()+1)
	var began []deck.Specialty
	for _, p := range v.Settings().Players {
		began = append(began, p.Specialty)
	}
	sim.sources.game(t.Events(), began, v)
	for _, e := range t.Events() {
		switch e.Kind {
		case nile.Won:
			sim.won[v.Player(e.Seat).Specialty]++
		case nile.Scored:
			x := nile.As[nile.ScoredEvent](e)
			sim.scored[x.Reason] += x.Points
		case nile.Sailed:
			sim.Expeditions++
		case nile.Died:
			sim.Deaths++
		}
	}
}

// callings are those to tell of: the eight, or whatever the players were.
func (sim *simulation) callings() (out []deck.Specialty) {
	for k := range deck.Callings {
		if k < deck.Specialties && sim.sets == 0 || sim.sat[k] > 0 {
			out = append(out, k)
		}
	}
	return out
}

// report is the whole of it.
func (sim *simulation) report(run *simulated) any {
	sim.simulated, sim.Points = run, sim.sources.kinds()
	sim.DeathRate = float64(sim.Deaths) / max(1, float64(sim.Expeditions))
	sim.Wins, sim.Sources = map[string]float64{}, map[string]float64{}
	rates, all, points := [deck.Callings]float64{}, 0.0, 0
	for k := range deck.Callings {
		rates[k] = float64(sim.won[k]) / max(1, float64(sim.sat[k]))
		all += rates[k]
	}
	for _, k := range sim.callings() {
		sim.Wins[k.String()] = round3(rates[k] / max(1e-9, all))
	}
	for _, n := range sim.scored {
		points += n
	}
	for r, n := range sim.scored {
		sim.Sources[tell.Reason(nile.Reason(r))] = round3(float64(n) / max(1, float64(points)))
	}
	sim.Where, sim.Callings = sim.sources.sources(), sim.sources.callings()
	t := &sim.tally
	sim.Misfortunes = sim.answers.report()
	sim.raceReport, sim.quietReport = sim.race.report(), sim.quiet.report()
	sim.Campaign, sim.FirstAccount = sim.campaign.report(), round3(float64(t.firstPoints)/max(1, float64(t.firstAccounts)))
	sim.Endings, sim.Causes = shares(endingKeys[:], t.ends[:]), shares(causeKeys[:], t.causes[:])
	sim.Modes, sim.Bonuses = shares(modeKeys[:], t.modes[:]), t.bonuses(sim.Games)
	sim.AfterDefeat = round3(float64(t.prey) / max(1, float64(t.causes[nile.Hunger])))
	return sim
}
