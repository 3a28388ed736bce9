package filedialog

import (
	"errors"
	"strings"
	"testing"
	"time"
)

func answerOf(t *testing.T, c <-chan Answer) Answer {
	t.Helper()
	select {
	case a := <-c:
		return a
	case <-time.After(20 * time.Second):
		t.Fatal("no answer")
		return Answer{}
	}
}

func always() bool { return true }

func TestOneDialogAtATime(t *testing.T) {
	open, shut := make(chan bool), make(chan bool)
	s := asker{choose: func(Request) Answer {
		open <- true
		<-shut
		return Answer{Path: "/a/first.nile"}
	}}
	first := s.ask(Request{})
	<-open
	if a := answerOf(t, s.ask(Request{})); !errors.Is(a.Err, ErrBusy) || a.Path != "" {
		t.Errorf("second request while one is open: %+v, want ErrBusy", a)
	}
	close(shut)
	if a := answerOf(t, first); a.Err != nil || a.Path != "/a/first.nile" {
		t.Errorf("first request: %+v", a)
	}
	again := s.ask(Request{})
	<-open
	if a := answerOf(t, again); a.Err != nil {
		t.Errorf("request after the first was answered: %v", a.Err)
	}
}

func TestNoDialogInTheBuild(t *testing.T) {
	var s asker
	if s.available() {
		t.Error("available without a dialog")
	}
	for range 2 {
		if a := answerOf(t, s.ask(Request{Kind: Save})); !errors.Is(a.Err, ErrUnavailable) {
			t.Errorf("got %+v, want ErrUnavailable", a)
		}
	}
}

func TestWhatCannotOpenIsNotTriedAgain(t *testing.T) {
	shown := 0
	s := asker{choose: func(Request) Answer { shown++; panic("no X server") }, ready: always}
	if !s.available() {
		t.Fatal("not available before the panic")
	}
	a := answerOf(t, s.ask(Request{}))
	if !errors.Is(a.Err, ErrUnavailable) || !strings.Contains(a.Err.Error(), "no X server") {
		t.Errorf("got %v, want ErrUnavailable with the reason", a.Err)
	}
	if s.available() {
		t.Error("still available after the panic")
	}
	if a := answerOf(t, s.ask(Request{})); !errors.Is(a.Err, ErrUnavailable) || shown != 1 {
		t.Errorf("asked again: %v, dialog shown %d times", a.Err, shown)
	}
}

func TestNotReadyMeansNotAvailable(t *testing.T) {
	s := asker{choose: func(Request) Answer { return Answer{} }, ready: func() bool { return false }}
	if s.available() {
		t.Error("available without a display")
	}
}
