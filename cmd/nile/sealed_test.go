package main

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
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/saves"
	"sourceofthenile/saves/disk"
)

// asPlayer has the test's own program be one of three players: it runs a command
// of the program, or plays the turn of a seat.
const asPlayer = "NILE_TEST_AS_PLAYER"

func init() {
	if os.Getenv(asPlayer) == "" {
		return
	}
	if args := os.Args[1:]; args[0] != "play" {
		os.Exit(run(args, os.Stdout, os.Stderr))
	}
	seat, _ := strconv.Atoi(os.Args[3])
	if err := playSeat(os.Args[2], game.Seat(seat)); err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	os.Exit(0)
}

// playSeat goes on from a save as one seat until another has to choose.
func playSeat(path string, seat game.Seat) error {
	_, t, err := resume(path, known())
	if err != nil {
		return err
	}
	b, err := bots.New("steady", uint64(seat)+1)
	if err != nil {
		return err
	}
	for !t.Over() && t.Acting().Has(seat) {
		if _, err := t.Do(b.Choose(viewOf(t, seat), t.Choices())); err != nil {
			return err
		}
	}
	return writeSave(path, headerOf(t, ""), t.Record(), true)
}

// mailbag is three players with a folder each, who send one another files.
type mailbag struct {
	t      *testing.T
	dir    string
	secret string
}

func (m *mailbag) folder(who int) string { return filepath.Join(m.dir, "player"+strconv.Itoa(who)) }

// process runs a command in a process of its own.
func (m *mailbag) process(args ...string) (string, error) {
	m.t.Helper()
	self, err := os.Executable()
	if err != nil {
		m.t.Fatal(err)
	}
	cmd := exec.Command(self, args...)
	cmd.Env = append(os.Environ(), asPlayer+"=yes")
	out, err := cmd.CombinedOutput()
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

// TestAGameOfThreeByMail: three whole rounds of the board, every step a process
// of its own, with a folder for each player; then one of the files is tampered
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
			m.must("play", save, strconv.Itoa(at))
		}
		out := m.must("seal", m.folder(at), mail(sent), "--passphrase", m.secret)
		if strings.Contains(out, "first turn") { // the dice are agreed on, and whoever agreed last begins
			m.must("play", save, strconv.Itoa(at))
			m.must("seal", m.folder(at), mail(sent), "--passphrase", m.secret)
		}
		turn, err := readTurn(disk.System, mail(sent), "three in a boat")
		if err != nil {
			t.Fatal(err)
		}
		if turn.Record != nil {
			month = turn.Header.Turn
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
	h, rec, err := saves.Load(save)
	if err != nil {
		t.Fatal(err)
	}
	g := titleOf(rec.Game)
	short, err := game.NewTable(g.Rules(), rec.Settings, rec.Seed)
	if err != nil {
		t.Fatal(err)
	}
	for k := range len(rec.Log) / 2 {
		if _, err := short.Do(rec.Log[k].Command); err != nil {
			t.Fatal(err)
		}
	}
	if err := writeSave(save, h, short.Record(), true); err != nil {
		t.Fatal(err)
	}
	if seat := short.Acting().First(); int(seat) == at {
		if err := playSeat(save, seat); err != nil {
			t.Fatal(err)
		}
	}
	refused("", "seal", m.folder(at), bad, "--passphrase", m.secret)
}

// TestSealSaysWhatIsWrong: bad calls are told, and leave nothing behind.
func TestSealSaysWhatIsWrong(t *testing.T) {
	dir := t.TempDir()
	secret := filepath.Join(dir, "p")
	if err := os.WriteFile(secret, []byte("abc\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args []string
		code int
		want string
	}{
		{[]string{"seal", dir, filepath.Join(dir, "a.txt")}, 2, ".turn"},
		{[]string{"seal", dir, filepath.Join(dir, "a.turn")}, 1, "passphrase"},
		{[]string{"seal", dir, filepath.Join(dir, "a.turn"), "--passphrase", secret}, 1, "keeps no game"},
		{[]string{"seal", filepath.Join(dir, "x"), filepath.Join(dir, "a.turn"), "--passphrase", secret, "--begin", "testdata/kept/home.nile"}, 1, "six letters"},
		{[]string{"seal", filepath.Join(dir, "y"), filepath.Join(dir, "a.turn"), "--passphrase", secret, "--begin", "testdata/kept/home.nile", "--me", "9"}, 1, "no such player"},
		{[]string{"open", "testdata/kept/home.nile", dir, "--passphrase", secret}, 1, "no sealed turn"},
		{[]string{"open", filepath.Join(dir, "none.turn"), dir, "--passphrase", secret}, 1, ""},
	} {
		var out, errs bytes.Buffer
		if code := run(c.args, &out, &errs); code != c.code || !strings.Contains(errs.String(), c.want) {
			t.Errorf("%v gave %d: %s", c.args, code, errs.String())
		}
	}
	if left, _ := filepath.Glob(filepath.Join(dir, "*.turn")); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}
