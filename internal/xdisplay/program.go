package xdisplay

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
)

// Program is a program that runs on a display and writes what it does, a line
// for each thing.
type Program struct {
	t    testing.TB
	cmd  *exec.Cmd
	done chan struct{} // closed when it has ended
	err  error         // how it ended

	// Fence is the line that ends what belongs together: what is behind the last one is
	// not read yet, unless the program has ended. "": each line is read as it comes.
	Fence string

	mu    sync.Mutex
	lines []string
}

// Run starts a program on the display, with further environment variables,
// and ends it with the test.
func (d Display) Run(t testing.TB, env []string, path string, args ...string) *Program {
	t.Helper()
	p := &Program{t: t, cmd: exec.Command(path, args...), done: make(chan struct{})}
	p.cmd.Env = append(append(os.Environ(), d.Env()), env...)
	p.cmd.Dir = t.TempDir()
	p.cmd.WaitDelay = time.Second // what it has started may hold its output, and outlive it
	r, w := io.Pipe()
	p.cmd.Stdout, p.cmd.Stderr = w, w
	go p.listen(r)
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go func() {
		p.err = p.cmd.Wait()
		_ = w.Close()
		close(p.done)
	}()
	t.Cleanup(p.Kill)
	return p
}

func (p *Program) listen(r io.Reader) {
	s := bufio.NewScanner(r)
	s.Buffer(nil, 1<<20)
	for s.Scan() {
		p.mu.Lock()
		p.lines = append(p.lines, s.Text())
		p.mu.Unlock()
	}
}

// PID is the number of the process.
func (p *Program) PID() int { return p.cmd.Process.Pid }

// Kill ends the program, however it is.
func (p *Program) Kill() {
	_ = p.cmd.Process.Kill()
	<-p.done
}

// Lines is everything written so far, up to the last fence.
func (p *Program) Lines() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return slices.Clone(p.lines[:p.whole()])
}

// whole is how many lines are whole. p.mu is held.
func (p *Program) whole() int {
	select {
	case <-p.done:
		return len(p.lines)
	default:
	}
	for n := len(p.lines); n > 0; n-- {
		if p.Fence == "" || p.lines[n-1] == p.Fence {
			return n
		}
	}
	return 0
}

// Wait waits for a line that begins so, after the first from lines, and
// returns it with the number of lines up to and with it.
func (p *Program) Wait(from int, prefix string) (line string, next int) {
	p.t.Helper()
	p.Until(fmt.Sprintf("line %q", prefix), func() bool {
		for i, l := range p.Lines() {
			if i >= from && strings.HasPrefix(l, prefix) {
				line, next = l, i+1
				return true
			}
		}
		return false
	})
	return line, next
}

// Until waits until something is so; what says what.
func (p *Program) Until(what string, so func() bool) {
	p.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		if so() {
			return
		}
		select {
		case <-p.done:
			if so() {
				return
			}
			p.t.Fatalf("the program has ended (%v) without: %s\n%s", p.err, what, p.tail())
		default:
		}
	}
	p.t.Fatalf("waited in vain for: %s\n%s", what, p.tail())
}

func (p *Program) tail() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	l := p.lines
	return strings.Join(l[max(0, len(l)-40):], "\n")
}

// Status waits for the program's own end and gives its exit status.
func (p *Program) Status() int {
	p.t.Helper()
	select {
	case <-p.done:
		return p.cmd.ProcessState.ExitCode()
	case <-time.After(patience):
		p.t.Fatalf("the program does not end\n%s", p.tail())
		return -1
	}
}
