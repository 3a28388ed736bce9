package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
)

// The first journey is its chance as settings of a game: what lies ready in the bags and on
// the dice. It is one Game Turn of an Explorer alone, from Zanzibar up the Rufiji into
// the country of the Hehe, on which one of each thing is met. It is played by all the
// rules; some of its chance is laid out (game.Laid). Whoever leaves the way that is proposed
// finds ordinary chance there, but dice that do not hurt.

// FirstLesson is what the settings of a first journey call it.
const FirstLesson = "first"

// The places of the first journey.
var (
	FirstPort   = chart.ByCode('5') // Zanzibar
	FirstRegion = chart.ByCode('s') // Hehe, where the Rufiji comes down
)

// FirstWay are the slots that are proposed, day by day: a village, a mission, a mountain,
// wildlife, and ivory on the End.
var FirstWay = [...]box.Slot{7, 8, 13, 18, box.End}

// firstGoal ends no first journey: it is played to that by whoever goes on with it.
const firstGoal = 30

// firstTurns is in how many Game Turns its chance is laid out.
const firstTurns = 1

// The chits that are legal in a savanna with water, by sort, and those that are not.
func firstChits(s box.Sort, legal bool) (list []int) {
	for c, row := range box.Chits {
		if row.Sort == s && box.Chit(c).Legal(box.YellowDot|box.BlueDot) == legal {
			list = append(list, c)
		}
	}
	return list
}

// idleFinds are Discoveries that nobody goes to see here: drawn as an Event they go back (11.5).
func idleFinds() (list []int) {
	for _, s := range []box.Sort{box.Kingdom, box.Warriors} {
		list = append(list, append(firstChits(s, true), firstChits(s, false)...)...)
	}
	return list
}

// FirstJourney are the settings of a first journey for a player.
func FirstJourney(player string) box.Settings {
	s := box.Settings{Goal: firstGoal, Names: true, Lesson: FirstLesson, Players: []box.Player{{Name: player}}}
	lay := func(asked string, at, which int, got ...int) {
		s.Laid = append(s.Laid, game.Laid{Asked: asked, Until: firstTurns, At: at, Which: which, Got: got})
	}
	village, mission, mountain, wildlife, end := 1+int(FirstWay[0]), 1+int(FirstWay[1]), 1+int(FirstWay[2]), 1+int(FirstWay[3]), 1+int(FirstWay[4])

	for _, marker := range []game.Laid{{Asked: "6 disease", Got: []int{6}}, {Asked: "6 horror", Got: []int{5}}} {
		marker.Until = firstTurns + 1 // nobody stands below them as the next one begins
		s.Laid = append(s.Laid, marker)
	}
	hehe := 1 + int(FirstRegion)
	lay(box.PresumedDie.Name(), 0, 0, 2) // savanna, as presumed
	lay("9 water", hehe, 1, int(box.River))
	lay("9 colour", hehe, 0, int(chart.YellowSquare), int(chart.RedTriangle)) // to the Nyamwezi
	lay("9 water", hehe, 2, int(box.GenericSource))

	lay("10 event", mountain, 0, firstChits(box.Mountain, true)...)
	lay("10 event", 0, 0, int(box.Rumour), int(box.Success), int(box.Impassable), int(box.Lost))
	meet := func(sort box.Sort, legal bool, slots ...box.Slot) {
		for _, at := range slots {
			lay("10 encounter", 1+int(at), 0, firstChits(sort, legal)...)
		}
	}
	meet(box.Village, true, FirstWay[0], 11)
	meet(box.Missionary, true, FirstWay[1])
	meet(box.Missionary, false, 4) // goes back
	meet(box.Wildlife, true, FirstWay[3], 0)
	meet(box.Tusk, true, FirstWay[4], 3, 14)
	meet(box.Plant, true, 1, 23)
	meet(box.Healer, true, 12, 6)

	lay("11 event", 1+int(box.Start), 1, idleFinds()...)
	lay("11 event", village, 2, int(box.Storm))
	lay("11 event", village, 1, firstChits(box.Flora, true)...)
	lay("11 event", mission, 2, idleFinds()...)
	lay("11 event", mission, 1, int(box.Malaria))
	lay("11 event", mountain, 2, idleFinds()...)
	lay("11 event", mountain, 1, int(box.Warband))
	lay("11 event", wildlife, 2, idleFinds()...)
	lay("11 event", wildlife, 1, int(box.Thirst))
	lay("11 event", end, 2, idleFinds()...)

	lay(box.HealthDie.Name(), mission, 0, 1) // the fever takes one
	for die, face := range firstFaces {
		if face > 0 {
			lay(box.Die(die).Name(), 0, 0, face)
		}
	}
	return s
}

// firstFaces are what dice show on a first journey, wherever they are thrown.
var firstFaces = [box.Dice]int{
	box.HealthDie: 6, box.SanityDie: 6, box.AmbushDie: 2, box.AmmoDie: 10, box.AccidentDie: 1, box.StormDie: 1, box.CheckDie: 1,
	box.TuskDie: 6, box.HuntDie: 3, box.FoodDie: 4, box.RecruitDie: 10, box.LikeDie: 1, box.RespectDie: 3, box.FeastDie: 6, box.PorterDie: 1,
}
