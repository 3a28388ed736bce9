package nile_test

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/local"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
)

// watcher holds what the board shows against what has been told.
type watcher struct {
	t      *testing.T
	p      *play.Play
	s      *screens.TableScene
	before nile.View // as the player saw it before the last command
	from   int       // how many events there were then
	cmd    game.Command
	held   int // ticks in which something was still to come
}

// look is called after every tick.
func (w *watcher) look() {
	w.t.Helper()
	p, b := w.p, w.s.Board
	told := len(p.Told())
	if lines := len(b.Journal.Lines); lines > told && w.s.At.Screen == screens.BoardScreen {
		w.t.Fatalf("%+v: %d events are in the journal, %d have been told", w.cmd, lines, told)
	}
	coming := p.Events()[told:]
	if len(coming) == 0 || w.s.At.Screen != screens.BoardScreen || b.Was() == nil {
		return
	}
	w.held++
	sheet, stand := b.Was(), sight.Told(p)
	if bar := b.Bar(stand); b.Cards.Misfortune() && bar.Step >= 0 && bar.Step != 1 {
		w.t.Fatalf("%+v: the bar is at step %d while a misfortune is told", w.cmd, bar.Step)
	}
	for _, e := range coming {
		switch e.Kind {
		case nile.Mapped:
			if sheet.Hexes[e.At].Ink == chart.Crayon && w.before.Hex(hexmap.ID(e.At)).State == nile.Unmapped {
				w.t.Fatalf("%+v: hex %d is coloured in before its card has turned", w.cmd, e.At)
			}
		case nile.TribeMapped:
			if _, was := w.before.Tribe(hexmap.ID(e.At)); !was {
				if _, is := stand.Tribe(hexmap.ID(e.At)); is {
					w.t.Fatalf("%+v: a people is seen at %d before its card has turned", w.cmd, e.At)
				}
			}
		case nile.Moved, nile.Drifted:
			if at, ok := stand.Sheet(e.Seat); ok && e.Seat == p.Seat() && at.At == hexmap.ID(e.At) && lastMove(p.Told()[w.from:], e) {
				w.t.Fatalf("%+v: the counter is at %d before it has moved", w.cmd, e.At)
			}
		}
	}
	for s := range game.Seat(stand.Seats()) {
		if pt := pointsIn(coming, s); pt && stand.Player(s).Points != w.before.Player(s).Points && !pointsIn(p.Told()[w.from:], s) {
			w.t.Fatalf("%+v: points of seat %d are seen before they are told", w.cmd, s)
		}
	}
}

// lastMove reports whether no move was told that leads to where e does.
func lastMove(told []game.Event, e game.Event) bool {
	return !slices.ContainsFunc(told, func(x game.Event) bool { return x.At == e.At && x.Seat == e.Seat })
}

// pointsIn reports whether events may give points to a seat.
func pointsIn(events []game.Event, s game.Seat) bool {
	return slices.ContainsFunc(events, func(e game.Event) bool {
		return e.Seat == s && (e.Kind == nile.FindMade || e.Kind == nile.HexPublished || e.Kind == nile.EpicMade || e.Kind == nile.Account)
	})
}

// Through games of several hundred commands, at every tick: nothing is on the
// chart, in the journal, on the sheet or in the points of which the card is still
// to turn; any key brings the beats to their end; and none is left for the next
// player.
func TestNothingIsSeenBeforeItsCard(t *testing.T) {
	held := 0
	for seed := range uint64(3) {
		p := niletest.NewGame(t, seed, 100, "Ann", "Ben")
		d, s := niletest.Table(p)
		st := d.Stage(t)
		var players []bots.Bot
		for i := range 2 {
			b, err := bots.New("steady", seed*7+uint64(i))
			if err != nil {
				t.Fatal(err)
			}
			players = append(players, b)
		}
		w := &watcher{t: t, p: p, s: s}
		for n := 0; n < 160 && !p.Over(); n++ {
			for k := 0; p.Beats().Playing() || s.At.Screen != screens.BoardScreen && k < 3; k++ {
				if k > 600 {
					t.Fatalf("the beats never come to their end: got %v, wanted at most 600", k)
				}
				st.Wait(1.0 / 60)
				w.look()
				if _, reading := p.Beats().Page(); reading {
					p.Beats().Read()
				}
				if n%5 == 4 && p.Beats().Playing() {
					st.Key(ebiten.KeyF12)
					if p.Beats().Playing() {
						t.Fatal("a key does not skip")
					}
				}
			}
			if _, must := p.HandOver(); must {
				p.SitDown()
				if p.Beats().Playing() || p.Beats().AllCards() > 0 || len(p.Last()) > 0 || p.Stand() != p.Position() {
					t.Fatal("beats outlive their seat")
				}
				p.Seen()
				d.Refresh()
				st.Wait(1.0 / 60)
			}
			w.from = len(p.Events())
			w.before = sight.Position(p).Clone().(*nile.Position).View(p.Seat())
			w.cmd = players[p.Seat()].Choose(sight.View(p), local.Of(p).Choices())
			if !local.Do(p, w.cmd) {
				t.Fatal(p.Failed)
			}
			d.Refresh()
		}
		held += w.held
	}
	if held < 500 {
		t.Errorf("in %d ticks only something was still to come", held)
	}
}

// kindsOf are the kinds of beats, and of the pages, in their order.
func kindsOf(list []play.Beat) (kinds []play.BeatKind, pages []screens.Screen) {
	for _, b := range list {
		if len(kinds) == 0 || kinds[len(kinds)-1] != b.Kind {
			kinds = append(kinds, b.Kind)
		}
		if b.Kind == play.PageBeat {
			pages = append(pages, screens.Screen(b.Page))
		}
	}
	return kinds, pages
}

// A step into the unknown is told card by card: each card before what it led to,
// and the choice at the end.
func TestBeatsOfAStepIntoTheUnknown(t *testing.T) {
	p := niletest.Driven(t, 5, 2, driven.Marching)
	niletest.Table(p)
	var list []play.Beat
	tellBeats := p.Tell
	p.Tell = func(d *play.Doing) []play.Beat { list = tellBeats(d); return list }
	for _, c := range p.Choices() {
		if c.Kind == nile.Move && sight.View(p).Hex(hexmap.ID(c.Target)).State == nile.Unmapped && local.Do(p, c.Command(0)) {
			break
		}
	}
	cards, drawn, event := 0, 0, 0
	for i, b := range list {
		switch b.Kind {
		case play.CardBeat:
			cards++
		case play.ColourBeat:
			if cards == 0 {
				t.Error("a hex is coloured in before a card")
			}
		}
		if b.Event < event {
			t.Errorf("beat %d goes back to event %d", i, b.Event)
		}
		event = b.Event
	}
	for _, e := range p.Last() {
		if e.Kind == nile.CardDrawn || len(tell.DiceOf(e)) > 0 {
			drawn++
		}
	}
	if cards == 0 || cards > drawn || list[len(list)-1].Kind != play.AskBeat {
		t.Errorf("%d cards of %d, the last beat is %v", cards, drawn, list[len(list)-1])
	}
}

// Death, a month's end, a battle's end and the newspaper are pages behind all that
// they tell of, and before the player may choose again.
func TestPagesAmongTheBeats(t *testing.T) {
	for name, want := range map[string]screens.Screen{
		"lost": screens.LostScreen, "battle won": screens.FoughtScreen, "battle lost": screens.FoughtScreen, "borne": screens.BorneScreen, "paper": screens.PaperScreen,
	} {
		after := niletest.Afterwards[name]
		p := niletest.SitAt(t, after.Game)
		d, s := niletest.Table(p)
		prefs := d.Preferences()
		prefs.Animations = false
		d.SetPreferences(prefs)
		var list []play.Beat
		tellBeats := p.Tell
		p.Tell = func(d *play.Doing) []play.Beat { list = tellBeats(d); return list }
		st := d.Stage(t)
		after.Do(t, p, s, st)
		page, ok := p.Beats().Page()
		if !ok || screens.Screen(page) != want || s.At.Screen != want {
			t.Errorf("%s: the page is %s, the screen %s", name, screens.ScreenNames[page], screens.ScreenNames[s.At.Screen])
		}
		kinds, pages := kindsOf(list)
		if len(pages) > 0 && (pages[0] != want || slices.Index(kinds, play.PageBeat) < slices.Index(kinds, play.LineBeat)) || kinds[len(kinds)-1] != play.AskBeat {
			t.Errorf("%s: beats %v, pages %v", name, kinds, pages)
		}
		if p.Beats().Told() != len(p.Last()) {
			t.Errorf("%s: %d of %d events are told when the page lies open", name, p.Beats().Told(), len(p.Last()))
		}
	}
}

// The dice of a misfortune that has been borne are seen on the page of what came of it, and not
// turned up on the board besides (11.971).
func TestRule11_971_DiceOfWhatWasBorneAreSeenOnce(t *testing.T) {
	p := niletest.AskedAbout(t, func(a nile.Asking) bool {
		return a.Disaster == deck.Snake || a.Disaster == deck.Leopard || a.Disaster == deck.Lion || a.Disaster == deck.Crocodile
	})
	d, _ := niletest.Table(p)
	prefs := d.Preferences()
	prefs.Animations = false
	d.SetPreferences(prefs)
	var list []play.Beat
	tellBeats := p.Tell
	p.Tell = func(d *play.Doing) []play.Beat { list = tellBeats(d); return list }
	st := d.Stage(t)
	st.Wait(desk.GuardTime)
	st.Key(ebiten.KeyDigit1)
	rolled := slices.ContainsFunc(p.Last(), func(e game.Event) bool { return e.Kind == nile.Peril })
	if kinds, pages := kindsOf(list); !rolled || !slices.Equal(pages, []screens.Screen{screens.BorneScreen}) || slices.Contains(kinds, play.CardBeat) {
		t.Errorf("dice thrown %v; beats %v, pages %v", rolled, kinds, pages)
	}
}

// What is taken back is not told any more; what is done again is heard, and all
// else of it has been seen.
func TestBeatsAndUndo(t *testing.T) {
	p := niletest.SitAt(t, "outfit river")
	d, _ := niletest.Table(p)
	d.Stage(t)
	c, ok := sight.Find(p, nile.Buy, -1, nile.Rations)
	if !ok || !local.Do(p, c.Command(1)) || len(p.Last()) == 0 {
		t.Fatal("nothing can be bought")
	}
	if !local.Do(p, game.Command{Kind: game.KindUndo}) || len(p.Last()) > 0 || p.Beats().Playing() {
		t.Errorf("after undo %v is still told", p.Last())
	}
	if !local.Do(p, game.Command{Kind: game.KindRedo}) || len(p.Last()) > 0 || p.Beats().AllCards() > 0 || len(p.Told()) != len(p.Events()) {
		t.Errorf("after redo %v is told once more", p.Last())
	}
}

// The counters that the settings have placed lie there when the table is put up:
// no frame does it.
func TestCountersArePlacedWithTheTable(t *testing.T) {
	p := niletest.NewGame(t, 3, 75, "Ann", "Ben")
	screens.NewTableScene(p)
	if got := sight.View(p).Phase(); got == nile.PlacingCounters || p.Seat() != game.Nobody {
		t.Errorf("phase %d, seat %d", got, p.Seat())
	}
}
