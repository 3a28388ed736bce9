package tell

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/words"
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

// PolicyNote says in a sentence what a policy is, in the game that is played.
func PolicyNote(v nile.View, n int) string {
	if n == nile.SendGuide && !v.ByRepute() {
		return phrase("policy.send-the-guide.note.anybody", nil)
	}
	return phrase("policy."+PolicyKey(n)+".note", nil)
}

// peopleOf is the people that an event tells of, as it stands in a sentence, and
// its leader. Events of older programs do not say which: it is that of the hex then.
func peopleOf(v nile.View, e game.Event) (people, leader string) {
	t, ok := v.TribeNumbered(nile.PeopleIn(e))
	if !ok && e.At >= 0 {
		t, ok = v.Tribe(hexmap.ID(e.At))
	}
	if ok {
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

// plusFaces lists dice as a sum: "3 + 5 + 1".
func plusFaces(rolls []game.Roll) string {
	var sum string
	for i, r := range rolls {
		face := words.Number(r.Face())
		if sum = phrase("dice.plus", blanks{"list": sum, "next": face}); i == 0 {
			sum = face
		}
	}
	return sum
}

func (t *teller) threat(x nile.ThreatEvent) string {
	b := blanks{"weight": x.Show, "strength": x.Strength, "die": x.High, "policy": x.Policy}
	if x.How == nile.Hides {
		t.line.Dice = phrase("dice.threat", b)
		return "threat.hides"
	}
	t.line.Dice = phrase("dice.threat.attack", b)
	return either(x.How == nile.Ambush, "threat.ambush", "threat.charge")
}

func (t *teller) bartered(x nile.BarteredEvent) string {
	t.what(x.Item, x.N)
	t.b["gifts"], t.b["muskets"] = x.Paid, x.Muskets
	if x.Item > nile.Askaris {
		return "bartered.goods"
	}
	return either(x.N == 1, "bartered.person", "bartered.people")
}

func (t *teller) village(x nile.VillageEvent) string {
	t.line.Dice = phrase("dice.village", blanks{"sum": x.Sum, "need": x.Limit})
	if x.Limit < 2 { // of two dice
		t.line.Dice = phrase("dice.village.never", blanks{"sum": x.Sum})
	}
	if !x.Found {
		t.line.Minor = true
		return "village.none"
	}
	return either(x.Looted, "village.looted", "village.found")
}

func (t *teller) joined(x nile.BattleJoinedEvent) string {
	t.b["n"], t.b["a"] = x.Warriors, x.Askaris
	switch {
	case x.Askaris > 0 && x.Explorer:
		return "battle.joined.leads"
	case x.Askaris > 0:
		return "battle.joined"
	case x.Explorer:
		return "battle.joined.alone"
	}
	return "battle.joined.none"
}

var volleyKeys = [...]string{nile.FirstFire: "volley.first", nile.TheirAttack: "volley.theirs", nile.OurCounter: "volley.ours"}

func (t *teller) volley(x nile.VolleyEvent) string {
	t.b["n"], t.b["left"] = x.Fallen, x.Standing
	t.line.Dice = phrase("dice.volley", blanks{"product": x.Product, "need": x.Limit})
	if x.Attack == nile.TheirAttack && x.Limit == 0 { // there was no askari who could stand
		t.line.Dice = phrase("dice.volley.alone", nil)
	}
	key := volleyKeys[min(x.Attack, nile.OurCounter)]
	switch {
	case x.Fallen == 0:
		return key + ".none"
	case x.Standing == 0:
		return key + ".all"
	}
	return key
}

func (t *teller) prisoners(x nile.PrisonersEvent) string {
	if len(t.e.Rolls) > 0 || x.Kept == 0 && x.Freed == 0 { // what becomes of them afterwards is no throw
		t.line.Dice = phrase("dice.prisoners", blanks{"die": x.Die})
	}
	t.b["n"], t.b["k"], t.b["f"] = x.Taken, x.Kept, x.Freed
	switch {
	case x.Taken == 0:
		t.line.Minor = true
		return "prisoners.none"
	case x.Kept == 0 && x.Freed == 0:
		return "prisoners.taken"
	case x.Kept == 0:
		return "prisoners.all.free"
	case x.Freed == 0:
		return "prisoners.kept"
	}
	return "prisoners.mixed"
}

func (t *teller) looted(x nile.LootedEvent) string {
	var have [nile.Items]int
	have[nile.Rations], have[nile.Gifts] = x.Rations, x.Gifts
	if x.Prize >= 0 && x.Prize < nile.Items {
		have[x.Prize] += x.Prizes
	}
	if t.b["what"] = Items(have); t.b["what"] == "" {
		return "looted.nothing"
	}
	return "looted"
}

// fate is what becomes of a beaten explorer, as the keys of its wordings end.
func fate(f nile.Fate) string { return min(max(f, nile.Killed), nile.EscapesLucky).Name() }
