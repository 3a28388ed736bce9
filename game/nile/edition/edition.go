// Package edition holds what the ways to play differ in (P): a handful of
// switches, each with two or three settings. The rules ask a switch; they never
// ask for a way to play by its name.
package edition

import (
	"fmt"
	"strconv"
	"strings"
)

// Switch is one of the things in which the ways to play differ.
type Switch uint8

// The switches, in the order of section P. New ones go behind the last: their
// places are written in games that are kept.
const (
	Mapping    Switch = iota // what blank land turns out to be (10)
	Movement                 // movement points of a month (9)
	Wayfinding               // who may lose the way (12)
	Falls                    // how high a waterfall must be to be recorded (10.4)
	Callings                 // what an explorer may be (4.6)
	Money                    // what the public gives, and the passage (26)
	Bonus                    // when the bonus card is drawn (20)
	Oases                    // an oasis that others have found (10.5)
	Peoples                  // a hex in which nobody was found (10.7)
	End                      // when it is over (7)
	Meeting                  // what a people makes of a party (13.4, 13.5)
	Europe                   // what a turn in Europe is for (26)
	Switches
)

// The settings of each switch; the first of each is that of Game I.
const (
	ByCards   uint8 = 0 // Mapping
	ByDice    uint8 = 1 // our dice, after which Africas are like those by cards
	ByOwnDice uint8 = 2 // the dice of 1978, as printed

	ByLevels uint8 = 0 // Movement: by the activity level
	ByMode   uint8 = 1 // by the mode of travel alone

	Always    uint8 = 0 // Wayfinding: a roll for every unknown hex
	Unguided  uint8 = 1 // none with a guide; a friendly people next door lends a pathfinder; 1 upstream
	AnyFall   uint8 = 0 // Falls: as the card says
	From40    uint8 = 1 // 40 feet and more
	Above400  uint8 = 2 // over 400 feet
	OneOf8    uint8 = 0 // Callings: one of the eight
	AnyOf4    uint8 = 1 // any of four, or none
	AtOnce    uint8 = 0 // Money: on the explorer's return, and for each turn waited
	ByTickets uint8 = 1 // donation cards, and a passage to be paid

	EveryMonth uint8 = 0 // Bonus: every month in Africa
	AfterNews  uint8 = 1 // after new terrain or a new friendly people

	Found      uint8 = 0 // Oases: there for everybody
	FoundAgain uint8 = 1 // every explorer looks for it

	OnMapping uint8 = 0 // Peoples: found by whoever maps the hex, or never
	OnVisit   uint8 = 1 // looked for by each explorer while the hex is unpublished

	Race uint8 = 0 // End: at a number of points
	Open uint8 = 1 // when Africa is mapped and everybody is home

	ByRepute  uint8 = 0 // Meeting: friends speak for a party, empty hands against it; an envoy is a guide
	BySummary uint8 = 1 // neither; any policy may be chosen

	PublishAndSail uint8 = 0 // Europe: both in one turn
	PublishOrSail  uint8 = 1 // a turn for each
)

// row is what there is to a switch.
type row struct {
	name    string   // as files and words know it; never changes
	options []string // likewise, by setting
}

var rows = [Switches]row{
	Mapping:    {"mapping", []string{"cards", "dice", "dice-1978"}},
	Movement:   {"movement", []string{"levels", "mode"}},
	Wayfinding: {"wayfinding", []string{"always", "unguided"}},
	Falls:      {"falls", []string{"any", "from-40", "above-400"}},
	Callings:   {"callings", []string{"one-of-8", "any-of-4"}},
	Money:      {"money", []string{"at-once", "tickets"}},
	Bonus:      {"bonus", []string{"every-month", "after-news"}},
	Oases:      {"oases", []string{"found", "found-again"}},
	Peoples:    {"peoples", []string{"on-mapping", "on-visit"}},
	End:        {"end", []string{"race", "open"}},
	Meeting:    {"meeting", []string{"by-repute", "by-summary"}},
	Europe:     {"europe", []string{"publish-and-sail", "publish-or-sail"}},
}

// Name is the switch, as files and words know it.
func (s Switch) Name() string { return rows[s].name }

// Options are the names of its settings.
func (s Switch) Options() []string { return rows[s].options }

// Edition says how every switch is set. The zero value is Game I.
type Edition [Switches]uint8

// The ways to play that have a name of their own.
const (
	Game1     = "game1"
	Game2     = "game2"
	Third     = "1978"
	mixPrefix = "mix:"
)

// Named are the editions with names, by the ways to play.
var Named = []struct {
	Way     string
	Edition Edition
}{
	{Game1, Edition{}},
	{Game2, Edition{Mapping: ByDice, Falls: From40, Money: ByTickets, Oases: FoundAgain, End: Open}},
	{Third, Edition{
		Mapping: ByOwnDice, Movement: ByMode, Wayfinding: Unguided, Falls: Above400, Callings: AnyOf4, Money: ByTickets,
		Bonus: AfterNews, Oases: FoundAgain, Peoples: OnVisit, End: Open,
		Meeting: BySummary, Europe: PublishOrSail,
	}},
}

// Mixes is how many mixtures there are, the editions with names among them.
var Mixes = func() uint64 {
	n := uint64(1)
	for _, r := range rows {
		n *= uint64(len(r.options))
	}
	return n
}()

// scatter has no factor in common with the number of mixtures, so that mixtures
// beside each other in number are not alike. Whoever changes it, or the
// switches, changes which mixture a number draws; games that are kept have
// their switches with them.
const scatter = 1000003

// Mix draws the mixture of a number: every mixture has one below Mixes.
func Mix(seed uint64) (e Edition) {
	n := seed % Mixes * (scatter % Mixes) % Mixes
	for s := range Switches {
		options := uint64(len(rows[s].options))
		e[s] = uint8(n % options)
		n /= options
	}
	return e
}

// Seed is the least number that draws an edition.
func (e Edition) Seed() uint64 {
	for n := range Mixes {
		if Mix(n) == e {
			return n
		}
	}
	return 0
}

// Way is the way to play: its name, or the number that draws the mixture.
func (e Edition) Way() string {
	for _, n := range Named {
		if n.Edition == e {
			return n.Way
		}
	}
	return mixPrefix + strconv.FormatUint(e.Seed(), 10)
}

// Parse reads a way to play: a name, or "mix:" and a number. ok is false where
// it is neither.
func Parse(way string) (e Edition, ok bool) {
	for _, n := range Named {
		if n.Way == way {
			return n.Edition, true
		}
	}
	seed, found := strings.CutPrefix(way, mixPrefix)
	if !found {
		return e, false
	}
	n, err := strconv.ParseUint(seed, 10, 64)
	return Mix(n), err == nil
}

// IsMix reports whether a way to play is a mixture, by its number.
func IsMix(way string) (number string, ok bool) { return strings.CutPrefix(way, mixPrefix) }

// By1978 reports whether anything that only the edition of 1978 knows is in force.
func (e Edition) By1978() bool {
	return e[Mapping] == ByOwnDice || e[Wayfinding] == Unguided || e[Callings] == AnyOf4 || e[Meeting] == BySummary || e[Europe] == PublishOrSail
}

// Check says what is wrong with the switches, nil if nothing is.
func (e Edition) Check() error {
	for s, set := range e {
		if int(set) >= len(rows[s].options) {
			return fmt.Errorf("the switch %q has no setting %d", rows[s].name, set)
		}
	}
	return nil
}

// sinceFirst is the first of the switches that came later: they are written only where they
// are not as in Game I, so that what programs have kept that did not know them is written
// as they did.
const sinceFirst = Meeting

// MarshalText writes the switches, as "mapping=dice …".
func (e Edition) MarshalText() ([]byte, error) {
	if err := e.Check(); err != nil {
		return nil, err
	}
	var out []string
	for s, set := range e {
		if Switch(s) < sinceFirst || set != 0 {
			out = append(out, rows[s].name+"="+rows[s].options[set])
		}
	}
	return []byte(strings.Join(out, " ")), nil
}

// UnmarshalText reads what MarshalText wrote. A switch that is not named is set
// as in Game I: games kept by older programs know fewer.
func (e *Edition) UnmarshalText(text []byte) error {
	*e = Edition{}
	for _, word := range strings.Fields(string(text)) {
		name, option, _ := strings.Cut(word, "=")
		if !e.set(name, option) {
			return fmt.Errorf("no switch can be set to %q", word)
		}
	}
	return nil
}

func (e *Edition) set(name, option string) bool {
	for s := range rows {
		for i, o := range rows[s].options {
			if rows[s].name == name && o == option {
				e[s] = uint8(i)
				return true
			}
		}
	}
	return false
}

// LeastFall is how high a waterfall must be to be recorded, in feet (10.4).
func (e Edition) LeastFall() int { return [...]int{AnyFall: 1, From40: 40, Above400: 401}[e[Falls]] }
