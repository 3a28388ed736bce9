package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/jwt/v2"
	natsserver "github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nkeys"
)

// signer draws a key of a kind, and gives what it is called by.
func signer(t *testing.T, draw func() (nkeys.KeyPair, error)) (k nkeys.KeyPair, public string) {
	t.Helper()
	k, err := draw()
	if err == nil {
		public, err = k.PublicKey()
	}
	if err != nil {
		t.Fatal(err)
	}
	return k, public
}

// TestAnEngineThatAsksWhoOneIs: an engine that lets in those alone who have credentials takes tables
// from a server that is given them (--creds), and one without is told in a sentence.
func TestAnEngineThatAsksWhoOneIs(t *testing.T) {
	operator, operatorName := signer(t, nkeys.CreateOperator)
	account, accountName := signer(t, nkeys.CreateAccount)
	user, userName := signer(t, nkeys.CreateUser)
	trusted, err := jwt.NewOperatorClaims(operatorName).Encode(operator)
	if err != nil {
		t.Fatal(err)
	}
	may := jwt.NewAccountClaims(accountName)
	may.Limits.JetStreamLimits = jwt.JetStreamLimits{MemoryStorage: -1, DiskStorage: -1, Streams: -1, Consumer: -1}
	allowed, err := may.Encode(operator)
	if err != nil {
		t.Fatal(err)
	}
	who, err := jwt.NewUserClaims(userName).Encode(account)
	if err != nil {
		t.Fatal(err)
	}
	seed, err := user.Seed()
	if err != nil {
		t.Fatal(err)
	}
	creds, err := jwt.FormatUserConfig(who, seed)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	file := filepath.Join(dir, "nile.creds")
	if err := os.WriteFile(file, creds, 0o600); err != nil {
		t.Fatal(err)
	}
	claims, err := jwt.DecodeOperatorClaims(trusted)
	if err != nil {
		t.Fatal(err)
	}
	system, systemName := signer(t, nkeys.CreateAccount)
	_ = system // nobody signs by it
	sys, err := jwt.NewAccountClaims(systemName).Encode(operator)
	if err != nil {
		t.Fatal(err)
	}
	accounts := &natsserver.MemAccResolver{}
	for name, token := range map[string]string{accountName: allowed, systemName: sys} { // in any order
		if err := accounts.Store(name, token); err != nil {
			t.Fatal(err)
		}
	}
	s, err := natsserver.NewServer(&natsserver.Options{
		Host: "127.0.0.1", Port: -1, JetStream: true, StoreDir: dir, NoLog: true, NoSigs: true, MaxPayload: 9 << 20,
		TrustedOperators: []*jwt.OperatorClaims{claims}, AccountResolver: accounts, SystemAccount: systemName,
	})
	if err != nil {
		t.Fatal(err)
	}
	s.Start()
	defer s.Shutdown()
	if !s.ReadyForConnections(10 * time.Second) {
		t.Fatal("the engine does not begin")
	}
	defer func(was time.Duration) { startWait = was }(startWait)
	startWait = 0
	links := filepath.Join(dir, "links")
	args := []string{"--log", s.ClientURL(), "--replicas", "1", "--addr", "127.0.0.1:0", "--peer", "127.0.0.1:0", "--new", "caravan:2", "--links", links}
	var out, errs bytes.Buffer
	if code := run(t.Context(), args, &out, &errs); code == 0 || !strings.Contains(strings.ToLower(errs.String()), "authorization") {
		t.Errorf("without credentials it ends with %d: %s", code, &errs)
	}
	ctx, end := context.WithCancel(t.Context())
	over := make(chan int, 1)
	out.Reset()
	errs.Reset()
	go func() { over <- run(ctx, append(args, "--creds", file), &out, &errs) }()
	read := waitFor(links, 20*time.Second)
	end()
	if code := <-over; code != 0 || len(read) == 0 {
		t.Errorf("with credentials it ends with %d and %d bytes of links: %s", code, len(read), &errs)
	}
}
