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
	nile.Loot: "choice.loot", nile.TreatWith: "choice.treat", nile.Escape: "choice.escape", nile.Bide: "choice.bide", nile.LetGo: "choice.let-go",
	nile.StayBehind: "choice.stay", nile.PlaceAll: "choice.place-all", nile.PublishAll: "choice.publish-all",
	nile.EndPublishing: "choice.end-publishing", nile.FillWater: "choice.water", nile.EndTravel: "choice.end",
}

// meetChoice is Choice for peoples, battles and misfortunes.
func meetChoice(v nile.View, c game.Choice) string {
	switch c.Kind {
	case nile.Policy:
		return words.Say("choice.policy", "policy", Policy(int(c.Target)))
	case nile.Barter:
		return words.Say("choice.barter", "items", Things(nile.Item(c.Item)))
	case nile.DropSick:
		return words.Say("choice.drop-sick", "items", Things(nile.Item(c.Item)))
	case nile.PayUp:
		return words.Say("choice.pay-up", "n", int(c.Cost))
	case nile.Minister:
		return words.Say(either(v.Player(c.Seat).Specialty == deck.Missionary, "choice.minister.word", "choice.minister"))
	case nile.Bear:
		if a, ok := v.Asking(); ok {
			return Way(a.Disaster, int(c.Target))
		}
	case nile.LoseNotes:
		id := hexmap.ID(c.Target)
		return words.Say("choice.lose-notes", "terrain", Terrain(v.Hex(id).Terrain), "where", Where(v.Map(), id))
	}
	return words.Say("choice.other")
}
