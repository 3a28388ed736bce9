package nile

import (
	"cmp"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// What would help before a people, told in time: what this party could still do so that
// three dice are less often above S (13, 14.7, 14.9).

// Help is something that would make a people receive the viewing seat's party in peace
// more often.
type Help struct {
	Key    string    // the term of S that it changes: "friends-word", "near-guide", "empty-handed", "published"
	Adds   int       // to S, 1 and more
	People TribeView // whose word or guide it is; the zero value for the others
	Gifts  int       // how many more it takes, of "empty-handed"; else 0
	Rule   game.Rule
}

// Helps are what the party of the viewing seat could do before it comes before the people
// of a hex, what adds most first; none for a seat without a party, for a hex where nobody
// is known to live, and before friends.
func (v View) Helps(at hexmap.ID) (out []Help) {
	if v.seat == game.Nobody || v.p.players[v.seat].Where != inAfrica {
		return nil
	}
	p, s, e := v.p, v.seat, &v.p.players[v.seat].Trip
	t := p.dwellers(at)
	if t == nil || t.Friend&bitOf(s) != 0 {
		return nil
	}
	if p.emptyHanded(t, e) {
		lacks := (int(t.Strength)+handsFull-1)/handsFull - int(e.Have[Gifts])
		out = append(out, Help{Key: "empty-handed", Adds: emptyHands, Gifts: lacks, Rule: "14.9"})
	}
	if who, ok := v.nearestPeople(at, wordReach, s); ok && p.byRepute() && !p.friendsWord(s, t) {
		out = append(out, Help{Key: "friends-word", Adds: wordCarries, People: who, Rule: "14.7"})
	}
	if guided := e.GuideFrom != hexmap.None && p.chart.Distance(e.GuideFrom, at) == 1; !guided && t.Parleyed&bitOf(s) == 0 && !p.hexes[at].published() {
		if who, ok := v.nearestPeople(at, 1, s); ok {
			out = append(out, Help{Key: "near-guide", Adds: 1, People: who, Rule: "13"})
		}
		if p.chart.Cell(at).Ground == hexmap.Land {
			out = append(out, Help{Key: "published", Adds: 1, Rule: "13"})
		}
	}
	slices.SortStableFunc(out, func(a, b Help) int { return cmp.Compare(b.Adds, a.Adds) })
	return out
}

// nearestPeople is the people nearest to a hex and not in it, within so many hexes: friends
// of a seat's explorer before others, and never one that lies in ruins.
func (v View) nearestPeople(at hexmap.ID, reach int, s game.Seat) (who TribeView, ok bool) {
	best := 0
	for i := range v.p.tribes {
		t := &v.p.tribes[i]
		if t.At == hexmap.None || t.At == at || t.Strength <= 0 {
			continue
		}
		far := v.p.chart.Distance(t.At, at)
		if far > reach {
			continue
		}
		rank := 2 * far
		if t.Friend&bitOf(s) == 0 {
			rank++
		}
		if !ok || rank < best {
			who, best, ok = v.tribe(i), rank, true
		}
	}
	return who, ok
}
