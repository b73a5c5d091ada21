#!/usr/bin/env bash
# random_use.sh LECTERN LECTERN-CLI [MINUTES [SEED]]: uses the window at random with real keys and a pointer, on a
# virtual display. Exit status 77: a requirement is not installed.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=tests/e2e/display.sh
source "$here/display.sh"
display_for Xlib.ext.xtest python3-xlib
# Links are activated, but open nothing.
mkdir "$folder/bin"
printf '#!/bin/sh\n' >"$folder/bin/xdg-open"
chmod +x "$folder/bin/xdg-open"
PATH=$folder/bin:$PATH dbus-run-session -- "$python" "$here/random_use.py" "$folder" "$@"
