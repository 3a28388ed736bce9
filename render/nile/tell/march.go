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

// named tells what somebody has called what he found.
func (t *teller) named(x nile.NamedEvent) string {
	f := min(x.Feature, nile.FeatureKinds-1)
	n, ok := t.v.GivenName(x.Name)
	if !ok { // taken back since
		n.Text = words.Sentence(Feature(f))
	}
	t.b["name"] = n.Text
	return "named." + f.Name()
}

// lost is told of people, beasts or goods that a disaster or something else has taken.
func lost(key string) func(t *teller) string {
	return by(func(t *teller, x nile.LossEvent) string {
		t.what(x.Item, x.N)
		return t.byDisaster(key, x.Disaster, x.Cause)
	})
}

// byDisaster is the wording for a disaster, or else the one for the cause.
func (t *teller) byDisaster(key string, d deck.Disaster, c nile.Cause) string {
	if by := key + ".by." + d.String(); d != deck.QuietMarch && words.Has(by) {
		return by
	}
	return t.because(key, c)
}

func (t *teller) peril(x nile.PerilEvent) string {
	t.line.Dice = phrase("dice.peril", blanks{"sum": x.Sum, "need": x.From})
	t.line.Minor = !x.Victim
	return either(x.Victim, "peril.dead", "peril")
}

// strikes tells a disaster: the figures are those that its text asks for.
func (t *teller) strikes(x nile.DisasterStrikesEvent) string {
	t.b["n"], t.b["m"] = x.Figure, x.Second
	t.line.Dice = facesOf(t.e.Rolls)
	key := "disaster." + x.Disaster.String()
	if asks := "beset." + x.Disaster.String(); x.Asks && words.Has(asks) {
		return asks
	}
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

func (t *teller) passes(x nile.DisasterPassesEvent) string {
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

func (t *teller) hunted(x nile.HuntedEvent) string {
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
}

func (t *teller) bigGame(x nile.BigGameEvent) string {
	t.line.Dice = phrase("dice.game", blanks{"die": x.Die})
	t.b["n"] = x.Fresh
	key := [...]string{nile.HunterDies: "game.dead", nile.HunterHurt: "game.hurt", nile.BeastKilled: "game.killed"}[min(x.End, nile.BeastKilled)]
	if by := key + ".by." + x.Disaster.String(); x.Disaster != deck.QuietMarch && words.Has(by) {
		return by
	}
	if x.End >= nile.BeastKilled && t.atWater() {
		return t.among(key, "game.killed.water")
	}
	return key
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

func (t *teller) nursed(x nile.NursedEvent) string {
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

// Epic is a journey across Africa: "from coast to coast".
func Epic(e nile.Epic) string { return phrase("epic."+min(e, nile.Epics-1).Name(), nil) }

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
