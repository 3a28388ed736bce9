package referee

import (
	"sourceofthenile/game"
	"sourceofthenile/saves"
)

// table is the game where its log begins.
func (o *Opening) table(rules game.Rules) (*game.Table, error) {
	if len(o.Begun) == 0 {
		return game.NewTable(rules, o.Settings, o.Seed)
	}
	_, rec, err := saves.Decode(o.Begun)
	if err != nil {
		return nil, err
	}
	return game.TakeUp(rules, rec)
}

// Record takes down the game as it stands, with all that is hidden in it.
func (t *Table) Record() (*game.Record, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.ready(); err != nil {
		return nil, err
	}
	return t.table.Record(), nil
}
