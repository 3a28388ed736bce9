package box

// Resource is a kind of Resource (2.3).
type Resource uint8

// The Resources.
const (
	Guide Resource = iota
	Canoes
	Fishing
	Machete
	Canteen
	Quinine
	Cannabis
	AmmoBox
	Rifle
	Revolver
	Bible
	Books
	Diary
	Painting
	Pickax
	Surveying
	Altimeter
	Telescope
	Resources
	NoResource Resource = 255
)

var resourceNames = [Resources]string{
	"guide", "canoes", "fishing", "machete", "canteen", "quinine", "cannabis", "ammo", "rifle", "revolver", "bible", "books", "diary",
	"painting", "pickax", "surveying", "altimeter", "telescope",
}

// Name is the Resource as words are keyed by it.
func (r Resource) Name() string { return resourceNames[r] }

// Made is how many of it a game of so many players has (2.1): those used up at
// Boosts are abundant.
func (r Resource) Made(players int) int {
	if r == Quinine || r == Cannabis || r == AmmoBox {
		return 2 * players
	}
	return players
}

// Lot is what a Credit buys (4.3): a Resource by its number, or one of these.
type Lot uint8

// The lots that are no Resource.
const (
	AskariLot Lot = Lot(Resources) + iota
	PorterLot
	AmmoLot
	GiftsLot
	FoodLot
	Lots
)

// What a lot brings, and how many Credits there are.
const (
	GiftsInLot = 5
	FoodInLot  = 10
	Credits    = 20
)

// Figure is one of the figures on the Expedition Sheet (3).
type Figure uint8

// The figures.
const (
	Askaris Figure = iota
	Ammo
	Porters
	Discontent
	Food
	Gifts
	Health
	Sanity
	Time
	Points // Drama Points
	Figures
)

var (
	figureNames = [Figures]string{"askaris", "ammo", "porters", "discontent", "food", "gifts", "health", "sanity", "time", "points"}
	FigureStart = [Figures]int16{6, 6, 8, 1, 20, 10, 5, 5, 10, 0}
	FigureLeast = [Figures]int16{0, 0, 0, 1, 0, 0, 0, 0, 0, 0}
	FigureMost  = [Figures]int16{8, 8, 10, 10, 99, 99, 5, 5, 10, 999}
)

// Name is the figure as words are keyed by it.
func (f Figure) Name() string { return figureNames[f] }

// Range is the least and the most that a figure can be.
func (f Figure) Range() (least, most int) { return int(FigureLeast[f]), int(FigureMost[f]) }

// Patron is who an Explorer writes for (20.2).
type Patron uint8

// The Patrons.
const (
	RGS Patron = iota
	University
	City
	Westminster
	FleetStreet
	Patrons
	NoPatron Patron = 255
)

var patronNames = [Patrons]string{"rgs", "university", "city", "westminster", "fleet-street"}

// Name is the Patron as words are keyed by it.
func (p Patron) Name() string { return patronNames[p] }

// Outfit is one of the ready-made outfits (4.4), lot by lot.
type Outfit uint8

// The ready-made outfits.
const (
	AllRounder Outfit = iota
	Careful
	ForThePapers
	Outfits
)

var outfitNames = [Outfits]string{"all-rounder", "careful", "papers"}

// Name is the outfit as words are keyed by it.
func (o Outfit) Name() string { return outfitNames[o] }

// commonLots are in every ready-made outfit.
var commonLots = []Lot{
	Lot(Guide), Lot(Fishing), Lot(Revolver), Lot(Altimeter), Lot(Pickax), Lot(Bible), Lot(Machete), Lot(Canteen), Lot(Quinine), Lot(Quinine),
	Lot(Cannabis), FoodLot, FoodLot, GiftsLot, GiftsLot,
}

var outfitLots = [Outfits][]Lot{
	AllRounder:   {Lot(Surveying), Lot(Painting), Lot(Books), AmmoLot, AmmoLot},
	Careful:      {Lot(Surveying), Lot(Painting), Lot(Rifle), AmmoLot, AmmoLot},
	ForThePapers: {Lot(Diary), Lot(Rifle), Lot(Cannabis), GiftsLot, AmmoLot},
}

// Lots are what the outfit is made of, in the order to buy it in: what is rare
// first.
func (o Outfit) Lots() []Lot { return append(append([]Lot(nil), commonLots...), outfitLots[o]...) }
