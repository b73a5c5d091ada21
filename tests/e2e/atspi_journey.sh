#!/usr/bin/env bash
# atspi_journey.sh LECTERN: the window through the eyes of a screen reader (AT-SPI), on a virtual display and a bus of
# its own. Exits with 77 and a reason where what it needs is not installed.
set -euo pipefail
program=$1
here=$(cd "$(dirname "$0")" && pwd)
skip() { echo "skipped: $*"; exit 77; }
python=/usr/bin/python3 # Debian's own, for which its packages are
for command in xvfb-run Xvfb dbus-run-session "$python"; do
    command -v "$command" >/dev/null || skip "$command is not installed"
done
"$python" -c 'import pyatspi' 2>/dev/null || skip "python3-pyatspi is not installed"
[[ -e /usr/share/dbus-1/services/org.a11y.Bus.service ]] || skip "at-spi2-core is not installed"

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export HOME=$folder XDG_RUNTIME_DIR=$folder/run XDG_CONFIG_HOME=$folder XDG_DATA_HOME=$folder XDG_CACHE_HOME=$folder
mkdir -m 700 "$folder/run"
cat >"$folder/papers.jsonl" <<'EOF'
{"lectern":1,"title":"Waves of $n{=}15$","authors":["Ada Winter"],"category":"cs.LG","date":"2024-03-03","abstract":"We bound $x^2$ by $\\frac{a}{b}$ for 50\\% of $\\alpha$."}
{"lectern":1,"title":"Lanterns at Dusk","authors":["Bo Ström"],"category":"cs.CL","date":"2024-03-02","abstract":"We count lanterns."}
{"lectern":1,"title":"Tides and Ledgers","authors":["Ada Winter"],"category":"cs.LG","date":"2024-03-01","abstract":"We keep books on tides."}
EOF
export QT_QPA_PLATFORM=xcb QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 QT_ACCESSIBILITY=1 NO_AT_BRIDGE=0
unset WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS
# shellcheck disable=SC2016 # the inner shell expands
timeout 280 xvfb-run -a -s "-screen 0 1280x800x24" dbus-run-session -- bash -c '
    "$1" --library "$2/my.lectern" "$2/papers.jsonl" & window=$!
    /usr/bin/python3 "$3/atspi_journey.py" && code=0 || code=$?
    kill "$window" 2>/dev/null || true
    wait "$window" 2>/dev/null || true
    ((code == 0)) || exit "$code"
    "$1" "$2/my.lectern" & window=$!
    /usr/bin/python3 "$3/atspi_journey.py" reopened && code=0 || code=$?
    kill "$window" 2>/dev/null || true
    wait "$window" 2>/dev/null || true
    exit "$code"' journey "$program" "$folder" "$here"
