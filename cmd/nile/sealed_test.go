package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/words"
)

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

// Whoever passes the island on plays it apart: nobody is asked in another's turn. Guests stay
// away, and what cannot be played so is not begun.
func TestLettersSetTheIslandApart(t *testing.T) {
	for _, c := range []struct {
		way     string
		players int
		fits    bool
	}{{"island", 2, true}, {"island:deadly+west", 4, true}, {"island", 1, false}, {"island:g", 3, false}} {
		s, _ := box.ParseWay(c.way)
		s.Players, s.Guests = box.ForSeats(c.players).Players, true
		table, err := game.NewTable(theIsland.Rules(), s.Encode(), 1)
		if err != nil {
			t.Fatal(err)
		}
		p, err := beginSealed(table, 0)
		if !c.fits {
			if want := words.NewFault("sealed.together").Error(); err == nil || err.Error() != want {
				t.Errorf("%s by %d: %v, want %q", c.way, c.players, err, want)
			}
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		if got, err := box.ParseSettings(p.Settings); err != nil || !got.Apart || got.Guests || got.Way() != c.way || len(p.Names) != c.players {
			t.Errorf("%s by %d is passed on as %+v, of %q: %v", c.way, c.players, got, p.Names, err)
		}
	}
}
