package browser

import (
	"encoding/json"
	"slices"
	"testing"
	"time"
)

// A Task is what a page does in one go: while it lasts the page neither moves nor hears.
type Task struct {
	At, Took time.Duration // by the clock; At since any moment
	Work     time.Duration // of the processor: what it would take on a machine that does nothing else
}

// Record begins to note the tasks of the page.
func (p *Page) Record(t testing.TB) {
	t.Helper()
	p.b.mu.Lock()
	p.noted, p.recorded = nil, false
	p.b.mu.Unlock()
	p.Call(t, "Tracing.start", map[string]any{
		"transferMode": "ReportEvents", "traceConfig": map[string]any{"includedCategories": []string{"toplevel"}},
	}, nil)
}

// Recorded ends that and gives the tasks of so much work and more, the longest first.
func (p *Page) Recorded(t testing.TB, from time.Duration) []Task {
	t.Helper()
	p.Call(t, "Tracing.end", nil, nil)
	var noted []json.RawMessage
	Until(t, "all tasks are told", func() bool {
		p.b.mu.Lock()
		defer p.b.mu.Unlock()
		noted = p.noted
		return p.recorded
	})
	type event struct {
		Name, Ph      string
		Pid, Tid      int
		Ts, Dur, Tdur int64 // microseconds
		Args          struct{ Name string }
	}
	var events []event
	type thread struct{ pid, tid int }
	main := map[thread]bool{}
	for _, raw := range noted {
		var e event
		if json.Unmarshal(raw, &e) != nil {
			continue
		}
		if e.Name == "thread_name" && e.Args.Name == "CrRendererMain" {
			main[thread{e.Pid, e.Tid}] = true
		}
		events = append(events, e)
	}
	var out []Task
	const micro = time.Microsecond
	for _, e := range events {
		if e.Name == "ThreadControllerImpl::RunTask" && main[thread{e.Pid, e.Tid}] && time.Duration(e.Tdur)*micro >= from {
			out = append(out, Task{At: time.Duration(e.Ts) * micro, Took: time.Duration(e.Dur) * micro, Work: time.Duration(e.Tdur) * micro})
		}
	}
	slices.SortFunc(out, func(a, b Task) int { return int(b.Work - a.Work) })
	return out
}
