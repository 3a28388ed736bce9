package tell

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/words"
)

// Telling chapters 11, 18, 19, 20, 24 and 25: misfortunes, the end of a month,
// notes.

// later tells the kinds of event from HorsesFed on.
func (t *teller) later() string {
	switch k := t.e.Kind; {
	case k == nile.Mended:
		return "mended"
	case k == nile.NobodyFound:
		t.line.Minor = true
		return "nobody-found"
	case k == nile.HuntSet:
		t.line.Minor = true
		if nile.As[nile.HuntSetEvent](t.e).On {
			return "hunt.on"
		}
		return "hunt.off"
	case k == nile.Forestalled:
		x := nile.As[nile.ForestalledEvent](t.e)
		t.b["points"], t.b["target"] = x.Points, x.Target
		return "forestalled"
	case k > nile.Treated:
		return t.campaign()
	case k == nile.Named:
		return t.named()
	case k == nile.Treated:
		return "treated"
	case k == nile.HorsesFed, k == nile.GoodsLost:
		return t.losses()
	case k <= nile.HuntSpoiled:
		return t.misfortune()
	case k <= nile.Hosted:
		return t.meeting()
	case k <= nile.Ministered:
		return t.battle()
	}
	return t.monthsEnd()
}

// named tells what somebody has called what he found.
func (t *teller) named() string {
	x := nile.As[nile.NamedEvent](t.e)
	f := min(x.Feature, nile.FeatureKinds-1)
	n, ok := t.v.GivenName(x.Name)
	if !ok { // taken back since
		n.Text = words.Sentence(Feature(f))
	}
	t.b["name"] = n.Text
	return "named." + FeatureKey(f)
}

func (t *teller) losses() string {
	if t.e.Kind == nile.HorsesFed {
		t.line.Minor = true
		x := nile.As[nile.HorsesFedEvent](t.e)
		t.b["n"], t.b["food"], t.b["left"] = x.Horses, x.Eaten, x.Left
		if !t.mine() {
			return "horses.fed.others"
		}
		return "horses.fed"
	}
	x := nile.As[nile.LossEvent](t.e)
	t.what(x.Item, x.N)
	if !t.mine() {
		t.line.Minor = true
		return "goods.lost.others"
	}
	return t.byDisaster("goods.lost", x.Disaster, x.Cause)
}

// byDisaster is the wording for a disaster, or else the one for the cause.
func (t *teller) byDisaster(key string, d deck.Disaster, c nile.Cause) string {
	if by := key + ".by." + d.String(); d != deck.QuietMarch && words.Has(by) {
		return by
	}
	return t.because(key, c)
}

// misfortune tells a disaster and what it did to the party.
func (t *teller) misfortune() string {
	switch t.e.Kind {
	case nile.DisasterStrikes:
		return t.strikes()
	case nile.DisasterPasses:
		return t.passes()
	case nile.FellIll:
		x := nile.As[nile.FellIllEvent](t.e)
		t.what(x.Item, x.N)
		t.b["n"] = x.N
		return "ill"
	case nile.Perished:
		x := nile.As[nile.LossEvent](t.e)
		t.what(x.Item, x.N)
		return t.byDisaster("perished", x.Disaster, x.Cause)
	case nile.Peril:
		x := nile.As[nile.PerilEvent](t.e)
		t.line.Dice = phrase("dice.peril", blanks{"sum": x.Sum, "need": x.From})
		if x.Victim {
			return "peril.dead"
		}
		t.line.Minor = true
		return "peril"
	case nile.MayMove:
		x := nile.As[nile.MayMoveEvent](t.e)
		t.b["n"] = x.Points
		if x.Points == 0 {
			return "move.none"
		}
		return "move.some"
	case nile.HuntSpoiled:
		x := nile.As[nile.HuntSpoiledEvent](t.e)
		t.b["n"] = -x.Mod
		if x.None {
			return "hunt.none"
		}
		return "hunt.worse"
	}
	return ""
}

// strikes tells a disaster: the figures are those that its text asks for.
func (t *teller) strikes() string {
	x := nile.As[nile.DisasterStrikesEvent](t.e)
	t.b["n"], t.b["m"] = x.Figure, x.Second
	t.line.Dice = facesOf(t.e.Rolls)
	key := "disaster." + x.Disaster.String()
	if x.Disaster == deck.SlaveRaiders && x.Figure == 0 && words.Has(key+".off") {
		return key + ".off"
	}
	if !words.Has(key) {
		return t.quiet("disaster.quiet")
	}
	if t.own && words.Has("own."+key) { // the writer is who it befell
		return key
	}
	if t.peopled() {
		return t.among(key, key+".peopled")
	}
	return key
}

// quiet is the key of a month without a misfortune, by the country: on open ground it says
// something else than under trees or among reeds.
func (t *teller) quiet(key string) string {
	if !t.onMap() {
		return key
	}
	switch land := t.v.Hex(hexmap.ID(t.e.At)).Terrain; {
	case land == hexmap.Veldt, land.Mountainous() && !land.Jungly():
		return t.among(key, key+".open")
	case land.Jungly(), land.Swampy():
		return t.among(key, key+".close")
	}
	return key
}

func (t *teller) passes() string {
	x := nile.As[nile.DisasterPassesEvent](t.e)
	t.line.Minor = !x.Averted
	key := "disaster." + x.Disaster.String()
	if averted := key + ".averted"; x.Averted && words.Has(averted) {
		return averted
	}
	if !words.Has(key+".passes") || x.Disaster == deck.QuietMarch {
		return t.quiet("disaster.quiet.passes")
	}
	return key + ".passes"
}

// saved adds what the specialty saved, or who took a disaster amiss.
func (t *teller) saved(add func(key string)) {
	x := nile.As[nile.DisasterStrikesEvent](t.e)
	key := "disaster." + x.Disaster.String()
	if x.Softened && words.Has(key+".soft") {
		add(key + ".soft")
	}
	if x.Disaster == deck.Smallpox && x.Second > 0 {
		t.b["people"] = peopleNumbered(t.v, x.Second)
		add(key + ".offended")
	}
}

// DisasterTitle is the heading of a disaster: "Fever in the camp".
func DisasterTitle(d deck.Disaster) string {
	return phrase("disaster."+d.String()+".title", nil)
}

// DisasterWhere says where a disaster strikes, DisasterDoes what it does, and
// DisasterHelp who makes it less ("" for nobody), in a few words for a card.
func DisasterWhere(d deck.Disaster) string { return phrase("disaster."+d.String()+".where", nil) }

// DisasterDoes says what a disaster does.
func DisasterDoes(d deck.Disaster) string { return phrase("disaster."+d.String()+".does", nil) }

// DisasterHelp says who makes it less, "" if nobody does.
func DisasterHelp(d deck.Disaster) string {
	if s := phrase("disaster."+d.String()+".help", nil); s != "-" {
		return s
	}
	return ""
}

// monthsEnd tells the hunt, the sick and the notebook.
func (t *teller) monthsEnd() string {
	switch t.e.Kind {
	case nile.Hunted:
		t.line.Minor = !t.mine()
		x := nile.As[nile.HuntedEvent](t.e)
		t.line.Dice = modified("dice.hunted", x.Die, x.Mods)
		t.b["h"], t.b["n"] = x.Hunters, x.Fresh
		keys := [huntBags]string{"hunted.none", "hunted.little", "", "hunted.plenty"}
		if bag := bagOf(x); bag == bagOfNothing {
			return keys[bag]
		} else if t.atWater() {
			return t.among("hunted", keys[bag], "hunted.water")
		} else {
			return t.among("hunted", keys[bag])
		}
	case nile.BigGame:
		x := nile.As[nile.BigGameEvent](t.e)
		t.line.Dice = phrase("dice.game", blanks{"die": x.Die})
		t.b["n"] = x.Fresh
		key := [...]string{nile.HunterDies: "game.dead", nile.HunterHurt: "game.hurt", nile.BeastKilled: "game.killed"}[min(x.End, nile.BeastKilled)]
		if x.End >= nile.BeastKilled && t.atWater() {
			return t.among(key, "game.killed.water")
		}
		return key
	case nile.RespectRegained:
		t.line.Minor = !t.mine()
		return "respect"
	case nile.Nursed:
		return t.nursed()
	case nile.DischargedSick:
		x := nile.As[nile.DischargedSickEvent](t.e)
		t.what(x.Item, x.N)
		t.b["points"] = x.Points
		return "discharged"
	}
	return t.notebook()
}

// What a hunt brought, as it is told: nothing, hardly anything, or more than can be eaten fresh.
const (
	bagOfNothing = iota
	bagOfLittle
	bagOfSome
	bagOfPlenty
	huntBags
)

// bagOf is which of these a hunt brought, by what there is for each who went out.
func bagOf(x nile.HuntedEvent) int {
	switch each := x.Fresh / max(x.Hunters, 1); {
	case x.Fresh == 0:
		return bagOfNothing
	case each <= 1 || x.Fresh <= 3:
		return bagOfLittle
	case each >= 3 && x.Fresh >= 8:
		return bagOfPlenty
	}
	return bagOfSome
}

func (t *teller) nursed() string {
	x := nile.As[nile.NursedEvent](t.e)
	t.line.Dice = modified("dice.nursed", x.Die, x.Mods)
	t.b["things"] = Things(min(x.Item, nile.Askaris))
	t.b["well"], t.b["dead"], t.b["left"] = x.Recovered, x.Dead, x.Sick
	switch {
	case x.Dead > 0 && x.Sick == 0:
		return "nursed.dead.all"
	case x.Dead > 0:
		return "nursed.dead"
	case x.Recovered == 0:
		return "nursed.same"
	case x.Sick == 0:
		return "nursed.all"
	}
	return "nursed.some"
}

// modified tells a die and its modifiers.
func modified(key string, die, mods int) string {
	b := blanks{"die": die, "mods": words.Signed(mods), "sum": die + mods}
	if mods == 0 {
		key += ".plain"
	}
	return phrase(key, b)
}

// notebook tells finds, and what a Journalist has to write about. What others
// have noted is their own affair.
func (t *teller) notebook() string {
	others := !t.mine()
	switch t.e.Kind {
	case nile.FindMade:
		t.line.Minor = others
		if others {
			return "find.others"
		}
		x := nile.As[nile.FindMadeEvent](t.e)
		t.b["find"], t.b["n"] = FindTitle(x.Find), x.Points
		return "find"
	case nile.NothingFound:
		t.line.Minor = true
		return "find.none"
	case nile.Noted:
		t.line.Minor = others
		if others {
			return "noted.others"
		}
		x := nile.As[nile.NotedEvent](t.e)
		t.b["reason"], t.b["n"] = NoteReason(t.v, x.Reason, int(x.About)), x.Points
		return "noted"
	case nile.EpicMade:
		x := nile.As[nile.EpicMadeEvent](t.e)
		t.b["epic"], t.b["n"] = Epic(x.Epic), x.Before
		if x.Before > 0 {
			return "epic.again"
		}
		return "epic"
	case nile.NotesGone:
		if others {
			t.line.Minor = true
			return "notes.gone.others"
		}
		return "notes.gone"
	}
	return ""
}

// Epic is a journey across Africa: "from coast to coast".
func Epic(e nile.Epic) string { return phrase("epic."+EpicKey(min(e, nile.Epics-1)), nil) }

// FindTitle is what a find is, by its place among the finds.
func FindTitle(i int) string {
	finds := deck.Finds()
	if i < 0 || i >= len(finds) {
		return phrase("reason.find.one", nil)
	}
	return phrase("find.title."+finds[i].Key, nil)
}

// NoteReason is what a note is about: of an interview, with whom.
func NoteReason(v nile.View, r nile.Reason, about int) string {
	switch {
	case r == nile.ForFind:
		return FindTitle(about)
	case r == nile.ForInterview && about >= 0 && about < v.Seats():
		return phrase("reason.interview.with", blanks{"who": v.Player(game.Seat(about)).Name})
	}
	return ReasonOf(r, 0, 0)
}
