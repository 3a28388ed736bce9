package niletest

import (
	"sourceofthenile/game"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/words"
)

// inn stands for tables of other machines: one of each state.
type inn struct{}

func (inn) List() []menu.FarTable {
	long := []string{"Wilhelmina Constantinopl", "Ada", "Maximilian Featherstonehau"}
	return []menu.FarTable{
		{ID: "a.host.of.friends.example:1821/3hr6h2iu6mfzj", Names: long, Title: "August 1824", State: "Your turn.", Mine: true},
		{ID: "192.0.2.17:1821/1vjv4in6zpsbl", Names: long[:2], Title: "May 1821", State: "Waiting for Wilhelmina Constantinopl."},
		{ID: "192.0.2.17:1821/2jyuk6uvwcz1t", State: "That machine cannot be found. Is there a network here?"},
	}
}

func (inn) Look(func())                     {}
func (inn) Rest()                           {}
func (inn) Join(_ string, done func(error)) { done(menu.ErrGathers) }
func (inn) Open(_ string, done func(error)) { done(menu.ErrGathers) }
func (inn) Forget(string) error             { return nil }
func (inn) Pasted() string                  { return "" }
func (inn) May() bool                       { return true }
func (inn) Silent() bool                    { return false }
func (inn) Close()                          {}
func (inn) Copy(string) error               { return nil }
func (inn) Squares(string) (int, func(x, y int) bool) {
	return 37, func(x, y int) bool { return (x*7+y*5)%3 == 0 }
}

// tableLink is a link as they are.
const tableLink = "http://192.0.2.17:1821/t/1vjv4in6zpsbl#38rtFcrtslaTlpUMhbUjXw"

// house is a game that is open to others, or not yet.
type house struct {
	inn
	open bool
}

func (house) Renew(game.Seat) error                             { return nil }
func (house) Open(_ game.Seats, _ menu.Terms, done func(error)) { done(nil) }

func (h house) Opened() (out menu.Hosted, ok bool) {
	out = menu.Hosted{Addresses: []string{"192.0.2.17:1821", "198.51.100.4:1821"}, Onlooker: tableLink}
	for s := range 3 {
		out.Links = append(out.Links, menu.Invite{Link: tableLink, Here: s == 0, Online: s == 1, Code: map[bool]string{true: "BKM TRW"}[s == 2]})
	}
	return out, h.open
}

// parlour is what stands beside the game at a table of several machines: all that can.
type parlour struct{}

func (parlour) Now() (menu.TableNow, bool) {
	return menu.TableNow{
		Seats: []menu.SeatNow{
			{Name: "Wilhelmina Constantinopl", State: "is there, has the turn, 3 days left", Here: true},
			{Name: "Ada", State: "is not there, the clock has come to nought", Vote: true},
			{Name: "Maximilian Featherstonehau", State: "is not there, on holiday for 12 days more", Joins: true},
		},
		Relinks: true, Clocked: words.Say("talk.clock.vote", "time", "3 days"), Phrases: []string{"Good luck!", "Shall we stop here for today?"}, Free: true, Asked: true, Holidays: 7, Over: true,
		Said: []string{"Maximilian Featherstonehau: Shall we stop here for today?", "Ada asks all to go back.", "Wilhelmina Constantinopl would have a computer player play for Ada."},
	}, true
}

func (parlour) Do(_ menu.Saying, _ int, _ string, done func(error)) { done(nil) }
func (parlour) Next()                                               {}
func (parlour) Link(_ game.Seat, done func(string, error))          { done(tableLink, nil) }
func (parlour) Copy(string) error                                   { return nil }
func (parlour) Remind(_ string, _ bool, done func(error))           { done(nil) }
