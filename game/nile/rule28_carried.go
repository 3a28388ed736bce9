package nile

import (
	"fmt"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/codec"
	"sourceofthenile/hexmap"
)

// 28.94: a map that lasts. What is published in one game may be on the map from
// the beginning of another: as if it had been printed, it scores for nobody.

// Carried is a map that goes from one game into another.
type Carried struct {
	Left  int // hexes that are blank on it
	Named int // of its features by the players' hand

	cells   int
	hexes   []carriedHex
	rivers  int    // found since 1820
	sources []bool // of all rivers: the source has been published
	names   []givenName
	tribes  []tribe
	records [4]int32 // mountain, fall, lake, river
	nile    bool
}

// carriedHex is a hex that is not as it was in 1820.
type carriedHex struct {
	at hexmap.ID
	is hexState
}

// leastLeft is how many blank hexes a map must have for a race, for each point
// that is to be won: two, as a hex brings about that much and others publish too.
const leastLeft = 2

// formatCarried is the number of the form in which a map is written.
const formatCarried = 1

// Carry is what is published of the game's map, to be carried into another game.
// Nothing else of the game goes with it: it is no secret.
func (v View) Carry() []byte {
	p := v.p.copyInto(&Position{})
	for i := range p.players {
		p.players[i].Known = hexSet{}
	}
	p.eraseForgotten()
	c := Carried{cells: len(p.hexes), rivers: len(p.rivers) - len(p.chart.Rivers), nile: p.records.Nile, names: p.names}
	c.records = [4]int32{p.records.Mountain, p.records.Fall, p.records.Lake, p.records.River}
	for i := range p.rivers {
		c.sources = append(c.sources, p.rivers[i].Source)
	}
	was := &Position{chart: p.chart}
	was.printMap()
	for i := range p.hexes {
		h := p.hexes[i]
		if h.Terrain == hexmap.Blank {
			if p.chart.IsBlank(hexmap.ID(i)) {
				c.Left++
			}
			continue
		}
		if t := p.people(hexmap.ID(i)); t != nil {
			c.tribes = append(c.tribes, tribe{At: t.At, Name: t.Name, Strength: t.Strength, First: t.First, Kingdom: t.Kingdom})
			h.Tribe = int16(len(c.tribes))
		}
		h.Printed, h.By, h.LakeBy, h.Month, h.Counter, h.Made = true, game.Nobody, game.Nobody, 0, NoCounter, 0
		if h != was.hexes[i] {
			c.hexes = append(c.hexes, carriedHex{hexmap.ID(i), h})
		}
	}
	ar := codec.To(nil)
	c.walk(ar)
	return ar.Bytes()
}

// ReadCarried reads a map that Carry wrote.
func ReadCarried(data []byte) (*Carried, error) {
	c, ar := &Carried{}, codec.From(data)
	c.walk(ar)
	c.Named = len(c.names)
	return c, ar.End()
}

func (c *Carried) walk(ar *codec.Archive) {
	format := formatCarried
	if codec.Num(ar, &format); format != formatCarried {
		ar.Fail(fmt.Errorf("the map has format %d, this program reads %d", format, formatCarried))
	}
	codec.Num(ar, &c.cells)
	codec.Num(ar, &c.Left)
	codec.Num(ar, &c.rivers)
	codec.List(ar, &c.sources, mostRivers, func(b *bool) { ar.Bool(b) })
	codec.List(ar, &c.hexes, maxCells, func(x *carriedHex) {
		codec.Num(ar, &x.at)
		x.is.walkCarried(ar)
	})
	codec.List(ar, &c.names, mostNames, func(n *givenName) {
		codec.Num(ar, &n.What)
		codec.Num(ar, &n.At)
		ar.Text(&n.Text, mostText)
		if ar.Reading() {
			n.By = game.Nobody
		}
	})
	codec.List(ar, &c.tribes, mostTribes, func(t *tribe) {
		codec.Num(ar, &t.At)
		codec.Num(ar, &t.Name)
		codec.Num(ar, &t.Strength)
		codec.Num(ar, &t.First)
		ar.Bool(&t.Kingdom)
	})
	codec.Fixed(ar, c.records[:])
	ar.Bool(&c.nile)
}

// walkCarried visits what of a hex goes with the map.
func (h *hexState) walkCarried(ar *codec.Archive) {
	codec.Num(ar, &h.Terrain)
	codec.Num(ar, &h.Out)
	codec.Num(ar, &h.In)
	codec.Num(ar, &h.Cataract)
	ar.Bool(&h.Salt)
	ar.Bool(&h.Oasis)
	codec.Num(ar, &h.Above)
	codec.Num(ar, &h.River)
	codec.Num(ar, &h.Fall)
	codec.Num(ar, &h.Peak)
	codec.Num(ar, &h.Lake)
	codec.Num(ar, &h.Tribe)
	if ar.Reading() {
		h.Printed, h.By, h.LakeBy = true, game.Nobody, game.Nobody
	}
}

// carry puts the map of another game on the board, in place of that of 1820.
func (p *Position) carry(c *Carried) error {
	if c.cells != len(p.hexes) || c.rivers < 0 || len(c.sources) != len(p.chart.Rivers)+c.rivers {
		return wrong(".map")
	}
	for i, found := range c.sources {
		if i >= len(p.rivers) {
			p.rivers = append(p.rivers, river{Named: hexmap.NoRiver, Least: leastLength})
		}
		p.rivers[i].Source = found
	}
	for _, x := range c.hexes {
		if x.at < 0 || int(x.at) >= len(p.hexes) || p.chart.Cells[x.at].Ground != hexmap.Land || x.is.Terrain == hexmap.Blank {
			return wrong(".map")
		}
		p.hexes[x.at] = x.is
	}
	p.tribes, p.names = slices.Clone(c.tribes), slices.Clone(c.names)
	r := &p.records
	r.Mountain, r.Fall, r.Lake, r.River, r.Nile = c.records[0], c.records[1], c.records[2], c.records[3], c.nile
	for _, check := range []func() error{p.bindNames, p.checkRivers, p.checkHexes, p.checkPeoples, p.checkNames, p.SoundAll} {
		if check() != nil {
			return wrong(".map")
		}
	}
	if p.blankLeft() != c.Left {
		return wrong(".map")
	}
	return nil
}

// blankLeft is how many hexes that were blank in 1820 still are.
func (p *Position) blankLeft() (n int) {
	for i := range p.hexes {
		if p.chart.IsBlank(hexmap.ID(i)) && p.hexes[i].Terrain == hexmap.Blank {
			n++
		}
	}
	return n
}

// checkCarried says what is wrong with a map for a game that ends as the settings
// say.
func (s Settings) checkCarried() error {
	if len(s.Map) == 0 {
		return nil
	}
	c, err := ReadCarried(s.Map)
	switch least := max(1, leastLeft*s.Target); {
	case err != nil:
		return wrong(".map")
	case c.Left < least:
		return wrong(".map-full", "n", c.Left, "least", least)
	}
	return nil
}
