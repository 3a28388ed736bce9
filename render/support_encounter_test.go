package render

import (
	"math/rand/v2"
	"testing"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/ui/uitest"
)

// bold plays for all seats by chance, but goes among the peoples it finds.
type bold struct{ bot }

// boldTo is a game in which somebody stands before a phase that is as wanted.
func boldTo(t testing.TB, seats int, want func(v nile.View) bool) *Play {
	t.Helper()
	names := []string{"Ann", "Bartholomew Nightingale", "Chuma"}
	for seed := range uint64(120) {
		p := newGame(t, seed, 100, names[:seats]...)
		b := bold{bot: bot{t: t, p: p, rng: rand.New(rand.NewPCG(seed, 5)), months: 9}}
		for range 500 {
			if _, must := p.HandOver(); must {
				p.SitDown()
				p.ClearFresh()
				p.Seen()
			}
			if p.Table().Over() {
				break
			}
			if want(p.View()) {
				return p
			}
			b.step()
			if p.Failed != nil {
				t.Fatal(p.Failed)
			}
		}
	}
	t.Fatal("no game came to that")
	return nil
}

func (b *bold) step() {
	v := b.p.View()
	switch v.Phase() {
	case nile.Outfitting:
		o := party{nile.Bearers: 14, nile.Guides: 1, nile.Askaris: 7, nile.Rations: 90, nile.Gifts: 60, nile.Muskets: 3}
		if sheet, _ := v.Sheet(b.p.Seat()); o.cost() > sheet.Purse || !buyAll(b.p, o) {
			b.fitOut()
			return
		}
		c, ok := sailing(b.p, nile.OnFoot)
		if !ok {
			b.fitOut()
			return
		}
		b.p.Do(c, 0)
	case nile.MeetingPeople:
		b.any(nile.Policy)
	case nile.Parleying:
		c, ok := b.p.Find(nile.Parley, -1, -1)
		if !ok || b.rng.IntN(3) == 0 {
			b.do(nile.Pass)
			return
		}
		b.p.Do(c, min(int(c.Max), 1+b.rng.IntN(24)))
	case nile.AtVillage:
		_ = b.do(nile.Loot) || b.do(nile.Pass)
	case nile.PlacingCounters, nile.ChoosingPort, nile.ChoosingPace, nile.Travelling, nile.Publishing, nile.InEurope, nile.NamingSuccessor:
		b.bot.step()
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
		games[name] = func(t testing.TB) *Play { return boldTo(t, k.seats, k.want) }
	}
}

// to drives the table's screens until one is shown, and checks that it is.
func wantScreen(t *testing.T, s *tableScene, want screen) {
	t.Helper()
	if s.at.screen != want {
		t.Fatalf("the screen is %s, not %s", screenNames[s.at.screen], screenNames[want])
	}
}

func stageOf(t *testing.T, name string) (*Play, *tableScene, *uitest.Stage) {
	t.Helper()
	p := sitAt(t, name)
	d, s := table(p)
	prefs := d.Preferences()
	prefs.Animations = false
	d.SetPreferences(prefs)
	st := d.stage(t)
	st.Wait(guardTime) // a sheet that has come up takes no press at first
	return p, s, st
}
