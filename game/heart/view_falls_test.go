package heart

import (
	"reflect"
	"testing"

	"sourceofthenile/game/heart/box"
)

// 18.3: what each face of a die that lies would come to is told before it is decided whether it lies on, and
// asking changes nothing.
func TestRule18_3_WhatEachFaceComesTo(t *testing.T) {
	s := onStage(t, 3, func(p *Position) {
		p.stack[1] = frame{Step: healthRoll}
		p.stack[2] = frame{Step: UsingGuide}
		set(t, p, 0, "points 5, health 4")
	}).chance("7 health: 6")
	s.run().expect(HandingBadLuck, 1)
	before := *s.pos()
	all := s.pos().View(1).Falls(0)
	if !reflect.DeepEqual(*s.pos(), before) {
		t.Error("the position is another after it was asked")
	}
	if len(all) != box.HealthDie.Sides() {
		t.Fatalf("%d faces, want %d", len(all), box.HealthDie.Sides())
	}
	roll, _ := s.pos().View(1).Throw()
	for i, f := range all {
		lost := 0
		for _, e := range f.Events {
			if e.Kind == Changed && box.Figure(e.Args[0]) == box.Health {
				lost -= int(e.Args[1])
			}
		}
		want := 1
		if box.HealthDie.Well(i+1, roll.Add, roll.Limit) {
			want = 0
		}
		if lost != want || f.Next != box.Dice || f.Saving != box.Figures {
			t.Errorf("face %d: %d Health is lost, want %d: %+v", i+1, lost, want, f)
		}
	}
	s.do(LetStand, 0, 0)
	s.do(LetStand, 0, 0)
	if s.pos().View(1).Falls(0) != nil {
		t.Error("there are faces of a die that nobody is asked about")
	}
}
