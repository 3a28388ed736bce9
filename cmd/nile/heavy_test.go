package main

import (
	"bytes"
	"fmt"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/edition"
	"sourceofthenile/internal/library"
	"sourceofthenile/render/menu"
	"sourceofthenile/saves"
)

// heavy checks a game as it is played: what is saved and read is the same game, the
// log that was read leads to the position, the position that was read offers the
// same choices, and what is taken back and done again changes nothing.
type heavy struct {
	t      *game.Table
	mirror *game.Table // follows what is read, command for command
	whole  int         // after so many commands the whole log is replayed too
}

// newHeavy is for a game that has just begun.
func newHeavy(t *game.Table, whole int) (*heavy, error) {
	rec := t.Record()
	mirror, err := game.NewTable(t.Rules(), rec.Settings, rec.Seed)
	return &heavy{t, mirror, whole}, err
}

// check says what is wrong with the game as it stands. At the end of it, and now and
// then, its whole log is replayed from the beginning: at each command that would take
// the square of the time, and where the log before was the same it leads to nothing
// else than following it does.
func (v *heavy) check() error {
	t, rec := v.t, v.t.Record()
	data, err := saves.Encode(saves.Header{ID: "heavy"}, rec)
	if err != nil {
		return err
	}
	_, back, err := saves.Decode(data)
	if err != nil {
		return err
	}
	if back.Hash != rec.Hash || !bytes.Equal(back.Position, rec.Position) || !sameLogs(back.Log, rec.Log) || !slices.EqualFunc(back.Story, rec.Story, sameEvent) ||
		!bytes.Equal(back.Chance, rec.Chance) || !slices.Equal(back.Sittings, rec.Sittings) {
		return fmt.Errorf("command %d: another game is read than was written", t.Len())
	}
	pos, err := t.Rules().Decode(back.Position)
	if err != nil {
		return err
	}
	if game.HashOf(pos) != rec.Hash || !slices.Equal(pos.Choices(nil), t.Choices()) {
		return fmt.Errorf("command %d: the position is another when it has been read", t.Len())
	}
	for n := v.mirror.Len(); n < len(back.Log); n++ {
		if err := v.mirror.Follow(back.Log[n], nil); err != nil {
			return fmt.Errorf("command %d: what was read cannot be followed: %w", n+1, err)
		}
	}
	if v.mirror.Hash() != rec.Hash {
		return fmt.Errorf("command %d: what was read leads elsewhere", t.Len())
	}
	if t.Over() || t.Len()%v.whole == 0 {
		if _, err := game.Replay(t.Rules(), back); err != nil {
			return err
		}
	}
	return v.undone(rec.Hash)
}

// undone takes the last command back and does it again; now and then all that may be.
func (v *heavy) undone(hash string) error {
	t, n := v.t, 0
	for n == 0 || n < 40 && t.Len()%5 == 0 {
		if !t.CanUndo() {
			break
		}
		if err := t.Undo(); err != nil {
			return err
		}
		n++
	}
	for range n {
		if err := t.Redo(); err != nil {
			return err
		}
	}
	if t.Hash() != hash || t.CanRedo() {
		return fmt.Errorf("command %d: taken back and done again it is another game", t.Len())
	}
	return nil
}

// sameLogs compares logs; what is empty may be nil.
func sameLogs(a, b []game.Played) bool {
	return slices.EqualFunc(a, b, func(a, b game.Played) bool { return a.Command == b.Command && slices.Equal(a.Rolls, b.Rolls) })
}

func sameEvent(a, b game.Event) bool {
	return a.Kind == b.Kind && a.Seat == b.Seat && a.At == b.At && a.Args == b.Args && a.Rule == b.Rule && slices.Equal(a.Rolls, b.Rolls)
}

// heavily is how games are checked: so many commands of each at most, fewer of those
// that go on until Africa is mapped, after every so-manieth command, and the whole log
// after so many.
type heavily struct{ most, open, stride, whole int }

// heavyGame plays the n-th game of a way, from 0, among bots that change from game to
// game, and checks it. It gives the game as far as it was played.
func heavyGame(g *title, way string, n int, how heavily) (t *game.Table, err error) {
	players := g.heavyPlayers(n)
	settings, err := g.Settings(strings.ReplaceAll(way, "SEED", fmt.Sprint(n+1)), players, 0)
	if err != nil {
		return nil, err
	}
	if g == theNile {
		s, err := nile.ParseSettings(settings)
		if err != nil {
			return nil, err
		}
		if s.Edition()[edition.End] == edition.Open {
			how.most = how.open
			if n%4 == 1 { // it comes to its end soon
				if s.Map, err = whiteSpots(); err != nil {
					return nil, err
				}
				settings = s.Encode()
			}
		}
	}
	bots, err := g.botted()
	if err != nil {
		return nil, err
	}
	kinds := slices.DeleteFunc(bots.Bots(), func(kind string) bool { return kind == thinker && n%20 != 19 })
	var named []string
	for s := range players {
		named = append(named, kinds[(n+s)%len(kinds)])
	}
	who, err := g.company(strings.Join(named, ","), players)
	if err != nil {
		return nil, err
	}
	sitting := 0 // after so many turns somebody may come or go, in games that go on
	if n%4 == 3 {
		sitting = 6
	}
	r, err := newRunner(g, settings, who, 0, uint64(n+1), sitting)
	if err != nil {
		return nil, err
	}
	v, err := newHeavy(r.table, how.whole)
	if err != nil {
		return r.table, err
	}
	defer func() {
		if p := recover(); p != nil {
			t, err = r.table, fmt.Errorf("command %d: %w\n%s", r.table.Len()+1, &library.Panicked{What: p}, debug.Stack())
		}
	}()
	for k := 0; !r.table.Over() && r.table.Len() < how.most; k++ {
		s := r.table.Acting().First()
		cmd, err := r.next(r.table.Position(), s, r.table.ChoicesOf(s))
		if err != nil {
			return r.table, err
		}
		if _, err := r.table.Do(cmd); err != nil {
			return r.table, err
		}
		if k%how.stride == 0 || r.table.Over() {
			if err := v.check(); err != nil {
				return r.table, err
			}
		}
	}
	return r.table, nil
}

// whiteSpots is a map on which few hexes are blank: that of a kept game.
func whiteSpots() ([]byte, error) {
	_, rec, err := (saves.Folder{}).Load(keptWay(edition.Game2))
	if err != nil {
		return nil, err
	}
	s, err := nile.ParseSettings(rec.Settings)
	return s.Map, err
}

// thinker is the bot that tries its plans before it chooses: it sits down in every
// twentieth game only, or the games would be played for days.
const thinker = "strong"

// mostSeats is more than any game seats.
const mostSeats = 8

// heavyPlayers is how many play the n-th game: each number the game knows, in turn.
func (g *title) heavyPlayers(n int) int {
	var fits []int
	for players := 1; players <= mostSeats; players++ {
		if settings, err := g.Settings(g.Ways[0], players, 0); err == nil {
			if _, err := g.Rules().New(settings); err == nil {
				fits = append(fits, players)
			}
		}
	}
	return fits[n%len(fits)]
}

// TestHeavyMode: games of every way are checked after every command; in the short
// form fewer, and now and then.
func TestHeavyMode(t *testing.T) {
	games, how := 1, heavily{160, 160, 9, 40}
	if *torture {
		games, how = 100, heavily{3000, 700, 1, 100}
	}
	for _, g := range allTitles {
		if g.Settings == nil {
			continue
		}
		for _, way := range append(g.Ways, map[*title][]string{theNile: {"mix:SEED"}, theIsland: {"island:deadly+west"}}[g]...) {
			t.Run(way, func(t *testing.T) {
				commands, over := 0, 0
				for n := range games {
					table, err := heavyGame(g, way, n, how)
					if err != nil {
						t.Errorf("game %d: %v", n+1, err)
					}
					if table != nil {
						commands += table.Len()
						over += map[bool]int{true: 1}[table.Over()]
					}
					if n%20 == 19 {
						t.Logf("%d games, %d commands", n+1, commands)
					}
				}
				t.Logf("%d games, %d of them to their end, %d commands", games, over, commands)
			})
		}
	}
}

// leaky are the rules of Caravan with a fault that no single game shows: something
// that is not in the position decides.
type leaky struct {
	caravan.Rules
	asked *int
}

type leakyPosition struct {
	game.Position
	asked *int
}

func (l leaky) New(settings []byte) (game.Position, error) {
	p, err := l.Rules.New(settings)
	return &leakyPosition{p, l.asked}, err
}

func (l leaky) Decode(data []byte) (game.Position, error) {
	p, err := l.Rules.Decode(data)
	return &leakyPosition{p, l.asked}, err
}

func (p *leakyPosition) Clone() game.Position { return &leakyPosition{p.Position.Clone(), p.asked} }

func (p *leakyPosition) Apply(cmd game.Command, a *game.Act) {
	p.Position.Apply(cmd, a)
	if *p.asked++; *p.asked%12 == 0 {
		a.Pick("leak", 6)
	}
}

type leakyGame struct {
	menu.Game
	rules leaky
}

func (g leakyGame) Rules() game.Rules      { return g.rules }
func (g leakyGame) Bots() []string         { return []string{"random"} }
func (g leakyGame) IsBot(name string) bool { return theCaravan.Game.(menu.Botted).IsBot(name) }

func (g leakyGame) Opponents() menu.Opponents {
	return theCaravan.Game.(menu.Botted).Opponents()
}

func (g leakyGame) Bot(kind string, seed uint64) (menu.Bot, error) {
	return theCaravan.Game.(menu.Botted).Bot(kind, seed)
}

// TestHeavyModeFindsABrokenRule: rules that do not lead to the same game twice are
// found out. Were they not, the test above would prove nothing.
func TestHeavyModeFindsABrokenRule(t *testing.T) {
	g := *theCaravan
	g.Game = leakyGame{theCaravan.Game, leaky{asked: new(int)}}
	if _, err := heavyGame(&g, "caravan", 0, heavily{60, 60, 1, 100}); err == nil || !strings.Contains(err.Error(), "leak") {
		t.Errorf("nobody notices: %v", err)
	}
}
