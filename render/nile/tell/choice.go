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
	m := v.Map()
	b := blanks{}
	switch c.Kind {
	case nile.PlaceCounter:
		b["where"] = Where(m, hexmap.ID(c.Target))
		return say("choice.place", 0, b)
	case nile.PlaceAll:
		return words.Say("choice.place-all")
	case nile.ChoosePort, nile.Outfit, nile.GoHome:
		b["port"] = Port(m, hexmap.PortID(c.Target))
		return say(map[game.Kind]string{nile.ChoosePort: "choice.port", nile.Outfit: "choice.outfit", nile.GoHome: "choice.home"}[c.Kind], 0, b)
	case nile.ChooseSpecialty:
		b["specialty"] = Specialty(deck.Specialty(c.Target))
		return say("choice.specialty", 0, b)
	case nile.Buy:
		b["item"], b["money"] = ItemName(nile.Item(c.Item)), words.Money(int(c.Cost))
		return say("choice.buy", 0, b)
	case nile.Sail, nile.ChangeMode:
		b["mode"] = Mode(nile.Mode(c.Target))
		if c.Kind == nile.Sail {
			return say("choice.sail", 0, b)
		}
		return say("choice.mode", 0, b)
	case nile.SetPace:
		b["level"], b["n"] = Level(nile.Level(c.Target)), int(c.Cost)
		return say("choice.pace", 0, b)
	case nile.Publish:
		id := hexmap.ID(c.Target)
		b["terrain"], b["where"], b["n"] = Terrain(v.Hex(id).Terrain), Where(m, id), int(c.Cost)
		return say("choice.publish", 0, b)
	case nile.PublishAll:
		return words.Say("choice.publish-all")
	case nile.EndPublishing:
		return words.Say("choice.end-publishing")
	case nile.NameFeature:
		return words.Say("choice.name", "feature", Feature(nile.Feature(c.Item)), "where", Where(m, hexmap.ID(c.Target)))
	case nile.Wait:
		b["money"] = words.Money(int(c.Cost))
		return say("choice.wait", 0, b)
	}
	if c.Kind >= nile.Withdraw {
		return meetChoice(v, c)
	}
	return marchChoice(v, c)
}

// marchChoice is Choice for an expedition on the march.
func marchChoice(v nile.View, c game.Choice) string {
	switch c.Kind {
	case nile.Move, nile.Drift, nile.Portage, nile.Retreat:
		return stepChoice(v, c)
	case nile.FillWater:
		return words.Say("choice.water")
	case nile.Drop, nile.Cache, nile.Take, nile.Shoot:
		return storeChoice(c)
	case nile.OpenCache:
		if dead := game.Seat(c.Target - 1); c.Target > 0 && int(dead) < v.Seats() {
			return words.Say("choice.open-cache.left", "who", v.Player(dead).Name)
		}
		return words.Say("choice.open-cache")
	case nile.Labour:
		if c.Target == 1 {
			return words.Say("choice.labour.on")
		}
		return words.Say("choice.labour.off")
	case nile.Hunt:
		if c.Target == 1 {
			return words.Say("choice.hunt.on")
		}
		return words.Say("choice.hunt.off")
	case nile.EndTravel:
		return words.Say("choice.end")
	}
	return words.Say("choice.other")
}

func storeChoice(c game.Choice) string {
	i := nile.Item(c.Item)
	b := blanks{"items": Things(i)}
	switch c.Kind {
	case nile.Cache:
		return say("choice.cache", 0, b)
	case nile.Take:
		return say("choice.take", 0, b)
	case nile.Shoot:
		return say("choice.shoot", 0, b)
	}
	switch {
	case i <= nile.Askaris:
		return say("choice.drop.people", 0, b)
	case i <= nile.Horses:
		return say("choice.drop.beasts", 0, b)
	}
	return say("choice.drop.goods", 0, b)
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
