package stream

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"sync"
	"time"

	"github.com/nats-io/nats.go/jetstream"
)

// Lease is how long a server counts as alive after it was heard of last.
const Lease = 6 * time.Second

// Holders are the servers of a cluster, and which of them has which table. What they say only
// leads guests the right way; that two never write the same table is the log's business.
type Holders struct {
	log              *Log
	servers, holders jetstream.KeyValue
	me               string // this server, as long as it runs
	at               string // where the others reach it

	mu    sync.Mutex
	mine  map[string]bool
	heard time.Time // when the others last heard of this server
}

// Join is this server among the others, who reach it at an address.
func Join(ctx context.Context, l *Log, replicas int, at string) (*Holders, error) {
	ctx, end := context.WithTimeout(ctx, answerWait)
	defer end()
	h := &Holders{log: l, me: rand.Text(), at: at, mine: map[string]bool{}}
	var err error
	if h.servers, err = l.js.CreateOrUpdateKeyValue(ctx, jetstream.KeyValueConfig{Bucket: servers, TTL: Lease, Replicas: replicas}); err != nil {
		return nil, err
	}
	if h.holders, err = l.js.CreateOrUpdateKeyValue(ctx, jetstream.KeyValueConfig{Bucket: holders, Replicas: replicas}); err != nil {
		return nil, err
	}
	return h, h.renew(ctx)
}

// renew has the others hear of this server.
func (h *Holders) renew(ctx context.Context) error {
	began := time.Now().Round(0) // by the clock on the wall, which goes on while a machine sleeps
	_, err := h.servers.Put(ctx, h.me, []byte(h.at))
	if err == nil {
		h.mu.Lock()
		h.heard = began
		h.mu.Unlock()
	}
	return err
}

// Keep has the others hear of this server until ctx ends, and then that it is gone. lost hears
// of each table that this server had when the others have not heard of it for too long.
func (h *Holders) Keep(ctx context.Context, lost func(table string)) {
	tick := time.NewTicker(Lease / 4)
	defer tick.Stop()
	for {
		select {
		case <-tick.C:
			for _, table := range h.expired() {
				lost(table)
			}
			within, end := context.WithTimeout(ctx, Lease/4)
			_ = h.renew(within) // it is tried again
			end()
		case <-ctx.Done():
			within, end := context.WithTimeout(context.Background(), Lease/2)
			defer end()
			_ = h.servers.Delete(within, h.me) // otherwise its lease runs out
			return
		}
	}
}

// expired are the tables this server had, if the others have not heard of it for too long.
func (h *Holders) expired() (all []string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if time.Now().Round(0).Sub(h.heard) < Lease {
		return nil
	}
	for table := range h.mine { // in any order: each is dropped
		all = append(all, table)
	}
	clear(h.mine)
	return all
}

// stale reports whether the lease has run for half its time.
func (h *Holders) stale() bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return time.Now().Round(0).Sub(h.heard) > Lease/2
}

// Has reports whether this server has a table, as far as it knows.
func (h *Holders) Has(table string) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.mine[table]
}

// Forget notes that this server has a table no more; who is asked for it next takes it.
func (h *Holders) Forget(table string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	delete(h.mine, table)
}

// holder is who has a table, as it is kept.
type holder struct{ Server, At string }

// errTaken says that another server took a table at the same moment.
var errTaken = errors.New("another server has taken it")

// ErrNoTable says that there is no table of that name.
var ErrNoTable = jetstream.ErrMsgNotFound

// Hold takes a table that no living server has. at is where its server is reached, "" where it
// is this one.
func (h *Holders) Hold(ctx context.Context, table string) (at string, err error) {
	h.mu.Lock()
	mine := h.mine[table] && time.Now().Round(0).Sub(h.heard) < Lease // else the others may have taken it
	h.mu.Unlock()
	if mine {
		return "", nil
	}
	ctx, end := context.WithTimeout(ctx, answerWait)
	defer end()
	if h.stale() { // the others must know of this server before it takes what they may take too
		if err := h.renew(ctx); err != nil {
			return "", err
		}
	}
	for {
		at, err := h.take(ctx, table)
		if !errors.Is(err, errTaken) || ctx.Err() != nil {
			return at, err
		}
	}
}

func (h *Holders) take(ctx context.Context, table string) (at string, err error) {
	me, err := json.Marshal(holder{h.me, h.at})
	if err != nil {
		return "", err
	}
	entry, err := h.holders.Get(ctx, table)
	switch {
	case errors.Is(err, jetstream.ErrKeyNotFound):
		if _, err := h.log.last(ctx, table); err != nil {
			return "", err
		}
		_, err = h.holders.Create(ctx, table, me)
	case err != nil:
		return "", err
	default:
		var by holder
		if err := json.Unmarshal(entry.Value(), &by); err != nil {
			return "", err
		}
		if by.Server != h.me {
			_, err := h.servers.Get(ctx, by.Server)
			if err == nil {
				return by.At, nil
			}
			if !errors.Is(err, jetstream.ErrKeyNotFound) {
				return "", err
			}
		}
		_, err = h.holders.Update(ctx, table, me, entry.Revision())
	}
	if refused := (*jetstream.APIError)(nil); errors.Is(err, jetstream.ErrKeyExists) || errors.As(err, &refused) && refused.ErrorCode == errWrongLast {
		return "", errTaken
	}
	if err != nil {
		return "", err
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	h.mine[table] = true
	return "", nil
}

// Look goes through who has which table: orphans were held by servers that live no more, and lost
// are those that this server took for its own and another has: two servers that both had no lease
// for a while, because the engine did not answer, may have taken the same one after the other.
func (h *Holders) Look(ctx context.Context) (orphans, lost []string, err error) {
	ctx, end := context.WithTimeout(ctx, answerWait)
	defer end()
	alive := map[string]bool{}
	keys, err := h.servers.ListKeys(ctx)
	if err != nil {
		return nil, nil, err
	}
	for k := range keys.Keys() {
		alive[k] = true
	}
	all, err := h.holders.WatchAll(ctx)
	if err != nil {
		return nil, nil, err
	}
	defer func() { _ = all.Stop() }()
	for e := range all.Updates() {
		if e == nil { // these were all
			break
		}
		var by holder
		if json.Unmarshal(e.Value(), &by) != nil {
			continue
		}
		if !alive[by.Server] {
			orphans = append(orphans, e.Key())
		}
		h.mu.Lock()
		if by.Server != h.me && h.mine[e.Key()] {
			delete(h.mine, e.Key())
			lost = append(lost, e.Key())
		}
		h.mu.Unlock()
	}
	return orphans, lost, nil
}
