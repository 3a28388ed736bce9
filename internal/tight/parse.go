package tight

import (
	"math"
	"slices"
)

// Weights are in parts of a bit: a stretch of which each byte takes 15 bits still has
// one that goes into 32.
const bit = 1 << 8

// counts is how often each symbol is said.
type counts struct {
	letters [286]uint32 // bytes, the end of a block, lengths
	farness [30]uint32
}

func (c *counts) add(s step) {
	if s.long == 0 {
		c.letters[s.byt]++
	} else {
		c.letters[257+int(lengthCode[s.long])]++
		c.farness[farCode(s.far)]++
	}
}

func (c *counts) plus(o *counts) counts {
	sum := *c
	for i, n := range o.letters {
		sum.letters[i] += n
	}
	for i, n := range o.farness {
		sum.farness[i] += n
	}
	return sum
}

// weights are what symbols weigh if each is said as often as it was.
func weights(of []uint32) []uint32 {
	sum := 0.0
	for _, n := range of {
		sum += float64(n)
	}
	out := make([]uint32, len(of))
	for i, n := range of {
		// One that was not said might be yet.
		w := math.Log2((sum + 1) / max(float64(n), 0.4))
		out[i] = uint32(max(1, min(15, w)) * bit)
	}
	return out
}

// size is about how many bits a block of so many takes, its table with it.
func (c *counts) size() (all float64) {
	for _, of := range [][]uint32{c.letters[:], c.farness[:]} {
		sum := 0.0
		for _, n := range of {
			sum += float64(n)
		}
		for _, n := range of {
			if n > 0 {
				all += float64(n)*math.Log2(sum/float64(n)) + 5
			}
		}
	}
	for i, n := range c.letters[257:] {
		all += float64(n) * float64(lengthExtra[i])
	}
	for i, n := range c.farness {
		all += float64(n) * float64(farExtra[i])
	}
	return all + 60
}

// A parser weighs the ways to say a stretch of the data.
type parser struct {
	data []byte
	from int // where it begins
	*found
	cost []uint32
	how  []step // the last step of the best way to each place
}

func newParser(data []byte, from int, m *found) *parser {
	return &parser{data: data, from: from, found: m, cost: make([]uint32, len(m.at)), how: make([]step, len(m.at))}
}

// A span is a part of the data that has a table of codes of its own.
type span struct{ from, to int }

// blocks parts the stretch, which ends at to, where tables of their own pay.
func (p *parser) blocks(to int) []span {
	const piece = 3000 // steps; a table costs as much as some hundred of them
	type part struct {
		span
		c    counts
		size float64
	}
	var parts []part
	now := part{span: span{p.from, p.from}}
	n := 0
	for _, s := range p.shortest(span{p.from, to}, nil) {
		now.c.add(s)
		now.to += max(1, int(s.long))
		if n++; n%piece == 0 {
			now.size = now.c.size()
			parts = append(parts, now)
			now = part{span: span{now.to, now.to}}
		}
	}
	if now.to > now.from || len(parts) == 0 {
		now.size = now.c.size()
		parts = append(parts, now)
	}
	gain := func(i int) float64 {
		both := parts[i].c.plus(&parts[i+1].c)
		return parts[i].size + parts[i+1].size - both.size()
	}
	gains := make([]float64, 0, len(parts))
	for i := range len(parts) - 1 {
		gains = append(gains, gain(i))
	}
	for len(gains) > 0 {
		i, most := 0, math.Inf(-1)
		for k, g := range gains {
			if g > most {
				i, most = k, g
			}
		}
		if most <= 0 {
			break
		}
		parts[i].c = parts[i].c.plus(&parts[i+1].c)
		parts[i].to, parts[i].size = parts[i+1].to, parts[i].c.size()
		parts, gains = slices.Delete(parts, i+1, i+2), slices.Delete(gains, i, i+1)
		for _, k := range []int{i - 1, i} {
			if k >= 0 && k < len(gains) {
				gains[k] = gain(k)
			}
		}
	}
	out := make([]span, 0, len(parts))
	for _, b := range parts {
		out = append(out, b.span)
	}
	return out
}

// best is the shortest way to say a block: each way is weighed by how often the one
// before said each symbol, until it is no shorter.
func (p *parser) best(b span) []step {
	var best []step
	least := math.Inf(1)
	var c *counts
	for range 15 {
		way := p.shortest(b, c)
		c = &counts{}
		for _, s := range way {
			c.add(s)
		}
		c.letters[256]++
		size := c.size()
		if size >= least-8 {
			break
		}
		best, least = way, size
	}
	return best
}

// shortest is the way to say a span that weighs least, if symbols are said as often as
// counted; nil: nothing is known.
func (p *parser) shortest(b span, c *counts) []step {
	if c == nil {
		c = &counts{}
		for i := range c.letters {
			c.letters[i] = 4
		}
		for i := range 8 { // short lengths are said more often than long
			c.letters[257+i] = 24
		}
		for i := range c.farness {
			c.farness[i] = 4
		}
	}
	letters, farness := weights(c.letters[:]), weights(c.farness[:])
	var lengths [longest + 1]uint32
	for l := 3; l <= longest; l++ {
		k := lengthCode[l]
		lengths[l] = letters[257+int(k)] + uint32(lengthExtra[k])*bit
	}
	for k := range farness {
		farness[k] += uint32(farExtra[k]) * bit
	}
	cost, how := p.cost[b.from-p.from:b.to-p.from+1], p.how[b.from-p.from:b.to-p.from+1]
	for i := range cost {
		cost[i] = math.MaxUint32
	}
	cost[0] = 0
	data, at := p.data[b.from:b.to], p.at[b.from-p.from:]
	for i, byt := range data {
		here := cost[i]
		if w := here + letters[byt]; w < cost[i+1] {
			cost[i+1], how[i+1] = w, step{byt: byt}
		}
		l := 3
		for _, m := range p.all[at[i]:at[i+1]] {
			with := here + farness[farCode(m.far)]
			for ; l <= int(m.long) && i+l < len(cost); l++ {
				if w := with + lengths[l]; w < cost[i+l] {
					cost[i+l], how[i+l] = w, step{long: uint16(l), far: m.far}
				}
			}
		}
	}
	var way []step
	for i := len(data); i > 0; i -= max(1, int(how[i].long)) {
		way = append(way, how[i])
	}
	slices.Reverse(way)
	return way
}
