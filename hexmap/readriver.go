package hexmap

import (
	"math"
	"strconv"
	"strings"
)

// rivers reads lines of name | least | column row of the known end | the
// direction its water comes from there | its course downstream. The course is
// a list of directions; a star after one is a cataract on that edge. It ends
// at sea, off the map, or in a cell of a river named before it.
func (r *reader) rivers(string) error {
	return r.entries("", func(f []string) error {
		if len(f) != 5 {
			return r.fail("a river has five parts, not %d", len(f))
		}
		least, err := strconv.Atoi(f[1])
		if err != nil || least < 0 {
			return r.fail("%q is no length", f[1])
		}
		head, err := r.known(f[2])
		if err != nil {
			return err
		}
		if f[0] == "" || len(head) != 1 || len(r.m.Rivers) >= math.MaxInt16 {
			return r.fail("a river has a name and one known end")
		}
		id := RiverID(len(r.m.Rivers))
		r.m.Rivers = append(r.m.Rivers, River{Name: f[0], Least: least, Head: head[0]})
		if err := r.comesFrom(head[0], f[3]); err != nil {
			return err
		}
		return r.course(id, head[0], strings.Fields(f[4]))
	})
}

// comesFrom draws the stub at the known end of a river.
func (r *reader) comesFrom(head ID, word string) error {
	d, ok := DirNamed(word)
	if !ok {
		return r.fail("no direction is called %q", word)
	}
	if d == NoDir {
		return nil
	}
	c := &r.m.Cells[head]
	if up := r.m.ID(c.Hex.Neighbour(d)); !r.m.IsBlank(up) {
		return r.fail("the stub toward %s does not lead into blank land", d)
	}
	c.In |= d.Set()
	return nil
}

// course draws a river from cell to cell.
func (r *reader) course(id RiverID, at ID, course []string) error {
	if len(course) == 0 {
		return r.fail("%s flows nowhere", r.m.Rivers[id].Name)
	}
	for i, word := range course {
		c := &r.m.Cells[at]
		if c.River != NoRiver {
			return r.fail("%s is in the bed of %s", r.m.Rivers[id].Name, r.m.Rivers[c.River].Name)
		}
		word, cataract := strings.CutSuffix(word, "*")
		d, ok := DirNamed(word)
		if !ok || d == NoDir {
			return r.fail("no direction is called %q", word)
		}
		c.River, c.Out = id, d.Set()
		if cataract {
			c.Cataract = d
		}
		next, err := r.flow(c, d, i == len(course)-1)
		if err != nil {
			return err
		}
		at = next
	}
	return nil
}

// flow lets the water of c run toward d and finds where it comes. The last
// step of a course ends it; the others lead through land that is still dry,
// which is why no river read here can flow in a circle.
func (r *reader) flow(c *Cell, d Dir, last bool) (ID, error) {
	id := r.m.ID(c.Hex.Neighbour(d))
	if id == None || r.m.Cells[id].Ground == Sea {
		if !last {
			return None, r.fail("the course goes on beyond its mouth")
		}
		return None, nil
	}
	to := &r.m.Cells[id]
	switch {
	case to.Ground != Land || to.Terrain == Blank:
		return None, r.fail("the course leads through unknown land")
	case last && (to.River == NoRiver || to.River == c.River):
		return None, r.fail("the course ends neither at sea nor in another river")
	case c.In.Has(d):
		return None, r.fail("the water flows back where it came from")
	}
	to.In |= d.Opposite().Set()
	return id, nil
}
