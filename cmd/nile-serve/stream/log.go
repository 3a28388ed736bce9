// Package stream keeps tables in NATS JetStream, so that several servers share them: their
// lines in a stream, a subject a table; who has which in a bucket.
//
// The engine itself fences a second referee: a line goes in only behind the last one its writer
// has seen. Who takes up a table writes a claim behind it first, so that it has seen all there
// is, and whoever had it before can write nothing more.
package stream

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"sourceofthenile/internal/referee"
)

// Names in the engine.
const (
	streamName = "NILE_TABLES"
	subject    = "nile.table."
	probe      = "_" // a subject that is no table's
	holders    = "NILE_HOLDERS"
	servers    = "NILE_SERVERS"
	smalls     = "NILE_SMALL"
)

// answerWait is how long the engine may take to answer.
const answerWait = 10 * time.Second

// MostLine is how long a message must be able to be for any line of a table.
const MostLine = 9 << 20

// claim is the header of a message that is no line: somebody has taken up the table.
const claim = "Nile-Claim"

// errWrongLast is the engine's code for a message that does not come behind the one expected.
const errWrongLast = jetstream.ErrorCode(10071)

// Log is a referee.Log in a stream.
type Log struct {
	js     jetstream.JetStream
	stream jetstream.Stream
	took   func(time.Duration) // hears how long each line took; nil: nobody does

	mu sync.Mutex
	at map[string]place // of the tables that were loaded or begun here
}

// place is where a table's next line goes.
type place struct {
	lines int
	last  uint64 // the last message of its subject
}

// Open is the log of a cluster, which is made where it is not there, with so many replicas.
func Open(ctx context.Context, nc *nats.Conn, replicas int, took func(time.Duration)) (*Log, error) {
	js, err := jetstream.New(nc)
	if err != nil {
		return nil, err
	}
	ctx, end := context.WithTimeout(ctx, answerWait)
	defer end()
	s, err := js.CreateOrUpdateStream(ctx, jetstream.StreamConfig{
		Name: streamName, Subjects: []string{subject + "*"}, Storage: jetstream.FileStorage, Replicas: replicas,
		Discard: jetstream.DiscardNew, MaxMsgSize: MostLine, DenyDelete: true, AllowRollup: true,
	})
	if err != nil {
		return nil, err
	}
	return &Log{js: js, stream: s, took: took, at: map[string]place{}}, nil
}

// Append implements referee.Log.
func (l *Log) Append(table string, n int, line []byte) error {
	l.mu.Lock()
	p, known := l.at[table]
	l.mu.Unlock()
	if p.lines != n || n > 0 && !known {
		return referee.ErrNotNext
	}
	began := time.Now()
	last, err := l.publish(&nats.Msg{Subject: subject + table, Data: line}, p.last)
	l.mu.Lock()
	defer l.mu.Unlock()
	if err != nil { // whether it has got there is seen when the table is loaded
		delete(l.at, table)
		return err
	}
	l.at[table] = place{n + 1, last}
	if l.took != nil {
		l.took(time.Since(began))
	}
	return nil
}

// publish has a message come behind the last one that is known; referee.ErrNotNext where another
// did.
func (l *Log) publish(m *nats.Msg, behind uint64) (last uint64, err error) {
	ctx, end := context.WithTimeout(context.Background(), answerWait)
	defer end()
	ack, err := l.js.PublishMsg(ctx, m, jetstream.WithExpectLastSequencePerSubject(behind))
	if refused := (*jetstream.APIError)(nil); errors.As(err, &refused) && refused.ErrorCode == errWrongLast {
		return 0, referee.ErrNotNext
	}
	if err != nil {
		return 0, err
	}
	return ack.Sequence, nil
}

// Load implements referee.Log. It takes the table up: nobody else can write to it after that
// before having loaded it in turn.
func (l *Log) Load(table string) ([][]byte, error) {
	for began := time.Now(); ; {
		lines, last, err := l.read(table)
		if err != nil || last == 0 {
			return nil, err
		}
		seq, err := l.publish(&nats.Msg{Subject: subject + table, Header: nats.Header{claim: []string{"yes"}}}, last)
		if errors.Is(err, referee.ErrNotNext) { // somebody has written meanwhile
			if time.Since(began) > answerWait {
				return nil, context.DeadlineExceeded
			}
			continue
		}
		if err != nil {
			return nil, err
		}
		l.mu.Lock()
		l.at[table] = place{len(lines), seq}
		l.mu.Unlock()
		return lines, nil
	}
}

// last is the last message of a table, 0 for none. That there is none is believed of an engine
// that has just kept something else: one that leads since a moment ago may not have all yet.
func (l *Log) last(ctx context.Context, table string) (uint64, error) {
	ctx, end := context.WithTimeout(ctx, answerWait)
	defer end()
	for sure := false; ; sure = true {
		m, err := l.stream.GetLastMsgForSubject(ctx, subject+table)
		if err == nil {
			return m.Sequence, nil
		}
		if !errors.Is(err, jetstream.ErrMsgNotFound) || sure {
			return 0, err
		}
		if _, err := l.js.PublishMsg(ctx, &nats.Msg{Subject: subject + probe, Header: nats.Header{jetstream.MsgRollup: []string{jetstream.MsgRollupSubject}}}); err != nil {
			return 0, err
		}
	}
}

// read is what the engine has of a table, and its last message, 0 for none. Each message is asked of whoever
// leads: a consumer that is made just behind a write at times hears nothing.
func (l *Log) read(table string) (lines [][]byte, last uint64, err error) {
	end, err := l.last(context.Background(), table)
	if errors.Is(err, jetstream.ErrMsgNotFound) {
		return nil, 0, nil
	}
	if err != nil {
		return nil, 0, err
	}
	for last < end {
		m, err := l.behind(table, last)
		if err != nil {
			return nil, 0, fmt.Errorf("behind %d of %d messages: %w", last, end, err)
		}
		last = m.Sequence
		if m.Header.Get(claim) == "" {
			lines = append(lines, m.Data)
		}
	}
	return lines, last, nil
}

// behind is the first message of a table behind one.
func (l *Log) behind(table string, last uint64) (*jetstream.RawStreamMsg, error) {
	ctx, end := context.WithTimeout(context.Background(), answerWait)
	defer end()
	return l.stream.GetMsg(ctx, last+1, jetstream.WithGetMsgSubject(subject+table))
}

// Tables are the tables of the log.
func (l *Log) Tables(ctx context.Context) (ids []string, err error) {
	info, err := l.stream.Info(ctx, jetstream.WithSubjectFilter(subject+"*"))
	if err != nil {
		return nil, err
	}
	for name := range info.State.Subjects {
		if id := name[len(subject):]; id != probe {
			ids = append(ids, id)
		}
	}
	return ids, nil
}
