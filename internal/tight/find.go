package tight

// What deflate can say.
const (
	window  = 1 << 15
	longest = 258
	// What is looked at before a search ends.
	depth    = 200
	hashBits = 16
)

// A match says that so many bytes stand so far back as well.
type match struct {
	long uint16
	far  uint16 // how far less one: 0 to 32,767
}

// A finder knows where bytes stood before: for each four that begin alike a tree of
// the places in the window, in the order of what follows.
type finder struct {
	data  []byte
	heads []int32 // of the trees, by a hash of four bytes; -1: none
	three []int32 // the last place of three bytes, by a hash
	sons  []int32 // of each place in the window, two
}

func newFinder(data []byte) *finder {
	f := &finder{data: data, heads: make([]int32, 1<<hashBits), three: make([]int32, 1<<hashBits), sons: make([]int32, 2*window)}
	for i := range f.heads {
		f.heads[i], f.three[i] = -1, -1
	}
	return f
}

// found are the matches of the places from one on: those of place i in all[at[i]:at[i+1]],
// by length, each as near as there is one.
type found struct {
	all []match
	at  []int32
}

// matches finds those of all places from one to another.
func (f *finder) matches(from, to int) *found {
	m := &found{at: make([]int32, 1, to-from+1)}
	free := from // within a match that could not be longer none is looked for
	for i := from; i < to; i++ {
		n := len(m.all)
		m.all = f.search(i, m.all)
		if i < free {
			m.all = m.all[:n]
		} else if len(m.all) > n && m.all[len(m.all)-1].long == longest {
			free = i + longest - 1
		}
		m.at = append(m.at, int32(len(m.all)))
	}
	return m
}

// search finds the matches of a place and takes the place in.
func (f *finder) search(i int, out []match) []match {
	most := min(longest, len(f.data)-i)
	if most < 4 {
		return out
	}
	data := f.data
	best := 2
	three := uint32(data[i]) | uint32(data[i+1])<<8 | uint32(data[i+2])<<16
	h := three * 2654435761 >> (32 - hashBits)
	if p := int(f.three[h]); p >= 0 && i-p <= window && data[p] == data[i] && data[p+1] == data[i+1] && data[p+2] == data[i+2] {
		out = append(out, match{3, uint16(i - p - 1)})
		best = 3
	}
	f.three[h] = int32(i)
	h = (three | uint32(data[i+3])<<24) * 2654435761 >> (32 - hashBits)
	at := int(f.heads[h])
	f.heads[h] = int32(i)
	// What is hung below the place: what follows it in order, and what comes before.
	slot := 2 * (i % window)
	after, before := &f.sons[slot+1], &f.sons[slot]
	sameAfter, sameBefore := 0, 0
	for n := depth; ; n-- {
		if at < 0 || i-at >= window || n == 0 {
			*after, *before = -1, -1
			return out
		}
		slot := 2 * (at % window)
		l := min(sameAfter, sameBefore)
		for l < most && data[at+l] == data[i+l] {
			l++
		}
		if l > best {
			best = l
			out = append(out, match{uint16(l), uint16(i - at - 1)})
		}
		if l == most {
			*before, *after = f.sons[slot], f.sons[slot+1]
			return out
		}
		if data[at+l] < data[i+l] {
			*before = int32(at)
			before = &f.sons[slot+1]
			at, sameBefore = int(*before), l
		} else {
			*after = int32(at)
			after = &f.sons[slot]
			at, sameAfter = int(*after), l
		}
	}
}
