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
	rules "sourceofthenile/game/nile"
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

// mailbag is three players with a folder each, who send one another files.
type mailbag struct {
	t      *testing.T
	dir    string
	secret string
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
	table, err := game.TakeUp(rules.Rules{}, rec)
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
	b, err := bots.New("steady", uint64(who)+1)
	if err != nil {
		m.t.Fatal(err)
	}
	for !table.Over() && table.Acting().Has(seat) {
		view := table.Position().(*rules.Position).View(seat)
		if _, err := table.Do(b.Choose(view, table.Choices())); err != nil {
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
	m := &mailbag{t: t, dir: t.TempDir()}
	m.secret = filepath.Join(m.dir, "passphrase")
	if err := os.WriteFile(m.secret, []byte("three in a boat\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	begun := filepath.Join(m.dir, "begun.nile")
	m.must("new", begun, "--players", "3", "--seed", "4")
	mail := func(n int) string { return filepath.Join(m.dir, fmt.Sprintf("mail%02d.turn", n)) }
	first := []string{"seal", m.folder(0), mail(0), "--passphrase", m.secret, "--begin", begun, "--me", "1"}
	m.must(first...)
	at, sent := 1, 1
	var turns []int // the turn of the game in each file
	for month := 0; month < 3 && sent < 60; sent++ {
		m.must("open", mail(sent-1), m.folder(at), "--passphrase", m.secret)
		save := filepath.Join(m.folder(at), sealedGame)
		if _, err := os.Stat(save); err == nil {
			m.plays(save, at)
		}
		out := m.must("seal", m.folder(at), mail(sent), "--passphrase", m.secret)
		if strings.Contains(out, "first turn") { // the dice are agreed on, and whoever agreed last begins
			m.plays(save, at)
			m.must("seal", m.folder(at), mail(sent), "--passphrase", m.secret)
		}
		letter, err := os.ReadFile(mail(sent))
		if err != nil {
			t.Fatal(err)
		}
		turn, err := sealed.Open(bytes.NewReader(letter), "three in a boat")
		if err != nil {
			t.Fatal(err)
		}
		if turn.Begun() {
			table, err := turn.Play(rules.Rules{})
			if err != nil {
				t.Fatal(err)
			}
			month = table.Position().Summary().Turn
			turns = append(turns, month)
		}
		at = turn.To
	}
	if len(turns) < 9 || turns[len(turns)-1] < 3 { // three whole rounds
		t.Fatalf("only months %v were played", turns)
	}
	last := mail(sent - 1)
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
	refused("later state", "open", filepath.Join(m.dir, fmt.Sprintf("mail%02d.turn", sent-4)), m.folder(at), "--passphrase", m.secret)
	// The player takes back what had been played before, in the save itself.
	save := filepath.Join(m.folder(at), sealedGame)
	h, rec, err := (saves.Folder{}).Load(save)
	if err != nil {
		t.Fatal(err)
	}
	short, err := game.NewTable(rules.Rules{}, rec.Settings, rec.Seed)
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
