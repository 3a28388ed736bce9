package chart

// Words are what is written on the chart itself, by key: "chart.north", and with
// figures filled in, "chart.feet" with n. A book of words is one.
type Words interface {
	Phrase(key string, fill ...any) string
}

// say is the wording for a key.
func (p *Painter) say(key string, fill ...any) string { return p.says.Phrase(key, fill...) }
