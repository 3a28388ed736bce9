package sealed

import (
	"crypto/ed25519"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io/fs"
	"slices"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/saves"
)

// Player is what one player keeps of a game that is passed on: who is who, the
// chain as it was last seen, and what only this player may know. It is no part
// of what is passed on.
type Player struct {
	Mail
	Me     int
	Secret string // goes into the seed
	Key    []byte // signs; private
	Lock   []byte `json:",omitempty"` // nothing, sealed: knows the passphrase again; none: nothing was sealed yet
}

// memory ends the names of the files that hold these.
const memory = ".sealed"

// Begin makes a game to be passed on, for who begins it: the player at seat me. sitters are
// the computer players by seat, "" where a person plays.
func Begin(rules string, settings []byte, names, sitters []string, me int) (*Player, error) {
	m := Mail{ID: random(8), Game: rules, Names: names, Settings: settings, Dice: newDice(len(names))}
	for s := range min(len(sitters), len(names)) {
		if sitters[s] != "" {
			m.Sitters = sitters
			m.Dice.Commits[s], m.Dice.Keys[s] = commitOf(computers), computers
		}
	}
	if me < 0 || me >= len(names) || len(names) > maxSeats || len(sitters) > len(names) || m.Computer(me) {
		return nil, fault(NoSeat)
	}
	return furnished(m, me)
}

// Join makes what the player at a seat keeps of a game that comes from another
// for the first time.
func Join(t *Turn) (*Player, error) {
	if t.Dice.Commits[t.To] != "" { // this player has sat here before, elsewhere
		return nil, fault(Stranger)
	}
	m := t.clone()
	m.Dice, m.Chain = newDice(len(t.Names)), nil
	return furnished(m, t.To)
}

// furnished is a player with secrets.
func furnished(m Mail, me int) (*Player, error) {
	_, key, err := ed25519.GenerateKey(rand.Reader)
	return &Player{Mail: m, Me: me, Secret: random(32), Key: key}, err
}

// random is so many bytes that nobody can guess.
func random(n int) string {
	b := make([]byte, n)
	_, _ = rand.Read(b) // never fails
	return hex.EncodeToString(b)
}

// Accept takes in a turn that has come, and compares it with what was seen
// before. The same turn may come again; an older one may not.
func (p *Player) Accept(t *Turn) error {
	switch {
	case t.ID != p.ID || t.Game != p.Game || string(t.Settings) != string(p.Settings) || !slices.Equal(t.Names, p.Names) || !slices.Equal(t.Sitters, p.Sitters):
		return fault(OtherGame)
	case t.To != p.Me:
		return &Fault{Kind: NotForYou, Who: t.Names[t.To]}
	case !t.Dice.extends(&p.Dice) && !p.Dice.extends(&t.Dice): // the latter: it comes again
		return fault(OtherDice)
	}
	for i := range p.Chain {
		if i >= len(t.Chain) {
			return faultAt(Older, len(t.Chain)+1)
		}
		if t.Chain[i] != p.Chain[i] {
			return faultAt(Altered, i+1)
		}
	}
	if n := len(t.Chain); n > 0 && n == len(p.Chain) && t.Chain[n-1].From == p.Me {
		return faultAt(Older, n)
	}
	if t.Dice.extends(&p.Dice) {
		p.Dice = t.Dice.clone()
	}
	p.Chain = slices.Clone(t.Chain)
	return nil
}

// Agree does the player's part in agreeing on the dice: to commit, or to reveal.
// It reports whether all is agreed on now.
func (p *Player) Agree() (agreed bool) {
	d := &p.Dice
	if d.Commits[p.Me] == "" {
		d.Commits[p.Me] = commitOf(p.Secret)
		d.Keys[p.Me] = hex.EncodeToString(ed25519.PrivateKey(p.Key).Public().(ed25519.PublicKey))
	}
	if d.bound() {
		d.Reveals[p.Me] = p.Secret
		for s := range p.Names {
			if p.Computer(s) {
				d.Reveals[s] = computers
			}
		}
	}
	_, agreed = d.Seed()
	return agreed
}

// next is the seat that has its part to do in agreeing on the dice, this player's first; where all have
// done it, this player's.
func (p *Player) next() int {
	for i := range p.Names {
		s := (p.Me + i) % len(p.Names)
		if p.Dice.Commits[s] == "" || p.Dice.bound() && p.Dice.Reveals[s] == "" {
			return s
		}
	}
	return p.Me
}

// Waits is the seat that the game waits for, as far as this player knows; dice:
// to do its part in agreeing on them.
func (p *Player) Waits() (seat int, dice bool) {
	if n := len(p.Chain); n > 0 {
		return p.Chain[n-1].To, false
	}
	_, agreed := p.Dice.Seed()
	return p.next(), !agreed
}

// Holds plays a game of this player's folder anew and compares it with the chain as it was
// last seen; the error is a *Fault with the first link or command that does not agree.
func (p *Player) Holds(rules game.Rules, rec *game.Record) (*game.Table, error) {
	seed, agreed := p.Dice.Seed()
	if !agreed || len(rec.Base) > 0 || rec.Game != p.Game || rec.Seed != seed || string(rec.Settings) != string(p.Settings) {
		return nil, fault(OtherGame)
	}
	holder, _ := p.Waits()
	return p.again(rules, commandsOf(rec.Log), holder)
}

// PassDice makes the turn that goes to the next player while the dice are being agreed on.
func (p *Player) PassDice() *Turn { return &Turn{Mail: p.clone(), From: p.Me, To: p.next()} }

// Pass makes the turn that goes to the next player, and the game as it goes there: played
// anew from the commands of a record. Whose part is done has it sealed again, as it was. A
// log that does not go on from what came to this player is refused, and one with more in it
// than this player may do.
func (p *Player) Pass(rules game.Rules, rec *game.Record) (*Turn, *game.Table, error) {
	n, sent := len(p.Chain), *rec
	again := n > 0 && p.Chain[n-1].From == p.Me
	if again { // what was tried behind it is not sent
		sent.Log = rec.Log[:min(len(rec.Log), p.Chain[n-1].Commands)]
	}
	table, err := p.Holds(rules, &sent)
	if err != nil {
		return nil, nil, err
	}
	t := &Turn{Mail: p.clone(), From: p.Me, rules: rules.Version(), log: commandsOf(sent.Log)}
	switch {
	case again:
		t.To = p.Chain[n-1].To
	case n > 0 && p.Chain[n-1].To != p.Me:
		return nil, nil, &Fault{Kind: NotYourTurn, Who: p.Names[p.Chain[n-1].To]}
	default:
		if t.To, err = p.passesTo(table); err != nil {
			return nil, nil, err
		}
		t.add(p.Key, table)
	}
	if err := t.check(); err != nil {
		return nil, nil, err
	}
	p.Chain = slices.Clone(t.Chain)
	return t, table, nil
}

// passesTo is the seat that a game goes to when this player's part is done. Computer players
// are played by who holds it.
func (p *Player) passesTo(t *game.Table) (int, error) {
	acting := t.Acting()
	if acting.Empty() || len(p.Names) == 1 {
		return p.person(p.Me), nil
	}
	to := int(acting.First())
	for s := range acting.All() {
		if s := int(s); s == p.Me || p.Computer(to) {
			to = s
		}
	}
	if to == p.Me || p.Computer(to) {
		return 0, &Fault{Kind: NotDone, Who: p.Names[to]}
	}
	return to, nil
}

// Heir is who sees the end of a game next, once it is over: the person behind this player; this
// player where all have seen it.
func (p *Player) Heir(t *game.Table) int {
	seen, persons := 1, 0
	for s := range p.Names {
		if !p.Computer(s) {
			persons++
		}
	}
	for i := len(p.Chain) - 1; i >= 0 && t.Over() && p.Chain[i].Commands == t.Len(); i-- {
		seen++
	}
	if seen >= persons {
		return p.Me
	}
	return p.person(p.Me)
}

// add puts a link to the chain, signed.
func (t *Turn) add(key ed25519.PrivateKey, table *game.Table) {
	before := t.origin()
	if n := len(t.Chain); n > 0 {
		before, _ = hex.DecodeString(t.Chain[n-1].Hash) // checked when it came
	}
	var log hasher
	for k := range table.Len() {
		log.add(table.CommandAt(k), table.RollsOf(k))
	}
	l := Link{From: t.From, To: t.To, Commands: table.Len(), Position: table.Hash(), Log: log.String()}
	sum := l.hash(before)
	l.Hash, l.Sign = hex.EncodeToString(sum), hex.EncodeToString(ed25519.Sign(key, sum))
	t.Chain = append(t.Chain, l)
}

// nameOf is what the file is called in which a player's memory of a game is kept.
func nameOf(id string) string { return saves.FileName(id) + memory }

// Keep writes what the player keeps into a folder, whole and down to the disk. Nobody
// else at this machine may read it.
func (p *Player) Keep(in saves.Folder) error {
	data, err := json.Marshal(p)
	if err != nil {
		return err
	}
	in.Private = true
	return in.WriteSmall(nameOf(p.ID), data)
}

// RecallOnly reads the one memory that a folder holds; nil where there is none.
func RecallOnly(in saves.Folder) (*Player, error) {
	files, err := in.OnDisk().ReadDir(in.Dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	files = slices.DeleteFunc(files, func(f fs.DirEntry) bool { return !strings.HasSuffix(f.Name(), memory) })
	if len(files) == 0 {
		return nil, nil
	}
	if len(files) > 1 {
		return nil, fault(SeveralGames)
	}
	data, err := in.ReadSmall(files[0].Name(), maxHead)
	if p := (*saves.Problem)(nil); errors.As(err, &p) && (p.Kind == saves.NotASave || p.Err == nil) {
		return nil, fault(NoMemory)
	}
	if err != nil {
		return nil, err
	}
	return remembered(data)
}

// remembered is a player from what Keep wrote.
func remembered(data []byte) (*Player, error) {
	p := &Player{}
	if json.Unmarshal(data, p) != nil || !p.sound() || p.Me < 0 || p.Me >= len(p.Names) || len(p.Key) != ed25519.PrivateKeySize {
		return nil, fault(NoMemory)
	}
	return p, nil
}
