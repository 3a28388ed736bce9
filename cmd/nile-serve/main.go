// nile-serve has tables of Source of the Nile open to guests as `nile serve` does, from several
// machines at once: they share the tables over NATS JetStream, and any of them takes over those
// of one that died.
package main

import (
	"context"
	"crypto/tls"
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"github.com/nats-io/nats.go"

	"sourceofthenile/cmd/nile-serve/stream"
	"sourceofthenile/internal/serve"
	"sourceofthenile/render/words"
)

func main() {
	ctx, end := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	defer end()
	os.Exit(run(ctx, os.Args[1:], os.Stdout, os.Stderr))
}

// options are what is said of a server of several, beside what any server is told.
type options struct {
	serve.Server
	log      string // where the engine is
	creds    string // a file of credentials for it
	replicas int
	peer     string // where the other servers reach this one
	acme     string // the names it has certificates for
	mail     string // whom the authority tells of them
}

func (o *options) flags(fs *flag.FlagSet) {
	o.Flags(fs)
	fs.StringVar(&o.log, "log", "", words.Phrase("cluster.option.log"))
	fs.StringVar(&o.creds, "creds", "", words.Phrase("cluster.option.creds"))
	fs.IntVar(&o.replicas, "replicas", 3, words.Phrase("cluster.option.replicas"))
	fs.StringVar(&o.peer, "peer", "127.0.0.1:0", words.Phrase("cluster.option.peer"))
	fs.StringVar(&o.acme, "acme", "", words.Phrase("cluster.option.acme"))
	fs.StringVar(&o.mail, "acme-mail", "", words.Phrase("cluster.option.acme-mail"))
}

// run is the program; its exit status.
func run(ctx context.Context, args []string, out, errs io.Writer) int {
	fs := flag.NewFlagSet("nile-serve", flag.ContinueOnError)
	var o options
	o.flags(fs)
	fs.SetOutput(errs)
	if err := fs.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			return 0
		}
		return 2
	}
	if o.log == "" || fs.NArg() > 0 {
		fmt.Fprintf(errs, "nile-serve: %s\n", words.Say("cluster.no-log"))
		return 2
	}
	if err := o.serve(ctx, out); err != nil {
		fmt.Fprintf(errs, "nile-serve: %s\n", words.Err(err))
		return 1
	}
	fmt.Fprintln(out, words.Say("serve.ended"))
	return 0
}

// serve answers guests until ctx ends.
func (o *options) serve(ctx context.Context, out io.Writer) error {
	openings, err := o.Openings()
	if err == nil {
		err = o.Check()
	}
	if err != nil {
		return err
	}
	l, from, err := o.Listen()
	if err != nil {
		return err
	}
	defer func() { _ = l.Close() }()
	peers, err := net.Listen("tcp", o.peer)
	if err != nil {
		return words.NewFault("serve.no-address", "addr", o.peer, "why", err)
	}
	defer func() { _ = peers.Close() }()
	seen := newCounts()
	e, err := o.open(ctx, peers.Addr().String(), seen, out)
	if err != nil {
		return err
	}
	defer e.nc.Close()
	if l, err = o.certified(ctx, l, e.nc); err != nil {
		return err
	}
	h, err := o.Host(e.log, e.small, out)
	if err != nil {
		return err
	}
	seen.of(h)
	n := newNode(h, o.Handler(h, e.log, from), e.holders, seen)
	ctx, end := context.WithCancel(ctx)
	defer end()
	gone := make(chan struct{})
	go func() {
		defer close(gone)
		e.holders.Keep(ctx, h.Drop)
	}()
	go n.take(ctx)
	if err := o.Begin(e.log, openings, l.Addr(), from, out, writeLinks); err != nil {
		return err
	}
	fmt.Fprintln(out, words.Say("cluster.open", "addr", l.Addr().String(), "peer", peers.Addr().String()))
	mux := http.NewServeMux()
	mux.Handle("/", n)
	mux.Handle("GET /metrics", seen.handler())
	defer context.AfterFunc(ctx, h.Close)()
	go func() { _ = h.ServeBy(peers, mux) }()
	err = h.ServeBy(l, n)
	h.Close()
	end()
	<-gone
	return err
}

// startWait is how long the engine may take until it answers: its servers may have begun with this
// one, and have to agree on who leads them first.
var startWait = 3 * time.Minute

// engine is what a server has of the engine.
type engine struct {
	nc      *nats.Conn
	log     *stream.Log
	small   *stream.Small
	holders *stream.Holders
}

// open is the engine, as soon as it answers; the other servers reach this one at an address.
func (o *options) open(ctx context.Context, at string, seen *counts, out io.Writer) (*engine, error) {
	for end := time.Now().Add(startWait); ; {
		e, err := o.reach(ctx, at, seen)
		if said := words.Said(nil); err == nil || errors.As(err, &said) {
			return e, err
		}
		if ctx.Err() != nil || time.Now().After(end) {
			return nil, words.NewFault("cluster.no-engine", "log", o.log, "why", err)
		}
		fmt.Fprintln(out, words.Say("cluster.waits", "why", err))
		select {
		case <-time.After(time.Second):
		case <-ctx.Done():
		}
	}
}

// reach is the engine; an error with words is one that passes by no waiting.
func (o *options) reach(ctx context.Context, at string, seen *counts) (e *engine, err error) {
	nc, err := o.connect()
	if err != nil {
		return nil, err
	}
	defer func() {
		if err != nil {
			nc.Close()
		}
	}()
	e = &engine{nc: nc}
	if most := nc.MaxPayload(); most < stream.MostLine {
		return nil, words.NewFault("cluster.payload", "has", int(most>>20), "needs", stream.MostLine>>20)
	}
	if e.log, err = stream.Open(ctx, nc, o.replicas, seen.took); err != nil {
		return nil, err
	}
	if e.small, err = stream.OpenSmall(ctx, e.log, o.replicas); err != nil {
		return nil, err
	}
	e.holders, err = stream.Join(ctx, e.log, o.replicas, at)
	return e, err
}

// connect is a connection to the engine, which is looked for anew for as long as it takes
// whenever it is lost.
func (o *options) connect() (*nats.Conn, error) {
	all := []nats.Option{nats.Name("nile-serve"), nats.MaxReconnects(-1), nats.ReconnectWait(250 * time.Millisecond), nats.Timeout(5 * time.Second)}
	if o.creds != "" {
		all = append(all, nats.UserCredentials(o.creds))
	}
	return nats.Connect(o.log, all...)
}

// certified is a listener by TLS with certificates of an authority, if such are asked for.
func (o *options) certified(ctx context.Context, l net.Listener, nc *nats.Conn) (net.Listener, error) {
	if o.acme == "" {
		return l, nil
	}
	conf, err := certificates(ctx, nc, o.replicas, strings.Split(o.acme, ","), o.mail)
	if err != nil {
		return nil, words.NewFault("cluster.no-certificates", "names", o.acme, "why", err)
	}
	return tls.NewListener(l, conf), nil
}

// writeLinks writes where tables are to a file that only its owner may read.
func writeLinks(file, text string) error { return os.WriteFile(file, []byte(text), 0o600) }
