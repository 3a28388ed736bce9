// Package rules is the rulebook of In the Heart of Darkness: its chapters are read from
// assets/island/rules, its tables made from the pieces that the game plays with, and
// docs/island.md is written from it.
package rules

import (
	"fmt"
	"strings"

	"sourceofthenile/assets"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/rulebook"
	"sourceofthenile/render/words"
)

//go:generate go test -run TestDocs -update .

// Of is the book with the names of the keys of a set.
func Of(set *keymap.Set) func(*keymap.Map) *rulebook.Book { return rulebook.Once(set, Read) }

// Read reads the book.
func Read() (*rulebook.Book, error) {
	return rulebook.Read(assets.IslandRules, "island/rules", facts{}, words.Default().Own)
}

// facts are the figures and tables of the rulebook, from the game's own.
type facts struct{}

// Figure is a figure by its name.
func (facts) Figure(w []string) (int, error) {
	loot := 0
	for c := box.RadioPart; c < box.FirstWest; c++ {
		loot += c.Made(false)
	}
	curses := 0
	for c := box.FirstCurse; c < box.Cards; c++ {
		curses += c.Made(false)
	}
	n, ok := map[string]int{
		"darkness-most": box.DarknessMost, "places": box.EastPlaces, "west-places": box.Places - box.EastPlaces, "protagonists": box.Protagonists,
		"crawlers": box.Stock[box.Crawler], "devourers": box.Stock[box.Devourer], "loot": loot, "curses": curses, "spawn": box.EastSpawn - box.Events,
		"events": box.Events, "west-spawn": box.Spawns - box.EastSpawn, "tokens": box.TrapTokens, "after-call": box.AfterCall,
		"curses-lose": box.CursesLose, "dealt": island.SizeOf(1).Dealt, "open-limit": island.SizeOf(1).Limit,
	}[w[0]]
	if !ok {
		return 0, fmt.Errorf("no figure is called %q", w[0])
	}
	return n, nil
}

// Table is a table by its name.
func (facts) Table(name string) (*rulebook.Table, error) {
	make, ok := map[string]func() [][]string{
		"dice": diceTable, "places": placesTable, "west": westTable, "company": companyTable, "levels": levelsTable, "protagonists": protagonistsTable,
		"loot": lootTable, "quests": questsTable, "curses": cursesTable, "events": eventsTable, "spawn": spawnTable,
	}[name]
	if !ok {
		return nil, fmt.Errorf("no table is called %q", name)
	}
	rows := make()
	return &rulebook.Table{Head: rows[0], Rows: rows[1:]}, nil
}

func say(key string) string { return words.In(tell.Words()).Say(key) }

// name is a name by what it belongs to and a code of the tables.
func name(family, code string) string {
	return words.In(tell.Words()).Phrase(family + strings.ToLower(code))
}

// heads are the heads of a table.
func heads(keys ...string) (out []string) {
	for _, k := range keys {
		out = append(out, say("rules."+k))
	}
	return out
}
