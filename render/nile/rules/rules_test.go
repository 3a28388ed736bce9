package rules

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/internal/sources"
	"sourceofthenile/render/rulebook"
)

var (
	aNumber       = regexp.MustCompile(`^(?:[1-9]|[12]\d)(?:\.\d{1,4})?$`)
	aNumberWithin = regexp.MustCompile(`\d+(?:\.\d+)?`)
	aCite         = regexp.MustCompile(`\bRules? (\d+(?:\.\d+)?(?:(?:, | and | to )\d+(?:\.\d+)?)*)`)
)

// literals goes through the strings of a package's sources, its tests left out.
func literals(t *testing.T, dir string, f func(file, s string)) {
	t.Helper()
	for _, name := range sources.Files(t, dir) {
		tree, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
				if s, err := strconv.Unquote(lit.Value); err == nil {
					f(filepath.Base(name), s)
				}
			}
			return true
		})
	}
}

// Every number the game cites is a rule of the book. In game/nile nothing else
// is a string that looks like one.
func TestEveryRuleCitedIsInTheBook(t *testing.T) {
	cited := map[string]string{}
	literals(t, "game/nile", func(file, s string) {
		if aNumber.MatchString(s) {
			cited[s] = file
		}
	})
	if len(cited) < 60 {
		t.Fatalf("only %d numbers are cited; they are written in another way now", len(cited))
	}
	for n, file := range cited {
		if !the().Has(n) {
			t.Errorf("%s cites Rule %s, which the book does not have", file, n)
		}
	}
}

// So is every one that a screen or a sentence names.
func TestEveryRuleNamedIsInTheBook(t *testing.T) {
	named := 0
	check := func(where, text string) {
		for _, m := range aCite.FindAllStringSubmatch(text, -1) {
			for _, n := range aNumberWithin.FindAllString(m[1], -1) {
				if named++; !the().Has(n) {
					t.Errorf("%s names Rule %s, which the book does not have", where, n)
				}
			}
		}
	}
	for _, dir := range []string{"render", "cmd/nile"} {
		literals(t, dir, check)
	}
	files, _ := filepath.Glob("../../../assets/nile/words/*.txt")
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		check(filepath.Base(name), string(data))
	}
	if named < 5 {
		t.Fatalf("only %d rules are named; they are written in another way now", named)
	}
}

// Every link leads somewhere, and every reading is told where its rule stands.
func TestLinks(t *testing.T) {
	b := the()
	reached := map[string]bool{}
	for _, c := range b.Chapters {
		for _, k := range c.Blocks {
			for _, s := range k.Text {
				if s.Link != "" && !b.Has(s.Link) {
					t.Errorf("%s %s: a link leads to %s, which is not there", c.Name(), k.Number, s.Link)
				}
				if c.Key != "readings" {
					reached[s.Link] = true
				}
			}
			if k.Table == nil {
				continue
			}
			for _, m := range aCite.FindAllStringSubmatch(k.String(), -1) {
				if !b.Has(m[1]) {
					t.Errorf("%s: a table names Rule %s, which is not there", c.Name(), m[1])
				}
			}
		}
	}
	for _, k := range b.Chapters[len(b.Chapters)-1].Blocks {
		if k.Kind == rulebook.Rule && !reached[k.Number] {
			t.Errorf("no rule leads to reading %s", k.Number)
		}
	}
}

// Numbers rise through a chapter, and every rule stands in the chapter it
// belongs to. What differs by the way to play may begin again behind it.
func TestNumbersRise(t *testing.T) {
	for _, c := range the().Chapters {
		last, seen := "", map[string]bool{}
		for _, k := range c.Blocks {
			if k.Number == "" || c.Key == "readings" {
				continue
			}
			chapter, part, _ := strings.Cut(k.Number, ".")
			if chapter != c.Number {
				t.Errorf("rule %s stands in chapter %s", k.Number, c.Number)
			}
			if part <= last && (k.Of == "" || !seen[k.Number]) { // 41 before 411 before 42, as in the printed book
				t.Errorf("rule %s stands behind %s.%s", k.Number, chapter, last)
			}
			last, seen[k.Number] = part, true
		}
	}
}

func TestFind(t *testing.T) {
	b := the()
	for _, c := range []struct {
		number, chapter, rule string
		ok                    bool
	}{
		{"9.27", "9", "9.27", true},
		{"9.2799", "9", "9.27", true},
		{"12", "12", "", true},
		{"12.999", "12", "", true},
		{"9.23", "9", "", true}, // a row of a table
		{"R3", "readings", "R3", true},
		{"", "how", "", false},
		{"99", "how", "", false},
		{"270", "how", "", false},
	} {
		p, ok := b.Find(c.number)
		ch := b.Chapters[p.Chapter]
		rule := ""
		if p.Block >= 0 {
			rule = ch.Blocks[p.Block].Number
		}
		if ch.Key != c.chapter || rule != c.rule || ok != c.ok {
			t.Errorf("%q is found in chapter %s, rule %q, %v; want %s, %q, %v", c.number, ch.Key, rule, ok, c.chapter, c.rule, c.ok)
		}
	}
}

func TestSearch(t *testing.T) {
	first := func(query string) string {
		if hits := the().Search(query); len(hits) > 0 {
			return hits[0].Number
		}
		return "nothing"
	}
	for query, want := range map[string]string{
		"9.27": "9.27", "rule 9.27": "9.27", "12": "12", "jealous healer": "14.4", "HIPPOPOTAMUS": "11.9", "xyzzy": "nothing", "  ": "nothing", "r7": "R7",
		"river's source": first("river source"), "hippopotamus’s": "11.9",
	} {
		if got := first(query); got != want {
			t.Errorf("a search for %q finds %s first, want %s", query, got, want)
		}
	}
	hits := the().Search("cataract")
	if !slices.ContainsFunc(hits, func(h rulebook.Hit) bool { return h.Number == "9.28" }) || len(hits) < 5 {
		t.Errorf("a search for cataract finds %d places", len(hits))
	}
}

// What the examples work out, worked out by hand from the printed rules.
func TestExamples(t *testing.T) {
	src, err := newSource(nil)
	if err != nil {
		t.Fatal(err)
	}
	said := func(blank string) (string, error) {
		files := fstest.MapFS{"rules/1.txt": {Data: []byte("= 1 An example\n\n" + blank)}}
		b, err := rulebook.Read(files, "rules", src, func(text string) string { return text })
		if err != nil {
			return "", err
		}
		return b.Chapters[0].Blocks[0].String(), nil
	}
	for blank, want := range map[string]string{
		"{trips 2 80 8}": "2", "{trips 2 80 16}": "1", "{room 2 20}": "300", "{lost jungle 1}": "2", "{lost jungle -1}": "4",
		"{mp foot reckless}": "4", "{mp mounted reckless}": "6", "{donation 25}": "800", "{donation 99}": "2,000", "{source-of 15}": "13",
		"{water 10 2}": "46", "{answer 12 3}": "5", "{need 24 12}": "2", "{need 25 12}": "3", "{score Geologist jungle/mountain river peak}": "5",
		"{score Doctor jungle/mountain river peak}": "6",
	} {
		if got, err := said(blank); got != want || err != nil {
			t.Errorf("%s is %s, want %s (%v)", blank, got, want, err)
		}
	}
	for _, wrong := range []string{"{}", "{nothing}", "{trips x y}", "{dance 1 2}", "{mp foot slowly}", "{score Cook desert}", "{score Doctor desert gold}", "{lost sea 1}"} {
		if _, err := said(wrong); err == nil {
			t.Errorf("%s is filled in without complaint", wrong)
		}
	}
}

// The tables of the book against those of the printed rules.
func TestTables(t *testing.T) {
	src, err := newSource(nil)
	if err != nil {
		t.Fatal(err)
	}
	table := func(name string) *rulebook.Table {
		tab, err := src.Table(name)
		if err != nil {
			t.Fatal(err)
		}
		return tab
	}
	has := func(name string, rows ...[]string) {
		t.Helper()
		for _, row := range rows {
			if !slices.ContainsFunc(table(name).Rows, func(r []string) bool { return slices.Equal(r, row) }) {
				t.Errorf("%s has no row %q: %q", name, row, table(name).Rows)
			}
		}
	}
	has("movement", []string{"On foot", "2", "3", "4"}, []string{"By canoe", "2", "4", "6"})
	has("crews", []string{"9.22", "8+", "0"}, []string{"9.23", "4–7", "1"}, []string{"9.25", "1", "3"}, []string{"9.26", "under 1", "the canoes drift"})
	has("lost", []string{"Jungle", "3"}, []string{"Jungle/mountain and jungle/swamp", "5"})
	has("hunting", []string{"0 or less", "0"}, []string{"8 or more", "5"})
	has("recovery", []string{"1 or less", "half die"}, []string{"3", "no change"}, []string{"6 or more", "all recover"})
	has("publishing", []string{"Veldt", "1", "2: Zoologist"}, []string{"Lake", "1", "–"},
		[]string{"Jungle", "2", "3: Botanist, Explorer and Zoologist"}, []string{"Jungle/swamp", "3", "4: Botanist, Explorer and Zoologist"})
	has("features", []string{"A river", "0", "1: Doctor and Missionary"}, []string{"A people met", "1", "3: Ethnologist; 2: Missionary"},
		[]string{"A people beaten", "1", "3: Journalist; 0: Ethnologist and Missionary"})
	has("features four", []string{"A river", "1"}, []string{"An oasis", "2"}, []string{"A people met", "1"}, []string{"A people beaten", "1"})
	has("publishing four", []string{"Mountain", "2"}, []string{"Jungle", "2"}, []string{"Lake", "1"})
	has("counters four", []string{"The Lost City", "20", "anybody"})
	has("records four", []string{"Anybody", "2"})
	has("rivers", []string{"8", "Congo"})
	has("counters", []string{"The Lost City", "25", "Explorer"}, []string{"The Lost City", "20", "anybody else"})
	if n := len(table("disasters").Rows); n != int(deck.Disasters)-1 {
		t.Errorf("%d disasters, want %d", n, int(deck.Disasters)-1)
	}
	if m, _ := nile.Board(); len(table("ports").Rows) != len(m.Ports) {
		t.Errorf("%d ports, want %d", len(table("ports").Rows), len(m.Ports))
	}
	sum := 0
	for _, row := range table("deck-terrain").Rows {
		n, _ := strconv.Atoi(row[1])
		sum += n
	}
	if sum != deck.Size || len(terrains) != int(hexmap.Terrains)-1 {
		t.Errorf("%d cards name %d terrains, want %d, %d", sum, len(terrains), deck.Size, int(hexmap.Terrains)-1)
	}
	if _, err := src.Table("weather"); err == nil {
		t.Error("a table that nobody knows was made")
	}
}

// The two outfits that beginners are advised to buy can be bought, and moved.
func TestFirstOutfits(t *testing.T) {
	src, err := newSource(nil)
	if err != nil {
		t.Fatal(err)
	}
	f, how := src.figures, the().Chapters[0]
	for _, c := range []struct {
		mode                                                      nile.Mode
		text                                                      string
		canoes, bearers, guides, askaris, muskets, gifts, rations int
	}{
		{nile.ByCanoe, "two canoes, sixteen bearers (eight a canoe keep full speed), one guide, three askaris, a musket for yourself, 40 gifts and 240 rations", 2, 16, 1, 3, 1, 40, 240},
		{nile.OnFoot, "twenty bearers, one guide, three askaris, a musket for yourself, 20 gifts and 179 rations", 0, 20, 1, 3, 1, 20, 179},
	} {
		if !slices.ContainsFunc(how.Blocks, func(k rulebook.Block) bool { return strings.Contains(k.String(), c.text) }) {
			t.Errorf("nobody is advised to take %s", c.text)
		}
		cost := c.canoes*nile.Price(nile.Canoes) + c.bearers*nile.Price(nile.Bearers) + c.guides*nile.Price(nile.Guides) +
			c.askaris*nile.Price(nile.Askaris) + c.muskets*nile.Price(nile.Muskets) + c.gifts*nile.Price(nile.Gifts) + c.rations*nile.Price(nile.Rations)
		load, strength := c.muskets+c.gifts+c.rations, c.bearers*f["carries"]
		if c.mode == nile.ByCanoe {
			load += (1 + c.bearers + c.guides + c.askaris) * f["person-weighs"]
			strength = c.canoes * f["canoe-carries"]
		}
		if cost > f["start-money"] || load > strength || strength-load > 10 {
			t.Errorf("%s: $%d, %d of %d items", c.text, cost, load, strength)
		}
	}
}
