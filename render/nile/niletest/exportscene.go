package niletest

import (
	"bytes"
	"io"
	"sync"
	"testing"
	"time"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/ui/uitest"
)

// Pressroom takes exports without a disk.
type Pressroom struct {
	mu      sync.Mutex
	Files   map[string][]byte
	Failing error
	Slow    chan bool // held up until it is closed; nil: not at all
	Answers chan desk.Chosen
}

func (p *Pressroom) Folder() string { return "/rooms/somebody/games" }

func (p *Pressroom) Place(name, ending string) (string, bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	path := "/rooms/" + name + ending
	_, there := p.Files[path]
	return path, there
}

func (p *Pressroom) Dialog(name, ending string) <-chan desk.Chosen { return p.Answers }

func (p *Pressroom) Write(path string, write func(io.Writer) error) error {
	var b bytes.Buffer
	if p.Slow != nil {
		<-p.Slow
	}
	if err := write(&b); err != nil {
		return err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.Failing != nil {
		return p.Failing
	}
	p.Files[path] = b.Bytes()
	return nil
}

func (p *Pressroom) File(path string) []byte {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.Files[path]
}

// Until lets time pass until something is so.
func Until(t testing.TB, st *uitest.Stage, what string, so func() bool) {
	t.Helper()
	for range 3000 {
		st.Wait(0.02)
		if so() {
			return
		}
		time.Sleep(4 * time.Millisecond)
	}
	t.Fatalf("it never came to this: %s", what)
}
