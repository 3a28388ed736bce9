package assets

import _ "embed"

// The Event cards, as tables of words parted by tabs; each file begins with
// remarks that explain its columns.
var (
	// Cards is the deck of 108, one card a row.
	//go:embed nile/cards.tsv
	Cards []byte
	// Finds is what the cards' bonuses may be: key, specialty, points, condition.
	//go:embed nile/finds.tsv
	Finds []byte
)

// FeatureNames is what the suggested names of rivers, lakes, peaks and
// waterfalls are made of; one of the files of NileWords.
//
//go:embed nile/words/features.txt
var FeatureNames string
