package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/render/words"
)

// simulation is what `nile simulate` prints.
type simulation struct {
	Games        int     `json:"games"`
	Finished     int     `json:"finished"`
	TurnsMedian  int     `json:"turns_median"`
	TurnsMax     int     `json:"turns_max"`
	PointsMedian int     `json:"vp_median"` // of the leader of each game
	Expeditions  int     `json:"expeditions"`
	Deaths       int     `json:"deaths"`
	Commands     int     `json:"commands"`
	Seconds      float64 `json:"seconds"`
	PerSecond    float64 `json:"commands_per_second"`
	EmptyChoices int     `json:"choices_empty"`
	Panics       int     `json:"panics"`
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
	Endings      map[string]float64 `json:"endings"`
	Causes       map[string]float64 `json:"deaths_by_cause"`
	AfterDefeat  float64            `json:"hunger_after_defeat"`
	Modes        map[string]float64 `json:"set_out"`
	Bonuses      map[string]float64 `json:"bonuses_per_100_games"`
	GamesASecond float64            `json:"games_per_second"`
	FirstTrouble string             `json:"first_trouble,omitempty"`

	won, sat      [nile.Specialties]int
	scored        [nile.Reasons]int
	turns, points []int
	tally         tally
	sources       sourceTally
}

// What options say that several commands have.
const (
	wayUse    = "game1: the way to play"
	botsUse   = "random|steady: who plays; steady unless told"
	targetUse = "25|50|75|100: points to win, 75 unless told"
)

// simulate plays whole games between bots, without a window.
func simulate(args []string, out, errs io.Writer) int {
	fs := newFlags("simulate")
	way := fs.String("way", "game1", wayUse)
	games := fs.Int("games", 1, "N: games, 1 to 1,000,000; one unless told")
	seed := fs.Uint64("seed", 1, "S: of the first game, 1 unless told; the next has one more")
	players := fs.Int("players", 3, "1..6: players, 3 unless told")
	kind := fs.String("bots", "steady", botsUse)
	turns := fs.Int("turns", 0, "MAX: turns after which a game ends; when it is won, unless told")
	target := fs.Int("target", 75, targetUse)
	if _, err := parse(fs, args, out, errs, 0); err != nil {
		return usageStatus(err)
	}
	if *games < 1 || *games > 1_000_000 || *turns < 0 {
		return usage(errs, "simulate plays 1 to 1,000,000 games of 0 or more turns.")
	}
	settings, err := botSettings(*way, *players, *target)
	if err != nil {
		return usage(errs, err.Error())
	}
	if _, err := bots.New(*kind, 0); err != nil {
		return usage(errs, err.Error())
	}
	var sim simulation
	begun := time.Now()
	for g := range *games {
		sim.play(rotated(settings, g), *kind, *seed+uint64(g), *turns)
	}
	sim.close(time.Since(begun))
	enc := json.NewEncoder(out)
	enc.SetIndent("", "  ")
	if err := enc.Encode(&sim); err != nil {
		return failed(errs, err)
	}
	if sim.Panics > 0 || sim.EmptyChoices > 0 {
		return 1
	}
	return 0
}

// botSettings is a game among bots: a specialty each, counters placed by chance.
// They are not called after their specialties: an heir may take up another.
func botSettings(way string, players, target int) (nile.Settings, error) {
	s := nile.Settings{Way: nile.Way(way), Target: target, PlaceForUs: true, Gentle: true}
	for i := range players {
		k := nile.Specialty(i) % nile.Specialties
		s.Players = append(s.Players, nile.Player{Name: fmt.Sprintf("Traveller %d", i+1), Colour: uint8(i), Specialty: k})
	}
	return s, s.Check()
}

// rotated deals the specialties out anew for each game, so that each meets
// each of the others, and sits in each seat, equally often.
func rotated(s nile.Settings, game int) nile.Settings {
	players := slices.Clone(s.Players)
	step := 1 + game/int(nile.Specialties)%(int(nile.Specialties)-1)
	for i := range players {
		players[i].Specialty = nile.Specialty((game + i*step) % int(nile.Specialties))
	}
	s.Players = players
	return s
}

// errNoChoice says that a game offered a seat nothing to do.
var errNoChoice = errors.New("a player had nothing to choose from")

// runner plays a table with bots.
type runner struct {
	table *game.Table
	bots  []bots.Bot
}

func newRunner(settings nile.Settings, kind string, seed uint64) (*runner, error) {
	t, err := game.NewTable(nile.Rules{}, settings.Encode(), seed)
	if err != nil {
		return nil, err
	}
	r := &runner{table: t}
	for i := range settings.Players {
		b, err := bots.New(kind, seed*31+uint64(i))
		if err != nil {
			return nil, err
		}
		r.bots = append(r.bots, b)
	}
	return r, nil
}

// run plays until the game is over or, with turns above 0, that many turns
// have passed. The invariants are checked after every command.
func (r *runner) run(turns int) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = &panicked{p}
		}
	}()
	pos := r.table.Position().(*nile.Position)
	for !r.table.Over() && (turns == 0 || pos.View(game.Nobody).Turn() < turns) {
		cs := r.table.Choices()
		if len(cs) == 0 {
			return errNoChoice
		}
		s := pos.ToMove()
		if _, err := r.table.Do(r.bots[s].Choose(pos.View(s), cs)); err != nil {
			return err
		}
		if err := pos.Sound(); err != nil {
			return err
		}
	}
	return nil
}

type panicked struct{ what any }

func (p *panicked) Error() string { return fmt.Sprint("the rules gave up: ", p.what) }

func (sim *simulation) play(settings nile.Settings, kind string, seed uint64, turns int) {
	sim.Games++
	r, err := newRunner(settings, kind, seed)
	if err == nil {
		err = r.run(turns)
	}
	var p *panicked
	switch {
	case errors.As(err, &p):
		sim.Panics++
	case errors.Is(err, errNoChoice):
		sim.EmptyChoices++
	}
	if err != nil && sim.FirstTrouble == "" {
		sim.FirstTrouble = fmt.Sprintf("seed %d: %v", seed, err)
	}
	if r == nil {
		return
	}
	sim.Commands += r.table.Len()
	v := r.table.Position().(*nile.Position).View(game.Nobody)
	if r.table.Over() {
		sim.Finished++
	}
	lead := 0
	for s := range v.Seats() {
		lead = max(lead, v.Player(game.Seat(s)).Points)
	}
	sim.turns, sim.points = append(sim.turns, v.Turn()), append(sim.points, lead)
	for s := range v.Seats() {
		sim.sat[v.Player(game.Seat(s)).Specialty]++
	}
	sim.tally.game(r.table.Events(), v)
	var began []nile.Specialty
	for i := range settings.Players {
		began = append(began, settings.Players[i].Specialty)
	}
	sim.sources.game(r.table.Events(), began, v)
	for _, e := range r.table.Events() {
		switch e.Kind {
		case nile.Won:
			sim.won[v.Player(e.Seat).Specialty]++
		case nile.Scored:
			sim.scored[e.Args[0]] += int(e.Args[1])
		case nile.Sailed:
			sim.Expeditions++
		case nile.Died:
			sim.Deaths++
		}
	}
}

func round3(f float64) float64 { return math.Round(f*1000) / 1000 }

func (sim *simulation) close(took time.Duration) {
	sim.Seconds = took.Seconds()
	sim.PerSecond = float64(sim.Commands) / max(sim.Seconds, 1e-9)
	sim.GamesASecond = round3(float64(sim.Games) / max(sim.Seconds, 1e-9))
	sim.DeathRate = float64(sim.Deaths) / max(1, float64(sim.Expeditions))
	sim.Wins, sim.Sources = map[string]float64{}, map[string]float64{}
	rates, all, points := [nile.Specialties]float64{}, 0.0, 0
	for k := range nile.Specialties {
		rates[k] = float64(sim.won[k]) / max(1, float64(sim.sat[k]))
		all += rates[k]
	}
	for k := range nile.Specialties {
		sim.Wins[k.String()] = round3(rates[k] / max(1e-9, all))
	}
	for _, n := range sim.scored {
		points += n
	}
	for r, n := range sim.scored {
		sim.Sources[words.Reason(nile.Reason(r))] = round3(float64(n) / max(1, float64(points)))
	}
	sim.Where, sim.Callings = sim.sources.sources(), sim.sources.callings()
	t := &sim.tally
	sim.Endings, sim.Causes = shares(endingKeys[:], t.ends[:]), shares(causeKeys[:], t.causes[:])
	sim.Modes, sim.Bonuses = shares(modeKeys[:], t.modes[:]), t.bonuses(sim.Games)
	sim.AfterDefeat = round3(float64(t.prey) / max(1, float64(t.causes[nile.Hunger])))
	slices.Sort(sim.turns)
	slices.Sort(sim.points)
	if n := len(sim.turns); n > 0 {
		sim.TurnsMedian, sim.TurnsMax, sim.PointsMedian = sim.turns[n/2], sim.turns[n-1], sim.points[n/2]
	}
}
