package gametest

import (
	"bytes"
	"errors"
	"fmt"
	"slices"

	"sourceofthenile/game"
)

// standing checks that what a position says of itself goes together.
func standing(p game.Position) error {
	acting, result, sum := p.Acting(), p.Result(), p.Summary()
	switch {
	case p.Seats() < 1 || p.Seats() > game.MostSeats:
		return fmt.Errorf("a game of %d seats", p.Seats())
	case acting&^game.Everyone(p.Seats()) != 0:
		return fmt.Errorf("seats %b may act, of %d", acting, p.Seats())
	case result.Over() != acting.Empty():
		return fmt.Errorf("the result is %+v, and seats %b may act", result, acting)
	case !result.Sound(p.Seats()):
		return fmt.Errorf("the result %+v is none of a game of %d", result, p.Seats())
	case sum.Acting != acting || sum.Result != result || len(sum.Players) != p.Seats():
		return errors.New("the summary is not of this position")
	}
	return nil
}

// seats are all from whose place a position can be seen: everybody's, and each
// seat's.
func seats(p game.Position) []game.Seat {
	list := []game.Seat{game.Nobody}
	for s := range game.Seat(p.Seats()) {
		list = append(list, s)
	}
	return list
}

// veiled deals what each seat may not see anew: it must not notice.
func (w *walk) veiled() error {
	p := w.Position()
	hash := w.Hash()
	read, err := w.rules.Decode(p.Append(nil))
	if err != nil {
		return fmt.Errorf("decoding: %w", err)
	}
	for _, s := range seats(p) {
		if !bytes.Equal(p.Seen(s, nil), read.Seen(s, nil)) || !bytes.Equal(p.Seen(s, nil), p.Clone().Seen(s, nil)) {
			return fmt.Errorf("the position decoded or cloned looks otherwise to seat %d", s)
		}
		q := p.Redeal(s, w.whim.below)
		if err := w.looksAlike(q, s, "dealt anew"); err != nil {
			return err
		}
		if w.Hash() != hash {
			return fmt.Errorf("dealing anew for seat %d changed the position itself", s)
		}
		if err := w.veil(q, s); err != nil {
			return err
		}
	}
	return nil
}

// looksAlike checks that a position made for a seat is sound, and to the seat the one
// being played.
func (w *walk) looksAlike(q game.Position, s game.Seat, made string) error {
	p := w.Position()
	if err := q.Sound(); err != nil {
		return fmt.Errorf("%s for seat %d the position is not sound: %w", made, s, err)
	}
	switch {
	case !bytes.Equal(p.Seen(s, nil), q.Seen(s, nil)):
		return fmt.Errorf("seat %d sees what is hidden from it: %s it sees another position", s, made)
	case p.Acting() != q.Acting() || p.Result() != q.Result():
		return fmt.Errorf("%s for seat %d others may act, or the result is another", made, s)
	case !slices.Equal(game.ChoicesOf(p, s), game.ChoicesOf(q, s)):
		return fmt.Errorf("the choices of seat %d tell what is hidden from it (%s)", s, made)
	}
	return nil
}

// veil checks what a seat may hold of the position: it looks as the position does, can be
// read, and is the same whatever is hidden, as in the position dealt anew. What is dealt
// anew from it is what is dealt anew from the position.
func (w *walk) veil(dealt game.Position, s game.Seat) error {
	p := w.Position()
	hash, v := w.Hash(), p.Veil(s)
	if err := w.looksAlike(v, s, "veiled"); err != nil {
		return err
	}
	code := v.Append(nil)
	read, err := w.rules.Decode(code)
	switch {
	case w.Hash() != hash:
		return fmt.Errorf("veiling for seat %d changed the position itself", s)
	case err != nil:
		return fmt.Errorf("the veil of seat %d cannot be read: %w", s, err)
	case !bytes.Equal(read.Append(nil), code):
		return fmt.Errorf("the veil of seat %d is read as another position", s)
	case !bytes.Equal(dealt.Veil(s).Append(nil), code):
		return fmt.Errorf("the veil of seat %d tells what is hidden from it: dealt anew it is another", s)
	}
	first, second := w.whim, w.whim
	if !bytes.Equal(p.Redeal(s, first.below).Append(nil), read.Redeal(s, second.below).Append(nil)) {
		return fmt.Errorf("what is dealt anew for seat %d is not made from its veil alone", s)
	}
	_, err = Mutants(w.rules, p, s, mutants, w.whim.below)
	return err
}

// mutants is how many positions a veil is compared with for each seat whenever secrets are
// looked at.
const mutants = 6

// Mutants looks for what the veil of a seat lets through: bits of the position are flipped
// n times, and what can be read, is sound and looks the same to the seat must veil the
// same. It gives how many looked the same.
func Mutants(rules game.Rules, p game.Position, s game.Seat, n int, pick func(n int) int) (alike int, err error) {
	plain, seen, veil := p.Append(nil), p.Seen(s, nil), p.Veil(s).Append(nil)
	if bytes.Equal(plain, seen) {
		return 0, nil // nothing is hidden
	}
	for range n {
		bent := slices.Clone(plain)
		var at int
		for range 1 + pick(2) {
			at = pick(len(bent))
			bent[at] ^= 1 << pick(8)
		}
		q, err := rules.Decode(bent)
		if err != nil || q.Sound() != nil || !bytes.Equal(q.Seen(s, nil), seen) {
			continue
		}
		alike++
		if !bytes.Equal(q.Veil(s).Append(nil), veil) {
			return alike, fmt.Errorf("the veil of seat %d tells what is hidden from it: it is another where byte %d of the position is %d, not %d", s, at, bent[at], plain[at])
		}
	}
	return alike, nil
}

// sayso: a command changes what another seat sees only by what that seat is told
// of it. What is hidden from the seat is dealt anew before the command, which is
// then carried out once more with the chance it had: a seat that hears the same
// must see the same afterwards, or the command has shown it what no event says.
func (w *walk) sayso(before game.Position, cmd game.Command) error {
	last := w.Len() - 1
	for _, s := range seats(before) {
		if s == cmd.Seat {
			continue
		}
		again, ok := w.otherwise(before.Redeal(s, w.whim.below), cmd, w.RollsOf(last))
		if !ok {
			continue // dealt anew it cannot be done, or asks for another chance
		}
		first, second := game.Told(w.Position(), s, w.EventsOf(last)), game.Told(again.Position(), s, again.Events())
		if !sameEvents(first, second) {
			continue // it is told what differs
		}
		if !bytes.Equal(w.Position().Seen(s, nil), again.Position().Seen(s, nil)) {
			return fmt.Errorf("%+v changed what seat %d sees by what was hidden from it, and no event tells of it", cmd, s)
		}
	}
	return nil
}

// otherwise is a table on which a command has been carried out in another
// position with the same chance; false if it cannot be.
func (w *walk) otherwise(p game.Position, cmd game.Command, rolls []game.Roll) (*game.Table, bool) {
	rec := w.Record()
	rec.Base, rec.Log, rec.Story, rec.Past = p.Append(nil), []game.Played{{Command: cmd, Rolls: rolls}}, nil, 0
	rec.Position, rec.Hash, rec.Chance, rec.Sittings = nil, "", nil, nil
	t, err := game.Replay(w.rules, rec)
	return t, err == nil
}

// twins does two things that a seat could do now, each on a table of its own:
// whoever sees the same position after both must have been told the same.
func (w *walk) twins() error {
	first := w.whim.command(w.Choices())
	alike := slices.DeleteFunc(slices.Clone(w.ChoicesOf(first.Seat)), func(c game.Choice) bool { return c.Kind != first.Kind })
	second := w.whim.command(alike)
	first.Text, second.Text = "", ""
	if first == second {
		return nil
	}
	rec := w.Record()
	var after [2]*game.Table
	for i, cmd := range [2]game.Command{first, second} {
		t, err := game.Resume(w.rules, rec)
		if err != nil {
			return err
		}
		if _, err := t.Do(cmd); err != nil {
			return fmt.Errorf("a table resumed refuses %+v: %w", cmd, err)
		}
		if len(t.RollsOf(0)) > 0 {
			return nil // chance has had a hand in it
		}
		after[i] = t
	}
	for _, s := range seats(w.Position()) {
		if s == first.Seat || !bytes.Equal(after[0].Position().Seen(s, nil), after[1].Position().Seen(s, nil)) {
			continue
		}
		if !sameEvents(heard(after[0], s), heard(after[1], s)) {
			return fmt.Errorf("seat %d cannot see whether %+v or %+v was done, and is told", s, first, second)
		}
	}
	return nil
}

// heard is what a seat is told of a table's events.
func heard(t *game.Table, s game.Seat) []game.Event { return game.Told(t.Position(), s, t.Events()) }
