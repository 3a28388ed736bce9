package tell

import (
	"cmp"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/engraving"
)

// SinceLine is one thing that others did.
type SinceLine struct {
	Line   Line
	Kind   game.EventKind
	Colour uint8 // of the player; meaningless for nobody's lines
	Own    bool  // has a player
	Weight int
	Plate  *engraving.Picture // of what happened, nil none
	Date   string             // when, where the page says it
}

// Weights say what is worth telling first; what is not named weighs nothing.
var Weights = map[game.EventKind]int{
	nile.Won: 9, nile.Forestalled: 9, nile.Died: 9, nile.Account: 8, nile.CameHome: 7, nile.CounterRevealed: 7, nile.Erased: 6, nile.SheetsBrought: 5, nile.Sailed: 1,
	nile.SetsOut: 1, nile.NewExplorer: 6, nile.PortRevealed: 1, nile.PlaysFirst: 5, nile.GameBegan: 5, nile.PeakFound: 5,
	nile.LakeMeasured: 5, nile.CataractFound: 4, nile.WentOver: 5, nile.OrderRolled: 2, nile.LostWay: 2, nile.Scored: 4,
	nile.ExplorerSick: 3, nile.Deserted: 2, nile.Waited: 2, nile.SpecialtyChosen: 3, nile.RiverMapped: 1, nile.Mapped: 2, nile.OasisFound: 2,
	nile.DisasterStrikes: 3, nile.Answered: 3, nile.Perished: 3, nile.FellIll: 1, nile.TribeMapped: 3, nile.Met: 2, nile.Parleyed: 3, nile.Poisoned: 5,
	nile.BattleJoined: 3, nile.Beaten: 6, nile.Defeated: 7, nile.Captured: 5, nile.Captivity: 5, nile.Prisoners: 2, nile.Looted: 3,
	nile.EpicMade: 8, nile.DischargedSick: 3, nile.BigGame: 2,
	nile.Completed: 9, nile.SittingEnded: 8, nile.SeatJoined: 6, nile.SeatLeft: 5, nile.SeatReturned: 5, nile.HandedOver: 6, nile.Retired: 6,
	nile.PassageTaken: 3, nile.DonationDrawn: 1, nile.SittingBegan: 5,
}

// WeightOf is what an event weighs: its kind's weight, but more for the head of a river, and
// less for a tale that came to nothing and for rapids too low for a name.
func WeightOf(e game.Event) int {
	switch e.Kind {
	case nile.RiverMapped:
		if nile.As[nile.RiverMappedEvent](e).Case == nile.RiverRises {
			return sourceWeighs
		}
	case nile.CounterRevealed:
		if nile.As[nile.CounterRevealedEvent](e).Counter == nile.Rumour {
			return rumourWeighs
		}
	case nile.CataractFound:
		if nile.As[nile.CataractFoundEvent](e).Fall == 0 {
			return rapidsWeigh
		}
	}
	return Weights[e.Kind]
}

const sourceWeighs, rumourWeighs, rapidsWeigh = 6, 2, 1

// causes are what brings about what weighs more than it: without it the other is not understood.
var causes = map[game.EventKind][]game.EventKind{
	nile.Beaten: {nile.BattleJoined}, nile.Defeated: {nile.BattleJoined}, nile.Captured: {nile.Defeated},
	nile.Died: {nile.Defeated, nile.Captivity, nile.DisasterStrikes, nile.Answered, nile.Poisoned, nile.WentOver, nile.BigGame, nile.ExplorerSick},
}

// weighed is what lines weigh, in the order in which they happened: what brought something about
// little less than what came of it in the same place, so that one is not told without the other.
func weighed(lines []SinceLine) []int {
	out := make([]int, len(lines))
	for i := len(lines) - 1; i >= 0; i-- {
		l := &lines[i]
		out[i] = max(out[i], l.Weight)
		for j := i - 1; j >= 0 && lines[j].Line.Seat == l.Line.Seat && lines[j].Line.At == l.Line.At; j-- {
			if slices.Contains(causes[l.Kind], lines[j].Kind) {
				out[j] = out[i] - 1
				break
			}
		}
	}
	return out
}

// Discovery reports whether an event is of something that was found, and that somebody at home
// would come to hear of: not merely what befell the party.
func Discovery(e game.Event) bool {
	switch e.Kind {
	case nile.CounterRevealed:
		return nile.As[nile.CounterRevealedEvent](e).Counter != nile.Rumour
	case nile.RiverMapped:
		c := nile.As[nile.RiverMappedEvent](e).Case
		return c == nile.RiverRises || c == nile.Confluence || c == nile.SaltLake || c == nile.NewRiver
	case nile.CataractFound:
		return nile.As[nile.CataractFoundEvent](e).Fall > 0
	case nile.PeakFound, nile.LakeMeasured, nile.OasisFound, nile.EpicMade, nile.FindMade:
		return true
	}
	return false
}

// ByWeight are the places of so many things, the weightiest first.
func ByWeight(n int, weight func(i int) int) []int {
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(weight(b), weight(a)) })
	return order
}

// Heaviest keeps the lines that matter most, at most so many, in the order in
// which they happened: something of every player's, as far as it weighs anything.
func Heaviest(lines []SinceLine, most int) []SinceLine {
	if len(lines) <= most {
		return lines
	}
	var first, rest []int
	told := map[uint8]bool{}
	for _, i := range byWeight(lines) {
		if l := &lines[i]; l.Own && !told[l.Colour] && l.Weight >= ofEach {
			told[l.Colour] = true
			first = append(first, i)
		} else {
			rest = append(rest, i)
		}
	}
	return these(lines, append(first, rest...)[:most])
}

// ofEach is how much weighs enough to be told of a player of whom nothing else is.
const ofEach = 3

func byWeight(lines []SinceLine) []int {
	weights := weighed(lines)
	return ByWeight(len(lines), func(i int) int { return weights[i] })
}

// these are the lines at some places, in their order.
func these(lines []SinceLine, at []int) []SinceLine {
	slices.Sort(at)
	out := make([]SinceLine, 0, len(at))
	for _, i := range at {
		out = append(out, lines[i])
	}
	return out
}

// HeaviestEach keeps of each player's lines, and of those that are nobody's, those that matter most,
// at most so many, in the order in which they happened; left is how many it leaves out.
func HeaviestEach(lines []SinceLine, most int) (out []SinceLine, left int) {
	type whose struct {
		own    bool
		colour uint8
	}
	kept := map[whose]int{}
	var keep []int
	for _, i := range byWeight(lines) {
		of := whose{}
		if l := &lines[i]; l.Own {
			of = whose{true, l.Colour}
		}
		if kept[of]++; kept[of] <= most {
			keep = append(keep, i)
		}
	}
	return these(lines, keep), len(lines) - len(keep)
}
