package board

import (
	"slices"
	"testing"

	"sourceofthenile/assets"
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/bots"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
)

// playing goes through a game of keen explorers, command by command.
func playing(t *testing.T, seats int, seed uint64, each func(table *game.Table)) *game.Table {
	t.Helper()
	words.Use(words.Of(assets.HeartWords, "heart/words")())
	t.Cleanup(func() { words.Use(nil) })
	table, err := game.NewTable(heart.Rules{}, box.ForSeats(seats).Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	bot, err := bots.New("keen", seed)
	if err != nil {
		t.Fatal(err)
	}
	for !table.Over() {
		s := table.Acting().First()
		if _, err := table.Do(bot.Choose(table.Position(), s, table.ChoicesOf(s))); err != nil {
			t.Fatal(err)
		}
		each(table)
	}
	return table
}

// What is told on the board loses no event and tells none twice: each stands in one part, in its
// order, a sentence at its head or in a part of the figures that came before any sentence.
func TestToldLosesNothing(t *testing.T) {
	table := playing(t, 3, 8, func(*game.Table) {})
	v, sum := table.Position().(*heart.Position).View(game.Nobody), table.Position().Summary()
	events := table.Events()
	for from := 0; from < len(events); from += 40 {
		some := events[from:min(len(events), from+40)]
		var want, got []string
		for i := range some {
			if text := tell.Event(v, sum, &some[i]); text != "" {
				want = append(want, text)
			}
		}
		for _, p := range sentences(some, v, sum) {
			if len(p.lines) > 1 || len(p.lines)+len(p.figures) != len(p.at) || len(p.at) == 0 {
				t.Fatalf("a part of %d sentences and %d figures tells %d events", len(p.lines), len(p.figures), len(p.at))
			}
			for i := range p.at {
				if text := tell.Event(v, sum, &p.at[i]); i == 0 && len(p.lines) > 0 && text != p.lines[0] {
					t.Errorf("%q stands above %q", p.lines[0], text)
				}
				if p.at[i].Seat != p.at[0].Seat && p.at[0].Seat != game.Nobody {
					t.Errorf("what befell %d stands below what befell %d", p.at[i].Seat, p.at[0].Seat)
				}
			}
			got = append(append(got, p.lines...), p.figures...)
		}
		slices.Sort(want)
		slices.Sort(got)
		if len(want) < toldMost && !slices.Equal(want, got) {
			t.Errorf("from event %d: %d are told, %d are to be told", from, len(got), len(want))
		}
	}
}

// What has been put into words once is the same as what would be now.
func TestWhatIsToldIsKeptNoLongerThanItIsTrue(t *testing.T) {
	var b *Board
	n := 0
	playing(t, 2, 5, func(table *game.Table) {
		if b == nil {
			b = New(local.New(table, play.Host{}))
		}
		b.Play.Version++ // the table was played past it
		v, sum := table.Position().(*heart.Position).View(game.Nobody), table.Position().Summary()
		events := b.Play.Written()
		for range 2 {
			n++
			if got, want := b.saidOf(events, v, sum), sentences(events, v, sum); len(got) != len(want) || len(want) > 0 && !slices.Equal(got[len(got)-1].lines, want[len(want)-1].lines) {
				t.Fatalf("%d parts are kept, and there are %d", len(got), len(want))
			}
		}
	})
	if n < 100 {
		t.Errorf("only %d were looked at", n)
	}
}

// The dotted road leads from Start over neighbours to where the caravan stands, through the slots
// that were walked in this region and no others.
func TestTheDottedRoad(t *testing.T) {
	var b *Board
	long, walked := 0, [box.MaxSeats][]box.Slot{}
	playing(t, 2, 11, func(table *game.Table) {
		if b == nil {
			b = New(local.New(table, play.Host{}))
		}
		for _, e := range table.EventsOf(table.Len() - 1) {
			switch e.Kind {
			case heart.TurnBegan:
				walked = [box.MaxSeats][]box.Slot{}
			case heart.Walked:
				walked[e.Seat] = append(walked[e.Seat], told.AsPlace(&e))
			}
		}
		v := table.Position().(*heart.Position).View(game.Nobody)
		for s := range game.Seat(2) {
			road := b.trail(s)
			if len(walked[s]) == 0 {
				if len(road) > 0 {
					t.Fatalf("a road %v where nobody has walked", road)
				}
				continue
			}
			if !slices.Equal(road, append([]box.Slot{box.Start}, walked[s]...)) {
				t.Fatalf("the road is %v, walked was %v", road, walked[s])
			}
			for i := range road[1:] {
				if box.Distance(road[i], road[i+1]) != 1 {
					t.Errorf("the road leaps from %s to %s", road[i].Name(), road[i+1].Name())
				}
			}
			if at := v.Sheet(s).Slot; at != box.NoSlot && at != road[len(road)-1] {
				t.Errorf("the road ends at %s, the caravan stands at %s", road[len(road)-1].Name(), at.Name())
			}
			long = max(long, len(road))
		}
	})
	if long < 6 {
		t.Errorf("the longest road has %d slots", long)
	}
}

// Where one can march to: new country before known, what costs nothing before what costs Time, and
// nothing lost.
func TestWaysInTheirOrder(t *testing.T) {
	n := 0
	playing(t, 3, 4, func(table *game.Table) {
		v := table.Position().(*heart.Position).View(game.Nobody)
		var ways []game.Choice
		for _, ch := range table.Choices() {
			if ch.Kind == heart.March {
				ways = append(ways, ch)
			}
		}
		was := slices.Clone(ways)
		inOrder(ways, v.Explored)
		for i, ch := range ways {
			if !slices.ContainsFunc(was, func(x game.Choice) bool { return IDOf(x) == IDOf(ch) }) {
				t.Fatalf("%s has come from nowhere", IDOf(ch))
			}
			if i == 0 {
				continue
			}
			n++
			x, known := ways[i-1], v.Explored(chart.Region(ch.Target))
			if was := v.Explored(chart.Region(x.Target)); was && !known || was == known && x.Cost > ch.Cost {
				t.Errorf("%s stands before %s", IDOf(x), IDOf(ch))
			}
		}
	})
	if n < 40 {
		t.Errorf("only %d were looked at", n)
	}
}

// No two neighbouring slots have the same growing in them, and there is something for every land.
func TestWhatGrowsInEmptySlots(t *testing.T) {
	for land := chart.Jungle; land < chart.Terrains; land++ {
		for at := range box.Slot(box.Slots) {
			of := groundOf(land, at)
			if of == nil {
				t.Fatalf("nothing grows in %s of %s", at.Name(), tell.TerrainKey(land))
			}
			for _, o := range at.Next() {
				if groundOf(land, o) == of {
					t.Errorf("%s and %s are alike", at.Name(), o.Name())
				}
			}
		}
	}
	if groundOf(chart.Blank, 0) != nil {
		t.Error("something grows where the land is not known")
	}
}
