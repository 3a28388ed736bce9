package render

import (
	"cmp"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/words"
)

// scored is one line of what a hex scores: as it would be, or as it was.
type scored struct {
	at      hexmap.ID
	reason  nile.Reason
	points  int
	figure  int
	terrain hexmap.Terrain
	river   string // the name of the hex's river
	name    string // of a note: what it is about
}

// wouldScore is what a draft of the account would score, line by line.
func wouldScore(v nile.View, d nile.Draft) (out []scored) {
	for _, l := range d.Lines {
		if l.Note {
			out = append(out, noteScored(v, l.At, l.Reason, l.Points, l.Figure))
			continue
		}
		out = append(out, scored{l.At, l.Reason, l.Points, l.Figure, l.Terrain, v.Hex(l.At).River, ""})
	}
	return out
}

func noteScored(v nile.View, at hexmap.ID, r nile.Reason, points, about int) scored {
	return scored{at: at, reason: r, points: points, figure: about, name: words.NoteReason(v, r, about)}
}

// isNote reports whether points were noted on the way, and not seen in a hex.
func isNote(r nile.Reason) bool { return r == nile.ForFind || r >= nile.ForBattle && r <= nile.ForRaid }

// wasScored is what events say was scored.
func wasScored(v nile.View, events []game.Event) (out []scored) {
	for _, e := range events {
		if e.Kind == nile.Scored {
			id := hexmap.ID(e.At)
			r := nile.Reason(e.Args[0])
			if isNote(r) {
				out = append(out, noteScored(v, id, r, int(e.Args[1]), int(e.Args[2])))
				continue
			}
			out = append(out, scored{id, r, int(e.Args[1]), int(e.Args[2]), hexmap.Terrain(e.Args[3]), v.Hex(id).River, ""})
		}
	}
	return out
}

// total is the points of all lines.
func total(all []scored) (n int) {
	for _, s := range all {
		n += s.points
	}
	return n
}

// ledgerLine is one line of the account of discoveries.
type ledgerLine struct {
	label  string
	points int
}

// ledgerKey is what lines of the account are gathered by.
type ledgerKey struct {
	reason  nile.Reason
	terrain hexmap.Terrain
	each    int
}

// ledger gathers what was scored into the lines of an account: country by
// terrain, then rivers and the like, then each record by itself.
func ledger(all []scored) (out []ledgerLine) {
	var keys []ledgerKey
	sum, count := map[ledgerKey]int{}, map[ledgerKey]int{}
	for _, s := range all {
		if single(s.reason) {
			continue
		}
		k := ledgerKey{reason: s.reason}
		switch s.reason {
		case nile.ForHex:
			k.terrain, k.each = s.terrain, s.points
		case nile.ForEpic:
			k.each = s.figure
		}
		if count[k] == 0 {
			keys = append(keys, k)
		}
		count[k]++
		sum[k] += s.points
	}
	slices.SortFunc(keys, func(a, b ledgerKey) int {
		return cmp.Or(cmp.Compare(a.reason, b.reason), cmp.Compare(sum[b], sum[a]), cmp.Compare(a.terrain, b.terrain))
	})
	for _, k := range keys {
		out = append(out, ledgerLine{ledgerLabel(k, count[k]), sum[k]})
	}
	for _, s := range all {
		if single(s.reason) {
			out = append(out, ledgerLine{singleLabel(s), s.points})
		}
	}
	return out
}

// single reports whether a reason has a line of its own for each time.
func single(r nile.Reason) bool {
	return r >= nile.ForCounter && r <= nile.SourceOfNile || r == nile.ForFind || r == nile.ForInterview || r == nile.ForSick
}

// singleLabel names the thing itself where it has a name.
func singleLabel(s scored) string {
	if s.reason == nile.RiverSource && s.river != "" {
		return words.Say("reason.river-source.named", "river", words.RiverNamed(s.river)) + ", " + words.Figure(s.reason, s.figure)
	}
	if s.name != "" {
		return s.name
	}
	return words.ReasonOf(s.reason, s.terrain, s.figure)
}

var ledgerKeys = map[nile.Reason]string{
	nile.ForRiverHex: "news.account.river", nile.ForOasis: "news.account.oasis", nile.ForCataract: "news.account.cataract", nile.ForFall: "news.account.fall",
	nile.ForPeak: "news.account.peak", nile.ForTribe: "news.account.people-met", nile.ForBeaten: "news.account.people-beaten", nile.ForBattle: "news.account.battle",
	nile.ForReport: "news.account.battle-reported", nile.ForRaid: "news.account.raiders", nile.ForEpic: "news.account.epic",
}

func ledgerLabel(k ledgerKey, n int) string {
	if k.reason == nile.ForHex {
		return words.Say("news.account.hex", "terrain", words.Terrain(k.terrain), "n", n, "each", k.each)
	}
	return words.Say(ledgerKeys[k.reason], "n", n, "epic", words.Epic(nile.Epic(k.each)))
}

// fame is how much a line makes of a headline.
func fame(s scored) int {
	rank := map[nile.Reason]int{
		nile.SourceOfNile: 90, nile.ForCounter: 80, nile.LargestLake: 60, nile.HighestMountain: 58, nile.HighestFall: 56,
		nile.RiverSource: 70, nile.LongestRiver: 50, nile.ForEpic: 75, nile.ForInterview: 45, nile.ForRaid: 35, nile.ForBattle: 30,
	}[s.reason]
	if rank > 0 {
		return 100*rank + s.points
	}
	return s.points
}

// chief is the line of an account that makes most of a headline; none for an
// empty one.
func chief(all []scored) (best scored, ok bool) {
	for i, s := range all {
		if i == 0 || fame(s) > fame(best) {
			best = s
		}
	}
	return best, len(all) > 0
}

// headline is the heading a newspaper would choose for an account.
func headline(v nile.View, all []scored, salt int) string {
	best, ok := chief(all)
	if !ok {
		return words.Say("news.head.none")
	}
	m := v.Map()
	near := words.Phrase("news.near", "port", m.Ports[words.NearestPort(m, max(0, best.at))].Name)
	fill := []any{
		"near", near, "feet", best.figure, "river", words.RiverNamed(best.river), "epic", words.Epic(nile.Epic(max(0, best.figure))), "find", best.name,
	}
	return words.Vary(headlineKey(best), salt, fill...)
}

func headlineKey(s scored) string {
	switch s.reason {
	case nile.SourceOfNile:
		return "news.head.nile"
	case nile.ForCounter:
		return [...]string{
			nile.Livingstone: "news.head.counter.livingstone", nile.LostCity: "news.head.counter.lost-city", nile.NativeKingdom: "news.head.counter.native-kingdom",
			nile.SolomonsMine: "news.head.counter.solomons-mine", nile.Rumour: "news.head.none",
		}[s.figure]
	case nile.LargestLake:
		return "news.head.lake"
	case nile.HighestMountain:
		return "news.head.mountain"
	case nile.HighestFall, nile.ForFall:
		return "news.head.fall"
	case nile.RiverSource:
		return "news.head.source"
	case nile.LongestRiver:
		return "news.head.longest"
	case nile.ForEpic:
		return "news.head.epic"
	case nile.ForInterview:
		return "news.head.interview"
	case nile.ForBattle, nile.ForReport, nile.ForBeaten:
		return "news.head.battle"
	case nile.ForRaid:
		return "news.head.raid"
	case nile.ForFind:
		return "news.head.find"
	case nile.ForTribe:
		return "news.head.people"
	}
	return terrainHeads[s.terrain]
}

var terrainHeads = [hexmap.Terrains]string{
	hexmap.Blank: "news.head.none", hexmap.Desert: "news.head.desert", hexmap.Jungle: "news.head.jungle", hexmap.Lake: "news.head.water",
	hexmap.Swamp: "news.head.swamp", hexmap.Veldt: "news.head.veldt", hexmap.Mountain: "news.head.mountains",
	hexmap.JungleSwamp: "news.head.swamp", hexmap.JungleMountain: "news.head.mountains",
}
