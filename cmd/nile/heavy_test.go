package main

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/render/menu"
	"sourceofthenile/saves"
)

// heavy checks a table as it stands: what is saved and read is the same game, the
// log leads to the position, and what is taken back and done again changes nothing.
// It says what is wrong.
func heavy(t *game.Table, h saves.Header) error {
	rec := t.Record()
	data, err := saves.Encode(h, rec)
	if err != nil {
		return err
	}
	_, back, err := saves.Decode(data)
	if err != nil {
		return err
	}
	if back.Hash != rec.Hash || !bytes.Equal(back.Position, rec.Position) || len(back.Log) != len(rec.Log) || len(back.Story) != len(rec.Story) || !bytes.Equal(back.Chance, rec.Chance) {
		return fmt.Errorf("command %d: another game is read than was written", t.Len())
	}
	pos, err := t.Rules().Decode(back.Position)
	if err != nil {
		return err
	}
	if game.HashOf(pos) != rec.Hash {
		return fmt.Errorf("command %d: the position is another when it has been read", t.Len())
	}
	if _, err := game.Replay(t.Rules(), back); err != nil {
		return err
	}
	if t.CanUndo() {
		if err := t.Undo(); err != nil {
			return err
		}
		if err := t.Redo(); err != nil {
			return err
		}
		if t.Hash() != rec.Hash {
			return fmt.Errorf("command %d: taken back and done again it is another game", t.Len())
		}
	}
	return nil
}

// heavyGame plays a game among bots and checks it after every so-manieth command.
// It gives how many there were.
func heavyGame(g *title, way, kind string, players int, seed uint64, most, stride int) (int, error) {
	settings, err := g.settings(way, players, 0)
	if err != nil {
		return 0, err
	}
	who, err := g.company(kind, players)
	if err != nil {
		return 0, err
	}
	r, err := newRunner(g, settings, who, 0, seed, 0)
	if err != nil {
		return 0, err
	}
	h := saves.Header{ID: "heavy"}
	for n := 0; !r.table.Over() && n < most; n++ {
		s := r.table.Acting().First()
		if _, err := r.table.Do(r.bots[s].Choose(r.table.Position(), s, r.table.ChoicesOf(s))); err != nil {
			return n, err
		}
		if n%stride == 0 {
			if err := heavy(r.table, h); err != nil {
				return n, err
			}
		}
	}
	return r.table.Len(), nil
}

// TestHeavyMode: games of every way are checked after every command; in the short
// form fewer, and now and then.
func TestHeavyMode(t *testing.T) {
	games, most, stride := 1, 160, 9
	if *torture {
		games, most, stride = 200, 1<<20, 1
	}
	for _, g := range titles {
		bots, err := g.botted()
		if err != nil {
			continue
		}
		for _, way := range g.ways {
			way = strings.ReplaceAll(way, "SEED", "7")
			commands := 0
			for n := range games {
				kinds := bots.Bots()
				got, err := heavyGame(g, way, kinds[n%len(kinds)], 1+n%4+map[bool]int{true: 1}[g == theCaravan], uint64(n+1), most, stride)
				if err != nil {
					t.Fatalf("%s, game %d: %v", way, n+1, err)
				}
				commands += got
			}
			t.Logf("%s: %d games, %d commands", way, games, commands)
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
	if *p.asked++; *p.asked == 12 {
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
	if _, err := heavyGame(&g, "caravan", "random", 2, 1, 60, 1); err == nil || !strings.Contains(err.Error(), "leak") {
		t.Errorf("nobody notices: %v", err)
	}
}
