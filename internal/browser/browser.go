// Package browser has tests drive a Chromium without a window, by the DevTools
// protocol over two pipes: no port, no library. Only tests may use it.
package browser

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"
	"time"

	"sourceofthenile/internal/xdisplay"
)

// Patience is how long anything is waited for: the machine may be busy.
const Patience = 150 * time.Second

// programs are the names that Chromium goes by.
var programs = []string{"chromium", "chromium-browser", "google-chrome"}

// Browser is a running Chromium. It ends with the test.
type Browser struct {
	to *os.File

	mu      sync.Mutex
	next    int
	waiting map[int]chan message
	pages   map[string]*Page // by the names that the browser gives them
	gone    error
}

// message is what the browser says: an answer, or an event.
type message struct {
	ID     int             `json:"id,omitempty"`
	Tab    string          `json:"sessionId,omitempty"`
	Method string          `json:"method,omitempty"`
	Params json.RawMessage `json:"params,omitempty"`
	Result json.RawMessage `json:"result,omitempty"`
	Error  *struct {
		Message string `json:"message"`
	} `json:"error,omitempty"`
}

// Start starts a Chromium with a profile of its own, and more options: in make check.
func Start(t testing.TB, options ...string) *Browser {
	t.Helper()
	program := xdisplay.Check(t, programs...)
	theirs, to, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	from, answers, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	profile, err := os.MkdirTemp("", "browser")
	if err != nil {
		t.Fatal(err)
	}
	var noise bytes.Buffer
	cmd := exec.Command(program, append([]string{
		"--headless=new", "--no-sandbox", "--remote-debugging-pipe", "--user-data-dir=" + profile, "--no-first-run", "--disable-extensions",
		"--disable-background-networking", "--disable-component-update", "--disable-sync", "--mute-audio", "--enable-unsafe-swiftshader", "--use-angle=swiftshader",
		"--disable-dev-shm-usage", "about:blank",
	}, options...)...)
	cmd.ExtraFiles, cmd.Stderr, cmd.WaitDelay = []*os.File{theirs, answers}, &noise, time.Second
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	_, _ = theirs.Close(), answers.Close()
	b := &Browser{to: to, waiting: map[int]chan message{}, pages: map[string]*Page{}}
	read := make(chan bool)
	go func() {
		b.listen(from)
		close(read)
	}()
	t.Cleanup(func() {
		_ = to.Close() // it ends when nobody speaks to it any more
		over := make(chan bool)
		go func() {
			_ = cmd.Wait()
			close(over)
		}()
		select {
		case <-over:
		case <-time.After(5 * time.Second):
			_ = cmd.Process.Kill()
			<-over
		}
		<-read
		_ = from.Close()
		for range 20 { // what it started may write a moment longer
			if os.RemoveAll(profile) == nil {
				break
			}
			time.Sleep(50 * time.Millisecond)
		}
		if t.Failed() {
			t.Logf("what the browser said of itself:\n%s", last(noise.String(), 2000))
		}
	})
	return b
}

// last is the end of a text.
func last(s string, n int) string { return s[max(0, len(s)-n):] }

// listen reads what the browser says until it ends.
func (b *Browser) listen(from *os.File) {
	in := bufio.NewReaderSize(from, 1<<20)
	for {
		data, err := in.ReadBytes(0)
		if err != nil {
			break
		}
		var m message
		if json.Unmarshal(data[:len(data)-1], &m) != nil {
			continue
		}
		b.mu.Lock()
		if m.ID > 0 {
			if to := b.waiting[m.ID]; to != nil {
				delete(b.waiting, m.ID)
				to <- m
			}
		} else if p := b.pages[m.Tab]; p != nil {
			p.hear(&m)
		}
		b.mu.Unlock()
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.gone = errors.New("the browser has ended")
	for id, to := range b.waiting {
		delete(b.waiting, id)
		close(to)
	}
}

// call asks for something and waits for the answer.
func (b *Browser) call(tab, method string, params any) (json.RawMessage, error) {
	with, err := json.Marshal(params)
	if err != nil {
		return nil, err
	}
	answer := make(chan message, 1)
	b.mu.Lock()
	b.next++
	id := b.next
	data, err := json.Marshal(message{ID: id, Tab: tab, Method: method, Params: with})
	if err == nil {
		err = b.gone
	}
	if err == nil {
		b.waiting[id] = answer
		_, err = b.to.Write(append(data, 0))
	}
	b.mu.Unlock()
	if err != nil {
		return nil, err
	}
	select {
	case m, ok := <-answer:
		switch {
		case !ok:
			return nil, b.gone
		case m.Error != nil:
			return nil, fmt.Errorf("%s: %s", method, m.Error.Message)
		}
		return m.Result, nil
	case <-time.After(Patience):
		return nil, fmt.Errorf("%s: no answer", method)
	}
}

// must is call for tests.
func (b *Browser) must(t testing.TB, tab, method string, params, out any) {
	t.Helper()
	got, err := b.call(tab, method, params)
	if err == nil && out != nil {
		err = json.Unmarshal(got, out)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// Downloads has what is downloaded put into a folder.
func (b *Browser) Downloads(t testing.TB, dir string) {
	t.Helper()
	b.must(t, "", "Browser.setDownloadBehavior", map[string]any{"behavior": "allow", "downloadPath": dir, "eventsEnabled": false}, nil)
}

// Until waits until something is so, and tells what was waited for if it never is.
func Until(t testing.TB, what string, is func() bool) {
	t.Helper()
	for end := time.Now().Add(Patience); !is(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("in vain waited until " + strings.TrimSpace(what))
		}
	}
}
