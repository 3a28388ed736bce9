package render

import (
	"bytes"
	"io"
	"sync"
	"testing"
	"time"

	"sourceofthenile/render/ui/uitest"
)

// pressroom takes exports without a disk.
type pressroom struct {
	mu      sync.Mutex
	files   map[string][]byte
	failing error
	slow    chan bool // held up until it is closed; nil: not at all
	answers chan Chosen
}

func (p *pressroom) Folder() string { return "/rooms/somebody/games" }

func (p *pressroom) Place(name, ending string) (string, bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	path := "/rooms/" + name + ending
	_, there := p.files[path]
	return path, there
}

func (p *pressroom) HasDialog() bool { return p.answers != nil }

func (p *pressroom) Dialog(name, ending string) <-chan Chosen { return p.answers }

func (p *pressroom) Write(path string, write func(io.Writer) error) error {
	var b bytes.Buffer
	if p.slow != nil {
		<-p.slow
	}
	if err := write(&b); err != nil {
		return err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.failing != nil {
		return p.failing
	}
	p.files[path] = b.Bytes()
	return nil
}

func (p *pressroom) file(path string) []byte {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.files[path]
}

// until lets time pass until something is so.
func until(t testing.TB, st *uitest.Stage, what string, so func() bool) {
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
