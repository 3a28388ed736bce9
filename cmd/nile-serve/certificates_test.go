package main

import (
	"crypto/tls"
	"crypto/x509"
	"io"
	"log"
	"net"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/caddyserver/certmagic"
	"github.com/letsencrypt/pebble/v2/ca"
	"github.com/letsencrypt/pebble/v2/db"
	"github.com/letsencrypt/pebble/v2/va"
	"github.com/letsencrypt/pebble/v2/wfe"
	natsserver "github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
)

// TestCertificatesAreOneForAll: a server gets a certificate by answering for its name at its own
// port, and a second server of the cluster answers with the same one, without asking for another.
func TestCertificatesAreOneForAll(t *testing.T) {
	t.Setenv("PEBBLE_VA_NOSLEEP", "1")
	t.Setenv("PEBBLE_WFE_NONCEREJECT", "0")
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	s, err := natsserver.NewServer(&natsserver.Options{Host: "127.0.0.1", Port: -1, JetStream: true, StoreDir: t.TempDir(), NoLog: true})
	must(err)
	s.Start()
	defer s.Shutdown()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	must(err)
	defer func() { _ = l.Close() }()
	_, port, _ := net.SplitHostPort(l.Addr().String())
	n, err := strconv.Atoi(port)
	must(err)

	quiet := log.New(io.Discard, "", 0)
	store := db.NewMemoryStore()
	by := ca.New(quiet, store, "", "ecdsa", 0, 1, map[string]ca.Profile{"default": {}})
	front := wfe.New(quiet, store, va.New(quiet, 1, n, false, "", store), by, []string{"example.org"}, false, false, 0, 0)
	var orders atomic.Int32
	handler := front.Handler()
	srv := httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.Contains(r.URL.Path, "finalize") {
			orders.Add(1)
		}
		handler.ServeHTTP(w, r)
	}))
	defer srv.Close()
	roots := x509.NewCertPool()
	roots.AddCert(srv.Certificate())
	was := authority
	defer func() { authority = was }()
	authority = certmagic.ACMEIssuer{CA: srv.URL + wfe.DirectoryPath, TrustedRoots: roots}

	serial := func(l net.Listener) string {
		nc, err := nats.Connect(s.ClientURL())
		must(err)
		t.Cleanup(nc.Close)
		conf, err := certificates(t.Context(), nc, 1, []string{" localhost "}, "who@example.org")
		must(err)
		go func() {
			for by := tls.NewListener(l, conf); ; {
				c, err := by.Accept()
				if err != nil {
					return
				}
				go func() {
					_ = c.(*tls.Conn).Handshake()
					_ = c.Close()
				}()
			}
		}()
		end := time.Now().Add(time.Minute)
		for {
			// Whether the certificate is trusted is the authority's business.
			c, err := tls.Dial("tcp", l.Addr().String(), &tls.Config{ServerName: "localhost", InsecureSkipVerify: true, NextProtos: []string{"http/1.1"}})
			if err == nil {
				at := c.ConnectionState()
				_ = c.Close()
				if at.NegotiatedProtocol != "http/1.1" || at.PeerCertificates[0].VerifyHostname("localhost") != nil {
					t.Errorf("speaks %q with a certificate of %v, want http/1.1 of localhost", at.NegotiatedProtocol, at.PeerCertificates[0].DNSNames)
				}
				return at.PeerCertificates[0].SerialNumber.String()
			}
			if time.Now().After(end) {
				t.Fatalf("no certificate comes: %v", err)
			}
			time.Sleep(10 * time.Millisecond) // the authority has its own time
		}
	}
	first := serial(l)
	other, err := net.Listen("tcp", "127.0.0.1:0")
	must(err)
	defer func() { _ = other.Close() }()
	if second := serial(other); second != first || orders.Load() != 1 {
		t.Errorf("two servers have certificates %s and %s after %d orders, want one", first, second, orders.Load())
	}
}
