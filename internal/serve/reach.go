//go:build !js

package serve

import (
	"crypto/tls"
	"flag"
	"net"
	"net/url"
	"strconv"
	"strings"

	"sourceofthenile/internal/guest"
	"sourceofthenile/render/words"
	"sourceofthenile/saves/disk"
)

// UsualAddress is where a server answers unless told.
const UsualAddress = ":1821"

// reach is where a server answers, and how its guests come there.
type reach struct {
	addr string
	url  string // how guests call it, where that is otherwise; "": by its address
	tls  string // files of a certificate and its key, with a comma between; "": without TLS
}

// flags are the options of where a server answers.
func (r *reach) flags(fs *flag.FlagSet) {
	fs.StringVar(&r.addr, "addr", UsualAddress, words.Phrase("usage.option.serve.addr", "usual", UsualAddress))
	fs.StringVar(&r.url, "url", "", words.Phrase("usage.option.serve.url"))
	fs.StringVar(&r.tls, "tls", "", words.Phrase("usage.option.serve.tls"))
}

// Listen opens the address. from is where links lead that are still to name a table.
func (r *reach) Listen() (l net.Listener, from guest.Link, err error) {
	if from, err = r.from(); err != nil {
		return nil, from, err
	}
	cert, key, both := strings.Cut(r.tls, ",")
	var conf *tls.Config
	if r.tls != "" {
		pair, err := tls.LoadX509KeyPair(cert, key)
		if !both || err != nil {
			return nil, from, words.NewFault("serve.no-certificate", "said", r.tls, "why", disk.Cause(err))
		}
		conf = &tls.Config{Certificates: []tls.Certificate{pair}, MinVersion: tls.VersionTLS12, NextProtos: []string{"http/1.1"}}
	}
	if l, err = net.Listen("tcp", r.addr); err != nil {
		return nil, from, words.NewFault("serve.no-address", "addr", r.addr, "why", disk.Cause(err))
	}
	if from.Host == "" {
		from.Host, from.Safe = calledBy(l.Addr()), conf != nil
	}
	if conf != nil {
		l = tls.NewListener(l, conf)
	}
	return l, from, nil
}

// calledBy is an address as others call it: of one that is open to all networks, that of this
// machine in the likeliest.
func calledBy(a net.Addr) string {
	if tcp, ok := a.(*net.TCPAddr); ok && tcp.IP.IsUnspecified() {
		return net.JoinHostPort(Addresses()[0], strconv.Itoa(tcp.Port))
	}
	return a.String()
}

// from is where links lead by what guests call the server.
func (r *reach) from() (guest.Link, error) {
	if r.url == "" {
		return guest.Link{}, nil
	}
	u, err := url.Parse(r.url)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || strings.Trim(u.Path, "/") != "" {
		return guest.Link{}, words.NewFault("serve.no-url", "said", r.url)
	}
	return guest.Link{Host: u.Host, Safe: u.Scheme == "https"}, nil
}

// Addresses are those of this machine in its networks, the likeliest first.
func Addresses() (all []string) {
	found, _ := net.InterfaceAddrs() // none: there is no network
	for _, a := range found {
		ip, ok := a.(*net.IPNet)
		if !ok || ip.IP.IsLoopback() || ip.IP.IsLinkLocalUnicast() {
			continue
		}
		if ip.IP.To4() != nil {
			all = append(all, ip.IP.String())
		}
	}
	if len(all) == 0 {
		all = []string{"127.0.0.1"}
	}
	return all
}
