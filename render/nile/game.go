package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/game/nile/edition"
	"sourceofthenile/game/nile/orders"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/export"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/nile/home"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/rules"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/story"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/rulebook"
	"sourceofthenile/render/words"
)

// Game is Source of the Nile as the program sees it. It implements menu.Game, and all
// that a game may have besides; how it is told is story's.
type Game struct{ story.Teller }

// Rules are what the table plays by.
func (Game) Rules() game.Rules { return nile.Rules{} }

// Words is its book.
func (Game) Words() *words.Book { return tell.Words() }

// Keys are the commands that work while it is played.
func (Game) Keys() *keymap.Set { return keys.Set() }

// Rulebook is its rules as players read them.
func (Game) Rulebook(keys *keymap.Map) *rulebook.Book { return rules.Book(keys) }

// SetUp is the screen where a game is agreed on.
func (Game) SetUp(b menu.Begin) desk.Screen {
	begin := home.Begin{Of: func(e edition.Edition) desk.Game { return PlayedBy(e) }, New: func(s nile.Settings, sitters []string) error { return b.New(s.Encode(), sitters) }, Others: b.Others, Opponents: b.Opponents}
	if s, err := nile.ParseSettings(b.Last); err == nil {
		begin.Last, begin.Sitters = &s, b.Sitters
	}
	begin.Saves = b.Saves
	begin.MapOf = func(path string) ([]byte, error) {
		p, err := b.Position(path)
		if err != nil {
			return nil, err
		}
		return p.(*nile.Position).View(game.Nobody).Carry(), nil
	}
	if on := b.Onto; on != nil {
		begin.Onto, begin.OntoMap = on.Name, on.At.(*nile.Position).View(game.Nobody).Carry()
	}
	return home.NewSetUp(begin)
}

// Unmapped is how many hexes are blank on what is published of a game's map.
func (Game) Unmapped(of game.Position) int {
	m, err := nile.ReadCarried(of.(*nile.Position).View(game.Nobody).Carry())
	if err != nil {
		return 0
	}
	return m.Left
}

// Table is the screen of a game being played.
func (Game) Table(p *play.Play) desk.Screen { return NewTableScene(p) }

// Played is the game as it is played by one edition: its rulebook is of that alone.
type Played struct {
	Game
	edition edition.Edition
}

// PlayedBy is the game as played by an edition.
func PlayedBy(e edition.Edition) Played { return Played{edition: e} }

// Rulebook is the rules in force, as players read them.
func (g Played) Rulebook(keys *keymap.Map) *rulebook.Book { return rules.BookOf(g.edition, keys) }

// Game is the game that the screen belongs to.
func (s *TableScene) Game() desk.Game { return PlayedBy(sight.View(s.Play).Edition()) }

// Glance is the whole chart as everybody may see it.
func (Game) Glance(p game.Position, colours chart.Palette) (menu.Picture, error) {
	return Glance(p.(*nile.Position).View(game.Nobody), colours)
}

// Export is the screen on which its chart, its film, its journals and its book are written.
func (Game) Export(a desk.Desk, p *play.Play) desk.Screen {
	return export.New(a, p, p.Host().Exports, Game{})
}

// Line is an event in a sentence, as a journal has it.
func (Game) Line(now game.Position, s game.Seat, e *game.Event, seen bool) string {
	if !seen {
		return ""
	}
	if l, ok := tell.Tell(now.(*nile.Position).View(s), *e); ok && (!l.Minor || e.Kind == nile.Moved) {
		return l.Text
	}
	return ""
}

// Lines is Line of one game from its beginning: each event in the wording whose turn it is, as the journal on the board had it.
func (Game) Lines() func(now game.Position, s game.Seat, e *game.Event, seen bool) string {
	var rota tell.Rota
	return func(now game.Position, s game.Seat, e *game.Event, seen bool) string {
		turn := tell.Turn{Wording: rota.Next(*e)}
		if !seen {
			return ""
		}
		if l, ok := tell.TellTurn(now.(*nile.Position).View(s), *e, turn); ok && (!l.Minor || e.Kind == nile.Moved) {
			return l.Text
		}
		return ""
	}
}

// Done is what a command has done, in the journal's words, and what is too small for that.
func (Game) Done(p *play.Play, from, to int) string {
	v, all := sight.View(p), p.Events()
	turns := tell.LastTurns(all, len(all)-from)
	var said []string
	for i, e := range all[from:to] {
		if l, ok := tell.TellTurn(v, e, turns[i]); ok && v.Sees(e) {
			said = append(said, l.Text)
		}
	}
	return words.Sentences(said...)
}

// Open reports that what each knows is a secret until the end.
func (Game) Open() bool { return false }

// Sitting is the sheet on the sitting being played.
func (Game) Sitting(p *play.Play) (desk.Screen, bool) { return home.NewThisSitting(p) }

// Plates are the engravings on general screens.
func (Game) Plates() menu.Plates {
	return menu.Plates{
		Title: plates.Of("game/title"), NoGames: plates.Of("europe/setting-out"), NonePut: plates.Of("place/cache"), Unread: plates.Of("place/cache"),
		Ruined: plates.Of("place/lost-expedition"), Letter: plates.Of("game/letter"), Afar: plates.Of("game/afar"),
	}
}

// Bots are its players without hands.
func (Game) Bots() []string { return bots.Names() }

// IsBot reports whether one goes by that name.
func (Game) IsBot(name string) bool { return bots.Known(name) }

// Bot makes one of them.
func (Game) Bot(kind string, seed uint64) (menu.Bot, error) {
	if o, ok := orders.Parse(kind); ok {
		return Ordered{o}, nil
	}
	return bots.AtTable(kind, seed)
}

// Opponents are those that can be chosen at the table.
func (Game) Opponents() menu.Opponents { return tell.Opponents() }

// Ordered is a standing order, as the program sees it.
type Ordered struct{ orders.Order }

// Choose takes the next step of the order.
func (o Ordered) Choose(p game.Position, s game.Seat, cs []game.Choice) game.Command {
	return o.Order.Choose(p.(*nile.Position).View(s), cs)
}

// Ended is why the order is at its end, "" where it goes on.
func (o Ordered) Ended(p game.Position, s game.Seat, told []game.Event) string {
	return o.Order.Ended(p.(*nile.Position).View(s), told)
}

// Way is the edition.
func (Game) Way(way string) string {
	if number, mix := edition.IsMix(way); mix {
		return words.In(tell.Words()).Say("way.mix", "n", number)
	}
	if key := "way." + way; words.In(tell.Words()).Has(key) {
		return words.In(tell.Words()).Say(key)
	}
	return ""
}
