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
	for _, s := range seats(p) {
		q := p.Redeal(s, w.whim.below)
		if err := q.Sound(); err != nil {
			return fmt.Errorf("dealt anew for seat %d the position is not sound: %w", s, err)
		}
		switch {
		case w.Hash() != hash:
			return fmt.Errorf("dealing anew for seat %d changed the position itself", s)
		case !bytes.Equal(p.Seen(s, nil), q.Seen(s, nil)):
			return fmt.Errorf("seat %d sees what is hidden from it: dealt anew it sees another position", s)
		case p.Acting() != q.Acting() || p.Result() != q.Result():
			return fmt.Errorf("dealt anew for seat %d others may act, or the result is another", s)
		case !slices.Equal(ofSeat(p, s), ofSeat(q, s)):
			return fmt.Errorf("the choices of seat %d tell what is hidden from it", s)
		}
	}
	return nil
}

// ofSeat is what a position offers one seat.
func ofSeat(p game.Position, s game.Seat) []game.Choice {
	return slices.DeleteFunc(p.Choices(nil), func(c game.Choice) bool { return c.Seat != s })
}

// sayso: what others see has changed by the command just played only if they
// have been told of something.
func (w *walk) sayso(before game.Position, cmd game.Command) error {
	told := w.EventsOf(w.Len() - 1)
	for _, s := range seats(before) {
		if s == cmd.Seat || bytes.Equal(before.Seen(s, nil), w.Position().Seen(s, nil)) {
			continue
		}
		// That a thing happened is no secret; what of it is, the views must hide.
		if len(told) == 0 {
			return fmt.Errorf("%+v changed what seat %d sees, and no event tells of it", cmd, s)
		}
	}
	return nil
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
		if !slices.EqualFunc(heard(after[0], s), heard(after[1], s), func(x, y game.Event) bool { return sameEvents([]game.Event{x}, []game.Event{y}) }) {
			return fmt.Errorf("seat %d cannot see whether %+v or %+v was done, and is told", s, first, second)
		}
	}
	return nil
}

// heard is what a seat is told of a table's events: of those that it may not see,
// only that they happened.
func heard(t *game.Table, s game.Seat) []game.Event {
	out := slices.Clone(t.Events())
	for i := range out {
		if !t.Position().Sees(s, &out[i]) {
			out[i] = game.Event{Kind: out[i].Kind, Seat: out[i].Seat}
		}
	}
	return out
}
