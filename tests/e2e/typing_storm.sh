#!/usr/bin/env bash
# typing_storm.sh LECTERN LECTERN-CLI [ROUNDS [SEED]]: the built window on a virtual display, typed into with real key
# events, while the command line imports beside it. Exits with 77 and a reason where what it needs is not installed.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
skip() { echo "skipped: $*"; exit 77; }
python=/usr/bin/python3 # Debian's own, for which its packages are
for command in xvfb-run Xvfb dbus-run-session "$python"; do
    command -v "$command" >/dev/null || skip "$command is not installed"
done
"$python" -c 'import pyatspi' 2>/dev/null || skip "python3-pyatspi is not installed"
"$python" -c 'import Xlib.ext.xtest' 2>/dev/null || skip "python3-xlib is not installed"
[[ -e /usr/share/dbus-1/services/org.a11y.Bus.service ]] || skip "at-spi2-core is not installed"

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export HOME=$folder XDG_RUNTIME_DIR=$folder/run XDG_CONFIG_HOME=$folder XDG_DATA_HOME=$folder XDG_CACHE_HOME=$folder
mkdir -m 700 "$folder/run"
export QT_QPA_PLATFORM=xcb QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 QT_ACCESSIBILITY=1 NO_AT_BRIDGE=0
unset WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS
xvfb-run -a -s "-screen 0 1280x800x24" dbus-run-session -- "$python" "$here/typing_storm.py" "$folder" "$@"
