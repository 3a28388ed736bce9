package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	islandbots "sourceofthenile/game/island/bots"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/internal/library"
	"sourceofthenile/saves"
	"sourceofthenile/saves/sealed"
)

// mailbag is players with a folder each, who send one another files.
type mailbag struct {
	t      *testing.T
	dir    string
	secret string
	rules  game.Rules
	bots   []bot // by seat
}

// bot chooses for a player.
type bot func(table *game.Table, s game.Seat) game.Command

// newMailbag is a bag of so many players of a game, and the passphrase they agreed on.
func newMailbag(t *testing.T, rules game.Rules, players int, of func(seed uint64) (bot, error)) *mailbag {
	t.Helper()
	m := &mailbag{t: t, dir: t.TempDir(), rules: rules}
	m.secret = filepath.Join(m.dir, "passphrase")
	if err := os.WriteFile(m.secret, []byte(secret+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for who := range players {
		b, err := of(uint64(who) + 1)
		if err != nil {
			t.Fatal(err)
		}
		m.bots = append(m.bots, b)
	}
	return m
}

const secret = "three in a boat"

// mail is the file of the n-th letter.
func (m *mailbag) mail(n int) string { return filepath.Join(m.dir, fmt.Sprintf("mail%02d.turn", n)) }

// answers has a player open the letter before the n-th, play, and seal the n-th: what lies in it.
func (m *mailbag) answers(n, who int) *sealed.Turn {
	m.t.Helper()
	m.must("open", m.mail(n-1), m.folder(who), "--passphrase", m.secret)
	save := filepath.Join(m.folder(who), library.SealedGame)
	if _, err := os.Stat(save); err == nil {
		m.plays(save, who)
	}
	seal := []string{"seal", m.folder(who), m.mail(n), "--passphrase", m.secret}
	if out := m.must(seal...); strings.Contains(out, "first turn") { // the dice are agreed on, and whoever agreed last begins
		m.plays(save, who)
		m.must(seal...)
	}
	letter, err := os.ReadFile(m.mail(n))
	if err != nil {
		m.t.Fatal(err)
	}
	turn, err := sealed.Open(bytes.NewReader(letter), secret)
	if err != nil {
		m.t.Fatal(err)
	}
	return turn
}

// played is the game that lies in a letter.
func (m *mailbag) played(turn *sealed.Turn) *game.Table {
	m.t.Helper()
	table, err := turn.Play(m.rules)
	if err != nil {
		m.t.Fatal(err)
	}
	return table
}

func (m *mailbag) folder(who int) string { return filepath.Join(m.dir, "player"+strconv.Itoa(who)) }

// does gives a command of the program, and what it says.
func (m *mailbag) does(args ...string) (string, int) {
	m.t.Helper()
	status, out, errs := call(args...)
	return out + errs, status
}

func (m *mailbag) must(args ...string) string {
	m.t.Helper()
	out, status := m.does(args...)
	if status != 0 {
		m.t.Fatalf("%v: status %d, want 0\n%s", args, status, out)
	}
	return out
}

// plays goes on from a save as one seat until another has to choose.
func (m *mailbag) plays(path string, who int) {
	m.t.Helper()
	h, rec, err := (saves.Folder{}).Load(path)
	if err != nil {
		m.t.Fatal(err)
	}
	table, err := game.TakeUp(m.rules, rec)
	if err != nil {
		m.t.Fatal(err)
	}
	m.playOn(table, who)
	m.keep(path, h, table)
}

// playOn has a seat choose until another has to.
func (m *mailbag) playOn(table *game.Table, who int) {
	m.t.Helper()
	seat := game.Seat(who)
	for !table.Over() && table.Acting().Has(seat) {
		if _, err := table.Do(m.bots[who](table, seat)); err != nil {
			m.t.Fatal(err)
		}
	}
}

// keep writes a game where it lay.
func (m *mailbag) keep(path string, h saves.Header, table *game.Table) {
	m.t.Helper()
	sum := table.Position().Summary()
	h.Turn, h.Ending, h.Mover = sum.Turn, sum.Result.Ending, int(sum.Acting.First())+1
	if err := (saves.Folder{Dir: filepath.Dir(path)}).SaveAt(path, h, table.Record(), true); err != nil {
		m.t.Fatal(err)
	}
}

// TestAGameOfThreeByMail: three whole rounds of the board, every step of a letter a command,
// with a folder for each player; then one of the files is tampered with in every way a player
// can, and it shows.
func TestAGameOfThreeByMail(t *testing.T) {
	m := newMailbag(t, nile.Rules{}, 3, func(seed uint64) (bot, error) {
		b, err := bots.New("steady", seed)
		return func(table *game.Table, s game.Seat) game.Command {
			return b.Choose(table.Position().(*nile.Position).View(s), table.Choices())
		}, err
	})
	begun := filepath.Join(m.dir, "begun.nile")
	m.must("new", begun, "--players", "3", "--seed", "4")
	m.must("seal", m.folder(0), m.mail(0), "--passphrase", m.secret, "--begin", begun, "--me", "1")
	at, sent := 1, 1
	var turns []int // the turn of the game in each file
	for month := 0; month < 3 && sent < 60; sent++ {
		turn := m.answers(sent, at)
		if turn.Begun() {
			month = m.played(turn).Position().Summary().Turn
			turns = append(turns, month)
		}
		at = turn.To
	}
	if len(turns) < 9 || turns[len(turns)-1] < 3 { // three whole rounds
		t.Fatalf("only months %v were played", turns)
	}
	last := m.mail(sent - 1)
	if out := m.must("check", last, "--passphrase", m.secret); !strings.Contains(out, "Sound") {
		t.Error(out)
	}
	m.tamper(last, at, sent)
}

// tamper does to the last file, and to what leads to it, what a player could.
func (m *mailbag) tamper(last string, at, sent int) {
	t := m.t
	t.Helper()
	refused := func(want string, args ...string) {
		t.Helper()
		out, status := m.does(args...)
		if status == 0 || !strings.Contains(out, want) {
			t.Errorf("%v: status %d, %q; want %q", args[0], status, out, want)
		}
	}
	data, err := os.ReadFile(last)
	if err != nil {
		t.Fatal(err)
	}
	bad := filepath.Join(m.dir, "bad.turn")
	bent := bytes.Clone(data)
	bent[len(bent)/2] ^= 1
	if err := os.WriteFile(bad, bent, 0o600); err != nil {
		t.Fatal(err)
	}
	refused("damaged", "open", bad, m.folder(at), "--passphrase", m.secret)
	refused("damaged", "check", bad, "--passphrase", m.secret)
	refused("is for", "open", last, m.folder((at+1)%3), "--passphrase", m.secret)
	other := filepath.Join(m.dir, "other")
	if err := os.WriteFile(other, []byte("some other words"), 0o600); err != nil {
		t.Fatal(err)
	}
	refused("passphrase", "open", last, m.folder(at), "--passphrase", other)
	m.must("open", last, m.folder(at), "--passphrase", m.secret)
	refused("later state", "open", m.mail(sent-4), m.folder(at), "--passphrase", m.secret)
	// The player takes back what had been played before, in the save itself.
	save := filepath.Join(m.folder(at), library.SealedGame)
	h, rec, err := (saves.Folder{}).Load(save)
	if err != nil {
		t.Fatal(err)
	}
	short, err := game.NewTable(nile.Rules{}, rec.Settings, rec.Seed)
	if err != nil {
		t.Fatal(err)
	}
	for k := range len(rec.Log) / 2 {
		if _, err := short.Do(rec.Log[k].Command); err != nil {
			t.Fatal(err)
		}
	}
	if short.Acting().First() == game.Seat(at) {
		m.playOn(short, at)
	}
	m.keep(save, h, short)
	refused("", "seal", m.folder(at), bad, "--passphrase", m.secret)
}

// TestAWholeGameOfFourByMail: the island from the deal to its end, a letter a turn: four a round
// and no more, as nobody is asked in another's turn. The game was agreed on as for one machine;
// the letters set it apart.
func TestAWholeGameOfFourByMail(t *testing.T) {
	const seats = 4
	m := newMailbag(t, island.Rules{}, seats, func(seed uint64) (bot, error) {
		b, err := islandbots.New("keen", seed)
		return func(table *game.Table, s game.Seat) game.Command {
			return b.Choose(table.Position(), s, table.ChoicesOf(s))
		}, err
	})
	begun := filepath.Join(m.dir, "begun.nile")
	m.must("new", begun, "--way", "island", "--players", "4", "--seed", "4")
	m.must("seal", m.folder(0), m.mail(0), "--passphrase", m.secret, "--begin", begun, "--me", "1")
	const most = 40 // rounds
	var letters [most + 1]int
	var table *game.Table
	last := 0
	for at, round := 1, 1; table == nil || !table.Over(); {
		last++
		turn := m.answers(last, at)
		if at = turn.To; !turn.Begun() {
			continue
		}
		if letters[round]++; letters[round] > seats {
			t.Fatalf("in round %d there are %d letters, want %d at most", round, letters[round], seats)
		}
		table = m.played(turn)
		if round = table.Position().(*island.Position).View(game.Nobody).Round(); round > most {
			t.Fatalf("after %d letters the game goes on: %+v", last, table.Position().Summary())
		}
	}
	if out := m.must("check", m.mail(last), "--passphrase", m.secret); !strings.Contains(out, "Sound") {
		t.Error(out)
	}
}
