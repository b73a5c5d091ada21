#!/usr/bin/env bash
# quiet_journey.sh LECTERN LECTERN-CLI: what the window opens and connects to while papers are read whose every text asks
# for a file. Exits with 77 and a reason where what it needs is not installed.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=tests/e2e/display.sh
source "$here/display.sh"
command -v strace >/dev/null || skip "strace is not installed"
strace -o /dev/null true 2>/dev/null || skip "strace may not watch programs here"
display_for pyatspi python3-pyatspi Xlib.ext.xtest python3-xlib
dbus-run-session -- "$python" "$here/quiet_journey.py" "$folder" "$@"
