package render

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The points that the paper promises are those that publishing scores, line by line.
func TestTheAccountIsWhatIsScored(t *testing.T) {
	papers := 0
	for seed := range uint64(4) {
		b := newBot(t, newGame(t, seed, 100, "Ann", "Ben"), seed)
		for range 4 {
			p := b.until(homeWith(1))
			hexes := publishable(p)
			d := draft(p, hexes, 0)
			before := p.View().Player(p.Seat()).Points
			n := printed(t, p, d)
			if n == nil {
				t.Fatal("not printed:", p.Failed)
			}
			papers++
			if fmt.Sprint(d.scores) != fmt.Sprint(n.scores) {
				t.Errorf("promised %v\nscored   %v", d.scores, n.scores)
			}
			after := p.View().Player(n.seat).Points
			sum := 0
			for _, l := range n.lines {
				sum += l.points
			}
			if sum != total(n.scores) || after-before != sum {
				t.Errorf("the account says %d, the lines %d, the player has %d more", total(n.scores), sum, after-before)
			}
			if len(n.hexes) != len(hexes) {
				t.Errorf("%d hexes printed, not %d", len(n.hexes), len(hexes))
			}
			if p.Table().Over() {
				break
			}
			if want := min(2000, 400+40*total(n.scores)); n.grant != want && n.grant != 0 {
				t.Errorf("the Society gave %d, its rule says %d", n.grant, want)
			}
		}
	}
	if papers < 8 {
		t.Errorf("only %d papers", papers)
	}
}

// Hexes kept secret are not published, and can be later.
func TestKeepingSecrets(t *testing.T) {
	p := sitAt(t, "news")
	d, s := table(p)
	st := d.stage(t)
	all := publishable(p)
	st.Chord(ui.Key(ebiten.KeyS))
	st.Want(words.Say("news.keep.title"))
	st.Chord(ui.Key(ebiten.KeyL)) // keep all
	st.Key(ebiten.KeyEscape)
	if n := s.sub.(*news).draft(); len(n.hexes) != 0 || n.kept != len(all) || total(n.scores) != 0 {
		t.Fatalf("all kept: %d hexes, %d kept", len(n.hexes), n.kept)
	}
	st.Chord(ui.Key(ebiten.KeyS))
	st.Chord(ui.Key(ebiten.KeyA)) // publish all
	for st.List.Focus != "news/0/"+st.List.Focus[strings.LastIndex(st.List.Focus, "/")+1:] {
		st.Key(ebiten.KeyTab)
	}
	st.Key(ebiten.KeySpace)
	st.Key(ebiten.KeyEscape)
	promised := total(s.sub.(*news).draft().scores)
	seat, before := p.Seat(), p.View().Player(p.Seat()).Points
	st.Key(ebiten.KeySpace)
	if s.at.screen != paperScreen {
		t.Fatalf("after publishing the screen is %s", screenNames[s.at.screen])
	}
	if got := p.View().Player(seat); got.Unpublished != 1 || got.Points-before != promised {
		t.Errorf("%d unpublished, %d points; want 1 and %d", got.Unpublished, got.Points-before, promised)
	}
	if p.View().Hex(all[0]).State != nile.Explored {
		t.Error("the secret hex was published")
	}
	pass(st)
	if s.at.screen != europeScreen {
		t.Errorf("after the paper comes %s", screenNames[s.at.screen])
	}
}

// One press of Ctrl+Z takes back what one press of Publish did.
func TestPublishingIsTakenBackAtOnce(t *testing.T) {
	for _, keep := range []bool{false, true} {
		p := sitAt(t, "news")
		d, s := table(p)
		st := d.stage(t)
		hash := p.Table().Hash()
		all := publishable(p)
		if keep {
			s.sub.(*news).kept[all[0]] = true
		}
		st.Key(ebiten.KeySpace)
		if s.at.screen != paperScreen {
			t.Fatalf("the screen is %s", screenNames[s.at.screen])
		}
		after := p.Table().Hash()
		st.Chord(ui.Ctrl(ebiten.KeyZ))
		if p.Table().Hash() != hash || s.at.screen != newsScreen {
			t.Errorf("keep %v: after Ctrl+Z the screen is %s", keep, screenNames[s.at.screen])
		}
		st.Chord(ui.Ctrl(ebiten.KeyY))
		if p.Table().Hash() != after || s.at.screen != europeScreen {
			t.Errorf("keep %v: after Ctrl+Y the screen is %s", keep, screenNames[s.at.screen])
		}
	}
}

// The newspaper does not give away what is kept secret.
func TestThePaperKeepsSecrets(t *testing.T) {
	p := sitAt(t, "news")
	all := publishable(p)
	v := p.View()
	full := draft(p, all, 0)
	if len(full.notebook) == 0 {
		t.Fatal("nothing was noted")
	}
	for i, secret := range all {
		rest := append(append([]hexmap.ID{}, all[:i]...), all[i+1:]...)
		n := draft(p, rest, 1)
		for _, s := range n.scores {
			if s.at == secret {
				t.Errorf("hex %d is scored: %v", secret, s)
			}
		}
		for _, id := range n.chart.hexes {
			if id == secret {
				t.Error("the chart is framed by the secret hex")
			}
		}
		if n.chart.sheet.Hexes[secret].Ink != 0 {
			t.Errorf("the printed chart shows the secret hex %s", whereOf(v, secret))
		}
	}
}
