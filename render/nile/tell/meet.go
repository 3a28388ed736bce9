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

// PolicyNote says in a sentence what a policy is.
func PolicyNote(n int) string { return phrase("policy."+PolicyKey(n)+".note", nil) }

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

// meeting tells what passes between a party and a people.
func (t *teller) meeting() string {
	switch t.e.Kind {
	case nile.TribeMapped:
		t.b["strength"] = nile.As[nile.TribeMappedEvent](t.e).Strength
		return "tribe"
	case nile.Met:
		switch x := nile.As[nile.MetEvent](t.e); {
		case x.First:
			return "met.first"
		case x.Friendly:
			return "met.friend"
		}
		return "met"
	case nile.Withdrew:
		return "withdrew"
	case nile.Received:
		x := nile.As[nile.ReceivedEvent](t.e)
		t.line.Dice = phrase("dice.received", blanks{"faces": plusFaces(t.e.Rolls), "sum": x.Sum, "s": x.S})
		if x.How == nile.Neutral {
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
	var sum string
	for i, r := range rolls {
		face := words.Number(r.Face())
		if sum = phrase("dice.plus", blanks{"list": sum, "next": face}); i == 0 {
			sum = face
		}
	}
	return sum
}

func (t *teller) threat() string {
	x := nile.As[nile.ThreatEvent](t.e)
	b := blanks{"weight": x.Show, "strength": x.Strength, "die": x.High, "policy": x.Policy}
	if x.How == nile.Hides {
		t.line.Dice = phrase("dice.threat", b)
		return "threat.hides"
	}
	t.line.Dice = phrase("dice.threat.attack", b)
	if x.How == nile.Ambush {
		return "threat.ambush"
	}
	return "threat.charge"
}

// dealing tells gifts, poison and trade.
func (t *teller) dealing() string {
	switch t.e.Kind {
	case nile.Parleyed:
		x := nile.As[nile.ParleyedEvent](t.e)
		t.b["gifts"] = x.Gifts
		t.line.Dice = phrase("dice.parley", blanks{"gifts": x.Gifts, "die": x.High, "product": x.Product, "strength": x.Strength})
		if x.Friends {
			return "parley.friend"
		}
		return "parley.insult"
	case nile.Poisoned:
		x := nile.As[nile.PoisonedEvent](t.e)
		t.line.Dice = phrase("dice.poison", blanks{"die": x.Die})
		return [...]string{nile.Unharmed: "poison.none", nile.Sickened: "poison.sick", nile.Slain: "poison.dead"}[min(x.Harm, nile.Slain)]
	case nile.Bartered:
		t.line.Minor = true
		x := nile.As[nile.BarteredEvent](t.e)
		t.what(x.Item, x.N)
		t.b["gifts"], t.b["muskets"] = x.Paid, x.Muskets
		switch {
		case !t.mine():
			return "bartered.others"
		case x.Item > nile.Askaris:
			return "bartered.goods"
		case x.N == 1:
			return "bartered.person"
		}
		return "bartered.people"
	case nile.Sold:
		t.line.Minor = true
		x := nile.As[nile.SoldEvent](t.e)
		t.what(x.Item, x.N)
		t.b["gifts"] = x.Gifts
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
		x := nile.As[nile.BeatenEvent](t.e)
		t.b["n"], t.b["a"] = x.Fallen, x.Askaris
		if x.Askaris == 0 {
			return "beaten.bloodless"
		}
		return "beaten"
	case nile.Prisoners:
		return t.prisoners()
	case nile.Village:
		x := nile.As[nile.VillageEvent](t.e)
		t.line.Dice = phrase("dice.village", blanks{"sum": x.Sum, "need": x.Limit})
		switch {
		case !x.Found:
			t.line.Minor = true
			return "village.none"
		case x.Looted:
			return "village.looted"
		}
		return "village.found"
	case nile.Looted:
		return t.looted()
	}
	return t.afterDefeat()
}

func (t *teller) joined() string {
	x := nile.As[nile.BattleJoinedEvent](t.e)
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

func (t *teller) volley() string {
	x := nile.As[nile.VolleyEvent](t.e)
	t.line.Minor = !t.mine()
	t.b["n"], t.b["left"] = x.Fallen, x.Standing
	t.line.Dice = phrase("dice.volley", blanks{"product": x.Product, "need": x.Limit})
	key := volleyKeys[min(x.Attack, nile.OurCounter)]
	switch {
	case x.Fallen == 0:
		return key + ".none"
	case x.Standing == 0:
		return key + ".all"
	}
	return key
}

func (t *teller) prisoners() string {
	x := nile.As[nile.PrisonersEvent](t.e)
	t.line.Dice = phrase("dice.prisoners", blanks{"die": x.Die})
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

func (t *teller) looted() string {
	var have [nile.Items]int
	x := nile.As[nile.LootedEvent](t.e)
	have[nile.Rations], have[nile.Gifts] = x.Rations, x.Gifts
	if x.Prize >= 0 && x.Prize < nile.Items {
		have[x.Prize] += x.Prizes
	}
	if t.b["what"] = Items(have); t.b["what"] == "" {
		return "looted.nothing"
	}
	return "looted"
}

// afterDefeat tells what became of a beaten explorer.
func (t *teller) afterDefeat() string {
	fate := func(f nile.Fate) string { return FateKey(min(max(f, nile.Killed), nile.EscapesLucky)) }
	switch t.e.Kind {
	case nile.Defeated:
		x := nile.As[nile.DefeatedEvent](t.e)
		t.line.Dice = phrase("dice.fate", blanks{"die": x.Die})
		return "defeated." + fate(x.Fate)
	case nile.Saved:
		t.line.Minor = true
		x := nile.As[nile.LotEvent](t.e)
		t.what(x.Item, x.N)
		return "saved"
	case nile.Captured:
		return "captured"
	case nile.Captivity:
		x := nile.As[nile.CaptivityEvent](t.e)
		t.line.Dice = modified("dice.captivity", x.Die, x.Mod)
		return "captivity." + fate(x.Fate)
	case nile.Ministered:
		x := nile.As[nile.MinisteredEvent](t.e)
		t.line.Dice = phrase("dice.ministered", blanks{"die": x.Die})
		if x.Told {
			return "ministered.yes"
		}
		return "ministered.no"
	}
	return ""
}
