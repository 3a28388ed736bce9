package deck

import (
	"slices"
	"strings"

	"sourceofthenile/hexmap"
)

// noEntry stands in the cards where there is nothing to say.
const noEntry = "-"

// Bounds no card may leave, however it is edited: a slip of the finger, such
// as a nought too many, is to be noticed.
const (
	cardFallLimit = 3_000  // feet
	cardLakeLimit = 9_000  // square miles; a hex has no more
	cardPeakLimit = 20_000 // feet
)

// cardFindLimit is how many finds a card may list (20).
const cardFindLimit = 3

// cardColumns are the columns of cards.tsv, and how each is read.
var cardColumns = []struct {
	name string
	read func(c *Card, word string) error
}{
	{"number", func(c *Card, w string) error { return readInto(&c.Number, w, 1, Size) }},
	{"disaster", readDisaster},
	{"compass", readCompass},
	{"terrain", readTerrain},
	{"river", readRiverA},
	{"rises", readRises},
	{"cataract", func(c *Card, w string) error { return readWord(&c.Cataract, cataractWords[:], w) }},
	{"oasis", readOasis},
	{"fall", func(c *Card, w string) error { return readFeet(&c.Fall, w, cardFallLimit) }},
	{"lake", func(c *Card, w string) error { return readInto(&c.Lake, w, 1, cardLakeLimit) }},
	{"peak", func(c *Card, w string) error { return readFeet(&c.Peak, w, cardPeakLimit) }},
	{"native", func(c *Card, w string) error { return readWord(&c.Native, nativeWords[:], w) }},
	{"finds", readFinds},
}

// ParseCards reads cards.tsv, whose head explains it. The finds are looked up
// in the program's own. Errors are *RowError and name the row; every card's
// number must be 1 to 108 and stand only once, but not all must be there.
func ParseCards(data []byte) ([]Card, error) {
	names := make([]string, len(cardColumns))
	for i := range cardColumns {
		names[i] = cardColumns[i].name
	}
	rows, err := cardRows("cards", names, data)
	if err != nil {
		return nil, err
	}
	cards := make([]Card, 0, len(rows))
	var seen [Size + 1]bool
	for _, r := range rows {
		c, err := r.card()
		if err != nil {
			return nil, err
		}
		if seen[c.Number] {
			return nil, r.bad(0, cardErrorf("card %d stands twice", c.Number))
		}
		seen[c.Number] = true
		cards = append(cards, c)
	}
	return cards, nil
}

// card reads one row of cards.tsv.
func (r *cardRow) card() (Card, error) {
	var c Card
	for i := range cardColumns {
		if err := cardColumns[i].read(&c, r.cells[i]); err != nil {
			return c, r.bad(i, err)
		}
	}
	return c, nil
}

// readInto reads a number from least to most.
func readInto[N uint8 | int32](n *N, word string, least, most int32) error {
	v, err := cardNumber(word, least, most)
	*n = N(v)
	return err
}

// readFeet reads a height, or that there is none.
func readFeet(feet *int32, word string, most int32) error {
	if word == noEntry {
		return nil
	}
	return readInto(feet, word, 1, most)
}

// readWord reads one of words, which stand in the order of W's values.
func readWord[W ~uint8](w *W, words []string, word string) error {
	i := slices.Index(words, word)
	if i < 0 {
		return cardErrorf("unknown word %q", word)
	}
	*w = W(i)
	return nil
}

func readDisaster(c *Card, word string) error { return readWord(&c.Disaster, disasterKeys[:], word) }

// cardDirs reads compass numbers parted by single spaces.
func cardDirs(word string) ([]hexmap.Dir, error) {
	var dirs []hexmap.Dir
	for _, w := range strings.Split(word, " ") {
		n, err := cardNumber(w, int32(hexmap.NE), int32(hexmap.NW))
		if err != nil {
			return nil, err
		}
		d := hexmap.Dir(n)
		if slices.Contains(dirs, d) {
			return nil, cardErrorf("direction %d stands twice", n)
		}
		dirs = append(dirs, d)
	}
	return dirs, nil
}

func readCompass(c *Card, word string) error {
	dirs, err := cardDirs(word)
	if err == nil && len(dirs) > 2 {
		err = cardErrorf("%d compass numbers, one or two wanted", len(dirs))
	}
	if err == nil {
		copy(c.Compass[:], dirs)
	}
	return err
}

func readTerrain(c *Card, word string) error {
	t, ok := hexmap.TerrainNamed(word)
	if !ok || t == hexmap.Blank {
		return cardErrorf("unknown word %q", word)
	}
	c.Terrain = t
	return nil
}

// riverDirs is how many directions follow each word of River A.
var riverDirs = [riverKinds]int{On: 1, Fork: 2, Source: 0}

func readRiverA(c *Card, word string) error {
	kind, rest, more := strings.Cut(word, " ")
	if err := readWord(&c.RiverA.Kind, riverKindWords[:], kind); err != nil {
		return err
	}
	var dirs []hexmap.Dir
	if more {
		var err error
		if dirs, err = cardDirs(rest); err != nil {
			return err
		}
	}
	if want := riverDirs[c.RiverA.Kind]; len(dirs) != want {
		return cardErrorf("%q with %d directions, %d wanted", kind, len(dirs), want)
	}
	if len(dirs) > 0 {
		c.RiverA.D = dirs[0]
	}
	if len(dirs) > 1 {
		c.RiverA.E = dirs[1]
	}
	return nil
}

func readRises(c *Card, word string) error {
	if word == noEntry {
		return nil
	}
	n, err := cardNumber(word, int32(hexmap.NE), int32(hexmap.NW))
	c.Rises = hexmap.Dir(n)
	return err
}

func readOasis(c *Card, word string) error {
	switch word {
	case "oasis":
		c.Oasis = true
	case noEntry:
	default:
		return cardErrorf("unknown word %q", word)
	}
	return nil
}

func readFinds(c *Card, word string) error {
	if word == noEntry {
		return nil
	}
	for _, key := range strings.Split(word, " ") {
		f, ok := FindNamed(key)
		if !ok {
			return cardErrorf("no find is called %q", key)
		}
		if _, twice := c.FindFor(f.Specialty); twice {
			return cardErrorf("two finds for a %s", f.Specialty)
		}
		c.Finds = append(c.Finds, f)
	}
	if len(c.Finds) > cardFindLimit {
		return cardErrorf("%d finds, no more than %d wanted", len(c.Finds), cardFindLimit)
	}
	return nil
}
