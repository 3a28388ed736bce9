package play

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/render/sound"
	"sourceofthenile/render/ui"
)

// BeatKind says what a beat shows.
type BeatKind uint8

// The kinds of beat.
const (
	SoundBeat  BeatKind = iota // something is heard
	CardBeat                   // a card, a counter or dice turn up
	ColourBeat                 // what a card has led to comes on the map
	LineBeat                   // what has happened is told: in the journal, on the sheet, in the points
	PageBeat                   // a page is read, until the player goes on
	AskBeat                    // the player may choose again
	DiceBeat                   // dice roll on the page that lies open
	SeenBeat                   // what has happened is seen on the map, and is not written of yet
)

// Beat is one thing that a player is shown of what a command led to.
type Beat struct {
	Kind BeatKind
	// Event is the event it belongs to, from 0 among those of the command. Nothing
	// of it is to be seen before its ColourBeat, SeenBeat or LineBeat has been played,
	// and the journal writes with a LineBeat of all that was seen before it.
	Event int
	// Takes is how long the next beat waits for it, in seconds.
	Takes float64
	// At is the place on the map that a ColourBeat colours in, as the game
	// numbers them.
	At int32
	// Sound is what a SoundBeat plays.
	Sound sound.Sound
	// Page is which page a PageBeat shows, as the game numbers them.
	Page int
	// Stays: the page is read also where a computer player has come to it.
	Stays bool
	// Share: what another does begins with it, and a press that skips what was before goes no further.
	Share bool
}

// Doing is a command that was given at this table, and what it led to.
type Doing struct {
	Events []game.Event
	// Before is the position that it was given in; nil where nobody tells beats.
	Before game.Position
	// Again: it had been taken back and is done again. Nothing but its sounds is
	// played.
	Again bool
	// Machine: a computer player gave it. Nobody before the screen chose it.
	Machine bool
	// Slight: there is nothing to be seen of it. A Teller says so.
	Slight bool

	moment func(told int) game.Position // as it was then; see Board
}

// Teller makes the one ordered list of beats of a command.
type Teller func(d *Doing) []Beat

// Beats are those of the last command, played one after the other. The zero
// value is an empty list: everything has been seen.
type Beats struct {
	doing *Doing
	list  []Beat
	next  int // the first that has not been played

	begun   bool
	free    float64 // from when on the next may be played, in seconds
	reading bool    // the next is a page, and lies open

	told   int     // how many of the events have been told
	wrote  int     // of how many the journal has written, no more than told
	dice   int     // the event whose dice were rolled last, <0 for none
	diceAt float64 // when they began to
	cards  int     // how many cards have turned up
	cardAt float64 // when the last of them did, <0: it lies still
	colour int32   // the place coloured in last
	owed   []sound.Sound
}

// begin makes this the list that is played. Of the one before only what has not
// been heard is left.
func (b *Beats) begin(d *Doing, list []Beat) {
	owed := b.owed
	for _, x := range b.list[b.next:] {
		if x.Kind == SoundBeat {
			owed = append(owed, x.Sound)
		}
	}
	*b = Beats{doing: d, cardAt: -1, colour: -1, dice: -1}
	heard := map[sound.Sound]bool{}
	for _, s := range owed { // each once, as a din would be nobody's
		if !heard[s] {
			heard[s] = true
			b.owed = append(b.owed, s)
		}
	}
	for _, x := range list {
		if x.Kind != SoundBeat || !heard[x.Sound] {
			b.list = append(b.list, x)
		}
	}
	if len(b.list) == 0 {
		b.told, b.wrote = len(d.Events), len(d.Events)
	}
}

// Play plays what is due: all up to the next page at once where nothing moves.
// It returns what is to be heard now. now is the time in seconds, moves whether
// beats take their time.
func (b *Beats) Play(now float64, moves bool) (heard []sound.Sound) {
	if !b.begun {
		b.begun, b.free = true, now
	}
	b.run(now, moves)
	heard, b.owed = b.owed, nil
	return heard
}

func (b *Beats) run(now float64, moves bool) { b.runTo(now, moves, len(b.list)) }

// runTo plays no more than the beats before one of them.
func (b *Beats) runTo(now float64, moves bool, to int) {
	for !b.reading && b.next < to && !(moves && now < b.free) {
		x := b.list[b.next]
		if x.Kind == PageBeat {
			b.reading = true
			return
		}
		b.next++
		switch x.Kind {
		case SoundBeat:
			b.owed = append(b.owed, x.Sound)
		case CardBeat:
			b.cards++
			b.cardAt = -1
			if moves {
				b.cardAt = b.free
			}
		case DiceBeat:
			b.dice, b.diceAt = x.Event, b.free
		case ColourBeat:
			b.told, b.colour = max(b.told, x.Event+1), x.At
		case SeenBeat:
			b.told = max(b.told, x.Event+1)
		case LineBeat:
			b.told = max(b.told, x.Event+1)
			b.wrote = b.told
		}
		if moves {
			b.free += x.Takes
		}
	}
	if b.next == len(b.list) && b.doing != nil {
		b.told, b.wrote = len(b.doing.Events), len(b.doing.Events)
	}
}

// Pressed has any key and any press of the mouse skip what is still to come.
func (b *Beats) Pressed(in ui.Input) {
	if len(in.Keys) > 0 || in.Pressed != [len(in.Pressed)]bool{} {
		b.Skip()
	}
}

// Skip plays the rest at once, up to the next page, or to the next share of another: one press skips no more than
// what one of them does. Sounds are heard with the next Play.
func (b *Beats) Skip() {
	if b.Playing() {
		b.begun = true
		to := b.next + 1
		for to < len(b.list) && !b.list[to].Share {
			to++
		}
		b.runTo(b.free, false, to)
		b.cardAt = -1
	}
}

// Playing reports whether beats are still to come that nobody has to wait for:
// not while a page lies open.
func (b *Beats) Playing() bool { return b.next < len(b.list) && !b.reading }

// Wake is when the next beat is due, in seconds; ok is false where none is.
func (b *Beats) Wake() (at float64, ok bool) { return b.free, b.begun && b.Playing() }

// Machine reports whether what is played is what a computer player did.
func (b *Beats) Machine() bool { return b.doing != nil && b.doing.Machine }

// Page is the page that lies open; ok is false where none does.
func (b *Beats) Page() (page int, ok bool) {
	if !b.reading {
		return 0, false
	}
	return b.list[b.next].Page, true
}

// Insert has a page be read before the others that are still to come, and before
// the player may choose again.
func (b *Beats) Insert(page int) {
	at := b.next
	for at < len(b.list) && b.list[at].Kind != PageBeat && b.list[at].Kind != AskBeat {
		at++
	}
	b.list = slices.Insert(b.list, at, Beat{Kind: PageBeat, Page: page})
	b.reading = false
}

// Read says that the page that lies open has been read.
func (b *Beats) Read() {
	if b.reading {
		b.reading, b.begun = false, false
		b.next++
	}
}

// PutAway leaves out the cards: what turns them up has been read on a page.
func (b *Beats) PutAway() {
	var rest []Beat
	for _, x := range b.list[b.next:] {
		if x.Kind != CardBeat {
			rest = append(rest, x)
		}
	}
	b.list, b.cards = append(b.list[:b.next:b.next], rest...), 0
}

// Cards is how many cards have turned up so far, and when the last of them did
// in seconds, less than 0 where it lies still.
func (b *Beats) Cards() (turned int, at float64) { return b.cards, b.cardAt }

// Rolling is the event whose dice roll now, of which nothing is told yet, and
// since when they do in seconds; ok is false where none do.
func (b *Beats) Rolling() (event int, since float64, ok bool) {
	return b.dice, b.diceAt, b.Playing() && b.dice >= b.told
}

// AllCards is how many cards turn up in all.
func (b *Beats) AllCards() int {
	n := b.cards
	for _, x := range b.list[b.next:] {
		if x.Kind == CardBeat {
			n++
		}
	}
	return n
}

// Coloured is the place on the map that was coloured in last, less than 0 for none.
func (b *Beats) Coloured() int32 { return b.colour }

// Told is how many of the command's events have been told.
func (b *Beats) Told() int { return b.told }

// Wrote is of how many of them the journal has written.
func (b *Beats) Wrote() int { return b.wrote }

// untold is how many have not been told; unwritten of how many nothing is written.
func (b *Beats) untold() int    { return b.left(b.told) }
func (b *Beats) unwritten() int { return b.left(b.wrote) }

// left is how many events come after so many.
func (b *Beats) left(n int) int {
	if b.doing == nil {
		return 0
	}
	return len(b.doing.Events) - n
}

// Stand is the position as far as it has been told; nil where all of it has.
func (b *Beats) Stand() game.Position {
	d := b.doing
	if b.untold() == 0 || d.Before == nil {
		return nil
	}
	if b.told == 0 {
		return d.Before
	}
	return d.moment(b.told)
}

// Heard are the sounds among beats, and nothing else.
func Heard(list []Beat) (out []Beat) {
	for _, x := range list {
		if x.Kind == SoundBeat {
			out = append(out, x)
		}
	}
	return out
}
