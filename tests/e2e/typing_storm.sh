#!/usr/bin/env bash
# typing_storm.sh LECTERN LECTERN-CLI [ROUNDS [SEED]]: types into the window with real key events, on a virtual display,
# while the command line imports. Exit status 77: a requirement is not installed.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=tests/e2e/display.sh
source "$here/display.sh"
display_for pyatspi python3-pyatspi Xlib.ext.xtest python3-xlib
dbus-run-session -- "$python" "$here/typing_storm.py" "$folder" "$@"
