package stream

import (
	"context"
	"encoding/base64"
	"errors"
	"io/fs"
	"slices"
	"strings"
	"time"

	"github.com/caddyserver/certmagic"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// Vault keeps the certificates and keys of a cluster, so that all its servers answer for the same
// names. It implements certmagic.Storage.
type Vault struct{ kv jetstream.KeyValue }

const (
	vault     = "NILE_VAULT"
	lockStale = 5 * time.Minute // after which whoever held a lock counts as dead
	lockWait  = 200 * time.Millisecond
)

// OpenVault is what a cluster keeps of that kind.
func OpenVault(ctx context.Context, nc *nats.Conn, replicas int) (*Vault, error) {
	js, err := jetstream.New(nc)
	if err != nil {
		return nil, err
	}
	ctx, end := context.WithTimeout(ctx, answerWait)
	defer end()
	kv, err := js.CreateOrUpdateKeyValue(ctx, jetstream.KeyValueConfig{Bucket: vault, Replicas: replicas})
	return &Vault{kv}, err
}

// sealed is a key as the engine takes them: it allows few signs.
func sealed(key string) string { return base64.RawURLEncoding.EncodeToString([]byte(key)) }

// noFile is an error of the engine as certmagic knows it.
func noFile(err error) error {
	if errors.Is(err, jetstream.ErrKeyNotFound) {
		return fs.ErrNotExist
	}
	return err
}

// Store implements certmagic.Storage.
func (v *Vault) Store(ctx context.Context, key string, value []byte) error {
	_, err := v.kv.Put(ctx, sealed(key), value)
	return err
}

// Load implements certmagic.Storage.
func (v *Vault) Load(ctx context.Context, key string) ([]byte, error) {
	e, err := v.kv.Get(ctx, sealed(key))
	if err != nil {
		return nil, noFile(err)
	}
	return e.Value(), nil
}

// Delete implements certmagic.Storage: what lies under the key goes with it.
func (v *Vault) Delete(ctx context.Context, key string) error {
	all, err := v.List(ctx, key, true)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	err = nil
	for _, k := range append(all, key) {
		err = errors.Join(err, noFile(v.kv.Delete(ctx, sealed(k))))
	}
	return err
}

// Exists implements certmagic.Storage.
func (v *Vault) Exists(ctx context.Context, key string) bool {
	_, err := v.Stat(ctx, key)
	return err == nil
}

// List implements certmagic.Storage.
func (v *Vault) List(ctx context.Context, path string, recursive bool) (keys []string, err error) {
	all, err := v.kv.ListKeys(ctx)
	if err != nil {
		return nil, err
	}
	within := strings.TrimSuffix(path, "/") + "/"
	if path == "" {
		within = ""
	}
	for k := range all.Keys() {
		raw, err := base64.RawURLEncoding.DecodeString(k)
		rest, ok := strings.CutPrefix(string(raw), within)
		if err != nil || !ok {
			continue
		}
		if first, _, deep := strings.Cut(rest, "/"); deep && !recursive {
			rest = first
		}
		keys = append(keys, within+rest)
	}
	slices.Sort(keys)
	if keys = slices.Compact(keys); len(keys) == 0 {
		return nil, fs.ErrNotExist
	}
	return keys, nil
}

// Stat implements certmagic.Storage.
func (v *Vault) Stat(ctx context.Context, key string) (certmagic.KeyInfo, error) {
	e, err := v.kv.Get(ctx, sealed(key))
	if err == nil {
		return certmagic.KeyInfo{Key: key, Modified: e.Created(), Size: int64(len(e.Value())), IsTerminal: true}, nil
	}
	if below, listed := v.List(ctx, key, false); listed == nil && len(below) > 0 {
		return certmagic.KeyInfo{Key: key}, nil
	}
	return certmagic.KeyInfo{}, noFile(err)
}

// Lock implements certmagic.Locker: it waits for whoever holds the lock, until that one counts as
// dead.
func (v *Vault) Lock(ctx context.Context, name string) error {
	key := sealed("lock/" + name)
	for {
		_, err := v.kv.Create(ctx, key, nil)
		if !errors.Is(err, jetstream.ErrKeyExists) {
			return err
		}
		held, err := v.kv.Get(ctx, key)
		if err == nil && time.Since(held.Created()) > lockStale {
			if _, err = v.kv.Update(ctx, key, nil, held.Revision()); err == nil {
				return nil
			}
		}
		select {
		case <-time.After(lockWait):
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// Unlock implements certmagic.Locker.
func (v *Vault) Unlock(ctx context.Context, name string) error {
	return v.kv.Delete(ctx, sealed("lock/"+name))
}
