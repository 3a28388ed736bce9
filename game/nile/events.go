package nile

import (
	"fmt"
	"slices"

	"sourceofthenile/game"
)

// What is told of what happens, in one table: an event that is not here does
// not exist. What each means kinds.go says; the read_….go files make values
// with names of their numbers.

// eventRow is what there is to a kind of event.
type eventRow struct {
	name string // as words and logs know it; never changes
	args string // what its numbers are, in their order: the names of its reader's fields; "" for none
	own  bool   // only the seat it concerns is told what it says; that it happens everybody knows
	// rule is what it cites, where that is always the same; "" where it depends on what has happened.
	rule game.Rule
}

// events is that table, by kind.
var events = [...]eventRow{
	GameBegan:       {name: "game-began", rule: "8.1", args: "players target"},
	CounterPlaced:   {name: "counter-placed", rule: "4.41", args: "left"},
	PortChosen:      {name: "port-chosen", rule: "4.5"},
	PortRevealed:    {name: "port-revealed", rule: "5.2", args: "port"},
	OrderRolled:     {name: "order-rolled", rule: "4.62", args: "sum round"},
	PlaysFirst:      {name: "plays-first", rule: "4.62"},
	TurnBegan:       {name: "turn-began", rule: "8.3", args: "turn in-africa"},
	Bought:          {name: "bought", rule: "5.3", args: "item holds left", own: true},
	Sailed:          {name: "sailed", rule: "5.3", args: "port mode lost"},
	PaceSet:         {name: "pace-set", rule: "9.12", args: "level mode points"},
	CardDrawn:       {name: "card-drawn", rule: "8.3", args: "card for"},
	FoundWay:        {name: "found-way", rule: "12", args: "die mods beat guide-gone"},
	LostWay:         {name: "lost-way", rule: "12", args: "die mods beat guide-gone"},
	Moved:           {name: "moved", args: "from spent left mode"},
	Mapped:          {name: "mapped", args: "terrain how copied"},
	TerrainSettled:  {name: "terrain-settled", args: "drawn became"},
	RiverMapped:     {name: "river-mapped", rule: "10.3", args: "out in case river"},
	CataractFound:   {name: "cataract-found", rule: "10.4", args: "edge fall"},
	OasisFound:      {name: "oasis-found", rule: "10.5"},
	PeakFound:       {name: "peak-found", rule: "10.6", args: "feet"},
	LakeMeasured:    {name: "lake-measured", rule: "10.6", args: "here whole"},
	CounterRevealed: {name: "counter-revealed", rule: "23", args: "counter"},
	WentOver:        {name: "went-over", rule: "9.28", args: "canoes bearers guides askaris rations gifts"},
	Drifted:         {name: "drifted", rule: "9.26", args: "from"},
	Portaged:        {name: "portaged", rule: "9.27", args: "made left"},
	Retreated:       {name: "retreated", rule: "9.45", args: "from"},
	ModeChanged:     {name: "mode-changed", args: "mode points left"},
	WaterFilled:     {name: "water-filled", rule: "5.4443", args: "carried"},
	Dropped:         {name: "dropped", rule: "9.6", args: "item n"},
	Cached:          {name: "cached", rule: "17", args: "item n", own: true},
	CacheOpened:     {name: "cache-opened", rule: "17", args: "found whose"},
	Took:            {name: "took", rule: "17", args: "item n whose", own: true},
	ShotBeasts:      {name: "shot-beasts", rule: "5.4425", args: "item n fresh"},
	Laboured:        {name: "laboured", rule: "5.52", args: "on"},
	Strayed:         {name: "strayed", rule: "5.428", args: "item n"},
	Ate:             {name: "ate", rule: "5.4423", args: "people fresh dry left"},
	FedFree:         {name: "fed-free", rule: "3.2"},
	Drank:           {name: "drank", rule: "5.4444", args: "used left"},
	Deserted:        {name: "deserted", args: "item n cause disaster"},
	BeastsDied:      {name: "beasts-died", args: "item n cause disaster"},
	ExplorerSick:    {name: "explorer-sick", args: "cause disaster"},
	Recovery:        {name: "recovery", rule: "19", args: "die mods crisis"},
	Died:            {name: "died", rule: "27", args: "cause months unpublished"},
	Erased:          {name: "erased", rule: "27", args: "hexes"},
	CameHome:        {name: "came-home", rule: "21", args: "port sold unpublished months"},
	Scored:          {name: "scored", args: "reason points figure terrain"},
	HexPublished:    {name: "hex-published", rule: "22"},
	Account:         {name: "account", rule: "22", args: "points total hexes"},
	Donated:         {name: "donated", args: "dollars in-hand"},
	Waited:          {name: "waited", rule: "26"},
	SpecialtyChosen: {name: "specialty-chosen", rule: "4.6", args: "specialty"},
	NewExplorer:     {name: "new-explorer", rule: "27", args: "number in-hand"},
	SetsOut:         {name: "sets-out", rule: "26", args: "port in-hand"},
	Won:             {name: "won", rule: "7", args: "points"},
	HorsesFed:       {name: "horses-fed", rule: "5.4424", args: "horses eaten left"},
	GoodsLost:       {name: "goods-lost", args: "item n cause disaster", own: true},
	DisasterStrikes: {name: "disaster-strikes", rule: "11", args: "disaster softened figure second"},
	DisasterPasses:  {name: "disaster-passes", rule: "11", args: "disaster averted"},
	FellIll:         {name: "fell-ill", args: "item n disaster"},
	Perished:        {name: "perished", args: "item n cause disaster"},
	Peril:           {name: "peril", rule: "11", args: "sum from victim"},
	MayMove:         {name: "may-move", rule: "11", args: "points"},
	HuntSpoiled:     {name: "hunt-spoiled", rule: "11", args: "mod none"},
	TribeMapped:     {name: "tribe-mapped", args: "number strength distance"},
	Met:             {name: "met", rule: "13", args: "number attitude mine friendly first"},
	Withdrew:        {name: "withdrew", rule: "13", args: "from"},
	Received:        {name: "received", rule: "13", args: "policy sum s how"},
	Threat:          {name: "threat", rule: "13", args: "show strength high policy how"},
	PartedInPeace:   {name: "parted-in-peace", rule: "13"},
	Parleyed:        {name: "parleyed", rule: "13", args: "gifts high product strength friends"},
	Poisoned:        {name: "poisoned", args: "die harm"},
	Bartered:        {name: "bartered", rule: "14", args: "item n paid muskets"},
	Sold:            {name: "sold", args: "item n gifts"},
	Hosted:          {name: "hosted", rule: "14"},
	BattleJoined:    {name: "battle-joined", rule: "15", args: "warriors askaris explorer ambushed"},
	Volley:          {name: "volley", rule: "15", args: "attack fallen standing product limit breaks"},
	Beaten:          {name: "beaten", rule: "16", args: "number fallen askaris"},
	Prisoners:       {name: "prisoners", rule: "16", args: "taken kept freed die"},
	Village:         {name: "village", rule: "16", args: "found sum limit looted"},
	Looted:          {name: "looted", rule: "16", args: "rations gifts prizes prize"},
	Defeated:        {name: "defeated", rule: "15", args: "number die fate"},
	Saved:           {name: "saved", rule: "15", args: "item n"},
	Captured:        {name: "captured", rule: "15"},
	Captivity:       {name: "captivity", rule: "15", args: "die mod fate"},
	Ministered:      {name: "ministered", rule: "15", args: "die told"},
	Hunted:          {name: "hunted", rule: "18", args: "hunters die mods fresh"},
	BigGame:         {name: "big-game", rule: "18", args: "die end fresh"},
	RespectRegained: {name: "respect-regained", rule: "5.52"},
	Nursed:          {name: "nursed", rule: "19", args: "item die mods recovered dead sick"},
	DischargedSick:  {name: "discharged-sick", rule: "9.7", args: "item n points"},
	FindMade:        {name: "find-made", rule: "20", args: "find points", own: true},
	NothingFound:    {name: "nothing-found", rule: "20", args: "card"},
	Noted:           {name: "noted", args: "reason points about", own: true},
	EpicMade:        {name: "epic-made", rule: "25", args: "epic before"},
	NotesGone:       {name: "notes-gone", rule: "11", own: true},
	Named:           {name: "named", rule: "22.7", args: "feature name"},
	Treated:         {name: "treated", rule: "16"},
	Mended:          {name: "mended", rule: "13"},
	HuntSet:         {name: "hunt-set", rule: "18", args: "on"},
}

// EventName is a kind of event as words are keyed by it, such as "lost-way"; ""
// for a number that is none of them.
func EventName(k game.EventKind) string {
	if int(k) < len(events) {
		return events[k].name
	}
	return ""
}

// Sees reports whether the viewing seat may be told all that an event says.
// What others buy, hide and note is their own affair; that they do it is not.
func (v View) Sees(e game.Event) bool {
	return e.Seat == v.seat || EventName(e.Kind) == "" || !events[e.Kind].own
}

// expect stops a reader that is given another kind of event than it reads: what
// it would make of it were nonsense.
func expect(e game.Event, kinds ...game.EventKind) {
	if !slices.Contains(kinds, e.Kind) {
		panic(fmt.Sprintf("nile: %q read as %q", EventName(e.Kind), EventName(kinds[0])))
	}
}
