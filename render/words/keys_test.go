package words

import (
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sourceofthenile/assets"
)

// books are all there are, by the folder whose files speak from them first; "" is
// what all games share.
func books() map[string]*Book {
	nile := Of(assets.NileWords, "nile/words")()
	return map[string]*Book{
		"": Common(), "render/nile": nile, "render/chart/": nile, // charts are drawn for games that have the words
		"render/caravan": Of(assets.CaravanWords, "caravan/words")(),
		"render/heart":   Of(assets.HeartWords, "heart/words")(),
		"/island":        Of(assets.IslandWords, "island/words")(), // its commands without a window speak from it too
	}
}

// spokenBy is the book that a source file speaks from.
func spokenBy(all map[string]*Book, file string) *Book {
	b := all[""]
	for dir, of := range all { // in any order: one fits at most
		if dir != "" && strings.Contains(filepath.ToSlash(file), dir) {
			b = of
		}
	}
	return b
}

// raw is a text as it is written.
func (t text) raw() string {
	var out strings.Builder
	for _, p := range t {
		out.WriteString(p.plain)
	}
	return out.String()
}

// speaking are the endings of the files that say things: the page of a browser is
// made of others than the program.
var speaking = []string{".go", ".html", ".js"}

// sources are the program's own files that say things, by name.
func sources(t *testing.T) map[string]string {
	t.Helper()
	out := map[string]string{}
	for _, dir := range []string{"../../render", "../../cmd/nile", "../../internal/library", "../../internal/referee", "../../internal/titles", "../../internal/serve", "../../cmd/nile-serve", "../../cmd/web", "../../saves"} {
		err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !slices.Contains(speaking, filepath.Ext(path)) || strings.HasSuffix(path, "_test.go") {
				return err
			}
			data, err := os.ReadFile(path)
			out[path] = string(data)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return out
}

// families are keys that are put together: what stands before the name of a
// thing, which the tests of the things go through.
var families = regexp.MustCompile(`^(asked|answered|beset|toll|game\.(?:dead|hurt|killed)\.by|tip|hint|first|firsts|note|which|bot|temper|rule|way|spice|dug|opened|command|key|keychange\.(?:refused|group)|export\.(?:what|file|whose|style)|layers|item|terrain|mode|level|specialty|counter|reason|dir|compass|shore|port|term|why|mapped|lost|gone|died\.beasts|sick|dead|goods\.lost|disaster|perished|policy|reception|defeated|captivity|captive\.free|epic|volley|names|dice|feature|named|voice|evening\.of|setup|visit|trade\.(?:none|row|sell|short)|outfit\.(?:reach|row|unsold)|peoples|meet\.history|march|stores\.(?:bury|dig|leave|leave-sick|shoot)|count|ordinal|date|news\.(?:account|head\.counter)|heir\.dead|points\.(?:from|epic)|bar\.step|sheet\.where|card\.(?:natives|cataract)|settings\.palette|colour|sign|peril\.harm|pace\.effect|find\.title|write|usage\.option\.(?:legend|scores)|usage\.lacks|table|save\.(?:problem|detail)|story|donation|chart\.(?:sea|legend)|edition|shelf|sealed\.fault|found|meet\.mind|order\.(?:given|over)|speech|own|help|naming\.theirs|board\.end|pad)\.`)

// familiesOf are those of one book alone, by where it is spoken from.
var familiesOf = map[string]*regexp.Regexp{
	"render/heart": regexp.MustCompile(`^(ask|cause|chance|chit|die|do|dot|figure|lot|marker|matrix|outfit|patron|person|resource|shelves|sort|source|special|standing|pride|lying|sure|told|print|tonic|present|wish|part|strip|tab|track|ahead|peril|scene|term|gazette|opening|ending|facing|find|card18|king|number\.head|one|diary|back|spared|price|use|legend|dawn|survey\.code|slot\.went)\.`),
	"/island":      regexp.MustCompile(`^(place|site|thing|protagonist|trade|beast|crowd|stock|item|card|event|told|finding|rules|foreword|closing|front|creature|sort|mark|site-use|use|gate|ahead|dark|state|asked|do|why-dark|errand|end|fate|quest|type|say|talk|ask|cost|log|book|group|heeds|spawn\.band|bar\.boat)\.`),
}

var numberedKey = regexp.MustCompile(`^[a-z-]+(?:\.[a-z-]+)*\.[0-9]+`)

// untidy is a sign set wrongly: two blanks, a blank before a comma, two stops.
var untidy = regexp.MustCompile(`  |\s$|^\s| [,.;:]|,,|\.\.|\$\$`)

// Every wording on disk is tidy, and no key stands for nothing: each is used
// by the program's own sources.
func TestTheBookIsTidyAndUsed(t *testing.T) {
	var all strings.Builder
	for _, source := range sources(t) { // in any order: only searched
		all.WriteString(source)
	}
	source := all.String()
	for where, book := range books() { // in any order: each is tidy
		tidy(t, book, source, familiesOf[where])
	}
}

func tidy(t *testing.T, book *Book, source string, own *regexp.Regexp) {
	t.Helper()
	said := func(k string) bool {
		stem := numberedKey.FindString(k) // "keys.all.3" of "keys.all.3.key": the number is put in where it is said
		return families.MatchString(k) || own != nil && own.MatchString(k) || strings.Contains(source, strconv.Quote(k)) ||
			stem != "" && strings.Contains(source, `"`+strings.TrimRight(stem, "0123456789."))
	}
	for _, k := range book.Keys("") {
		for _, w := range book.in(k).wordings(k) {
			for _, of := range w.forms {
				text := of.text.raw()
				if strings.Contains(text, "_") && (strings.HasSuffix(text, ".") || strings.Count(text, "_") > 1) { // hot keys stand in labels only
					t.Errorf("%s: a hot key in a sentence: %q", k, text)
				}
				if strings.HasPrefix(k, "usage.") || k == "write.occupied" { // what is typed is written as it is typed
					continue
				}
				if untidy.MatchString(text) || strings.ContainsAny(text, "\"`[]") || strings.Contains(text, "--") {
					t.Errorf("%s: untidy: %q", k, text)
				}
			}
		}
		// Of a game without points to win, and of a button whose key is said: put on where it is said.
		if !said(k) && !said(strings.TrimSuffix(k, ".open")) && !said(strings.TrimSuffix(k, ".tip")) {
			t.Errorf("nothing says %q", k)
		}
	}
}

// Every literal key that the program says exists in the book it is said from: what
// all games share says nothing that only one of them has, but their names.
func TestEveryKeySaidExists(t *testing.T) {
	said := regexp.MustCompile(`\b(?:say|phrase|Say|Phrase|Vary)\("([^" ]+)"|"((?:flow|since|month|ports|outfit|news|europe|heir|victory)\.[a-z0-9.-]+)"`)
	all := books()
	for name, source := range sources(t) { // in any order: each is looked at
		book := spokenBy(all, name)
		for _, m := range said.FindAllStringSubmatch(source, -1) {
			key := strings.Join(m[1:], "")
			if strings.HasPrefix(key, "game.") || book == all[""] && strings.HasPrefix(key, "setup.") && !book.Has(key) { // every game has these
				for dir, b := range all { // in any order: each has them
					if dir != "" && !b.Has(key) {
						t.Errorf("%s: %q has no words", dir, key)
					}
				}
				continue
			}
			if !book.Has(key) && !strings.HasSuffix(key, ".") {
				t.Errorf("%s says %q, which has no words", name, key)
			}
		}
	}
}

// What a sentence is filled with does not depend on its plural form: each form
// has the same blanks beside the number that selects: "once" need not name it. Nor does it name the number that selects and no more.
func TestEveryFormHasTheSameBlanks(t *testing.T) {
	several := 0
	var same func(key string, w wording)
	same = func(key string, w wording) {
		var names []string
		begun := false
		for _, of := range w.forms {
			here := slices.DeleteFunc(blanksOf(of.text), func(name string) bool { return name == w.by })
			if !begun {
				names, begun = here, true
			} else if !slices.Equal(names, here) {
				t.Errorf("%s: one form has the blanks %v, another %v", key, names, here)
			}
			for _, p := range of.text {
				if p.blank != nil && p.blank.forms != nil {
					same(key, wording{by: p.blank.name, forms: p.blank.forms})
				}
			}
		}
		if len(w.forms) > 1 {
			several++
		}
	}
	for _, book := range books() { // in any order: each is looked at
		for _, key := range book.Keys("") {
			for _, w := range book.in(key).wordings(key) {
				same(key, w)
			}
		}
	}
	if several < 200 {
		t.Errorf("only %d wordings have several forms", several)
	}
}

// No key ends in the number of a thing: numbers stand in lists only.
func TestKeysAreNames(t *testing.T) {
	lists := regexp.MustCompile(`^(?:keys\.[a-z]+|keychange\.fixed|about\.[a-z]+|count|ordinal|setup\.(?:target|player))\.[0-9]+(?:\.key|\.by)?$`)
	number := regexp.MustCompile(`\.[0-9]+(?:\.|$)`)
	edition := regexp.MustCompile(`^(?:(?:setup\.)?way|setup\.pick)\.1978(?:\.text)?$`) // a way to play is called after its year
	for _, book := range books() {                                                      // in any order: each is looked at
		for _, key := range book.Keys("") {
			if number.MatchString(key) && !lists.MatchString(key) && !edition.MatchString(key) {
				t.Errorf("%q goes by a number", key)
			}
		}
	}
}

// blanksOf are the names of a text's blanks, each once, in order: what it is
// filled with, and what selects in it.
func blanksOf(t text) []string {
	there := map[string]bool{}
	var look func(t text)
	look = func(t text) {
		for _, p := range t {
			if p.blank == nil {
				continue
			}
			there[lowerFirst(p.blank.name)] = true
			look(p.blank.filled)
			for _, f := range p.blank.forms {
				look(f.text)
			}
		}
	}
	look(t)
	return slices.Sorted(maps.Keys(there))
}
