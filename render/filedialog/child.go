//go:build (linux || darwin) && !ebitenginevmguest

package filedialog

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"syscall"
	"time"

	"sourceofthenile/render/filedialog/ask"
)

const (
	programName = "nile-dialog"
	programVar  = "NILE_DIALOG"
)

var system = asker{choose: choose, ready: ready}

// ready reports whether the program is there, and a display for it. Only Linux
// can be without one. The game itself needs X, so DISPLAY alone counts.
func ready() bool {
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" {
		return false
	}
	_, err := program()
	return err == nil
}

// program finds nile-dialog. If NILE_DIALOG names something else, there is none:
// whoever sets it does not want the one beside the game.
func program() (string, error) {
	path := os.Getenv(programVar)
	if path == "" {
		dir, err := home()
		if err != nil {
			return "", err
		}
		path = filepath.Join(dir, programName)
	}
	path, err := filepath.Abs(path) // never looked for in PATH
	if err != nil {
		return "", err
	}
	info, err := os.Stat(path)
	if err == nil && info.IsDir() {
		path = filepath.Join(path, programName)
		info, err = os.Stat(path)
	}
	if err != nil {
		return "", err
	}
	if !info.Mode().IsRegular() || info.Mode().Perm()&0o111 == 0 {
		return "", fmt.Errorf("%s is not a program", path)
	}
	return path, nil
}

// home is the folder of the running program itself, not of a link to it.
var home = sync.OnceValues(func() (string, error) {
	path, err := os.Executable()
	if err == nil {
		path, err = filepath.EvalSymlinks(path)
	}
	return filepath.Dir(path), err
})

// choose has nile-dialog show the dialog, and waits for its answer.
func choose(r Request) Answer {
	path, err := program()
	if err != nil {
		return Answer{Err: fmt.Errorf("%w: %w", ErrUnavailable, err)}
	}
	printed, noise := tail{max: ask.MaxBytes}, tail{max: 4096}
	cmd := exec.Command(path)
	cmd.Env = environment(os.Environ())
	cmd.Stdout, cmd.Stderr = &printed, &noise
	// What GTK starts in its turn may keep these pipes open for ever.
	cmd.WaitDelay = time.Second
	// Wait closes the pipe, or the end of this program does: nile-dialog leaves then.
	in, err := cmd.StdinPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		return Answer{Err: fmt.Errorf("%w: %w", ErrUnavailable, err)}
	}
	asked := ask.WriteRequest(in, r)
	if asked != nil {
		_ = in.Close()
	}
	ended := cmd.Wait()
	if a, err := ask.ReadAnswer(printed.kept); err == nil {
		return a
	}
	return Answer{Err: unanswered(ended, asked, noise.lastLine())}
}

// unanswered says why there is no answer. A program that ended by itself will
// do so again, for want of a library perhaps; one that was killed may do
// better the next time.
func unanswered(ended, asked error, noise string) error {
	why := programName + " gave no answer"
	switch {
	case ended != nil:
		why += " (" + ended.Error() + ")"
	case asked != nil && !errors.Is(asked, syscall.EPIPE): // it had left before it was asked
		why += " (" + asked.Error() + ")"
	}
	if noise != "" {
		why += ": " + noise
	}
	var exit *exec.ExitError
	if errors.As(ended, &exit) && !exit.Exited() {
		return errors.New(why)
	}
	return fmt.Errorf("%w: %s", ErrUnavailable, why)
}

// environment is what nile-dialog gets of ours. Without a settings service GTK
// would fill stderr with warnings, so its settings stay in memory. The tokens
// with which the desktop started the game are old by now: with them the dialog
// would open behind the game.
func environment(ours []string) []string {
	var out []string
	quiet := runtime.GOOS != "linux"
	for _, v := range ours {
		name, value, _ := strings.Cut(v, "=")
		switch {
		case name == "DESKTOP_STARTUP_ID" || name == "XDG_ACTIVATION_TOKEN":
			continue
		case name == "GSETTINGS_BACKEND" && value == "":
			continue
		case name == "GSETTINGS_BACKEND":
			quiet = true
		}
		out = append(out, v)
	}
	if !quiet {
		out = append(out, "GSETTINGS_BACKEND=memory")
	}
	return out
}

// tail keeps the last bytes written to it.
type tail struct {
	max  int
	kept []byte
}

func (t *tail) Write(p []byte) (int, error) {
	t.kept = append(t.kept, p...)
	if over := len(t.kept) - t.max; over > 0 {
		t.kept = append(t.kept[:0], t.kept[over:]...)
	}
	return len(p), nil
}

func (t *tail) lastLine() string {
	text := strings.TrimSpace(string(t.kept))
	return text[strings.LastIndexByte(text, '\n')+1:]
}
