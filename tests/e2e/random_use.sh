#!/usr/bin/env bash
# random_use.sh LECTERN LECTERN-CLI [MINUTES [SEED]]: the built window on a virtual display, used at random by real keys
# and a pointer. Exits with 77 and a reason where what it needs is not installed.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=tests/e2e/display.sh
source "$here/display.sh"
display_for Xlib.ext.xtest python3-xlib
# Links are followed, but nothing is opened for them.
mkdir "$folder/bin"
printf '#!/bin/sh\n' >"$folder/bin/xdg-open"
chmod +x "$folder/bin/xdg-open"
PATH=$folder/bin:$PATH dbus-run-session -- "$python" "$here/random_use.py" "$folder" "$@"
