package nile

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/game/nile/edition"
)

// Way is which of the ways to play (P): one with a name, or a mixture of their
// rules by its number, such as "mix:17".
type Way string

// The ways to play that have a name.
const (
	Game1  Way = edition.Game1 // a race to a number of points, mapped by Event cards
	Game2  Way = edition.Game2 // all of Africa, by dice, over many sittings
	Ed1978 Way = edition.Third // likewise, by the numbers of 1978
)

// lessonWay is the way in which the game is taught.
const lessonWay = Game1

// dayPlays is the way to play of the chart of a day (7.5).
const dayPlays = Game1

// Targets are the points one may play for (7).
var Targets = [4]int{25, 50, 75, 100}

// Player is one player as set up.
type Player struct {
	Name      string         `json:"name"`
	Colour    uint8          `json:"colour"` // 0 to 5, an index into the players' colours
	Specialty deck.Specialty `json:"specialty"`
	// Face is the portrait chosen for the explorer, 1 and on; 0: as the name has it.
	Face uint16 `json:"face,omitempty"`
}

// Settings are chosen before the game begins and never change.
type Settings struct {
	// Name is what the players call a campaign, or any game; "" for none.
	Name string `json:"name,omitempty"`
	Way  Way    `json:"way"`
	// Mix is the switches of a way to play that has no name of its own: whatever a
	// number draws later, a game keeps to these.
	Mix     edition.Edition `json:"mix,omitzero"`
	Target  int             `json:"target"` // points to win (7); 0 where the end is open (P)
	Players []Player        `json:"players"`
	// Rival is how many months a rival society takes for a map of its own: whoever has not
	// published the points by then has lost (7.3). 0: there is none.
	Rival int `json:"rival,omitempty"`
	// Day is the chart of a day that this game is, if it is one (7.5).
	Day Day `json:"day,omitzero"`
	// Close has players agree on a closer race (7.4).
	Close bool `json:"close,omitempty"`
	// PlaceForUs has chance place the discovery counters (4.4).
	PlaceForUs bool `json:"place_for_us"`
	// Gentle makes hosts less dangerous: poison at their table on a 2 of two
	// dice instead of a 1 of one (14).
	Gentle bool `json:"gentle,omitempty"`
	// Asked has most misfortunes ask their victims what they will bear (11.971).
	Asked bool `json:"asked,omitempty"`
	// Sitting is how many turns the first sitting has, where the end is open; 0: no
	// limit (P).
	Sitting int `json:"sitting,omitempty"`
	// FreshDice has a game that is taken up again roll new dice, instead of
	// those it would have rolled.
	FreshDice bool `json:"fresh_dice,omitempty"`
	// ShortDice has cards turned and dice rolled before the players in a third
	// of the time. It changes nothing that is drawn or rolled.
	ShortDice bool `json:"short_dice,omitempty"`
	// Map is that of another game, as Carry wrote it, on which this one begins; nil:
	// the map of 1820.
	Map []byte `json:"map,omitempty"`
	// Lesson is the name of what is taught in this game, "" for nothing; Laid is the
	// chance that has been laid out for it.
	Lesson string      `json:"lesson,omitempty"`
	Laid   []game.Laid `json:"laid,omitempty"`
}

// Encode writes the settings as a table keeps them.
func (s Settings) Encode() []byte {
	b, _ := json.Marshal(s) // plain data: cannot fail
	return b
}

// ParseSettings reads what Encode wrote and checks it.
func ParseSettings(data []byte) (Settings, error) {
	var s Settings
	if err := json.Unmarshal(data, &s); err != nil {
		return s, wrong("", "why", err)
	}
	return s, s.Check()
}

// Edition is how the switches are set (P).
func (s Settings) Edition() edition.Edition {
	if _, mix := edition.IsMix(string(s.Way)); mix && s.Mix != (edition.Edition{}) {
		return s.Mix
	}
	e, _ := edition.Parse(string(s.Way))
	return e
}

// MostSitting is how many turns a sitting can have at most: with more the group
// might as well set no limit.
const MostSitting = 1200

// checkEnd says what is wrong with the settings of how a game, or a sitting, ends.
func (s Settings) checkEnd() error {
	if s.Edition()[edition.End] == edition.Open {
		if s.Target != 0 {
			return wrong(".open-target", "n", s.Target)
		}
		if s.Rival != 0 {
			return wrong(".open-rival")
		}
		if s.Close {
			return wrong(".open-close")
		}
		if s.Sitting < 0 || s.Sitting > MostSitting {
			return wrong(".sitting", "n", s.Sitting, "most", MostSitting)
		}
		return nil
	}
	if !slices.Contains(Targets[:], s.Target) {
		return wrong(".target", "n", s.Target)
	}
	if s.Sitting != 0 {
		return wrong(".race-sitting")
	}
	if s.Rival < 0 || s.Rival > MostRival {
		return wrong(".rival", "n", s.Rival, "most", MostRival)
	}
	return nil
}

// Check says what is wrong with the settings, nil if a game can begin.
func (s Settings) Check() error {
	if _, ok := edition.Parse(string(s.Way)); !ok || s.Edition().Check() != nil {
		return wrong(".way", "way", string(s.Way))
	}
	if n := len(s.Players); n < 1 || n > MaxSeats {
		return wrong(".players", "n", n)
	}
	if err := s.checkEnd(); err != nil {
		return err
	}
	if len([]rune(s.Name)) > MostName || strings.TrimSpace(s.Name) != s.Name || !game.Legible(s.Name) {
		return wrong(".campaign", "n", MostName)
	}
	if !s.Day.sound(&s) {
		return wrong(".day")
	}
	if s.Asked && s.Edition().By1978() {
		return wrong(".asked")
	}
	if err := s.checkCarried(); err != nil {
		return err
	}
	if !s.laidSound() {
		return wrong(".laid")
	}
	names, colours := map[string]bool{}, map[uint8]bool{}
	for i, p := range s.Players {
		name := strings.TrimSpace(p.Name)
		switch {
		case name == "":
			return wrong(".no-name", "n", i+1)
		case len([]rune(name)) > MostName:
			return wrong(".name-too-long", "n", MostName)
		case !game.Legible(p.Name):
			return wrong(".name", "n", i+1)
		case names[strings.ToLower(name)]:
			return wrong(".same-name", "name", name)
		case p.Colour >= MaxSeats || colours[p.Colour]:
			return wrong(".same-colour", "name", name)
		case !MayBe(s.Edition(), p.Specialty):
			return wrong(".no-specialty", "name", name)
		}
		names[strings.ToLower(name)], colours[p.Colour] = true, true
	}
	return nil
}

// SettingsError says what is wrong with settings. Words tell it by its key.
type SettingsError struct {
	key  string
	fill []any // names and what stands for them in turn
}

func wrong(what string, fill ...any) error { return &SettingsError{"setup.wrong" + what, fill} }

// Error names what is wrong, for traces: players read the words.
func (e *SettingsError) Error() string {
	s := "settings: " + e.key
	for i := 1; i < len(e.fill); i += 2 {
		s += fmt.Sprint(" ", e.fill[i])
	}
	return s
}

// Words is the key of the sentence that tells it, and what fills its blanks.
func (e *SettingsError) Words() (key string, fill []any) { return e.key, e.fill }
