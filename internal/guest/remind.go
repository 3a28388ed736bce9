package guest

import "sourceofthenile/internal/wire"

// reminder is what is asked of notices, and who is told what came of it.
type reminder struct {
	wire.Remind
	then func(why string)
}

// Remind says where the seat wants to be told that it is its turn, "" nowhere; then is told why
// the host does not do it, "" where it does. It happens at most once: who hears nothing asks again.
func (t *Table) Remind(url string, then func(why string)) {
	t.reminds(&reminder{wire.Remind{URL: url}, then})
}

// TryReminder asks for a notice now.
func (t *Table) TryReminder(then func(why string)) {
	t.reminds(&reminder{wire.Remind{Try: true}, then})
}

func (t *Table) reminds(r *reminder) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.remind = append(t.remind, r)
	t.move()
}

// reminded takes in what came of the oldest that was said.
func (t *Table) reminded(m *wire.Reminded) {
	t.mu.Lock()
	var r *reminder
	if t.said > 0 && len(t.remind) > 0 {
		r, t.remind = t.remind[0], t.remind[1:]
		t.said--
	}
	t.mu.Unlock()
	if r != nil && r.then != nil {
		r.then(m.Why)
	}
}
