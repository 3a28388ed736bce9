package main

import (
	"context"
	"crypto/tls"
	"strings"

	"github.com/caddyserver/certmagic"
	"github.com/nats-io/nats.go"

	"sourceofthenile/cmd/nile-serve/stream"
)

// authority gives certificates; tests ask another.
var authority = certmagic.ACMEIssuer{CA: certmagic.LetsEncryptProductionCA}

// certificates are those of names, which are got from the authority where there are none yet and
// renewed in time. All servers of a cluster have the same.
func certificates(ctx context.Context, nc *nats.Conn, replicas int, names []string, mail string) (*tls.Config, error) {
	for i := range names {
		names[i] = strings.TrimSpace(names[i])
	}
	kept, err := stream.OpenVault(ctx, nc, replicas)
	if err != nil {
		return nil, err
	}
	var magic *certmagic.Config
	cache := certmagic.NewCache(certmagic.CacheOptions{
		GetConfigForCert: func(certmagic.Certificate) (*certmagic.Config, error) { return magic, nil },
	})
	magic = certmagic.New(cache, certmagic.Config{Storage: kept})
	by := authority
	by.Email, by.Agreed, by.DisableHTTPChallenge = mail, true, true
	magic.Issuers = []certmagic.Issuer{certmagic.NewACMEIssuer(magic, by)}
	if err := magic.ManageAsync(ctx, names); err != nil {
		return nil, err
	}
	conf := magic.TLSConfig()
	conf.NextProtos = append([]string{"http/1.1"}, conf.NextProtos...)
	return conf, nil
}
