package stream

import (
	"context"
	"errors"
	"io/fs"

	"github.com/nats-io/nats.go/jetstream"
)

// Small keeps small files for all servers of a cluster. It implements serve.Small.
type Small struct{ kv jetstream.KeyValue }

// OpenSmall is what a cluster keeps of that kind.
func OpenSmall(ctx context.Context, l *Log, replicas int) (*Small, error) {
	ctx, end := context.WithTimeout(ctx, answerWait)
	defer end()
	kv, err := l.js.CreateOrUpdateKeyValue(ctx, jetstream.KeyValueConfig{Bucket: smalls, Replicas: replicas})
	return &Small{kv}, err
}

// ReadSmall implements serve.Small.
func (s *Small) ReadSmall(name string, most int64) ([]byte, error) {
	ctx, end := context.WithTimeout(context.Background(), answerWait)
	defer end()
	e, err := s.kv.Get(ctx, name)
	if errors.Is(err, jetstream.ErrKeyNotFound) {
		return nil, fs.ErrNotExist
	}
	if err != nil {
		return nil, err
	}
	if int64(len(e.Value())) > most {
		return nil, fs.ErrInvalid
	}
	return e.Value(), nil
}

// WriteSmall implements serve.Small.
func (s *Small) WriteSmall(name string, data []byte) error {
	ctx, end := context.WithTimeout(context.Background(), answerWait)
	defer end()
	_, err := s.kv.Put(ctx, name, data)
	return err
}
