package board

// Looked is looked, for tests.
var Looked = looked
