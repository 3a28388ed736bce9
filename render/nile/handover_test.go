package nile_test

import (
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/excerpt"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// The page on which the machine changes hands tells who is next, where that expedition stands and how the
// race does, before the chart round it: what everybody can see, and nothing of a notebook (20).
func TestTheHandOverTellsWhoIsNext(t *testing.T) {
	b := niletest.NewBot(t, niletest.NewGame(t, 6, 100, "Ann", "Ben"), 2)
	p := b.Until(func(p *play.Play) bool {
		v := sight.View(p)
		return v.Phase() == nile.ChoosingPace && v.Turn() > 3
	})
	p.StandUp()
	d, s := niletest.Table(p)
	for _, z := range []uitest.Size{{W: 1280, H: 800, Text: 100}, {W: 2560, H: 1440, Text: 100}, {W: 640, H: 480, Text: 100}} {
		d.Size(z)
		st := d.Stage(t)
		niletest.WantScreen(t, s, screens.HandScreen)
		v := sight.Position(p).View(game.Nobody)
		to := v.ToMove()
		st.Want(v.Player(to).Name)
		st.Want(words.Say("flow.race"))
		st.Want(tell.Date(v.Turn()))
		if note := press.RaceNote(v, game.Nobody, to); note == "" {
			t.Error("nothing is known of where the next expedition is")
		}
		st.Want(words.Say("flow.note"))
		uitest.Check(t, st.List)
	}
}

// Where another than the player leads the expedition, an heir of the first explorer, both are named (27).
func TestTheHandOverNamesTheExplorer(t *testing.T) {
	b := niletest.NewBot(t, niletest.NewGame(t, 6, 100, "Ann", "Ben"), 2)
	p := b.Until(func(p *play.Play) bool {
		v := sight.View(p)
		return v.Phase() == nile.ChoosingPace && v.Player(v.ToMove()).Explorers > 1
	})
	p.StandUp()
	d, _ := niletest.Table(p)
	v := sight.Position(p).View(game.Nobody)
	st := d.Stage(t)
	st.Want(v.Player(v.ToMove()).Name)
	st.Want(words.Say("flow.next.led", "date", tell.Date(v.Turn()), "who", tell.Explorer(v, v.ToMove()), "note", press.RaceNote(v, game.Nobody, v.ToMove())))
}

// Wherever whoever is next stands, the chart fills the window behind the card, and they are seen beside it: in the west
// of it the card lies in the east.
func TestTheHandOverLeavesNoStripWithoutChart(t *testing.T) {
	v := sight.View(niletest.SitAt(t, "canoes"))
	press, err := excerpt.Press(v.Map())
	if err != nil {
		t.Fatal(err)
	}
	const w, h, part, largest = 1280, 800, 0.49, 40.0
	for id := range v.Map().Cells {
		x := excerpt.OfSheet(v.Map(), nil, "test", []hexmap.ID{hexmap.ID(id)})
		x.Margin, x.Beside = 11, part
		if x.West() {
			x.Beside = -part
		}
		scale, left, _ := x.Place(press, w, h, largest)
		if in := press.Inside(scale); left < in.Min.X || left+w > in.Max.X {
			t.Fatalf("hex %d: the window shows the chart from %d to %d, which reaches from %d to %d", id, left, left+w, in.Min.X, in.Max.X)
		}
		at, _ := press.Centre(hexmap.ID(id), scale)
		if on := (at - float64(left)) / w; x.Beside > 0 && on < part || x.Beside < 0 && on > 1-part {
			t.Errorf("hex %d lies below the card, at %.2f of the window", id, on)
		}
	}
}

// What the machine's change of hands says that an expedition did last is said as the chart's strip and the other
// pages of news say it: one event, one wording; and not of every hex the same.
func TestTheHandOverTellsAnEventAsEveryPageDoes(t *testing.T) {
	b := niletest.NewBot(t, niletest.NewGame(t, 6, 100, "Ann", "Ben"), 2)
	told := map[string]bool{}
	b.Until(func(p *play.Play) bool {
		v, all := sight.Position(p).View(game.Nobody), p.Events()
		line := screens.LastOpenly(p, p.Seat())
		if line == nil || told[line.Line.Text] {
			return v.Turn() > 12
		}
		told[line.Line.Text] = true
		text := strings.NewReplacer(" (Ann)", "", " (Ben)", "").Replace(line.Line.Text)
		turns := tell.Turns(all, 0)
		for i, e := range all {
			if l, ok := tell.TellNews(v, all, turns, i, false); e.Seat != game.Nobody && ok && l.Text == text {
				return v.Turn() > 12
			}
		}
		t.Errorf("no other page of news says %q", line.Line.Text)
		return v.Turn() > 12
	})
	if len(told) < 3 {
		t.Errorf("%d things were told, want three and more", len(told))
	}
}
