package gametest_test

import (
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/game/gametest"
)

func desert(seats, rounds int) []byte {
	return caravan.ForSeats(seats, rounds, caravan.Desert).Encode()
}

// flawed is Caravan with one fault, which the check has to find.
type flawed struct {
	caravan.Rules
	fault string
}

func (f flawed) New(settings []byte) (game.Position, error) {
	p, err := f.Rules.New(settings)
	return &flawedPosition{Position: p, fault: f.fault}, err
}

func (f flawed) Decode(b []byte) (game.Position, error) {
	if f.fault == "decode" {
		b = append([]byte(nil), b...)
		b[len(b)-1]++ // the length of the last name
		b = append(b, 'x')
	}
	p, err := f.Rules.Decode(b)
	return &flawedPosition{Position: p, fault: f.fault}, err
}

type flawedPosition struct {
	game.Position
	fault string
	count int
}

func (p *flawedPosition) Clone() game.Position {
	q := *p
	if p.fault != "clone" {
		q.Position = p.Position.Clone()
	}
	return &q
}

func (p *flawedPosition) Apply(c game.Command, a *game.Act) {
	switch p.fault {
	case "silent":
		a.Reveal()
		return
	case "stray roll":
		defer a.Die("stray")
	case "shows":
		if c.Kind == caravan.Dig { // it calls the place after a secret, and says that it dug
			spices := p.Position.(*caravan.Position).View(c.Seat).Camp(c.Seat).Hand
			at := p.Position.(*caravan.Position).View(c.Seat).Camp(c.Seat).At
			p.Position.Apply(game.Command{Kind: caravan.Call, Seat: c.Seat, Target: int32(at), Text: strings.Repeat("o", 1+spices[0])}, &game.Act{})
			a.Tell(game.Event{Kind: caravan.Dug, Seat: c.Seat, At: int32(at), Rule: "3"})
			return
		}
	}
	p.Position.Apply(c, a)
}

func (p *flawedPosition) Choices(buf []game.Choice) []game.Choice {
	from := len(buf)
	if buf = p.Position.Choices(buf); len(buf) == from {
		return buf // over
	}
	switch p.fault {
	case "no rule":
		buf[from].Rule = ""
	case "wrong seat":
		buf[from].Seat += 3
	case "mixed seats":
		if n := len(buf) - 1; buf[n].Seat != buf[from].Seat {
			buf[from], buf[n] = buf[n], buf[from]
		}
	case "telling choices":
		other := (buf[from].Seat + 1) % 3
		if p.Position.(*caravan.Position).View(other).Camp(other).Offer > 0 {
			buf[from].Item = 1
		}
	case "odds":
		buf[from].Odds = game.Odds{Num: 7, Den: 6}
	case "no choices":
		return buf[:from]
	case "fickle choices":
		if p.count++; p.count%2 == 0 {
			return buf[:len(buf)-1]
		}
	}
	return buf
}

func (p *flawedPosition) Refuse(c game.Command) *game.Refusal {
	if p.fault == "refusal" {
		return &game.Refusal{Why: "no rule given"}
	}
	if p.fault == "refusal changes" {
		p.count++
	}
	return p.Position.Refuse(c)
}

func (p *flawedPosition) Seen(s game.Seat, b []byte) []byte {
	if p.fault == "open hands" {
		return p.Position.Append(b)
	}
	return p.Position.Seen(s, b)
}

func (p *flawedPosition) Sees(s game.Seat, e *game.Event) bool {
	return p.fault == "told offers" && e.Kind == caravan.Offered || p.Position.Sees(s, e)
}

func (p *flawedPosition) Redeal(s game.Seat, pick func(int) int) game.Position {
	q := *p
	q.Position = p.Position.Redeal(s, pick)
	if p.fault == "redeal shares" {
		q.Position = p.Position
		p.Position = p.Position.Redeal(s, pick)
	}
	return &q
}

func (p *flawedPosition) Veil(s game.Seat) game.Position {
	q := *p
	if q.Position = p.Position.Veil(s); p.fault == "no veil" {
		q.Position = p.Position.Clone()
	}
	return &q
}

func (p *flawedPosition) Result() game.Result {
	r := p.Position.Result()
	switch {
	case p.fault == "early result":
		return game.Result{Ending: game.AllLost}
	case p.fault == "no winners" && r.Ending == game.Won:
		r.Winners = 0
	}
	return r
}

func (p *flawedPosition) Summary() game.Summary {
	sum := p.Position.Summary()
	if p.fault == "summary" {
		sum.Acting = sum.Acting.With(2)
	}
	return sum
}

func (p *flawedPosition) Append(b []byte) []byte {
	b = p.Position.Append(b)
	if p.fault == "refusal changes" {
		b = append(b, byte(p.count))
	}
	return b
}

func TestCheckFindsFaults(t *testing.T) {
	for fault, want := range map[string]string{
		"clone":           "clone",
		"decode":          "decoded position",
		"no rule":         "names no rule",
		"wrong seat":      "another seat",
		"mixed seats":     "those of its seat",
		"telling choices": "tell what is hidden",
		"open hands":      "sees what is hidden",
		"told offers":     "and is told",
		"shows":           "and no event tells of it",
		"redeal shares":   "changed the position itself",
		"no veil":         "the veil of seat",
		"early result":    "may act",
		"no winners":      "is none of a game",
		"summary":         "summary",
		"odds":            "impossible odds",
		"no choices":      "no choice",
		"fickle choices":  "different choices",
		"refusal":         "without rule",
		"refusal changes": "changed the position",
		"silent":          "nothing is told",
		"stray roll":      "no event tells of the roll",
	} {
		var err error
		for seed := uint64(5); err == nil && seed < 15; seed++ { // some faults are seldom seen
			err = gametest.Check(flawed{fault: fault}, desert(3, 30), seed, 900)
		}
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v; want an error with %q", fault, err, want)
		}
	}
	if err := gametest.Check(flawed{}, desert(3, 30), 5, 900); err != nil {
		t.Errorf("without a fault: %v", err)
	}
}

func TestCheckFindsBadSettings(t *testing.T) {
	if err := gametest.Check(caravan.Rules{}, []byte("{}"), 1, 10); err == nil {
		t.Error("settings that no game can be set up from passed")
	}
}
