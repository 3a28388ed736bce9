package sealed

import (
	"crypto/ed25519"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/saves"
)

// Player is what one player keeps of a game that is passed on: who is who, the
// chain as it was last seen, and what only this player may know. It is no part
// of what is passed on.
type Player struct {
	ID       string
	Game     string
	Me       int
	Names    []string
	Settings []byte
	Secret   string // goes into the seed
	Key      []byte // signs; private
	Dice     Dice
	Chain    []Link
}

// memory ends the names of the files that hold these.
const memory = ".sealed"

// Begin makes a game to be passed on, for who begins it: the player at seat me.
func Begin(rules string, settings []byte, names []string, me int) (*Player, error) {
	p := &Player{ID: random(8), Game: rules, Me: me, Names: names, Settings: settings, Dice: newDice(len(names))}
	if me < 0 || me >= len(names) || len(names) > maxSeats {
		return nil, fault(NoSeat)
	}
	return p, p.furnish()
}

// Join makes what the player at a seat keeps of a game that comes from another
// for the first time.
func Join(t *Turn) (*Player, error) {
	if t.Dice.Commits[t.To] != "" { // this player has sat here before, elsewhere
		return nil, fault(Stranger)
	}
	p := &Player{ID: t.ID, Game: t.Game, Me: t.To, Names: t.Names, Settings: t.Settings, Dice: newDice(len(t.Names))}
	return p, p.furnish()
}

// furnish makes the player's secrets.
func (p *Player) furnish() error {
	_, key, err := ed25519.GenerateKey(rand.Reader)
	p.Secret, p.Key = random(32), key
	return err
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
	case t.ID != p.ID || t.Game != p.Game || string(t.Settings) != string(p.Settings) || !slices.Equal(t.Names, p.Names):
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
	}
	_, agreed = d.Seed()
	return agreed
}

// Next is the seat that has its part to do in agreeing on the dice.
func (p *Player) Next() int {
	for i := 1; i < len(p.Names); i++ {
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
	if p.Dice.Commits[p.Me] == "" || p.Dice.bound() && p.Dice.Reveals[p.Me] == "" {
		return p.Me, true
	}
	if _, agreed := p.Dice.Seed(); agreed {
		return p.Me, false
	}
	return p.Next(), true
}

// Holds reports whether a game is the one that this player keeps, and whether its
// log agrees with the chain as it was last seen; the error is a *Fault with the
// first link that it does not agree with.
func (p *Player) Holds(rec *game.Record) (links int, err error) {
	seed, agreed := p.Dice.Seed()
	if !agreed || rec.Game != p.Game || rec.Seed != seed || string(rec.Settings) != string(p.Settings) {
		return 0, fault(OtherGame)
	}
	after := make([]int, len(p.Chain))
	for i := range p.Chain {
		if after[i] = p.Chain[i].Commands; after[i] > len(rec.Log) {
			return i, faultAt(Older, i+1)
		}
	}
	for i, sum := range logHashes(rec.Log, after) {
		if sum != p.Chain[i].Log {
			return i, faultAt(Altered, i+1)
		}
	}
	return len(p.Chain), nil
}

// Pass makes the turn that goes to another seat: the game as it stands, or nil
// while the dice are not agreed on. A log that does not go on from what came to
// this player is refused.
func (p *Player) Pass(to int, h saves.Header, rec *game.Record) (*Turn, error) {
	t := &Turn{
		ID: p.ID, Game: p.Game, Names: p.Names, Settings: p.Settings, Dice: p.Dice.clone(), Chain: slices.Clone(p.Chain), From: p.Me, To: to,
		Header: h, Record: rec,
	}
	if rec == nil {
		return t, t.check()
	}
	if n := len(t.Chain); n > 0 {
		last := t.Chain[n-1]
		switch {
		case last.From == p.Me && last.Commands == len(rec.Log) && last.To == to: // the file was lost: it is written again
			return t, t.check()
		case last.To != p.Me:
			return nil, &Fault{Kind: NotYourTurn, Who: p.Names[last.To]}
		case last.Commands > len(rec.Log) || logHashes(rec.Log, []int{last.Commands})[0] != last.Log:
			return nil, faultAt(Altered, n)
		}
	}
	t.add(p.Key)
	if err := t.check(); err != nil {
		return nil, err
	}
	p.Chain = slices.Clone(t.Chain)
	return t, nil
}

// nameOf is what the file is called in which a player's memory of a game is kept.
func nameOf(id string) string { return saves.FileName(id) + memory }

// Path is where a player's memory of a game is kept in a folder.
func Path(dir, id string) string { return filepath.Join(dir, nameOf(id)) }

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

// Recall reads what a player keeps of a game; nil where there is nothing yet.
func Recall(in saves.Folder, id string) (*Player, error) { return recall(in, nameOf(id)) }

// RecallOnly reads the one memory that a folder holds; nil where there is none.
func RecallOnly(in saves.Folder) (*Player, error) {
	files, err := in.OnDisk().ReadDir(in.Dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	only := ""
	for _, file := range files {
		switch name := file.Name(); {
		case !strings.HasSuffix(name, memory):
		case only != "":
			return nil, fault(SeveralGames)
		default:
			only = name
		}
	}
	if only == "" {
		return nil, nil
	}
	return recall(in, only)
}

func recall(in saves.Folder, name string) (*Player, error) {
	data, err := in.ReadSmall(name, maxHead)
	var p *saves.Problem
	switch {
	case errors.As(err, &p) && p.Kind == saves.Missing:
		return nil, nil
	case errors.As(err, &p) && (p.Kind == saves.NotASave || p.Err == nil):
		return nil, fault(NoMemory)
	case err != nil:
		return nil, err
	}
	return remembered(data)
}

// remembered is a player from what Keep wrote.
func remembered(data []byte) (*Player, error) {
	p := &Player{}
	if err := json.Unmarshal(data, p); err != nil || !p.sound() {
		return nil, fault(NoMemory)
	}
	return p, nil
}

// sound reports whether all in it lies within its bounds.
func (p *Player) sound() bool {
	n, before := len(p.Names), 0
	for i := range p.Chain {
		l := &p.Chain[i]
		if l.From < 0 || l.From >= n || l.To < 0 || l.To >= n || l.Commands < before {
			return false
		}
		before = l.Commands
	}
	return n > 0 && n <= maxSeats && p.Me >= 0 && p.Me < n && len(p.Key) == ed25519.PrivateKeySize && p.Dice.sound(n)
}
