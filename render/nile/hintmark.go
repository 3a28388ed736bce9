package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// HintMark is what a piece of advice is of: the hex that the party is to go to, None for none, or the buttons that
// do it, by their whole IDs, of which the first that is in sight is meant. A step is marked by its own hex, a pace
// besides its button by the hex that its sentence speaks of; nothing else has to do with a hex.
func HintMark(a bots.Advice) (at hexmap.ID, buttons []string) {
	switch ch := a.Choice; ch.Kind {
	case nile.Move, nile.Portage, nile.Drift, nile.PlaceCounter:
		return hexmap.ID(ch.Target), nil
	case nile.SetPace:
		pace := "board/" + words.Sentence(nile.Level(ch.Target).Name())
		switch a.Why {
		case bots.ForHome:
			return hexmap.None, []string{"board/Sail for Europe", pace}
		case bots.ForRest, bots.ForLack: // the party stays
			return hexmap.None, []string{pace}
		}
		return a.Aim, []string{pace}
	case nile.Buy:
		if a.Ready < bots.Kinds {
			return hexmap.None, []string{"outfit/" + [bots.Kinds]string{"Foot march", "River party", "Caravan"}[a.Ready]}
		}
		return hexmap.None, nil
	default:
		return hexmap.None, hintButtons[ch.Kind]
	}
}

// hintButtons are the buttons of what is done by one.
var hintButtons = map[game.Kind][]string{
	nile.EndTravel: {"board/end travel"}, nile.GoHome: {"board/Sail for Europe"}, nile.Retreat: {"board/Turn back"},
	nile.Cache: storesButtons, nile.Drop: storesButtons, nile.DropSick: storesButtons, nile.Shoot: storesButtons, nile.Take: storesButtons,
	nile.Labour: storesButtons, nile.FillWater: storesButtons, nile.OpenCache: {"board/Open the cache", "board/Stores…"},
	nile.PlaceAll: {"board/Place them all for us"}, nile.Withdraw: {"meet/withdraw"}, nile.Parley: {"parley/gifts"},
	nile.Sail: {"outfit/Sail for Africa"}, nile.Pass: {"parley/leave", "trade/leave", "village/leave"},
}

// storesButtons open the sheet on which a party sheds and takes up.
var storesButtons = []string{"board/Lighten the load", "board/Stores…"}

// markHint marks the button that was advised, as long as the answer is read.
func (t *TableScene) markHint(c *ui.Context) {
	h := &t.hint
	if !h.open || h.text == "" || h.version != t.Play.Version || !t.mayAsk() {
		return
	}
	for _, id := range h.buttons {
		if r, ok := c.Sight(id); ok {
			c.Mark(r, ui.Red)
			return
		}
	}
}
