package render

import "sourceofthenile/game/nile"

// callings says in one sentence what each specialty brings (11, 22 to 24).
var callings = [nile.Specialties]string{
	nile.Botanist:    "Jungle and mountain count 3, desert 2; much to note on the way, and no poisonous fruit.",
	nile.Doctor:      "Mountain counts 3, rivers and oases more; fevers take fewer, and more of the sick recover.",
	nile.Ethnologist: "A people met counts 3, one beaten nothing; no omen or false guide misleads them.",
	nile.Explorer:    "Jungle, mountain and swamp count 3, records 4; nobody mutinies, and a Lost City counts most.",
	nile.Geologist:   "Mountain counts 3, desert 2, records 4; takes less harm from rockfall and quicksand.",
	nile.Journalist:  "Records count 5, battles and interviews too; no tale frightens the bearers away.",
	nile.Missionary:  "Mountain counts 3; rivers, oases and peoples met more; settles quarrels in the camp.",
	nile.Zoologist:   "Jungle and swamp count 3, veldt 2; the better shot, and great beasts do less harm.",
}

// calling is that sentence.
func calling(s nile.Specialty) string {
	if int(s) < len(callings) {
		return callings[s]
	}
	return ""
}
