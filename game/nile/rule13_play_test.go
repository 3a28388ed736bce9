package nile

import (
	"bytes"
	"slices"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/game/gametest"
	"sourceofthenile/hexmap"
)

// peopled are the rules on a board where people live in every hex that was
// known in 1820, the ports apart: parties meet somebody at every step.
type peopled struct{ Rules }

func (r peopled) New(settings []byte) (game.Position, error) {
	pos, err := r.Rules.New(settings)
	if err != nil {
		return nil, err
	}
	p := pos.(*Position)
	for i := range p.hexes {
		if c := &p.chart.Cells[i]; p.hexes[i].Printed && c.Port == hexmap.NoPort {
			strength := int16(1 + i*7%24)
			p.tribes = append(p.tribes, tribe{At: hexmap.ID(i), Strength: strength, First: strength, Name: uint32(i), Attitude: int8(i % 9)})
			p.hexes[i].Tribe = int16(len(p.tribes))
		}
	}
	return p, nil
}

// crowded is a board of some variety for peopled rules: desert, swamp, rivers,
// a lake, a Cape of its own and some blank land.
func crowded() *hexmap.Map {
	m := board(
		"vdddvvsss~",
		"vddv..vss~",
		"vvv.....jj",
		"mvv.....jj",
		"mmvv..lljv",
		"vvvvvvlvvv",
	)
	for i, name := range []string{"Khartoum", "Durban", "Lagos", "Capetown"} {
		addPort(m, name, at(m, [4]int{0, 3, 9, 0}[i], [4]int{1, 5, 4, 5}[i]))
	}
	addRiver(m, "River", 3, at(m, 3, 0), hexmap.NoDir, hexmap.W, hexmap.W, hexmap.W, hexmap.W)
	m.Cells[at(m, 0, 5)].Colony = true
	return m
}

// meeting steps and those of disasters, in which a saved game may be caught.
var midway = []Phase{
	MeetingPeople, Parleying, Trading, Fighting, TakingPrisoners, AtVillage, InCaptivity, FacingMutiny, HearingOfIvory, LosingNotes,
}

// roam plays a game of travellers among many peoples, and shows each position.
func roam(t testing.TB, rules game.Rules, players, commands int, seed uint64, see func(tab *game.Table, p *Position)) {
	t.Helper()
	settings := testSettings(players, 100)
	settings.Gentle = seed%2 == 0
	for i := range settings.Players {
		settings.Players[i].Specialty = deck.Specialty((int(seed) + i) % int(deck.Specialties))
	}
	roamBy(t, rules, settings, commands, seed, see)
}

// roamBy is roam by settings.
func roamBy(t testing.TB, rules game.Rules, settings Settings, commands int, seed uint64, see func(tab *game.Table, p *Position)) {
	t.Helper()
	tab, err := game.NewTable(rules, settings.Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	p, rng := tab.Position().(*Position), game.NewRandom(seed)
	for k := 0; k < commands && !tab.Over(); k++ {
		cs := tab.Choices()
		if len(cs) == 0 {
			t.Fatalf("seed %d, command %d: no choice in %+v: %+v", seed, k, p.steps, p.players[p.top().Seat].Trip)
		}
		see(tab, p)
		cmd := traveller(cs, rng.IntN)
		if _, err := tab.Do(cmd); err != nil {
			t.Fatalf("seed %d, command %d %+v: %v", seed, k, cmd, err)
		}
		if err := p.Sound(); err != nil {
			t.Fatalf("seed %d, command %d %+v: %v", seed, k, cmd, err)
		}
	}
	if err := p.SoundAll(); err != nil {
		t.Fatalf("seed %d: %v", seed, err)
	}
}

// Games among many peoples stay sound; wherever they are saved, in the middle
// of whatever is going on, they are read again the same and go on the same.
func TestGamesAmongPeoplesStaySound(t *testing.T) {
	caught := map[Phase]int{}
	commands := 4000
	if testing.Short() {
		commands = 1500
	}
	rules := peopled{Rules{Chart: crowded()}}
	for seed := range uint64(16) {
		roam(t, rules, 1+int(seed)%MaxSeats, commands, seed, func(tab *game.Table, p *Position) {
			k := p.top().Kind
			if caught[k]++; caught[k] > 40 {
				return
			}
			code := p.Append(nil)
			again, err := rules.Decode(code)
			if err != nil {
				t.Fatalf("seed %d: in step %d: %v", seed, k, err)
			}
			if !bytes.Equal(again.Append(nil), code) {
				t.Fatalf("seed %d: in step %d: another encoding", seed, k)
			}
			if !slices.Equal(again.Choices(nil), tab.Choices()) {
				t.Fatalf("seed %d: in step %d: other choices", seed, k)
			}
			look(p)
			lookAtMeeting(p)
		})
	}
	for _, k := range midway {
		if caught[k] == 0 {
			t.Errorf("step %d was never reached", k)
		}
	}
	t.Logf("times caught, by step: %v", caught)
}

// lookAtMeeting asks a view for all it can tell of a meeting.
func lookAtMeeting(p *Position) {
	v := p.View(p.ToMove())
	v.Meeting()
	v.Tribes()
	v.BattleOdds()
	for policy := range AsGuest + 2 {
		v.PolicyOdds(policy)
	}
	for gifts := range 5 {
		v.ParleyOdds(gifts)
	}
}

// The conformance test of the table, among many peoples.
func TestPeopledNileConforms(t *testing.T) {
	rules := peopled{Rules{Chart: crowded()}}
	for players := 1; players <= MaxSeats; players += 2 {
		gametest.Conform(t, rules, testSettings(players, 25).Encode(), []uint64{7, uint64(players) << 33}, 300)
	}
}

// caughtMidway are positions of Africa with peoples everywhere, one in the
// middle of each step that some games come to.
func caughtMidway(t testing.TB) (codes [][]byte) {
	t.Helper()
	caught := [BetweenSittings + 1]bool{}
	for seed := uint64(1); seed < 8; seed++ {
		roam(t, peopled{}, 2, 1500, seed, func(_ *game.Table, p *Position) {
			if k := p.top().Kind; !caught[k] && slices.Contains(midway, k) {
				caught[k] = true
				codes = append(codes, p.Append(nil))
			}
		})
	}
	return codes
}

// What is read in the middle of a meeting is refused when its parts do not go
// together, and never brings the program down.
func TestDecodeRefusesBrokenMeetings(t *testing.T) {
	h := newHamlet(t, 3, 20, deck.Explorer, men(2))
	h.meet()
	p := h.p
	rules := Rules{Chart: p.chart}
	if _, err := rules.Decode(p.Append(nil)); err != nil {
		t.Fatal(err)
	}
	for name, bend := range map[string]func(q *Position, e *expedition){
		"no people":               func(_ *Position, e *expedition) { e.Meeting.Tribe = noTribe },
		"a people there is not":   func(_ *Position, e *expedition) { e.Meeting.Tribe = 9 },
		"a people elsewhere":      func(q *Position, _ *expedition) { q.tribes[0].At = 0 },
		"a forgotten people":      func(q *Position, _ *expedition) { q.tribes[0].At = hexmap.None },
		"a hex of nobody's":       func(q *Position, e *expedition) { q.hexes[e.At].Tribe = 0 },
		"a hex of no people":      func(q *Position, e *expedition) { q.hexes[e.At].Tribe = 5 },
		"no journey behind it":    func(q *Position, _ *expedition) { q.steps = q.steps[1:] },
		"another's journey":       func(q *Position, _ *expedition) { q.steps[0].Seat = 1 },
		"two journeys":            func(q *Position, _ *expedition) { q.steps = append([]step{{Travelling, 0}}, q.steps...) },
		"Europe behind it":        func(q *Position, _ *expedition) { q.steps[0].Kind = InEurope },
		"two meetings":            func(q *Position, _ *expedition) { q.steps = append(q.steps, step{MeetingPeople, 0}) },
		"a policy of none":        func(_ *Position, e *expedition) { e.Meeting.Policy = 6 },
		"parley without a policy": func(q *Position, _ *expedition) { q.steps[1].Kind = Parleying },
		"battle without a policy": func(q *Position, _ *expedition) { q.steps[1].Kind = Fighting },
		"warriors below nothing":  func(_ *Position, e *expedition) { e.Meeting.Warriors = -1 },
		"warriors without number": func(_ *Position, e *expedition) { e.Meeting.Warriors = 30000 },
		"strength below nothing":  func(q *Position, _ *expedition) { q.tribes[0].Strength = -1 },
		"a guide from nowhere":    func(_ *Position, e *expedition) { e.GuideFrom = 5000 },
		"entered nowhere":         func(_ *Position, e *expedition) { e.Entered[3] = -2 },
		"sick below nothing":      func(_ *Position, e *expedition) { e.Ill[0] = -1 },
		"goodwill without bounds": func(_ *Position, e *expedition) { e.Goodwill = 127 },
		"captive, yet marching":   func(q *Position, e *expedition) { e.Captive = true },
		"no captive":              func(q *Position, _ *expedition) { q.steps = []step{{InCaptivity, 0}} },
		"a captive's journey":     func(q *Position, e *expedition) { e.Captive = true; q.steps[1].Kind = InCaptivity },
		"a meeting in Europe":     func(q *Position, _ *expedition) { q.players[0].Where = inEurope },
		"a meeting of the other":  func(q *Position, _ *expedition) { q.players[1].Trip.Meeting.Tribe = 0 },
	} {
		q := p.Clone().(*Position)
		bend(q, &q.players[0].Trip)
		if _, err := rules.Decode(q.Append(nil)); err == nil {
			t.Errorf("%s: read as a position", name)
		}
	}
}
