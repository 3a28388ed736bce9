package titles

import (
	"fmt"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/game/heart"
	heartbots "sourceofthenile/game/heart/bots"
	heartbox "sourceofthenile/game/heart/box"
	"sourceofthenile/game/island"
	islandbots "sourceofthenile/game/island/bots"
	islandbox "sourceofthenile/game/island/box"
	"sourceofthenile/game/nile"
	nilebots "sourceofthenile/game/nile/bots"
	"sourceofthenile/game/nile/edition"
	"sourceofthenile/internal/referee"
	"sourceofthenile/render/words"
)

// Nile is Source of the Nile.
var Nile = &Title{
	By: nile.Rules{}, Name: "Source of the Nile", Ways: []string{string(nile.Game1), string(nile.Game2), string(nile.Ed1978)}, Mixes: "mix:SEED",
	Mixed: func(way string) bool { _, ok := edition.Parse(way); return ok },
	Settings: func(way string, players, target int) ([]byte, error) {
		s, err := NileSettings(way, players, target)
		return s.Encode(), err
	},
	Bots: nilebots.Names,
	Bot:  func(kind string, seed uint64) (referee.Bot, error) { return nilebots.AtTable(kind, seed) },
}

// usualTarget is what a game among computer players is played for.
const usualTarget = 75

// NileSettings is a game among computer players: a specialty each, counters placed by chance.
// They are not called after their specialties: an heir may take up another.
func NileSettings(way string, players, target int) (nile.Settings, error) {
	s := nile.Settings{Way: nile.Way(way), Target: target, PlaceForUs: true, Gentle: true}
	e := s.Edition()
	if _, mix := edition.IsMix(way); mix {
		s.Mix = e
	}
	if target == 0 && e[edition.End] == edition.Race {
		s.Target = usualTarget
	}
	callings := nile.Callings(e)
	for i := range players {
		k := callings[i%len(callings)]
		s.Players = append(s.Players, nile.Player{Name: fmt.Sprintf("Traveller %d", i+1), Colour: uint8(i), Specialty: k})
	}
	return s, s.Check()
}

// CaravanRounds is how many rounds a game of Caravan among computer players has.
const CaravanRounds = 12

// Caravan is the game that shows how one is made.
var Caravan = &Title{
	By: caravan.Rules{}, Name: "Caravan", Ways: []string{"caravan"},
	Settings: func(_ string, players, target int) ([]byte, error) {
		if target != 0 {
			return nil, words.NewFault("usage.no-target", "game", "Caravan")
		}
		s := caravan.ForSeats(players, CaravanRounds, caravan.Desert)
		return s.Encode(), s.Check()
	},
	Bots: func() []string { return []string{"random"} },
	Bot:  func(_ string, seed uint64) (referee.Bot, error) { return anything{game.NewRandom(seed)}, nil },
}

// anything picks from what is offered.
type anything struct{ *game.Random }

// Choose implements referee.Bot.
func (a anything) Choose(_ game.Position, _ game.Seat, cs []game.Choice) game.Command {
	return a.Random.Choose(cs)
}

// Heart is Heart of Darkness.
var Heart = &Title{
	By: heart.Rules{}, Name: "Heart of Darkness", Ways: []string{heart.Way},
	Settings: func(_ string, players, target int) ([]byte, error) {
		s := heartbox.ForSeats(players)
		if target != 0 {
			s.Goal = target
		}
		return s.Encode(), s.Check()
	},
	Bots: heartbots.Kinds,
	Bot:  func(kind string, seed uint64) (referee.Bot, error) { return heartbots.New(kind, seed) },
}

// Island is In the Heart of Darkness.
var Island = &Title{
	By: island.Rules{}, Name: "In the Heart of Darkness", Ways: []string{islandbox.Way}, Mixes: "island:LEVEL|LETTERS[+west]",
	Mixed: func(way string) bool { _, ok := islandbox.ParseWay(way); return ok },
	Settings: func(way string, players, target int) ([]byte, error) {
		if target != 0 {
			return nil, words.NewFault("usage.no-target", "game", "In the Heart of Darkness")
		}
		s, _ := islandbox.ParseWay(way)
		s.Players = islandbox.ForSeats(players).Players
		return s.Encode(), s.Check()
	},
	Apart: func(settings []byte) ([]byte, error) {
		s, err := islandbox.ParseSettings(settings)
		if err != nil {
			return nil, err
		}
		if s.Apart, s.Guests = true, false; s.Check() != nil {
			return nil, words.NewFault("sealed.together")
		}
		return s.Encode(), nil
	},
	Silent: func(p game.Position) bool { return p.(*island.Position).View(game.Nobody).Silent() },
	Bots:   islandbots.Kinds,
	Bot:    func(kind string, seed uint64) (referee.Bot, error) { return islandbots.New(kind, seed) },
}
