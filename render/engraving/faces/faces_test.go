package faces

import (
	"bytes"
	"image"
	"math"
	"sync"
	"testing"

	"golang.org/x/image/draw"

	"sourceofthenile/render/engraving"
)

// About the size of a portrait in play, a larger one, and that at which they are compared.
// The grid a face is cut on is at least 300 points high: these are the sizes that need no more.
var inPlay, large, compared = image.Pt(90, 100), image.Pt(135, 150), image.Pt(43, 48)

// glance is what one sees of a portrait at a glance: light, dark and colour.
func glance(img *image.RGBA) []float64 {
	small := image.NewRGBA(image.Rectangle{Max: compared})
	draw.CatmullRom.Scale(small, small.Rect, img, img.Rect, draw.Src, nil)
	out := make([]float64, 0, 3*compared.X*compared.Y)
	for i := 0; i < len(small.Pix); i += 4 {
		r, g, b := float64(small.Pix[i]), float64(small.Pix[i+1]), float64(small.Pix[i+2])
		out = append(out, (r+g+b)/3, (r-b)/2, (r+b)/2-g)
	}
	return out
}

// portrait is a face cut once for all tests: in print, in the ink of a page, at a glance.
type portrait struct {
	print, page *image.RGBA
	glance      []float64
}

// seen are the forty as one sees them in play.
var seen = sync.OnceValue(func() (out []portrait) {
	for _, f := range forty() {
		s := f.cut(inPlay)
		p := portrait{print: s.print(engraving.News), page: s.print(engraving.Sepia)}
		p.glance = glance(p.page)
		out = append(out, p)
	}
	return out
})

// later are the same people in a larger picture, six years older, at a glance.
var later = sync.OnceValue(func() (out [][]float64) {
	for _, f := range forty() {
		f.Age += 6
		out = append(out, glance(f.Paint(large, engraving.Sepia)))
	}
	return out
})

// unlike is how far two pictures are apart where the head may be moved a little.
func unlike(a, b []float64) float64 {
	best := math.Inf(1)
	for dy := -2; dy <= 2; dy++ {
		for dx := -3; dx <= 3; dx++ {
			sum, n := 0.0, 3*(compared.X-8)*(compared.Y-6)
			most := best * best * float64(n) // with more they are further apart than they were
			for y := 3; y < compared.Y-3 && sum < most; y++ {
				for x := 4; x < compared.X-4; x++ {
					i, j := 3*(y*compared.X+x), 3*((y+dy)*compared.X+x+dx)
					for k := range 3 {
						d := a[i+k] - b[j+k]
						sum += d * d
					}
				}
			}
			best = min(best, math.Sqrt(sum/float64(n)))
		}
	}
	return best
}

func TestTheSameFaceIsTheSamePicture(t *testing.T) {
	for i, f := range forty()[:6] {
		if !bytes.Equal(f.Paint(inPlay, engraving.Sepia).Pix, seen()[i].page.Pix) {
			t.Errorf("%+v: painted twice, two pictures", f)
		}
	}
	if got := forty()[0].Paint(image.Point{}, engraving.Sepia); !got.Rect.Empty() {
		t.Errorf("no size gives %v", got.Rect)
	}
}

// What somebody wears does not hang on who was seen before.
func TestNobodyTakesAnothersClothes(t *testing.T) {
	all := forty()
	var before []clothes
	for _, f := range all {
		before = append(before, f.person().dress)
	}
	for seed := range uint32(400) { // some of each land go bareheaded
		Face{Seed: seed, From: Region(seed), Role: Speaker, Woman: seed%3 == 0}.person()
	}
	for i, f := range all {
		if got := f.person().dress; got != before[i] {
			t.Errorf("%+v wears %+v, and wore %+v before others were seen", f, got, before[i])
		}
	}
}

// Whoever has seen one picture of somebody knows him again in another, of another size
// and some years later, among forty people: 19 times in 20.
func TestAStrangerKnowsAPersonAgain(t *testing.T) {
	all, first, second := forty(), seen(), later()
	known := 0
	for i := range all {
		at, least := -1, math.Inf(1)
		for j := range all {
			if d := unlike(second[i], first[j].glance); d < least {
				at, least = j, d
			}
		}
		if at == i {
			known++
		} else {
			t.Logf("%d is taken for %d", i, at)
		}
	}
	t.Logf("%d of %d known again", known, len(all))
	if known*20 < len(all)*19 {
		t.Errorf("only %d of %d are known again", known, len(all))
	}
}

// No two of forty are alike: the nearest pair is well further apart than two pictures
// of one person, six years apart.
func TestNoTwoAreAlike(t *testing.T) {
	seen, own := seen(), 0.0
	for i := range seen[:10] {
		own += unlike(seen[i].glance, later()[i]) / 10
	}
	least, a, b := math.Inf(1), 0, 0
	for i := range seen {
		for j := range i {
			if d := unlike(seen[i].glance, seen[j].glance); d < least {
				least, a, b = d, j, i
			}
		}
	}
	t.Logf("the most alike are %d and %d: %.1f; one person six years later: %.1f", a, b, least, own)
	if least < 1.5*own {
		t.Errorf("%d and %d are %.1f apart; one person six years later is %.1f", a, b, least, own)
	}
}

// Every region, role, age and sex has its picture, with ink enough and not too much.
func TestEveryKindOfFace(t *testing.T) {
	looked := map[[2]int]bool{}
	look := func(f Face, img *image.RGBA) {
		looked[[2]int{int(f.From), int(f.Role)}] = true
		sum := 0.0
		for i := 0; i < len(img.Pix); i += 4 {
			sum += 1 - float64(img.Pix[i])/float64(engraving.News.Paper.R)
		}
		if sum /= float64(len(img.Pix) / 4); sum < 0.10 || sum > 0.60 {
			t.Errorf("%+v: ink covers %.2f, wanted 0.10 to 0.60", f, sum)
		}
	}
	for i, f := range forty() {
		look(f, seen()[i].print)
	}
	for from := range Regions { // and those that are not among the forty, at the smallest size
		for role := range Roles {
			if looked[[2]int{int(from), int(role)}] {
				continue
			}
			f := Face{Seed: uint32(from)*13 + uint32(role), From: from, Role: role, Age: 20 + 15*int(role), Woman: role == Speaker}
			look(f, f.Paint(image.Pt(45, 50), engraving.News))
		}
	}
}

// Eyes and mouth are as clear in the darkest skin as in the palest: whoever it is, the
// lines about them are no closer, and what is drawn stands out from the skin.
func TestEveryFaceHasItsExpression(t *testing.T) {
	for _, f := range forty()[4:10] {
		var close, stands [2]float64 // the closeness of lines, and the light of skin against ink
		for i, dark := range [2]float64{0.05, 0.95} {
			p := f.person()
			p.dark = dark
			s := newStudio(inPlay, 1)
			s.sit(p)
			s.light()
			n, skin := 0.0, 0.0
			for j := range s.spots {
				sp := &s.spots[j]
				eyes := bell(math.Abs(sp.o.X), sp.o.Y, p.head.eyeApart, 0, 0.26, 0.17) > 0.4
				mouth := bell(sp.o.X, sp.o.Y, 0, p.head.mouthY, 0.36, 0.20) > 0.4
				if (eyes || mouth) && sp.o.Z > 0.5 && sp.drawn < 0.1 && sp.skin != nil && sp.skin.group == groupSkin {
					w := s.wash[j]
					close[i], skin, n = close[i]+float64(sp.tone), skin+float64(w.R+w.G+w.B)/3, n+1
				}
			}
			if n == 0 {
				t.Fatalf("%+v: no skin about eyes and mouth", f)
			}
			close[i] /= n
			paper := float64(engraving.Sepia.Paper.G) * (1 - engraving.Sepia.Wash*(1-skin/n))
			stands[i] = (1 - close[i]) * (paper/float64(engraving.Sepia.Line.G) - 1)
		}
		if close[1] > close[0]+0.02 || close[1] > 0.35 {
			t.Errorf("%+v: lines about eyes and mouth cover %.2f of a dark skin, %.2f of a pale one", f, close[1], close[0])
		}
		if stands[1] < 1.5 {
			t.Errorf("%+v: a dark skin is only %.1f times lighter than the ink", f, stands[1])
		}
	}
}

func BenchmarkInPlay(b *testing.B) {
	all := forty()
	for i := range b.N {
		all[i%len(all)].Paint(inPlay, engraving.Sepia)
	}
}

func BenchmarkLarge(b *testing.B) {
	all := forty()
	for i := range b.N {
		all[i%len(all)].Paint(image.Pt(360, 400), engraving.Sepia)
	}
}

// The faces offered first are of women and of men, as they are said to be.
func TestOffered(t *testing.T) {
	for _, women := range []bool{true, false} {
		for _, n := range Offered(women) {
			if Named("", n).Woman != women {
				t.Errorf("face %d is offered as a woman's: %v", n, women)
			}
		}
	}
}
