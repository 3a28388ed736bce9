//go:build !ebitenginevmguest && !windows

package byletter

import (
	"bufio"
	"bytes"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"encoding/pem"
	"fmt"
	"math/big"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/internal/guest"
)

// server is `nile serve` in a folder.
type server struct {
	t     *testing.T
	dir   string
	links string
	cmd   *exec.Cmd
	says  *bufio.Scanner
	said  []string
}

// begin starts it, and waits until it says that it is open.
func (s *server) begin(args ...string) {
	s.t.Helper()
	s.cmd = exec.Command(program, append([]string{"serve", filepath.Join(s.dir, "tables")}, args...)...)
	out, err := s.cmd.StdoutPipe()
	if err == nil {
		s.cmd.Stderr = s.cmd.Stdout
		err = s.cmd.Start()
	}
	if err != nil {
		s.t.Fatal(err)
	}
	s.says, s.said = bufio.NewScanner(out), nil
	for s.says.Scan() {
		s.said = append(s.said, s.says.Text())
		if strings.HasPrefix(s.says.Text(), "Open at ") {
			return
		}
	}
	s.t.Fatalf("the server is not open:\n%s", strings.Join(s.said, "\n"))
}

// looksOn is a guest who sees what everybody may.
func (s *server) looksOn() *guest.Table {
	s.t.Helper()
	for _, l := range s.said {
		if _, link, ok := strings.Cut(l, "looks on opens "); ok {
			at, err := guest.ParseLink(link)
			if err != nil {
				s.t.Fatal(err)
			}
			g := guest.Sit(at, func(string) game.Rules { return island.Rules{} }, false)
			go func() { _ = g.Run(s.t.Context()) }()
			return g
		}
	}
	s.t.Fatalf("no link for who looks on:\n%s", strings.Join(s.said, "\n"))
	return nil
}

// seen waits until so many steps have been seen.
func seen(t *testing.T, g *guest.Table, n int) {
	t.Helper()
	late := time.After(time.Minute)
	for {
		s, moved := g.State()
		if len(s.Steps) >= n {
			return
		}
		select {
		case <-moved:
		case <-late:
			t.Fatalf("after a minute %d steps have been seen, want %d", len(s.Steps), n)
		}
	}
}

// TestAGameAtADistanceOutlivesItsServer: a game of three by the programs; the server is
// killed twice while it is played and begun anew where it answered before, and one of the three
// leaves and comes back. All come to the end of the same game, and so does who looks on; what
// they were told holds against the server's log, and not once it is another. The server ends
// well when it is told to.
func TestAGameAtADistanceOutlivesItsServer(t *testing.T) {
	dir := t.TempDir()
	s := &server{t: t, dir: dir, links: filepath.Join(dir, "links.txt")}
	s.begin("--addr", "127.0.0.1:0", "--new", "island:3", "--links", s.links)
	text, err := os.ReadFile(s.links)
	if err != nil {
		t.Fatal(err)
	}
	links := strings.Fields(string(text))
	if len(links) != 4 {
		t.Fatalf("got %d lines, want the address and three links: %v", len(links), links)
	}
	on := s.looksOn()
	seen(t, on, 0)
	var guests []*exec.Cmd
	var says []*bytes.Buffer
	kept := func(i int) string { return filepath.Join(dir, fmt.Sprint(i, ".table")) }
	join := func(i int) {
		says[i] = &bytes.Buffer{}
		guests[i] = exec.Command(program, "join", links[1+i], "--bot", "keen", "--keep", kept(i))
		guests[i].Stdout, guests[i].Stderr = says[i], says[i]
		if err := guests[i].Start(); err != nil {
			t.Fatal(err)
		}
	}
	for i := range links[1:] {
		guests, says = append(guests, nil), append(says, nil)
		join(i)
	}
	for kill := range 2 {
		seen(t, on, 25*(kill+1))
		_ = s.cmd.Process.Kill()
		_ = s.cmd.Wait()
		s.begin("--addr", links[0])
		if kill == 0 {
			_ = guests[1].Process.Signal(syscall.SIGTERM)
			_ = guests[1].Wait()
			join(1)
		}
	}
	for i, c := range guests {
		if err := c.Wait(); err != nil || says[i].String() != says[0].String() {
			t.Errorf("guest %d: %v: %swant as the first: %s", i, err, says[i], says[0])
		}
	}
	var steps int
	if _, err := fmt.Sscanf(says[0].String(), "The game is over, after %d commands.", &steps); err != nil {
		t.Fatalf("%v in %q", err, says[0])
	}
	seen(t, on, steps)
	_ = s.cmd.Process.Signal(syscall.SIGTERM)
	for s.says.Scan() {
		s.said = append(s.said, s.says.Text())
	}
	if err := s.cmd.Wait(); err != nil {
		t.Errorf("told to end the server says %v:\n%s", err, strings.Join(s.said, "\n"))
	}
	for i := range guests {
		if out, err := exec.Command(program, "check", kept(i)).CombinedOutput(); err != nil || !strings.Contains(string(out), "It holds") {
			t.Errorf("what guest %d was told: %v: %s", i, err, out)
		}
	}
	data, err := os.ReadFile(kept(2))
	if err == nil {
		data[len(data)-5] ^= 1 // in the last line of the log
		err = os.WriteFile(kept(2), data, 0o600)
	}
	if out, err2 := exec.Command(program, "check", kept(2)).CombinedOutput(); err != nil || err2 == nil || !strings.Contains(string(out), "does not hold") {
		t.Errorf("a log that is another: %v, %v: %s", err, err2, out)
	}
	t.Logf("%s", says[0])
}

// certificate writes one of this machine's own, and its key; what serve is given.
func certificate(t *testing.T, dir string) string {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	own := &x509.Certificate{SerialNumber: big.NewInt(1), NotAfter: time.Now().Add(time.Hour), IsCA: true, BasicConstraintsValid: true, IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}}
	cert, err := x509.CreateCertificate(rand.Reader, own, own, key.Public(), key)
	if err != nil {
		t.Fatal(err)
	}
	private, err := x509.MarshalPKCS8PrivateKey(key)
	if err != nil {
		t.Fatal(err)
	}
	files := []string{filepath.Join(dir, "cert.pem"), filepath.Join(dir, "key.pem")}
	for i, b := range []*pem.Block{{Type: "CERTIFICATE", Bytes: cert}, {Type: "PRIVATE KEY", Bytes: private}} {
		if err := os.WriteFile(files[i], pem.EncodeToMemory(b), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return strings.Join(files, ",")
}

// TestAGameInSecret: by TLS, with links that say so; who does not know the certificate does not
// sit down.
func TestAGameInSecret(t *testing.T) {
	dir := t.TempDir()
	s := &server{t: t, dir: dir}
	both := certificate(t, dir)
	s.begin("--addr", "127.0.0.1:0", "--new", "caravan:2", "--tls", both)
	defer func() {
		_ = s.cmd.Process.Signal(syscall.SIGTERM)
		_ = s.cmd.Wait()
	}()
	var links []string
	for _, l := range s.said {
		if strings.HasPrefix(l, "https://127.0.0.1:") {
			links = append(links, l)
		}
	}
	if len(links) != 2 {
		t.Fatalf("%d links by TLS, want two:\n%s", len(links), strings.Join(s.said, "\n"))
	}
	var guests [2]*exec.Cmd
	out, _ := func() ([]byte, error) {
		c := exec.Command(program, "remind", links[0], "--to", "gopher://x")
		c.Env = append(os.Environ(), "SSL_CERT_FILE="+strings.Split(both, ",")[0])
		return c.CombinedOutput()
	}()
	if !strings.Contains(string(out), "no address at which") {
		t.Errorf("a notice that goes nowhere is answered with %s", out)
	}
	for i := range guests {
		guests[i] = exec.Command(program, "join", links[i], "--bot", "random")
		guests[i].Env = append(os.Environ(), "SSL_CERT_FILE="+strings.Split(both, ",")[0])
		if err := guests[i].Start(); err != nil {
			t.Fatal(err)
		}
	}
	for i, g := range guests {
		if err := g.Wait(); err != nil {
			t.Errorf("guest %d: %v", i, err)
		}
	}
	at, err := guest.ParseLink(links[0])
	if err != nil {
		t.Fatal(err)
	}
	g := guest.Sit(at, func(string) game.Rules { return island.Rules{} }, false)
	go func() { _ = g.Run(t.Context()) }()
	for {
		st, moved := g.State()
		if st.Online {
			t.Fatal("a guest sits down that does not know who the server is")
		}
		if st.Lost != guest.NotLost {
			return
		}
		<-moved
	}
}

// TestCalledWrongly: what is wrong with a call is said in a sentence, with status 2, or 1
// where nobody was called wrongly.
func TestCalledWrongly(t *testing.T) {
	dir := t.TempDir()
	for _, x := range []struct {
		status int
		says   string
		args   []string
	}{
		{2, "such as game1:3", []string{"serve", dir, "--new", "game1"}},
		{2, "way to play", []string{"serve", dir, "--new", "chess:3"}},
		{2, "new tables only", []string{"serve", dir, "--links", filepath.Join(dir, "l")}},
		{1, "Nobody can connect", []string{"serve", dir, "--addr", "127.0.0.1:99999"}},
		{1, "belong together", []string{"serve", dir, "--tls", "no.pem,no.pem"}},
		{1, "belong together", []string{"serve", dir, "--tls", "no.pem"}},
		{1, "want smtp", []string{"serve", dir, "--mail", "smtp://nowhere"}},
		{2, "no link to a table", []string{"remind", "abc", "--to", "https://x.example"}},
		{1, "how guests call", []string{"serve", dir, "--url", "nile.example.org"}},
		{2, "no link to a table", []string{"join", "http://127.0.0.1:1/t/abc"}},
	} {
		var out bytes.Buffer
		c := exec.Command(program, x.args...)
		c.Stdout, c.Stderr = &out, &out
		_ = c.Run()
		if got := c.ProcessState.ExitCode(); got != x.status || !strings.Contains(out.String(), x.says) {
			t.Errorf("%v: status %d and %q, want %d and %q", x.args, got, out.String(), x.status, x.says)
		}
	}
}
