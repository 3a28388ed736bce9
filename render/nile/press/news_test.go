package press_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/local"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The points that the paper promises are those that publishing scores, line by line.
func TestTheAccountIsWhatIsScored(t *testing.T) {
	papers := 0
	for seed := range uint64(4) {
		b := niletest.NewBot(t, niletest.NewGame(t, seed, 100, "Ann", "Ben"), seed)
		for range 4 {
			p := b.Until(niletest.HomeWith(1))
			hexes := press.Publishable(p)
			d := press.Draft(p, hexes, 0)
			before := sight.View(p).Player(p.Seat()).Points
			n := niletest.Printed(t, p, d)
			if n == nil {
				t.Fatal("not printed:", p.Failed)
			}
			papers++
			if fmt.Sprint(d.Scores) != fmt.Sprint(n.Scores) {
				t.Errorf("promised %v\nscored   %v", d.Scores, n.Scores)
			}
			after := sight.View(p).Player(n.Seat).Points
			sum := 0
			for _, l := range n.Lines {
				sum += l.Points
			}
			if sum != press.Total(n.Scores) || after-before != sum {
				t.Errorf("the account says %d, the lines %d, the player has %d more", press.Total(n.Scores), sum, after-before)
			}
			if len(n.Hexes) != len(hexes) {
				t.Errorf("%d hexes printed, not %d", len(n.Hexes), len(hexes))
			}
			if p.Over() {
				break
			}
			if want := min(2000, 300+20*press.Total(n.Scores)); n.Grant != want && n.Grant != 0 {
				t.Errorf("the Society gave %d, its rule says %d", n.Grant, want)
			}
		}
	}
	if papers < 8 {
		t.Errorf("only %d papers", papers)
	}
}

// Hexes kept secret are not published, and can be later.
func TestKeepingSecrets(t *testing.T) {
	p := niletest.SitAt(t, "news")
	d, s := niletest.Table(p)
	st := d.Stage(t)
	all := press.Publishable(p)
	st.Chord(ui.Key(ebiten.KeyS))
	st.Want(words.Say("news.keep.title"))
	st.Chord(ui.Key(ebiten.KeyL)) // keep all
	st.Key(ebiten.KeyEscape)
	if n := s.Sub.(*press.News).Draft(); len(n.Hexes) != 0 || n.Kept != len(all) || press.Total(n.Scores) != 0 {
		t.Fatalf("all kept: %d hexes, %d kept", len(n.Hexes), n.Kept)
	}
	st.Chord(ui.Key(ebiten.KeyS))
	st.Chord(ui.Key(ebiten.KeyA)) // publish all
	for st.List.Focus != "news/0/"+st.List.Focus[strings.LastIndex(st.List.Focus, "/")+1:] {
		st.Key(ebiten.KeyTab)
	}
	st.Key(ebiten.KeySpace)
	st.Key(ebiten.KeyEscape)
	promised := press.Total(s.Sub.(*press.News).Draft().Scores)
	seat, before := p.Seat(), sight.View(p).Player(p.Seat()).Points
	st.Key(ebiten.KeySpace)
	if s.At.Screen != screens.PaperScreen {
		t.Fatalf("after publishing the screen is %s", screens.ScreenNames[s.At.Screen])
	}
	if got := sight.View(p).Player(seat); got.Unpublished != 1 || got.Points-before != promised {
		t.Errorf("%d unpublished, %d points; want 1 and %d", got.Unpublished, got.Points-before, promised)
	}
	if sight.View(p).Hex(all[0]).State != nile.Explored {
		t.Error("the secret hex was published")
	}
	niletest.Pass(st) // the evening
	if s.At.Screen != screens.EuropeScreen {
		t.Errorf("after the paper comes %s", screens.ScreenNames[s.At.Screen])
	}
}

// One press of Ctrl+Z takes back what one press of Publish did.
func TestPublishingIsTakenBackAtOnce(t *testing.T) {
	for _, keep := range []bool{false, true} {
		p := niletest.SitAt(t, "news")
		d, s := niletest.Table(p)
		st := d.Stage(t)
		hash := local.Of(p).Hash()
		all := press.Publishable(p)
		if keep {
			s.Sub.(*press.News).Kept[all[0]] = true
		}
		st.Key(ebiten.KeySpace)
		if s.At.Screen != screens.PaperScreen {
			t.Fatalf("the screen is %s", screens.ScreenNames[s.At.Screen])
		}
		after := local.Of(p).Hash()
		st.Chord(ui.Ctrl(ebiten.KeyZ))
		if local.Of(p).Hash() != hash || s.At.Screen != screens.NewsScreen {
			t.Errorf("keep %v: after Ctrl+Z the screen is %s", keep, screens.ScreenNames[s.At.Screen])
		}
		st.Chord(ui.Ctrl(ebiten.KeyY))
		if local.Of(p).Hash() != after || s.At.Screen != screens.EuropeScreen {
			t.Errorf("keep %v: after Ctrl+Y the screen is %s", keep, screens.ScreenNames[s.At.Screen])
		}
	}
}

// The newspaper does not give away what is kept secret.
func TestThePaperKeepsSecrets(t *testing.T) {
	p := niletest.SitAt(t, "news")
	all := press.Publishable(p)
	v := sight.View(p)
	full := press.Draft(p, all, 0)
	if len(full.Notebook) == 0 {
		t.Fatal("nothing was noted")
	}
	for i, secret := range all {
		rest := append(append([]hexmap.ID{}, all[:i]...), all[i+1:]...)
		n := press.Draft(p, rest, 1)
		for _, s := range n.Scores {
			if s.At == secret && !press.IsNote(s.Reason) { // the notebook is printed whole (20, 24)
				t.Errorf("hex %d is scored: %v", secret, s)
			}
		}
		for _, id := range n.Chart.Hexes {
			if id == secret {
				t.Error("the chart is framed by the secret hex")
			}
		}
		if n.Chart.Sheet.Hexes[secret].Ink != 0 {
			t.Errorf("the printed chart shows the secret hex %s", tell.WhereOf(v, secret))
		}
		where := tell.WhereOf(v, secret)
		if slices.ContainsFunc(rest, func(id hexmap.ID) bool { return tell.WhereOf(v, id) == where }) {
			continue // two hexes may be called alike
		}
		said := []string{n.Head}
		for _, l := range n.Lines {
			said = append(said, l.Label)
		}
		for _, l := range n.Notebook {
			said = append(said, l.Line.Text)
		}
		for _, text := range said {
			if strings.Contains(text, where) {
				t.Errorf("%q tells of the secret hex %s", text, where)
			}
		}
	}
}

// The notebook is printed whole (20, 24), also what was noted in hexes that are kept
// secret: the headline names no port but that of a hex which is printed.
func TestNotesTellOfNoPlace(t *testing.T) {
	b := niletest.NewBot(t, niletest.NewGame(t, 5, 100, "Ann", "Ben", "Chuma"), 2)
	b.Until(func(p *play.Play) bool {
		v := sight.View(p)
		return v.Phase() == nile.Publishing && len(v.Notes(v.Seat())) > 0
	})
	v, m := sight.View(b.P), sight.View(b.P).Map()
	notes := 0
	all := press.Publishable(b.P)
	for _, printed := range all {
		n := press.Draft(b.P, []hexmap.ID{printed}, len(all)-1)
		for _, s := range n.Scores {
			if press.IsNote(s.Reason) {
				notes++
			}
		}
		for i, port := range m.Ports {
			if strings.Contains(n.Head, port.Name) && tell.NearestPort(m, printed) != hexmap.PortID(i) {
				t.Errorf("%q, and printed is %s", n.Head, tell.WhereOf(v, printed))
			}
		}
	}
	if notes == 0 {
		t.Error("nothing was noted")
	}
}
