package page

// Print is what a page of print is made of besides what stands on it: its name in traces, and
// the number at which the rules open, "" for none. It is opened with the sound of a turning
// leaf.
type Print struct{ Called, Rules string }

// Name is the page's name in traces.
func (p Print) Name() string { return p.Called }

// Rule is the rule in question.
func (p Print) Rule() string { return p.Rules }

// Leaf: it is a page of print.
func (Print) Leaf() {}
