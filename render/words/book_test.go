package words

import (
	"io/fs"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"golang.org/x/text/feature/plural"

	"sourceofthenile/assets"
)

// bookOf is a book of some lines, in a language.
func bookOf(t *testing.T, language string, lines ...string) *Book {
	t.Helper()
	data := "language = " + language + "\n" + strings.Join(lines, "\n")
	b, err := Read(fstest.MapFS{"words/a.txt": {Data: []byte(data)}}, "words")
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// The books that are part of the program are read without checks when it starts: here with all.
func TestBuiltBooksAreSound(t *testing.T) {
	for folder, files := range map[string]fs.FS{ // in any order: each is read
		"words": assets.Words, "nile/words": assets.NileWords, "caravan/words": assets.CaravanWords,
		"heart/words": assets.HeartWords, "island/words": assets.IslandWords,
	} {
		if _, err := Read(files, folder); err != nil {
			t.Error(err)
		}
	}
}

func TestSayFillsBlanks(t *testing.T) {
	b := bookOf(t, "en",
		"ox[n:one] = {who} has {n} ox.", "ox[n:other] = {who} has {n} oxen.",
		"river = {River} and {river}.", "nobody = {nobody} fills {n|one:{nothing}|other:these}",
		"brace = an open { brace", "choice = {nobody|one:x|other:y}",
		"well = A well{where?, {where},} is {Known?not }new{gap?, {gap}}", "said = {who}{who?, {n|one:{n} ox|other:{n} oxen}}.",
		"gone[n:one] = Gone. {n#} ox left", "gone[n:other] = Gone. {n#} oxen left").Over(Common())
	with := Blanks{"who": "Ann", "n": 1, "river": "the Congo", "where": "by the Congo", "gap": Known("here")}
	for key, want := range map[string]string{
		"ox":          "Ann has 1 ox.",
		"river":       "The Congo and the Congo.",
		"nobody":      "{nobody} fills {nothing}",
		"brace":       "an open { brace",
		"choice":      "{nobody|one:x|other:y}",
		"gone":        "Gone. One ox left",
		"well":        "A well, by the Congo, is new",
		"said":        "Ann, 1 ox.",
		"no.such.key": "no.such.key",
	} {
		if got := b.Piece(key, with); got != want {
			t.Errorf("%q: %q, want %q", key, got, want)
		}
	}
	with["n"] = 1200
	if got := b.Tell("ox", 0, with); got != "Ann has 1,200 oxen." {
		t.Errorf("%q, want \"Ann has 1,200 oxen.\"", got)
	}
}

// What takes a while to find out is asked for where it is written, and nowhere else.
func TestLaterIsAskedWhereItIsWritten(t *testing.T) {
	b := bookOf(t, "en", "there = A well{where?, {where},} is new", "bare = A well is new", "where = {Where} is a well")
	asked, at := 0, ""
	with := Blanks{"where": Later(func() string { asked++; return at })}
	for _, x := range []struct {
		key, at, want string
		asks          bool
	}{
		{"bare", "by the Congo", "A well is new", false},
		{"there", "by the Congo", "A well, by the Congo, is new", true},
		{"there", "", "A well is new", true},
		{"where", "by the Congo", "By the Congo is a well", true},
	} {
		asked, at = 0, x.at
		if got := b.Piece(x.key, with); got != x.want || asked > 0 != x.asks {
			t.Errorf("%s of a place %q: %q, asked %d times; want %q, asked: %t", x.key, x.at, got, asked, x.want, x.asks)
		}
	}
}

// A book of another language takes the plural forms of that language, and what
// it lacks from the book under it, in that one's language.
func TestPluralFormsOfOtherLanguages(t *testing.T) {
	english := bookOf(t, "en", "months[n:one] = {n} month", "months[n:other] = {n} months", "days[n:one] = {n} day", "days[n:other] = {n} days")
	polish := bookOf(t, "pl", "months[n:one] = {n} miesiąc", "months[n:few] = {n} miesiące", "months[n:many] = {n} miesięcy",
		"months[n:other] = {n} miesiąca",
		"two = {a|one:{a} pies|few:{a} psy|many:{a} psów|other:{a} psa} i {b|one:{b} kot|few:{b} koty|many:{b} kotów|other:{b} kota}").Over(english)
	for n, want := range map[int]string{1: "1 miesiąc", 3: "3 miesiące", 5: "5 miesięcy", 22: "22 miesiące", 112: "112 miesięcy"} {
		if got := polish.Phrase("months", "n", n); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if got := polish.Phrase("two", "a", 5, "b", 2); got != "5 psów i 2 koty" {
		t.Errorf("%q, want \"5 psów i 2 koty\"", got)
	}
	if got := polish.Phrase("days", "n", 3); got != "3 days" || polish.Language() != "pl" {
		t.Errorf("%q in %q, want \"3 days\", \"pl\"", got, polish.Language())
	}
	if keys := polish.Keys(""); !slices.Equal(keys, []string{"days", "months", "two"}) {
		t.Errorf("the keys are %v", keys)
	}
	if forms := formsOf(plural.Cardinal, bookOf(t, "ar", "a = b").language); len(forms) != 6 {
		t.Errorf("Arabic has the forms %s", formList(forms))
	}
}

func TestSeveralWordingsWithForms(t *testing.T) {
	b := bookOf(t, "en", "k[n:one] = one", "k[n:other] = many", "k = plain", "k[n:one] = single", "k[n:other] = several")
	if b.Wordings("k") != 3 {
		t.Fatalf("%d wordings, want 3", b.Wordings("k"))
	}
	for salt, want := range []string{"Many", "Plain", "Several"} {
		if got := b.Tell("k", uint32(salt), Blanks{"n": 4}); got != want {
			t.Errorf("%d: %q, want %q", salt, got, want)
		}
	}
}

// A game's words come before those that all games share.
func TestABookOverAnother(t *testing.T) {
	common := bookOf(t, "en", "a = common a", "b = common b")
	game := bookOf(t, "en", "a = a of the game").Over(common)
	third := bookOf(t, "en", "c = c").Over(game)
	for key, want := range map[string]string{"a": "a of the game", "b": "common b", "c": "c"} {
		if got := third.Phrase(key); got != want {
			t.Errorf("%s: %q, want %q", key, got, want)
		}
	}
	if common.Has("c") || game.Has("c") || !third.Has("b") {
		t.Error("a book was changed by what lies over it")
	}
}

func TestBadBooksAreRefused(t *testing.T) {
	const en = "language = en\n"
	for what, files := range map[string]fstest.MapFS{
		"nothing":               {},
		"no sign":               {"words/a.txt": {Data: []byte(en + "no equals sign")}},
		"two words":             {"words/a.txt": {Data: []byte(en + "two words = text")}},
		"no text":               {"words/a.txt": {Data: []byte(en + "key = ")}},
		"no language":           {"words/a.txt": {Data: []byte("key = text")}},
		"not a language":        {"words/a.txt": {Data: []byte("language = ?\nkey = text")}},
		"two languages":         {"words/a.txt": {Data: []byte(en)}, "words/b.txt": {Data: []byte("language = pl\nkey = text")}},
		"in two files":          {"words/a.txt": {Data: []byte(en + "key = text")}, "words/b.txt": {Data: []byte(en + "key = text")}},
		"a form missing":        {"words/a.txt": {Data: []byte(en + "key[n:one] = text")}},
		"no other":              {"words/a.txt": {Data: []byte("language = pl\nkey[n:one] = a\nkey[n:few] = b\nkey[n:many] = c")}},
		"no such form":          {"words/a.txt": {Data: []byte(en + "key[n:ones] = a\nkey[n:other] = b")}},
		"not in this language":  {"words/a.txt": {Data: []byte(en + "key[n:one] = a\nkey[n:few] = b\nkey[n:many] = c\nkey[n:other] = b")}},
		"no number":             {"words/a.txt": {Data: []byte(en + "key[one] = a\nkey[other] = b")}},
		"not closed":            {"words/a.txt": {Data: []byte(en + "key[n:other = b")}},
		"choice without a form": {"words/a.txt": {Data: []byte(en + "key = {n|one:a}")}},
		"choice of what":        {"words/a.txt": {Data: []byte(en + "key = {n|a|b}")}},
		"unfilled form":         {"words/a.txt": {Data: []byte(en + "key = a{n?, {n|one:a}}")}},
		"choice given twice":    {"words/a.txt": {Data: []byte(en + "key = {n|one:a|one:b|other:c}")}},
	} {
		if _, err := Read(files, "words"); err == nil {
			t.Errorf("%s: read without an error", what)
		}
	}
}

func TestPseudo(t *testing.T) {
	b := bookOf(t, "en", "go = _Go on", "sets = C_hange…", "ox[n:one] = {who} has {n} ox, see {key:rules}.",
		"ox[n:other] = {who} has {n} oxen, {n|one:one|other:more} of them.", "names.lake = Lake {thing}", "cite = Rule Rule 9.5, Rule {n}")
	p, err := b.In(PseudoLanguage)
	if err != nil {
		t.Fatal(err)
	}
	for key, want := range map[string]string{
		"go":         "[_Göö ööñ]",
		"sets":       "[Ç_hááñgéé…]",
		"ox":         "[Ann hááš 1200 ööxééñ, mööréé ööf théém.]",
		"names.lake": "Lake {thing}",
		"cite":       "[Rüüléé Rüüléé 9.5, Rüüléé 1200]",
		"no.key":     "no.key",
	} {
		if got := p.Say(key, "who", "Ann", "n", 1200); got != want {
			t.Errorf("%s: %q, want %q", key, got, want)
		}
	}
	if got := p.Phrase("ox", "who", "Ann", "n", 1); got != "Ann hááš 1 ööx, šéééé {key:rules}." {
		t.Errorf("%q, want \"Ann hááš 1 ööx, šéééé {key:rules}.\"", got)
	}
	if p.Language() != "xx" || b.Language() != "en" {
		t.Errorf("the languages are %s and %s, want xx, en", p.Language(), b.Language())
	}
	if same, err := b.In("en"); same != b || err != nil {
		t.Error("English is not the book itself")
	}
	if _, err := b.In("tlh"); err != ErrLanguage {
		t.Errorf("a language without words: %v, want %v", err, ErrLanguage)
	}
}

func TestPlainWords(t *testing.T) {
	for text, want := range map[string][]string{ // in any order: each by itself
		"P a r t s   U n k n o w n":         {"Parts", "Unknown"},
		"Near the O c e a n, and d r y now": {"Near", "the", "Ocea", "and", "dry", "now"},
		"Ó ó c é é á á n":                   nil,
		"A J Laing":                         {"Laing"}, // initials
	} {
		if got := Plain(text); !slices.Equal(got, want) {
			t.Errorf("%q has the plain words %q, not %q", text, got, want)
		}
	}
	if got := Plain("[Štáárt fröm Zanzibar, 300 miles] F7 d6 é Rules 9.5"); !slices.Equal(got, []string{"Zanzibar", "miles", "Rules"}) {
		t.Errorf("in plain English are %q, want Zanzibar, miles, Rules", got)
	}
	if len(Plain("Saved games")) == 0 || len(Plain("[Šáávééd gáámééš] 17 %")) > 0 {
		t.Error("English is taken for the pseudo-language, or the other way round")
	}
}

// The pseudo-language is longer than English by about as much as others are,
// and nothing in it is taken for English.
func TestPseudoIsLongerAndAccented(t *testing.T) {
	english, pseudo := 0, 0
	p := Default().Pseudo()
	for _, key := range Default().Keys("") {
		if proper(key) || strings.HasPrefix(key, "rule.") {
			continue
		}
		all, other := Default().in(key).wordings(key), p.in(key).wordings(key)
		for i := range all {
			for k, of := range all[i].forms {
				for j, piece := range of.text {
					if piece.blank != nil {
						continue
					}
					english += len([]rune(piece.plain))
					said := other[i].forms[k].text[j].plain
					pseudo += len([]rune(said))
					if words := Plain(strings.ReplaceAll(said, "_", "")); len(words) > 0 {
						t.Errorf("%s says %q: %q", key, said, words)
					}
				}
			}
		}
	}
	if more := float64(pseudo) / float64(english); more < 1.28 || more > 1.45 {
		t.Errorf("longer by %.2f", more)
	}
}

// How a text names rules stands in the files: in any language they are found.
func TestRulesAreFoundInTexts(t *testing.T) {
	b := bookOf(t, "de", citeRule+" = Regel Regeln", citeReading+" = Lesart", citeJoint+" = und bis")
	for text, want := range map[string]string{
		"Siehe Regel 9.5.": "9.5", "Regeln\u00a04.6 und 22": "4.6", "nach Lesart 3 und Regel 7": "7", "Rule 9": "", "Spielregel 9": "", "Regel n": "",
	} {
		if got := b.RuleIn(text); got != want {
			t.Errorf("%q names %q, want %q", text, got, want)
		}
	}
	const text = "Regeln 4.6, 5 und 22 und Lesart 3 von 4"
	all := b.Citations(text)
	if len(all) != 2 || text[all[0].Numbers[0]:all[0].Numbers[1]] != "4.6, 5 und 22" || all[0].Reading || !all[1].Reading ||
		text[all[1].Word[0]:all[1].Numbers[1]] != "Lesart 3" {
		t.Errorf("in %q the citations are %v, want \"4.6, 5 und 22\" and the reading 3", text, all)
	}
	if b.WithoutRule("regel 9") != "9" || b.WithoutRule("regelwerk 9") != "regelwerk 9" || b.WithoutRule("9") != "9" {
		t.Error("the word before a number is not cut off")
	}
	p := b.Pseudo()
	if got := p.RuleIn(p.Own("Regel 9.5")); got != "9.5" {
		t.Errorf("in the pseudo-language: %q, want \"9.5\"", got)
	}
}
