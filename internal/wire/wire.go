// Package wire is what a table and those who sit at it far away say to one another, as
// bytes. It knows no network, no rules and no file. Whatever is read is held to what a
// message may be: no bytes of another's make a message that its reader was not made for.
package wire

import (
	"crypto/ed25519"
	"errors"
	"fmt"

	"sourceofthenile/game"
	"sourceofthenile/game/codec"
)

// Version is the number of the messages, which stands in a guest's first. Those of two
// versions do not talk to one another.
const Version = 3

// What a message may hold.
const (
	MaxMessage  = 8 << 20 // bytes: a long game heard from its beginning
	MaxAsked    = 64 << 10
	mostText    = 400     // bytes of what a command or a person says
	mostName    = 100     // letters
	mostBytes   = 4 << 20 // a position
	mostSteps   = 1 << 17
	mostEvents  = 1 << 12 // of a step
	mostPast    = 1 << 20
	mostGiven   = 256 // commands given at once
	mostRolls   = 1 << 10
	mostMoments = 1 << 12
	mostNotes   = 1 << 14
	mostSaid    = 1 // notes given at once

	mostHolidays = 3650 // days
)

// ID names what was given: 16 bytes by chance, kept until it is answered and sent again
// after a lost connection, so that it happens once.
type ID [16]byte

// Token opens a seat: 128 bits. A host keeps its hash.
type Token [16]byte

// CodeLength is how many letters a code has that is read out instead of a link.
const CodeLength = 6

// Message is anything that is said: *Hello, *Give, *Remind, *Ask and *Bye by a
// guest; *Welcome, *See, *Done, *Reminded, *Laid and *Refused by the host.
type Message interface {
	walk(ar *codec.Archive)
	kind() byte
}

// Hello is a guest's first message, on every connection.
type Hello struct {
	Proto   int
	Table   string
	Token   Token
	Have    int   // steps heard
	Last    int64 // the serial of the last of them
	Notes   int   // notes heard
	Moments bool  // it shows what happened between the events of a step
}

// Give gives commands of the seat, one after the other until one is refused, or says something.
type Give struct {
	ID  ID
	All []game.Command
	Say []Note // one at most; then no command is carried out
	Sig [ed25519.SignatureSize]byte
}

// Signed is what a seat signs of what it gives at a table.
func (m *Give) Signed(table string) []byte {
	bare := *m
	bare.Sig = [ed25519.SignatureSize]byte{}
	return Append(append([]byte(table), 0), &bare)
}

// Remind says where its seat wants to be told that it is its turn, "" nowhere, or asks for a
// trial.
type Remind struct {
	URL string
	Try bool
}

// Reminded answers that: "" where it was done, else the key of why it was not.
type Reminded struct{ Why string }

// Ask asks for the journal of a game that is over.
type Ask struct{}

// Laid lays it open: the lines of the log as the host kept them; none while the game goes on.
type Laid struct{ Lines [][]byte }

// Bye ends a connection.
type Bye struct{}

// Welcome tells a guest what table it sits at.
type Welcome struct {
	Game     string
	Rules    int // the version of the rules: those of the guest must be the same
	Settings []byte
	Seat     game.Seat // Nobody looks on
	Names    []string
	Clock    Clock
	Words    Words
	Agree    bool     // the seed is made of shares of all seats
	Commit   [32]byte // the hash of the host's part of it
}

// Step is a command that was carried out, as a seat is told of it.
type Step struct {
	Serial int64     // of a table's steps no two have the same one, undone ones neither
	Kind   game.Kind // 0: another's
	Seat   game.Seat
	Sitter string // of game.KindSit
	Events []game.Event
	Veil   []byte // the position after it as the seat may hold it, as a difference (Delta)
}

// See tells a guest what has happened: what it had from step From on has been taken back,
// and these steps come there.
type See struct {
	From    int
	Begin   []byte       // the veil of the beginning, of the first that is told
	Past    []game.Event // told before that, with it: the game has gone from one version of its rules to another
	Steps   []Step
	Moments [][]byte // the veils after each event of the last step but the last event, as differences from one to the next
	Acting  game.Seats
	Undo    bool // the last step may be taken back, the last one taken back done again
	Redo    bool
	Sitters []string
	Parts   []int32 // how many steps had been taken when each sitting began
	Here    game.Seats
	Seen    [8]byte // the beginning of the hash of what the seat sees: a guest of other rules notices
	Head    [32]byte
	Notes   []Note // those that were not told yet
	Times   []Time // a seat each; nothing where there is no clock
	Waits   bool   // for shares of the seed: nobody may act yet
}

// Done answers a Give: so many of its commands were carried out, and why the next was not,
// where there is one.
type Done struct {
	ID  ID
	N   int
	Why *game.Refusal // nil: all were
}

// Refused ends a connection, with the key of a sentence that says why.
type Refused struct{ Why string }

func (*Hello) kind() byte    { return 'H' }
func (*Give) kind() byte     { return 'G' }
func (*Bye) kind() byte      { return 'B' }
func (*Ask) kind() byte      { return 'A' }
func (*Remind) kind() byte   { return 'N' }
func (*Reminded) kind() byte { return 'M' }
func (*Laid) kind() byte     { return 'L' }
func (*Welcome) kind() byte  { return 'W' }
func (*See) kind() byte      { return 'S' }
func (*Done) kind() byte     { return 'D' }
func (*Refused) kind() byte  { return 'R' }

// blank is an empty message of a kind; nil of none.
func blank(kind byte) Message {
	switch kind {
	case 'H':
		return &Hello{}
	case 'G':
		return &Give{}
	case 'B':
		return &Bye{}
	case 'N':
		return &Remind{}
	case 'M':
		return &Reminded{}
	case 'A':
		return &Ask{}
	case 'L':
		return &Laid{}
	case 'W':
		return &Welcome{}
	case 'S':
		return &See{}
	case 'D':
		return &Done{}
	case 'R':
		return &Refused{}
	}
	return nil
}

// Append writes a message behind buf.
func Append(buf []byte, m Message) []byte {
	ar := codec.To(append(buf, m.kind()))
	m.walk(ar)
	return ar.Bytes()
}

// Read reads a message.
func Read(data []byte) (Message, error) {
	if len(data) == 0 {
		return nil, errors.New("an empty message")
	}
	m := blank(data[0])
	if m == nil {
		return nil, fmt.Errorf("no message begins with %q", data[0])
	}
	ar := codec.From(data[1:])
	m.walk(ar)
	return m, ar.End()
}

func (m *Hello) walk(ar *codec.Archive) {
	codec.Num(ar, &m.Proto)
	ar.Text(&m.Table, mostName)
	codec.Fixed(ar, m.Token[:])
	codec.Within(ar, &m.Have, 0, mostSteps)
	m.Last = ar.Int64(m.Last)
	codec.Within(ar, &m.Notes, 0, mostNotes)
	ar.Bool(&m.Moments)
}

func (m *Give) walk(ar *codec.Archive) {
	codec.Fixed(ar, m.ID[:])
	Commands(ar, &m.All, mostGiven)
	Notes(ar, &m.Say, mostSaid)
	codec.Fixed(ar, m.Sig[:])
}

// Commands walks commands of which there are at most most.
func Commands(ar *codec.Archive, all *[]game.Command, most int) {
	codec.List(ar, all, most, func(c *game.Command) {
		codec.Num(ar, &c.Seat)
		codec.Num(ar, &c.Kind)
		codec.Num(ar, &c.Item)
		codec.Num(ar, &c.Target, &c.N)
		ar.Text(&c.Text, mostText)
	})
}

func (*Bye) walk(*codec.Archive) {}

func (*Ask) walk(*codec.Archive) {}

func (m *Remind) walk(ar *codec.Archive) {
	ar.Text(&m.URL, mostText)
	ar.Bool(&m.Try)
}

func (m *Reminded) walk(ar *codec.Archive) { ar.Text(&m.Why, mostName) }

func (m *Laid) walk(ar *codec.Archive) {
	codec.List(ar, &m.Lines, mostSteps, func(b *[]byte) { Blob(ar, b, MaxMessage) })
}

func (m *Welcome) walk(ar *codec.Archive) {
	ar.Text(&m.Game, mostName)
	codec.Num(ar, &m.Rules)
	Blob(ar, &m.Settings, mostBytes)
	codec.Within(ar, &m.Seat, int(game.Nobody), game.MostSeats-1)
	names(ar, &m.Names)
	m.Clock.Walk(ar)
	m.Words.Walk(ar)
	ar.Bool(&m.Agree)
	codec.Fixed(ar, m.Commit[:])
}

func names(ar *codec.Archive, all *[]string) {
	codec.List(ar, all, game.MostSeats, func(s *string) { ar.Text(s, mostText) })
}

// Blob walks bytes of which there are at most most; where there are none they are nil.
func Blob(ar *codec.Archive, v *[]byte, most int) {
	s := string(*v)
	if ar.Text(&s, most); ar.Reading() && s != "" {
		*v = []byte(s)
	}
}

func (s *Step) walk(ar *codec.Archive) {
	s.Serial = ar.Int64(s.Serial)
	codec.Num(ar, &s.Kind)
	codec.Within(ar, &s.Seat, int(game.Nobody), game.MostSeats-1)
	ar.Text(&s.Sitter, mostText)
	events(ar, &s.Events, mostEvents)
	Blob(ar, &s.Veil, mostBytes)
}

func events(ar *codec.Archive, all *[]game.Event, most int) {
	codec.List(ar, all, most, func(e *game.Event) {
		codec.Num(ar, &e.Kind)
		codec.Within(ar, &e.Seat, int(game.Nobody), game.MostSeats-1)
		codec.Num(ar, &e.At)
		codec.Fixed(ar, e.Args[:])
		rule := string(e.Rule)
		ar.Text(&rule, mostName)
		e.Rule = game.Rule(rule)
		rolls(ar, &e.Rolls)
	})
}

func rolls(ar *codec.Archive, all *[]game.Roll) {
	n := ar.Length(len(*all), mostRolls)
	if ar.Reading() && n > 0 {
		*all = make([]game.Roll, n)
	}
	for i := range n {
		r := &(*all)[i]
		ar.Text(&r.Name, mostName)
		codec.Num(ar, &r.Of, &r.Got)
	}
}

func (m *See) walk(ar *codec.Archive) {
	codec.Within(ar, &m.From, 0, mostSteps)
	Blob(ar, &m.Begin, mostBytes)
	events(ar, &m.Past, mostPast)
	codec.List(ar, &m.Steps, mostSteps, func(s *Step) { s.walk(ar) })
	codec.List(ar, &m.Moments, mostMoments, func(b *[]byte) { Blob(ar, b, mostBytes) })
	acting, here := int32(m.Acting), int32(m.Here)
	codec.Within(ar, &acting, 0, 1<<game.MostSeats-1)
	codec.Within(ar, &here, 0, 1<<game.MostSeats-1)
	m.Acting, m.Here = game.Seats(acting), game.Seats(here)
	ar.Bool(&m.Undo, &m.Redo)
	names(ar, &m.Sitters)
	codec.Numbers(ar, &m.Parts, mostSteps)
	codec.Fixed(ar, m.Seen[:])
	codec.Fixed(ar, m.Head[:])
	Notes(ar, &m.Notes, mostNotes)
	times(ar, &m.Times)
	ar.Bool(&m.Waits)
}

func (m *Done) walk(ar *codec.Archive) { m.Walk(ar) }

// Walk walks an answer: a table's log keeps it too.
func (m *Done) Walk(ar *codec.Archive) {
	codec.Fixed(ar, m.ID[:])
	codec.Within(ar, &m.N, 0, mostGiven)
	refused := m.Why != nil
	if ar.Bool(&refused); !refused {
		return
	}
	if ar.Reading() {
		m.Why = &game.Refusal{}
	}
	rule := string(m.Why.Rule)
	ar.Text(&rule, mostName)
	m.Why.Rule = game.Rule(rule)
	ar.Text(&m.Why.Why, mostName)
	codec.Num(ar, &m.Why.Needs, &m.Why.Has)
}

func (m *Refused) walk(ar *codec.Archive) { ar.Text(&m.Why, mostName) }
