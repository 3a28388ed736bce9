package wire

import (
	"crypto/sha256"
	"encoding/hex"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/codec"
)

// Sort is what a note is about.
type Sort uint8

// The sorts of notes. Flag, Went, Lapsed and Anew are the table's own, the others a seat gives,
// Link whoever keeps the table too.
const (
	Said    Sort = iota // Text, in the seat's own words
	Phrase              // N is which of the set phrases, from 0
	Back                // it asks all to go back behind the step whose serial is N, 0 to the beginning
	Agree               // to that
	Refuse              // that
	Holiday             // its clock stands for N days from now; 0 ends it
	Vote                // a computer player shall play seat N, whose clock is at nought
	Key                 // what it gives from now on is signed so that this opens it: Text in hexadecimal
	Commit              // Text is the hash of its share of the seed
	Reveal              // Text is that share
	Flag                // its clock has come to nought
	Went                // all have agreed, and it was gone back
	Lapsed              // nothing came of it
	Again               // the game is over, and the seat would play once more
	Anew                // all who are there would: Text is the table of the next game
	Link                // seat N, of Nobody those who look on, is opened by another token from now on, whose hash in hexadecimal is Text
	sorts
)

// Given reports whether a seat gives notes of a sort.
func (s Sort) Given() bool { return s != Flag && s != Went && s != Lapsed && s != Anew }

// Phrases is how many set phrases there are. A guest has the words.
const Phrases = 8

// Note is what is said at a table besides commands: every seat and all who look on hear it.
type Note struct {
	Sort Sort
	Seat game.Seat
	N    int64
	Text string
	At   int64 // milliseconds since 1970, by the host's clock
}

// Shares are what the seats have put together of the seed. Who commits again begins a round
// anew, so that nobody who has lost a share holds a table up: all see how often it was done.
type Shares struct {
	Commits, Reveals [game.MostSeats]string
	Rounds           int
}

// Take takes in what is said.
func (s *Shares) Take(n *Note) {
	switch {
	case n.Seat < 0:
	case n.Sort == Commit:
		if s.Commits[n.Seat] != "" || s.Rounds == 0 {
			*s = Shares{Rounds: s.Rounds + 1}
		}
		s.Commits[n.Seat] = n.Text
	case n.Sort == Reveal:
		s.Reveals[n.Seat] = n.Text
	}
}

// Bound reports whether all of so many seats have committed.
func (s *Shares) Bound(seats int) bool { return !slices.Contains(s.Commits[:seats], "") }

// Open reports whether all of so many seats have shown their share.
func (s *Shares) Open(seats int) bool { return !slices.Contains(s.Reveals[:seats], "") }

// CommitOf is the hash of a share as a seat commits to it.
func CommitOf(share string) string {
	sum := sha256.Sum256([]byte(share))
	return hex.EncodeToString(sum[:])
}

// Clock is how long a seat may take, agreed at the start. Times are milliseconds; a turn
// begins whenever a seat may act that could not before.
type Clock struct {
	Each     int64 // what a seat gets for a turn; 0: there is no clock
	Start    int64 // what it has at the beginning
	Most     int64 // what it can have at most; as much as Each where nothing can be saved up
	Holidays int32 // days it may stop its clock in all
	End      End   // what happens at nought
	Bot      string
}

// End is what happens when a seat's clock has come to nought.
type End uint8

// What can happen then.
const (
	Shown    End = iota // everybody sees it, and waits
	Computer            // a computer player plays this turn
	Voted               // the others may have a computer player play until the seat is back
	ends
)

// Words is what may be said at a table.
type Words uint8

// What may be said.
const (
	Silent Words = iota // nothing: the game is played so
	SetPhrases
	FreeText
	wordings
)

func (n *Note) walk(ar *codec.Archive) {
	codec.Within(ar, &n.Sort, 0, int(sorts)-1)
	codec.Within(ar, &n.Seat, int(game.Nobody), game.MostSeats-1)
	n.N, n.At = ar.Int64(n.N), ar.Int64(n.At)
	ar.Text(&n.Text, mostText)
}

// Notes walks notes of which there are at most most.
func Notes(ar *codec.Archive, all *[]Note, most int) {
	codec.List(ar, all, most, func(n *Note) { n.walk(ar) })
}

// Walk walks an agreement on time.
func (c *Clock) Walk(ar *codec.Archive) {
	c.Each, c.Start, c.Most = ar.Int64(c.Each), ar.Int64(c.Start), ar.Int64(c.Most)
	codec.Within(ar, &c.Holidays, 0, mostHolidays)
	codec.Within(ar, &c.End, 0, int(ends)-1)
	ar.Text(&c.Bot, mostName)
}

// Walk walks what may be said.
func (w *Words) Walk(ar *codec.Archive) { codec.Within(ar, w, 0, int(wordings)-1) }

// Time is a seat's clock as it stands.
type Time struct {
	Left int64 // milliseconds; less than nothing where it has come to nought
	Runs bool
	Away int64 // milliseconds of a holiday that are left
}

func times(ar *codec.Archive, all *[]Time) {
	codec.List(ar, all, game.MostSeats, func(t *Time) {
		t.Left, t.Away = ar.Int64(t.Left), ar.Int64(t.Away)
		ar.Bool(&t.Runs)
	})
}
