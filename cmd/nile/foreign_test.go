package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/internal/library"
	"sourceofthenile/saves"
	"sourceofthenile/saves/disk"
	"sourceofthenile/saves/sealed"
)

// mailed is a game of two that is passed on by the commands, in a folder for each.
type mailed struct {
	t      *testing.T
	dir    string
	secret string // the file of the passphrase
	n      int    // letters sealed
	at     int    // who has the game
}

// mailedGame is such a game in which the dice are agreed on and so many letters were sent
// since.
func mailedGame(t *testing.T, letters int) *mailed {
	t.Helper()
	m := &mailed{t: t, dir: t.TempDir()}
	m.secret = m.write("secret", "two in a boat\n")
	begun := filepath.Join(m.dir, "begun.nile")
	m.must("new", begun, "--players", "2", "--seed", "4")
	m.seal("--begin", begun)
	for sent := 0; sent < letters; {
		m.open()
		m.play()
		out := m.seal()
		if strings.Contains(out, "first turn") {
			m.play()
			m.seal()
		}
		if _, err := os.Stat(m.own(m.at)); err == nil || sent > 0 {
			sent++
		}
	}
	return m
}

func (m *mailed) write(name, data string) string {
	m.t.Helper()
	path := filepath.Join(m.dir, name)
	if err := os.WriteFile(path, []byte(data), 0o600); err != nil {
		m.t.Fatal(err)
	}
	return path
}

func (m *mailed) must(args ...string) string {
	m.t.Helper()
	status, out, errs := call(args...)
	if status != 0 {
		m.t.Fatalf("%v: %d %s%s, want status 0", args, status, out, errs)
	}
	return out
}

// refused runs a command that must say what is wrong, and change nothing in a folder.
func (m *mailed) refused(dir, want string, args ...string) {
	m.t.Helper()
	was := contents(m.t, dir)
	status, out, errs := call(args...)
	if status == 0 || !strings.Contains(out+errs, want) {
		m.t.Errorf("%v: %d %q; want %q", args, status, out+errs, want)
	}
	unchanged(m.t, want, dir, was)
}

func (m *mailed) folder(who int) string {
	return filepath.Join(m.dir, "player"+string(rune('1'+who)))
}

func (m *mailed) own(who int) string { return filepath.Join(m.folder(who), library.SealedGame) }

// letter is the file sealed last.
func (m *mailed) letter() string {
	return filepath.Join(m.dir, "letter"+string(rune('a'+m.n))+sealed.Extension)
}

func (m *mailed) open() string {
	m.at = 1 - m.at
	return m.must("open", m.letter(), m.folder(m.at), "--passphrase", m.secret)
}

func (m *mailed) seal(more ...string) string {
	m.n++
	return m.must(append([]string{"seal", m.folder(m.at), m.letter(), "--passphrase", m.secret}, more...)...)
}

// play plays the game in the folder of who has it, as the seats given, or their own.
func (m *mailed) play(seats ...int) {
	m.t.Helper()
	h, rec, err := (saves.Folder{}).Load(m.own(m.at))
	if library.IsMissing(disk.System, m.own(m.at)) {
		return
	}
	if err != nil {
		m.t.Fatal(err)
	}
	table, err := game.Replay(theNile.Rules(), rec)
	if err != nil {
		m.t.Fatal(err)
	}
	if len(seats) == 0 {
		seats = []int{m.at}
	}
	for _, s := range seats {
		seat := game.Seat(s)
		bot, err := bots.New("steady", uint64(s)+1)
		if err != nil {
			m.t.Fatal(err)
		}
		for table.Acting().Has(seat) {
			if _, err := table.Do(bot.Choose(viewOf(table, seat), table.ChoicesOf(seat))); err != nil {
				m.t.Fatal(err)
			}
		}
	}
	if err := (saves.Folder{Dir: m.folder(m.at)}).SaveAt(m.own(m.at), h, table.Record(), true); err != nil {
		m.t.Fatal(err)
	}
}

// TestOpenWritesOverNothing: a letter is not taken in where its game would be written over
// another: a game of one's own, another that is passed on with a turn that was not sealed,
// or the same game played on otherwise. A damaged one is kept beside.
func TestOpenWritesOverNothing(t *testing.T) {
	m := mailedGame(t, 3)
	open := func(dir string) []string { return []string{"open", m.letter(), dir, "--passphrase", m.secret} }
	next := 1 - m.at

	mine := filepath.Join(m.dir, "mine")
	m.must("new", filepath.Join(mine, library.SealedGame), "--turns", "3")
	m.refused(mine, "another", open(mine)...)

	other := mailedGame(t, 2)
	m.refused(other.folder(0), "another game", open(other.folder(0))...)

	// Who has gone on in the folder from another past than the letter's.
	data, err := os.ReadFile(m.own(next))
	if err != nil {
		t.Fatal(err)
	}
	h, rec, err := (saves.Folder{}).Load(m.own(next))
	if err != nil {
		t.Fatal(err)
	}
	rec.Log[len(rec.Log)-1].Command.N++
	if err := (saves.Folder{Dir: m.folder(next)}).SaveAt(m.own(next), h, rec, true); err != nil {
		t.Fatal(err)
	}
	m.refused(m.folder(next), "another way", open(m.folder(next))...)

	bent := bytes.Clone(data)
	bent[len(bent)/2] ^= 1
	m.write(filepath.Join(filepath.Base(m.folder(next)), library.SealedGame), string(bent))
	m.must(open(m.folder(next))...)
	kept, _ := filepath.Glob(filepath.Join(m.folder(next), "*.broken-*"))
	if len(kept) != 1 {
		t.Errorf("kept beside: %v", kept)
	}
	m.must("check", m.own(next))

	m.refused(mine, "another", "seal", mine, filepath.Join(m.dir, "x.turn"), "--passphrase", m.secret, "--begin", m.own(next))
}

// TestNobodyPlaysAnothersTurn: commands of the other seat are neither sealed nor sound.
func TestNobodyPlaysAnothersTurn(t *testing.T) {
	m := mailedGame(t, 3)
	m.open()
	was := contents(t, m.folder(m.at))
	m.play()
	m.play(1-m.at, m.at)
	m.refused(m.folder(m.at), "did not hold the game", "check", m.own(m.at))
	m.refused(m.folder(m.at), "did not hold the game", "seal", m.folder(m.at), filepath.Join(m.dir, "x.turn"), "--passphrase", m.secret)
	if _, err := os.Stat(filepath.Join(m.dir, "x.turn")); err == nil {
		t.Error("a file was sealed")
	}
	m.write(filepath.Join(filepath.Base(m.folder(m.at)), library.SealedGame), was[library.SealedGame])
	m.play()
	m.seal()
	m.open()
}

// TestThePassphraseIsHeldToTheGames: a letter is not sealed with a passphrase that the others
// have not; blanks at its ends and a byte order mark are no part of it. The last letter can
// be sealed again, however often, and is the same game.
func TestThePassphraseIsHeldToTheGames(t *testing.T) {
	m := mailedGame(t, 2)
	m.open()
	m.play()
	wrong := m.write("wrong", "two in a goat\n")
	m.refused(m.folder(m.at), "passphrase", "seal", m.folder(m.at), filepath.Join(m.dir, "x.turn"), "--passphrase", wrong)
	m.secret = m.write("loose", "\ufeff two in a boat \r\n")
	m.seal()
	first := m.letter()
	for range 2 {
		m.seal()
	}
	m.open()
	m.must("check", first, "--passphrase", m.secret)
	m.must("open", first, m.folder(m.at), "--passphrase", m.secret)
}

// TestBadLettersAreSaid: what was cut off, is for another, or was played already, each in a
// sentence.
func TestBadLettersAreSaid(t *testing.T) {
	m := mailedGame(t, 4)
	data, err := os.ReadFile(m.letter())
	if err != nil {
		t.Fatal(err)
	}
	next := 1 - m.at
	cut := m.write("cut.turn", string(data[:len(data)-20]))
	m.refused(m.folder(next), "damaged", "open", cut, m.folder(next), "--passphrase", m.secret)
	m.refused(m.folder(m.at), "is for", "open", m.letter(), m.folder(m.at), "--passphrase", m.secret)
	older := m.letter()
	m.open()
	m.play()
	m.seal()
	m.open()
	m.refused(m.folder(1-m.at), "played already", "open", older, m.folder(1-m.at), "--passphrase", m.secret)
}
