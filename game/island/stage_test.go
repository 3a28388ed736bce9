package island

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
)

// stage is a game whose chance is laid down beforehand: dice by their faces, cards by their
// codes.
type stage struct {
	t     *testing.T
	table *game.Table
	faces map[string][]int
	cards []string     // what is drawn next, in order
	told  []game.Event // by the last command
}

// on is a game of so many seats in the first round, in the turn of seat 0: seat 0 is the
// Master, 1 the Engineer, 2 the Doctor, 3 the Wireless Operator, all at the Ship and without
// cards. change makes it what a test needs.
func on(t *testing.T, seats int, change func(p *Position)) *stage {
	t.Helper()
	return onWay(t, box.ForSeats(seats), change)
}

func onWay(t *testing.T, cfg box.Settings, change func(p *Position)) *stage {
	t.Helper()
	pos, err := Rules{}.New(cfg.Encode())
	if err != nil {
		t.Fatal(err)
	}
	p := pos.(*Position)
	p.round, p.turns, p.mover = 1, 1, 0
	for s := range game.Seat(p.n) {
		p.be(s, box.Roles[s].ID)
		p.chairs[s].Kept = true
	}
	p.cut(0)
	p.push(frame{Step: playing, At: atTurned})
	p.push(frame{Step: turning, At: turnActed})
	p.push(frame{Step: Acting})
	p.turn.Left = allowance[p.size()]
	p.who(0).Turned = 1
	s := &stage{t: t, faces: map[string][]int{}}
	s.stand(p, change)
	return s
}

// be has a seat be a protagonist.
func (p *Position) be(s game.Seat, id string) {
	for r := range box.Roles {
		if role := &box.Roles[r]; role.ID == id {
			at := box.Ship
			if was := p.who(s); was.Alive() {
				p.free |= 1 << was.Role
				at = was.At
			}
			p.free &^= 1 << r
			p.isle.People[s] = foretell.Person{Role: int8(r), At: at, Strength: role.Strength, Sanity: role.Sanity, Turned: p.who(s).Turned}
			p.chairs[s].Item = true
		}
	}
}

// holds gives a seat cards out of their decks.
func (p *Position) holds(s game.Seat, codes ...string) {
	for _, code := range codes {
		c, ok := box.CardOf(code)
		if !ok || p.bag[c] == 0 {
			panic("no card " + code)
		}
		p.bag[c]--
		p.hands[s][c]++
	}
}

// at is a place by its code.
func at(code string) box.Place {
	p, ok := box.PlaceOf(code)
	if !ok {
		panic("no place " + code)
	}
	return p
}

// card is a card by its code.
func card(code string) int {
	c, ok := box.CardOf(code)
	if !ok {
		panic("no card " + code)
	}
	return int(c)
}

// stand goes on from a position changed.
func (s *stage) stand(p *Position, change func(p *Position)) {
	s.t.Helper()
	if change != nil {
		change(p)
		p.heed()
	}
	rec := &game.Record{Game: "island", Version: 1, Settings: p.cfg.Encode(), Position: p.Append(nil)}
	table, err := game.Resume(Rules{}, rec)
	if err != nil {
		s.t.Fatal(err)
	}
	s.table = table
}

// cut changes the position and goes on from there.
func (s *stage) cut(change func(p *Position)) {
	s.t.Helper()
	s.stand(s.pos().Clone().(*Position), change)
}

func (s *stage) pos() *Position { return s.table.Position().(*Position) }

// dice lays down the faces that are rolled next for a name.
func (s *stage) dice(name string, faces ...int) *stage {
	s.faces[name] = append(s.faces[name], faces...)
	return s
}

// draws has the next cards drawn be these.
func (s *stage) draws(codes ...string) *stage {
	s.cards = append(s.cards, codes...)
	return s
}

// outcome is the next one laid down for what is asked: a face, or the place of the next card
// among those that are left. The card leaves its deck in now.
func (s *stage) outcome(now *Position, asked game.Roll) game.Roll {
	s.t.Helper()
	if list := s.faces[asked.Name]; len(list) > 0 {
		s.faces[asked.Name] = list[1:]
		asked.Got = int16(list[0] - 1)
		return asked
	}
	if len(s.cards) == 0 {
		s.t.Fatalf("%q of %d is asked for, and nothing is laid down", asked.Name, asked.Of)
	}
	code := s.cards[0]
	s.cards = s.cards[1:]
	nth, found := 0, false
	look := func(is string, n int, gone func()) {
		if is == code && n > 0 && !found {
			found = true
			gone()
		}
		if !found {
			nth += n
		}
	}
	switch asked.Name {
	case "6 spawn", "22 peek":
		for c := range box.Spawn(box.Spawns) {
			look(c.Code(), int(now.deck>>c&1), func() { now.deck &^= 1 << c })
		}
	case "3 protagonist", "14 protagonist":
		for r := range box.Roles {
			look(box.Roles[r].ID, int(now.free>>r&1), func() { now.free &^= 1 << r })
		}
	default:
		for c := box.RadioPart; c < box.Cards; c++ {
			if c.IsCurse() == (asked.Name == "16 curse") {
				look(c.Code(), int(now.bag[c]), func() { now.bag[c]-- })
			}
		}
	}
	if asked.Got = int16(nth); !found {
		s.t.Fatalf("%q: there is no %s to be drawn", asked.Name, code)
	}
	return asked
}

// do takes the choice of a kind, with that target and item, which has to be offered.
func (s *stage) do(k game.Kind, target, item int, n ...int) *stage {
	s.t.Helper()
	for _, c := range s.table.Choices() {
		if c.Kind == k && int(c.Target) == target && int(c.Item) == item {
			cmd := c.Command(int(c.Min))
			if len(n) > 0 {
				cmd.N = int32(n[0])
			}
			return s.carry(cmd)
		}
	}
	s.t.Fatalf("%s %d %d is not among what %s offers: %s", KindName(k), target, item, s.asked(), s.offers())
	return s
}

// carry carries out a command with the chance laid down for it.
func (s *stage) carry(cmd game.Command) *stage {
	s.t.Helper()
	now := s.pos().Clone().(*Position)
	for rolls := []game.Roll(nil); ; {
		err := s.table.Follow(game.Played{Command: cmd, Rolls: rolls}, nil)
		if err == nil {
			break
		}
		var miss *game.Mismatch
		if !errors.As(err, &miss) || miss.Asked.Of == 0 {
			s.t.Fatalf("%s: %v", s.asked(), err)
		}
		rolls = append(rolls, s.outcome(now, miss.Asked))
	}
	s.told = s.table.EventsOf(s.table.Len() - 1)
	if err := s.pos().Sound(); err != nil {
		s.t.Fatal(err)
	}
	return s
}

// offered reports whether a choice of a kind is, with that target, −1 for any.
func (s *stage) offered(k game.Kind, target int) bool {
	return slices.ContainsFunc(s.table.Choices(), func(c game.Choice) bool { return c.Kind == k && (target < 0 || int(c.Target) == target) })
}

// choice is the choice of a kind with that target and item.
func (s *stage) choice(k game.Kind, target, item int) game.Choice {
	s.t.Helper()
	for _, c := range s.table.Choices() {
		if c.Kind == k && int(c.Target) == target && int(c.Item) == item {
			return c
		}
	}
	s.t.Fatalf("%s %d %d is not among what %s offers: %s", KindName(k), target, item, s.asked(), s.offers())
	return game.Choice{}
}

// has reports whether the last command was told by an event of a kind.
func (s *stage) has(k game.EventKind) bool {
	return slices.ContainsFunc(s.told, func(e game.Event) bool { return e.Kind == k })
}

// is checks that something is as wanted.
func is[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

// done checks that all that was laid down has come.
func (s *stage) done() {
	s.t.Helper()
	if len(s.cards) > 0 {
		s.t.Errorf("not drawn: %v", s.cards)
	}
	for name, left := range s.faces { // in any order: each by itself
		if len(left) > 0 {
			s.t.Errorf("%s: %v has not come", name, left)
		}
	}
}

// refused checks why and by which rule a command is.
func (s *stage) refused(c game.Command, rule game.Rule, why string) {
	s.t.Helper()
	_, err := s.table.Do(c)
	var r *game.Refusal
	if !errors.As(err, &r) || r.Rule != rule || r.Why != why {
		s.t.Errorf("%s %d: %v, want rule %s, %s", KindName(c.Kind), c.Target, err, rule, why)
	}
}

func (s *stage) asked() string {
	p := s.pos()
	if p.depth == 0 {
		return "nothing"
	}
	return fmt.Sprint(p.top().Step.Name(), " of ", p.top().Seat)
}

func (s *stage) offers() string {
	var b strings.Builder
	for _, c := range s.table.Choices() {
		fmt.Fprintf(&b, "%s %d %d; ", KindName(c.Kind), c.Target, c.Item)
	}
	return b.String()
}
