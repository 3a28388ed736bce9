package annals

import (
	"bytes"
	"encoding/csv"
	"math/rand/v2"
	"reflect"
	"slices"
	"strconv"
	"testing"
	"time"

	"sourceofthenile/game"
	caravanrules "sourceofthenile/game/caravan"
	"sourceofthenile/game/gametest"
	heartrules "sourceofthenile/game/heart"
	islandrules "sourceofthenile/game/island"
	nilerules "sourceofthenile/game/nile"
	"sourceofthenile/internal/titles"
	"sourceofthenile/render"
	"sourceofthenile/render/caravan"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/heart"
	"sourceofthenile/render/island"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/nile"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// games are one of each: in which way, who plays, and which event is one of what is counted.
var games = map[string]struct {
	of     Game
	way    string
	bot    string
	events map[string]game.EventKind
}{
	"nile":    {nile.Game{}, "game1", "keen", map[string]game.EventKind{nilerules.CountHex: nilerules.Mapped, nilerules.CountExpedition: nilerules.Sailed, nilerules.CountHome: nilerules.CameHome, nilerules.CountDeath: nilerules.Died, nilerules.CountPeak: nilerules.PeakFound, nilerules.CountAcross: nilerules.EpicMade}},
	"heart":   {heart.Game{}, "heart", "keen", map[string]game.EventKind{heartrules.CountRegion: heartrules.TerrainFound, heartrules.CountWater: heartrules.WaterLaid, heartrules.CountFind: heartrules.FindScored, heartrules.CountSpecial: heartrules.SpecialFound, heartrules.CountLost: heartrules.ExplorerLost}},
	"island":  {island.Game{}, "island", "keen", map[string]game.EventKind{islandrules.CountQuest: islandrules.QuestDone, islandrules.CountLost: islandrules.LostOne}},
	"caravan": {caravan.Game{}, "caravan", "random", map[string]game.EventKind{caravanrules.CountBuried: caravanrules.Buried}},
}

// played is a game of at most so many commands.
func played(t testing.TB, name string, seed uint64, most int) *game.Table {
	t.Helper()
	g := games[name]
	words.Use(g.of.Words())
	title, err := titles.For(g.way)
	if err != nil {
		t.Fatal(err)
	}
	settings, err := title.Settings(g.way, 3, 0)
	if err != nil {
		t.Fatal(err)
	}
	bot, err := g.of.(menu.Botted).Bot(g.bot, seed)
	if err != nil {
		t.Fatal(err)
	}
	return gametest.Played(t, g.of.Rules(), settings, seed, bot, most)
}

const whole = 100000 // commands: as many as there are

// kept is a game as it lies in the folder.
func kept(t testing.TB, name string, seed uint64) (k Kept, events []game.Event) {
	table := played(t, name, seed, whole)
	return Kept{ID: strconv.FormatUint(seed, 36), Name: name, Saved: time.Unix(int64(seed), 0), Over: table.Over(), Deeds: Read(games[name].of, table.Position(), table.Events())}, table.Events()
}

// What all games together have come to is what their logs say: as many of each as there were events
// of it, in the whole, by player, by time and by sort.
func TestTheWholeIsWhatTheLogsSay(t *testing.T) {
	const n = 6
	for name, g := range games { // in any order: each by itself
		t.Run(name, func(t *testing.T) {
			var a Annals
			want := map[game.EventKind]int{}
			for seed := range uint64(n) {
				k, events := kept(t, name, seed+1)
				a.Add(g.of, k)
				for _, e := range events {
					want[e.Kind]++
				}
			}
			if len(a.Books) != 1 || len(a.Books[0].Games) != n {
				t.Fatalf("%d books, want one with %d games", len(a.Books), n)
			}
			b := &a.Books[0]
			sum := func(rows []Row, c int) (all int) {
				for _, r := range rows {
					all += r.N[c]
				}
				return all
			}
			told := 0
			for c, of := range g.of.Counts() {
				kind, counted := g.events[of.What]
				if !counted {
					continue
				}
				told += want[kind]
				if got := b.Whole()[c]; got != want[kind] {
					t.Errorf("%s: %d in all, the logs have %d", of.What, got, want[kind])
				}
				if got := sum(b.ByTime(), c); name != "caravan" && got != want[kind] {
					t.Errorf("%s: %d by time, the logs have %d", of.What, got, want[kind])
				}
				if got := sum(b.ByWho(), c); name != "caravan" && got != want[kind] {
					t.Errorf("%s: %d by player, the logs have %d", of.What, got, want[kind])
				}
				if sorts := b.Sorts(of.What); len(sorts) > 0 && sum(sorts, 0) != want[kind] {
					t.Errorf("%s: %d by sort, the logs have %d", of.What, sum(sorts, 0), want[kind])
				}
			}
			if told == 0 && name != "caravan" {
				t.Errorf("nothing that is counted happened in %d games", n)
			}
		})
	}
}

// What the accounts of a player brought is what the points of the game say.
func TestPointsAreThoseOfTheGame(t *testing.T) {
	for _, name := range []string{"heart", "caravan"} {
		table := played(t, name, 3, whole)
		got := make([]int, 3)
		for _, d := range Read(games[name].of, table.Position(), table.Events()) {
			if d.What == "points" {
				got[d.Seat] += d.N
			}
		}
		for s, p := range table.Position().Summary().Players {
			if name == "caravan" && table.Position().Result().Ending == game.AllLost {
				continue // nobody has come home
			}
			if got[s] != p.Score {
				t.Errorf("%s: seat %d has %d points by its deeds, %d by the game", name, s, got[s], p.Score)
			}
		}
	}
}

// While a game goes on nothing is counted that not everybody may know: dealt anew, it counts the same.
func TestNothingSecretIsCounted(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	for name, g := range games { // in any order: each by itself
		for _, most := range []int{10, 60, 120} {
			p := played(t, name, 4, most)
			want := Read(g.of, p.Position(), p.Events())
			if got := Read(g.of, p.Position().Redeal(game.Nobody, rng.IntN), p.Events()); !reflect.DeepEqual(got, want) {
				t.Errorf("%s, after %d commands: dealt anew it counts %v, else %v", name, most, got, want)
			}
		}
	}
}

// A game counts once, as it was saved last, and the oldest game is where something was done first.
func TestAGameCountsOnceAndTheOldestIsFirst(t *testing.T) {
	of := games["nile"].of
	deed := func(who string, n int) []Deed {
		return []Deed{{game.Fact{What: nilerules.CountHome, N: n}, who, "1821"}}
	}
	var a Annals
	for _, k := range []Kept{
		{ID: "b", Name: "second", Saved: time.Unix(20, 0), Deeds: deed("Ben", 1)},
		{ID: "a", Name: "first, later", Saved: time.Unix(12, 0), Deeds: deed("Ann", 2)},
		{ID: "a", Name: "first", Saved: time.Unix(10, 0), Deeds: deed("Ann", 1)},
		{ID: "", Name: "of nobody knows which", Saved: time.Unix(30, 0), Deeds: deed("Cleo", 1)},
		{ID: "", Name: "of nobody knows which", Saved: time.Unix(31, 0), Deeds: deed("Cleo", 1)},
	} {
		a.Add(of, k)
	}
	b := &a.Books[0]
	if c := slices.IndexFunc(of.Counts(), func(c menu.Count) bool { return c.What == nilerules.CountHome }); b.Whole()[c] != 5 {
		t.Errorf("%d came home, want 5", b.Whole()[c])
	}
	if k, d, ok := b.First(&menu.First{What: nilerules.CountHome}); !ok || d.Who != "Ann" || k.Name != "first, later" {
		t.Errorf("first was %v in %v, want Ann in her game as it was saved last", d, k)
	}
	if _, _, ok := b.First(&menu.First{What: nilerules.CountFall}); ok {
		t.Error("somebody has seen a fall first, want nobody")
	}
}

// The table is one that other programs read, and has every deed.
func TestTheTableIsRead(t *testing.T) {
	var a Annals
	deeds := 0
	for name, g := range games { // in any order: each by itself
		k, _ := kept(t, name, 2)
		k.Name = "A name, with \"marks\"\nand lines"
		a.Add(g.of, k)
		deeds += len(k.Deeds)
	}
	var out bytes.Buffer
	if err := a.WriteCSV(&out); err != nil {
		t.Fatal(err)
	}
	lines, err := csv.NewReader(&out).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	if len(lines) != deeds+1 || !slices.Equal(lines[0], columns) {
		t.Fatalf("%d lines below %v, want %d below %v", len(lines)-1, lines[0], deeds, columns)
	}
	sums := map[string]int{}
	for _, l := range lines[1:] {
		n, err := strconv.Atoi(l[len(l)-1])
		if err != nil {
			t.Fatal(err)
		}
		sums[l[0]+" "+l[9]] += n
	}
	for i := range a.Books {
		b := &a.Books[i]
		for c, of := range b.Of.Counts() {
			if got := sums[b.Of.Rules().Name()+" "+of.What]; !of.Best && got != b.Whole()[c] {
				t.Errorf("%s: the table has %d of %q, the page %d", b.Of.Rules().Name(), got, of.What, b.Whole()[c])
			}
		}
	}
}

// All that it may say has words: of each count, of each sort that was met, of each first.
func TestThereAreWords(t *testing.T) {
	for name, g := range games { // in any order: each by itself
		in := words.In(g.of.Words())
		for _, of := range g.of.Counts() {
			if !in.Has("count."+of.What) || !in.Has("count."+of.What+".tip") {
				t.Errorf("%s: no words for the count %q", name, of.What)
			}
		}
		for _, f := range g.of.Firsts() {
			if !in.Has("firsts."+f.ID) || f.Plate == nil {
				t.Errorf("%s: no words or no picture for the first %q", name, f.ID)
			}
		}
	}
	in := words.In(games["nile"].of.Words())
	for k := range nilerules.Causes {
		if key := "count.death." + k.Name(); !in.Has(key) {
			t.Errorf("no words for %q", key)
		}
	}
}

// The page fits every window, whatever it tells of, also while nothing has been read, and where
// there is nothing.
func TestFits(t *testing.T) {
	var a Annals
	for name, g := range games { // in any order: each by itself
		k, _ := kept(t, name, 2)
		a.Add(g.of, k)
	}
	slices.SortFunc(a.Books, func(x, y Book) int { return len(y.Of.Counts()) - len(x.Of.Counts()) })
	a.Damaged = []string{"broken.nile", "another.nile"}
	var all []desk.Game
	for _, b := range a.Books {
		all = append(all, b.Of)
	}
	below := 0 // how often there was room below the table
	for _, z := range []uitest.Size{{W: 1024, H: 700, Text: 100}, {W: 1024, H: 700, Text: 200}, {W: 1280, H: 800, Text: 100}, {W: 1920, H: 1080, Text: 100}, {W: 2560, H: 1440, Text: 100}} {
		for _, of := range []*Annals{&a, {}, nil} {
			s := New(Offer{Read: func(then func(*Annals)) {
				if of != nil {
					then(of)
				}
			}, Save: func(desk.Desk, *Annals) {}}).(*scene)
			prefs := desk.DefaultPreferences()
			prefs.TextSize = z.Text
			app := render.New(render.Hooks{Games: all, Keys: menu.NewKeysOn}, prefs)
			app.Resize(z.W, z.H, 1)
			app.Push(menu.NewKeys())
			app.Push(s)
			st := uitest.Of(t, app.Tick)
			for s.game = range max(1, len(a.Books)) {
				for s.tab = range firsts + 1 {
					app.Refresh()
					st.Wait(0.2)
					uitest.Check(t, st.List)
					if s.tab == players && st.Has(words.Say("annals.firsts.some")) {
						below++
					}
				}
				if of != &a {
					break
				}
			}
			uitest.CheckKeys(t, st)
		}
	}
	if below == 0 {
		t.Error("those who were first stand below no table, however short")
	}
}
