package tell

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"math/rand/v2"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/internal/sources"
	"sourceofthenile/render/words"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/africa"
	"sourceofthenile/hexmap"
)

func newTable(t testing.TB, players int, seed uint64) *game.Table {
	t.Helper()
	s := nile.Settings{Way: nile.Game1, Target: 50, PlaceForUs: seed%2 == 0}
	for i := range players {
		s.Players = append(s.Players, nile.Player{
			Name: fmt.Sprintf("Player %c", 'A'+i), Colour: uint8(i), Specialty: deck.Specialty((i*3 + int(seed)) % int(deck.Specialties)),
		})
	}
	table, err := game.NewTable(nile.Rules{}, s.Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

func view(t *game.Table, s game.Seat) nile.View { return t.Position().(*nile.Position).View(s) }

var (
	keyLike   = regexp.MustCompile(`^[a-z]+(-[a-z]+)*(\.[a-z0-9/-]+)+$`)
	twoSpaces = regexp.MustCompile(`  |\s$|^\s| [,.;:]|,,|\.\.|\$\$`)
	// A full stop after a word of three letters or more ends a sentence.
	smallAfterStop = regexp.MustCompile(`\pL{3,}\. \p{Ll}`)
	badQuotes      = regexp.MustCompile(`["{}_` + "`" + `]`)
)

// hygiene holds for everything a player reads.
func hygiene(s string) error {
	switch {
	case s == "":
		return errors.New("nothing is said")
	case keyLike.MatchString(s):
		return fmt.Errorf("a key without words: %q", s)
	case twoSpaces.MatchString(s) || badQuotes.MatchString(s):
		return fmt.Errorf("untidy: %q", s)
	}
	return nil
}

func sentence(s string) error {
	if err := hygiene(s); err != nil {
		return err
	}
	if first := s[:1]; first != strings.ToUpper(first) {
		return fmt.Errorf("begins small: %q", s)
	}
	if !strings.HasSuffix(s, ".") && !strings.HasSuffix(s, "!") {
		return fmt.Errorf("has no end: %q", s)
	}
	if m := smallAfterStop.FindString(s); m != "" {
		return fmt.Errorf("a small letter after a full stop, %q: %q", m, s)
	}
	return nil
}

// Whole games by chance: every event is told to every seat, every choice has a label.
func TestWholeGamesAreTold(t *testing.T) {
	told := map[game.EventKind]int{}
	games := uint64(8)
	if testing.Short() {
		games = 3
	}
	for seed := range games {
		table := newTable(t, 1+int(seed%4), seed)
		rng := rand.New(rand.NewPCG(seed, 1))
		for k := 0; k < 900 && !table.Over(); k++ {
			choices := table.Choices()
			if k%7 == 0 {
				for _, c := range choices {
					if err := hygiene(Choice(view(table, c.Seat), c)); err != nil {
						t.Fatalf("choice %+v: %v", c, err)
					}
				}
			}
			c := choices[rng.IntN(len(choices))]
			events, err := table.Do(c.Command(int(c.Min) + rng.IntN(int(c.Max-c.Min)+1)))
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range events {
				for s := game.Nobody; int(s) < 1+int(seed%4); s++ {
					line, ok := Tell(view(table, s), e)
					if !ok {
						if e.Kind != nile.CardDrawn {
							t.Errorf("event %+v is not told", e)
						}
						continue
					}
					told[e.Kind]++
					if err := sentence(line.Text); err != nil {
						t.Errorf("event %+v: %v", e, err)
					}
					if line.Dice != "" && hygiene(line.Dice) != nil {
						t.Errorf("event %+v: dice %v", e, hygiene(line.Dice))
					}
					if line.Rule == "" || line.Seat != e.Seat {
						t.Errorf("event %+v: rule %q, seat %d", e, line.Rule, line.Seat)
					}
					if again, _ := Tell(view(table, s), e); again != line {
						t.Errorf("event %+v is told in two ways", e)
					}
				}
			}
		}
	}
	if len(told) < 30 {
		t.Errorf("only %d kinds of event happened", len(told))
	}
}

// Every kind of event, with every case its arguments can make, in every one
// of its wordings: all blanks are filled.
func TestEveryWordingOfEveryEventIsFilled(t *testing.T) {
	table := newTable(t, 2, 1)
	v := view(table, 0)
	inland := int32(0)
	for i := range v.Map().Cells {
		if v.Map().IsBlank(hexmap.ID(i)) {
			inland = int32(i)
		}
	}
	port := int32(v.Map().Ports[3].At)
	step := int32(1)
	if testing.Short() {
		step = 11 // shares no factor with what the figures turn by: each is met
	}
	for kind := nile.GameBegan; kind <= nile.Forestalled; kind++ {
		keys := map[string]bool{}
		for n := int32(0); n < 12*13*4; n += step {
			for _, at := range []int32{-1, inland, port} {
				e := game.Event{Kind: kind, Seat: game.Seat(n % 2), At: at, Args: [6]int32{n % 13, n / 13 % 12, n % 9, n / (12 * 13), 1, 2}, Rule: "1"}
				if kind == nile.Mapped {
					e.Args = [6]int32{1 + n%8, n / 8 % 4, 1 + n%6}
				}
				if kind == nile.Recovery {
					e.Rolls = []game.Roll{{Name: "19 explorer", Of: 6}, {Name: "19 crisis", Of: 6, Got: 4}}
				}
				tell := teller{v: v, e: e, b: blanks{}}
				tell.common()
				key := tell.key()
				if key == "" {
					continue
				}
				keys[key] = true
				if at == inland && kind == nile.GameBegan {
					continue // that event never has a place
				}
				for i := range words.Default().Wordings(key) {
					said := say(key, uint32(i), tell.b)
					if at < 0 {
						somewhere := maps.Clone(tell.b)
						somewhere["where"] = "somewhere"
						if say(key, uint32(i), somewhere) != said {
							continue // that event always has a place
						}
					}
					if err := sentence(said); err != nil {
						t.Fatalf("%s of %+v: %v", key, e, err)
					}
				}
				if !words.Has(key) {
					t.Fatalf("%s of %+v: no wording", key, e)
				}
			}
		}
		if len(keys) == 0 && kind != nile.CardDrawn {
			t.Errorf("event kind %d has no words", kind)
		}
	}
}

// What only the owner may know is not told to others.
func TestOthersSecretsStaySecret(t *testing.T) {
	table := newTable(t, 2, 1)
	at := int32(view(table, 0).Map().Ports[0].At)
	for _, kind := range []game.EventKind{nile.Cached, nile.Took, nile.Bought} {
		e := game.Event{Kind: kind, Seat: 0, At: at, Args: [6]int32{int32(nile.Rations), 37, 555}, Rule: "17"}
		mine, _ := Tell(view(table, 0), e)
		others, _ := Tell(view(table, 1), e)
		if !strings.Contains(mine.Text, "37") {
			t.Errorf("the owner is not told how many: %q", mine.Text)
		}
		if strings.Contains(others.Text, "37") || strings.Contains(others.Text, "ration") || strings.Contains(others.Text, "555") {
			t.Errorf("another player is told %q", others.Text)
		}
	}
	// What is eaten, drunk, shot and thrown away tells what there was.
	for _, kind := range []game.EventKind{nile.Ate, nile.Drank, nile.HorsesFed, nile.WaterFilled, nile.Dropped, nile.ShotBeasts} {
		e := game.Event{Kind: kind, Seat: 0, At: at, Args: [6]int32{6, 37, 37, 37}, Rule: "17"}
		mine, _ := Tell(view(table, 0), e)
		others, _ := Tell(view(table, 1), e)
		if !strings.ContainsAny(mine.Text, "0123456789") {
			t.Errorf("the owner is not told how many: %q", mine.Text)
		}
		if others.Text == "" || strings.ContainsAny(others.Text, "0123456789") || !others.Minor {
			t.Errorf("another player is told %q", others.Text)
		}
	}
	// A cache that was looked for: not where, nor whether it is whole.
	for found := range int32(2) {
		e := game.Event{Kind: nile.CacheOpened, Seat: 0, At: at, Args: [6]int32{found}, Rule: "17"}
		mine, _ := Tell(view(table, 0), e)
		others, _ := Tell(view(table, 1), e)
		gone, _ := Tell(view(table, 1), game.Event{Kind: nile.CacheOpened, Seat: 0, At: at, Args: [6]int32{1 - found}, Rule: "17"})
		if port := view(table, 0).Map().Ports[0].Name; !strings.Contains(mine.Text, port) || strings.Contains(others.Text, port) {
			t.Errorf("the owner is told %q, another %q", mine.Text, others.Text)
		}
		if others.Text != gone.Text || others.Dice != "" {
			t.Errorf("others can tell a whole cache from one that is gone: %q, %q", others.Text, gone.Text)
		}
	}
	e := game.Event{Kind: nile.PortChosen, Seat: 0, At: -1, Args: [6]int32{5}, Rule: "4.5"}
	line, _ := Tell(view(table, 1), e)
	for _, p := range view(table, 1).Map().Ports {
		if strings.Contains(line.Text, p.Name) {
			t.Errorf("the secret port is told: %q", line.Text)
		}
	}
}

// TestAMealSaysWhoWentWithout: a party that could not be fed is not told of as
// one that has eaten.
func TestAMealSaysWhoWentWithout(t *testing.T) {
	v := view(newTable(t, 2, 1), 0)
	at := int32(v.Map().Ports[0].At)
	for _, c := range []struct {
		people, fresh, dry int32
		says               string // of each wording, one of these
	}{
		{38, 12, 26, "38"},
		{1, 0, 1, "explorer|for one"},
		{4, 2, 0, "two go"},
		{2, 0, 1, "one goes"},
		{3, 0, 0, "nothing"},
		{1, 0, 0, "nothing"},
	} {
		tell := teller{v: v, e: game.Event{Kind: nile.Ate, At: at, Args: [6]int32{c.people, c.fresh, c.dry, 3}, Rule: "5.4423"}, b: blanks{}}
		tell.common()
		key := tell.key()
		ways := words.Default().Wordings(key)
		if ways < 2 {
			t.Errorf("%v is told in %d ways", c, ways)
		}
		for i := range ways {
			says := say(key, uint32(i), tell.b)
			if !regexp.MustCompile("(?i)" + c.says).MatchString(says) {
				t.Errorf("%v: %q", c, says)
			}
			if c.people > c.fresh+c.dry && regexp.MustCompile(`(?i)left in|remain|[^g] left\.`).MatchString(says) {
				t.Errorf("%v went short, and is told %q", c, says)
			}
		}
	}
}

// refusalKeys are the keys of refusals as the rules' own files and a referee's write them: the
// values of Why, and what the functions able and barred return.
func refusalKeys(t *testing.T) map[string]bool {
	t.Helper()
	keys := map[string]bool{}
	note := func(e ast.Expr) {
		if lit, ok := e.(*ast.BasicLit); ok && lit.Kind == token.STRING {
			if s, _ := strconv.Unquote(lit.Value); s != "" {
				keys[s] = true
			}
		}
	}
	for _, name := range append(sources.Files(t, "game/nile"), sources.Files(t, "internal/referee")...) {
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.KeyValueExpr:
				if id, ok := n.Key.(*ast.Ident); ok && id.Name == "Why" {
					note(n.Value)
				}
			case *ast.AssignStmt:
				if id, ok := n.Lhs[0].(*ast.Ident); ok && id.Name == "why" {
					note(n.Rhs[0])
				}
			case *ast.FuncDecl:
				if n.Name.Name == "able" || n.Name.Name == "barred" {
					ast.Inspect(n, func(m ast.Node) bool {
						if r, ok := m.(*ast.ReturnStmt); ok {
							note(r.Results[len(r.Results)-1])
						}
						return true
					})
				}
			}
			return true
		})
	}
	return keys
}

func TestEveryRefusalHasWords(t *testing.T) {
	keys := refusalKeys(t)
	if len(keys) < 25 {
		t.Fatalf("only %d keys found in the rules", len(keys))
	}
	for k := range keys {
		if !words.Has("why." + k) {
			t.Errorf("the refusal %q has no words", k)
		}
		if err := sentence(words.Why(game.Refusal{Why: k})); err != nil {
			t.Error(err)
		}
	}
	for _, k := range words.Default().Keys("") {
		if name, ok := strings.CutPrefix(k, "why."); ok && name != "other" && !keys[name] {
			t.Errorf("no rule refuses with %q", name)
		}
	}
	if got := words.Why(game.Refusal{Why: "never-heard-of"}); sentence(got) != nil {
		t.Errorf("an unknown refusal says %q", got)
	}
}

func TestErrors(t *testing.T) {
	for _, err := range []error{
		game.ErrNothingToUndo, game.ErrNothingToRedo, &game.Refusal{Rule: "5.3", Why: "too-dear"},
		fmt.Errorf("wrapped: %w", &game.Refusal{Why: "halted"}), errors.New("the disk is full."),
	} {
		if e := sentence(words.Err(err)); e != nil {
			t.Error(e)
		}
	}
	if words.Err(nil) != "" {
		t.Error("no error says something")
	}
}

func TestEveryNameHasWords(t *testing.T) {
	var all []string
	for i := range nile.Items {
		all = append(all, Item(i, 1), Item(i, 2), Item(i, 40), ItemName(i), ItemNote(i), Things(i))
	}
	for tt := range hexmap.Terrains {
		all = append(all, Terrain(tt))
	}
	for m := range nile.Modes {
		all = append(all, Mode(m))
	}
	for l := range nile.Levels {
		all = append(all, Level(l), LevelNote(l), TermName(l2key(l)))
	}
	for k := range deck.Callings {
		all = append(all, Specialty(k), SpecialtyNote(k))
	}
	for c := range nile.Rumour + 1 {
		all = append(all, Counter(c))
	}
	for r := range nile.Reasons {
		all = append(all, Reason(r), ReasonOf(r, hexmap.Lake, 5), ReasonOf(r, hexmap.Lake, 0))
	}
	for _, d := range hexmap.Dirs {
		all = append(all, Direction(d))
	}
	for s := range africa.UpTheNile + 1 {
		all = append(all, Shore(s))
	}
	board, err := nile.Board()
	if err != nil {
		t.Fatal(err)
	}
	for p := range board.Ports {
		note := PortNote(board, hexmap.PortID(p))
		if err := sentence(note); err != nil || note == PortNote(board, -1) {
			t.Errorf("%s: %q, %v", board.Ports[p].Name, note, err)
		}
		all = append(all, Port(board, hexmap.PortID(p)), Where(board, board.Ports[p].At))
	}
	for i := range board.Cells {
		all = append(all, Where(board, hexmap.ID(i)))
	}
	for _, s := range append(all, TermName("guide"), TermName("explorer-weak")) {
		if err := hygiene(s); err != nil {
			t.Error(err)
		}
	}
}

func l2key(l nile.Level) string { return [...]string{"cautious", "normal", "reckless"}[l] }

func TestWhere(t *testing.T) {
	board, err := nile.Board()
	if err != nil {
		t.Fatal(err)
	}
	zanzibar := hexmap.None
	for _, p := range board.Ports {
		if p.Name == "Zanzibar" {
			zanzibar = p.At
		}
	}
	if got := Where(board, zanzibar); got != "at Zanzibar" {
		t.Errorf("%q, want \"at Zanzibar\"", got)
	}
	id := zanzibar
	for range 3 {
		id = board.Near(id, hexmap.W)
	}
	if got := Where(board, id); got != "300 miles west of Zanzibar" {
		t.Errorf("three hexes west of Zanzibar: %q, want \"300 miles west of Zanzibar\"", got)
	}
	if got := Where(board, hexmap.None); got != "" {
		t.Errorf("nowhere: %q", got)
	}
}

func TestNumbers(t *testing.T) {
	for _, test := range []struct{ got, want string }{
		{words.Number(0), "0"},
		{words.Number(999), "999"},
		{words.Number(1260), "1,260"},
		{words.Number(-2500000), "−2,500,000"},
		{words.Money(1000), "$1,000"},
		{words.Money(-5), "−$5"},
		{words.Signed(2), "+2"},
		{words.Signed(-1), "−1"},
		{words.Count(0), "no"},
		{words.Count(12), "twelve"},
		{words.Count(13), "13"},
		{Item(nile.Askaris, 1), "one askari"},
		{Item(nile.Bearers, 24), "24 bearers"},
		{Item(nile.Water, 2), "two units of water"},
		{Items([nile.Items]int{24, 1, 0, 0, 0, 3}), "24 bearers, one guide and three canoes"},
		{Items([nile.Items]int{}), ""},
		{Date(0), "April 1821"},
		{Date(9), "January 1822"},
		{Date(40), "August 1824"},
		{ReasonOf(nile.LargestLake, hexmap.Lake, 1260), "Largest lake, 1,260 sq. miles"},
		{ReasonOf(nile.ForCounter, hexmap.Veldt, int(nile.LostCity)), "The Lost City"},
		{ReasonOf(nile.ForFall, hexmap.Veldt, 120), "Waterfall, 120 ft"},
		{words.Sentence("élan"), "Élan"},
	} {
		if test.got != test.want {
			t.Errorf("%q, want %q", test.got, test.want)
		}
	}
}

// Where dice map, nobody speaks of cards.
func TestHowAHexWasMappedByDice(t *testing.T) {
	for way, card := range map[nile.Way]bool{nile.Game1: true, nile.Game2: false} { // in any order: each by itself
		s := nile.Settings{Way: way, Players: []nile.Player{{Name: "Ada"}}}
		if way == nile.Game1 {
			s.Target = 75
		}
		pos, err := nile.Rules{}.New(s.Encode())
		if err != nil {
			t.Fatal(err)
		}
		v := pos.(*nile.Position).View(0)
		for how := range int32(4) {
			l, ok := Tell(v, game.Event{Kind: nile.Mapped, At: 600, Args: [6]int32{int32(hexmap.Veldt), how, int32(hexmap.W)}, Rule: "10.2"})
			if !ok || l.Dice == "" || strings.Contains(l.Dice, "card") != (card && how < 3) {
				t.Errorf("%s: %q", way, l.Dice)
			}
		}
	}
}

// Of an explorer, who may be a man or a woman, nothing is said as of a man.
func TestAnExplorerIsNotHe(t *testing.T) {
	he := regexp.MustCompile(`\b([Hh]e|[Hh]im|[Hh]is)\b`)
	for key, blanks := range map[string][]any{
		"dice.fate": {"die", 3}, "dice.captivity": {"die", 3, "mods", "−3", "sum", 1}, "dice.captivity.plain": {"die", 3},
		"board.end.told.thirst": {"n", 2}, "seat.left": {"who", "Ann"}, "first.aside.dead": nil, "setup.close.text": {"n", 10, "twice", 20},
	} { // in any order: each by itself
		if said := words.In(Words()).Say(key, blanks...); he.MatchString(said) {
			t.Errorf("%s: %q", key, said)
		}
	}
}
