package hexmap_test

import (
	"errors"
	"strings"
	"testing"

	"sourceofthenile/assets"
	"sourceofthenile/hexmap"
)

// small is a board with one of everything, for breaking.
const small = `board 4 3
grid
~ d d ~
 ~ j v x
~ ~ . m
ports east west cape nile
Aduna | 1.5 -2 | west | 1 0 | 1.73 0 | 2 0
colony
1 1 2
rivers
Long | 3 | 1 1 | SE | NW* W
Short | 0 | 2 0 | - | W
`

func TestSmallBoard(t *testing.T) {
	m, err := hexmap.Read([]byte(small))
	if err != nil {
		t.Fatal(err)
	}
	mouth := m.Cell(m.ID(hexmap.HexAt(1, 0)))
	if mouth.Out != hexmap.W.Set() || mouth.In != hexmap.SE.Set()|hexmap.E.Set() {
		t.Errorf("at the mouth water flows in %06b and out %06b, want %06b, %06b", mouth.In, mouth.Out, hexmap.SE.Set()|hexmap.E.Set(), hexmap.W.Set())
	}
	if head := m.Cell(m.Rivers[0].Head); head.Cataract != hexmap.NW || head.River != 0 || !head.Colony {
		t.Errorf("the head is %+v", head)
	}
	windows := strings.ReplaceAll(small, "\n", "\r\n")
	if _, err := hexmap.Read([]byte(windows)); err != nil {
		t.Errorf("with the line ends of Windows: %v", err)
	}
}

func TestReadNamesTheLine(t *testing.T) {
	for _, test := range []struct{ old, new, want string }{
		{"board 4 3", "board 4", "line 1:"},
		{"board 4 3", "board 4000 3000", "line 1:"},
		{"board 4 3", "bard 4 3", "line 1:"},
		{"board 4 3", "board 4 four", "line 1:"},
		{"~ d d ~\n", "~ d d\n", "line 3:"},
		{"~ d d ~\n", "~ d q ~\n", "line 3:"},
		{" ~ j v x", " ~ j v-x", "line 4:"},
		{"~ ~ . m\n", "", "line 5:"},
		{"Aduna |", "|", "line 7:"},
		{"1.5 -2", "91 -2", "line 7:"},
		{"1.5 -2", "NaN -2", "line 7:"},
		{"| west |", "| north |", "line 7:"},
		{"| 1 0 |", "| 0 0 |", "line 7:"},
		{"| 1 0 |", "| 2 2 |", "line 7:"},
		{"| 1 0 |", "| 9 0 |", "line 7:"},
		{"| 1 0 |", "| 1 0 2 0 |", "line 7:"},
		{"1.73 0 |", "17.3 0 |", "line 7:"},
		{"| 2 0\n", "| 3 2\n", "line 7:"},
		{"| 2 0\n", "| 2\n", "line 7:"},
		{"| 2 0\n", "\n", "line 7:"},
		{"colony\n", "Baduna | 1 1 | west | 1 0 | 1.73 0 |\ncolony\n", "line 8:"},
		{"colony\n", "Aduna | 1 1 | west | 2 0 | 1.73 0 |\ncolony\n", "line 8:"},
		{"1 1 2\n", "1 2 1\n", "line 9:"},
		{"1 1 2\n", "1 0 2\n", "line 9:"},
		{"1 1 2\n", "1 1\n", "line 9:"},
		{"| SE |", "| NE |", "line 11:"},
		{"| SE |", "| South |", "line 11:"},
		{"| 3 |", "| -3 |", "line 11:"},
		{"| 1 1 |", "| 0 1 |", "line 11:"},
		{"NW* W\n", "NW*\n", "line 11:"},
		{"NW* W\n", "NW* W W\n", "line 11:"},
		{"NW* W\n", "NW* SE\n", "line 11:"},
		{"NW* W\n", "SE\n", "line 11:"},
		{"NW* W\n", "\n", "line 11:"},
		{"NW* W\n", "up\n", "line 11:"},
		{"| - | W\n", "| - | W W\n", "line 12:"},
		{"Short | 0 | 2 0 |", "Short | 0 | 1 0 |", "line 12:"},
		{"| - | W\n", "| - | W | W\n", "line 12:"},
		{"rivers\n", "lakes\n", "line"},
	} {
		text := strings.Replace(small, test.old, test.new, 1)
		if text == small {
			t.Fatalf("%q is not in the board", test.old)
		}
		_, err := hexmap.Read([]byte(text))
		if !errors.Is(err, hexmap.ErrBoard) || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%q for %q: got %v, want an error of %s", test.new, test.old, err, test.want)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add([]byte(small))
	f.Add(assets.Africa)
	f.Add([]byte("board 1 1\ngrid\n.\nports west\ncolony\nrivers\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		m, err := hexmap.Read(data)
		if err != nil {
			if !errors.Is(err, hexmap.ErrBoard) || m != nil {
				t.Fatalf("an error of another kind: %v", err)
			}
			return
		}
		// What was read is sound: all water ends.
		for i := range m.Cells {
			at, steps := hexmap.ID(i), 0
			for ; at != hexmap.None && m.Cell(at).Out != 0; steps++ {
				if steps > len(m.Cells) {
					t.Fatalf("water runs in a circle: got %v, wanted at most %v", steps, len(m.Cells))
				}
				at = m.Near(at, m.Cell(at).Out.First())
			}
		}
	})
}
