package render

import (
	"sourceofthenile/render/ui"
)

// places are where everything that is written lies, with what it says.
func places(l *ui.List) (out []ui.Item) {
	for _, it := range l.Items {
		if it.Kind == ui.TextItem && it.Layer < 1<<20 { // but the tip
			out = append(out, ui.Item{Text: it.Text, Rect: it.Rect, Ink: it.Ink})
		}
	}
	return out
}
