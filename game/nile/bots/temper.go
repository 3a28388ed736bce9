package bots

import (
	"slices"
	"strings"
)

// temper is what a computer player likes, beside how well it plays: any strength may
// have any.
type temper struct {
	name string // by which it is asked for, behind the strength: "keen-river"
	aims func(t *taste)
	// likes is how much better a style promises than it is reckoned; 0 is 1.
	likes [styles]float64
	// reach is how far from a port it goes, in hexes; 0: as far as the strategy.
	reach int
}

// passion is how much more a temper likes its errands than their points say.
const passion = 5

// tempers are those there are.
var tempers = []temper{
	// The river man follows water, by canoe where he can, up to where it comes from.
	{name: "river", aims: func(t *taste) {
		t.errand[forTheNile], t.errand[forSources] = passion, passion
	}, likes: [styles]float64{paddling: 1.5}},
	// The coast-runner is in and out: he maps behind the ports, and is home before others
	// have turned round.
	{name: "coast", aims: func(t *taste) {
		t.errand[forCountry] = 1
	}, reach: 7, likes: [styles]float64{walking: 1.2}},
	// The trader goes from people to people.
	{name: "trader", aims: func(t *taste) {
		t.errand[forPeoples] = 2 * passion
	}, likes: [styles]float64{walking: 1.2}},
	// The glory-hunter wants what newspapers print on their first page: lost cities, the
	// highest mountain, Africa from end to end.
	{name: "glory", aims: func(t *taste) {
		t.errand[forDiscoveries], t.errand[forRecords], t.errand[forThePress], t.journey = passion, passion, 2, passion
	}, likes: [styles]float64{marching: 1.3}},
}

// tempered is a strategy in a temper: a copy.
func (s *strategy) tempered(t *temper) *strategy {
	c := *s
	c.name += "-" + t.name
	aims := evenTaste()
	aims.errand[forCountry] = 0.5
	t.aims(&aims)
	c.aims = &aims
	for i, more := range t.likes {
		if more > 0 {
			c.likes[i] = more
		}
	}
	if t.reach > 0 && (c.reach == 0 || c.reach > t.reach) {
		c.reach = t.reach
	}
	return &c
}

// named is the strategy that is asked for, with its temper if it names one; ok is false
// for no such name.
func named(name string) (s *strategy, ok bool) {
	if name == steady {
		return &keen, true
	}
	kind, how, tempered := strings.Cut(name, "-")
	i := slices.IndexFunc(strategies, func(s *strategy) bool { return s.name == kind })
	if i < 0 {
		return nil, false
	}
	if !tempered {
		return strategies[i], true
	}
	k := slices.IndexFunc(tempers, func(t temper) bool { return t.name == how })
	if k < 0 {
		return nil, false
	}
	return strategies[i].tempered(&tempers[k]), true
}
