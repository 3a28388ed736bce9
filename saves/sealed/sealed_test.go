package sealed

import (
	"bytes"
	"crypto/ed25519"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"testing"

	"filippo.io/age"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/saves"
)

const secret = "a camel and a half"

// table of three, passed on until so many links are in the chain.
type ring struct {
	players [3]*Player
	turns   []*Turn
}

// passed plays a game of three through sealed files, without files.
func passed(t testing.TB, links int) *ring {
	t.Helper()
	return passedWith(t, links, nil)
}

// passedWith is passed with computer players in some seats.
func passedWith(t testing.TB, links int, sitters []string) *ring {
	t.Helper()
	s := caravan.ForSeats(3, 12, caravan.Desert)
	first, err := Begin("caravan", s.Encode(), []string{"Anna", "Bo", "Carl"}, sitters, 0)
	must(t, err)
	r := &ring{players: [3]*Player{first}}
	at := 0
	var rec *game.Record
	for len(r.turns) == 0 || len(r.turns[len(r.turns)-1].Chain) < links {
		p := r.players[at]
		var turn *Turn
		if rec == nil && !p.Agree() {
			turn = p.PassDice()
		} else {
			if rec == nil {
				tab, err := p.New(caravan.Rules{})
				must(t, err)
				rec = tab.Record()
			}
			rec = playedBy(t, rec, p)
			turn, _, err = p.Pass(caravan.Rules{}, rec)
		}
		must(t, err)
		r.turns = append(r.turns, turn)
		at = turn.To
		if r.players[at] == nil {
			r.players[at], err = Join(turn)
			must(t, err)
		}
		must(t, r.players[at].Accept(again(t, turn)))
	}
	return r
}

// played plays on as one seat until another has to choose.
func played(t testing.TB, rec *game.Record, seat int) *game.Record {
	t.Helper()
	tab, err := game.Replay(caravan.Rules{}, rec)
	must(t, err)
	bot := game.NewRandom(uint64(seat) + 1)
	for !tab.Over() && tab.Acting().Has(game.Seat(seat)) {
		_, err := tab.Do(bot.Choose(tab.ChoicesOf(game.Seat(seat))))
		must(t, err)
	}
	return tab.Record()
}

// playedBy plays on as a player and all computer players until another has to choose.
func playedBy(t testing.TB, rec *game.Record, p *Player) *game.Record {
	t.Helper()
	for before := -1; before < len(rec.Log); {
		before = len(rec.Log)
		for s := range p.Names {
			if s == p.Me || p.Computer(s) {
				rec = played(t, rec, s)
			}
		}
	}
	return rec
}

// game is the game in a turn.
func (t *Turn) game(x testing.TB) *game.Record {
	x.Helper()
	table, err := t.Play(caravan.Rules{})
	must(x, err)
	return table.Record()
}

// verdict is what is wrong with a turn, played anew too.
func (t *Turn) verdict() error {
	err := t.check()
	if err == nil && t.Begun() {
		_, err = t.Play(caravan.Rules{})
	}
	return err
}

// again is a turn sealed and opened.
func again(t testing.TB, turn *Turn) *Turn {
	t.Helper()
	data, err := turn.encode()
	must(t, err)
	out, err := decode(data)
	must(t, err)
	must(t, out.verdict())
	return out
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// kindOf is the kind of a fault, and where it is.
func kindOf(err error) (Kind, int) {
	var f *Fault
	if errors.As(err, &f) {
		return f.Kind, f.At
	}
	return "", -1
}

// TestOnlyTheNextPlayerReads: the passphrase opens a turn whole, another does
// not, and nothing of the game is to be read in the file.
func TestOnlyTheNextPlayerReads(t *testing.T) {
	turn := passed(t, 4).turns[7]
	var file bytes.Buffer
	must(t, Seal(&file, turn, secret))
	if !IsSealed(file.Bytes()) || bytes.Contains(file.Bytes(), []byte("Anna")) || bytes.Contains(file.Bytes(), []byte("caravan")) {
		t.Error("the file says what it holds")
	}
	got, err := Open(bytes.NewReader(file.Bytes()), secret)
	must(t, err)
	if got.game(t).Hash != turn.game(t).Hash || !slices.Equal(got.Chain, turn.Chain) || len(got.log) != len(turn.log) {
		t.Error("another turn came out")
	}
	if _, err := Open(bytes.NewReader(file.Bytes()), secret+"x"); err == nil {
		t.Error("another passphrase opens it")
	} else if k, _ := kindOf(err); k != Locked {
		t.Error(err)
	}
	for _, said := range []string{"", "\ufeff"} {
		if k, _ := kindOf(func() error { _, err := Open(bytes.NewReader(file.Bytes()), said); return err }()); k != Locked {
			t.Errorf("passphrase %q: kind %q, want %q", said, k, Locked)
		}
	}
	if err := Seal(&file, turn, "short"); err == nil {
		t.Error("a short passphrase was taken")
	}
}

// TestGreedyFilesAreRefused: a file that asks for more memory than work factor
// 15 is not opened.
func TestGreedyFilesAreRefused(t *testing.T) {
	for factor, want := range map[int]Kind{16: Greedy, 15: NoTurn} { // in any order
		to, err := age.NewScryptRecipient(secret)
		must(t, err)
		to.SetWorkFactor(factor)
		var file bytes.Buffer
		out, err := age.Encrypt(&file, to)
		must(t, err)
		_, _ = out.Write([]byte("nothing"))
		must(t, out.Close())
		_, err = Open(&file, secret)
		if k, _ := kindOf(err); k != want {
			t.Errorf("factor %d: %v", factor, err)
		}
	}
}

// TestEveryByteCounts: a sealed file with any one byte changed, or cut off
// anywhere, does not open.
func TestEveryByteCounts(t *testing.T) {
	var file bytes.Buffer
	must(t, Seal(&file, passed(t, 1).turns[4], secret))
	whole := file.Bytes()
	step := len(whole)/24 + 1 // each takes a scrypt
	for i := 0; i < len(whole); i += step {
		bad := bytes.Clone(whole)
		bad[i] ^= 4
		if _, err := Open(bytes.NewReader(bad), secret); err == nil {
			t.Errorf("byte %d changed, and it opens", i)
		}
		if _, err := Open(bytes.NewReader(whole[:i]), secret); err == nil {
			t.Errorf("cut off at %d, and it opens", i)
		}
	}
}

// TestTamperingShows: what one of the players, who can open the file, might do
// to it.
func TestTamperingShows(t *testing.T) {
	r := passed(t, 6)
	last := r.turns[len(r.turns)-1]
	before := r.turns[0] // the one that the same player got before
	for _, turn := range r.turns[:len(r.turns)-1] {
		if turn.Begun() && turn.To == last.To {
			before = turn
		}
	}
	for name, c := range map[string]struct {
		bend func(x *Turn)
		want Kind
	}{
		"a command of an earlier turn": {func(x *Turn) { x.log[0].N++ }, Illegal},
		"another earlier turn":         {func(x *Turn) { bendLast(x, r, func(l *Link) { l.Log = x.Chain[0].Log }) }, Altered},
		"two links change places":      {func(x *Turn) { x.Chain[1], x.Chain[4] = x.Chain[4], x.Chain[1] }, Damaged},
		"a link is missing":            {func(x *Turn) { x.Chain = slices.Delete(x.Chain, 2, 3) }, Dropped},
		"three links are missing":      {func(x *Turn) { x.Chain = slices.Delete(x.Chain, 1, 4) }, Reordered},
		"the last is missing":          {func(x *Turn) { x.Chain = x.Chain[:5] }, Altered},
		"all are missing":              {func(x *Turn) { x.Chain = nil }, Dropped},
		"a secret":                     {func(x *Turn) { x.Dice.Reveals[1] = x.Dice.Reveals[0] }, Damaged},
		"another player":               {func(x *Turn) { x.Names[1] = "Eve" }, Reordered},
		"a computer player":            {func(x *Turn) { x.Sitters = []string{"", "", "steady"}; x.Sitters[x.To] = "" }, Reordered},
		"the settings":                 {func(x *Turn) { x.Settings = append(slices.Clone(x.Settings), 1) }, Reordered},
		"signed by another":            {func(x *Turn) { resign(t, x, 5, r.players[(x.Chain[5].From+1)%3].Key) }, Forged},
		"a seat that plays twice":      {func(x *Turn) { playTwice(t, x, r) }, OtherSeat},
		"another position":             {func(x *Turn) { bendLast(x, r, func(l *Link) { l.Position = x.Chain[0].Position }) }, Altered},
		"a command taken back":         {func(x *Turn) { x.log[len(x.log)-1] = game.Command{Kind: game.KindUndo, Seat: x.log[len(x.log)-1].Seat} }, Illegal},
		"the recipient":                {func(x *Turn) { x.To = (x.To + 1) % 3 }, Altered},
	} {
		x := copyOf(t, last)
		c.bend(x)
		if k, _ := kindOf(x.verdict()); k != c.want {
			t.Errorf("%s: %v, want kind %s", name, x.verdict(), c.want)
		}
	}
	// A whole chain made anew by one who has all keys but the reader's own: the
	// reader remembers the old one.
	me := r.players[last.To]
	if k, _ := kindOf(me.Accept(copyOf(t, before))); k != Older {
		t.Errorf("an older turn came again: kind %s, want %s", k, Older)
	}
	other := copyOf(t, last)
	other.Chain[0].Sign = other.Chain[1].Sign
	if k, at := kindOf(me.Accept(other)); k != Altered || at != 1 {
		t.Errorf("another past: kind %s at %d, want %s, 1", k, at, Altered)
	}
	wrong := copyOf(t, last)
	if k, _ := kindOf(r.players[(last.To+1)%3].Accept(wrong)); k != NotForYou {
		t.Errorf("a turn for another: kind %s, want %s", k, NotForYou)
	}
	must(t, me.Accept(copyOf(t, last))) // the same once more
}

// TestMemoryIsBounded: the longest file there may be, made by one who knows the
// passphrase, is refused in less than 200 MB, all that is ever taken counted.
func TestMemoryIsBounded(t *testing.T) {
	to, err := age.NewScryptRecipient(secret)
	must(t, err)
	to.SetWorkFactor(mostWork)
	var file bytes.Buffer
	file.Grow(MaxFile + 1<<20)
	w, err := age.Encrypt(&file, to)
	must(t, err)
	head := append([]byte(`{"Names":[`), bytes.Repeat([]byte(`"",`), maxHead/3-10)...)
	plain := binary.LittleEndian.AppendUint32([]byte(magic), uint32(len(head)))
	plain = append(append(plain, head...), make([]byte, MaxFile-len(head)-len(plain)-50_000)...)
	_, err = w.Write(plain)
	must(t, errors.Join(err, w.Close()))
	if file.Len() > MaxFile {
		t.Fatalf("%d bytes", file.Len())
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, err = Open(bytes.NewReader(file.Bytes()), secret)
	runtime.ReadMemStats(&after)
	if k, _ := kindOf(err); k != Damaged {
		t.Errorf("it opens: %v", err)
	}
	if got := (after.TotalAlloc - before.TotalAlloc) >> 20; got > 200 {
		t.Errorf("%d MB were taken", got)
	}
}

// TestNewerTurnsAreRefusedByName: a turn in a later format is no file of another kind.
func TestNewerTurnsAreRefusedByName(t *testing.T) {
	for data, want := range map[string]Kind{magicWords + "3\nabcdefgh": Newer, magicWords + "14\n": Newer, magicWords: NoTurn, "Dear Ben": NoTurn} { // in any order
		if _, err := decode([]byte(data)); err == nil {
			t.Errorf("%q is read", data)
		} else if k, _ := kindOf(err); k != want {
			t.Errorf("%q: %v", data, err)
		}
	}
}

func copyOf(t testing.TB, turn *Turn) *Turn {
	t.Helper()
	data, err := turn.encode()
	must(t, err)
	out, err := decode(data)
	must(t, err)
	return out
}

// resign has a link of a turn, and no more of the chain, be signed with another key.
func resign(t testing.TB, x *Turn, at int, key []byte) {
	t.Helper()
	table, err := x.Play(caravan.Rules{})
	must(t, err)
	link := x.Chain[at]
	x.Chain = x.Chain[:at]
	x.From, x.To = link.From, link.To
	x.add(key, table)
}

// playTwice has the one who holds a turn play the next seat's too, and sign for it.
func playTwice(t testing.TB, x *Turn, r *ring) {
	t.Helper()
	me := x.To
	table, err := game.Replay(caravan.Rules{}, played(t, x.game(t), me))
	must(t, err)
	next := int(table.Acting().First())
	rec := played(t, table.Record(), next)
	table, err = game.Replay(caravan.Rules{}, rec)
	must(t, err)
	x.log, x.From, x.To = commandsOf(rec.Log), me, (next+1)%3
	x.add(r.players[me].Key, table)
}

// bendLast changes the last link, and has it signed by who made it.
func bendLast(x *Turn, r *ring, bend func(l *Link)) {
	n := len(x.Chain) - 1
	l := &x.Chain[n]
	bend(l)
	before, _ := hex.DecodeString(x.Chain[n-1].Hash)
	sum := l.hash(before)
	l.Hash, l.Sign = hex.EncodeToString(sum), hex.EncodeToString(ed25519.Sign(r.players[l.From].Key, sum))
}

// TestNothingDerivedIsBelieved: what a letter of an older program says besides the commands
// is not read: neither dice nor position, chance, story, sittings or header.
func TestNothingDerivedIsBelieved(t *testing.T) {
	turn := passed(t, 6).turns[9]
	want := turn.game(t)
	bent := *want
	bent.Log = slices.Clone(want.Log)
	for k := range bent.Log {
		bent.Log[k].Rolls = []game.Roll{{Name: "loaded", Of: 6, Got: 5}}
	}
	bent.Hash, bent.Chance, bent.Position, bent.Story, bent.Sittings, bent.Seed = "", []byte("poison"), []byte("elsewhere"), nil, []int{0, 3}, 7
	head, err := json.Marshal(turn)
	must(t, err)
	save, err := saves.Encode(saves.Header{Ending: game.Won, Turn: 99}, &bent)
	must(t, err)
	old, err := decode(append(append(binary.LittleEndian.AppendUint32([]byte(magicWords+"1\n"), uint32(len(head))), head...), save...))
	must(t, err)
	if got := old.game(t); !got.LeadsTo(want) || got.Hash != want.Hash || !bytes.Equal(got.Chance, want.Chance) || len(got.Story) != len(want.Story) {
		t.Errorf("the game in an old letter stands elsewhere: %d commands, %s", len(got.Log), got.Hash)
	}
}

// TestOtherRulesAreSaid: a turn that these rules cannot follow, and that says it was played by
// others, is no forgery.
func TestOtherRulesAreSaid(t *testing.T) {
	turn := copyOf(t, passed(t, 3).turns[6])
	turn.rules++
	turn.log[0].N++
	if _, err := turn.Play(caravan.Rules{}); err == nil {
		t.Error("it is played")
	} else if k, _ := kindOf(err); k != OtherRules {
		t.Error(err)
	}
}

// TestComputerPlayersGoWithTheGame: they have no part in the dice, sit where they sat when
// the game was begun, and whoever holds it plays them, and nobody else.
func TestComputerPlayersGoWithTheGame(t *testing.T) {
	r := passedWith(t, 6, []string{"", "steady", ""})
	if r.players[1] != nil {
		t.Error("a letter went to a computer player")
	}
	last := r.turns[len(r.turns)-1]
	table, err := last.Play(caravan.Rules{})
	must(t, err)
	if table.Sitter(1) != "steady" || table.Sitter(0) != "" {
		t.Errorf("there sit %q", table.Sitters())
	}
	if len(r.turns[0].Chain) > 0 || len(r.turns) != 3+len(last.Chain)-1 {
		t.Errorf("%d turns for %d links of two players", len(r.turns), len(last.Chain))
	}
	s := caravan.ForSeats(3, 12, caravan.Desert)
	p, err := Begin("caravan", s.Encode(), []string{"Anna", "Bo", "Carl"}, []string{"", "steady", "steady"}, 0)
	must(t, err)
	if !p.Agree() {
		t.Error("one person has nobody to agree with")
	}
	table, err = p.New(caravan.Rules{})
	must(t, err)
	if _, _, err = p.Pass(caravan.Rules{}, played(t, table.Record(), 0)); err == nil {
		t.Error("computer players who are to act are left to nobody")
	} else if k, _ := kindOf(err); k != NotDone {
		t.Error(err)
	}
}

// TestTheLastLetterGoesAgain: as it was, whatever has been tried behind it.
func TestTheLastLetterGoesAgain(t *testing.T) {
	r := passed(t, 5)
	last := r.turns[len(r.turns)-1]
	p := r.players[last.From]
	tried := played(t, played(t, last.game(t), last.To), (last.To+1)%3)
	same, table, err := p.Pass(caravan.Rules{}, tried)
	must(t, err)
	if !slices.Equal(same.Chain, last.Chain) || table.Len() != len(last.log) || same.To != last.To {
		t.Errorf("%d commands go to %d, and not %d to %d", table.Len(), same.To, len(last.log), last.To)
	}
}

// TestThePassphraseIsKnownAgain: a game is sealed with no other than the one that opened it,
// and blanks at its ends, a byte order mark or another way of writing a letter are no other.
func TestThePassphraseIsKnownAgain(t *testing.T) {
	p, err := Begin("caravan", nil, []string{"Anna", "Bo"}, nil, 0)
	must(t, err)
	if k, _ := kindOf(p.Knows("short")); k != ShortPassphrase {
		t.Errorf("kind %s, want %s", k, ShortPassphrase)
	}
	must(t, p.Knows("h\u00e9l\u00e8ne am Nil"))
	data, err := json.Marshal(p)
	must(t, err)
	if bytes.Contains(data, []byte("Nil")) {
		t.Error("it stands in what the player keeps")
	}
	p, err = remembered(data)
	must(t, err)
	for said, fits := range map[string]bool{ // in any order
		"h\u00e9l\u00e8ne am Nil": true, "\ufeffh\u00e9l\u00e8ne am Nil \t": true, "he\u0301le\u0300ne am Nil": true, "h\u00e9l\u00e8ne am nil": false, "helene am Nil": false,
	} {
		if err := p.Knows(said); (err == nil) != fits {
			t.Errorf("%+q: %v", said, err)
		} else if k, _ := kindOf(err); !fits && k != OtherSecret {
			t.Error(err)
		}
	}
	must(t, p.Know("another one"))
	must(t, p.Knows("another one"))
	p.Lock = []byte("5ce1 and a key, as older programs noted it")
	must(t, p.Knows("a third one"))
	if k, _ := kindOf(p.Knows("another one")); k != OtherSecret {
		t.Errorf("kind %s, want %s", k, OtherSecret)
	}
	turn := passed(t, 1).turns[0]
	var file bytes.Buffer
	must(t, Seal(&file, turn, " two in a boat "))
	_, err = Open(&file, "two in a boat\u00a0")
	must(t, err)
	file.Reset()
	typed, err := age.NewScryptRecipient("two in a boat ") // as older programs sealed
	must(t, err)
	typed.SetWorkFactor(WorkFactor)
	old, err := age.Encrypt(&file, typed)
	must(t, err)
	data, err = turn.encode()
	must(t, err)
	_, err = old.Write(data)
	must(t, errors.Join(err, old.Close()))
	_, err = Open(&file, "two in a boat ")
	must(t, err)
}

// TestNobodyChoosesTheSeed: nothing is revealed before all are bound, a secret
// other than the one committed to is refused, and each secret changes the seed.
func TestNobodyChoosesTheSeed(t *testing.T) {
	r := passed(t, 1)
	for i, turn := range r.turns {
		open := 0
		for _, s := range turn.Dice.Reveals {
			if s != "" {
				open++
			}
		}
		if open > 0 && !turn.Dice.bound() {
			t.Errorf("turn %d: a secret is open before all are bound", i)
		}
	}
	d := r.turns[len(r.turns)-1].Dice
	seed, agreed := d.Seed()
	if !agreed || len(r.turns) != 5 {
		t.Errorf("agreed %v after %d turns", agreed, len(r.turns))
	}
	for s := range 3 {
		other := d.clone()
		other.Reveals[s] = random(32)
		if other.sound(3) {
			t.Error("a secret nobody committed to was taken")
		}
		if now, _ := other.Seed(); now == seed {
			t.Errorf("the secret of seat %d does not count", s)
		}
	}
	early := r.turns[0].Dice.clone()
	early.Reveals[0] = r.players[0].Secret
	if early.sound(3) {
		t.Error("a secret was open before all were bound")
	}
}

// TestAPlayerRemembers: what is kept comes back from the disk, is nobody
// else's to read, and a turn already passed on can be written again, not played again.
func TestAPlayerRemembers(t *testing.T) {
	r := passed(t, 4)
	last := r.turns[len(r.turns)-1]
	p := r.players[last.From]
	dir := filepath.Join(t.TempDir(), "letters")
	in := saves.Folder{Dir: dir}
	must(t, p.Keep(in))
	for path, want := range map[string]os.FileMode{filepath.Join(dir, nameOf(p.ID)): 0o600, dir: 0o700} { // in any order
		if info, err := os.Stat(path); err != nil || info.Mode().Perm() != want {
			t.Errorf("%s: %v %v", path, info.Mode(), err)
		}
	}
	q, err := RecallOnly(in)
	must(t, err)
	same, _, err := q.Pass(caravan.Rules{}, last.game(t))
	if err != nil || !slices.Equal(same.Chain, last.Chain) {
		t.Errorf("a lost file cannot be written again: %v", err)
	}
	if k, _ := kindOf(q.Accept(copyOf(t, last))); k != NotForYou {
		t.Errorf("kind %s, want %s", k, NotForYou)
	}
	must(t, os.WriteFile(filepath.Join(dir, nameOf("x")), []byte("{"), 0o600))
	if _, err := RecallOnly(in); err == nil {
		t.Error("two games in one folder")
	}
	must(t, os.Remove(filepath.Join(dir, nameOf(p.ID))))
	if k, _ := kindOf(func() error { _, err := RecallOnly(in); return err }()); k != NoMemory {
		t.Errorf("a broken memory was read: %s", k)
	}
	must(t, os.Remove(filepath.Join(dir, nameOf("x"))))
	if none, err := RecallOnly(in); none != nil || err != nil {
		t.Errorf("an empty folder remembers %v, %v", none, err)
	}
}

// FuzzDecode: whatever an encrypted file holds, reading it does no harm, and
// what is sound is written again as it was.
func FuzzDecode(f *testing.F) {
	for _, turn := range passed(f, 2).turns {
		data, err := turn.encode()
		must(f, err)
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		turn, err := decode(data)
		if err != nil || turn.verdict() != nil {
			return
		}
		back, err := turn.encode()
		must(t, err)
		if _, err := decode(back); err != nil {
			t.Error(err)
		}
	})
}

// FuzzOpen: no file whatever opens with a passphrase it was not sealed with, or
// harms who tries.
func FuzzOpen(f *testing.F) {
	f.Add([]byte("age-encryption.org/v1\n-> scrypt AAAA 30\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		if _, err := Open(bytes.NewReader(data), secret); err == nil {
			t.Error("it opens")
		}
	})
}

// FuzzMemory: whatever the file holds in which a player's memory is kept, reading it
// does no harm, nor does what is asked of one that could be read.
func FuzzMemory(f *testing.F) {
	r := passed(f, 2)
	for _, p := range r.players {
		data, err := json.Marshal(p)
		must(f, err)
		f.Add(data)
	}
	last := r.turns[len(r.turns)-1]
	rec := last.game(f)
	f.Fuzz(func(t *testing.T, data []byte) {
		p, err := remembered(data)
		if err != nil {
			return
		}
		if s, _ := p.Waits(); s < 0 || s >= len(p.Names) {
			t.Errorf("the game waits for seat %d", s)
		}
		_, _ = p.Holds(caravan.Rules{}, rec)
		_ = p.Accept(last)
		_, _, _ = p.Pass(caravan.Rules{}, rec)
		_ = p.PassDice()
	})
}
