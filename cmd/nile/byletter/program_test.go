//go:build !ebitenginevmguest

package byletter

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"sourceofthenile/internal/sources"
)

// program is where the program lies.
var program string

func TestMain(m *testing.M) { os.Exit(sources.RunWith(m, &program)) }

// says runs the program, and gives what it says.
func says(t *testing.T, args ...string) string {
	t.Helper()
	out, err := exec.Command(program, args...).CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %v\n%s", args, err, out)
	}
	return string(out)
}

// TestALetterByTheProgram: a game is begun, sealed by the first player as strongly as players
// seal, opened by the second in a folder of their own, and answered. The tests of cmd/nile play
// whole games so, by the same commands in one process.
func TestALetterByTheProgram(t *testing.T) {
	dir := t.TempDir()
	in := func(name string) string { return filepath.Join(dir, name) }
	if err := os.WriteFile(in("passphrase"), []byte("three in a boat\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	says(t, "new", in("begun.nile"), "--players", "2", "--seed", "4")
	says(t, "seal", in("player0"), in("mail0.turn"), "--passphrase", in("passphrase"), "--begin", in("begun.nile"), "--me", "1")
	says(t, "open", in("mail0.turn"), in("player1"), "--passphrase", in("passphrase"))
	says(t, "seal", in("player1"), in("mail1.turn"), "--passphrase", in("passphrase"))
	if out := says(t, "check", in("mail1.turn"), "--passphrase", in("passphrase")); !strings.Contains(out, "Sound") {
		t.Errorf("the answer is checked with %q, want it to be sound", out)
	}
}
