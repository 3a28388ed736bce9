package niletest

import (
	"math/rand/v2"
	"testing"

	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/render/desk"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/home"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui/uitest"
)

// Bold plays for all seats by chance, but goes among the peoples it finds.
type Bold struct{ Bot }

// BoldTo is a game in which somebody stands before a phase that is as wanted.
func BoldTo(t testing.TB, seats int, want func(v nile.View) bool) *play.Play {
	t.Helper()
	return BoldUntil(t, seats, func(p *play.Play) bool { return want(sight.View(p)) })
}

// BoldUntil is BoldTo for what is not seen of the position alone.
func BoldUntil(t testing.TB, seats int, want func(p *play.Play) bool) *play.Play {
	t.Helper()
	return boldIn(t, func(seed uint64) *play.Play { return NewGame(t, seed, 100, boldly[:seats]...) }, want)
}

// boldly are who plays so.
var boldly = []string{"Ann", "Bartholomew Nightingale", "Chuma"}

// boldIn is BoldUntil in games of another kind, by their seed.
func boldIn(t testing.TB, begun func(seed uint64) *play.Play, want func(p *play.Play) bool) *play.Play {
	t.Helper()
	for seed := range uint64(120) {
		p := begun(seed)
		b := Bold{Bot: Bot{T: t, P: p, Rng: rand.New(rand.NewPCG(seed, 5)), Months: 9}}
		if b.comesBy(b.Step, 500, want) {
			return p
		}
	}
	t.Fatal("no game came to that")
	return nil
}

func (b *Bold) Step() {
	v := sight.View(b.P)
	switch v.Phase() {
	case nile.Outfitting:
		var o bots.Proposal
		o.Have = [nile.Items]int{nile.Bearers: 14, nile.Guides: 1, nile.Askaris: 7, nile.Rations: 90, nile.Gifts: 60, nile.Muskets: 3}
		if then, _ := v.Party(o.Have); then.Why.Why != "" || !bought(b.P, o) {
			b.fitOut()
			return
		}
		c, ok := home.Sailing(b.P, nile.OnFoot)
		if !ok {
			b.fitOut()
			return
		}
		b.P.Do(c, 0)
	case nile.MeetingPeople:
		b.any(nile.Policy)
	case nile.Parleying:
		c, ok := sight.Find(b.P, nile.Parley, -1, -1)
		if !ok || b.Rng.IntN(3) == 0 {
			b.do(nile.Pass)
			return
		}
		b.P.Do(c, min(int(c.Max), 1+b.Rng.IntN(24)))
	case nile.AtVillage:
		_ = b.do(nile.Loot) || b.do(nile.Pass)
	case nile.PlacingCounters, nile.ChoosingPort, nile.ChoosingPace, nile.Travelling, nile.Publishing, nile.InEurope, nile.NamingSuccessor:
		b.Bot.Step()
	default:
		b.encounter()
	}
}

func inPhase(want nile.Phase) func(nile.View) bool {
	return func(v nile.View) bool { return v.Phase() == want }
}

// init adds the screens of peoples and misfortunes to those that every size of
// window is tried with.
func init() {
	for name, k := range map[string]struct {
		seats int
		want  func(v nile.View) bool
	}{
		"meet": {2, inPhase(nile.MeetingPeople)},
		"meet rest": {2, func(v nile.View) bool {
			m, ok := v.Meeting()
			return ok && m.Resting && v.Phase() == nile.MeetingPeople
		}},
		"parley": {2, inPhase(nile.Parleying)},
		"trade":  {2, inPhase(nile.Trading)},
		"battle": {2, inPhase(nile.Fighting)},
		"battle late": {2, func(v nile.View) bool {
			m, ok := v.Meeting()
			return ok && v.Phase() == nile.Fighting && m.Askaris < m.Began && m.Warriors < m.AtFirst
		}},
		"prisoners": {2, inPhase(nile.TakingPrisoners)},
		"village":   {2, inPhase(nile.AtVillage)},
		"captive":   {2, inPhase(nile.InCaptivity)},
		"mutiny":    {2, inPhase(nile.FacingMutiny)},
		"ivory":     {2, inPhase(nile.HearingOfIvory)},
		"notes":     {2, inPhase(nile.LosingNotes)},
	} {
		Games[name] = func(t testing.TB) *play.Play { return BoldTo(t, k.seats, k.want) }
	}
}

// to drives the table's screens until one is shown, and checks that it is.
func WantScreen(t *testing.T, s *screens.TableScene, want screens.Screen) {
	t.Helper()
	if s.At.Screen != want {
		t.Fatalf("the screen is %s, not %s", screens.ScreenNames[s.At.Screen], screens.ScreenNames[want])
	}
}

func StageOf(t *testing.T, name string) (*play.Play, *screens.TableScene, *uitest.Stage) {
	t.Helper()
	p := SitAt(t, name)
	d, s := TableOf(p)
	st := d.Stage(t)
	st.Wait(desk.GuardTime) // a sheet that has come up takes no press at first
	return p, s, st
}
