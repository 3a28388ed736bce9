package board

import (
	"fmt"
	"strings"
	"testing"

	"sourceofthenile/assets"
	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/bots"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/render/island/chartsheet"
	"sourceofthenile/render/local"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Of what has happened as much of the newest is told as is seen, and nothing that has to be scrolled to; where hardly
// anything is seen, all that came last.
func TestTheNewestOfWhatHappenedIsInSight(t *testing.T) {
	var lines []string
	for i := range 20 {
		lines = append(lines, fmt.Sprintf("Line %d, and %s.", i, strings.Repeat("a word more ", i%4*4)))
	}
	style := func(int) ui.Style { return ui.Body.At(16) }
	c := ui.Begin(ui.NewMemory(), ui.Input{}, 1280, 800, 1)
	for _, seen := range []float64{60, 130, 200, 330} {
		b := &Board{top: 100, seen: seen}
		col := page.NewColumn(c, ui.R(0, 100, 360, 0))
		got := b.inSight(c, col, lines, 0, style)
		for _, l := range got {
			col.Say(ui.Plain(l), style(0))
			col.Gap(2)
		}
		if len(got) == 0 || got[0] != lines[0] || col.Height() > seen {
			t.Errorf("of %v units %v are told, in %d lines", seen, col.Height(), len(got))
		}
	}
	if got := (&Board{top: 100, seen: 20}).inSight(c, page.NewColumn(c, ui.R(0, 100, 360, 0)), lines, 5, style); len(got) != 5 {
		t.Errorf("where nothing is seen %d lines are told of five that came last", len(got))
	}
}

// Where the first hunter of a game comes up it is said what it does, and where the next one does it is not.
func TestTheFirstHunterSaysWhatItDoes(t *testing.T) {
	words.Use(words.Of(assets.IslandWords, "island/words")())
	t.Cleanup(func() { words.Use(nil) })
	set := box.ForSeats(3)
	set.Letters = box.Levels[len(box.Levels)-1].Letters
	table, err := game.NewTable(island.Rules{}, set.Encode(), 3)
	if err != nil {
		t.Fatal(err)
	}
	bot, err := bots.New("easy", 1)
	if err != nil {
		t.Fatal(err)
	}
	for !table.Over() {
		s := table.Acting().First()
		if _, err := table.Do(bot.Choose(table.Position(), s, table.ChoicesOf(s))); err != nil {
			t.Fatal(err)
		}
	}
	b := New(local.New(table, play.Host{}))
	v, all, came := b.everybody(), b.Play.Told(), 0
	for i := range all {
		e := &all[i]
		if e.Kind != island.Placed || foretell.SortOf(int(island.As[island.PlacedEvent](e).Creature)) != box.Devourer {
			continue
		}
		again := *e // as a table elsewhere hands it out
		if says := strings.Contains(b.line(v, &again), words.Say("hunts.devourer")); says != (came == 0) {
			t.Errorf("the %d. says %q", came+1, b.line(v, e))
		}
		came++
	}
	if came < 2 {
		t.Errorf("%d Devourers have come up, want two", came)
	}
}

// What edges the picture of a place strikes out no name below it, and the marks round it go round that too.
func TestNoFrameStrikesOutAName(t *testing.T) {
	words.Use(words.Of(assets.IslandWords, "island/words")())
	t.Cleanup(func() { words.Use(nil) })
	const hair = 0.01
	for _, west := range []bool{false, true} {
		p, r := chartsheet.Picture{West: west}, ui.R(0, 46, 872, 545)
		for i := range box.BoardOf(west).Spots {
			at := box.Place(i)
			vg, all := vignette(p, r, at), withName(p, r, at)
			_, y, _, h := p.NameBelow(at, r.W, r.H)
			if r.Y+y+h/2 < vg.Bottom() || all.Bottom() < r.Y+y+h-hair || all.X > vg.X+hair || all.Y > vg.Y+hair || all.Right() < vg.Right()-hair {
				t.Errorf("west %v: place %d is at %v, with its name at %v", west, at, vg, all)
			}
		}
	}
}
