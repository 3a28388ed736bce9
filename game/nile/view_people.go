package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// Welcome is how a people would take it if the viewing seat's explorer came
// before them by a policy, as things stand now (13).
type Welcome struct {
	Policy  int       // 1 to 5
	Allowed bool      // a guide is sent only where there is one
	S       int       // three dice above this are hostile
	Terms   []Term    // what S is made of
	Hostile game.Odds // the chance of that, exactly
	Rule    game.Rule // 13
}

// Welcome tells of every policy how the people of a hex would take it. While
// the explorer is in Europe it tells of a party that nothing is known of. It is
// empty where no people is known, and for nobody's view. Friends need no
// policy: they are not asked (14).
func (v View) Welcome(at hexmap.ID) (out []Welcome) {
	t := v.p.people(at)
	if v.seat == game.Nobody || t == nil {
		return nil
	}
	pl := &v.p.players[v.seat]
	var e *expedition
	if pl.Where == inAfrica {
		e = &pl.Trip
	}
	for policy := FortifiedCamp; policy <= AsGuest; policy++ {
		w := Welcome{Policy: policy, Rule: "13", Allowed: e == nil || v.p.mayFollow(e, policy)}
		w.S = v.p.sumWith(v.seat, e, t, policy, &w.Terms)
		w.Hostile = game.Odds{Num: hostileWays(w.S), Den: throws3d6}
		out = append(out, w)
	}
	return out
}

// Offers is for how many gifts the people of a hex give an item to friends, of rations
// how many they give for one; ok is false where they have none: camels live
// in the desert, canoes where there is water (5, 14).
func (v View) Offers(i Item, at hexmap.ID) (price int, ok bool) {
	if v.p.people(at) == nil || i < 0 || i >= Items || i != Rations && !v.p.offers(i, at) {
		return 0, false
	}
	return BarterPrice(i), true
}

// ShownTheWay reports whether a hex lies next to friends of the viewing seat's
// explorer who know the way there (14.6).
func (v View) ShownTheWay(id hexmap.ID) bool {
	return v.seat != game.Nobody && v.p.shownTheWay(v.seat, id)
}
