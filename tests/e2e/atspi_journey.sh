#!/usr/bin/env bash
# atspi_journey.sh LECTERN: tests the window through AT-SPI, on a virtual display with its own bus.
# Exit status 77: a requirement is not installed.
set -euo pipefail
program=$1
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=tests/e2e/display.sh
source "$here/display.sh"
display_for pyatspi python3-pyatspi Xlib python3-xlib
cat >"$folder/papers.jsonl" <<'EOF'
{"lectern":1,"title":"Waves of $n{=}15$","authors":["Ada Winter"],"category":"cs.LG","date":"2024-03-03","abstract":"We bound $x^2$ by $\\frac{a}{b}$ for 50\\% of $\\alpha$."}
{"lectern":1,"title":"Lanterns at Dusk","authors":["Bo Ström"],"category":"cs.CL","date":"2024-03-02","abstract":"We count lanterns."}
{"lectern":1,"title":"Tides and Ledgers","authors":["Ada Winter"],"category":"cs.LG","date":"2023-03-01","abstract":"We keep books on tides."}
EOF
printf 'Titel;Von;Jahr\nFog;Ada Winter;2021\nMist;Jan Berg;2022\n' >"$folder/keys.csv"
printf '\211PNG\r\n\032\n\0\0\0\rIHDR' >"$folder/picture.png"
export LECTERN_PROGRAM=$program LECTERN_FOLDER=$folder
reader=$(dirname "$program")/../pdf/lectern-pdf # not built without poppler
# shellcheck disable=SC2016 # the inner shell expands
timeout 280 dbus-run-session -- bash -c '
    "$1" --library "$2/my.lectern" "$2/papers.jsonl" & window=$!
    /usr/bin/python3 "$3/atspi_journey.py" && code=0 || code=$?
    kill "$window" 2>/dev/null || true
    wait "$window" 2>/dev/null || true
    ((code == 0)) || exit "$code"
    "$1" "$2/my.lectern" & window=$!
    /usr/bin/python3 "$3/atspi_journey.py" reopened && code=0 || code=$?
    kill "$window" 2>/dev/null || true
    wait "$window" 2>/dev/null || true
    ((code == 0)) || exit "$code"
    "$1" --library "$2/my.lectern" "$2/keys.csv" & window=$!
    /usr/bin/python3 "$3/atspi_journey.py" mapped && code=0 || code=$?
    kill "$window" 2>/dev/null || true
    wait "$window" 2>/dev/null || true
    ((code == 0)) || exit "$code"
    /usr/bin/python3 "$3/atspi_pages.py" "$1" "$2/my.lectern"
    [[ -x $4 ]] || exit 0
    /usr/bin/python3 "$3/atspi_pdf.py"' journey "$program" "$folder" "$here" "$reader"
