package referee

import (
	"slices"
	"sync"
)

// Log keeps the lines of tables: the disk of this machine, memory in tests.
type Log interface {
	// Append adds the n-th line of a table, from 0, and comes back when it will last
	// through a power cut. A line that is not the next one is refused.
	Append(table string, n int, line []byte) error
	// Load gives the lines of a table, as far as they are whole.
	Load(table string) ([][]byte, error)
}

// Memory is a Log that is gone with the program.
type Memory struct {
	mu    sync.Mutex
	lines map[string][][]byte
}

// Append implements Log.
func (m *Memory) Append(table string, n int, line []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if n != len(m.lines[table]) {
		return ErrNotNext
	}
	if m.lines == nil {
		m.lines = map[string][][]byte{}
	}
	m.lines[table] = append(m.lines[table], slices.Clone(line))
	return nil
}

// Load implements Log.
func (m *Memory) Load(table string) ([][]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Clone(m.lines[table]), nil
}
