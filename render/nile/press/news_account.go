package press

import (
	"cmp"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// scored is one line of what a hex scores: as it would be, or as it was.
type scored struct {
	At      hexmap.ID
	Reason  nile.Reason
	Points  int
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
	return scored{At: at, Reason: r, Points: points, figure: about, name: tell.NoteReason(v, r, about)}
}

// IsNote reports whether points were noted on the way, and not seen in a hex.
func IsNote(r nile.Reason) bool { return r == nile.ForFind || r >= nile.ForBattle && r <= nile.ForRaid }

// WasScored is what events say was scored.
func WasScored(v nile.View, events []game.Event) (out []scored) {
	for _, e := range events {
		if e.Kind == nile.Scored {
			id := hexmap.ID(e.At)
			x := nile.As[nile.ScoredEvent](e)
			if IsNote(x.Reason) {
				out = append(out, noteScored(v, id, x.Reason, x.Points, x.Figure))
				continue
			}
			out = append(out, scored{id, x.Reason, x.Points, x.Figure, x.Terrain, v.Hex(id).River, ""})
		}
	}
	return out
}

// Total is the points of all lines.
func Total(all []scored) (n int) {
	for _, s := range all {
		n += s.Points
	}
	return n
}

// LedgerLine is one line of the account of discoveries.
type LedgerLine struct {
	Label  string
	Points int
}

// ledgerKey is what lines of the account are gathered by.
type ledgerKey struct {
	reason  nile.Reason
	terrain hexmap.Terrain
	each    int
}

// Ledger gathers what was scored into the lines of an account: country by
// terrain, then rivers and the like, then each record by itself.
func Ledger(all []scored) (out []LedgerLine) {
	var keys []ledgerKey
	sum, count := map[ledgerKey]int{}, map[ledgerKey]int{}
	for _, s := range all {
		if single(s.Reason) {
			continue
		}
		k := ledgerKey{reason: s.Reason}
		switch s.Reason {
		case nile.ForHex:
			k.terrain, k.each = s.terrain, s.Points
		case nile.ForEpic:
			k.each = s.figure
		}
		if count[k] == 0 {
			keys = append(keys, k)
		}
		count[k]++
		sum[k] += s.Points
	}
	slices.SortFunc(keys, func(a, b ledgerKey) int {
		return cmp.Or(cmp.Compare(a.reason, b.reason), cmp.Compare(sum[b], sum[a]), cmp.Compare(a.terrain, b.terrain))
	})
	for _, k := range keys {
		out = append(out, LedgerLine{ledgerLabel(k, count[k]), sum[k]})
	}
	for _, s := range all {
		if single(s.Reason) {
			out = append(out, LedgerLine{singleLabel(s), s.Points})
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
	if s.Reason == nile.RiverSource && s.river != "" {
		return words.Terms(words.Say("reason.river-source.named", "river", tell.RiverNamed(s.river)), tell.Figure(s.Reason, s.figure))
	}
	if s.name != "" {
		return s.name
	}
	return tell.ReasonOf(s.Reason, s.terrain, s.figure)
}

var ledgerKeys = map[nile.Reason]string{
	nile.ForRiverHex: "news.account.river", nile.ForOasis: "news.account.oasis", nile.ForCataract: "news.account.cataract", nile.ForFall: "news.account.fall",
	nile.ForPeak: "news.account.peak", nile.ForTribe: "news.account.people-met", nile.ForBeaten: "news.account.people-beaten", nile.ForBattle: "news.account.battle",
	nile.ForReport: "news.account.battle-reported", nile.ForRaid: "news.account.raiders", nile.ForEpic: "news.account.epic", nile.ForGap: "news.account.gap",
}

func ledgerLabel(k ledgerKey, n int) string {
	if k.reason == nile.ForHex {
		return words.Say("news.account.hex", "terrain", tell.Terrain(k.terrain), "n", n, "each", k.each)
	}
	return words.Say(ledgerKeys[k.reason], "n", n)
}

// fame is how much a line makes of a headline.
func fame(s scored) int {
	rank := map[nile.Reason]int{
		nile.SourceOfNile: 90, nile.ForCounter: 80, nile.LargestLake: 60, nile.HighestMountain: 58, nile.HighestFall: 56,
		nile.RiverSource: 70, nile.LongestRiver: 50, nile.ForEpic: 75, nile.ForInterview: 45, nile.ForRaid: 35, nile.ForBattle: 30,
	}[s.Reason]
	if rank > 0 {
		return 100*rank + s.Points
	}
	return s.Points
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
func headline(v nile.View, all []scored, turn func(key string) uint32) string {
	best, ok := chief(all)
	if !ok {
		return words.Say("news.head.none")
	}
	near := ""
	if m := v.Map(); !IsNote(best.Reason) { // a note may be of a hex that is kept secret
		near = words.Phrase("news.near", "port", m.Ports[tell.NearestPort(m, max(0, best.At))].Name)
	}
	fill := []any{
		"near", near, "feet", best.figure, "river", tell.RiverNamed(best.river), "epic", tell.Epic(nile.Epic(max(0, best.figure))), "find", best.name,
	}
	key := headlineKey(best)
	return words.Turn(key, turn(key), fill...)
}

func headlineKey(s scored) string {
	if s.Reason == nile.ForCounter {
		return counterHeads[s.figure]
	}
	if head := heads[s.Reason]; head != "" {
		return head
	}
	return terrainHeads[s.terrain]
}

// heads are the headings that hang on what was scored for alone.
var heads = [nile.Reasons]string{
	nile.SourceOfNile: "news.head.nile", nile.LargestLake: "news.head.lake", nile.HighestMountain: "news.head.mountain",
	nile.HighestFall: "news.head.fall", nile.ForFall: "news.head.fall", nile.RiverSource: "news.head.source",
	nile.LongestRiver: "news.head.longest", nile.ForEpic: "news.head.epic", nile.ForInterview: "news.head.interview",
	nile.ForBattle: "news.head.battle", nile.ForReport: "news.head.battle", nile.ForBeaten: "news.head.battle",
	nile.ForRaid: "news.head.raid", nile.ForFind: "news.head.find", nile.ForTribe: "news.head.people",
}

var counterHeads = [...]string{
	nile.Livingstone: "news.head.counter.livingstone", nile.LostCity: "news.head.counter.lost-city",
	nile.NativeKingdom: "news.head.counter.native-kingdom", nile.SolomonsMine: "news.head.counter.solomons-mine",
	nile.Rumour: "news.head.none",
}

var terrainHeads = [hexmap.Terrains]string{
	hexmap.Blank: "news.head.none", hexmap.Desert: "news.head.desert", hexmap.Jungle: "news.head.jungle", hexmap.Lake: "news.head.water",
	hexmap.Swamp: "news.head.swamp", hexmap.Veldt: "news.head.veldt", hexmap.Mountain: "news.head.mountains",
	hexmap.JungleSwamp: "news.head.swamp", hexmap.JungleMountain: "news.head.mountains",
}
