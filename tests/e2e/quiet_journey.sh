#!/usr/bin/env bash
# quiet_journey.sh LECTERN LECTERN-CLI: traces the files and sockets that the window opens while it shows papers whose texts
# request files. Exit status 77: a requirement is not installed.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=tests/e2e/display.sh
source "$here/display.sh"
command -v strace >/dev/null || skip "strace is not installed"
strace -o /dev/null true 2>/dev/null || skip "strace may not trace programs here"
display_for pyatspi python3-pyatspi Xlib.ext.xtest python3-xlib
dbus-run-session -- "$python" "$here/quiet_journey.py" "$folder" "$@"
