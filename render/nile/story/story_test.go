package story

import (
	"bytes"
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/gametest"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/journal/proof"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// raced is a game among steady bots, so many months long if nobody wins before.
func raced(t testing.TB, months int, seed uint64, names ...string) *game.Record {
	t.Helper()
	cfg := nile.Settings{Way: nile.Game1, Target: 100, PlaceForUs: true, Gentle: true}
	var who []bots.Bot
	for i, name := range names {
		cfg.Players = append(cfg.Players, nile.Player{Name: name, Colour: uint8(i), Specialty: deck.Specialty(i)})
		b, err := bots.New("steady", uint64(i)+seed)
		if err != nil {
			t.Fatal(err)
		}
		who = append(who, b)
	}
	tab, err := game.NewTable(nile.Rules{}, cfg.Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	for !tab.Over() {
		s := tab.Acting().First()
		v := tab.Position().(*nile.Position).View(s)
		if v.Turn() >= months {
			break
		}
		if _, err := tab.Do(who[s].Choose(v, tab.Choices())); err != nil {
			t.Fatal(err)
		}
	}
	return tab.Record()
}

// kept are the finished games that the program's own tests keep.
func kept(t *testing.T) map[string]*game.Record {
	t.Helper()
	files, err := filepath.Glob("../../../cmd/nile/testdata/kept/*.nile")
	if err != nil || len(files) < 10 {
		t.Fatalf("%d kept games: %v", len(files), err)
	}
	out := map[string]*game.Record{}
	for _, f := range files {
		_, rec, err := (saves.Folder{}).Load(f)
		if err != nil {
			t.Fatal(err)
		}
		out[filepath.Base(f)] = rec
	}
	return out
}

func told(t testing.TB, rec *game.Record, seat game.Seat) *journal.Book {
	t.Helper()
	return Teller{}.Book(storyOf(t, rec), seat, "")
}

// text is all the prose of a book.
func text(b *journal.Book) string {
	var out strings.Builder
	for _, c := range b.Chapters {
		for _, p := range c.Paras {
			out.WriteString(p.Text + "\n")
		}
	}
	return out.String()
}

// comesBack is the first run of five words that stands twice within ten pages.
func comesBack(prose string) string {
	w := Plain(prose)
	last := map[string]int{}
	for i := 0; i+5 <= len(w); i++ {
		k := strings.Join(w[i:i+5], " ")
		if at, ok := last[k]; ok && i-at < 10*350 {
			return k
		}
		last[k] = i
	}
	return ""
}

// TestNoPhraseComesBack measures the prose of the kept games, of a long game and
// of one with six players, as it stands on the page.
func TestNoPhraseComesBack(t *testing.T) {
	games := kept(t)
	if !testing.Short() {
		games["six"] = raced(t, 70, 5, "Ada Berg", "Bo Lind", "Carl Ek", "Dora Falk", "Ebba Holm", "Finn Ask")
		games["long"] = raced(t, 240, 11, "First player", "Second player", "Third player")
	}
	for name, rec := range games { // in any order: each is measured
		b := told(t, rec, game.Nobody)
		if k := comesBack(text(b)); k != "" {
			t.Errorf("%s: %q stands twice within ten pages", name, k)
		}
		if b.Told == 0 || b.Told < b.Left/2 {
			t.Errorf("%s: %d told, %d left out", name, b.Told, b.Left)
		}
		var paras []string
		for _, c := range b.Chapters {
			for _, p := range c.Paras {
				paras = append(paras, p.Text)
			}
		}
		again := proof.Repeats(paras)
		if again.InHundred() > 1 {
			t.Errorf("%s: %.1f of a hundred sentences of the book stand there twice, want 1 at most", name, again.InHundred())
		}
		miles := 0.0
		for _, p := range paras {
			miles += float64(strings.Count(p, " miles"))
		}
		if share := 100 * miles / float64(again.Sentences); share > 25 && again.Sentences > 100 {
			t.Errorf("%s: %.0f of a hundred sentences count miles, want 25 at most", name, share)
		}
		t.Logf("%s: %d words, %d told, %d left out, %.1f of a hundred again", name, len(Plain(text(b))), b.Told, b.Left, again.InHundred())
	}
}

// TestAuthorsHaveNames: no explorer is called by the program's word for a seat,
// and no two explorers of a game have one name; a player's own name stays.
func TestAuthorsHaveNames(t *testing.T) {
	rec := raced(t, 90, 3, words.Say("setup.player.1"), "Anna Berg", "Traveller 3")
	b := told(t, rec, game.Nobody)
	all := b.Title + b.By + text(b) + fmt.Sprint(b.Lists)
	for _, c := range b.Chapters {
		all += c.Title + c.Sub
	}
	if strings.Contains(all, "player") || strings.Contains(all, "Traveller") {
		t.Error("an explorer has no name of their own")
	}
	if !strings.Contains(b.By, "Anna Berg") {
		t.Errorf("Anna Berg is missing: %s", b.By)
	}
	tab, err := game.Replay(nile.Rules{}, rec)
	if err != nil {
		t.Fatal(err)
	}
	v := tab.Position().(*nile.Position).View(game.Nobody)
	r := &reporter{seat: game.Nobody, Chronicler: &nile.Chronicler{Explorer: [nile.MaxSeats]int{9, 9, 9}}}
	n := namesOf(v, r)
	seen := map[string]bool{}
	for s := range v.Seats() {
		for _, name := range n.given[s] {
			if seen[name] {
				t.Errorf("two explorers are called %s", name)
			}
			seen[name] = true
		}
	}
	if len(seen) != 27 || strings.Contains(n.given[1][4], "Berg") {
		t.Errorf("%d names; who follows Anna Berg is called %s", len(seen), n.given[1][4])
	}
}

// TestWhoSetOutIsNamedFromEventsAlone: a game whose log other rules have kept is told from what
// was known of it, and each expedition is still that of the explorer who made it.
func TestWhoSetOutIsNamedFromEventsAlone(t *testing.T) {
	titles := func(b *journal.Book) (all []string) {
		for _, c := range b.Chapters {
			all = append(all, c.Title)
		}
		return all
	}
	lost := 0
	for seed := uint64(1); seed < 20 && lost < 2; seed++ {
		rec := raced(t, 90, seed, "Anna Berg", "Bo Lind")
		tab, err := game.Replay(nile.Rules{}, rec)
		if err != nil {
			t.Fatal(err)
		}
		lost = 0
		for s := range game.Seat(2) {
			lost = max(lost, tab.Position().(*nile.Position).View(game.Nobody).Player(s).Explorers-1)
		}
		want := titles(told(t, rec, game.Nobody))
		rec.Story, rec.Log = tab.Events(), slices.Clone(rec.Log)
		rec.Log[0].Command.Kind = 250
		if got := titles(told(t, rec, game.Nobody)); !slices.Equal(got, want) {
			t.Errorf("seed %d: from its events alone the expeditions are\n%q, played again\n%q", seed, got, want)
		}
	}
	if lost < 2 {
		t.Errorf("no seat lost two explorers: nothing was tried: got %v, wanted at least 2", lost)
	}
}

// TestEveryExpeditionHasItsChapter: as many chapters as ships sailed, each with
// its end, and every discovery of note in it.
func TestEveryExpeditionHasItsChapter(t *testing.T) {
	for name, rec := range kept(t) { // in any order: each is looked at
		b := told(t, rec, game.Nobody)
		tab, err := game.Replay(nile.Rules{}, rec)
		if err != nil {
			t.Fatal(err)
		}
		sailed, ended := 0, 0
		for _, e := range tab.Events() {
			switch e.Kind {
			case nile.Sailed:
				sailed++
			case nile.CameHome, nile.Died:
				ended++
			}
		}
		chapters, closed := 0, 0
		for _, c := range b.Chapters {
			if c.Seat == game.Nobody {
				continue
			}
			chapters++
			if len(c.Paras) == 0 {
				t.Errorf("%s: %s is empty", name, c.Title)
			}
			if !strings.Contains(c.Sub, "Still") {
				closed++
			}
		}
		if chapters != sailed || closed > ended {
			t.Errorf("%s: %d chapters, %d of them closed, of %d expeditions with %d ends", name, chapters, closed, sailed, ended)
		}
	}
	long := told(t, raced(t, 120, 11, "First player", "Second player"), game.Nobody)
	made := map[string][]string{} // the titles of each explorer's expeditions
	for _, c := range long.Chapters[1:] {
		who, _, _ := strings.Cut(c.Title, ":")
		made[who] = append(made[who], c.Title)
	}
	several := 0
	for who, titles := range made { // in any order: each by itself
		for i, title := range titles {
			want := words.Say("story.chapter", "who", who, "nth", words.Ordinal(i+1))
			if len(titles) == 1 {
				want = words.Say("story.chapter.one", "who", who)
			} else {
				several++
			}
			if title != want {
				t.Errorf("%q, want %q", title, want)
			}
		}
	}
	if several < 4 {
		t.Errorf("only %d expeditions are of explorers who made several", several)
	}
	livingstone := text(told(t, kept(t)["dr-livingstone.nile"], game.Nobody))
	if !strings.Contains(livingstone, "Dr Livingstone") {
		t.Error("Dr Livingstone was found and is not in the book")
	}
	source := text(told(t, kept(t)["source-of-the-nile.nile"], game.Nobody))
	if !regexp.MustCompile(`source of the Nile|Nile had its source`).MatchString(source) {
		t.Error("the source of the Nile was found and is not in the book")
	}
}

// TestQuietMonthsAreHalfASentence: five months in which nothing happened, and
// the way home: the months are the first half of the sentence on the coming home.
func TestQuietMonthsAreHalfASentence(t *testing.T) {
	rec := raced(t, 2, 3, "Anna Berg")
	r, end, _ := listen(storyOf(t, rec), game.Nobody)
	v := end.View(game.Nobody)
	w := &writer{reporter: r, Book: &journal.Book{}, hand: newHand(), dropped: map[string]int{}}
	w.names, w.m = namesOf(v, r), v.Map()
	quiet := trip{to: 0, began: 0, ended: 7, at: hexmap.None, way: r.trips[0].way, moments: r.trips[0].moments[:1]}
	for turn := 1; turn <= 6; turn++ {
		quiet.moments = append(quiet.moments, moment{turn: turn, explorer: 1, e: game.Event{Kind: nile.TurnBegan, At: -1}})
	}
	home := game.Event{Kind: nile.CameHome, At: -1, Rule: "21"}
	home.Args[2], home.Args[3] = 0, 7
	quiet.moments = append(quiet.moments, moment{turn: 7, explorer: 1, e: home})
	w.expedition(&quiet)
	var prose string
	for _, p := range w.Chapters[0].Paras {
		prose += p.Text + " "
	}
	last := prose[strings.LastIndex(strings.TrimRight(prose, ". "), ". ")+1:]
	if !strings.Contains(strings.ToLower(prose), "the six months from may") {
		t.Errorf("the quiet months are not in it: %s", prose)
	}
	if n := strings.Count(prose, ". "); n > 5 || len(Plain(last)) > 45 {
		t.Errorf("six quiet months in %d sentences: %s", n, prose)
	}
}

// TestWordsLoseTheirCapital: what begins a sentence of the story is a name, or a
// word that is known to lose its capital in mid sentence.
func TestWordsLoseTheirCapital(t *testing.T) {
	h := newHand()
	b := words.Default()
	for _, key := range b.Keys("story.") {
		if !regexp.MustCompile(`^story\.(march|river|fall|rapids|peak|lake|oasis|met|friends|insult|host|hides|beaten|defeated|captured|escaped|poison|looted|ill|cost|gone|hunger|thirst|sick|well|lost|over|game|cache|find|counter|epic|home|died|erased)`).MatchString(key) {
			continue
		}
		for n := range b.Wordings(key) {
			s := b.PieceOf(key, uint32(n), words.Blanks{"n": 3})
			if strings.HasPrefix(s, "{") || s[0] >= '0' && s[0] <= '9' {
				continue
			}
			first, _, _ := strings.Cut(s, " ")
			if low := h.lower(s); low == s && first != "London" && first != "Dr" && first != "King" && first != "European" && strings.ToUpper(first[:1]) == first[:1] {
				t.Errorf("%s: %q keeps its capital in mid sentence", key, first)
			}
		}
	}
}

// TestEveryWordingIsKnown: each misfortune, terrain, cause and counter has its
// wordings, two at the least.
func TestEveryWordingIsKnown(t *testing.T) {
	var keys []string
	for d := deck.QuietMarch + 1; d < deck.Disasters; d++ {
		keys = append(keys, "story.ill."+d.String())
	}
	for _, c := range []nile.Cause{nile.Hunger, nile.Thirst, nile.Illness, nile.Falls, nile.BattleDead, nile.ByPoison, nile.ByCaptors, nile.ByDisaster, nile.ByBeast} {
		keys = append(keys, "story.died.of."+c.Name())
	}
	for _, r := range recordKeys { // in any order: each is looked for
		keys = append(keys, "story.record."+r)
	}
	for _, r := range riverKeys { // in any order: each is looked for
		keys = append(keys, "story.river."+r)
	}
	for _, l := range []string{"desert", "jungle", "lake", "swamp", "veldt", "mountain", "jungle-swamp", "jungle-mountain"} {
		keys = append(keys, "story.land."+l)
	}
	for _, c := range []string{"livingstone", "lost-city", "native-kingdom", "solomons-mine", "rumour"} {
		keys = append(keys, "story.counter."+c)
	}
	for _, k := range keys {
		if words.Default().Wordings(k) < 2 {
			t.Errorf("%s has %d wordings", k, words.Default().Wordings(k))
		}
	}
}

// TestTheBookKeepsSecrets: what others buy, hide and find stands in nobody's
// book but their own while the game goes on.
func TestTheBookKeepsSecrets(t *testing.T) {
	rec := raced(t, 16, 7, "Ada Berg", "Bo Lind", "Carl Ek")
	finds := 0
	for seat := game.Nobody; seat < 3; seat++ {
		r, end, _ := listen(storyOf(t, rec), seat)
		if end.Acting().Empty() {
			t.Fatal("the game is over, and there are no secrets")
		}
		for _, trip := range r.trips {
			if trip.seat != seat && trip.men != "" {
				t.Errorf("seat %d reads what seat %d hired: %s", seat, trip.seat, trip.men)
			}
			for _, m := range append(slices.Clone(trip.moments), trip.account...) {
				if m.seat == seat && m.e.Kind == nile.FindMade {
					finds++
				}
				switch m.e.Kind {
				case nile.FindMade, nile.Bought, nile.Cached, nile.Noted, nile.GoodsLost, nile.NotesGone:
					if m.seat != seat {
						t.Errorf("seat %d reads %s of seat %d", seat, nile.EventName(m.e.Kind), m.seat)
					}
				}
			}
		}
	}
	if finds == 0 {
		t.Error("nothing was tried: nobody has found anything")
	}
}

// TestTheFileStandsAlone: nothing in it is fetched from elsewhere, every link
// leads somewhere, and what players wrote is no markup.
func TestTheFileStandsAlone(t *testing.T) {
	rec := raced(t, 30, 9, "Ada <b>Berg", "Bo & Lind")
	b := told(t, rec, game.Nobody)
	var out, again bytes.Buffer
	if err := b.WriteHTML(&out, Teller{}); err != nil {
		t.Fatal(err)
	}
	if err := b.WriteHTML(&again, Teller{}); err != nil || !bytes.Equal(out.Bytes(), again.Bytes()) {
		t.Errorf("written a second time (%v): %s", err, gametest.Differ(out.Bytes(), again.Bytes()))
	}
	page := out.String()
	for _, m := range regexp.MustCompile(`(?:src|href)="([^"]{0,60})`).FindAllStringSubmatch(page, -1) {
		switch {
		case strings.HasPrefix(m[1], "data:image/png;base64,"):
		case strings.HasPrefix(m[1], "#") && strings.Contains(page, `id="`+m[1][1:]+`"`):
		default:
			t.Errorf("a link leads to %q", m[1])
		}
	}
	if strings.Contains(page, "<b>Berg") || strings.Contains(page, "url(") || strings.Contains(page, "@import") || !strings.HasSuffix(page, "</html>\n") {
		t.Error("the page is not whole, or not alone")
	}
	if pictures := strings.Count(page, "data:image/png"); pictures < 3 || out.Len() > pictures*140_000 {
		t.Errorf("%d pictures in %d bytes", pictures, out.Len())
	}
}

// TestAnEmptyBook: before anybody has set out there is a book that says so.
func TestAnEmptyBook(t *testing.T) {
	cfg := nile.Settings{Way: nile.Game1, Target: 75, Players: []nile.Player{{Name: "Anna"}}}
	tab, err := game.NewTable(nile.Rules{}, cfg.Encode(), 1)
	if err != nil {
		t.Fatal(err)
	}
	b := told(t, tab.Record(), 0)
	var out bytes.Buffer
	if err := b.WriteHTML(&out, nil); err != nil || !strings.Contains(out.String(), words.Say("story.empty")) {
		t.Errorf("%v: %s", err, out.String())
	}
}

// TestWhatFriendsOnlyTellOf: a special discovery that friends have told of (14.8) was
// found by nobody yet: the sentence says who has told of it, and the year does not
// count it among its great things.
func TestWhatFriendsOnlyTellOf(t *testing.T) {
	w := &writer{}
	for counter, of := range map[nile.Counter]string{ // in any order: each by itself
		nile.Livingstone: "livingstone", nile.LostCity: "lost-city", nile.NativeKingdom: "native-kingdom", nile.SolomonsMine: "solomons-mine", nile.Rumour: "rumour",
	} {
		for heard, want := range []string{"story.counter.", "story.heard."} {
			e := game.Event{Kind: nile.CounterRevealed, Args: [6]int32{int32(counter), int32(heard)}}
			c := clause{with: words.Blanks{}}
			key := w.landKey(moment{e: e}, &c, nil)
			if key != want+of || !words.Has(key) || c.must != (counter != nile.Rumour) {
				t.Errorf("%d, heard of %d: %q, to be told in any case %v", counter, heard, key, c.must)
			}
			a := annal{}
			w.names = &names{given: [nile.MaxSeats][]string{{"Anna Berg"}}}
			w.enterYear(&a, moment{e: e})
			if great := len(a.great) > 0; great != (heard == 0 && counter != nile.Rumour) {
				t.Errorf("%d, heard of %d: among the great things of the year: %v", counter, heard, great)
			}
		}
	}
}
