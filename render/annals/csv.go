package annals

import (
	"encoding/csv"
	"io"
	"strconv"
	"time"
)

// columns head the table. They are names for programs, the same in every language.
var columns = []string{"game", "save", "id", "saved", "over", "who", "player", "turn", "when", "what", "sort", "n"}

// WriteCSV writes every deed as a line of a table (RFC 4180), behind one that names its columns.
// Players and turns are counted from 1, player 0 is all together.
func (a *Annals) WriteCSV(w io.Writer) error {
	out := csv.NewWriter(w)
	if err := out.Write(columns); err != nil {
		return err
	}
	for i := range a.Books {
		b := &a.Books[i]
		for k, d := range b.all {
			err := out.Write([]string{
				b.Of.Rules().Name(), k.Name, k.ID, k.Saved.UTC().Format(time.RFC3339), strconv.FormatBool(k.Over), d.Who,
				strconv.Itoa(int(d.Seat) + 1), strconv.Itoa(d.Turn + 1), d.When, d.What, d.Sort, strconv.Itoa(d.N),
			})
			if err != nil {
				return err
			}
		}
	}
	out.Flush()
	return out.Error()
}
