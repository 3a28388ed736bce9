package nile

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// explored puts a hex on the board that seat 0 alone has drawn.
func (g *stage) explored(ids ...hexmap.ID) {
	for _, id := range ids {
		g.p.hexes[id] = hexState{Terrain: hexmap.Veldt, By: game.Nobody, LakeBy: game.Nobody, River: -1}
		g.p.players[0].Known.add(id)
	}
}

// In a closer race half of what a dead explorer alone could have published comes home: what lies
// nearest to a port, the odd hex with it. His successor may publish it at once; notes are lost, and
// without a closer race all is (7.4, 27.1).
func TestRule7_4_SheetsComeHome(t *testing.T) {
	for _, c := range []struct {
		close bool
		drawn int
		home  []hexmap.ID
	}{{true, 5, []hexmap.ID{1, 2, 3}}, {true, 4, []hexmap.ID{1, 2}}, {true, 1, []hexmap.ID{1}}, {true, 0, nil}, {false, 5, nil}} {
		m := board("v......")
		addPort(m, "Port", 0)
		g := scene(t, m, deck.Doctor, deck.Botanist)
		g.p.cfg.Close = c.close
		for n := range c.drawn {
			g.explored(hexmap.ID(n + 1))
		}
		g.party(0, 0, OnFoot, map[Item]int32{Rations: 3})
		g.p.players[0].Notes = []note{{ForFind, 3, 5, 1}}
		events := g.play(func(a *game.Act) { g.p.die(0, Hunger, a) })
		if len(c.home) > 0 {
			same(t, "sheets brought", As[SheetsBroughtEvent](g.mustTell(events, SheetsBrought)).Hexes, len(c.home))
		} else {
			g.mustNotTell(events, SheetsBrought)
		}
		var left []hexmap.ID
		for id := hexmap.ID(1); id <= 6; id++ {
			if g.p.hexes[id].Terrain != hexmap.Blank {
				left = append(left, id)
			}
		}
		same(t, "on the chart", len(left), len(c.home))
		for i, id := range c.home {
			same(t, "which", left[i], id)
			same(t, "his successor may publish it", g.p.mayPublish(0, id), true)
		}
		same(t, "notes", len(g.p.players[0].Notes), 0)
		g.play(func(a *game.Act) { g.p.succeed(0, a) })
		g.do(ChooseSpecialty, int32(deck.Doctor), 0, 0)
		want := InEurope
		if len(c.home) > 0 {
			want = Publishing
		}
		same(t, "his successor begins with", g.p.top().Kind, want)
	}
}

// For every twenty points that a player was behind the leader when the account was opened each hex
// scores one more in a closer race, two at the most, as it is promised (7.4).
func TestRule7_4_WhoIsFarBehindIsAskedForMore(t *testing.T) {
	for _, c := range []struct {
		close           bool
		mine, theirs, n int // points, and what each hex scores more
	}{{true, 0, 20, 1}, {true, 0, 19, 0}, {true, 30, 69, 1}, {true, 30, 70, 2}, {true, 5, 74, 2}, {true, 50, 30, 0}, {false, 0, 60, 0}} {
		g := scene(t, board("v..."), deck.Doctor, deck.Botanist)
		g.p.cfg.Close = c.close
		g.p.players[0].Points, g.p.players[1].Points = int32(c.mine), int32(c.theirs)
		g.explored(1, 2, 3)
		g.p.steps = []step{{Publishing, 0}}
		same(t, "promised", g.p.View(0).Player(0).Promise, 3*(1+c.n))
		sum, by := scored(g.do(Publish, 1, 0, 0))
		more, _ := scored(g.do(PublishAll, 0, 0, 0)) // the account is the same, whatever it has come to
		same(t, "scored", sum+more, 3*(1+c.n))
		same(t, "told by itself", by[ForGap], c.n)
	}
}

// A game that goes on until Africa is mapped is no race.
func TestRule7_4_OnlyInARace(t *testing.T) {
	s := waySettings(string(Game2), 2)
	s.Close = true
	same(t, "refused", s.Check() != nil, true)
	s = testSettings(3, 75)
	s.Close = true
	same(t, "a race", s.Check(), nil)
}

// A race that has been won can be played on without the winner, on a copy: he waits, and is passed
// over from then on. What the others carried is what they would have published (7.1).
func TestRule7_1_OnwardWithoutTheWinner(t *testing.T) {
	g := scene(t, board("v..."), deck.Doctor, deck.Botanist)
	g.p.cfg.Target, g.p.players[0].Points = 25, 30
	g.explored(1, 2)
	same(t, "carried", g.p.Carried(0), 2)
	g.p.steps = []step{{Publishing, 0}}
	g.do(EndPublishing, 0, 0, 0)
	same(t, "won by", g.p.winner, game.Seat(0))
	q, trial := g.p.Onward(), game.NewTrial(1)
	for turn, want := range []game.Seat{0, 1, 1} {
		same(t, "whose turn it is", q.ToMove(), want)
		trial.Do(q, game.Command{Seat: want, Kind: Wait})
		same(t, "months", int(q.turn-g.p.turn), turn)
	}
	q.players[1].Points = 25
	q.steps = []step{{Publishing, 1}}
	trial.Do(q, game.Command{Seat: 1, Kind: EndPublishing})
	same(t, "the second ends it", q.winner, game.Seat(1))
	same(t, "the race itself", g.p.winner, game.Seat(0))
	same(t, "is over", g.p.Result().Over(), true)
}
