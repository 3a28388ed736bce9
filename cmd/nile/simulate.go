package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/internal/library"
	"sourceofthenile/internal/titles"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/words"
)

// simulated is what `nile simulate` prints of any game. A game that counts more
// has these numbers among its own, under the same names.
type simulated struct {
	Games        int     `json:"games"`
	Finished     int     `json:"finished"`
	TurnsMedian  int     `json:"turns_median"`
	TurnsMax     int     `json:"turns_max"`
	PointsMedian int     `json:"vp_median"` // of the leader of each game
	Commands     int     `json:"commands"`
	Seconds      float64 `json:"seconds"`
	PerSecond    float64 `json:"commands_per_second"`
	EmptyChoices int     `json:"choices_empty"`
	Panics       int     `json:"panics"`
	GamesASecond float64 `json:"games_per_second"`
	// Of the games finished, how many were won by one, shared by several, won or
	// lost by all together.
	Results map[string]float64 `json:"results"`
	// Of each bot that was named, how many games it won: a victory that several share
	// is one of each, and a game won by two seats of one bot is one.
	WinsByBot    map[string]int `json:"wins_by_bot"`
	FirstTrouble string         `json:"first_trouble,omitempty"`

	turns, points []int
	results       [4]int
}

// resultKeys are the names of results.
var resultKeys = []string{"won", "shared", "all_won", "all_lost"}

// simulate plays whole games between bots, without a window.
func simulate(args []string, out, errs io.Writer) int {
	fs := newFlags("simulate")
	way := fs.String("way", allTitles[0].Ways[0], words.Phrase("usage.option.way", "ways", strings.Join(titles.Ways(), "|"), "usual", allTitles[0].Ways[0]))
	games := fs.Int("games", 1, words.Phrase("usage.option.games"))
	seed := fs.Uint64("seed", 1, words.Phrase("usage.option.simulate.seed"))
	players := fs.Int("players", 3, words.Phrase("usage.option.simulate.players"))
	named := fs.String("bots", "", words.Phrase("usage.option.bots"))
	turns := fs.Int("turns", 0, words.Phrase("usage.option.simulate.turns"))
	target := fs.Int("target", 0, words.Phrase("usage.option.target"))
	rival := fs.Int("rival", 0, words.Phrase("usage.option.rival"))
	asked := fs.Bool("asked", false, words.Phrase("usage.option.asked"))
	closer := fs.Bool("close", false, words.Phrase("usage.option.close"))
	sitting := fs.Int("sitting", 0, words.Phrase("usage.option.simulate.sitting"))
	until := fs.String("until", "", words.Phrase("usage.option.simulate.until"))
	if _, err := parse(fs, args, out, errs, 0); err != nil {
		return usageStatus(err)
	}
	if *games < 1 || *games > 1_000_000 || *turns < 0 || *sitting < 0 || *until != "" && *until != untilComplete {
		return usage(errs, words.Phrase("usage.simulate"))
	}
	wayOf := func(n int) string {
		if *way == eachItsMix {
			return fmt.Sprint(eachItsMix, ":", *seed+uint64(n))
		}
		return *way
	}
	g, settings, who, err := begin(wayOf(0), *players, *target, *named)
	if err != nil {
		return usage(errs, words.Err(err))
	}
	sim := simulated{WinsByBot: map[string]int{}}
	for _, name := range who.names() {
		sim.WinsByBot[name] = 0
	}
	var more tallier
	if g.tally != nil {
		more = g.tally()
	}
	begun := time.Now()
	for n := range *games {
		of := settings
		if n > 0 && *way == eachItsMix {
			if of, err = g.Settings(wayOf(n), *players, *target); err != nil {
				return usage(errs, words.Err(err))
			}
		}
		if of, err = g.with(of, *rival, "rival", g.against); err != nil {
			return usage(errs, words.Err(err))
		}
		if of, err = g.ticked(of, *asked, "asked", g.asked); err != nil {
			return usage(errs, words.Err(err))
		}
		if of, err = g.ticked(of, *closer, "close", g.closer); err != nil {
			return usage(errs, words.Err(err))
		}
		if g.deal != nil {
			of = g.deal(of, n)
		}
		sim.play(g, of, who, n, *seed+uint64(n), limits{*turns, *sitting}, more)
	}
	sim.close(time.Since(begun))
	var all any = &sim
	if more != nil {
		all = more.report(&sim)
	}
	enc := json.NewEncoder(out)
	enc.SetIndent("", "  ")
	if err := enc.Encode(all); err != nil {
		return failed(errs, err)
	}
	if sim.Panics > 0 || sim.EmptyChoices > 0 {
		return 1
	}
	return 0
}

// eachItsMix has every game of a simulation played by a mixture of its own, and
// untilComplete goes on until there is nothing more to be done: which is what a
// game without --turns does anyhow.
const (
	eachItsMix    = "mix"
	untilComplete = "complete"
)

// limits are the turns that a game of a simulation, and a sitting of it, has at
// most; 0: no limit.
type limits struct{ turns, sitting int }

// errNoChoice says that a game offered a seat nothing to do.
var errNoChoice = errors.New("a player had nothing to choose from")

// runner plays a table with bots.
type runner struct {
	table *game.Table
	bots  []menu.Bot
	more  func(seat int) (menu.Bot, error) // who sits down later
	host  func(p game.Position) (game.Command, bool)
}

// newRunner is the n-th game, from 0, of a company.
func newRunner(g *title, settings []byte, who *company, n int, seed uint64, sitting int) (*runner, error) {
	t, err := game.NewTable(g.Rules(), settings, seed)
	if err != nil {
		return nil, err
	}
	r := &runner{table: t, more: func(i int) (menu.Bot, error) { return who.bot(i, n, seed) }}
	if g.host != nil && sitting > 0 {
		r.host = g.host(sitting)
	}
	return r, r.seat()
}

// seat finds a player for every seat that has none.
func (r *runner) seat() error {
	for i := len(r.bots); i < r.table.Position().Seats(); i++ {
		b, err := r.more(i)
		if err != nil {
			return err
		}
		r.bots = append(r.bots, b)
	}
	return nil
}

// next is what the player in a seat does, or the host of the table between two
// sittings.
func (r *runner) next(pos game.Position, s game.Seat, cs []game.Choice) (game.Command, error) {
	if r.host != nil {
		if cmd, ok := r.host(pos); ok {
			return cmd, nil
		}
	}
	if err := r.seat(); err != nil {
		return game.Command{}, err
	}
	return r.bots[s].Choose(pos, s, cs), nil
}

// run plays until the game is over or, with turns above 0, that many turns
// have passed. The invariants are checked after every command.
func (r *runner) run(turns int) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = &library.Panicked{What: p, Stack: debug.Stack()}
		}
	}()
	pos := r.table.Position()
	for !r.table.Over() && (turns == 0 || pos.Summary().Turn < turns) {
		s := r.table.Acting().First()
		cs := r.table.ChoicesOf(s)
		if len(cs) == 0 {
			return errNoChoice
		}
		cmd, err := r.next(pos, s, cs)
		if err == nil {
			_, err = r.table.Do(cmd)
		}
		if err != nil {
			return err
		}
		if err := pos.Sound(); err != nil {
			return err
		}
	}
	return nil
}

// play plays one game, and gives it to what the game counts besides.
func (sim *simulated) play(g *title, settings []byte, who *company, n int, seed uint64, most limits, more tallier) {
	sim.Games++
	r, err := newRunner(g, settings, who, n, seed, most.sitting)
	if err == nil {
		err = r.run(most.turns)
	}
	var p *library.Panicked
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
	sum := r.table.Position().Summary()
	switch res := sum.Result; {
	case res.Ending == game.Won && res.Winners.Count() == 1:
		sim.results[0]++
	case res.Ending == game.Won:
		sim.results[1]++
	case res.Over():
		sim.results[res.Ending]++
	}
	if sum.Result.Over() {
		sim.Finished++
	}
	sim.won(sum.Result, func(s game.Seat) string { return who.at(int(s), n) })
	sim.turns, sim.points = append(sim.turns, sum.Turn), append(sim.points, sum.Lead())
	if more != nil {
		more.game(r, settings)
	}
}

// won counts a victory for the bots in the winners' seats.
func (sim *simulated) won(r game.Result, at func(s game.Seat) string) {
	counted := map[string]bool{}
	for s := range r.Winners.All() {
		if name := at(s); !counted[name] {
			counted[name] = true
			sim.WinsByBot[name]++
		}
	}
}

func round3(f float64) float64 { return math.Round(f*1000) / 1000 }

// close works out what the games came to.
func (sim *simulated) close(took time.Duration) {
	sim.Seconds = took.Seconds()
	sim.PerSecond = float64(sim.Commands) / max(sim.Seconds, 1e-9)
	sim.GamesASecond = round3(float64(sim.Games) / max(sim.Seconds, 1e-9))
	sim.Results = shares(resultKeys, sim.results[:])
	slices.Sort(sim.turns)
	slices.Sort(sim.points)
	if n := len(sim.turns); n > 0 {
		sim.TurnsMedian, sim.TurnsMax, sim.PointsMedian = sim.turns[n/2], sim.turns[n-1], sim.points[n/2]
	}
}
