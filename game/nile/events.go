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
	PortChosen:      {name: "port-chosen", rule: RulePorts},
	PortRevealed:    {name: "port-revealed", rule: "5.2", args: "port"},
	OrderRolled:     {name: "order-rolled", rule: "4.62", args: "sum round"},
	PlaysFirst:      {name: "plays-first", rule: "4.62"},
	TurnBegan:       {name: "turn-began", rule: RuleTurnInAfrica, args: "turn in-africa"},
	Bought:          {name: "bought", rule: RuleBuying, args: "item holds left", own: true},
	Sailed:          {name: "sailed", rule: RuleBuying, args: "port mode lost"},
	PaceSet:         {name: "pace-set", rule: RulePace, args: "level mode points"},
	CardDrawn:       {name: "card-drawn", rule: RuleTurnInAfrica, args: "card for"},
	FoundWay:        {name: "found-way", rule: RuleLost, args: "die mods beat guide-gone mode"},
	LostWay:         {name: "lost-way", rule: RuleLost, args: "die mods beat guide-gone mode"},
	Moved:           {name: "moved", args: "from spent left mode"},
	Mapped:          {name: "mapped", args: "terrain how copied"},
	TerrainSettled:  {name: "terrain-settled", args: "drawn became"},
	RiverMapped:     {name: "river-mapped", rule: RuleRivers, args: "out in case river"},
	CataractFound:   {name: "cataract-found", rule: RuleWaterfalls, args: "edge fall"},
	OasisFound:      {name: "oasis-found", rule: RuleOases},
	PeakFound:       {name: "peak-found", rule: RuleSpectacular, args: "feet"},
	LakeMeasured:    {name: "lake-measured", rule: RuleSpectacular, args: "here whole"},
	CounterRevealed: {name: "counter-revealed", args: "counter heard"},
	WentOver:        {name: "went-over", rule: RuleFalls, args: "canoes bearers guides askaris rations gifts"},
	Drifted:         {name: "drifted", rule: "9.26", args: "from"},
	Portaged:        {name: "portaged", rule: RuleCataracts, args: "made left"},
	Retreated:       {name: "retreated", rule: "9.45", args: "from"},
	ModeChanged:     {name: "mode-changed", args: "mode points left"},
	WaterFilled:     {name: "water-filled", rule: "5.4443", args: "carried", own: true},
	Dropped:         {name: "dropped", rule: RuleLeaving, args: "item n", own: true},
	Cached:          {name: "cached", rule: RuleCaches, args: "item n", own: true},
	CacheOpened:     {name: "cache-opened", rule: RuleCaches, args: "found whose"},
	Took:            {name: "took", rule: RuleCaches, args: "item n whose", own: true},
	ShotBeasts:      {name: "shot-beasts", rule: "5.4425", args: "item n fresh", own: true},
	Laboured:        {name: "laboured", rule: RuleLabour, args: "on"},
	Strayed:         {name: "strayed", rule: "5.428", args: "item n"},
	Ate:             {name: "ate", rule: "5.4423", args: "people fresh dry left", own: true},
	FedFree:         {name: "fed-free", rule: "3.2"},
	Drank:           {name: "drank", rule: "5.4444", args: "used left", own: true},
	Deserted:        {name: "deserted", args: "item n cause disaster"},
	BeastsDied:      {name: "beasts-died", args: "item n cause disaster"},
	ExplorerSick:    {name: "explorer-sick", args: "cause disaster"},
	Recovery:        {name: "recovery", rule: RuleSickness, args: "die mods crisis"},
	Died:            {name: "died", rule: RuleDeath, args: "cause months unpublished number"},
	Erased:          {name: "erased", rule: RuleDeath, args: "hexes"},
	CameHome:        {name: "came-home", rule: RuleHome, args: "port sold unpublished months"},
	Scored:          {name: "scored", args: "reason points figure terrain"},
	HexPublished:    {name: "hex-published", rule: RulePublishing},
	Account:         {name: "account", rule: RulePublishing, args: "points total hexes"},
	Donated:         {name: "donated", args: "dollars in-hand"},
	Waited:          {name: "waited", rule: RuleEurope},
	SpecialtyChosen: {name: "specialty-chosen", rule: RuleSpecialties, args: "specialty"},
	NewExplorer:     {name: "new-explorer", rule: RuleDeath, args: "number in-hand"},
	SetsOut:         {name: "sets-out", rule: RuleEurope, args: "port in-hand"},
	Won:             {name: "won", rule: RuleWinning, args: "points"},
	HorsesFed:       {name: "horses-fed", rule: "5.4424", args: "horses eaten left", own: true},
	GoodsLost:       {name: "goods-lost", args: "item n cause disaster", own: true},
	DisasterStrikes: {name: "disaster-strikes", rule: RuleDisasters, args: "disaster softened figure second"},
	DisasterPasses:  {name: "disaster-passes", rule: RuleDisasters, args: "disaster averted"},
	FellIll:         {name: "fell-ill", args: "item n disaster"},
	Perished:        {name: "perished", args: "item n cause disaster"},
	Peril:           {name: "peril", rule: RuleDisasters, args: "sum from victim"},
	MayMove:         {name: "may-move", rule: RuleDisasters, args: "points"},
	HuntSpoiled:     {name: "hunt-spoiled", rule: RuleDisasters, args: "mod none"},
	TribeMapped:     {name: "tribe-mapped", args: "number strength distance"},
	Met:             {name: "met", rule: RuleMeeting, args: "number attitude mine friendly first"},
	Withdrew:        {name: "withdrew", rule: RuleMeeting, args: "from"},
	Received:        {name: "received", rule: RuleMeeting, args: "policy sum s how number"},
	Threat:          {name: "threat", rule: RuleMeeting, args: "show strength high policy how number"},
	PartedInPeace:   {name: "parted-in-peace", rule: RuleMeeting, args: "number"},
	Parleyed:        {name: "parleyed", rule: RuleMeeting, args: "gifts high product strength friends number"},
	Poisoned:        {name: "poisoned", args: "die harm number"},
	Bartered:        {name: "bartered", rule: RuleTrade, args: "item n paid muskets number"},
	Sold:            {name: "sold", args: "item n gifts number"},
	Hosted:          {name: "hosted", rule: RuleTrade, args: "number"},
	BattleJoined:    {name: "battle-joined", rule: RuleBattle, args: "warriors askaris explorer ambushed number"},
	Volley:          {name: "volley", rule: RuleBattle, args: "attack fallen standing product limit breaks"},
	Beaten:          {name: "beaten", rule: RuleVictory, args: "number fallen askaris"},
	Prisoners:       {name: "prisoners", rule: RuleVictory, args: "taken kept freed die"},
	Village:         {name: "village", rule: RuleVictory, args: "found sum limit looted"},
	Looted:          {name: "looted", rule: RuleVictory, args: "rations gifts prizes prize"},
	Defeated:        {name: "defeated", rule: RuleBattle, args: "number die fate"},
	Saved:           {name: "saved", rule: RuleBattle, args: "item n"},
	Captured:        {name: "captured", rule: RuleBattle, args: "number"},
	Captivity:       {name: "captivity", rule: RuleBattle, args: "die mod fate number"},
	Ministered:      {name: "ministered", rule: RuleBattle, args: "die told number"},
	Hunted:          {name: "hunted", rule: RuleHunting, args: "hunters die mods fresh"},
	BigGame:         {name: "big-game", rule: RuleHunting, args: "die end fresh"},
	RespectRegained: {name: "respect-regained", rule: RuleLabour},
	Nursed:          {name: "nursed", rule: RuleSickness, args: "item die mods recovered dead sick"},
	DischargedSick:  {name: "discharged-sick", rule: "9.7", args: "item n points"},
	FindMade:        {name: "find-made", rule: RuleFinds, args: "find points", own: true},
	NothingFound:    {name: "nothing-found", rule: RuleFinds, args: "card"},
	Noted:           {name: "noted", args: "reason points about", own: true},
	EpicMade:        {name: "epic-made", rule: RuleSources, args: "epic before"},
	NotesGone:       {name: "notes-gone", rule: RuleDisasters, own: true},
	Named:           {name: "named", rule: RuleNaming, args: "feature name"},
	Treated:         {name: "treated", rule: RuleVictory, args: "number"},
	OasisSought:     {name: "oasis-sought", rule: RuleOases, args: "die found"},
	DonationDrawn:   {name: "donation-drawn", rule: RuleEurope, args: "donation cards dollars"},
	DonationGivenUp: {name: "donation-given-up", rule: RuleEurope, args: "donation n"},
	PassageTaken:    {name: "passage-taken", rule: RuleEurope, args: "port price ticket raised in-hand"},
	SittingCalled:   {name: "sitting-called", rule: RuleEditions, args: "number"},
	SittingEnded:    {name: "sitting-ended", rule: RuleEditions, args: "number turns points"},
	LimitSet:        {name: "limit-set", rule: RuleEditions, args: "turns"},
	SittingBegan:    {name: "sitting-began", rule: RuleEditions, args: "number limit players"},
	SeatJoined:      {name: "seat-joined", rule: RuleEditions, args: "colour"},
	SeatLeft:        {name: "seat-left", rule: RuleEditions},
	SeatReturned:    {name: "seat-returned", rule: RuleEditions},
	HandedOver:      {name: "handed-over", rule: RuleEditions, args: "former"},
	Retired:         {name: "retired", rule: RuleEditions, args: "number"},
	Completed:       {name: "completed", rule: RuleEditions, args: "points sittings months"},
	Mended:          {name: "mended", rule: "13"},
	HuntSet:         {name: "hunt-set", rule: "18", args: "on"},
	Forestalled:     {name: "forestalled", rule: RuleRival, args: "points target months"},
	NobodyFound:     {name: "nobody-found", rule: RuleNatives},
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
