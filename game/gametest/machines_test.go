package gametest_test

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/game/heart"
	heartbots "sourceofthenile/game/heart/bots"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
)

var machines = flag.Bool("machines", false, "print what the games came to, to be held against another machine's")

// A way is one to play: its rules, its settings by number, and what plays a seat.
type way struct {
	name     string
	rules    game.Rules
	settings func(n int) []byte
	choose   func(n int) func(t *game.Table) (game.Command, error)
}

// keenNile and keenHeart play every seat as the computer players do, anyhow takes any choice.
func keenNile(n int) func(t *game.Table) (game.Command, error) {
	bot, err := bots.New("keen", uint64(n))
	return func(t *game.Table) (game.Command, error) {
		s := t.Acting().First()
		return bot.Choose(t.Position().(*nile.Position).View(s), t.ChoicesOf(s)), err
	}
}

func keenHeart(n int) func(t *game.Table) (game.Command, error) {
	bot, err := heartbots.New("keen", uint64(n))
	return func(t *game.Table) (game.Command, error) {
		s := t.Acting().First()
		return bot.Choose(t.Position(), s, t.ChoicesOf(s)), err
	}
}

func anyhow(n int) func(t *game.Table) (game.Command, error) {
	r := game.NewRandom(uint64(n + 1))
	return func(t *game.Table) (game.Command, error) { return r.Choose(t.Choices()), nil }
}

func nileOf(w nile.Way) func(n int) []byte {
	return func(n int) []byte {
		s := nile.Settings{Way: w, PlaceForUs: true, Players: []nile.Player{
			{Name: "Ada", Colour: 1}, {Name: "Ben", Colour: 2}, {Name: "Cleo", Colour: 3},
		}}
		if w == nile.Game1 {
			s.Target = 75
		}
		all := nile.Callings(s.Edition()) // not every way has each
		for i := range s.Players {
			s.Players[i].Specialty = all[(3*i+n)%len(all)]
		}
		return s.Encode()
	}
}

// ways are all titles and ways of theirs, by bots that reckon chances and by chance.
var ways = []way{
	{"game1", nile.Rules{}, nileOf(nile.Game1), keenNile},
	{"game1, anyhow", nile.Rules{}, nileOf(nile.Game1), anyhow},
	{"game2", nile.Rules{}, nileOf(nile.Game2), keenNile},
	{"game2, anyhow", nile.Rules{}, nileOf(nile.Game2), anyhow},
	{"1978", nile.Rules{}, nileOf(nile.Ed1978), keenNile},
	{"1978, anyhow", nile.Rules{}, nileOf(nile.Ed1978), anyhow},
	{"heart", heart.Rules{}, func(n int) []byte { return box.ForSeats(1 + n%5).Encode() }, keenHeart},
	{"heart, anyhow", heart.Rules{}, func(n int) []byte { return box.ForSeats(1 + n%5).Encode() }, anyhow},
	{"caravan, anyhow", caravan.Rules{}, func(n int) []byte { return desert(2+n%3, 6) }, anyhow},
}

// TestGamesAreTheSameOnEveryMachine plays twenty games of every way, some hundred commands of
// each, the first few twice: they are the same. With -machines it prints a fingerprint of each way, which
// make check holds against those of a program for another processor. (On arm64, which rounds a
// product and a sum once and not twice, computer players of the Nile may weigh two ways
// otherwise; what the rules make of commands is the same.)
func TestGamesAreTheSameOnEveryMachine(t *testing.T) {
	const games, most = 20, 150 // commands
	for _, w := range ways {
		sum := sha256.New()
		for n := range games {
			var hashes [2]string
			times := 2
			if n > 2 { // a few are enough for one machine
				times = 1
			}
			for i := range times {
				hash, err := w.played(n, most)
				if err != nil {
					t.Fatalf("%s, game %d: %v", w.name, n, err)
				}
				hashes[i] = hash
			}
			if times == 2 && hashes[0] != hashes[1] {
				t.Errorf("%s, game %d: the second time it came to %s, the first time to %s", w.name, n, hashes[1], hashes[0])
			}
			fmt.Fprintln(sum, hashes[0])
		}
		if *machines {
			fmt.Printf("same %s: %x\n", w.name, sum.Sum(nil)[:12])
		}
	}
}

// played plays a game so far, and gives the fingerprint of where it stands.
func (w way) played(n, most int) (string, error) {
	t, err := game.NewTable(w.rules, w.settings(n), uint64(n+1))
	if err != nil {
		return "", err
	}
	choose := w.choose(n)
	for t.Len() < most && !t.Over() {
		cmd, err := choose(t)
		if err == nil {
			_, err = t.Do(cmd)
		}
		if err != nil {
			return "", err
		}
	}
	return t.Hash(), nil
}
