#!/bin/sh
# Installs Source of the Nile for who runs this, in ~/.local; for everybody, as
# root, in /usr/local. Another place: PREFIX=DIR ./install.sh
#
#   ./install.sh           installs
#   ./install.sh --remove  takes it away again; saves stay
set -eu
cd "$(dirname "$0")"
if [ "$(id -u)" -eq 0 ]; then prefix=${PREFIX:-/usr/local}; else prefix=${PREFIX:-$HOME/.local}; fi

# The shares that were installed, one a line.
shares() { (cd share && find . -type f | sed 's|^\./||'); }

refresh() {
	command -v update-mime-database >/dev/null 2>&1 && update-mime-database "$prefix/share/mime" >/dev/null 2>&1 || true
	command -v update-desktop-database >/dev/null 2>&1 && update-desktop-database "$prefix/share/applications" >/dev/null 2>&1 || true
}

case ${1-} in
"") ;;
--remove)
	shares | while read -r f; do rm -f "$prefix/share/$f"; done
	rm -f "$prefix/bin/nile"
	rmdir "$prefix/share/doc/source-of-the-nile" 2>/dev/null || true
	refresh
	echo "Taken away from $prefix. Your saves are where they were."
	exit ;;
*)
	echo "usage: $0 [--remove]" >&2
	exit 2 ;;
esac

mkdir -p "$prefix/bin"
cp nile "$prefix/bin/nile.new"
chmod 755 "$prefix/bin/nile.new"
mv "$prefix/bin/nile.new" "$prefix/bin/nile"
shares | while read -r f; do
	mkdir -p "$prefix/share/$(dirname "$f")"
	cp "share/$f" "$prefix/share/$f"
	chmod 644 "$prefix/share/$f"
done
# The menu starts the program by its whole path: not everybody looks in every folder.
sed "s|^Exec=nile|Exec=\"$prefix/bin/nile\"|" share/applications/source-of-the-nile.desktop >"$prefix/share/applications/source-of-the-nile.desktop"
refresh
echo "Installed in $prefix. Look for Source of the Nile in the menu, or type: $prefix/bin/nile"
case ":$PATH:" in *":$prefix/bin:"*) ;; *) echo "($prefix/bin is not in your PATH.)" ;; esac
