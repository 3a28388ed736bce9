//go:build !ebitenginevmguest

package byletter

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/saves"
	"sourceofthenile/saves/sealed"
)

// program is where the program lies.
var program string

func TestMain(m *testing.M) { os.Exit(built(m)) }

func built(m *testing.M) int {
	dir, err := os.MkdirTemp("", "byletter")
	if err != nil {
		fmt.Println(err)
		return 1
	}
	defer os.RemoveAll(dir)
	program = filepath.Join(dir, "nile.exe") // Windows wants that name
	cmd := exec.Command("go", "build", "-o", program, "sourceofthenile/cmd/nile")
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		fmt.Printf("build: %v\n%s", err, out)
		return 1
	}
	return m.Run()
}

// sealedGame is the save in the folder that keeps a game passed on by letter.
const sealedGame = "game" + saves.Extension

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
	save := filepath.Join(m.folder(who), sealedGame)
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

// process runs a command of the program.
func (m *mailbag) process(args ...string) (string, error) {
	m.t.Helper()
	out, err := exec.Command(program, args...).CombinedOutput()
	return string(out), err
}

func (m *mailbag) must(args ...string) string {
	m.t.Helper()
	out, err := m.process(args...)
	if err != nil {
		m.t.Fatalf("%v: %v\n%s", args, err, out)
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

// TestAGameOfThreeByMail: three whole rounds of the board, every step of a
// letter a process of its own, with a folder for each player; then one of the files is tampered
// with in every way a player can, and it shows.
func TestAGameOfThreeByMail(t *testing.T) {
	t.Parallel()
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
		out, err := m.process(args...)
		if err == nil || !strings.Contains(out, want) {
			t.Errorf("%v: %v, %q; want %q", args[0], err, out, want)
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
	save := filepath.Join(m.folder(at), sealedGame)
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
