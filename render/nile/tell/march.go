package tell

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/words"
)

// Telling chapters 11, 18, 19, 20, 24 and 25: misfortunes, the end of a month,
// notes.

// later tells the kinds of event from HorsesFed on.
func (t *teller) later() string {
	switch k := t.e.Kind; {
	case k == nile.Named:
		return t.named()
	case k == nile.Treated:
		t.b["people"], t.b["leader"] = peopleAt(t.v, hexmap.ID(max(t.e.At, 0)))
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
	f := nile.Feature(min(t.arg(0), int(nile.FeatureKinds)-1))
	n, ok := t.v.GivenName(t.arg(1))
	if !ok { // taken back since
		n.Text = words.Sentence(Feature(f))
	}
	t.b["name"] = n.Text
	return "named." + FeatureKey(f)
}

func (t *teller) losses() string {
	if t.e.Kind == nile.HorsesFed {
		t.line.Minor = true
		t.number("n", 0)
		t.number("food", 1)
		t.number("left", 2)
		return "horses.fed"
	}
	t.what(0, 1)
	if !t.mine() {
		t.line.Minor = true
		return "goods.lost.others"
	}
	return t.byDisaster("goods.lost", 3, nile.Cause(t.arg(2)))
}

// byDisaster is the wording for the disaster in an argument, or else the one
// for the cause.
func (t *teller) byDisaster(key string, arg int, c nile.Cause) string {
	if by := key + ".by." + nile.Disaster(t.arg(arg)).String(); t.arg(arg) > 0 && words.Has(by) {
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
		t.what(0, 1)
		t.number("n", 1)
		return "ill"
	case nile.Perished:
		t.what(0, 1)
		return t.byDisaster("perished", 3, nile.Cause(t.arg(2)))
	case nile.Peril:
		t.line.Dice = phrase("dice.peril", blanks{"sum": t.arg(0), "need": t.arg(1)})
		if t.arg(2) == 1 {
			return "peril.dead"
		}
		t.line.Minor = true
		return "peril"
	case nile.MayMove:
		t.number("n", 0)
		if t.arg(0) == 0 {
			return "move.none"
		}
		return "move.some"
	case nile.HuntSpoiled:
		t.b["n"] = -t.arg(0)
		if t.arg(1) == 1 {
			return "hunt.none"
		}
		return "hunt.worse"
	}
	return ""
}

// strikes tells a disaster: the figures are those that its text asks for.
func (t *teller) strikes() string {
	d := nile.Disaster(t.arg(0))
	t.number("n", 2)
	t.number("m", 3)
	t.line.Dice = faces(t.e.Rolls)
	key := "disaster." + d.String()
	if d == nile.SlaveRaiders && t.arg(2) == 0 && words.Has(key+".off") {
		return key + ".off"
	}
	if !words.Has(key) {
		return "disaster.quiet"
	}
	return key
}

func (t *teller) passes() string {
	t.line.Minor = t.arg(1) == 0
	key := "disaster." + nile.Disaster(t.arg(0)).String()
	if averted := key + ".averted"; t.arg(1) == 1 && words.Has(averted) {
		return averted
	}
	if !words.Has(key + ".passes") {
		return "disaster.quiet.passes"
	}
	return key + ".passes"
}

// saved adds what the specialty saved, or who took a disaster amiss.
func (t *teller) saved(add func(key string)) {
	d := nile.Disaster(t.arg(0))
	key := "disaster." + d.String()
	if t.arg(1) == 1 && words.Has(key+".soft") {
		add(key + ".soft")
	}
	if d == nile.Smallpox && t.arg(3) > 0 {
		t.b["people"] = peopleNumbered(t.v, t.arg(3))
		add(key + ".offended")
	}
}

// DisasterTitle is the heading of a disaster: "Fever in the camp".
func DisasterTitle(d nile.Disaster) string {
	return phrase("disaster."+d.String()+".title", nil)
}

// DisasterWhere says where a disaster strikes, DisasterDoes what it does, and
// DisasterHelp who makes it less ("" for nobody), in a few words for a card.
func DisasterWhere(d nile.Disaster) string { return phrase("disaster."+d.String()+".where", nil) }

// DisasterDoes says what a disaster does.
func DisasterDoes(d nile.Disaster) string { return phrase("disaster."+d.String()+".does", nil) }

// DisasterHelp says who makes it less, "" if nobody does.
func DisasterHelp(d nile.Disaster) string {
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
		t.line.Dice = t.modified("dice.hunted", 1, 2)
		t.number("h", 0)
		t.number("n", 3)
		if t.arg(3) == 0 {
			return "hunted.none"
		}
		return "hunted"
	case nile.BigGame:
		t.line.Dice = phrase("dice.game", blanks{"die": t.arg(0)})
		t.number("n", 2)
		return [...]string{"game.dead", "game.hurt", "game.killed"}[min(max(t.arg(1), 0), 2)]
	case nile.RespectRegained:
		t.line.Minor = !t.mine()
		return "respect"
	case nile.Nursed:
		return t.nursed()
	case nile.DischargedSick:
		t.what(0, 1)
		t.number("points", 2)
		return "discharged"
	}
	return t.notebook()
}

func (t *teller) nursed() string {
	t.line.Dice = t.modified("dice.nursed", 1, 2)
	t.b["things"] = Things(min(nile.Item(t.arg(0)), nile.Askaris))
	t.number("well", 3)
	t.number("dead", 4)
	t.number("left", 5)
	switch {
	case t.arg(4) > 0 && t.arg(5) == 0:
		return "nursed.dead.all"
	case t.arg(4) > 0:
		return "nursed.dead"
	case t.arg(3) == 0:
		return "nursed.same"
	case t.arg(5) == 0:
		return "nursed.all"
	}
	return "nursed.some"
}

// modified tells a die and its modifiers.
func (t *teller) modified(key string, die, mods int) string {
	b := blanks{"die": t.arg(die), "mods": words.Signed(t.arg(mods)), "sum": t.arg(die) + t.arg(mods)}
	if t.arg(mods) == 0 {
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
		t.b["find"] = FindTitle(t.arg(0))
		t.number("n", 1)
		return "find"
	case nile.NothingFound:
		t.line.Minor = true
		return "find.none"
	case nile.Noted:
		t.line.Minor = others
		if others {
			return "noted.others"
		}
		t.b["reason"] = NoteReason(t.v, nile.Reason(t.arg(0)), t.arg(2))
		t.number("n", 1)
		return "noted"
	case nile.EpicMade:
		t.b["epic"] = Epic(nile.Epic(t.arg(0)))
		t.b["times"] = times(t.arg(1))
		if t.arg(1) > 0 {
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

func times(n int) string {
	switch n {
	case 1:
		return phrase("times.once", nil)
	case 2:
		return phrase("times.twice", nil)
	}
	return phrase("times.many", blanks{"n": n})
}

// Epic is a journey across Africa: "from coast to coast".
func Epic(e nile.Epic) string { return phrase("epic."+EpicKey(min(e, nile.Epics-1)), nil) }

// FindTitle is what a find is, by its place among the finds.
func FindTitle(i int) string {
	finds := nile.Finds()
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
