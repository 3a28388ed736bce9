//go:build (linux || darwin) && !ebitenginevmguest

package filedialog

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"sourceofthenile/render/filedialog/ask"
)

// roleVar gives the test program another part to play: nile-dialog, or the
// game that starts it.
const roleVar = "FILEDIALOG_TEST_ROLE"

// builtIn is the folder of the real nile-dialog, once a test has built it.
var builtIn string

func TestMain(m *testing.M) {
	switch role := os.Getenv(roleVar); role {
	case "":
		status := m.Run()
		_ = os.RemoveAll(builtIn)
		os.Exit(status)
	case "game":
		fmt.Println("asking")
		<-Ask(Request{})
	default:
		os.Exit(pretend(role))
	}
}

// pretend plays nile-dialog without a dialog.
func pretend(role string) int {
	switch role {
	case "no library":
		fmt.Fprintln(os.Stderr, "a first line")
		fmt.Fprintln(os.Stderr, "cannot open shared object file")
		return 127
	case "killed":
		_ = syscall.Kill(os.Getpid(), syscall.SIGKILL)
	case "silent":
		return 0
	case "leaves its pipes open":
		cmd := exec.Command("sleep", "10")
		cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
		if cmd.Start() != nil {
			return ask.Failed
		}
	}
	show := func(r Request) (string, error) { return filepath.Join("/a", r.Name), nil }
	if role == "environment" {
		show = func(Request) (string, error) {
			return "", fmt.Errorf("GSETTINGS_BACKEND=%q DESKTOP_STARTUP_ID=%q", os.Getenv("GSETTINGS_BACKEND"), os.Getenv("DESKTOP_STARTUP_ID"))
		}
	}
	if role == "waits" {
		show = func(Request) (string, error) {
			_ = os.WriteFile(os.Getenv("FILEDIALOG_TEST_OPEN"), nil, 0o600)
			select {}
		}
	}
	return ask.Serve(os.Stdin, os.Stdout, ask.Dialogs{Show: show}, func() {
		_ = os.WriteFile(os.Getenv("FILEDIALOG_TEST_GONE"), nil, 0o600)
		os.Exit(ask.Gone)
	})
}

// playing makes this test program the nile-dialog of what is asked next.
func playing(t *testing.T, role string) *asker {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv(programVar, self)
	t.Setenv(roleVar, role)
	t.Setenv("DISPLAY", ":9999") // for Available; nothing opens there
	return &asker{choose: choose, ready: ready}
}

func TestProgramAnswers(t *testing.T) {
	s := playing(t, "answers")
	if !s.available() {
		t.Fatal("not available")
	}
	for _, name := range []string{"voyage.nile", "caf\xe9.nile"} {
		if a := answerOf(t, s.ask(Request{Name: name})); a.Err != nil || a.Path != "/a/"+name {
			t.Errorf("got %+v, want /a/%s", a, name)
		}
	}
}

func TestProgramGetsASettledEnvironment(t *testing.T) {
	want := `GSETTINGS_BACKEND="" DESKTOP_STARTUP_ID=""`
	for _, ours := range []string{"", "dconf"} {
		if runtime.GOOS == "linux" {
			want = fmt.Sprintf("GSETTINGS_BACKEND=%q DESKTOP_STARTUP_ID=%q", map[string]string{"": "memory", "dconf": "dconf"}[ours], "")
		}
		s := playing(t, "environment")
		t.Setenv("GSETTINGS_BACKEND", ours)
		t.Setenv("DESKTOP_STARTUP_ID", "old_TIME1")
		if a := answerOf(t, s.ask(Request{})); a.Err == nil || !strings.Contains(a.Err.Error(), want) {
			t.Errorf("with %q: got %v, want %s", ours, a.Err, want)
		}
	}
	if got := environment([]string{"A=1"}); runtime.GOOS == "linux" && !slices.Equal(got, []string{"A=1", "GSETTINGS_BACKEND=memory"}) {
		t.Errorf("got %q", got)
	}
}

func TestKilledProgramMayBeTriedAgain(t *testing.T) {
	s := playing(t, "killed")
	a := answerOf(t, s.ask(Request{}))
	if a.Err == nil || a.Err.Error() != "nile-dialog gave no answer (signal: killed)" || errors.Is(a.Err, ErrUnavailable) {
		t.Errorf("got %v", a.Err)
	}
	if !s.available() {
		t.Error("not available any more")
	}
	t.Setenv(roleVar, "answers")
	if a := answerOf(t, s.ask(Request{Name: "b"})); a.Path != "/a/b" {
		t.Errorf("the next time: %+v", a)
	}
}

func TestProgramThatCannotStartIsNotTriedAgain(t *testing.T) {
	for role, why := range map[string]string{
		"no library": "nile-dialog gave no answer (exit status 127): cannot open shared object file",
		"silent":     "nile-dialog gave no answer",
	} {
		s := playing(t, role)
		a := answerOf(t, s.ask(Request{}))
		if !errors.Is(a.Err, ErrUnavailable) || a.Err.Error() != ErrUnavailable.Error()+": "+why {
			t.Errorf("%s: %v", role, a.Err)
		}
		if s.available() {
			t.Errorf("%s: still available", role)
		}
	}
}

// A program that leaves before it has been asked gives no answer, and that is all
// there is to say: the pipe it did not read is not what is wrong.
func TestAProgramThatLeavesBeforeItIsAsked(t *testing.T) {
	err := unanswered(nil, &os.PathError{Op: "write", Path: "|1", Err: syscall.EPIPE}, "")
	if want := ErrUnavailable.Error() + ": nile-dialog gave no answer"; !errors.Is(err, ErrUnavailable) || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}

// GTK may start a message bus, which inherits the pipes and stays.
func TestAnswerDoesNotWaitForWhatTheProgramStarted(t *testing.T) {
	s := playing(t, "leaves its pipes open")
	begun := time.Now()
	if a := answerOf(t, s.ask(Request{Name: "b"})); a.Path != "/a/b" {
		t.Errorf("got %+v", a)
	}
	if took := time.Since(begun); took > 8*time.Second {
		t.Errorf("it took %v", took)
	}
}

func TestWhereTheProgramIsFound(t *testing.T) {
	dir := t.TempDir()
	there := filepath.Join(dir, programName)
	write := func(path string, mode os.FileMode) {
		t.Helper()
		if err := os.WriteFile(path, []byte("#!/bin/sh\n"), mode); err != nil {
			t.Fatal(err)
		}
	}
	write(there, 0o700)
	write(filepath.Join(dir, "text"), 0o600)
	t.Setenv("DISPLAY", ":9999")
	t.Setenv("PATH", dir)
	t.Chdir(dir)
	for value, want := range map[string]string{
		"":                          "", // this test program lies alone
		there:                       there,
		dir:                         there,
		"nile-dialog":               there, // relative to where we are
		filepath.Join(dir, "text"):  "",
		filepath.Join(dir, "none"):  "",
		filepath.Join(there, "off"): "",
	} {
		t.Setenv(programVar, value)
		got, err := program()
		if got != want || (err == nil) != (want != "") || ready() != (want != "") {
			t.Errorf("%s=%q leads to %q, %v, want %q", programVar, value, got, err, want)
		}
	}
	if runtime.GOOS == "linux" {
		t.Setenv(programVar, there)
		t.Setenv("DISPLAY", "")
		if ready() {
			t.Error("ready without a display")
		}
	}
}

func TestMissingProgramIsAnAnswer(t *testing.T) {
	s := playing(t, "answers")
	t.Setenv(programVar, filepath.Join(t.TempDir(), "gone"))
	if a := answerOf(t, s.ask(Request{})); !errors.Is(a.Err, ErrUnavailable) || !strings.Contains(a.Err.Error(), "gone") {
		t.Errorf("got %v", a.Err)
	}
}

// The program beside the game is found through links to the game.
func TestProgramBesideTheGame(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	bin, links := t.TempDir(), t.TempDir()
	game := filepath.Join(bin, "nile")
	copyProgram(t, self, game)
	beside := "#!/bin/sh\necho started >" + filepath.Join(bin, "started") + "\n"
	if err := os.WriteFile(filepath.Join(bin, programName), []byte(beside), 0o700); err != nil {
		t.Fatal(err)
	}
	link := filepath.Join(links, "nile")
	if err := os.Symlink(game, link); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(link)
	cmd.Env = append(os.Environ(), programVar+"=", roleVar+"=game")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if _, err := os.Stat(filepath.Join(bin, "started")); err != nil {
		t.Errorf("nile-dialog was not started: %v", err)
	}
}

func copyProgram(t *testing.T, from, to string) {
	t.Helper()
	data, err := os.ReadFile(from)
	if err == nil {
		err = os.WriteFile(to, data, 0o700)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// gameAsking starts a program that asks, and returns it once it does.
func gameAsking(t *testing.T, env ...string) *os.Process {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(append(os.Environ(), roleVar+"=game"), env...)
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
	if line, err := bufio.NewReader(io.LimitReader(out, 100)).ReadString('\n'); line != "asking\n" {
		t.Fatalf("the game says %q, %v; want %q", line, err, "asking\n")
	}
	return cmd.Process
}

// soon waits until something is so.
func soon(t *testing.T, what string, so func() bool) {
	t.Helper()
	for end := time.Now().Add(20 * time.Second); !so(); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("in vain: %s", what)
		}
	}
}

func TestProgramGoesWhenTheGameIsKilled(t *testing.T) {
	dir := t.TempDir()
	open, gone := filepath.Join(dir, "open"), filepath.Join(dir, "gone")
	script := filepath.Join(dir, programName) // gives the child another role than the game's
	text := "#!/bin/sh\n" + roleVar + "=waits exec '" + os.Args[0] + "'\n"
	if err := os.WriteFile(script, []byte(text), 0o700); err != nil {
		t.Fatal(err)
	}
	game := gameAsking(t, programVar+"="+dir, "DISPLAY=:9999", "FILEDIALOG_TEST_OPEN="+open, "FILEDIALOG_TEST_GONE="+gone)
	exists := func(path string) func() bool {
		return func() bool { _, err := os.Stat(path); return err == nil }
	}
	soon(t, "the dialog opens", exists(open))
	if exists(gone)() {
		t.Fatal("the dialog went before the game did")
	}
	if err := game.Kill(); err != nil {
		t.Fatal(err)
	}
	soon(t, "the dialog goes with the game", exists(gone))
}
