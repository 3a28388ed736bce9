package nile

import (
	"fmt"
	"reflect"

	"sourceofthenile/game"
)

// What is told of what happens, in one table: an event that is not here does
// not exist. What each means kinds.go says; the read_….go files make values
// with names of their numbers.

// eventRow is what there is to a kind of event.
type eventRow struct {
	name  string       // as words and logs know it; never changes
	tells reflect.Type // what its numbers are, in their order: the fields of such a value; nil: it has none
	own   bool         // only the seat it concerns is told what it says; that it happens everybody knows
	// rule is what it cites, where that is always the same; "" where it depends on what has happened.
	rule game.Rule
}

// events is that table, by kind.
var events = [...]eventRow{
	GameBegan:       {name: "game-began", rule: "8.1", tells: reflect.TypeFor[GameBeganEvent]()},
	CounterPlaced:   {name: "counter-placed", rule: "4.41", tells: reflect.TypeFor[CounterPlacedEvent]()},
	PortChosen:      {name: "port-chosen", rule: RulePorts},
	PortRevealed:    {name: "port-revealed", rule: "5.2", tells: reflect.TypeFor[PortEvent]()},
	OrderRolled:     {name: "order-rolled", rule: "4.62", tells: reflect.TypeFor[OrderRolledEvent]()},
	PlaysFirst:      {name: "plays-first", rule: "4.62"},
	TurnBegan:       {name: "turn-began", rule: RuleTurnInAfrica, tells: reflect.TypeFor[TurnBeganEvent]()},
	Bought:          {name: "bought", rule: RuleBuying, tells: reflect.TypeFor[BoughtEvent](), own: true},
	Sailed:          {name: "sailed", rule: RuleBuying, tells: reflect.TypeFor[SailedEvent]()},
	PaceSet:         {name: "pace-set", rule: RulePace, tells: reflect.TypeFor[PaceSetEvent]()},
	CardDrawn:       {name: "card-drawn", rule: RuleTurnInAfrica, tells: reflect.TypeFor[CardDrawnEvent]()},
	FoundWay:        {name: "found-way", rule: RuleLost, tells: reflect.TypeFor[WayEvent]()},
	LostWay:         {name: "lost-way", rule: RuleLost, tells: reflect.TypeFor[WayEvent]()},
	Moved:           {name: "moved", tells: reflect.TypeFor[MovedEvent]()},
	Mapped:          {name: "mapped", tells: reflect.TypeFor[MappedEvent]()},
	TerrainSettled:  {name: "terrain-settled", tells: reflect.TypeFor[TerrainSettledEvent]()},
	RiverMapped:     {name: "river-mapped", rule: RuleRivers, tells: reflect.TypeFor[RiverMappedEvent]()},
	CataractFound:   {name: "cataract-found", rule: RuleWaterfalls, tells: reflect.TypeFor[CataractFoundEvent]()},
	OasisFound:      {name: "oasis-found", rule: RuleOases},
	PeakFound:       {name: "peak-found", rule: RuleSpectacular, tells: reflect.TypeFor[PeakFoundEvent]()},
	LakeMeasured:    {name: "lake-measured", rule: RuleSpectacular, tells: reflect.TypeFor[LakeMeasuredEvent]()},
	CounterRevealed: {name: "counter-revealed", tells: reflect.TypeFor[CounterRevealedEvent]()},
	WentOver:        {name: "went-over", rule: RuleFalls, tells: reflect.TypeFor[WentOverEvent]()},
	Drifted:         {name: "drifted", rule: "9.26", tells: reflect.TypeFor[CameFromEvent]()},
	Portaged:        {name: "portaged", rule: RuleCataracts, tells: reflect.TypeFor[PortagedEvent]()},
	Retreated:       {name: "retreated", rule: "9.45", tells: reflect.TypeFor[CameFromEvent]()},
	ModeChanged:     {name: "mode-changed", tells: reflect.TypeFor[ModeChangedEvent]()},
	WaterFilled:     {name: "water-filled", rule: "5.4443", tells: reflect.TypeFor[WaterFilledEvent](), own: true},
	Dropped:         {name: "dropped", rule: RuleLeaving, tells: reflect.TypeFor[LotEvent](), own: true},
	Cached:          {name: "cached", rule: RuleCaches, tells: reflect.TypeFor[LotEvent](), own: true},
	CacheOpened:     {name: "cache-opened", rule: RuleCaches, tells: reflect.TypeFor[CacheOpenedEvent]()},
	Took:            {name: "took", rule: RuleCaches, tells: reflect.TypeFor[TookEvent](), own: true},
	ShotBeasts:      {name: "shot-beasts", rule: "5.4425", tells: reflect.TypeFor[ShotBeastsEvent](), own: true},
	Laboured:        {name: "laboured", rule: RuleLabour, tells: reflect.TypeFor[LabouredEvent]()},
	Strayed:         {name: "strayed", rule: "5.428", tells: reflect.TypeFor[LotEvent]()},
	Ate:             {name: "ate", rule: "5.4423", tells: reflect.TypeFor[AteEvent](), own: true},
	FedFree:         {name: "fed-free", rule: "3.2"},
	Drank:           {name: "drank", rule: "5.4444", tells: reflect.TypeFor[DrankEvent](), own: true},
	Deserted:        {name: "deserted", tells: reflect.TypeFor[LossEvent]()},
	BeastsDied:      {name: "beasts-died", tells: reflect.TypeFor[LossEvent]()},
	ExplorerSick:    {name: "explorer-sick", tells: reflect.TypeFor[ExplorerSickEvent]()},
	Recovery:        {name: "recovery", rule: RuleSickness, tells: reflect.TypeFor[RecoveryEvent]()},
	Died:            {name: "died", rule: RuleDeath, tells: reflect.TypeFor[DiedEvent]()},
	Erased:          {name: "erased", rule: RuleDeath, tells: reflect.TypeFor[ErasedEvent]()},
	CameHome:        {name: "came-home", rule: RuleHome, tells: reflect.TypeFor[CameHomeEvent]()},
	Scored:          {name: "scored", tells: reflect.TypeFor[ScoredEvent]()},
	HexPublished:    {name: "hex-published", rule: RulePublishing},
	Account:         {name: "account", rule: RulePublishing, tells: reflect.TypeFor[AccountEvent]()},
	Donated:         {name: "donated", tells: reflect.TypeFor[DonatedEvent]()},
	Waited:          {name: "waited", rule: RuleEurope},
	SpecialtyChosen: {name: "specialty-chosen", rule: RuleSpecialties, tells: reflect.TypeFor[SpecialtyEvent]()},
	NewExplorer:     {name: "new-explorer", rule: RuleDeath, tells: reflect.TypeFor[NewExplorerEvent]()},
	SetsOut:         {name: "sets-out", rule: RuleEurope, tells: reflect.TypeFor[SetsOutEvent]()},
	Won:             {name: "won", rule: RuleWinning, tells: reflect.TypeFor[WonEvent]()},
	HorsesFed:       {name: "horses-fed", rule: "5.4424", tells: reflect.TypeFor[HorsesFedEvent](), own: true},
	GoodsLost:       {name: "goods-lost", tells: reflect.TypeFor[LossEvent](), own: true},
	DisasterStrikes: {name: "disaster-strikes", rule: RuleDisasters, tells: reflect.TypeFor[DisasterStrikesEvent]()},
	DisasterPasses:  {name: "disaster-passes", rule: RuleDisasters, tells: reflect.TypeFor[DisasterPassesEvent]()},
	FellIll:         {name: "fell-ill", tells: reflect.TypeFor[FellIllEvent]()},
	Perished:        {name: "perished", tells: reflect.TypeFor[LossEvent]()},
	Peril:           {name: "peril", rule: RuleDisasters, tells: reflect.TypeFor[PerilEvent]()},
	MayMove:         {name: "may-move", rule: RuleDisasters, tells: reflect.TypeFor[MayMoveEvent]()},
	HuntSpoiled:     {name: "hunt-spoiled", rule: RuleDisasters, tells: reflect.TypeFor[HuntSpoiledEvent]()},
	TribeMapped:     {name: "tribe-mapped", tells: reflect.TypeFor[TribeMappedEvent]()},
	Met:             {name: "met", rule: RuleMeeting, tells: reflect.TypeFor[MetEvent]()},
	Withdrew:        {name: "withdrew", rule: RuleMeeting, tells: reflect.TypeFor[CameFromEvent]()},
	Received:        {name: "received", rule: RuleMeeting, tells: reflect.TypeFor[ReceivedEvent]()},
	Threat:          {name: "threat", rule: RuleMeeting, tells: reflect.TypeFor[ThreatEvent]()},
	PartedInPeace:   {name: "parted-in-peace", rule: RuleMeeting, tells: reflect.TypeFor[PartedEvent]()},
	Parleyed:        {name: "parleyed", rule: RuleMeeting, tells: reflect.TypeFor[ParleyedEvent]()},
	Poisoned:        {name: "poisoned", tells: reflect.TypeFor[PoisonedEvent]()},
	Bartered:        {name: "bartered", rule: RuleTrade, tells: reflect.TypeFor[BarteredEvent]()},
	Sold:            {name: "sold", tells: reflect.TypeFor[SoldEvent]()},
	Hosted:          {name: "hosted", rule: RuleTrade, tells: reflect.TypeFor[AmongEvent]()},
	BattleJoined:    {name: "battle-joined", rule: RuleBattle, tells: reflect.TypeFor[BattleJoinedEvent]()},
	Volley:          {name: "volley", rule: RuleBattle, tells: reflect.TypeFor[VolleyEvent]()},
	Beaten:          {name: "beaten", rule: RuleVictory, tells: reflect.TypeFor[BeatenEvent]()},
	Prisoners:       {name: "prisoners", rule: RuleVictory, tells: reflect.TypeFor[PrisonersEvent]()},
	Village:         {name: "village", rule: RuleVictory, tells: reflect.TypeFor[VillageEvent]()},
	Looted:          {name: "looted", rule: RuleVictory, tells: reflect.TypeFor[LootedEvent]()},
	Defeated:        {name: "defeated", rule: RuleBattle, tells: reflect.TypeFor[DefeatedEvent]()},
	Saved:           {name: "saved", rule: RuleBattle, tells: reflect.TypeFor[LotEvent]()},
	Captured:        {name: "captured", rule: RuleBattle, tells: reflect.TypeFor[AmongEvent]()},
	Captivity:       {name: "captivity", tells: reflect.TypeFor[CaptivityEvent]()},
	Ministered:      {name: "ministered", rule: RuleBattle, tells: reflect.TypeFor[MinisteredEvent]()},
	Hunted:          {name: "hunted", rule: RuleHunting, tells: reflect.TypeFor[HuntedEvent]()},
	BigGame:         {name: "big-game", rule: RuleHunting, tells: reflect.TypeFor[BigGameEvent]()},
	RespectRegained: {name: "respect-regained", rule: RuleLabour},
	Nursed:          {name: "nursed", rule: RuleSickness, tells: reflect.TypeFor[NursedEvent]()},
	DischargedSick:  {name: "discharged-sick", rule: "9.7", tells: reflect.TypeFor[DischargedSickEvent]()},
	FindMade:        {name: "find-made", rule: RuleFinds, tells: reflect.TypeFor[FindMadeEvent](), own: true},
	NothingFound:    {name: "nothing-found", rule: RuleFinds, tells: reflect.TypeFor[NothingFoundEvent]()},
	Noted:           {name: "noted", tells: reflect.TypeFor[NotedEvent](), own: true},
	EpicMade:        {name: "epic-made", rule: RuleSources, tells: reflect.TypeFor[EpicMadeEvent]()},
	NotesGone:       {name: "notes-gone", rule: RuleDisasters, own: true},
	Named:           {name: "named", rule: RuleNaming, tells: reflect.TypeFor[NamedEvent]()},
	Treated:         {name: "treated", rule: RuleVictory, tells: reflect.TypeFor[AmongEvent]()},
	OasisSought:     {name: "oasis-sought", rule: RuleOases, tells: reflect.TypeFor[OasisSoughtEvent]()},
	DonationDrawn:   {name: "donation-drawn", rule: RuleEurope, tells: reflect.TypeFor[DonationDrawnEvent]()},
	DonationGivenUp: {name: "donation-given-up", rule: RuleEurope, tells: reflect.TypeFor[DonationGivenUpEvent]()},
	PassageTaken:    {name: "passage-taken", rule: RuleEurope, tells: reflect.TypeFor[PassageTakenEvent]()},
	SittingCalled:   {name: "sitting-called", rule: RuleEditions, tells: reflect.TypeFor[SittingCalledEvent]()},
	SittingEnded:    {name: "sitting-ended", rule: RuleEditions, tells: reflect.TypeFor[SittingEndedEvent]()},
	LimitSet:        {name: "limit-set", rule: RuleEditions, tells: reflect.TypeFor[LimitSetEvent]()},
	SittingBegan:    {name: "sitting-began", rule: RuleEditions, tells: reflect.TypeFor[SittingBeganEvent]()},
	SeatJoined:      {name: "seat-joined", rule: RuleEditions, tells: reflect.TypeFor[SeatJoinedEvent]()},
	SeatLeft:        {name: "seat-left", rule: RuleEditions},
	SeatReturned:    {name: "seat-returned", rule: RuleEditions},
	HandedOver:      {name: "handed-over", rule: RuleEditions, tells: reflect.TypeFor[HandedOverEvent]()},
	Retired:         {name: "retired", rule: RuleEditions, tells: reflect.TypeFor[RetiredEvent]()},
	Completed:       {name: "completed", rule: RuleEditions, tells: reflect.TypeFor[CompletedEvent]()},
	Mended:          {name: "mended", rule: "13"},
	HuntSet:         {name: "hunt-set", rule: "18", tells: reflect.TypeFor[HuntSetEvent]()},
	Forestalled:     {name: "forestalled", rule: RuleRival, tells: reflect.TypeFor[ForestalledEvent]()},
	NobodyFound:     {name: "nobody-found", rule: RuleNatives},
	Answered:        {name: "answered", rule: RuleAsked, tells: reflect.TypeFor[AnsweredEvent]()},
	SheetsBrought:   {name: "sheets-brought", rule: RuleCloser, tells: reflect.TypeFor[SheetsBroughtEvent]()},
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

// As reads what an event tells, as a value with names: of the type that its kind has in the
// table. What any other would make of its numbers were nonsense.
func As[T any](e game.Event) (out T) {
	v := reflect.ValueOf(&out).Elem()
	if int(e.Kind) >= len(events) || events[e.Kind].tells != v.Type() {
		panic(fmt.Sprintf("nile: %q read as %s", EventName(e.Kind), v.Type()))
	}
	readInto(v, &e)
	return out
}

// readInto gives the fields of a value the numbers of an event.
func readInto(v reflect.Value, e *game.Event) {
	for i := range v.NumField() {
		switch f, n := v.Field(i), e.Args[i]; {
		case f.Kind() == reflect.Bool:
			f.SetBool(n == 1)
		case f.CanInt():
			f.SetInt(int64(n))
		default:
			f.SetUint(uint64(n))
		}
	}
}
