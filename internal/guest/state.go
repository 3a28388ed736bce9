package guest

import (
	"iter"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/internal/wire"
)

// State is a table as it stands.
type State struct {
	Seat     game.Seat
	Names    []string // as they are called now
	Rules    game.Rules
	Position game.Position // the seat's veil; nil: nothing has been heard yet
	Steps    []wire.Step
	Now      wire.See
	Heard    time.Time   // when Now was told: clocks that run go on from there; zero: before this program began
	Notes    []wire.Note // all that was said
	Clock    wire.Clock  // what was agreed
	Words    wire.Words
	Waiting  int  // what is given and not answered
	Online   bool // the host is there
	Lost     Loss // why it is not; NotLost as long as nothing was tried
	Err      error
	Laid     [][]byte     // the host's log with all that was told in it, once it was laid open; asked for again when it grows
	Heads    [][32]byte   // of the log, whenever something was told
	Answers  []wire.Done  // all that were given
	Begin    []byte       // the veil before the first step
	Past     []game.Event // told before that
	Commit   [32]byte     // to the host's part of the seed

	late [][]byte
}

// Over reports whether the game is known to have ended.
func (s *State) Over() bool { return s.Position != nil && s.Position.Result().Over() }

// State is the table as it stands, and a channel that is closed when it does no more.
func (t *Table) State() (State, <-chan struct{}) {
	t.mu.Lock()
	defer t.mu.Unlock()
	s := State{Seat: game.Nobody, Rules: t.plays, Position: t.pos, Steps: t.steps, Now: t.now, Heard: t.heard, Notes: t.notes, Waiting: len(t.gives), Laid: t.laid, Heads: t.heads, Answers: t.answers, Begin: t.begin, Past: t.past, Names: t.names, Online: t.online, Lost: t.lost, Err: t.err, late: t.late}
	if t.welcome != nil {
		s.Seat, s.Clock, s.Words, s.Commit = t.welcome.Seat, t.welcome.Clock, t.welcome.Words, t.welcome.Commit
	}
	return s, t.moved
}

// veil is the position after n steps, as bytes.
func (s *State) veil(n int) (veil []byte, err error) {
	k := len(s.Steps) - len(s.late)
	if n > k {
		return s.late[n-k-1], nil
	}
	veil = s.Begin
	for k := 0; k < n && err == nil; k++ {
		veil, err = wire.Whole(veil, s.Steps[k].Veil)
	}
	return veil, err
}

// At is the position after n steps; nil where it cannot be read.
func (s *State) At(n int) game.Position {
	if n == len(s.Steps) {
		return s.Position
	}
	veil, err := s.veil(n)
	return s.read(veil, err)
}

// Moment is the position in the last step when so many of its events had been told, 0 for
// before it; nil where that is not known.
func (s *State) Moment(told int) game.Position {
	n := len(s.Steps) - 1
	if n < 0 || told > len(s.Now.Moments) && told < len(s.Steps[n].Events) {
		return nil
	}
	if told >= max(1, len(s.Steps[n].Events)) {
		return s.Position
	}
	veil, err := s.veil(n)
	for _, d := range s.Now.Moments[:min(told, len(s.Now.Moments))] {
		if err == nil {
			veil, err = wire.Whole(veil, d)
		}
	}
	if between, ok := s.Rules.(game.Between); ok && err == nil {
		if p, err := between.DecodeBetween(veil); err == nil {
			return p
		}
		return nil
	}
	return s.read(veil, err)
}

// Stands goes through the game from its beginning: so many steps, and the position after
// them. It ends where one cannot be read.
func (s *State) Stands() iter.Seq2[int, game.Position] {
	return func(yield func(int, game.Position) bool) {
		veil := s.Begin
		for k := 0; ; k++ {
			p := s.read(veil, nil)
			if p == nil || !yield(k, p) || k == len(s.Steps) {
				return
			}
			var err error
			if veil, err = wire.Whole(veil, s.Steps[k].Veil); err != nil {
				return
			}
		}
	}
}

// read is the position that a veil holds; nil where it holds none.
func (s *State) read(veil []byte, err error) game.Position {
	if err != nil || s.Rules == nil {
		return nil
	}
	p, err := s.Rules.Decode(veil)
	if err != nil {
		return nil
	}
	return p
}
