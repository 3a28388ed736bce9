package meet_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/render/local"
	"sourceofthenile/render/nile/meet"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
)

// What Space does at a meeting is what a keen player would choose, but where the figures speak for another way, and never the most timid by habit, or
// what went well with others; where an attack is likelier than one in five, it does nothing.
func TestSpaceIsTheKeenest(t *testing.T) {
	odds := func(p *play.Play) (out []nile.PolicyOdds) {
		for i := range meet.Policies + 1 {
			out = append(out, sight.View(p).PolicyOdds(i))
		}
		return out
	}
	keen := func(p *play.Play) int { return meet.Sensible(bots.KeenPolicy(sight.View(p), p.Choices()), odds(p)) }
	risk := func(p *play.Play, policy int) float64 { return sight.View(p).PolicyOdds(policy).Attack() }
	timid := func(p *play.Play) (least int) {
		for i := 1; i <= meet.Policies; i++ {
			if o := sight.View(p).PolicyOdds(i); o.Allowed && (least == 0 || o.Attack() < risk(p, least)) {
				least = i
			}
		}
		return least
	}
	hopeless := func(p *play.Play) bool { return risk(p, keen(p)) > meet.Hopeless }
	for name, k := range map[string]struct {
		is   func(p *play.Play) bool
		want func(p *play.Play) int
		goes bool
	}{
		"the keenest":    {func(p *play.Play) bool { return risk(p, keen(p)) <= meet.HastyRisk }, keen, true},
		"not most timid": {func(p *play.Play) bool { return timid(p) != keen(p) && !hopeless(p) }, keen, false},
		"a likely fight": {func(p *play.Play) bool { return risk(p, keen(p)) > 0.5 && !hopeless(p) }, keen, false},
		"a sure attack": {hopeless, func(p *play.Play) int { // the way that is attacked least, unless it loses more or is as sure
			v, least := sight.View(p), timid(p)
			lost := func(i int) float64 { return v.PolicyOdds(i).Defeat().Defeat() }
			if risk(p, least) <= meet.Hopeless && lost(least) <= lost(keen(p)) {
				return least
			}
			return 0
		}, false},
	} {
		t.Run(name, func(t *testing.T) {
			p := niletest.BoldUntil(t, 2, func(p *play.Play) bool { return sight.View(p).Phase() == nile.MeetingPeople && k.is(p) })
			want := k.want(p)
			d, s := niletest.Table(p)
			st := d.Stage(t)
			st.Wait(8) // cards and dice first
			scene, ok := s.Sub.(*meet.MeetScene)
			if !ok {
				t.Fatal("no meeting is shown")
			}
			if scene.Chosen != want {
				t.Errorf("policy %d is chosen, not %d", scene.Chosen, want)
			}
			n, risky := p.Len(), want == 0 || risk(p, want) > meet.HastyRisk
			st.Key(ebiten.KeySpace)
			if goes := p.Len() > n && local.Of(p).CommandAt(n).Kind == nile.Policy; goes == risky || k.goes && !goes {
				t.Fatalf("Space goes in: %v, and it is risky: %v", goes, risky)
			}
			if p.Len() == n || risky {
				return
			}
			if c := local.Of(p).CommandAt(n); c.Kind != nile.Policy || int(c.Target) != want {
				t.Errorf("Space does %+v", c)
			}
		})
	}
}

// Where another way is received more often than a keen player's, and loses the expedition no more often, it is proposed.
func TestTheFiguresSpeakForWhatIsProposed(t *testing.T) {
	odds := func(neutral, charge, win float64) nile.PolicyOdds {
		return nile.PolicyOdds{Allowed: true, Neutral: neutral, Charge: charge, Win: win, Battle: nile.RuleBattle}
	}
	for name, k := range map[string]struct {
		odds []nile.PolicyOdds
		want int
	}{
		"as safe, and kinder":   {[]nile.PolicyOdds{{}, odds(0.02, 0.98, 1), odds(0.26, 0.74, 1)}, 2},
		"kinder, and dangerous": {[]nile.PolicyOdds{{}, odds(0.02, 0.98, 1), odds(0.26, 0.74, 0.5)}, 1},
		"ruin for little":       {[]nile.PolicyOdds{{}, odds(0.02, 0.98, 0.8), odds(0, 0.5, 1), odds(0, 0.9, 0.9)}, 2},
		"a risk for much":       {[]nile.PolicyOdds{{}, odds(0.7, 0.3, 0.8), odds(0, 0.2, 1)}, 1},
		"no kinder":             {[]nile.PolicyOdds{{}, odds(0.5, 0.5, 1), odds(0.5, 0.5, 1)}, 1},
	} {
		if got := meet.Sensible(1, k.odds); got != k.want {
			t.Errorf("%s: policy %d is proposed, want %d", name, got, k.want)
		}
	}
}

// Where every way loses the expedition more often than not, the red button withdraws, and so does Space; who has
// marked a way is taken at his word.
func TestWithdrawingIsProposedBeforeRuin(t *testing.T) {
	p := niletest.BoldUntil(t, 2, func(p *play.Play) bool {
		if _, may := sight.Find(p, nile.Withdraw, -1, -1); !may || sight.View(p).Phase() != nile.MeetingPeople {
			return false
		}
		for i := 1; i <= meet.Policies; i++ {
			if o := sight.View(p).PolicyOdds(i); o.Allowed && o.Defeat().Defeat() <= meet.Ruinous {
				return false
			}
		}
		return true
	})
	d, _ := niletest.Table(p)
	st := d.Stage(t)
	st.Wait(8) // cards and dice first
	n := p.Len()
	st.Key(ebiten.KeySpace)
	if p.Len() == n {
		t.Fatal("Space does nothing")
	}
	if c := local.Of(p).CommandAt(n); c.Kind != nile.Withdraw {
		t.Errorf("Space does %+v", c)
	}
}
