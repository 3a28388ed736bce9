package play_test

import (
	"errors"
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
)

// loop is a desk that runs what is posted when the test says so.
type loop struct {
	desk.Desk
	posted chan func()
}

func (l *loop) Post(f func())         { l.posted <- f }
func (l *loop) Tracef(string, ...any) {}

// run runs the next thing that is posted.
func (l *loop) run(t *testing.T) {
	t.Helper()
	select {
	case f := <-l.posted:
		f()
	case <-time.After(20 * time.Second):
		t.Fatal("no answer comes")
	}
}

// slow is a bot that waits for a word, or until it is stopped.
type slow struct {
	word    chan bool
	stop    func() bool
	stopped chan bool
}

func (s *slow) Heed(stop func() bool) { s.stop = stop }

func (s *slow) Choose(_ game.Position, _ game.Seat, cs []game.Choice) game.Command {
	for !s.stop() {
		select {
		case <-s.word:
			return cs[0].Command(int(cs[0].Min))
		case <-time.After(time.Millisecond):
		}
	}
	s.stopped <- true
	return cs[0].Command(int(cs[0].Min))
}

// withBots is a game of Caravan for so many, in which bots can be asked for: any name
// but "none".
func withBots(t *testing.T, seats int, bot play.Bot) (*play.Play, *loop) {
	t.Helper()
	table, err := game.NewTable(caravan.Rules{}, caravan.ForSeats(seats, 3, caravan.Desert).Encode(), 4)
	if err != nil {
		t.Fatal(err)
	}
	p := local.New(table, play.Host{Bots: func(name string, seed uint64) (play.Bot, error) {
		switch {
		case name == "none":
			return nil, errors.New("nobody is called that")
		case bot != nil:
			return bot, nil
		}
		return picker{game.NewRandom(seed)}, nil
	}})
	return p, &loop{posted: make(chan func(), 1)}
}

type picker struct{ r *game.Random }

func (b picker) Choose(_ game.Position, _ game.Seat, cs []game.Choice) game.Command {
	return b.r.Choose(cs)
}

// One person among computer players sits before the screen all the time, and the
// others come to their turns by themselves: nobody hands anything over.
func TestOnePersonAmongComputerPlayers(t *testing.T) {
	p, a := withBots(t, 3, nil)
	p.Take(1, "random")
	p.Take(2, "random")
	if p.Seat() != 0 || p.Persons() != game.Only(0) {
		t.Fatalf("seat %d before the screen, persons %v; want 0, %v", p.Seat(), p.Persons(), game.Only(0))
	}
	mine, theirs := 0, 0
	me := game.NewRandom(1)
	for !p.Over() {
		if to, must := p.HandOver(); must {
			t.Fatalf("the machine is handed to %d", to)
		}
		if _, ok := p.Machine(); ok {
			p.Think(a)
			if !p.Thinking() {
				t.Fatal("nobody thinks")
			}
			p.Think(a) // once is enough
			a.run(t)
			p.Beats().Play(0, false)
			theirs++
			continue
		}
		p.Command(me.Choose(p.Choices()), nil)
		if p.Failed != nil {
			t.Fatal(p.Failed)
		}
		p.Beats().Play(0, false)
		mine++
	}
	if mine == 0 || theirs == 0 || p.Failed != nil {
		t.Errorf("%d commands by the person, %d by the others, %v", mine, theirs, p.Failed)
	}
}

// machineTurn brings a game to a moment at which the computer player in seat 0 thinks.
func machineTurn(t *testing.T, s *slow) (*play.Play, *loop) {
	t.Helper()
	p, a := withBots(t, 2, s)
	p.Take(0, "slow")
	p.Think(a)
	if !p.Thinking() {
		t.Fatal("nobody thinks")
	}
	return p, a
}

// A game can be saved while a computer player thinks, and left: what it thinks then
// comes to nothing.
func TestSavedAndLeftWhileABotThinks(t *testing.T) {
	s := &slow{word: make(chan bool), stopped: make(chan bool, 1)}
	p, a := machineTurn(t, s)
	rec := local.Of(p).Record()
	if _, err := game.Replay(caravan.Rules{}, rec); err != nil {
		t.Fatal(err)
	}
	n := p.Len()
	p.Quiet()
	select {
	case <-s.stopped:
	case <-time.After(20 * time.Second):
		t.Fatal("it goes on thinking")
	}
	a.run(t)
	if p.Len() != n || p.Thinking() {
		t.Errorf("%d commands, %d when it was left", p.Len(), n)
	}
}

// A seat is taken over by a person while the computer player in it thinks, and given
// back: both stand in the log.
func TestASeatTakenOverWhileItsBotThinks(t *testing.T) {
	s := &slow{word: make(chan bool), stopped: make(chan bool, 1)}
	p, a := machineTurn(t, s)
	p.Take(0, "")
	a.run(t)
	if _, ok := p.Machine(); ok || !p.Manned(0) || p.Len() != 2 {
		t.Fatalf("%d commands", p.Len())
	}
	p.Take(0, "slow")
	p.Think(a)
	s.word <- true
	a.run(t)
	if p.Len() != 4 {
		t.Errorf("%d commands, want 4", p.Len())
	}
	again, err := game.Replay(caravan.Rules{}, local.Of(p).Record())
	if err != nil || again.Sitter(0) != "slow" {
		t.Errorf("%v, %q sits in the first seat; want \"slow\"", err, again.Sitter(0))
	}
}

// A name that this program does not know is told, and a person goes on.
func TestAnUnknownComputerPlayer(t *testing.T) {
	p, a := withBots(t, 2, nil)
	p.Take(0, "none")
	p.Think(a)
	if p.Failed == nil || !p.Manned(0) || p.Thinking() || words.Err(p.Failed) != words.Say("play.no-bot", "name", "none") {
		t.Errorf("failed: %v, a person plays on: %v, somebody thinks: %v; want %q, true, false", p.Failed, p.Manned(0), p.Thinking(), words.Say("play.no-bot", "name", "none"))
	}
}

// faulty is a bot with a fault in it.
type faulty struct{}

func (faulty) Choose(game.Position, game.Seat, []game.Choice) game.Command { panic("lost count") }

// A fault in a computer player is told in words, and a person goes on.
func TestAComputerPlayerGivesUp(t *testing.T) {
	p, a := withBots(t, 2, faulty{})
	p.Take(0, "faulty")
	p.Think(a)
	a.run(t)
	if p.Failed == nil || !p.Manned(0) || words.Err(p.Failed) != words.Say("play.bot-gave-up", "why", "lost count") {
		t.Errorf("failed: %v, a person plays on: %v; want %q, true", p.Failed, p.Manned(0), words.Say("play.bot-gave-up", "why", "lost count"))
	}
}
