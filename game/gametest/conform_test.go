package gametest_test

import (
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/gametest"
)

func TestCaravanConforms(t *testing.T) {
	for _, settings := range [][]byte{{1, 1}, {2, 40}, {4, 200}} {
		gametest.Conform(t, gametest.Caravan{}, settings, []uint64{1, 2, 3, 1 << 63}, 700)
	}
}

// flawed is Caravan with one fault, which the check has to find.
type flawed struct {
	gametest.Caravan
	fault string
}

func (f flawed) New(settings []byte) (game.Position, error) {
	p, err := f.Caravan.New(settings)
	return &flawedPosition{Position: p, fault: f.fault}, err
}

func (f flawed) Decode(b []byte) (game.Position, error) {
	if f.fault == "decode" {
		b = append([]byte(nil), b...)
		b[7]++
	}
	p, err := f.Caravan.Decode(b)
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
	}
	p.Position.Apply(c, a)
}

func (p *flawedPosition) Choices(buf []game.Choice) []game.Choice {
	from := len(buf)
	buf = p.Position.Choices(buf)
	switch p.fault {
	case "no rule":
		buf[from].Rule = ""
	case "wrong seat":
		buf[from].Seat++
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
		"odds":            "impossible odds",
		"no choices":      "no choice",
		"fickle choices":  "different choices",
		"refusal":         "without rule",
		"refusal changes": "changed the position",
		"silent":          "nothing is told",
		"stray roll":      "no event tells of the roll",
	} {
		err := gametest.Check(flawed{fault: fault}, []byte{2, 30}, 5, 200)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v; want an error with %q", fault, err, want)
		}
	}
	if err := gametest.Check(flawed{}, []byte{2, 30}, 5, 200); err != nil {
		t.Errorf("without a fault: %v", err)
	}
}

func TestCheckFindsBadSettings(t *testing.T) {
	if err := gametest.Check(gametest.Caravan{}, []byte{9, 9}, 1, 10); err == nil {
		t.Error("settings that no game can be set up from passed")
	}
}
