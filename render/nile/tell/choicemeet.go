package tell

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/words"
)

// plainChoices are labels that need nothing filled in.
var plainChoices = map[game.Kind]string{
	nile.Pass: "choice.pass", nile.Parley: "choice.parley", nile.SellRations: "choice.sell-rations",
	nile.SellMuskets: "choice.sell-muskets", nile.Fight: "choice.fight", nile.KeepPrisoners: "choice.prisoners",
	nile.Loot: "choice.loot", nile.TreatWith: "choice.treat", nile.Escape: "choice.escape", nile.LetGo: "choice.let-go",
	nile.StayBehind: "choice.stay",
}

// meetChoice is Choice for peoples, battles and misfortunes.
func meetChoice(v nile.View, c game.Choice) string {
	if key := plainChoices[c.Kind]; key != "" {
		return say(key, 0, nil)
	}
	switch c.Kind {
	case nile.Withdraw:
		return stepChoice(v, c)
	case nile.Policy:
		return say("choice.policy", 0, blanks{"policy": Policy(int(c.Target))})
	case nile.Barter:
		return say("choice.barter", 0, blanks{"items": Things(nile.Item(c.Item))})
	case nile.DropSick:
		return say("choice.drop-sick", 0, blanks{"items": Things(nile.Item(c.Item))})
	case nile.PayUp:
		return say("choice.pay-up", 0, blanks{"n": int(c.Cost)})
	case nile.Minister:
		if v.Player(c.Seat).Specialty == deck.Missionary {
			return words.Say("choice.minister.word")
		}
		return words.Say("choice.minister")
	case nile.LoseNotes:
		id := hexmap.ID(c.Target)
		return say("choice.lose-notes", 0, blanks{"terrain": Terrain(v.Hex(id).Terrain), "where": Where(v.Map(), id)})
	}
	return words.Say("choice.other")
}
