#!/usr/bin/env bash
# typing_storm.sh LECTERN LECTERN-CLI [ROUNDS [SEED]]: the built window on a virtual display, typed into with real key
# events, while the command line imports beside it. Exits with 77 and a reason where what it needs is not installed.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=tests/e2e/display.sh
source "$here/display.sh"
display_for pyatspi python3-pyatspi Xlib.ext.xtest python3-xlib
dbus-run-session -- "$python" "$here/typing_storm.py" "$folder" "$@"
