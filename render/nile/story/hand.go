package story

import (
	"cmp"
	"hash/fnv"
	"slices"
	"strings"
	"unicode"

	"sourceofthenile/render/words"
)

// A page of the book in print holds some 350 words. Within ten pages no run of
// five words comes back, and no wording.
const (
	PageWords   = 350
	phraseWords = 5
	farWords    = 10 * PageWords
)

// hand writes the book and knows what it has written: a phrase that stood on
// the last ten pages it does not write again.
type hand struct {
	at     int               // words written
	tail   []string          // the last of them, as they are compared
	said   map[uint64]int    // runs of words: where they last began
	used   map[wordingID]int // wordings: where they were last used
	whole  map[string]bool   // sentences written
	lowers map[string]bool
}

type wordingID struct {
	key string
	n   uint32
}

func newHand() *hand {
	h := &hand{said: map[uint64]int{}, used: map[wordingID]int{}, whole: map[string]bool{}, lowers: map[string]bool{}}
	for _, w := range strings.Fields(words.Phrase("story.lower")) {
		h.lowers[w] = true
	}
	return h
}

// Plain are the words of a text as phrases are compared: in small letters,
// without signs.
func Plain(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '’' && r != '-'
	})
}

// run is a number for some words running.
func run(w []string) uint64 {
	f := fnv.New64a()
	for _, s := range w {
		_, _ = f.Write([]byte(s)) // never fails
		_, _ = f.Write([]byte{0})
	}
	return f.Sum64()
}

// fresh reports whether nothing in a text stood on the last pages.
func (h *hand) fresh(text string) bool {
	all := append(slices.Clone(h.tail), Plain(text)...)
	seen := map[uint64]bool{}
	for i := 0; i+phraseWords <= len(all); i++ {
		k := run(all[i : i+phraseWords])
		at, there := h.said[k]
		if there && h.at-at < farWords || seen[k] {
			return false
		}
		seen[k] = true
	}
	return true
}

// write puts a text down.
func (h *hand) write(text string) {
	h.whole[text] = true
	add := Plain(text)
	all := append(slices.Clone(h.tail), add...)
	from := h.at - len(h.tail)
	for i := 0; i+phraseWords <= len(all); i++ {
		h.said[run(all[i:i+phraseWords])] = from + i
	}
	h.at += len(add)
	h.tail = slices.Clone(all[max(0, len(all)-phraseWords+1):])
}

// choices are the wordings of a key in the order in which they are tried: those
// not used for longest first, then by salt.
func (h *hand) choices(key string, salt uint32) []uint32 {
	n := uint32(max(1, words.Default().Wordings(key)))
	out := make([]uint32, n)
	for i := range out {
		out[i] = (uint32(i) + salt) % n
	}
	last := func(i uint32) int {
		if at, ok := h.used[wordingID{key, i}]; ok {
			return at + 1
		}
		return 0
	}
	slices.SortStableFunc(out, func(a, b uint32) int { return cmp.Compare(last(a), last(b)) })
	return out
}

// free reports whether a wording has not been used within ten pages.
func (h *hand) free(id wordingID) bool {
	at, ok := h.used[id]
	return !ok || h.at-at >= farWords
}

// compose makes a sentence that is fresh from the wordings of the keys, the
// first key first, before being what stands before it in the same sentence. It
// is "" where every wording would say something again; with again also those are
// taken that were used of late, if no run of words comes back, and a sentence of far
// before may come back whole.
func (h *hand) compose(before string, salt uint32, with words.Blanks, again bool, keys ...string) (string, []wordingID) {
	for _, key := range keys {
		for _, n := range h.choices(key, salt) {
			id := wordingID{key, n}
			if !again && !h.free(id) {
				break // the others were used later still
			}
			text := words.Default().Tell(key, n, with)
			if text = h.joined(before, text); text != "" && h.fresh(text) && (again || !h.whole[text]) {
				return text, []wordingID{id}
			}
		}
	}
	return "", nil
}

// joined is a sentence behind the first half of another, "" where the two do not
// go together.
func (h *hand) joined(before, text string) string {
	if before == "" {
		return text
	}
	a, b := Plain(before), Plain(text)
	if len(a) > 0 && len(b) > 0 && a[len(a)-1] == b[0] || strings.ContainsAny(before, ":;") && strings.ContainsAny(text, ":;") {
		return ""
	}
	return before + " " + h.lower(text)
}

// keep notes that wordings stand in what has been written.
func (h *hand) keep(ids []wordingID) {
	for _, id := range ids {
		h.used[id] = h.at
	}
}

// lower is a sentence as it goes on in the middle of another: its first word
// loses the capital, unless it is a name.
func (h *hand) lower(s string) string {
	first := s
	if i := strings.IndexFunc(s, func(r rune) bool { return !unicode.IsLetter(r) && r != '’' }); i >= 0 {
		first = s[:i]
	}
	if low := strings.ToLower(first); h.lowers[low] {
		return low + s[len(first):]
	}
	return s
}
