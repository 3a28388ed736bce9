package nile

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// The first journey: an expedition of four months from Zanzibar to the Rufiji and home,
// on which one of each thing is met. It is played by all the rules; some of its chance
// is laid out (game.Laid). Whoever leaves the way that is proposed finds ordinary chance
// there, but no misfortune in these months.

// FirstLesson is what the settings of a first journey call it.
const FirstLesson = "first"

// The places of the first journey, as the board of 1820 numbers them.
const (
	FirstPort   hexmap.PortID = 6   // Zanzibar
	FirstShore  hexmap.ID     = 614 // the coast opposite, on the chart
	FirstBlank  hexmap.ID     = 645 // blank: jungle, where the river comes from
	FirstPeople hexmap.ID     = 644 // blank: a mountain, and people who live there
)

// firstTarget is what would win it: more than its first account brings, so that it may
// be gone on with.
const firstTarget = 25

// firstMonths is how long its chance is laid out.
const firstMonths = 5

// FirstJourney are the settings of a first journey for a player.
func FirstJourney(player string) Settings {
	every := func(asked string, faces ...int) game.Laid {
		return game.Laid{Asked: asked, From: 1, Until: firstMonths, Faces: faces}
	}
	at := func(asked string, hex hexmap.ID, cards ...int) game.Laid {
		return game.Laid{Asked: asked, From: 1, Until: firstMonths, At: int(hex), Faces: cards}
	}
	return Settings{
		Way: lessonWay, Target: firstTarget, PlaceForUs: true, Gentle: true, Lesson: FirstLesson,
		Players: []Player{{Name: player, Specialty: deck.Explorer}},
		Laid: []game.Laid{
			every("for-disaster", 3, 6, 11, 12, 19, 27, 29, 33, 40, 44, 46, 54, 59, 63, 78, 84, 85, 87, 89, 90, 91, 93, 94, 95, 98), // quiet marches
			every("12 lost", 6),
			at("for-terrain", FirstBlank, 37),      // jungle
			at("for-river", FirstBlank, 38),        // the river comes from the west
			at("for-natives", FirstBlank, 105),     // nobody
			at("for-terrain", FirstPeople, 17),     // a mountain
			at("for-river", FirstPeople, 61),       // the river comes from the west, without a cataract
			at("for-spectacular", FirstPeople, 39), // a peak of 16,930 feet
			at("for-natives", FirstPeople, 64),     // people
			every("10.7 strength", 2, 3, 3),
			every("13 attitude", 1, 1, 2),
			every("13 parley", 6, 4),
			every("13 attack", 6, 6),
			every("13 poison", 6),
			every("14 hosts", 4, 5),
			every("18 hunt", 5),
			every("for-bonus", 57, 31, 24, 70, 83), // something worth noting
		},
	}
}

// laidSound reports whether what is taught has a name, and what was laid out for it is of
// dice and cards that there are.
func (s *Settings) laidSound() bool {
	return len(s.Lesson) <= MostName && game.LaidSound(s.Laid) && !slices.ContainsFunc(s.Laid, func(l game.Laid) bool {
		most := diceFaces
		if slices.Contains(sectionNames[:], l.Asked) {
			most = deck.Size
		}
		return l.From < 1 || len(l.Got) > 0 || slices.ContainsFunc(l.Faces, func(face int) bool { return face < 1 || face > most })
	})
}

// diceFaces is how many faces a die has.
const diceFaces = 6
