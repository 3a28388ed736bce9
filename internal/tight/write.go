package tight

// An output is written in bits, from the low end of each byte on.
type output struct {
	out  []byte
	held uint64
	n    uint
}

func (w *output) put(v uint64, n uint8) {
	w.held |= v << w.n
	for w.n += uint(n); w.n >= 8; w.n -= 8 {
		w.out = append(w.out, byte(w.held))
		w.held >>= 8
	}
}

func (w *output) flush() {
	if w.n > 0 {
		w.out = append(w.out, byte(w.held))
	}
	w.held, w.n = 0, 0
}

// block writes a block with a table of codes of its own.
func (w *output) block(way []step, last bool) {
	var c counts
	for _, s := range way {
		c.add(s)
	}
	c.letters[256]++
	letters, farness := lengthsOf(c.letters[:], 15), lengthsOf(c.farness[:], 15)
	final := uint64(0)
	if last {
		final = 1
	}
	w.put(final, 1)
	w.put(2, 2)
	w.table(letters, farness)
	letter, far := codesOf(letters), codesOf(farness)
	for _, s := range way {
		if s.long == 0 {
			w.put(uint64(letter[s.byt]), letters[s.byt])
			continue
		}
		k := lengthCode[s.long]
		w.put(uint64(letter[257+int(k)]), letters[257+int(k)])
		w.put(uint64(int(s.long)-lengthFirst[k]), lengthExtra[k])
		d := farCode(s.far)
		w.put(uint64(far[d]), farness[d])
		w.put(uint64(s.far-farFirst(d)), farExtra[d])
	}
	w.put(uint64(letter[256]), letters[256])
}

// A word is what the lengths of codes are themselves written with: a length, or one of
// three ways to repeat, with further bits.
type word struct {
	symbol, more, extra uint8
}

// table writes the lengths of codes.
func (w *output) table(letters, farness []uint8) {
	trim := func(l []uint8, least int) []uint8 {
		for len(l) > least && l[len(l)-1] == 0 {
			l = l[:len(l)-1]
		}
		return l
	}
	letters, farness = trim(letters, 257), trim(farness, 1)
	words := wordsFor(append(append([]uint8{}, letters...), farness...))
	often := make([]uint32, 19)
	for _, v := range words {
		often[v.symbol]++
	}
	lengths := lengthsOf(often, 7)
	order := [19]uint8{16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15}
	n := 19
	for n > 4 && lengths[order[n-1]] == 0 {
		n--
	}
	w.put(uint64(len(letters)-257), 5)
	w.put(uint64(len(farness)-1), 5)
	w.put(uint64(n-4), 4)
	for _, s := range order[:n] {
		w.put(uint64(lengths[s]), 3)
	}
	codes := codesOf(lengths)
	for _, v := range words {
		w.put(uint64(codes[v.symbol]), lengths[v.symbol])
		w.put(uint64(v.more), v.extra)
	}
}

// wordsFor says lengths, with repeats where there are any.
func wordsFor(lengths []uint8) (out []word) {
	for i := 0; i < len(lengths); {
		l, run := lengths[i], 1
		for i+run < len(lengths) && lengths[i+run] == l {
			run++
		}
		i += run
		if l != 0 { // the first is said, what follows repeats it
			out = append(out, word{symbol: l})
			run--
		}
		for run > 0 {
			n := 1
			switch {
			case l == 0 && run >= 11:
				n = min(run, 138)
				out = append(out, word{18, uint8(n - 11), 7})
			case l == 0 && run >= 3:
				n = run
				out = append(out, word{17, uint8(n - 3), 3})
			case l != 0 && run >= 3:
				n = min(run, 6)
				out = append(out, word{16, uint8(n - 3), 2})
			default:
				out = append(out, word{symbol: l})
			}
			run -= n
		}
	}
	return out
}
