#!/usr/bin/env bash
# desktop_entries.sh LECTERN LECTERN-CLI PACKAGING: tests desktop file and file types with the desktop's own
# programs: type of a file, associated program, start with files, menu actions. Exit status 77: a requirement is not installed.
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
ln -s "$program" "$folder/bin/lectern" # Exec has no path
export PATH=$folder/bin:$PATH
update-mime-database "$folder/mime"
update-desktop-database "$folder/applications"
timeout 280 dbus-run-session -- "$python" "$here/desktop_entries.py" "$folder" "$cli"
