package tell

import (
	"strconv"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// Telling chapters 13 to 16: peoples, trade, battle, captivity.

// PeopleOf is a people as it stands in a sentence: "the Ndokeri".
func PeopleOf(t nile.TribeView) string {
	return phrase("people.named", blanks{"name": People(t.Name)})
}

// LeaderOf is the name of who speaks for a people.
func LeaderOf(t nile.TribeView) string { return Leader(t.Name) }

// Policy is a policy by its number: "Open hands".
func Policy(n int) string { return phrase("policy."+PolicyKey(n), nil) }

// PolicyNote says in a sentence what a policy is.
func PolicyNote(n int) string { return phrase("policy."+PolicyKey(n)+".note", nil) }

// peopleAt is the people of a hex, as it stands in a sentence.
func peopleAt(v nile.View, at hexmap.ID) (people, leader string) {
	if t, ok := v.Tribe(at); ok {
		return PeopleOf(t), LeaderOf(t)
	}
	return phrase("people.unnamed", nil), phrase("leader.unnamed", nil)
}

func peopleNumbered(v nile.View, number int) string {
	for _, t := range v.Tribes() {
		if t.Number == number {
			return PeopleOf(t)
		}
	}
	return phrase("people.unnamed", nil)
}

// meeting tells what passes between a party and a people.
func (t *teller) meeting() string {
	switch t.e.Kind {
	case nile.TribeMapped:
		t.number("strength", 1)
		return "tribe"
	case nile.Met:
		switch {
		case t.arg(4) == 1:
			return "met.first"
		case t.arg(3) == 1:
			return "met.friend"
		}
		return "met"
	case nile.Withdrew:
		return "withdrew"
	case nile.Received:
		t.line.Dice = phrase("dice.received", blanks{"faces": plusFaces(t.e.Rolls), "sum": t.arg(1), "s": t.arg(2)})
		if nile.Reception(t.arg(3)) == nile.Neutral {
			return "received.neutral"
		}
		return "received.hostile"
	case nile.Threat:
		return t.threat()
	case nile.PartedInPeace:
		t.line.Minor = true
		return "parted"
	}
	return t.dealing()
}

// plusFaces lists dice as a sum: "3 + 5 + 1".
func plusFaces(rolls []game.Roll) string {
	all := make([]string, len(rolls))
	for i, r := range rolls {
		all[i] = strconv.Itoa(r.Face())
	}
	return strings.Join(all, " + ")
}

func (t *teller) threat() string {
	b := blanks{"weight": t.arg(0), "strength": t.arg(1), "die": t.arg(2), "policy": t.arg(3)}
	how := nile.Reception(t.arg(4))
	if how == nile.Hides {
		t.line.Dice = phrase("dice.threat", b)
		return "threat.hides"
	}
	t.line.Dice = phrase("dice.threat.attack", b)
	if how == nile.Ambush {
		return "threat.ambush"
	}
	return "threat.charge"
}

// dealing tells gifts, poison and trade.
func (t *teller) dealing() string {
	switch t.e.Kind {
	case nile.Parleyed:
		t.number("gifts", 0)
		t.line.Dice = phrase("dice.parley", blanks{"gifts": t.arg(0), "die": t.arg(1), "product": t.arg(2), "strength": t.arg(3)})
		if t.arg(4) == 1 {
			return "parley.friend"
		}
		return "parley.insult"
	case nile.Poisoned:
		t.line.Dice = phrase("dice.poison", blanks{"die": t.arg(0)})
		return [...]string{"poison.none", "poison.sick", "poison.dead"}[min(max(t.arg(1), 0), 2)]
	case nile.Bartered:
		t.line.Minor = true
		t.what(0, 1)
		t.number("gifts", 2)
		t.number("muskets", 3)
		switch {
		case !t.mine():
			return "bartered.others"
		case nile.Item(t.arg(0)) > nile.Askaris:
			return "bartered.goods"
		case t.arg(1) == 1:
			return "bartered.person"
		}
		return "bartered.people"
	case nile.Sold:
		t.line.Minor = true
		t.what(0, 1)
		t.number("gifts", 2)
		if !t.mine() {
			return "sold.others"
		}
		return "sold"
	case nile.Hosted:
		t.line.Minor = true
		return "hosted"
	}
	return ""
}

// battle tells a fight and what comes of it.
func (t *teller) battle() string {
	switch t.e.Kind {
	case nile.BattleJoined:
		return t.joined()
	case nile.Volley:
		return t.volley()
	case nile.Beaten:
		t.number("n", 1)
		t.number("a", 2)
		if t.arg(2) == 0 {
			return "beaten.bloodless"
		}
		return "beaten"
	case nile.Prisoners:
		return t.prisoners()
	case nile.Village:
		t.line.Dice = phrase("dice.village", blanks{"sum": t.arg(1), "need": t.arg(2)})
		switch {
		case t.arg(0) == 0:
			t.line.Minor = true
			return "village.none"
		case t.arg(3) == 1:
			return "village.looted"
		}
		return "village.found"
	case nile.Looted:
		return t.looted()
	}
	return t.afterDefeat()
}

func (t *teller) joined() string {
	t.number("n", 0)
	t.number("a", 1)
	switch {
	case t.arg(1) > 0 && t.arg(2) == 1:
		return "battle.joined.leads"
	case t.arg(1) > 0:
		return "battle.joined"
	case t.arg(2) == 1:
		return "battle.joined.alone"
	}
	return "battle.joined.none"
}

// volleyKeys: the first fire, theirs, ours.
var volleyKeys = [...]string{"volley.first", "volley.theirs", "volley.ours"}

func (t *teller) volley() string {
	t.line.Minor = !t.mine()
	t.number("n", 1)
	t.number("left", 2)
	t.line.Dice = phrase("dice.volley", blanks{"product": t.arg(3), "need": t.arg(4)})
	key := volleyKeys[min(max(t.arg(0), 0), len(volleyKeys)-1)]
	switch {
	case t.arg(1) == 0:
		return key + ".none"
	case t.arg(2) == 0:
		return key + ".all"
	}
	return key
}

func (t *teller) prisoners() string {
	t.line.Dice = phrase("dice.prisoners", blanks{"die": t.arg(3)})
	t.number("n", 0)
	t.number("k", 1)
	t.number("f", 2)
	switch {
	case t.arg(0) == 0:
		t.line.Minor = true
		return "prisoners.none"
	case t.arg(1) == 0 && t.arg(2) == 0:
		return "prisoners.taken"
	case t.arg(1) == 0:
		return "prisoners.all.free"
	case t.arg(2) == 0:
		return "prisoners.kept"
	}
	return "prisoners.mixed"
}

func (t *teller) looted() string {
	var have [nile.Items]int
	have[nile.Rations], have[nile.Gifts] = t.arg(0), t.arg(1)
	if i := t.arg(3); i >= 0 && i < int(nile.Items) {
		have[i] += t.arg(2)
	}
	if t.b["what"] = Items(have); t.b["what"] == "" {
		return "looted.nothing"
	}
	return "looted"
}

// afterDefeat tells what became of a beaten explorer.
func (t *teller) afterDefeat() string {
	fate := func(arg int) string {
		return FateKey(nile.Fate(min(max(t.arg(arg), int(nile.Killed)), int(nile.EscapesLucky))))
	}
	switch t.e.Kind {
	case nile.Defeated:
		t.line.Dice = phrase("dice.fate", blanks{"die": t.arg(1)})
		return "defeated." + fate(2)
	case nile.Saved:
		t.line.Minor = true
		t.what(0, 1)
		return "saved"
	case nile.Captured:
		return "captured"
	case nile.Captivity:
		t.line.Dice = t.modified("dice.captivity", 0, 1)
		return "captivity." + fate(2)
	case nile.Ministered:
		t.line.Dice = phrase("dice.ministered", blanks{"die": t.arg(0)})
		if t.arg(1) == 1 {
			return "ministered.yes"
		}
		return "ministered.no"
	}
	return ""
}
