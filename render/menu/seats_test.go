package menu

import (
	"slices"
	"testing"

	"sourceofthenile/render/engraving/faces"
	"sourceofthenile/render/words"
)

// player is one of a set-up's players for tests.
type player struct {
	name   string
	colour uint8
	face   uint16
}

// seated are the seats of such players.
func seated(list *[]player) *Seats {
	s := SeatsOf(list, func(p *player) Kept { return Kept{&p.name, &p.colour, &p.face} })
	s.Opponents = Opponents{Strengths: []Opponent{{Name: "easy"}}, Tempers: []Opponent{{Name: "river", Who: "Somebody"}}}
	s.Unnamed = func(place int) string { return string(rune('A' + place)) }
	return s
}

// The computer players of the last game sit where they sat; none of an older program does, and none where the seats
// are others.
func TestComputerPlayersReturn(t *testing.T) {
	for _, c := range []struct{ last, want []string }{
		{[]string{"", "easy", "easy-river"}, []string{"", "easy", "easy-river"}},
		{[]string{"", "giant", "easy-moon"}, []string{"", "", ""}},
		{[]string{"", "easy"}, []string{"", "", ""}},
		{[]string{"easy", "easy", "easy"}, []string{"", "", ""}},
		{nil, []string{"", "", ""}},
	} {
		var at []player
		s := seated(&at).More(3)
		if s.Return(c.last); !slices.Equal(s.Sitters(), c.want) {
			t.Errorf("%q: got %q, want %q", c.last, s.Sitters(), c.want)
		}
	}
}

// Whoever is added is offered a face of their own, a woman's and a man's in turn, and it
// does not become another while a name is written. A computer player that brings a name has
// that of the name.
func TestOfferedFacesAlternate(t *testing.T) {
	var at []player
	s := seated(&at).More(6)
	worn := map[uint16]bool{}
	for i, p := range at {
		n := p.face
		if n == 0 || worn[n] {
			t.Errorf("player %d is offered face %d of %v", i+1, n, at)
		}
		worn[n] = true
		if f := faces.Named("Ada", n); f.Woman != (i%2 == 0) || f != faces.Named("Tom", n) {
			t.Errorf("player %d is offered %+v", i+1, f)
		}
	}
	s.remove(0)
	s.More(1)
	if !faces.Named("", at[5].face).Woman {
		t.Error("a woman has gone, and a man's face is offered")
	}
	s.sit(2, "easy-river")
	if at[2].face != 0 {
		t.Errorf("a computer player has face %d, not that of its name", at[2].face)
	}
	at[1].face = 77 // chosen by hand
	s.sit(2, "")
	if at[2].face == 0 || at[1].face != 77 {
		t.Errorf("a person is back, and the players are %v", at)
	}
	if s.sit(0, "easy-river"); at[0].name != s.Opponents.Called("easy-river") {
		t.Errorf("a computer player is called %q, want %q", at[0].name, s.Opponents.Called("easy-river"))
	}
	if s.sit(0, ""); at[0].name == s.Opponents.Called("easy-river") || at[0].name == "" {
		t.Errorf("a person in a computer player's place is called %q, not as the seat came", at[0].name)
	}
}

// Whoever plays a seat, it is the same person with the same face; only a computer player that comes with a name of its own is
// somebody else.
func TestOnePersonHasOneFace(t *testing.T) {
	var at []player
	s := seated(&at)
	s.Opponents.Tempers = nil
	s.More(3)
	was := slices.Clone(at)
	s.sit(1, "easy")
	s.sit(2, "easy")
	s.sit(2, "")
	if !slices.Equal(at, was) {
		t.Errorf("the players were %v, and are %v", was, at)
	}
}

// One person who plays two of a company is named once.
func TestNamesAreToldOnce(t *testing.T) {
	if got, want := names([]SavePlayer{{Name: "Anna"}, {Name: "Anna"}, {Name: "Ben"}}), words.List([]string{"Anna", "Ben"}); got != want {
		t.Errorf("the players are %q, want %q", got, want)
	}
}
