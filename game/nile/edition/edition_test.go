package edition

import "testing"

// TestEveryMixtureHasItsNumber: a mixture made by hand can be named, and what
// is named is found again.
func TestEveryMixtureHasItsNumber(t *testing.T) {
	seen := map[Edition]bool{}
	for n := range Mixes {
		e := Mix(n)
		if seen[e] {
			t.Fatalf("mixture %d is drawn twice", n)
		}
		seen[e] = true
		if got, ok := Parse(e.Way()); !ok || got != e {
			t.Fatalf("%v is called %q, which is %v", e, e.Way(), got)
		}
		text, err := e.MarshalText()
		if err != nil {
			t.Fatal(err)
		}
		var back Edition
		if err := back.UnmarshalText(text); err != nil || back != e {
			t.Fatalf("%q is read as %v: %v, want %v", text, back, err, e)
		}
	}
	if Mix(Mixes+5) != Mix(5) {
		t.Error("a great number draws no mixture")
	}
}

// TestNeighboursDiffer: numbers beside each other draw mixtures that differ in
// more than a switch or two.
func TestNeighboursDiffer(t *testing.T) {
	sum := 0
	for n := range uint64(100) {
		a, b := Mix(n), Mix(n+1)
		for s := range a {
			if a[s] != b[s] {
				sum++
			}
		}
	}
	if sum < 300 {
		t.Errorf("neighbours differ in %.1f switches", float64(sum)/100)
	}
}

func TestWaysAreRead(t *testing.T) {
	for _, way := range []string{"", "game3", "mix", "mix:", "mix:-1", "mix:x", "mix:99999999999999999999"} {
		if e, ok := Parse(way); ok {
			t.Errorf("%q is read as %v", way, e)
		}
	}
	for _, n := range Named {
		if e, ok := Parse(n.Way); !ok || e != n.Edition || e.Way() != n.Way || e.Check() != nil {
			t.Errorf("%s is read as %v, called %s", n.Way, e, e.Way())
		}
	}
	if e, ok := Parse("mix:17"); !ok || e != Mix(17) {
		t.Error("mix:17 is not the mixture 17")
	}
}

func TestWrongSwitches(t *testing.T) {
	e := Edition{Falls: 3}
	if e.Check() == nil {
		t.Error("a setting that does not exist is allowed")
	}
	if _, err := e.MarshalText(); err == nil {
		t.Error("it is written")
	}
	for _, text := range []string{"mapping", "mapping=", "mapping=levels", "weather=fine"} {
		if err := e.UnmarshalText([]byte(text)); err == nil {
			t.Errorf("%q is read", text)
		}
	}
	if err := e.UnmarshalText([]byte("mapping=dice")); err != nil || e != (Edition{Mapping: ByDice}) {
		t.Errorf("a switch alone is read as %v: %v, want %v", e, err, (Edition{Mapping: ByDice}))
	}
}
