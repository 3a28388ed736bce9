package niletest

import (
	"math/rand/v2"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/local"
	"sourceofthenile/render/nile/home"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
)

// NewGame sits down at a new table: players of given names, counters placed.
func NewGame(t testing.TB, seed uint64, target int, names ...string) *play.Play {
	t.Helper()
	return begun(t, nile.Settings{Way: nile.Game1, Target: target, PlaceForUs: true, Players: players(names)}, seed)
}

// players are those of given names, each with a colour and a specialty of his own.
func players(names []string) (all []nile.Player) {
	for i, n := range names {
		all = append(all, nile.Player{Name: n, Colour: uint8(i), Specialty: deck.Specialty((4 + 3*i) % int(deck.Specialties))})
	}
	return all
}

// NewCampaign is a game that goes on until Africa is mapped, in sittings of so many
// months.
func NewCampaign(t testing.TB, seed uint64, months int, names ...string) *play.Play {
	t.Helper()
	return begun(t, nile.Settings{Name: "A long game", Way: nile.Game2, Sitting: months, PlaceForUs: true, Gentle: true, Players: players(names)}, seed)
}

// begun is a game with these settings.
func begun(t testing.TB, s nile.Settings, seed uint64) *play.Play {
	t.Helper()
	table, err := game.NewTable(nile.Rules{}, s.Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	return local.New(table, play.Host{})
}

// Bot plays for all seats: it fits out ready-made parties, marches into the
// unknown for some months, comes home and publishes.
type Bot struct {
	T      testing.TB
	P      *play.Play
	Rng    *rand.Rand
	Hungry bool // buys no food, so that explorers die
	Months int  // of going out before turning home
}

func NewBot(t testing.TB, p *play.Play, seed uint64) *Bot {
	return &Bot{T: t, P: p, Rng: rand.New(rand.NewPCG(seed, 7)), Months: 5}
}

// Until plays until the play is as wanted, asked with the player before the
// screen; at most a few thousand commands.
func (b *Bot) Until(want func(p *play.Play) bool) *play.Play {
	b.T.Helper()
	if !b.Comes(want) {
		b.T.Fatal("the screen wanted never came")
	}
	return b.P
}

// First plays games of one seed after the other until one comes to what is
// wanted, so that it does not hang on the rules' last change which that is.
func First(t testing.TB, begin func(seed uint64) *Bot, want func(p *play.Play) bool) *play.Play {
	t.Helper()
	for seed := range uint64(40) {
		if b := begin(seed + 6); b.Comes(want) {
			return b.P
		}
	}
	t.Fatal("the screen wanted came in none of forty games")
	return nil
}

// Comes is Until, and false where the game ends before.
func (b *Bot) Comes(want func(p *play.Play) bool) bool {
	b.T.Helper()
	return b.comesBy(b.Step, 30000, want)
}

// comesBy is Comes for so many steps at most, of one's own.
func (b *Bot) comesBy(step func(), most int, want func(p *play.Play) bool) bool {
	b.T.Helper()
	for range most {
		if _, must := b.P.HandOver(); must {
			b.P.SitDown()
			b.P.Seen()
		}
		if want(b.P) {
			return true
		}
		if b.P.Over() {
			return false
		}
		step()
		if b.P.Failed != nil {
			b.T.Fatal(b.P.Failed)
		}
	}
	return false
}

// bought makes an outfit, and reports whether everything could be had.
func bought(p *play.Play, want bots.Proposal) (ok bool) {
	home.Buy(p, want, func(done bool) { ok = done })
	return ok
}

func (b *Bot) do(k game.Kind) bool {
	c, ok := sight.Find(b.P, k, -1, -1)
	return ok && local.Do(b.P, c.Command(int(c.Min)))
}

func (b *Bot) any(k game.Kind) bool {
	var all []game.Choice
	for _, c := range b.P.Choices() {
		if c.Kind == k {
			all = append(all, c)
		}
	}
	if len(all) == 0 {
		return false
	}
	c := all[b.Rng.IntN(len(all))]
	return local.Do(b.P, c.Command(int(c.Min)))
}

func (b *Bot) Step() {
	switch sight.View(b.P).Phase() {
	case nile.PlacingCounters:
		b.do(nile.PlaceAll)
	case nile.ChoosingPort:
		b.any(nile.ChoosePort)
	case nile.Outfitting:
		b.fitOut()
	case nile.ChoosingPace:
		c, _ := sight.Find(b.P, nile.SetPace, int32(nile.Normal), -1)
		b.P.Do(c, 0)
	case nile.Travelling:
		b.march()
	case nile.Publishing:
		_ = b.do(nile.PublishAll)
		_ = b.do(nile.EndPublishing)
	case nile.InEurope:
		if !b.any(nile.Outfit) { // the voyage is to be paid
			b.do(nile.Wait)
		}
	case nile.BetweenSittings:
		b.do(nile.NextSitting)
	case nile.NamingSuccessor:
		b.any(nile.ChooseSpecialty)
	default:
		b.encounter()
	}
}

// encounter answers peoples and misfortunes: it parts where it can, and takes
// what is offered otherwise.
func (b *Bot) encounter() {
	for _, k := range driven.EncounterOrder {
		if c, ok := sight.Find(b.P, k, -1, -1); ok {
			b.P.Do(c, int(c.Min))
			return
		}
	}
	b.T.Fatalf("nothing to do in phase %d", sight.View(b.P).Phase())
}

func (b *Bot) fitOut() {
	o, ok := bots.Propose(sight.View(b.P), bots.FootMarch)
	if b.Hungry {
		o, ok = bots.Proposal{Mode: nile.OnFoot}, true
	}
	if !ok || !bought(b.P, o) {
		b.T.Fatal("no party could be made up")
	}
	c, ok := home.Sailing(b.P, o.Mode)
	if !ok {
		b.T.Fatal("a ready-made party cannot sail")
	}
	b.P.Do(c, 0)
}

// march goes into the unknown while food lasts, then for the nearest port.
func (b *Bot) march() {
	v := sight.View(b.P)
	sheet, _ := v.Sheet(b.P.Seat())
	m := v.Map()
	out := v.Turn() - sheet.Began
	if home, ok := sight.Find(b.P, nile.GoHome, -1, -1); ok && out >= b.Months && !b.Hungry {
		b.P.Do(home, 0)
		return
	}
	best, cost := game.Choice{}, 1000
	for _, c := range b.P.Choices() {
		if c.Kind != nile.Move {
			continue
		}
		to := hexmap.ID(c.Target)
		far := m.PortDistance(to)
		score := 4*far + b.Rng.IntN(3)
		if out < b.Months || b.Hungry {
			score = b.Rng.IntN(8)
			if v.Hex(to).State != nile.Unmapped {
				score += 10
			}
		}
		if score < cost {
			best, cost = c, score
		}
	}
	switch {
	case cost < 1000 && local.Do(b.P, best.Command(0)):
	case b.do(nile.EndTravel), b.do(nile.Retreat), b.any(nile.ChangeMode):
	default:
		b.any(nile.Drop)
	}
}

func PhaseIs(want nile.Phase) func(p *play.Play) bool {
	return func(p *play.Play) bool { return sight.View(p).Phase() == want }
}

// HomeWith wants a player in Europe with at least so many hexes to publish.
func HomeWith(hexes int) func(p *play.Play) bool {
	return func(p *play.Play) bool {
		return sight.View(p).Phase() == nile.Publishing && sight.View(p).Player(p.Seat()).Unpublished >= hexes
	}
}
