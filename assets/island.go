package assets

import "embed"

// The pieces of the island, as tables of words parted by tabs; each file begins with
// remarks that explain it.
var (
	// IslandPlaces are its places and the paths between them.
	//go:embed island/places.tsv
	IslandPlaces string
	// IslandProtagonists are the protagonists and their Personal Items.
	//go:embed island/protagonists.tsv
	IslandProtagonists string
	// IslandLoot are the Loot cards that are no Quests.
	//go:embed island/loot.tsv
	IslandLoot string
	// IslandQuests are the Quests of both boards.
	//go:embed island/quests.tsv
	IslandQuests string
	// IslandCurses are the Curses.
	//go:embed island/curses.tsv
	IslandCurses string
	// IslandEvents are the Event cards.
	//go:embed island/events.tsv
	IslandEvents string
	// IslandSpawn are the Spawn cards of both boards.
	//go:embed island/spawn.tsv
	IslandSpawn string
)

// IslandWords holds the sentences of the island.
//
//go:embed island/words/*.txt
var IslandWords embed.FS

// IslandRules holds its rules as players read them.
//
//go:embed island/rules/*.txt
var IslandRules embed.FS
