package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"sourceofthenile/internal/titles"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
)

var keep = flag.Bool("keep", false, "look for kept games that are missing or no longer replay, and write them to testdata/kept")

// ending is a way an expedition can end, a discovery or a journey across
// Africa, that some kept game shows.
type ending struct {
	name string
	is   func(e game.Event) bool
}

func died(causes ...nile.Cause) func(game.Event) bool {
	return func(e game.Event) bool {
		for _, c := range causes {
			if e.Kind == nile.Died && nile.Cause(e.Args[0]) == c {
				return true
			}
		}
		return false
	}
}

func discovered(c nile.Counter) func(game.Event) bool {
	return func(e game.Event) bool {
		return e.Kind == nile.Scored && nile.Reason(e.Args[0]) == nile.ForCounter && nile.Counter(e.Args[2]) == c
	}
}

func journeyed(k nile.Epic) func(game.Event) bool {
	return func(e game.Event) bool { return e.Kind == nile.EpicMade && nile.Epic(e.Args[0]) == k }
}

var endings = []ending{
	{"home", func(e game.Event) bool { return e.Kind == nile.CameHome }},
	{"starved", died(nile.Hunger, nile.Thirst)},
	{"killed-in-battle", died(nile.BattleDead)},
	{"poisoned", died(nile.ByPoison)},
	{"captive-killed", died(nile.ByCaptors)},
	{"over-the-falls", died(nile.Falls)},
	{"disaster", died(nile.ByDisaster, nile.ByBeast)},
	{"sickness", died(nile.Illness)},
	{"dr-livingstone", discovered(nile.Livingstone)},
	{"lost-city", discovered(nile.LostCity)},
	{"native-kingdom", discovered(nile.NativeKingdom)},
	{"king-solomons-mine", discovered(nile.SolomonsMine)},
	{"source-of-the-nile", func(e game.Event) bool {
		return e.Kind == nile.Scored && nile.Reason(e.Args[0]) == nile.SourceOfNile
	}},
	{"coast-to-coast", journeyed(nile.EastWest)},
	{"khartoum-east-coast", journeyed(nile.KhartoumEast)},
	{"khartoum-west-coast", journeyed(nile.KhartoumWest)},
	{"khartoum-cape-colony", journeyed(nile.KhartoumCape)},
}

const keptDir = "testdata/kept"

// TestKeptGames replays a real finished game for every way an expedition can
// end, every special discovery, the source of the Nile and journeys across
// Africa.
func TestKeptGames(t *testing.T) {
	if *keep {
		keepGames(t)
	}
	for _, end := range endings {
		t.Run(end.name, func(t *testing.T) {
			_, _, table, err := catalogue.Open(filepath.Join(keptDir, end.name+".nile"), ours)
			if err != nil { // also where it ends in another position
				t.Fatal(err)
			}
			if !table.Over() {
				t.Error("the game is not finished")
			}
			for _, e := range table.Events() {
				if end.is(e) {
					return
				}
			}
			t.Error("nothing of the kind happens in it")
		})
	}
}

// Who fell at the hands of a people is told with its name, though nobody living
// knows it any more (27).
func TestTheJournalNamesWhoKilledItsWriter(t *testing.T) {
	words.Use(allTitles[0].Words())
	for _, name := range []string{"killed-in-battle", "poisoned", "captive-killed"} {
		_, _, table, err := catalogue.Open(filepath.Join(keptDir, name+".nile"), ours)
		if err != nil {
			t.Fatal(err)
		}
		v, named := viewOf(table, game.Nobody), 0
		for _, e := range table.Events() {
			if e.Kind != nile.Died || nile.As[nile.DiedEvent](e).Number == 0 {
				continue
			}
			people, ok := v.TribeNumbered(nile.As[nile.DiedEvent](e).Number)
			line, told := tell.Tell(v, e)
			if !ok || !told || !strings.Contains(line.Text, tell.People(people.Name)) {
				t.Errorf("%s: %q does not name %s", name, line.Text, tell.People(people.Name))
			}
			named++
		}
		if named == 0 {
			t.Errorf("%s: nobody is killed by a people", name)
		}
	}
}

// keepGames plays games, sober and wild players together, until there is one
// for every ending. Kept games that still are what they were stay.
func keepGames(t *testing.T) {
	if err := os.MkdirAll(keptDir, 0o755); err != nil {
		t.Fatal(err)
	}
	var missing []ending
	for _, end := range endings {
		if !keeps(end) {
			missing = append(missing, end)
		}
	}
	const most = 2000 // seeds
	for seed := uint64(1); len(missing) > 0; seed += keptAtATime {
		if seed > most {
			t.Fatalf("no game found for %d endings, %s among them", len(missing), missing[0].name)
		}
		for _, table := range playSome(t, seed) {
			missing = slices.DeleteFunc(missing, func(end ending) bool { return shows(table, end) && keepOne(t, end, table) })
		}
	}
}

// keepOne writes the game kept for an ending.
func keepOne(t *testing.T, end ending, table *game.Table) bool {
	t.Helper()
	if err := writeSave(filepath.Join(keptDir, end.name+".nile"), catalogue.HeaderOf(table, end.name), table.Record(), true); err != nil {
		t.Fatal(err)
	}
	return true
}

// keptAtATime is how many games are looked for at once.
const keptAtATime = 2

// playSome plays the games of the next seeds side by side, in their order.
func playSome(t *testing.T, seed uint64) (tables [keptAtATime]*game.Table) {
	t.Helper()
	var all sync.WaitGroup
	var errs [keptAtATime]error
	for i := range tables {
		all.Go(func() { tables[i], errs[i] = playMixed(seed + uint64(i)) })
	}
	all.Wait()
	if err := errors.Join(errs[:]...); err != nil {
		t.Fatal(err)
	}
	return tables
}

// keeps reports whether the game kept for an ending still replays and shows it.
func keeps(end ending) bool {
	_, _, table, err := catalogue.Open(filepath.Join(keptDir, end.name+".nile"), ours)
	return err == nil && shows(table, end)
}

func shows(table *game.Table, end ending) bool {
	for _, e := range table.Events() {
		if end.is(e) {
			return table.Over()
		}
	}
	return false
}

// playMixed plays a game between steady players, by turns alone, with a random
// one and with two paddlers. Every other game is a short one: what is in it
// makes a small file.
func playMixed(seed uint64) (*game.Table, error) {
	target := 75
	if seed%2 == 0 {
		target = 25
	}
	settings, err := titles.NileSettings("game1", 3, target)
	if err != nil {
		return nil, err
	}
	settings = rotated(settings, int(seed))
	settings.Gentle = seed%4 < 2
	who, err := theNile.company("keen", len(settings.Players))
	if err != nil {
		return nil, err
	}
	r, err := newRunner(theNile, settings.Encode(), who, 0, seed, 0)
	if err != nil {
		return nil, err
	}
	switch seed % 3 {
	case 0:
		b, err := bots.New("random", seed)
		if err != nil {
			return nil, err
		}
		r.bots[2] = bots.Seated{Bot: b}
	case 1:
		r.bots[1], r.bots[2] = bots.Seated{Bot: &paddler{*game.NewRandom(seed)}}, bots.Seated{Bot: &paddler{*game.NewRandom(seed + 1)}}
	}
	if err := r.run(400); err != nil {
		return nil, fmt.Errorf("seed %d: %w", seed, err)
	}
	return r.table, nil
}

// paddler goes by canoe, and down unknown rivers wherever it can: somebody has
// to go over the falls.
type paddler struct{ game.Random }

func (b *paddler) Choose(v nile.View, cs []game.Choice) game.Command {
	switch v.Phase() {
	case nile.Outfitting:
		return b.outfit(v, cs)
	case nile.Travelling:
		if cmd, ok := b.paddle(v, cs); ok {
			return cmd
		}
	case nile.MeetingPeople, nile.Parleying, nile.Trading:
		for _, c := range cs {
			if c.Kind == nile.Pass || c.Kind == nile.Policy {
				return c.Command(0)
			}
		}
	}
	return b.Random.Choose(cs)
}

func (b *paddler) outfit(v nile.View, cs []game.Choice) game.Command {
	sheet, _ := v.Sheet(v.Seat())
	want := map[nile.Item]int{nile.Canoes: 2, nile.Bearers: 16, nile.Askaris: 6, nile.Guides: 1, nile.Muskets: 1, nile.Rations: 160}
	for i := range nile.Items {
		for _, c := range cs {
			if n := min(want[i], int(c.Max)); c.Kind == nile.Buy && c.Item == int16(i) && sheet.Have[i] != n {
				return c.Command(n)
			}
		}
	}
	for _, c := range cs {
		if c.Kind == nile.Sail && nile.Mode(c.Target) == nile.ByCanoe {
			return c.Command(0)
		}
	}
	return b.Random.Choose(cs)
}

// paddle goes down an unknown river, else into any unknown hex, else up or
// along the water.
func (b *paddler) paddle(v nile.View, cs []game.Choice) (game.Command, bool) {
	best, score := game.Command{}, -1
	for _, c := range cs {
		if c.Kind != nile.Move && c.Kind != nile.Portage {
			continue
		}
		pre, n := v.Preview(c), b.IntN(3)
		if c.Kind == nile.Portage {
			n = 2
		}
		if pre.Unknown {
			n += 3
			if pre.Follows < 0 {
				n += 10
			}
		}
		if n > score {
			best, score = c.Command(int(c.Max)), n
		}
	}
	if score < 0 || b.IntN(12) == 0 {
		for _, c := range cs {
			if c.Kind == nile.EndTravel {
				return c.Command(0), true
			}
		}
		return best, false
	}
	return best, true
}
