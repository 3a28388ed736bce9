package main

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/local"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/nile/hands"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
	"sourceofthenile/saves/sealed"
)

// posted waits for what the page hears when something beside the loop is done.
func (s *staged) posted(t *testing.T, do func(done func(string, error))) (said string, err error) {
	t.Helper()
	heard := false
	do(func(what string, wrong error) { said, err, heard = what, wrong, true })
	s.until(t, func() bool { return heard })
	return said, err
}

// until runs the loop until something is so.
func (s *staged) until(t *testing.T, so func() bool) {
	t.Helper()
	for end := time.Now().Add(time.Minute); !so(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("it never came to that: there is %q", s.List.Texts())
		}
		s.Ticks(1)
	}
}

const letterSecret = "two in a boat"

// TestTwoPlayByLetter: two programs with a folder each agree on the dice and pass a
// game to and fro by the page for it; then a file is spoilt, and one comes twice.
func TestTwoPlayByLetter(t *testing.T) {
	t.Parallel()
	var at [2]*staged
	for i := range at {
		at[i] = stageIn(t, saves.Folder{Dir: t.TempDir()}, usual, false, allTitles[:1])
	}
	rec := midgame(t, false).Record()
	rec.Log, rec.Story, rec.Past = nil, nil, 0
	begun, err := game.NewTable(allTitles[0].Rules(), rec.Settings, 7)
	if err != nil {
		t.Fatal(err)
	}
	at[0].open(t, begun.Record())
	post := func(i int) letters { return letters{at[i].w} }
	if names := post(0).Table(); len(names) != 2 || names[1] != "Ben" {
		t.Fatalf("the table has %q", names)
	}
	if _, err := at[0].posted(t, func(done func(string, error)) { post(0).Begin(0, letterSecret, done) }); err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	who, turns, last := 0, 0, ""
	for turns < 4 {
		last = carry(t, post(who), post(1-who), seen)
		who = 1 - who
		if _, err := at[who].posted(t, func(done func(string, error)) { post(who).Open(last, letterSecret, done) }); err != nil {
			t.Fatal(err)
		}
		g := post(who).Games()[0]
		if !g.Mine && g.Path == "" { // this part of the dice went on at once
			continue
		}
		if !g.Mine || g.Path == "" {
			t.Fatalf("it should be the turn of %d: %+v", who, g)
		}
		playLetter(t, at[who], g, who)
		turns++
		if _, err := at[who].posted(t, func(done func(string, error)) { post(who).Pass(g.ID, letterSecret, done) }); err != nil {
			t.Fatal(err)
		}
	}
	g := post(who).Games()[0]
	if g.Mine || !strings.Contains(g.State, [2]string{"Anna", "Ben"}[1-who]) {
		t.Errorf("after the turn: %+v", g)
	}
	if status, out, _ := call("check", g.Path); status != 0 || !strings.Contains(out, "turns of its chain") {
		t.Errorf("check: %d %q, want status 0", status, out)
	}
	if post(who).Table() != nil {
		t.Error("a game that is passed on is offered to be passed on")
	}
	badLetters(t, at[who], g, filepath.Join(filepath.Dir(last), openedName, filepath.Base(last))) // where it was put away
}

// carry takes what a player has sealed last to another.
func carry(t *testing.T, from, to letters, seen map[string]bool) string {
	t.Helper()
	list, _ := filepath.Glob(filepath.Join(from.Folder(), sentName, "*"+sealed.Extension))
	newest, when := "", int64(0)
	for _, path := range list {
		if info, err := os.Stat(path); err == nil && info.ModTime().UnixNano() >= when {
			newest, when = path, info.ModTime().UnixNano()
		}
	}
	data, err := os.ReadFile(newest)
	if err != nil || seen[string(data)] {
		t.Fatalf("nothing new was sealed: %v", err)
	}
	seen[string(data)] = true
	path := filepath.Join(to.Folder(), "come"+sealed.Extension)
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// playLetter goes on from the game of the page until another has to choose.
func playLetter(t *testing.T, s *staged, g menu.LetterGame, seat int) {
	t.Helper()
	if err := s.w.load(g.Path); err != nil {
		t.Fatal(err)
	}
	bot, err := bots.New("steady", uint64(seat)+1)
	if err != nil {
		t.Fatal(err)
	}
	p := s.w.play
	came := p.Len()
	if p.Undo(nil); p.Len() != came {
		t.Errorf("what came with the letter can be taken back: got %v, wanted %v", p.Len(), came)
	}
	p.Failed = nil
	for table := local.Of(p); table.Acting().Has(game.Seat(seat)); {
		if !local.Do(p, bot.Choose(viewOf(table, game.Seat(seat)), table.Choices())) {
			t.Fatal(p.Failed)
		}
		p.Beats().Skip()
	}
	// Who leaves now and comes back goes on here.
	if err := s.w.keep(); err != nil {
		t.Fatal(err)
	}
	if now := (letters{s.w}).Games()[0]; now.Path == g.Path {
		t.Error("the turn would begin anew")
	} else if h, err := (saves.Folder{}).ReadHeader(now.Path); err != nil || h.Commands != p.Len() {
		t.Errorf("of %d commands it goes on from %d: %v", p.Len(), h.Commands, err)
	}
	stopsHere(t, s, g.Names[1-seat], "hand/seal it")
}

// stopsHere: at the end of one's turn the window asks for the game to be sealed, and lets
// nobody play another's.
func stopsHere(t *testing.T, s *staged, next, button string) {
	t.Helper()
	p := s.w.play
	played := p.Len()
	if _, must := p.HandOver(); !must || !p.Away() {
		t.Errorf("%s may play on", next)
	}
	p.SitDown()
	other := p.Acting().First()
	if p.Seat() == other || len(p.Choices()) > 0 {
		t.Errorf("%s sits down at another's machine", next)
	}
	if local.Do(p, p.ChoicesOf(other)[0].Command(1)) || p.Len() != played {
		t.Errorf("a command of %s is carried out", next)
	}
	if p.Take(other, "steady"); p.Sitter(other) != "" {
		t.Errorf("a computer player sits down for %s", next)
	}
	p.Failed = nil
	s.until(t, func() bool {
		p.Beats().Skip()
		p.Beats().Read()
		return uitest.HasText(s.List, strings.ReplaceAll(words.Say("hand.seal", "who", next), "_", ""))
	})
	// With the passphrase of the sitting one press seals it, and says where the file lies.
	s.w.program.Secret = letterSecret
	s.Ticks(hands.ReadTicks)
	if s.w.app.Notices() > 0 {
		title, said, _ := s.w.app.Notice()
		t.Fatalf("on the card lies %q: %q", title, said.String())
	}
	s.seals(t, button, next)
}

// seals presses the button that seals the game for a player, and reads where the file lies.
func (s *staged) seals(t *testing.T, button, next string) {
	t.Helper()
	s.Click(button)
	s.until(t, func() bool { return s.w.app.Notices() > 0 })
	if _, said, _ := s.w.app.Notice(); !strings.Contains(said.String(), "is for "+next) {
		t.Errorf("said is %q", said.String())
	}
	s.Ticks(hands.ReadTicks)
	s.Key(ebiten.KeyEnter)
	if s.w.app.Notices() > 0 {
		t.Fatalf("what was said cannot be put away: got %v, wanted at most 0", s.w.app.Notices())
	}
}

// TestComputerPlayersAreBegunWith: who sits at the table as a computer player sits in the game
// that is passed on, and has no part in its dice. The game has an ID of its own. It goes beside no test of the Nile:
// words are of one game at a time.
func TestComputerPlayersAreBegunWith(t *testing.T) {
	s := stageIn(t, saves.Folder{Dir: t.TempDir()}, usual, false, allTitles)
	settings, err := theHeart.Settings(theHeart.Ways[0], 2, 0)
	if err != nil {
		t.Fatal(err)
	}
	begun, err := game.NewTable(theHeart.Rules(), settings, 7)
	if err == nil {
		err = begun.Sit(1, "steady") // whoever holds the game plays it
	}
	if err != nil {
		t.Fatal(err)
	}
	s.open(t, begun.Record())
	post := letters{s.w}
	said, err := s.posted(t, func(done func(string, error)) { post.Begin(0, letterSecret, done) })
	if err != nil || said != words.Say("letters.begun", "who", post.Games()[0].Names[0]) {
		t.Fatalf("one person has nobody to agree with: %q %v, want %q", said, err, words.Say("letters.begun", "who", post.Games()[0].Names[0]))
	}
	if err := s.w.load(post.Games()[0].Path); err != nil {
		t.Fatal(err)
	}
	if p := s.w.play; p.Sitter(1) != "steady" || p.Away() || p.Seat() != 0 || p.Host().Home == nil {
		t.Errorf("%q sit there, seat %d before the screen", p.Sitters(), p.Seat())
	}
	if h, err := (saves.Folder{}).ReadHeader(post.Games()[0].Path); err != nil || h.ID != post.Games()[0].ID {
		t.Errorf("the game is called %q: %v, want %q", h.ID, err, post.Games()[0].ID)
	}
}

// TestEachLastPageSealsTheEnd: a game that ends in one's own turn goes to the others from its
// last page, and only then is left from there.
func TestEachLastPageSealsTheEnd(t *testing.T) {
	for _, g := range allTitles {
		s := stageIn(t, saves.Folder{Dir: t.TempDir()}, usual, false, allTitles)
		s.open(t, endOf(t, g))
		sealed, h := 0, &play.Home{Heir: "Ben"}
		h.Seal = func(desk.Desk) { sealed, h.Heir = sealed+1, "" }
		s.w.play.Host().Home = h
		button := func(ids ...string) (id string) {
			for i := range s.List.Targets {
				if o := &s.List.Targets[i]; slices.Contains(ids, o.ID[strings.LastIndex(o.ID, "/")+1:]) {
					return o.ID
				}
			}
			return ""
		}
		s.w.app.Refresh()
		s.until(t, func() bool {
			s.w.play.Beats().Skip()
			s.w.play.Beats().Read()
			return button("seal it") != ""
		})
		uitest.Check(t, s.List)
		if s.Click(button("seal it")); sealed != 1 {
			t.Errorf("%s: it was sealed %d times, want once", g.Name, sealed)
		}
		s.w.app.Refresh()
		s.Ticks(4)
		if on := button("seal it"); on != "" || button("leave", "Back to the title") == "" {
			t.Errorf("%s: sealed, its last page still has %q, or is not to be left", g.Name, on)
		}
	}
}

// endOf is a game of two, played to its end.
func endOf(t *testing.T, g *title) *game.Record {
	t.Helper()
	settings, err := g.Settings(g.Ways[0], 2, 0)
	if err != nil {
		t.Fatal(err)
	}
	who, err := g.company("", 2)
	if err != nil {
		t.Fatal(err)
	}
	r, err := newRunner(g, settings, who, 0, 7, 0)
	if err == nil {
		err = r.run(0)
	}
	if err != nil || !r.table.Over() {
		t.Fatalf("%s: it does not end: %v", g.Name, err)
	}
	return r.table.Record()
}

// badLetters: a file with another passphrase, one that was played already, one that
// is none; and a game on the disk whose log was changed is found out.
func badLetters(t *testing.T, s *staged, g menu.LetterGame, last string) {
	t.Helper()
	open := func(path, secret string) sealed.Kind {
		_, err := s.posted(t, func(done func(string, error)) { letters{s.w}.Open(path, secret, done) })
		var f *sealed.Fault
		if !errors.As(err, &f) {
			t.Errorf("%s: %v", path, err)
			return ""
		}
		return f.Kind
	}
	if k := open(last, "another secret"); k != sealed.Locked {
		t.Errorf("the wrong passphrase: %v, want %v", k, sealed.Locked)
	}
	if k := open(last, letterSecret); k != sealed.Older {
		t.Errorf("a turn that was played already: %v, want %v", k, sealed.Older)
	}
	none := filepath.Join(t.TempDir(), "none.turn")
	if err := os.WriteFile(none, []byte("Dear Ben, your turn"), 0o600); err != nil {
		t.Fatal(err)
	}
	if k := open(none, letterSecret); k != sealed.NoTurn {
		t.Errorf("a letter that is none: %v, want %v", k, sealed.NoTurn)
	}
	p, err := sealed.RecallOnly(saves.Folder{Dir: filepath.Dir(g.Path)})
	if err != nil {
		t.Fatal(err)
	}
	_, rec, err := (saves.Folder{}).Load(g.Path)
	if err != nil {
		t.Fatal(err)
	}
	rec.Log[len(rec.Log)/3].Command.N++
	var f *sealed.Fault
	rules := allTitles[0].Rules()
	if _, err := p.Holds(rules, rec); !errors.As(err, &f) || f.Kind != sealed.Illegal && f.Kind != sealed.Altered {
		t.Errorf("a log that was changed: %v", err)
	}
	rec.Log = rec.Log[:3]
	if _, err := p.Holds(rules, rec); !errors.As(err, &f) || f.Kind != sealed.Older {
		t.Errorf("a log that is too short: %v", err)
	}
}

// TestALetterThatComesIsListed: what arrives while the page is open is listed by itself, and
// what was opened is no longer.
func TestALetterThatComesIsListed(t *testing.T) {
	t.Parallel()
	s := stageIn(t, saves.Folder{Dir: t.TempDir()}, usual, false, allTitles[:1])
	s.w.app.Push(menu.NewLetters(s.w.program))
	s.Ticks(hands.ReadTicks)
	post := letters{s.w}
	path := filepath.Join(post.Folder(), "3 from Anna for Ben"+sealed.Extension)
	if err := os.MkdirAll(post.Folder(), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte("a turn"), 0o600); err != nil {
		t.Fatal(err)
	}
	shown := func() bool { return uitest.HasText(s.List, "3 from Anna for Ben") }
	s.until(t, shown)
	opened := ""
	s.w.program.ShowFolder = func(path string) error { opened = path; return nil }
	s.Ticks(1)
	if s.Click("show letters"); opened != post.Folder() {
		t.Errorf("the folder %q is shown, want %q", opened, post.Folder())
	}
	if err := post.putAway(path); err != nil {
		t.Fatal(err)
	}
	s.until(t, func() bool { return !shown() })
	if _, err := os.Stat(filepath.Join(post.Folder(), openedName, filepath.Base(path))); err != nil {
		t.Errorf("the letter that was opened is not kept: %v", err)
	}
}
