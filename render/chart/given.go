package chart

// given is a name that a player gave, set on the chart letter by letter.
type given struct {
	curved
	kind  NameKind
	boxes []box // of its letters
}

func (c *canvas) givenNames() {}
