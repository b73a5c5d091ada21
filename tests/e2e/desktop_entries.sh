#!/usr/bin/env bash
# desktop_entries.sh LECTERN LECTERN-CLI PACKAGING: what the desktop does with our desktop file and our list of file types, by the
# desktop's own programs: which type a file has, who opens it, what a start from there and the actions of the menu do.
# Exits with 77 and a reason where what it needs is not installed.
set -euo pipefail
program=$1 cli=$2 packaging=$3
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=tests/e2e/display.sh
source "$here/display.sh"
for command in gio:libglib2.0-bin update-mime-database:shared-mime-info update-desktop-database:desktop-file-utils; do
    command -v "${command%:*}" >/dev/null || skip "${command#*:} is not installed"
done
display_for pyatspi python3-pyatspi
mkdir -p "$folder/applications" "$folder/mime/packages" "$folder/bin"
cp "$packaging/org.lectern.Lectern.desktop" "$folder/applications"
cp "$packaging/org.lectern.Lectern.xml" "$folder/mime/packages"
ln -s "$program" "$folder/bin/lectern" # Exec names no folder
export PATH=$folder/bin:$PATH
update-mime-database "$folder/mime"
update-desktop-database "$folder/applications"
timeout 280 dbus-run-session -- "$python" "$here/desktop_entries.py" "$folder" "$cli"
