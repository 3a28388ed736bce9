package render

import (
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// seen reports whether a text stands in the part of the chapter that is seen.
func seen(s *uitest.Stage, text string) bool {
	for _, it := range s.List.Items {
		if it.Kind == ui.TextItem && it.Text == text && it.Ink.Intersect(it.Clip).H > it.Ink.H-0.5 {
			return true
		}
	}
	return false
}
