package board

import (
	"slices"
	"strings"
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
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// playing goes through a game of keen explorers, command by command.
func playing(t *testing.T, seats int, seed uint64, each func(table *game.Table)) *game.Table {
	t.Helper()
	return playingAs(t, "keen", seats, seed, each)
}

// playingAs goes through a game of computer explorers of a kind.
func playingAs(t *testing.T, kind string, seats int, seed uint64, each func(table *game.Table)) *game.Table {
	t.Helper()
	words.Use(words.Of(assets.HeartWords, "heart/words")())
	t.Cleanup(func() { words.Use(nil) })
	table, err := game.NewTable(heart.Rules{}, box.ForSeats(seats).Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	bot, err := bots.New(kind, seed)
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

// watching goes through such a game with a board beside it, which the table is played past.
func watching(t *testing.T, kind string, seats int, seed uint64, each func(b *Board, table *game.Table)) {
	t.Helper()
	var b *Board
	playingAs(t, kind, seats, seed, func(table *game.Table) {
		if b == nil {
			b = New(local.New(table, play.Host{}))
		}
		b.Play.Version++
		each(b, table)
	})
}

// What is told on the board loses no event and tells none twice, from wherever it is told on: each
// stands in one matter, in its order, a sentence at its head; only what is drawn and laid is told once.
func TestToldLosesNothing(t *testing.T) {
	table := playing(t, 3, 8, func(*game.Table) {})
	v, sum := table.Position().(*heart.Position).View(game.Nobody), table.Position().Summary()
	events := table.Events()
	for from := 0; from < len(events); from += 40 {
		to := min(len(events), from+40)
		var want, got []string
		for i := from; i < to; i++ {
			if text := tell.Event(v, sum, &events[i]); text != "" && !tell.TakenUp(events[:to], i) {
				want = append(want, text)
			}
		}
		for _, m := range tell.Matters(v, sum, events, from, to, nil) {
			if m.Head == "" || len(m.Events) == 0 {
				t.Fatalf("a matter with the head %q tells %d events", m.Head, len(m.Events))
			}
			if m.Of != nil && m.Of.Kind == heart.Shamed && m.Short() != "" {
				t.Errorf("below %q stands %q once more", m.Head, m.Short())
			}
			for i := range m.Events {
				if m.Events[i].Seat != m.Seat {
					t.Errorf("what befell %d stands below what befell %d", m.Events[i].Seat, m.Seat)
				}
			}
			if m.Of != nil && !m.Again {
				got = append(got, m.Head)
			}
			got = append(got, m.Figures...)
		}
		slices.Sort(want)
		slices.Sort(got)
		if !slices.Equal(want, got) {
			t.Errorf("from event %d: %d are told, %d are to be told", from, len(got), len(want))
		}
	}
}

// of are figures of the Sheet.
func of(all ...box.Figure) []box.Figure { return all }

// person is what the loss of one costs (16.1), and people both kinds.
var (
	person = of(box.Discontent, box.Porters)
	people = of(box.Discontent, box.Porters, box.Askaris)
)

// sortFigures are what an Incident (12), an Encounter (14) and a find (13) can change.
var sortFigures = map[box.Sort][]box.Figure{
	box.Warband: append(of(box.Food, box.Gifts, box.Ammo), person...), box.Malaria: of(box.Health), box.Taboo: of(box.Sanity),
	box.Accident: append(of(box.Gifts), person...), box.Storm: append(of(box.Food), person...),
	box.Thirst: append(of(box.Health, box.Sanity), people...), box.Lost: of(box.Time),
	box.Village: append(of(box.Gifts, box.Food), people...), box.Wildlife: append(of(box.Gifts, box.Food, box.Ammo), people...),
	box.Tusk: of(box.Gifts), box.Plant: of(box.Sanity, box.Health), box.Healer: of(box.Health, box.Sanity),
	box.Missionary: append(of(box.Food), people...),
	box.Kingdom:    of(box.Points, box.Time, box.Gifts, box.Food), box.Warriors: of(box.Points, box.Time, box.Ammo, box.Askaris, box.Discontent),
}

// kindFigures are what the other things that happen can change, by the rules that the comments name.
var kindFigures = map[game.EventKind][]box.Figure{
	heart.MapTurnBegan: of(box.Food, box.Discontent), // 7.1
	heart.Marched:      of(box.Time),                 // 7.3
	heart.Rested:       of(box.Food),                 // 7.4
	heart.MetExplorer:  of(box.Points),               // 7.4
	heart.TerrainFound: of(box.Points, box.Time),     // 8.3
	heart.WaterLaid:    of(box.Points, box.Time),     // 9.8
	heart.Walked:       of(box.Time),                 // 10.7
	heart.FindScored:   of(box.Points, box.Time),     // 13
	heart.ChasedOff:    of(box.Ammo),                 // 12
	heart.VillageMet:   append(of(box.Food, box.Gifts), people...),
	heart.SpecialFound: append(of(box.Points, box.Food, box.Gifts, box.Health, box.Sanity, box.Time, box.Ammo), people...), // 15.4
	heart.TimeIsUp:     of(box.Health),                                                                                     // 17.1
	heart.ExplorerLost: of(box.Points),                                                                                     // 16.4
	heart.GaveUp:       of(box.Health, box.Sanity, box.Ammo),                                                               // 17.4: for a boost
	heart.Got:          of(box.Gifts),                                                                                      // 14.6: for a trade
}

// ownFigures are what has no sentence of its own and can change these, by the name of its cause.
var ownFigures = map[string][]box.Figure{
	"cause.outfit":  of(box.Food, box.Gifts, box.Ammo, box.Askaris, box.Porters), // 4.3
	"cause.disease": of(box.Health), "cause.horror": of(box.Sanity),              // 7.2
	"cause.fishing": of(box.Food), "cause.guide": of(box.Time), // 7.6, 10.3
	"cause.next-turn": of(box.Time),                                         // 17.2
	"cause.end":       of(box.Time), "source.two-incidents": of(box.Points), // 10.9, 11.2
	"cause.trade": of(box.Food, box.Gifts), "cause.load": of(box.Food, box.Gifts), // 14.6, 3.1
	"cause.discontent": of(box.Health), "cause.desertion": people, // 16.3, 17.3
	"cause.humility": of(box.Time), "cause.envy": of(box.Sanity, box.Points), "source.account": of(box.Points), // 18, 19.3
	"cause.special":      of(box.Time),   // 15.4: where the cup is empty
	"source.livingstone": of(box.Points), // 7.4: of whoever was met
}

// Every figure stands under what it became other by: the rules know of nothing else that its head
// could bring (3 to 19).
func TestEveryChangeStandsUnderItsCause(t *testing.T) {
	heads := map[string]int{}
	kinds := []string{"keen", "easy", "random"}
	for seed := range uint64(40) {
		table := playingAs(t, kinds[int(seed/4)%len(kinds)], 2+int(seed)%4, 31+seed, func(*game.Table) {})
		v, sum := table.Position().(*heart.Position).View(game.Nobody), table.Position().Summary()
		events := table.Events()
		for from := 0; from < len(events); from += 35 { // from the middle of things, too
			for _, m := range tell.Matters(v, sum, events, from, min(len(events), from+35), nil) {
				may, name := mayChange(v, sum, &m)
				for i := range m.Events {
					e := &m.Events[i]
					var f box.Figure
					switch e.Kind {
					case heart.Changed:
						f = told.AsChanged(e).Figure
					case heart.Scored:
						f = box.Points
					default:
						continue
					}
					heads[name]++
					if !slices.Contains(may, f) {
						t.Errorf("game %d: %q stands under %q (%s), which cannot bring it", seed, tell.Event(v, sum, e), m.Head, name)
					}
				}
			}
		}
	}
	for _, name := range []string{"walked", "met.wildlife", "event-drawn.storm", "event-drawn.malaria", "event-drawn.lost", "event-drawn.warband", "chased-off", "village-met", "cause.guide", "cause.trade", "cause.fishing", "cause.desertion", "cause.envy", "cause.next-turn", "source.two-incidents"} {
		if heads[name] == 0 {
			t.Errorf("nothing stands under %s in all these games: %v", name, heads)
		}
	}
}

// mayChange are the figures that the head of a matter can bring, and what it is called here.
func mayChange(v heart.View, sum game.Summary, m *tell.Matter) (may []box.Figure, name string) {
	if m.Of == nil {
		for name, may := range ownFigures {
			_, cause, _ := strings.Cut(name, ".")
			for _, key := range []string{"for." + cause, "for." + cause + ".none", "for"} {
				if words.Has("told."+key) && m.Head == words.Say("told."+key, "who", tell.Who(sum, m.Seat), "cause", words.Phrase(name)) {
					return may, name
				}
			}
		}
		return nil, m.Head
	}
	name = heart.EventName(m.Of.Kind)
	var sort box.Sort
	switch m.Of.Kind {
	case heart.EventDrawn:
		_, c := told.AsEvent(m.Of)
		sort = c.Sort()
	case heart.HumbledBy:
		sort = told.AsHumbled(m.Of)
	case heart.Met, heart.FindScored:
		sort = told.AsSlot(m.Of).Chit.Sort()
	}
	if may, ok := sortFigures[sort]; ok {
		return may, name + "." + sort.Name()
	}
	return kindFigures[m.Of.Kind], name
}

// What befell whoever is asked last is seen first, and where nothing did, what happened last, however much has happened
// before it, when a scene that told the last of it is closed too; with its dice, where no other page of the board has
// room for them.
func TestWhatHappenedLastIsInSight(t *testing.T) {
	var b *Board
	mem, n, dice, spared := ui.NewMemory(), 0, 0, 0
	playing(t, 2, 5, func(table *game.Table) {
		if b == nil {
			b = New(local.New(table, play.Host{}))
			b.Play.SitAs(0)
		}
		b.Play.Version++ // the table was played past it
		v, sum := b.look()
		from, to := b.news()
		for _, b.scened = range []bool{true, false} {
			b.tight = !b.scened
			said := b.saidOf(v, sum, from, to)
			var seen []string
			for range 6 {
				b.once = once{}
				c := ui.Begin(mem, ui.Input{}, 290, 210, 1)
				b.told(c, c.Screen(), v, sum)
				seen = nil
				for _, it := range c.End().Items {
					if it.Kind == ui.TextItem && it.Visible().H > 0.9*it.Rect.H {
						seen = append(seen, it.Text)
					}
				}
			}
			if len(said) == 0 || setUp(v) || b.mapNext() { // there stands what everybody has bought, or who is next
				continue
			}
			before, now := splitByTurn(said)
			if befellNobody(now) && len(before) > 1 {
				if _, now = splitByTurn(before[:len(before)-1]); befellNobody(now) {
					continue
				}
			}
			if len(now) == 0 {
				continue
			}
			all := byTime(now)
			if shownBelow(all[1:], all[0]) {
				all = all[1:]
			}
			last := *all[0]
			shown, want := strings.Join(strings.Fields(strings.Join(seen, " ")), " "), []string{last.Head}
			for _, die := range last.Dice[:min(1, len(last.Dice))] {
				if !b.tight || last.Seat != b.whose(v) && last.Seat != game.Nobody { // it is told what it came to
					if spared++; strings.Contains(shown, strings.Join(strings.Fields(dieLine(die).text), " ")) {
						t.Errorf("command %d: a die is told that stands elsewhere, or is another’s: %q", table.Len(), shown)
					}
					continue
				}
				if dice++; len(chipsOf(last.Events)) < 4 { // else it is below them
					want = append(want, dieLine(die).text)
				}
			}
			n++
			for _, want := range want {
				if !strings.Contains(shown, strings.Join(strings.Fields(want), " ")) {
					t.Errorf("command %d: %q is not in sight: %q", table.Len(), want, shown)
				}
			}
		}
	})
	if n < 60 || dice < 20 || spared == 0 {
		t.Errorf("only %d were looked at, with %d dice of one’s own and %d of others", n, dice, spared)
	}
}

// What a scene over the chart shows is told beside it too, at once, and not after the next answer.
func TestASceneTakesNothingFromWhatIsTold(t *testing.T) {
	var b *Board
	n := 0
	playing(t, 2, 5, func(table *game.Table) {
		if b == nil {
			b = New(local.New(table, play.Host{}))
			b.Play.SitAs(0)
		}
		b.Play.Version++ // the table was played past it
		v, sum := b.look()
		from, to := b.news()
		b.scened, b.sceneAt = true, (from+to)/2
		beside := len(b.saidOf(v, sum, from, to))
		b.Play.Version++
		b.scened = false
		if all := len(b.saidOf(v, sum, from, to)); beside != all {
			t.Errorf("command %d: %d matters are told beside a scene, want %d", table.Len(), beside, all)
		} else if all > 0 {
			n++
		}
	})
	if n < 30 {
		t.Errorf("only %d were looked at", n)
	}
}

// What has been put into words once is the same as what would be now.
func TestWhatIsToldIsKeptNoLongerThanItIsTrue(t *testing.T) {
	n := 0
	watching(t, "keen", 2, 5, func(b *Board, table *game.Table) {
		v, sum := table.Position().(*heart.Position).View(game.Nobody), table.Position().Summary()
		events := b.Play.Written()
		from := max(0, len(events)-30)
		for range 2 {
			n++
			got := b.saidOf(v, sum, from, len(events))
			now := Board{Play: b.Play, picked: noPick}
			if want := now.saidOf(v, sum, from, len(events)); len(got) != len(want) || len(want) > 0 && got[len(got)-1].Head != want[len(want)-1].Head {
				t.Fatalf("%d matters are kept, and there are %d", len(got), len(want))
			}
		}
	})
	if n < 100 {
		t.Errorf("only %d were looked at", n)
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

// A Water Marker that is drawn and laid is told once, and one that goes back with that it does (9.3).
func TestRule9_3_AMarkerThatIsLaidIsToldOnce(t *testing.T) {
	laid, back := 0, 0
	for seed := range uint64(6) {
		all := playing(t, 3, seed, func(*game.Table) {}).Events()
		for i := range all {
			if all[i].Kind != heart.WaterDrawn {
				continue
			}
			next := slices.IndexFunc(all[i+1:], func(e game.Event) bool {
				return e.Seat == all[i].Seat && (e.Kind == heart.WaterLaid || e.Kind == heart.WaterBack)
			})
			want := all[i+1+next].Kind == heart.WaterLaid
			if got := tell.TakenUp(all, i); got != want {
				t.Errorf("seed %d: event %d: taken up %v, want %v", seed, i, got, want)
			}
			if want {
				laid++
			} else {
				back++
			}
		}
	}
	if laid < 50 || back == 0 {
		t.Errorf("%d were laid, %d went back", laid, back)
	}
}

// A Drama Point that is lost to what another has found is told with the find, and to whom (20.2).
func TestRule20_2_AShameIsToldWithTheFind(t *testing.T) {
	shamed, with := 0, 0
	playing(t, 3, 4, func(table *game.Table) {
		events := table.EventsOf(table.Len() - 1)
		var lost []game.Seat
		for i := range events {
			if e := &events[i]; e.Kind == heart.Shamed {
				lost = append(lost, e.Seat)
			}
		}
		if len(lost) == 0 {
			return
		}
		shamed += len(lost)
		all := table.Events()
		for _, m := range tell.Matters(table.Position().(*heart.Position).View(0), table.Position().Summary(), all, len(all)-len(events), len(all), nil) {
			for _, s := range m.Shames {
				if m.Seat == s || !slices.Contains(lost, s) {
					t.Errorf("%q shames seat %d", m.Head, s)
				}
				with++
			}
		}
	})
	if shamed < 5 || with != shamed {
		t.Errorf("%d Drama Points were lost, and %d told with what brought it", shamed, with)
	}
}

// That a Guide leaves when the Time is up is said in words for it, and beforehand where the thing is explained (17.2).
func TestRule17_2_AGuideGoesHome(t *testing.T) {
	gone := 0
	playing(t, 2, 3, func(table *game.Table) {
		for _, e := range table.EventsOf(table.Len() - 1) {
			if e.Kind != heart.GaveUp || told.AsThing(&e).Cause != box.ByTimeUp {
				continue
			}
			gone++
			text := tell.Event(table.Position().(*heart.Position).View(0), table.Position().Summary(), &e)
			if !strings.Contains(text, "Guide of") || !strings.Contains(text, "goes home") {
				t.Errorf("told is %q", text)
			}
		}
	})
	if gone == 0 || !strings.Contains(words.Say("resource.guide.tip"), "goes home") {
		t.Errorf("%d Guides left; of one is said %q", gone, words.Say("resource.guide.tip"))
	}
}
