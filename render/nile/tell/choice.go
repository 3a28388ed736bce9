package tell

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/words"
)

// Choice is a short label for anything a player may choose.
func Choice(v nile.View, c game.Choice) string {
	if key := plainChoices[c.Kind]; key != "" {
		return words.Say(key)
	}
	m, i := v.Map(), nile.Item(c.Item)
	switch c.Kind {
	case nile.PlaceCounter:
		return words.Say("choice.place", "where", Where(m, hexmap.ID(c.Target)))
	case nile.ChoosePort:
		return words.Say("choice.port", "port", Port(m, hexmap.PortID(c.Target)))
	case nile.Outfit:
		return words.Say("choice.outfit", "port", Port(m, hexmap.PortID(c.Target)))
	case nile.GoHome:
		return words.Say("choice.home", "port", Port(m, hexmap.PortID(c.Target)))
	case nile.ChooseSpecialty:
		return words.Say("choice.specialty", "specialty", Specialty(deck.Specialty(c.Target)))
	case nile.Buy:
		return words.Say("choice.buy", "item", ItemName(i), "money", words.Money(int(c.Cost)))
	case nile.Sail:
		return words.Say("choice.sail", "mode", Mode(nile.Mode(c.Target)))
	case nile.ChangeMode:
		return words.Say("choice.mode", "mode", Mode(nile.Mode(c.Target)))
	case nile.SetPace:
		return words.Say("choice.pace", "level", Level(nile.Level(c.Target)), "n", int(c.Cost))
	case nile.Publish:
		id := hexmap.ID(c.Target)
		return words.Say("choice.publish", "terrain", Terrain(v.Hex(id).Terrain), "where", Where(m, id), "n", int(c.Cost))
	case nile.NameFeature:
		return words.Say("choice.name", "feature", Feature(nile.Feature(c.Item)), "where", Where(m, hexmap.ID(c.Target)))
	case nile.Wait:
		if v.ByTickets() {
			return words.Say("choice.wait.cards")
		}
		return words.Say("choice.wait", "money", words.Money(int(c.Cost)))
	case nile.Move, nile.Drift, nile.Portage, nile.Retreat, nile.Withdraw:
		return stepChoice(v, c)
	case nile.Cache:
		return words.Say("choice.cache", "items", Things(i))
	case nile.Take:
		return words.Say("choice.take", "items", Things(i))
	case nile.Shoot:
		return words.Say("choice.shoot", "items", Things(i))
	case nile.Drop:
		key := either(i <= nile.Askaris, "choice.drop.people", either(i <= nile.Horses, "choice.drop.beasts", "choice.drop.goods"))
		return words.Say(key, "items", Things(i))
	case nile.OpenCache:
		if dead := game.Seat(c.Target - 1); c.Target > 0 && int(dead) < v.Seats() {
			return words.Say("choice.open-cache.left", "who", v.Player(dead).Name)
		}
		return words.Say("choice.open-cache")
	case nile.Labour:
		return words.Say(either(c.Target == 1, "choice.labour.on", "choice.labour.off"))
	case nile.Hunt:
		return words.Say(either(c.Target == 1, "choice.hunt.on", "choice.hunt.off"))
	}
	return meetChoice(v, c)
}

// stepChoice is Choice for a step into a hex.
func stepChoice(v nile.View, c game.Choice) string {
	m, to := v.Map(), hexmap.ID(c.Target)
	b := blanks{"terrain": Terrain(v.Hex(to).Terrain)}
	dir := hexmap.NoDir
	if sheet, ok := v.Sheet(c.Seat); ok && sheet.At != hexmap.None {
		dir = m.DirTo(sheet.At, to)
	}
	b["dir"] = Direction(dir)
	if p := m.Cells[to].Port; p != hexmap.NoPort {
		b["port"] = Port(m, p)
		switch {
		case c.Kind == nile.Move && dir != hexmap.NoDir:
			return say("choice.move.port", 0, b)
		case c.Kind == nile.Move:
			return say("choice.move.island", 0, b)
		}
	}
	switch {
	case c.Kind == nile.Move && dir == hexmap.NoDir:
		return say("choice.move.arrow", 0, b)
	case c.Kind == nile.Move:
		return say("choice.move", 0, b)
	case c.Kind == nile.Withdraw && dir == hexmap.NoDir:
		return say("choice.withdraw.arrow", 0, b)
	case c.Kind == nile.Withdraw:
		return say("choice.withdraw", 0, b)
	case c.Kind == nile.Drift:
		return say("choice.drift", 0, b)
	case c.Kind == nile.Portage:
		return say("choice.portage", 0, b)
	case dir == hexmap.NoDir:
		return say("choice.retreat.arrow", 0, b)
	}
	return say("choice.retreat", 0, b)
}
