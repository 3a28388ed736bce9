package tell

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/words"
)

// telling is how a kind of event is told.
type telling struct {
	key    string // of its wording, where it has only one
	others string // of the wording for those whose event it is not, where they are told less
	minor  minor
	tell   func(t *teller) string // fills the blanks, and gives the key where there are several
}

// minor says to whom a line is minor.
type minor uint8

const (
	toNobody minor = iota
	toOthers
	toAll
)

// by is how an event is told whose wording goes by what it tells.
func by[E any](tell func(t *teller, x E) string) func(*teller) string {
	return func(t *teller) string { return tell(t, nile.As[E](t.e)) }
}

// with is how an event is told that has one wording, with what it tells filled in.
func with[E any](fill func(t *teller, x E)) func(*teller) string {
	return by(func(t *teller, x E) string {
		fill(t, x)
		return ""
	})
}

// either is one of two keys.
func either(so bool, yes, no string) string {
	if so {
		return yes
	}
	return no
}

// key fills the blanks of an event and gives the key of its wording, "" where it has none.
func (t *teller) key() string {
	how := &tellings[t.e.Kind]
	t.line.Minor = how.minor == toAll || how.minor == toOthers && !t.mine()
	if how.others != "" && !t.mine() {
		return how.others
	}
	if how.tell != nil {
		if key := how.tell(t); key != "" {
			return key
		}
	}
	return how.key
}

// aLot is told of some of an item, and no more.
var aLot = with(func(t *teller, x nile.LotEvent) { t.what(x.Item, x.N) })

// tellings are all of them, by kind.
var tellings = [...]telling{
	nile.GameBegan: {tell: by(func(t *teller, x nile.GameBeganEvent) string {
		t.b["n"], t.b["points"] = x.Players, x.Target
		return either(x.Target == 0, "began.open", "began")
	})},
	nile.CounterPlaced: {minor: toAll, tell: by(func(t *teller, x nile.CounterPlacedEvent) string {
		t.b["left"] = x.Left
		return either(x.Left == 0, "placed.last", "placed")
	})},
	nile.PortChosen:   {key: "port.chosen", minor: toAll},
	nile.PortRevealed: {key: "port.revealed", tell: with(func(t *teller, x nile.PortEvent) { t.port(x.Port) })},
	nile.OrderRolled: {tell: by(func(t *teller, x nile.OrderRolledEvent) string {
		t.b["sum"] = x.Sum
		t.line.Dice = facesOf(t.e.Rolls)
		return either(x.Round > 1, "order.again", "order")
	})},
	nile.PlaysFirst: {key: "first"},
	nile.TurnBegan: {minor: toAll, tell: by(func(t *teller, x nile.TurnBeganEvent) string {
		t.b["date"] = Date(x.Turn)
		return either(x.InAfrica, "turn.africa", "turn.europe")
	})},

	nile.Bought: {others: "bought.others", minor: toAll, tell: by((*teller).bought)},
	nile.Sailed: {key: "sailed", tell: with(func(t *teller, x nile.SailedEvent) {
		t.port(x.Port)
		t.b["mode"] = Mode(x.Mode)
		t.money("money", x.Lost)
	})},
	nile.PaceSet: {minor: toAll, tell: by(func(t *teller, x nile.PaceSetEvent) string {
		t.b["level"], t.b["mode"], t.b["n"] = Level(x.Level), Mode(x.Mode), x.Points
		return either(t.v.Paced(), "pace", "pace.steady")
	})},
	nile.CardDrawn: {}, // the card itself is shown
	nile.FoundWay: {minor: toAll, tell: by(func(t *teller, x nile.WayEvent) string {
		t.line.Dice = t.sum("dice.sum", "dice.plain")
		return either(x.Mode == nile.ByCanoe, "way.found.river", "way.found")
	})},
	nile.LostWay: {tell: by((*teller).lostWay)},
	nile.Moved:   {minor: toAll, tell: (*teller).moved},

	nile.Mapped: {tell: by((*teller).mapped)},
	nile.TerrainSettled: {tell: by(func(t *teller, x nile.TerrainSettledEvent) string {
		t.b["was"], t.b["is"] = Terrain(x.Drawn), Terrain(x.Became)
		return either(x.Drawn == hexmap.Lake, "settled.lake", "settled.desert")
	})},
	nile.RiverMapped: {tell: by((*teller).river)},
	nile.CataractFound: {tell: by(func(t *teller, x nile.CataractFoundEvent) string {
		t.b["feet"] = x.Fall
		return either(x.Fall == 0, "cataract.rapids", "cataract.fall")
	})},
	nile.OasisFound: {key: "oasis"},
	nile.PeakFound:  {key: "peak", tell: with(func(t *teller, x nile.PeakFoundEvent) { t.b["feet"] = x.Feet })},
	nile.LakeMeasured: {tell: by(func(t *teller, x nile.LakeMeasuredEvent) string {
		t.b["here"], t.b["all"] = x.Here, x.Whole
		return either(x.Whole > x.Here, "lake.more", "lake")
	})},
	nile.CounterRevealed: {tell: by((*teller).counter)},

	nile.WentOver: {tell: by((*teller).wentOver)},
	nile.Drifted:  {key: "drifted"},
	nile.Portaged: {tell: by(func(t *teller, x nile.PortagedEvent) string {
		t.b["n"], t.b["left"] = x.Made, x.Left
		return either(x.Left == 0, "portaged.done", "portaged")
	})},
	nile.Retreated:   {key: "retreated"},
	nile.ModeChanged: {tell: by((*teller).modeChanged)},

	// What another has with him is his own affair, and where his caches lie and what is in them.
	nile.WaterFilled: {others: "water.others", minor: toAll, tell: by(func(t *teller, x nile.WaterFilledEvent) string {
		t.b["n"] = x.Carried
		return either(x.Carried == 0, "water.none", "water")
	})},
	nile.Dropped: {others: "dropped.others", minor: toAll, tell: by((*teller).dropped)},
	nile.Cached:  {key: "cached", others: "cached.others", minor: toAll, tell: aLot},
	nile.CacheOpened: {others: "cache.others", minor: toOthers, tell: by(func(t *teller, x nile.CacheOpenedEvent) string {
		t.line.Dice = facesOf(t.e.Rolls)
		return either(x.Found, "cache.found", "cache.gone")
	})},
	nile.Took: {key: "took", others: "took.others", minor: toAll, tell: with(func(t *teller, x nile.TookEvent) { t.what(x.Item, x.N) })},
	nile.ShotBeasts: {key: "shot", others: "shot.others", minor: toAll, tell: with(func(t *teller, x nile.ShotBeastsEvent) {
		t.what(x.Item, x.N)
		t.b["n"] = x.Fresh
	})},
	nile.Laboured: {minor: toAll, tell: by(func(_ *teller, x nile.LabouredEvent) string { return either(x.On, "labour.on", "labour.off") })},
	nile.Strayed:  {key: "strayed", tell: aLot},

	nile.Ate:     {others: "ate.others", minor: toAll, tell: by((*teller).meal)},
	nile.FedFree: {key: "fed", minor: toAll},
	nile.Drank: {others: "drank.others", minor: toAll, tell: by(func(t *teller, x nile.DrankEvent) string {
		t.b["n"], t.b["left"] = x.Used, x.Left
		return either(x.Used == 0, "drank.none", "drank")
	})},
	nile.Deserted: {tell: lost("gone")},
	nile.BeastsDied: {tell: by(func(t *teller, x nile.LossEvent) string {
		t.what(x.Item, x.N)
		return t.because("died.beasts", x.Cause)
	})},
	nile.ExplorerSick: {tell: by(func(t *teller, x nile.ExplorerSickEvent) string { return t.because("sick", x.Cause) })},
	nile.Recovery:     {tell: by((*teller).recovery)},
	nile.Died: {tell: by(func(t *teller, x nile.DiedEvent) string {
		t.b["n"] = x.Unpublished
		return t.because("dead", x.Cause)
	})},
	nile.Erased:        {key: "erased", tell: with(func(t *teller, x nile.ErasedEvent) { t.b["n"] = x.Hexes })},
	nile.SheetsBrought: {key: "sheets-brought", tell: with(func(t *teller, x nile.SheetsBroughtEvent) { t.b["n"] = x.Hexes })},

	nile.CameHome:     {tell: by((*teller).cameHome)},
	nile.Scored:       {tell: by((*teller).scored)},
	nile.HexPublished: {key: "published", minor: toAll},
	nile.Account:      {tell: by((*teller).account)},
	nile.Donated:      {tell: by((*teller).donated)},
	nile.Waited:       {key: "waited"},
	nile.SpecialtyChosen: {key: "specialty", tell: with(func(t *teller, x nile.SpecialtyEvent) {
		t.b["specialty"] = phrase("specialty."+SpecialtyKey(x.Specialty)+".one", nil)
	})},
	nile.NewExplorer: {tell: by(func(t *teller, x nile.NewExplorerEvent) string {
		t.b["former"] = ExplorerOf(t.v, t.e.Seat, x.Number-1)
		return either(x.Number < 2, "successor.first", "successor")
	})},
	nile.SetsOut: {tell: by(func(t *teller, x nile.SetsOutEvent) string {
		t.port(x.Port)
		t.money("money", x.InHand)
		return either(t.mine(), "setsout", "setsout.others")
	})},
	nile.Won: {key: "won", tell: with(func(t *teller, x nile.WonEvent) { t.b["n"] = x.Points })},

	nile.HorsesFed: {key: "horses.fed", others: "horses.fed.others", minor: toAll, tell: with(func(t *teller, x nile.HorsesFedEvent) {
		t.b["n"], t.b["food"], t.b["left"] = x.Horses, x.Eaten, x.Left
	})},
	nile.GoodsLost:       {others: "goods.lost.others", minor: toOthers, tell: lost("goods.lost")},
	nile.DisasterStrikes: {tell: by((*teller).strikes)},
	nile.DisasterPasses:  {tell: by((*teller).passes)},
	nile.FellIll: {key: "ill", tell: with(func(t *teller, x nile.FellIllEvent) {
		t.what(x.Item, x.N)
		t.b["n"] = x.N
	})},
	nile.Perished: {tell: lost("perished")},
	nile.Peril:    {tell: by((*teller).peril)},
	nile.MayMove: {tell: by(func(t *teller, x nile.MayMoveEvent) string {
		t.b["n"] = x.Points
		return either(x.Points == 0, "move.none", "move.some")
	})},
	nile.HuntSpoiled: {tell: by(func(t *teller, x nile.HuntSpoiledEvent) string {
		t.b["n"] = -x.Mod
		return either(x.None, "hunt.none", "hunt.worse")
	})},

	nile.TribeMapped: {key: "tribe", tell: with(func(t *teller, x nile.TribeMappedEvent) { t.b["strength"] = x.Strength })},
	nile.Met: {tell: by(func(_ *teller, x nile.MetEvent) string {
		return either(x.First, "met.first", either(x.Friendly, "met.friend", "met"))
	})},
	nile.Withdrew: {key: "withdrew"},
	nile.Received: {tell: by(func(t *teller, x nile.ReceivedEvent) string {
		t.line.Dice = phrase("dice.received", blanks{"faces": plusFaces(t.e.Rolls), "sum": x.Sum, "s": x.S})
		return either(x.How == nile.Neutral, "received.neutral", "received.hostile")
	})},
	nile.Threat: {tell: by((*teller).threat)},
	nile.PartedInPeace: {minor: toAll, tell: by(func(_ *teller, x nile.PartedEvent) string {
		return either(x.Friends, "parted.friends", "parted")
	})},
	nile.Parleyed: {tell: by(func(t *teller, x nile.ParleyedEvent) string {
		t.b["gifts"] = x.Gifts
		t.line.Dice = phrase("dice.parley", blanks{"gifts": x.Gifts, "die": x.High, "product": x.Product, "strength": x.Strength})
		return either(x.Friends, "parley.friend", "parley.insult")
	})},
	nile.Poisoned: {tell: by(func(t *teller, x nile.PoisonedEvent) string {
		t.line.Dice = phrase("dice.poison", blanks{"die": x.Die})
		return [...]string{nile.Unharmed: "poison.none", nile.Sickened: "poison.sick", nile.Slain: "poison.dead"}[min(x.Harm, nile.Slain)]
	})},
	nile.Bartered: {others: "bartered.others", minor: toAll, tell: by((*teller).bartered)},
	nile.Sold: {key: "sold", others: "sold.others", minor: toAll, tell: with(func(t *teller, x nile.SoldEvent) {
		t.what(x.Item, x.N)
		t.b["gifts"] = x.Gifts
	})},
	nile.Hosted: {key: "hosted", minor: toAll},

	nile.BattleJoined: {tell: by((*teller).joined)},
	nile.Volley:       {minor: toOthers, tell: by((*teller).volley)},
	nile.Beaten: {tell: by(func(t *teller, x nile.BeatenEvent) string {
		t.b["n"], t.b["a"] = x.Fallen, x.Askaris
		return either(x.Askaris == 0, "beaten.bloodless", "beaten")
	})},
	nile.Prisoners: {tell: by((*teller).prisoners)},
	nile.Village:   {tell: by((*teller).village)},
	nile.Looted:    {tell: by((*teller).looted)},
	nile.Defeated: {tell: by(func(t *teller, x nile.DefeatedEvent) string {
		t.line.Dice = phrase("dice.fate", blanks{"die": x.Die})
		return "defeated." + fate(x.Fate)
	})},
	nile.Saved:    {key: "saved", minor: toAll, tell: aLot},
	nile.Captured: {key: "captured"},
	nile.Captivity: {tell: by(func(t *teller, x nile.CaptivityEvent) string {
		if x.Bided > 0 {
			t.line.Dice = phrase("dice.bided", blanks{"die": x.Die})
			return either(x.Bided == 2, "captivity.bided.well", "captivity.bided")
		}
		t.line.Dice = modified("dice.captivity", x.Die, x.Mod)
		return "captivity." + fate(x.Fate)
	})},
	nile.Ministered: {tell: by(func(t *teller, x nile.MinisteredEvent) string {
		t.line.Dice = phrase("dice.ministered", blanks{"die": x.Die})
		return either(x.Told, "ministered.yes", "ministered.no")
	})},

	nile.Hunted:          {minor: toOthers, tell: by((*teller).hunted)},
	nile.BigGame:         {tell: by((*teller).bigGame)},
	nile.RespectRegained: {key: "respect", minor: toOthers},
	nile.Nursed:          {tell: by((*teller).nursed)},
	nile.DischargedSick: {key: "discharged", tell: with(func(t *teller, x nile.DischargedSickEvent) {
		t.what(x.Item, x.N)
		t.b["points"] = x.Points
	})},

	// What others have noted is their own affair.
	nile.FindMade: {key: "find", others: "find.others", minor: toOthers, tell: with(func(t *teller, x nile.FindMadeEvent) {
		t.b["find"], t.b["n"] = FindTitle(x.Find), x.Points
	})},
	nile.NothingFound: {key: "find.none", minor: toAll},
	nile.Noted: {key: "noted", others: "noted.others", minor: toOthers, tell: with(func(t *teller, x nile.NotedEvent) {
		t.b["reason"], t.b["n"] = NoteReason(t.v, x.Reason, int(x.About)), x.Points
	})},
	nile.EpicMade: {tell: by(func(t *teller, x nile.EpicMadeEvent) string {
		t.b["epic"], t.b["n"] = Epic(x.Epic), x.Before
		return either(x.Before > 0, "epic.again", "epic")
	})},
	nile.NotesGone: {key: "notes.gone", others: "notes.gone.others", minor: toOthers},
	nile.Named:     {tell: by((*teller).named)},
	nile.Treated:   {key: "treated"},

	nile.OasisSought: {tell: by(func(t *teller, x nile.OasisSoughtEvent) string {
		t.line.Dice = words.Phrase("dice.oasis", "die", x.Die)
		return either(x.Found, "oasis.sought.found", "oasis.sought.missed")
	})},
	nile.DonationDrawn: {tell: by(func(t *teller, x nile.DonationDrawnEvent) string { return t.donation("donation.drawn", x.Donation) })},
	nile.DonationGivenUp: {minor: toAll, tell: by(func(t *teller, x nile.DonationGivenUpEvent) string {
		t.b["n"] = x.N
		return t.donation("donation.given-up", x.Donation)
	})},
	nile.PassageTaken:  {tell: by((*teller).passage)},
	nile.SittingCalled: {key: "sitting.called"},
	nile.SittingEnded: {key: "sitting.ended", tell: with(func(t *teller, x nile.SittingEndedEvent) {
		t.b["n"], t.b["points"] = x.Number, x.Points
	})},
	nile.LimitSet: {tell: by(func(t *teller, x nile.LimitSetEvent) string {
		t.b["n"] = x.Turns
		return either(x.Turns == 0, "sitting.limit.none", "sitting.limit")
	})},
	nile.SittingBegan: {key: "sitting.began", tell: with(func(t *teller, x nile.SittingBeganEvent) {
		t.b["n"], t.b["players"] = x.Number, x.Players
	})},
	nile.SeatJoined:   {key: "seat.joined"},
	nile.SeatLeft:     {key: "seat.left"},
	nile.SeatReturned: {key: "seat.returned"},
	nile.HandedOver:   {tell: by((*teller).handedOver)},
	nile.Retired:      {key: "retired"},
	nile.Completed:    {key: "completed", tell: with(func(t *teller, x nile.CompletedEvent) { t.b["points"] = x.Points })},
	nile.Mended:       {key: "mended"},
	nile.HuntSet:      {minor: toAll, tell: by(func(_ *teller, x nile.HuntSetEvent) string { return either(x.On, "hunt.on", "hunt.off") })},
	nile.Forestalled: {tell: by(func(t *teller, x nile.ForestalledEvent) string {
		t.b["points"], t.b["target"] = x.Points, x.Target
		return either(x.Day, "day.drawn", "forestalled")
	})},
	nile.NobodyFound: {key: "nobody-found", minor: toAll},
	nile.Answered:    {tell: by((*teller).answered)},
}
