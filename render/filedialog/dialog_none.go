//go:build ebitenginevmguest || !(windows || linux || darwin || js)

package filedialog

// Other systems have no dialog; nor has a guest of Ebitengine's vmhost, which
// has no window and must not open one.
var system asker
