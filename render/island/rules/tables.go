package rules

import (
	"math"
	"strings"

	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/verb"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/words"
)

// mostDice is up to how many dice the table of tests goes.
const mostDice = 8

// diceTable is how likely one hit and two are (1.6).
func diceTable() [][]string {
	out := [][]string{heads("dice", "one-hit", "two-hits")}
	percent := func(of float64) string { return words.Percent(words.Number(int(math.Round(100 * of)))) }
	for n := 1; n <= mostDice; n++ {
		hits := island.Hits(n, false)
		out = append(out, []string{words.Number(n), percent(1 - hits[0]), percent(1 - hits[0] - hits[1])})
	}
	return out
}

func placesTable() [][]string { return placesOf(box.BoardOf(false), 0) }

func westTable() [][]string { return placesOf(box.BoardOf(true), box.EastPlaces) }

// placesOf are the places of a board from one on, with their paths (2, 20).
func placesOf(b *box.Board, from int) [][]string {
	out := [][]string{heads("place", "use", "paths", "crawlers")}
	for _, s := range b.Spots[from:] {
		var paths []string
		for _, p := range s.Paths {
			paths = append(paths, name("place.", b.Spots[p].Code))
		}
		crawlers := say("rules.nowhere")
		if s.Crawlers != box.Nowhere {
			crawlers = name("place.", b.Spots[s.Crawlers].Code)
		}
		out = append(out, []string{name("place.", s.Code), name("use.", tell.Uses[s.Use]), words.Facts(paths...), crawlers})
	}
	return out
}

// companyTable is what goes by the number of players (6.1, 7.3, 7.5, 4.1).
func companyTable() [][]string {
	out := [][]string{heads("players", "cards", "letter", "actions", "limit", "needed")}
	for players := 1; players <= box.MostPlayers; players++ {
		row, s := []string{words.Number(players)}, island.SizeOf(players)
		for _, n := range []int{s.Cards, s.ByLetter, s.Actions, s.Limit, s.Quests} {
			row = append(row, words.Number(n))
		}
		out = append(out, row)
	}
	return out
}

// levelsTable are the levels with names (19).
func levelsTable() [][]string {
	out := [][]string{heads("level", "letters", "darkness")}
	for _, l := range box.Levels {
		letters := say("rules.nowhere")
		if l.Letters != "" {
			letters = words.Facts(strings.Split(l.Letters, "")...)
		}
		out = append(out, []string{name("level.", l.Name), letters, words.Number(l.Darkness)})
	}
	return out
}

// protagonistsTable are the protagonists (21.1).
func protagonistsTable() [][]string {
	out := [][]string{heads("protagonist", "strength", "sanity", "skill", "item")}
	for _, r := range box.Roles {
		item := words.In(tell.Words()).Phrase("rules.named", "name", name("item.", r.ID), "says", name("item.", r.ID+".says"))
		out = append(out, []string{name("protagonist.", r.ID), words.Number(int(r.Strength)), words.Number(int(r.Sanity)), name("protagonist.", r.ID+".says"), item})
	}
	return out
}

// lootTable are the Loot cards that are no Quests (21.2).
func lootTable() [][]string {
	out := [][]string{heads("card", "number", "type", "says")}
	for c := box.RadioPart; c < box.FirstQuest; c++ {
		f, says := &box.Faces[c], name("card.", c.Code()+".says")
		if f.Type == box.Ritual || f.Type == box.Snare {
			says = words.In(tell.Words()).Phrase("rules.modified", "mod", words.Signed(f.Mod), "says", says)
		}
		out = append(out, []string{name("card.", c.Code()), words.Number(f.Count), name("type.", tell.Types[f.Type]), says})
	}
	return out
}

// questsTable are the Quests of both boards (22.1).
func questsTable() [][]string {
	out := [][]string{heads("quest", "begins", "resolve", "benefit")}
	for c := box.FirstQuest; c < box.FirstCurse; c++ {
		at, _ := verb.Find(box.Faces[c].Effect, verb.At)
		where := say("rules.any-gate")
		if at.Place != verb.AnyGate {
			where = name("place.", box.BoardOf(true).Spots[at.Place].Code)
		}
		out = append(out, []string{name("card.", c.Code()), where, name("card.", c.Code()+".resolve"), name("card.", c.Code()+".benefit")})
	}
	return out
}

// cursesTable are the Curses (22.2).
func cursesTable() [][]string {
	out := [][]string{heads("curse", "number", "says")}
	for c := box.FirstCurse; c < box.Cards; c++ {
		out = append(out, []string{name("card.", c.Code()), words.Number(c.Made(false)), name("card.", c.Code()+".says")})
	}
	return out
}

// eventsTable are the Events (22.3).
func eventsTable() [][]string {
	out := [][]string{heads("event", "says")}
	for _, e := range box.EventFaces {
		out = append(out, []string{name("event.", e.ID), name("event.", e.ID+".says")})
	}
	return out
}

// spawnTable are the Spawn cards (22.4).
func spawnTable() [][]string {
	out := [][]string{heads("spawn", "row-low", "row-middle", "row-high", "twin", "lull")}
	for _, f := range box.SpawnFaces[box.FirstSpawn:] {
		row := []string{f.ID}
		for _, come := range f.Rows {
			where := name("place.", box.BoardOf(true).Spots[come.Place].Code)
			row = append(row, words.Terms(where, [box.Sorts]string{"", "D", "G"}[come.Sort]))
		}
		out = append(out, append(row, marked(f.Twin), marked(f.Lull)))
	}
	return out
}

// marked are the sizes of company that a mark is for.
func marked(of [box.MostPlayers + 1]bool) string {
	var all []string
	for n, is := range of {
		if is {
			all = append(all, words.Number(n))
		}
	}
	if len(all) == 0 {
		return say("rules.nowhere")
	}
	return words.Facts(all...)
}
