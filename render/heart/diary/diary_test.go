package diary

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
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
	"sourceofthenile/render/journal"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

var update = flag.Bool("update", false, "write the kept journal anew")

var book = words.Of(assets.HeartWords, "heart/words")

func TestMain(m *testing.M) {
	words.Use(book())
	os.Exit(m.Run())
}

// played is a whole game of so many, by a kind of player without hands.
func played(t *testing.T, kind string, seats int, seed uint64) *game.Table {
	t.Helper()
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
	}
	return table
}

// written are the journals of all.
type written struct{ keys []string }

func (of *written) Listen(j *journal.Journal, s game.Seat) (heard func(game.Position, []game.Event, int), done func()) {
	w := newWriter(book(), j, s)
	return w.look, func() { w.close(nil); of.keys = w.keys }
}

func (*written) Head(turn int) string                               { return tell.Month(turn) }
func (*written) Sub(*journal.Journal) string                        { return "" }
func (*written) Writer(game.Position, game.Seat) (name, who string) { return "", "" }

// day is an entry with the Game Turn that it was written in, and the kinds of its sentences.
type day struct {
	journal.Entry
	Turn int
	keys []string
}

// of tells a story.
func of(story game.Story) (days []day, j *journal.Journal) {
	var w written
	j = journal.Of(&w, story, game.Nobody)
	for _, m := range j.Turns {
		for _, e := range m.Entries {
			n := min(len(e.Text), len(w.keys))
			days, w.keys = append(days, day{e, m.Turn, w.keys[:n]}), w.keys[n:]
		}
	}
	return days, j
}

// A whole game alone as it is written down is kept: whoever changes what is told reads what
// becomes other.
func TestKeptJournal(t *testing.T) {
	days, _ := of(played(t, "keen", 1, 2).Story())
	var out bytes.Buffer
	for i := range days {
		d := &days[i]
		out.WriteString(tell.Month(d.Turn) + "\n")
		for k, text := range d.Text {
			out.WriteString("  " + string(d.Rules[k]) + "  " + text + "\n")
		}
		out.WriteString("  (" + d.Figures + ") " + d.Plate.Name() + "\n")
	}
	name := filepath.Join("testdata", "journal.txt")
	if *update {
		if err := os.WriteFile(name, out.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := out.String(), strings.ReplaceAll(string(want), "\r\n", "\n"); got != want {
		t.Errorf("the journal reads otherwise (want −, got +); run the test with -update if that is meant\n%s", uitest.Differ(want, got))
	}
}

// What has been written stays as it is when the game goes on; another game begins in other
// words.
func TestWordsStay(t *testing.T) {
	table := played(t, "keen", 2, 3)
	all, _ := of(table.Story())
	rec := table.Record()
	rec.Log, rec.Story, rec.Position, rec.Hash, rec.Chance, rec.Sittings = rec.Log[:len(rec.Log)/2], nil, nil, "", nil, nil
	half, err := game.Replay(heart.Rules{}, rec)
	if err != nil {
		t.Fatal(err)
	}
	days, _ := of(half.Story())
	if len(days) < 5 {
		t.Fatalf("%d days in half of the game, want 5 at least", len(days))
	}
	for i := range days[:len(days)-2] { // what both do now is not at its end
		if got, want := strings.Join(days[i].Text, "\n"), strings.Join(all[i].Text, "\n"); got != want {
			t.Errorf("day %d of the half and of the whole game (want −, got +):\n%s", i, uitest.Differ(want, got))
		}
	}
	other, _ := of(played(t, "keen", 2, 4).Story())
	if other[0].Text[0] == all[0].Text[0] {
		t.Errorf("two games begin with %q", all[0].Text[0])
	}
}

// Whole games: all that befell anybody stands on a page of its own Game Turn, once and in its
// order; whoever is lost has a name; no sentence comes back before the others of its kind have been
// used, and none has a blank or a key in it.
func TestAllOfAGameIsTold(t *testing.T) {
	for _, by := range []struct {
		kind  string
		seats int
	}{{"keen", 3}, {"random", 5}, {"easy", 2}, {"random", 1}} {
		for seed := range uint64(5) {
			table := played(t, by.kind, by.seats, seed)
			days, j := of(table.Story())
			if game.HashOf(j.Now) != game.HashOf(table.Position()) || len(j.Happened) != len(table.Events()) {
				t.Fatalf("the story ends elsewhere, with %d events of %d", len(j.Happened), len(table.Events()))
			}
			var since map[string]map[string]bool
			turn, people := -1, 0
			for i := range days {
				d := &days[i]
				if d.Turn < turn || len(d.Text) != len(d.Events) || len(d.Text) != len(d.Rules) || len(d.Text) != len(d.keys) {
					t.Fatalf("%s %d: day %d is of Game Turn %d after %d", by.kind, seed, i, d.Turn, turn)
				}
				if d.Turn > turn {
					turn, since = d.Turn, map[string]map[string]bool{}
				}
				for k, text := range d.Text {
					key := d.keys[k]
					if strings.Contains(text, "diary.") || strings.ContainsAny(text, "{}") || strings.Contains(text, "..") || strings.TrimSpace(text) == "" {
						t.Errorf("%s: %q", key, text)
					}
					if d.Rules[k] == "" {
						t.Errorf("%s cites no rule", key)
					}
					if strings.HasPrefix(key, "diary.left.") {
						people++
					}
					if since[key] == nil || len(since[key]) == book().Wordings(key) {
						since[key] = map[string]bool{}
					}
					if since[key][text] {
						t.Errorf("Game Turn %d: %q twice", turn+1, text)
					}
					since[key][text] = true
				}
			}
			for _, e := range table.Events() {
				if e.Kind == heart.Changed {
					if x := told.AsChanged(&e); x.By < 0 && (x.Figure == box.Askaris || x.Figure == box.Porters) {
						people += x.By
					}
				}
			}
			if people != 0 {
				t.Errorf("%s %d: %d more are told lost than are", by.kind, seed, people)
			}
			if all := table.Position().Summary().Turn; turn != all-1 && turn != all {
				t.Errorf("%s %d: told to Game Turn %d of %d", by.kind, seed, turn+1, all)
			}
		}
	}
}

// What each Explorer scored stands in the figures of his pages: they come to his Drama Points.
func TestFiguresComeToTheScore(t *testing.T) {
	for seed := range uint64(4) {
		table := played(t, "keen", 3, seed)
		days, _ := of(table.Story())
		for s, p := range table.Position().Summary().Players {
			sum := 0
			for i := range days {
				if d := &days[i]; d.Seat == game.Seat(s) {
					sum += points(t, d.Figures)
				}
			}
			if sum != p.Score {
				t.Errorf("seed %d: the pages of %s come to %d of %d Drama Points", seed, p.Name, sum, p.Score)
			}
		}
	}
}

// points is what a line of figures says of Drama Points.
func points(t *testing.T, line string) int {
	t.Helper()
	for n := -40; n <= 40; n++ {
		if n != 0 && slices.Contains(strings.Split(line, " · "), words.Say("part.by", "figure", tell.Figure(box.Points), "by", words.Signed(n))) {
			return n
		}
	}
	if strings.Contains(line, tell.Figure(box.Points)) {
		t.Errorf("%q says what of Drama Points?", line)
	}
	return 0
}

// There are words for every piece, land and water, and for everything of them that is told.
func TestEverythingHasItsSentence(t *testing.T) {
	var keys []string
	for s := box.Warband; s < box.Sorts; s++ {
		switch {
		case s.Finding(), s.Discovery():
			keys = append(keys, "find."+s.Name())
		case s == box.Rumour, s == box.Village, s == box.Wildlife: // each in its own manner
		default:
			keys = append(keys, "spared."+s.Name())
		}
	}
	for l := chart.Terrain(1); l < chart.Terrains; l++ {
		keys = append(keys, "land."+tell.TerrainKey(l))
	}
	for m := box.Marker(1); m < box.Markers; m++ {
		keys = append(keys, "water."+m.Name())
	}
	for r := range chart.Region(chart.Ports) {
		keys = append(keys, "roll."+rolls[r])
	}
	for _, c := range []box.Cause{box.ByHunt, box.ByVillage, box.ByThirst, box.BySpecial, box.ByDesertion} {
		keys = append(keys, "left.askaris."+c.Name(), "left.porters."+c.Name())
	}
	for _, at := range []box.Slot{box.End, box.Start, 11, 13} {
		keys = append(keys, "walk."+way(12, at), "walk."+way(7, 12))
	}
	for _, key := range keys {
		if n := book().Wordings("diary." + key); n == 0 {
			t.Errorf("nothing tells of %s", key)
		}
	}
}

// A game whose log belongs to other rules is told as far as it can be followed.
func TestABrokenLogIsToldAsFarAsItGoes(t *testing.T) {
	rec := played(t, "keen", 2, 3).Record()
	whole, _ := of(storyOf(t, rec))
	rec.Log = slices.Clone(rec.Log)
	rec.Log[len(rec.Log)/2].Command.Kind = 99
	if days, _ := of(storyOf(t, rec)); storyOf(t, rec).Broken() || len(days) < len(whole)/2 {
		t.Fatalf("%d of %d days, where the record has kept what happened", len(days), len(whole))
	}
	rec.Story = nil
	days, _ := of(storyOf(t, rec))
	if !storyOf(t, rec).Broken() || len(days) == 0 || len(days) >= len(whole) {
		t.Fatalf("%d of %d days", len(days), len(whole))
	}
	for i := range days[:len(days)-1] {
		if got, want := strings.Join(days[i].Text, "\n"), strings.Join(whole[i].Text, "\n"); got != want {
			t.Errorf("day %d (want −, got +):\n%s", i, uitest.Differ(want, got))
		}
	}
}

// storyOf is the story that a record keeps.
func storyOf(t testing.TB, rec *game.Record) game.Story {
	t.Helper()
	s, err := game.StoryOf(heart.Rules{}, rec)
	if err != nil {
		t.Fatal(err)
	}
	return s
}
