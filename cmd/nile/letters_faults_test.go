package main

import (
	"errors"
	"fmt"
	"path/filepath"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/internal/library"
	"sourceofthenile/saves"
	"sourceofthenile/saves/disk/brittle"
	"sourceofthenile/saves/sealed"
)

// post is a game of Caravan that two players pass on to each other, with their folders
// on one disk.
type post struct {
	d    *brittle.Disk
	mail *sealed.Turn // that has been sent last; nil: none yet
	game *game.Table  // in it; nil: the dice are being agreed on
	who  int          // does something next
	safe int          // how many commands are known to be safe
}

func (p *post) folder() saves.Folder { return catalogue.Letters(fmt.Sprint("/player", p.who), p.d) }

// act is what a player does at one go: takes in the turn that has come, plays, and
// passes the game on.
func (p *post) act() error {
	in := p.folder()
	if p.mail != nil {
		// Who had already written down that it was passed on, and no more, passes it on
		// again: that is not the turn that came.
		var f *sealed.Fault
		if err := catalogue.Taken(p.mail, p.game, "", in); err != nil && !(errors.As(err, &f) && f.Kind == sealed.Older) {
			return err
		}
	}
	me, err := sealed.RecallOnly(in)
	if err == nil && me == nil {
		settings, bad := theCaravan.Settings("caravan", 2, 0)
		if bad != nil {
			return bad
		}
		me, err = sealed.Begin("caravan", settings, []string{"Anna", "Ben"}, nil, 0)
	}
	if err != nil {
		return err
	}
	var turn *sealed.Turn
	for turn == nil { // who agreed on the dice last may have the first turn
		if err := p.play(in); err != nil {
			return err
		}
		if turn, err = catalogue.PassedOn(me, in, nil); err != nil {
			return err
		}
	}
	p.mail, p.who = turn, turn.To
	if turn.Begun() {
		p.game, err = turn.Play(theCaravan.Rules())
	}
	return err
}

// play plays the turn of the player whose folder it is, if it is theirs.
func (p *post) play(in saves.Folder) error {
	own := filepath.Join(in.Dir, library.SealedGame)
	h, rec, err := in.Load(own)
	if p.safe == 0 && library.IsMissing(p.d, own) {
		return nil
	}
	if err != nil {
		return err
	}
	if len(rec.Log) < p.safe {
		return fmt.Errorf("%d commands are left of %d", len(rec.Log), p.safe)
	}
	t, err := game.Replay(theCaravan.Rules(), rec)
	if err != nil {
		return err
	}
	random := game.NewRandom(7)
	for !t.Over() && t.Acting().Has(game.Seat(p.who)) {
		if _, err := t.Do(random.Choose(t.ChoicesOf(game.Seat(p.who)))); err != nil {
			return err
		}
	}
	if t.Len() > len(rec.Log) {
		if err := in.SaveAt(own, h, t.Record(), true); err != nil {
			return err
		}
	}
	p.safe = t.Len()
	return nil
}

// passings is how often the game is passed on.
const passings = 7

// goOn passes the game on until that is done so often.
func (p *post) goOn(t *testing.T, done int) (int, error) {
	t.Helper()
	for ; done < passings; done++ {
		if err := p.act(); err != nil {
			return done, err
		}
	}
	return done, nil
}

// TestATurnThatComesTwice: who opens a file once more has lost nothing of what was
// played on from it, and may do their part again while the dice are being agreed on.
func TestATurnThatComesTwice(t *testing.T) {
	p := &post{d: brittle.New()}
	for p.game == nil {
		before := p.mail
		if err := p.act(); err != nil {
			t.Fatal(err)
		}
		if before != nil && p.game == nil {
			if err := catalogue.Taken(before, nil, "", catalogue.Letters(fmt.Sprint("/player", before.To), p.d)); err != nil {
				t.Errorf("it comes again after %d commands: %v", p.safe, err)
			}
		}
	}
	in := p.folder()
	for range 2 {
		if err := catalogue.Taken(p.mail, p.game, "", in); err != nil {
			t.Fatal(err)
		}
		if err := p.play(in); err != nil { // it finds less than was played
			t.Fatal(err)
		}
	}
	if p.safe <= p.game.Len() {
		t.Errorf("nothing was played: got %v, wanted more than %v", p.safe, p.game.Len())
	}
}

// TestEveryFaultOfLetters: whatever the disk does while a game is begun, taken in,
// played and passed on, it can be done again, no command that was safe is lost, and
// what is passed on in the end is a game played by the rules with the dice agreed on.
func TestEveryFaultOfLetters(t *testing.T) {
	stride := map[bool]int{false: 23, true: 1}[*torture]
	whole := &post{d: brittle.New()}
	if _, err := whole.goOn(t, 0); err != nil {
		t.Fatal(err)
	}
	faults := 0
	for at := 1; at <= whole.d.Ops; at += stride {
		for _, fault := range []brittle.Fault{brittle.Fails, brittle.Full, brittle.Stops} {
			p := &post{d: brittle.New()}
			p.d.At, p.d.Fault = at, fault
			done, err := p.goOn(t, 0)
			if err == nil {
				continue // nothing hung on it
			}
			left := []brittle.Left{brittle.Written}
			if fault == brittle.Stops {
				left = []brittle.Left{brittle.Written, brittle.Synced, brittle.Names, brittle.Torn}
			}
			for _, l := range left {
				faults++
				again := &post{d: p.d.After(l), mail: p.mail, game: p.game, who: p.who, safe: p.safe}
				if _, err := again.goOn(t, done); err != nil {
					t.Fatalf("fault %d at operation %d (%s), left %d: %v; %v", fault, at, p.d.Did[at-1], l, err, again.d.Files())
				}
				if again.game == nil || len(again.mail.Chain) < 3 {
					t.Fatalf("fault %d at operation %d, left %d: no game was passed on", fault, at, l)
				}
			}
		}
	}
	t.Logf("%d faults at %d operations", faults, whole.d.Ops)
	if faults < whole.d.Ops*3/stride {
		t.Errorf("only %d faults", faults)
	}
}
