package nile

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// Chapters 22 to 25 and 7: publishing and what it scores.

// schedule is the points a terrain is worth when published first (22). The
// mixed terrains score the better of their two and one more.
var schedule = [hexmap.Terrains]int8{
	hexmap.Desert: 1, hexmap.Veldt: 1, hexmap.Lake: 1, hexmap.Jungle: 2, hexmap.Mountain: 2, hexmap.Swamp: 2,
}

// preference is what a specialty scores instead; 0: the schedule's value.
var preference = [deck.Specialties][hexmap.Terrains]int8{
	deck.Botanist:   {hexmap.Desert: 2, hexmap.Jungle: 3, hexmap.Mountain: 3},
	deck.Doctor:     {hexmap.Mountain: 3},
	deck.Explorer:   {hexmap.Jungle: 3, hexmap.Mountain: 3, hexmap.Swamp: 3},
	deck.Geologist:  {hexmap.Desert: 2, hexmap.Mountain: 3},
	deck.Missionary: {hexmap.Mountain: 3},
	deck.Zoologist:  {hexmap.Veldt: 2, hexmap.Jungle: 3, hexmap.Swamp: 3},
}

// Points for what a hex holds besides its terrain (22), and for what is found in
// the interior (23 to 25). Those marked [T] are tuned: a third of a winner's points
// and more is to come from the interior (docs/decisions/021-what-the-interior-is-worth.md).
const (
	riverPoints     = 0 // [T]: a river is worth what its source is; but in 1978
	riverPreferred  = 1 // Doctor, Missionary
	oasisPoints     = 2
	oasisPreferred  = 3 // Doctor, Missionary
	cataractPoints  = 1
	fallPoints      = 1  // [T]
	peakPoints      = 1  // [T]
	counterPoints   = 20 // 23 [T]
	counterSpecial  = 25
	recordPoints    = 2 // 24 [T]
	recordSpecial   = 3
	recordByPress   = 4
	leastRecordFall = 100   // feet: the least of a record [T]
	leastRecordLake = 1_000 // square miles, likewise [T]
	sourcePoints    = 6     // 25, and one per two hexes of length [T]
	longestPoints   = 6     // [T]
	nileSource      = 10
	nileSourceAbove = 7 // hexes above the White Nile's known end
	tribePoints     = 1 // people met (22)
	tribeStudied    = 3 // Ethnologist
	tribePreached   = 2 // Missionary
	beatenPoints    = 1 // people beaten
	beatenByPress   = 3 // Journalist; an Ethnologist or Missionary has nothing to boast of
)

// TerrainPoints is what a terrain scores for a specialty (22). The sets of specialties
// of 1978 score the schedule alone. [S]
func TerrainPoints(k deck.Specialty, t hexmap.Terrain) int {
	one := func(t hexmap.Terrain) int8 {
		if k < deck.Specialties {
			return max(schedule[t], preference[k][t])
		}
		return schedule[t]
	}
	switch t {
	case hexmap.JungleSwamp:
		return int(max(one(hexmap.Jungle), one(hexmap.Swamp)) + 1)
	case hexmap.JungleMountain:
		return int(max(one(hexmap.Jungle), one(hexmap.Mountain)) + 1)
	}
	return int(one(t))
}

func waterPreferred(k deck.Specialty) bool { return k == deck.Doctor || k == deck.Missionary }

// tribeWorth is what people met in a hex score for a specialty (22).
func tribeWorth(k deck.Specialty) int {
	switch k {
	case deck.Ethnologist:
		return tribeStudied
	case deck.Missionary:
		return tribePreached
	}
	return tribePoints
}

// beatenWorth is what people beaten there score.
func beatenWorth(k deck.Specialty) int {
	switch k {
	case deck.Ethnologist, deck.Missionary:
		return 0
	case deck.Journalist:
		return beatenByPress
	}
	return beatenPoints
}

// counterWorth is what a special discovery scores for a specialty (23).
func counterWorth(c Counter, k deck.Specialty) int {
	special := false
	//exhaustive:enforce
	switch c {
	case LostCity:
		special = k == deck.Explorer
	case NativeKingdom:
		special = k == deck.Ethnologist || k == deck.Doctor
	case SolomonsMine:
		special = k == deck.Geologist
	case Livingstone:
		special = k == deck.Journalist || k == deck.Missionary
	case NoCounter, Facedown, Rumour:
		return 0
	}
	if special {
		return counterSpecial
	}
	return counterPoints
}

// recordWorth is what setting a record scores for a specialty (24).
func recordWorth(k deck.Specialty) int {
	switch k {
	case deck.Journalist:
		return recordByPress
	case deck.Geologist, deck.Explorer, deck.Zoologist, deck.Botanist:
		return recordSpecial
	}
	return recordPoints
}

// mayPublish reports whether a seat's explorer knows a hex nobody has published.
func (p *Position) mayPublish(s game.Seat, id hexmap.ID) bool {
	return p.players[s].Known.has(id) && !p.hexes[id].published()
}

// publishable reports whether a seat has hexes to publish, or notes.
func (p *Position) publishable(s game.Seat) bool {
	if len(p.players[s].Notes) > 0 {
		return true
	}
	for id := range p.players[s].Known.all() {
		if p.mayPublish(s, id) {
			return true
		}
	}
	return false
}

// promise is how many hexes a seat could publish and what the schedule alone
// gives for them.
func (p *Position) promise(s game.Seat) (hexes, points int) {
	for id := range p.players[s].Known.all() {
		if !p.hexes[id].published() {
			hexes++
			points += p.hexPoints(s, id)
		}
	}
	return hexes, points
}

// hexPoints is what the schedule gives for a hex.
func (p *Position) hexPoints(s game.Seat, id hexmap.ID) int {
	var room [10]Worth
	n := 0
	for _, w := range p.scheduled(s, id, room[:0]) {
		n += w.Points
	}
	return n
}

// scheduled lists what the schedule gives for a hex, line by line (22, 23).
func (p *Position) scheduled(s game.Seat, id hexmap.ID, buf []Worth) []Worth {
	h, k := &p.hexes[id], p.players[s].Specialty
	buf = append(buf, Worth{ForHex, TerrainPoints(k, h.Terrain), 0})
	if n := p.chase(s); n != 0 {
		buf = append(buf, Worth{ForGap, n, 0})
	}
	f := FeaturePoints(k)
	if h.Out|h.In != 0 && f.River > 0 {
		buf = append(buf, Worth{ForRiverHex, f.River, 0})
	}
	if p.knowsOasis(s, id) {
		buf = append(buf, Worth{ForOasis, f.Oasis, 0})
	}
	if h.Cataract != hexmap.NoDir {
		if f.Cataract > 0 {
			buf = append(buf, Worth{ForCataract, f.Cataract, 0})
		}
		if h.Fall > 0 {
			buf = append(buf, Worth{ForFall, f.Fall, int(h.Fall)})
		}
	}
	if h.Peak > 0 {
		buf = append(buf, Worth{ForPeak, f.Peak, int(h.Peak)})
	}
	if n := counterWorth(h.Counter, k); n > 0 {
		buf = append(buf, Worth{ForCounter, n, int(h.Counter)})
	}
	return p.tribeLines(s, id, buf)
}

// tribeLines is what the people of a hex are worth to whoever has met or
// beaten them (22). The figure is their number.
func (p *Position) tribeLines(s game.Seat, id hexmap.ID, buf []Worth) []Worth {
	t, k, number := p.people(id), p.players[s].Specialty, int(p.hexes[id].Tribe)
	if t == nil || t.Met&bitOf(s) == 0 {
		return buf
	}
	buf = append(buf, Worth{ForTribe, tribeWorth(k), number})
	if n := beatenWorth(k); n > 0 && t.Beaten&bitOf(s) != 0 {
		buf = append(buf, Worth{ForBeaten, n, number})
	}
	return buf
}

// LeastRecord is the least figure that a record of a kind counts from: feet of a waterfall, square miles of a
// lake; 0 where it counts from the first (24).
func LeastRecord(r Reason) int {
	switch r {
	case HighestFall:
		return leastRecordFall
	case LargestLake:
		return leastRecordLake
	}
	return 0
}

// worth is scheduled and the records, sources, rivers and journeys that
// publishing the hex now would score (24, 25).
func (p *Position) worth(s game.Seat, id hexmap.ID) []Worth {
	buf := p.scheduled(s, id, nil)
	h, r, k := &p.hexes[id], &p.records, p.players[s].Specialty
	had := p.players[s].Scored // once an account for each kind (24)
	if int32(h.Peak) > r.Mountain && !had.has(HighestMountain) {
		buf = append(buf, Worth{HighestMountain, recordWorth(k), int(h.Peak)})
	}
	if h.Cataract != hexmap.NoDir && int32(h.Fall) > max(r.Fall, leastRecordFall-1) && !had.has(HighestFall) {
		buf = append(buf, Worth{HighestFall, recordWorth(k), int(h.Fall)})
	}
	if size := p.lakeCredit(s, id); size > max(r.Lake, leastRecordLake-1) && !had.has(LargestLake) {
		buf = append(buf, Worth{LargestLake, recordWorth(k), int(size)})
	}
	buf = append(buf, p.riverWorth(s, id)...)
	if pl := &p.players[s]; pl.epicHex(id) {
		if n := pl.epicPoints(1); n > 0 {
			buf = append(buf, Worth{ForEpic, n, int(pl.Epic)})
		}
	}
	return buf
}

// lakeCredit is the size of the lake a hex belongs to, as far as this seat's
// explorer knows it or it is published; 0 if another has the credit (10.6).
func (p *Position) lakeCredit(s game.Seat, id hexmap.ID) int32 {
	if p.hexes[id].Terrain != hexmap.Lake || p.hexes[id].LakeBy != s {
		return 0
	}
	var room [16]hexmap.ID
	size := int32(0)
	for _, l := range p.lakeAround(id, room[:0]) {
		if p.familiar(&p.players[s], l) {
			size += int32(p.hexes[l].Lake)
		}
	}
	return size
}

func (p *Position) publishChoices(s game.Seat, buf []game.Choice) []game.Choice {
	any := len(p.players[s].Notes) > 0
	for id := range p.players[s].Known.all() {
		if p.mayPublish(s, id) {
			any = true
			buf = append(buf, game.Choice{Kind: Publish, Seat: s, Target: int32(id), Cost: int16(p.hexPoints(s, id)), Rule: "22"})
		}
	}
	if any {
		buf = append(buf, game.Choice{Kind: PublishAll, Seat: s, Rule: "22"})
	}
	buf = p.namingChoices(s, buf)
	return append(buf, game.Choice{Kind: EndPublishing, Seat: s, Rule: "26"})
}

func (p *Position) publishAll(s game.Seat, a *game.Act) {
	for _, id := range p.inPrint(s) {
		p.publish(s, id, a)
	}
	p.publishNotes(s, a)
}

// inPrint is what a seat can publish, in the order in which it is printed when
// all is: the highest mountain, the highest waterfall and the largest lake
// before the rest, which goes by the map. So it is the greatest that scores (24).
func (p *Position) inPrint(s game.Seat) (ids []hexmap.ID) {
	var first [3]hexmap.ID
	var most [3]int32
	for id := range p.players[s].Known.all() {
		if !p.mayPublish(s, id) {
			continue
		}
		ids = append(ids, id)
		h := &p.hexes[id]
		fall := int32(0)
		if h.Cataract != hexmap.NoDir {
			fall = int32(h.Fall)
		}
		for k, n := range [3]int32{int32(h.Peak), fall, p.lakeCredit(s, id)} {
			if n > most[k] {
				first[k], most[k] = id, n
			}
		}
	}
	rank := func(id hexmap.ID) int {
		for k := range first {
			if most[k] > 0 && first[k] == id {
				return k
			}
		}
		return len(first)
	}
	slices.SortStableFunc(ids, func(a, b hexmap.ID) int { return rank(a) - rank(b) })
	return ids
}

// publish puts a hex on the world's map and scores it: the first to publish
// has the points (22). His notes come out with it (20, 24).
func (p *Position) publish(s game.Seat, id hexmap.ID, a *game.Act) {
	lines, mine := p.print(s, id)
	p.dirty = append(p.dirty, id)
	terrain := int32(p.hexes[id].Terrain)
	a.Tell(game.Event{Kind: HexPublished, Seat: s, At: int32(id), Rule: "22"})
	for _, w := range lines {
		a.Tell(game.Event{
			Kind: Scored, Seat: s, At: int32(id), Rule: reasonRule[w.Reason],
			Args: [6]int32{int32(w.Reason), int32(w.Points), int32(w.Figure), terrain},
		})
	}
	p.publishNotes(s, a)
	if mine > 0 {
		a.Tell(game.Event{Kind: Donated, Seat: s, At: int32(id), Args: [6]int32{mine, p.players[s].Money}, Rule: "23"})
	}
}

// print is publish but for the notes and the telling: the lines of the account
// and the dollars King Solomon's Mine yields (23).
func (p *Position) print(s game.Seat, id hexmap.ID) (lines []Worth, mine int32) {
	h, pl := &p.hexes[id], &p.players[s]
	lines = p.worth(s, id)
	h.By, h.Month = s, p.turn
	p.look(world, id)
	pl.JustHexes++
	for _, w := range lines {
		p.setRecord(s, id, w)
		pl.score(w.Points)
	}
	p.raiseRecords(s, id)
	p.lengthenRecord(s, id)
	if pl.epicHex(id) {
		pl.EpicHexes++
	}
	if counterWorth(h.Counter, pl.Specialty) > 0 {
		if h.Counter == SolomonsMine {
			mine = mineYields
			pl.Money += mine
		}
		h.Counter = NoCounter
	}
	return lines, mine
}

// score adds points published.
func (pl *seat) score(n int) {
	pl.Points += int32(n)
	pl.JustPub += int32(n)
}

var reasonRule = [Reasons]game.Rule{
	ForHex: "22", ForRiverHex: "22", ForOasis: "22", ForCataract: "22", ForFall: "22", ForPeak: "22", ForCounter: "23",
	HighestMountain: "24", HighestFall: "24", LargestLake: "24", RiverSource: "25", LongestRiver: "25", SourceOfNile: "25",
	ForTribe: "22", ForBeaten: "22", ForFind: "20", ForBattle: "24", ForReport: "24", ForInterview: "24", ForRaid: "11", ForEpic: "25", ForSick: "9.7", ForGap: RuleCloser,
}

func (p *Position) setRecord(s game.Seat, id hexmap.ID, w Worth) {
	r, n := &p.records, int32(w.Figure)
	p.players[s].Scored.add(w.Reason)
	switch w.Reason {
	case HighestMountain:
		r.Mountain, r.MountainBy = n, s
	case HighestFall:
		r.Fall, r.FallBy = n, s
	case LargestLake:
		r.Lake, r.LakeBy = n, s
	case RiverSource:
		p.rivers[p.hexes[id].River].Source = true
	case LongestRiver:
		r.River, r.RiverBy = n, s
	case SourceOfNile:
		r.Nile = true
	}
}

// bitOfRecord is a kind of record's place in a recordSet; 0 for what is none
// that scores once an account.
func bitOfRecord(r Reason) recordSet {
	if r < HighestMountain || r > LargestLake {
		return 0
	}
	return 1 << (r - HighestMountain)
}

func (rs recordSet) has(r Reason) bool { return rs&bitOfRecord(r) != 0 }
func (rs *recordSet) add(r Reason)     { *rs |= bitOfRecord(r) }

// raiseRecords: who publishes a greater mountain, waterfall or lake in the same
// account scores nothing more for it, but has to be beaten by it (24).
func (p *Position) raiseRecords(s game.Seat, id hexmap.ID) {
	h, r := &p.hexes[id], &p.records
	if r.MountainBy == s {
		r.Mountain = max(r.Mountain, int32(h.Peak))
	}
	if r.FallBy == s && h.Cataract != hexmap.NoDir {
		r.Fall = max(r.Fall, int32(h.Fall))
	}
	if r.LakeBy == s {
		r.Lake = max(r.Lake, p.lakeCredit(s, id))
	}
}

// endPublishing closes the account (22.7): whoever has published the points to
// win has won (7.1); else donations come, and Europe is next (26), or the next player.
func (p *Position) endPublishing(s game.Seat, a *game.Act) {
	pl := &p.players[s]
	if p.top().Kind == Publishing {
		a.Tell(game.Event{Kind: Account, Seat: s, At: -1, Args: [6]int32{pl.JustPub, pl.Points, int32(pl.JustHexes)}, Rule: "22"})
	}
	if p.wins(int(pl.Points)) {
		p.finishRace(s, a)
		return
	}
	p.donate(s, a)
	if p.publishesOrSails() { // the turn has gone to the papers (26.1)
		p.endTurn(a)
		return
	}
	p.become(InEurope, s)
}

// wins reports whether so many points end a race (7.1).
func (p *Position) wins(points int) bool { return !p.open() && points >= p.cfg.Target }

// finishRace ends the game: the seat has published the points to win (7.1).
func (p *Position) finishRace(s game.Seat, a *game.Act) {
	p.winner = s
	p.steps = append(p.steps[:0], step{GameOver, s})
	a.Reveal()
	a.Tell(game.Event{Kind: Won, Seat: s, At: -1, Args: [6]int32{p.players[s].Points}, Rule: "7"})
}
