package sources

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// RunWith builds the game as a program, says where it lies, and runs a room's tests; their exit
// status.
func RunWith(m *testing.M, program *string) int {
	dir, err := os.MkdirTemp("", "program")
	if err != nil {
		fmt.Println(err)
		return 1
	}
	defer func() { _ = os.RemoveAll(dir) }()
	*program = filepath.Join(dir, "nile.exe") // Windows wants that name
	cmd := exec.Command("go", "build", "-o", *program, "sourceofthenile/cmd/nile")
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		fmt.Printf("build: %v\n%s", err, out)
		return 1
	}
	return m.Run()
}
