//go:build ebitenginevmguest

package sound

// Open finds nothing: a guest of Ebitengine's vmhost is played by a test, and
// must not be heard.
func Open() (Device, error) { return nil, ErrNoDevice }
