package library

import (
	"bytes"
	"errors"
	"io/fs"
	"path/filepath"

	"sourceofthenile/game"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
	"sourceofthenile/saves/disk"
	"sourceofthenile/saves/sealed"
)

// SealedGame is the save of a game that is passed on, in the folder that keeps
// what its player knows of it.
const SealedGame = "game" + saves.Extension

// Letters is a folder with what a player keeps of a game that is passed on, and the
// game itself: nobody else at this machine may read it.
func (c Catalogue) Letters(dir string, on disk.Disk) saves.Folder {
	return saves.Folder{Dir: dir, Games: c.Names(), Disk: on, Private: true}
}

// PassedOn is the turn that goes to the next player; nil where the dice have
// just been agreed on, and this player has the first turn. rec is how far the game has been
// played, nil: as it is kept. Whatever keeps it from being done, it can be done again:
// nothing is kept that what comes before it has not been written for.
func (c Catalogue) PassedOn(p *sealed.Player, in saves.Folder, rec *game.Record) (*sealed.Turn, error) {
	g := c.Of(p.Game)
	if g == nil {
		return nil, &sealed.Fault{Kind: sealed.OtherGame}
	}
	own := filepath.Join(in.Dir, SealedGame)
	if len(p.Chain) == 0 {
		if _, was := p.Dice.Seed(); !was || rec == nil && IsMissing(in.OnDisk(), own) {
			agreed := p.Agree()
			if err := p.Keep(in); err != nil {
				return nil, err
			}
			if !agreed {
				return p.PassDice(), nil
			}
			t, err := p.New(g.Rules())
			if err == nil {
				err = c.settle(in, p.ID, t)
			}
			if err != nil || t.Acting().Has(game.Seat(p.Me)) {
				return nil, err
			}
		}
	}
	if rec == nil {
		var err error
		if _, rec, err = in.Load(own); err != nil {
			return nil, err
		}
	}
	turn, t, err := p.Pass(g.Rules(), rec)
	if err == nil {
		err = c.settle(in, p.ID, t)
	}
	if err != nil {
		return nil, err
	}
	return turn, p.Keep(in)
}

// settle puts a game that is passed on into its folder. What stands there and goes further
// stays: it has been played on. What is not of this game, or not in it, is not written over.
func (c Catalogue) settle(in saves.Folder, id string, t *game.Table) error {
	own, h, rec := filepath.Join(in.Dir, SealedGame), c.HeaderOf(t, ""), t.Record()
	h.ID = id
	_, was, err := in.Load(own)
	var p *saves.Problem
	switch errors.As(err, &p); {
	case err == nil && rec.LeadsTo(was):
		return nil
	case err == nil && was.LeadsTo(rec), p != nil && p.Kind == saves.Missing:
		return in.SaveAt(own, h, rec, true)
	case p != nil && (p.Kind.Rescuable() || p.Kind == saves.Empty): // it is kept beside
		_, err := in.Replace(own, h, rec)
		return err
	case p != nil && p.Kind == saves.Unreadable:
		return err
	}
	return words.NewFault("sealed.occupied", "file", own)
}

// IsMissing reports whether there is certainly no file of that name.
func IsMissing(d disk.Disk, path string) bool {
	_, err := d.Stat(path)
	return errors.Is(err, fs.ErrNotExist)
}

// Taken compares a turn with what its player keeps in a folder, and puts its game there; nil
// while the dice are being agreed on. A game that has been played on from it there stays: the
// file came twice. Nothing is written where something else stands. pass is what opened it, ""
// where that need not be known again.
func (c Catalogue) Taken(t *sealed.Turn, table *game.Table, pass string, in saves.Folder) error {
	p, err := sealed.RecallOnly(in)
	own := filepath.Join(in.Dir, SealedGame)
	switch {
	case err != nil:
		return err
	case p != nil && p.ID != t.ID:
		return &sealed.Fault{Kind: sealed.SeveralGames}
	case p == nil && table == nil && !IsMissing(in.OnDisk(), own):
		return words.NewFault("sealed.occupied", "file", own)
	case p == nil:
		if p, err = sealed.Join(t); err != nil {
			return err
		}
	}
	if err := p.Accept(t); err != nil {
		return err
	}
	if pass != "" {
		if err := p.Know(pass); err != nil {
			return err
		}
	}
	if table != nil {
		if err := c.settle(in, p.ID, table); err != nil {
			return err
		}
	}
	return p.Keep(in)
}

// ReadTurn reads a sealed file, and plays the game in it anew; nil while the dice are being
// agreed on.
func (c Catalogue) ReadTurn(d disk.Disk, path, pass string) (*sealed.Turn, *game.Table, error) {
	data, err := saves.Folder{Dir: filepath.Dir(path), Disk: d}.ReadSmall(filepath.Base(path), sealed.MaxFile)
	var p *saves.Problem
	if errors.As(err, &p) && p.Kind == saves.NotASave {
		return nil, nil, &sealed.Fault{Kind: sealed.NoTurn}
	}
	if err != nil {
		return nil, nil, err
	}
	t, err := sealed.Open(bytes.NewReader(data), pass)
	if err != nil {
		return nil, nil, err
	}
	g := c.Of(t.Game)
	switch {
	case g == nil:
		return nil, nil, &sealed.Fault{Kind: sealed.OtherGame}
	case !t.Begun():
		return t, nil, nil
	}
	table, err := safely(func() (*game.Table, error) { return t.Play(g.Rules()) })
	return t, table, err
}

// Belongs reports whether a record is of a game that is passed on.
func Belongs(p *sealed.Player, rec *game.Record) bool {
	seed, agreed := p.Dice.Seed()
	return rec != nil && agreed && rec.Game == p.Game && rec.Seed == seed && bytes.Equal(rec.Settings, p.Settings)
}
