package fargame

import (
	"iter"
	"slices"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
)

// late is after how many frames a far table answers.
const late = 3

// far is a table at another machine, as a seat at it has it: of its position no more than
// the seat's veil, of what happened what the seat is told, and an answer to every command
// frames later.
type far struct {
	table *local.Table // what the other machine holds
	mine  game.Seats   // who sits here
	bot   func(s game.Seat) (play.Bot, error)
	seen  func(k game.Kind)
	veils map[game.Seat]game.Position // as the position is now
	told  map[game.Seat][]game.Event
	given []func() // not yet answered, with the frames until it is
	wait  int
}

// sitFar sits down at a table as if it were at another machine. mine are the seats of those
// who sit here; a computer player at that machine plays the others.
func sitFar(t *game.Table, mine game.Seats, h play.Host) (*play.Play, *far) {
	f := &far{table: &local.Table{Table: t}, mine: mine, told: map[game.Seat][]game.Event{}}
	f.stale(0)
	f.table.Watch(func(k game.Kind) {
		f.stale(k)
		f.seen(k)
	})
	f.bot = func(s game.Seat) (play.Bot, error) { return h.Bots(f.Sitter(s), uint64(s)) }
	return play.New(f, f, h), f
}

// stale lets go of what was shown of the position before.
func (f *far) stale(k game.Kind) {
	f.veils = map[game.Seat]game.Position{}
	if k == game.KindUndo {
		clear(f.told)
	}
}

// frame is called before every frame; it reports whether an answer has come.
func (f *far) frame() bool {
	if len(f.given) == 0 {
		return false
	}
	if f.wait--; f.wait > 0 {
		return false
	}
	f.wait = late
	answer := f.given[0]
	f.given = f.given[1:]
	answer()
	return true
}

// Give has the commands carried out, frames later.
func (f *far) Give(all []game.Command, then func(done int, err error)) {
	if len(f.given) == 0 {
		f.wait = late
	}
	all = slices.Clone(all)
	f.given = append(f.given, func() { f.table.Give(all, then) })
}

// Watch has seen called after every command.
func (f *far) Watch(seen func(k game.Kind)) { f.seen = seen }

// Position is the veil of the seat.
func (f *far) Position(s game.Seat) game.Position {
	if f.veils[s] == nil {
		f.veils[s] = f.table.Table.Position().Veil(s)
	}
	return f.veils[s]
}

// Here are those who sit here.
func (f *far) Here() game.Seats { return f.mine }

// Lost is never.
func (f *far) Lost() (since time.Duration, lost bool) { return 0, false }

// Acting is the seats that may choose now.
func (f *far) Acting() game.Seats { return f.table.Acting() }

// ChoicesOf are those that the seat's veil offers it.
func (f *far) ChoicesOf(s game.Seat) []game.Choice {
	return game.ChoicesOf(f.Position(s), s)
}

// Events are they as the seat is told of them.
func (f *far) Events(s game.Seat) []game.Event {
	f.told[s] = append(f.told[s], game.Told(f.table.Table.Position(), s, f.table.Table.Events()[len(f.told[s]):])...)
	return f.told[s]
}

// Past, Len and Sittings are no secrets.
func (f *far) Past() int         { return f.table.Past() }
func (f *far) Len(game.Seat) int { return f.table.Table.Len() }
func (f *far) Sittings() []int   { return f.table.Sittings() }

// Step leaves out what others chose.
func (f *far) Step(k int, s game.Seat) play.Step {
	x := f.table.Step(k, s)
	if x.Events = game.Told(f.table.Table.Position(), s, x.Events); x.Seat != s && x.Kind != game.KindSit {
		x.Kind = 0
	}
	return x
}

// Moment is what the seat knew at that moment.
func (f *far) Moment(told int, s game.Seat) game.Position { return f.table.Moment(told, s).Veil(s) }

// Story is the story as a seat has heard it.
func (f *far) Story() game.Story { return heard{f.table.Story()} }

// CanUndo, CanRedo and who sits where are no secrets either.
func (f *far) CanUndo() bool             { return f.table.CanUndo() }
func (f *far) Undoable() int             { return f.table.Undoable() }
func (f *far) CanRedo() bool             { return f.table.CanRedo() }
func (f *far) Sitter(s game.Seat) string { return f.table.Sitter(s) }
func (f *far) Sitters() []string         { return f.table.Sitters() }

// Bot makes a computer player.
func (f *far) Bot(s game.Seat) (play.Bot, error) { return f.bot(s) }

// heard is a story of a far table.
type heard struct {
	game.Story
}

// Steps gives veils, and events as the seat is told of them.
func (h heard) Steps(s game.Seat) iter.Seq2[game.Position, []game.Event] {
	return func(yield func(game.Position, []game.Event) bool) {
		for p, events := range h.Story.Steps(s) {
			if !yield(p.Veil(s), game.Told(p, s, events)) {
				return
			}
		}
	}
}

// Now is the seat's veil.
func (h heard) Now(s game.Seat) game.Position { return h.Story.Now(s).Veil(s) }
